"""The moment at which a described position stands: unfinished procedures on the stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from snar.kernel import flow, running
from snar.kernel.choice import Refused
from snar.kernel.state import State

from .naming import BadScenario, known_keys, list_of, needed, table_of, text_of

T = TypeVar("T")
Named = Callable[[str, Any], Any]  # the field of a procedure and its value as written -> as the rules have it
Frame = tuple[flow.Proc, str, str]


def stand(g: State, proc: flow.Proc, step: str, into: str = "") -> None:
    """On the stack, to go on at a step ("" is past the last one)."""
    below = type(g.stack[-1]).NAMES if g.stack else ()
    if into and into not in below:
        raise BadScenario(f"during.into = {into}: known below are {', '.join(below) or 'none'}")
    running.push(g, proc, into)
    proc.at = proc.INDEX[step] if step else len(proc.STEPS)


def frames(game: str, given: Any, named: Named) -> list[Frame]:
    """`during`: the outermost first."""
    return [frame(game, row, named) for row in list_of("during", given)]


def frame(game: str, given: Any, named: Named) -> Frame:
    """{proc, step, into, fields ...}: an unfinished procedure; it begins at its first step unless said."""
    needed("during", table_of("during", given), "proc")
    name = given["proc"]
    cls = flow.REGISTRY.get(f"{game}.{name}")
    if cls is None:
        known = sorted(id.removeprefix(f"{game}.") for id in flow.REGISTRY if id.startswith(f"{game}."))
        raise BadScenario(f"during: {name} is no procedure of the rules; known are {', '.join(known)}")
    step = given.get("step", cls.STEPS[0])
    if step not in ("", *cls.STEPS):
        raise BadScenario(f"during: {name} has no step {step}; known are {', '.join(cls.STEPS)}")
    known_keys("during", given, {"proc", "step", "into", *cls.NAMES})
    try:
        proc = cls(**{field: named(field, value) for field, value in given.items() if field in cls.NAMES})
    except TypeError as error:
        raise BadScenario(f"during: {name}: {error}") from None
    return proc, step, text_of("during.into", given.get("into", ""))


def said(agreed: Callable[[dict[str, Any]], T], given: dict[str, Any]) -> T:
    """The agreed game of a description; one that is refused is said as the rules say it."""
    try:
        return agreed(given)
    except Refused as refused:
        refusal = refused.refusal
        about = [f"{name} = {value}" for name, value in refusal.about]
        raise BadScenario(f"given: {refusal.reason} ({', '.join([refusal.rule, *about]).removeprefix(', ')})") from None


def saved(load: Callable[[dict[str, Any]], T], data: Any) -> T:
    """A whole state instead of a description."""
    try:
        return load(table_of("state", data))
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadScenario(f"state: not a saved state ({type(error).__name__}: {error})") from None
