"""How a game of Etherfields is looked over: what comes of what was done, and of what the best bot would have done."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from snar.bots.review import Given, Posed, Verdict, leads_to
from snar.ether.rules.actions.offers import in_play
from snar.ether.state import EtherState
from snar.kernel.event import Event
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng
from snar.packs.ether.walk import nested

from ..base import Scored, asked
from ..searching import DICE_OF_A_TURN, SURE, as_seen
from .acting import action
from .because import because
from .levels import OldHand
from .playout import first_asked
from .taste import KEEN
from .weigh import outlook, weigh

STORY = {"scene", "reveal", "story", "match"}  # what comes of it nobody could know
PAID = ("way-to-pay", "payment", "walk")  # asked on the way from an action to its end
RESTS = ("action", "draw", "travel", "entry")  # asked where nothing is under way
TIMES = 12  # imagined games in which two ways are compared,
LOOK = 4  # and after how many most are seen to be alike
LIKED = 1.0  # points by which the bot likes another way better, before it is tried
TURN = 3.0  # points that a turn of a sleeper is worth, on average of all turns of an old hand in the first dream


class EtherJudge:
    """All sleepers are one side. Mistakes are measured by turns: half a turn thrown away, a whole one, two."""

    unit = "points"
    sizes = (TURN / 2, TURN, 2 * TURN)

    def sides(self, g: EtherState) -> list[int]:
        return [0]

    def side(self, g: EtherState, seat: int) -> int:
        return 0

    def under_way(self, g: EtherState) -> bool:
        return True

    def stood(self, g: EtherState) -> list[float]:
        return [weigh(g, KEEN)]

    def beat(self, g: EtherState) -> tuple[int, int]:
        return g.turn, g.turn

    def play_on(self, g: EtherState, beat: tuple[int, int]) -> None:
        """A turn of several sleepers is long: to the end of what is under way, the throw and all that comes of it."""
        bot = OldHand()
        while not g.over and self.beat(g) == beat and (choice := first_asked(g.pending)).topic not in RESTS:
            g.answer(choice.seat, bot.advise(g, choice.seat).option.key)

    def goes_on(self, one: Given, then: Given) -> bool:
        """A movement, its price and its steps; whatever else is done on the way was decided there."""
        return (one.key == "move" or one.topic in PAID) and then.topic in PAID and not then.key.startswith("act ")

    def verdict(self, g: EtherState, seat: int, line: Sequence[str]) -> Verdict | None:
        """What was done in the action step against what the bot would have done, in the same imagined games. Where
        either opens a page nothing is judged: what comes of it nobody could know."""
        choice = asked(g, seat)
        if choice.topic != "action" or len(choice.options) < 2:
            return None
        seen, rng = as_seen(g, seat)
        assert isinstance(seen, EtherState)
        told = pages(seen, seat)
        rows = {row.option.key: row for row in action(seen, seat, choice, KEEN) if row.option.key not in told}
        if line[0] not in rows:
            return None
        best, mine = max(rows.values(), key=lambda row: row.score), rows[line[0]]
        better = walked(seen.clone(), seat, best.option.key)
        alike = best.score - mine.score < LIKED if best is not mine else leads_to(better) == leads_to(line)
        if alike:
            return Verdict(mine.score, mine.score, ())
        values = self.compared(seen, seat, rng, line, better)
        mean = [fmean(one) for one in values]
        if not clear(values, self.sizes[0]):
            return Verdict(mean[0], mean[0], ())
        of = f"{choice.topic} {better[0]}"  # what is left undone again and again in a turn was missed once
        return Verdict(mean[0], mean[1], better, best.reasons, of, place(seen, seat, best, better))

    def compared(
        self, g: EtherState, seat: int, rng: Rng, line: Sequence[str], better: Sequence[str]
    ) -> tuple[list[float], list[float]]:
        """How the team stands after the next turn, by each; most that are alike are soon seen to be."""
        mine, other = list[float](), list[float]()
        for number in range(TIMES):
            if number == LOOK and fmean(other) - fmean(mine) < self.sizes[0] / 2:
                break
            world = imagine(g, seat, rng, alone=True)
            mine.append(played_on(world.clone(), seat, line, True))
            other.append(played_on(world, seat, better, True))
        return mine, other

    def posed(self, g: EtherState, seat: int, most: int, times: int) -> list[Posed]:
        """Actions that the bot likes best; each is played on by bots to the end of the next turn."""
        choice = asked(g, seat)
        if choice.topic != "action" or len(choice.options) < most:
            return []
        base, rng = as_seen(g, seat)
        assert isinstance(base, EtherState)
        rows = sorted(action(base, seat, choice, KEEN), key=lambda row: -row.score)[:most]
        found = [Posed((row.option.key,), []) for row in rows]
        for _ in range(times):
            world = imagine(base, seat, rng, alone=True)
            for one in found:
                one.values.append(played_on(world.clone(), seat, one.line))
        return found


def pages(g: EtherState, seat: int) -> set[str]:
    """Actions that belong to the story: they turn a page, or look under a card."""
    return {
        offered.key
        for offered in in_play(g, seat)
        if offered.kind == "peek" or any(effect["verb"] in STORY for effect in nested(offered.action.do))
    }


def walked(g: EtherState, seat: int, key: str) -> tuple[str, ...]:
    """An action with its price and its way, as the bot would go on, up to where dice, cards or others come in."""
    keys, bot = [key], OldHand()
    g.answer(seat, key)
    while not g.barrier and not g.over and (choice := g.choice_of(seat)) and choice.topic in PAID:
        keys.append(bot.advise(g, seat).option.key)
        g.answer(seat, keys[-1])
    return tuple(keys)


def place(g: EtherState, seat: int, best: Scored, line: Sequence[str]) -> str:
    """The field that it leads to, or where it is done."""
    word, _, field = leads_to(line).partition(" ")
    return field if word == "move" else because(g, seat, best.option, KEEN).field


def clear(values: tuple[list[float], list[float]], least: float) -> bool:
    """Is the other way better, on evidence?"""
    gains = [other - mine for mine, other in zip(*values, strict=True)]
    return len(gains) > LOOK and fmean(gains) >= max(least, SURE * stdev(gains) / sqrt(len(gains)))


def played_on(g: EtherState, seat: int, line: Sequence[str], common: bool = False) -> float:
    """How the team stands by the bot's reckoning when the next turn is over, or the dream. `common`: every turn has
    dice of its own, whatever was thrown before."""
    before, bot, until, turn = g.clone(), OldHand(), g.turn + 2, g.turn
    events, keys = list[Event](), list(line)
    g.answer(seat, keys.pop(0))
    while not g.over and g.turn < until and g.mode == before.mode:
        events += g.events
        if common and g.turn != turn:
            turn, g.rng = g.turn, Rng(g.rng.key, DICE_OF_A_TURN)
        choice = first_asked(g.pending)
        if keys and choice.seat == seat and choice.topic in PAID and choice.find(keys[0]):
            g.answer(seat, keys.pop(0))
            continue
        keys = []
        g.answer(choice.seat, bot.advise(g, choice.seat).option.key)
    return outlook(before, g, [*events, *g.events], KEEN)
