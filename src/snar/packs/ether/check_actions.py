"""EE-B5a: nothing useful is free without an end. Also what actions of a kind have to say."""

from collections.abc import Iterator
from typing import Any

from snar.packs.ether.model import Influence, Note, Overlay, Tile
from snar.packs.ether.parts import Action, Price
from snar.packs.ether.walk import actions, nested

Found = Iterator[tuple[str, str]]
SPENT = ("discard_self", "remove_self", "seal_self", "return", "end")
"""Verbs after which the action is gone."""
GIVES_BACK = {
    "distress": "calm", "ether": "ether", "gems": "gem", "keys": "key", "hours": "hours", "seal": "unseal",
}  # fmt: skip
"""What is paid, and the verb that would give it back."""
PLENTY = 99


def check_actions(row: Any) -> Found:
    names = [action.id for action in actions(row)]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"two actions are called {name}", "give each an id of its own"
    for action in actions(row):
        yield from _check_shape(row, action)
        if _endless(row, action):
            yield f"action {action.id} can be repeated for nothing", "give it a price or once (EE-B5a)"


def _check_shape(row: Any, action: Action) -> Found:
    if not action.do:
        yield f"action {action.id} does nothing", "add effects to do"
    if isinstance(row, Tile | Overlay) and not action.at and action.kind != "floating":
        yield f"action {action.id} has no place", "say at which corner, or make it floating"
    if action.on and action.kind != "quick":
        yield f"action {action.id} reacts to {action.on}", 'reactions have kind = "quick"'
    if any(effect["verb"] == "reroll" for effect in nested(action.do)) and action.on != "roll":
        yield f"action {action.id} rerolls nothing", 'set on = "roll"'
    if action.each == "progressive" and any(len(_intent(way)) != 1 for way in action.price or (Price(),)):
        yield f"progressive action {action.id}", "every way to pay it is intent of one colour (EF-ACT-4)"


def _intent(way: Price) -> list[str]:
    return [colour for colour in ("insight", "cunning", "anger") if getattr(way, colour)]


def _endless(row: Any, action: Action) -> bool:
    if action.once != "no" or _used_up(row, action) or _closes_itself(action):
        return False
    if action.kind == "gem":  # while the gem lies there it costs nothing more (EF-MAP-6)
        return True
    return action.free or any(_given_back(way, action) for way in action.price)


def _used_up(row: Any, action: Action) -> bool:
    """A card from hand and a note are gone once used; a placed progress card stays."""
    from_hand = isinstance(row, Influence) and not row.progress
    return from_hand or isinstance(row, Note) or any(effect["verb"] in SPENT for effect in action.do)


def _closes_itself(action: Action) -> bool:
    """It changes the very value that lets it happen, and can do so only as long as there is room."""
    changed = {effect.get("name", "tokens") for effect in action.do if effect["verb"] in ("story", "token")}
    asked = {when.get("name", "tokens") for when in action.when if when["test"] in ("story", "tokens")}
    return bool(changed & asked)


def _given_back(way: Price, action: Action) -> bool:
    paid = {name: getattr(way, name) for name in way.__slots__ if getattr(way, name)}
    return bool(paid) and all(_given(name, action) >= amount for name, amount in paid.items())


def _given(name: str, action: Action) -> int:
    given = [effect for effect in action.do if effect["verb"] == GIVES_BACK.get(name)]
    amounts = [PLENTY if effect.get("all") else effect.get("amount", effect.get("cards", 0)) for effect in given]
    return sum(amount if isinstance(amount, int) else PLENTY for amount in amounts)
