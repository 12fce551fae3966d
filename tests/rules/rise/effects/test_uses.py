"""docs/packs.md: every moment of use, on a hand-made item."""

from pathlib import Path

import pytest

from snar.packs.rise.schema import USE_AT

from .hand_made import HERE, SLOW, TRIAL, offered

EXPERIENCE = [{"verb": "experience", "amount": 1}]


@pytest.mark.rule("RS-CHR-4")
def test_a_use_in_the_turn_is_announced_before_the_roll_or_between_steps(holds):
    use = {"at": "turn", "do": EXPERIENCE}
    t = holds(use=[use], figures={"rytir": {"field": "15"}, "stin": {"field": "45"}}, dice=[5])
    assert offered(t, "rytir") == ["use zlaty-mec"] and not t["rytir"].rolled
    t.say("rytir", "roll", "move c1", "use zlaty-mec")
    assert t["rytir"].noted == 1 and t.happened("use", actor="rytir", source="zlaty-mec")
    assert offered(t, "rytir") == []


def test_a_use_in_the_turn_is_not_offered_in_others_turns(holds):
    use = {"at": "turn", "do": EXPERIENCE}
    t = holds(arrived=True, who="stin", use=[use], figures=HERE, dice=[4, 4])
    t.say("rytir", "attack stin")
    assert t.topic == "movement"


def test_a_single_use_item_is_discarded_after_use(holds):
    t = holds(use=[{"at": "turn", "do": EXPERIENCE}], single=True)
    t.say("rytir", "use zlaty-mec")
    assert t.zone("items.rytir") == [] and t.zone("used.event") == ["zlaty-mec"]


def test_any_time_is_ones_turn(holds):
    t = holds(use=[{"at": "any", "do": [{"verb": "heal", "lives": 1}]}], figures={"rytir": {"bp": 2, "lives": 2}})
    t.say("rytir", "use zlaty-mec")
    assert t["rytir"].lives == 3


def test_any_time_is_before_a_duel_roll_of_anothers_turn(holds):
    use = {"at": "any", "do": [{"verb": "strength", "amount": 2}]}
    t = holds(arrived=True, who="stin", use=[use], figures=HERE, dice=[4, 4])
    t.say("rytir", "attack stin").say("stin", "use zlaty-mec")
    assert t.happened("duel", actor="rytir", source="lost", amount=-2)


def test_any_time_is_when_about_to_lose_lives_in_anothers_turn(holds):
    figures = {**HERE, "stin": {"field": "45", "lives": 2}}
    use = {"at": "any", "do": [{"verb": "heal", "lives": 2}]}
    t = holds(arrived=True, who="stin", use=[use], single=True, figures=figures, dice=[8, 1])
    t.say("rytir", "attack stin").say("stin", "use zlaty-mec")
    assert t["stin"].lives == 2 + 2 - 2 and not t.happened("awaken")


@pytest.mark.rule("RS-CHR-4")
@pytest.mark.parametrize("who", ["rytir", "stin"])
def test_a_use_in_a_duel_is_announced_before_the_roll(holds, who):
    t = holds(
        arrived=True, who=who, use=[{"at": "duel", "do": [{"verb": "bonus", "amount": 3}]}], figures=HERE, dice=[4, 4]
    )
    t.say("rytir", "attack stin")
    assert t.topic == "window" and not t.happened("roll")
    t.say(who, "use zlaty-mec")
    assert t.happened("duel", actor="rytir", amount=3 if who == "rytir" else -3)


@pytest.mark.rule("RS-CHR-4")
def test_whoever_passes_before_the_roll_cannot_change_it_afterwards(holds):
    t = holds(arrived=True, use=[{"at": "duel", "do": [{"verb": "bonus", "amount": 3}]}], figures=HERE, dice=[1, 4])
    t.say("rytir", "attack stin", "pass")
    assert t["rytir"].lives == 4 - 2 and t.topic == "movement"


@pytest.mark.parametrize(
    ("at", "window", "none"), [("duel", [], [4, 4]), ("duel-die", [4], [4, 4]), ("won", [8, 4], [8, 4])]
)
@pytest.mark.parametrize("against", ["any", "creature", "character"])
def test_a_use_in_duels_may_be_only_against_creatures_or_only_against_characters(holds, at, window, none, against):
    offered = against != "creature"
    use = {"at": at, "against": against, "do": EXPERIENCE}
    t = holds(arrived=True, use=[use], figures=HERE, dice=window if offered else none)
    t.say("rytir", "attack stin")
    assert (t.topic == "window") == offered


