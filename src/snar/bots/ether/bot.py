"""The greedy bot of Etherfields: it goes for what the dream offers, pays with what it misses least, minds its life."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from snar.ether.state import EtherState
from snar.kernel.choice import Choice
from snar.kernel.state import State

from ..base import Advice, Scored, asked, best
from . import acting, paying, travel
from .weigh import weigh

Topic = Callable[[EtherState, int, Choice], list[Scored]]
MOST = 24  # options that are tried out one by one


def story(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    """What a page leads to is secret; bots choose by a whim that is the same for all sleepers of a game."""
    whim = blake2b(f"{g.rules.sleepers}{g.read}{g.turn}".encode(), digest_size=4).digest()
    start = int.from_bytes(whim, "little") % len(choice.options)
    return [Scored(option, float(i == start), ("chance",)) for i, option in enumerate(choice.options)]


def finish(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    return [Scored(o, float(o.key == "stay"), ("neutral",)) for o in choice.options]


def editing(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    """Decks are left as they are; from one that is too large the cards go that pay least."""
    found = []
    for option in choice.options:
        word, _, id = option.key.partition(" ")
        pays = sum(g.content.pack.influence[id].intent.values()) if id else 0
        found.append(Scored(option, {"done": 9.0, "out": 5.0 - pays, "in": -9.0}[word], ("neutral",)))
    return found


def trying(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    """Each answer is played in the imagined game, and how the sleepers stand then decides. All vote alike."""
    found = []
    others = [other.seat for other in g.pending if other.seat != seat] if g.asking == "all" else []
    for option in choice.options[:MOST]:
        twin = g.clone()
        for voter in (*others, seat):
            twin.answer(voter, option.key)
        found.append(Scored(option, weigh(twin), ("best-branch",)))
    return found


TOPICS: dict[str, Topic] = {
    "action": acting.action,
    "payment": paying.paying,
    "way-to-pay": paying.way_to_pay,
    "walk": paying.walking,
    "draw": paying.drawing,
    "travel": travel.travel,
    "gate": travel.gate,
    "escape": travel.escape,
    "scene": story,
    "match": story,  # which token belongs there is a secret too
    "edit-deck": editing,
    "change-sleeper": finish,
    **{f"window-{on}": acting.window for on in ("roll", "distress", "seal", "step", "draw", "end")},
}


class EtherGreedy:
    """The same state always gets the same advice."""

    name = "greedy"
    imagines = True

    def __init__(self, seed: str | int = 0) -> None:
        self.seed = seed

    def advise(self, g: State, seat: int) -> Advice:
        assert isinstance(g, EtherState)
        choice = asked(g, seat)
        return best(TOPICS.get(choice.topic, trying)(g, seat, choice))
