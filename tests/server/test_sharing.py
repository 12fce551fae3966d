"""A finished game that is sent to somebody, and what previews of its address may say."""

from __future__ import annotations

import asyncio
import struct
import time
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.server.ether.preview import draw
from snar.server.front import front_of
from snar.server.http import qr, sharing, static
from snar.server.http.paths import outlines
from snar.server.http.raster import Canvas
from snar.server.rise.portraits import drawings, portraits
from snar.store.port import StoreError

from .people import step, two_players
from .site import Player, Site, run, site

PAGE = "<html><head><title>Snář</title></head></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of one line stands for the built client."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(static, "FOLDER", folder)
    for kept in (static.files, static.content):
        kept.cache_clear()
        monkeypatch.setattr(static, kept.__name__, kept.__wrapped__)


async def over(s: Site) -> tuple[Player, Player, str]:
    host, friend, table = await two_players(s)
    await step([host, friend], "done")
    await friend.send("resign")
    await host.until("over")
    return host, friend, table


async def page(player: Player, table: str, query: str = "") -> str:
    answer = await player.client.get(f"/table/{table}{query}")
    assert answer.status_code == 200
    return answer.text


def test_the_first_screen_comes_painted_in_the_language_of_the_browser(tmp_path: Path) -> None:
    (static.FOLDER / "landing.cs.html").write_text("vítej", encoding="utf-8")

    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            czech = await me.client.get("/", headers={"accept-language": "cs-CZ,cs;q=0.9"})
            assert czech.text == "vítej" and "accept-language" in czech.headers["vary"]
            for path, wish in (("/", "en"), ("/games", "cs")):  # nothing is painted for these
                assert (await me.client.get(path, headers={"accept-language": wish})).text == PAGE

    run(go())


