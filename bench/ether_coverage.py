"""What of the pack of Etherfields was reached in play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snar.ether.content import content_for
from snar.ether.state import EtherState

COVERAGE = Path(__file__).parent.parent / "docs" / "ether-coverage.json"
KINDS = (
    "influence", "weaknesses", "items", "masks", "turns", "mutations", "tiles", "overlays", "dreams", "slumbers",
    "entities", "fate", "seasons", "wisdom", "notes", "memories", "secrets", "scenes", "districts", "locations",
)  # fmt: skip
STATES = ("stunned", "immobilised", "surprised", "poisoned")


def reached(g: EtherState) -> Iterator[tuple[str, str]]:
    """Everything of the pack that is on the table now for all to see, by kind and id."""
    everyone, card_of = g.everyone, g.content.cards
    for card, known in enumerate(g.known):
        if known == everyone:
            yield card_of[card].deck, card_of[card].id
    yield from (("tile", id) for id, _, _ in g.placed)
    yield from (("scene", scene.partition("+")[0]) for scene in g.read)
    yield from (("location", g.location),) if g.location else ()
    yield from (("district", district) for district in g.districts)
    yield from (("slumber", g.slumber),) if g.slumber else ()
    for entity in g.entities:
        yield "entity", entity.id
        yield from (("mutation", name) for name in entity.mutations)
        yield from (("state", "poisoned"),) if entity.poisoned else ()
        yield from (("state", name) for figure in entity.figures for name, _ in figure.states)
    for row in g.sleepers:
        yield from (("state", name) for name, _ in row.states)


def everything() -> dict[str, list[str]]:
    pack = content_for().pack
    rows = {kind: getattr(pack, kind).items() for kind in KINDS}
    found = {kind: sorted(id for id, row in rows[kind] if not getattr(row, "of", "")) for kind in KINDS}
    return {**found, "states": list(STATES)}


def covered(rows: list[dict[str, Any]], scale: float) -> dict[str, Any]:
    """What the campaigns of the bots never met; scripted runs meet all of it (test_everything_is_reached)."""
    seen = {id for row in rows for _, id in row["seen"]}
    never = {kind: [id for id in ids if id not in seen] for kind, ids in everything().items()}
    never = {kind: ids for kind, ids in never.items() if ids}
    total = sum(map(len, everything().values()))
    reached = total - sum(map(len, never.values()))
    if scale == 1.0:
        report = {"runs": len(rows), "things": total, "reached": reached, "never": never}
        COVERAGE.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return {
        "target": "bots alone meet nine tenths of the pack in their campaigns; the rest is reached in scripted runs",
        "games": len(rows),
        "things": total,
        "reached": reached,
        "passed": reached >= 0.9 * total or scale < 1.0,
    }
