"""Every kind of moment of both games, in both themes and languages, on a desk, a laptop and a phone: played,
photographed and laid side by side.

    python -m tests.browser.contact_sheet                       # docs/pictures/moments-*.jpg
    python -m tests.browser.contact_sheet --only duel --keep DIR     # and every picture by itself, to be looked at
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser
from run import ROOT

from .looks import DESK, LAPTOP, PHONE, THEMES, Size, dress, resize
from .moments import MOMENTS, Moment, held
from .served import Served
from .visitor import come, launched

SHEETS = ROOT / "docs" / "pictures"
LANGUAGES = {"cs": "cs-CZ", "en": "en-GB"}
SIZES: dict[str, Size] = {"desk": DESK, "laptop": LAPTOP, "phone": PHONE}
WIDTHS = {"desk": 300, "laptop": 300, "phone": 136}  # of a picture on the sheet
LOOK = """body { margin: 0; padding: 12px; background: #777; color: #fff; font: 600 13px sans-serif }
  body { width: max-content } b { width: 92px } img { display: block }
  .row { display: flex; gap: 8px; align-items: flex-start; margin-bottom: 8px }"""


def photographs(browser: Browser, site: Served, moment: Moment, lang: str) -> Iterator[tuple[str, str, bytes]]:
    """The size, the theme, the picture: of one moment that stays as long as it takes."""
    me = come(browser, site.url, {"stage": "usual", "lang": lang}, locale=LANGUAGES[lang])
    stage = held(me)
    stage.play(moment)
    for name, size in SIZES.items():
        resize(me, size)
        for theme in THEMES:
            dress(me, theme)
            stage.settle(moment)
            yield name, theme, me.page.screenshot()
    me.context.close()


def mounted(browser: Browser, rows: dict[str, list[tuple[str, bytes]]], to: Path) -> None:
    """A row for each moment, as one picture."""
    page = browser.new_page()
    cells = {
        name: "".join(
            f'<img width={WIDTHS[size]} src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
            for size, picture in pictures
        )
        for name, pictures in rows.items()
    }
    body = "".join(f'<div class="row"><b>{name}</b>{images}</div>' for name, images in cells.items())
    page.set_content(f"<style>{LOOK}</style>{body}")
    width = page.evaluate("document.body.getBoundingClientRect().width")
    page.set_viewport_size({"width": round(width), "height": 600})
    page.screenshot(path=to, full_page=True, type="jpeg", quality=60)
    page.close()


def sheet(game: str, lang: str) -> Path:
    return SHEETS / f"moments-{game}-{lang}.jpg"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", help="moments whose id holds this word; no sheet is written then")
    parser.add_argument("--game", action="append", help="the sheets of this game alone")
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--keep", type=Path, help="a folder for every single picture")
    wanted = parser.parse_args()
    chosen = [one for one in MOMENTS if not wanted.only or any(word in one.id for word in wanted.only)]
    chosen = [one for one in chosen if not wanted.game or one.game in wanted.game]
    missing = []
    with tempfile.TemporaryDirectory() as folder, launched() as browser, closing(Served(Path(folder)).start()) as site:
        for lang, game in product(wanted.lang or LANGUAGES, dict.fromkeys(one.game for one in chosen)):
            rows: dict[str, list[tuple[str, bytes]]] = {}
            for moment in (one for one in chosen if one.game == game):
                try:
                    for size, theme, picture in photographs(browser, site, moment, lang):
                        rows.setdefault(moment.name, []).append((size, picture))
                        keep(wanted.keep, f"{moment.id}-{lang}-{size}-{theme}.png", picture)
                except AssertionError as error:
                    missing.append(str(error))
                print(f"{moment.id} ({lang})", flush=True)
            if not wanted.only:
                mounted(browser, rows, sheet(game, lang))
    sys.exit("\n".join(missing))


def keep(folder: Path | None, name: str, picture: bytes) -> None:
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(picture)


if __name__ == "__main__":
    main()
