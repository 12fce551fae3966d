"""docs/packs.md: what each verb does to the character who meets it, on hand-made cards."""

import pytest

from snar.packs.rise.loader import load
from snar.packs.rise.model import LaidEffect
from snar.packs.rise.schema import VERBS
from snar.rise.effects import verbs
from snar.rise.values import moc

from .hand_made import HERE, TRIAL, WORLDS, do, next_turn


def test_the_engine_knows_exactly_the_verbs_of_the_format():
    assert set(verbs.VERBS) == set(VERBS)


def test_wound_takes_lives(meets):
    t = meets({"verb": "wound", "lives": 2})
    assert t["rytir"].lives == 4 - 2 and t.happened("lives", actor="rytir", amount=-2, source="sopka")


@pytest.mark.parametrize(("lives", "after"), [(1, 2), (2, 3), (8, 4), (0, 4)])
def test_heal_gives_lives_back_up_to_the_maximum_and_0_gives_all(meets, lives, after):
    t = meets({"verb": "heal", "lives": lives}, figures={"rytir": {"lives": 1}})
    assert t["rytir"].lives == after


@pytest.mark.parametrize(("tokens", "held", "after"), [(2, 1, 3), (-1, 2, 1), (-3, 2, 0)])
def test_power_gives_or_takes_tokens_never_below_the_printed_moc(meets, tokens, held, after):
    t = meets({"verb": "power", "tokens": tokens}, figures={"rytir": {"tokens": held}})
    assert t["rytir"].tokens == after and moc(t.g, 0) == 4 + after


def test_strength_is_moc_until_the_end_of_the_turn(meets):
    t = meets({"verb": "strength", "amount": 2})
    assert moc(t.g, 0) == 4 + 2
    t.say("rytir", "end")
    assert moc(t.g, 0) == 4


def test_strength_gained_in_anothers_turn_ends_with_that_turn(holds):
    use = {"at": "duel", "do": [{"verb": "strength", "amount": 3}]}
    t = holds(arrived=True, who="stin", use=[use], figures=HERE, dice=[4, 4])
    t.say("rytir", "attack stin").say("stin", "use zlaty-mec")
    assert t.happened("duel", source="lost", amount=-3)
    t.say("rytir", "end")
    assert moc(t.g, 1) == 4


@pytest.mark.parametrize("amount", [4, -4])
def test_bp_come_or_go_now(meets, amount):
    assert meets({"verb": "bp", "amount": amount})["rytir"].bp == 7 + amount


def test_bp_never_fall_below_0(meets):
    t = meets({"verb": "bp", "amount": -20}, {"verb": "bp", "amount": 2})
    assert t.happened("bp", actor="rytir", amount=-7) and t["rytir"].bp == 2


@pytest.mark.parametrize(("verb", "change"), [("slow", -2), ("haste", 2)])
def test_slow_and_haste_change_the_next_movement_only(meets, verb, change):
    t = meets({"verb": verb, "amount": 2}, dice=[1, 5, 1, 5])
    assert t["rytir"].bp == 7
    next_turn(t.say("rytir", "move 45"))
    assert t["rytir"].bp == 5 + 3 + change
    next_turn(t)
    assert t["rytir"].bp == 5 + 3


@pytest.mark.parametrize(
    ("to", "fields"),
    [
        ("hall", [f"{world}.sin" for world in WORLDS]),
        ("gate", [f"{world}.brana" for world in WORLDS]),
        ("well", ["22", "33", "34", "63", "67", "83"]),
        ("mystery", ["t1", "t2", "t3", "t4"]),
        ("edge", ["c1", "c2", "c6", "c16", "c21", "c22", "c25", "c26"]),
        ("corner", ["11", "21", "78", "88"]),
        ("path", [f"c{i}" for i in range(1, 27)]),
    ],
)
def test_carry_moves_to_a_field_of_the_kind_that_the_player_picks(meets, to, fields):
    t = meets({"verb": "carry", "to": to})
    assert t.topic == "carry" and sorted(t.offers("rytir")) == sorted(fields)
    t.say("rytir", fields[-1])
    assert t.field("rytir") == fields[-1]


def test_carry_to_the_void_reaches_every_other_numbered_field_and_ring_every_ring_field(meets):
    assert len(meets({"verb": "carry", "to": "void"}).offers("rytir")) == 63
    rings = meets({"verb": "carry", "to": "ring"}).offers("rytir")
    assert len(rings) == 24 and not any(name.endswith("sin") for name in rings)


def test_carry_to_a_named_field_leaves_no_choice(meets):
    t = meets({"verb": "carry", "to": "c4"})
    assert t.field("rytir") == "c4" and t["rytir"].bp == 7


