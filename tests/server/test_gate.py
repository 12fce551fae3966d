"""Slow requests: whoever opens many connections and says little keeps nobody out."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from snar.server.http.connections import Gate
from snar.server.http.limits import Limits, network

from .site import PATIENCE, Site, run, site, until

MANY = 1_200
AT_ONCE = Limits().head / 2  # whoever had to wait for half-sent requests to run out would wait twice as long
HEAD = b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1:%d\r\n"
BODY = HEAD + b"content-type: application/json\r\ncontent-length: 40\r\n\r\n{"
KINDS = {"nothing": b"", "half of the headers": HEAD, "half of the body": BODY}
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def half(s: Site, said: bytes) -> Stream:
    reader, writer = await asyncio.open_connection("127.0.0.1", s.port)
    writer.write(said % s.port if said else b"")
    return reader, writer


async def hung_up(stream: Stream) -> bytes:
    """What the server says before it hangs up."""
    reader, writer = stream
    said = b""
    with suppress(ConnectionError):
        said = await reader.read()
    writer.close()
    return said


@pytest.mark.parametrize("kind", KINDS)
def test_more_than_a_thousand_half_sent_requests_keep_nobody_out(tmp_path: Path, kind: str) -> None:
    """Room for 200, and 1,200 come that say half of what they want: friends come in at once."""

    async def go() -> None:
        async with site(tmp_path, limits=Limits(everyone=200, requests=(1e6, 1e6))) as s:
            streams, slowest = [], 0.0
            try:
                for number in range(MANY):
                    streams.append(await half(s, KINDS[kind]))
                    if number % 300 == 299:
                        started = time.monotonic()
                        me = s.player()
                        await me.join((await me.post("/api/tables", {"visibility": "public"}))["id"])
                        slowest = max(slowest, time.monotonic() - started)
                assert slowest < AT_ONCE, slowest
                assert all(player.socket and player.socket.close_code is None for player in s.players), (
                    "who is in stays"
                )
            finally:
                for _, writer in streams:
                    writer.transport.abort()
                await asyncio.sleep(0)

    run(go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_request_has_to_be_said_in_time(tmp_path: Path, kind: str) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(head=0.3)) as s:
            stream = await half(s, KINDS[kind])
            started = time.monotonic()
            async with asyncio.timeout(PATIENCE):
                said = await hung_up(stream)
            assert time.monotonic() - started > 0.2
            assert (said[:12] == b"HTTP/1.1 408") == (kind != "half of the body"), said

    run(go())


@pytest.mark.parametrize("header", ["cookie: " + "a" * 9_000, "\r\n".join(f"x-{i}: y" for i in range(140))])
def test_a_websocket_whose_headers_nobody_reads_is_hung_up_on_at_once(tmp_path: Path, header: str) -> None:
    """What one library takes for a request the other does not take for a handshake: it would wait for ever for one."""

    async def go() -> None:
        async with site(tmp_path) as s:
            said = f"GET /ws/x HTTP/1.1\r\nhost: 127.0.0.1:{s.port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            said += f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n{header}\r\n\r\n"
            async with asyncio.timeout(AT_ONCE):
                stream = await half(s, b"")
                stream[1].write(said.encode())
                assert (await hung_up(stream)).startswith(b"HTTP/1.1 400")

    run(go())


def test_a_request_that_drips_has_no_more_time(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(head=0.5)) as s:
            reader, writer = await half(s, BODY)
            async with asyncio.timeout(PATIENCE / 3):
                with suppress(ConnectionError):
                    while not reader.at_eof():
                        writer.write(b" ")
                        await writer.drain()
                        with suppress(TimeoutError):
                            await asyncio.wait_for(reader.read(1), 0.1)
            writer.close()

    run(go())


def test_whoever_asks_too_much_at_once_is_not_heard_to_the_end(tmp_path: Path) -> None:
    """A thousand requests said in one breath: after the first refusal the connection is closed."""

    async def go() -> None:
        async with site(tmp_path, limits=Limits(requests=(0.001, 3))) as s:
            breath = b"GET /api/catalogue HTTP/1.1\r\nhost: 127.0.0.1:%d\r\n\r\n" * 1_000
            reader, writer = await asyncio.open_connection("127.0.0.1", s.port)
            writer.write(breath.replace(b"%d", str(s.port).encode()))
            async with asyncio.timeout(10):
                said = await hung_up((reader, writer))
            assert said.count(b"HTTP/1.1 200") == 3 and said.count(b"HTTP/1.1 429") == 1

    run(go())


def test_a_second_request_of_a_connection_has_its_own_time(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(head=1.5)) as s, httpx.AsyncClient(base_url=s.http) as client:
            for _ in range(3):
                assert (await client.get("/api/catalogue")).status_code == 200
                await asyncio.sleep(0.8)

    run(go())


def test_an_address_has_only_so_many_connections_and_its_own_waiting_ones_go_first(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(sockets=20), proxies=()) as s:
            streams = [await half(s, HEAD) for _ in range(60)]
            over = [False] * 60

            def seen() -> bool:
                over[:] = [reader.at_eof() or reader.exception() is not None for reader, _ in streams]
                return sum(over) >= 40

            await until(seen)
            assert over == [True] * 40 + [False] * 20
            me = s.player()
            await me.get("/api/health")
            for _, writer in streams:
                writer.transport.abort()

    run(go())


def test_addresses_behind_a_trusted_proxy_are_told_apart(tmp_path: Path) -> None:
    """The proxy's own connections are many; whoever is behind it has no more of them than anyone else."""

    async def go() -> None:
        async with site(tmp_path, limits=Limits(sockets=5)) as s:
            mine = HEAD + b"x-forwarded-for: 192.0.2.7\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"
            streams = [await half(s, mine) for _ in range(5)]
            await until(lambda: s.services.addresses.open.get(("192.0.2.7", "sockets")) == 5)
            for address, status in (("192.0.2.7", 429), ("192.0.2.8", 200)):
                answer = await s.player().client.get("/api/catalogue", headers={"x-forwarded-for": address})
                assert answer.status_code == status, address
            for _, writer in streams:
                writer.transport.abort()

    run(go())


