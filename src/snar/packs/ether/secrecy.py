"""What nobody may know before it is revealed: said by the pack itself, wherever its texts lie."""

from collections.abc import Iterator, Mapping
from typing import Any

from snar.packs.ether.walk import effects


def secrets(things: Mapping[str, Mapping[str, Any]], marks: Mapping[str, str]) -> Iterator[str]:
    """Ids, from the tables of a pack and the codes of its cards. Scenes are not among them: none is known before it is
    read, and their ids are no names of things."""
    for card in marks:  # but where everything begins is printed on the box
        if not (card in things["dreams"] and things["dreams"][card].start):
            yield card
    yield from (row.id for row in things["secrets"].values() if not row.of)
    yield from (row.id for row in things["influence"].values() if row.lucid)
    yield from (row.id for row in things["entities"].values() if not row.slumber or row.slumber in marks)
    given = {effect["card"] for rows in things.values() for row in rows.values() for effect in given_by(row)}
    yield from (id for id in things["masks"] if id in given)  # the others lie in their box for everyone to see


def given_by(row: Any) -> Iterator[dict[str, Any]]:
    return (effect for effect in effects(row) if effect["verb"] == "gain")
