"""The greedy bot of Etherfields: it goes for what the dream offers, pays with what it misses least, minds its life."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from snar.ether.map.fields import NAMES
from snar.ether.map.ways import distances
from snar.ether.state import EtherState
from snar.kernel.choice import Choice
from snar.kernel.state import State

from ..base import Advice, Scored, asked, best
from . import acting, paying, travel
from .memory import mind_of
from .taste import PLAIN, Taste
from .weigh import outlook

Topic = Callable[[EtherState, int, Choice, Taste], list[Scored]]
MOST = 24  # options that are tried out one by one


def story(g: EtherState, seat: int, choice: Choice, taste: Taste) -> list[Scored]:
    """What a page leads to is secret; bots choose by a whim that is the same for all sleepers of a game."""
    whim = blake2b(f"{g.rules.sleepers}{g.read}{g.turn}".encode(), digest_size=4).digest()
    start = int.from_bytes(whim, "little") % len(choice.options)
    return [Scored(option, float(i == start), ("chance",)) for i, option in enumerate(choice.options)]


def finish(g: EtherState, seat: int, choice: Choice, taste: Taste) -> list[Scored]:
    return [Scored(o, float(o.key == "stay"), ("neutral",)) for o in choice.options]


def editing(g: EtherState, seat: int, choice: Choice, taste: Taste) -> list[Scored]:
    """Decks are left as they are; from one that is too large the cards go that pay least."""
    found = []
    for option in choice.options:
        word, _, id = option.key.partition(" ")
        pays = sum(g.content.pack.influence[id].intent.values()) if id else 0
        found.append(Scored(option, {"done": 9.0, "out": 5.0 - pays, "in": -9.0}[word], ("neutral",)))
    return found


def trying(g: EtherState, seat: int, choice: Choice, taste: Taste) -> list[Scored]:
    """Each answer is played in the imagined game, and how the sleepers stand then decides. All vote alike."""
    found = []
    together = g.stack[-1].NAME == "ether.Agree"
    others = [other.seat for other in g.pending if other.seat != seat] if together else []
    for option in choice.options[:MOST]:
        twin, events = g.clone(), []
        for voter in (*others, seat):
            twin.answer(voter, option.key)
            events += twin.events
        found.append(Scored(option, outlook(g, twin, events, taste), ("best-branch",)))
    return found


def relocating(g: EtherState, seat: int, choice: Choice, taste: Taste) -> list[Scored]:
    """A sleeper that is put elsewhere: as near to its plan as it can be."""
    return [
        Scored(option, -leads(g, seat, str(option.key.split()[1]), taste), ("closer",)) for option in choice.options
    ]


def leads(g: EtherState, seat: int, name: str, taste: Taste) -> float:
    """How far it is from this field to the plan, and how dangerous there."""
    mind, field = mind_of(g, seat, 0, taste), NAMES.index(name)
    goals = mind.best.plan.soon if mind.best else ()
    away = distances(g.landscape, field)
    return min((away[goal] for goal in goals if goal >= 0), default=0) + mind.danger(field)


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


def scored(g: EtherState, seat: int, choice: Choice, taste: Taste) -> list[Scored]:
    """What this taste says of every answer."""
    own = g.stack[-1].NAME == "ether.RelocateSleeper"
    return (relocating if own else TOPICS.get(choice.topic, trying))(g, seat, choice, taste)


class EtherGreedy:
    """The same state always gets the same advice."""

    name = "greedy"
    imagines = True
    taste = PLAIN

    def __init__(self, seed: str | int = 0) -> None:
        self.seed = seed

    def advise(self, g: State, seat: int) -> Advice:
        assert isinstance(g, EtherState)
        return best(scored(g, seat, asked(g, seat), self.taste))
