"""Stairs: nothing by themselves (EF-MAP-11), a way to other stairs for who has a card that says so."""

import pytest

from snar.ether.map.fields import NAMES
from snar.ether.map.tiles import STAIRS
from snar.ether.scenario import Table
from snar.packs.ether.loader import load_ether

CLIMB = "act rec-schodu.vyjit-jinde"


def house(*tiles, **row):
    """On the stairs of the first dream, with the wisdom card about them."""
    hracka = {"field": "c6", "hand": ["kridovy-obrys", "schody-ktere-stoupaji"], **row}
    given = {"dream": "prvni-sen", "tiles": list(tiles), "zones": {"wisdom": ["rec-schodu"]}, "dice": []}
    return Table(sleepers={"hracka": hracka}, step="action", **given)


@pytest.mark.rule("EF-MAP-11", "EF-REL-1")
def test_who_knows_the_speech_of_stairs_goes_up_one_flight_and_comes_out_on_another():
    t = house("schody", "sklep", "detsky-pokoj").say("hracka", CLIMB, "pay kridovy-obrys cunning", "done")
    assert (t.topic, t.offers("hracka")) == ("relocate", ["to d4", "to e6"])
    t.say("hracka", "to d4")
    assert t.field("hracka") == "d4"


@pytest.mark.rule("EF-MAP-11")
def test_a_card_about_stairs_moves_its_player_too():
    t = house("schody", "sklep").say("hracka", "play schody-ktere-stoupaji")
    assert t.field("hracka") == "e6"


@pytest.mark.rule("EF-REL-1")
def test_with_no_other_stairs_on_the_map_there_is_nowhere_to_come_out():
    house("schody").refuses("hracka", CLIMB, "nowhere-to-go")


@pytest.mark.parametrize("dream", ["prvni-sen", "beh-pred-vodou", "zatopa", ""])
def test_where_there_are_stairs_there_are_at_least_two(dream):
    """Slumber tiles ("") too."""
    tiles = [tile.id for tile in load_ether().tiles.values() if tile.dream == dream]
    land = Table(sleepers={"hracka": {}}, dream=dream or "ustredna", tiles=tiles, step="none").g.landscape
    assert len({NAMES[field] for field in land.bearing(STAIRS)}) >= 2


@pytest.mark.rule("EF-ENT-3", "EF-MAP-11")
def test_the_bell_ringer_moves_from_stairs_to_stairs():
    sleepers = {"hracka": {"field": "c3"}}
    given = {"dream": "zatopa", "tiles": ["hraz", "silnice", "utopena-naves", "zvonice"], "dice": []}
    entities = {"zvonik": {"figures": ["a6"]}}
    t = Table(
        sleepers=sleepers, entities=entities, step="none", during=[{"proc": "MoveEntity", "entity": "zvonik"}], **given
    )
    assert [NAMES[figure.field] for figure in t.g.entities[0].figures] == ["a2"]
