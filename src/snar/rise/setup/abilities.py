"""The abilities a game begins with: RS-ZKS-3, RS-OPT-5; in Střet říší where they were agreed on, RS-STR-12."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..state import RiseState

MEANINGS = {"keep-ability": Asks("pick", {"keep": Means("thing")})}


def dealing(g: RiseState) -> str:
    """The rule by which abilities are dealt."""
    return "RS-STR-12" if g.rules.sides else "RS-OPT-5" if "mocne-postavy" in g.rules else "RS-ZKS-3"


def has_abilities(g: RiseState) -> bool:
    """Střet říší is played without ability cards unless they were agreed on (RS-STR-12)."""
    return not g.rules.sides or "schopnosti" in g.rules


@procedure
class FirstAbility(Proc):
    """Two abilities are drawn, one kept; with Mocné postavy both, never two equal (RS-OPT-5)."""

    STEPS = ("draw", "keep", "kept")
    figure: int
    picked: int = 0

    def draw(self, g: RiseState) -> Next:
        deck, mine = "deck.ability", f"abilities.{self.figure}"
        strong = "mocne-postavy" in g.rules
        seen = g.everyone if strong else 1 << g.figures[self.figure].seat
        for _ in range(2):
            zones.draw(g, deck, mine, seen=seen, rule=dealing(g))
        if not strong:
            return None
        first, second = g.zones[mine]
        if g.card_id(first) == g.card_id(second):
            zones.move(g, second, mine, deck, rule="RS-OPT-5")
            zones.move(g, first, mine, deck, rule="RS-OPT-5")
            zones.shuffle(g, deck, "RS-OPT-5")
            return Goto("draw")
        g.regear(self.figure)
        return Return()

    def keep(self, g: RiseState) -> Next:
        pair = g.zones[f"abilities.{self.figure}"]
        options = [Option(f"keep {g.card_id(card)}", place, dealing(g)) for place, card in enumerate(pair)]
        if options[0].key == options[1].key:
            options = options[:1]
        row = g.figures[self.figure]
        return Ask(row.seat, options, "picked", "keep-ability", (("figure", row.id),), public=False)

    def kept(self, g: RiseState) -> Next:
        mine = f"abilities.{self.figure}"
        pair = g.zones[mine]
        zones.move(g, pair[1 - self.picked], mine, "deck.ability", rule=dealing(g))
        zones.shuffle(g, "deck.ability", dealing(g))
        zones.learn(g, pair[self.picked], g.everyone)
        g.tell("ability", self.figure, source=g.card_id(pair[self.picked]), rule=dealing(g))
        g.regear(self.figure)
        return Return()
