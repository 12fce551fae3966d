"""What a dream reveals and gives: secrets, places that stay spent, overlays, scenes (EF-SEC, EF-LIM-2, EF-MAP)."""

import pytest

from snar.games import GAMES
from snar.kernel.line import tried
from snar.packs.ether.loader import load_ether

from .campaign_help import apply, carried, dreaming, end, scene
from .night import during

COAT = {"mokry-kabat": {"figures": ["a3"]}}


# -- secrets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SEC-1")
def test_a_letter_reveals_within_the_current_dream_a_full_code_anywhere():
    marks = {code: id for id, code in load_ether().marks.items()}
    t = dreaming("ustredna", apply({"verb": "reveal", "code": "A"}), tiles=[])
    assert t.zone("map") == [marks["I-03 A"]]
    t = dreaming("ustredna", apply({"verb": "reveal", "code": "I-04 A"}), tiles=[])
    assert t.zone("map") == [marks["I-04 A"]]


@pytest.mark.rule("EF-SEC-1")
def test_fronts_of_secrets_are_unknown_until_they_are_revealed():
    t = dreaming("ustredna", apply({"verb": "reveal", "code": "A"}), tiles=[])
    assert all(t.g.known[card] == 0 for card in t.g.cards("vault") if t.g.card(card).deck == "secret-tile")
    assert all(t.g.known[card] for card in t.g.cards("map"))


@pytest.mark.rule("EF-SEC-2")
def test_a_card_overrides_the_rulebook():
    """Three items lie ready by the rules; the fourth nail makes it four."""
    three = ["kapesni-svitilna", "svazek-paklicu", "plechovy-hrnek"]
    gain = [{"verb": "gain", "card": "zlomek-kridy", "to": "", "who": "self"}]
    t = carried(gain, zones={"items": three})
    assert t.topic == "full-slots"
    t = carried(gain, zones={"items": three, "wisdom": ["ctvrty-hrebik"]})
    assert (t.topic, t.zone("items")) == ("travel", [*three, "zlomek-kridy"])


@pytest.mark.rule("EF-LIM-2")
def test_what_was_found_once_is_not_found_again_by_anybody():
    gain = {"verb": "gain", "card": "I-01 R", "to": "", "who": "each"}
    t = dreaming("prvni-sen", apply(gain), first={}, second={})
    assert (t.zone("discard.hracka"), t.zone("discard.drsnak")) == (["zavarena-hodina"], [])
    t = dreaming("prvni-sen", apply(gain), found=["zavarena-hodina"])
    assert t.zone("discard.hracka") == []


@pytest.mark.rule("EF-LIM-2")
def test_what_a_scene_gives_the_group_says_whose_it_is():
    t = dreaming("ustredna", scene("skrinka"), second={}, entities={"prednostka": {"figures": ["c6"]}})
    t.say("hracka", "choose vzit-sluchatka").say("drsnak", "choose vzit-sluchatka")
    assert (t.topic, t.offers("hracka")) == ("who-gains", ["hracka", "drsnak"])
    t.say("hracka", "drsnak")
    assert t.zone("discard.drsnak") == ["hlas-ve-sluchatku"]


# -- one-time actions of a dream that is tried again ---------------------------------------------------------------
def feeding(outcome="defeat", **given):
    """Lost a moment after the feeder on the balcony was filled: who tries again finds it as it was at first."""
    fill = {"tiles": ["balkon"], "supply": {"obstacle": 5}, **given}
    return dreaming("ustredna", end(outcome), first={"field": ""}, **fill)


@pytest.mark.rule("EF-MAP-5", "EF-DTH-2")
@pytest.mark.parametrize("outcome", ["defeat", "death"])
def test_the_obstacle_token_leaves_with_the_map_so_a_dream_tried_again_has_its_one_time_actions_again(outcome):
    t = feeding(outcome, spent=[["act balkon.krmitko", True]])
    assert (t.g.spent, t.g.supply["obstacle"]) == ((), 6)


@pytest.mark.rule("EF-LIM-2", "EF-MAP-5")
def test_what_was_found_is_not_in_the_dream_the_next_time_so_its_place_stays_spent():
    t = feeding(tiles=["balkon", "satna"], spent=[["act satna.zrcadlo", True], ["act balkon.krmitko", False]])
    assert (t.g.spent, t.g.supply["obstacle"]) == ((("act satna.zrcadlo", False),), 6)


@pytest.mark.rule("EF-LIM-2", "EF-MAP-5")
def test_places_that_stay_spent_give_something_that_is_found_once_a_campaign():
    """Or they hold a choice that later dreams remember: it is not made twice."""
    remembered = {"zahrada.kopat"}
    for tile in load_ether().tiles.values():
        for action in tile.actions:
            finds = any(effect["verb"] == "gain" for effect in action.do) or f"{tile.id}.{action.id}" in remembered
            assert finds == (action.once == "ever"), f"{tile.id}.{action.id}"


