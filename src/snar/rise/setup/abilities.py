"""The abilities a trial begins with: RS-ZKS-3, RS-OPT-5."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure

from ..state import RiseState


@procedure
class FirstAbility(Proc):
    """RS-ZKS-3: two abilities are drawn, one kept; with Mocné postavy both, never two equal (RS-OPT-5)."""

    STEPS = ("draw", "keep", "kept")
    figure: int
    picked: int = 0

    def draw(self, g: RiseState) -> Next:
        deck, mine = "deck.ability", f"abilities.{self.figure}"
        strong = "mocne-postavy" in g.rules
        seen = g.everyone if strong else 1 << g.figures[self.figure].seat
        for _ in range(2):
            zones.draw(g, deck, mine, seen=seen, rule="RS-OPT-5" if strong else "RS-ZKS-3")
        if not strong:
            return None
        first, second = g.zones[mine]
        if g.card_id(first) == g.card_id(second):
            zones.move(g, second, mine, deck, rule="RS-OPT-5")
            zones.move(g, first, mine, deck, rule="RS-OPT-5")
            zones.shuffle(g, deck, "RS-OPT-5")
            return Goto("draw")
        g.regear(self.figure)
        g.edit(self.figure).lives = g.max_lives(g.figures[self.figure])
        return Return()

    def keep(self, g: RiseState) -> Next:
        pair = g.zones[f"abilities.{self.figure}"]
        options = [Option(f"keep {g.card_id(card)}", place, "RS-ZKS-3") for place, card in enumerate(pair)]
        if options[0].key == options[1].key:
            options = options[:1]
        return Ask(g.figures[self.figure].seat, options, "picked", "keep-ability", public=False)

    def kept(self, g: RiseState) -> Next:
        mine = f"abilities.{self.figure}"
        pair = g.zones[mine]
        zones.move(g, pair[1 - self.picked], mine, "deck.ability", rule="RS-ZKS-3")
        zones.shuffle(g, "deck.ability", "RS-ZKS-3")
        zones.learn(g, pair[self.picked], g.everyone)
        g.tell("ability", self.figure, source=g.card_id(pair[self.picked]), rule="RS-ZKS-3")
        g.regear(self.figure)
        g.edit(self.figure).lives = g.max_lives(g.figures[self.figure])
        return Return()
