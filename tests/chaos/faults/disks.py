"""Disks that are full, slow or read-only."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import suppress

from ..house import BASE, FILE, House
from .fault import fault


@fault(
    "disk-full",
    FILE,
    "no byte is left on the disk for 3 s (a disk of 12 MB filled to the brim)",
    root=True,
    small="12m",
    own=True,
)
async def disk_full(house: House) -> float:
    filler = house.server.folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    await house.until(lambda: any(one.account.refusals.get("not-kept") for one in house.company))
    await asyncio.sleep(3)
    filler.unlink()
    return await house.played()


@fault("disk-read-only", FILE, "the disk becomes read-only for 3 s")
async def disk_read_only(house: House) -> float:
    house.says("readonly", 1)
    await asyncio.sleep(1)
    before = sum(len(one.account.acked) for one in house.company)
    await asyncio.sleep(3)
    assert before == sum(len(one.account.acked) for one in house.company), "what cannot be kept is not acknowledged"
    house.says("readonly", 0)
    return await house.played()


@fault("disk-slow", FILE, "every write takes 0.3 s more")
async def disk_slow(house: House) -> float:
    house.says("slow", 0.3)
    await house.played()
    house.says("slow", 0)
    return await house.played()


@fault("database-full", BASE, "the disk of the journal is full in PostgreSQL for 2 s", root=True, own=True)
async def database_full(house: House) -> float:
    assert house.database
    place = house.database.place / "small"
    assert house.small_disk(place, "1m")
    if house.database.user:
        shutil.chown(place, house.database.user)
    await house.sql(f"CREATE TABLESPACE small LOCATION '{place}'")
    try:
        await house.sql("ALTER TABLE entries SET TABLESPACE small")
        filler = place / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(bytes(4096)):
                pass
        await house.until(lambda: any(one.account.refusals.get("not-kept") for one in house.company))
        await asyncio.sleep(2)
        filler.unlink()
        return await house.played()
    finally:
        await house.sql("ALTER TABLE entries SET TABLESPACE pg_default")
        await house.sql("DROP TABLESPACE small")


@fault("database-read-only", BASE, "the database accepts no writing for 3 s")
async def database_read_only(house: House) -> float:
    assert house.database
    for setting in ("on", "off"):
        await house.database.ask(f"ALTER DATABASE {house.name} SET default_transaction_read_only = {setting}")
        # Connections that are there already do not notice a new default.
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
        await house.database.ask(others, "postgres", house.name)
        await asyncio.sleep(3)
    return await house.played()
