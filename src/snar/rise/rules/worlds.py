"""RS-MOV-5 .. 8, 10: where a step may lead, and what walking the ring of a world means."""

from __future__ import annotations

from .. import board as b
from ..figure import Figure
from ..state import RiseState


def targets(g: RiseState, row: Figure) -> tuple[int, ...]:
    """Fields next to a character that the board lets it enter, whatever they cost, whoever is there (RR-C6)."""
    board = g.content.board
    world = board.world[row.cell]
    if world < 0:
        return board.outward[row.cell]
    if board.kind[row.cell] == b.HALL:
        return board.worlds[world].ring  # RS-MOV-7, RR-B2a
    return (*ring_steps(g, row), *board.exits[row.cell])


def ring_steps(g: RiseState, row: Figure) -> tuple[int, ...]:
    """Along the ring: on a circuit only onwards (RS-MOV-5), after the hall either way (RS-MOV-10)."""
    board = g.content.board
    ring = board.worlds[board.world[row.cell]].ring
    place = board.ring_place[row.cell]
    directions = (1, -1) if row.circuit < 0 else walk_directions(g, row)
    return tuple(ring[(place + direction) % 8] for direction in directions)


def walk_directions(g: RiseState, row: Figure) -> tuple[int, ...]:
    """Clockwise; in the draft edition the other way (RS-DRF-1); the trait `backwards` leaves the first step open."""
    if row.spin:
        return (row.spin,)
    usual = -1 if g.rules.draft else 1
    return (usual, -usual) if "backwards" in row.gear.traits else (usual,)


def walk(g: RiseState, row: Figure, cell: int) -> None:
    """An own step: the character stands on `cell`, and its circuit is kept. Walked round, the hall opens (RS-MOV-6)."""
    board = g.content.board
    frm, row.cell = row.cell, cell
    if board.world[cell] < 0:
        row.circuit, row.spin = -1, 0
    elif arrive_on_ring(g, row, frm, cell):
        row.cell, row.circuit, row.spin = board.worlds[board.world[cell]].hall, -1, 0


def arrive_on_ring(g: RiseState, row: Figure, frm: int, cell: int) -> bool:
    """RR-B1a: true at the second gate, eight steps after the first. Who comes from outside starts anew (RS-MOV-8)."""
    board = g.content.board
    if board.world[frm] != board.world[cell] and board.ring_place[cell] == 0:
        row.circuit, row.spin = 0, 0  # a first entry by the gate
        return False
    if row.circuit < 0 or board.kind[frm] == b.HALL:
        row.circuit, row.spin = -1, 0  # RR-B2b
        return False
    if not row.spin:
        ring = board.worlds[board.world[cell]].ring
        row.spin = 1 if ring[1] == cell else -1
    row.circuit += 1
    return row.circuit == 8
