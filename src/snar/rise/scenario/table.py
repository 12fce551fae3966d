"""A scripted table of Říše Snů: its port to scenarios."""

from __future__ import annotations

from typing import Any

from snar import scenario
from snar.kernel.rng import Rng
from snar.scenario.naming import zone_of

from ..figure import Figure
from ..game import Rise
from ..options import Rules
from ..state import RiseState
from .naming import row_names
from .position import AGREED, WORDS, position


class Table(scenario.Table[RiseState]):
    """`Table(figures={"rytir": {"field": "15"}}, dice=[8, 7])`; then `table.say("rytir", "attack stin")`."""

    game = Rise()
    agreed = AGREED
    words = WORDS
    faces = 8

    def position(self, given: dict[str, Any], rules: Rules, rng: Rng, script: tuple[int, ...]) -> RiseState:
        return position(given, rules, rng, script)

    @property
    def names(self) -> list[str]:
        """The characters at the table."""
        return [figure.id for figure in self.g.figures]

    def seat(self, name: str) -> int:
        """The seat that a character answers from."""
        return self[name].seat

    def __getitem__(self, name: str) -> Figure:
        return self.g.figures[self.g.figure_named(name)]

    def field(self, name: str) -> str:
        return self.g.name(self[name].cell)

    def zone_name(self, zone: str) -> str:
        """`items.rytir` for a character's, `hand.rytir` for its player's."""
        hand = zone.startswith("hand.")
        return zone_of(self.g, zone, {row.id: row.seat if hand else i for i, row in enumerate(self.g.figures)})

    def is_name(self, word: str) -> bool:
        content = self.g.content
        pack, worlds = content.pack, {world.name for world in content.board.worlds}
        return any(word in known for known in (content.board.cell, pack.cards, pack.characters, pack.spells, worlds))

    def seen_by(self, name: str) -> dict[str, Any]:
        view = super().seen_by(name)
        view["figures"] = {figure["id"]: figure for figure in view["figures"]}
        view["hands"] = {self.session.names[int(number)]: hand for number, hand in view["hands"].items()}
        return view

    def public(self) -> dict[str, Any]:
        """What the spectator sees, characters by name, with everything else their rows hold."""
        view = self.seen_by("spectator")
        for i, row in enumerate(self.g.figures):
            view["figures"][row.id] = {**row_names(self.g, i), **view["figures"][row.id]}
        view["laid"] = {laid["picture"]: laid for laid in view["laid"]}
        return {**view, **self.asking()}
