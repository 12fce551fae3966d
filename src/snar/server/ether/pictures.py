"""Which motifs show a thing or a page, and how they are drawn. They travel with what they show, never before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from snar.ether.content import Content, content_for
from snar.ether.options import OWN
from snar.packs.ether.art import Art, art_in
from snar.packs.ether.model import Action, Entity
from snar.packs.ether.parts import Price
from snar.packs.ether.stories import scene_of
from snar.packs.ether.walk import effects, rows
from snar.packs.shelf import folder_of

from .cards import EtherCard, Motif, ScenePage


def art(pack: str = OWN) -> Art:
    return art_in(folder_of("ether", pack))


def illustrate(card: EtherCard, row: Any, pack: str) -> EtherCard:
    """A tile has its picture and the plan of its furniture, an action its object, a dream its way of telling time."""
    drawn = art(pack)
    card.motifs, card.plan = shown(drawn, row)
    card.time = drawn.times.get(row.id, "")
    for action in card.actions:
        action.motif = drawn.action(row.id, action.id)
    return card


def shown(drawn: Art, row: Any) -> tuple[list[str], list[str]]:
    """The motifs of a thing, and those that furnish it."""
    return [*drawn.of("entity" if isinstance(row, Entity) else "thing", row.id)], [*drawn.of("plan", row.id)]


def motifs_of(row: Any, actions: Iterable[Action], pack: str) -> Iterator[str]:
    """All that come with a thing and its actions, without a word of it."""
    drawn = art(pack)
    for motifs in shown(drawn, row):
        yield from motifs
    yield from filter(None, (drawn.action(row.id, action.id) for action in actions))


def in_figures(price: tuple[Price, ...]) -> list[dict[str, int]]:
    """What an action costs, one way or another."""
    return [{name: n for name in way.__slots__ if (n := getattr(way, name))} for way in price]


def page_motifs(page: str, pack: str = OWN) -> list[str]:
    """Those of the scene, or else of the dream that it is read in."""
    scene, drawn = scene_of(page), art(pack)
    return [*(drawn.of("scene", scene) or drawn.of("thing", dreams_of_scenes(content_for(pack)).get(scene, "")))]


def drawings(
    cards: Iterable[EtherCard], pages: Iterable[ScenePage], pack: str, known: frozenset[str] = frozenset()
) -> dict[str, Motif]:
    """Every motif that these need, once, but for those that are known anyway."""
    wanted = {motif for card in cards for motif in named(card)} | {motif for page in pages for motif in page.motifs}
    motifs = art(pack).motifs
    return {name: motifs[name] for name in sorted(wanted - known) if name in motifs}


def named(card: EtherCard) -> Iterator[str]:
    yield from (*card.motifs, *card.plan)
    yield from (action.motif for action in card.actions if action.motif)


@lru_cache(maxsize=16)
def dreams_of_scenes(content: Content) -> dict[str, str]:
    """Scenes by the dream that leads to them: by its own pages and by what lies in it, and from there on."""
    pack, found = content.pack, dict[str, str]()
    for dream in pack.dreams.values():
        inside = [dream, *(row for _, row in rows(pack) if getattr(row, "dream", "") == dream.id)]
        ahead = [dream.intro, dream.exhausted, *(id for row in inside for id in leads(row))]
        while ahead:
            scene = ahead.pop()
            if scene in pack.scenes and scene not in found:
                found[scene] = dream.id
                ahead += [*leads(pack.scenes[scene]), *(choice.goto for choice in pack.scenes[scene].choices)]
    return found


def leads(row: Any) -> list[str]:
    return [effect["id"] for effect in effects(row) if effect["verb"] == "scene"]
