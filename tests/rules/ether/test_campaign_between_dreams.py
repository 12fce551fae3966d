"""Between two dreams: what is taken back, kept and entered, and what stairs and wisdom do there."""

import pytest

from snar.ether.map.fields import NAMES
from snar.ether.map.tiles import STAIRS
from snar.ether.rules.decks.progress import at_work
from snar.ether.scenario import Table
from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, PARK, WRAITH, arrive, dreaming, end, slumbering

REST = "pole-slunecnic.oddech"  # a gem slot on e3
FIELD = {"tiles": [*ENTRY_TILES, "pole-slunecnic"]}


@pytest.mark.rule("EE-B5b", "EF-MAP-6", "EF-SLB-3")
def test_a_gem_that_was_placed_in_an_earlier_slumber_can_be_taken_back_in_any_turn_of_the_next():
    t = slumbering(end(), first={"field": "e3"}, slots=[[f"act {REST}", 1]], turn=1, **FIELD)
    left = [list(slot) for slot in t.g.slots]
    assert len(left) == 1  # the landscape stays, and what lies on it
    t = arrive(PARK, {"field": "e3"}, zones=WRAITH, slots=left, **FIELD)
    t.say("hracka", "stay", "spawn c6", "stay", "draw")
    assert t.g.turn == 1
    t.say("hracka", f"take {REST}")
    assert (t["hracka"].gems, t.g.slots) == (1, ())


@pytest.mark.rule("EF-ACT-4", "EF-GAT-2")
def test_intent_tokens_on_actions_of_a_dream_go_back_when_it_is_over():
    ends = {"proc": "Apply", "seat": 0, "effects": [{"verb": "end", "outcome": "defeat"}]}
    tile, action = begun("ustredna")
    t = dreaming("ustredna", ends, tiles=[tile], intent={f"act {tile}.{action}": ["insight", 1]}, second={})
    assert (t.g.intent, t.g.supply["insight"]) == ({}, 4)


def begun(dream):
    """An action printed on a tile of the dream."""
    tile = next(tile for tile in load_ether().tiles.values() if tile.dream == dream and tile.actions)
    return tile.id, tile.actions[0].id


@pytest.mark.rule("EF-MAP-2", "EF-END-2")
def test_after_a_dream_each_sleeper_enters_the_slumber_map_on_a_field_of_the_entry_symbols():
    ends = {"proc": "Apply", "seat": 0, "effects": [{"verb": "end", "outcome": "ends"}]}
    t = dreaming("ustredna", ends, second={})
    assert (t.asked, t.offers("hracka")) == (["hracka"], ["enter c4", "enter c5", "enter d4", "enter d5"])
    t.say("hracka", "enter d5").say("drsnak", "enter c4")
    assert [t.field(name) for name in t.names] == ["d5", "c4"]


@pytest.mark.rule("EF-MAP-11")
@pytest.mark.parametrize("wise", [True, False])
def test_stairs_do_nothing_until_a_card_says_so_and_then_only_to_those_who_stand_on_them(wise):
    tiles = [tile for tile in load_ether().tiles.values() if "z" in tile.picture and tile.dream == "prvni-sen"]
    given = {"dream": "prvni-sen", "tiles": [tile.id for tile in tiles], "step": "action", "dice": []}
    given["zones"] = {"wisdom": ["rec-schodu"]} if wise else {}
    land = Table(sleepers={"hracka": {}}, **given).g.landscape
    stairs = land.bearing(STAIRS)

    def climbs(field):
        row = {"field": NAMES[field], "hand": ["kridovy-obrys"]}
        return "act rec-schodu.vyjit-jinde" in Table(sleepers={"hracka": row}, **given).offers("hracka")

    assert [climbs(field) for field in land.fields] == [wise and field in stairs for field in land.fields]


@pytest.mark.rule("EF-MAP-1", "EF-MAP-6")
def test_a_gem_whose_slot_an_overlay_covers_can_still_be_taken_from_its_field():
    lantern = "zahrada-pod-vodou.lampion"
    given = {"dream": "zatopa", "step": "action", "turn": 2, "slots": [[f"act {lantern}", 1]], "dice": []}
    tiles = ["zahrada-pod-vodou", "okno-do-domu"]
    t = Table(sleepers={"hracka": {"field": "e6"}}, tiles=tiles, **given)
    assert not {f"act {lantern}", f"set {lantern}"} & set(t.offers("hracka"))  # the slot itself is gone
    t.say("hracka", f"take {lantern}")
    assert (t["hracka"].gems, t.g.slots) == (1, ())
    elsewhere = Table(sleepers={"hracka": {"field": "f6"}}, tiles=tiles, **given)
    elsewhere.refuses("hracka", f"take {lantern}", "EF-MAP-5")


@pytest.mark.rule("EF-PRG-1")
def test_of_two_equal_progress_cards_the_active_one_is_used():
    pack = load_ether()
    twice = next(card for card in pack.influence.values() if card.progress and card.actions and card.copies > 1)
    t = Table(sleepers={"hracka": {"field": "c4", "progress": [twice.id] * 2}}, tiles=ENTRY_TILES, step="action")
    below, top = t.g.cards("progress.0")
    for turned, used in (((top,), below), ((below,), top)):
        t.g.edit(0).turned = turned
        assert {offered.card for offered in at_work(t.g, 0, set())} == {used}
