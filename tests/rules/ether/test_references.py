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


# -- every token has its place ---------------------------------------------------------------------------------------
PLACES = {  # token: where it belongs, in which dream ("" is a slumber), on which field, and who lays it
    "sachovy-kun": ("skola.sachovnice", "beh-pred-vodou", "b4", "hracka"),
    "listek-ze-satny": ("satna.vesacek", "ustredna", "e3", "hracka"),
    "utrzeny-knoflik": ("vratnice.kabat", "ustredna", "c2", "drsnak"),
    "pivni-tacek": ("hospoda.misto-u-stolu", "zatopa", "c5", "hracka"),
    "zub-z-hrebene": ("dum-pod-vodou.hreben", "zatopa", "e8", "hracka"),
    "rukojet-destniku": ("sklad-ztrat.prazdny-hak", "", "c7", "hracka"),
    "sesta-tecka": ("zastavka.kostka", "", "d1", "hracka"),
    "ozubene-kolecko": ("strojovna.prevod", "", "f5", "specialista"),
    "stin-ptaka": ("pole-slunecnic.hola-zem", "", "e4", "nespoutana"),
    "pulka-vstupenky": ("kinosal.vstupenka", "", "b5", "hracka"),
}


def there(token, *wisdom, sleeper="", found=(), **row):
    """At the place of the token, with one card to spend."""
    place, dream, field, owner = PLACES[token]
    met = {"dream": dream} if dream else {"slumber": "prizrak", "mode": "slumber"}
    tiles = [place.partition(".")[0], *([] if dream else ["sluzebni-chodba", "cekarna"])]
    given = {**met, "tiles": tiles, "zones": {"wisdom": list(wisdom)}, "step": "action", "dice": [], "hours": 2}
    hand = {"field": field, "hand": ["kridovy-obrys"]}
    return Table(sleepers={sleeper or owner: {**hand, **row}}, found=list(found), **given)


def laid(token, **row):
    """The right sleeper lays it there."""
    t = there(token, LABELS, **row)
    return t.say(t.names[0], f"act {PLACES[token][0]}", "discard kridovy-obrys", "done", f"match {token}")


@pytest.mark.rule("EF-REF-1", "EF-LIM-3")
@pytest.mark.parametrize("token", PLACES)
def test_each_token_belongs_to_one_place_which_needs_the_card_that_explains_it(token):
    place, _, _, name = PLACES[token]
    there(token).refuses(name, f"act {place}", "not-explained")
    t = laid(token)
    assert (t.happened("matched", source=token), t.g.found) == (True, (token,))
    there(token, LABELS, found=[token]).refuses(name, f"act {place}", "used-up")


@pytest.mark.rule("EF-REF-1")
def test_what_the_places_hold_is_small_and_each_gives_its_own():
    t = laid("sachovy-kun")
    assert (t.topic, dict(t.g.pending[0].about)["fields"], t.g.read) == ("walk", 3, ("rozehrana-partie",))
    t = laid("utrzeny-knoflik", sealed=["pest-v-kapse"] * 3)
    assert (len(t.zone("sealed.drsnak")), t.g.read) == (1, ("kabat-na-operadle",))
    t = laid("zub-z-hrebene", distress=2)
    assert (t["hracka"].distress, t.g.read) == (1, ("hreben-pod-zrcadlem",))
    t = laid("sesta-tecka")
    assert (t["hracka"].gems, t.g.read) == (1, ("kostka-na-lavicce",))
    t = laid("ozubene-kolecko")
    assert (t.g.hours, t.g.read) == (3, ("kolecko-navic",))
    t = laid("stin-ptaka").say("nespoutana", "to c6")
    assert (t.field("nespoutana"), t.g.read) == ("c6", ("stin-nad-polem",))
    assert laid("rukojet-destniku")["hracka"].ether == 1
    assert len(laid("listek-ze-satny").zone("hand.hracka")) == 2
    assert laid("pivni-tacek", distress=2)["hracka"].distress == 1


@pytest.mark.rule("EE-G12", "EF-REF-1")
def test_the_place_of_a_personal_token_waits_while_its_sleeper_does_not_dream_with_the_others():
    t = there("utrzeny-knoflik", LABELS, sleeper="hracka")
    t.refuses("hracka", "act vratnice.kabat", "token-away")
    rows = {"hracka": {"field": "c2", "hand": ["kridovy-obrys"]}, "drsnak": {"field": "d2"}}
    given = {"dream": "ustredna", "tiles": ["vratnice"], "zones": {"wisdom": [LABELS]}, "step": "action", "dice": []}
    t = Table(sleepers=rows, **given).say("hracka", "act vratnice.kabat", "discard kridovy-obrys", "done")
    assert "match utrzeny-knoflik" not in t.offers("hracka")  # it is his, and she tries in vain


@pytest.mark.rule("EF-COM-3", "EF-REF-1")
def test_there_are_at_most_77_and_every_one_has_one_place():
    pack = load_ether()
    places = [
        (effect["token"], f"{tile.id}.{action.id}")
        for tile in pack.tiles.values()
        for action in tile.actions
        for effect in action.do
        if effect["verb"] == "match"
    ]
    assert len(pack.references) <= 77
    assert sorted(token for token, _ in places) == sorted(pack.references)
    assert dict(places) == {token: place for token, (place, *_) in PLACES.items()}
