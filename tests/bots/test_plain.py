"""Any game has bots: one that tries its answers out, and chance."""

from snar.bots import make
from snar.bots.front import bots_of
from snar.bots.plain import Outcome
from snar.kernel.rng import Rng, key_from_seed
from snar.template.game import LanternsGame
from snar.template.state import Lanterns

GAME = LanternsGame()


def new(seed: int) -> Lanterns:
    return GAME.new(GAME.agree(), Rng(key_from_seed(seed)))


def played(seed: int, *names: str) -> Outcome:
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    outcome = bots_of("template").play(new(seed), bots, seed)
    assert isinstance(outcome, Outcome)
    return outcome


def test_the_same_seed_is_the_same_game() -> None:
    assert played(1, "greedy", "random", "random") == played(1, "greedy", "random", "random")


def test_a_game_is_stopped_at_the_cap() -> None:
    bots = [make("random", seat) for seat in range(3)]
    outcome = bots_of("template").play(new(1), bots, 1, 5)
    assert outcome == Outcome((), 5, 5, True)


def test_trying_answers_out_is_better_than_chance() -> None:
    wins = [played(seed, "greedy", "random", "random").seats for seed in range(30)]
    tried, others = (sum(seat in seats for seats in wins) for seat in (0, 1))
    assert tried > 1.5 * others


def test_it_blows_out_a_lantern_that_would_end_the_game() -> None:
    from snar.scenario.plain import port

    zones = {"hand.p1": ["6", "6"], "hand.p2": ["1", "gust"]}
    table = port(GAME)(agreed={"players": 2}, lanterns=[2, 0], zones=zones)
    table.say("p1", "leave ready").say("p2", "ready").say("p1", "bid 6").say("p2", "bid 1")
    assert make("greedy").advise(table.session.state, 1).option.key == "gust"