# -- the map ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MAP-1")
def test_an_overlay_is_laid_at_once_where_its_code_says_and_keeps_what_stands_there():
    pack = load_ether()
    overlay = next(row for row in pack.overlays.values() if row.code)
    dream = overlay.dream
    tiles = [id for id, tile in pack.tiles.items() if tile.dream == dream]
    t = dreaming(dream, apply({"verb": "reveal", "code": overlay.code}), tiles=tiles, first={"field": overlay.at})
    assert (t.g.placed[-1][0], t.zone("map")[-1], t.field("hracka")) == (overlay.id, overlay.id, overlay.at)
    source = t.g.landscape.source[t["hracka"].field]
    assert t.g.placed[source][0] == overlay.id


@pytest.mark.rule("EF-MAP-1")
def test_a_tile_that_comes_later_lies_under_the_overlays():
    pack = load_ether()
    overlay = next(row for row in pack.overlays.values() if row.code)
    tiles = [tile for tile in pack.tiles.values() if tile.dream == overlay.dream]
    laid = [tiles[0].id, overlay.id]
    t = dreaming(overlay.dream, apply({"verb": "reveal", "code": tiles[1].code}), tiles=laid, first={"field": ""})
    assert [piece for piece, _, _ in t.g.placed] == [tiles[0].id, tiles[1].id, overlay.id]


@pytest.mark.rule("EF-MAP-8")
def test_a_floating_rule_without_an_action_is_resolved_when_it_is_revealed():
    t = during("a1", effects=[{"verb": "reveal", "code": "D"}], tiles=["pole-1"], hours=2)
    assert (t.zone("map"), t.g.hours) == (["pole-1", "pole-4"], 3)
    t = during("a1", effects=[{"verb": "reveal", "code": "D"}], tiles=["pole-1", "pole-4"], hours=2)
    assert t.g.hours == 2  # it lies there already


# -- scenes ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SEC-3", "EE-B1a")
def test_a_choice_of_a_scene_is_paid_by_one_sleeper_who_may_think_again():
    hurt = {"distress": 2, "hand": ["lichy-schod"]}
    t = dreaming("prvni-sen", scene("zidle"), first={"distress": 2}, second=hurt, entities=COAT)
    assert t.offers("hracka")[0] == "choose uvarit-caj"
    t.say("hracka", "choose uvarit-caj").say("drsnak", "choose uvarit-caj")
    assert (t.topic, t.asked) == ("payment", ["drsnak"])  # only one of them has a card
    t.say("drsnak", "back")
    assert (t.topic, t.asked) == ("scene", ["hracka", "drsnak"])
    t.say("hracka", "choose uvarit-caj").say("drsnak", "choose uvarit-caj", "discard lichy-schod", "done")
    assert ([t[name].distress for name in t.names], t.zone("hand.drsnak"), t.figures("mokry-kabat")) == ([1, 1], [], [])


@pytest.mark.rule("EF-SEC-3")
def test_what_nobody_can_pay_is_not_offered():
    t = dreaming("prvni-sen", scene("zidle"), entities=COAT)
    assert "choose uvarit-caj" not in t.offers("hracka")
    assert (t.g.read, t.g.story["kabat"]) == (("zidle",), 1)


@pytest.mark.rule("EF-SEC-3")
def test_a_choice_leads_to_another_page():
    t = dreaming("prvni-sen", scene("pod-serikem"))
    t.say("hracka", "choose vykopat")
    assert (t.g.read, t.zone("notes")) == (("pod-serikem", "plechova-krabicka"), ["plechovka"])


@pytest.mark.rule("EF-SEC-3")
def test_what_comes_of_a_choice_is_not_tried_out():
    """Whoever lets the miller sleep may walk on, which only the story tells."""
    t = dreaming("beh-pred-vodou", scene("mlynar"))
    done = tried(GAMES["ether"], t.g, 0, ["choose", "nechat-spat"])
    assert (done.ended, done.state.choice_of(0).topic) == (True, "walk")


@pytest.mark.rule("EF-SEC-3", "EE-B1a")
def test_the_price_of_a_choice_may_be_looked_at_until_it_is_paid():
    t = dreaming("prvni-sen", scene("zidle"), first={"distress": 2, "hand": ["lichy-schod"]}, entities=COAT)
    assert not tried(GAMES["ether"], t.g, 0, ["choose", "uvarit-caj"]).ended
    assert tried(GAMES["ether"], t.g, 0, ["choose", "uvarit-caj", "discard", "lichy-schod", "done"]).ended
