"""Lines to players and to the database."""

from __future__ import annotations

import asyncio

from ..house import BASE, CREW, FILE, House
from .fault import fault


@fault("lines-cut", FILE, "all connections of all players cut, ten times")
async def lines_cut(house: House) -> float:
    for _ in range(10):
        house.fronts[0].cut()
        await asyncio.sleep(0.3)
    return await house.played()


@fault("lines-delayed", FILE, "everything takes 150 ms each way for players")
async def lines_delayed(house: House) -> float:
    house.fronts[0].delay = 0.15
    await house.played()
    house.fronts[0].delay = 0.0
    return await house.played()


@fault("lines-halved", FILE, "frames torn in the middle, then the connection is cut; twenty times")
async def lines_halved(house: House) -> float:
    for halving in [True, False] * 20:
        house.fronts[0].halving = halving
        await asyncio.sleep(0.15)
    return await house.played()


@fault("lines-deaf", FILE, "players reach the server, its answers do not reach them: 2 s, then the line is cut")
async def lines_deaf(house: House) -> float:
    house.fronts[0].deaf = True
    await asyncio.sleep(2)
    house.fronts[0].deaf = False
    house.fronts[0].cut()
    return await house.played()


@fault("database-lines-cut", CREW, "all connections to the database cut, five times")
async def database_lines_cut(house: House) -> float:
    assert house.back
    for _ in range(5):
        house.back.cut()
        await asyncio.sleep(0.7)
    return await house.played()


@fault(
    "database-lines-deaf", BASE, "commits reach the database, their confirmations get lost: 2 s, then the line is cut"
)
async def database_lines_deaf(house: House) -> float:
    assert house.back
    house.back.deaf = True
    await asyncio.sleep(2)
    house.back.deaf = False
    house.back.cut()
    return await house.played()


@fault("database-lines-halved", BASE, "answers of the database torn in the middle, ten times")
async def database_lines_halved(house: House) -> float:
    assert house.back
    for halving in [True, False] * 10:
        house.back.halving = halving
        await asyncio.sleep(0.3)
    return await house.played()


@fault("database-slow", BASE, "every word to and from the database takes 60 ms")
async def database_slow(house: House) -> float:
    assert house.back
    house.back.delay = 0.06
    await house.played()
    house.back.delay = 0.0
    return await house.played()


@fault("slow-readers", FILE, "thirty look on and read nothing; the others go on")
async def slow_readers(house: House) -> float:
    table = house.company[0].account.table
    lines = []
    for _ in range(30):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.server.port, limit=1)
        head = f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.server.port}\r\nUpgrade: websocket\r\n"
        head += (
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c25hciBvbiB0aGUgd2lyZQ==\r\n\r\n"
        )
        hello = b'{"t":"hello","v":1}'
        writer.write(head.encode() + bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        lines.append((reader, writer))
    waited = await house.played(20)
    for _, writer in lines:
        writer.transport.abort()
    return waited