def test_previews_of_a_finished_game_say_who_won_and_show_a_picture(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, _, table = await over(s)
            stranger = s.player()
            czech = await page(stranger, table, "?lang=cs")
            assert '<meta property="og:title" content="Stín se vzdává." />' in czech
            assert "V kole 1 se Stín vzdává." in czech and czech.endswith("<title>Snář</title></head></html>")
            english = await page(stranger, table, "?lang=en")
            assert "the Shadow gives up" in english
            for lang, told in (("cs", czech), ("en", english)):  # whoever previews it goes by this address
                assert f'/table/{table}?lang={lang}" />' in told
            assert f"/api/tables/{table}/preview.png" in czech
            assert "og:title" in (await stranger.client.get(f"/replay/{table}")).text
            picture = (await stranger.client.get(f"/api/tables/{table}/preview.png")).content
            assert picture.startswith(b"\x89PNG\r\n\x1a\n")
            width, height = struct.unpack(">II", picture[16:24])
            start = picture.index(b"IDAT")
            (length,) = struct.unpack(">I", picture[start - 4 : start])
            pixels = zlib.decompress(picture[start + 4 : start + 4 + length])
            assert (width, height) == (800, 420) and len(pixels) == height * (1 + 3 * width)

    run(go())


def test_previews_of_an_invitation_say_to_which_game_and_nothing_of_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host = s.player()
            await host.post("/api/guest", {"name": "Petr Novák", "lang": "cs"})
            for game, agreed, czech, english in (
                ("rise", {}, "Říše Snů: někdo tě zve ke stolu", "Realm of Dreams: somebody invites you to a table"),
                (
                    "ether",
                    {"sleepers": ["hracka", "drsnak"]},
                    "Etherfields: někdo tě zve do společného snu",
                    "invites you to dream together",
                ),
            ):
                wanted = {"game": game, "agreement": agreed, "seats": ["me", "open"], "visibility": "private"}
                made = await host.post("/api/tables", wanted)
                path = (await host.post(f"/api/tables/{made['id']}/invite"))["url"].partition("/join/")[2]
                stranger = s.player()
                for lang, title in (("cs", czech), ("en", english)):
                    told = (await stranger.client.get(f"/join/{path}", headers={"accept-language": lang})).text
                    assert title in told and "og:description" in told
                    assert not [secret for secret in (made["id"], "Petr", "Rytíř", "Hráčka") if secret in told]
                assert f"/api/games/{game}/preview.png" in told
                picture = (await stranger.client.get(f"/api/games/{game}/preview.png")).content
                assert picture.startswith(b"\x89PNG") and len(picture) < 100_000
            assert (await stranger.client.get("/join/nobody-knows-this~0")).text == PAGE
            assert (await stranger.client.get("/api/games/nothing/preview.png")).status_code == 400

    run(go())


def test_every_page_says_what_the_site_is_in_the_language_of_the_reader(tmp_path: Path) -> None:
    (static.FOLDER / "index.en.html").write_text(PAGE.replace("Snář", "in English"), encoding="utf-8")

    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            for wish, told in (("en", "in English"), ("cs", "Snář")):
                answer = await me.client.get("/games", headers={"accept-language": wish})
                assert told in answer.text and "accept-language" in answer.headers["vary"]

    run(go())


def test_a_dream_that_was_stopped_is_previewed_by_its_sleepers_and_gives_nothing_away(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            sleeper = s.player()
            made = await sleeper.post("/api/tables", {"game": "ether", "seats": ["me"], "visibility": "public"})
            await sleeper.join(made["id"])
            await sleeper.started()
            await sleeper.post(f"/api/tables/{made['id']}/resign")
            stranger = s.player()
            czech = await page(stranger, made["id"], "?lang=cs")
            assert "Hráčka" in czech and "summary_large_image" in czech
            assert not [told for told in ("telefon", "chodb", "Zvoní") if told in czech]
            picture = (await stranger.client.get(f"/api/tables/{made['id']}/preview.png")).content
            assert picture.startswith(b"\x89PNG") and len(picture) < 100_000

    run(go())


def test_what_is_drawn_of_a_dream_is_who_slept_and_how_each_ended() -> None:
    """And nothing more: two tables that differ in all the rest are painted alike."""
    one, other, lost = table_of("1"), table_of("2"), table_of("1")
    other.read, other.dream = ("zvoneni",), "zatopa"
    one.log = (("prvni-sen", "victory"),)
    other.log = (("zatopa", "victory"),)
    lost.log = (("prvni-sen", "death"),)
    painted = [draw(g, {}, {"answers": 3}) for g in (one, other, lost)]
    assert painted[0] == painted[1] != painted[2]


def table_of(seed: str) -> Any:
    ether = GAMES["ether"]
    return ether.new(ether.agree(sleepers=["hracka"], start="dream:prvni-sen"), Rng(key_from_seed(seed)))


def test_whoever_won_is_painted_as_themselves() -> None:
    """Each character of the pack; of a side that won together all; a circle is a way to draw a path, too."""
    faces = {figure.id: face([figure]) for figure in (Winner(id) for id in drawings())}
    assert len(faces) == 10 and len(set(faces.values())) == 10
    assert face([]) not in faces.values()
    assert face([Winner("stin"), Winner("cert")]) not in faces.values()
    assert len(next(outlines("O32 40 6.5"))) > 8


class Winner(NamedTuple):
    id: str
    side: str = "hero"


def face(winners: list[Winner]) -> bytes:
    canvas = Canvas(300, 420, 2 / 3, (0, 0, 0), (0, 0, 0))
    portraits(canvas, winners)  # type: ignore[arg-type]
    return canvas.png()


def test_a_path_is_followed_along_its_lines_and_curves() -> None:
    square, bent = outlines("M0 0L10 0 10 10H0ZM0 0Q5 10 10 0T20 0")
    assert square == [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert [bent[i] for i in (0, 4, 8, 12, 16)] == [(0, 0), (5, 5), (10, 0), (15, -5), (20, 0)]
    (wave,) = outlines("M0 0C0 10 10 10 10 0S20 -10 20 0")
    assert wave[4] == (5, 7.5)


def test_a_running_game_a_private_table_and_one_that_is_not_there_are_previewed_alike(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _, running = await two_players(s)
            owner, _, private = await over(s)
            await owner.post(f"/api/tables/{private}/visibility", {"visibility": "private"})
            stranger = s.player()
            for table in (running, private, "nowhere"):
                assert await page(stranger, table) == PAGE
                assert (await stranger.client.get(f"/api/tables/{table}/preview.png")).status_code == 404
            assert (await host.client.get(f"/api/tables/{running}/preview.png")).status_code == 404

    run(go())


def test_an_invitation_is_a_page_while_the_store_is_away_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise StoreError("gone")

    async def go() -> None:
        async with site(tmp_path) as s:
            monkeypatch.setattr(s.services.store, "invited", fails)
            answer = await s.player().client.get("/join/abc")
            assert answer.status_code == 200 and answer.text == PAGE

    run(go())


def test_pictures_are_painted_one_at_a_time_and_each_of_them_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dozen at once, each in a thread of its own, kept everyone else waiting for a sixth of a second."""
    at_work, painted = [0, 0], list[str]()

    def slowly(*about: Any) -> bytes:
        painted.append(str(about))
        at_work[0] += 1
        at_work[1] = max(at_work)
        time.sleep(0.05)
        at_work[0] -= 1
        return b"a picture"

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, one = await over(s)
            _, _, two = await over(s)
            front = front_of("rise")
            assert front.tale
            slow = replace(front, tale=replace(front.tale, draw=slowly))
            monkeypatch.setattr(sharing, "front_of", lambda game: slow)
            monkeypatch.setattr(qr, "svg", lambda text: slowly(text).decode())
            paths = [f"/api/tables/{table}/preview.png" for table in (one, two)] * 3 + ["/api/qr.svg?path=/join/a"]
            answers = await asyncio.gather(*(player.client.get(path) for path in paths for player in (host, friend)))
            assert {(answer.status_code, answer.content) for answer in answers} == {(200, b"a picture")}
            assert at_work == [0, 1] and len(painted) == 2 + 2

    run(go())
