"""Decisions of the group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from snar.ether.state import EtherState
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, AskAny, Goto, Next, Proc, Return, procedure

About = tuple[tuple[str, Plain], ...]


def lead(g: EtherState, options: list[Option], topic: str, into: str = "picked", about: About = ()) -> Ask:
    """Where several ways are possible in a fight, the first sleeper says which (EF-SEC-3); `about` whom or what."""
    return Ask(g.first, options, into, topic, about)


@procedure
class Agree(Proc):
    """EF-SEC-3: the sleepers choose together, aloud. If their voices differ they vote once more; then the majority
    decides, and among equals the first sleeper's voice. Returns the chosen key."""

    STEPS = ("vote", "note", "count")
    topic: str
    options: tuple[str, ...]
    source: str = ""  # what the options are printed on
    verbs: tuple[tuple[str, ...], ...] = ()  # what each of them does, so that it can be told
    votes: tuple[tuple[int, str], ...] = ()
    differed: tuple[tuple[int, str], ...] = ()  # the first vote, when there is a second
    came: tuple[int, Plain] = (0, "")

    def vote(self, g: EtherState) -> Next:
        if len(self.options) == 1:
            return Return(self.options[0])
        options = [Option(key, key, "EF-SEC-3", (), self.effect_of(place)) for place, key in enumerate(self.options)]
        voted = dict(self.votes)
        return AskAny({seat: options for seat in range(g.seats) if seat not in voted}, "came", self.topic)

    def effect_of(self, place: int) -> tuple[tuple[str, Plain], ...]:
        about = (("source", self.source),) if self.source else ()
        return (*about, ("verbs", self.verbs[place])) if self.verbs else about

    def note(self, g: EtherState) -> Next:
        seat, key = self.came
        self.votes = (*self.votes, (seat, str(key)))
        if g.seats > 1:
            g.tell("vote", seat, source=str(key), frm=self.source, rule="EF-SEC-3")
        return Goto("vote") if len(self.votes) < g.seats else None

    def count(self, g: EtherState) -> Next:
        if self.differed or len({key for _, key in self.votes}) == 1:
            return Return(majority(g, self.options, self.votes))
        g.tell("differ", rule="EF-SEC-3")
        self.differed, self.votes = self.votes, ()
        return Goto("vote")


def majority(g: EtherState, options: tuple[str, ...], votes: tuple[tuple[int, Plain], ...]) -> str:
    """Most voices; among equals the first sleeper's."""
    voices = Counter(key for _, key in votes)
    most = max(voices.values())
    best = [key for key in options if voices[key] == most]
    first = str(dict(votes)[g.first])
    return first if first in best else best[0]


def followed(g: EtherState, votes: tuple[tuple[int, str], ...], leaders: Sequence[int]) -> str:
    """What these sleepers want: most of their voices; among equals the one nearest to the first sleeper."""
    said = dict(votes)
    near = sorted((seat for seat in leaders if seat in said), key=lambda seat: (seat - g.first) % g.seats)
    voices = Counter(said[seat] for seat in near)
    return max((said[seat] for seat in near), key=lambda key: voices[key], default="")
