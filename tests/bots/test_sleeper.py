"""Positions for the greedy sleeper: what death costs, when to flee, cleanse, cure and look, and no way for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from snar.bots import ask, make
from snar.bots.ether.memory import mind_of
from snar.bots.ether.playout import first_asked
from snar.bots.ether.worth import UNIT, UNWEIGHED, WHOLE, worth
from snar.ether.effects.vocabulary import VERBS as HANDLERS
from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.ether.scenario import Table
from snar.kernel import zones
from snar.kernel.rng import Rng, key_from_seed
from snar.packs.ether.loader import load_ether
from snar.packs.ether.verbs import VERBS

START = load_ether().sleepers["hracka"].start
ROAD = [{"proc": "Travel", "step": "settle", "here": "cesta-k-hrazi"}]
DREAM = [
    *ROAD,
    {"proc": "Dreaming", "step": "wake", "id": "beh-pred-vodou"},
    {"proc": "EnterDream", "step": "over", "into": "outcome", "dream": "beh-pred-vodou"},
    {"proc": "Encounter", "step": "next", "into": "outcome"},
]
PRACTICE = [{"proc": "EnterDream", "step": "over", "dream": "beh-pred-vodou"}, DREAM[3]]
SLUMBER = [
    *ROAD,
    {"proc": "Slumbering", "step": "over"},
    {"proc": "Encounter", "step": "next", "into": "outcome"},
    {"proc": "Turn", "step": "escape"},
]
EITHER = [[{"verb": "distress", "amount": 1, "who": "self"}], [{"verb": "seal", "cards": 2, "who": "self"}]]
WAVE = {"verb": "choose", "who": "self", "may": False, "of": EITHER}


def table(**given: Any) -> Table:
    base = {"dream": "beh-pred-vodou", "mode": "dream", "location": "cesta-k-hrazi", "districts": ["suburbie"]}
    return Table(**{**base, "tiles": ["naves", "most"], "dice": [], **given})


def advice(t: Table, seat: int = 0) -> str:
    return ask(make("greedy"), t.g, seat, Rng(key_from_seed("sleeper"))).option.key


def few(cards: int) -> dict[str, list[str]]:
    """So many of Hráčka's cards are left."""
    return {"removed": list(START[cards:])}


# -- what death costs ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("frames", [DREAM, PRACTICE])  # of a campaign, where an Awakening heals the dead; practice
@pytest.mark.parametrize(
    ("cards", "distress", "said"),
    [(7, 3, "choose 1"), (7, 6, "choose 1"), (22, 7, "choose 2"), (9, 7, "choose 2")],
)
def test_whoever_can_bear_the_one_does_not_die_of_the_other(
    frames: list[dict[str, Any]], cards: int, distress: int, said: str
) -> None:
    wave = {"proc": "Apply", "seat": "hracka", "effects": [WAVE], "source": "velka-voda"}
    rows = {"hracka": {"field": "c3", "distress": distress}}
    t = table(sleepers=rows, step="none", during=[*frames, wave], zones=few(cards))
    assert (t.topic, advice(t)) == ("choose", said)


@pytest.mark.parametrize(("cards", "distress", "said"), [(8, 4, "distress"), (22, 7, "seal"), (10, 1, "distress")])
def test_a_reshuffle_is_paid_with_what_is_left(cards: int, distress: int, said: str) -> None:
    draw = {"proc": "Draw", "step": "ask", "seat": "hracka", "cards": 4}
    rows = {"hracka": {"field": "c3", "distress": distress}}
    t = table(sleepers=rows, step="none", during=[*DREAM, draw], zones=few(cards))
    assert (t.topic, advice(t)) == ("reshuffle", said)


def test_nobody_does_for_the_goal_what_kills_at_once() -> None:
    row = {"field": "c3", "hand": ["horka-dlan", "kratka-sirka"]}
    boy = {"tonik": {"figures": ["c3"]}}
    assert advice(table(sleepers={"hracka": row}, entities=boy, turns=["hodina-sov"])) == "act tonik.chytit"
    t = table(sleepers={"hracka": {**row, "distress": 7}}, entities=boy, turns=["hodina-sov"])
    assert advice(t) != "act tonik.chytit"


