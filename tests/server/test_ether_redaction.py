"""Nothing that is still secret in Etherfields is ever sent: every frame is compared with the real state as it leaves.

Every text of the secret bundle carries a marker, so that it is found in sentences; ids are looked for where ids stand.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Iterator, Set
from pathlib import Path
from typing import Any

import pytest

from snar.bots.ether import EtherGreedy
from snar.bots.play import ask
from snar.ether.campaign.scenes import true_of
from snar.ether.content import content_for
from snar.ether.game import Ether
from snar.ether.options import OWN
from snar.ether.rules.actions.basic import peeks
from snar.ether.rules.turns.turncards import open_turns
from snar.ether.scenario import Table
from snar.ether.state import EtherState
from snar.kernel.header import new_header
from snar.kernel.rng import Rng, key_from_seed
from snar.packs.ether.stories import passages_of, scene_of
from snar.server.ether import content, pictures, printed, voice, words
from snar.server.eyes.frames import Frames
from snar.server.eyes.memory import Latest
from snar.server.http.limits import unlimited
from snar.server.slices import at_once
from snar.server.table.record import Record
from snar.server.table.room import Room
from snar.server.wire.connection import Connection
from snar.texts.messages import Messages
from tests.figures import keep
from tests.replays.ether import TABLES, golden

from .site import Player, run, site
from .sleepers import sleeper_alone
from .wire import everyone, overhear

LONG = bool(os.environ.get("SNAR_LONG"))
GAMES: list[tuple[dict[str, Any], int]] = [
    ({"sleepers": ["hracka"], "start": "dream:prvni-sen"}, 0),
    ({"sleepers": ["hracka", "drsnak"]}, 3000 if LONG else 260),
    ({"sleepers": ["nespoutana", "specialista"], "start": "slumber:prizrak"}, 0),
]
SOME = ("prvni-sen", "ustredna", "slumber-sousedka-shora", "campaign-goes-on", "option-otevrene-tahy")
MARKER = re.compile("⟦([^⟧]+)⟧")
SENTENCES = frozenset(
    ("text", "question", "label", "effect", "price", "flavour", "stats", "title", "hint", "name", "goal", "about")
)
PARTS = ("passage-", "choice-")  # of a scene: each is a secret of its own
AWAY = ("vault", "masks.box", "map.stack")  # where what was seen once is put back to


def revealed(g: EtherState, eyes: int) -> set[str]:
    """Ids that these eyes may know just now: cards by the kernel's own record, and what lies on the table. Masks in
    their box count as known there, but of some of them only the story tells."""
    boxed = {card for card in g.cards("masks.box") if g.card_id(card) in words.secret_ids()}
    return {g.card_id(card) for card in {*g.known_to(eyes)} - boxed} | on_the_table(g) | {*pages(g)}


def on_the_table(g: EtherState) -> set[str]:
    pieces = {id for id, _, _ in g.placed} | {entity.id for entity in g.entities} | {row.id for row in g.companions}
    return pieces | {g.dream, g.slumber, *g.found, *(id for id, _ in g.log)}


def pages(g: EtherState) -> Iterator[str]:
    """What stood on the pages that were read: the scene, its passages of that time, its choices that may be open."""
    for page in g.read:
        scene = g.content.pack.scenes[scene_of(page)]
        open = (choice.id for choice in scene.choices if true_of(g, scene, choice.when))
        parts = *(f".passage-{id}" for id in passages_of(page)), *(f".choice-{id}" for id in open)
        yield from (f"scene-{scene.id}{part}" for part in ("", *parts))


def at_hand(g: EtherState, eyes: int) -> set[str]:
    """Secret things that these eyes have before them: neither more nor less of them is told in words."""
    away = {card for zone in AWAY for card in g.cards(zone)} - {offered.card for offered in peeks(g)}
    known = {g.card_id(card) for card in {*g.known_to(eyes)} - away} | on_the_table(g)
    return known & words.secret_ids()


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
        self.look(g)
        told = {id for id in room.frames.knows(eyes) if not id.startswith(words.SCENE)}
        assert told == at_hand(g, eyes), f"eyes {eyes} are told of {told ^ at_hand(g, eyes)}, or not"
        frame = self.read(g, eyes, text, {g.card_id(card) for card in range(len(g.known))} | words.secret_ids())
        if room.meta.status == "running":
            assert room.record.journal.header["secret"] not in text
            assert g.rng.key.hex() not in text
        if frame["t"] == "table" or (frame["t"] == "update" and room.record.number % 8 == 0):
            whole = {name: json.loads(bytes(part)) for name, part in room.frames.view(eyes).items()}
            assert whole == json.loads(json.dumps(g.view(eyes)))  # although it is put together from shared parts

    def look(self, g: EtherState) -> None:
        """What lies open now was seen by then."""
        for number in range(g.seats + 1):
            self.ever.setdefault(number, set()).update(revealed(g, number))

    def read(self, g: EtherState, eyes: int, text: str, hidden: Set[str]) -> dict[str, Any]:
        """A frame for these eyes holds nothing hidden that they have never known."""
        self.frames += 1
        known, marked = self.ever[eyes], set(MARKER.findall(text))
        self.marks += len(marked)
        assert not marked - known, f"eyes {eyes} read of {marked - known}"
        frame: dict[str, Any] = json.loads(text)
        assert not (found := set(ids(frame)) & hidden - known), f"eyes {eyes} see {found} in {frame['t']}"
        assert not (drawn := drawings(frame) - motifs_of(known)), f"eyes {eyes} see the motifs {drawn}"
        assert "chronicle" not in set(keys(frame)) and "story" not in (frame.get("view") or {})
        if frame.get("view"):
            decks_are_real(g, eyes, frame["view"])
        return frame


def drawings(frame: dict[str, Any]) -> set[str]:
    """Motifs that are named or drawn anywhere in a frame, but for those that everyone may see."""
    told = frame.get("told") or {}
    shown = {motif for page in told.get("scenes", {}).values() for motif in page.get("motifs", ())}
    for card in told.get("cards", {}).values():
        shown.update(*(card.get(name, ()) for name in ("motifs", "plan")))
        shown.update(action["motif"] for action in card.get("actions", ()) if "motif" in action)
    assert shown >= set(told.get("motifs", ())), "a motif is drawn that shows nothing"
    return (shown | set(told.get("motifs", ()))) - printed.public_motifs(OWN)


def motifs_of(known: set[str]) -> set[str]:
    """The motifs that show what is known: things, entities, tiles with their actions, pages."""
    art = pictures.art()
    shown = {motif for kind in ("thing", "entity", "plan") for id in known for motif in art.of(kind, id)}
    shown |= {motif for id in known for motif in art.actions.get(id, {}).values()}
    read = (id.removeprefix("scene-") for id in known if id.startswith("scene-"))
    return shown | {motif for id in read for motif in pictures.page_motifs(id.partition(".")[0])}


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
    assert "turn" not in view or ("deck" in view["turn"]) == open_turns(g)


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text of something secret ends with its marker."""
    secret, real = words.secret_ids(), Messages.format

    def marked(messages: Messages, id: str, attribute: str, args: Any) -> tuple[str, str]:
        text, wrong = real(messages, id, attribute, args)
        part = f".{attribute}" if attribute.startswith(PARTS) else ""
        return (f"{text}⟦{id}{part}⟧" if text and id in secret and attribute != "gender" else text), wrong

    monkeypatch.setattr(Messages, "format", marked)
    monkeypatch.setattr(voice, "LANGUAGES", Latest(32))


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    plant(monkeypatch)
    made = Watch()
    overhear(monkeypatch, made)
    yield made
    voice.LANGUAGES.clear()


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