def test_banish_to_a_well_is_to_the_nearest(meets):
    assert meets({"verb": "banish", "to": "well"}).field("rytir") == "63"


def test_banish_to_the_start(meets):
    assert meets({"verb": "banish", "to": "start"}, figures={"rytir": {"start": "17"}}).field("rytir") == "17"


@pytest.mark.rule("RS-BRD-2")
def test_banish_to_the_void_is_rolled(meets):
    assert meets({"verb": "banish", "to": "void"}, dice=[1, 8]).field("rytir") == "18"


def test_stop_ends_movement_and_the_remaining_bp_are_lost(meets):
    t = meets({"verb": "stop"})
    assert t.topic == "casting" and t["rytir"].bp == 0 and t.field("rytir") == "46"


def test_skip_skips_the_next_turn(meets):
    t = meets({"verb": "skip"}, dice=[1])
    next_turn(t)
    assert t.happened("skipped", actor="rytir") and t.topic == "casting" and t.offers("stin")


def test_experience_is_noted(meets):
    assert meets({"verb": "experience", "amount": 3})["rytir"].noted == 3


@pytest.mark.rule("RR-C11")
@pytest.mark.parametrize(
    ("noted", "amount", "left"),
    [(5, -4, (1, 1)), (3, -8, (2, 0)), (0, -2, (5, 0)), (3, -20, (0, 0))],  # left: noted, cards
)
def test_lost_experience_is_taken_from_what_is_noted_then_from_cards_and_never_more(meets, noted, amount, left):
    experience = load().cards["ohnive-tornado"].experience
    assert experience == 7
    t = meets(
        {"verb": "experience", "amount": amount}, figures={"rytir": {"noted": noted, "trophies": ["ohnive-tornado"]}}
    )
    assert (t["rytir"].noted, len(t.zone("trophies.rytir"))) == left
    assert t.happened("experience", actor="rytir", amount=max(amount, -noted - 7))


def test_forget_loses_all_experience(meets):
    t = meets({"verb": "forget"}, figures={"rytir": {"noted": 4, "trophies": ["ohnive-tornado"]}})
    assert t["rytir"].noted == 0 and t.zone("trophies.rytir") == []


@pytest.mark.rule("RS-COM-5")
@pytest.mark.parametrize(("amount", "after"), [(10, 20), (-5, 5), (-50, 0)])
def test_light_changes_the_light_of_ones_side(meets, amount, after):
    t = meets({"verb": "light", "amount": amount}, light=[10, 15])
    assert t.g.light == (after, 15) and t.happened("light", actor="rytir", amount=after - 10)


def test_light_is_nothing_in_the_trial(meets):
    t = meets({"verb": "light", "amount": 10}, **TRIAL)
    assert t.g.light == (0, 0) and "light" not in t.view("rytir")


def test_lose_item_discards_one_item_of_ones_choice(meets):
    t = meets({"verb": "lose_item"}, figures={"rytir": {"items": ["zlaty-mec", "lecivy-lektvar"]}})
    assert t.offers("rytir") == ["lecivy-lektvar", "zlaty-mec"]
    t.say("rytir", "zlaty-mec")
    assert t.zone("items.rytir") == ["lecivy-lektvar"] and t.zone("used.event") == ["zlaty-mec"]
    assert moc(t.g, 0) == 4  # its power is gone with it


def test_lose_item_without_items_is_nothing(meets):
    assert meets({"verb": "lose_item"}).topic == "movement"


def test_take_item_moves_an_item_of_an_enemy_with_its_power(meets):
    held = {"rytir": {"items": []}, "stin": {"items": ["zlaty-mec", "lecivy-lektvar"], "field": "88"}}
    t = meets({"verb": "take_item"}, figures=held)
    assert t.offers("rytir") == ["lecivy-lektvar", "zlaty-mec"]
    t.say("rytir", "zlaty-mec")
    assert t.zone("items.rytir") == ["zlaty-mec"] and t.zone("items.stin") == ["lecivy-lektvar"]
    assert (moc(t.g, 0), moc(t.g, 1)) == (4 + 1, 4)


def test_take_item_counts_as_gaining_one(meets):
    rytir, stin = {"quests": [{"id": "suvenyr", "world": "iridion"}]}, {"items": ["zlaty-mec"], "field": "88"}
    t = meets({"verb": "take_item"}, figures={"rytir": rytir, "stin": stin})
    assert t.happened("fulfilled", actor="rytir", source="suvenyr")


