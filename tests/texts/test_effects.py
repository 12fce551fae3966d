"""Effects as sentences: every verb can be said anywhere, with the right plural, person and order of words."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from snar.packs.fields import Effect, Effects, Field
from snar.packs.rise.schema import VERBS
from snar.texts.bundle import Texts
from snar.texts.rise.effects import sentences

Get = Callable[[str], Texts]
WOUND = {"verb": "wound", "lives": 1}
SKIP = {"verb": "skip"}
WELL = {"verb": "carry", "to": "well"}
SWAP = {"verb": "swap"}
LOSE_ITEM = {"verb": "lose_item"}


def row(upto: int, *do: Effect) -> dict[str, Any]:
    return {"upto": upto, "do": do}


def choose(*of: Effects, may: bool = False) -> Effect:
    return {"verb": "choose", "of": of, "may": may}


def others(who: str, *do: Effect) -> Effect:
    return {"verb": "others", "who": who, "do": do}


def roll(*rows: dict[str, Any]) -> Effect:
    return {"verb": "roll", "table": rows}


SAID: list[tuple[Effects, str, str]] = [
    ((WOUND,), "Ztratíš 1 život.", "Lose 1 life."),
    (({"verb": "wound", "lives": 3},), "Ztratíš 3 životy.", "Lose 3 lives."),
    (({"verb": "wound", "lives": 5},), "Ztratíš 5 životů.", "Lose 5 lives."),
    (({"verb": "power", "tokens": -2},), "Ztratíš 2 žetony moci.", "Lose 2 power tokens."),
    (
        (WOUND, {"verb": "experience", "amount": -3}),
        "Ztratíš 1 život a 3 zkušenosti (máš-li méně, všechny).",
        "Lose 1 life and 3 experience (all, if you have less).",
    ),
    (
        ({"verb": "heal", "lives": 0}, SKIP, WOUND),
        "Vyléčíš si všechny životy, vynecháš příští tah a ztratíš 1 život.",
        "Heal all lives, skip your next turn and lose 1 life.",
    ),
    (
        (others("one", WELL, WOUND),),
        "Zvolený protivník se přenese na libovolnou studánku a ztratí 1 život.",
        "An opponent of your choice goes to any well and loses 1 life.",
    ),
    (
        (SWAP,),
        "Vyměníš si místo s jinou postavou, která není v síni.",
        "Change places with another character that is not in a hall.",
    ),
    (
        (others("one", SWAP),),
        "Zvolený protivník si vymění místo s jinou postavou, která není v síni.",
        "An opponent of your choice changes places with another character that is not in a hall.",
    ),
    ((LOSE_ITEM,), "Odhodíš jeden svůj předmět.", "Discard one of your items."),
    (
        (others("all", LOSE_ITEM),),
        "Každý protivník odhodí jeden svůj předmět.",
        "Every opponent discards one of their items.",
    ),
    (
        (choose((WOUND,), ({"verb": "carry", "to": "iridion.sin"},)),),
        "Vyber si jedno: ztratíš 1 život; přeneseš se do síně Iridionu.",
        "Choose one: lose 1 life; go to the hall of Iridion.",
    ),
    (
        (choose((WELL,), may=True), {"verb": "stop"}),
        "Přeneseš se na libovolnou studánku, nebo neuděláš nic. Okamžitě končíš pohyb.",
        "You may go to any well. Stop moving at once.",
    ),
    (
        (choose((WELL,), (SKIP,), may=True),),
        "Vyber si jedno nebo nic: přeneseš se na libovolnou studánku; vynecháš příští tah.",
        "You may choose one: go to any well; skip your next turn.",
    ),
    (
        ({"verb": "progress", "counters": 2}, {"verb": "strength", "amount": 1}),
        "Odebereš 2 žetony z jednoho svého úkolu (zbývá-li jich méně, všechny) a do konce tahu máš +1 k moci.",
        "Remove 2 counters from one of your quests (all, if fewer are left) "
        "and get +1 power until the end of the turn.",
    ),
    (
        (roll(row(2, WOUND), row(7), row(8, SKIP)),),
        "Hoď kostkou. 1–2: ztratíš 1 život; 3–7: nic se nestane; 8: vynecháš příští tah.",
        "Roll the die. 1–2: lose 1 life; 3–7: nothing happens; 8: skip your next turn.",
    ),
    (
        (others("all", roll(row(4, WOUND), row(8, choose((SKIP,), (WELL,))))),),
        "Každý protivník hodí kostkou (1–4: ztratí 1 život; 5–8: vybere si jedno (vynechá příští tah; "
        "přenese se na libovolnou studánku)).",
        "Every opponent rolls the die (1–4: loses 1 life; 5–8: chooses one (skips their next turn; goes to any well)).",
    ),
    (
        ({"verb": "fight", "moc": 6, "won": (WELL,), "lost": ({"verb": "forget"},)},),
        "Utkáš se se strážcem o moci 6 (výhra: přeneseš se na libovolnou studánku; "
        "prohra: ztratíš 1 život a všechny zkušenosti).",
        "Fight a guardian of power 6 (win: go to any well; loss: lose 1 life and all experience).",
    ),
]


@pytest.mark.parametrize(("effects", "czech", "english"), SAID, ids=[case[2] for case in SAID])
def test_sentences(texts: Get, effects: Effects, czech: str, english: str) -> None:
    assert [sentences(effects, texts(lang)) for lang in ("cs", "en")] == [czech, english]


def test_after_a_colon_a_sentence_begins_small(texts: Get) -> None:
    effects = (roll(row(4, WOUND), row(8)), WOUND)
    said = "hoď kostkou. 1–4: ztratíš 1 život; 5–8: nic se nestane. Ztratíš 1 život."
    assert sentences(effects, texts("cs"), "led") == said


def samples(verb: str) -> Iterator[Effect]:
    """Effects with this verb: the lowest, the highest and every word of its fields."""
    choices = {name: _values(field) for name, field in VERBS[verb].items()}
    for index in range(max(map(len, choices.values()), default=1)):
        yield {"verb": verb, **{name: values[index % len(values)] for name, values in choices.items()}}


def _values(field: Field) -> tuple[Any, ...]:
    match field.kind:
        case "whole":
            numbers = (field.low, 1, 2, field.high)
            return tuple(n for n in numbers if n >= field.low and n % field.step == 0 and (n or field.zero))
        case "flag":
            return (False, True)
        case "word":
            return field.words
        case "place":
            return (*field.words, "23", "c4", "iridion.brana", "filnerin.sin", "akademus.5")
        case "effects":
            return ((), (WOUND,), (WOUND, SKIP))
        case "branches":
            return (((WOUND,), (WELL,)), ((WELL,),))
    return ((row(3, WOUND), row(8)),)


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_can_be_said_in_every_place(texts: Get, lang: str, verb: str) -> None:
    for effect in samples(verb):
        nested = roll(row(1, effect, effect), row(8, others("here", effect)))
        for effects in ((effect,), (effect, WOUND), (others("all", effect),), (nested,)):
            said = sentences(effects, texts(lang))
            assert said[0].isupper()
            assert said.endswith(".")
            assert not any(bad in said for bad in ("  ", "..", " ,", " .", "{", "none"))
