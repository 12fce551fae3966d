"""A finished game that is sent to somebody, and what previews of its address may say."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from snar.server.http import static

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


def test_previews_of_a_finished_game_say_who_won_and_show_a_picture(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, _, table = await over(s)
            stranger = s.player()
            czech = await page(stranger, table, "?lang=cs")
            assert '<meta property="og:title" content="Stín se vzdává." />' in czech
            assert "V kole 1 se Stín vzdává." in czech and czech.endswith("<title>Snář</title></head></html>")
            assert "the Shadow gives up" in await page(stranger, table, "?lang=en")
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
