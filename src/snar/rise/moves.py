"""Figures change their field: by their own steps elsewhere, by displacement here."""

from __future__ import annotations

from .state import RiseState


def displace(g: RiseState, figure: int, cell: int) -> None:
    """Any move but an own step: no card, duel or visit (RR-A7a); circuits start anew (RR-B2c, RR-B8)."""
    row = g.edit(figure)
    if g.cover.get(cell, -1) != g.cover.get(row.cell, -1):
        row.stood_on = -1
    row.cell = cell
    row.stepped = True  # RR-B11: it neither arrived here nor started here
    start_circuit(g, figure)


def start_circuit(g: RiseState, figure: int) -> None:
    """Landing on a gate counts as a first entry; anywhere else no circuit is being walked."""
    row = g.edit(figure)
    row.circuit = 0 if g.content.board.ring_place[row.cell] == 0 else -1
    row.spin = 0
