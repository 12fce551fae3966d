"""The group on its way: who decides, what is kept, what comes anew."""

from dataclasses import replace

import pytest

from snar.ether.campaign.dreams import price
from snar.ether.rules.actions.allowed import offers
from snar.ether.rules.actions.hindrances import aimless
from snar.ether.rules.actions.offers import Offered
from snar.packs.ether.loader import load_ether

from .campaign_help import PARK, apply, arrive, at, carried, dreaming, end, new, slumbering


# -- choices of the group --------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-G10", "EF-FAT-1")
def test_what_fate_offers_to_the_group_is_voted_on_by_all():
    t = arrive("tocna", {}, {}, zones={"fate": ["budka-ve-snehu"]})
    assert (t.topic, t.asked) == ("choose", ["hracka", "drsnak"])
    t.say("hracka", "choose 1").say("drsnak", "choose 2")
    assert t.asked == ["hracka", "drsnak"]  # they differ, so once more
    t.say("hracka", "choose 2").say("drsnak", "choose 2")
    assert "kompas-bez-severu" in t.zone("items")


@pytest.mark.rule("EE-G10", "EF-DWM-3")
def test_where_fate_takes_the_group_all_say_but_of_a_sleepers_own_card_its_player():
    t = arrive("tocna", {}, {}, zones={"fate": ["zastavka-na-znameni"]})
    for name in ("hracka", "drsnak"):
        t.say(name, "choose 1")
    assert (t.topic, t.asked) == ("carried", ["hracka", "drsnak"])
    t = carried([{"verb": "travel", "to": "next"}], "tocna")
    assert (t.topic, t.asked) == ("carried", ["hracka"])


@pytest.mark.rule("EE-G10", "EF-TCD-3")
def test_which_loot_the_group_takes_is_voted_on_by_all():
    t = slumbering(apply({"verb": "loot"}), second={}, turns=["hodina-sov"])
    assert (t.topic, t.asked) == ("choose", ["hracka", "drsnak"])
    t.say("hracka", "choose 1").say("drsnak", "choose 1")
    assert t.g.keys == 1


@pytest.mark.rule("EE-G10")
def test_every_choice_of_fate_and_loot_is_the_groups_or_each_sleepers_own():
    pack = load_ether()
    effects = [effect for card in pack.fate.values() for effect in card.do]
    effects += [effect for card in pack.turns.values() for effect in card.loot]
    assert {effect["who"] for effect in effects if effect["verb"] == "choose"} == {"one", "each"}


# -- limits and turns of the road ------------------------------------------------------------------------------------
@pytest.mark.rule("EE-C2c", "EF-TRN-2")
def test_a_hand_that_only_a_quirk_allowed_is_too_large_when_the_slumber_is_over():
    hand = list(load_ether().sleepers["hracka"].start[:7])
    t = slumbering(end(), first={"hand": hand}, quirks=[["sousedcin-klic", "d6"]])
    assert (t.topic, t.g.mode) == ("discard", "world")
    t.say("hracka", f"discard {hand[0]}")
    assert (t.topic, len(t.zone("hand.hracka"))) == ("travel", 6)


@pytest.mark.rule("EF-DWM-2", "EF-DLT-1")
def test_a_delta_phase_renews_what_is_done_once_a_turn_on_the_road_as_a_slumber_does():
    used = {"mask": ["maska-sovy"], "used": ["act maska-sovy.zahlednout"], "deck": ["lichy-schod"]}
    assert "act maska-sovy.zahlednout" not in at(PARK, used).offers("hracka")
    t = arrive(PARK, used, zones={"slumbers": ["delta"]})
    t.say("hracka", "pass")
    assert (t.topic, "act maska-sovy.zahlednout" in t.offers("hracka")) == ("travel", True)


@pytest.mark.rule("EF-SHP-1", "EE-G2a")
def test_who_buys_an_item_says_which_one_makes_room_for_it():
    full = ["kapesni-svitilna", "svazek-paklicu", "plechovy-hrnek"]
    zones = {"wisdom": ["nakupni-karta"], "items": full, "items.market": ["zlomek-kridy"]}
    t = arrive("vecerka", {}, {"ether": 2}, zones=zones, dice=[1])
    t.say("hracka", "shop").say("drsnak", "shop").say("hracka", "gem").say("drsnak", "item")
    assert (t.topic, t.asked) == ("full-slots", ["drsnak"])


