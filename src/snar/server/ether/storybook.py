"""The book of a campaign: its pages by dream, what was chosen on them, and how much of it is still closed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from snar.ether.state import EtherState
from snar.packs.ether import walk
from snar.packs.ether.model import EtherPack
from snar.packs.ether.stories import scene_of

from .bodies import BookPart, ScenesBody
from .cards import ScenePage
from .pictures import drawings
from .printed import page, public_motifs
from .words import SCENE, Discreet

PAGES = 400  # of a campaign that are sent at most
Milestones = Iterable[Mapping[str, Any]]


def book(state: EtherState, passed: Milestones, lang: str) -> ScenesBody:
    """Every page that was read, in order: they were read aloud."""
    name, pack = state.rules.pack, state.content.pack
    read, passed = list(dict.fromkeys(state.read[-PAGES:])), list(passed)
    texts = Discreet(lang, (SCENE + id for id in read), name)
    chosen = {row["source"]: row["to"] for row in passed if row["kind"] == "chosen"}
    scenes = [marked(page(id, texts, name), chosen, texts) for id in read]
    parts = [part(state, dream, ids, texts) for dream, ids in by_dream(pack, read, passed)]
    dreams = {row.dream for row in parts if row.dream}
    return ScenesBody(scenes, drawings((), scenes, name, public_motifs(name)), parts, len(pack.dreams) - len(dreams))


def marked(read: ScenePage, chosen: Mapping[str, str], texts: Discreet) -> ScenePage:
    """One's own choice stands on its page."""
    scene = scene_of(read.id)
    if scene in chosen:
        read.chosen = texts.part(f"scene-{scene}", f"choice-{chosen[scene]}")
    return read


def by_dream(pack: EtherPack, read: list[str], passed: Milestones) -> Iterator[tuple[str, list[str]]]:
    """Pages in the order of reading, parted where a dream begins or ends; what a table has forgotten is parted by the
    pages with which dreams begin. A dream that was dreamt again goes on where it was."""
    intros = {dream.intro: id for id, dream in pack.dreams.items()}
    known, now, parts = places(passed), "", dict[str, list[str]]()
    for id in read:
        now = intros.get(scene_of(id), now)
        now = known.get(id, now)
        parts.setdefault(now, []).append(id)
    yield from parts.items()


def places(passed: Milestones) -> dict[str, str]:
    """In which dream a page was read; "" is between dreams."""
    found, now = dict[str, str](), None
    for row in passed:
        if row["kind"] in ("dream", "dream-over"):
            now = row["source"] if row["kind"] == "dream" else ""
        elif row["kind"] == "scene" and now is not None:
            found[row["source"]] = now
    return found


def part(state: EtherState, dream: str, ids: list[str], texts: Discreet) -> BookPart:
    if not dream:
        return BookPart("", "", "", ids, 0)
    outcome = next((outcome for id, outcome in reversed(state.log) if id == dream), "")
    closed = scenes_of(state.content.pack, dream) - {scene_of(id) for id in state.read}
    return BookPart(dream, texts.name(dream), outcome, ids, len(closed))


def scenes_of(pack: EtherPack, dream: str) -> frozenset[str]:
    """Every page that can be read in a dream: those that its things name, and those that these lead to."""
    home = pack.dreams[dream]
    rows = [row for _, row in walk.rows(pack) if belongs(row, home)]
    ahead = {home.intro, home.exhausted, *(id for row in rows for id in named(row))} - {""}
    found = set[str]()
    while ahead:
        id = ahead.pop()
        found.add(id)
        scene = pack.scenes[id]
        ahead |= {*named(scene), *(choice.goto for choice in scene.choices)} - found - {""}
    return frozenset(found)


def belongs(row: Any, home: Any) -> bool:
    return (
        row is home or getattr(row, "dream", "") == home.id or str(getattr(row, "code", "")).startswith(f"{home.code} ")
    )


def named(row: Any) -> Iterator[str]:
    return (str(effect["id"]) for effect in walk.effects(row) if effect["verb"] == "scene")
