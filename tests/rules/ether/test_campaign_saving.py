"""Saving, and going on with other sleepers (EF-SAV, EF-ADD, EF-SET-2, EE-G3a)."""

import json

import pytest

from snar.ether.campaign.saving import chronicle_of
from snar.ether.game import Ether
from snar.ether.state import EtherState
from snar.kernel.choice import Refused
from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, FIVE_CARDS, OWNED, at, dreaming, new, saved, through


@pytest.mark.rule("EE-C3b", "EF-SAV-1")
@pytest.mark.parametrize("said", ["buy", "pass"])
def test_nobody_dies_of_too_few_cards_while_saving(said):
    t = at("kaplicka", {"ether": 1}, zones=FIVE_CARDS).say("hracka", "save", said)
    if t.topic == "market":
        t.say("hracka", "done")  # it was looked at, nothing was bought
    assert (t.g.result["outcome"], t.happened("death")) == ("saved", False)
    assert len(t.g.result["chronicle"]["sleepers"]["hracka"]["cards"]) == 5


@pytest.mark.rule("EF-SAV-1", "EE-G3a")
def test_the_classic_save_ends_the_game_after_one_buying_step():
    cheap = next(id for id, card in load_ether().influence.items() if card.cost == 1)
    t = at("kaplicka", {"ether": 2, "distress": 3, "gems": 1}, keys=2, zones={"market": [cheap]})
    t.say("hracka", "save")
    assert t.offers("hracka") == ["buy", "pass"]
    t.say("hracka", "buy")
    assert t.topic == "market"
    t.say("hracka", f"buy {cheap}")
    if t.topic == "market":
        t.say("hracka", "done")
    assert (t.g.over, t.g.result["outcome"]) == (True, "saved")
    assert t.g.result["chronicle"]["sleepers"]["hracka"]["ether"] is True
    assert cheap in t.g.result["chronicle"]["sleepers"]["hracka"]["cards"]
    json.dumps(t.g.result)


@pytest.mark.rule("EF-SAV-1", "EF-SET-2", "EE-G8")
def test_the_next_game_begins_by_awakening_from_step_four_with_one_ether_for_what_was_left():
    t = at(
        "kaplicka", {"ether": 3, "distress": 3, "sealed": ["lichy-schod"], "discard": ["zar-vyhne"]}, keys=2, hours=0
    )
    t.say("hracka", "save", "pass")
    chronicle = json.loads(json.dumps(t.g.result["chronicle"]))
    t = new("hracka", chronicle=chronicle)
    assert (t.topic, t.zone("map"), t.g.hours, t.g.keys) == ("entry", ENTRY_TILES, 5, 0)
    t.say("hracka", "enter c4", "stay", "done")
    assert (t.g.location, t["hracka"].ether, t["hracka"].distress) == ("misto-procitnuti", 1, 0)
    assert (len(t.zone("deck.hracka")), "zar-vyhne" in t.zone("deck.hracka")) == (OWNED + 1, True)


@pytest.mark.rule("EF-SAV-1")
def test_who_saves_with_ether_left_takes_the_card_for_it_which_goes_away_when_it_has_paid():
    t = at("kaplicka", {"ether": 2}, {})
    t.say("hracka", "save").say("drsnak", "save").say("hracka", "pass")
    assert (t.zone("wisdom"), [row.ether for row in t.g.sleepers]) == (["usporeny-eter"], [0, 0])
    chronicle = t.g.result["chronicle"]
    assert chronicle["shared"]["wisdom"] == ["usporeny-eter"]
    t = new("hracka", "drsnak", chronicle=chronicle)
    assert (t.zone("wisdom"), "usporeny-eter" in t.zone("vault")) == ([], True)
    assert [row.ether for row in t.g.sleepers] == [1, 0]


@pytest.mark.rule("EF-SAV-1", "EF-ADD-1")
def test_ether_that_was_put_by_waits_for_a_sleeper_who_stays_away_for_a_game():
    t = at("kaplicka", {"ether": 2}, {})
    t.say("hracka", "save").say("drsnak", "save").say("hracka", "pass")
    t = through(new("drsnak", chronicle=t.g.result["chronicle"]))
    assert t["drsnak"].ether == 0
    t.say("drsnak", "save")
    assert t.zone("wisdom") == ["usporeny-eter"]
    t = new("hracka", "drsnak", chronicle=t.g.result["chronicle"])
    assert ([row.ether for row in t.g.sleepers], t.zone("wisdom")) == ([1, 0], [])