# -- fleeing ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cards", "distress", "said"),
    [(22, 0, "stay"), (22, 4, "stay"), (22, 7, "escape"), (10, 7, "escape"), (7, 7, "stay")],
)
def test_a_slumber_is_fled_when_staying_may_kill_and_fleeing_does_not(cards: int, distress: int, said: str) -> None:
    given = {"dream": "", "slumber": "prizrak", "mode": "slumber", "tiles": ["sluzebni-chodba", "cekarna"], "turn": 2}
    rows = {"hracka": {"field": "c4", "distress": distress}}
    ghost = {"prizrak": {"figures": ["d3"]}}
    t = table(**given, sleepers=rows, entities=ghost, step="none", during=SLUMBER, zones=few(cards))
    assert (t.topic, advice(t)) == ("escape", said)


def test_healthy_sleepers_do_not_flee_from_a_crowd() -> None:
    given = {"dream": "", "slumber": "posledni-hoste", "mode": "slumber", "tiles": ["sluzebni-chodba", "cekarna"]}
    rows = {name: {"field": "c4"} for name in ("hracka", "drsnak")}
    guests = {"posledni-hoste": {"figures": ["c4", "d4", "c5"]}}
    t = table(**given, sleepers=rows, entities=guests, step="none", during=SLUMBER, turn=2)
    assert (t.topic, advice(t)) == ("escape", "stay")


# -- cleansing, curing, looking --------------------------------------------------------------------------------------
def test_a_mutation_is_cleansed_when_it_would_still_do_harm() -> None:
    rows = {"hracka": {"field": "d3", "ether": 2}}
    hours = ["hodina-sov", "hodina-psu", "hodina-mrazu", "hodina-chuv", "hodina-korenu"]
    thorns = {"velka-voda": {"figures": ["d2"], "mutations": ["ostny"]}}
    assert advice(table(sleepers=rows, entities=thorns, turns=hours)) == "cleanse velka-voda ether"
    assert advice(table(sleepers=rows, entities=thorns, turns=hours[:1], hours=0)) == "ready"


def test_the_worst_mutation_goes() -> None:
    both = {"velka-voda": {"figures": ["d2"], "mutations": ["beh-bez-dechu", "ostny"]}}
    t = table(sleepers={"hracka": {"field": "d3", "ether": 2}}, entities=both, turns=["hodina-sov", "hodina-psu"])
    t.say("hracka", "cleanse velka-voda ether")
    if t.topic == "payment":
        t.say("hracka", "done")
    assert advice(t).endswith("ostny")


def test_a_weakness_is_paid_away_unless_it_keeps_one_alive() -> None:
    hours = ["hodina-sov", "hodina-psu", "hodina-mrazu", "hodina-chuv", "hodina-korenu", "hodina-lamparu"]
    rows = {"hracka": {"field": "c3", "ether": 2, "discard": ["hlas-za-zady"]}}
    assert advice(table(sleepers=rows, turns=hours)) == "cure hlas-za-zady"
    assert advice(table(sleepers=rows, turns=hours[:1], hours=0)) == "ready"
    assert advice(table(sleepers=rows, turns=hours, zones=few(6))) == "ready"
    road = table(sleepers=rows, dream="", mode="world", step="none", during=ROAD)
    assert (road.topic, advice(road)) == ("travel", "cure hlas-za-zady")


def test_an_idle_card_buys_a_look_at_what_is_wanted() -> None:
    hand = ["kratka-sirka", "kratka-sirka", "horka-dlan", "listek-do-satny"]
    row = {"field": "c4", "hand": hand, "gems": 2}
    given = {"tiles": ["naves", "skola"], "turns": ["hodina-sov", "hodina-psu", "hodina-mrazu"]}
    t = table(**given, sleepers={"hracka": row})
    assert advice(t) == "peek I-02-L"
    known = table(**given, sleepers={"hracka": {**row, "hand": hand[:2]}})
    assert advice(known) != "peek I-02-L"  # there is room for what is drawn


def test_what_was_peeked_at_counts_as_what_it_is() -> None:
    t = table(dream="zatopa", tiles=["hraz"], sleepers={"hracka": {"field": "a1"}})
    boots = ({"verb": "gain", "card": "I-04 U"},)
    assert worth(t.g, 0, boots) == WHOLE["gain"]
    zones.learn(t.g, t.g.find("vault", "mokre-boty"), 1)
    assert worth(t.g, 0, boots) < 0


