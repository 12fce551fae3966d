"""What a game has reached of what a pack has: scenes read, tiles laid, cards had, beings met, places visited.

`wanted(pack)` is all there is, `Reached.look(g)` adds what the last events show: what a position was merely given does
not count. Both speak in pairs such as ("scene", "zvon"), so that what was never reached is simply the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from snar.ether.state import EtherState
from snar.packs.ether.model import EtherPack

Thing = tuple[str, str]
OUTCOMES = ("victory", "defeat", "death")
USED = {  # by deck: where a card comes when somebody begins to use it
    "influence": ("hand",),
    "weakness": ("hand", "progress", "discard"),
    "mask": ("mask",),
    "item": ("items",),
    "note": ("notes",),
    "wisdom": ("wisdom",),
    "memory": ("memories",),
    "secret": ("revealed",),
}
HIDDEN = ("vault", "masks.box")  # what leaves these has been found
FINDS = ("gain", "gate", "slumber", "fate", "wisdom", "note", "memory", "mask")
TOLD: dict[str, Callable[[Any], Iterator[Thing]]] = {
    "scene": lambda event: one("scene", event.source.partition("+")[0]),  # with its passages
    "chosen": lambda event: one("choice", f"{event.source}.{event.to}"),
    "season": lambda event: one("season", event.source),
    "turn": lambda event: one("turn", event.source),
    "fate": lambda event: one("fate", event.source),
    "slumber": lambda event: one("slumber", event.source),
    "delta": lambda event: one("slumber", "delta"),
    "visit": lambda event: one("location", event.source),
    "appears": lambda event: one("entity", event.source),
    "state": lambda event: one("state", f"{event.source} {'sleeper' if event.actor else 'figure'}"),
    "dream": lambda event: one("dream", event.source),
    "dream-over": lambda event: one("outcome", f"{event.source} {event.to}"),
    "mutation": lambda event: one("mutation", event.to),
    "companion": lambda event: one("companion", event.source),
    "environment": lambda event: one("environment", event.source),
    "redeemed": lambda event: one("redeemed", event.source),
    "act": lambda event: one("action", event.source),
}


def one(kind: str, id: str) -> Iterator[Thing]:
    yield kind, id


def wanted(pack: EtherPack) -> set[Thing]:
    """Everything of the pack that somebody at the table could come to see."""
    found = {("scene", id) for id in pack.scenes}
    found |= {("choice", f"{scene.id}.{choice.id}") for scene in pack.scenes.values() for choice in scene.choices}
    found |= {("tile", id) for id in (*pack.tiles, *pack.overlays)}
    found |= {(card.deck, card.id) for card in pack.copies if card.deck in USED}
    found |= {("found", named(pack, effect)) for effect in effects_of(pack) if effect["verb"] in FINDS}
    found |= {("remembered", id) for id in pack.memories} | {("season", id) for id in pack.seasons}
    found |= {("turn", id) for id in pack.turns} | {("fate", id) for id in pack.fate}
    found |= {("slumber", id) for id in pack.slumbers} | {("dream", id) for id in pack.dreams}
    found |= {("entity", id) for id in pack.entities} | {("mutation", id) for id in pack.mutations}
    found |= {
        ("state", f"{effect['name']} {bearer(effect)}") for effect in effects_of(pack) if effect["verb"] == "state"
    }
    found |= {("location", id) for id in pack.locations}
    found |= {("outcome", f"{id} {outcome}") for id in pack.dreams for outcome in OUTCOMES}
    found |= {("redeemed", row.id) for row in pack.slumbers.values() if row.redeem}
    found |= {("companion", effect["id"]) for effect in effects_of(pack) if effect["verb"] == "companion"}
    found |= {("environment", effect["kind"]) for effect in effects_of(pack) if effect["verb"] == "environment"}
    return found


def actions(pack: EtherPack) -> set[Thing]:
    """Every printed action by the key it is taken with."""
    found = {f"act {row.id}.{row.back.id}" for row in pack.sleepers.values()}
    for card in pack.influence.values():
        if card.progress:
            found.add(f"place {card.id}")
            found |= {f"act {card.id}.{action.id}" for action in card.actions}
        else:
            names = [card.id, *(f"{card.id}.{action.id}" for action in card.actions[1:])]
            found |= {f"play {name}" for name in names[: len(card.actions)]}
    others: list[Mapping[str, Any]] = [pack.items, pack.masks, pack.notes, pack.wisdom, pack.fate, pack.seasons]
    others += [pack.secrets, pack.memories, pack.tiles, pack.overlays, pack.entities, pack.dreams, pack.slumbers]
    for rows in others:
        found |= {f"act {row.id}.{action.id}" for row in rows.values() for action in row.actions}
    return {("action", key) for key in found}


def named(pack: EtherPack, effect: dict[str, Any]) -> str:
    name = effect["card"] if effect["verb"] == "gain" else effect["id"]
    return pack.codes.get(name, name)


def bearer(effect: dict[str, Any]) -> str:
    return "figure" if effect["who"] == "target" else "sleeper"


def effects_of(thing: Any) -> Iterator[dict[str, Any]]:
    """Every effect anywhere in a pack, however deep."""
    if isinstance(thing, dict):
        if "verb" in thing:
            yield thing
        for part in thing.values():
            yield from effects_of(part)
    elif isinstance(thing, (tuple, list)):
        for part in thing:
            yield from effects_of(part)
    elif hasattr(thing, "__dataclass_fields__"):
        for name in thing.__dataclass_fields__:
            yield from effects_of(getattr(thing, name))


class Reached(set[Thing]):
    """The union over every game that was looked at."""

    def look(self, g: EtherState) -> None:
        for event in g.events:
            self.update(TOLD.get(event.kind, nothing)(event))
            if event.kind == "card":
                self.update(self.card(g.card(event.card), event.frm, event.to))
            elif event.kind == "awakening":
                self.add(("location", g.location))

    def card(self, card: Any, frm: str, to: str) -> Iterator[Thing]:
        """Zones of a sleeper end with the seat."""
        if to in USED.get(card.deck, ()) or to.rpartition(".")[0] in USED.get(card.deck, ()):
            yield card.deck, card.id
        if frm in HIDDEN:
            yield "found", card.id
        if to == "map":
            yield "tile", card.id
        if frm == "memories":
            yield "remembered", card.id


def nothing(event: Any) -> Iterator[Thing]:
    return iter(())
