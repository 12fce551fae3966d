"""What the mutations of an entity are feared for, and whether it pays to cleanse one."""

from __future__ import annotations

from snar.ether.rules.entities.mutations import ADDS
from snar.ether.state import EtherState
from snar.packs.ether.walk import nested

BAN, IDLE = 1.5, 0.4  # a mutation that forbids something; one that adds to what this entity never does
FEARED = {"distress": 2.6, "seal": 1.6, "movement": 0.8, "range": 1.4}
OFTEN = 0.4  # how often in a turn the worst of them makes itself felt
LASTS = 5  # turns that are looked ahead


def fear(g: EtherState, entity: str, mutation: str) -> float:
    """What one token adds to a blow of this entity."""
    kind = g.content.pack.mutations[mutation].value
    if kind not in ADDS:
        return BAN
    done = {effect["verb"] for row in g.content.pack.entities[entity].effects for effect in nested(row.do)}
    struck = kind in ("movement", "range") or kind in done
    return FEARED[kind] if struck and done & {"distress", "seal", "discard"} else IDLE


def harm(g: EtherState, entity: str) -> float:
    return sum(fear(g, entity, mutation) for mutation in g.entities[g.entity(entity)].mutations)


def relief(g: EtherState, entity: str) -> float:
    """What is won by cleansing the worst one, in the turns that are left."""
    worst = max(fear(g, entity, mutation) for mutation in g.entities[g.entity(entity)].mutations)
    return OFTEN * worst * min(LASTS, len(g.cards("turns")))
