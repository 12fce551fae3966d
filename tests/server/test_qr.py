"""QR codes. That they can be read was checked with OpenCV's reader; here the codes are pinned."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from snar.server import qr

from .site import run, site


def drawn(text: str) -> str:
    return "\n".join("".join(".#"[cell] for cell in row) for row in qr.code(text))


def test_remainders_are_reed_and_solomons() -> None:
    hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert qr.remainder(hello, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize(
    ("text", "size", "digest"),
    [("http://a", 21, "83c653c4f03b03b7"), ("http://localhost:8017/join/" + "x" * 22, 33, "e43300e1d4e25eb9")],
)
def test_codes_have_their_finders_and_never_change(text: str, size: int, digest: str) -> None:
    picture = drawn(text)
    lines = picture.split("\n")
    assert len(lines) == size
    assert lines[0].startswith("#######.") and lines[0].endswith(".#######") and lines[-1].startswith("#######.")
    assert hashlib.sha256(picture.encode()).hexdigest()[:16] == digest


def test_too_long_a_text_is_refused() -> None:
    qr.code("x" * 106)
    with pytest.raises(ValueError):
        qr.code("x" * 107)


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
