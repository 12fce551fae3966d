"""RS-QST-4: deeds that remove counters from quests."""

from __future__ import annotations

from typing import Any

from snar.packs.model import Creature, Item, Quest

from .. import board as b
from ..state import Errand, RiseState

LAID = ("laid", "dream", "horror")


def running(g: RiseState, figure: int) -> list[int]:
    return [card for card in g.zones[f"quests.{figure}"] if not g.errands[card].done]


def definition(g: RiseState, card: int) -> Quest:
    quest = g.card(card)
    assert isinstance(quest, Quest)
    return quest


def deed(g: RiseState, figure: int, name: str, whats: tuple[str, ...], token: Any, world: int = -1) -> None:
    """The character has done something: every running quest that asks for it loses one counter.

    `token` is what must differ where the quest asks for different ones; `world` is where it happened.
    """
    for card in running(g, figure):
        for i, wanted in enumerate(definition(g, card).deeds):
            if wanted.deed != name or wanted.what not in whats:
                continue
            own_world = wanted.what in ("gate", "hall", "ring") and name == "visit" and world == g.errands[card].world
            if not own_world:
                count(g, card, i, token if wanted.different else None)


def count(g: RiseState, card: int, i: int, token: Any) -> None:
    errand = g.errands[card]
    if errand.done or not errand.left[i] or (token is not None and token in errand.seen[i]):
        return
    left = (*errand.left[:i], errand.left[i] - 1, *errand.left[i + 1 :])
    seen = errand.seen if token is None else (*errand.seen[:i], (*errand.seen[i], token), *errand.seen[i + 1 :])
    g.errands[card] = errand._replace(left=left, seen=seen)
    g.tell("quest", errand.figure, source=g.card_id(card), amount=sum(left), rule="RS-QST-4")
    settle(g, card)


def settle(g: RiseState, card: int) -> None:
    """Fulfilled when no counter is left; laid cards count as all visited when fewer are laid (RS-QST-5, RR-D1)."""
    errand = g.errands[card]
    if errand.done:
        return
    for wanted, left, seen in zip(definition(g, card).deeds, errand.left, errand.seen, strict=True):
        if left and not (wanted.what in LAID and wanted.deed == "visit" and all_visited(g, wanted.what, seen)):
            return
    fulfil(g, card)


def all_visited(g: RiseState, what: str, seen: tuple[Any, ...]) -> bool:
    laid = laid_of(g, what)
    return bool(laid) and all(card in seen for card in laid)


def laid_of(g: RiseState, what: str) -> list[int]:
    return [card for card in g.laid if what in ("laid", g.card(card).kind)]


def fulfil(g: RiseState, card: int) -> None:
    errand = g.errands[card]
    g.errands[card] = errand._replace(done=True, left=(0,) * len(errand.left))
    g.tell("fulfilled", errand.figure, source=g.card_id(card), rule="RS-QST-4")
    if "scholar" in g.figures[errand.figure].gear.traits:
        from .experience import gain_noted

        gain_noted(g, errand.figure, 2, "RS-CHR-4")
    deed(g, errand.figure, "gain", ("experience",), None)


def board_changed(g: RiseState) -> None:
    """A card was laid or taken away: fallbacks are checked anew (RR-D1)."""
    for card, errand in list(g.errands.items()):
        if not errand.done:
            settle(g, card)


def visit(g: RiseState, figure: int, cell: int) -> None:
    """The character entered a field by its own step or Teleport (RR-A7a)."""
    if not g.zones[f"quests.{figure}"]:
        return
    board = g.content.board
    kind = board.kind[cell]
    whats = {kind}
    if cell in board.gates:
        whats.add("gate")
    if cell in board.edges:
        whats.add("edge")
    if cell in board.corners:
        whats.add("corner")
    if kind in (b.RING, b.HALL):
        deed(g, figure, "visit", tuple(whats), board.world[cell], board.world[cell])
    else:
        deed(g, figure, "visit", tuple(whats), cell)
    card = g.cover.get(cell, -1)
    if card >= 0 and board.covers[cell]:
        deed(g, figure, "visit", ("laid", g.card(card).kind), card)
    if g.enemies_at(figure, cell):
        deed(g, figure, "pass", ("enemy",), None)


def end_of_movement(g: RiseState, figure: int) -> None:
    row = g.figures[figure]
    if row.entered:
        kind = g.content.board.kind[row.cell]
        covered = row.cell in g.cover and g.content.board.covers[row.cell]
        deed(g, figure, "end", (kind, "laid") if covered else (kind,), row.cell)


def end_of_turn(g: RiseState, figure: int) -> None:
    """RR-D4a: with nothing laid, a quest for laid cards is fulfilled at the end of the holder's next turn."""
    for card in running(g, figure):
        errand = g.errands[card]
        wants = [
            wanted.what
            for wanted, left in zip(definition(g, card).deeds, errand.left, strict=True)
            if left and wanted.deed == "visit" and wanted.what in LAID
        ]
        others = sum(errand.left) and len(wants) < sum(1 for left in errand.left if left)
        nothing = bool(wants) and not others and not any(laid_of(g, what) for what in wants)
        if nothing and errand.waited:
            fulfil(g, card)
        else:
            g.errands[card] = errand._replace(waited=nothing)


def possible(g: RiseState, card: int) -> bool:
    """RR-D5: can the quest still be fulfilled?"""
    return all(
        not left or deed_possible(g, wanted.deed, wanted.what)
        for wanted, left in zip(definition(g, card).deeds, g.errands[card].left, strict=True)
    )


def deed_possible(g: RiseState, name: str, what: str) -> bool:
    """Deeds that hang on the event deck need such a card in the deck or its discards; the board offers the rest."""
    events = [g.card(card) for card in g.zones["deck.event"] + g.zones["used.event"]]
    if (name, what) == ("gain", "item"):
        return any(isinstance(event, Item) for event in events)
    if (name, what) == ("win", "creature"):
        return any(isinstance(event, Creature) for event in events)
    if (name, what) == ("draw", "event"):
        return bool(events)
    return True


def new_errand(g: RiseState, card: int, figure: int, world: int) -> Errand:
    deeds = definition(g, card).deeds
    return Errand(figure, world, tuple(wanted.count for wanted in deeds), ((),) * len(deeds))
