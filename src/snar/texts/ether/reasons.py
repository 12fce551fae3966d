"""Why something was refused in Etherfields, in words; what every game refuses alike is said alike."""

from __future__ import annotations

from snar.kernel.choice import Refusal
from snar.texts.ether.names import Names
from snar.texts.reasons import plain


def reason_text(refusal: Refusal, names: Names) -> str:
    """Without the rule, which may stand beside it."""
    texts, about = names.texts, dict(refusal.about)
    if not texts.has(f"ef-why-{refusal.reason}"):
        return texts.say(f"why-{refusal.reason}", **plain(about))
    return texts.say(f"ef-why-{refusal.reason}", **names.args(**plain(about)))


def refusal_text(refusal: Refusal, names: Names) -> str:
    text = reason_text(refusal, names)
    return f"{text} ({refusal.rule})" if refusal.rule else text
