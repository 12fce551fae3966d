"""Rule texts of cards: whom they concern, when they may be used, what is to be done."""

from collections.abc import Callable

import pytest

from snar.packs.rise.loader import load
from snar.packs.rise.model import Ability, Creature, Deed, DreamCard, Item, LaidEffect, Modify, OneShot, Quest, Use
from snar.packs.rise.schema import COSTS, DEEDS, TRAITS, USE_AT, VALUES, WHEN
from snar.texts.bundle import Texts
from snar.texts.rise.cards import Printed, rule_text
from snar.texts.rise.stats import stat_line

Get = Callable[[str], Texts]
WOUND = {"verb": "wound", "lives": 1}
SKIP = {"verb": "skip"}
LANGS = pytest.mark.parametrize("lang", ["cs", "en"])


def both(card: Printed, texts: Get) -> list[str]:
    return [rule_text(card, texts(lang)) for lang in ("cs", "en")]


def test_whom_a_laid_card_concerns(texts: Get) -> None:
    hero = LaidEffect("hero", frozenset({"barbar", "druid"}), (WOUND,))
    demon = LaidEffect("demon", frozenset(), ({"verb": "heal", "lives": 2},))
    assert both(DreamCard("x", "dream", 1, 10, "exact", 2, 0, (hero, demon)), texts) == [
        "Hrdina kromě Barbara a Druida: ztratíš 1 život. Démon: vyléčíš si 2 životy.",
        "Hero except the Barbarian and the Druid: lose 1 life. Demon: heal 2 lives.",
    ]


def test_a_laid_card_for_all(texts: Get) -> None:
    card = DreamCard("x", "horror", 1, 10, "exact", 2, 0, (LaidEffect("any", frozenset(), (WOUND,)),))
    assert both(card, texts) == ["Ztratíš 1 život.", "Lose 1 life."]


def test_a_use_says_when_and_for_what(texts: Get) -> None:
    use = Use("duel", "creature", 2, "round", ({"verb": "bonus", "amount": 3},))
    assert both(Ability("x", 2, frozenset(), (), (use,)), texts) == [
        "Jednou za kolo před hodem v souboji s bytostí za 2 životy: k hodu přičteš 3.",
        "Once a round before the roll of a duel with a creature, for 2 lives: add 3 to the roll.",
    ]


def test_a_single_item_has_no_limit_to_tell(texts: Get) -> None:
    use = Use("wounded", "any", 0, "round", ({"verb": "endure", "lives": 1},))
    assert both(Item("x", 1, 1, True, frozenset(), (), (use,)), texts) == [
        "Když máš ztratit životy: ztratíš o 1 život méně.",
        "When you are about to lose lives: lose 1 life fewer.",
    ]


def test_a_creature_says_whom_it_attacks(texts: Get) -> None:
    power = {"verb": "power", "tokens": 1}
    card = Creature("x", 1, 7, 8, 7, "hero", frozenset({"barbar"}), True, (power,), (), (SKIP,))
    assert both(card, texts) == [
        "Útočí na hrdiny kromě Barbara. Koho nenapadne, ten získá zkušenosti bez boje. "
        "Vytáhne-li tuto kartu Barbar, získá 1 žeton moci. Prohra: vynecháš příští tah. "
        "Je to zvíře: ochočené přidá k hodu v souboji +4.",
        "Attacks heroes except the Barbarian. Whoever it leaves alone gains its experience without a fight. "
        "When the Barbarian draws this card, that character gains 1 power token. Loss: skip your next turn. "
        "It is an animal: tamed, it adds +4 to a roll in a duel.",
    ]


def test_a_kept_one_shot_says_so(texts: Get) -> None:
    assert both(OneShot("x", 1, 1, ({"verb": "bp", "amount": 4},), "demon", True), texts) == [
        "Démon: získáš 4 BP. Kartu si můžeš nechat a použít ji později ve svém tahu.",
        "Demon: gain 4 movement points. You may keep this card and use it later in your turn.",
    ]


