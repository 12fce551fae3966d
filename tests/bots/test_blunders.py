"""What greedy once did wrong, as positions; and that it never walks in a circle for nothing, in whole games."""

from __future__ import annotations

from typing import Any

import pytest

from snar.bots import make
from snar.bots.play import ask
from snar.bots.rise.bot import Greedy
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.rules.movement import Movement
from snar.rise.scenario import Table
from snar.rise.state import RiseState

from .conftest import game

FAR = {"stin": {"field": "88"}}


def turn(t: Table, name: str) -> list[str]:
    """The answers greedy gives for this character until its movement is over."""
    bot, said = Greedy(), []
    while not t.g.over and t.g.pending[0].seat == t.seat(name) and t.topic != "casting":
        said.append(bot.advise(t.g, t.seat(name)).option.key)
        t.say(name, said[-1])
    return said


def fields(said: list[str]) -> list[str]:
    return [key.removeprefix("move ") for key in said if key.startswith("move ")]


DONE = {"id": "lovec", "world": "iridion", "done": True}
NEWS = {"id": "poznani", "world": "akademus"}  # wants events: what once outweighed the victory
BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "quests": [DONE, NEWS]}


@pytest.mark.parametrize("bp", [2, 9])
def test_a_certain_win_is_taken(bp: int) -> None:
    t = Table(figures={"rytir": {**BEFORE_HALL, "bp": bp, "annexed": ["filnerin"]}, **FAR})
    assert turn(t, "rytir") == ["move iridion.brana"]
    assert t.g.over and t.g.result["winner"] == 0


def test_a_certain_win_is_taken_from_afar() -> None:
    t = Table(
        figures={"rytir": {**BEFORE_HALL, "field": "iridion.6", "circuit": 5, "bp": 6, "annexed": ["filnerin"]}, **FAR}
    )
    turn(t, "rytir")
    assert t.g.over and t.g.result["winner"] == 0


def test_a_certain_win_by_fame_is_taken() -> None:
    t = Table(scenario="zkouska-sily", fame=3, figures={"rytir": {**BEFORE_HALL, "bp": 4, "fame": 2}, **FAR})
    turn(t, "rytir")
    assert t.g.over and t.g.result["seats"] == [0]


@pytest.mark.parametrize("field", ["25", "43", "c3", "36"])
def test_a_well_within_reach_is_visited_on_the_way_to_the_others(field: str) -> None:
    """Studánky in hand and a well four BP away: it is not left aside to be come back to."""
    rytir = {"field": field, "bp": 12, "annexed": ["filnerin"], "quests": [{"id": "studanky", "world": "iridion"}]}
    t = Table(figures={"rytir": rytir, **FAR})
    turn(t, "rytir")
    assert t.view("rytir")["figures"][0]["quests"][0]["left"] != [3]


@pytest.mark.parametrize("field", ["45", "46"])
@pytest.mark.parametrize("card", ["komin", "krysi-trh", "ochotny-urednik"])
def test_who_is_to_use_a_laid_card_uses_it_once_and_does_not_hop_about_on_it(field: str, card: str) -> None:
    """Rub a líc in hand: it once went to the card, declined what it does, and stepped from cell to cell of it."""
    stin = {"field": field, "bp": 12, "quests": [{"id": "rub-a-lic", "world": "iridion"}]}
    t = Table(turn="stin", figures={"rytir": {"field": "88"}, "stin": stin}, laid=[{"card": card, "picture": "46"}])
    said = turn(t, "stin")
    assert t.view("stin")["figures"][1]["quests"][0]["left"] == [1]
    steps = fields(said)
    assert len(set(steps)) == len(steps)


@pytest.mark.rule("RS-DRF-4")
@pytest.mark.parametrize("quest", ["rub-a-lic", "predivo"])
def test_in_the_draft_edition_nobody_paces_over_a_card_that_does_nothing_on_its_path(quest: str) -> None:
    """It once stepped to and fro for a whole turn, each time to feel what a card on a path does."""
    rytir = {"field": "c10", "bp": 10, "quests": [{"id": quest, "world": "iridion"}]}
    laid = [{"card": "duhovy-most", "picture": "c5", "turn": 90}]
    t = Table(scenario="zkouska-sily", edition="draft", players=2, figures={"rytir": rytir, **FAR}, laid=laid)
    steps = fields(turn(t, "rytir"))
    assert "37" in steps, "its other field lies in the void, where it works"
    assert steps.count("c5") <= 2, steps  # there and back


@pytest.mark.rule("RR-E10")
@pytest.mark.parametrize(("asked", "best"), [([], "done"), (["remeslo"], "cast hvezdarna")])
def test_on_two_boards_a_side_casts_for_its_second_character_too(asked: list[str], best: str) -> None:
    quests = [{"id": quest, "world": "iridion"} for quest in asked]
    figures = {"rytir": {"hand": ["hvezdarna"]}, "barbar": {"quests": quests}}
    two = {"boards": 2, "characters": ["rytir", "stin", "barbar", "cert"], "decks": {"dream": ["only"]}}
    t = Table(**two, phase="casting", light=[5, 0], figures=figures)
    assert Greedy().advise(t.g, 0).option.key == best