def test_a_use_against_creatures_is_offered_when_one_is_met(holds):
    use = {"at": "duel", "against": "creature", "do": [{"verb": "bonus", "amount": 8}]}
    t = holds(use=[use], figures={"rytir": {"field": "36", "bp": 2}}, decks={"event": ["ohnive-tornado"]}, dice=[4, 4])
    t.say("rytir", "move iridion.brana", "use zlaty-mec")
    assert t.zone("trophies.rytir") == ["ohnive-tornado"]


def test_after_ones_own_die_of_a_duel_it_may_be_rolled_again(holds):
    t = holds(arrived=True, use=[{"at": "duel-die", "do": [{"verb": "reroll"}]}], figures=HERE, dice=[1, 7, 4])
    t.say("rytir", "attack stin")
    assert t.topic == "window" and t.happened("roll", actor="rytir", amount=1)
    t.say("rytir", "use zlaty-mec")
    assert t.happened("duel", actor="rytir", source="won", amount=3)


def test_a_bonus_after_the_die_is_added_but_never_makes_a_natural_eight(holds):
    figures = {**HERE, "stin": {"field": "45", "tokens": 4}}
    t = holds(
        arrived=True, use=[{"at": "duel-die", "do": [{"verb": "bonus", "amount": 1}]}], figures=figures, dice=[7, 6]
    )
    t.say("rytir", "attack stin", "use zlaty-mec")
    assert t.happened("duel", actor="rytir", source="lost", amount=7 + 1 + 4 - 6 - 8)


@pytest.mark.parametrize(("effect", "dice", "bp"), [("reroll", [1, 8], 11), ("bonus", [1], 6)])
def test_after_ones_own_movement_roll(holds, effect, dice, bp):
    effects = [{"verb": "reroll"}] if effect == "reroll" else [{"verb": "bonus", "amount": 2}]
    t = holds(use=[{"at": "move-die", "do": effects}], figures={"rytir": {"field": "15"}}, dice=dice)
    t.say("rytir", "use zlaty-mec")
    assert t["rytir"].bp == bp


def test_before_ones_own_spell_roll(holds):
    use = {"at": "spell", "do": [{"verb": "bonus", "amount": 1}]}
    t = holds(use=[use], figures={"rytir": {"field": "45", "bp": 2}}, dice=[1], **TRIAL)
    t.say("rytir", "spell zpomaleni")
    assert t.topic == "window" and not t.happened("roll")
    t.say("rytir", "use zlaty-mec")
    assert t.happened("spelled", actor="rytir", amount=2) and t["stin"].slowed == 1


@pytest.mark.parametrize(("effect", "dice"), [("reroll", [1, 2]), ("bonus", [1])])
def test_after_ones_own_spell_roll(holds, effect, dice):
    effects = [{"verb": "reroll"}] if effect == "reroll" else [{"verb": "bonus", "amount": 1}]
    t = holds(use=[{"at": "spell-die", "do": effects}], figures={"rytir": {"field": "45", "bp": 2}}, dice=dice, **TRIAL)
    t.say("rytir", "spell zpomaleni")
    assert t.topic == "window" and t.happened("roll", actor="rytir", amount=1)
    t.say("rytir", "use zlaty-mec")
    assert t["stin"].slowed == 1


@pytest.mark.rule("RR-A13")
def test_a_shield_before_a_harmful_effect_of_a_laid_card_keeps_it_from_working(holds):
    use = {"at": "harm", "do": [{"verb": "shield"}]}
    given = {"laid": [{"card": "sopka", "picture": "46"}], "changes": {"sopka": {"actions": 2}}}
    t = holds(use=[use], figures={"rytir": {"field": "45", "bp": 9}}, **given)
    t.say("rytir", "move 46")
    assert t.topic == "window"
    t.say("rytir", "use zlaty-mec")
    assert t["rytir"].lives == 4 and t.view("stin")["laid"][0]["actions"] == 2  # no action is used
    assert not t.happened("works")


@pytest.mark.rule("RS-DRM-11")
def test_whoever_keeps_the_shield_is_harmed(holds):
    use = {"at": "harm", "do": [{"verb": "shield"}]}
    t = holds(use=[use], figures={"rytir": {"field": "45", "bp": 9}}, laid=[{"card": "sopka", "picture": "46"}])
    t.say("rytir", "move 46", "pass")
    assert t["rytir"].lives == 4 - 3


def test_a_shield_is_not_offered_where_nothing_harms(holds):
    use = {"at": "harm", "do": [{"verb": "shield"}]}
    t = holds(use=[use], figures={"rytir": {"field": "45", "bp": 9}}, laid=[{"card": "portal-svetu", "picture": "46"}])
    t.say("rytir", "move 46")
    assert t.offers("rytir") == ["accept", "decline"]


