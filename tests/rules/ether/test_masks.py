"""Masks (EF-MSK-1)."""

import pytest

from snar.ether.scenario import Table
from snar.games import GAMES
from snar.kernel.line import tried

from .campaign_help import ENTRY_TILES, at, new
from .help import PACK, one, two

BREAK = "act maska-pekare.rozlomit"


@pytest.mark.rule("EF-MSK-1")
def test_only_the_worn_mask_works():
    t = one(mask=["sova"], masks=["krtek"])
    shown = t.view("hracka")["sleepers"][0]
    assert (shown["hand_limit"], shown["progress_slots"]) == (7, 4)


@pytest.mark.rule("EF-MSK-1")
def test_a_mask_is_used_by_its_wearer_alone_and_once_a_turn():
    t = two({"mask": ["liska"]})
    assert "act liska.videt" not in t.offers("specialista")
    t.say("hracka", "act liska.videt")
    assert t["hracka"].ether == 1
    t.refuses("hracka", "act liska.videt", "used-this-turn")


@pytest.mark.rule("EF-MSK-1")
def test_a_mask_works_in_the_dream_phase_too():
    t = one("dream", {"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a2"]}}}, mask=["liska"])
    assert t.topic == "window-step"
    t.say("hracka", "act liska.videt")
    assert t["hracka"].ether == 1


@pytest.mark.rule("EF-MSK-1")
def test_a_mask_used_in_the_sleepers_phase_is_used_up_in_the_dream_phase_and_back_in_the_next_draw_step():
    given = {"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a4"]}}}
    assert one(more=given, mask=["liska"]).say("hracka", "ready").topic == "window-step"
    t = one(more=given, mask=["liska"]).say("hracka", "act liska.videt", "ready")
    assert (t.topic, t.g.turn, "act liska.videt" in t.offers("hracka")) == ("draw", 2, True)
    t.say("hracka", "draw", "act liska.videt")
    assert t["hracka"].ether == 2


@pytest.mark.rule("EF-MSK-1", "EF-MUT-1")
def test_under_the_mutation_no_mask_works():
    stin = {"stin": {"figures": ["a2"], "mutations": ["bez-masek"]}}
    t = one(more={"entities": stin}, mask=["liska"])
    t.refuses("hracka", "act liska.videt", "blocked-by-mutation")


@pytest.mark.rule("EF-MSK-1")
def test_refreshing_swaps_the_worn_mask_for_another_owned_one():
    t = one(hand=["satna"], mask=["sova"], masks=["krtek", "liska"])
    t.say("hracka", "play satna")
    assert t.offers("hracka") == ["wear krtek", "wear liska"]
    t.say("hracka", "wear liska")
    assert (t.zone("mask.hracka"), t.zone("masks.hracka")) == (["liska"], ["krtek", "sova"])


@pytest.mark.rule("EF-MSK-1")
def test_a_discarded_mask_stays_owned_and_refreshing_puts_one_on_again():
    t = one(hand=["satna"], mask=["vlk"], masks=["krtek", "sova"])
    t.say("hracka", "act vlk.vyt")
    assert t.zone("mask.hracka") == []
    t.say("hracka", "play satna", "wear vlk")
    assert t.zone("mask.hracka") == ["vlk"]


@pytest.mark.rule("EF-MSK-1")
@pytest.mark.parametrize(("said", "worn"), [("wear liska", ["liska"]), ("keep", ["sova"])])
def test_a_gained_mask_may_be_worn_at_once(said, worn):
    t = one(hand=["maskarada"], mask=["sova"], masks=["krtek"])
    t.say("hracka", "play maskarada", said)
    assert t.zone("mask.hracka") == worn
    assert sorted(t.zone("mask.hracka") + t.zone("masks.hracka")) == ["krtek", "liska", "sova"]


@pytest.mark.rule("EF-LIM-2")
def test_a_mask_that_somebody_has_is_not_found_again():
    t = two({"hand": ["maskarada"]}, {"mask": ["liska"]})
    t.say("hracka", "play maskarada")
    assert (t.topic, t.zone("mask.specialista")) == ("action", ["liska"])


@pytest.mark.rule("EF-MSK-1")
def test_a_game_starts_with_everyone_choosing_one_of_the_owned_masks():
    """Hráčka owns two from the start, Specialista none."""
    t = new("specialista", "hracka", pack=PACK)
    assert (t.topic, t.asked, t.g.dream) == ("mask", ["hracka"], "")  # before the first dream
    assert t.offers("hracka") == ["wear sova", "wear krtek"]
    t.say("hracka", "wear krtek")
    assert (t.zone("mask.hracka"), t.zone("masks.hracka"), t.zone("mask.specialista")) == (["krtek"], ["sova"], [])
    assert t.g.dream == "zkouska"


@pytest.mark.rule("EF-MSK-1", "EF-SET-2")
def test_the_next_game_of_a_campaign_asks_everyone_for_a_mask_again():
    masks = {"mask": ["maska-sovy"], "masks": ["maska-studny"]}
    t = at("kaplicka", masks, {"mask": ["maska-kovare"], "masks": ["maska-ditete"]})
    t.say("hracka", "save").say("drsnak", "save")
    t = new("hracka", "drsnak", chronicle=t.g.result["chronicle"])
    t.say("hracka", "enter c4").say("drsnak", "enter c4").say("hracka", "stay").say("drsnak", "stay")
    for name, owned in (("hracka", ["maska-sovy", "maska-studny"]), ("drsnak", ["maska-kovare", "maska-ditete"])):
        t.say(name, "done")
        assert (t.topic, t.asked) == ("mask", [name])
        assert sorted(t.offers(name)) == sorted(f"wear {mask}" for mask in owned)
        t.say(name, f"wear {owned[1]}")
    assert (t.topic, t.zone("mask.hracka"), t.zone("mask.drsnak")) == ("travel", ["maska-studny"], ["maska-ditete"])


@pytest.mark.rule("EF-MSK-1", "EF-ACT-2")
def test_a_mask_whose_action_has_a_price_works_for_that_price_only():
    """The baker breaks bread for two cards."""
    row = {"mask": ["maska-pekare"], "field": "c4", "distress": 3}
    given = {"slumber": "prizrak", "mode": "slumber", "tiles": ENTRY_TILES, "step": "action", "dice": []}

    def baker(*hand):
        return Table(sleepers={"hracka": {**row, "hand": list(hand)}}, **given)

    baker("lichy-schod").refuses("hracka", BREAK, "too-dear")
    t = baker("lichy-schod", "kratka-sirka", "horka-dlan", "zavrene-oci")
    t.say("hracka", BREAK, "discard lichy-schod", "discard kratka-sirka", "done")
    assert (t["hracka"].distress, t.zone("hand.hracka")) == (2, ["horka-dlan", "zavrene-oci"])
    t.refuses("hracka", BREAK, "used-this-turn")


@pytest.mark.rule("EF-MSK-1", "EF-SEC-1")
def test_a_mask_that_is_found_is_neither_tried_out_nor_taken_back():
    """The dice in the nursery give a mask of which nobody knows yet."""
    row = {"field": "c4", "hand": ["listek-do-satny"]}
    t = Table(dream="prvni-sen", tiles=["detsky-pokoj"], sleepers={"hracka": row}, dice=[])
    line = "act detsky-pokoj.kostky pay listek-do-satny insight done"
    done = tried(GAMES["ether"], t.g, 0, line.split())
    assert (done.ended, done.state.choice_of(0).topic) == (True, "mask")
