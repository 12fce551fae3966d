"""Saves of older versions go on, or are refused with the reason; `python -m tests.kernel.keep_saves` keeps more."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from snar.cli.errors import Trouble
from snar.cli.ether import chronicles
from snar.ether.campaign import chronicle
from snar.ether.content import content_for
from snar.ether.game import Ether
from snar.kernel import save
from snar.kernel.choice import Refused
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State
from snar.rise.game import Rise

from .keep_saves import FOLDER, HERE, SMALL, TABLES

GAMES: dict[str, Any] = {"rise": Rise(), "ether": Ether()}
SAVES = sorted(FOLDER.glob("[re]*.json"))
CHRONICLES = sorted(FOLDER.glob("chronicle.*.json"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").replace(HERE, SMALL)


def why_not(text: str) -> str:
    """The reason for which this save cannot go on with today's version; "" if it can."""
    data = json.loads(text)
    game = GAMES[data["game"]]
    if data["snar-save"] != save.SCHEMA:
        return "other-schema"
    return "" if data["pack"] == game.pack_hash(game.rules_from_data(data["header"]["rules"])) else "other-pack"


def go_on(g: State, answers: int = 30) -> None:
    dice = random.Random(1)
    for _ in range(answers):
        if g.over:
            return
        choice = dice.choice(g.pending)
        g.answer(choice.seat, dice.choice(choice.options).key)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_goes_on_or_says_why_not(path: Path) -> None:
    text = text_of(path)
    game, reason = GAMES[json.loads(text)["game"]], why_not(text)
    if reason:
        with pytest.raises(save.SaveError, match=reason):
            save.from_text(game, text)
        return
    session = save.from_text(game, text)
    assert json.loads(session.state.dump()) == json.loads(text)["state"]
    assert session.number == len(session.journal.entries)
    go_on(session.state)


def test_a_save_of_every_table_is_kept_for_this_schema() -> None:
    assert {path.name for path in SAVES} >= {f"{name}.{save.SCHEMA}.json" for name in TABLES}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_later_schema_refuses_it_by_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "SCHEMA", save.SCHEMA + 1)
    text = text_of(path)
    with pytest.raises(save.SaveError) as caught:
        save.from_text(GAMES[json.loads(text)["game"]], text)
    assert caught.value.reason == "other-schema"
    assert caught.value.about == {"schema": json.loads(text)["snar-save"], "known": save.SCHEMA}


# -- what a campaign keeps -------------------------------------------------------------------------------------------
def cards_are_known(kept: dict[str, Any]) -> bool:
    named = {id for ids in kept["shared"].values() for id in ids}
    named |= {id for row in kept["sleepers"].values() for part in ("cards", "masks") for id in row[part]}
    return named <= set(content_for(kept["pack"]).numbers)


@pytest.mark.parametrize("path", CHRONICLES, ids=lambda path: path.stem)
def test_a_kept_chronicle_begins_a_game_or_says_why_not(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))["chronicle"]
    agreed = {"sleepers": ("hracka", "drsnak", "specialista"), "chronicle": kept}
    if kept["version"] != chronicle.VERSION or not cards_are_known(kept):
        with pytest.raises(Refused, match="bad-chronicle"):
            Ether().agree(**agreed)
        return
    assert chronicles.read(str(path)) == kept
    g = Ether().new(Ether().agree(**agreed), Rng(key_from_seed("kept")))
    assert g.log == tuple(tuple(row) for row in kept["log"])
    go_on(g)


@pytest.mark.parametrize("path", CHRONICLES, ids=lambda path: path.stem)
def test_a_later_version_refuses_a_chronicle_and_says_both(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "VERSION", chronicle.VERSION + 1)
    with pytest.raises(Trouble) as caught:
        chronicles.read(str(path))
    assert caught.value.key == "chronicle-version"
    kept = json.loads(path.read_text(encoding="utf-8"))["chronicle"]
    with pytest.raises(Refused, match="bad-chronicle"):
        Ether().agree(sleepers=("hracka",), chronicle=kept)


def test_a_chronicle_is_kept_for_this_version() -> None:
    assert f"chronicle.{chronicles.FORMAT}.{chronicle.VERSION}.json" in {path.name for path in CHRONICLES}
