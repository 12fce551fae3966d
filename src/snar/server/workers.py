"""Several processes behind one port, on one machine: each is a server of the house like any other.

The first process only watches: it opens the door, starts the others, starts one again that has died, and on SIGHUP
lets them go one after another, each replaced before the next one goes. Nobody loses an answer by it: tables are set
aside, and pages come back through whoever is there. One that hangs gives no sign of life and is replaced.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import TypeVar

from snar.store.lock import FolderLock
from snar.store.opening import NAMED
from snar.store.port import StoreError

from .http.identity import keys_in, words_in
from .http.limits import Limits
from .settings import Settings
from .signs_of_life import ALIVE, READY, SHOW, SOCKET, tell_systemd
from .starting import TROUBLES, CannotStart, check_store, reason

INSIDE = "127.0.0.1"
MOST = 64
LOOK = 60.0  # seconds between two looks at how a worker that is not there yet gets on
WORKED = 0.2  # seconds of a processor that one takes meanwhile which is merely slow; one that hangs takes none
STARTING = (
    30.0  # seconds of a processor after which one that is not there goes round in circles, at first; one is usual
)
LONGEST = 3600.0  # seconds after which it is ended all the same
SILENT = 20.0  # seconds without a sign of life after which one that was there is ended
MOMENT = 1.0  # that count at most between two looks: whoever watches may have been stopped itself
SHOWING = 0.5  # seconds to say where it hangs
GOING = 20.0  # seconds for a worker to go in good order
AGAIN = (0.5, 30.0)  # seconds before one that died is started again: at first, and at most
BACKLOG = 1024
log = logging.getLogger("snar.server")
R = TypeVar("R")


@dataclass(frozen=True)
class Crew:
    """One of several: its number, and the door they share."""

    number: str
    door: socket.socket

    @staticmethod
    def of(words: str) -> Crew:
        number, _, handle = words.partition(":")
        return Crew(number, socket.socket(fileno=int(handle)))


def front_door(settings: Settings) -> socket.socket:
    return bound(settings.bind, settings.port)


def back_door(settings: Settings, inside: str, crew: Crew | None) -> tuple[socket.socket, Settings]:
    """A door for other servers of the house alone; they say who they are (`http/relay.py`)."""
    try:
        door = bound(inside, 0)
        door.listen(BACKLOG)  # the others know of it a moment before it answers: they wait, and are not sent away
    except OSError:
        raise CannotStart("bad-inside", host=inside) from None
    name = f"[{inside}]" if ":" in inside else inside
    number = crew.number if crew else ""
    return door, replace(settings, inside=f"http://{name}:{door.getsockname()[1]}", crew=number)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, port))
    door.set_inheritable(True)
    return door


def several(settings: Settings, number: int, inside: str, open_browser: bool) -> None:
    """Watch over so many until interrupted."""
    if not settings.store:
        raise CannotStart("workers-need-database")
    if not 1 <= number <= MOST:
        raise CannotStart("bad-workers", workers=str(number))
    settings.data.mkdir(0o700, parents=True, exist_ok=True)
    try:
        lock = FolderLock(settings.data, settings.url, settings.local)
        keys_in(settings.data)
        words_in(settings.data)  # made once: workers that made them at the same time would each know others
        check_store(settings)
    except (*TROUBLES, StoreError) as error:
        raise reason(error, settings) from None
    door = front_door(settings)
    door.listen(BACKLOG)
    watch = Watch([Worker(str(i), command(settings, i, door, inside), settings.store, door) for i in range(number)])
    try:
        watch.run(lambda: greet(settings, open_browser))
    finally:
        door.close()
        lock.release()


def command(settings: Settings, number: int, door: socket.socket, inside: str) -> list[str]:
    words = [sys.executable, "-m", "snar.server", "--crew", f"{number}:{door.fileno()}", "--inside", inside]
    words += ["--host", settings.host, "--port", str(settings.port), "--data", str(settings.data)]
    words += ["--public-url", settings.public_url, "--retention", str(settings.retention)]
    words += ["--lan"] if settings.lan else []
    words += [] if settings.limits == Limits() else ["--no-limits"]
    for pack in settings.packs:
        words += ["--pack", str(pack)]
    for proxy in settings.proxies:
        words += ["--proxy", proxy]
    return words


def greet(settings: Settings, open_browser: bool) -> None:
    print(settings.url, flush=True)
    if open_browser:
        webbrowser.open(settings.url)


class Worker:
    """One process. It is there once it has said where."""

    def __init__(self, name: str, words: list[str], store: str, door: socket.socket) -> None:
        self.name, self.words, self.door = name, words, door
        self.env = {**os.environ, NAMED: store}
        self.env.pop(SOCKET, None)  # systemd hears whoever watches
        self.process: subprocess.Popen[bytes] | None = None
        self.wait = AGAIN[0]
        self.at = self.looked = 0.0
        self.used = 0.0  # seconds of a processor, when it was looked at
        self.may_use = STARTING  # twice as much each time that was too little: nobody knows how slow this machine is
        self.ready = False  # it has said where it is
        self.watched = self.silent = 0.0  # when it was looked at last, seconds since then without a sign

    def start(self) -> None:
        self.at = self.looked = time.monotonic()
        self.used = 0.0
        doors = [self.door.fileno()]
        self.process = subprocess.Popen(self.words, env=self.env, stdout=subprocess.PIPE, pass_fds=doors)
        self.ready, self.watched, self.silent = False, self.at, 0.0
        threading.Thread(target=self.listen, args=(self.process,), daemon=True).start()

    def listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout
        with process.stdout as words:
            for _ in words:
                if process is self.process:
                    self.ready, self.silent = True, 0.0

    def tend(self) -> None:
        """One that hangs is ended."""
        if self.process is None or self.dead():
            return
        now = time.monotonic()
        self.silent += min(now - self.watched, MOMENT)
        self.watched = now
        if not self.ready:
            self.hurry(self.process, now)
        elif self.silent > SILENT:
            log.error("worker %s gives no sign of life for %.0f s and is ended", self.name, self.silent)
            self.end(self.process)

    def hurry(self, process: subprocess.Popen[bytes], now: float) -> None:
        """One that is merely slow to start, on a machine that has much to do, will be there."""
        if now - self.looked < LOOK:
            return
        before, self.used, self.looked = self.used, worked(process.pid, now - self.at), now
        if self.used - before > WORKED and self.used < self.may_use and now - self.at < LONGEST:
            log.warning("worker %s is slow to start: %.0f s", self.name, now - self.at)
            return
        if self.used >= self.may_use:
            self.may_use = min(LONGEST, self.may_use * 2)
        log.error("worker %s hangs at its start and is ended after %.0f s", self.name, now - self.at)
        self.end(process)

    def end(self, process: subprocess.Popen[bytes]) -> None:
        """Not in good order. It says first where it is, if it can."""
        if SHOW is not None:
            process.send_signal(SHOW)
        with suppress(subprocess.TimeoutExpired):
            process.wait(SHOWING)
        process.kill()
        process.wait()

    def stop(self) -> None:
        """In good order, if it can."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(GOING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def dead(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def again(self) -> None:
        """One that dies again and again is started less and less often."""
        lasted = time.monotonic() - self.at
        self.wait = AGAIN[0] if lasted > AGAIN[1] else min(AGAIN[1], self.wait * 2)
        log.error("worker %s %s after %.0f s and is started again", self.name, self.fate(), lasted)
        self.start()

    def fate(self) -> str:
        code = self.process.returncode if self.process else None
        if code is None or code >= 0:
            return f"has ended with {code}"
        try:
            return f"was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"was ended by signal {-code}"


