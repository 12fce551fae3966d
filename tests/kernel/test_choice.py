"""What a seat is asked, as data."""

from __future__ import annotations

import json

from snar.kernel.choice import Choice, Option, Refusal, Refused

CAST = Option("cast sopka", ("cast", 2), "RS-DRM-2", (("light", 15),), (("card", "sopka"),))
CHOICE = Choice(1, (CAST, Option("done")), "casting", (("light", 20),))


def test_an_option_is_found_by_its_whole_key_only() -> None:
    assert CHOICE.find("cast sopka") is CAST
    assert CHOICE.find("cast") is None
    assert CHOICE.find("Cast sopka") is None


def test_an_option_tells_its_cost_consequence_and_rule_but_not_its_value() -> None:
    """The value may be a place in a hand; it is between the kernel and the procedure."""
    assert CAST.to_data() == {
        "key": "cast sopka",
        "rule": "RS-DRM-2",
        "cost": {"light": 15},
        "effect": {"card": "sopka"},
    }


def test_a_choice_is_plain_data_in_its_own_order() -> None:
    data = json.loads(json.dumps(CHOICE.to_data()))
    assert data["seat"] == 1
    assert data["topic"] == "casting"
    assert data["about"] == {"light": 20}
    assert [option["key"] for option in data["options"]] == ["cast sopka", "done"]


def test_a_refusal_travels_with_its_reason_rule_and_arguments() -> None:
    refused = Refused(Refusal("too-few-bp", "RS-MOV-3", (("cost", 4),)))
    assert str(refused) == "too-few-bp"
    assert refused.refusal.rule == "RS-MOV-3"
    assert isinstance(refused, ValueError)
