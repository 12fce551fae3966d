"""Several processes behind one port: one is killed, all are replaced, and nobody loses an answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import WebSocketException

from snar.server import main
from snar.server import workers as crew
from snar.server.settings import Settings
from snar.store.opening import NAMED, open_store

from .site import Player, free_port, run

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finding the workers needs /proc")
BACK = 30.0  # seconds; five are promised on a machine of one's own


@contextlib.contextmanager
def started(port: int, folder: Path, database: str) -> Iterator[subprocess.Popen[bytes]]:
    words = [sys.executable, "-m", "snar.server", "--port", str(port), "--data", str(folder), "--workers", "2"]
    env = {**os.environ, NAMED: database}
    with subprocess.Popen([*words, "--no-limits"], env=env, stdout=subprocess.PIPE) as watch:
        assert watch.stdout and watch.stdout.readline(), "both are there"
        try:
            yield watch
        finally:
            watch.terminate()
            assert watch.wait(60) == 0


def workers(watch: subprocess.Popen[bytes]) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{watch.pid}/task/{watch.pid}/children").read_text().split()]


async def go_on(player: Player, table: str) -> float:
    """Come back as a page does, and answer; how long it took."""
    start = time.monotonic()
    while time.monotonic() - start < BACK:
        with contextlib.suppress(OSError, WebSocketException, httpx.TransportError):
            await player.join(table)
            choice = await player.asked()
            await player.answer(choice["options"][0]["key"])
            return time.monotonic() - start
        await asyncio.sleep(0.1)
    raise AssertionError("the table never came back")


async def through(port: int, database: str, after: Callable[[], Awaitable[None]]) -> None:
    """Three tables, somewhere; something happens; everything that was told is there."""
    players = [Player(port) for _ in range(3)]
    tables = [(await one.post("/api/play", {"pace": "none"}))["id"] for one in players]
    for one, table in zip(players, tables, strict=True):
        await go_on(one, table)
    told = {table: one.seq for one, table in zip(players, tables, strict=True)}
    await after()
    for one, table in zip(players, tables, strict=True):
        await go_on(one, table)
        assert one.seq > told[table]
        await one.close()
    store = open_store(database)
    for table, number in told.items():
        stored = await store.load(table)
        assert stored and len(stored.entries) > number
    await store.close()


def test_neither_a_killed_worker_nor_the_replacement_of_all_costs_an_answer(tmp_path: Path, database: str) -> None:
    port = free_port()
    with started(port, tmp_path, database) as watch:

        async def kill() -> None:
            victim = workers(watch)[0]
            os.kill(victim, signal.SIGKILL)
            while len(workers(watch)) < 2 or victim in workers(watch):
                await asyncio.sleep(0.05)

        async def roll() -> None:
            before = set(workers(watch))
            watch.send_signal(signal.SIGHUP)
            while before & set(workers(watch)) or len(workers(watch)) < 2:
                await asyncio.sleep(0.05)

        for happens in (kill, roll):
            run(through(port, database, happens))


def test_no_command_line_holds_the_address_of_the_database_with_its_password(tmp_path: Path) -> None:
    """Whoever is on the machine can read command lines; the environment of a process only its owner."""
    settings = Settings(data=tmp_path, store="postgresql://snar:open-sesame@db.example/snar")
    with socket.socket() as door:
        words = crew.command(settings, 1, door, "127.0.0.1")
        worker = crew.Worker("1", words, settings.store, door)
    assert not any("sesame" in word for word in words)
    assert worker.env[NAMED] == settings.store


SLOW = "import time; time.sleep(1); print('here', flush=True); time.sleep(60)"
BUSY = "import time; until = time.monotonic() + 1.5\nwhile time.monotonic() < until: pass\n" + (
    "print('here', flush=True); time.sleep(60)"
)


def test_a_worker_that_is_slow_to_start_has_its_time_and_the_log_says_what_became_of_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "LOOK", 0.5)
    monkeypatch.setattr(crew, "WORKED", 0.01)
    with socket.socket() as door:
        worker = crew.Worker("7", [sys.executable, "-c", BUSY], "", door)
        watch = crew.Watch([worker])
        worker.start()
        first, late = worker.process, time.monotonic() + 60
        while not worker.ready and time.monotonic() < late:
            time.sleep(0.05)
            watch.look()
        assert worker.ready and not worker.dead() and worker.process is first and first
        first.kill()
        first.wait()
        worker.at -= 60
        watch.look()
        watch.close()
    told = [record.getMessage() for record in caplog.records]
    assert told[0].startswith("worker 7 is slow to start: ")
    assert told[-1].startswith("worker 7 was ended by SIGKILL after 6")


def test_a_worker_that_hangs_at_its_start_is_noticed_as_soon_each_time(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "LOOK", 0.5)
    with socket.socket() as door:
        worker = crew.Worker("7", [sys.executable, "-c", "import time; time.sleep(60)"], "", door)
        worker.wait = 0.0
        watch = crew.Watch([worker])
        worker.start()
        late = time.monotonic() + 60
        while len(caplog.records) < 6 and time.monotonic() < late:
            time.sleep(0.05)
            worker.wait = 0.0
            watch.look()
        watch.close()
    told = [re.sub("[0-9]+ s", "so many s", record.getMessage()) for record in caplog.records]
    ended, again = (
        "hangs at its start and is ended",
        "was ended by SIGUSR2",
    )  # it cannot say yet where it is
    assert (
        told[:6] == [f"worker 7 {ended} after so many s", f"worker 7 {again} after so many s and is started again"] * 3
    )


LOOPS = "while True: pass"
DEAR = BUSY.replace("monotonic", "process_time")
LIVES = "import time\nwhile True: print('here', flush=True); time.sleep(0.1)"
STUCK = "import faulthandler, signal, time; faulthandler.register(signal.SIGUSR2); print('here', flush=True)\n" + LOOPS


def until(done: Callable[[], bool], watch: crew.Watch) -> None:
    late = time.monotonic() + 60
    while not done() and time.monotonic() < late:
        time.sleep(0.05)
        watch.look()
    assert done()


def test_a_worker_that_goes_round_in_circles_at_its_start_is_no_slow_one(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "LOOK", 0.5)
    monkeypatch.setattr(crew, "STARTING", 1.0)
    with socket.socket() as door:
        worker = crew.Worker("7", [sys.executable, "-c", LOOPS], "", door)
        worker.wait = 60.0  # so that it is seen dead
        watch = crew.Watch([worker])
        worker.start()
        until(worker.dead, watch)
        watch.close()
    assert "worker 7 hangs at its start and is ended" in caplog.text


def test_a_worker_whose_start_takes_more_than_was_thought_may_take_twice_as_much_the_next_time(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was ended every minute for ever on a machine on which a start takes half a minute of the processor."""
    monkeypatch.setattr(crew, "LOOK", 0.25)
    monkeypatch.setattr(crew, "WORKED", 0.01)
    monkeypatch.setattr(crew, "STARTING", 0.4)
    monkeypatch.setattr(crew, "AGAIN", (0.0, 0.0))
    with socket.socket() as door:
        worker = crew.Worker("7", [sys.executable, "-c", DEAR], "", door)
        watch = crew.Watch([worker])
        worker.start()
        until(lambda: worker.ready, watch)
        watch.close()
    assert "worker 7 hangs at its start and is ended" in caplog.text


