"""`snar think`: a process that thinks for the bots of a house on PostgreSQL, and does nothing else."""

from __future__ import annotations

import asyncio
import signal
from argparse import Namespace

from snar.cli.errors import Trouble
from snar.cli.packing import foreign
from snar.cli.speech import program_texts
from snar.store.opening import SCHEMES, NoDriver, named, open_store, shown
from snar.store.port import Miswritten, StoreError


def run(args: Namespace) -> int:
    args.store = named(args.store)
    if not args.store.startswith(SCHEMES):
        raise Trouble("workers-need-database")
    if args.jobs < 0:
        raise Trouble("at-least-one", what="--jobs")
    try:
        asyncio.run(think(args))
    except NoDriver:
        raise Trouble("no-driver") from None
    except Miswritten:
        raise Trouble("bad-store") from None
    except StoreError as error:
        raise Trouble("no-database", address=shown(args.store), detail=str(error)) from None
    return 0


async def think(args: Namespace) -> None:
    """One of the house, without tables, until it is interrupted."""
    from snar.server.log_lines import write_log
    from snar.server.thinking.shared import SharedBrain

    write_log()
    store, done = open_store(args.store), asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, done.set)
    try:
        await store.neighbours.enter("snar think", lambda _: None, lambda: None)
        assert store.jobs
        brain = SharedBrain(store.jobs, args.jobs, tuple(foreign(args.pack)))
        brain.start()
        print(program_texts(args.lang).say("think-ready", count=len(brain.thinkers)), flush=True)
        await done.wait()
        await brain.close()
    finally:
        await store.close()
