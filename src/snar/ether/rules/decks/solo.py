"""Playing alone: an unsuitable card may leave the game for another one (EF-VAR-8). It concerns cards that come from
common decks: the market, the storage, fate."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask
from snar.kernel.meaning import Asks, Means

MEANINGS = {"redraw": Asks("pick", {"redraw": Means("card"), "meet": Means(), "take": Means("card")})}


def is_solo(g: EtherState) -> bool:
    return "solo" in g.rules


def redrawing(g: EtherState, card: int) -> Option:
    return Option(f"redraw {g.card_id(card)}", card, "EF-VAR-8")


def keep_or_redraw(g: EtherState, seat: int, card: int, keep: str) -> Ask:
    """The answer lands in the asking procedure's `redrawn`: the card that is to leave, or -1."""
    return Ask(seat, [Option(keep, -1, "EF-VAR-8"), redrawing(g, card)], "redrawn", "redraw")


def take_out(g: EtherState, card: int, frm: str) -> None:
    zones.move(g, card, frm, "removed", seen=g.everyone, rule="EF-VAR-8")