def worked(pid: int, lasted: float) -> float:
    """Seconds of a processor that a process has taken; where the system does not tell, a little all the time."""
    try:
        rest = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return lasted * 2 * WORKED / LOOK
    return (int(rest[11]) + int(rest[12])) / os.sysconf("SC_CLK_TCK")


def together(works: Iterable[Callable[[], R]]) -> list[R]:
    """All at once; what each of them returns, in order."""
    found = list(works)
    with ThreadPoolExecutor(len(found)) as pool:
        return list(pool.map(lambda work: work(), found))


class Watch:
    def __init__(self, workers: list[Worker]) -> None:
        self.workers = workers
        self.ending = threading.Event()
        self.rolling = threading.Event()

    def run(self, greet: Callable[[], None]) -> None:
        def end(*_: int | FrameType | None) -> None:
            self.ending.set()

        for name in ("SIGTERM", "SIGINT"):
            signal.signal(getattr(signal, name), end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: self.rolling.set())
        try:
            for worker in self.workers:
                worker.start()
            tell_systemd(READY)
            greeted = False
            while not self.ending.is_set():
                if not greeted and all(worker.ready for worker in self.workers):
                    greeted = True  # late, where one of them died at first
                    greet()
                self.ending.wait(0.2)
                self.look()
        finally:
            self.close()

    def look(self) -> None:
        if self.rolling.is_set():
            self.rolling.clear()
            self.roll()
        self.tend(self.workers)

    def tend(self, workers: Iterable[Worker]) -> None:
        tell_systemd(ALIVE)
        for worker in workers:
            worker.tend()
            if worker.dead() and time.monotonic() - worker.at > worker.wait and not self.ending.is_set():
                worker.again()

    def roll(self) -> None:
        """One after another. Where the new one dies the others stay as they are: somebody has to be there."""
        for worker in self.workers:
            if self.ending.is_set():
                return
            worker.stop()
            worker.start()
            others = [one for one in self.workers if one is not worker]
            while not (worker.ready or worker.dead() or self.ending.wait(0.1)):
                worker.tend()
                self.tend(others)
            if worker.dead() and not self.ending.is_set():
                log.error("worker %s %s; the others are not replaced", worker.name, worker.fate())
                return

    def close(self) -> None:
        together(worker.stop for worker in self.workers)
