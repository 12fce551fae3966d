"""What the built-in pack of Říše Snů promises of its content: two decks that differ in kind, quests of many kinds of
deeds, a line of rules on every creature, and the world of the rulebook's introduction in what cards say."""

from collections import Counter
from typing import Any

import pytest

from snar.packs.fields import Effect, Effects
from snar.packs.folders import BUILT_IN
from snar.packs.rise.loader import load
from snar.packs.rise.model import Creature, DreamCard, Quest
from snar.texts.bundle import Texts

PACK = load()
DREAMS = [card for card in PACK.cards.values() if isinstance(card, DreamCard) and card.kind == "dream"]
HORRORS = [card for card in PACK.cards.values() if isinstance(card, DreamCard) and card.kind == "horror"]
QUESTS = [card for card in PACK.cards.values() if isinstance(card, Quest)]
CREATURES = [card for card in PACK.cards.values() if isinstance(card, Creature)]


def shape(effects: Effects, words: bool) -> Any:
    """Effects without sides, amounts and signs; `words`: with what they say of places and decks, else verbs only."""
    return tuple(one(effect, words) for effect in effects)


def one(effect: Effect, words: bool) -> Any:
    said = {key: value for key, value in effect.items() if isinstance(value, str) and (words or key == "verb")}
    parts = [*effect.get("of", ()), *(row["do"] for row in effect.get("table", ()))]
    parts += [effect[key] for key in ("do", "won", "lost") if key in effect]
    return tuple(sorted(said.items())), tuple(shape(part, words) for part in parts)


def kind(card: DreamCard, words: bool) -> Any:
    return sorted(repr(shape(block.do, words)) for block in card.effects)


@pytest.mark.parametrize("words", [True, False], ids=["as written", "by verbs alone"])
@pytest.mark.parametrize(("cards", "others"), [(DREAMS, HORRORS), (HORRORS, DREAMS)], ids=["dreams", "horrors"])
def test_at_most_a_quarter_of_a_deck_mirrors_the_other(
    cards: list[DreamCard], others: list[DreamCard], words: bool
) -> None:
    known = [kind(card, words) for card in others]
    mirrors = [card.id for card in cards if card.effects and kind(card, words) in known]
    assert len(mirrors) * 4 <= len(cards), mirrors


def test_the_measure_sees_a_mirror_through_sides_signs_and_amounts() -> None:
    helps, hinders, stops = {"verb": "bp", "amount": 2}, {"verb": "bp", "amount": -4}, {"verb": "stop"}
    assert shape((helps,), True) == shape((hinders,), True) != shape((stops,), True)
    hall, gate = ({"verb": "carry", "to": to} for to in ("hall", "gate"))
    assert shape((hall,), True) != shape((gate,), True) and shape((hall,), False) == shape((gate,), False)
    drain, sting = ({"verb": "others", "who": "one", "do": (effect,)} for effect in (helps, stops))
    assert shape((drain,), False) != shape((sting,), False)


def test_every_creature_has_a_line_of_rules_of_its_own() -> None:
    assert [card.id for card in CREATURES if not (card.instead or card.won or card.lost)] == []


def test_quests_ask_for_many_kinds_of_deeds_and_none_of_them_prevails() -> None:
    asked = Counter(deed for quest in QUESTS for deed in {wanted.deed for wanted in quest.deeds})
    assert len(asked) >= 8, asked
    plain = [q.id for q in QUESTS if all(d.deed == "visit" for d in q.deeds) and not (q.ordered or q.within)]
    assert len(plain) * 4 <= len(QUESTS), plain
    wells = [quest.id for quest in QUESTS if any(wanted.what == "well" for wanted in quest.deeds)]
    assert len(wells) * 4 <= len(QUESTS), wells


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_both_levels_ask_for_deeds_in_an_order_and_against_the_clock(level: str) -> None:
    quests = [quest for quest in QUESTS if quest.level == level]
    assert any(quest.ordered for quest in quests) and any(quest.within for quest in quests)


NAMES = [("Netheran", "Netheran"), ("Alvatar", "Alvatar"), ("Hrůzypán", "Dreadlord"), ("Snář", "Dreamwright")]


@pytest.mark.parametrize(("czech", "english"), NAMES)
def test_the_world_of_the_rulebook_is_heard_on_the_same_cards_in_both_languages(czech: str, english: str) -> None:
    ids = [*PACK.characters, *PACK.cards, *PACK.spells]
    heard = []
    for lang, name in (("cs", czech), ("en", english)):
        texts = Texts([BUILT_IN / PACK.id], lang)
        heard.append([id for id in ids if name in texts.flavour(id)])
    assert heard[0] == heard[1] and len(heard[0]) >= 4


def test_barbar_is_slow_and_even_enraged_no_faster_than_others() -> None:
    pohyb = {id: character.pohyb for id, character in PACK.characters.items()}
    rage = sum(effect["amount"] for use in PACK.characters["barbar"].use for effect in use.do if effect["verb"] == "bp")
    others = sorted(value for id, value in pohyb.items() if id != "barbar")
    assert pohyb["barbar"] == min(pohyb.values()) and rage > 0
    assert pohyb["barbar"] + rage <= others[-2] < pohyb["cestovatel"]
