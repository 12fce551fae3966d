"""Taking an action: price, targets, effects (EF-ACT-1 .. 8)."""

from __future__ import annotations

from typing import Any

from snar.ether.effects.amounts import measured
from snar.ether.effects.apply import Apply
from snar.ether.effects.conditions import Case
from snar.ether.map.fields import NAMES
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.ether.model import Action

from ..entities.forgetting import GONE
from ..turns.leaving import check_lives
from .affording import helpers, payable_ways
from .instalments import add_mark, begun, is_out, set_marks, token_options
from .moving import Walk
from .offers import AIMED, Offered, find, note_use, sources
from .paying import BACK, FAILED, Pay
from .prices import NO_LIMIT
from .ranges import figures_within
from .reach import action_range

COUNTED = ("cards", "amount", "fields", "figures", "steps")
MEANINGS = {"intent-token": Asks("pick", {"from": Means("thing.")})}


@procedure
class Perform(Proc):
    """One action of a sleeper. What it is stays in the frame: a quick card may change the table while it is paid.

    Returns `back` when the payment was taken back, so that nothing has been done."""

    STEPS = ("begin", "pay", "paid", "token", "took", "aim", "aimed", "strike", "struck", "finish")
    seat: int
    key: str
    kind: str = ""
    owner: str = ""
    name: str = ""
    card: int = -1
    entity: str = ""
    field: int = -1
    origin: int = -1  # where the sleeper stood at the start, from where range is measured (EF-ACT-7)
    reach: tuple[int, ...] = ()  # figures in range at the start, or GONE
    bill: tuple[Plain, ...] = ()
    left: int = 0  # effects still to happen
    marks: int = 0  # intent tokens still to be placed
    targets: tuple[int, ...] = ()
    picked: Plain = None

    def action(self, g: EtherState) -> Action:
        return sources()[self.kind].action(g, self.owner, self.name)

    def offered(self, g: EtherState) -> Offered:
        return Offered(self.key, self.action(g), self.kind, self.owner, self.card, self.entity, self.field)

    def begin(self, g: EtherState) -> Next:
        offered = find(g, self.seat, self.key)
        assert offered, f"{self.key} is not in play"
        self.kind, self.owner, self.card = offered.kind, offered.owner, offered.card
        self.entity, self.field = offered.entity, offered.field
        action = offered.action
        self.name, self.origin = action.id, g.sleepers[self.seat].field
        if self.entity and action.kind in AIMED:
            reach = action_range(g, self.seat, action)
            self.reach = tuple(figures_within(g, self.origin, self.entity, reach))
        g.tell("act", self.seat, source=self.key, rule="EF-ACT-1")
        return None

    def pay(self, g: EtherState) -> Next:
        offered = self.offered(g)
        action = offered.action
        costs = payable_ways(g, self.seat, offered)
        kind = "place" if self.kind == "place" else action.kind
        pay = Pay(self.seat, kind, costs, self.card, self.most(g, action), helpers(g, self.seat, offered))
        return Call(pay, "bill")

    def most(self, g: EtherState, action: Action) -> int:
        """How many times the price may be paid at once: an attack or a contact that is done but once, only once
        (EE-B1f)."""
        again = action.kind in AIMED and action.once == "no"
        if again or action.kind == "move":
            return NO_LIMIT
        return g.seats - begun(g, self.key) if action.each == "progressive" else 1

    def paid(self, g: EtherState) -> Next:
        outcome, times, colour = self.bill
        if outcome == BACK:
            return Return(BACK)
        if outcome == FAILED:
            if self.kind == "hand":
                sources()[self.kind].used(g, self.seat, self.offered(g))  # a card that was played is gone
            return Return()
        self.left = times
        if self.action(g).each == "progressive":
            return self.progress(g, times, colour)
        return Goto("aim")

    # -- progressive actions (EF-ACT-4) ------------------------------------------------------------------------------
    def progress(self, g: EtherState, times: int, colour: str) -> Next:
        """Whole base prices, marked with intent tokens; all of them together let the action happen."""
        before = begun(g, self.key)
        self.left, rest = divmod(before + times, g.seats)
        set_marks(g, self.key, colour, min(before, rest))
        self.marks = rest - min(before, rest)
        g.tell("progress", self.seat, source=self.key, amount=before + times, rule="EF-ACT-4")
        return None

    def token(self, g: EtherState) -> Next:
        colour = str(self.bill[2])
        if not self.marks or not is_out(g, colour):
            return Goto("took" if self.marks else "aim")
        return Ask(self.seat, token_options(g, self.key, colour), "picked", "intent-token")

    def took(self, g: EtherState) -> Next:
        if self.picked and is_out(g, str(self.bill[2])):
            g.tell("intent-taken", self.seat, source=str(self.picked), rule="EE-B2c")
        add_mark(g, self.key, str(self.bill[2]), str(self.picked))
        self.marks -= 1
        return Goto("token")

    # -- targets and effects -----------------------------------------------------------------------------------------
    def aim(self, g: EtherState) -> Next:
        """EF-ACT-6: every payment has a target of its own."""
        if not self.left:
            return Return()
        if not self.reach or len(self.targets) == self.left:
            self.use(g)
            return Goto("strike")
        options = self.target_options(g)
        if not options:  # all have gone while the price was paid
            return Return()
        return Ask(self.seat, options, "picked", "target", (("left", self.left - len(self.targets)),))

    def target_options(self, g: EtherState) -> list[Option]:
        index = g.entity(self.entity)
        figures = g.entities[index].figures if index >= 0 else ()
        found: dict[Any, int] = {}
        for i in self.reach:
            if i != GONE:
                found.setdefault(figures[i], i)
        options: list[Option] = []
        for figure, i in found.items():
            twins = sum(option.key.split()[1] == NAMES[figure.field] for option in options)
            key = f"target {NAMES[figure.field]}" + (f" {twins + 1}" if twins else "")
            options.append(Option(key, i, "EF-ACT-6"))
        return options

    def aimed(self, g: EtherState) -> Next:
        self.targets = (*self.targets, int(self.picked))
        return Goto("aim")

    def use(self, g: EtherState) -> None:
        offered = self.offered(g)
        note_use(g, self.seat, offered)
        sources()[self.kind].used(g, self.seat, offered)

    def strike(self, g: EtherState) -> Next:
        action = self.action(g)
        if action.kind == "move":
            distance, self.left = self.left + value(g, "move", self.seat), 0
            return Call(Walk(self.seat, distance))
        run = sources()[self.kind].run
        if run:
            self.left = 0
            return Call(run(g, self.seat, self.offered(g)))
        self.left -= 1
        target: tuple[Plain, ...] = ()
        if self.targets:
            index, *rest = self.targets
            self.targets = tuple(rest)
            if index == GONE:
                return None
            target = ("figure", self.entity, index)
        effects = at_once(g, Case(self.seat, self.owner, self.entity), action)
        return Call(Apply(self.seat, effects, self.owner, self.card, self.entity, target=target, field=self.field))

    def struck(self, g: EtherState) -> Next:
        return Goto("strike") if self.left else None

    def finish(self, g: EtherState) -> Next:
        check_lives(g)
        return None


def at_once(g: EtherState, case: Case, action: Action) -> tuple[dict[str, Any], ...]:
    """EF-INF-4: effects of a card are simultaneous: what they count is counted before the first of them happens."""
    return tuple(counted(g, case, effect) if effect.get("who", "self") == "self" else effect for effect in action.do)


def counted(g: EtherState, case: Case, effect: dict[str, Any]) -> dict[str, Any]:
    sums = {name: part for name, part in effect.items() if name in COUNTED and isinstance(part, dict)}
    return {**effect, **{name: max(0, measured(g, case, part)) for name, part in sums.items()}}
