"""The vocabulary of cards: what each verb does. A handler changes the state or names a procedure to run.

Every module of this folder has its own `VERBS`; here they are one.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from snar.kernel.flow import Proc

from ...state import EtherState
from ..apply import Apply, Effect

MODULES = (
    "decks", "tokens", "places", "environments", "references", "entities", "turns", "things", "stories", "choices",
    "shapes", "aiming",
)  # fmt: skip
Handler = Callable[[EtherState, Apply, Effect], Proc | None]


def collected() -> dict[str, Handler]:
    found: dict[str, Handler] = {}
    for name in MODULES:
        verbs = import_module(f".{name}", __name__).VERBS
        assert not found.keys() & verbs.keys(), "a verb has two handlers"
        found |= verbs
    return found


VERBS: dict[str, Handler] = collected()
