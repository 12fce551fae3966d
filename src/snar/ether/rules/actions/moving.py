"""Sleepers on the move: steps, relocation, traps (EF-BAS-1, EF-REL-1, EF-MAP-7)."""

from __future__ import annotations

from snar.ether.effects.apply import Apply
from snar.ether.map import ways
from snar.ether.map.fields import NAMES
from snar.ether.map.tiles import ENTRY, TRAP
from snar.ether.state import EtherState
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, made, procedure
from snar.kernel.meaning import ON, Asks, Means

from .offers import OFFERED
from .standing import held_fast, is_full, put
from .window import reactions

STOP = -1
MEANINGS = {
    "walk": Asks("walk", {**OFFERED, "move": Means("field", "board"), "stop": ON}),
    "entry": Asks("field", {"enter": Means("field")}),
}


def reachable(g: EtherState, seat: int, start: int, steps: int) -> bool:
    """Can the sleeper stop within that many further steps? Full fields may only be passed."""
    land, wave, seen = g.landscape, [start], {start}
    for _ in range(steps + 1):
        if any(not is_full(g, field, seat) for field in wave):
            return True
        wave = [other for field in wave for other in ways.steps(land, field) if other not in seen]
        seen.update(wave)
    return False


def step_options(g: EtherState, seat: int, steps: int) -> list[Option]:
    """Neighbouring fields from which one can still get to a place to stop."""
    row = g.sleepers[seat]
    if steps <= 0 or row.field < 0 or held_fast(g, seat):
        return []
    fields = [field for field in ways.steps(g.landscape, row.field) if reachable(g, seat, field, steps - 1)]
    return [Option(f"move {NAMES[field]}", field, "EF-BAS-1") for field in sorted(fields)]


def trap(g: EtherState, seat: int) -> Apply | None:
    """EF-MAP-7: what the trap under the sleeper does; EE-F1b: once for each entry."""
    field = g.sleepers[seat].field
    setting = g.content.setting(g)
    if setting is None or not g.armed or not setting.trap or TRAP not in g.landscape.symbols[field]:
        return None
    g.tell("trap", seat, to=NAMES[field], rule="EF-MAP-7")
    return Apply(seat, setting.trap, setting.id, field=field, rule="EF-MAP-7")


def relocate(g: EtherState, seat: int, field: int) -> Proc | None:
    """Onto the field, whatever lies between (EF-REL-1). Returns the trap that it sets off there, to be called."""
    if held_fast(g, seat):
        return None
    put(g, seat, field, "relocate", "EF-REL-1")
    return trap(g, seat)


@procedure
class Walk(Proc):
    """Up to that many steps, orthogonally (EF-BAS-1); every step onto a trap sets it off (EF-MAP-7).

    Between steps quick actions may be taken (EF-INF-1).
    """

    STEPS = ("ask", "step", "again")
    seat: int
    fields: int
    to: Plain = STOP  # a field, or the key of a quick action
    room: int = -1  # the last field of the way on which there was room to stop

    def ask(self, g: EtherState) -> Next:
        options = step_options(g, self.seat, self.fields)
        if not options:
            return self.cut_short(g)
        if not is_full(g, g.sleepers[self.seat].field, self.seat):
            options.append(Option("stop", STOP))
        options += reactions(g, self.seat, "walk")
        return Ask(self.seat, options, "to", "walk", (("fields", self.fields),))

    def step(self, g: EtherState) -> Next:
        if self.to == STOP:
            return Return()
        if isinstance(self.to, str):
            return Call(made("ether.Perform", self.seat, self.to))
        self.fields -= 1
        here = g.sleepers[self.seat].field
        if not is_full(g, here, self.seat):
            self.room = here
        put(g, self.seat, self.to, "step", "EF-BAS-1")
        sprung = trap(g, self.seat)
        return Call(sprung) if sprung else None

    def again(self, g: EtherState) -> Next:
        return Goto("ask")

    def cut_short(self, g: EtherState) -> Next:
        """Whom something (a trap, say) holds fast while passing a full field does not fit there: back to the last field
        with room (EF-MAP-12, EF-MAP-13). That is neither movement nor relocation, so no trap and no state minds it."""
        if self.room >= 0 and is_full(g, g.sleepers[self.seat].field, self.seat):
            put(g, self.seat, self.room, "step", "EF-MAP-13")
        return Return()


def entrances(g: EtherState, seat: int) -> list[int]:
    """Without room on any of them, the nearest fields that have some, as for those who appear (EE-E4a)."""
    land = g.landscape
    far = [ways.distances(land, field) for field in land.bearing(ENTRY)]
    away = {field: min(row[field] for row in far) for field in land.fields if far and not is_full(g, field, seat)}
    nearest = min(away.values(), default=0)
    return [field for field in away if away[field] == nearest]


@procedure
class EnterDreamscape(Proc):
    """EF-MAP-2: every sleeper picks one of the fields that an entry symbol touches, where there is room."""

    STEPS = ("ask", "enter")
    waiting: tuple[int, ...]
    to: int = -1

    def ask(self, g: EtherState) -> Next:
        if not self.waiting:
            return Return()
        seat = self.waiting[0]
        fields = entrances(g, seat)
        return Ask(seat, [Option(f"enter {NAMES[field]}", field, "EF-MAP-2") for field in fields], "to", "entry")

    def enter(self, g: EtherState) -> Next:
        put(g, self.waiting[0], self.to, "enters", "EF-MAP-2")
        self.waiting = self.waiting[1:]
        return Goto("ask")