@pytest.mark.parametrize("how", ["a loop", "SIGSTOP"])
def test_a_worker_that_hangs_later_is_replaced_and_says_where_it_is(
    how: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "SILENT", 1.0)
    with socket.socket() as door:
        worker = crew.Worker("7", [sys.executable, "-c", STUCK if how == "a loop" else LIVES], "", door)
        worker.wait = 0.0
        watch = crew.Watch([worker])
        worker.start()
        first = worker.process
        until(lambda: worker.ready, watch)
        if how == "SIGSTOP":
            began = time.monotonic()
            until(lambda: time.monotonic() - began > 2.0, watch)
            assert worker.process is first and first, "it lives"
            first.send_signal(signal.SIGSTOP)
        until(lambda: worker.process is not first, watch)
        watch.close()
    assert "worker 7 gives no sign of life for 1 s and is ended" in caplog.text
    assert how == "SIGSTOP" or "most recent call first" in capfd.readouterr().err


def test_whoever_watched_and_was_stopped_itself_blames_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "SILENT", 1.5)
    with socket.socket() as door:
        worker = crew.Worker("7", [sys.executable, "-c", LIVES], "", door)
        watch = crew.Watch([worker])
        worker.start()
        until(lambda: worker.ready, watch)
        first = worker.process
        worker.watched -= 3600
        watch.look()
        assert worker.process is first and not worker.dead()
        watch.close()


