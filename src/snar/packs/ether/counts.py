"""How much the built-in pack has to hold (EF-COM-1, EF-COM-2, EF-COM-3 and the opening of the campaign)."""

from collections.abc import Iterable, Iterator
from typing import Any

from snar.packs.ether.model import EtherPack
from snar.packs.ether.words import MUTATIONS
from snar.packs.reader import Problem

SLEEPERS = {"hracka", "specialista", "drsnak", "nespoutana"}
START = 22
LUCID = 20  # EF-VAR-7
MARKET, DISTINCT = 81, 54
SCENES = 60
REFERENCES, PERSONAL = 77, 4


def check_counts(pack: EtherPack) -> list[Problem]:
    found = [*_sleepers(pack), *_cards(pack), *_campaign(pack)]
    return [Problem("pack.toml", pack.id, what, fix) for what, fix in found]


def _sleepers(pack: EtherPack) -> Iterator[tuple[str, str]]:
    if pack.sleepers.keys() != SLEEPERS:
        yield f"sleepers {', '.join(pack.sleepers) or 'none'}", f"have {', '.join(sorted(SLEEPERS))}"
    for sleeper in pack.sleepers.values():
        yield from _exactly(f"starting cards of {sleeper.id}", len(sleeper.start), START)
        lucid = [card for card in pack.influence.values() if card.lucid and card.sleeper == sleeper.id]
        yield from _exactly(f"lucid cards of {sleeper.id}", _copies(lucid), LUCID)


def _cards(pack: EtherPack) -> Iterator[tuple[str, str]]:
    """Cards with a code come on top of these."""
    plain = {id: card for id, card in pack.influence.items() if not card.sleeper and id not in pack.marks}
    yield from _exactly("market cards", _copies(plain.values()), MARKET)
    if len(plain) < DISTINCT:
        yield f"{len(plain)} different market cards", f"have {DISTINCT} at least"
    yield from _exactly("turn cards", len(pack.turns), 12)
    yield from _exactly("fate cards", sum(card.start for card in pack.fate.values()), 10)
    open_weaknesses = [card for id, card in pack.weaknesses.items() if id not in pack.marks]
    yield from _exactly("weaknesses", _copies(open_weaknesses), 6)
    yield from _exactly("masks", len(pack.masks), 14)
    items = [card for id, card in pack.items.items() if id not in pack.marks]
    yield from _exactly("starting items", sum(card.start for card in items), 5)
    yield from _exactly("other items", sum(not card.start for card in items), 10)
    yield from _exactly("mutations", _copies(pack.mutations.values()), 12)
    if missing := {*MUTATIONS} - {mutation.value for mutation in pack.mutations.values()}:
        yield f"no mutation of {', '.join(sorted(missing))}", "have all eight (EF-MUT-1)"
    for name in ("wisdom", "notes", "memories"):
        if not getattr(pack, name):
            yield f"no {name}", "have some (EF-COM-2)"
    if len(pack.references) > REFERENCES:
        yield f"{len(pack.references)} reference tokens", f"have {REFERENCES} at most"
    yield from _exactly(
        "personal reference tokens", sum(bool(row.sleeper) for row in pack.references.values()), PERSONAL
    )
    for good, name in ((True, "better"), (False, "worse")):
        yield from _exactly(f"{name} seasons", sum(season.good is good for season in pack.seasons.values()), 3)


def _campaign(pack: EtherPack) -> Iterator[tuple[str, str]]:
    kinds = [tile.kind for tile in pack.tiles.values()]
    yield from _exactly("slumber entry tiles", kinds.count("slumber-entry"), 2)
    yield from _exactly("slumber map tiles", kinds.count("slumber"), 6)
    yield from _exactly("dreams", len(pack.dreams), 4)
    yield from _exactly("first dreams", sum(dream.start for dream in pack.dreams.values()), 1)
    start = {slumber.id for slumber in pack.slumbers.values() if slumber.start}
    if len(start) != 4 or not {"prizrak", "delta"} <= start:
        yield f"first slumbers: {', '.join(sorted(start)) or 'none'}", "have prizrak, two more and delta (EF-SLB-4)"
    yield from _exactly("slumbers that join later", sum(bool(slumber.code) for slumber in pack.slumbers.values()), 7)
    yield from _exactly("first districts", sum(district.start for district in pack.districts.values()), 2)
    if len(pack.scenes) < SCENES:
        yield f"{len(pack.scenes)} scenes", f"have {SCENES} at least"


def _copies(cards: Iterable[Any]) -> int:
    return sum(card.copies for card in cards)


def _exactly(what: str, number: int, wanted: int) -> Iterator[tuple[str, str]]:
    if number != wanted:
        yield f"{number} {what}", f"have {wanted}"
