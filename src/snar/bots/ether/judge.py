"""How a game of Etherfields is looked over: what the bot's own reckoning says of the team, its choices and its fate."""

from __future__ import annotations

from collections.abc import Sequence

from snar.bots.review import Verdict
from snar.ether.state import EtherState

from ..base import asked
from ..searching import as_seen
from .acting import action
from .travel import travel
from .weigh import weigh

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

    def worth(self, g: EtherState, seat: int) -> float:
        return weigh(g)

    def beat(self, g: EtherState) -> tuple[int, int]:
        return g.turn, g.turn

    def play_on(self, g: EtherState, beat: tuple[int, int]) -> None:
        """A turn of several sleepers is long; how they stand at once has to do."""

    def goes_on(self, topic: str, key: str) -> bool:
        return False

    def verdict(self, g: EtherState, seat: int, line: Sequence[str]) -> Verdict | None:
        choice = asked(g, seat)
        score = JUDGED.get(choice.topic)
        if score is None or len(choice.options) < 2:
            return None
        seen, _ = as_seen(g, seat)
        assert isinstance(seen, EtherState)
        rows = {row.option.key: row for row in score(seen, seat, choice)}
        if line[0] not in rows:
            return None
        mine, best = rows[line[0]], max(rows.values(), key=lambda row: row.score)
        if best.score - mine.score < self.sizes[0]:
            return Verdict(mine.score, mine.score, ())
        return Verdict(mine.score, best.score, (best.option.key,), best.reasons)
