"""`? sopka`, `? RS-DUL-5`, `? move 33`: what something is, what a rule says, why something is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.cli.commands.rules import rule_lines, spelled
from snar.cli.terminal.faces import why_not
from snar.kernel.choice import Choice, Option
from snar.kernel.session import Session
from snar.packs.rise.model import Pack
from snar.texts.bundle import Texts
from snar.texts.lines import Line
from snar.texts.rise.cards import Printed, rule_text
from snar.texts.rise.stats import stat_line

if TYPE_CHECKING:
    from snar.cli.rise.face import Face


def explain(face: Face, session: Session, seat: int, words: list[str]) -> list[str]:
    """The answer to `? words`; Trouble when nothing is known by that name."""
    texts, pack = face.texts, face.describer.pack
    rule = words[0].upper()
    if len(words) == 1 and texts.has(f"help-{spelled(rule)}"):
        return rule_lines(texts, spelled(rule))
    found = printed(texts, pack, " ".join(words))
    if found:
        head = f"{texts.name(found.id)} [{found.id}] · {stat_line(found, texts)}"
        return [head, rule_text(found, texts), texts.flavour(found.id)]
    if len(words) == 1 and words[0] in ("iridion", "filnerin", "akademus"):
        return [texts.name(words[0]), texts.flavour(words[0])]

    def line(option: Option, choice: Choice) -> Line:
        return face.describer.line(option, session.state.view(seat), choice.topic)

    return [*why_not(face, session, seat, words, "option-", line)]


def printed(texts: Texts, pack: Pack, word: str) -> Printed | None:
    """A card, character or spell by its id or by its name in the player's language."""
    things: dict[str, Printed] = {**pack.spells, **pack.cards, **pack.characters}
    if word in things:
        return things[word]
    return next((thing for id, thing in things.items() if texts.name(id).casefold() == word.casefold()), None)
