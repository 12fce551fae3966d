"""What a table of Etherfields leaves to be told: who slept, what became of the dreams, how much of the book was read.

In numbers and names of sleepers only: whoever is sent the address may be about to dream the same.
"""

from __future__ import annotations

from typing import Any

from snar.ether.state import EtherState
from snar.texts.bundle import capital, joined

from ..front import Story, Tale
from .preview import draw, sign
from .voice import EtherVoice


def tell(voice: EtherVoice, g: EtherState, result: Story, story: Story) -> list[str]:
    who = joined([voice.texts.name(row.id) for row in g.sleepers], voice.texts, "ef-and")
    won = sum(how == "victory" for _, how in g.log)
    parts: list[tuple[str, dict[str, Any]]] = [("who", {"who": who, "count": g.seats})]
    if g.log:
        parts.append(("dreams", {"won": won, "lost": len(g.log) - won}))
    if g.read:
        parts.append(("pages", {"pages": len(set(g.read)), "answers": int(story.get("answers", 0))}))
    return [capital(voice.texts.say(f"ef-tale-{key}", **about)) for key, about in parts]


TALE = Tale(turning=frozenset(), standing=lambda g: {}, tell=tell, draw=draw, sign=sign)  # type: ignore[arg-type]
