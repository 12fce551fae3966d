"""QR codes: what a camera and a browser need of the picture; the code itself is segno's."""

from __future__ import annotations

from pathlib import Path

import pytest

from snar.server.http import qr

from .site import run, site


@pytest.mark.parametrize(("text", "size"), [("http://a", 21), ("http://localhost:8017/join/" + "x" * 22, 33)])
def test_a_picture_scales_and_is_dark_on_light_with_an_empty_edge(text: str, size: int) -> None:
    picture = qr.svg(text)
    edge = size + 2 * qr.QUIET
    assert picture.startswith("<svg xmlns=") and f'viewBox="0 0 {edge} {edge}"' in picture
    assert "width=" not in picture and f'fill="#fff" d="M0 0h{edge}v{edge}h-{edge}z"' in picture
    assert f'd="M{qr.QUIET} {qr.QUIET}.5h7' in picture  # the finder in the corner


def test_an_address_of_the_server_as_a_picture(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            client = s.player().client
            answer = await client.get("/api/qr.svg", params={"path": "/join/abc"})
            assert answer.headers["content-type"].startswith("image/svg+xml") and answer.text.startswith("<svg")
            for bad in ("http://evil.example", "/" + "x" * 99, "/ž"):
                assert (await client.get("/api/qr.svg", params={"path": bad})).status_code == 400

    run(go())


def test_a_terminal_shows_two_rows_in_a_line() -> None:
    lines = qr.terminal("http://a").split("\n")
    assert {len(line) for line in lines} == {25} and len(lines) == 13
    assert lines[1].startswith("██ ▄▄▄▄▄ █") and lines[1].endswith(" ▄▄▄▄▄ ██")
