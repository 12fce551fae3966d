"""How a game of Etherfields is looked over: what the bot's own reckoning says of the team, its choices and its fate."""

from __future__ import annotations

from collections.abc import Sequence

from snar.bots.review import Posed, Verdict
from snar.ether.state import EtherState
from snar.kernel.imagine import imagine

from ..base import asked
from ..searching import as_seen
from .acting import action
from .levels import OldHand
from .playout import first_asked
from .taste import KEEN
from .travel import travel
from .weigh import outlook, weigh

JUDGED = {"action": action, "travel": travel}  # what the bot scores in points; the story is nobody's to judge


class EtherJudge:
    """All sleepers are one side."""

    unit = "points"
    sizes = (2.0, 4.0, 8.0)

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
        """A turn of several sleepers is long; how they stand at once has to do."""

    def goes_on(self, topic: str, key: str, then: str) -> bool:
        return False

    def verdict(self, g: EtherState, seat: int, line: Sequence[str]) -> Verdict | None:
        choice = asked(g, seat)
        score = JUDGED.get(choice.topic)
        if score is None or len(choice.options) < 2:
            return None
        seen, _ = as_seen(g, seat)
        assert isinstance(seen, EtherState)
        rows = {row.option.key: row for row in score(seen, seat, choice, KEEN)}
        if line[0] not in rows:
            return None
        mine, best = rows[line[0]], max(rows.values(), key=lambda row: row.score)
        if best.score - mine.score < self.sizes[0]:
            return Verdict(mine.score, mine.score, ())
        of = f"{choice.topic} {best.option.key}"  # what is left undone again and again in a turn was missed once
        return Verdict(mine.score, best.score, (best.option.key,), best.reasons, of)

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
                one.values.append(played_on(world.clone(), seat, one.line[0]))
        return found


def played_on(g: EtherState, seat: int, key: str) -> float:
    """How the team stands by the bot's reckoning when the next turn is over, or the dream."""
    before, bot, until, events = g.clone(), OldHand(), g.turn + 2, []
    g.answer(seat, key)
    while not g.over and g.turn < until and g.mode == before.mode:
        events += g.events
        choice = first_asked(g.pending)
        g.answer(choice.seat, bot.advise(g, choice.seat).option.key)
    return outlook(before, g, [*events, *g.events], KEEN)
