"""`? sopka`, `? RS-DUL-5`, `? move 33`: what something is, what a rule says, why something is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from snar.cli.commands.rules import rule_lines, spelled
from snar.cli.errors import Trouble
from snar.cli.rise.face import Face, state_of
from snar.kernel.choice import Refused
from snar.kernel.line import next_keys
from snar.kernel.session import Session
from snar.packs.rise.model import Pack
from snar.texts.bundle import Texts
from snar.texts.reasons import refusal_text
from snar.texts.rise.cards import Printed, rule_text
from snar.texts.rise.stats import stat_line


def explain(face: Face, session: Session, seat: int, words: list[str]) -> list[str]:
    """The answer to `? words`; Trouble when nothing is known by that name."""
    texts, pack = face.texts, state_of(session).content.pack
    rule = words[0].upper()
    if len(words) == 1 and texts.has(f"help-{spelled(rule)}"):
        return rule_lines(texts, spelled(rule))
    found = printed(texts, pack, " ".join(words))
    if found:
        head = f"{texts.name(found.id)} [{found.id}] · {stat_line(found, texts)}"
        return [head, rule_text(found, texts), texts.flavour(found.id)]
    if len(words) == 1 and words[0] in ("iridion", "filnerin", "akademus"):
        return [texts.name(words[0]), texts.flavour(words[0])]
    return list(why_not(face, session, seat, words))


def printed(texts: Texts, pack: Pack, word: str) -> Printed | None:
    """A card, character or spell by its id or by its name in the player's language."""
    things: dict[str, Printed] = {**pack.spells, **pack.cards, **pack.characters}
    if word in things:
        return things[word]
    return next((thing for id, thing in things.items() if texts.name(id).casefold() == word.casefold()), None)


def why_not(face: Face, session: Session, seat: int, words: list[str]) -> Iterator[str]:
    """Would this answer be accepted? If not, why, and what the rule says."""
    choice = session.state.choice_of(seat)
    is_verb = face.texts.has(f"option-{words[0]}")
    try:
        keys, _ = next_keys(session.game, session.state, seat, words)
    except Refused as refused:
        if refused.refusal.reason == "not-offered" and not is_verb:
            raise Trouble("unknown-word", value=" ".join(words)) from None
        yield refusal_text(refused.refusal, face.texts)
        if refused.refusal.rule:
            yield from rule_lines(face.texts, refused.refusal.rule)
        return
    option = choice.find(keys[0]) if choice and len(keys) == 1 else None
    line = face.describer.line(option, session.state.view(seat)) if option else None
    yield face.texts.say("ui-can", key=", ".join(keys), cost=line.cost if line and line.cost else "none")
    if line and line.effect:
        yield line.effect
