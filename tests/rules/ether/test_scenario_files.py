"""Every scenario file is a test of its rules; and a wrong file is reported in one clear line (docs/scenarios.md)."""

import copy
import json
import tomllib
from pathlib import Path

import pytest

from snar.cli.commands.scenario import run_data as run
from snar.cli.commands.scenario import run_file
from snar.ether.plain import FIELDS
from snar.ether.scenario import Table
from snar.ether.sleeper import FIELDS as ROW
from snar.scenario import BadScenario

from .help import PACK, ROOM, one

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "ether").glob("*.toml"))
MOVE = {
    "title": "a move",
    "game": "ether",
    "rules": ["EF-BAS-1"],
    "given": {"pack": PACK, "tiles": ROOM, "dice": [], "sleepers": {"hracka": {"field": "a1", "hand": ["krok"]}}},
    "when": [{"seat": "hracka", "say": "move pay krok cunning done move a3"}],
    "then": {"sleepers": {"hracka": {"field": "a3"}}},
}


def read(path):
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [pytest.param(p, id=p.stem, marks=pytest.mark.rule(*read(p)["rules"])) for p in FILES])
def test_scenario(path):
    assert run_file(str(path)) == []


def test_a_scenario_that_holds_reports_nothing():
    assert run(MOVE) == []


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (("given", "moon"), 1, "given.moon: unknown"),
        (("given", "step"), "noon", "step = noon: known are"),
        (("given", "tiles"), ["nowhere"], "tiles: tile nowhere: not in this pack"),
        (("given", "dice"), [3], "dice not used: [3]"),
        (("given", "entities"), {"stin": {"figures": ["z9"]}}, "entities.stin: z9: no such field"),
        (("given", "sleepers", "hracka", "hand"), ["krok"] * 9, "sleepers.hracka: hand: krok: no copy of it is left"),
        (("given", "sleepers", "hracka", "states"), ["merry"], "sleepers.hracka: states: merry; known are"),
        (("given", "during"), [{"proc": "Nap"}], "during: Nap is no procedure"),
        (("when", 0, "seat"), "drsnak", "when 1: drsnak: not at this table"),
        (("when", 0, "say"), "gem", "when 1: hracka says 'gem', refused: too-dear (EF-ACT-2); hracka may answer move"),
        (("then", "sleepers", "hracka", "field"), "a2", "then.sleepers.hracka.field: a3, not a2"),
        (("then", "zones"), {"attic": []}, "then: zones.attic: no such zone"),
        (("then", "offers"), {"hracka": ["!ready"]}, "then.offers.hracka: !ready is wrong"),
        (("then", "events"), [{"kind": "death"}], "then.events: {'kind': 'death'} did not happen"),
    ],
)
def test_a_wrong_file_is_reported_in_one_clear_line(path, value, line):
    data = copy.deepcopy(MOVE)
    table = data
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = value
    problems = run(data)
    assert len(problems) == 1 and "\n" not in problems[0], problems
    assert problems[0].startswith(line), problems[0]


def test_everything_a_state_holds_can_be_described():
    """Every field of the state and of a sleeper differs from its beginning in this position, and is as described."""
    row = {
        "field": "a2", "distress": 2, "ether": 3, "gems": 1, "states": [["stunned", 2]],
        "progress": ["dilna", "herbar"],
        "turned": ["dilna"], "tokens": {"herbar": 2}, "spent": ["act zkouska.volat"], "used": ["act dilna.kout"],
        "boosted": True, "effort": True, "ready": True, "quiet": True,
    }  # fmt: skip
    given = {
        "slumber": "chodby", "dream": "zkouska", "mode": "slumber", "outcome": "ends",
        "safe": False,
        "turn": 4, "first": "specialista", "blocked": [0], "hours": 2, "keys": 1, "tiles": ROOM, "armed": False,
        "spent": [["act predsin.rozbit", True]], "slots": [["act predsin.oltar", 2]], "bag": ["tize"], "souls": 1,
        "environments": [["light", "a1"]], "threats": ["a3"], "intent": {"act predsin.posunout": ["anger", 1]},
        "tokens": {"predsin": 3}, "supply": {"ether": 1}, "story": {"kabat": 2}, "read": ["uvod"], "found": ["nalez"],
        "doors": [["wall", "a1", "a2"]], "log": [["zkouska", "defeat"]], "quirks": [["vrtoch", "b3"]],
        "entities": {"stin": {"figures": [{"field": "a3", "states": ["surprised"]}], "mutations": ["vosk"]}},
        "companions": [["duch", "a1", "hracka"]],
    }  # fmt: skip
    other = {"field": "a1"}
    t = Table(pack=PACK, step="none", during=[{"proc": "DrawStep", "fields": [0, 0]}],
              sleepers={"hracka": row, "specialista": other}, **given)  # fmt: skip
    assert [name for name, start in ROW.items() if getattr(t["hracka"], name) == start] == ["seat"]
    assert [name for name, start in FIELDS.items() if getattr(t.g, name) == start] == ["location", "districts"]
    there = Table(location="misto-procitnuti", districts=["suburbie"], step="none", during=[{"proc": "Travel"}])
    assert (there.g.mode, there.g.location, there.g.districts) == ("world", "misto-procitnuti", ("suburbie",))
    assert (t.g.supply["ether"], t.g.supply["gem"], t.g.supply["state-a"]) == (1, 4, 0)
    again = Table(state=json.loads(t.g.dump()))
    assert again.g.dump() == t.g.dump()


def test_a_position_says_what_is_wrong_with_it():
    with pytest.raises(BadScenario, match="unknown-sleeper"):
        Table(sleepers={"nikdo": {}})
    with pytest.raises(BadScenario, match="not in progress"):
        one(turned=["dilna"])
