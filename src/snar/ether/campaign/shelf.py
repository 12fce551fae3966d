"""Sleepers who do not play now: their cards and masks wait for them (EF-ADD-1)."""

from __future__ import annotations

from snar.kernel import zones

from ..options import SLEEPERS
from ..state import EtherState

CARDS = ("deck", "hand", "discard", "progress", "sealed", "box")
MASKS = ("mask", "masks")


def shelf(id: str) -> str:
    return f"rest.{id}"


def free_sleepers(g: EtherState) -> list[str]:
    playing = [row.id for row in g.sleepers]
    return [id for id in SLEEPERS if id not in playing and g.cards(shelf(id))]


def put_on_shelf(g: EtherState, seat: int) -> None:
    zone = shelf(g.sleepers[seat].id)
    for pile in (*CARDS, *MASKS):
        cards = g.cards(f"{pile}.{seat}")
        zones.gather(g, f"{pile}.{seat}", zone)
        for card in cards:
            g.owners[card], g.known[card] = 0, g.everyone


def take_from_shelf(g: EtherState, seat: int, id: str) -> None:
    """Everything into the box: the deck is put together from there."""
    for card in g.cards(shelf(id)):
        mask = g.card(card).deck == "mask"
        g.zones[f"{'masks' if mask else 'box'}.{seat}"] += (card,)
        g.owners[card], g.known[card] = 1 + seat, g.everyone
    g.zones[shelf(id)] = ()


def change(g: EtherState, seat: int, id: str) -> None:
    """The player goes on as another sleeper. Ether is the player's experience and stays."""
    before = g.sleepers[seat].id
    put_on_shelf(g, seat)
    g.edit(seat).id = id
    take_from_shelf(g, seat, id)
    g.tell("changed", seat, frm=before, to=id, rule="EF-AWK-1")
