"""Rule texts of Etherfields: every word of the schema can be told, in its right form; every rule has its help."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from snar.cli.commands.rules import registered
from snar.ether.map.fields import NUMBERS
from snar.ether.rules.actions.hindrances import out_of_reach
from snar.ether.rules.actions.offers import Offered
from snar.ether.values import value
from snar.packs.ether.loader import load_ether
from snar.packs.ether.model import Action, Bonus, Price
from snar.packs.ether.verbs import TESTS, VERBS
from snar.packs.ether.words import ACTIONS, BONUSES, ICONS, MUTATIONS, PER, PLACES, PRICES, REACTIONS, WHO
from snar.texts.bundle import Texts
from snar.texts.ether.actions import action_text, bonus_text, cost
from snar.texts.ether.cards import KINDS, rule_text
from snar.texts.ether.conditions import condition
from snar.texts.ether.effects import inline, sentences
from snar.texts.ether.golden import ether_texts
from snar.texts.ether.words import Manner, counted
from snar.texts.languages import complete
from tests.rules.ether.campaign_help import slumbering

texts_of: Callable[[str], Texts] = cache(ether_texts)
NESTED = ({"verb": "draw", "cards": 1, "who": "self"},)
FILLED: dict[str, Any] = {
    "card": "plechovy-hrnek", "id": "skrin", "entity": "prizrak", "to": "next", "at": "here", "of": (NESTED, NESTED),
    "when": ({"test": "environment", "kind": "water"},), "do": NESTED, "then": NESTED, "else": (), "code": "I-01 U",
    "faces": {"x": NESTED}, "from": "discard", "kind": "light", "colour": "anger", "name": "stunned", "way": "better",
    "outcome": "victory", "what": "entity", "range": 2, "on": "", "set": 1,
}  # fmt: skip


def filled(verb: str, **changes: Any) -> dict[str, Any]:
    """An effect with something in every place that the schema knows."""
    made: dict[str, Any] = {"verb": verb}
    for key, field in VERBS[verb].items():
        default = getattr(field, "default", None)
        made[key] = default if isinstance(default, (int, str)) and default != "" else FILLED.get(key, 1)
        if key in FILLED and not isinstance(default, (int, str)):
            made[key] = FILLED[key]
    return made | changes


@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_of_the_schema_can_be_told_of_everyone(verb: str, lang: str) -> None:
    whom = WHO if "who" in VERBS[verb] else ("self",)
    for who, on in product(whom, REACTIONS):
        effect = filled(verb, **({"who": who} if "who" in VERBS[verb] else {}))
        manner = Manner(texts_of(lang), on)
        assert sentences((effect,), manner).endswith(".")
        assert inline((effect, effect), manner)


@pytest.mark.parametrize("lang", complete())
def test_every_condition_can_be_told_and_denied(lang: str) -> None:
    sample = {"name": "x", "least": 2, "most": 99, "id": "skrin", "kind": "trap", "colour": "any", "range": 1, "on": ""}
    sample |= {"suit": "clubs", "season": "bad", "mode": "dream", "of": {"test": "distress", "least": 1, "most": 1}}
    for test in TESTS:
        one = {"test": test, **{key: sample[key] for key in TESTS[test] if key in sample}}
        said = [condition(one, texts_of(lang)), condition(one, texts_of(lang), negated=True)]
        assert said[0] != said[1], test


@pytest.mark.parametrize("lang", complete())
def test_every_price_bonus_mutation_icon_place_and_count_has_its_words(lang: str) -> None:
    texts = texts_of(lang)
    assert all(cost((Price(**{name: 2}),), "no", texts) for name in PRICES)
    assert all(bonus_text(Bonus(value, 1, ()), "skrin", texts) for value in BONUSES)
    assert all(texts.has(f"ef-mutation-{value}") for value in MUTATIONS)
    assert all(texts.has(f"ef-icon-{icon}") for icon in ICONS)
    assert all(texts.has(f"ef-{way}-{place}") for way in ("to", "at", "from") for place in PLACES)
    assert all(counted("card", {"plus": 0, "per": per, "times": 1}, texts) for per in (*PER, "story.x"))


@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize("kind", ACTIONS)
def test_every_kind_of_action_can_be_told(kind: str, lang: str) -> None:
    for once, each in product(("no", "turn", "dream", "map", "ever"), ("no", "progressive", "sleepers")):
        action = Action("a", kind, "", "nw", 1, once, (Price(anger=2),), each, (), NESTED)
        assert action_text(action, "skrin", "Akce", texts_of(lang)).startswith("Akce · ")


@pytest.mark.parametrize(
    ("noun", "number", "told"),
    [
        ("insight", 1, "1 vnímavost"), ("insight", 3, "3 vnímavosti"), ("insight", 5, "5 vnímavosti"),
        ("cunning", 2, "2 prohnanosti"), ("anger", 1, "1 hněv"), ("anger", 6, "6 hněvu"),
        ("ether", 1, "1 éter"), ("ether", 2, "2 étery"), ("ether", 5, "5 éterů"),
        ("gem", 4, "4 zářivé drahokamy"), ("gem", 6, "6 zářivých drahokamů"),
        ("key", 2, "2 klíče"), ("key", 5, "5 klíčů"),
        ("distress", 1, "1 tíseň"), ("distress", 3, "3 tísně"), ("distress", 8, "8 tísní"),
        ("distress-gen", 1, "1 tísně"), ("distress-gen", 2, "2 tísní"), ("hour", 1, "1 hodinu"), ("hour", 5, "5 hodin"),
        ("card", 1, "1 kartu"), ("card", 2, "2 karty"), ("card", 5, "5 karet"),
    ],
)  # fmt: skip
def test_czech_counts_have_their_forms(noun: str, number: int, told: str) -> None:
    assert counted(noun, number, texts_of("cs")) == told


@pytest.mark.parametrize(
    ("id", "lang", "told"),
    [
        ("soucet", "cs", "Dober si 1 kartu a navíc 1 za každou svou aktivní kartu pokroku s vnímavostí."),
        ("kratka-sirka", "cs", "Škrtnout · za 1 hněv: Vyber entitu v dosahu 2:"),
        ("prednostka", "cs", "postupně za 3 vnímavosti na každého spáče"),
        ("hodina-sov", "cs", "Kořist: Skupina společně vybere jedno: skupina získá 1 klíč; každý spáč získá 1 éter."),
        (
            "velka-voda",
            "cs",
            "Základní efekt (dosah 1): Každý spáč v dosahu si vybere jedno: utrží 1 tíseň; zapečetí",
        ),
        ("dest-v-jedne-ulici", "cs", "Každý spáč, který chce, zapečetí 1 kartu a dobere si 2 karty."),
        ("olovena-vicka", "en", "Remove it for 1 ether."),
        ("papirova-lodka", "cs", "Pokud stojíš ve vodě, pohni se až o 3 pole navíc."),
        ("papirova-lodka", "en", "If you stand in water, in addition move up to 3 fields."),
        ("hlas-ve-sluchatku", "cs", "Zvolený spáč (může to být jiný) odpečetí 1 kartu."),
        ("sumec", "cs", "Přemísti tuto figurku na pole zjevení a znehybni ji."),
        ("sumec", "cs", "Překvap tuto entitu."),
        ("jablon-u-nadrazi", "cs", "(pokud ji skupina už má:"),
        ("trnovy-rytir", "cs", "Ceny v hněvu −1 (nejméně 1), pokud skupina má na sobě trní."),
        (
            "koutek",
            "cs",
            "jen pokud už proběhla akce „Najít, kde šňůra začíná“: Tím se zpřístupní akce „Zvednout sluchátko“.",
        ),
        ("maska-studny", "en", "quick, when you would seal · once a turn · free: Seal 2 cards fewer."),
    ],
)
def test_what_cards_say(id: str, lang: str, told: str) -> None:
    pack = load_ether()
    card = pack.entities.get(id) or pack.cards[id]
    assert told in rule_text(card, texts_of(lang))


def test_every_kind_of_row_has_a_rule_text() -> None:
    from snar.packs.ether.model import KINDS as ROWS

    assert {cls for _, cls in ROWS.values()} == set(KINDS)


@pytest.mark.parametrize("lang", complete())
def test_reviewed_texts_have_no_doubled_word_and_no_gap(lang: str) -> None:
    text = (Path(__file__).parent / f"ether_texts.{lang}.txt").read_text("utf-8")
    for line in text.splitlines():
        assert not re.search(r"\b(\w{2,}) \1\b", line), line
        assert not re.search(r"  \S+  |\.\.|,,| [.,:;]|\{|\}|\$", line.strip()), line
        assert lang == "en" or "none" not in line, line


def test_what_is_done_is_said_to_one_sleeper_and_of_the_group() -> None:
    """The house says "ty"; what all of them get or do together is told of the group, never of "vy"."""
    several = re.compile(r"\b(?:\w+(?:[ěeíá]te|[lňďvžc]te)|chcete-li|jste|vám|vás)\b")
    written = (resources.files("snar.texts") / "cs" / "ether.ftl").read_text("utf-8")
    told = [line for line in written.splitlines() if not line.startswith("#") and several.search(line)]
    assert not told, told


UNCLEAR = {
    "cs": r"\) \(|platí, že|pokud (ne)?platí|i tuto kartu|to (skupina )?(už |ještě ne)máte|dovolí.*dovolí",
    "en": r"\) \(|in force|card as well|of choice|allows.*allows",
}
CHOSEN = {"cs": ("[Zz]volený spáč", " nebo "), "en": ("sleeper of your choice", " or ")}


@pytest.mark.parametrize("lang", complete())
def test_reviewed_texts_say_nothing_twice_and_nothing_of_nobody(lang: str) -> None:
    text = (Path(__file__).parent / f"ether_texts.{lang}.txt").read_text("utf-8")
    for line in text.splitlines():
        assert not unclear(line, lang), line


def unclear(line: str, lang: str) -> bool:
    """Said twice, said of nobody, or of a chosen sleeper and once more: the same one?"""
    chosen, other = CHOSEN[lang]
    twice = rf"{chosen} [^;:]*{chosen} (?!\()"
    return bool(re.search(UNCLEAR[lang], line) or re.search(twice, line.replace(other, ";")))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Přemísti se na sousední pole (i skrz zeď) (2×)."),
        ("cs", "Skupina získá 1 hodinu. Zapečeť i tuto kartu."),
        ("cs", "Zvolený spáč si dobere 2 karty. Zvolený spáč odpečetí 1 kartu."),
        ("cs", "získáte Jízdenku do úsvitu (pokud to už máte: skupina získá 2 hodiny)"),
        ("cs", "Získáte Dětský deštník (pokud to ještě nemáte)."),
        ("cs", "Ceny v hněvu −1, pokud platí Trnový rytíř."),
        ("cs", "Jakmile platí, že máš aspoň 5 tísní: Zbav se 2 tísní."),
        ("cs", "Pokud příběh dovolí, přidej 1 tah. Pokud příběh dovolí, každý spáč si dobere 1 kartu."),
        ("en", "Relocate to a neighbouring field (even through a wall) (2 times)."),
        ("en", "The group gains 1 hour. Seal this card as well."),
        ("en", "One sleeper of your choice draws 2 cards. One sleeper of your choice unseals 1 card."),
        ("en", "Prices in anger −1 if the Thorn Knight is in force."),
        ("en", "If the story allows, add 1 turn. If the story allows, each sleeper draws 1 card."),
    ],
)
def test_old_texts_would_be_noticed(lang: str, said: str) -> None:
    assert unclear(said, lang)


@pytest.mark.parametrize("lang", complete())
def test_every_rule_has_its_help_and_chapter(lang: str) -> None:
    texts = texts_of(lang)
    for id in registered("ether"):
        head = id[:4] if id.startswith("EE-") else id.rpartition("-")[0]
        assert texts.help(id) and texts.title(id) and texts.say(f"chapter-{head}")


@pytest.mark.rule("EE-F1c")
@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize("id", load_ether().fate)
def test_a_quirk_says_whom_it_concerns(id: str, lang: str) -> None:
    """What it adds holds in the whole landscape (`values.sources`), what it offers only for whoever stands there."""
    card, texts = load_ether().fate[id], texts_of(lang)
    lines = rule_text(card, texts)
    assert (texts.say("ef-quirk-everywhere") in lines) == bool(card.bonuses)
    assert (texts.say("ef-quirk-here") in lines) == bool(card.actions)


@pytest.mark.rule("EE-F1c")
@pytest.mark.parametrize("kind", [kind for kind in ACTIONS if kind != "gem"])
@pytest.mark.parametrize("bonus", [True, False])
def test_whatever_a_quirk_may_offer_its_text_and_the_rules_agree_whom_it_concerns(kind: str, bonus: bool) -> None:
    """Any kind of action, any bonus: what the text says of everyone holds off the quirk, the rest only on it."""
    fate = load_ether().fate["krejci-stinu"]
    action = replace(fate.actions[0], kind=kind, price=())
    card = replace(fate, actions=(action,), bonuses=(Bonus("hand", 1, ()),) if bonus else ())
    for lang in complete():
        texts = texts_of(lang)
        lines = rule_text(card, texts).splitlines()
        here = lines.index(texts.say("ef-quirk-here"))
        assert len(lines) == here + 2  # the action alone stands under it
        assert (texts.say("ef-quirk-everywhere") in lines[:here]) is bonus
    t = slumbering({"proc": "ActionStep"}, first={"field": "d5"}, quirks=[["krejci-stinu", "d6"]])
    offered = Offered("act krejci-stinu.dat-si-prisit", action, "quirk", fate.id, field=NUMBERS["d6"])
    assert out_of_reach(t.g, 0, offered) is not None
    t.g.edit(0).field = NUMBERS["d6"]
    assert out_of_reach(t.g, 0, offered) is None


@pytest.mark.rule("EE-F1c")
@pytest.mark.parametrize("id", load_ether().fate)
def test_a_quirk_of_the_pack_does_what_it_says_to_whom_it_says(id: str) -> None:
    """Played: bonuses change a value of a sleeper who stands far away, actions are open on the quirk alone."""
    card = load_ether().fate[id]
    rich = {"hand": ["zavrene-oci", "zavrene-oci", "lichy-schod", "lichy-schod"], "ether": 2, "discard": ["horka-dlan"]}
    away, on = ({"field": field, **rich} for field in ("c4", "d6"))
    plain, far, near = (
        slumbering({"proc": "ActionStep"}, first=row, quirks=quirks)
        for row, quirks in ((away, []), (away, [[id, "d6"]]), (on, [[id, "d6"]]))
    )
    for bonus in card.bonuses:
        grown = {value(t.g, bonus.value, 0) - value(plain.g, bonus.value, 0) for t in (far, near)}
        assert grown == {bonus.amount}
    for action in card.actions:
        key = f"act {id}.{action.id}"
        assert (key in far.offers("hracka"), key in near.offers("hracka")) == (False, True)
