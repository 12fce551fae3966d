"""Every win is told under the rule by which the game is won; a pair wins as a pair."""

import pytest

READY = {"field": "iridion.8", "circuit": 7, "bp": 2, "quests": [{"id": "lovec", "world": "iridion", "done": True}]}
FOUR = ["rytir", "stin", "barbar", "cert"]


@pytest.mark.parametrize(
    ("given", "row", "rule", "partner"),
    [
        pytest.param({}, {"annexed": ["filnerin"]}, "RS-STR-1", None, marks=pytest.mark.rule("RS-STR-1")),
        pytest.param({"scenario": "zacatecnici"}, {}, "RS-EXT-1", None, marks=pytest.mark.rule("RS-EXT-1")),
        pytest.param(
            {"options": ["ctyri-hraci"], "characters": FOUR},
            {"annexed": ["filnerin"]},
            "RS-STR-1",
            "barbar",
            marks=pytest.mark.rule("RS-STR-8"),
        ),
        pytest.param(
            {"boards": 2, "characters": FOUR},
            {"annexed": ["filnerin", "akademus", "b2:iridion"]},
            "RS-EXT-4",
            "barbar",
            marks=pytest.mark.rule("RS-EXT-4"),
        ),
        pytest.param({"scenario": "zkouska-sily"}, {"fame": 3}, "RS-ZKS-12", None, marks=pytest.mark.rule("RS-ZKS-12")),
        pytest.param(
            {"scenario": "zkouska-sily", "boards": 2, "characters": FOUR},
            {"fame": 3},
            "RS-ZKS-12",
            None,
            marks=pytest.mark.rule("RS-ZKS-12"),
        ),
        pytest.param(
            {"scenario": "zkouska-sily", "edition": "draft"},
            {"fame": 3, "field": "iridion.2", "spin": -1},
            "RS-ZKS-12",
            None,
            marks=pytest.mark.rule("RS-ZKS-12"),
        ),
        pytest.param(
            {"scenario": "souboj-s-casem"}, {"fame": 3}, "RS-ZKS-12", None, marks=pytest.mark.rule("RS-ZKS-12")
        ),
        pytest.param(
            {"scenario": "bratrstvi", "characters": FOUR},
            {"fame": 5},
            "RS-EXT-3",
            "barbar",
            marks=pytest.mark.rule("RS-EXT-3"),
        ),
    ],
)
def test_a_win_is_told_under_its_own_rule(table, given, row, rule, partner):
    t = table(**given, figures={"rytir": {**READY, **row}})
    t.say("rytir", "move iridion.brana")
    assert t.g.over and t.g.result["rule"] == rule
    (won,) = [event for event in t.events if event["kind"] == "won"]
    assert (won["actor"], won.get("to"), won["rule"]) == ("rytir", partner, rule)


@pytest.mark.rule("RS-EXT-3")
@pytest.mark.parametrize(
    ("lang", "line"), [("cs", "Rytíř a Barbar vítězí!"), ("en", "The Knight and the Barbarian win!")]
)
def test_brothers_win_together(table, lang, line):
    from snar.packs.folders import BUILT_IN
    from snar.texts.bundle import Texts
    from snar.texts.rise.names import Names
    from snar.texts.rise.telling import Teller

    t = table(scenario="bratrstvi", characters=FOUR, figures={"rytir": {**READY, "fame": 5}})
    t.say("rytir", "move iridion.brana")
    teller = Teller(Names(Texts([BUILT_IN / "rise-snu"], lang), t.g.content.board), FOUR, FOUR)
    assert line in [teller.sentence(event) for event in t.events]
