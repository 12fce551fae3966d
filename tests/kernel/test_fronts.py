"""A game lives in its own folders; the registry alone knows them all."""

import re
from pathlib import Path

from snar.bots.front import bots_of
from snar.cli.commands.scenario import port_of
from snar.cli.front import terminal_of
from snar.envs.front import envs_of
from snar.games import FRONTS, GAMES
from snar.lab.front import lab_of

SNAR = Path(__file__).parents[2] / "src" / "snar"


def names_a_game(path: Path) -> bool:
    """In its code; a sentence of a comment may compare two games."""
    code = re.sub(r'""".*?"""|#[^\n]*', "", path.read_text("utf-8"), flags=re.DOTALL)
    code = code.replace("ref_template", "")  # a word of msgspec
    names = "|".join(FRONTS)
    return bool(re.search(rf"(?<![A-Za-z])({names})(?![a-z])|({names.title()})[A-Z]", code))


def outside() -> list[Path]:
    """Every file that belongs to no game."""
    rooms = {*FRONTS}
    return [path for path in SNAR.rglob("*.py") if not rooms & {*path.relative_to(SNAR).parts}]


def test_no_file_outside_a_games_rooms_names_it() -> None:
    found = {path.relative_to(SNAR).as_posix() for path in outside() if names_a_game(path)} - {"games.py"}
    assert found == set()


def test_every_part_of_every_front_is_there() -> None:
    for name, front in FRONTS.items():
        assert GAMES[name].name == front.name == name
        for layer in ("rules", "packs", "printed", "scenario", "bots", "envs", "lab", "server", "terminal"):
            assert bool(front.part(layer)) == bool(getattr(front, layer))


def test_a_game_with_nothing_but_rules_and_texts_has_a_part_in_every_layer() -> None:
    """By its own folder and one line of the registry."""
    front = FRONTS["template"]
    assert not any(
        getattr(front, layer)
        for layer in ("pack", "packs", "printed", "scenario", "bots", "envs", "lab", "server", "terminal")
    )
    assert all(part(front.name) for part in (bots_of, envs_of, lab_of, terminal_of, port_of))
    assert [path for path in SNAR.rglob("*") if front.name in path.relative_to(SNAR).parts[1:-1]] == []
