"""Nothing hidden is ever sent: every frame is compared with the real state at the moment it leaves.

Every card carries a marker in its name, so that it is found in sentences too, not only where its id stands alone.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snar.bots import ask, make
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.content import content_for
from snar.rise.state import RiseState
from snar.server.eyes.memory import Latest
from snar.server.http.limits import unlimited
from snar.server.rise import voice
from snar.server.rise.words import texts
from snar.server.table.room import Room
from snar.server.wire.connection import Connection
from snar.texts.bundle import Texts
from snar.texts.languages import cases
from tests.figures import keep

from .site import Player, run, site
from .wire import everyone, overhear

LONG = bool(os.environ.get("SNAR_LONG"))
# bot, agreement, answers (0: to the end; games at random would hardly have one)
KINDS: list[tuple[str, dict[str, Any], int]] = [
    ("greedy", {}, 0),
    ("random", {"scenario": "zkouska-sily", "players": 3}, 400 if LONG else 150),
    ("greedy", {"scenario": "zkouska-sily", "players": 4, "options": ["snove-svety"]}, 0 if LONG else 120),
    ("random", {"options": ["ctyri-hraci", "kouzleni"]}, 400 if LONG else 120),
    ("random", {"scenario": "zkouska-sily", "edition": "draft", "players": 2}, 400 if LONG else 120),
]
GAMES = [(seed, *kind) for seed in range(3 if LONG else 1) for kind in KINDS]
MARKER = re.compile("⟦([^⟧]+)⟧")


class Watch:
    """Looks at every frame as it leaves, with the real state at hand."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.ever: dict[int, set[str]] = {}  # by eyes: faces they have known at some time
        self.hidden: dict[int, set[str]] = {}  # by eyes: all other faces
        self.number = -1  # the entry after which this is so
        self.frames = self.marks = 0

    def check(self, connection: Connection, text: str) -> None:
        room = self.room
        if room is None or room.frames is None or connection.eyes < 0:
            return
        self.frames += 1
        g, eyes = room.frames.g, connection.eyes
        header = room.record.journal.header
        if room.meta.status == "running":
            assert header["secret"] not in text
            assert g.rng.key.hex() not in text
        frame = json.loads(text)
        self.learn(g, room.record.number)
        self.marks += len(marked := MARKER.findall(text))
        hidden = self.hidden[eyes]
        if frame["t"] == "because":
            hidden = hidden - {"sopka"}  # the word that was asked about
        found = {*words(frame), *marked} & hidden
        assert not found, f"eyes {eyes} see {found} in {frame['t']}"
        if frame.get("view"):
            piles_are_real(g, eyes, frame["view"])
        if frame["t"] == "table" or (frame["t"] == "update" and room.record.number % 4 == 0):
            whole = {name: json.loads(bytes(part)) for name, part in room.frames.view(eyes).items()}
            assert whole == json.loads(json.dumps(g.view(eyes)))  # although it is put together from shared parts

    def learn(self, g: RiseState, number: int) -> None:
        """Once for every entry."""
        if number == self.number:
            return
        self.number, faces = number, {g.card_id(card) for card in range(len(g.known))}
        # Abilities that were taken lie open, so what is left of that deck is no secret, only its order (RS-ZKS-10).
        left = {g.card_id(card) for card in g.zones["deck.ability"]}
        for eyes in range(g.seats + 1):
            self.ever.setdefault(eyes, set()).update(g.card_id(card) for card in g.known_to(eyes))
            self.hidden[eyes] = faces - self.ever[eyes] - left


def words(data: Any) -> Iterator[str]:
    """Every single word of every text in a frame, keys included."""
    if isinstance(data, str):
        yield from data.split()
    elif isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


