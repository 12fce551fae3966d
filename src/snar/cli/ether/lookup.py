"""`? plechovy-hrnek`, `? 112`, `? EF-BAS-1`, `? move c4`: a thing, a scene read before, a rule, why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from snar.cli.commands.rules import rule_lines, spelled
from snar.cli.terminal.faces import why_not
from snar.kernel.choice import Choice, Option
from snar.kernel.session import Session
from snar.packs.ether.stories import scene_of
from snar.texts.ether.cards import rule_text
from snar.texts.ether.stats import stat_line
from snar.texts.lines import Line

if TYPE_CHECKING:
    from snar.cli.ether.face import EtherFace


def explain(face: EtherFace, session: Session, seat: int, words: list[str]) -> list[str]:
    """The answer to `? words`; Trouble when nothing is known by that name."""
    rule = spelled(words[0].upper())
    if len(words) == 1 and face.texts.has(f"help-{rule}"):
        return rule_lines(face.texts, rule)
    pages = session.state.view(seat)["read"]
    scenes = {str(face.describer.pack.scenes[scene_of(page)].number): page for page in pages}
    if len(words) == 1 and words[0] in scenes:
        return [face.page(scenes[words[0]])]
    found = printed(face, session, seat, " ".join(words))
    if found is not None:
        head = f"{face.names.bare(found.id)} [{found.id}] · {stat_line(found, face.texts)}"
        return [head, rule_text(found, face.texts), face.texts.part(found.id, "flavour")]

    def line(option: Option, choice: Choice) -> Line:
        return face.describer.line(option, session.state.view(seat), choice)

    return [*why_not(face, session, seat, words, "ef-option-", line)]


def printed(face: EtherFace, session: Session, seat: int, word: str) -> Any:
    """Something by its id or by its name, if it is public or has been found; or None."""
    pack = face.describer.pack
    rows = (pack.locations, pack.mutations, pack.sleepers, pack.entities, pack.cards)
    things = {id: row for table in rows for id, row in table.items()}
    seen = set(strings(session.state.view(seat)))
    known = {id: row for id, row in things.items() if face.public.has(id) or id in seen}
    if word in known:
        return known[word]
    names = {face.names.bare(id).casefold(): row for id, row in known.items()}
    return names.get(word.casefold())


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)