def test_take_item_where_no_enemy_has_any_is_nothing(meets):
    assert meets({"verb": "take_item"}, figures={"rytir": {"items": ["zlaty-mec"]}}).topic == "movement"


@pytest.mark.parametrize(("counters", "left"), [(1, 2), (2, 3), (5, 3)])
def test_setback_puts_counters_back_on_a_begun_quest_of_an_enemy_as_far_as_it_had_them(meets, counters, left):
    quest = {"id": "studanky", "world": "iridion", "left": [1], "seen": [["22", "33"]]}
    t = meets({"verb": "setback", "counters": counters}, figures={"stin": {"field": "88", "quests": [quest]}})
    assert t.happened("setback", actor="stin", source="studanky", amount=left)
    seen = t.view("stin")["figures"][1]["quests"][0]
    assert seen["left"] == [left] and seen["seen"] == [["22", "33"][: 3 - left]]  # what was undone can be done again


@pytest.mark.parametrize("quest", [{"left": [3]}, {"done": True}], ids=["not begun", "fulfilled"])
def test_setback_leaves_quests_alone_that_are_not_begun_or_fulfilled(meets, quest):
    held = {"id": "studanky", "world": "iridion", **quest}
    t = meets({"verb": "setback", "counters": 1}, figures={"stin": {"field": "88", "quests": [held]}})
    assert t.topic == "movement" and not t.happened("setback")


def test_progress_removes_counters_of_one_running_quest(meets):
    quests = [{"id": "studanky", "world": "iridion"}, {"id": "snove-koule", "world": "akademus"}]
    t = meets({"verb": "progress", "counters": 2}, figures={"rytir": {"quests": quests}})
    t.say("rytir", "studanky")
    carried = {quest["id"]: quest for quest in t.view("rytir")["figures"][0]["quests"]}
    assert carried["studanky"]["left"] == [3 - 2] and not carried["studanky"]["done"]


def test_progress_beyond_the_last_counter_fulfils_the_quest(meets):
    quests = [{"id": "studanky", "world": "iridion", "left": [1]}]
    t = meets({"verb": "progress", "counters": 3}, figures={"rytir": {"quests": quests}})
    assert t.happened("fulfilled", actor="rytir", source="studanky")


@pytest.mark.parametrize(
    ("whose", "fields"), [("own", ["74", "76"]), ("enemy", ["46", "48"]), ("any", ["46", "48", "74", "76"])]
)
def test_unlay_discards_one_laid_card_of_ones_choice(made, whose, fields):
    card = {"effects": (LaidEffect("any", frozenset(), do({"verb": "unlay", "whose": whose})),)}
    pictures = {"46": "sopka", "48": "bariera", "74": "portal-svetu", "76": "ptak-ohnivak"}
    laid = [{"card": name, "picture": picture} for picture, name in pictures.items()]
    t = made({"sopka": card}, figures={"rytir": {"field": "45", "bp": 9}}, laid=laid)
    t.say("rytir", "move 46", "accept")
    assert sorted(t.offers("rytir")) == fields
    t.say("rytir", fields[-1])
    assert set(pictures) - {card["picture"] for card in t.view("stin")["laid"]} == {fields[-1]}


@pytest.mark.parametrize(("whose", "left"), [("own", [3, 1]), ("enemy", [2, 2]), ("any", [2, 1])])
def test_fray_takes_one_action_from_each_laid_card_that_has_any(made, whose, left):
    card = {"actions": 0, "effects": (LaidEffect("any", frozenset(), do({"verb": "fray", "whose": whose})),)}
    laid = [
        {"card": "sopka", "picture": "46"},
        {"card": "bariera", "picture": "48"},
        {"card": "krysi-trh", "picture": "74"},
        {"card": "portal-svetu", "picture": "76", "actions": 2},
    ]
    t = made({"sopka": card}, figures={"rytir": {"field": "45", "bp": 9}}, laid=laid)
    t.say("rytir", "move 46", "accept")
    tokens = {card["id"]: card["actions"] for card in t.view("stin")["laid"]}
    assert [tokens["krysi-trh"], tokens["portal-svetu"]] == left and tokens["bariera"] == 0
    assert t.happened("fray", source="krysi-trh") == (whose != "own")


def test_fray_uses_up_a_card_with_its_last_action(made):
    card = {"actions": 0, "effects": (LaidEffect("any", frozenset(), do({"verb": "fray"})),)}
    laid = [{"card": "sopka", "picture": "46"}, {"card": "portal-svetu", "picture": "76", "actions": 1}]
    t = made({"sopka": card}, figures={"rytir": {"field": "45", "bp": 9}}, laid=laid)
    t.say("rytir", "move 46", "accept")
    assert t.zone("used.dream") == ["portal-svetu"]


