"""RS-DUL: duels."""

import pytest


@pytest.mark.rule("RS-DUL-5")
def test_natural_eight_wins_against_any_power(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15", "tokens": 9}}, dice=[8, 7])
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2
