"""Reference tokens: of no use until a card explains them, then matched to places of the map, each once (EF-REF-1)."""

import pytest

from snar.ether.scenario import Table
from snar.packs.ether.loader import load_ether

PEG = "act satna.vesacek"
LABELS = "napisy-na-krabicich"
OFFERED = [row.id for row in load_ether().references.values() if row.sleeper in ("", "hracka")]
RIGHT, WRONG = "listek-ze-satny", "pivni-tacek"


def cloakroom(*wisdom, found=(), **row):
    """In the cloakroom of the exchange, where a peg has lost its number."""
    hracka = {"field": "e3", "hand": ["kridovy-obrys", "kratka-sirka"], "deck": ["lichy-schod", "horka-dlan"], **row}
    given = {"dream": "ustredna", "tiles": ["satna"], "zones": {"wisdom": list(wisdom)}, "found": list(found)}
    return Table(sleepers={"hracka": hracka}, step="action", dice=[], **given)


@pytest.mark.rule("EF-REF-1")
def test_a_reference_token_is_unavailable_until_a_card_explains_it():
    cloakroom().refuses("hracka", PEG, "not-explained")
    assert PEG in cloakroom(LABELS).offers("hracka")


@pytest.mark.rule("EF-REF-1")
def test_the_token_that_belongs_there_is_used_up_and_its_place_gives_what_it_holds():
    t = cloakroom(LABELS).say("hracka", PEG, "discard kridovy-obrys", "done")
    assert (t.topic, t.offers("hracka")) == ("match", [f"match {id}" for id in OFFERED])
    t.say("hracka", f"match {RIGHT}")
    assert (RIGHT in t.g.found, len(t.zone("hand.hracka"))) == (True, 3)


@pytest.mark.rule("EF-REF-1")
def test_a_token_that_does_not_belong_there_does_nothing_and_may_be_tried_elsewhere():
    t = cloakroom(LABELS).say("hracka", PEG, "discard kridovy-obrys", "done", f"match {WRONG}")
    assert (t.g.found, len(t.zone("hand.hracka")), t.g.barrier) == ((), 1, True)  # and cannot be taken back
    t.refuses("hracka", PEG, "used-this-turn")


@pytest.mark.rule("EF-REF-1", "EF-LIM-3")
def test_a_token_that_was_matched_is_not_there_any_more():
    t = cloakroom(LABELS, found=[WRONG]).say("hracka", PEG, "discard kridovy-obrys", "done")
    assert f"match {WRONG}" not in t.offers("hracka")
    cloakroom(LABELS, found=[RIGHT]).refuses("hracka", PEG, "used-up")


@pytest.mark.rule("EF-REF-1", "EF-COM-3")
def test_a_personal_token_is_laid_by_its_own_sleeper_only():
    personal = {row.id: row.sleeper for row in load_ether().references.values() if row.sleeper}
    assert len(personal) == 4  # one each
    t = Table(
        sleepers={"drsnak": {"field": "e3", "hand": ["kridovy-obrys"]}},
        **{"dream": "ustredna", "tiles": ["satna"], "zones": {"wisdom": [LABELS]}, "step": "action", "dice": []},
    )
    t.say("drsnak", PEG, "discard kridovy-obrys", "done")
    offered = {key.removeprefix("match ") for key in t.offers("drsnak")}
    assert offered & personal.keys() == {id for id, sleeper in personal.items() if sleeper == "drsnak"}


@pytest.mark.rule("EF-COM-3", "EF-REF-1")
def test_there_are_at_most_77_and_every_place_has_its_own():
    pack = load_ether()
    places = [
        effect["token"]
        for tile in pack.tiles.values()
        for action in tile.actions
        for effect in action.do
        if effect["verb"] == "match"
    ]
    assert len(pack.references) <= 77
    assert len(places) == len(set(places)) >= 3 and {*places} < {*pack.references}
