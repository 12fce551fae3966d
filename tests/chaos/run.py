"""One fault after another, each in a house of its own."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import asdict
from typing import Any

from .checker import Findings, checked
from .database import Database
from .faults import FAULTS, Fault, start
from .house import FILE, House

BEFORE = 8  # answers at every table before anything happens


def possible(fault: Fault) -> bool:
    return not fault.root or (hasattr(os, "geteuid") and os.geteuid() == 0)


async def suffered(fault: Fault, database: Database | None) -> dict[str, Any]:
    """What came of it; AssertionError if anything was lost, doubled, shown or did not go on."""
    house = House(fault.kind, database, bots=fault.bots, small=fault.small)
    began = time.monotonic()
    try:
        try:
            await house.open()
            await house.played(BEFORE)
            waited = await fault.harm(house)
        finally:
            await house.close()
        found = await compared(house)
    finally:
        house.clean()
    return figures(found, waited, time.monotonic() - began)


async def compared(house: House) -> Findings:
    accounts = [one.account for one in house.company if one.account not in house.apart]
    found = await checked(house.where, accounts)
    assert not found.wrong, f"{len(found.wrong)} wrong: " + "; ".join(found.wrong[:5])
    return found


def figures(found: Findings, waited: float, took: float) -> dict[str, Any]:
    data = {name: value for name, value in asdict(found).items() if name != "wrong"}
    return {**data, "waited": round(waited, 1), "seconds": round(took, 1)}


async def one(name: str, database: Database | None) -> dict[str, Any]:
    return await suffered(FAULTS[name], database)


async def kills(number: int, seconds: float) -> dict[str, Any]:
    """kill -9 of the only server again and again while people play, until there were so many or the time is up."""
    house, done, began, worst = House(FILE, None), 0, time.monotonic(), 0.0
    try:
        try:
            await house.open()
            while done < number and time.monotonic() - began < seconds:
                await house.played(1)
                await asyncio.sleep(0.01 * (done % 17))
                house.server.kill()
                await start(house)
                done += 1
                worst = max(worst, await house.played(1))
        finally:
            await house.close()
        found = await compared(house)
    finally:
        house.clean()
    return {"kills": done, **figures(found, worst, time.monotonic() - began)}
