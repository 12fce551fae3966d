"""Who answers which message. All of it happens under the table's lock."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from snar.kernel.choice import Refusal, Refused
from snar.store.port import StoreError

from .. import protocol as p
from . import asking, company, playing, undoing
from .speaker import Talk

HANDLERS: dict[type, Callable[[Talk, Any], Awaitable[None]]] = {
    p.Hello: company.hello,
    p.Answer: playing.answer,
    p.Preview: asking.preview,
    p.Why: asking.why,
    p.Hint: asking.hint,
    p.Undo: playing.undo,
    p.AskUndo: undoing.ask_undo,
    p.Consent: undoing.consent,
    p.Say: company.say,
    p.Mute: company.mute,
    p.Prefs: company.prefs,
    p.Language: company.language,
    p.Look: company.look,
    p.Back: playing.back,
    p.Resign: playing.resign,
    p.Ping: company.ping,
}


async def hear(talk: Talk, message: Any) -> None:
    counts, start = talk.driver.counts, time.perf_counter()
    try:
        async with talk.room.lock:
            if talk.me.closing:  # sent away while it waited
                return
            await HANDLERS[type(message)](talk, message)
        if isinstance(message, p.Answer):
            counts.answers.add(time.perf_counter() - start)
    except Refused as refused:
        counts.refused += 1
        counts.not_kept += refused.refusal.reason == "not-kept"
        talk.refused(refused.refusal, getattr(message, "id", 0))
    except StoreError:
        counts.not_kept += 1
        talk.refused(Refusal("not-kept"))
