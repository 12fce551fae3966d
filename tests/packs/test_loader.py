from collections.abc import Callable
from pathlib import Path

import pytest

from snar.packs.folders import PackError
from snar.packs.rise.loader import load, read
from snar.packs.rise.model import Creature, Deed, DreamCard, Item, Modify, OneShot, Quest, Spell

Write = Callable[..., Path]


def test_a_small_pack_is_loaded(write: Write) -> None:
    pack = load(write())
    assert (pack.id, pack.version, pack.game) == ("maly", "0.1.0", "rise")
    assert len(pack.board) == 7
    assert pack.board[1] == ("15*", "c", "c", "45", "Ig", "Is", "I")
    assert pack.spells == {"blesk": Spell("blesk", 6, "other")}
    assert pack.timegate == {4: ({"verb": "skip"},)}
    barbar = pack.characters["barbar"]
    assert (barbar.moc, barbar.traits, barbar.use) == (5, frozenset({"unstoppable"}), ())
    assert barbar.modify == (Modify("moc", 1, None, "attack"),)
    stin = pack.characters["stin"].use[0]
    assert (stin.at, stin.against, stin.cost, stin.limit) == ("duel", "creature", 1, "round")


def test_kinds_and_defaults(write: Write) -> None:
    cards = load(write()).cards
    sopka, vlk, lektvar, dar = (cards[id] for id in ("sopka", "vlk", "lektvar", "dar"))
    assert isinstance(sopka, DreamCard)
    assert (sopka.kind, sopka.deck, sopka.effects[0].spared) == ("horror", "horror", frozenset({"stin"}))
    assert isinstance(vlk, Creature)
    assert (vlk.deck, vlk.back, vlk.hostile, vlk.won) == ("event", 4, "any", ())
    assert isinstance(lektvar, Item)
    assert lektvar.single
    assert isinstance(dar, OneShot)
    assert dar.do == ({"verb": "unlay", "whose": "any"},)
    assert cards["studanky"] == Quest("studanky", "easy", 1, (Deed("visit", "well", 3, True),))


def test_effects_are_frozen_all_the_way_down(write: Write) -> None:
    card = load(write()).cards["ptak-ohnivak"]
    assert isinstance(card, DreamCard)
    table = card.effects[0].do[0]["table"]
    assert table[0] == {"upto": 2, "do": ({"verb": "power", "tokens": 1},)}
    choose = table[1]["do"][0]
    assert choose == {"verb": "choose", "of": (({"verb": "carry", "to": "23"},), ()), "may": False}


def test_every_physical_card_in_a_stable_order(write: Write) -> None:
    copies = load(write()).copies
    ids = "ptak-ohnivak sopka sopka vlk lektvar dar studanky mag mag"
    assert " ".join(card.id for card in copies) == ids


def test_the_hash_names_rules_and_not_texts(write: Write, tmp_path: Path) -> None:
    before = load(write()).hash
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "dreams.ftl").write_text("sopka = Sopka\n", "utf-8")
    assert load(tmp_path).hash == before
    assert load(write("horrors.toml", "bp = 3", "bp = 4")).hash != before


def test_the_hash_is_the_same_with_windows_line_ends(write: Write, tmp_path: Path) -> None:
    before = load(write()).hash
    for path in tmp_path.glob("*.toml"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert load(tmp_path).hash == before


def test_decks_may_be_left_out(write: Write, tmp_path: Path) -> None:
    (write() / "abilities.toml").unlink()
    assert "mag" not in load(tmp_path).cards


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("pack.toml", "schema = 1", "schema = 2", "pack.toml: schema = 2; use a whole number 1..1"),
        ("dreams.toml", "bp = 1", "", "dreams.toml: ptak-ohnivak: bp is missing; add a whole number 1..8"),
        (
            "horrors.toml",
            "lives = 3",
            "lives = 9",
            "horrors.toml: sopka: effect 1: do 1: wound.lives = 9; use",
        ),
        (
            "horrors.toml",
            '["stin"]',
            '["nikdo"]',
            "horrors.toml: sopka: except names 'nikdo'; use characters",
        ),
        ("board.toml", "45", "46", "board.toml: rows: field 45 is missing; characters start there"),
    ],
)
def test_a_broken_pack_is_refused_with_one_line(write: Write, file: str, old: str, new: str, line: str) -> None:
    with pytest.raises(PackError) as error:
        load(write(file, old, new))
    assert str(error.value).startswith(line)
    assert "\n" not in str(error.value)


def test_an_unknown_pack_is_refused_with_one_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"no such pack; use .*rise-snu.* or a folder with pack.toml"):
        load(tmp_path / "nic")


def test_a_pack_without_a_board_is_refused(write: Write, tmp_path: Path) -> None:
    (write() / "board.toml").unlink()
    with pytest.raises(PackError, match=r"^board.toml: the file is missing; add it"):
        read(tmp_path)


def test_the_built_in_pack_is_loaded_once() -> None:
    assert load() is load("rise-snu")
