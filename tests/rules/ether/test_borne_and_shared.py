"""States and the luck die, losses that must be borne, joint prices, playing alone."""

import pytest

from snar.ether.scenario import Table
from snar.packs.ether.loader import load_ether

from .campaign_help import arrive, at, dreaming
from .help import distress, doing, one, table, two
from .prices import BLANK, LIFT

LOCK = "act chodba.zamek"


# -- states ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-STA-1")
def test_distress_that_a_surprised_sleepers_own_cards_deal_is_ignored_this_turn():
    assert one(hand=["lek"]).say("hracka", "play lek")["hracka"].distress == 2
    assert one(hand=["lek"], states=["surprised"]).say("hracka", "play lek")["hracka"].distress == 0
    t = two({"hand": ["lek"]}, {"states": ["surprised"]}).say("hracka", "play lek")
    assert t["hracka"].distress == 2  # somebody else's surprise does not help her


@pytest.mark.rule("EF-STA-1", "EF-ACT-3")
def test_a_surprised_sleeper_still_suffers_what_is_no_effect_of_its_own():
    t = one(more={"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a2"]}}}, states=["surprised"])
    assert t.say("hracka", "ready")["hracka"].distress == 1
    assert one(field="a1", states=["surprised"]).say("hracka", "effort 1", "move b1")["hracka"].distress == 1  # a trap
    t = table(sleepers={"drsnak": {"field": "a1", "states": ["surprised"]}}).say("drsnak", "act drsnak.zpet")
    assert (t["drsnak"].distress, t["drsnak"].gems) == (1, 1)  # a price


@pytest.mark.rule("EF-STA-1", "EE-E6a")
@pytest.mark.parametrize("what", ["sleeper", "field", "companion"])
def test_a_stunned_sleeper_aims_one_field_far_at_most_whatever_it_aims_at(what):
    aim = doing({"verb": "target", "what": what, "range": 2, "do": [{"verb": "hours", "amount": 1}]})
    given = {**aim, "companions": [["duch", "a3", "hracka"], ["skrin", "a2", "hracka"]]}

    def aims(**row):
        t = two(row, {"field": "a3"}, **given)
        return [key.split()[1] for key in t.offers("hracka") if key.startswith("target")]

    far = {"sleeper": "specialista", "field": "a3", "companion": "duch"}[what]
    assert far in aims()
    assert far not in aims(states=["stunned"])


# -- the luck die ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ACT-8")
def test_the_die_adds_intent_of_a_colour_that_has_been_paid():
    t = one(field="b3", hand=["oko", "pest", "pest"]).say("hracka", LOCK, "pay oko insight")
    t.refuses("hracka", "boost", "EF-ACT-8")  # insight is paid in full, anger not begun
    t.say("hracka", "pay pest anger")
    assert "boost" in t.offers("hracka")


@pytest.mark.rule("EF-MUT-1", "EF-RLL-1")
def test_under_the_ban_on_gems_a_card_that_costs_a_gem_rolls_nothing_again():
    def asked(*mutations):
        stin = {"stin": {"figures": ["a4"], "mutations": list(mutations)}}
        t = one(more={"dice": [BLANK], "entities": stin}, hand=["vrh", "brouseni"], gems=1).say("hracka", "play vrh")
        return t.offers("hracka") if t.topic == "window-roll" else []

    assert "play brouseni" in asked()
    assert asked("bez-drahokamu") == []


# -- what must be borne ----------------------------------------------------------------------------------------------
def choosing(*branches, **context):
    effect = {"verb": "choose", "who": "self", "may": False, "of": [list(branch) for branch in branches]}
    frame = {"proc": "Apply", "seat": "hracka", "effects": [effect], **context}
    return {"during": [frame]}


@pytest.mark.rule("EF-SEC-3", "EE-B2a")
@pytest.mark.parametrize(("mutations", "sealed", "suffered"), [([], 2, 0), (["vosk"], 0, 1)])
def test_a_seal_of_a_mutated_entity_can_be_chosen_only_with_the_cards_for_all_of_it(mutations, sealed, suffered):
    branches = choosing(
        [{"verb": "seal", "cards": 2, "who": "self"}], [distress(1)], entity="stin", source="stin", range=1
    )
    stin = {"entities": {"stin": {"figures": ["a1"], "mutations": mutations}}}
    deck = {"deck": ["only", "oko", "oko", "oko"], "discard": ["krok"] * 6}
    t = one(more={**branches, **stin}, **deck)
    if not mutations:
        t.say("hracka", "choose 1")
    assert (len(t.zone("sealed.hracka")), t["hracka"].distress) == (sealed, suffered)


