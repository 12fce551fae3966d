"""Bots of a house of several servers: whoever is free thinks, and nobody waits for one who has died."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys

import pytest

from snar.games import GAMES
from snar.kernel.session import Session
from snar.server.thinking.pool import PATIENCE, Question, question
from snar.server.thinking.shared import SharedBrain
from snar.store import jobs as queue
from snar.store.opening import open_store

from .site import run


def asked() -> Question:
    game = GAMES["rise"]
    state = Session.seeded(game, game.agree(), 3).state
    return question("greedy", "t", "rise", state, state.pending[0].seat)


def test_what_nobody_is_free_for_here_another_server_thinks_about(database: str) -> None:
    async def go() -> None:
        here, there = open_store(database), open_store(database)
        await here.neighbours.enter("http://here", print, lambda: None)
        await there.neighbours.enter("http://there", print, lambda: None)
        assert here.jobs and there.jobs
        crowded, free = SharedBrain(here.jobs, 1), SharedBrain(there.jobs, 1)
        free.start()
        async with crowded.turns.of("somebody"):  # its one thinker is taken
            found = await crowded.think(asked())
        assert found and found[0].key
        assert crowded.thinkers[0].process is None and free.thinkers[0].process is not None
        assert await here.one("SELECT count(*) FROM jobs") == (0,)  # type: ignore[attr-defined]
        await crowded.close()
        await free.close()
        await here.close()
        await there.close()

    run(go())


def test_who_gets_no_answer_thinks_for_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snar.server.thinking.shared.PATIENCE", 0.3)

    async def go() -> None:
        store = open_store(database)
        assert store.jobs
        brain = SharedBrain(store.jobs, 1)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(brain.think(asked())) for _ in range(2)]
        assert all(task.result() for task in tasks)
        await brain.close()
        await store.close()

    run(go())


def test_another_has_time_for_what_one_has_taken_who_died() -> None:
    """Before whoever asked gives up: a player waits as long."""
    assert queue.ABANDONED * 2 < PATIENCE


def test_a_question_is_taken_by_one_and_by_another_when_that_one_has_died(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store = open_store(database)
        assert store.jobs
        waiting = asyncio.create_task(store.jobs.ask(b"what now?", 20))
        first = await store.jobs.take()
        assert first.body == b"what now?"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store.jobs.take(), 0.3)
        monkeypatch.setattr(queue, "TAKE", queue.TAKE.replace(f"'{queue.ABANDONED} s'", "'0 s'"))
        second = await store.jobs.take()
        assert second == first
        await store.jobs.answer(second, json.dumps("that"))
        assert json.loads(await waiting) == "that"
        await store.close()

    run(go())


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_a_process_that_only_thinks_answers_for_the_house_and_ends_in_good_order(database: str) -> None:
    words = [sys.executable, "-m", "snar.cli", "think", "--store", database, "--jobs", "1", "--lang", "en"]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as process:
        assert process.stdout and b"thinks" in process.stdout.readline()

        async def go() -> None:
            store = open_store(database)
            assert store.jobs
            line = await asyncio.to_thread(asked().line)
            assert json.loads(await store.jobs.ask(line, 30))[0][0]
            await store.close()

        run(go())
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
