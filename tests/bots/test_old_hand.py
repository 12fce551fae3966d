"""Positions for the strongest companion of Etherfields: where it does better than greedy, and why."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from snar.bots import ask, make
from snar.bots.ether.memory import mind_of
from snar.bots.ether.playout import first_asked, play_campaign
from snar.bots.ether.taste import KEEN
from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.ether.scenario import Table
from snar.kernel.rng import Rng, key_from_seed

HOURS = ["hodina-sov", "hodina-psu", "hodina-mrazu", "hodina-chuv", "hodina-korenu", "hodina-lamparu"]
CORNER = {"dream": "prvni-sen", "tiles": ["koutek"], "turns": HOURS[:1]}
FOUND = ["act koutek.zacatek"]  # the end of the cord
FLOORS = {"dream": "prvni-sen", "tiles": ["schody", "detsky-pokoj", "sklep"], "turns": HOURS}


def table(**given: Any) -> Table:
    return Table(**{"mode": "dream", "location": "cesta-k-hrazi", "districts": ["suburbie"], "dice": [], **given})


def advice(t: Table, bot: str = "znalec", seat: int = 0) -> str:
    return ask(make(bot), t.g, seat, Rng(key_from_seed("sleeper"))).option.key


def plan(t: Table, seat: int = 0) -> str:
    best = mind_of(t.g, seat, 0, KEEN).best
    return best.plan.offered.key if best else ""


# -- hours -----------------------------------------------------------------------------------------------------------
def test_the_last_hour_is_spent_before_a_dream_is_lost() -> None:
    t = table(**CORNER, story={"snura": 2}, sleepers={"hracka": {"field": "f3"}}, hours=2)
    assert (advice(t), advice(t, "greedy")) == ("hours 1", "ready")


def test_an_hour_that_could_be_a_turn_is_not_breathed_out() -> None:
    rows = {"hracka": {"field": "a1", "hand": ["kratka-sirka"]}}
    t = table(dream="zatopa", tiles=["hraz", "silnice", "utopena-naves"], sleepers=rows, hours=2, turns=HOURS)
    assert advice(t, "greedy") == "act zatopa.vydechnout" != advice(t)


def test_hours_become_fields_in_any_turn_if_that_wins() -> None:
    hand = ["listek-do-satny", "listek-do-satny", "zavrene-oci", "zavrene-oci"]
    given = {**CORNER, "story": {"snura": 2}, "turns": HOURS, "hours": 3}
    t = table(**given, sleepers={"hracka": {"field": "f4", "hand": hand}})
    assert advice(t) == "effort 1"
    assert advice(t, "greedy") != "effort 1"
    short = table(**given, sleepers={"hracka": {"field": "f4", "hand": hand[1:]}})
    assert not advice(short).startswith("effort")  # one is missing, and a throw may fail


def test_no_hour_goes_into_a_way_to_one_of_many_payments() -> None:
    hand = ["listek-do-satny", "listek-do-satny", "zavrene-oci", "zavrene-oci"]
    rows = {"hracka": {"field": "f4", "hand": hand}, "drsnak": {"field": "e4"}}
    t = table(**{**CORNER, "turns": HOURS, "hours": 3}, story={"snura": 2}, sleepers=rows)
    assert not advice(t).startswith("effort")


# -- collecting ------------------------------------------------------------------------------------------------------
def test_a_full_hand_of_two_colours_does_not_wait_for_a_price_in_one() -> None:
    """Drsňák has cunning and insight, both are asked for, neither is enough: greedy would never draw again."""
    hand = ["odrene-klouby", "tezke-boty", "odrene-klouby", "zarostla-branka", "dech-pres-zuby", "schody-po-ctyrech"]
    removed = ["pest-v-kapse"] * 3 + ["krik-pod-vodou"] * 2 + ["beranidlo-z-lavicky"] * 2
    given = {**CORNER, "turns": HOURS, "story": {"snura": 1}, "zones": {"removed": removed}, "step": "draw"}
    t = table(**given, sleepers={"drsnak": {"field": "e4", "hand": hand, "spent": FOUND}})
    assert (advice(t).split()[0], advice(t, "greedy")) == ("discard", "draw")


def test_the_way_is_paid_before_the_price_is_together() -> None:
    row = {"field": "e4", "hand": ["lichy-schod", "lichy-schod"], "spent": FOUND}
    t = table(**{**CORNER, "turns": HOURS}, story={"snura": 1}, sleepers={"hracka": row})
    assert (advice(t), advice(t, "greedy")) == ("move", "ready")


# -- together --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("begun", ["detsky-pokoj.kresba", "sklep.prkna"])
def test_of_two_ways_to_the_same_room_all_pay_for_the_one_that_was_begun(begun: str) -> None:
    rows = {name: {"field": "d5"} for name in ("hracka", "drsnak")}
    t = table(**FLOORS, sleepers=rows, story={"nahore": 1, "dole": 1}, intent={f"act {begun}": ["cunning", 1]})
    assert {plan(t, 0), plan(t, 1)} == {f"act {begun}"}


def test_a_door_that_is_no_longer_needed_stays_shut() -> None:
    rows = {"hracka": {"field": "c5", "hand": ["lichy-schod", "lichy-schod", "vlastovka-z-uctenky"]}}
    t = table(**{**FLOORS, "tiles": ["schody", "sklep"]}, sleepers=rows, story={"dole": 1})
    assert advice(t, "greedy") == "act schody.nahoru" != advice(t)
    assert plan(t) == "act sklep.prkna"


# -- distress --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("number", "distress", "said"), [(1, 1, "distress"), (1, 5, "seal"), (4, 3, "seal")])
def test_distress_is_borne_while_there_is_little_of_it_and_few_to_bear_it(
    number: int, distress: int, said: str
) -> None:
    """All take it from one supply."""
    draw = {"proc": "Draw", "step": "ask", "seat": "hracka", "cards": 4}
    rows = {name: {"field": "c3", "distress": distress} for name in ("hracka", *SLEEPERS[1:number])}
    frames = [{"proc": "EnterDream", "step": "over", "dream": "beh-pred-vodou"}, {"proc": "Encounter", "step": "next"}]
    t = table(dream="beh-pred-vodou", tiles=["naves", "most"], sleepers=rows, step="none", during=[*frames, draw])
    assert (t.topic, advice(t)) == ("reshuffle", said)


def test_who_holds_the_water_back_spares_everybody() -> None:
    rows = {name: {"field": "d4"} for name in ("drsnak", "hracka", "specialista")}
    rows["drsnak"] = {"field": "d4", "hand": ["pest-v-kapse"]}
    given = {"dream": "beh-pred-vodou", "tiles": ["naves", "most"], "entities": {"velka-voda": {"figures": ["d2"]}}}
    t = table(**given, sleepers=rows, turns=["hodina-chuv", "hodina-sov"])
    assert (advice(t), advice(t, "greedy") == "act velka-voda.pytle") == ("act velka-voda.pytle", False)


def test_a_bell_under_water_is_waited_for_and_the_water_is_not_held_there() -> None:
    """It goes after the sleepers, and then the bell is free; their cards are kept for it."""
    hand = ["pest-v-kapse", "pest-v-kapse", "beranidlo-z-lavicky"]
    rows = {"drsnak": {"field": "c7", "hand": hand}, "hracka": {"field": "c7"}}
    given = {"dream": "beh-pred-vodou", "tiles": ["ulicka", "kaple"], "entities": {"velka-voda": {"figures": ["c8"]}}}
    t = table(**given, sleepers=rows, turns=HOURS, intent={"act kaple.zvonit": ["anger", 1]})
    assert plan(t) == "act kaple.zvonit"
    assert mind_of(t.g, 0, 0, KEEN).kept >= set(t.g.cards("hand.0"))
    assert not any(one.aim for one in mind_of(t.g, 0).plans)  # greedy forgets it
    assert advice(t) != "act velka-voda.pytle"


# -- whole dreams ----------------------------------------------------------------------------------------------------
def test_its_teams_win_the_first_dream() -> None:
    """A small sample of the bar `ether_minds`."""
    won = 0
    for number in (1, 2, 3):
        rules = Ether().agree(sleepers=SLEEPERS[:number], start="dream:prvni-sen")
        g = Ether().new(rules, Rng(key_from_seed(f"old hand/{number}")))
        won += play_campaign(g, [make("znalec")] * number, number, 3000).outcome == "victory"
    assert won >= 2


def test_the_bar_looks_at_every_dream_and_number(bench: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    minds = bench("ether_minds")
    won = {"prvni-sen": 90, "zatopa": 55}

    def even(work: Any, jobs: list[tuple[str, str, int, int]], title: str) -> list[tuple[str, int, str]]:
        return [
            (
                id,
                n,
                "victory" if seed < won.get(id, 60) else "death",
            )
            for _, id, n, seed in jobs
        ]

    monkeypatch.setattr(minds, "spread", even)
    found = minds.ether_minds(1.0)
    assert (found["passed"], found["games"], found["bot"]) == (True, 1600, "znalec")
    assert found["shares"]["zatopa"]["3"] == {"share": 0.55, "low": 0.452, "high": 0.644}
    won["prvni-sen"] = 89
    assert not minds.ether_minds(1.0)["passed"]


@pytest.mark.alone
def test_a_decision_takes_a_small_part_of_a_second() -> None:
    rules = Ether().agree(sleepers=SLEEPERS, start="dream:zatopa")
    g, bot, dice = Ether().new(rules, Rng(key_from_seed("pace"))), make("znalec"), Rng(key_from_seed("dice"))
    longest = 0.0
    for _ in range(300):
        if g.over:
            break
        choice = first_asked(g.pending)
        start = time.process_time()
        key = ask(bot, g, choice.seat, dice).option.key
        longest = max(longest, time.process_time() - start)
        g.answer(choice.seat, key)
    assert longest < 1.0
