"""`snar store copy`: a house moves to another store and back, and nothing is missing."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from snar.cli.entry import main
from snar.store.lock import FolderLock
from snar.store.moving import Differs, digest, move
from snar.store.opening import open_store
from snar.store.port import RELATIONS, Ban, ChatLine, GuestRow, Invite, ReviewRow, Snapshot, Store, TableRow

TABLES = 7
LINES = 1203  # more than two batches


async def furnish(store: Store) -> None:
    for i in range(TABLES):
        await store.create(TableRow(f"t{i}", "running", "link", 1.5, 2.25, '{"kůň": 1}'), [f"g{i}", "g0"])
    await store.append("t1", 1, [f'{{"n":{n + 1},"key":"říše"}}' for n in range(LINES)])
    await store.snapshot("t1", Snapshot(640, "{}"))
    for name in ("g0", "G1", "g1", "ž", "z"):
        await store.keep_guest(GuestRow(name, name.upper(), "cs", 0.1))
    await store.set_recovery("ž", "digest")
    await store.invite(Invite("code", "t1", -1))
    for i in range(3):
        await store.say("t1", ChatLine("g0", "G", f"ahoj {i}", float(i)))
    await store.set_result("t2", '{"winner": 0}')
    await store.ban(Ban("guest", "g1", 4e9, "křičí"))
    await store.keep_review(ReviewRow("t2", 0, "[]"))
    await store.append("t3", 1, ['{"n":1}', '{"n":2}'])
    await store.archive("t3")


def test_a_house_moves_to_postgresql_and_back(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("old", "new"):
        (tmp_path / folder).mkdir()
    old, new = str(tmp_path / "old" / "snar.db"), str(tmp_path / "new" / "snar.db")

    async def before() -> None:
        store = open_store(old)
        await furnish(store)
        await store.close()

    async def after() -> None:
        stores = [open_store(where) for where in (old, database, new)]
        for relation in RELATIONS:
            assert len({await digest(store, relation) for store in stores}) == 1, relation
        await stores[1].say("t1", ChatLine("g0", "G", "later", 9.0))
        assert [line.text for line in await stores[1].chat("t1")][-1] == "later"
        stored = await stores[2].load("t1")
        assert stored and len(stored.entries) == LINES
        for store in stores:
            await store.close()

    asyncio.run(before())
    assert main(["store", "copy", old, database, "--lang", "en"]) == 0
    assert main(["store", "copy", database, new, "--lang", "en"]) == 0
    assert "cookie.key" in capsys.readouterr().out
    asyncio.run(after())
    assert main(["store", "copy", old, database, "--lang", "en"]) == 2
    assert "is not empty" in capsys.readouterr().err


def test_what_did_not_arrive_is_noticed(tmp_path: Path) -> None:
    async def go() -> None:
        source, target = open_store(str(tmp_path / "a.db")), open_store(str(tmp_path / "b.db"))
        await furnish(source)
        put = target.put

        async def careless(relation: str, rows: list[tuple[object, ...]]) -> None:
            await put(relation, rows[:-1] if relation == "invites" else rows)

        target.put = careless  # type: ignore[method-assign, assignment]
        with pytest.raises(Differs, match="invites"):
            await move(source, target, lambda relation, rows: None)
        await source.close()
        await target.close()

    asyncio.run(go())


@pytest.mark.parametrize("stopped", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("kind", ["file", "database"])
def test_a_move_that_was_interrupted_leaves_no_half_a_house_and_is_made_once_more(
    tmp_path: Path, database: str, stopped: signal.Signals, kind: str
) -> None:
    for folder in ("old", "new"):
        (tmp_path / folder).mkdir()
    old = str(tmp_path / "old" / "snar.db")
    target = database if kind == "database" else str(tmp_path / "new" / "snar.db")

    async def before() -> None:
        store = open_store(old)
        await furnish(store)
        await store.close()

    async def after() -> None:
        first, second = open_store(old), open_store(target)
        for relation in RELATIONS:
            assert await digest(first, relation) == await digest(second, relation), relation
        await first.close()
        await second.close()

    asyncio.run(before())
    words = ["store", "copy", old, target, "--lang", "en"]
    code = (
        "import asyncio, signal, sys; from snar.store import moving; from snar.cli.entry import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # also where tests run in the background
        "async def slow(*_): print('now', flush=True); await asyncio.sleep(60)\n"
        "digest = moving.digest\n"
        "moving.digest = lambda store, relation: (slow if relation == 'invites' else digest)(store, relation)\n"
        f"sys.exit(main({words!r}))"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as going:
        assert going.stdout and going.stdout.readline() == b"now\n"
        going.send_signal(stopped)
    assert going.returncode
    if kind == "file":
        assert not Path(target).exists()
    late = time.monotonic() + 30
    while main(words) and time.monotonic() < late:
        time.sleep(0.1)  # the database has not noticed yet that somebody was killed
    asyncio.run(after())


def test_nothing_moves_while_a_server_runs_and_a_missing_source_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = str(tmp_path / "new.db")
    assert main(["store", "copy", str(tmp_path / "nothing.db"), target, "--lang", "en"]) == 2
    assert "There is no" in capsys.readouterr().err
    held = tmp_path / "held"
    held.mkdir()
    (held / "snar.db").touch()
    lock = FolderLock(held, "http://localhost:8017")
    assert main(["store", "copy", str(held / "snar.db"), target, "--lang", "en"]) == 2
    assert "http://localhost:8017" in capsys.readouterr().err
    lock.release()
