"""docs/variants.md is what `agree` does: every combination of scenario, options, edition and boards."""

from itertools import chain, combinations
from pathlib import Path

import pytest

from snar.kernel.choice import Refused
from snar.rise.options import DEMONS, HEROES, OPTIONS, SCENARIOS, agree

DOC = (Path(__file__).parents[3] / "docs" / "variants.md").read_text(encoding="utf-8")


def table(title):
    """The rows of the table under a heading, without its head."""
    part = DOC.split(f"## {title}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line[:1] == "|"]
    return rows[0], rows[2:]


HEAD, ROWS = table("Options, edition and boards by scenario")
BY_SCENARIO = {(row[0], scenario): cell for row in ROWS for scenario, cell in zip(HEAD[1:], row[1:], strict=True)}
_, PAIRS = table("Pairs that do not go together, and options that need another")
REASONS = {row[0]: row[2] for row in table("The reasons")[1]}
PAIR = ["rytir", "stin"]
WORDS = (*OPTIONS, "edition=draft", "boards=2")


def refusals(scenario, words):
    """Every reason the tables give against a combination."""
    found = {BY_SCENARIO[word, scenario] for word in words} - {"yes"}
    for one, other, reason in PAIRS:
        apart = other.removeprefix("without ")
        if one in words and (apart in words) != other.startswith("without "):
            found.add(reason)
    return found


def ask(scenario, words, **more):
    given = {"edition": "draft"} if "edition=draft" in words else {}
    given |= {"boards": 2} if "boards=2" in words else {}
    return agree(scenario, [word for word in words if "=" not in word], **given, **more)


def refused(**given):
    with pytest.raises(Refused) as error:
        agree(**given)
    return error.value.refusal


@pytest.mark.rule("RS-STR-10", "RS-STR-11", "RS-EXT-1", "RS-EXT-2", "RS-EXT-4", "RS-DRF-8")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_combination_is_agreed_or_refused_as_the_table_says(scenario):
    for words in chain.from_iterable(combinations(WORDS, n) for n in range(len(WORDS) + 1)):
        reasons = refusals(scenario, words)
        try:
            rules = ask(scenario, words)
        except Refused as error:
            refusal = error.refusal
            assert refusal.reason in reasons, (words, refusal, reasons)
            assert refusal.rule == REASONS[refusal.reason]
        else:
            assert not reasons, (words, reasons)
            assert rules.options == {word for word in words if "=" not in word}


def test_the_table_names_every_scenario_and_option():
    assert sorted(HEAD[1:]) == sorted(SCENARIOS) == sorted(row[0] for row in table("Scenarios")[1])
    assert tuple(row[0] for row in ROWS) == WORDS
    assert {cell for cell in BY_SCENARIO.values() if cell != "yes"} | {row[2] for row in PAIRS} == set(REASONS)


@pytest.mark.parametrize(
    ("given", "reason", "rule"),
    [
        ({"scenario": "stret-risi", "boards": 3}, "one-or-two-boards", "RS-EXT-4"),
        ({"scenario": "stret-risi", "rotation": 90}, "rotation-of-second-board", "RS-EXT-4"),
        ({"scenario": "stret-risi", "boards": 2, "rotation": 45}, "rotation-of-second-board", "RS-EXT-4"),
        ({"scenario": "stret-risi", "fame": 3}, "no-fame", "RS-STR-1"),
        ({"scenario": "zkouska-sily", "fame": 21}, "fame-range", "RS-ZKS-1"),
        ({"scenario": "zkouska-sily", "fame": -1}, "fame-range", "RS-ZKS-1"),
        ({"scenario": "zkouska-sily", "players": 6}, "number-of-characters", "RS-ZKS-1"),
        ({"scenario": "zkouska-sily", "characters": ["rytir"]}, "number-of-characters", "RS-ZKS-1"),
        ({"scenario": "zkouska-sily", "players": 3, "characters": PAIR}, "number-of-characters", "RS-ZKS-1"),
        ({"scenario": "bratrstvi", "players": 3}, "number-of-characters", "RS-ZKS-1"),
        ({"scenario": "stret-risi", "characters": ["rytir", "stin", "barbar"]}, "number-of-characters", "RS-STR-1"),
        ({"options": ["ctyri-hraci"], "characters": PAIR}, "number-of-characters", "RS-STR-1"),
        ({"scenario": "stret-risi", "characters": ["stin", "rytir"]}, "sides-alternate", "RS-STR-7"),
        ({"scenario": "zkouska-sily", "characters": ["rytir", "rytir"]}, "character-twice", "RS-ZKS-2"),
        ({"scenario": "zkouska-sily", "characters": ["rytir", "nikdo"]}, "unknown-character", ""),
        ({"scenario": "nic"}, "unknown-scenario", ""),
        ({"edition": "1999"}, "unknown-edition", ""),
        ({"options": ["nic"]}, "unknown-option", ""),
    ],
)
@pytest.mark.rule("RS-STR-1", "RS-STR-7", "RS-ZKS-1", "RS-ZKS-2", "RS-EXT-4")
def test_impossible_numbers_and_characters_are_refused(given, reason, rule):
    refusal = refused(**given)
    assert (refusal.reason, refusal.rule) == (reason, rule)


@pytest.mark.rule("RS-ZKS-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_zkouska_sily_to_an_agreed_fame(players):
    rules = agree("zkouska-sily", players=players, fame=7)
    assert (rules.seats, rules.fame, rules.sides) == (players, 7, False)
    assert agree("zkouska-sily", fame=1).fame == 1 and agree("zkouska-sily", fame=20).fame == 20
    assert agree("zkouska-sily").fame == 4


@pytest.mark.rule("RS-ZKS-2")
def test_at_most_three_heroes_and_three_demons():
    assert agree("zkouska-sily", characters=[*HEROES[:3], *DEMONS[:2]])
    assert refused(scenario="zkouska-sily", characters=HEROES[:4]).reason == "three-and-three"
    assert refused(scenario="zkouska-sily", characters=[HEROES[0], *DEMONS[:4]]).rule == "RS-ZKS-2"


@pytest.mark.rule("RS-DRF-6")
def test_the_draft_states_no_limit_of_three_and_three():
    assert agree("zkouska-sily", edition="draft", characters=HEROES).seats == 5
    assert agree("zkouska-sily", edition="draft", characters=DEMONS).characters == DEMONS


@pytest.mark.rule("RS-STR-7")
@pytest.mark.parametrize("hero", HEROES)
def test_any_hero_plays_against_any_demon(hero):
    for demon in DEMONS:
        assert agree("stret-risi", characters=[hero, demon]).characters == (hero, demon)


@pytest.mark.rule("RS-EXT-3")
def test_brothers_are_four_in_two_teams_with_fame_six_unless_agreed():
    rules = agree("bratrstvi")
    assert (rules.seats, rules.fame) == (4, 6)
    assert agree("bratrstvi", fame=8).fame == 8


@pytest.mark.rule("RS-DRF-8")
def test_the_draft_exists_only_for_zkouska_sily_without_optional_rules():
    assert agree("zkouska-sily", edition="draft").draft
    assert refused(scenario="stret-risi", edition="draft").rule == "RS-DRF-8"
    assert refused(scenario="zkouska-sily", edition="draft", options=["odmena"]).rule == "RS-DRF-8"
    assert refused(scenario="zkouska-sily", edition="draft", boards=2).rule == "RS-DRF-8"
