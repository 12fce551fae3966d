"""Every scenario file is a test of its rules; and a wrong file is reported in one clear line (docs/scenarios.md)."""

import copy
import json
import re
import tomllib
from pathlib import Path

import pytest

from snar.cli.commands.scenario import run_data as run
from snar.cli.commands.scenario import run_file
from snar.rise.scenario import Table
from snar.scenario import BadScenario

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "tests" / "scenarios" / "rise").glob("*.toml"))
DOC = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")


def read(path):
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [pytest.param(p, id=p.stem, marks=pytest.mark.rule(*read(p)["rules"])) for p in FILES])
def test_scenario(path):
    assert run_file(path) == []


def test_at_least_twenty_scenarios_with_titles_of_their_own():
    titles = {read(path)["title"] for path in FILES}
    assert len(titles) == len(FILES) >= 20


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_last_answer_and_every_expectation_of_a_file_matter(path):
    """Left out, the last answer breaks the file; so does any changed value of its `then`."""
    data = read(path)
    if "refused" not in data["when"][-1]:
        assert run({**data, "when": data["when"][:-1]})
    for name, value in data["then"].items():
        assert run({**data, "then": {**data["then"], name: changed(value)}}), name


def changed(value):
    """Something else in the same shape."""
    if isinstance(value, dict) and value:
        return {key: changed(item) for key, item in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], dict) and "kind" in value[0]:
        return [{**value[0], "kind": "never"}]
    return ["nothing of the kind"] if isinstance(value, list) else "nothing of the kind"


DUEL = {
    "title": "A duel",
    "rules": ["RS-DUL-1"],
    "given": {
        "plain": True,
        "dice": [5, 3],
        "figures": {"rytir": {"field": "45", "bp": 5}, "stin": {"field": "46"}},
    },
    "when": [{"seat": "rytir", "say": "move 46 attack stin"}],
    "then": {"figures": {"stin": {"lives": 2}}},
}


def broken(*path_and_value):
    """The duel with one thing changed."""
    *path, last, value = path_and_value
    data = copy.deepcopy(DUEL)
    place = data
    for key in path:
        place = place[key] if isinstance(place, list) else place.setdefault(key, {})
    place[last] = value
    return run(data)


def test_the_duel_itself_is_right():
    assert run(DUEL) == []


