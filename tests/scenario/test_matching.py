"""Expectations are compared in part: what is named must hold, what is not named may be anything."""

import pytest

from snar.scenario.matching import agrees, differences

HAVE = {
    "quests": [{"id": "lovec", "left": [1], "done": False}, {"id": "studanky", "left": [2]}],
    "items": ("a", "b", "c"),
}


@pytest.mark.parametrize(
    ("have", "expected", "holds"),
    [
        (["a", "b", "c"], ["a", "b", "c"], True),
        (["a", "b", "c"], ["a", "b"], False),
        (["a", "b", "c"], ["a", "..."], True),
        (["a", "b", "c"], ["...", "c"], True),
        (["a", "b", "c"], ["...", "b", "..."], True),
        (["a", "b", "c"], ["...", "c", "b", "..."], False),
        (["a", "b", "c"], ["a", "...", "c", "..."], True),
        (["a"], ["...", "a", "...", "..."], True),
        ([], ["..."], True),
        ([], ["...", "a"], False),
        (["a", "a", "b"], ["...", "a", "b"], True),
        ([{"field": "b3", "states": []}], ["b3"], True),
        ([{"field": "b3", "states": []}], ["b4"], False),
        (1, True, False),
        ({"a": 1}, {}, True),
    ],
)
def test_lists_name_what_matters_and_leave_out_the_rest(have, expected, holds):
    assert agrees(have, expected) is holds


def test_a_table_in_a_list_is_compared_by_the_keys_that_are_named():
    assert differences(HAVE, {"quests": [{"id": "lovec"}, "..."]}, "then") == []
    assert differences(HAVE, {"items": ["...", "c"]}, "then") == []
    [line] = differences(HAVE, {"quests": ["...", {"id": "studanky", "left": [1]}]}, "then")
    assert line.startswith("then.quests: [{'id': 'lovec'") and line.endswith(
        "not ['...', {'id': 'studanky', 'left': [1]}]"
    )


def test_many_gaps_are_quick():
    assert not agrees(["a"] * 60, ["...", "a"] * 25 + ["b"])