@pytest.mark.parametrize(("lives", "left"), [(1, 2), (2, 3), (5, 4)])
def test_endure_when_wounded_loses_that_many_fewer_lives(holds, lives, left):
    use = {"at": "wounded", "do": [{"verb": "endure", "lives": lives}]}
    t = holds(use=[use], figures={"rytir": {"field": "45", "bp": 9}}, laid=[{"card": "sopka", "picture": "46"}])
    t.say("rytir", "move 46", "use zlaty-mec")
    assert t["rytir"].lives == min(4, 4 - 3 + lives) == left


def test_a_wound_wholly_endured_is_no_loss(holds):
    use = {"at": "wounded", "do": [{"verb": "endure", "lives": 3}]}
    rytir = {"field": "45", "bp": 9, "quests": [{"id": "modriny", "world": "iridion"}]}
    t = holds(use=[use], figures={"rytir": rytir}, laid=[{"card": "sopka", "picture": "46"}])
    t.say("rytir", "move 46", "use zlaty-mec")
    assert t["rytir"].lives == 4 and not t.happened("lives")
    assert next(iter(t.g.errands.values())).left == (2,)


def test_after_winning_a_duel_the_loser_on_the_field_can_be_reached(holds):
    use = {"at": "won", "do": [{"verb": "others", "who": "here", "do": SLOW}, *EXPERIENCE]}
    t = holds(arrived=True, use=[use], figures=HERE, dice=[8, 1])
    t.say("rytir", "attack stin", "use zlaty-mec")
    assert (t["stin"].slowed, t["rytir"].slowed, t["rytir"].noted) == (1, 0, 1)


@pytest.mark.parametrize(("die", "topic"), [(1, "movement"), (4, "movement"), (8, "window")])
def test_nothing_is_won_by_a_lost_or_drawn_duel(holds, die, topic):
    t = holds(arrived=True, use=[{"at": "won", "do": EXPERIENCE}], figures=HERE, dice=[die, 4])
    t.say("rytir", "attack stin")
    assert t.topic == topic


@pytest.mark.parametrize(("lives", "can"), [(3, True), (2, False)])
def test_a_use_may_cost_lives_but_never_the_last(holds, lives, can):
    t = holds(use=[{"at": "turn", "cost": 2, "do": EXPERIENCE}], figures={"rytir": {"bp": 6, "lives": lives}})
    assert offered(t, "rytir") == (["use zlaty-mec"] if can else [])
    if can:
        t.say("rytir", "use zlaty-mec")
        assert (t["rytir"].lives, t["rytir"].noted) == (1, 1)


@pytest.mark.rule("RS-COM-6", "RS-CHR-4")
def test_a_use_limited_to_once_a_round_is_free_again_when_ones_own_turn_starts(holds):
    use = {"at": "duel", "limit": "round", "do": [{"verb": "bonus", "amount": 1}]}
    t = holds(arrived=True, use=[use], figures=HERE, dice=[4, 4, 3, 4, 4, 3])
    t.say("rytir", "attack stin", "use zlaty-mec", "end")
    t.say("stin", "done", "move 46", "move 45", "attack rytir")  # no window: the round of Rytíř goes on
    assert t.happened("duel", actor="stin", source="draw")
    t.say("stin", "end").say("rytir", "done", "move 46", "move 45", "attack stin")
    assert t.topic == "window"


@pytest.mark.rule("RS-CHR-4")
def test_a_use_without_such_a_limit_may_be_announced_several_times_a_round(holds):
    use = {"at": "duel", "limit": "trigger", "do": [{"verb": "bonus", "amount": 1}]}
    t = holds(arrived=True, use=[use], figures=HERE, dice=[4, 5, 2, 4, 4])
    t.say("rytir", "attack stin", "use zlaty-mec", "end").say("stin", "done", "move 46", "move 45", "attack rytir")
    t.say("rytir", "use zlaty-mec")
    assert t.happened("duel", actor="stin", source="lost", amount=-1)


def test_a_trigger_is_used_once_for_each_roll(holds):
    use = {"at": "duel-die", "limit": "trigger", "do": [{"verb": "reroll"}]}
    t = holds(arrived=True, use=[use], figures=HERE, dice=[1, 2, 4])
    t.say("rytir", "attack stin", "use zlaty-mec")
    assert t.topic == "movement"  # the second roll stands


def test_every_moment_of_use_has_its_test():
    here = Path(__file__).read_text("utf-8")
    assert [at for at in USE_AT if f'"{at}"' not in here] == []
