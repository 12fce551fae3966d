"""Decisions of the group."""

from __future__ import annotations

from collections import Counter

from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, AskAll, Next, Proc, Return, procedure

from ..state import EtherState


def lead(g: EtherState, options: list[Option], topic: str, into: str = "picked") -> Ask:
    """Where several ways are possible in a fight, the first sleeper says which (EF-SEC-3)."""
    return Ask(g.first, options, into, topic)


@procedure
class Agree(Proc):
    """EF-SEC-3: the sleepers choose together. If their voices differ they vote once more; then the majority decides,
    and among equals the first sleeper's voice. Returns the chosen key."""

    STEPS = ("vote", "count", "vote_again", "decide")
    topic: str
    options: tuple[str, ...]
    source: str = ""  # what the options are printed on
    verbs: tuple[tuple[str, ...], ...] = ()  # what each of them does, so that it can be told
    votes: tuple[tuple[int, Plain], ...] = ()

    def ask(self, g: EtherState) -> Next:
        options = [Option(key, key, "EF-SEC-3", (), self.told(place)) for place, key in enumerate(self.options)]
        if len(options) == 1:
            return Return(self.options[0])
        return AskAll(dict.fromkeys(range(g.seats), options), "votes", self.topic)

    def told(self, place: int) -> tuple[tuple[str, Plain], ...]:
        about = (("source", self.source),) if self.source else ()
        return (*about, ("verbs", self.verbs[place])) if self.verbs else about

    def vote(self, g: EtherState) -> Next:
        return self.ask(g)

    def count(self, g: EtherState) -> Next:
        said = {key for _, key in self.votes}
        if len(said) == 1:
            return Return(said.pop())
        g.tell("differ", rule="EF-SEC-3")
        self.votes = ()
        return None

    def vote_again(self, g: EtherState) -> Next:
        return self.ask(g)

    def decide(self, g: EtherState) -> Next:
        return Return(majority(g, self.options, self.votes))


def majority(g: EtherState, options: tuple[str, ...], votes: tuple[tuple[int, Plain], ...]) -> str:
    """Most voices; among equals the first sleeper's."""
    voices = Counter(key for _, key in votes)
    most = max(voices.values())
    best = [key for key in options if voices[key] == most]
    first = str(dict(votes)[g.first])
    return first if first in best else best[0]