@pytest.mark.parametrize(
    ("change", "line"),
    [
        # what is expected
        (("then", "figures", "stin", "lives", 3), "then.figures.stin.lives: 2, not 3"),
        (("then", "figures", "druid", {"lives": 3}), "then.figures.druid: not there; there are rytir, stin"),
        (("then", "figures", "stin", "luck", 3), "then.figures.stin.luck: not there"),
        (("then", "weather", "fair"), "then.weather: not there"),
        (("then", "events", [{"kind": "awaken"}]), "then.events: {'kind': 'awaken'} did not happen"),
        (("then", "no_events", [{"kind": "duel"}]), "then.no_events: {'kind': 'duel'} happened"),
        (
            ("then", "offers", {"rytir": ["attack stin"]}),
            "then.offers.rytir: attack stin is wrong; offered are ['move 43'",
        ),
        (("then", "offers", {"rytir": ["!end"]}), "then.offers.rytir: !end is wrong"),
        (("then", "offers", {"rytir": ["=", "end"]}), "then.offers.rytir: ['move 43', "),
        (("then", "offers", {"druid": ["end"]}), "then: druid: not at this table; here are rytir, stin"),
        (
            ("then", "costs", {"rytir": {"move 43": {"bp": 1}}}),
            "then.costs.rytir: move 43 costs {'bp': 2}, not {'bp': 1}",
        ),
        (("then", "costs", {"rytir": {"move 88": {"bp": 1}}}), "then.costs.rytir: move 88 is not offered"),
        (("then", "zones", {"items.rytir": ["zlaty-mec"]}), "then.zones.items.rytir: [], not ['zlaty-mec']"),
        (("then", "zones", {"attic": []}), "then: zones.attic: no such zone"),
        (("then", "view", {"nobody": {"round": 1}}), "then: nobody: not at this table"),
        (("then", "view", {"spectator": {"round": 2}}), "then.view.spectator.round: 1, not 2"),
        # answers and dice
        (("given", "dice", [5, 3, 1]), "dice not used: [1]"),
        (("given", "dice", [5]), "when 1: a die was rolled that the script does not hold"),
        (("given", "dice", [9]), "dice: 9 is not a whole number 1..8"),
        (
            ("when", 0, "say", "move 46 attack druid"),
            "when 1: rytir says 'move 46 attack druid', refused at 'attack druid': nobody-here (RS-DUL-1); rytir may",
        ),
        (("when", 0, "say", "move 46 attack stin move 88"), "when 1: not used: move 88 (after move 46 attack stin)"),
        (
            ("when", 0, "seat", "stin"),
            "when 1: stin says 'move 46 attack stin', refused: not-your-choice; rytir may answer move 42",
        ),
        (("when", 0, "seat", "druid"), "when 1: druid: not at this table; here are rytir, stin"),
        (
            ("when", 0, "refused", "RS-DUL-2"),
            "when 1: 'move 46 attack stin' was accepted, but should be refused because of RS-DUL-2",
        ),
        (("when", 0, "says", "end"), "when 1: answer.says: unknown; known are refused, say, seat, then"),
        (("when", 0, {"say": "end"}), "when 1: answer: seat is missing"),
        (("when", 0, "then", {"round": 2}), "when 1: then.round: 1, not 2"),
        # the description
        (("author", "me"), "scenario.author: unknown; known are game, given, rules, then, title, when"),
        (("given", "weather", "fair"), "given.weather: unknown; known are "),
        (("given", "scenario", "nic"), "given: unknown-scenario (value = nic"),
        (("given", "options", ["tezke-ukoly", "dlouha-hra"]), "given: hard-or-long (RS-STR-10)"),
        (("given", "phase", "lunch"), "phase = lunch: known are setup, casting, movement"),
        (("given", "turn", "druid"), "turn: druid: not at this table; here are rytir, stin"),
        (("given", "round", 0), "round: 0 is not a whole number 1..999"),
        (("given", "light", 5), "light: 5 is not a list"),
        (("given", "light", [5]), "light: give two numbers, for sny and for tma"),
        (("given", "open", ["mars"]), "open: mars: no such world; there are iridion, filnerin, akademus"),
        (("given", "figures", "druid", {}), "figures.druid: unknown; known are rytir, stin"),
        (("given", "figures", "rytir", "luck", 3), "figures.rytir.luck: unknown; known are "),
        (("given", "figures", "rytir", "cell", 3), "figures.rytir.cell: unknown; known are "),
        (("given", "figures", "rytir", "field", "99"), "figures.rytir.field: 99: no such field"),
        (("given", "figures", "rytir", "lives", "many"), "figures.rytir.lives: 'many' is not a whole number"),
        (("given", "figures", "rytir", "skips", 1), "figures.rytir.skips: 1 is not true or false"),
        (("given", "figures", "rytir", "items", "zlaty-mec"), "figures.rytir.items: 'zlaty-mec' is not a list"),
        (("given", "figures", "rytir", "items", ["nic"]), "figures.rytir.items: nic: no such card"),
        (
            ("given", "figures", "rytir", "items", ["zlaty-mec"] * 9),
            "figures.rytir.items: zlaty-mec: no copy of it",
        ),
        (
            ("given", "figures", "rytir", "charmed", "druid"),
            "figures.rytir.charmed: druid: not at this table",
        ),
        (
            ("given", "figures", "rytir", "worked", ["46"]),
            "figures.rytir.worked: 46: no laid card",
        ),
        (("given", "figures", "rytir", "quests", [{"id": "lovec"}]), "figures.rytir.quests: world is missing"),
        (
            ("given", "figures", "rytir", "quests", [{"id": "sopka", "world": "iridion"}]),
            "figures.rytir.quests: sopka is no quest",
        ),
        (
            ("given", "figures", "rytir", "quests", [{"id": "lovec", "world": "iridion", "left": [1, 1]}]),
            "figures.rytir.quests: lovec has 1 deed(s); left and seen need one place for each",
        ),
        (
            ("given", "figures", "rytir", "hand", [{"card": "majak", "to": 1}]),
            "figures.rytir.hand: hand.0.to: unknown; known are card, known",
        ),
        (("given", "laid", [{"card": "sopka", "picture": "88"}]), "laid: sopka does not fit on 88 turned by 0"),
        (
            ("given", "laid", [{"card": "sopka", "picture": "46", "turn": 45}]),
            "laid: sopka does not fit on 46 turned by 45",
        ),
        (("given", "laid", [{"card": "lovec", "picture": "46"}]), "laid: lovec is no dream or horror"),
        (("given", "laid", [{"card": "sopka"}]), "laid: picture is missing"),
        (("given", "laid", [{"card": "sopka", "picture": "46", "token": 1}]), "laid.token: unknown; known are "),
        (("given", "decks", {"tarot": []}), "decks.tarot: no such deck"),
        (("given", "during", [{"proc": "Nap", "step": "sleep"}]), "during: Nap is no procedure of the rules"),
        (
            ("given", "during", [{"proc": "Cast", "step": "sleep"}]),
            "during: Cast has no step sleep; known are kind, field",
        ),
        (("given", "during", [{"proc": "Duel", "step": "roll"}]), "during: Duel: "),
    ],
)
def test_a_wrong_file_is_reported_in_one_clear_line(change, line):
    problems = broken(*change)
    assert len(problems) == 1 and "\n" not in problems[0], problems
    assert problems[0].startswith(line), problems[0]


