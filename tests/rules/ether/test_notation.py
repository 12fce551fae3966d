"""A written line is worth as many answers as go on without anything coming to light."""

from snar.kernel.line import until_asked

from .help import one


def test_a_line_stops_after_the_answer_that_reveals_something():
    t = one("draw", deck=["oko", "krok", "pest", "dvoji"])
    assert until_asked(t.g, 0, ["draw", "ready"]) == ["draw"]


def test_a_line_stops_before_what_is_not_offered():
    t = one(more={"hours": 3})
    assert until_asked(t.g, 0, ["effort 1", "move a2", "move b2"]) == ["effort 1", "move a2"]
