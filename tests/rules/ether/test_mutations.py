"""Mutations (EF-MUT-1, EF-MUT-2, EE-E2)."""

import pytest

from .night import AGAIN, FULL, ONE, during, night

SPECIAL = ["srdce-special", "pik-basic"]


def mutated(*mutations, at="a1", entity="stin", **given):
    return night("a1", entities={entity: {"figures": [at], "mutations": list(mutations)}}, **given)


@pytest.mark.rule("EF-MUT-1")
def test_mutations_are_drawn_at_random_and_lie_on_the_tile():
    t = night(
        "a1",
        turns=["kara-mutation", "pik-basic"],
        entities={"sloup": {"figures": ["a5"]}},
        bag=["beh", "vosk"],
        dice=[2],
    )
    assert (t.entity("sloup").mutations, t.g.bag) == (("vosk",), ("beh",))


@pytest.mark.rule("EF-MUT-1", "EF-LIM-1")
def test_an_empty_supply_of_mutations_gives_none():
    effects = [{"verb": "mutate", "amount": 3, "entity": "stin"}]
    t = during("a1", effects=effects, entities={"stin": {"figures": ["a5"]}}, bag=["beh", "vosk"], dice=[1, 1])
    assert (t.entity("stin").mutations, t.g.bag) == (("beh", "vosk"), ())


@pytest.mark.rule("EF-MUT-1", "EF-BAS-5")
def test_a_removed_mutation_goes_back_to_the_supply():
    entities = {"stin": {"figures": ["a2"], "mutations": ["ostny", "vosk"]}}
    t = night("a1", step="action", ether=1, entities=entities, bag=["beh"])
    t.say("hracka", "cleanse stin ether", "remove vosk")
    assert (t.entity("stin").mutations, t.g.bag, t["hracka"].ether) == (("ostny",), ("beh", "vosk"), 0)


@pytest.mark.rule("EF-LIM-3")
def test_a_token_removed_from_the_game_never_returns():
    entities = {"stin": {"figures": ["a2"], "mutations": ["ostny"]}}
    effects = [{"verb": "cleanse", "entity": "stin", "out": True}, {"verb": "mutate", "amount": 2, "entity": "stin"}]
    t = during("a1", effects=effects, entities=entities, bag=["beh"], dice=[1])
    assert (t.entity("stin").mutations, t.g.bag) == (("beh",), ())


@pytest.mark.rule("EF-MUT-1", "EE-E2a")
def test_each_distress_mutation_adds_1_distress_to_effects_that_deal_some():
    assert mutated("ostny")["hracka"].distress == 2
    assert mutated("ostny", "ostny")["hracka"].distress == 3


@pytest.mark.rule("EF-MUT-1", "EE-E2a")
def test_each_seal_mutation_adds_2_sealed_cards():
    assert len(mutated("vosk", turns=SPECIAL).zone("sealed.hracka")) == 3
    assert len(mutated("vosk", "vosk", turns=SPECIAL).zone("sealed.hracka")) == 5
    assert mutated("vosk")["hracka"].distress == 1


@pytest.mark.rule("EF-MUT-1")
def test_an_effect_that_deals_or_seals_nothing_gets_nothing_from_mutations():
    def harm(tokens):
        number = {"plus": 0, "per": "tokens", "times": 1}
        effects = [{"verb": "distress", "amount": number}, {"verb": "seal", "cards": number, "who": "self"}]
        shadow = {"figures": ["a1"], "mutations": ["ostny", "vosk"], "tokens": tokens}
        t = during("a1", effects=effects, context={"entity": "stin", "range": 1}, entities={"stin": shadow})
        return t["hracka"].distress, len(t.zone("sealed.hracka"))

    assert (harm(0), harm(1)) == ((0, 0), (2, 3))


@pytest.mark.rule("EF-MUT-1", "EE-E2a")
def test_each_movement_mutation_adds_2_fields_but_a_roll_of_1_field_stays_so():
    move = {"turns": ["pik-move", "pik-basic"], "at": "a8"}
    assert mutated("beh", **move, dice=[FULL]).figures("stin") == ["a4"]
    assert mutated("beh", "beh", **move, dice=[FULL]).figures("stin") == ["a2"]
    assert mutated("beh", "beh", **move, dice=[ONE]).figures("stin") == ["a7"]
    assert mutated("beh", **move, dice=[AGAIN, ONE]).figures("stin") == ["a3"]


