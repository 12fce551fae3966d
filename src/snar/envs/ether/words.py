"""Every answer that the rules of Etherfields can offer, in a fixed order (docs/ether-notation.md says what each means).

Figures are told apart by entity and field, and several alike by their order: see `folded`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from snar.ether.content import Content, content_for
from snar.ether.map.crowd import LIMIT
from snar.ether.map.fields import NAMES, NUMBERS
from snar.ether.options import Rules
from snar.packs.ether.model import Action
from snar.packs.ether.words import COLOURS, COMPANIONS, PRICES, STEPS

from ..language import Language, several

BARE = (
    *("move", "gem", "reroll", "ready", "unready", "done", "pass", "quiet", "stop", "back", "boost", "draw"),
    *("distress", "ether", "seal", "influence", "item", "shop", "leave", "buy", "meet", "swap", "stay", "escape"),
    *("go-on", "give-up", "calm", "unseal", "unturn", "shuffle", "mask", "refresh", "enter", "key", "awaken", "save"),
    *("keep", "poker gems", "poker hours", "poker distress", "poker seals", *COLOURS),
)
ON_FIELDS = ("move", "enter", "to", "toward", "via", "appear", "shift", "spawn", "push", "quirk")
OF_HAND = ("place", "discard", "in", "out", "buy", "redraw", "give-back", "take", "drop", "drop turned", "turn", "cure")
OF_ITEMS = ("take", "store", "drop", "redraw")
CHOICES, HOURS = 8, 24  # branches of a printed choice, hours at once; both more than any card has


def language(rules: Rules) -> Language:
    return of_pack(rules.pack)


@cache
def of_pack(name: str) -> Language:
    return Language(keys(content_for(name)), folded)


def folded(key: str) -> str:
    """Which of several figures alike is meant, or which of several ways to pay, their order in the choice tells."""
    verb, *named = key.split(" ")
    match verb:
        case "target":
            return f"target {named[0]}" if named[0] in NUMBERS else " ".join((verb, *named[:2]))
        case "first" | "on":
            return f"{verb} {named[0]}"
        case "for":
            return f"for {named[0].partition('+')[0]}"
        case "push" if len(named) > 1:
            return f"push {named[0].partition('.')[0]} {named[1]}"
    return key


def keys(content: Content) -> Iterator[str]:
    pack = content.pack
    yield from BARE
    yield from pack.sleepers
    yield from (f"become {id}" for id in pack.sleepers)
    yield from (f"{verb} {field}" for verb in ON_FIELDS for field in NAMES)
    yield from several((f"{verb} {field}" for verb in ("target", "first", "on") for field in NAMES), LIMIT)
    yield from (f"target {id}" for id in (*pack.sleepers, *COMPANIONS))
    yield from several((f"target {id} {field}" for id in pack.entities for field in NAMES), LIMIT)
    crowd = ("all", *pack.sleepers, *COMPANIONS, *pack.entities)
    yield from (f"push {id} {field}" for id in crowd for field in NAMES)
    yield from (f"choose {number}" for number in range(1, CHOICES + 1))
    yield from (f"choose {choice.id}" for scene in pack.scenes.values() for choice in scene.choices)
    yield from (f"{verb} {name}" for verb in ("act", "from", "set", "take") for name in actions(content))
    yield from played(content)
    hand = (*pack.influence, *pack.weaknesses)
    yield from (f"{verb} {id}" for verb in OF_HAND for id in hand)
    yield from (f"{verb} {id} {colour}" for verb in ("pay", "give") for id in pack.influence for colour in COLOURS)
    yield from (f"item {id} {colour}" for id in pack.items for colour in COLOURS)
    yield from (f"{verb} {id}" for verb in OF_ITEMS for id in pack.items)
    yield from (f"redraw {id}" for id in pack.fate)
    yield from (f"wear {id}" for id in pack.masks)
    yield from (f"remove {id}" for id in pack.mutations)
    yield from (f"match {id}" for id in pack.references)
    yield from (f"cleanse {id} {way}" for id in pack.entities for way in ("key", "ether"))
    yield from (f"poker mutations {id}" for id in pack.entities)
    yield from (f"peek {secret.code.replace(' ', '-')}" for secret in pack.secrets.values())
    yield from (f"{verb} {number}" for verb in ("effort", "hours") for number in range(1, HOURS + 1))
    yield from several((f"for {price}" for price in (*PRICES, "nothing")), LIMIT)
    yield from (f"boost {colour}" for colour in COLOURS)
    yield from (f"block {step}{twin}" for step in STEPS for twin in ("", *(f" {n}" for n in range(2, CHOICES + 1))))
    yield from (f"resolve {id}" for id in ("gate", *pack.entities, *pack.fate, *pack.seasons))
    yield from (f"go {id}" for id in pack.locations)


def actions(content: Content) -> Iterator[str]:
    """Whatever is printed somewhere: `kuchyne.linka`."""
    pack = content.pack
    owners: list[tuple[str, Iterable[Action]]] = [
        (id, getattr(row, "actions", ())) for id, row in content.printed.items()
    ]
    owners += [(id, entity.actions) for id, entity in pack.entities.items()]
    owners += [(id, (sleeper.back,)) for id, sleeper in pack.sleepers.items()]
    yield from (f"{owner}.{action.id}" for owner, printed in owners for action in printed)


def played(content: Content) -> Iterator[str]:
    for id, card in content.pack.influence.items():
        yield f"play {id}"
        yield from (f"play {id}.{action.id}" for action in card.actions[1:])
