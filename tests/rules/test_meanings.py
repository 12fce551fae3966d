"""Every question of every golden game is declared, and what its options name is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel.choice import Choice
from snar.kernel.meaning import GROUPS, KINDS, Meanings
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.template.game import LanternsGame
from tests.replays.make import GAMES as TABLES
from tests.replays.make import NAMES
from tests.replays.record import play

ASKS = {"rise": "ask-", "ether": "ef-ask-"}  # how the texts name their questions
OPENS = {*KINDS, "roll", ""}


@pytest.mark.parametrize("name", GAMES)
def test_kinds_and_groups_are_those_that_are_documented(name: str):
    for topic, asks in GAMES[name].meanings.declared.items():
        assert asks.kind in KINDS, topic
        for verb, means in asks.options.items():
            assert means.group in GROUPS and means.opens in OPENS, (topic, verb)


@pytest.mark.parametrize("name", ASKS)
def test_every_question_that_has_a_text_is_declared_and_the_other_way_round(name: str):
    text = "\n".join(path.read_text("utf-8") for path in (files("snar") / "texts" / "cs").iterdir())
    asked = set(re.findall(rf"^{ASKS[name]}([\w-]+) =", text, re.MULTILINE))
    assert set(GAMES[name].meanings.declared) == asked


@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_every_golden_game_is_declared_and_names_what_is_there(name: str):
    game, _, table = name.partition("/")
    golden = TABLES[game].golden(table)
    meanings, there = GAMES[game].meanings, THERE[game](golden.session.state)

    def look(number: int, who: str, key: str) -> None:
        for choice in golden.session.state.pending:
            check(choice, meanings, there)

    play(golden, look)


def test_every_option_of_the_template_game_is_declared():
    session = Session.seeded(LanternsGame(), LanternsGame().agree(), "meanings")
    dice = Rng(key_from_seed("meanings"))
    while not session.state.over:
        for choice in session.state.pending:
            check(choice, LanternsGame().meanings, {})
        choice = session.state.pending[0]
        session.answer(choice.seat, choice.options[dice.below(len(choice.options))].key)


There = dict[str, Callable[[str], bool]]


def check(choice: Choice, meanings: Meanings, there: There) -> None:
    asks = meanings.declared[choice.topic]
    for option in choice.options:
        said = f"{choice.topic}: {option.key}"
        verb, _, rest = option.key.partition(" ")
        assert verb in asks.options or "" in asks.options, said
        on, means = meanings.of(choice.topic, option.key)
        if means.on and (rest or verb not in asks.options):
            assert on, said
        for kind, word in on.items():
            assert there.get(kind, bool)(word), (said, kind)


def of_rise(g: Any) -> There:
    pack, board = g.content.pack, g.content.board
    return {
        "field": board.cell.__contains__,
        "card": lambda id: id in pack.cards or id == "noted",
        "thing": lambda id: id in pack.cards or id in pack.spells or id in pack.characters,
        "figure": lambda id: any(row.id == id for row in g.figures),
        "world": lambda id: any(world.name == id for world in board.worlds),
    }


def of_ether(g: Any) -> There:
    pack = g.content.pack
    things = (pack.cards, pack.entities, pack.sleepers, pack.locations, pack.dreams, pack.slumbers)
    return {
        "field": lambda name: bool(re.fullmatch("[a-f][1-8]", name)),
        "card": pack.cards.__contains__,
        "thing": lambda id: any(id in found for found in things),
        "figure": lambda id: id in pack.sleepers or id in pack.entities or id == "all",
        "place": pack.locations.__contains__,
        "colour": ("insight", "cunning", "anger").__contains__,
        "number": str.isdecimal,
    }


THERE: dict[str, Callable[[Any], There]] = {"rise": of_rise, "ether": of_ether}
