"""A sleeper at play. Rows are shared by clones and copied before the first write (see `EtherState.edit`)."""

from __future__ import annotations

from typing import Any

from snar.kernel.compiling import mypyc_attr
from snar.kernel.copying import copier

TURN_START: dict[str, Any] = {
    "used": (),  # once-a-turn actions taken, by their keys
    "boosted": False,  # EE-B1c: one boost a turn
    "effort": False,  # EE-D1a: one effort a turn
    "ready": False,  # has nothing more to do in this action step
    "quiet": False,  # wants no more windows this turn
}
LASTING: dict[str, Any] = {
    "id": "",  # the archetype
    "seat": 0,
    "field": -1,  # -1: not in a dreamscape
    "distress": 0,
    "ether": 0,
    "gems": 0,
    "states": (),  # (name, phases left) of state tokens
    "turned": (),  # progress cards lying face down
    "tokens": (),  # (card, universal tokens on it)
    "spent": (),  # once-a-dream actions taken
}
FIELDS: dict[str, Any] = {**LASTING, **TURN_START}
copy_fields = copier(FIELDS)


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__
class Sleeper:
    __slots__ = (*FIELDS, "owner")

    id: str
    seat: int
    field: int
    distress: int
    ether: int
    gems: int
    states: tuple[tuple[str, int], ...]
    turned: tuple[int, ...]
    tokens: tuple[tuple[int, int], ...]
    spent: tuple[str, ...]
    used: tuple[str, ...]
    boosted: bool
    effort: bool
    ready: bool
    quiet: bool

    def __init__(self, **values: Any) -> None:
        for name, default in FIELDS.items():
            setattr(self, name, values.get(name, default))
        self.owner: object = None

    def twin(self, owner: object) -> Sleeper:
        cls: Any = Sleeper
        twin: Sleeper = cls.__new__(cls)
        copy_fields(self, twin)
        twin.owner = owner
        return twin

    def parts(self) -> tuple[Any, ...]:
        """What hangs on the sleeper, to be compared: all but what it says about being asked (`ready`, `quiet`)."""
        return (
            self.id, self.seat, self.field, self.distress, self.ether, self.gems, self.states, self.turned,
            self.tokens, self.spent, self.used, self.boosted, self.effort,
        )  # fmt: skip

    def set(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def has(self, state: str) -> bool:
        return bool(self.states) and any(name == state for name, _ in self.states)

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}
