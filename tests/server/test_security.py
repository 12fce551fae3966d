"""The guard at the door."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus

from snar.server import static
from snar.server.connection import Connection
from snar.server.identity import Signer, key_in, new_code, new_id
from snar.server.limits import Addresses, Bucket, Limits
from snar.server.protocol import Pong
from snar.server.settings import Settings

from .people import two_players
from .site import free_port, run, site

SOURCE, BUILT = Path(__file__).parents[2] / "web" / "index.html", static.FOLDER / "index.html"
PAGES = [page for page in (SOURCE, BUILT) if page.exists()]


def test_a_cookie_that_was_tampered_with_is_nobodys(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            cookie = host.client.cookies["snar"]
            guest, _, mark = cookie.partition(".")
            other = friend.client.cookies["snar"].partition(".")[0]
            for bad in (f"{other}.{mark}", f"{guest}.{mark[::-1]}", guest, f"{guest}.", f".{mark}", "", "x.é"):
                thief = s.player()
                answer = await thief.client.post(
                    f"/api/tables/{table}/start", json={}, headers={"cookie": f"snar={bad}".encode()}
                )
                assert answer.status_code == 401, bad
                async with connect(
                    f"ws://127.0.0.1:{s.port}/ws/{table}",
                    additional_headers={"cookie": f"snar={bad}"} if bad.isascii() else {},
                    proxy=None,
                ) as socket:
                    thief.socket = socket
                    await thief.send("hello", v=1)
                    assert (await thief.until("welcome"))["spectator"] is True

    run(go())


def test_the_cookie_is_http_only_and_secure_behind_https(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path / "a") as s:
            header = (await s.player().client.get("/api/me")).headers["set-cookie"].lower()
            assert "httponly" in header and "samesite=lax" in header and "secure" not in header
        async with site(tmp_path / "b", public_url="https://snar.example") as s:
            headers = {"host": "snar.example"}
            answer = await s.player().client.get("/api/me", headers=headers)
            assert "secure" in answer.headers["set-cookie"].lower()
            assert "strict-transport-security" in answer.headers

    run(go())


def test_only_our_own_pages_may_talk_to_us(tmp_path: Path) -> None:
    async def go() -> None:
        port = free_port()
        async with site(tmp_path, public_url="https://snar.example", port=port) as s:
            me = s.player()
            for origin, status in (
                ("https://snar.example", 200),
                (f"http://localhost:{port}", 200),
                ("https://evil.example", 403),
                ("https://snar.example.evil", 403),
                ("null", 403),
            ):
                answer = await me.client.post("/api/guest", json={"name": "x"}, headers={"origin": origin})
                assert answer.status_code == status, origin
            uri = f"ws://127.0.0.1:{port}/ws/x"
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(uri, origin="https://evil.example", proxy=None) as socket:  # type: ignore[arg-type]
                    await socket.recv()
            async with connect(uri, origin="https://snar.example", proxy=None) as socket:  # type: ignore[arg-type]
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd and closed.value.rcvd.code == 4404

    run(go())


def test_another_host_name_is_a_trick(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            answer = await s.player().client.get("/api/me", headers={"host": "evil.example"})
            assert answer.status_code == 421

    run(go())


def test_every_answer_has_a_strict_policy(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            for path in ("/", "/api/me", "/nothing.js", "/api/nothing"):
                headers = (await s.player().client.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"

    run(go())


def test_an_oversized_frame_and_a_broken_one_close_the_connection(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            assert host.socket and friend.socket
            await host.socket.send("x" * 20_000)
            assert await host.closed() == 1009
            for bad in ('{"t":"dance"}', "[]", "nonsense", '{"t":"answer","n":"one","line":1}', '{"t":"hello","v":99}'):
                await friend.join(table)
                await friend.socket.send(bad)
                assert await friend.closed() in (4400, 4401), bad
            await friend.join(table)
            await friend.socket.send(b"\x00\x01")
            assert await friend.closed() in (1003, 1000, 4400, 1006, 1011)
            rude = s.player()
            async with connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None) as socket:
                rude.socket = socket
                await rude.send("answer", n=0, line="done")
                assert await rude.closed() == 4401
            await host.join(table)
            assert (await host.answer("done"))["t"] == "accepted"

    run(go())


def test_a_flood_is_not_heard_and_then_cut_off(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(messages=(5, 10), strikes=20)) as s:
            host, friend, _ = await two_players(s)
            for _ in range(15):
                await host.send("ping")
            assert (await host.until("refused"))["reason"] == "too-fast"
            for _ in range(60):
                await host.send("ping")
            assert await host.closed() == 1008
            await friend.send("ping")
            await friend.until("pong")

    run(go())


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
            while s.desk.addresses.open["127.0.0.1"] > 1:
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


def test_a_reader_too_slow_for_its_queue_is_let_go() -> None:
    async def go() -> None:
        connection = Connection("guest", "Ája", "cs", Limits(queue=3))
        for _ in range(3):
            connection.send(Pong())
        assert connection.closing == 0
        connection.send(Pong())
        assert connection.closing == 1013 and len(connection.waiting) == 3

    run(go())


def test_a_slow_readers_queue_is_weighed() -> None:
    async def go() -> None:
        connection = Connection("guest", "Ája", "cs", Limits(weight=100))
        connection.push("x" * 500)
        assert connection.closing == 0, "a long frame alone has to go"
        connection.push("x")
        assert connection.closing == 1013 and len(connection.waiting) == 1
        reader = Connection("guest", "Ája", "cs", Limits(weight=100))

        async def read(text: str) -> None:
            if text == "last":
                reader.close(1000)

        for text in ("x" * 60, "last"):
            reader.push(text)
        await reader.deliver(read)
        assert reader.weight == 0

    run(go())


def test_strangers_do_not_fill_a_table_with_those_they_do_not_hear(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, friend, table = await two_players(s)
            room, watcher = await s.desk.tables.get(table), s.player()
            room.meta.mutes = {f"guest {number}": ["x"] for number in range(100)}
            await watcher.get("/api/me")
            await watcher.join(table)
            await watcher.send("mute", guest="x")
            assert (await watcher.until("refused"))["reason"] == "not-your-seat"
            await friend.send("mute", guest="x")
            await friend.send("ping")
            await friend.until("pong")
            assert len(room.meta.mutes) == 101 and "refused" not in {frame["t"] for frame in friend.frames}

    run(go())


@pytest.mark.parametrize("page", PAGES, ids=[page.parent.name for page in PAGES])
def test_the_page_has_no_inline_code(page: Path) -> None:
    text = page.read_text("utf-8")
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)
    assert scripts == [""] and "<style" not in text and " style=" not in text
    assert not re.search(r"\son\w+=|javascript:", text)


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            codes = [(await me.client.post("/api/recover", json={"code": new_code()})).status_code for _ in range(15)]
            assert codes[0] == 400 and codes[-1] == 429

    run(go())


def test_too_long_bodies_and_strange_types_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            assert (await me.client.post("/api/guest", json={"name": "x" * 100_000})).status_code == 413
            for content, kind in ((b"{", "application/json"), (b"name=x", "application/x-www-form-urlencoded")):
                answer = await me.client.post("/api/guest", content=content, headers={"content-type": kind})
                assert answer.status_code == 400 and answer.json()["reason"] == "bad-request"
            deep = b"[" * 20_000
            headers = {"content-type": "application/json"}
            assert (await me.client.post("/api/guest", content=deep, headers=headers)).status_code == 400
            said = await me.post("/api/guest", {"name": " <b>Zlý\x00\n" + "x" * 90})
            assert len(said["name"]) == 40 and said["name"].isprintable()

    run(go())


def test_no_address_leads_out_of_the_folder_and_errors_have_no_insides(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            for path in ("/../main.py", "/%2e%2e/main.py", "/..%2fmain.py", "/assets/../../main.py", "//etc/passwd"):
                answer = await s.player().client.get(path)
                assert "def serve" not in answer.text and "root:" not in answer.text

            async def breaks(_: str) -> None:
                raise RuntimeError("a secret in /srv/somebody")

            s.desk.tables.get = breaks  # type: ignore[method-assign, assignment]
            client = httpx.AsyncClient(base_url=s.http)
            answer = await client.get("/api/tables/x")
            await client.aclose()
            assert answer.status_code == 500
            assert "secret" not in answer.text and "Traceback" not in answer.text and "/home" not in answer.text

    run(go())


def test_nothing_secret_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def go() -> list[str]:
        async with site(tmp_path) as s:
            host, _, table = await two_players(s)
            invite = await host.post(f"/api/tables/{table}/invite")
            code = (await host.post("/api/me/recovery"))["code"]
            await host.answer("done")
            await host.answer("nonsense")
            room = await s.desk.tables.get(table)
            return [room.meta.secret, invite["code"], code, host.client.cookies["snar"], table]

    with caplog.at_level(logging.DEBUG, logger="snar"):
        secrets = asyncio.run(go())
    said = caplog.text + "".join(capfd.readouterr())
    assert not [secret for secret in secrets if secret in said]


@pytest.mark.skipif(os.name == "nt", reason="files have no such mode there")
def test_the_key_is_its_owners_alone(tmp_path: Path) -> None:
    key = key_in(tmp_path)
    assert len(key) == 32 and key_in(tmp_path) == key
    assert (tmp_path / "cookie.key").stat().st_mode & 0o077 == 0
    signer = Signer(key)
    guest = new_id()
    assert signer.read(signer.sign(guest)) == guest
    assert Signer(b"x" * 32).read(signer.sign(guest)) is None


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


def test_hosts_and_origins_follow_the_settings() -> None:
    plain = Settings(port=8017)
    assert "localhost:8017" in plain.hosts() and "http://127.0.0.1:8017" in plain.origins()
    public = Settings(public_url="https://Snar.example/")
    assert "snar.example" in public.hosts() and "https://snar.example" in public.origins()
    assert public.url == "https://Snar.example" and public.secure and not plain.secure
    assert Settings(lan=True).bind == "0.0.0.0"
