"""No bot peeks: whatever is hidden from a seat is dealt anew, and every bot of every game advises the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from snar.bots import Bot, ask, make, names
from snar.bots.chance import Random
from snar.bots.front import bots_of
from snar.bots.plain import Trying
from snar.bots.searching import Searching
from snar.games import FRONTS, GAMES
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State
from tests.envs.tables import TABLES
from tests.figures import keep

LONG = bool(os.environ.get("SNAR_LONG"))
POSITIONS = 1000 if LONG else 40
SEARCHED = 1 if LONG else 5  # every so many positions those think too that search
EVERY = 7  # decisions from one position to the next
OF_A_GAME = 5  # positions; the next game is another table
THINKING = 8  # playouts: the same search as at a table, only shorter


def rng(seed: str | int) -> Rng:
    return Rng(key_from_seed(seed))


def positions(game: str) -> Iterator[tuple[State, int]]:
    """Decisions of games between bots, over all tables of the game."""
    number = 0
    while True:
        yield from islice(decisions(game, TABLES[game][number % len(TABLES[game])], f"peek/{number}"), OF_A_GAME)
        number += 1


def decisions(game: str, agreement: dict[str, Any], seed: str) -> Iterator[tuple[State, int]]:
    rules = GAMES[game].agree(**agreement)
    g, dice, asked = GAMES[game].new(rules, rng(seed)), rng(f"{seed}/imagined"), 0
    walker = "greedy" if FRONTS[game].bots else Random.name  # who tries answers out takes long
    walkers = [make(walker, f"{seed}/{seat}") for seat in range(rules.seats)]
    while not g.over:
        choice = g.pending[0]
        if len(choice.options) > 1:
            asked += 1
            if asked % EVERY == 0:
                yield g, choice.seat
        g.answer(choice.seat, ask(walkers[choice.seat], g, choice.seat, dice).option.key)


def fresh(game: str, name: str) -> Bot:
    """A bot as it sits down; one that searches thinks less."""
    bot = Random(1) if name == Random.name else bots_of(game).by_name[name](1)
    if isinstance(bot, Searching) and searches(bot):
        bot.budget = bot.budget._replace(playouts=THINKING)
    return bot


def searches(bot: Bot) -> bool:
    return isinstance(bot, Trying) or (isinstance(bot, Searching) and bot.budget.playouts > 0)


@pytest.mark.parametrize("game", FRONTS)
def test_every_bot_advises_the_same_when_everything_hidden_is_dealt_anew(game: str) -> None:
    """The option, and its opinion of the others too."""
    differ = 0
    for number, (g, seat) in enumerate(islice(positions(game), POSITIONS)):
        deals = [imagine(g, seat, rng(f"{deal}/{number}"), alone=True) for deal in "ab"]
        differ += deals[0].zones != deals[1].zones
        for name in names(game):
            if number % SEARCHED == 0 or not searches(fresh(game, name)):
                one, other = (ask(fresh(game, name), deal, seat, rng(number)) for deal in (g, deals[0]))
                assert one == other, (name, number)
    assert differ > POSITIONS / 2, "something was hidden"
    keep("no_peeking", "every bot advises the same in 1,000 positions dealt anew", game, positions=POSITIONS)


@pytest.mark.parametrize("game", FRONTS)
def test_what_a_seat_imagines_hangs_on_what_it_sees_and_on_the_dice_alone(game: str) -> None:
    for number, (g, seat) in enumerate(islice(positions(game), 10)):
        other = imagine(g, seat, rng(f"other/{number}"), alone=True)
        one, same = (imagine(deal, seat, rng(number), alone=True).dump() for deal in (g, other))
        assert one == same


@pytest.mark.parametrize("game", FRONTS)
def test_a_bot_is_shown_an_imagined_game_or_no_more_than_its_question(game: str) -> None:
    g, seat = next(positions(game))
    shown: list[Any] = []

    class Curious(Random):
        def advise(self, state: Any, asked: int) -> Any:
            shown.append(state)
            return super().advise(state, asked)

    for imagines in (True, False):
        bot = Curious(1)
        bot.imagines = imagines
        before = g.dump()
        ask(bot, g, seat, rng(1))
        assert g.dump() == before
    imagined, question = shown
    assert imagined is not g and imagined.rng.key != g.rng.key
    assert [name for name in dir(question) if not name.startswith("_")] == ["choice", "choice_of"]
    assert question.choice_of(seat) == g.choice_of(seat)


def test_only_chance_imagines_nothing() -> None:
    assert {name for game in FRONTS for name in names(game) if not fresh(game, name).imagines} == {Random.name}
