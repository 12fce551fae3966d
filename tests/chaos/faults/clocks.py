"""Clocks that jump, and servers that race for a table."""

from __future__ import annotations

import asyncio

from ..house import CREW, FILE, PAIR, House
from .fault import fault, start


@fault("clock-forward", FILE, "the clock jumps three days ahead")
async def clock_forward(house: House) -> float:
    house.says("clock", 3 * 86_400)
    return await house.played(10)


@fault("clock-back", FILE, "the clock jumps a year back; killed and started again there")
async def clock_back(house: House) -> float:
    house.says("clock", -365 * 86_400)
    await house.played(10)
    house.server.kill()
    await start(house)
    return await house.played()


@fault("clocks-differ", CREW, "the clock of all servers is an hour ahead of the database's, then an hour behind")
async def clocks_differ(house: House) -> float:
    for off in (3600, -3600):
        house.says("clock", off)
        await house.played(5)
    return await house.played()


@fault(
    "two-servers-one-table",
    PAIR,
    "players come through two servers while leases vanish sixty times: both want every table",
)
async def race(house: House) -> float:
    for _ in range(60):
        await house.sql("DELETE FROM leases")
        await asyncio.sleep(0.05)
    return await house.played()


@fault("leases-swapped", PAIR, "thirty times the lease of every table goes to the other server while it is played")
async def leases_swapped(house: House) -> float:
    other = "(SELECT id FROM servers WHERE id <> leases.server ORDER BY id LIMIT 1)"
    for _ in range(30):
        await house.sql(f"UPDATE leases SET server = {other} WHERE EXISTS {other}")
        await asyncio.sleep(0.15)
    return await house.played()