@pytest.mark.rule("EF-MUT-1", "EE-E2a")
def test_each_range_mutation_adds_1_to_every_range():
    assert mutated("prsty", at="a2")["hracka"].distress == 1
    assert mutated("prsty", at="a3")["hracka"].distress == 0
    assert mutated("prsty", "prsty", at="a3")["hracka"].distress == 1


@pytest.mark.rule("EE-E2a")
def test_a_mutation_concerns_all_figures_of_its_tile_and_no_other_entity():
    entities = {"stin": {"figures": ["b8", "a2"], "mutations": ["prsty"]}, "obr": {"figures": ["b1"]}}
    assert night("a1", entities=entities)["hracka"].distress == 1


@pytest.mark.rule("EF-MUT-1", "EE-E2a")
def test_the_ban_on_rerolls_holds_for_all_dice_and_the_ban_on_gems_for_gems_only():
    """The mutated pillar is far away; the shadow's die cannot be rolled again all the same."""
    move = {"turns": ["pik-move", "pik-basic"], "gems": 1, "dice": [ONE]}

    def roll(mutation):
        entities = {"stin": {"figures": ["a8"]}, "sloup": {"figures": ["b8"], "mutations": [mutation]}}
        return night("a1", entities=entities, **move)

    assert roll("ostny").topic == "window-roll"
    assert (roll("jednou").topic, roll("jednou").figures("stin")) == ("draw", ["a7"])
    assert roll("matno").topic == "draw"


@pytest.mark.rule("EF-MUT-1")
def test_under_the_ban_gems_can_still_be_gained():
    entities = {"stin": {"figures": ["a5"], "mutations": ["matno"]}}
    t = night("a1", step="action", entities=entities, hand=["zrnko", "zrnko", "zrnko"])
    t.say("hracka", "gem", "discard zrnko", "discard zrnko", "discard zrnko", "done")
    assert t["hracka"].gems == 1


@pytest.mark.rule("EF-MUT-2", "EE-C2c", "EF-MUT-1")
@pytest.mark.parametrize(
    ("mutation", "own"), [("bez-tvari", {"mask": ["sova"]}), ("bez-stranek", {"progress": ["herbar"]})]
)
def test_when_masks_or_progress_cards_become_inactive_the_hand_shrinks_at_once(mutation, own):
    given = {"turns": ["kara-mutation", "pik-basic"], "entities": {"sloup": {"figures": ["a5"]}}, "bag": [mutation]}
    t = night("a1", hand=["zrnko"] * 6 + ["zrnko-dve"], dice=[1], **own, **given)
    assert (t.topic, t.offers("hracka")) == ("discard", ["discard zrnko", "discard zrnko-dve"])
    t.say("hracka", "discard zrnko-dve")
    assert len(t.zone("hand.hracka")) == 6 and t.topic == "draw"


@pytest.mark.rule("EE-E2b")
def test_inactive_progress_cards_do_not_count_as_colours():
    effects = [{"verb": "ether", "who": "self", "amount": {"plus": 0, "per": "progress.insight", "times": 1}}]
    entities = {"stin": {"figures": ["a5"], "mutations": ["bez-stranek"]}}
    assert during("a1", effects=effects, progress=["herbar"])["hracka"].ether == 1
    assert during("a1", effects=effects, progress=["herbar"], entities=entities)["hracka"].ether == 0


@pytest.mark.rule("EF-MUT-1")
def test_under_the_ban_new_progress_cards_are_placed_but_stay_inactive():
    entities = {"stin": {"figures": ["a5"], "mutations": ["bez-stranek"]}}
    hand = ["herbar", *["lucerna"] * 2]
    t = night("a1", step="action", entities=entities, hand=hand, turns=["pik-basic", "srdce-basic", "pik-kratka"])
    t.say("hracka", "place herbar", "pay lucerna insight", "pay lucerna insight", "done")
    assert t.zone("progress.hracka") == ["herbar"]
    t.say("hracka", "ready", "draw")
    t.say("hracka", "ready", "draw")
    assert len(t.zone("hand.hracka")) == 6
