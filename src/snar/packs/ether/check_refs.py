"""Checks that everything a pack names is there."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from snar.packs.ether.model import Dream, EtherPack, Secret, SleeperDef
from snar.packs.ether.verbs import MANY
from snar.packs.ether.walk import conditions, effects, parts
from snar.packs.ether.words import ICONS, LETTER

Found = Iterator[tuple[str, str]]

ROW = {
    "sleeper": "sleepers", "dream": "dreams", "slumber": "slumbers", "district": "districts", "entity": "entities",
    "intro": "scenes", "exhausted": "scenes", "goto": "scenes", "gate": "dreams", "arrows": "locations",
    "shortcuts": "locations",
}  # fmt: skip
"""Keys of tables that name something, and where it is."""
VERB = {
    "spawn.entity": "entities", "scene.id": "scenes", "gate.id": "dreams", "district.id": "districts",
    "slumber.id": "slumbers", "fate.id": "fate", "wisdom.id": "wisdom", "note.id": "notes", "memory.id": "memories",
    "mask.id": "masks", "token.on": "entities", "match.token": "references",
    **{
        f"{verb}.entity": "entities"
        for verb in ("mutate", "cleanse", "banish", "state", "relocate_entity", "entity_move", "figure_move")
    },
}  # fmt: skip
TEST = {"entity.id": "entities", "read.id": "scenes", "tokens.on": "entities"}
OF = {
    "influence": "influence", "item": "items", "note": "notes", "mask": "masks", "wisdom": "wisdom",
    "overlay": "overlays", "weakness": "weaknesses", "fate": "fate", "slumber": "slumbers",
}  # fmt: skip


def check_refs(pack: EtherPack, row: Any) -> Found:
    """What is wrong with the names in a row, and what to do."""
    for part in parts(row):
        for key, where in ROW.items():
            value = getattr(part, key, "")
            if not isinstance(value, tuple) or key in ("arrows", "shortcuts"):
                yield from _known(pack, where, key, (value,) if isinstance(value, str) else value)
    for effect in effects(row):
        yield from _keys(pack, effect, "verb", VERB)
        yield from _special(pack, row, effect)
    for condition in conditions(row):
        yield from _keys(pack, condition, "test", TEST)
        yield from _asked(pack, condition)
    if isinstance(row, SleeperDef):
        yield from _known(pack, "influence", "start", sorted(set(row.start)))
    if isinstance(row, Secret):
        yield from _secret(pack, row)
    yield from _aims(pack, row)
    yield from _code(pack, row)


def dream_of(row: Any) -> str:
    return row.id if isinstance(row, Dream) else getattr(row, "dream", "")


def coded(pack: EtherPack, code: str, dream: str) -> str:
    """The card with that code, or with that letter in the dream; "" when there is none."""
    if re.fullmatch(LETTER, code) and dream:
        code = f"{pack.dreams[dream].code} {code}"
    return pack.codes.get(code, "")


def _known(pack: EtherPack, where: str, key: str, names: Iterable[str]) -> Found:
    for name in names:
        if name and name not in getattr(pack, where):
            yield f"{key} names {name!r}", f"there is none in {where}, add it or correct the id"


def _keys(pack: EtherPack, table: dict[str, Any], word: str, known: dict[str, str]) -> Found:
    for key, value in table.items():
        where = known.get(f"{table[word]}.{key}")
        if where:
            yield from _known(pack, where, f"{table[word]}.{key}", (value,))


def _special(pack: EtherPack, row: Any, effect: dict[str, Any]) -> Found:
    match effect["verb"]:
        case "travel" if effect["to"] not in (*pack.locations, "any", "next", *ICONS):
            yield f"travel to {effect['to']!r}", "use a location, any, next or an icon"
        case "reveal" if not _somewhere(pack, effect["code"], dream_of(row)):
            yield f"reveal {effect['code']!r}", "nothing bears that code, add a tile, overlay or secret with it"
        case "gain" if effect["card"] not in pack.cards and not _somewhere(pack, effect["card"], dream_of(row)):
            yield f"gain {effect['card']!r}", "use the code of a secret or the id of a card"


def _somewhere(pack: EtherPack, code: str, dream: str) -> bool:
    """A letter in a scene is looked for in every dream: which one it is played in shows in play."""
    if dream in pack.dreams or not re.fullmatch(LETTER, code):
        return bool(coded(pack, code, dream))
    return any(coded(pack, code, dream) for dream in pack.dreams)


def _asked(pack: EtherPack, condition: dict[str, Any]) -> Found:
    if condition["test"] == "owns" and condition["id"] not in pack.cards:
        yield f"owns names {condition['id']!r}", "use the id of a card, mask, item, note or wisdom"
    if condition["test"] == "season" and condition["season"] not in ("good", "bad", *pack.seasons):
        yield f"season {condition['season']!r}", "use good, bad or the id of a season"
    least, most = condition.get("least", 1), condition.get("most", 1)
    if least > most:
        yield f"{condition['test']} from {least} to {most}", "let least be the lower"
    if least <= 0 and most == MANY:
        yield f"{condition['test']} asks for nothing", "give least or most"


def _secret(pack: EtherPack, secret: Secret) -> Found:
    if (secret.kind == "rule") != (not secret.of):
        yield f"a secret of kind {secret.kind} of {secret.of!r}", "name its card in of; rules have none"
    elif secret.of:
        yield from _known(pack, OF[secret.kind], "of", (secret.of,))
        card = pack.cards.get(secret.of)
        if card and card.copies > 1:
            yield f"{secret.of} has {card.copies} copies", "a card with a code is one, give it copies = 1"


def _aims(pack: EtherPack, row: Any) -> Found:
    """An aim is an action as notation names it: <owner>.<id>."""
    for aim in getattr(row, "aims", ()):
        owner, _, id = aim.partition(".")
        of = [*(getattr(pack, where).get(owner) for where in ("entities", "tiles", "overlays", "dreams", "slumbers"))]
        if not any(action.id == id for thing in of if thing for action in thing.actions):
            yield f"aims name {aim!r}", "use the owner and the id of an action, such as kuchyne.otevrit"


def _code(pack: EtherPack, row: Any) -> Found:
    code, bearer = getattr(row, "code", ""), getattr(row, "of", "") or row.id
    if not code:
        return
    if pack.codes[code] != bearer or pack.marks[bearer] != code:
        yield f"code {code} is not the only one", "every card has one code, and every code one card"
    dream = pack.dreams.get(getattr(row, "dream", ""))
    if dream and not code.startswith(f"{dream.code} "):
        yield f"code {code} in the dream {dream.id} of {dream.code}", "begin the code with that of the dream"
