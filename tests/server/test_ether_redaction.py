"""Nothing that is still secret in Etherfields is ever sent: every frame is compared with the real state as it leaves.

Every text of the secret bundle carries a marker, so that it is found in sentences; ids are looked for where ids stand.
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

from snar.bots.ether import EtherGreedy
from snar.bots.play import ask
from snar.ether.state import EtherState
from snar.kernel.rng import Rng, key_from_seed
from snar.server.ether import content, printed, voice, words
from snar.server.http.limits import unlimited
from snar.server.table.room import Room
from snar.server.wire.connection import Connection
from snar.texts.messages import Messages
from tests.figures import keep

from .site import Player, run, site
from .wire import everyone, overhear

LONG = bool(os.environ.get("SNAR_LONG"))
GAMES: list[tuple[dict[str, Any], int]] = [
    ({"sleepers": ["hracka"], "start": "dream:prvni-sen"}, 0),
    ({"sleepers": ["hracka", "drsnak"]}, 3000 if LONG else 260),
    ({"sleepers": ["nespoutana", "specialista"], "start": "slumber:prizrak"}, 0),
]
MARKER = re.compile("⟦([^⟧]+)⟧")
SENTENCES = frozenset(
    ("text", "question", "label", "effect", "price", "flavour", "stats", "title", "hint", "name", "goal", "about")
)
SCENE = "scene-"


def revealed(g: EtherState, eyes: int) -> set[str]:
    """Ids that these eyes may know just now: cards by the kernel's own record, and what lies on the table."""
    pieces = {id for id, _, _ in g.placed} | {entity.id for entity in g.entities} | {row.id for row in g.companions}
    here = {g.dream, g.slumber, *g.found, *(id for id, _ in g.log), *(SCENE + id for id in g.read)}
    return {g.card_id(card) for card in g.known_to(eyes)} | pieces | here


class Watch:
    def __init__(self) -> None:
        self.room: Room | None = None
        self.ever: dict[int, set[str]] = {}
        self.frames = self.marks = 0

    def check(self, connection: Connection, text: str) -> None:
        room = self.room
        if room is None or room.frames is None or connection.eyes < 0:
            return
        g, eyes = room.frames.g, connection.eyes
        assert isinstance(g, EtherState)
        for number in range(g.seats + 1):
            self.ever.setdefault(number, set()).update(revealed(g, number))
        self.frames += 1
        known = self.ever[eyes]
        marked = set(MARKER.findall(text))
        self.marks += len(marked)
        assert not marked - known, f"eyes {eyes} read of {marked - known}"
        frame = json.loads(text)
        hidden = {g.card_id(card) for card in range(len(g.known))} - known
        assert not (found := set(ids(frame)) & hidden), f"eyes {eyes} see {found} in {frame['t']}"
        assert "chronicle" not in set(keys(frame)) and "story" not in (frame.get("view") or {})
        if room.meta.status == "running":
            assert room.record.journal.header["secret"] not in text
            assert g.rng.key.hex() not in text
        if frame.get("view"):
            decks_are_real(g, eyes, frame["view"])


def ids(data: Any, name: str = "") -> Iterator[str]:
    """Words of everything that is no sentence: keys, answers, lists of ids."""
    if isinstance(data, str) and name not in SENTENCES:
        yield from (part for word in data.split() for part in (word, word.partition(".")[0]))
    elif isinstance(data, dict):
        action = "label" in data and "id" in data  # its id is only unique on its own tile
        for key, value in data.items():
            yield key
            yield from ids(value, "label" if action else key)
    elif isinstance(data, list):
        for value in data:
            yield from ids(value, name)


