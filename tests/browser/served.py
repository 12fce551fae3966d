"""The real server as a process of its own, which can be killed and started again on the same store."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

PATIENCE = 60.0
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    def __init__(self, folder: Path, *packs: Path) -> None:
        self.folder, self.port, self.packs = folder, free_port(), packs
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> Served:
        command = (sys.executable, "-m", "tests.browser.planted", "--port", str(self.port), "--data", str(self.folder))
        packs = (word for pack in self.packs for word in ("--pack", str(pack)))
        self.process = subprocess.Popen((*command, "--no-limits", *packs), cwd=ROOT, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server did not start"
            try:
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if the power went out."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
