"""Positions of a game that brings no port of its own: the set-up of a seed, and in it whatever the file says otherwise.

`given` holds what is agreed on, `seed`, `dice`, `zones` (the named cards on top, the top last) and fields of the state
under their own names. The game begins where its set-up first asks somebody.
"""

from __future__ import annotations

import json
from typing import Any

from snar.kernel.game import Game
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

from .moment import said, saved
from .naming import BadScenario, known_keys, seed_of, table_of, texts_of
from .table import Table, scripted

OURS = {"rng", "stack", "zones", "known", "script", "over", "result"}  # fields of the state that the kernel keeps


def port(game: Game) -> type[Table]:
    """The scripted table of this game."""
    return type("PlainTable", (PlainTable,), {"game": game})


class PlainTable(Table):
    @classmethod
    def agreement(cls, given: dict[str, Any]) -> Any:
        return cls.game.agree(**table_of("agreed", table_of("given", given).get("agreed", {})))

    def build(self, given: dict[str, Any]) -> State:
        if "state" in given:
            known_keys("given", given, {"state"})
            return self.loaded(given["state"])
        rng = Rng(key_from_seed(seed_of(given.get("seed", "scenario"))))
        g: State = self.game.new(said(self.agreement, given), rng, scripted(given))
        own = g.to_data().keys() - OURS
        known_keys("given", given, own | {"agreed", "seed", "dice", "zones"})
        taken: set[int] = set()
        for zone, cards in table_of("zones", given.get("zones", {})).items():
            lay(g, self.numbered(g, zone), texts_of(f"zones.{zone}", cards), taken)
        changed = {name: value for name, value in given.items() if name in own}
        return self.loaded({**json.loads(g.dump()), **changed})

    def loaded(self, data: Any) -> State:
        g: State = saved(self.game.load, data)
        return g

    def numbered(self, g: State, zone: str) -> str:
        kind, _, owner = zone.rpartition(".")
        names = self.game.seat_names(g)
        found = f"{kind}.{names.index(owner)}" if owner in names else zone
        if found not in g.zones:
            raise BadScenario(f"zones.{zone}: no such zone; there are {', '.join(g.zones)}")
        return found

    @property
    def names(self) -> list[str]:
        return self.game.seat_names(self.session.state)

    def zone_name(self, zone: str) -> str:
        return self.numbered(self.session.state, zone)

    def public(self) -> dict[str, Any]:
        """What everybody sees, with what is asked."""
        g = self.session.state
        return {**g.view(g.seats), "topic": self.topic, "asked": self.asked, "over": g.over, "result": g.result}

    def seen_by(self, name: str) -> dict[str, Any]:
        g = self.session.state
        return g.view(g.seats if name == "spectator" else self.seat(name))

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
