"""Packs from outside: what can be brought, what is refused and how, and what is read of a folder at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from snar.cli.packing import sound
from snar.games import GAMES, bring, texts_folder
from snar.kernel.choice import Refused
from snar.packs import shelf
from snar.packs.ether.loader import load_ether
from snar.packs.folders import BIGGEST, BUILT_IN, PackError
from snar.packs.rise.loader import load as load_rise

from .changed import change, copied, empty_shelf, ether_pack, rise_pack


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    yield
    empty_shelf()


def test_what_was_brought_is_played_by_its_name(tmp_path: Path) -> None:
    one = bring(rise_pack(tmp_path / "pack"))
    rules = GAMES["rise"].agree(pack="papirove-sny")
    assert (rules.pack, rules.version) == ("papirove-sny", "1.2.0")
    assert GAMES["rise"].pack_hash(rules) == one.hash != GAMES["rise"].pack_hash(GAMES["rise"].agree())
    assert texts_folder("rise", "papirove-sny") == tmp_path / "pack" and texts_folder("rise") == BUILT_IN / "rise-snu"
    change(tmp_path / "pack" / "characters.toml", "pohyb = 8", "pohyb = 1")  # it is held as it was read
    assert GAMES["rise"].pack_hash(rules) == one.hash
    shelf.take_away(one)
    with pytest.raises(Refused) as caught:
        GAMES["rise"].agree(pack="papirove-sny")
    assert caught.value.refusal.reason == "unknown-pack"
    assert GAMES["rise"].pack_hash(rules) == ""


def test_the_rules_of_a_game_with_its_own_pack_are_written_as_ever() -> None:
    rules = GAMES["rise"].agree()
    assert not {"pack", "version"} & rules.to_data().keys()
    assert GAMES["rise"].rules_from_data(rules.to_data()) == rules
    assert "version" not in GAMES["ether"].agree().to_data()


def test_a_campaign_belongs_to_its_pack(tmp_path: Path) -> None:
    bring(ether_pack(tmp_path / "pack"))
    ether = GAMES["ether"]
    for chronicle, pack, reason in (
        ({"pack": "papirovy-eter"}, "etherfields", "campaign-of-other-pack"),
        ({"pack": "zmizely"}, "", "campaign-without-pack"),
        ({"pack": str(tmp_path / "pack")}, "", "campaign-without-pack"),  # a file names no folders of this machine
        ({"pack": "papirovy-eter"}, "", "bad-chronicle"),  # the pack is found, the rest of it is missing
    ):
        with pytest.raises(Refused) as caught:
            ether.agree(chronicle=chronicle, pack=pack)
        assert caught.value.refusal.reason == reason


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("pack.toml", 'id = "mine"', 'id = "rise-snu"', "a pack of this name comes with the game"),
        ("pack.toml", 'id = "mine"', 'id = "../../mine"', "id or version is too long or odd"),
        ("pack.toml", "1.2.0", "1.2\\\\n0", "id or version is too long or odd"),
        ("pack.toml", 'game = "rise"', 'game = "chess"', "game = 'chess'; use one of: rise, ether"),
        ("dreams.toml", "light = 10", "light = 7", "dreams.toml"),
        ("dreams.toml", "light = 10", "light = ", "not readable"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_in_one_line(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    change(copied("rise-snu", tmp_path / "pack", "mine") / file, old, new)
    with pytest.raises(PackError) as caught:
        bring(tmp_path / "pack")
    assert said in str(caught.value) and "\n" not in str(caught.value)
    assert "mine" not in shelf.names("rise")


def test_a_character_that_the_pack_does_not_have_is_refused(tmp_path: Path) -> None:
    """Whom everybody plays with by default has to be there."""
    renamed(rise_pack(tmp_path / "pack"), "titan", "obr")
    bring(tmp_path / "pack")
    with pytest.raises(Refused) as caught:
        GAMES["rise"].agree(pack="papirove-sny", characters=["rytir", "titan"])
    assert caught.value.refusal.reason == "unknown-character"
    with pytest.raises(PackError, match="no game can be set up with it"):
        bring(renamed(copied("rise-snu", tmp_path / "other", "mine"), "stin", "stinka"))
    assert "mine" not in shelf.names("rise")


def renamed(folder: Path, old: str, new: str) -> Path:
    for file in folder.glob("*.toml"):
        file.write_text(file.read_text("utf-8").replace(f'"{old}"', f'"{new}"'), "utf-8")
    return folder


def test_one_name_stands_for_one_pack(tmp_path: Path) -> None:
    one = bring(rise_pack(tmp_path / "one"))
    assert bring(tmp_path / "one") is one
    with pytest.raises(PackError, match="two packs have this id"):
        bring(copied("rise-snu", tmp_path / "two", one.id))


def test_however_its_path_is_written_it_is_the_same_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    one = bring(rise_pack(Path("one")))
    assert bring(tmp_path / "one") is one and texts_folder("rise", one.id) == tmp_path / "one"


@pytest.mark.parametrize("letter", ["\x1b[2J", "\u202e", r'{"\u001B"}[2J', r'{"\U00202e"}'])
def test_a_text_that_steers_the_terminal_is_refused(tmp_path: Path, letter: str) -> None:
    folder = copied("rise-snu", tmp_path / "pack", "mine")
    (folder / "cs" / "more.ftl").write_text(f"more = Karta {letter}\n", "utf-8")
    with pytest.raises(PackError, match=r"cs/more\.ftl: a letter that nobody sees"):
        sound(folder)


@pytest.mark.parametrize("link", ["cs/more.ftl", "de", "art/more.toml"])
def test_a_link_out_of_the_pack_is_refused(tmp_path: Path, link: str) -> None:
    """`PASSWORD = ...` is a message, and a card of the pack could say it to every guest."""
    folder = copied("rise-snu", tmp_path / "pack", "mine")
    (tmp_path / "secrets").mkdir()
    (tmp_path / "secrets" / "more.ftl").write_text("PASSWORD = tajne\n", "utf-8")
    (folder / "art").mkdir(exist_ok=True)
    (folder / link).symlink_to(tmp_path / "secrets" / ("" if link == "de" else "more.ftl"))
    with pytest.raises(PackError, match="leads out of the pack"):
        bring(folder)


def test_only_plain_files_of_a_bounded_size_are_read(tmp_path: Path) -> None:
    folder = copied("rise-snu", tmp_path / "pack", "mine")
    (folder / "cs" / "more.ftl").write_bytes(b"#" * (BIGGEST + 1))
    with pytest.raises(PackError, match=r"cs/more.ftl: \d+ bytes"):
        bring(folder)
    (folder / "cs" / "more.ftl").unlink()
    os.mkfifo(folder / "cs" / "endless.ftl")
    with pytest.raises(PackError, match=r"cs/endless.ftl: not a file"):
        bring(folder)
    (folder / "cs" / "endless.ftl").unlink()
    (folder / "run-me.py").write_text("raise SystemExit", "utf-8")
    kept = shelf.copied(folder, tmp_path / "box")
    assert not list(kept.rglob("*.py")) and (kept / "cs" / "dreams.ftl").is_file()
    change(folder / "cs" / "dreams.ftl", "=", "= ")
    assert shelf.copied(folder, tmp_path / "box") != kept, "other words, another copy"


def test_words_that_refer_to_words_are_bounded(tmp_path: Path) -> None:
    """A text that would grow for ever says nothing, and quickly."""
    from snar.texts.bundle import Texts

    rows = [f"laugh-{n} = " + f"{{ laugh-{n - 1} }}" * 10 for n in range(1, 30)]
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "laugh.ftl").write_text("\n".join(["laugh-0 = ha", *rows, "loop = { loop }"]), "utf-8")
    texts = Texts([tmp_path], "cs")
    texts.strict = False
    assert len(texts.say("laugh-29")) < 100_000 and len(texts.say("loop")) < 100


@pytest.mark.parametrize("name", ["á" * 300, "x" * 50_000, "a\x00b", "", "\n"])
def test_a_name_that_no_folder_can_have_is_no_pack(name: str) -> None:
    for load in (load_rise, load_ether):
        with pytest.raises(PackError, match="no such pack") as caught:
            load(name)
        assert len(str(caught.value)) < 400
