"""Positions of a game that brings no port of its own: the set-up of a seed, and in it whatever the file says otherwise.

`given` holds what is agreed on, `seed`, `dice`, `zones` (the named cards on top, the top last) and fields of the state
under their own names. The game begins where its set-up first asks somebody.
"""

from __future__ import annotations

import json
from typing import Any

from snar.kernel.game import Game
from snar.kernel.rng import Rng
from snar.kernel.state import State

from .moment import saved
from .naming import BadScenario, known_keys, table_of, texts_of, zone_of
from .table import AnyTable, Table

OURS = {"rng", "stack", "zones", "known", "script", "over", "result"}  # fields of the state that the kernel keeps


def port(game: Game) -> type[AnyTable]:
    """The scripted table of this game."""
    return type("PlainTable", (PlainTable,), {"game": game})


class PlainTable(Table[State]):
    @classmethod
    def agreement(cls, given: dict[str, Any]) -> Any:
        return cls.game.agree(**table_of("agreed", table_of("given", given).get("agreed", {})))

    def check_words(self, given: dict[str, Any]) -> None:
        """Fields of the state are known when there is one."""

    def position(self, given: dict[str, Any], rules: Any, rng: Rng, script: tuple[int, ...]) -> State:
        g: State = self.game.new(rules, rng, script)
        own, seats = g.to_data().keys() - OURS, {name: seat for seat, name in enumerate(self.game.seat_names(g))}
        known_keys("given", given, own | {"agreed", "seed", "dice", "zones"})
        taken: set[int] = set()
        for zone, cards in table_of("zones", given.get("zones", {})).items():
            lay(g, zone_of(g, zone, seats), texts_of(f"zones.{zone}", cards), taken)
        changed = {name: value for name, value in given.items() if name in own}
        found: State = saved(self.game.load, {**json.loads(g.dump()), **changed})
        return found

    def is_name(self, word: str) -> bool:
        g = self.session.state
        cards = range(len(g.known))
        return word in self.names or any(word in (g.card_id(card), g.card_back(card)) for card in cards)

    def is_word(self, word: str) -> bool:
        return word.isdigit() or self.is_name(word)


def lay(g: State, zone: str, ids: list[str], taken: set[int]) -> None:
    """These cards come to the top of the zone, each in exchange for the one that lay there."""
    pile = g.zones[zone]
    if len(ids) > len(pile):
        raise BadScenario(f"zones.{zone}: {len(ids)} cards are named, it holds {len(pile)}")
    for place, id in enumerate(ids, start=len(pile) - len(ids)):
        free = (card for card in range(len(g.known)) if g.card_id(card) == id and card not in taken)
        card = next(free, -1)
        if card < 0:
            raise BadScenario(f"zones.{zone}: there is no {id}, or no other one")
        exchange(g, g.zones[zone][place], card)
        taken.add(card)


def exchange(g: State, one: int, other: int) -> None:
    """Who knows a place knows whatever lies there."""
    instead = {one: other, other: one}
    g.zones = {zone: tuple(instead.get(card, card) for card in pile) for zone, pile in g.zones.items()}
    g.known[one], g.known[other] = g.known[other], g.known[one]