@pytest.mark.rule("RR-B3a")
def test_draw_event_draws_one_anywhere_and_another_may_follow_at_the_end(meets):
    decks = {"event": ["zlaty-mec", "boty-po-stryci"]}
    t = meets({"verb": "draw_event"}, figures={"rytir": {"bp": 40}}, decks=decks)
    assert t.zone("items.rytir") == ["zlaty-mec"] and t["rytir"].entered


@pytest.mark.rule("RR-B3a", "RR-B10")
def test_an_event_that_moves_the_character_is_followed_by_none(meets):
    decks = {"event": ["kolotoc-v-poli", "zlaty-mec"]}
    t = meets({"verb": "draw_event"}, dice=[8], decks=decks)
    t.say("rytir", "iridion.brana", "end")
    assert t.zone("items.rytir") == []


def test_banish_back_returns_to_where_the_movement_began(made):
    card = {"bp": 3, "effects": (LaidEffect("any", frozenset(), do({"verb": "banish", "to": "back"})),)}
    given = {"rytir": {"field": "44"}, "stin": {"field": "88"}}
    t = made({"sopka": card}, figures=given, laid=[{"card": "sopka", "picture": "46"}], dice=[8])
    t.say("rytir", "move 45", "move 46")
    assert t.field("rytir") == "44" and t["rytir"].bp > 0 and t.topic == "movement"


def test_carry_to_a_laid_card_offers_every_field_under_one(meets):
    t = meets({"verb": "carry", "to": "laid"})
    under = set(t.view("rytir")["laid"][0]["cells"])
    assert set(t.offers("rytir")) == under - {"46"}


@pytest.mark.parametrize(
    ("dice", "lives", "noted"),
    [([5, 4], 4, 3), ([4, 5], 3, 1), ([4, 4], 4, 0), ([1, 8], 3, 1)],  # won, lost, drawn, lost to an eight
)
def test_fight_is_a_duel_with_a_guardian_and_losing_costs_1_life(meets, dice, lives, noted):
    won, lost = [{"verb": "experience", "amount": 3}], [{"verb": "experience", "amount": 1}]
    t = meets({"verb": "fight", "moc": 4, "won": won, "lost": lost}, dice=dice)
    assert (t["rytir"].lives, t["rytir"].noted) == (lives, noted)


@pytest.mark.rule("RR-B3b")
@pytest.mark.parametrize(
    ("effect", "dice"),
    [
        ({"verb": "fight", "moc": 1, "won": [{"verb": "carry", "to": "hall"}]}, [8, 1]),
        ({"verb": "others", "who": "all", "do": [{"verb": "carry", "to": "hall"}]}, []),
    ],
)
def test_whatever_an_event_carries_nobody_is_carried_to_a_hall(made, effect, dice):
    figures = {"rytir": {"field": "36", "bp": 2}, "stin": {"field": "17"}}
    event = {"talir-polevky": {"do": do(effect)}}
    t = made(event, figures=figures, decks={"event": ["talir-polevky"]}, dice=dice)
    t.say("rytir", "move iridion.brana")
    assert (t.field("rytir"), t.field("stin")) == ("iridion.brana", "17") and t.zone("used.event") == ["talir-polevky"]


@pytest.mark.parametrize(("die", "noted"), [(1, 1), (3, 1), (4, 2), (8, 2)])
def test_roll_picks_the_row_of_the_table(meets, die, noted):
    rows = [{"upto": upto, "do": [{"verb": "experience", "amount": n}]} for upto, n in ((3, 1), (8, 2))]
    assert meets({"verb": "roll", "table": rows}, dice=[die])["rytir"].noted == noted


def test_choose_lets_the_player_pick_one_list(meets):
    lists = [[{"verb": "experience", "amount": n}] for n in range(1, 9)]
    t = meets({"verb": "choose", "of": lists})
    assert t.offers("rytir") == list("abcdefgh")
    t.say("rytir", "h")
    assert t["rytir"].noted == 8


def test_choose_with_may_allows_none(meets):
    t = meets({"verb": "choose", "of": [[{"verb": "wound", "lives": 1}]], "may": True})
    assert t.offers("rytir") == ["a", "none"]
    t.say("rytir", "none")
    assert t["rytir"].lives == 4


def test_effects_are_resolved_in_order_and_awakening_stops_the_rest(meets):
    t = meets({"verb": "experience", "amount": 3}, {"verb": "wound", "lives": 8}, {"verb": "haste", "amount": 5})
    assert t.happened("awaken", actor="rytir") and t["rytir"].noted == 0 and t["rytir"].hasted == 0
