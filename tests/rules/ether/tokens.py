"""Where every token is: what lies on the table and what is left in the supply make up the box (EF-COM-3, EF-LIM-1)."""

from __future__ import annotations

from collections import Counter

from snar.ether.state import EtherState
from snar.ether.supply import STATE_TOKEN


def on_the_table(g: EtherState) -> Counter[str]:
    found: Counter[str] = Counter(
        {
            "key": g.keys,
            "soul": g.souls,
            "gem": len(g.slots),
            "threat": len(g.threats),
            "environment": len(g.environments),
            "obstacle": sum(covered for _, covered in g.spent),
            "token": sum(g.tokens.values()),
        }
    )
    for row in g.sleepers:
        found.update({"distress": row.distress, "ether": row.ether, "gem": row.gems})
        found["token"] += sum(number for _, number in row.tokens)
        found.update(STATE_TOKEN[name] for name, _ in row.states)
    for entity in g.entities:
        figure = g.content.pack.entities[entity.id].figure
        found["entity" if figure == "token" else figure] += len(entity.figures)
        found.update({"token": entity.tokens, "state-b": int(entity.poisoned)})
        found.update(STATE_TOKEN[name] for row in entity.figures for name, _ in row.states)
    for colour, number in g.intent.values():
        found[colour] += number
    return found


def mutations(g: EtherState) -> Counter[str]:
    found = Counter(g.bag)
    for entity in g.entities:
        found.update(entity.mutations)
    return found