@pytest.mark.rule("EF-SEC-3", "EF-WEK-1")
def test_a_weakness_in_the_progress_zone_is_no_card_that_could_be_turned():
    branches = choosing([{"verb": "turn", "cards": 1, "who": "self"}], [{"verb": "hours", "amount": 1}])
    t = one(more=branches, progress=["jizva"])
    assert (t.topic, t.g.hours, t["hracka"].turned) == ("action", 6, ())


@pytest.mark.rule("EF-SEC-3")
def test_what_one_sleeper_is_to_give_is_possible_when_one_of_them_has_it_and_that_one_gives_it():
    give = {"verb": "ether", "amount": -1, "who": "one"}
    three = {
        name: {"field": "a1", "ether": ether} for name, ether in (("hracka", 0), ("specialista", 2), ("drsnak", 1))
    }
    t = table(sleepers=three, **choosing([give], [{"verb": "hours", "amount": 1}]))
    assert t.offers("hracka") == ["choose 1", "choose 2"]
    t.say("hracka", "choose 1")
    assert (t.topic, t.offers("hracka")) == ("one-sleeper", ["specialista", "drsnak"])
    t.say("hracka", "drsnak")
    assert [t[name].ether for name in t.names] == [0, 2, 0]


# -- joint prices ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-B1b", "EF-SEC-3")
def test_an_action_is_not_offered_for_intent_that_only_somebody_unable_to_take_it_has():
    here = two({"hand": ["pest"], "boosted": True}, {"hand": ["kladivo"]})
    assert LIFT in here.offers("hracka")
    away = two({"hand": ["pest"], "boosted": True}, {"field": "a2", "hand": ["kladivo"]})
    away.refuses("hracka", LIFT, "too-dear")


# -- solo play -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-VAR-8", "EF-ITM-2")
def test_alone_a_refreshed_item_may_leave_the_game_for_another_one():
    given = {"zones": {"storage": ["hrnek", "lampa"]}, "options": ["solo"], "dice": [1]}
    t = one(more=given, hand=["kabelka"]).say("hracka", "play kabelka")
    assert (t.topic, t.offers("hracka")) == ("redraw", ["take hrnek", "redraw hrnek"])
    t.say("hracka", "take hrnek")
    assert (t.zone("items"), t.zone("removed")) == (["hrnek"], [])
    t = one(more={**given, "dice": [1, 1]}, hand=["kabelka"]).say("hracka", "play kabelka", "redraw hrnek")
    assert (t.zone("items"), t.zone("removed")) == (["lampa"], ["hrnek"])  # the last one is not asked about


@pytest.mark.rule("EF-VAR-8", "EF-FAT-1")
def test_alone_a_fate_card_may_leave_the_game_for_another_one():
    t = arrive("tocna", zones={"fate": ["stehovani-klaviru"]}, options=["solo"])
    assert (t.topic, t.offers("hracka")) == ("redraw", ["meet", "redraw stehovani-klaviru"])
    t.say("hracka", "redraw stehovani-klaviru")
    assert (t.topic, t.zone("removed")) == ("redraw", ["stehovani-klaviru"])
    t = arrive("tocna", zones={"fate": ["stehovani-klaviru"]}, options=["solo"]).say("hracka", "meet")
    assert (t.topic, t.zone("removed")) == ("choose", [])
    assert arrive("tocna", zones={"fate": ["stehovani-klaviru"]}).topic == "choose"


# -- lucid sleepers --------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-VAR-7")
def test_lucid_sleepers_see_the_whole_turn_deck():
    turns = {"turns": ["tah-01", "tah-02", "tah-03"]}
    lucid = {"options": ["bdely-sen"], "chronicle": {"lucid": True}}
    assert "deck" not in one("turn", turns).view("hracka")["turn"]
    assert one("turn", {**turns, **lucid}).view("hracka")["turn"]["deck"] == ["tah-01", "tah-02", "tah-03"]


# -- prices ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-B5a")
def test_bonuses_leave_at_least_1_of_a_price_so_nothing_becomes_free_without_an_end():
    """A clap costs 1 anger, and the smith's mask takes 1 off."""

    def clapping(*hand):
        doves = {"entities": {"sluzebni-holubi": {"figures": ["c2"]}}, "step": "action", "dice": []}
        row = {"field": "c1", "mask": ["maska-kovare"], "hand": list(hand)}
        return Table(sleepers={"drsnak": row}, dream="ustredna", tiles=["vratnice"], **doves)

    clapping().refuses("drsnak", "act sluzebni-holubi.zatleskat", "too-dear")
    assert clapping("kolena-v-hline").option("drsnak", "act sluzebni-holubi.zatleskat")["cost"] == {"anger": 1}


