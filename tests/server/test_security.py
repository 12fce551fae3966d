"""The guard at the door: cookies, origins, what a page may do, what is kept and told."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from snar.server.http import static
from snar.server.http.identity import Signer, keys_in, new_id
from snar.server.settings import Settings

from .people import two_players
from .site import free_port, run, site

SOURCE, BUILT = Path(__file__).parents[2] / "web" / "index.html", static.FOLDER / "index.html"
PAINTED = sorted(static.FOLDER.glob("landing.*.html"))  # with the first screen in it
PAGES = [page for page in (SOURCE, BUILT, *PAINTED) if page.exists()]


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


def test_two_servers_on_one_host_know_the_same_browser_each_as_their_own_guest(tmp_path: Path) -> None:
    """Ports do not part cookies: whoever visited the one must not have lost their seats at the other."""

    async def go() -> None:
        async with site(tmp_path / "a") as one, site(tmp_path / "b") as two:
            browser = one.player().client
            first = (await browser.get("/api/me")).json()["guest"]
            there = f"http://127.0.0.1:{two.port}"
            second = (await browser.get(f"{there}/api/me")).json()["guest"]
            assert second != first
            for _ in range(2):
                assert (await browser.get("/api/me")).json()["guest"] == first
                assert (await browser.get(f"{there}/api/me")).json()["guest"] == second
            assert len(browser.cookies) == 2

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
                async with connect(uri, origin=Origin("https://evil.example"), proxy=None) as socket:
                    await socket.recv()
            async with connect(uri, origin=Origin("https://snar.example"), proxy=None) as socket:
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


@pytest.mark.parametrize("page", PAGES, ids=[f"{page.parent.name}/{page.name}" for page in PAGES])
def test_the_page_has_no_inline_code(page: Path) -> None:
    text = page.read_text("utf-8")
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)
    assert scripts == ["", ""] and "<style" not in text and " style=" not in text
    assert not re.search(r"\son\w+=|javascript:", text)


def test_what_is_refused_is_named_in_a_sentence_however_long_it_was(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            for body in ({"game": "x" * 50_000}, {"agreement": {"x" * 50_000: 1}}):
                refused = await player.post("/api/play", {**body, "word": ""}, 400)
                assert "xxx…" in refused["text"] and len(refused["text"]) < 2_000

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


def test_no_address_leads_out_of_the_folder_and_errors_have_no_insides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            for path in ("/../main.py", "/%2e%2e/main.py", "/..%2fmain.py", "/assets/../../main.py", "//etc/passwd"):
                answer = await s.player().client.get(path)
                assert "def serve" not in answer.text and "root:" not in answer.text

            async def breaks(_: str) -> None:
                raise RuntimeError("a secret in /srv/somebody")

            monkeypatch.setattr(s.services.tables, "get", breaks)
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
            room = await s.services.tables.get(table)
            return [room.meta.secret, invite["code"], code, host.client.cookies["snar"], table]

    with caplog.at_level(logging.DEBUG, logger="snar"):
        secrets = asyncio.run(go())
    said = caplog.text + "".join(capfd.readouterr())
    assert not [secret for secret in secrets if secret in said]


@pytest.mark.skipif(os.name == "nt", reason="files have no such mode there")
def test_the_key_is_its_owners_alone(tmp_path: Path) -> None:
    keys = keys_in(tmp_path)
    assert [len(key) for key in keys] == [32] and keys_in(tmp_path) == keys
    assert (tmp_path / "cookie.key").stat().st_mode & 0o077 == 0
    signer = Signer(*keys)
    guest = new_id()
    assert signer.read(signer.sign(guest)) == guest
    assert Signer(b"x" * 32).read(signer.sign(guest)) is None


def test_hosts_and_origins_follow_the_settings() -> None:
    plain = Settings(port=8017)
    assert "localhost:8017" in plain.hosts() and "http://127.0.0.1:8017" in plain.origins()
    public = Settings(public_url="https://Snar.example/")
    assert "snar.example" in public.hosts() and "https://snar.example" in public.origins()
    assert public.url == "https://Snar.example" and public.secure and not plain.secure
    assert Settings(lan=True).bind == "0.0.0.0"