@pytest.mark.rule("EF-SAV-1")
@pytest.mark.parametrize(("options", "ether"), [([], 0), (["mz"], 2)])
def test_without_ether_left_or_with_a_save_sheet_there_is_no_card_to_take(options, ether):
    t = at("kaplicka", {"ether": ether}, options=options).say("hracka", "save")
    if t.topic == "save-buy":
        t.say("hracka", "pass")
    assert (t.g.over, t.zone("wisdom")) == (True, [])


@pytest.mark.rule("EF-SAV-1", "EF-MAP-5")
def test_saving_inside_a_dream_leaves_no_obstacle_token_behind():
    t = dreaming(
        "ustredna", tiles=["balkon", "satna"], spent=[["act balkon.krmitko", True], ["act satna.zrcadlo", True]]
    )
    assert chronicle_of(t.g)["spent"] == ["act satna.zrcadlo"]


@pytest.mark.rule("EF-SAV-1")
def test_everything_that_a_campaign_found_is_there_again():
    given = {
        "zones": {
            "season": ["cas-trhu"],
            "wisdom": ["rec-schodu", "nakupni-karta"],
            "notes": ["plechovka"],
            "gates": ["ustredna"],
            "storage": ["plechovy-hrnek"],
            "removed": ["inventura"],
            "slumbers": ["sousedka-shora"],
        },
        "story": {"kabat": 2},
        "read": ["zvoneni"],
        "log": [["prvni-sen", "defeat"]],
        "souls": 2,
    }
    chronicle = saved(at("kaplicka", **given))
    t = new("hracka", chronicle=chronicle)
    for zone in ("season", "wisdom", "notes", "removed"):
        assert sorted(t.zone(zone)) == sorted(given["zones"][zone]), zone
    assert sorted(t.zone("slumbers")) == ["delta", "nenaucena-zkouska", "prizrak", "sousedka-shora"]
    assert sorted(t.zone("gates")) == ["prvni-sen", "ustredna"]
    assert (t.g.story, t.g.read, t.g.log, t.g.souls) == ({"kabat": 2}, ("zvoneni",), (("prvni-sen", "defeat"),), 2)
    cards = sorted(card for pile in t.g.zones.values() for card in pile)
    assert cards == list(range(len(t.g.content.cards)))


@pytest.mark.rule("EF-SAV-1", "EE-G3a")
def test_saving_inside_a_dream_counts_as_death():
    t = dreaming("ustredna", first={"distress": 3, "discard": ["zar-vyhne"]})
    chronicle = chronicle_of(t.g)
    assert (chronicle["log"], "ustredna" in chronicle["shared"]["gates"]) == ((("ustredna", "death"),), True)
    assert "zar-vyhne" in chronicle["sleepers"]["hracka"]["cards"]
    assert t.g.log == ()  # the game itself goes on


@pytest.mark.rule("EE-G3a")
def test_by_default_a_save_is_an_exact_snapshot_in_the_middle_of_a_dream():
    t = new("hracka", "drsnak")
    t.say("hracka", "enter a3").say("drsnak", "enter a4")
    again = EtherState.from_data(json.loads(t.g.dump()))
    for g in (t.g, again):
        g.answer(0, "draw")
        g.answer(1, "draw")
    assert again.dump() == t.g.dump()


@pytest.mark.rule("EF-ADD-1")
def test_sleepers_may_join_and_leave_between_games_and_nothing_of_theirs_is_lost():
    t = at("kaplicka", {"discard": ["zar-vyhne"]}, {"discard": ["spojovaci-snura"]})
    chronicle = saved(t)
    t = new("nespoutana", "drsnak", chronicle=chronicle)
    through(t)
    assert "spojovaci-snura" in t.zone("deck.drsnak")
    assert len(t.zone("deck.nespoutana")) == OWNED
    for name in t.names:
        t.say(name, "save")
    t = new("hracka", chronicle=t.g.result["chronicle"])
    t.say("hracka", "enter c4", "stay", "done")
    assert "zar-vyhne" in t.zone("deck.hracka")


@pytest.mark.rule("EF-SAV-1")
def test_a_chronicle_that_cannot_be_read_is_refused():
    chronicle = saved(at("kaplicka"))
    for bad in ({}, {"version": 1}, {**chronicle, "shared": {"notes": ["nic-takoveho"]}}, {**chronicle, "version": 9}):
        with pytest.raises(Refused, match="bad-chronicle"):
            Ether().agree(sleepers=("hracka",), chronicle=bad)
