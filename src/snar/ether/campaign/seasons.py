"""Seasons: three for victories, three for failures; each changes a rule of travelling (EF-SSN-1)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.flow import Call, Next, Proc, Return, procedure

from ..effects.apply import Apply
from ..state import EtherState


def rank(g: EtherState, card: int) -> int:
    """From the worst to the best; between them lies the time before the first season."""
    season = g.card(card)
    return int(season.rank) if season.good else -int(season.rank)


@procedure
class ChangeSeason(Proc):
    """A victory brings the next better season, a failure the next worse one. Beyond the last one nothing changes."""

    STEPS = ("change", "come")
    way: str  # better, worse
    card: int = -1

    def change(self, g: EtherState) -> Next:
        now = rank(g, g.cards("season")[-1]) if g.cards("season") else 0
        sign = 1 if self.way == "better" else -1
        ahead = sorted((sign * rank(g, card), card) for card in g.cards("seasons") if sign * rank(g, card) > sign * now)
        if not ahead:
            return Return()
        self.card = ahead[0][1]
        for old in g.cards("season"):
            zones.move(g, old, "season", "seasons", rule="EF-SSN-1")
        zones.move(g, self.card, "seasons", "season", seen=g.everyone, rule="EF-SSN-1")
        g.tell("season", source=g.card_id(self.card), to=self.way, rule="EF-SSN-1")
        return None

    def come(self, g: EtherState) -> Next:
        season = g.card(self.card)
        return Call(Apply(g.first, season.do, season.id, self.card)) if season.do else None
