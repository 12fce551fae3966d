"""The dreamscape in play: overlays, environments, traps, ranges (EF-MAP-1, EF-MAP-7, EF-MAP-10, EE-F1)."""

import pytest

from snar.ether.map.fields import NUMBERS

from .night import ROWS, during, night, told

OVERLAY = [{"verb": "reveal", "code": "G"}]


@pytest.mark.rule("EF-MAP-1")
def test_an_overlay_is_laid_at_once_and_keeps_what_stood_there():
    given = {"entities": {"stin": {"figures": ["a3"]}}, "companions": [["duch", "a3", "hracka"]], "threats": ["a3"]}
    t = during("a3", effects=OVERLAY, environments=[["water", "a3"]], **given)
    field = NUMBERS["a3"]
    assert t.g.placed[-1] == ("prepazka", 0, 2) and t.zone("map")[-1] == "prepazka"
    assert t.g.landscape.wall(field, NUMBERS["a2"])
    assert (t.field("hracka"), t.figures("stin"), t.g.companions[0].field) == ("a3", ["a3"], field)
    assert (t.g.environments, t.g.threats) == ((("water", field),), ((field, 0),))
    assert t.g.landscape.environments[field] == {"water", "darkness"}


@pytest.mark.rule("EF-MAP-1")
def test_a_revealed_tile_lies_where_its_code_says_under_the_overlays():
    t = during("a1", effects=[{"verb": "reveal", "code": "I-01 B"}], tiles=["pole-1", "prepazka"])
    assert [row[0] for row in t.g.placed] == ["pole-1", "pole-2", "prepazka"]
    assert t.g.landscape.wall(NUMBERS["a3"], NUMBERS["a2"])


@pytest.mark.rule("EF-MAP-8")
def test_a_rule_of_the_whole_dreamscape_without_an_action_is_resolved_when_revealed():
    t = during("a1", effects=[{"verb": "reveal", "code": "D"}], tiles=ROWS[:3])
    assert t.g.hours == 6


@pytest.mark.rule("EF-MAP-10")
def test_an_environment_token_works_like_a_symbol_and_light_drives_darkness_out():
    t = night("a3", step="action", hand=["lucerna"], tiles=[*ROWS, "prepazka"])
    assert t.g.landscape.environments[NUMBERS["a3"]] == {"darkness"}
    t.say("hracka", "play lucerna")
    assert t.g.landscape.environments[NUMBERS["a3"]] == {"light"}
    assert (t.g.environments, t.g.supply["environment"]) == ((("light", NUMBERS["a3"]),), 7)


@pytest.mark.rule("EF-MAP-10", "EF-LIM-1")
def test_there_are_eight_environment_tokens_and_a_cleared_one_goes_back():
    t = during("a3", effects=[{"verb": "environment", "kind": "swamp"}], supply={"environment": 0})
    assert t.g.environments == ()
    t = during("b6", effects=[{"verb": "clear_environment"}], environments=[["swamp", "b6"], ["water", "a1"]])
    assert (t.g.environments, t.g.supply["environment"]) == ((("water", 0),), 7)
    assert told(t, "environment-cleared", to="b6") == 1
    assert t.g.landscape.environments[NUMBERS["b6"]] == {"light"}  # what is printed stays


@pytest.mark.rule("EF-MAP-10")
def test_where_several_fields_fit_the_sleeper_says_which_one_gets_the_token():
    t = during("a1", effects=[{"verb": "environment", "kind": "water", "at": "special"}])
    assert (t.topic, t.offers("hracka")) == ("environment", ["on a5", "on b6"])
    t.say("hracka", "on b6")
    assert t.g.landscape.environments[NUMBERS["b6"]] == {"light", "water"}
    t = during("a1", effects=[{"verb": "environment", "kind": "water"}], environments=[["water", "a1"]])
    assert (len(t.g.environments), t.g.supply["environment"]) == (1, 7)


@pytest.mark.rule("EE-F1b", "EF-MAP-7")
def test_a_trap_works_once_for_each_entry():
    t = during("b2", effects=[{"verb": "move", "fields": 3}])
    t.say("hracka", "move b3")
    assert len(t.zone("sealed.hracka")) == 1
    t.say("hracka", "move b4", "move b3")
    assert len(t.zone("sealed.hracka")) == 2
    t.say("hracka", "ready", "draw", "ready")
    assert len(t.zone("sealed.hracka")) == 2  # standing there sets nothing off


@pytest.mark.rule("EF-MAP-7")
def test_a_relocation_sets_off_the_trap_where_it_ends_also_for_both_who_swap():
    t = during("a1", effects=[{"verb": "relocate", "to": "b3"}])
    assert (t.field("hracka"), len(t.zone("sealed.hracka"))) == ("b3", 1)
    t = during("a1", "b3", effects=[{"verb": "swap"}], context={"target": ["sleeper", 1]})
    assert (t.field("hracka"), t.field("specialista")) == ("b3", "a1")
    assert (len(t.zone("sealed.hracka")), t.zone("sealed.specialista")) == (1, [])


