"""Moments in a dreamscape: quick cards after the last step, pushes, aims, entrances."""

import pytest

from snar.ether.effects.targets import sleepers
from snar.ether.map.fields import NUMBERS
from snar.ether.rules.turns.stepeffects import application

from .campaign_help import PARK, slumbering, table
from .help import one
from .night import during, night


# -- quick actions after the last step -------------------------------------------------------------------------------
@pytest.mark.rule("EF-INF-1", "EF-TRN-5")
def test_after_the_last_step_whoever_has_a_quick_card_in_hand_may_still_play_it():
    t = night("a1", "a8", hand=["svist"])
    assert t.topic == "window-step"
    t.say("hracka", "pass")
    assert (t.topic, t.asked, t.happened("step")) == ("window-end", ["hracka"], True)
    t.say("hracka", "play svist")
    assert (t["hracka"].ether, t.topic) == (1, "draw")


@pytest.mark.rule("EF-INF-1", "EF-TCD-1")
def test_when_every_step_is_blocked_there_is_still_a_moment_for_quick_cards():
    t = night("a1", hand=["svist"], blocked=[0])
    assert t.topic == "window-end"
    assert night("a1", blocked=[0]).topic == "draw"  # nobody has one: nobody is asked


@pytest.mark.rule("EF-TRN-5", "EF-MSK-1")
def test_a_mask_alone_keeps_nobody_waiting_after_the_last_step():
    t = one("dream", {"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a2"]}}}, mask=["liska"])
    asked = []
    while t.topic != "draw":
        asked.append(t.topic)
        t.say("hracka", "pass")
    assert "window-step" in asked and "window-end" not in asked


# -- pushing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-E4e", "EF-STA-1")
def test_an_immobilised_figure_can_be_pushed_but_not_relocated():
    held = {"stin": {"figures": [{"field": "a2", "states": ["immobilised"]}]}}
    aim = {"target": ["figure", "stin", 0], "entity": "stin"}
    t = during("a1", effects=[{"verb": "push"}], context=aim, entities=held)
    t.say("hracka", "push a3")
    assert t.figures("stin") == ["a3"]
    t = during("a1", effects=[{"verb": "relocate_entity", "to": "any"}], context=aim, entities=held)
    assert (t.topic, t.figures("stin")) == ("action", ["a2"])


@pytest.mark.rule("EF-MAP-2", "EE-E4a")
def test_where_all_entry_fields_are_full_one_enters_on_the_nearest_field_with_room():
    def entering(*full):
        during_ = [{"proc": "Travel", "step": "settle", "here": PARK}, {"proc": "EnterDreamscape", "waiting": [0]}]
        entities = {"prizrak": {"figures": [field for field in full for _ in range(4)]}}
        return table({"field": ""}, None, during_, location=PARK, entities=entities).offers("hracka")

    assert entering("c4", "c5") == ["enter d4", "enter d5"]
    assert entering("c4", "c5", "d4", "d5") == ["enter c3", "enter c6", "enter d3", "enter d6"]


# -- aims that would do nothing --------------------------------------------------------------------------------------
def at_night(first, second=None, **given):
    """In the slumber of the Wraith, in the action step."""
    return slumbering({"proc": "ActionStep"}, first=first, second=second, **given)


@pytest.mark.rule("EF-ACT-7", "EF-REL-1")
def test_nobody_is_asked_to_change_places_with_oneself():
    own = {"hand": ["vypujceny-stin"]}
    at_night(own).refuses("hracka", "play vypujceny-stin", "EF-ACT-7")
    t = at_night(own, {"field": "c5"}).say("hracka", "play vypujceny-stin")
    assert [t.field(name) for name in t.names] == ["c5", "c4"]
    t = at_night(own, {"field": "c5", "states": ["immobilised"]})
    t.refuses("hracka", "play vypujceny-stin", "EF-ACT-7")


@pytest.mark.rule("EF-ACT-7", "EF-REL-1")
def test_nobody_aims_a_relocation_at_a_field_without_room():
    crowd = {"prizrak": {"figures": ["c5"] * 4}}
    t = at_night({"hand": ["dlouhy-stin"]}, entities=crowd).say("hracka", "play dlouhy-stin")
    assert "target d5" in t.offers("hracka")
    assert not {"target c4", "target c5"} & set(t.offers("hracka"))


@pytest.mark.rule("EE-D5", "EF-TRN-4")
def test_who_is_ready_may_think_again_when_given_cards():
    t = at_night({"hand": ["hlas-z-rozhlasu"]}, {})
    t.say("drsnak", "ready").say("hracka", "play hlas-z-rozhlasu", "drsnak")
    assert (len(t.zone("hand.drsnak")), t.asked) == (2, ["hracka"])  # nobody waits for it
    assert t.offers("drsnak") == ["unready"]
    t.say("drsnak", "unready")
    assert (t.asked, "ready" in t.offers("drsnak")) == (["hracka", "drsnak"], True)


@pytest.mark.rule("EF-ACT-7", "EF-ENT-4")
def test_who_goes_away_between_two_parts_of_an_effect_does_not_escape_the_second():
    entities = {"hlidac-dvora": {"figures": ["c4"]}}
    t = slumbering({"proc": "ActionStep"}, second={"field": "f8"}, entities=entities)
    guard = t.g.content.pack.entities["hlidac-dvora"]
    both = next(effect for effect in guard.effects if len(effect.do) == 2)
    begun = application(t.g, ("entity", guard.id), both)
    t.g.edit(0).field, t.g.edit(1).field = NUMBERS["f8"], NUMBERS["c4"]
    assert [sleepers(t.g, begun, part["who"]) for part in both.do] == [[0], [0]]
    t.g.entities = ()
    assert sleepers(t.g, begun, "reach") == []  # what has been banished reaches nobody
