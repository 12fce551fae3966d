"""The vocabulary of cards: what each verb does, collected from `verbs`, where every module has its own `VERBS`."""

from __future__ import annotations

from importlib import import_module

from . import verbs
from .apply import VERBS

MODULES = (
    "decks", "tokens", "places", "environments", "references", "entities", "turns", "things", "stories", "choices",
    "shapes", "aiming",
)  # fmt: skip

for name in MODULES:
    handlers = import_module(f"{verbs.__name__}.{name}").VERBS
    assert not VERBS.keys() & handlers.keys(), "a verb has two handlers"
    VERBS.update(handlers)
