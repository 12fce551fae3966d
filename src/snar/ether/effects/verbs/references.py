"""The verb of reference tokens."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.things.references import available
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ...state import EtherState
from ..apply import Apply, Effect

MEANINGS = {"match": Asks("pick", {"match": Means("token")})}


def match(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return Match(a.fields(), effect["token"], effect["do"])


@procedure
class Match(Proc):
    """The sleeper lays a token on the place. One that belongs there is used up, and the place gives what it holds;
    another one is taken back (EF-REF-1)."""

    STEPS = ("ask", "lay")
    what: dict[str, Any]
    token: str
    effects: tuple[Effect, ...]
    laid: str = ""

    def ask(self, g: EtherState) -> Next:
        seat = int(self.what["seat"])
        options = [Option(f"match {token}", token, "EF-REF-1") for token in available(g, seat)]
        return Ask(seat, options, "laid", "match") if options else Return()

    def lay(self, g: EtherState) -> Next:
        fits = self.laid == self.token
        g.barrier = True  # whether it fits is not to be tried out for nothing
        g.tell("matched" if fits else "no-match", int(self.what["seat"]), source=self.laid, rule="EF-REF-1")
        if not fits:
            return None
        g.found = (*g.found, self.token)
        return Call(Apply(**{**self.what, "effects": self.effects}))


VERBS = {"match": match}
