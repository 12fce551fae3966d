"""Random games of every kind: whatever changes is told, in both languages, and nobody is asked what has one answer."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from snar.kernel.rng import Rng, key_from_seed
from snar.packs.folders import BUILT_IN
from snar.rise.options import agree
from snar.rise.rules.castingphase import OneCast, SideCasting
from snar.rise.rules.experience import QUEST_WORTH, total
from snar.rise.setup.opening import new_game
from snar.rise.state import RiseState
from snar.texts.bundle import Texts
from snar.texts.rise.names import Names
from snar.texts.rise.telling import Teller

LONG = bool(os.environ.get("SNAR_LONG"))
ANSWERS = 4_000 if LONG else 400
FIVE = ["barbar", "cert", "druid", "rarach", "titan"]
TABLES: dict[str, dict[str, Any]] = {
    "stret-risi": {},
    "extras": {"options": ["kouzleni", "schopnosti"], "characters": ["druid", "rarach"]},
    "four": {"options": ["ctyri-hraci", "kouzleni", "schopnosti", "dlouha-hra"]},
    "two-boards": {"boards": 2, "rotation": 90, "options": ["kouzleni", "schopnosti"]},
    "zacatecnici": {"scenario": "zacatecnici"},
    "zkouska-sily": {"scenario": "zkouska-sily", "characters": FIVE, "fame": 20},
    "options": {
        "scenario": "zkouska-sily",
        "options": ["odmena", "lecebne-studanky", "snove-svety", "mocne-postavy"],
        "characters": ["rytir", "stin", "cestovatel"],
        "fame": 20,
    },
    "souboj-s-casem": {"scenario": "souboj-s-casem", "characters": ["snovy-drak", "san"], "fame": 20},
    "bratrstvi": {"scenario": "bratrstvi", "fame": 20},
    "draft": {"scenario": "zkouska-sily", "edition": "draft", "characters": ["druid", "titan", "barbar"], "fame": 20},
}
LIVES = ("lives", "paid", "refreshed")
SECRET = ("keep-ability", "keep-quest", "casting", "cast-field")  # a pause that tells nobody what is in hand


def sums(g: RiseState) -> dict[str, int]:
    """What everybody has, by what events must account for."""
    found = {}
    for i, row in enumerate(g.figures):
        found[f"lives {row.id}"], found[f"power {row.id}"] = row.lives, row.tokens
        found[f"fame {row.id}"] = row.fame
        if "merchant" not in row.gear.traits:
            found[f"experience {row.id}"] = total(g, i)
    found["light sny"], found["light tma"] = g.light
    return found


def accounted(g: RiseState) -> dict[str, int]:
    """The same changes, added up from the events alone."""
    found: dict[str, int] = {}

    def add(what: str, amount: int) -> None:
        found[what] = found.get(what, 0) + amount

    for event in g.events:
        if event.kind in LIVES:
            add(f"lives {event.actor}", event.amount)
        elif event.kind in ("power", "fame"):
            add(f"{event.kind} {event.actor}", event.amount)
        elif event.kind in ("experience", "traded"):
            add(f"experience {event.actor}", event.amount)
        elif event.kind == "fulfilled":
            quest = g.content.pack.cards[event.source]
            add(f"experience {event.actor}", QUEST_WORTH[getattr(quest, "level", "easy")])
        elif event.kind == "light":
            side = event.to or ("sny", "tma")[g.figures[g.figure_named(event.actor)].team]
            add(f"light {side}", event.amount)
    return found


def belongings(g: RiseState) -> dict[str, tuple[int, ...]]:
    kinds = ("items", "tamed", "kept", "abilities", "quests")
    held = {f"{kind}.{i}": g.zones[f"{kind}.{i}"] for i in range(len(g.figures)) for kind in kinds}
    return held | {f"hand.{seat}": g.zones[f"hand.{seat}"] for seat in range(g.seats)}


def check_one_option(g: RiseState) -> None:
    for choice in g.pending:
        assert len(choice.options) > 1 or choice.topic in SECRET, f"{choice.topic}: {choice.options[0].key} alone"
        if choice.topic == "casting" and len(choice.options) == 1:
            assert g.zones[f"hand.{caster(g)}"], "an empty hand hides nothing"


def caster(g: RiseState) -> int:
    """Whose cards are cast; under Hypnóza another decides about them."""
    phase = g.stack[-1]
    if isinstance(phase, SideCasting):
        return phase.seat
    assert isinstance(phase, OneCast)
    return g.figures[phase.figure].seat


def check_told(g: RiseState, before: dict[str, int], held: dict[str, tuple[int, ...]], tellers: list[Teller]) -> None:
    after, told = sums(g), accounted(g)
    changed = {name: after[name] - before[name] for name in after if name in before and after[name] != before[name]}
    assert changed == {name: amount for name, amount in told.items() if amount and name in after and name in before}
    for zone, cards in belongings(g).items():
        for card in set(cards) ^ set(held[zone]):
            assert any(event.card == card for event in g.events), f"{zone}: {g.card_id(card)}"
    for event in g.events:
        if event.kind in (*LIVES, "power", "fame", "traded", "experience", "immune", "softened", "shielded", "keeps"):
            data = event.for_seat(0, "", "")
            assert data is not None
            if event.amount or event.kind not in ("power",):
                assert all(teller.sentence(data) for teller in tellers), event


@pytest.mark.rule("RS-CHR-3", "RS-AWK-1", "RS-EXP-1", "RS-COM-5")
@pytest.mark.parametrize("table", TABLES)
def test_every_change_is_told_and_no_question_has_one_public_answer(table: str) -> None:
    random = Random(table)
    g = new_game(agree(**TABLES[table]), Rng(key_from_seed(f"told-{table}")))
    names = [figure.id for figure in g.figures]
    texts = [Texts([BUILT_IN / "rise-snu"], lang) for lang in ("cs", "en")]
    tellers = [Teller(Names(one, g.content.board), names, names) for one in texts]
    for number in range(ANSWERS):
        if g.over:
            g = new_game(agree(**TABLES[table]), Rng(key_from_seed(f"told-{table}-{number}")))
        check_one_option(g)
        choice = g.pending[0]
        keys = [option.key for option in choice.options if option.key != "end"] or ["end"]
        before, held = sums(g), belongings(g)
        g.answer(choice.seat, random.choice(keys))
        check_told(g, before, held, tellers)