@pytest.mark.parametrize("goes", ["is let go", "stays"])
def test_a_websocket_that_never_reads_is_cut_off(tmp_path: Path, goes: str) -> None:
    """Its buffers are full, so that not even a goodbye comes through: it holds no place for ever."""

    async def go() -> None:
        limits = Limits(unread=0.5, queue=8 if goes == "is let go" else 10_000)
        async with site(tmp_path, limits=limits) as s:
            host = s.player()
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            await host.join(table)
            plug = socket.socket()
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plug.connect(("127.0.0.1", s.port))
            plug.setblocking(False)
            deaf = await connect(f"ws://127.0.0.1:{s.port}/ws/{table}", sock=plug, proxy=None)
            await deaf.send('{"t": "hello", "v": 1, "seq": 0}')
            room = await s.services.tables.get(table)
            async with asyncio.timeout(10):
                while len(room.connections) < 2:
                    await asyncio.sleep(0.01)
                deaf.transport.pause_reading()
                while len(room.connections) == 2:
                    for one in [one for one in room.connections if one.guest != host.guest]:
                        one.push(b"x" * 100_000)
                    await asyncio.sleep(0.02)
            assert s.services.addresses.open == {("127.0.0.1", "connections"): 1}
            deaf.transport.abort()

    run(go())


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::7")
    assert network("::ffff:192.0.2.7") == "192.0.2.7" and network("fe80::1%eth0") == "fe80::"
    assert (network("::1"), network("192.0.2.7"), network("")) == ("::1", "192.0.2.7", "")


class Wire:
    def __init__(self, address: str) -> None:
        self.address, self.gone = address, False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return self.address, 1

    def abort(self) -> None:
        self.gone = True


def test_who_has_said_a_request_is_not_sent_away_for_others() -> None:
    gate = Gate(Limits(everyone=2), frozenset())
    busy, slow, late = Wire("192.0.2.1"), Wire("192.0.2.2"), Wire("192.0.2.3")
    assert gate.enter(busy) and gate.enter(slow)
    gate.said(busy)
    assert gate.enter(late) and slow.gone and not busy.gone
    gate.said(late)
    assert not gate.enter(Wire("192.0.2.4")) and not busy.gone and not late.gone
    gate.leave(late)
    assert gate.enter(Wire("192.0.2.4"))
