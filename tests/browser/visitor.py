"""Somebody at a browser: a page, every frame it received, and everything it complained about."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, sync_playwright
from run import STATIC, find_chromium

Data = dict[str, Any]
PATIENCE = 30.0
# What an experienced player would set: nothing waits, nothing asks twice.
SWIFT = {"pace": "none", "confirm": False, "warnEnd": False, "sound": False, "endTurn": "once"}
SWIFT |= {"explain": False, "stage": "none"}
DESKTOP = {"width": 1440, "height": 900}
FIRST = "localStorage.getItem('snar-settings') || localStorage.setItem('snar-settings', JSON.stringify(WANTED))"


@contextmanager
def launched() -> Iterator[Browser]:
    path = find_chromium()
    assert path, "no Chromium: `python3 run.py test` installs it where it can and says how where it cannot"
    assert (STATIC / "index.html").is_file(), "the client is not built: `python3 run.py test` builds it"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        hinting = "--font-render-hinting=none"  # letters are as wide in the browser without a window as in the others
        flags = ["--disable-gpu", hinting, *(["--no-sandbox"] if root else [])]
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


def come(browser: Browser, url: str, settings: dict[str, Any] | None = None, **options: Any) -> Visitor:
    """Somebody with a browser profile of their own."""
    wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "base_url": url, **options}
    context = browser.new_context(**wanted)
    context.add_init_script(FIRST.replace("WANTED", json.dumps({**SWIFT, **(settings or {})})))
    return Visitor(context)


class Visitor:
    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.raw: list[str] = []
        self.frames: list[Data] = []
        self.complaints: list[str] = []
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: line.type in ("error", "warning") and self.complaints.append(line.text))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, text: str | bytes) -> None:
        self.raw.append(str(text))
        self.frames.append(json.loads(text))

    # -- what the frames told --------------------------------------------------------------------------------------
    def last(self, *kinds: str) -> Data:
        return next((frame for frame in reversed(self.frames) if frame["t"] in kinds), {})

    @property
    def number(self) -> int:
        return int(self.last("table", "update").get("n", -1))

    @property
    def asked(self) -> bool:
        """Is there something to decide? What has only one answer is answered by itself (a setting, on by default),
        unless it might kill."""
        options = (self.last("table", "update").get("choice") or {"options": []})["options"]
        return (len(options) > 1 or any(option.get("kills") for option in options)) and not self.over

    @property
    def over(self) -> bool:
        return bool(self.last("over"))

    @property
    def round(self) -> int:
        views = (frame.get("view") or {} for frame in reversed(self.frames) if frame["t"] in ("table", "update"))
        return int(next((view["round"] for view in views if "round" in view), 0))

    # -- waiting -----------------------------------------------------------------------------------------------------
    def until(self, ready: Callable[[], Any], patience: float = PATIENCE, told: str = "in vain") -> None:
        """Let the page go on until something is so."""
        end, pause = time.monotonic() + patience, 5
        while not ready():
            assert time.monotonic() < end, f"{told}: {self.page.url}, {self.complaints}"
            self.page.wait_for_timeout(pause)
            pause = min(pause + 2, 30)  # each look costs something: what takes long is looked at less often

    # -- parts of the page -------------------------------------------------------------------------------------------
    @property
    def now(self) -> Locator:
        """What is asked, and the way on below it."""
        return self.page.get_by_role("region", name=re.compile("What now|Way on"))

    @property
    def question(self) -> str:
        return " ".join(self.now.get_by_role("heading").all_inner_texts())

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def at_table(self) -> Visitor:
        self.page.get_by_role("grid").wait_for()
        return self

    def open(self, path: str) -> Visitor:
        """Any page, until all of it is there."""
        self.page.goto(path)
        self.page.get_by_role("heading").first.wait_for(state="attached")
        self.page.wait_for_load_state("networkidle")
        return self

    # -- shortcuts past pages that other tests walk through ------------------------------------------------------------
    def call(self, path: str, body: Data | None = None) -> Data:
        """An HTTP call with the cookies of this browser."""
        answer = self.context.request.post(path, data=body or {})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def sit(self, table: str) -> Visitor:
        self.page.goto(f"/table/{table}")
        return self.at_table()
