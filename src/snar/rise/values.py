"""Values of a character with everything that changes them."""

from __future__ import annotations

from collections.abc import Iterable

from . import board as b
from .gear import open_cost
from .state import RiseState

# RS-BRD-2: wells are void fields.
PLACE = {b.WELL: ("well", "void"), b.VOID: ("void",), b.RING: ("world",), b.HALL: ("world",)}


def moc(g: RiseState, figure: int, when: Iterable[str] = ()) -> int:
    """RS-CHR-1: printed power, lasting tokens, the turn's strength, abilities and items; never below the printed."""
    row = g.figures[figure]
    printed = g.content.pack.characters[row.id].moc
    place = PLACE.get(g.content.board.kind[row.cell], ())
    value = row.gear.value("moc", printed + row.tokens + row.strength, (*when, *place))
    return max(printed, value)


def moc_parts(g: RiseState, figure: int, when: Iterable[str] = ()) -> tuple[tuple[str, int], ...]:
    """What a power is made of, each part by its name."""
    row = g.figures[figure]
    place = PLACE.get(g.content.board.kind[row.cell], ())
    printed = g.content.pack.characters[row.id].moc
    parts = [("tokens", row.tokens), ("strength", row.strength), *row.gear.added("moc", (*when, *place))]
    raised = moc(g, figure, when) - printed - sum(amount for _, amount in parts)  # never below the printed power
    return (("moc", printed), *((name, amount) for name, amount in [*parts, ("floor", raised)] if amount))


def pohyb(g: RiseState, figure: int) -> int:
    """RS-CHR-2: what is added to every movement roll."""
    row = g.figures[figure]
    return row.gear.value("pohyb", g.content.pack.characters[row.id].pohyb + row.extra_pohyb)


def spell_bonus(g: RiseState, figure: int) -> int:
    """RS-SPL-2: Mág and the like, Akademus' reward, and +1 on a well (a covered one too, RR-A8)."""
    row = g.figures[figure]
    well = g.content.board.kind[row.cell] == b.WELL
    return row.gear.value("spell", row.extra_spell + well, floor=-8)  # cards may hinder spells too


def working_card(g: RiseState, cell: int) -> int:
    """The laid card that works on this cell, or -1 (RS-DRM-4)."""
    card = g.cover.get(cell, -1)
    return card if card >= 0 and g.content.board.covers[cell] else -1


def effect_works_on(g: RiseState, cell: int) -> bool:
    """In the draft edition effects do not work on paths (RS-DRF-4)."""
    kind = g.content.board.kind[cell]
    return kind in (b.VOID, b.WELL) or (kind == b.PATH and not g.rules.draft)


def entry_cost(g: RiseState, figure: int, cell: int) -> int:
    """RS-MOV-2 and RS-DRM-9: what entering a field costs this character now."""
    row = g.figures[figure]
    card = g.cover.get(cell, -1)
    board = g.content.board
    if card >= 0 and board.covers[cell]:
        bp = g.content.bp[card]
        return row.gear.value("cost-card", bp, floor=1) if row.gear.card_costs else bp
    return open_cost(row.gear, row.road, board.kind[cell])
