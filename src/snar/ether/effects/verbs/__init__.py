"""The vocabulary of cards: what each verb does. A handler changes the state or names a procedure to run.

Every module of this folder has its own `VERBS`; here they are one.
"""

from __future__ import annotations

from collections.abc import Callable

from snar.kernel.flow import Proc

from ...state import EtherState
from ..apply import Apply, Effect

Handler = Callable[[EtherState, Apply, Effect], Proc | None]


def collected() -> dict[str, Handler]:
    from . import decks, entities, environments, places, references, shapes, stories, things, tokens, turns

    found: dict[str, Handler] = {}
    for module in (decks, tokens, places, environments, references, entities, turns, things, stories, shapes):
        assert not found.keys() & module.VERBS.keys(), "a verb has two handlers"
        found |= module.VERBS
    return found


VERBS: dict[str, Handler] = collected()
