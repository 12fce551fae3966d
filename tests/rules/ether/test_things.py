"""Items, notes, wisdom and memories (EF-ITM, EF-NOT, EF-WIS, EF-VAR-9)."""

import pytest

from snar.ether.options import agree
from snar.ether.setup import new_game
from snar.kernel.rng import Rng, key_from_seed
from snar.packs.ether.loader import load_ether

from .campaign_help import dreaming, end
from .help import one, two


@pytest.mark.rule("EF-ITM-1")
def test_an_item_that_lies_ready_is_used_by_anyone_once_a_turn():
    t = two(zones={"items": ["lampa"]})
    t.say("specialista", "act lampa.rozsvitit")
    assert t["specialista"].ether == 1
    t.refuses("hracka", "act lampa.rozsvitit", "used-this-turn")
    assert t.zone("items") == ["lampa"]


@pytest.mark.rule("EF-ITM-1")
def test_an_item_is_discarded_by_its_effect_only_if_it_says_so_and_to_where_it_says():
    t = one(more={"zones": {"items": ["lampa", "hrnek", "paklic"]}}, distress=1)
    t.say("hracka", "act hrnek.pit", "act paklic.odemknout", "act lampa.rozsvitit")
    assert t.zone("items") == ["lampa"]
    assert t.zone("storage") == ["hrnek"]
    assert t.zone("items.market") == ["paklic"]
    assert (t["hracka"].distress, t.g.keys) == (0, 1)


@pytest.mark.rule("EF-ITM-1")
def test_an_item_discarded_for_intent_goes_to_the_storage_and_does_not_do_its_effect():
    t = one(more={"zones": {"items": ["paklic"]}})
    t.say("hracka", "move", "item paklic cunning", "done", "move a2", "stop")
    assert t.zone("storage") == ["paklic"]
    assert t.g.keys == 0


@pytest.mark.rule("EF-ITM-1")
def test_an_item_that_is_being_paid_with_cannot_be_used_as_well():
    t = one(more={"zones": {"items": ["paklic", "zrcadlo"]}}, hand=["krok"])
    t.say("hracka", "move", "item paklic cunning")
    assert "item paklic cunning" not in t.offers("hracka")
    t.refuses("hracka", "act paklic.odemknout", "not-offered")


@pytest.mark.rule("EF-ITM-1")
def test_items_in_storage_are_not_active():
    t = one(more={"zones": {"storage": ["lampa", "zrcadlo"]}})
    t.refuses("hracka", "act lampa.rozsvitit", "not-offered")
    assert t.view("hracka")["sleepers"][0]["hand_limit"] == 6


@pytest.mark.rule("EF-ITM-2")
def test_refreshing_draws_a_random_item_of_the_storage_into_a_free_slot():
    t = one(more={"zones": {"storage": ["lampa", "hrnek", "paklic"]}, "dice": [2]}, hand=["kabelka"])
    t.say("hracka", "play kabelka")
    assert t.zone("items") == ["hrnek"]
    assert t.zone("storage") == ["lampa", "paklic"]


@pytest.mark.rule("EF-ITM-2", "EE-G2a")
def test_with_all_slots_full_one_item_goes_to_the_storage_for_the_new_one():
    full = {"items": ["lampa", "paklic", "hodinky"], "storage": ["hrnek"]}
    t = one(more={"zones": full, "dice": [1]}, hand=["kabelka"])
    t.say("hracka", "play kabelka")
    assert t.offers("hracka") == ["drop hodinky", "drop lampa", "drop paklic", "store hrnek"]
    t.say("hracka", "drop paklic")
    assert t.zone("items") == ["lampa", "hodinky", "hrnek"]
    assert (t.zone("storage"), t.zone("items.market")) == (["paklic"], [])


@pytest.mark.rule("EF-ITM-2")
def test_the_drawn_item_may_be_put_back():
    full = {"items": ["lampa", "paklic", "hodinky"], "storage": ["hrnek"]}
    t = one(more={"zones": full, "dice": [1]}, hand=["kabelka"])
    t.say("hracka", "play kabelka", "store hrnek")
    assert t.zone("items") == ["lampa", "paklic", "hodinky"]
    assert t.zone("storage") == ["hrnek"]


@pytest.mark.rule("EF-ITM-2")
def test_an_empty_storage_refreshes_nothing():
    t = one(hand=["kabelka"]).say("hracka", "play kabelka")
    assert (t.topic, t.zone("items")) == ("action", [])


@pytest.mark.rule("EF-ITM-1")
@pytest.mark.parametrize("way", ["wisdom", "unlocked"])
def test_a_fourth_slot_can_be_unlocked(way):
    full = {"items": ["lampa", "paklic", "hodinky"], "storage": ["hrnek"]}
    if way == "wisdom":
        t = one(more={"zones": {**full, "wisdom": ["ctvrta-kapsa"]}, "dice": [1]}, hand=["kabelka"])
    else:
        t = one(more={"zones": full, "dice": [1]}, hand=["kabelka", "police-navic"]).say("hracka", "play police-navic")
    t.say("hracka", "play kabelka")
    assert t.zone("items") == ["lampa", "paklic", "hodinky", "hrnek"]


