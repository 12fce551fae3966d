"""Whatever is written into a scenario file: one line that says what is wrong, never a traceback, never for ever."""

import copy
import tomllib
from datetime import date
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from snar.cli.commands.scenario import run_data
from snar.ether.scenario import Table as OfSleepers
from snar.ether.sleeper import FIELDS as OF_SLEEPER
from snar.rise.figure import FIELDS as OF_FIGURES
from snar.rise.scenario import Table as OfRealms

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.glob("*/*.toml"))
DEEP: list = []
for _ in range(200):
    DEEP = [DEEP]
ODD = [
    0, -1, 10**30, 16**5000, 1.5, True, "", "...", "x", "act x.y", "only", "b2:99", "\u0000", [], [[]], [0], ["x", "x"],
    [["x", 1]], [{}], {}, {"x": 1}, {"x": {"x": []}}, {"field": "a1"}, {"proc": "Turn"},
    [{"proc": "Apply", "step": "x"}], [None], DEEP, "x" * 50_000, ["..."] * 3000,
]  # fmt: skip
TRIES = 12  # slips in each file


def places(data, path=()):
    """Every value of a file, by its path."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from places(value, (*path, number))


def slip(data, dice):
    """One value replaced, one left out, or one added under an unknown name."""
    data = copy.deepcopy(data)
    *way, last = dice.choice(list(places(data)))
    place = data
    for key in way:
        place = place[key]
    match dice.randrange(4):
        case 0 if isinstance(place, dict):
            del place[last]
        case 1 if isinstance(place, dict):
            place["nonsense"] = dice.choice(ODD)
        case _:
            place[last] = copy.deepcopy(dice.choice(ODD))
    return data


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_slip_of_the_pen_is_reported_in_lines(path):
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    dice = Random(path.stem)
    for number in range(TRIES):
        wrong = slip(data, dice)
        if number % 2:
            wrong = slip(wrong, dice) if any(places(wrong)) else wrong  # two at once
        problems = run_data(wrong)
        assert all(isinstance(line, str) and 0 < len(line) < 1100 and "\n" not in line for line in problems), path.stem
        assert problems or not any("nonsense" in place for place in places(wrong)), path.stem


WORDS = st.sampled_from(
    ["", "x", "rytir", "stin", "46", "a3", "zlaty-mec", "usvit", "lichy-schod", "predsin", "only", "..."]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.text(max_size=5) | st.just(date(2024, 1, 1)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
OF_THEN = [
    "figures",
    "sleepers",
    "entities",
    "laid",
    "offers",
    "costs",
    "events",
    "no_events",
    "zones",
    "sizes",
    "view",
]
FUZZ = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def in_lines(data):
    problems = run_data(data)
    assert all(isinstance(line, str) and line and "\n" not in line for line in problems), data
    assert not [line for line in problems if "Error" in line], (data, problems)


def words(port):
    """What a description may hold, but for a whole state."""
    return sorted({*port.agreed, *port.words, "dice", "seed"})


@FUZZ
@given(
    st.dictionaries(st.sampled_from(words(OfRealms)), VALUES, max_size=2),
    VALUES,
)
def test_anything_given_to_a_realm_is_taken_or_named(given_, then):
    in_lines({"title": "x", "rules": [], "given": {"plain": True, **given_}, "then": {"figures": then}})


@FUZZ
@given(st.dictionaries(st.sampled_from([*sorted(OF_FIGURES), "field", "hand", "items", "quests"]), VALUES, max_size=2))
def test_anything_given_to_a_character_is_taken_or_named(row):
    in_lines({"title": "x", "rules": [], "given": {"plain": True, "figures": {"rytir": row}}, "then": {}})


@FUZZ
@given(st.dictionaries(st.sampled_from(words(OfSleepers)), VALUES, max_size=2))
def test_anything_given_to_sleepers_is_taken_or_named(given_):
    in_lines({"title": "x", "game": "ether", "rules": [], "given": {"tiles": ["predsin"], **given_}, "then": {}})


@FUZZ
@given(st.dictionaries(st.sampled_from([*sorted(OF_SLEEPER), "hand", "deck", "mask"]), VALUES, max_size=2), VALUES)
@example({"turned": [[]]}, None)
def test_anything_given_to_a_sleeper_or_an_entity_is_taken_or_named(row, entity):
    given_ = {"tiles": ["predsin"], "sleepers": {"hracka": row}, "entities": {"prizrak": entity}}
    in_lines({"title": "x", "game": "ether", "rules": [], "given": given_, "then": {}})


@FUZZ
@given(st.sampled_from(["rise", "ether"]), st.dictionaries(st.sampled_from(OF_THEN), VALUES, max_size=2), VALUES)
def test_anything_expected_is_compared_or_named(game, then, when):
    in_lines({"title": "x", "game": game, "rules": [], "when": when, "then": then})
