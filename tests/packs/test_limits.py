"""The numbers a pack may write and what a key means when left out: packs that people have written rely on them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from snar.packs.fields import Field
from snar.packs.rise.check import check
from snar.packs.rise.loader import load
from snar.packs.rise.model import Creature, Modify, Quest
from snar.packs.rise.schema import TABLES, VERBS

Write = Callable[..., Path]
LIMITS = """
wound.lives 1..8          heal.lives 0..8            power.tokens -3..3 not 0
strength.amount -5..5 not 0   bp.amount -20..20 not 0   slow.amount 1..8
haste.amount 1..8         experience.amount -20..20 not 0   light.amount -50..50 by 5 not 0
progress.counters 1..6    setback.counters 1..6     fight.moc 1..12            peek.cards 1..8
bonus.amount -8..8 not 0  endure.lives 1..8          pack.schema 1..1
character.moc 1..12       character.pohyb 0..8       character.lives 1..12
modify.amount -9..9       modify.cap 1..20           use.cost 0..6
card.copies 1..9          card.light 5..100 by 5     card.bp 1..8
card.actions 0..3         creature.copies 1..9       creature.back 1..7
creature.moc 1..12        creature.experience 1..7   item.copies 1..9
item.back 1..7            oneshot.copies 1..9        oneshot.back 1..7
quest.copies 1..9         quest.within 1..9          deed.count 1..6            ability.copies 1..9
spell.roll 1..10          gate.roll 4..8             roll-row.upto 1..8
"""
LEFT_OUT = {
    "unlay.whose": "any", "fray.whose": "any", "fight.won": (), "fight.lost": (), "choose.may": False,
    "character.traits": frozenset(), "character.modify": (), "character.use": (),
    "modify.amount": 0, "modify.cap": None, "modify.when": "always",
    "use.against": "any", "use.cost": 0, "use.limit": "round",
    "card.copies": 1, "card.effect": (), "effect-block.except": frozenset(),
    "creature.copies": 1, "creature.back": None, "creature.hostile": "any", "creature.spare": frozenset(),
    "creature.animal": False, "creature.instead": (), "creature.won": (), "creature.lost": (),
    "item.copies": 1, "item.single": False, "item.traits": frozenset(), "item.modify": (), "item.use": (),
    "oneshot.copies": 1, "oneshot.on": "any", "oneshot.keep": False,
    "quest.copies": 1, "quest.ordered": False, "quest.within": 0, "deed.count": 1, "deed.different": False,
    "ability.copies": 1, "ability.traits": frozenset(), "ability.modify": (), "ability.use": (),
}  # fmt: skip
FIELDS = {f"{name}.{key}": field for name, table in {**VERBS, **TABLES}.items() for key, field in table.items()}


def limit(field: Field) -> str:
    step = f" by {field.step}" if field.step > 1 else ""
    return f"{field.low}..{field.high}{step}{'' if field.zero else ' not 0'}"


def test_every_number_has_its_limits() -> None:
    named = dict(line.split(" ", 1) for part in LIMITS.splitlines() for line in re.split(r"\s{2,}", part) if line)
    assert {name: limit(field) for name, field in FIELDS.items() if field.kind == "whole"} == named


def test_every_key_that_may_be_left_out_has_its_meaning() -> None:
    assert {name: field.default for name, field in FIELDS.items() if not field.required} == LEFT_OUT


def test_a_quest_counts_the_same_object_again_unless_it_says_different(write: Write) -> None:
    quest = load(write("quests.toml", "different = true", "")).cards["studanky"]
    assert isinstance(quest, Quest)
    assert not quest.deeds[0].different


def test_a_cap_alone_adds_nothing(write: Write) -> None:
    old, new = 'value = "spell"\namount = 1', 'value = "cost-card"\ncap = 20'
    assert load(write("abilities.toml", old, new)).cards["mag"].modify == (Modify("cost-card", 0, 20, "always"),)


def test_a_creature_may_be_worth_one(write: Write) -> None:
    creature = load(write("events.toml", "experience = 4", "experience = 1\nback = 1")).cards["vlk"]
    assert isinstance(creature, Creature)
    assert creature.back == creature.experience == 1


@pytest.mark.parametrize(("lives", "fine"), [(8, True), (9, False)])
def test_at_most_eight_lives_are_endured(write: Write, lives: int, fine: bool) -> None:
    use = f'[[ability.use]]\nat = "wounded"\ndo = [ {{ verb = "endure", lives = {lives} }} ]'
    assert (check(write("abilities.toml", "", use)) == []) == fine


def test_what_changes_a_roll_stands_in_the_use_itself(write: Write) -> None:
    """The window that offers a use looks at its own effects; inside a choice a bonus would be lost."""
    old, new = '{ verb = "bonus", amount = 2 }', '{ verb = "choose", of = [ [ { verb = "bonus", amount = 2 } ], [] ] }'
    (problem,) = check(write("characters.toml", old, new))
    line = "characters.toml: stin: bonus has no meaning here; put it in a use at duel or spell or "
    assert str(problem).startswith(line) and str(problem).endswith("spell-die, not inside another effect")
