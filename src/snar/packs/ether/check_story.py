"""Checks of the story: everything secret can be found, scenes lead on and do not go round for nothing."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from snar.packs.ether.check_refs import coded
from snar.packs.ether.check_world import find_cycle
from snar.packs.ether.model import KINDS, EtherPack, Scene
from snar.packs.ether.walk import Files, conditions, effects, file_of, rows
from snar.packs.reader import Problem

LEADS = {
    "scene": "scenes", "spawn": "entities", "gate": "dreams", "district": "districts", "slumber": "slumbers",
    "fate": "fate", "wisdom": "wisdom", "note": "notes", "memory": "memories", "mask": "masks",
}  # fmt: skip
"""Verbs that bring something into the campaign."""
ALWAYS = ("sleeper", "weakness", "item", "mask", "turn", "mutation", "season", "memory", "reference")
"""Kinds that need not be found; masks, memories and reference tokens come from the box."""
Node = tuple[str, str, str]
"""Where it is, its id, the dream in which it comes into play."""


def check_story(pack: EtherPack, files: Files) -> Iterator[Problem]:
    nodes = reach(pack)
    found = {node[:2] for node in nodes}
    ids = {id for _, id in found}
    for kind, row in rows(pack):
        if (_name(kind), row.id) not in found and getattr(row, "of", "") not in ids:
            what, fix = "nothing in the campaign leads to it", "lead there or leave it out"
            yield Problem(file_of(files, kind, row.id), row.id, what, fix)
    yield from _endings(pack, nodes)
    yield from _memory(pack, files)
    yield from _unread(pack)
    yield from _numbers(pack)
    free = {scene.id: tuple(_free_ways(scene)) for scene in pack.scenes.values()}
    if cycle := find_cycle(free):
        fix = "give a choice there a price or a condition"
        yield Problem("scenes.toml", cycle[0], f"scenes go round for nothing: {' > '.join(cycle)}", fix)


def reach(pack: EtherPack) -> set[Node]:
    """Everything that can come into play."""
    found: set[Node] = set()
    todo = [*_beginning(pack)]
    while todo:
        node = todo.pop()
        if node not in found and node[1] in getattr(pack, node[0]):  # other names are told elsewhere
            found.add(node)
            todo += _leads(pack, node)
    return found


def _beginning(pack: EtherPack) -> Iterator[Node]:
    for kind, row in rows(pack):
        secret = row.id in pack.marks and kind not in ("dream", "slumber")
        if not secret and (kind in ALWAYS or _from_start(kind, row)):
            yield _name(kind), row.id, ""


def _from_start(kind: str, row: Any) -> bool:
    if kind == "influence":
        return True
    if kind == "tile":
        return bool(row.kind != "map")
    if kind == "slumber" and not row.code:  # of the first deck, or of a mode
        return True
    return bool(getattr(row, "start", False) or getattr(row, "rules", ()))


def _leads(pack: EtherPack, node: Node) -> Iterator[Node]:
    where, id, dream = node
    row = getattr(pack, where)[id]
    dream = id if where == "dreams" else dream
    for effect in effects(row):
        yield from _effect_leads(pack, effect, dream)
    for key in ("intro", "exhausted"):
        if isinstance(getattr(row, key, ()), str):
            yield "scenes", getattr(row, key), dream
    for choice in getattr(row, "choices", ()):
        yield "scenes", choice.goto, dream
    yield from _world_leads(pack, where, row)


def _effect_leads(pack: EtherPack, effect: dict[str, Any], dream: str) -> Iterator[Node]:
    verb = effect["verb"]
    if verb in LEADS:
        yield LEADS[verb], effect["entity" if verb == "spawn" else "id"], "" if verb == "gate" else dream
    elif verb in ("reveal", "gain"):
        named = effect["code" if verb == "reveal" else "card"]
        for card in {coded(pack, named, dream), named} & pack.cards.keys():
            yield from _card(pack, card, dream)


def _card(pack: EtherPack, card: str, dream: str) -> Iterator[Node]:
    """A card of any kind, with the secret that names it."""
    for kind, row in rows(pack):
        if kind != "entity" and (row.id == card or getattr(row, "of", "") == card):
            yield _name(kind), row.id, dream


def _world_leads(pack: EtherPack, where: str, row: Any) -> Iterator[Node]:
    if where == "districts":
        for location in pack.locations.values():
            if location.district == row.id:
                yield "locations", location.id, ""
    elif where == "slumbers":
        yield "entities", row.entity, ""
    elif where == "locations":
        yield "dreams", row.gate, ""


def _name(kind: str) -> str:
    return KINDS[kind][0]


def _endings(pack: EtherPack, nodes: set[Node]) -> Iterator[Problem]:
    """A dream can be won, and it says what comes when its turns run out (EF-GAT-1)."""
    won = {dream or id for where, id, dream in nodes if _wins(getattr(pack, where)[id])}
    for dream in pack.dreams.values():
        if dream.id not in won:
            yield Problem("dreams.toml", dream.id, "it cannot be won", 'let something in it do end "victory"')
        if not (dream.intro and dream.exhausted):
            yield Problem("dreams.toml", dream.id, "intro or exhausted is missing", "name their scenes (EF-GAT-1)")


def _wins(row: Any) -> bool:
    return any(effect["verb"] == "end" and effect["outcome"] == "victory" for effect in effects(row))


def _memory(pack: EtherPack, files: Files) -> Iterator[Problem]:
    """A story that is asked for is told somewhere, and with a value that is asked for."""
    told: dict[str, set[int | None]] = {}  # None: it is counted up or down
    for _, row in rows(pack):
        for effect in effects(row):
            if effect["verb"] == "story":
                told.setdefault(effect["name"], {0}).add(effect["set"])
    for kind, row in rows(pack):
        asked = {(one["name"], one["least"], one["most"]) for one in conditions(row) if one["test"] == "story"}
        for name, least, most in sorted(asked):
            values = told.get(name, set())
            if None in values or any(least <= value <= most for value in values if value is not None):
                continue
            of = f" between {least} and {most}" if values else ""
            what, fix = f"it asks for the story {name}{of}", "nothing ever sets it, add it or correct the name"
            yield Problem(file_of(files, kind, row.id), row.id, what, fix)


def _unread(pack: EtherPack) -> Iterator[Problem]:
    """Whatever a story notes makes a difference somewhere: every value to having none, and to every other value."""
    asked: dict[str, list[tuple[int, int]]] = {}
    noted: dict[str, dict[int | None, str]] = {}  # None: it is counted up or down
    for _, row in rows(pack):
        for condition in conditions(row):
            if condition["test"] == "story":
                asked.setdefault(condition["name"], []).append((condition["least"], condition["most"]))
        for effect in effects(row):
            if effect["verb"] == "story":
                noted.setdefault(effect["name"], {0: row.id})[effect["set"]] = row.id
    for name, values in noted.items():
        for what, value in _same(values, asked.get(name, [])):
            fix = "ask for it somewhere, or note it no more"
            yield Problem("scenes.toml", values[value], f"the story {name} {what}", fix)


def _same(values: dict[int | None, str], asked: list[tuple[int, int]]) -> Iterator[tuple[str, int | None]]:
    if None in values:
        if not asked:
            yield "is counted and never asked for", None
        return
    for value, other in combinations(sorted(value for value in values if value is not None), 2):
        if not any((low <= value <= high) != (low <= other <= high) for low, high in asked):
            yield f"= {other} is never told apart from {value}", other


def _numbers(pack: EtherPack) -> Iterator[Problem]:
    taken: dict[int, str] = {}
    for scene in pack.scenes.values():
        if scene.number in taken:
            what = f"number {scene.number} is that of {taken[scene.number]}"
            yield Problem("scenes.toml", scene.id, what, "number scenes apart")
        taken[scene.number] = scene.id
        if len({choice.id for choice in scene.choices}) < len(scene.choices):
            yield Problem("scenes.toml", scene.id, "two choices have one id", "give each an id of its own")
        if scene.choices and all(choice.when or choice.price for choice in scene.choices):
            fix = "add a choice without a price and a condition"
            yield Problem("scenes.toml", scene.id, "it may leave nothing to choose", fix)


def _free_ways(scene: Scene) -> Iterator[str]:
    """Scenes that follow without a price or a condition."""
    yield from (effect["id"] for effect in scene.do if effect["verb"] == "scene")
    for choice in scene.choices:
        if not choice.price and not choice.when:
            yield from (effect["id"] for effect in choice.do if effect["verb"] == "scene")
            if choice.goto:
                yield choice.goto
