"""A saved game loads in a process that has done nothing else, at whatever choice it was set aside."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.kernel import save
from snar.kernel.flow import REGISTRY
from snar.kernel.session import Session
from snar.rise.game import Rise
from tests.rules.ether.rich import Rich

LONG = os.environ.get("SNAR_LONG") == "1"
ANSWERS = 400 if LONG else 40
KNOWN = """
import json
from snar.kernel.flow import REGISTRY
import snar.{game}.game
print(json.dumps(sorted(REGISTRY)))
"""
LOADED = """
import json, os, sys
from snar.kernel import save
from snar.{game}.game import {cls}
{cls}().pack_hash({cls}().agree())
for line in open(sys.argv[1], encoding="utf-8"):
    row = json.loads(line)
    if os.fork():
        if os.wait()[1]:
            sys.exit(f"answer {{row['number']}}: {{row['topic']}}")
        continue
    session = save.from_text({cls}(), row["save"])
    assert session.state.choice_of(row["seat"]).topic == row["topic"]
    session.answer(row["seat"], row["key"])
    assert session.state.dump() == row["then"], "it went on differently"
    os._exit(0)
"""
PAIR = SLEEPERS[:2]
TABLES: list[tuple[str, Any, dict[str, Any]]] = [
    ("rise", Rise(), {}),
    ("rise", Rise(), {"scenario": "zkouska-sily", "players": 4}),
    ("ether", Ether(), {"sleepers": SLEEPERS[:3], "options": ("strukturovane-tahy",)}),
    ("ether", Rich(), {"sleepers": PAIR, "start": "world", "options": ("nepreruseny-sen", "pokerove-karty")}),
    ("ether", Rich(), {"sleepers": PAIR, "start": "dream:beh-pred-vodou"}),
    ("ether", Rich(), {"sleepers": SLEEPERS, "start": "dream:ustredna"}),
    ("ether", Rich(), {"sleepers": PAIR, "start": "dream:zatopa", "options": ("trnovy-rytir",)}),
    ("ether", Rich(), {"sleepers": PAIR, "start": "slumber:prizrak"}),
]


@pytest.mark.parametrize(
    ("game", "some"), [("rise", {"rise.Choose", "rise.PickCard"}), ("ether", {"ether.Poker", "ether.StructuredStep"})]
)
def test_every_procedure_is_known_as_soon_as_the_game_is_imported(game: str, some: set[str]) -> None:
    run = subprocess.run([sys.executable, "-c", KNOWN.format(game=game)], capture_output=True, text=True, check=True)
    known = json.loads(run.stdout)
    assert [name for name in REGISTRY if name.startswith(f"{game}.") and name not in known] == []
    assert some <= set(known)


def choices(game: Any, agreed: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A save at every choice of a random game, the answer that was given there, and the state it led to."""
    session, dice = Session.seeded(game, game.agree(**agreed), "fresh"), random.Random("fresh")
    for number in range(ANSWERS):
        if session.state.over:
            return
        choice = dice.choice(session.state.pending)
        bold = [option.key for option in choice.options if option.key not in ("ready", "back", "save", "escape")]
        key = dice.choice(bold or [option.key for option in choice.options])
        row = {"number": number, "save": save.to_text(session), "seat": choice.seat, "topic": choice.topic, "key": key}
        session.answer(choice.seat, key)
        yield {**row, "then": session.state.dump()}


@pytest.mark.parametrize(("name", "game", "agreed"), TABLES, ids=[f"{t[0]}-{t[2].get('start', '')}" for t in TABLES])
def test_set_aside_at_any_choice_it_goes_on_in_a_fresh_process(
    name: str, game: Any, agreed: dict[str, Any], tmp_path: Path
) -> None:
    """The process imports the game and reads its pack; every save is loaded by a child that has loaded no other."""
    rows = list(choices(game, agreed))
    assert len(rows) > 10, "too short a game to say much"
    path = tmp_path / "saves.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    program = LOADED.format(game=name, cls=name.capitalize())
    run = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
