"""One server and one Chromium for the folder, a fresh browser profile for everyone who comes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from .served import Served
from .visitor import Visitor, come, launched

expect.set_options(timeout=20_000)  # a busy machine is no reason to fail
Enter = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Only as long as this folder is tested: it keeps an event loop running, and other tests have their own."""
    with launched() as browser:
        yield browser


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
        visitors.append(come(chromium, site.url, settings, **options))
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