@pytest.mark.rule("EF-MAP-7")
def test_entities_set_off_no_traps_and_a_disarmed_trap_does_nothing():
    t = during("a1", effects=[{"verb": "spawn", "entity": "stin", "at": "b3"}])
    assert (t.figures("stin"), t.zone("sealed.hracka")) == (["b3"], [])
    t = during("b2", effects=[{"verb": "trap", "armed": False}, {"verb": "move"}])
    t.say("hracka", "move b3")
    assert t.zone("sealed.hracka") == []


@pytest.mark.rule("EF-MAP-13", "EF-MAP-7", "EF-STA-1")
def test_whom_a_trap_holds_fast_on_a_full_field_ends_on_the_last_field_with_room():
    """On this dream's trap a threat token makes it hold fast, too."""
    giant = {"entities": {"obr": {"figures": ["b3"]}}, "threats": ["a8"]}
    t = during("b1", effects=[{"verb": "move", "fields": 3}], **giant)
    t.say("hracka", "move b2", "move b3")
    assert (t.field("hracka"), t.figures("obr")) == ("b2", ["b3"])
    assert t.g.sleepers[0].has("immobilised") and len(t.zone("sealed.hracka")) == 1
    assert t.topic == "action"  # the walk is over


@pytest.mark.rule("EF-MAP-12", "EF-MAP-7")
def test_a_trap_that_holds_fast_on_a_field_with_room_keeps_the_sleeper_there():
    t = during("b1", effects=[{"verb": "move", "fields": 3}], threats=["a8"])
    t.say("hracka", "move b2", "move b3")
    assert (t.field("hracka"), t.topic) == ("b3", "action")


@pytest.mark.rule("EE-F1a")
def test_figures_never_block_range():
    """Both fields between them are full; the shadow's effect goes past."""
    corridor = {"tiles": ["pole-1", "pole-2"], "turns": ["srdce-special", "pik-basic"]}
    entities = {"stin": {"figures": ["a3"], "mutations": ["prsty"]}, "sloup": {"figures": ["a2"] * 4 + ["b2"] * 4}}
    assert len(night("a1", entities=entities, **corridor).zone("sealed.hracka")) == 1


@pytest.mark.rule("EE-E6b")
def test_range_counts_orthogonal_steps():
    def sealed(field):
        return len(
            night("a1", turns=["srdce-special", "pik-basic"], entities={"stin": {"figures": [field]}}).zone(
                "sealed.hracka"
            )
        )

    assert (sealed("b1"), sealed("a2"), sealed("b2")) == (1, 1, 0)


@pytest.mark.rule("EF-REL-1")
@pytest.mark.parametrize(
    ("target", "field"),
    [(["field", 5], "a6"), (["sleeper", 1], "a8"), (["companion", 0], "b8"), (["figure", "stin", 1], "b7"), ([], "a1")],
)
def test_a_sleeper_is_relocated_to_whatever_was_aimed_at(target, field):
    given = {"companions": [["duch", "b8", "hracka"]], "entities": {"stin": {"figures": ["b1", "b7"]}}}
    t = during("a1", "a8", effects=[{"verb": "relocate", "to": "target"}], context={"target": target}, **given)
    assert t.field("hracka") == field


@pytest.mark.rule("EF-REL-1")
def test_a_neighbouring_field_is_reached_through_walls():
    t = during("a2", effects=[{"verb": "relocate", "to": "next"}], tiles=[*ROWS, "prepazka"])
    assert t.offers("hracka") == ["to a1", "to a3", "to b2"]


@pytest.mark.rule("EF-MAP-10")
def test_a_token_on_a_whole_tile_concerns_its_four_fields_and_no_other():
    t = during("a3", effects=[{"verb": "environment", "kind": "swamp", "over": "tile"}])
    wet = [name for name, at in NUMBERS.items() if "swamp" in t.g.landscape.environments[at]]
    assert (wet, t.g.supply["environment"]) == (["a3", "a4", "b3", "b4"], 7)


@pytest.mark.rule("EF-MAP-10")
def test_a_token_on_the_line_between_two_fields_of_a_tile_concerns_both():
    t = during("a3", effects=[{"verb": "environment", "kind": "swamp", "over": "line"}])
    assert t.offers("hracka") == ["on a3 a4", "on a3 b3"]  # the line to a2 belongs to two tiles
    t.say("hracka", "on a3 b3")
    wet = [name for name, at in NUMBERS.items() if "swamp" in t.g.landscape.environments[at]]
    assert (wet, t.g.supply["environment"]) == (["a3", "b3"], 7)
    assert {"kind": "swamp", "field": "b3"} in t.view("hracka")["dreamscape"]["environments"]


@pytest.mark.rule("EF-MAP-10", "EF-LIM-1")
def test_a_token_that_touches_the_field_is_cleared_as_a_whole_and_goes_back():
    t = during("b4", effects=[{"verb": "clear_environment"}], environments=[["water", "a3", "a4", "b3", "b4"]])
    assert (t.g.environments, t.g.supply["environment"]) == ((), 8)


@pytest.mark.rule("EF-MAP-10")
def test_light_on_a_tile_drives_the_darkness_of_one_of_its_fields_out():
    t = night("a3", step="action", tiles=[*ROWS, "prepazka"], environments=[["light", "a3", "a4", "b3", "b4"]])
    assert t.g.landscape.environments[NUMBERS["a3"]] == {"light"}
