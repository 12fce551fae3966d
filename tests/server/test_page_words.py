"""What the page says is meant for people: no ids, no notation, no names of messages, no phrases of the terminal.

Every question, option, event and refusal of the golden games goes by, as the server words them, in both languages.
"""

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec
import pytest

from snar.ether.state import EtherState
from snar.kernel.choice import Refusal
from snar.kernel.game import events_for
from snar.kernel.session import Session
from snar.rise.state import RiseState
from snar.server.eyes.projection import projection_of, whole_view
from snar.server.eyes.voice import Voice, in_words, voice
from snar.server.slices import at_once
from snar.server.wire.connection import encode
from snar.texts.languages import complete
from snar.texts.samples import ROOT
from tests.replays.make import GAMES, NAMES
from tests.replays.record import play

LONG = bool(os.environ.get("SNAR_LONG"))
decode = msgspec.json.Decoder().decode
NOTATION = re.compile(
    r"\b[a-z]+(-[a-z]+)*\.[a-z0-9]+\b"  # iridion.sin, kuchyne.linka
    r"|\b(move|act|play|attack|cast|recall|cancel|pay|give|place) [a-z0-9.-]*-[a-z0-9.-]+"  # keys of options
    r"|\b(ef|why|ask|option|event|effect|cost|help|hint|page)-[a-z-]+\b(?<!help-yourself)"  # names of messages
    r"|\{|\}|\$|\(none\)|: none\b|^none$|\?\?\?"
)
TERMINAL = re.compile(
    r"--[a-z]|\bsnar (play|rules|replay)|\bnotation|\bzápis|číslo nabídky|\btype [a-z]+\b|\bNapiš [a-z]+ "
    r"|: (roll|done)\.?$|: help"
)
RISE_FIELDS = re.compile(r"\b[ct]\d{1,2}\b|\bb2:")


def ids_of(g: RiseState | EtherState) -> re.Pattern[str]:
    """Ids that are no words: with a hyphen, between brackets, or such as no text of either language ever says."""
    pack = g.content.pack
    kinds = ("entities", "scenes", "locations", "references", "mutations", "sleepers", "characters", "spells")
    known = {*pack.cards, *(id for kind in kinds for id in getattr(pack, kind, ()))}
    words = written_words()
    plain = "|".join(sorted(re.escape(id) for id in known if "-" in id or id not in words))
    single = "|".join(sorted(re.escape(id) for id in known))
    return re.compile(rf"(?<![\w.-])({plain})(?![\w-])|\(({single})\)")


@cache
def written_words() -> frozenset[str]:
    """Every word that stands in a text of either language; names of messages and of arguments are none."""
    found = {"teleport"}  # an English verb as well
    for folder in ("server/texts", "packs"):  # those of the terminal name what people type
        for path in (ROOT / "src" / "snar" / folder).rglob("*.ftl"):
            lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
            said = (line.partition(" = ")[2] if " = " in line or line.endswith(" =") else line for line in lines)
            found |= {word for line in said for word in re.findall(r"\w+", re.sub(r"\{[^}]*\}|\[\w+\]", " ", line))}
    return frozenset(found)


def test_an_id_without_a_hyphen_is_seen_too() -> None:
    """`stin` and `predsin` are no words, `most` and `pohyb` are."""
    for game, wrong, right in (("rise", "Na poli: stin", "přes most"), ("ether", "predsin se otevírá", "kolo")):
        raw = ids_of(GAMES[game].golden(next(iter(GAMES[game].TABLES))).session.state)
        assert raw.search(wrong) and not raw.search(right)


def everything_said(session: Session, said: Voice, seat: int) -> Iterator[str]:
    """What one seat reads at this moment."""
    g = session.state
    for event in events_for(g, seat):
        line = said.line({**event, "n": 0})
        if line:
            yield line.text
    choice = g.choice_of(seat)
    if choice:
        yield from words_in(decode(encode(at_once(in_words(said, choice, g)))))


SHOWN = ("question", "label", "text", "price", "dear", "effect", "warn", "paid")  # parts of a question that are words