# -- the campaign ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ITM-3")
def test_after_the_first_dream_its_starting_items_that_nobody_found_lie_in_the_item_market():
    end = {"proc": "Apply", "seat": 0, "effects": [{"verb": "end", "outcome": "victory"}], "source": "test"}
    starting = sorted(id for id, item in load_ether().items.items() if item.start)
    t = dreaming("prvni-sen", end, zones={"items": starting[:1]}, found=starting[:1])
    assert (sorted(t.zone("items.market")), t.zone("items")) == (starting[1:], starting[:1])


@pytest.mark.rule("EF-DWM-2")
def test_an_action_that_works_once_a_turn_works_once_between_two_slumbers():
    """The owl's mask draws a card."""
    look, mask = "act maska-sovy.zahlednout", ["maska-sovy"]
    t = at("zahradkarska-kolonie", {"mask": mask}).say("hracka", look)
    t.refuses("hracka", look, "used-this-turn")
    t.say("hracka", "go trafostanice")
    t.refuses("hracka", look, "used-this-turn")
    t = arrive("zahradkarska-kolonie", {"mask": mask, "used": [look]}, zones={"slumbers": ["inventura"]})
    assert look in t.offers("hracka")


# -- limits ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MUT-2", "EF-DTH-1", "EE-C2c")
@pytest.mark.parametrize(("suffered", "outcome"), [(7, ""), (8, "death")])
def test_when_a_mask_stops_working_the_distress_that_it_let_one_bear_kills_at_once(suffered, outcome):
    """Under the child's mask the ninth distress is the last."""
    mutate = {"verb": "mutate", "amount": 1, "entity": "prizrak"}
    t = Table(
        sleepers={"hracka": {"field": "c4", "mask": ["maska-ditete"], "distress": suffered}},
        slumber="prizrak",
        tiles=["sluzebni-chodba", "cekarna"],
        entities={"prizrak": {"figures": ["c6"]}},
        bag=["strzene-tvare"],
        step="action",
        dice=[1],
        during=[{"proc": "Apply", "seat": "hracka", "effects": [mutate]}],
    )
    assert t.g.outcome == outcome


# -- range -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ACT-7", "EF-INF-4")
def test_a_card_that_moves_the_sleeper_aims_from_where_its_action_began():
    t = one(more={"entities": {"stin": {"figures": ["a2"]}}}, hand=["uskok"]).say("hracka", "play uskok", "to b1")
    assert (t.field("hracka"), t.entity("stin").tokens) == ("b1", 1)  # two fields away by now
    one(more={"entities": {"stin": {"figures": ["b2"]}}}, hand=["uskok"]).refuses("hracka", "play uskok", "no-target")


# -- escape ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SLB-2")
@pytest.mark.parametrize("slumber", ["chodby", "schody", "sklep"])
def test_an_escape_is_open_at_the_start_of_the_first_turn_too_whatever_its_effect_speaks_of(slumber):
    """The corridors could be left before they began as well; stairs and cellar look at tokens and turn cards."""
    t = one("turn", {"slumber": slumber, "turn": 1, "entities": {"stin": {"figures": ["a4"]}}})
    assert (t.g.turn, t.topic) == (1, "escape")


# -- backs -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-INF-2", "EF-COM-1")
def test_the_back_of_a_starting_card_shows_whose_action_is_printed_there_and_a_bought_one_shows_none():
    def top(card):
        t = one(deck=[card])
        offers = [key for key in t.offers("hracka") if key.endswith(".zpet")]
        return t.g.card_back(t.g.cards("deck.0")[-1]), offers

    assert top("oko") == ("hracka", ["act hracka.zpet"])
    assert top("lupa")[0] == "specialista"
    assert top("skok") == ("influence", [])


@pytest.mark.rule("EF-REL-1", "EF-MAP-12", "EF-ACT-7")
def test_one_is_relocated_through_walls_to_any_field_but_full_and_inaccessible_ones():
    """a4 lies behind a wall, b4 is inaccessible; four shadows fill a2."""
    away = doing({"verb": "relocate", "to": "any", "who": "self"})
    t = one(more={**away, "entities": {"stin": {"figures": ["a2"] * 4}}})
    assert t.offers("hracka") == ["to a3", "to a4", "to b1", "to b2", "to b3"]
