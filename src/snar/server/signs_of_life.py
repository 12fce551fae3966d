"""Signs of life: a server whose event loop is stuck gives none, and whoever watches over it starts another.

One of several gives them to the process that started it (`workers.py`), any other to systemd where that asks for
them."""

from __future__ import annotations

import faulthandler
import os
import signal
import socket
from contextlib import suppress

EVERY = 2.0  # seconds
STDERR = 2
SOCKET = "NOTIFY_SOCKET"
READY, ALIVE = "READY=1", "WATCHDOG=1"
SHOW = getattr(signal, "SIGUSR2", None)  # asks a process where it is, before it is ended; no core with all the dice


def show_when_asked() -> None:
    """All threads, by file and line, where the log goes."""
    if SHOW is not None:
        faulthandler.register(SHOW, file=STDERR)


def tell_systemd(words: str) -> None:
    address = os.environ.get(SOCKET, "")
    if not address:
        return
    name = "\0" + address[1:] if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(words.encode(), name)