def test_a_file_that_cannot_be_read_is_reported_with_its_path(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text("title = ", encoding="utf-8")
    [line] = run_file(path)
    assert line.startswith(f"{path}: Invalid value") and "\n" not in line
    [line] = run_file(tmp_path / "none.toml")
    assert "No such file" in line


def test_all_expectations_that_fail_are_listed():
    then = {"figures": {"stin": {"lives": 4}, "rytir": {"lives": 1}}, "round": 7}
    assert len(run({**DUEL, "then": then})) == 3


def test_everything_a_state_holds_can_be_described():
    """A game's state, said in words and built again, is the same state for every seat."""
    given = {
        "scenario": "zkouska-sily",
        "characters": ["rytir", "stin", "barbar"],
        "options": ["odmena"],
        "plain": True,
        "fame": 6,
        "round": 4,
        "turn": "stin",
        "order": ["barbar", "stin", "rytir"],
        "open": ["filnerin"],
        "laid": [{"card": "portal-svetu", "picture": "46", "turn": 270, "owner": "barbar", "actions": 2}],
        "used": {"event": ["zlaty-mec"], "easy": ["studanky"]},
        "decks": {"event": ["talir-polevky", {"card": "ohnive-tornado", "known": ["stin"]}]},
        "figures": {
            "rytir": {
                "field": "iridion.4",
                "circuit": 3,
                "spin": 1,
                "noted": 3,
                "slowed": 2,
                "charmed": "barbar",
                "annexed": ["akademus"],
                "hand": ["majak", {"card": "usvit", "known": ["stin"]}],
                "quests": [{"id": "studanky", "world": "filnerin", "left": [2], "seen": [["63"]]}],
            },
            "stin": {"field": "45", "bp": 4, "ruler": "rytir", "attacks": 1, "worked": ["46"], "stood_on": "46"},
            "barbar": {"field": "47", "stood_on": "46", "kept": ["druhy-dech"], "trophies": ["knihomol"], "fame": 2},
        },
    }
    table = Table(**given)
    g = table.g
    again = type(g).from_data(json.loads(g.dump()))
    assert again.dump() == g.dump()
    assert g.pending[0].seat == table.seat("rytir")  # who rules, answers
    view = table.view("stin")
    assert view["decks"]["event"]["known"] == {"2": "ohnive-tornado"} and view["turn"] == "stin"
    assert view["hands"]["0"] == {"count": 2, "known": ["usvit"]}
    assert view["figures"][0]["quests"][0]["seen"] == [["63"]]
    assert (table["barbar"].stood_on, table["stin"].stood_on) == (g.zones["laid"][0],) * 2


def test_a_saved_state_can_be_taken_as_it_is():
    saved = json.loads(Table(**{**DUEL["given"], "plain": False}).g.dump())
    assert Table(state=saved).g.dump() == json.dumps(saved, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    with pytest.raises(BadScenario, match=r"given\.round: unknown"):
        Table(state=saved, round=2)


def test_the_examples_of_the_document_run():
    examples = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
    assert len(examples) >= 3
    for example in examples:
        assert run(tomllib.loads(example)) == []
