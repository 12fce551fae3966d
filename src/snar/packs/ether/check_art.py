"""Checks the pictures of a pack: whatever they name is there, no two things of one kind look the same, and no motif
bears the name of a thing: it may be drawn where the thing itself is still a secret."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from snar.packs.ether.art import PICTURES, Art, read_art
from snar.packs.ether.model import EtherPack
from snar.packs.ether.walk import rows
from snar.packs.reader import Problem

FILE = f"art/{PICTURES}"


def nearest(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), n=1)
    return f"did you mean {near[0]}?" if near else "add it or correct the name"


def check_art(pack: EtherPack, folder: Path) -> Iterator[Problem]:
    art, problems = read_art(folder)
    yield from problems
    if problems:
        return
    yield from _names(pack, art)
    yield from _motifs(pack, art)
    yield from _alike(pack, art)


def _things(pack: EtherPack) -> dict[str, tuple[str, Any]]:
    """What has a picture of its own besides scenes and entities, with its kind."""
    return {row.id: (kind, row) for kind, row in rows(pack) if kind not in ("scene", "entity")}


def _names(pack: EtherPack, art: Art) -> Iterator[Problem]:
    things = {id: row for id, (_, row) in _things(pack).items()}
    known: dict[str, Iterable[str]] = {
        "scene": pack.scenes,
        "entity": pack.entities,
        "thing": things,
        "plan": [*pack.tiles, *pack.overlays],
    }
    for kind, shown in art.shown.items():
        for id in sorted(shown.keys() - {*known[kind]}):
            yield Problem(FILE, id, f"there is no such {kind}", nearest(id, known[kind]))
    owners = {**things, **pack.entities}
    for owner, actions in art.actions.items():
        acts = {action.id for action in getattr(owners.get(owner), "actions", ())}
        for id in sorted(actions.keys() - acts):
            yield Problem(FILE, owner, f"there is no action {owner}.{id}", nearest(id, acts))
    for id in sorted(art.times.keys() - {*pack.dreams, *pack.slumbers}):
        yield Problem(FILE, id, "time passes in dreams and slumbers", nearest(id, [*pack.dreams, *pack.slumbers]))


def _motifs(pack: EtherPack, art: Art) -> Iterator[Problem]:
    used = [(id, motif) for shown in art.shown.values() for id, motifs in shown.items() for motif in motifs]
    used += [(f"{owner}.{id}", motif) for owner, actions in art.actions.items() for id, motif in actions.items()]
    for id, motif in used:
        if motif not in art.motifs:
            yield Problem(FILE, id, f"it shows {motif!r}, which is not drawn", nearest(motif, art.motifs))
    for motif in sorted(art.motifs.keys() - {motif for _, motif in used}):
        yield Problem("art", motif, "the motif is never shown", "show it in something or leave it out")
    for motif in sorted(art.motifs.keys() & {row.id for _, row in rows(pack)}):
        yield Problem("art", motif, "a thing of the pack has that name", "name the motif after what is drawn")


def _alike(pack: EtherPack, art: Art) -> Iterator[Problem]:
    """Things of one kind are told apart by their pictures; so are entities."""
    kinds = {id: kind for id, (kind, _) in _things(pack).items()}
    seen: dict[tuple[str, tuple[str, ...]], str] = {}
    for kind, shown in (("thing", art.shown["thing"]), ("entity", art.shown["entity"])):
        for id, motifs in shown.items():
            other = seen.setdefault((kinds.get(id, kind) if kind == "thing" else kind, motifs), id)
            if other != id:
                yield Problem(FILE, id, f"it has the picture of {other}", "change one of its motifs or their order")
