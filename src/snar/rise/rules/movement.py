"""RS-MOV: the movement of a character, interleaved with everything else its phase allows (RS-MOV-9)."""

from __future__ import annotations

from collections.abc import Iterator

from snar.kernel.choice import Choice, Option, Plain
from snar.kernel.copying import setter
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import FINAL, Asks, Means

from .. import board as b
from ..figure import MOVEMENT_START
from ..state import RiseState
from ..values import effect_works_on, entry_cost, working_card
from . import deeds, uses
from .events import DrawEvent, UseKept, kept_options
from .experience import Trade, may_trade, total
from .laid import CardWorks, works
from .spells import Spell, allowed, may_spell
from .stepping import MovementRoll, Step, UseNow
from .worlds import targets

ROLL = Option("roll", ("roll", None), "RS-MOV-1")
SPELL = Option("spell", ("spell", None), "RS-SPL-1")
TRADE = Option("trade", ("trade", None), "RS-EXP-1")
END = Option("end", ("end", None), "RS-MOV-1")
start_movement = setter(MOVEMENT_START)


def usual(g: RiseState, choice: Choice) -> Iterator[str]:
    figure = g.figure_named(str(dict(choice.about)["figure"]))
    team = g.figures[figure].team
    yield from (f"attack {other.id}" for other in g.figures if other.team != team and other.cell >= 0)
    yield "activate"
    if allowed(g, figure):
        yield "spell"
    yield "trade"


MEANINGS = {
    "movement": Asks(
        "turn",
        {
            "move": Means("field", "board"),
            "roll": Means(opens="roll"),
            "activate": Means(),
            "use": uses.USE,
            "spell": Means(opens="pick"),
            "trade": Means(),
            "end": FINAL,
        },
        usual=usual,
    )
}


@procedure
class Movement(Proc):
    """One character's movement phase: steps, duels, spells, items and abilities in any order (RS-MOV-9)."""

    STEPS = ("begin", "ask", "act", "after", "finish", "event", "last", "lastly", "more", "end")
    figure: int
    did: tuple[str, Plain] = ("", None)
    experience: int = 0  # what it was worth when last asked
    items: tuple[int, ...] = ()  # and what it held

    def begin(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        start_movement(row)
        row.origin = row.cell
        if not row.done:  # one who woke or entered a hall in the casting phase moves no more in this turn
            row.stood_on = working_card(g, row.cell)
        return None

    def ask(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        if row.done:
            return Goto("finish")
        options = self.steps(g) if row.rolled else [ROLL]
        if not row.stepped:
            options += self.at_start(g)
        if uses.in_turn(row.gear):
            options += uses.use_options(uses.offers(g, self.figure, "turn"))
        options += kept_options(g, self.figure)
        if may_spell(g, self.figure):
            options.append(SPELL)
        if may_trade(g, self.figure):
            options.append(TRADE)
        if row.rolled:
            options.append(END)
        return Ask(g.seat_of(self.figure), options, "did", "movement", (("bp", row.bp), ("figure", row.id)))

    def steps(self, g: RiseState) -> list[Option]:
        row = g.figures[self.figure]
        content, bp, cover = g.content, row.bp, g.cover
        options = []
        if content.board.world[row.cell] < 0:  # in the void the board alone says where to, and mostly for how much
            for cell, cost, option in content.open_steps(row.gear, row.road, row.cell):
                if cell in cover:
                    cost = entry_cost(g, self.figure, cell)
                    option = content.step_option(cell, cost)
                if cost <= bp:
                    options.append(option)
            return options
        for cell in targets(g, row):
            cost = entry_cost(g, self.figure, cell)
            if cost <= bp:
                options.append(content.step_option(cell, cost))
        return options

    def at_start(self, g: RiseState) -> list[Option]:
        """Before the first step: use the card one stands on for 0 BP (RS-DRM-12)."""
        row = g.figures[self.figure]
        if row.stood_on >= 0 and works(g, self.figure, row.stood_on) and effect_works_on(g, row.cell):
            return [Option("activate", ("activate", row.stood_on), "RS-DRM-12")]
        return []

    def act(self, g: RiseState) -> Next:
        kind, value = self.did
        self.experience, self.items = total(g, self.figure), g.zones[f"items.{self.figure}"]
        if kind == "move":
            return Call(Step(self.figure, value))
        if kind == "roll":
            return Call(MovementRoll(self.figure))
        if kind == "activate":
            return Call(CardWorks(self.figure, value, willing=True))
        if kind == "spell":
            return Call(Spell(self.figure))
        if kind in ("use", "kept", "trade"):
            return Call(self.busy(kind, value))
        g.edit(self.figure).done = True
        return None

    def busy(self, kind: str, value: Plain) -> Proc:
        """An ability, an item, a kept event, or experience for power."""
        if kind == "trade":
            return Trade(self.figure)
        return UseNow(self.figure, value) if kind == "use" else UseKept(self.figure, value)

    def after(self, g: RiseState) -> Next:
        return Goto("ask")

    def finish(self, g: RiseState) -> Next:
        """RR-A5: ending movement without having left the card one started on is staying."""
        row = g.edit(self.figure)
        row.bp = 0
        card = row.stood_on
        if card >= 0 and works(g, self.figure, card) and effect_works_on(g, row.cell):
            return Call(CardWorks(self.figure, card))
        return None

    def event(self, g: RiseState) -> Next:
        """RS-EVT-1, RR-B3a: ending movement on a ring, having entered a field this turn; the gate too (RR-B1b)."""
        row = g.figures[self.figure]
        deeds.end_of_movement(g, self.figure)
        if row.entered and g.content.board.kind[row.cell] == b.RING:
            return Call(DrawEvent(self.figure))
        return None

    def last(self, g: RiseState) -> Next:
        """RR-C5a, RS-EVT-6: until the turn is over experience may be traded and items used. The player is asked about
        what came since the last answer, and about all items if not the player but something else ended the movement."""
        options = []
        new = [card for card in g.zones[f"items.{self.figure}"] if card not in self.items]
        ended = self.did[0] == "end"
        if total(g, self.figure) > self.experience and may_trade(g, self.figure):
            options.append(Option("trade", ("trade", None), "RR-C5a"))
        if not ended or new:
            options += uses.use_options(uses.worthwhile(g, self.figure, new if ended else None))
        if not options:
            return Goto("end")
        options.append(END)
        about = (("bp", 0), ("figure", g.figures[self.figure].id))
        return Ask(g.seat_of(self.figure), options, "did", "movement", about)

    def lastly(self, g: RiseState) -> Next:
        kind, value = self.did
        if kind == "end":
            return Goto("end")
        self.experience, self.items = total(g, self.figure), g.zones[f"items.{self.figure}"]
        return Call(self.busy(kind, value))

    def more(self, g: RiseState) -> Next:
        return Goto("last")

    def end(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        row.road, row.bp, row.stood_on = False, 0, -1
        deeds.end_of_turn(g, self.figure)
        return Return()
