"""The database and the bus between servers."""

from __future__ import annotations

import asyncio
import os
import signal

from ..house import BASE, CREW, House
from .fault import fault


@fault("database-killed", CREW, "kill -9 of all of PostgreSQL; started again")
async def database_killed(house: House) -> float:
    assert house.database
    await asyncio.to_thread(house.database.kill)
    await asyncio.to_thread(house.database.start)
    return await house.played()


@fault("database-backend-killed", BASE, "kill -9 of one process of PostgreSQL: it recovers by itself")
async def database_backend_killed(house: House) -> float:
    (row,) = await house.sql(
        "SELECT max(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()", house.name
    )
    os.kill(row[0], signal.SIGKILL)
    return await house.played()


@fault("database-stopped", CREW, "SIGSTOP of all of PostgreSQL for 5 s")
async def database_stopped(house: House) -> float:
    assert house.database
    house.database.signal(signal.SIGSTOP)
    await asyncio.sleep(5)
    house.database.signal(signal.SIGCONT)
    return await house.played()


@fault("bus-killed", CREW, "the connections over which servers hear one another are ended, three times")
async def bus_killed(house: House) -> float:
    ends = "SELECT pg_terminate_backend(backend) FROM servers"
    for _ in range(3):
        await house.sql(ends)
        await house.played(1)
    return await house.played()


@fault("database-restarted-small", CREW, "PostgreSQL ends in good order and stays away for 3 s")
async def database_away(house: House) -> float:
    assert house.database
    await asyncio.to_thread(house.database.stop)
    await asyncio.sleep(3)
    await asyncio.to_thread(house.database.start)
    return await house.played()