def test_deeds_of_a_quest_are_one_sentence(texts: Get) -> None:
    deeds = (Deed("visit", "corner", 2, True), Deed("visit", "well", 5, True))
    assert both(Quest("x", "easy", 1, deeds), texts) == [
        "Navštiv 2 různá rohová pole plánu a 5 různých studánek.",
        "Visit 2 different corners of the board and 5 different wells.",
    ]


def test_four_different_corners_are_all_of_them(texts: Get) -> None:
    assert both(Quest("x", "hard", 1, (Deed("visit", "corner", 4, True),)), texts) == [
        "Navštiv všechna čtyři rohová pole plánu.",
        "Visit all four corners of the board.",
    ]


def test_one_deed_has_one_verb_whatever_is_visited(texts: Get) -> None:
    deeds = (Deed("visit", "mystery", 2, False), Deed("visit", "well", 1, False))
    assert both(Quest("x", "easy", 1, deeds), texts) == [
        "Navštiv tajemné místo dvakrát a studánku.",
        "Visit the mystery place twice and a well.",
    ]


@pytest.mark.parametrize(
    ("count", "czech", "english"),
    [
        (1, "Vyhraj souboj s bytostí nebo postavou.", "Win a duel with a creature or a character."),
        (2, "Vyhraj 2 souboje s bytostmi nebo postavami.", "Win 2 duels with creatures or characters."),
    ],
)
def test_two_duels_are_with_more_than_one(texts: Get, count: int, czech: str, english: str) -> None:
    assert both(Quest("x", "hard", 1, (Deed("win", "duel", count, False),)), texts) == [czech, english]


@LANGS
@pytest.mark.parametrize(("deed", "what"), [(deed, what) for deed, whats in DEEDS.items() for what in whats])
def test_every_deed_can_be_said(texts: Get, lang: str, deed: str, what: str) -> None:
    for count, different in ((1, False), (2, False), (3, True), (5, True)):
        check(rule_text(Quest("x", "hard", 1, (Deed(deed, what, count, different),)), texts(lang)))


@LANGS
def test_every_trait_and_value_can_be_said(texts: Get, lang: str) -> None:
    modify = [Modify(value, amount, None, when) for value in VALUES for when in WHEN for amount in (-1, 2)]
    modify += [Modify(value, 0, cap, "always") for value in COSTS for cap in (1, 3)]
    for change in modify:
        check(rule_text(Ability("x", 1, frozenset(), (change,), ()), texts(lang)))
    check(rule_text(Ability("x", 1, frozenset(TRAITS), (), ()), texts(lang)))


@LANGS
@pytest.mark.parametrize("at", USE_AT)
@pytest.mark.parametrize("single", [False, True])
def test_every_moment_can_be_said(texts: Get, lang: str, at: str, single: bool) -> None:
    uses = (
        Use(at, "any", 0, "round", (WOUND,)),
        Use(at, "creature", 1, "trigger", (WOUND, SKIP)),
        Use(at, "character", 2, "round", (WOUND,)),
    )
    check(rule_text(Item("x", 1, 1, single, frozenset(), (), uses), texts(lang)))


def check(said: str) -> None:
    assert said[0].isupper() or said[0] in "+−"
    assert said.endswith(".")
    assert not any(bad in said for bad in ("  ", "..", " ,", " .", "{", "none"))


@LANGS
def test_everything_in_the_built_in_pack_has_a_text(texts: Get, lang: str) -> None:
    pack = load()
    for card in (*pack.characters.values(), *pack.cards.values(), *pack.spells.values()):
        check(rule_text(card, texts(lang)))
        assert stat_line(card, texts(lang))
        assert texts(lang).flavour(card.id)
    for effects in pack.timegate.values():
        check(rule_text(effects, texts(lang)))
