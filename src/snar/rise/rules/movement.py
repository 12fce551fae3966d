"""RS-MOV: the movement of a character, interleaved with everything else its phase allows (RS-MOV-9)."""

from __future__ import annotations

from snar.kernel.choice import Option, Plain, Refusal
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure

from .. import board as b
from ..figure import TURN_START
from ..state import RiseState
from ..values import effect_works_on, entry_cost, pohyb, working_card
from . import deeds, uses
from .arrival import Arrive
from .awakening import NOTHING
from .duels import Duel, may_attack
from .events import DrawEvent, UseKept
from .experience import Trade, may_trade, total
from .laid import CardWorks, works
from .spells import Spell, may_spell
from .worlds import targets, walk


def step_refusal(g: RiseState, figure: int, cell: int) -> Refusal | None:
    """RS-MOV-3: too few BP for a field: it cannot be entered."""
    row = g.figures[figure]
    cost = entry_cost(g, figure, cell)
    if row.bp < cost:
        return Refusal("too-few-bp", "RS-MOV-3", (("cost", cost), ("have", row.bp)))
    return None


@procedure
class Movement(Proc):
    """One character's movement phase: steps, duels, spells, items and abilities in any order (RS-MOV-9)."""

    STEPS = ("begin", "ask", "act", "after", "finish", "event", "trade", "traded", "end")
    figure: int
    did: tuple[str, Plain] = ("", None)
    experience: int = 0  # what it was worth when last asked

    def begin(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        row.set(TURN_START)
        row.stood_on = working_card(g, row.cell)
        return None

    def ask(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        if row.done:
            return Goto("finish")
        options = self.steps(g) if row.rolled else [Option("roll", ("roll", None), "RS-MOV-1")]
        if not row.stepped:
            options += self.at_start(g)
        if "turn" in row.gear.moments or "any" in row.gear.moments:
            found = uses.offers(g, self.figure, "turn")
            options += uses.use_options(g, self.figure, found)
        if g.zones[f"kept.{self.figure}"]:
            names = sorted({g.card_id(card) for card in g.zones[f"kept.{self.figure}"]})
            options += [Option(f"use {name}", ("kept", name), "RS-EVT-4") for name in names]
        if may_spell(g, self.figure):
            options.append(Option("spell", ("spell", None), "RS-SPL-1"))
        if may_trade(g, self.figure):
            options.append(Option("trade", ("trade", None), "RS-EXP-1"))
        if row.rolled:
            options.append(Option("end", ("end", None), "RS-MOV-1"))
        return Ask(g.seat_of(self.figure), options, "did", "movement", (("bp", row.bp), ("figure", row.id)))

    def steps(self, g: RiseState) -> list[Option]:
        row = g.figures[self.figure]
        content, figure, bp = g.content, self.figure, row.bp
        options = []
        for cell in targets(g, row):
            cost = entry_cost(g, figure, cell)
            if cost <= bp:
                options.append(content.step_option(cell, cost))
        return options

    def at_start(self, g: RiseState) -> list[Option]:
        """Before the first step: attack an enemy here (RR-C1a), use the card one stands on for 0 BP (RS-DRM-12)."""
        row = g.figures[self.figure]
        options = []
        if may_attack(g, self.figure):
            for enemy in g.enemies_at(self.figure, row.cell):
                options.append(Option(f"attack {g.figures[enemy].id}", ("attack", enemy), "RS-DUL-1"))
        if row.stood_on >= 0 and works(g, self.figure, row.stood_on) and effect_works_on(g, row.cell):
            options.append(Option("activate", ("activate", row.stood_on), "RS-DRM-12"))
        return options

    def act(self, g: RiseState) -> Next:
        kind, value = self.did
        self.experience = total(g, self.figure)
        if kind == "move":
            return Call(Step(self.figure, value))
        if kind == "roll":
            return Call(MovementRoll(self.figure))
        if kind == "attack":
            return Call(Duel(self.figure, value))
        if kind == "activate":
            return Call(CardWorks(self.figure, value, willing=True))
        if kind == "use":
            return Call(UseNow(self.figure, value))
        if kind == "kept":
            return Call(UseKept(self.figure, value))
        if kind == "spell":
            return Call(Spell(self.figure))
        if kind == "trade":
            return Call(Trade(self.figure))
        g.edit(self.figure).done = True
        return None

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

    def trade(self, g: RiseState) -> Next:
        """RR-C5a: experience gained as movement ended may still be traded in this turn."""
        if total(g, self.figure) <= self.experience or not may_trade(g, self.figure):
            return Goto("end")
        options = [Option("trade", ("trade", None), "RR-C5a"), Option("end", ("end", None), "RS-MOV-1")]
        about = (("bp", 0), ("figure", g.figures[self.figure].id))
        return Ask(g.seat_of(self.figure), options, "did", "movement", about)

    def traded(self, g: RiseState) -> Next:
        return Call(Trade(self.figure)) if self.did[0] == "trade" else None

    def end(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        row.road, row.bp, row.stood_on = False, 0, -1
        for i, other in enumerate(g.figures):
            if other.strength:
                g.edit(i).strength = 0  # "until the end of the turn", whosever turn it was gained in
        deeds.end_of_turn(g, self.figure)
        return Return()


@procedure
class MovementRoll(Proc):
    """RS-MOV-1: d8 + pohyb = BP."""

    STEPS = ("roll", "changes", "changed", "gain")
    figure: int
    face: int = 0
    window: tuple[int, int, int, int] = NOTHING

    def roll(self, g: RiseState) -> Next:
        self.face = g.roll(self.figure, "movement", "RS-MOV-1")
        return None

    def changes(self, g: RiseState) -> Next:
        if uses.opens(g, self.figure, "move-die"):
            return Call(uses.Window(self.figure, "move-die", source=str(self.face)), "window")
        return None

    def changed(self, g: RiseState) -> Next:
        if self.window[1]:
            self.face = g.roll(self.figure, "movement", "RS-CHR-4")
        return None

    def gain(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        bp = self.face + self.window[0] + pohyb(g, self.figure) + row.hasted - row.slowed
        row.bp = max(0, row.bp + bp)  # RR-E2c
        row.slowed = row.hasted = 0
        row.rolled = True
        g.tell("bp", self.figure, amount=row.bp, rule="RS-MOV-1")
        if self.face in (1, 8):
            deeds.deed(g, self.figure, "roll", ("eight" if self.face == 8 else "one",), None)
        return Return()


@procedure
class Step(Proc):
    """One field: pay, enter, then everything that happens on arrival."""

    STEPS = ("pay", "arrive")
    figure: int
    cell: int

    def pay(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        board = g.content.board
        frm, cost = row.cell, entry_cost(g, self.figure, self.cell)
        row.bp -= cost
        walk(g, row, self.cell)
        row.entered = row.stepped = True
        g.tell("step", self.figure, frm=board.names[frm], to=board.names[self.cell], amount=cost, rule="RS-MOV-2")
        if g.cover.get(self.cell, -1) != row.woken_on:
            row.woken_on = -1
        if row.stood_on >= 0 and g.cover.get(self.cell, -1) != row.stood_on:
            row.stood_on = -1
        if row.cell != self.cell:
            g.tell("step", self.figure, frm=board.names[self.cell], to=board.names[row.cell], rule="RS-MOV-6")
        return None

    def arrive(self, g: RiseState) -> Next:
        return Call(Arrive(self.figure))


@procedure
class UseNow(Proc):
    """An ability or item announced in one's own movement."""

    STEPS = ("announce",)
    figure: int
    key: str

    def announce(self, g: RiseState) -> Next:
        from ..effects.apply import Apply

        offer = uses.offer_by_key(g, self.figure, self.key)
        uses.spend(g, self.figure, offer)
        return Call(Apply(self.figure, offer.use.do, offer.source, "RS-CHR-4"))
