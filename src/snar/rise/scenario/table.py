"""A scripted table: strict, short, and in the words of the rulebook."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Refused
from snar.kernel.session import Session

from ..figure import Figure
from ..game import Rise
from ..state import RiseState
from .position import NO_MORE, build


class Table:
    """`Table(figures={"rytir": {"field": "15"}}, dice=[8, 7])`; then `table.say("rytir", "attack stin")`."""

    def __init__(self, **given: Any) -> None:
        self.session = Session(Rise(), {"scenario": True}, build(given))
        self.events: list[dict[str, Any]] = []

    @property
    def g(self) -> RiseState:
        state = self.session.state
        assert isinstance(state, RiseState)
        return state

    @property
    def names(self) -> list[str]:
        """The characters at the table."""
        return [figure.id for figure in self.g.figures]

    def seat(self, name: str) -> int:
        """The seat that a character answers from."""
        return self.g.figures[self.g.figure_named(name)].seat

    def say(self, name: str, *lines: str) -> Table:
        """The character's player gives these answers; the whole of each line must be used."""
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
        """The keys offered to the character's player now."""
        choice = self.g.choice_of(self.seat(name))
        return [option.key for option in choice.options] if choice else []

    def option(self, name: str, key: str) -> dict[str, Any]:
        choice = self.g.choice_of(self.seat(name))
        option = choice.find(key) if choice else None
        assert option, f"{key} is not offered; offered are {self.offers(name)}"
        return option.to_data()

    @property
    def topic(self) -> str:
        return self.g.pending[0].topic if self.g.pending else ""

    def __getitem__(self, name: str) -> Figure:
        return self.g.figures[self.g.figure_named(name)]

    def field(self, name: str) -> str:
        return self.g.name(self[name].cell)

    def view(self, name: str) -> dict[str, Any]:
        return self.g.view(self.seat(name))

    def zone(self, zone: str) -> list[str]:
        """Card ids in a zone, the top last; `items.rytir` for a character's, `hand.rytir` for its player's."""
        return [self.g.card_id(card) for card in self.g.zones[self.zone_name(zone)]]

    def has_zone(self, zone: str) -> bool:
        return self.zone_name(zone) in self.g.zones

    def zone_name(self, zone: str) -> str:
        kind, _, owner = zone.partition(".")
        if owner not in self.names:
            return zone
        return f"{kind}.{self.seat(owner) if kind == 'hand' else self.g.figure_named(owner)}"

    def happened(self, kind: str, **details: Any) -> bool:
        """Has such an event been told (to everyone) since the start?"""
        return any(e["kind"] == kind and all(e.get(k) == v for k, v in details.items()) for e in self.events)

    def check(self) -> None:
        """Strict: every scripted die was rolled."""
        left = [face for face in self.g.script if face != NO_MORE]
        assert not left, f"dice not used: {left}"