def words_in(part: Any) -> Iterator[str]:
    """All words of a question as it is sent: options, facts, the die, what cannot be answered now."""
    for name, value in part.items():
        if name in SHOWN:
            yield value
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                yield from words_in(one)


ENGINE = ("kernel", "rise", "ether", "server")
REASON = re.compile(r'(?:Refusal|Refused|refuse|deny)\(\s*"([a-z-]+[a-z])"')
SAID_BY = {
    part: {
        reason
        for path in (ROOT / "src" / "snar" / part).rglob("*.py")
        for reason in REASON.findall(path.read_text("utf-8"))
    }
    for part in ENGINE
}
SAID = set().union(*SAID_BY.values())
WORDS = (
    "value",
    "known",
    "option",
    "key",
    "card",
    "file",
    "seat",
    "spell",
    "target",
    "what",
    "scenario",
    "name",
    "kind",
    "pack",
    "version",
)
NAMED = {"field": "iridion.sin", "target": "stin", "spell": "obri-sila", "card": "ptak-ohnivak"}
AMOUNTS = ("least", "most", "number", "have", "cost", "range", "light", "seats", "given", "now", "port", "other")
TRIED = (
    "move c1", "move t1", "move iridion.sin", "move iridion.2", "attack stin", "trade", "spell", "end", "roll", "done",
    "recall 23", "recall 99", "cancel t2", "cast sopka", "cast nic", "move nikam", "", "move c4", "act kuchyne.linka",
    "ready",
)  # fmt: skip


def refused(session: Session, said: Voice, seat: int, keys: set[str]) -> Iterator[str]:
    """Why this seat may not do now what was done at other moments, or never could be."""
    g = session.state
    offered = {option.key for choice in g.pending for option in choice.options}
    for key in sorted(keys - offered):
        yield said.refusal(g.explain(seat, key))


def spoken(name: str) -> list[str]:
    """Every other game in every other language; all in all of them in the long run, and after every answer."""
    every = list(complete())
    return every if LONG else [every[list(NAMES).index(name) % len(every)]]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_but_words_reaches_the_page(name: str) -> None:
    game, _, table = name.partition("/")
    golden = GAMES[game].golden(table)
    session, seats = golden.session, list(golden.session.names)
    raw = ids_of(session.state)
    found: dict[str, str] = {}
    keys = {*TRIED}

    def look(number: int, _who: str, key: str) -> None:
        keys.add(key)
        if not LONG and number % 2:
            return
        eyes = [
            projection_of(session.state).named(session.state, whole_view(session.state, seat))
            for seat in range(session.state.seats)
        ]
        for (seat, known), lang in product(enumerate(eyes), spoken(name)):
            said = voice(lang, session.state, seats, known)
            heard = [*everything_said(session, said, seat)]
            if number % 10 == 0:
                heard += refused(session, said, seat, keys)
            for text in heard:
                wrong = NOTATION.search(text) or TERMINAL.search(text) or raw.search(text)
                wrong = wrong or (RISE_FIELDS.search(text) if game == "rise" else None)
                if wrong:
                    found[wrong[0]] = text

    play(golden, look)
    assert not found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", complete())
def test_every_refusal_of_the_page_is_free_of_the_terminal(lang: str, game: str) -> None:
    """Also those that no golden game meets; what they are about is called by its name."""
    session = GAMES[game].golden(next(iter(GAMES[game].TABLES))).session
    said, raw = voice(lang, session.state, list(session.names)), ids_of(session.state)
    words = {**dict.fromkeys(WORDS, "x"), "field": "c4", "kind": "text"}
    for reason in sorted(SAID):
        named = NAMED if game == "rise" and reason in SAID_BY["rise"] else {}
        about = (*{**words, **named}.items(), *((name, 2) for name in AMOUNTS))
        text = said.refusal(Refusal(reason, "", about))
        assert not any(pattern.search(text) for pattern in (TERMINAL, NOTATION, raw)), (reason, text)
