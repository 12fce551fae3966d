"""State tokens: two-sided and few; a state concerns its own figure only (EF-STA-1, EE-E2d)."""

from __future__ import annotations

from snar.ether import supply
from snar.ether.beings import EntityFigure
from snar.ether.state import EtherState
from snar.ether.supply import STATE_TOKEN

LASTS = 1  # until the next end of its phase
PASSING = ("stunned", "immobilised")  # a sleeper bears these to the end of the sleepers' phase, however it got them


def on_sleeper(g: EtherState, seat: int, name: str) -> None:
    """A second token of the same kind would change nothing and is not taken."""
    if not g.sleepers[seat].has(name) and token(g, name):
        row = g.edit(seat)
        row.states = (*row.states, (name, LASTS))
        g.tell("state", seat, source=name, rule="EF-STA-1")


def on_figure(g: EtherState, entity: str, index: int, name: str) -> None:
    if not takes(g, entity, index, name):
        return
    tile = g.entity(entity)
    token(g, name)
    if name == "poisoned":
        g.edit_entity(tile, poisoned=True)
    else:
        set_states(g, tile, index, (*g.entities[tile].figures[index].states, (name, LASTS)))
    g.tell("state", source=name, to=entity, rule="EF-STA-1")


def takes(g: EtherState, entity: str, index: int, name: str) -> bool:
    """Would the state change anything? Poison lies on the tile and so concerns all figures (EE-E2d)."""
    tile = g.entities[g.entity(entity)]
    had = tile.poisoned if name == "poisoned" else any(name == other for other, _ in tile.figures[index].states)
    return not had and g.supply[STATE_TOKEN[name]] > 0


def token(g: EtherState, name: str) -> bool:
    """No token left, also of its other side: no effect."""
    return supply.take(g, STATE_TOKEN[name], 1) > 0


def set_states(g: EtherState, tile: int, index: int, states: tuple[tuple[str, int], ...]) -> None:
    figures = g.entities[tile].figures
    figure = EntityFigure(figures[index].field, states)
    g.edit_entity(tile, figures=(*figures[:index], figure, *figures[index + 1 :]))


def give_back(g: EtherState, states: tuple[tuple[str, int], ...]) -> None:
    for name, _ in states:
        supply.give_back(g, STATE_TOKEN[name], 1)


def end_sleepers_phase(g: EtherState) -> None:
    """EE-D4: one received in the dream phase has lasted through this whole phase."""
    for row in list(g.sleepers):
        drop(g, row.seat, tuple(state for state in row.states if state[0] in PASSING))


def end_turn(g: EtherState) -> None:
    """What lasts to the end of the turn ends with its card (EF-TRN-6)."""
    for row in list(g.sleepers):
        drop(g, row.seat, tuple(state for state in row.states if state[0] not in PASSING))
    calm_figures(g)


def drop(g: EtherState, seat: int, states: tuple[tuple[str, int], ...]) -> None:
    if states:
        row = g.edit(seat)
        row.states = tuple(state for state in row.states if state not in states)
        give_back(g, states)


def calm_figures(g: EtherState) -> None:
    for tile, entity in enumerate(g.entities):
        for index, figure in enumerate(entity.figures):
            if figure.states:
                give_back(g, figure.states)
                set_states(g, tile, index, ())


def clear(g: EtherState) -> None:
    """The dream or slumber has ended: every state with it, poison too."""
    for row in list(g.sleepers):
        drop(g, row.seat, row.states)
    calm_figures(g)
    for tile, entity in enumerate(g.entities):
        if entity.poisoned:
            give_back(g, (("poisoned", LASTS),))
            g.edit_entity(tile, poisoned=False)
