"""One server and one Chromium for the folder, a fresh browser profile for everyone who comes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from run import STATIC, find_chromium
from websockets.sync.client import connect

from .served import Served
from .visitor import SWIFT, Visitor

DESKTOP = {"width": 1440, "height": 900}
FIRST = "localStorage.getItem('snar-settings') || localStorage.setItem('snar-settings', JSON.stringify(WANTED))"
expect.set_options(timeout=20_000)  # a busy machine is no reason to fail
Enter = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Only as long as this folder is tested: it keeps an event loop running, and other tests have their own."""
    path = find_chromium()
    assert path, "no Chromium: `python3 run.py test` installs it where it can and says how where it cannot"
    assert (STATIC / "index.html").is_file(), "the client is not built: `python3 run.py test` builds it"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        flags = ["--disable-gpu", *(["--no-sandbox"] if root else [])]
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("store")).start()
    yield served
    served.stop()


@pytest.fixture
def enter(chromium: Browser, site: Served) -> Iterator[Enter]:
    """Opens a browser of one's own; no page may complain about anything."""
    visitors: list[Visitor] = []

    def make(settings: dict[str, Any] | None = None, **options: Any) -> Visitor:
        wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "base_url": site.url, **options}
        context = chromium.new_context(**wanted)
        context.add_init_script(FIRST.replace("WANTED", json.dumps({**SWIFT, **(settings or {})})))
        visitors.append(Visitor(context))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert not [line for visitor in visitors for line in visitor.complaints]


@pytest.fixture(scope="package")
def finished(site: Served) -> str:
    """A game that two bots have played to its end; they go on as long as somebody watches."""
    wanted = {
        "agreement": {"scenario": "zacatecnici"},
        "seats": ["greedy", "greedy"],
        "pace": "none",
        "visibility": "public",
    }
    table = str(httpx.post(f"{site.url}/api/tables", json=wanted).json()["id"])
    with connect(f"ws://localhost:{site.port}/ws/{table}", proxy=None) as socket:
        socket.send('{"t": "hello", "v": 1, "seq": 0}')
        while json.loads(socket.recv(timeout=60))["t"] != "over":
            pass
    return table