@pytest.mark.parametrize("name", TABLES if LONG else SOME)
def test_no_frame_of_a_golden_game_holds_what_the_pack_keeps_secret(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Every answer of the game, through the eyes of every sleeper and of a spectator."""
    plant(monkeypatch)
    one, watch = golden(name), Watch()
    record = Record(one.session.game, one.session.journal.header)
    frames = Frames(record)
    for _ in range(one.answers):
        g = record.state
        assert isinstance(g, EtherState)
        watch.look(g)
        for eyes in range(g.seats + 1):
            after = record.number - 1 if record.number else -1
            watch.read(g, eyes, at_once(frames.update(eyes, "cs", after, None)).decode(), words.secret_ids())
        if g.over:
            break
        record.answer(*one.pick(g))
    assert watch.frames and (watch.marks or name not in SOME)


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
            page = {"id": "zvoneni", "title": "", "text": "", "motifs": ["velka-ryba"]}
            with pytest.raises(AssertionError, match="velka-ryba"):
                watch.check(connection, json.dumps({"t": "update", "told": {"scenes": {"zvoneni": page}}}))
            with pytest.raises(AssertionError, match="shows nothing"):
                watch.check(connection, json.dumps({"t": "update", "told": {"motifs": {"velka-ryba": {}}}}))

    run(go())


@pytest.mark.rule("EF-SEC-3")
@pytest.mark.parametrize("eyes", [0, 1])
def test_a_page_is_told_with_the_passages_it_held_and_no_other(monkeypatch: pytest.MonkeyPatch, eyes: int) -> None:
    plant(monkeypatch)
    game = Ether()
    record = Record(game, {"seed": "1", **new_header(game, game.agree())})
    g = record.state
    assert isinstance(g, EtherState)
    g.read = (*g.read, "dalsi-slovo+doma")
    told = set(MARKER.findall(at_once(Frames(record).update(eyes, "cs", -1, None)).decode()))
    assert {"scene-dalsi-slovo", "scene-dalsi-slovo.passage-doma"} <= told <= revealed(g, eyes)


def test_a_preview_tells_nothing_of_a_mask_that_is_still_to_be_found(tmp_path: Path, watch: Watch) -> None:
    """The dice in the nursery give one, of which the tile does not say which."""
    row = {"field": "c4", "hand": ["listek-do-satny"]}
    nursery = Table(dream="prvni-sen", tiles=["detsky-pokoj"], sleepers={"hracka": row}, dice=[])

    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            me, room = await sleeper_alone(s, seed=None)
            room.record.state, watch.room = nursery.g, room
            room.frames = Frames(room.record)
            await me.send("preview", id=1, line="act detsky-pokoj.kostky pay listek-do-satny insight")
            assert (await me.until("previewed", "refused"))["t"] == "previewed"
            await me.send("preview", id=2, line="act detsky-pokoj.kostky pay listek-do-satny insight done")
            assert (await me.until("previewed", "refused"))["reason"] == "preview-ends"

    run(go())


def test_of_a_secret_that_its_readers_do_not_know_no_part_is_said() -> None:
    texts, told = words.Discreet("cs", ()), words.Discreet("cs", ["maska-studny", "scene:dalsi-slovo+doma"])
    for id, part in (
        ("maska-studny", "flavour"),
        ("scene-dalsi-slovo", "title"),
        ("scene-dalsi-slovo", "choice-vedle"),
    ):
        assert (texts.has(id), texts.part(id, part), texts.say(id)) == (False, "", id)
        assert told.has(id) and told.part(id, part) and told.say(id) != id


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_content_for_everyone_holds_public_texts_only(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    plant(monkeypatch)
    text = json.dumps({id: str(card) for id, card in printed.public_things(lang).items()}, ensure_ascii=False)
    assert not MARKER.findall(text)
    found = content.document(lang)
    assert not set(found.cards) & words.secret_ids()
    assert set(content.public_drawings(lang).motifs) == {
        motif for card in found.cards.values() for motif in pictures.named(card)
    }


def test_every_dream_is_a_secret_but_the_one_where_everything_begins() -> None:
    dreams = content_for().pack.dreams.values()
    assert {dream.id for dream in dreams if dream.id not in words.secret_ids()} == {d.id for d in dreams if d.start}