# -- the nap ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-G9", "EF-VAR-4")
def test_the_nap_lies_on_one_gate_that_of_the_dream_lost_last_until_it_is_won():
    def free(*log):
        t = at("kaplicka", options=["osvezujici-zdrimnuti"], log=[list(row) for row in log])
        return [dream.id for dream in t.g.content.pack.dreams.values() if price(t.g, dream) == 0]

    lost, also = ("beh-pred-vodou", "defeat"), ("ustredna", "death")
    assert free(lost) == ["beh-pred-vodou"]
    assert free(lost, also) == ["ustredna"]
    assert free(lost, ("ustredna", "victory")) == ["beh-pred-vodou"]
    assert free(lost, also, ("ustredna", "victory")) == []


# -- what is found, given back, redeemed -----------------------------------------------------------------------------
@pytest.mark.rule("EF-LIM-2", "EF-TCD-3")
def test_an_item_that_came_to_the_item_market_can_be_gained_from_there():
    zones = {"items.market": ["jizdenka-do-usvitu"]}
    t = slumbering(apply({"verb": "loot"}), turns=["hodina-nocnich-vlaku"], zones=zones, found=["jizdenka-do-usvitu"])
    t.say("hracka", "choose 1")
    assert (t.zone("items"), t.zone("items.market")) == (["jizdenka-do-usvitu"], [])


@pytest.mark.rule("EF-VAR-3", "EF-VAR-9")
@pytest.mark.parametrize("agreed", [[], ["mz"]])
def test_a_game_that_goes_on_without_a_variant_goes_on_without_its_card(agreed):
    cards = {"wisdom": ["trnovy-rytir"], "memories": ["vune-chleba", "rozbite-okno"]}
    t = at("kaplicka", zones=cards, found=["vune-chleba"], options=agreed)
    chronicle = t.say("hracka", "save").g.result["chronicle"]
    t = new("hracka", chronicle=chronicle, options=agreed)
    assert ("trnovy-rytir" in t.zone("wisdom"), t.zone("memories")) == (False, ["vune-chleba"])  # the story gave it
    t = new("hracka", chronicle=chronicle, options=[*agreed, "trnovy-rytir", "prvni-vzpominky"])
    assert ("trnovy-rytir" in t.zone("wisdom"), "rozbite-okno" in t.zone("memories")) == (True, True)


@pytest.mark.rule("EE-G5b", "EF-SLB-2")
def test_a_slumber_that_cannot_be_redeemed_is_not_offered_for_redemption():
    entities, listening = {"prizrak": {"figures": ["c4"]}}, "act prizrak.vyslechnout"
    given = {"entities": entities, "story": {"vykoupeni": 1}}
    t = slumbering({"proc": "ActionStep"}, **given)  # two others would be left
    t.refuses("hracka", listening, "EE-G5b")
    t = slumbering({"proc": "ActionStep"}, **given, zones={"slumbers": ["sousedka-shora"]})
    t.refuses("hracka", listening, "too-dear")  # nothing else is against it


@pytest.mark.rule("EF-ACT-7")
def test_an_action_that_redeems_and_aims_needs_something_to_aim_at():
    t = slumbering({"proc": "ActionStep"}, zones={"slumbers": ["sousedka-shora"]})
    aimed = {"verb": "target", "what": "entity", "range": 1, "do": ({"verb": "seal", "cards": 1, "who": "self"},)}
    offered = next(iter(offers(t.g, 0)))
    both = replace(offered.action, do=({"verb": "redeem"}, aimed))
    refusal = aimless(t.g, 0, Offered("act both", both, offered.kind, offered.owner, offered.card))
    assert refusal is not None and refusal.reason == "no-target"


@pytest.mark.rule("EF-VAR-9", "EF-TCD-2")
def test_on_the_dreamworld_there_is_no_suit_that_a_memory_could_wait_for():
    hurt = [{"verb": "distress", "amount": 1, "who": "self"}]
    zones = {"memories": ["rozbite-okno"]}
    t = carried(hurt, first={"distress": 3}, zones=zones, used=["hodina-sov"])
    assert t.zone("memories") == ["rozbite-okno"]
    t = dreaming("ustredna", apply(*hurt), first={"distress": 3}, zones=zones, turns=["hodina-sov", "hodina-psu"])
    assert t.zone("memories") == []
