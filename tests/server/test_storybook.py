"""The book of a campaign: by dream, with what was decided on its pages, and of what is closed only how much."""

from __future__ import annotations

import json
from pathlib import Path

from snar.ether.content import content_for
from snar.packs.ether.stories import scene_of
from snar.server.ether.storybook import by_dream, scenes_of
from snar.server.http.limits import unlimited

from .site import run, site
from .sleepers import play_on, sleeper_alone, until_topic

FIRST = "prvni-sen"
PACK = content_for().pack


def test_pages_stand_by_dream_and_the_choice_on_its_page(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            player, room = await sleeper_alone(s)
            await until_topic([player], room, "scene")
            await play_on([player], room, 1)
            state = room.record.state
            book = await player.get(f"/api/tables/{room.id}/scenes")
            assert [page["id"] for page in book["scenes"]] == list(dict.fromkeys(state.read))
            first = book["parts"][0]
            assert (first["dream"], first["outcome"]) == (FIRST, "")
            assert [id for part in book["parts"] for id in part["pages"]] == [page["id"] for page in book["scenes"]]
            chosen = next(row for row in reversed(room.record.milestones()) if row["kind"] == "chosen")
            marked = {page["id"]: page["chosen"] for page in book["scenes"] if page.get("chosen")}
            assert {scene_of(id) for id in marked} >= {chosen["source"]} and all(marked.values())
            read = {scene_of(id) for id in state.read}
            assert first["closed"] == len(scenes_of(PACK, FIRST) - read) > 0
            assert book["closed"] == len(PACK.dreams) - 1
            closed = {scene for scene in PACK.scenes if scene not in read}
            assert not closed & {*json.dumps(book["parts"]).replace('"', " ").split()}

    run(go())


def test_what_is_read_between_dreams_belongs_to_none() -> None:
    passed = [
        {"kind": "dream", "source": FIRST},
        {"kind": "scene", "source": "zvoneni"},
        {"kind": "dream-over", "source": FIRST, "to": "victory"},
        {"kind": "scene", "source": "svetlo"},
    ]
    assert list(by_dream(PACK, ["zvoneni", "svetlo"], passed)) == [(FIRST, ["zvoneni"]), ("", ["svetlo"])]
    assert list(by_dream(PACK, ["zvoneni", "svetlo"], [])) == [(FIRST, ["zvoneni", "svetlo"])]


def test_every_dream_has_pages_of_its_own_that_begin_and_end_it() -> None:
    for id, dream in PACK.dreams.items():
        assert {dream.intro, dream.exhausted} <= scenes_of(PACK, id)
        assert len(scenes_of(PACK, id)) > 10
