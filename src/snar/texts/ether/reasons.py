"""Why something was refused in Etherfields, in words; what every game refuses alike is said alike."""

from __future__ import annotations

from snar.kernel.choice import Refusal
from snar.texts.bundle import capital
from snar.texts.ether.names import Names
from snar.texts.reasons import plain


def reason_text(refusal: Refusal, names: Names, where: str = "") -> str:
    """Without the rule, which may stand beside it; `where` it is said, it may have a wording of its own."""
    keys = (f"{where}ef-why-{refusal.reason}", f"ef-why-{refusal.reason}", f"{where}why-{refusal.reason}")
    key = next(filter(names.texts.has, keys), f"why-{refusal.reason}")
    return capital(names.texts.say(key, **names.args(**plain(dict(refusal.about)))))


def refusal_text(refusal: Refusal, names: Names) -> str:
    text = reason_text(refusal, names)
    return f"{text} ({refusal.rule})" if refusal.rule else text