# -- going somewhere -------------------------------------------------------------------------------------------------
def test_whoever_has_come_to_the_right_place_stays_there_with_steps_left() -> None:
    row = {"field": "f3", "hand": ["horka-dlan", "kratka-sirka", "kratka-sirka"]}
    coat = {"mokry-kabat": {"figures": ["e4"]}}
    given = {"dream": "prvni-sen", "tiles": ["koutek"], "story": {"snura": 2}, "turns": ["hodina-zlatniku"]}
    walk = {"proc": "Walk", "seat": "hracka", "fields": 1}
    t = table(**given, sleepers={"hracka": row}, entities=coat, during=[walk])
    assert (t.topic, advice(t)) == ("walk", "stop")


@pytest.mark.parametrize(("dream", "number"), [("prvni-sen", 2), ("beh-pred-vodou", 1), ("zatopa", 3)])
def test_nobody_walks_to_and_fro(dream: str, number: int) -> None:
    """Within a turn nobody comes back to a field it left by its own steps, unless it has done something meanwhile."""
    rules = Ether().agree(sleepers=SLEEPERS[:number], start=f"dream:{dream}")
    g, bot, rng = Ether().new(rules, Rng(key_from_seed("walks"))), make("greedy"), Rng(key_from_seed("dice"))
    left: dict[int, set[int]] = {}
    for _ in range(700):
        if g.over:
            break
        choice = first_asked(g.pending)
        seat, key, own = choice.seat, ask(bot, g, choice.seat, rng).option.key, g.sleepers[choice.seat].field
        if choice.topic == "walk" and key.startswith("move "):
            left.setdefault(seat, set()).add(own)
        elif choice.topic not in ("payment", "way-to-pay", "walk") and key != "move":
            left.pop(seat, None)
        turn = g.turn
        g.answer(seat, key)
        if g.turn != turn:
            left.clear()
        assert g.sleepers[seat].field not in left.get(seat, ()), (g.turn, seat, key)
    assert g.turn > 4


# -- not waiting -----------------------------------------------------------------------------------------------------
def test_cards_that_never_serve_the_plan_make_room_for_others() -> None:
    """The second pole has been begun in cunning: a hand of anger and insight waits in vain."""
    hand = ["kratka-sirka", "kratka-sirka", "horka-dlan", "listek-do-satny", "listek-do-satny", "dvakrat-totez-okno"]
    rows = {"hracka": {"field": "d5", "hand": hand}, "drsnak": {"field": "d5"}}
    given = {"dream": "zatopa", "tiles": ["hospoda"], "story": {"kabel": 1}, "turns": ["hodina-sov", "hodina-psu"]}
    t = table(**given, sleepers=rows, intent={"act hospoda.druhy-sloup": ["cunning", 1]}, step="draw")
    assert advice(t).startswith("discard ")


def test_a_door_that_was_walled_up_is_thought_of_anew() -> None:
    """The same table but for a wall: the way round is longer."""
    rows = {"hracka": {"field": "d2"}}
    open_way, walled = (table(sleepers=rows, **more) for more in ({}, {"doors": [["wall", "d2", "d3"]]}))
    assert mind_of(open_way.g, 0).away != mind_of(walled.g, 0).away


def test_nobody_waits_for_hours_that_do_not_come() -> None:
    """The dream's own action costs an hour, and there is none left: the way to the first pole is the plan."""
    rows = {"hracka": {"field": "a1", "hand": ["vlastovka-z-uctenky", "lichy-schod"]}}
    tiles = ["hraz", "silnice", "utopena-naves"]
    turns = ["hodina-sov", "hodina-psu", "hodina-mrazu", "hodina-chuv", "hodina-korenu", "hodina-lamparu"]
    t = table(dream="zatopa", tiles=tiles, sleepers=rows, hours=0, turns=turns)
    mind = mind_of(t.g, 0)
    assert mind.best and mind.best.plan.offered.key != "act zatopa.vydechnout"
    assert advice(t) == "move"


def test_every_verb_of_the_format_has_a_handler_and_is_weighed_or_known_not_to_be() -> None:
    shapes = {"end", "choose", "roll", "if", "repeat", "each_figure", "target"}  # worth what is in them
    assert set(VERBS) == set(HANDLERS)
    assert set(VERBS) == {*UNIT, *WHOLE, *UNWEIGHED, *shapes}
    assert not UNWEIGHED & {*UNIT, *WHOLE, *shapes}


def test_what_an_unknown_verb_is_worth_is_no_guess() -> None:
    with pytest.raises(KeyError):
        worth(None, 0, ({"verb": "sneeze"},))  # type: ignore[arg-type]