def keys(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


def decks_are_real(g: EtherState, eyes: int, view: dict[str, Any]) -> None:
    """What is shown of the order of decks is exactly what these eyes know."""
    for owner, pile in view.get("known", {}).items():
        cards = list(reversed(g.cards(f"deck.{owner}")))
        assert pile == {str(i): g.card_id(card) for i, card in enumerate(cards, 1) if g.known[card] >> eyes & 1}
    assert "deck" not in view.get("turn", {})


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text of something secret ends with its marker."""
    secret, real = words.secret_ids(), Messages.format

    def marked(messages: Messages, id: str, attribute: str, args: Any) -> tuple[str, str]:
        text, wrong = real(messages, id, attribute, args)
        return (f"{text}⟦{id}⟧" if text and id in secret and attribute != "gender" else text), wrong

    monkeypatch.setattr(Messages, "format", marked)
    monkeypatch.setattr(voice, "VOICES", {})


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    plant(monkeypatch)
    made = Watch()
    overhear(monkeypatch, made)
    yield made
    voice.VOICES.clear()


async def play(players: list[Player], room: Room, most: int) -> None:
    """Answers chosen here, given over the wire; now and then somebody asks why, what if, or for the pages read."""
    mind, rng, number = EtherGreedy(0), Rng(key_from_seed(5)), 0
    while room.meta.status == "running" and (not most or room.record.number < most):
        choice = room.record.state.pending[0]
        key = ask(mind, room.record.state, choice.seat, rng).option.key
        before, player = room.record.number, players[choice.seat]
        number += 1
        if number % 7 == 0:
            await player.send("preview", id=number, line=key)
            await player.send("why", id=number, key="act predsin.zabrat")
            await player.send("hint", id=number)
            await players[-1].send("why", id=number, key="play mince-na-hrane")
            read = await player.get(f"/api/tables/{room.id}/scenes")
            state = room.record.state
            assert isinstance(state, EtherState)
            assert {page["id"] for page in read["scenes"]} == set(state.read)
        await player.send("answer", n=before, line=key)
        for _ in range(20_000):
            if room.kept != before and not room.lock.locked():
                break
            await asyncio.sleep(0.001)
        else:
            raise AssertionError(f"{key} came to nothing: {player.frames[-2:]}")


@pytest.mark.parametrize(("options", "most"), GAMES)
def test_no_frame_holds_a_secret_of_the_dream(tmp_path: Path, watch: Watch, options: dict[str, Any], most: int) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            players, room = await everyone(s, {"game": "ether", "agreement": options}, watch)
            readers = [asyncio.create_task(player.closed()) for player in players]
            await play(players, room, most)
            if not most:
                assert room.meta.status == "over"
            for reader in readers:
                reader.cancel()
            assert all(player.frames for player in players)
            replay = await players[0].get(f"/api/tables/{room.id}/replay?at=5&count=3&seat={len(room.meta.seats)}")
            assert set(MARKER.findall(json.dumps(replay, ensure_ascii=False))) <= watch.ever[len(room.meta.seats)]

    run(go())
    assert watch.frames > 60
    assert watch.marks > 20 or "slumber" in options.get("start", "")
    target = "all frames of all sleepers and a spectator: no secret in any"
    case = str(GAMES.index((options, most)))
    keep("ether_redaction", target, case, games=1, frames=watch.frames, markers=watch.marks)


def test_a_secret_in_a_sentence_or_an_id_would_be_found(tmp_path: Path, watch: Watch) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            _, room = await everyone(s, {"game": "ether", "agreement": {"sleepers": ["hracka"]}}, watch)
            connection = next(iter(room.connections))
            told = {"t": "notice", "kind": "", "text": words.whole("cs").name("koutek")}
            with pytest.raises(AssertionError, match="koutek"):
                watch.check(connection, json.dumps(told, ensure_ascii=False))
            with pytest.raises(AssertionError, match="koutek"):
                watch.check(connection, json.dumps({"t": "update", "view": {"tiles": ["koutek"]}}))

    run(go())


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_content_for_everyone_holds_public_texts_only(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    plant(monkeypatch)
    text = json.dumps({id: str(card) for id, card in printed.public_things(lang).items()}, ensure_ascii=False)
    assert not MARKER.findall(text)
    assert not set(content.document(lang).cards) & words.secret_ids()
