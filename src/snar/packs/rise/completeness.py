"""What the built-in pack `rise-snu` must hold besides being correct: counts, named cards, known values."""

from collections import Counter
from collections.abc import Iterator

from snar.packs.reader import Problem
from snar.packs.rise.model import Pack
from snar.packs.rise.schema import SPELLS

HEROES = {"barbar", "cestovatel", "druid", "rytir", "snovy-drak"}
DEMONS = {"cert", "rarach", "san", "stin", "titan"}
LEAST = {
    "dream": (30, 18),
    "horror": (30, 18),
    "event": (60, 40),
    "easy": (20, 1),
    "hard": (16, 1),
    "ability": (32, 16),
}
"""Deck: cards with copies counted, distinct ones."""
CELLS = {"number": 64, "c": 26, "t": 4}
KNOWN: dict[str, dict[str, object]] = {
    "barbar": {"moc": 5, "pohyb": 2, "lives": 6},
    "ptak-ohnivak": {"kind": "dream", "light": 10, "placement": "exact", "bp": 1, "actions": 0},
    "portal-svetu": {"kind": "dream", "bp": 5, "actions": 3},
    "dzin-z-lampy": {"kind": "dream"},
    "duhovy-most": {"kind": "dream"},
    "bariera": {"kind": "horror", "bp": 6},
    "sopka": {"kind": "horror"},
    "jezibaba": {"kind": "horror"},
    "ohnive-tornado": {"kind": "creature", "moc": 8, "experience": 7, "hostile": "hero"},
    "zlaty-mec": {"kind": "item", "single": False},
    "lecivy-lektvar": {"kind": "item", "single": True},
    "mag": {"kind": "ability"},
    **{id: {"deck": "easy"} for id in ("poznani", "elementy", "studanky", "lovec", "prepadeni", "snove-koule")},
}
"""Values legible in the sources; see docs/rules."""
TWICE = ("duhovy-most", "bariera")


def completeness(pack: Pack) -> list[Problem]:
    found = [*_counts(pack), *_board(pack), *_known(pack), *_characters(pack)]
    return [Problem("pack.toml", pack.id, what, fix) for what, fix in found]


def _counts(pack: Pack) -> Iterator[tuple[str, str]]:
    copies = Counter(card.deck for card in pack.copies)
    distinct = Counter(card.deck for card in pack.cards.values())
    for deck, (cards, kinds) in LEAST.items():
        if copies[deck] < cards or distinct[deck] < kinds:
            yield (
                f"{deck}: {copies[deck]} cards, {distinct[deck]} distinct",
                f"have at least {cards} and {kinds}",
            )
    if {spell.id: spell.roll for spell in pack.spells.values()} != SPELLS:
        yield "spells differ from the ten of the rules", f"have {SPELLS}"
    if sorted(pack.timegate) != [4, 5, 6, 7, 8]:
        yield f"Time Gate rows {sorted(pack.timegate)}", "have one for each of 4 to 8"


def _board(pack: Pack) -> Iterator[tuple[str, str]]:
    cells = Counter("number" if cell[0].isdigit() else cell for row in pack.board for cell in row)
    for kind, number in CELLS.items():
        if cells[kind] != number:
            yield f"board: {cells[kind]} cells of {kind}", f"have {number}"


def _known(pack: Pack) -> Iterator[tuple[str, str]]:
    rows = {**pack.characters, **pack.cards}
    for id, values in KNOWN.items():
        if id not in rows:
            yield f"{id} is missing", "the sources name it, add it"
            continue
        for key, value in values.items():
            if getattr(rows[id], key, None) != value:
                yield f"{id}: {key} = {getattr(rows[id], key, None)}", f"the sources say {value}"
    for id in (id for id in TWICE if id in pack.cards and pack.cards[id].copies < 2):
        yield f"{id} has one copy", "have two at least, beginners start with them"
    for ability in (card for card in pack.cards.values() if card.kind == "ability" and card.copies < 2):
        yield f"{ability.id} has one copy", "have two copies of each ability (RR-E7)"


def _characters(pack: Pack) -> Iterator[tuple[str, str]]:
    """RS-COM-2 and RS-COM-7."""
    all_ = pack.characters
    for side, ids in (("hero", HEROES), ("demon", DEMONS)):
        if {id for id, character in all_.items() if character.side == side} != ids:
            yield f"characters of side {side}", f"have {', '.join(sorted(ids))}"
            return
    pohyb, moc = ({id: getattr(row, key) for id, row in all_.items()} for key in ("pohyb", "moc"))
    if pohyb["cestovatel"] <= max(value for id, value in pohyb.items() if id != "cestovatel"):
        yield "cestovatel is not the fastest", "give him the strictly highest pohyb"
    if moc["san"] <= max(value for id, value in moc.items() if id != "san"):
        yield "san is not the mightiest", "give it the strictly highest moc"
    if moc["snovy-drak"] < max(moc[id] for id in HEROES):
        yield "snovy-drak is not the mightiest hero", "give it the highest moc of the heroes"
    for id, ids in (("barbar", HEROES), ("titan", DEMONS)):
        if pohyb[id] * len(ids) >= sum(pohyb[other] for other in ids):
            yield f"{id} is not slow", "give it less pohyb than its side has on average"