def test_of_several_ways_to_the_same_end_the_shortest_is_walked() -> None:
    """Four mystery fields side by side: it once paced before them until nothing was left."""
    asked = {"id": "hodinaruv-ucen", "world": "iridion", "left": [0, 2]}
    rytir = {"field": "33", "bp": 13, "annexed": ["filnerin"], "quests": [asked]}
    t = Table(dice=[1], decks={"event": ["zlaty-mec"]}, figures={"rytir": rytir, **FAR})
    assert fields(turn(t, "rytir")) == ["37", "t2"]


def test_nothing_is_paid_for_before_the_roll() -> None:
    t = Table(
        dice=[1], plain=False, turn="barbar", characters=["barbar", "stin"], figures={"barbar": {"rolled": False}}
    )
    assert Greedy().advise(t.g, 0).option.key == "roll"


def barbar(field: str, **rest: Any) -> Table:
    given = {"field": field, "quests": [{"id": "lovec", "world": "iridion", "done": True}], **rest}
    return Table(plain=False, characters=["barbar", "stin"], figures={"barbar": given, **FAR})


def test_movement_points_are_paid_for_where_they_lead_to_the_goal() -> None:
    assert "use barbar" in turn(barbar("iridion.7", circuit=6, bp=2, annexed=["filnerin"]), "barbar")


def test_movement_points_are_not_paid_for_where_there_are_enough() -> None:
    assert "use barbar" not in turn(barbar("iridion.8", circuit=7, bp=2, annexed=["filnerin"]), "barbar")


def test_a_movement_does_not_end_where_a_stronger_enemy_can_come() -> None:
    """Noclehy wants any field of the void: of those the ones out of reach."""
    asked = {"id": "noclehy", "world": "iridion", "left": [1, 0]}
    rytir = {"field": "c12", "bp": 12, "lives": 1, "annexed": ["filnerin"], "quests": [asked]}
    given = {"rytir": rytir, "san": {"field": "c15"}}
    t = Table(plain=False, characters=["rytir", "san"], figures=given)
    turn(t, "rytir")
    board = t.g.content.board
    here, enemy = (board.cell[t.field(name)] for name in ("rytir", "san"))
    assert t.view("rytir")["figures"][0]["quests"][0]["done"] and board.distance(here, enemy) > 4


@pytest.mark.parametrize("say", [["use titan"], ["spell", "zpomaleni"]], ids=["hammer", "spell"])
def test_of_several_enemies_the_one_nearest_to_winning_is_hindered(say: list[str]) -> None:
    """Not the one who is about to win its first fame of four."""
    near, famous = {**BEFORE_HALL, "lives": 4}, {"field": "11", "lives": 4, "fame": 3}
    figures = {"titan": {"field": "45", "bp": 1}, "barbar": near, "rarach": famous}
    t = Table(scenario="zkouska-sily", characters=list(figures), turn="titan", dice=[8], figures=figures)
    t.say("titan", *say)
    assert Greedy().advise(t.g, t.seat("titan")).option.key == "rarach"


def position(g: RiseState, figure: int) -> tuple[Any, ...]:
    """Where a character stands and everything that coming back there could be for."""
    row, quests = g.figures[figure], g.zones[f"quests.{figure}"]
    things = [len(g.zones[f"{zone}.{figure}"]) for zone in ("items", "trophies", "kept", "quests")]
    done = [(g.errands[card].left, g.errands[card].done) for card in quests]
    return (
        row.cell,
        row.circuit,
        row.entered,
        row.attacks,
        row.lives,
        row.hasted,
        row.noted,
        row.worked,
        *things,
        *done,
        len(g.laid),
    )


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{}, {"scenario": "zkouska-sily", "players": 3}], ids=["sides", "trial"])
def test_no_movement_comes_back_to_where_it_was_for_nothing(options: dict[str, Any], seed: int) -> None:
    g, dice = game(seed, **options), Rng(key_from_seed(seed))
    bots = [make("greedy", seat) for seat in range(g.seats)]
    been: set[tuple[Any, ...]] = set()
    while not g.over and g.round <= 25:
        choice, proc = g.pending[0], g.stack[-1]
        option = ask(bots[choice.seat], g, choice.seat, dice).option
        if isinstance(proc, Movement):
            now = (g.round, proc.figure, *position(g, proc.figure))
            assert now not in been or not option.key.startswith("move"), (seed, g.figures[proc.figure].id, g.round)
            been |= {now} if option.key.startswith("move") else set()
        g.answer(choice.seat, option.key)
