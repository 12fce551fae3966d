"""What the dream phase would do now, worked out for the players."""

import pytest

from snar.ether.rules.turns.preview import preview

from .night import night


def row(t, step):
    return next(row for row in preview(t.g) if row["step"] == step)


@pytest.mark.rule("EF-ENT-2", "EF-ENT-3")
def test_faces_of_the_die_that_bring_a_sleeper_into_range_are_foretold():
    t = night("a1", step="action", turns=["pik-move"], entities={"stin": {"figures": ["a3", "a8"]}})
    near, far = row(t, "move")["moves"]
    assert (near["distance"], near["nearest"], near["field"]) == (2, ("hracka",), "a3")
    assert near["reaches"] == {"basic": ("full", "again"), "special": ("one", "full", "again")}
    assert far["reaches"] == {"basic": (), "special": ()}


@pytest.mark.rule("EF-MUT-1", "EF-STA-1")
def test_mutations_and_states_are_counted():
    figure = {"field": "a5", "states": ["immobilised"]}
    tile = {"figures": [figure, "a5"], "mutations": ["beh", "prsty"]}
    t = night("a1", step="action", turns=["pik-move"], entities={"stin": tile})
    held, free = row(t, "move")["moves"]
    assert held["reaches"] == {"basic": (), "special": ()}
    assert free["reaches"] == {"basic": ("full", "again"), "special": ("full", "again")}


@pytest.mark.rule("EF-ENT-1", "EF-TCD-1")
def test_effects_are_foretold_with_those_they_reach_blocked_steps_marked():
    given = {"turns": ["kriz-basic-special"], "entities": {"stin": {"figures": ["a2"]}}, "blocked": [0]}
    t = night("a1", "a3", "b8", step="action", story={"konec": 1}, **given)
    basic, special, end = preview(t.g)
    assert (basic["blocked"], basic["acts"]) == (True, [])
    assert [act["reaches"] for act in special["acts"]] == [("hracka", "specialista")]
    assert [(act["source"], act["verbs"]) for act in end["acts"]] == [("noc", ("hours",))]


@pytest.mark.rule("EF-ENT-3")
def test_it_agrees_with_what_then_happens():
    """Whatever face is rolled, the sleeper suffers exactly when that face was foretold."""
    for face, name in ((1, "one"), (3, "full")):
        given = {"turns": ["kara-move-basic", "pik-basic"], "entities": {"stin": {"figures": ["a3"]}}}
        foretold = name in row(night("a1", step="action", **given), "move")["moves"][0]["reaches"]["basic"]
        assert night("a1", dice=[face], **given)["hracka"].distress == foretold
