"""What is gained is told once."""

import os

import pytest

from snar.ether.scenario import Table
from snar.packs.folders import BUILT_IN
from snar.texts.bundle import Texts
from snar.texts.ether.names import Names
from snar.texts.ether.options import Describer
from snar.texts.ether.telling import Teller

DECKS = ("influence", "items", "notes", "wisdom", "masks", "memories")


@pytest.mark.parametrize("lang", ["cs", "en"] if os.environ.get("SNAR_LONG") else ["cs"])
def test_a_card_that_is_gained_is_told_once(lang: str) -> None:
    base = {"dream": "prvni-sen", "tiles": ["kuchyne"], "sleepers": {"hracka": {"field": "b2"}}, "dice": []}
    pack = Table(**base).g.content.pack
    folder = BUILT_IN / "etherfields"
    names = Names(Texts([folder, folder / "secret"], lang))
    told = 0
    for deck in DECKS:
        for id in list(getattr(pack, deck)):
            gain = {"verb": "gain", "card": id, "to": "", "who": "self"}
            during = [{"proc": "Apply", "seat": "hracka", "effects": [gain]}]
            t = Table(**base, during=during)
            teller = Teller(names, Describer(names, pack), t.names)
            named = [(event, t.g.card_id(event.card) if event.card >= 0 else "") for event in t.g.events]
            events = [event.for_seat(0, card, "") for event, card in named if event.kind == "gain" or card == id]
            seen = [event for event in events if event]
            said = [line for line in map(teller.sentence, seen) if line]
            if any(event["kind"] == "gain" for event in seen):
                told += 1
                assert len(said) == 1, (id, said)
    assert told > 10


@pytest.mark.parametrize(
    ("id", "czech", "english"),
    [
        ("ustredna", "Nový snový portál: Ústředna.", "A new gate tile: Exchange."),
        ("sousedka-shora", "V balíčku dřímoty přibývá: Sousedka shora.", "The slumber deck grows: Neighbour Upstairs."),
        ("zastavarna", "V balíčku osudu přibývá: Zastavárna.", "The fate deck grows: Pawnshop."),
    ],
)
def test_what_joins_a_deck_or_opens_a_way_belongs_to_nobody(id: str, czech: str, english: str) -> None:
    pack, folder = Table(sleepers={"hracka": {}}, dice=[]).g.content.pack, BUILT_IN / "etherfields"
    event = {"kind": "gain", "actor": "hracka", "source": id}
    for lang, told in (("cs", czech), ("en", english)):
        names = Names(Texts([folder, folder / "secret"], lang))
        assert Teller(names, Describer(names, pack), ["hracka"]).sentence(event) == told