@pytest.mark.rule("EF-ITM-1", "EE-C2c")
def test_too_many_items_for_the_slots_are_reduced_at_once_by_the_first_sleeper():
    t = one(more={"zones": {"items": ["lampa", "paklic", "hodinky", "hrnek"]}})
    assert t.offers("hracka") == ["drop hodinky", "drop hrnek", "drop lampa", "drop paklic"]
    t.say("hracka", "drop lampa")
    assert t.zone("storage") == ["lampa"]
    assert t.topic == "action"


STARTING = sorted(id for id, item in load_ether().items.items() if item.start)


@pytest.mark.rule("EF-ITM-3", "EE-G13")
@pytest.mark.parametrize(
    ("dream", "outcome", "to"),
    [
        ("prvni-sen", "victory", "items.market"),
        ("prvni-sen", "defeat", "vault"),  # its gate stays, they can still be found there
        ("prvni-sen", "death", "vault"),
        ("ustredna", "victory", "vault"),  # another dream says nothing about them
    ],
)
def test_starting_items_that_nobody_found_lie_in_the_item_market_when_the_first_dream_is_won(dream, outcome, to):
    ready, stored, *left = STARTING
    t = dreaming(dream, end(outcome), zones={"items": [ready], "storage": [stored]})
    assert sorted(id for id in t.zone(to) if id in STARTING) == left
    assert t.zone("items.market") == [id for id in t.zone("items.market") if id in left]  # no other item
    assert sorted(t.zone("items") + t.zone("storage")) == [ready, stored]


@pytest.mark.rule("EF-ITM-3", "EF-LIM-2")
def test_the_first_dream_holds_all_five_starting_items_each_in_one_place():
    tiles = [tile for tile in load_ether().tiles.values() if tile.dream == "prvni-sen"]
    finds = [effect["card"] for tile in tiles for action in tile.actions for effect in action.do if "card" in effect]
    assert sorted(id for id in finds if id in STARTING) == STARTING
    assert len(STARTING) == 5
    hracka = {"field": "a1", "hand": ["zavrene-oci"]}
    t = dreaming("prvni-sen", {"proc": "Turn", "step": "rest"}, {"proc": "ActionStep"}, first=hracka, tiles=["kuchyne"])
    t.say("hracka", "act kuchyne.linka", "pay zavrene-oci insight", "done")
    assert (t.zone("items"), t.zone("items.market")) == (["plechovy-hrnek"], [])


@pytest.mark.rule("EF-NOT-1")
def test_a_note_is_for_anyone_and_for_once():
    t = two(zones={"notes": ["listek"]})
    assert "act listek.precist" in t.offers("hracka")
    t.say("specialista", "act listek.precist")
    assert t["specialista"].ether == 2
    assert (t.zone("notes"), t.zone("removed")) == ([], ["listek"])
    t.refuses("hracka", "act listek.precist", "not-offered")


@pytest.mark.rule("EF-WIS-1")
def test_every_wisdom_card_is_active_for_everybody_also_beyond_the_sleeve_of_eighteen():
    t = two(zones={"wisdom": ["rec-zdi", "dlouhe-prsty", "ctvrta-kapsa"]})
    assert len(t.zone("wisdom")) == 21
    shown = t.view("hracka")
    assert [row["hand_limit"] for row in shown["sleepers"]] == [7, 7]
    assert shown["item_slots"] == 4
    t.say("specialista", "act rec-zdi.septat")
    assert t["specialista"].ether == 1


@pytest.mark.rule("EF-VAR-9")
def test_a_first_memory_comes_true_once_for_the_sleeper_who_meets_its_condition():
    t = two({"hand": ["lek"], "distress": 4}, zones={"memories": ["chleba"]})
    t.say("hracka", "play lek")
    assert t["hracka"].distress == 4  # 4 + 2, then calmed by 2
    assert (t.zone("memories"), t.zone("removed")) == ([], ["chleba"])


@pytest.mark.rule("EF-VAR-9")
def test_a_first_memory_waits_for_its_condition():
    t = one(more={"zones": {"memories": ["chleba"]}}, hand=["lek"], distress=2)
    t.say("hracka", "play lek")
    assert (t["hracka"].distress, t.zone("memories")) == (4, ["chleba"])


@pytest.mark.rule("EE-G3b")
def test_solo_play_is_one_sleeper_with_five_hours_and_two_handed_play_two_with_four():
    def hours(*sleepers):
        rules = agree(sleepers=sleepers, options=("solo",) if len(sleepers) == 1 else (), start="dream:prvni-sen")
        return new_game(rules, Rng(key_from_seed(1))).hours

    assert (hours("hracka"), hours("hracka", "drsnak")) == (5, 4)
