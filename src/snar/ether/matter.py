"""What a question is about: the die that fell, the harm that comes, the action that is paid for, the card behind it.

Read off the procedures that are under way; all of it lies open on the table."""

from __future__ import annotations

from typing import Any, NamedTuple

from snar.kernel.choice import Choice
from snar.kernel.flow import Proc

from .campaign.dreams import price
from .rules.actions.boosting import BOOSTED, boosted
from .rules.actions.prices import COLOURS
from .rules.actions.rolls import LUCK, MOVEMENT, ROLLS
from .rules.entities.strides import AGAIN, FULL, ONE, distance
from .rules.turns.leaving import LEAST_CARDS, living_cards
from .rules.turns.turncards import steps
from .state import EtherState
from .values import value

FACES = ("x", "blank", "1", "2", "3")
STRIDES = (ONE, FULL, AGAIN)
VOTES = ("ether.Agree", "ether.Travel")  # where the sleepers decide together
PAID = ("payment", "way-to-pay", "boost-failed")
CAUSED = ("ether.Apply", "ether.Suffer", "ether.Seal", "ether.Luck")


class Die(NamedTuple):
    """`source`: `boost`, or what it is rolled for. `faces`: each with what it does: effects, fields or intent."""

    kind: str  # luck, movement
    face: str
    who: str  # the sleeper or the entity
    source: str
    faces: tuple[tuple[str, Any], ...]


class Harm(NamedTuple):
    kind: str  # distress, seal
    amount: int
    who: str
    source: str
    left: int  # how much of it the sleeper can still bear


class Matter(NamedTuple):
    die: Die | None = None
    harm: Harm | None = None
    step: str = ""  # of the turn card, about to be resolved
    paid: str = ""  # the key of what is being paid for
    payer: str = ""
    source: str = ""  # the thing whose effect asks
    card: str = ""  # the card that is to be kept or not
    missing: tuple[tuple[str, int], ...] = ()  # intent that a boosted payment still lacks
    keys: tuple[int, int] | None = None  # what a gate asks for, and what the team has
    together: bool = False  # the sleepers vote about it


def matter(g: EtherState, choice: Choice) -> Matter:
    topic = choice.topic
    found = Matter(source=source(g), together=g.stack[-1].NAME in VOTES)
    if topic == "window-roll":
        return found._replace(die=die(g), missing=missing(g))
    if topic in ("window-distress", "window-seal"):
        return found._replace(harm=harm(g, topic.removeprefix("window-")))
    if topic == "window-step":
        return found._replace(step=coming(g))
    if topic in PAID or innermost(g, "ether.Pay"):
        perform = innermost(g, "ether.Perform")
        pay = innermost(g, "ether.Pay")
        payer = g.sleepers[pay.seat].id if pay else ""
        return found._replace(paid=perform.key if perform else "", payer=payer)
    if topic == "gate":
        dream = innermost(g, "ether.Gate").dream
        return found._replace(source=dream, keys=(price(g, g.content.pack.dreams[dream]), g.keys))
    if topic == "redraw":
        return found._replace(card=choice.options[-1].key.partition(" ")[2])
    return found


def innermost(g: EtherState, *names: str) -> Any:
    return next((proc for proc in reversed(g.stack) if proc.NAME in names), None)


def source(g: EtherState) -> str:
    """What the effect under way is printed on."""
    found = (str(proc.source) for proc in reversed(g.stack) if proc.NAME in CAUSED and proc.source)  # type: ignore[attr-defined]
    return next(found, "")


def die(g: EtherState) -> Die | None:
    at = next((i for i in range(len(g.stack) - 1, -1, -1) if g.stack[i].NAME in ROLLS), -1)
    if at < 0:
        return None
    roll: Any = g.stack[at]
    if roll.NAME == "ether.MovementRoll":
        faces = tuple((face, distance(g, roll.entity, face)) for face in STRIDES)
        return Die("movement", MOVEMENT[roll.face - 1], roll.entity, roll.entity, faces)
    return Die("luck", LUCK[roll.face - 1], g.sleepers[roll.seat].id, roll.source, luck(g, g.stack[at - 1]))


def luck(g: EtherState, asking: Proc) -> tuple[tuple[str, Any], ...]:
    """What each face of the luck die does for whoever has it rolled."""
    if asking.NAME == "ether.RollFor":
        return tuple((face, tuple(asking.faces.get(face, ()))) for face in FACES)  # type: ignore[attr-defined]
    if asking.NAME == "ether.Pay":
        return tuple((face, added(g, asking, face)) for face in FACES)
    return ()


def added(g: EtherState, pay: Any, face: str) -> int:
    """Intent that a boost would add; -1: it fails."""
    if face not in BOOSTED:
        return -1
    twin = pay.twin(object())
    twin.face = face
    return boosted(g, twin)


def missing(g: EtherState) -> tuple[tuple[str, int], ...]:
    pay = innermost(g, "ether.Pay")
    if pay is None or not pay.boosting or pay.kind == "move":
        return ()
    have = pay.intent(g)
    return tuple((name, n - have[name]) for name, n in pay.cost.items() if name in COLOURS and have[name] < n)


def harm(g: EtherState, kind: str) -> Harm | None:
    proc = innermost(g, "ether.Suffer" if kind == "distress" else "ether.Seal")
    if proc is None:
        return None
    row = g.sleepers[proc.seat]
    if kind == "distress":
        left = value(g, "distress-limit", proc.seat) - row.distress - 1
        return Harm(kind, proc.amount, row.id, proc.source, left)
    return Harm(kind, proc.cards, row.id, proc.source, living_cards(g, proc.seat) - LEAST_CARDS)


def coming(g: EtherState) -> str:
    resolving = innermost(g, "ether.ResolveTurnCard")
    printed = steps(g)
    return printed[resolving.reached] if resolving and resolving.reached < len(printed) else ""
