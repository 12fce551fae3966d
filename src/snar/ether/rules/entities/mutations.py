"""Mutations: tokens drawn at random onto an entity tile; they concern all its figures (EF-MUT-1, EE-E2a)."""

from __future__ import annotations

from snar.ether.state import EtherState

ADDS = {"distress": 1, "seal": 2, "movement": 2, "range": 1}  # numeric ones stack; all others are bans


def extra(g: EtherState, entity: str, what: str) -> int:
    """What the mutations of this tile add to its distress, seals, movement or range."""
    index = g.entity(entity)
    return ADDS[what] * count(g, index, what) if index >= 0 else 0


def count(g: EtherState, index: int, what: str) -> int:
    mutations = g.content.pack.mutations
    return sum(mutations[name].value == what for name in g.entities[index].mutations)


def banned(g: EtherState, what: str) -> bool:
    """A ban concerns everyone, wherever they are (EE-E2a): masks, progress, rerolls, gems."""
    mutations = g.content.pack.mutations
    return any(mutations[name].value == what for entity in g.entities for name in entity.mutations)


def mutate(g: EtherState, entity: str, amount: int) -> None:
    """Blind from the bag, as many as it holds. A poisoned tile takes none (EF-STA-1, EE-E2d)."""
    index = g.entity(entity)
    if index < 0:
        return
    if g.entities[index].poisoned:
        g.tell("unchanged", source=entity, rule="EF-STA-1")
        return
    for _ in range(min(amount, len(g.bag))):
        place = g.die(len(g.bag)) - 1
        drawn = g.bag[place]
        g.bag = (*g.bag[:place], *g.bag[place + 1 :])
        g.edit_entity(index, mutations=(*g.entities[index].mutations, drawn))
        g.tell("mutation", source=entity, to=drawn, rule="EF-MUT-1")


def cleanse(g: EtherState, entity: str, mutation: str, out: bool = False) -> None:
    """Back into the bag; `out` of the game it never returns (EF-LIM-3)."""
    index = g.entity(entity)
    left = list(g.entities[index].mutations)
    left.remove(mutation)
    g.edit_entity(index, mutations=tuple(left))
    g.bag = g.bag if out else (*g.bag, mutation)
    g.tell("cleansed", source=entity, to=mutation, rule="EF-MUT-1")


def cleanse_all(g: EtherState, entity: str, out: bool = False) -> None:
    for mutation in g.entities[g.entity(entity)].mutations:
        cleanse(g, entity, mutation, out)
