"""RS-CHR-4, RR-C12, RR-C13: how often abilities work, and what tamed animals do."""

import pytest

from snar.packs.rise.model import Ability, Character, Creature, Item
from snar.rise.content import content_for

PACK = content_for().pack
POWERS = [
    thing for thing in (*PACK.characters.values(), *PACK.cards.values()) if isinstance(thing, Character | Ability)
]
BEAR = PACK.cards["medved-ve-skrini"]
assert isinstance(BEAR, Creature)
TRIAL = {"scenario": "zkouska-sily"}


# -- as often as one likes ---------------------------------
@pytest.mark.rule("RS-CHR-4", "RR-C12")
def test_an_ability_without_a_limit_is_used_as_often_as_it_is_paid_for(table):
    t = table(**TRIAL, figures={"rytir": {"field": "15", "bp": 0, "abilities": ["posledni-sily"]}})
    bp = PACK.cards["posledni-sily"].use[0].do[0]["amount"]
    t.say("rytir", "use posledni-sily", "use posledni-sily", "use posledni-sily")
    assert (t["rytir"].bp, t["rytir"].lives) == (3 * bp, 4 - 3)
    t.refuses("rytir", "use posledni-sily", "not-offered")  # the last life pays for nothing


@pytest.mark.rule("RR-C12")
def test_every_use_without_a_limit_has_a_price(table):
    for thing in POWERS:
        assert all(use.cost for use in thing.use if use.limit == "none"), thing.id


@pytest.mark.rule("RS-CHR-4")
def test_several_abilities_of_the_pack_may_be_used_more_than_once_a_round():
    free = {thing.id for thing in POWERS for use in thing.use if use.limit != "round" and use.at != "won"}
    assert len(free) >= 3
    assert not any(modify.value == "lives" for thing in POWERS for modify in thing.modify)  # RS-CHR-3


@pytest.mark.rule("RS-CHR-4")
def test_what_a_won_duel_teaches_the_knight_comes_by_itself(table):
    figures = {"rytir": {"field": "15", "bp": 6}, "stin": {"field": "15"}}
    t = table(arrived=True, plain=False, figures=figures, dice=[8, 1])
    t.say("rytir", "attack stin")
    assert t.happened("experience", actor="rytir", source="rytir", amount=1)
    assert (t.asked, t.topic) == (["rytir"], "movement")


@pytest.mark.rule("RS-CHR-4", "RR-C7")
def test_the_clover_serves_every_duel_of_the_round_once(table):
    rytir = {"field": "14", "bp": 2, "abilities": ["ctyrlistek"]}
    t = table(**TRIAL, figures={"rytir": rytir, "stin": {"field": "15"}}, dice=[1, 5, 1, 1, 2, 2])
    t.say("rytir", "move 15", "attack stin")
    assert t.offers("rytir") == ["use ctyrlistek", "pass"]
    t.say("rytir", "use ctyrlistek")
    assert t["stin"].lives == 4 - 2  # 5 against 1
    t.say("rytir", "end").say("stin", "done", "roll", "move 14", "move 15", "attack rytir")
    assert t.offers("rytir") == ["use ctyrlistek", "pass"]


@pytest.mark.rule("RS-CHR-3")
def test_the_tough_root_takes_the_edge_off_one_wound_a_round(table):
    rytir = {"field": "15", "bp": 9, "abilities": ["tuhy-korinek"]}
    t = table(**TRIAL, figures={"rytir": rytir}, laid=[{"card": "sopka", "picture": "13"}])
    t.say("rytir", "move 14", "use tuhy-korinek")
    assert t["rytir"].lives == 4 - 3 + 1
    assert t.happened("softened", actor="rytir", amount=-1)


# -- tamed animals ---------------------------------
def tamed(table, animals, dice, stin=None, **rytir):
    """Rytíř, with tamed animals, attacks Stín."""
    figures = {"rytir": {"field": "14", "bp": 2, "tamed": animals, **rytir}, "stin": {"field": "15", **(stin or {})}}
    t = table(**TRIAL, figures=figures, dice=dice)
    return t.say("rytir", "move 15", "attack stin")


@pytest.mark.rule("RR-C13")
def test_a_tamed_animal_is_kept_with_its_experience_and_is_told(table):
    given = {"characters": ["druid", "stin"], "decks": {"event": [BEAR.id]}, "plain": False}
    t = table(figures={"druid": {"field": "c9", "bp": 2}}, **given)
    t.say("druid", "move iridion.brana", "end", "tame")
    view = t.view("stin")["figures"][0]
    assert view["tamed"] == [BEAR.id] and view["trophies"] == [] and view["experience"] == BEAR.experience
    assert t.happened("tamed", actor="druid", source=BEAR.id, rule="RR-C13")


