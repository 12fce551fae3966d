"""A character at play. Rows are shared by clones and copied before the first write (see `RiseState.edit`)."""

from __future__ import annotations

from typing import Any

from snar.kernel.compiling import mypyc_attr
from snar.kernel.copying import copier

from .gear import Gear

ROUND_START: dict[str, Any] = {
    "attacks": 0,
    "spelled": False,
    "healed": False,
    "worked": (),
    "used": (),
}
TURN_START: dict[str, Any] = {  # what the casting phase gives or takes holds for the movement of the same turn
    "bp": 0,
    "done": False,
    "strength": 0,
}
MOVEMENT_START: dict[str, Any] = {
    "rolled": False,
    "entered": False,
    "stepped": False,
    "road": False,
    "stood_on": -1,
}
LASTING: dict[str, Any] = {
    "id": "",
    "seat": 0,
    "team": 0,
    "side": "hero",
    "helper": False,
    "cell": -1,
    "start": -1,
    "origin": -1,  # where its last movement began
    "lives": 0,
    "extra_lives": 0,  # Filnerin's reward
    "tokens": 0,  # lasting power
    "extra_pohyb": 0,
    "extra_spell": 0,
    "fame": 0,
    "noted": 0,  # experience without a card
    "annexed": (),  # worlds, in order
    "circuit": -1,  # ring steps since the gate; -1: no circuit is being walked
    "spin": 0,  # direction of that circuit, once known
    "slowed": 0,
    "hasted": 0,
    "skips": False,  # Ochromení or a card: the next turn is not played
    "charmed": -1,  # Hypnóza: the seat that will play the next turn
    "ruler": -1,  # the seat that plays it now
    "awakenings": 0,
}
FIELDS: dict[str, Any] = {**LASTING, **ROUND_START, **TURN_START, **MOVEMENT_START}
copy_fields = copier((*FIELDS, "gear"))


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__
class Figure:
    __slots__ = (*FIELDS, "gear", "owner")
    gear: Gear
    id: str
    seat: int
    team: int
    side: str
    helper: bool
    cell: int
    start: int
    origin: int
    lives: int
    extra_lives: int
    tokens: int
    extra_pohyb: int
    extra_spell: int
    fame: int
    noted: int
    annexed: tuple[int, ...]
    circuit: int
    spin: int
    slowed: int
    hasted: int
    skips: bool
    charmed: int
    ruler: int
    awakenings: int
    attacks: int
    spelled: bool
    healed: bool
    worked: tuple[int, ...]
    used: tuple[str, ...]
    bp: int
    rolled: bool
    done: bool
    entered: bool
    stepped: bool
    strength: int
    road: bool
    stood_on: int

    def __init__(self, gear: Gear, **values: Any) -> None:
        for name, default in FIELDS.items():
            setattr(self, name, values.get(name, default))
        self.gear = gear
        self.owner: object = None

    def twin(self, owner: object) -> Figure:
        cls: Any = Figure
        twin: Figure = cls.__new__(cls)
        copy_fields(self, twin)
        twin.owner = owner
        return twin

    def set(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}
