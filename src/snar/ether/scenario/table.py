"""A scripted table: strict, short, and in the words of the rulebook."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Refused
from snar.kernel.session import Session

from ..beings import Entity
from ..game import Ether
from ..map.fields import NAMES
from ..sleeper import Sleeper
from ..state import EtherState
from .naming import BadScenario, zone_of
from .position import NO_MORE, build


class Table:
    """`Table(sleepers={"hracka": {"field": "a1"}}, dice=[3])`; then `table.say("hracka", "act kuchyne.otevrit")`."""

    def __init__(self, **given: Any) -> None:
        self.session = Session(Ether(), {"scenario": True}, build(given))
        self.events: list[dict[str, Any]] = []

    @property
    def g(self) -> EtherState:
        state = self.session.state
        assert isinstance(state, EtherState)
        return state

    @property
    def names(self) -> list[str]:
        return list(self.g.rules.sleepers)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def say(self, name: str, *lines: str) -> Table:
        """The sleeper's player gives these answers; the whole of each line must be used."""
        for line in lines:
            played = self.session.answer(self.seat(name), line)
            self.events += played.events[-1]
            assert not played.rest, f"not used: {' '.join(played.rest)} (after {' '.join(played.keys)})"
        return self

    def refuses(self, name: str, line: str, why: str) -> None:
        """The answer is refused because of this rule or reason, and nothing changes."""
        before = self.g.dump()
        try:
            self.session.answer(self.seat(name), line)
        except Refused as refused:
            had = (refused.refusal.rule, refused.refusal.reason)
            assert why in had, f"{line!r} was refused because of {' '.join(had).strip()}, not {why}"
            assert self.g.dump() == before, "a refused answer changed the game"
            return
        raise AssertionError(f"{line!r} was accepted, but should be refused because of {why}")

    def offers(self, name: str) -> list[str]:
        """The keys offered to the sleeper's player now."""
        choice = self.g.choice_of(self.seat(name))
        return [option.key for option in choice.options] if choice else []

    def option(self, name: str, key: str) -> dict[str, Any]:
        choice = self.g.choice_of(self.seat(name))
        option = choice.find(key) if choice else None
        assert option, f"{key} is not offered; offered are {self.offers(name)}"
        return option.to_data()

    @property
    def asked(self) -> list[str]:
        return [self.names[choice.seat] for choice in self.g.pending]

    @property
    def topic(self) -> str:
        return self.g.pending[0].topic if self.g.pending else ""

    def __getitem__(self, name: str) -> Sleeper:
        return self.g.sleepers[self.seat(name)]

    def field(self, name: str) -> str:
        field = self[name].field
        return NAMES[field] if field >= 0 else ""

    def entity(self, id: str) -> Entity:
        return self.g.entities[self.g.entity(id)]

    def figures(self, id: str) -> list[str]:
        """Where the figures of an entity stand."""
        return [NAMES[figure.field] for figure in self.entity(id).figures] if self.g.entity(id) >= 0 else []

    def view(self, name: str) -> dict[str, Any]:
        return self.g.view(self.seat(name))

    def zone(self, zone: str) -> list[str]:
        """Card ids in a zone, the top last; `hand.hracka` for a sleeper's."""
        return [self.g.card_id(card) for card in self.g.zones[zone_of(self.g, zone)]]

    def has_zone(self, zone: str) -> bool:
        try:
            zone_of(self.g, zone)
        except BadScenario:
            return False
        return True

    def happened(self, kind: str, **details: Any) -> bool:
        """Has such an event been told (to everyone) since the start?"""
        return any(e["kind"] == kind and all(e.get(k) == v for k, v in details.items()) for e in self.events)

    def check(self) -> None:
        """Strict: every scripted die was rolled."""
        left = [face for face in self.g.script if face != NO_MORE]
        assert not left, f"dice not used: {left}"