def piles_are_real(g: RiseState, eyes: int, view: dict[str, Any]) -> None:
    """What is shown of hands and decks is exactly what these eyes know now."""
    for owner, hand in view.get("hands", {}).items():
        cards = g.zones[f"hand.{owner}"]
        assert hand["known"] == sorted(g.card_id(card) for card in cards if g.known[card] >> eyes & 1)
    for deck, pile in view.get("decks", {}).items():
        cards = g.zones[f"deck.{deck}"]
        known = {str(i): g.card_id(card) for i, card in enumerate(reversed(cards), 1) if g.known[card] >> eyes & 1}
        assert pile.get("known", {}) == known


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every form of a card's name ends with its marker."""
    cards, get = {*content_for().pack.cards, *content_for().pack.spells}, Texts._get

    def marked(texts: Texts, id: str, attribute: str = "", **args: Any) -> str:
        text = get(texts, id, attribute, **args)
        return f"{text}⟦{id}⟧" if id in cards and attribute in ("", *cases()) else text

    monkeypatch.setattr(Texts, "_get", marked)
    monkeypatch.setattr(voice, "KNOWN", Latest(32))


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    plant(monkeypatch)
    made = Watch()
    overhear(monkeypatch, made)
    return made


@pytest.mark.parametrize(("seed", "bot", "options", "most"), GAMES)
def test_no_frame_holds_a_hidden_card(
    tmp_path: Path, watch: Watch, seed: int, bot: str, options: dict[str, Any], most: int
) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            players, room = await everyone(s, {"agreement": options}, watch)
            readers = [asyncio.create_task(player.closed()) for player in players]
            await play(players, room, bot, most, seed)
            if not most:
                assert room.meta.status == "over"
            for reader in readers:
                reader.cancel()
            assert all(player.frames for player in players)

    run(go())
    assert watch.frames > 200 and watch.marks > 200
    target = "all frames of all seats and a spectator in 50 games: nothing hidden in any"
    case = f"{seed}-{KINDS.index((bot, options, most))}"
    keep("redaction", target, case, games=1, frames=watch.frames, markers=watch.marks)


def test_a_hidden_card_in_a_sentence_would_be_found(tmp_path: Path, watch: Watch) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            _, room = await everyone(s, {}, watch)
            g = room.record.state
            card = g.card_id(g.zones["hand.0"][0])
            told = json.dumps({"t": "notice", "text": f"Hraješ {texts('cs').name(card)}."}, ensure_ascii=False)
            connections = {connection.eyes: connection for connection in room.connections}
            watch.check(connections[0], told)
            for eyes in (1, 2):
                with pytest.raises(AssertionError, match=card):
                    watch.check(connections[eyes], told)

    run(go())


async def play(players: list[Player], room: Room, bot: str, most: int, seed: int) -> None:
    """Answers chosen here, given over the wire; now and then somebody asks why, what if, or for a recap."""
    minds = [make(bot, f"{seed}/{seat}") for seat in range(len(room.meta.seats))]
    rng, number = Rng(key_from_seed(seed)), 0
    while room.meta.status == "running" and (not most or room.record.number < most):
        choice = room.record.state.pending[0]
        advice = ask(minds[choice.seat], room.record.state, choice.seat, rng)
        before, player = room.record.number, players[choice.seat]
        number += 1
        if number % 10 == 0:
            await player.send("preview", id=number, line=advice.option.key)
            await player.send("why", id=number, key="cast sopka")
            await players[-1].send("why", id=number, key="cast sopka")
            assert not await_hidden(await player.get(f"/api/tables/{room.id}/recap"), room, choice.seat)
        await player.send("answer", n=before, line=advice.option.key)
        async with asyncio.timeout(30):
            while room.kept == before or room.lock.locked():
                await asyncio.sleep(0.001)


def await_hidden(data: dict[str, Any], room: Room, seat: int) -> set[str]:
    """Hidden faces in an HTTP answer."""
    assert room.frames
    g = room.frames.g
    now = {g.card_id(card) for card in range(len(g.known))} - {g.card_id(card) for card in g.known_to(seat)}
    hidden = {id for id in now if not any(id in str(event) for event in room.record.events_for(seat))}
    return set(words(data)) & hidden
