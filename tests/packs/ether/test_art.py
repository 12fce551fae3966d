"""Pictures are data of the pack: what they name is there, and no two things of one kind look the same."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from snar.packs.ether.art import LAYERS, Art, art_in, read_art
from snar.packs.ether.check_art import check_art
from snar.packs.ether.loader import load_ether
from snar.packs.folders import BUILT_IN, pack_hash

PACK = load_ether()
SHOWN = (
    "sleepers", "influence", "items", "masks", "weaknesses", "turns", "mutations", "seasons", "dreams", "slumbers",
    "fate", "wisdom", "notes", "memories", "tiles", "overlays", "districts", "locations",
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The pictures of the pack, to be spoilt."""
    shutil.copytree(BUILT_IN / "etherfields" / "art", tmp_path / "art")
    return tmp_path


def change(folder: Path, old: str, new: str, file: str = "pictures.toml") -> list[str]:
    path = folder / "art" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return [str(problem) for problem in check_art(PACK, folder)]


def test_at_least_sixty_motifs_each_a_drawing_of_several_strokes() -> None:
    motifs = art_in(BUILT_IN / "etherfields").motifs
    assert len(motifs) >= 60
    assert all(set(motif) <= set(LAYERS) for motif in motifs.values())
    assert all(sum(path.count("M") for path in motif.values()) >= 2 for motif in motifs.values())


def test_no_two_motifs_are_drawn_alike() -> None:
    drawn = [tuple(sorted(motif.items())) for motif in art_in(BUILT_IN / "etherfields").motifs.values()]
    assert len(drawn) == len(set(drawn))


def test_everything_of_the_pack_has_a_picture() -> None:
    art = art_in(BUILT_IN / "etherfields")
    assert [id for id in PACK.scenes if not art.of("scene", id)] == []
    assert [id for id in PACK.entities if not art.of("entity", id)] == []
    things = [id for name in SHOWN for id in getattr(PACK, name)]
    assert [id for id in things if not art.of("thing", id)] == []
    assert [id for id in (*PACK.tiles, *PACK.overlays) if not art.of("plan", id)] == []
    placed = [(tile.id, action.id) for tile in PACK.tiles.values() for action in tile.actions]
    assert [key for key in placed if not art.action(*key)] == []


def test_no_two_things_of_one_kind_share_a_picture() -> None:
    art = art_in(BUILT_IN / "etherfields")
    for name in SHOWN:
        shown = [art.of("thing", id) for id in getattr(PACK, name)]
        assert len(shown) == len(set(shown)), name
    shown = [art.of("entity", id) for id in PACK.entities]
    assert len(shown) == len(set(shown))


def test_pictures_change_no_rule(folder: Path) -> None:
    """A saved game goes on when somebody draws better."""
    before = pack_hash(folder)
    change(folder, "M", "M1 1M", "motifs-house.toml")
    assert pack_hash(folder) == before


def test_a_pack_without_pictures_is_a_pack(tmp_path: Path) -> None:
    assert read_art(tmp_path) == (Art(), [])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('= ["telefon", "kabat"', '= ["telephon", "kabat"', "zvoneni: it shows 'telephon', which is not drawn; did"),
        ('sluchatko = ["', 'sluchadko = ["', "sluchadko: there is no such scene; did you mean sluchatko?"),
        ('prvni-sen = "clock"', 'prvni-sen = "sand"', "time = 'sand'; use one of: clock, water, candle, reel"),
        ('kapesni-svitilna = ["svitilna"]', 'kapesni-svitilna = ["budik"]', "it has the picture of kapesni-svitilna"),
        ("kuchyne = { linka", "kuchyne = { lynka", "there is no action kuchyne.lynka; did you mean linka?"),
        ('konec-bratr = ["kolik", ', "konec-bratr = [1, ", "scene shows [1, "),
        ("[scene]", "[scenes]", "unknown table [scenes]"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(folder: Path, old: str, new: str, said: str) -> None:
    found = change(folder, old, new)
    assert any(said in line for line in found), found
    assert all("\n" not in line for line in found)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "telefon"', 'id = "telefon"\nhair = "M1 1"', "telefon: unknown layer hair"),
        ('id = "telefon"', 'id = "klic"', "klic: it is drawn twice"),
        ('id = "telefon"', 'id = "Telefon"', "id 'Telefon'; use small ASCII letters"),
        ('line = "M', 'line = "url(#x)M', "line is no path"),
        ("[[motif]]", "[[drawing]]", "something else than [[motif]]"),
        ('id = "telefon"', 'id = "telegraf"', "telegraf: the motif is never shown"),
        ('id = "telefon"', "id = ", "not readable"),
        ('id = "telefon"', 'id = "koutek"', "koutek: a thing of the pack has that name"),
    ],
)  # fmt: skip
def test_a_drawing_that_is_none_is_refused(folder: Path, old: str, new: str, said: str) -> None:
    for other in (folder / "art").glob("motifs-[!h]*"):
        other.unlink()
    found = change(folder, old, new, "motifs-house.toml")
    assert any(said in line for line in found), found
