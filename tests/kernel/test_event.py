"""What happened, and who may know it."""

from __future__ import annotations

import json

from snar.kernel.event import Event, event_from
from snar.kernel.game import events_for
from snar.kernel.rng import Rng, key_from_seed
from snar.template.game import LanternsGame
from snar.template.state import Lanterns

DRAWN = Event("card", "p1", "", "deck", "hand.0", 0, "LU-1", card=5, seen=0b001)


def table() -> Lanterns:
    game = LanternsGame()
    return game.new(game.agree(), Rng(key_from_seed(1)))


def test_who_knows_the_card_sees_its_face() -> None:
    assert DRAWN.for_seat(0, "4", "card") == {
        "kind": "card",
        "actor": "p1",
        "frm": "deck",
        "to": "hand.0",
        "rule": "LU-1",
        "card": "4",
    }


def test_others_and_spectators_see_only_its_back() -> None:
    for seat in (1, 2, 3):
        seen = DRAWN.for_seat(seat, "4", "card")
        assert seen is not None
        assert seen["back"] == "card"
        assert "card" not in seen
        assert "4" not in seen.values()


def test_a_public_card_is_seen_by_everyone() -> None:
    event = Event("card", card=5)
    assert all((event.for_seat(seat, "4", "card") or {}).get("card") == "4" for seat in range(5))


def test_a_private_event_does_not_exist_for_others() -> None:
    event = Event("peek", "p2", only=0b010)
    assert event.for_seat(1, "", "") == {"kind": "peek", "actor": "p2"}
    assert event.for_seat(0, "", "") is None
    assert event.for_seat(3, "", "") is None


def test_empty_details_are_left_out_but_a_roll_keeps_its_face() -> None:
    assert Event("shuffle", to="deck").for_seat(0, "", "") == {"kind": "shuffle", "to": "deck"}
    assert Event("roll", amount=0).for_seat(0, "", "") == {"kind": "roll", "amount": 0}


def test_a_loss_is_told_with_its_sign() -> None:
    assert Event("lives", amount=-2).for_seat(0, "", "") == {"kind": "lives", "amount": -2}


def test_events_of_an_answer_are_told_in_order_and_filtered() -> None:
    g = table()
    g.events = [Event("a"), Event("b", only=0b001), Event("c")]
    assert [event["kind"] for event in events_for(g, 0)] == ["a", "b", "c"]
    assert [event["kind"] for event in events_for(g, 1)] == ["a", "c"]


def test_a_dealt_hand_is_told_by_its_backs_to_the_others() -> None:
    g = table()
    mine = [event for event in events_for(g, 0) if event.get("to") == "hand.0"]
    theirs = [event for event in events_for(g, 1) if event.get("to") == "hand.0"]
    watched = [event for event in events_for(g, 3) if event.get("to") == "hand.0"]
    assert [event["card"] for event in mine] == [g.card_id(card) for card in g.zones["hand.0"]]
    assert theirs == watched == [{"kind": "card", "frm": "deck", "to": "hand.0", "back": "card"}] * 5


def test_what_is_packed_comes_back_the_same() -> None:
    event = Event("roll", "p1", "die", "a", "b", 3, "LU-2", 4, 5, 6, (("wind", 2), ("name", "x")))
    assert event_from(event.row()) == event
    assert event_from(json.loads(json.dumps(event.row()))) == event, "lists are tuples again"


def test_events_are_the_same_only_in_all_their_parts() -> None:
    assert Event("roll", amount=3) == Event("roll", amount=3)
    for other in (Event("roll", amount=4), Event("roll", amount=3, only=1), ("roll",), None):
        assert Event("roll", amount=3) != other
