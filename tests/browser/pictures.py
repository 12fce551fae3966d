"""Pictures compared as an eye does: made small, so that the edges of letters do not count, and cell by cell in
lightness and colour.

References are the small pictures themselves (`tests/browser/pictures/*.png`, a kilobyte or two each);
`python -m tests.browser.pictures` writes them anew, and whoever commits them has looked at them."""

from __future__ import annotations

import base64
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Page

from .looks import DESK, PHONE, THEMES, Size, dress, resize
from .moments import BY_ID, Moment, Stage, held
from .served import Served
from .visitor import come, launched

Colour = tuple[float, float, float]
Cells = list[Colour]
FOLDER = Path(__file__).parent / "pictures"
ACROSS, DOWN = 32, 24  # cells: an area of some twenty pixels each
# The plain run compares some forms, the long run all of them.
CHOSEN = ("rise-event", "rise-duel", "rise-annexing", "ether-tile", "ether-loss", "ether-death")
EVERY = (*CHOSEN, "rise-cast", "rise-roll", "rise-wound", "rise-awakening", "rise-victory", "rise-defeat",
         "ether-page", "ether-turn-card", "ether-entity", "ether-gain", "ether-exhausted", "ether-victory",
         "ether-fate", "ether-slumber", "ether-dream", "ether-delta")  # fmt: skip
LOOKS: list[tuple[Size, str]] = [(DESK, THEMES[0]), (PHONE, THEMES[1])]
ALIKE = 4.0  # of 100 between black and white: what two machines may differ by
# The browser reads and shrinks pictures: a canvas with the picture on it, drawn smoothly.
SMALL = """async ([data, width, height]) => {
  const bytes = Uint8Array.from(atob(data), one => one.charCodeAt(0))
  const whole = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(whole, 0, 0, width, height)
  const blob = await canvas.convertToBlob()
  const file = btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
  return [file, [...pen.getImageData(0, 0, width, height).data]]
}"""


def small(page: Page, picture: bytes) -> tuple[bytes, Cells]:
    file, numbers = page.evaluate(SMALL, [base64.b64encode(picture).decode(), ACROSS, DOWN])
    return base64.b64decode(file), [seen(*numbers[at : at + 3]) for at in range(0, len(numbers), 4)]


def seen(red: int, green: int, blue: int) -> Colour:
    """Lightness from 0 to 100, and how far the colour leans to red and to blue: closer to what an eye sees."""
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return light / 2.55, (red - light) / 5.1, (blue - light) / 5.1


def difference(one: Cells, other: Cells) -> float:
    """The mean of the cells that differ most, a tenth of them: a part that is broken counts, wherever it is."""
    apart = sorted((sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5
                    for here, there in zip(one, other, strict=True)), reverse=True)  # fmt: skip
    worst = apart[: len(apart) // 10]
    return sum(worst) / len(worst)


def looked_at(stage: Stage, moment: Moment, look: tuple[Size, str]) -> bytes:
    """The moment itself, and no more of the page than lies under it."""
    size, theme = look
    resize(stage.me, size)
    dress(stage.me, theme)
    stage.settle(moment)
    part = stage.me.page.locator("dialog[open]" if moment.paged else ".moment")
    return part.screenshot(animations="disabled")


def reference(moment: Moment, look: tuple[Size, str]) -> Path:
    (width, height), theme = look
    return FOLDER / f"{moment.id}-{width}x{height}-{theme}.png"


def write(browser: Browser, site: Served, ids: tuple[str, ...]) -> None:
    FOLDER.mkdir(exist_ok=True)
    stage = held(come(browser, site.url, {"stage": "usual"}))
    eye = browser.new_page()
    for moment in map(BY_ID.__getitem__, ids):
        stage.play(moment)
        for look in LOOKS:
            reference(moment, look).write_bytes(small(eye, looked_at(stage, moment, look))[0])
        print(moment.id, flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, launched() as browser, closing(Served(Path(folder)).start()) as site:
        write(browser, site, tuple(sys.argv[1:]) or EVERY)
