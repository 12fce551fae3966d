"""By what a sleeper's mind weighs one thing against another: the constants in which its players differ."""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    """The plain one is greedy's, by which the balance of the dreams is measured."""

    haste: float = 6.0  # turns left at which the goal begins to press
    each: float = 1.5  # how many more for each sleeper
    ease: float = 3.0  # in how many it then presses fully
    hour: float = 0.0  # what an hour in a price counts besides: it could have been a turn
    saves_hours: bool = True  # for what comes after the dream
    sprints: bool = False  # hours become fields in any turn, if that wins
    collects: bool = False  # one colour for a price that is too high yet, and walks there first
    together: bool = False  # all pay for one of the ways that lead on
    part: float = 0.0  # what a payment toward the goal counts of it at least, however many are needed
    wait: float = 0.0  # how much the team's best colour is preferred for a price that all pay in one
    gem: float = 0.6  # a gem, for cards that are not wanted
    guards: float = 0.0  # what all are spared by holding an entity where it is
    hardy: bool = False  # distress counts by how much of it there is, wherever it is weighed
    card: float = 0.3  # a card of one's own, wherever it lies
    token: float = 1.8  # a token of distress
    crowd: float = 0.0  # and how much more for each friend: all take from one supply
    strain: float = 0.05  # and how much more each further one
    looks: float = 0.4  # what a look at a card that is wanted is worth, for a card that is not


PLAIN = Taste()
KEEN = Taste(
    haste=99.0,
    hour=5.0,
    saves_hours=False,
    sprints=True,
    collects=True,
    together=True,
    part=0.75,
    wait=6.0,
    gem=-1.0,
    guards=1.0,
    hardy=True,
    card=0.5,
    token=0.8,
    crowd=0.15,
    strain=0.06,
    looks=-1.0,
)
