"""One fault after another, each in a house of its own."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from typing import Any

from .checker import Findings, checked
from .database import Database
from .faults import Fault, start
from .house import FILE, House

BEFORE = 8  # answers at every table before anything happens


def possible(fault: Fault) -> bool:
    return not fault.root or (hasattr(os, "geteuid") and os.geteuid() == 0)


class Street:
    """Houses that faults happen to, one after another; each is built when it is needed, and anew after any trouble."""

    def __init__(self, database: Database | None) -> None:
        self.database = database
        self.houses: dict[tuple[str, bool], House] = {}

    async def house(self, fault: Fault) -> House:
        key = (fault.kind, fault.bots)
        if fault.own or key not in self.houses:
            house = House(fault.kind, self.database, bots=fault.bots, small=fault.small)
            try:
                await house.open()
            except BaseException:
                await torn_down(house)
                raise
            if fault.own:
                return house
            self.houses[key] = house
        return self.houses[key]

    async def suffer(self, fault: Fault) -> dict[str, Any]:
        """What came of it; AssertionError if anything was lost, doubled, shown or did not go on."""
        began, house = time.monotonic(), await self.house(fault)
        try:
            before = counted(house)
            house.resume()
            await house.played(BEFORE)
            waited = await fault.harm(house)
            await house.pause()
            found = await compared(house)
        except BaseException:
            self.houses.pop((fault.kind, fault.bots), None)
            await torn_down(house)
            raise
        if fault.own:
            await torn_down(house)
        return figures(found, before, waited, time.monotonic() - began)

    async def close(self) -> None:
        for house in self.houses.values():
            await torn_down(house)


async def torn_down(house: House) -> None:
    try:
        await house.close()
    finally:
        house.clean()


async def compared(house: House) -> Findings:
    accounts = [one.account for one in house.company if one.account not in house.apart]
    found = await checked(house.where, accounts)
    assert not found.wrong, f"{len(found.wrong)} wrong: " + "; ".join(found.wrong[:5])
    return found


def counted(house: House) -> Counter[str]:
    """What these people had been told and had said before the fault: it is compared again, but not counted again."""
    found: Counter[str] = Counter()
    for one in house.company:
        found.update(acknowledged=len(one.account.acked), frames=len(one.account.told))
        found.update(refused=sum(one.account.refusals.values()))
    return found


def figures(found: Findings, before: Counter[str], waited: float, took: float) -> dict[str, Any]:
    new = {name: getattr(found, name) - before[name] for name in ("acknowledged", "frames", "refused")}
    return {**new, "waited": round(waited, 1), "seconds": round(took, 1)}


async def kills(number: int, seconds: float) -> dict[str, Any]:
    """kill -9 of the only server again and again while people play, until there were so many or the time is up."""
    house, done, began, worst = House(FILE, None), 0, time.monotonic(), 0.0
    try:
        try:
            await house.open()
            house.resume()
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
    return {"kills": done, **figures(found, Counter(), worst, time.monotonic() - began)}