@pytest.mark.rule("RR-C13")
def test_it_helps_with_half_of_its_power_rounded_up(table):
    assert BEAR.help == (BEAR.moc + 1) // 2
    t = tamed(table, [BEAR.id], dice=[1, BEAR.help])
    assert t.topic == "window" and t.offers("rytir") == [f"use {BEAR.id}", "pass"]
    t.say("rytir", f"use {BEAR.id}")
    assert t["stin"].lives == 4 - 2  # 1 + help is one more than help
    assert t.happened("use", source=BEAR.id, rule="RR-C13") and t.zone("tamed.rytir") == [BEAR.id]


@pytest.mark.rule("RR-C13")
def test_it_may_stay_aside(table):
    t = tamed(table, [BEAR.id], dice=[1, 2]).say("rytir", "pass")
    assert t["rytir"].lives == 4 - 2


@pytest.mark.rule("RR-C13", "RS-COM-6")
def test_once_a_round_and_again_in_the_next(table):
    t = tamed(table, [BEAR.id], dice=[1, 1, 1, 1, 1, 1]).say("rytir", f"use {BEAR.id}")
    t.say("rytir", "end").say("stin", "done", "roll", "move 14", "move 15", "attack rytir")
    assert t.happened("duel", actor="stin")  # the same round of Rytíř: the bear rests, no window opened
    t.say("stin", "end").say("rytir", "done", "roll", "move 14", "move 15", "attack stin")
    assert t.offers("rytir") == [f"use {BEAR.id}", "pass"]


@pytest.mark.rule("RR-C13")
def test_two_animals_of_one_kind_help_each(table):
    t = tamed(table, ["knihomol", "knihomol"], dice=[1, 2])
    t.say("rytir", "use knihomol")
    assert t.offers("rytir") == ["use knihomol", "pass"]
    t.say("rytir", "use knihomol")
    assert t["stin"].lives == 4 - 2  # 1 + 1 + 1 against 2


@pytest.mark.rule("RR-C13")
def test_it_helps_against_creatures_and_in_defence_too(table):
    figures = {"rytir": {"field": "c9", "bp": 2, "tamed": [BEAR.id]}}
    t = table(figures=figures, decks={"event": ["ohnive-tornado"]})
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == [f"use {BEAR.id}", "pass"]


@pytest.mark.rule("RR-C13", "RS-EXP-1")
def test_traded_for_power_it_leaves(table):
    figures = {"rytir": {"field": "14", "bp": 2, "tamed": [BEAR.id], "noted": 9}, "stin": {"field": "15"}}
    t = table(**TRIAL, figures=figures, dice=[4, 4])
    t.say("rytir", "trade", "hand noted", f"hand {BEAR.id}", "buy")
    assert t.zone("tamed.rytir") == [] and t.zone("used.event") == [BEAR.id]
    t.say("rytir", "move 15", "attack stin")
    assert t.happened("duel", actor="rytir")  # no window: nobody helps


@pytest.mark.rule("RR-C13", "RS-AWK-1")
def test_who_awakens_without_a_token_loses_its_animals_unless_it_never_forgets(table):
    for who, left in (("rytir", []), ("druid", [BEAR.id])):
        figures = {who: {"field": "14", "bp": 9, "lives": 1, "tamed": [BEAR.id]}}
        laid = [{"card": "sopka", "picture": "15"}]
        t = table(**TRIAL, characters=[who, "stin"], figures=figures, laid=laid, plain=False)
        t.say(who, "move 15")
        assert t[who].awakenings == 1 and t.zone(f"tamed.{who}") == left


@pytest.mark.rule("RR-C13", "RR-B9b")
def test_a_reshuffle_without_creatures_calls_tamed_ones_back(table):
    given = {"rytir": {"field": "c9", "bp": 2}, "stin": {"tamed": [BEAR.id]}}
    t = table(figures=given, decks={"event": ["only", "zlaty-mec"]}, used={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("tamed.stin") == [] and t["stin"].noted == BEAR.experience


@pytest.mark.rule("RS-EVT-6", "RS-CHR-4")
def test_items_abilities_and_animals_are_told_under_their_own_rules(table):
    rytir = {"bp": 2, "field": "15", "items": ["lecivy-lektvar"], "abilities": ["posledni-sily"], "lives": 3}
    t = table(**TRIAL, figures={"rytir": rytir})
    assert t.option("rytir", "use lecivy-lektvar")["rule"] == "RS-EVT-6"
    t.say("rytir", "use lecivy-lektvar", "use posledni-sily")
    assert t.happened("use", source="lecivy-lektvar", rule="RS-EVT-6")
    assert t.happened("use", source="posledni-sily", rule="RS-CHR-4")
    assert t.happened("paid", actor="rytir", source="posledni-sily", amount=-1, rule="RS-CHR-4")
    assert isinstance(PACK.cards["lecivy-lektvar"], Item)