def test_a_server_whose_every_tick_is_late_gives_its_signs_of_life_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loop that comes round once a second is slow, not stuck."""
    clock, signs = SimpleNamespace(now=1000.0), list[float]()
    monkeypatch.setattr(main, "time", SimpleNamespace(monotonic=lambda: clock.now))
    server = main.Server(main.config(None, Settings(data=tmp_path)))
    monkeypatch.setattr(server, "give_sign", lambda: signs.append(clock.now))
    server.config.encoded_headers = []

    async def go() -> None:
        for tick in range(30):
            clock.now += 1.0
            await server.on_tick(tick)

    asyncio.run(go())
    assert len(signs) == 15 and max(after - before for before, after in pairwise(signs)) == 2


def test_where_the_watching_process_is_killed_the_others_go_and_the_port_is_free(tmp_path: Path, database: str) -> None:
    port = free_port()
    words = [sys.executable, "-m", "snar.server", "--port", str(port), "--data", str(tmp_path), "--workers", "2"]
    with subprocess.Popen(words, env={**os.environ, NAMED: database}, stdout=subprocess.PIPE) as watch:
        assert watch.stdout and watch.stdout.readline()
        left = workers(watch)
        watch.kill()
    late = time.monotonic() + BACK
    while any(Path(f"/proc/{pid}").exists() for pid in left) and time.monotonic() < late:
        time.sleep(0.1)
    assert len(left) == 2 and not any(Path(f"/proc/{pid}").exists() for pid in left)
    with socket.socket() as door:
        door.bind(("127.0.0.1", port))


@pytest.mark.parametrize("several", [False, True])
def test_systemd_hears_that_a_server_is_there_and_goes_on(tmp_path: Path, database: str, several: bool) -> None:
    words = [sys.executable, "-m", "snar.server", "--port", str(free_port()), "--data", str(tmp_path / "data")]
    env = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify"), NAMED: database if several else ""}
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(env["NOTIFY_SOCKET"])
        systemd.settimeout(BACK)
        with subprocess.Popen(words + ["--workers", "2"] * several, env=env, stdout=subprocess.DEVNULL) as server:
            try:
                heard = [systemd.recv(100) for _ in range(3)]
            finally:
                server.terminate()
    assert sorted(heard) == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]


def test_while_one_worker_is_replaced_another_that_dies_is_started_again() -> None:
    with socket.socket() as door:
        both = [crew.Worker(name, [sys.executable, "-c", SLOW], "", door) for name in "ab"]
        watch = crew.Watch(both)
        for worker in both:
            worker.start()
            worker.wait = 0.0
        lost = both[1].process
        assert lost
        both[0].words = [sys.executable, "-c", "import time; time.sleep(60)"]
        rolling = threading.Thread(target=watch.roll)
        rolling.start()
        lost.kill()
        late = time.monotonic() + 60
        while not both[1].ready and time.monotonic() < late:
            time.sleep(0.05)
        assert both[1].process is not lost and rolling.is_alive()
        watch.ending.set()
        rolling.join()
        watch.close()


def test_where_the_first_of_those_that_replace_others_dies_the_others_stay(caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as door:
        both = [crew.Worker(name, [sys.executable, "-c", SLOW], "", door) for name in "ab"]
        watch = crew.Watch(both)
        for worker in both:
            worker.start()
            worker.words = [sys.executable, "-c", "raise SystemExit(3)"]
        stays = both[1].process
        watch.roll()
        assert both[1].process is stays and not both[1].dead()
        watch.close()
    (told,) = caplog.records
    assert told.getMessage() == "worker a has ended with 3; the others are not replaced"


class Clumsy(crew.Worker):
    """Dies when it is first started."""

    started = 0

    def __init__(self) -> None:
        self.name, self.wait, self.at, self.ready, self.process = "clumsy", 0.0, 0.0, False, None
        self.looked = self.used = 0.0

    def start(self) -> None:
        self.started += 1
        self.ready = self.started > 1

    def dead(self) -> bool:
        return not self.ready

    def stop(self) -> None:
        self.process = None


def test_the_address_is_said_once_all_are_there_even_if_one_died_at_first() -> None:
    greeted: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
    worker = Clumsy()
    watch = crew.Watch([worker])

    def greet() -> None:
        greeted.append(worker.started)
        watch.ending.set()

    try:
        watch.run(greet)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert greeted == [2]


def test_the_process_that_watches_writes_its_log_as_the_others_do(tmp_path: Path) -> None:
    """A machine reads it: when which worker has died."""
    code = (
        "import logging; from snar.server import main, workers;"
        "main.several = lambda *_: logging.getLogger('snar.server').error('worker 0 has gone'); main.main()"
    )
    words = ["--workers", "2", "--store", "postgresql://nowhere/x", "--port", str(free_port()), "--data", str(tmp_path)]
    env = {**os.environ, "SNAR_LOG": "json"}
    done = subprocess.run([sys.executable, "-c", code, *words], env=env, capture_output=True, text=True)
    assert json.loads(done.stderr)["what"] == "worker 0 has gone", done
