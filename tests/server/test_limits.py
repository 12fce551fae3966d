"""How often and how much an address may ask."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus

from snar.server.http.endpoint import language
from snar.server.http.identity import Signer, cookie_of, new_code
from snar.server.http.limits import Addresses, Bucket, Limits

from .people import two_players
from .site import run, site


def test_many_connections_of_one_address_are_heard_no_more_than_a_few(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(spoken=(0.001, 12), strikes=5)) as s:
            host, friend, _ = await two_players(s)  # two of the twelve: a hello each
            for _ in range(5):
                for player in (host, friend):
                    await player.send("ping")
                    await player.until("pong")
            for _ in range(5):
                await friend.send("ping")
                assert (await friend.until("refused"))["reason"] == "too-fast"
            await friend.send("ping")
            assert await friend.closed() == 1008
            assert host.socket and host.socket.close_code is None

    run(go())


def test_a_whole_game_is_played_again_only_so_often(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(proofs=(0.001, 2), asks=(0.001, 2))) as s:
            me = s.player()
            table = (await me.post("/api/play", {"pace": "none"}))["id"]
            await me.join(table)
            for said in ("update", "update", "refused"):
                await me.asked()
                await me.answer("done")
                await me.send("ask_undo", to=0)
                frame = await me.until("refused") if said == "refused" else await me.until("update")
            assert frame["reason"] == "too-fast"
            await me.send("resign")
            await me.until("over")
            for status in (200, 200, 429):
                await me.get(f"/api/tables/{table}/proof", status)

    run(go())


def test_an_address_has_its_limits(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(requests=(1, 20), creations=(0.01, 3), connections=2)) as s:
            me = s.player()
            codes = []
            for _ in range(6):
                codes.append((await me.client.post("/api/tables", json={})).status_code)
            assert codes[0] == 200 and codes[-1] == 429
            codes = [(await me.client.get("/api/health")).status_code for _ in range(30)]
            assert 429 in codes

    run(go())


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(connections=2)) as s:
            host, friend, table = await two_players(s)
            uri = f"ws://127.0.0.1:{s.port}/ws/{table}"
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(uri, proxy=None) as third:
                    await third.recv()
            await friend.hang_up()
            while s.services.addresses.open["127.0.0.1", "connections"] > 1:
                await asyncio.sleep(0.01)
            await friend.join(table)
            assert host.seat == 0 and friend.seat == 1

    run(go())


def test_knocking_with_websockets_counts_as_asking(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(requests=(0.01, 5))) as s:
            found = []
            for _ in range(8):
                with pytest.raises((InvalidStatus, ConnectionClosed)) as refused:
                    async with connect(f"ws://127.0.0.1:{s.port}/ws/x", proxy=None) as socket:
                        await socket.recv()
                found.append(refused.type)
            assert found == [ConnectionClosedError] * 5 + [InvalidStatus] * 3

    run(go())


def test_behind_a_proxy_every_address_has_its_own_limit(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(requests=(0.01, 3))) as s:
            me = s.player()

            async def asked(address: str) -> list[int]:
                headers = {"x-forwarded-for": address}
                return [(await me.client.get("/api/health", headers=headers)).status_code for _ in range(4)]

            assert await asked("192.0.2.1") == [200, 200, 200, 429]
            assert await asked("192.0.2.2") == [200, 200, 200, 429]
            assert await asked("198.51.100.9, 192.0.2.2") == [429] * 4, "what a visitor puts before it is not believed"

    run(go())


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            codes = [(await me.client.post("/api/recover", json={"code": new_code()})).status_code for _ in range(15)]
            assert codes[0] == 400 and codes[-1] == 429

    run(go())


def test_buckets_fill_again_and_addresses_are_forgotten() -> None:
    bucket = Bucket((2, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.6) and not bucket.take(0.6) and bucket.full(99)
    now = 0.0
    addresses = Addresses(Limits(), lambda: now)
    addresses.MOST = 10
    for i in range(50):
        addresses.allows(str(i), "requests")
        now += 100
    assert len(addresses.buckets) <= 10


def test_a_browser_that_wishes_for_thousands_of_languages_keeps_nobody_waiting() -> None:
    """What comes after the first wishes is not looked at: each costs the sender three bytes."""
    near = b"en,cs" + b",cs" * 10_000
    assert language(HTTPConnection({"type": "http", "headers": [(b"accept-language", near)]})) == "en"
    far = b"xx;q=1" + b" " * 500 + b",cs"
    assert language(HTTPConnection({"type": "http", "headers": [(b"accept-language", far)]})) == "en", (
        "as of a stranger"
    )


@pytest.mark.parametrize("bomb", [b'x="' + b"\\\\" * 20_000 + b'"', b'"\\"\\"' * 9_000, b"a=;" * 20_000])
def test_a_cookie_made_to_take_long_keeps_nobody_waiting(tmp_path: Path, bomb: bytes) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            one = s.player()
            guest = (await one.get("/api/me"))["guest"]
            mine = f"snar={one.client.cookies['snar']}".encode()
            one.client.cookies.clear()
            began = time.process_time()
            answer = await one.client.get("/api/me", headers={b"cookie": bomb + b"; " + mine})
            assert answer.json()["guest"] == guest and time.process_time() - began < 0.5

    run(go())


def test_our_cookie_is_found_among_others() -> None:
    """Also after one of our name that a site beside ours has set."""
    signer = Signer(b"k" * 32)
    mine, theirs = signer.sign("me"), Signer(b"x" * 32).sign("them")

    def found(said: str) -> str:
        return cookie_of(HTTPConnection({"type": "http", "headers": [(b"cookie", said.encode())]}), signer).value

    for said in (f"snar={mine}", f"x=1; snar={mine}", f"snars=c; y; snar={mine};z=2", f"; =;snar = {mine}"):
        assert found(said) == mine
    assert found(f"snar=; snar={theirs}; snar={mine}") == mine
    assert found(f"snars={mine}; xsnar={mine}; snar={theirs}") == ""
