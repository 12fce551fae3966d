"""What harms must be taken, and how a laid card works on whom."""

import pytest

from snar.packs.rise.loader import load
from snar.packs.rise.model import LaidEffect
from snar.packs.rise.schema import VERBS
from snar.rise.effects.harm import harms
from snar.rise.gear import Gear

from .hand_made import TRIAL, do


@pytest.mark.parametrize(
    ("effect", "harmful"),
    [
        ({"verb": "wound", "lives": 1}, True),
        ({"verb": "heal", "lives": 1}, False),
        ({"verb": "power", "tokens": 1}, False),
        ({"verb": "power", "tokens": -1}, True),
        ({"verb": "strength", "amount": 1}, False),
        ({"verb": "strength", "amount": -1}, True),
        ({"verb": "bp", "amount": 1}, False),
        ({"verb": "bp", "amount": -1}, True),
        ({"verb": "slow", "amount": 1}, True),
        ({"verb": "haste", "amount": 1}, False),
        *[({"verb": "carry", "to": to}, to == "mystery") for to in VERBS["carry"]["to"].words],
        *[({"verb": "banish", "to": to}, True) for to in VERBS["banish"]["to"].words],
        ({"verb": "stop"}, True),
        ({"verb": "skip"}, True),
        ({"verb": "experience", "amount": 1}, False),
        ({"verb": "experience", "amount": -1}, True),
        ({"verb": "forget"}, True),
        ({"verb": "light", "amount": 5}, False),
        ({"verb": "light", "amount": -5}, True),
        ({"verb": "lose_item"}, True),
        ({"verb": "take_item"}, False),
        ({"verb": "progress", "counters": 1}, False),
        ({"verb": "setback", "counters": 1}, False),
        ({"verb": "unlay"}, False),
        ({"verb": "fray"}, False),
        ({"verb": "draw_event"}, True),
        ({"verb": "fight", "moc": 1}, True),
        ({"verb": "roll", "table": [{"upto": 7, "do": []}, {"upto": 8, "do": [{"verb": "stop"}]}]}, True),
        ({"verb": "roll", "table": [{"upto": 7, "do": []}, {"upto": 8, "do": []}]}, False),
        ({"verb": "choose", "of": [[{"verb": "stop"}], [{"verb": "skip"}]]}, True),
        ({"verb": "choose", "of": [[{"verb": "stop"}], []]}, False),
        ({"verb": "choose", "of": [[{"verb": "stop"}]], "may": True}, False),
        ({"verb": "others", "who": "all", "do": [{"verb": "wound", "lives": 1}]}, False),
        ({"verb": "swap"}, False),
        ({"verb": "peek", "deck": "event", "cards": 1}, False),
    ],
    ids=lambda value: " ".join(str(x) for x in value.values())[:30] if isinstance(value, dict) else "",
)
def test_whether_an_effect_can_harm_follows_from_its_verbs(effect, harmful):
    assert harms(do(effect), Gear([])) == harmful


PACK = load()
WOUND, STOP, SKIP = {"verb": "wound", "lives": 1}, {"verb": "stop"}, {"verb": "skip"}


@pytest.mark.rule("RS-DRM-11")
@pytest.mark.parametrize(
    ("who", "effect", "harmful"),
    [
        ("stin", STOP, False),
        ("stin", SKIP, False),
        ("stin", {"verb": "banish", "to": "well"}, False),
        ("stin", WOUND, True),
        ("barbar", WOUND, False),
        ("barbar", {"verb": "wound", "lives": 2}, True),
        ("barbar", STOP, True),
        ("barbar", {"verb": "choose", "of": [[WOUND], [STOP]]}, False),
        ("barbar", {"verb": "roll", "table": [{"upto": 7, "do": [WOUND]}, {"upto": 8, "do": [SKIP]}]}, True),
    ],
    ids=lambda value: " ".join(str(x) for x in value.values())[:30] if isinstance(value, dict) else str(value),
)
def test_what_a_character_shrugs_off_cannot_harm_it(who, effect, harmful):
    gear = Gear([PACK.characters[who]])
    assert harms(do(effect), gear) == harmful


@pytest.mark.rule("RR-A6")
def test_one_harmful_effect_among_helpful_ones_makes_the_card_mandatory(made):
    mixed = do({"verb": "heal", "lives": 0}, {"verb": "experience", "amount": -1})
    card = {"effects": (LaidEffect("any", frozenset(), mixed),)}
    t = made(
        {"sopka": card},
        figures={"rytir": {"field": "45", "bp": 9, "noted": 1}},
        laid=[{"card": "sopka", "picture": "46"}],
    )
    t.say("rytir", "move 46")
    assert t["rytir"].noted == 0


@pytest.mark.rule("RS-DRM-7")
@pytest.mark.parametrize("actions", [1, 2])
def test_each_forced_working_takes_one_token_and_with_the_last_the_card_goes(made, actions):
    laid = [{"card": "sopka", "picture": "46"}]
    t = made({"sopka": {"actions": actions}}, figures={"rytir": {"field": "45", "bp": 9}}, laid=laid)
    t.say("rytir", "move 46")
    assert t["rytir"].lives == 4 - 3
    assert [card["actions"] for card in t.view("stin")["laid"]] == ([1] if actions == 2 else [])
    assert t.zone("used.horror") == ([] if actions == 2 else ["sopka"])


@pytest.mark.rule("RS-DRM-13")
@pytest.mark.parametrize(("who", "lives"), [("rytir", 3), ("barbar", 4), ("stin", 2)])
def test_a_card_may_have_one_effect_for_heroes_and_one_for_demons_and_leave_some_alone(made, who, lives):
    effects = tuple(
        LaidEffect(on, frozenset({"barbar"}), do({"verb": "wound", "lives": n}))
        for on, n in (("hero", 1), ("demon", 2))
    )
    given = {"characters": ["rytir", "stin", "barbar"], "turn": who, "figures": {who: {"field": "45", "bp": 9}}}
    t = made({"sopka": {"effects": effects}}, **TRIAL, **given, laid=[{"card": "sopka", "picture": "46"}])
    t.say(who, "move 46")
    assert t[who].lives == lives
