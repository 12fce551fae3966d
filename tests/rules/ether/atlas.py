"""What leads where in a pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snar.packs.ether.model import Dream, EtherPack, Slumber

from .reached import FINDS, OUTCOMES, Reached, Thing, actions, effects_of, named

PAGE = "ReadScene"  # a start that opens a page at once


class Atlas:
    """What leads where in a pack: from an action, a page or a place to everything that may come of it."""

    def __init__(self, pack: EtherPack) -> None:
        self.pack = pack
        self.promised: dict[str, set[Thing]] = {}
        for owner in (*pack.tiles.values(), *pack.overlays.values(), *pack.entities.values()):
            for action in owner.actions:
                self.promised[f"act {owner.id}.{action.id}"] = self.leads((action, owner.dream))
        for card in pack.fate.values():
            for action in card.actions:
                self.promised[f"act {card.id}.{action.id}"] = self.leads((action, ""))
        for scene in pack.scenes.values():
            for choice in scene.choices:
                own = {("choice", f"{scene.id}.{choice.id}")}
                self.promised[f"{scene.id}.{choice.id}"] = own | self.leads((choice, ""))
        self.promised |= {key: {("action", key)} | self.promised.get(key, set()) for _, key in actions(pack)}
        self.starts = {f"Dreaming {row.id}": self.of_dream(row) for row in pack.dreams.values()}
        for row in pack.slumbers.values():
            own = {("slumber", row.id), ("redeemed", row.id), ("entity", row.entity)} | self.of_map(row)
            self.starts[f"Slumbering {row.id}"] = own | self.leads((row, ""), (pack.entities.get(row.entity), ""))
        for card in pack.fate.values():
            self.starts[f"Fate {card.id}"] = {("fate", card.id)} | self.leads((card, ""))

    def pages(self, reached: Reached) -> dict[str, set[Thing]]:
        """A page that a game has come to already may be opened again at once, for its other choices."""
        found = {}
        for dream in self.pack.dreams:
            for kind, id in self.starts[f"Dreaming {dream}"] & reached:
                if kind == "scene":
                    keys = [f"{id}.{choice.id}" for choice in self.pack.scenes[id].choices]
                    found[f"{PAGE} {dream} {id}"] = set().union(*(self.promised[key] for key in keys))
        return dict(sorted(found.items()))

    def of_map(self, slumber: Slumber) -> set[Thing]:
        """Slumbers with turns are where the tiles and quirks of the road are of use."""
        tiles = [tile for tile in self.pack.tiles.values() if tile.kind == "slumber"]
        owners = [*tiles, *self.pack.fate.values()] if slumber.turns else []
        keys = [f"act {owner.id}.{action.id}" for owner in owners for action in owner.actions]
        return {("action", key) for key in keys}.union(*(self.promised[key] for key in keys))

    def of_dream(self, dream: Dream) -> set[Thing]:
        pages = [(self.pack.scenes[id], dream.id) for id in (dream.intro, dream.exhausted)]
        ends = {("outcome", f"{dream.id} {outcome}") for outcome in OUTCOMES}
        return {("scene", page.id) for page, _ in pages} | ends | self.leads((dream, dream.id), *pages)

    def leads(self, *things: tuple[Any, str]) -> set[Thing]:
        """Each with the dream it belongs to: letters are codes of that dream."""
        found: set[Thing] = set()
        left = list(things)
        while left:
            thing, dream = left.pop()
            for name, printed in self.next(thing, dream):
                if name not in found:
                    found.add(name)
                    left.append((printed, getattr(printed, "dream", "") or dream))
        return found

    def next(self, thing: Any, dream: str) -> Iterator[tuple[Thing, Any]]:
        pack = self.pack
        for choice in getattr(thing, "choices", ()):
            yield ("choice", f"{thing.id}.{choice.id}"), choice
        for action in getattr(thing, "actions", ()):
            yield ("action", f"act {thing.id}.{action.id}"), None
        if getattr(thing, "goto", ""):
            yield ("scene", thing.goto), pack.scenes[thing.goto]
        for effect in effects_of(thing):
            match effect["verb"]:
                case "scene":
                    yield ("scene", effect["id"]), pack.scenes[effect["id"]]
                case "spawn":
                    yield ("entity", effect["entity"]), pack.entities[effect["entity"]]
                case "reveal":
                    code = effect["code"]
                    id = pack.codes[code if " " in code else f"{pack.dreams[dream].code} {code}"]
                    yield ("secret" if id in pack.secrets else "tile", id), pack.cards[id]
                case "environment":
                    yield ("environment", effect["kind"]), None
                case verb if verb in FINDS:
                    id = named(pack, effect)
                    yield ("found", id), None
                    yield ("influence", id), None
