"""docs/packs.md: every verb, modifier, moment of use and trait, on hand-made cards."""

from dataclasses import replace
from pathlib import Path

import pytest

from snar.packs.fields import Field
from snar.packs.loader import load
from snar.packs.model import LaidEffect, Modify, Use
from snar.packs.reader import Reader
from snar.packs.schema import RISE, TABLES, TRAITS, USE_AT, VALUES, VERBS, WHEN
from snar.rise.content import Content
from snar.rise.effects import verbs
from snar.rise.effects.harm import harms
from snar.rise.scenario import position
from snar.rise.values import moc

PLAIN = position.plain_content
WORLDS = ("iridion", "filnerin", "akademus")
HERE = {"rytir": {"field": "45", "bp": 6}, "stin": {"field": "45"}}  # both on one field, Rytíř to move
TRIAL = {"scenario": "zkouska-sily"}


def do(*effects):
    """Effects as a pack holds them."""
    reader = Reader(Path(), RISE)
    made = reader.value(list(effects), Field("effects"), "do")
    assert not reader.problems, reader.problems[0]
    return made


def row(kind, cls, **values):
    """A `modify` or `use` table as a pack holds it."""
    reader = Reader(Path(), RISE)
    made = reader.table(values, TABLES[kind], "")
    assert not reader.problems, reader.problems[0]
    return cls(**made)


def changed(content, changes):
    """The same content with other values on some cards and characters."""
    pack = content.pack
    cards = {id: replace(card, **changes.get(id, {})) for id, card in pack.cards.items()}
    characters = {id: replace(row, **changes.get(id, {})) for id, row in pack.characters.items()}
    copies = tuple(cards[card.id] for card in pack.copies)
    return Content(replace(pack, cards=cards, characters=characters, copies=copies), content.board)


@pytest.fixture
def made(table, monkeypatch):
    """`made({"sopka": {"bp": 1}}, figures=...)`: a table with a hand-made pack."""

    def make(changes, **given):
        monkeypatch.setattr(position, "plain_content", lambda rules: changed(PLAIN(rules), changes))
        return table(**given)

    return make


@pytest.fixture
def meets(made):
    """Rytíř stands on 45 with 10 BP and steps on 46, a card for 3 BP with these effects."""

    def make(*effects, figures=None, **given):
        card = {"bp": 3, "actions": 0, "effects": (LaidEffect("any", frozenset(), do(*effects)),)}
        figures = {"stin": {"field": "88"}, **(figures or {})}
        figures["rytir"] = {"field": "45", "bp": 10, **figures.get("rytir", {})}
        t = made({"sopka": card}, figures=figures, laid=[{"card": "sopka", "picture": "46"}], **given)
        t.say("rytir", "move 46")
        return t.say("rytir", "accept") if t.topic == "accept" else t

    return make


@pytest.fixture
def holds(made):
    """A table on which somebody (Rytíř) holds zlaty-mec, an item with these powers."""

    def make(who="rytir", traits=(), modify=(), use=(), single=False, figures=None, **given):
        item = {
            "traits": frozenset(traits),
            "modify": tuple(row("modify", Modify, **one) for one in modify),
            "use": tuple(row("use", Use, **one) for one in use),
            "single": single,
        }
        figures = {name: dict(values) for name, values in (figures or {"rytir": {"bp": 6}}).items()}
        figures.setdefault(who, {})["items"] = ["zlaty-mec", *figures.get(who, {}).get("items", [])]
        return made({"zlaty-mec": item, **given.pop("changes", {})}, figures=figures, **given)

    return make


def next_turn(t):
    """Stín (who rolls a 1 and stays) and the casting phases are over: Rytíř rolls 5."""
    t.say("rytir", "end").say("stin", "done", "end").say("rytir", "done")
    return t


def offered(t, name, prefix="use"):
    return [key for key in t.offers(name) if key.startswith(prefix)]


# -- verbs -----------------------------------------------------------------------------------------------------------
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
    t = holds(who="stin", use=[use], figures=HERE, dice=[4, 4])
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


def test_lose_item_hands_in_one_item_of_ones_choice(meets):
    t = meets({"verb": "lose_item"}, figures={"rytir": {"items": ["zlaty-mec", "lecivy-lektvar"]}})
    assert t.offers("rytir") == ["lecivy-lektvar", "zlaty-mec"]
    t.say("rytir", "zlaty-mec")
    assert t.zone("items.rytir") == ["lecivy-lektvar"] and t.zone("used.event") == ["zlaty-mec"]
    assert moc(t.g, 0) == 4  # its power is gone with it


def test_lose_item_without_items_is_nothing(meets):
    assert meets({"verb": "lose_item"}).topic == "movement"


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


THREE = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}
SLOW = [{"verb": "slow", "amount": 1}]


def test_others_one_is_an_enemy_of_ones_choice(meets):
    t = meets({"verb": "others", "who": "one", "do": SLOW}, **THREE)
    assert t.offers("rytir") == ["stin", "barbar"]
    t.say("rytir", "barbar")
    assert (t["stin"].slowed, t["barbar"].slowed, t["rytir"].slowed) == (0, 1, 0)


def test_others_all_is_every_enemy(meets):
    t = meets({"verb": "others", "who": "all", "do": SLOW}, **THREE)
    assert (t["stin"].slowed, t["barbar"].slowed, t["rytir"].slowed) == (1, 1, 0)


def test_others_all_leaves_ones_own_side_alone(meets):
    four = {"options": ["ctyri-hraci"], "characters": ["rytir", "stin", "barbar", "cert"]}
    t = meets({"verb": "others", "who": "all", "do": SLOW}, **four)
    assert [t[name].slowed for name in four["characters"]] == [0, 1, 0, 1]


def test_others_here_is_every_other_character_on_the_field(meets):
    figures = {"barbar": {"field": "46"}, "stin": {"field": "47"}}
    t = meets({"verb": "others", "who": "here", "do": SLOW}, figures=figures, **THREE)
    assert (t["stin"].slowed, t["barbar"].slowed, t["rytir"].slowed) == (0, 1, 0)


@pytest.mark.rule("RR-A7b")
def test_a_card_may_put_others_into_a_hall_which_they_enter(meets):
    carry = [{"verb": "carry", "to": "hall"}]
    t = meets({"verb": "others", "who": "all", "do": carry}, decks={"easy": ["studanky"]})
    t.say("stin", "akademus.sin")
    assert t.field("stin") == "akademus.sin" and t.zone("quests.stin") == ["studanky"]


def test_swap_changes_places_with_a_character_of_ones_choice(meets):
    t = meets({"verb": "swap"}, figures={"stin": {"field": "17"}})
    assert (t.field("rytir"), t.field("stin")) == ("17", "46")
    assert t["stin"].lives == 4 and t["rytir"].bp == 7


def test_swap_does_not_reach_into_a_hall(meets):
    t = meets({"verb": "swap"}, figures={"stin": {"field": "iridion.sin"}})
    assert (t.field("rytir"), t.field("stin")) == ("46", "iridion.sin")


@pytest.mark.rule("RR-A7b")
def test_whoever_is_swapped_into_a_hall_enters_it(holds):
    figures = {"rytir": {"field": "iridion.sin", "bp": 6}, "stin": {"field": "17"}}
    use = {"at": "turn", "do": [{"verb": "swap"}]}
    t = holds(use=[use], figures=figures, decks={"easy": ["studanky"]})
    t.say("rytir", "use zlaty-mec")
    assert t.field("stin") == "iridion.sin" and t.zone("quests.stin") == ["studanky"]


@pytest.mark.parametrize("deck", ["event", "easy", "hard"])
def test_peek_is_a_private_look_at_the_top_of_a_deck(meets, deck):
    t = meets({"verb": "peek", "deck": deck, "cards": 2})
    top = t.g.zones[f"deck.{deck}"]
    assert [t.g.known[card] for card in top[-3:]] == [0, 1, 1]  # seat 0 only
    seen = [event for event in t.events if event["kind"] == "peek"]
    assert len(seen) == 2 and all("card" not in event for event in seen)  # nobody else sees the faces


@pytest.mark.parametrize(
    ("effect", "harmful"),
    [
        ({"verb": "wound", "lives": 1}, True),
        ({"verb": "heal", "lives": 1}, False),
        ({"verb": "power", "tokens": 1}, False),
        ({"verb": "power", "tokens": -1}, True),
        ({"verb": "strength", "amount": 1}, False),
        ({"verb": "strength", "amount": -1}, True),
        ({"verb": "bp", "amount": 1}, False),
        ({"verb": "bp", "amount": -1}, True),
        ({"verb": "slow", "amount": 1}, True),
        ({"verb": "haste", "amount": 1}, False),
        *[({"verb": "carry", "to": to}, to == "mystery") for to in VERBS["carry"]["to"].words],
        *[({"verb": "banish", "to": to}, True) for to in ("well", "start", "void")],
        ({"verb": "stop"}, True),
        ({"verb": "skip"}, True),
        ({"verb": "experience", "amount": 1}, False),
        ({"verb": "experience", "amount": -1}, True),
        ({"verb": "forget"}, True),
        ({"verb": "light", "amount": 5}, False),
        ({"verb": "light", "amount": -5}, True),
        ({"verb": "lose_item"}, True),
        ({"verb": "progress", "counters": 1}, False),
        ({"verb": "unlay"}, False),
        ({"verb": "fight", "moc": 1}, True),
        ({"verb": "roll", "table": [{"upto": 7, "do": []}, {"upto": 8, "do": [{"verb": "stop"}]}]}, True),
        ({"verb": "roll", "table": [{"upto": 7, "do": []}, {"upto": 8, "do": []}]}, False),
        ({"verb": "choose", "of": [[{"verb": "stop"}], [{"verb": "skip"}]]}, True),
        ({"verb": "choose", "of": [[{"verb": "stop"}], []]}, False),
        ({"verb": "choose", "of": [[{"verb": "stop"}]], "may": True}, False),
        ({"verb": "others", "who": "all", "do": [{"verb": "wound", "lives": 1}]}, False),
        ({"verb": "swap"}, False),
        ({"verb": "peek", "deck": "event", "cards": 1}, False),
    ],
    ids=lambda value: " ".join(str(x) for x in value.values())[:30] if isinstance(value, dict) else "",
)
def test_whether_an_effect_can_harm_follows_from_its_verbs(effect, harmful):
    assert harms(do(effect)) == harmful


@pytest.mark.rule("RR-A6")
def test_one_harmful_effect_among_helpful_ones_makes_the_card_mandatory(made):
    mixed = do({"verb": "heal", "lives": 0}, {"verb": "experience", "amount": -1})
    card = {"effects": (LaidEffect("any", frozenset(), mixed),)}
    t = made(
        {"sopka": card},
        figures={"rytir": {"field": "45", "bp": 9, "noted": 1}},
        laid=[{"card": "sopka", "picture": "46"}],
    )
    t.say("rytir", "move 46")
    assert t["rytir"].noted == 0


@pytest.mark.rule("RS-DRM-7")
@pytest.mark.parametrize("actions", [1, 2])
def test_each_forced_working_takes_one_token_and_with_the_last_the_card_goes(made, actions):
    laid = [{"card": "sopka", "picture": "46"}]
    t = made({"sopka": {"actions": actions}}, figures={"rytir": {"field": "45", "bp": 9}}, laid=laid)
    t.say("rytir", "move 46")
    assert t["rytir"].lives == 4 - 3
    assert [card["actions"] for card in t.view("stin")["laid"]] == ([1] if actions == 2 else [])
    assert t.zone("used.horror") == ([] if actions == 2 else ["sopka"])


@pytest.mark.rule("RS-DRM-13")
@pytest.mark.parametrize(("who", "lives"), [("rytir", 3), ("barbar", 4), ("stin", 2)])
def test_a_card_may_have_one_effect_for_heroes_and_one_for_demons_and_leave_some_alone(made, who, lives):
    effects = tuple(
        LaidEffect(on, frozenset({"barbar"}), do({"verb": "wound", "lives": n}))
        for on, n in (("hero", 1), ("demon", 2))
    )
    given = {"characters": ["rytir", "stin", "barbar"], "turn": who, "figures": {who: {"field": "45", "bp": 9}}}
    t = made({"sopka": {"effects": effects}}, **TRIAL, **given, laid=[{"card": "sopka", "picture": "46"}])
    t.say(who, "move 46")
    assert t[who].lives == lives


# -- modifiers -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-CHR-1")
@pytest.mark.parametrize("amount", [2, -2])
def test_moc_is_changed_but_never_below_the_printed(holds, amount):
    t = holds(modify=[{"value": "moc", "amount": amount}])
    assert moc(t.g, 0) == max(4, 4 + amount) == t.view("stin")["figures"][0]["moc"]


@pytest.mark.parametrize(
    ("when", "field", "moments", "counts"),
    [
        ("attack", "45", ("attack", "character"), True),
        ("attack", "45", ("defence", "character"), False),
        ("defence", "45", ("defence", "character"), True),
        ("creature", "45", ("creature",), True),
        ("creature", "45", ("attack", "character"), False),
        ("character", "45", ("attack", "character"), True),
        ("character", "45", ("creature",), False),
        ("well", "63", (), True),
        ("well", "45", (), False),
        ("void", "45", (), True),
        ("void", "63", (), True),  # wells are void fields
        ("void", "c6", (), False),
        ("world", "iridion.3", (), True),
        ("world", "iridion.sin", (), True),
        ("world", "45", (), False),
    ],
)
def test_moc_may_count_only_at_times(holds, when, field, moments, counts):
    t = holds(modify=[{"value": "moc", "amount": 2, "when": when}], figures={"rytir": {"field": field, "bp": 2}})
    assert when in WHEN and moc(t.g, 0, moments) == (6 if counts else 4)


@pytest.mark.parametrize(
    ("who", "when", "amount"), [("rytir", "attack", 1), ("stin", "defence", -1), ("rytir", "defence", 0)]
)
def test_moc_in_attack_and_defence_counts_in_duels(holds, who, when, amount):
    t = holds(who=who, modify=[{"value": "moc", "amount": 1, "when": when}], figures=HERE, dice=[4, 4])
    t.say("rytir", "attack stin")
    assert t.happened("duel", actor="rytir", source={1: "won", -1: "lost", 0: "draw"}[amount])


def test_moc_against_creatures_counts_in_their_duels(holds):
    figures = {"rytir": {"field": "36", "bp": 2}}
    modify = [{"value": "moc", "amount": 4, "when": "creature"}]
    t = holds(modify=modify, figures=figures, decks={"event": ["ohnive-tornado"]}, dice=[5, 4])
    t.say("rytir", "move iridion.brana")
    assert t.zone("trophies.rytir") == ["ohnive-tornado"]  # 4 + 4 + 5 against 8 + 4


@pytest.mark.rule("RS-CHR-2")
def test_pohyb_is_added_to_the_movement_roll(holds):
    t = holds(modify=[{"value": "pohyb", "amount": 2}], figures={"rytir": {"field": "15"}}, dice=[4])
    assert t["rytir"].bp == 4 + 3 + 2


@pytest.mark.parametrize(("amount", "works"), [(1, True), (-1, False)])
def test_spell_is_added_to_spell_rolls(holds, amount, works):
    die = 1 if works else 2
    t = holds(
        modify=[{"value": "spell", "amount": amount}], figures={"rytir": {"field": "45", "bp": 2}}, dice=[die], **TRIAL
    )
    t.say("rytir", "spell zpomaleni")  # needs 2
    assert t.happened("spelled" if works else "fizzled", actor="rytir", amount=die + amount)


def test_lives_raise_the_maximum(holds):
    use = {"at": "turn", "do": [{"verb": "heal", "lives": 0}]}
    t = holds(modify=[{"value": "lives", "amount": 2}], use=[use], figures={"rytir": {"bp": 2, "lives": 1}})
    t.say("rytir", "use zlaty-mec")
    assert t["rytir"].lives == 4 + 2


def test_lives_beyond_the_maximum_are_lost_with_the_item_that_raised_it(made):
    item = {"modify": (row("modify", Modify, value="lives", amount=2),)}
    card = {"effects": (LaidEffect("any", frozenset(), do({"verb": "lose_item"})),)}
    figures = {"rytir": {"field": "45", "bp": 9, "items": ["zlaty-mec"]}}
    t = made({"zlaty-mec": item, "sopka": card}, figures=figures, laid=[{"card": "sopka", "picture": "46"}])
    assert t["rytir"].lives == 6
    t.say("rytir", "move 46")
    assert t["rytir"].lives == 4


@pytest.mark.parametrize(
    ("value", "start", "target", "usual"),
    [
        ("cost-void", "45", "46", 2),
        ("cost-void", "62", "63", 2),  # wells are void fields
        ("cost-path", "44", "c11", 1),
        ("cost-world", "36", "iridion.brana", 2),
        ("cost-card", "15", "14", 6),
    ],
)
@pytest.mark.parametrize("change", [{"amount": 1}, {"amount": -1}, {"amount": -9}, {"cap": 1}])
def test_costs_are_changed_or_capped_and_never_fall_below_1(holds, value, start, target, usual, change):
    laid = [{"card": "bariera", "picture": "13"}]
    t = holds(modify=[{"value": value, **change}], figures={"rytir": {"field": start, "bp": 9}}, laid=laid)
    cost = 1 if "cap" in change else max(1, usual + change["amount"])
    assert t.option("rytir", f"move {target}")["cost"] == {"bp": cost}


def test_a_cap_leaves_alone_what_costs_less(holds):
    laid = [{"card": "ptak-ohnivak", "picture": "13"}]
    t = holds(modify=[{"value": "cost-card", "cap": 3}], figures={"rytir": {"field": "15", "bp": 9}}, laid=laid)
    assert t.option("rytir", "move 14")["cost"] == {"bp": 1}


def test_a_changed_cost_of_cards_leaves_other_fields_alone(holds):
    laid = [{"card": "bariera", "picture": "13"}]
    t = holds(modify=[{"value": "cost-card", "cap": 1}], figures={"rytir": {"field": "15", "bp": 9}}, laid=laid)
    assert t.option("rytir", "move 23")["cost"] == {"bp": 2}


@pytest.mark.parametrize(("who", "lost"), [("rytir", 3), ("stin", 2)])
def test_duel_wound_is_what_the_loser_loses_to_its_holder(holds, who, lost):
    t = holds(who=who, modify=[{"value": "duel-wound", "amount": 1}], figures=HERE, dice=[8, 1])
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - lost


def test_experience_price_is_10_by_default_and_may_be_changed(holds):
    t = holds(modify=[{"value": "experience-price", "amount": -3}], figures={"rytir": {"bp": 2, "noted": 7}})
    t.say("rytir", "trade", "hand noted", "buy")
    assert (t["rytir"].tokens, t["rytir"].noted) == (1, 0)


def test_hand_changes_how_many_cards_the_hand_is_refilled_to(holds):
    figures = {"rytir": {"hand": ["portal-svetu"]}}
    t = holds(modify=[{"value": "hand", "amount": 2}], figures=figures, phase="casting", light=[90, 0])
    t.say("rytir", "cast portal-svetu 46 r0")
    assert len(t.zone("hand.rytir")) == 5 + 2


@pytest.mark.parametrize(("amount", "lost"), [(-1, 2), (1, 4), (-5, 0)])
def test_card_wound_is_added_to_lives_lost_to_laid_cards_never_below_0(holds, amount, lost):
    figures = {"rytir": {"field": "45", "bp": 9, "extra_lives": 2, "lives": 6}}
    laid = [{"card": "sopka", "picture": "46"}]
    t = holds(modify=[{"value": "card-wound", "amount": amount}], figures=figures, laid=laid)
    t.say("rytir", "move 46")
    assert t["rytir"].lives == 6 - lost


def test_card_wound_is_added_to_lives_lost_to_events_but_not_in_duels(holds):
    event = {"talir-polevky": {"do": do({"verb": "wound", "lives": 2})}}
    figures = {"rytir": {"field": "36", "bp": 2}}
    given = {"decks": {"event": ["talir-polevky"]}, "changes": event, "figures": figures}
    t = holds(modify=[{"value": "card-wound", "amount": -1}], **given)
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].lives == 4 - 1
    t = holds(who="stin", modify=[{"value": "card-wound", "amount": -1}], figures=HERE, dice=[8, 1])
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2


def test_every_modifier_has_its_test():
    here = Path(__file__).read_text("utf-8")
    assert [value for value in VALUES if f'"{value}"' not in here] == []


# -- uses ------------------------------------------------------------------------------------------------------------
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
    t = holds(who="stin", use=[use], figures=HERE, dice=[4, 4])
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
    t = holds(who="stin", use=[use], figures=HERE, dice=[4, 4])
    t.say("rytir", "attack stin").say("stin", "use zlaty-mec")
    assert t.happened("duel", actor="rytir", source="lost", amount=-2)


def test_any_time_is_when_about_to_lose_lives_in_anothers_turn(holds):
    figures = {**HERE, "stin": {"field": "45", "lives": 2}}
    use = {"at": "any", "do": [{"verb": "heal", "lives": 2}]}
    t = holds(who="stin", use=[use], single=True, figures=figures, dice=[8, 1])
    t.say("rytir", "attack stin").say("stin", "use zlaty-mec")
    assert t["stin"].lives == 2 + 2 - 2 and not t.happened("awaken")


@pytest.mark.rule("RS-CHR-4")
@pytest.mark.parametrize("who", ["rytir", "stin"])
def test_a_use_in_a_duel_is_announced_before_the_roll(holds, who):
    t = holds(who=who, use=[{"at": "duel", "do": [{"verb": "bonus", "amount": 3}]}], figures=HERE, dice=[4, 4])
    t.say("rytir", "attack stin")
    assert t.topic == "window" and not t.happened("roll")
    t.say(who, "use zlaty-mec")
    assert t.happened("duel", actor="rytir", amount=3 if who == "rytir" else -3)


@pytest.mark.rule("RS-CHR-4")
def test_whoever_passes_before_the_roll_cannot_change_it_afterwards(holds):
    t = holds(use=[{"at": "duel", "do": [{"verb": "bonus", "amount": 3}]}], figures=HERE, dice=[1, 4])
    t.say("rytir", "attack stin", "pass")
    assert t["rytir"].lives == 4 - 2 and t.topic == "movement"


@pytest.mark.parametrize(
    ("at", "window", "none"), [("duel", [], [4, 4]), ("duel-die", [4], [4, 4]), ("won", [8, 4], [8, 4])]
)
@pytest.mark.parametrize("against", ["any", "creature", "character"])
def test_a_use_in_duels_may_be_only_against_creatures_or_only_against_characters(holds, at, window, none, against):
    offered = against != "creature"
    use = {"at": at, "against": against, "do": EXPERIENCE}
    t = holds(use=[use], figures=HERE, dice=window if offered else none)
    t.say("rytir", "attack stin")
    assert (t.topic == "window") == offered


def test_a_use_against_creatures_is_offered_when_one_is_met(holds):
    use = {"at": "duel", "against": "creature", "do": [{"verb": "bonus", "amount": 8}]}
    t = holds(use=[use], figures={"rytir": {"field": "36", "bp": 2}}, decks={"event": ["ohnive-tornado"]}, dice=[4, 4])
    t.say("rytir", "move iridion.brana", "use zlaty-mec")
    assert t.zone("trophies.rytir") == ["ohnive-tornado"]


def test_after_ones_own_die_of_a_duel_it_may_be_rolled_again(holds):
    t = holds(use=[{"at": "duel-die", "do": [{"verb": "reroll"}]}], figures=HERE, dice=[1, 7, 4])
    t.say("rytir", "attack stin")
    assert t.topic == "window" and t.happened("roll", actor="rytir", amount=1)
    t.say("rytir", "use zlaty-mec")
    assert t.happened("duel", actor="rytir", source="won", amount=3)


def test_a_bonus_after_the_die_is_added_but_never_makes_a_natural_eight(holds):
    figures = {**HERE, "stin": {"field": "45", "tokens": 4}}
    t = holds(use=[{"at": "duel-die", "do": [{"verb": "bonus", "amount": 1}]}], figures=figures, dice=[7, 6])
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
    t = holds(use=[use], figures=HERE, dice=[8, 1])
    t.say("rytir", "attack stin", "use zlaty-mec")
    assert (t["stin"].slowed, t["rytir"].slowed, t["rytir"].noted) == (1, 0, 1)


@pytest.mark.parametrize(("die", "topic"), [(1, "movement"), (4, "movement"), (8, "window")])
def test_nothing_is_won_by_a_lost_or_drawn_duel(holds, die, topic):
    t = holds(use=[{"at": "won", "do": EXPERIENCE}], figures=HERE, dice=[die, 4])
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
    t = holds(use=[use], figures=HERE, dice=[4, 4, 4, 4, 1])
    t.say("rytir", "attack stin", "use zlaty-mec", "end")
    t.say("stin", "done", "attack rytir")  # no window: the round of Rytíř goes on
    assert t.happened("duel", actor="stin", source="draw")
    t.say("stin", "end").say("rytir", "done", "attack stin")
    assert t.topic == "window"


@pytest.mark.rule("RS-CHR-4")
def test_a_use_without_such_a_limit_may_be_announced_several_times_a_round(holds):
    use = {"at": "duel", "limit": "trigger", "do": [{"verb": "bonus", "amount": 1}]}
    t = holds(use=[use], figures=HERE, dice=[4, 5, 4, 4, 1])
    t.say("rytir", "attack stin", "use zlaty-mec", "end").say("stin", "done", "attack rytir")
    t.say("rytir", "use zlaty-mec")
    assert t.happened("duel", actor="stin", source="lost", amount=-1)


def test_a_trigger_is_used_once_for_each_roll(holds):
    use = {"at": "duel-die", "limit": "trigger", "do": [{"verb": "reroll"}]}
    t = holds(use=[use], figures=HERE, dice=[1, 2, 4])
    t.say("rytir", "attack stin", "use zlaty-mec")
    assert t.topic == "movement"  # the second roll stands


def test_every_moment_of_use_has_its_test():
    here = Path(__file__).read_text("utf-8")
    assert [at for at in USE_AT if f'"{at}"' not in here] == []


# -- traits ----------------------------------------------------------------------------------------------------------
LAST_LIFE = {"field": "45", "bp": 9, "lives": 1, "noted": 6}
SOPKA = [{"card": "sopka", "picture": "46"}]


@pytest.mark.parametrize(("traits", "noted"), [(["keeps-experience"], 6), ([], 0)])
def test_keeps_experience_awakening_never_costs_experience(holds, traits, noted):
    t = holds(traits=traits, figures={"rytir": LAST_LIFE}, laid=SOPKA)
    t.say("rytir", "move 46")
    assert t.happened("awaken", actor="rytir") and t["rytir"].noted == noted


@pytest.mark.parametrize(("traits", "tokens"), [(["keeps-power"], 2), ([], 1)])
def test_keeps_power_awakening_never_costs_a_token(holds, traits, tokens):
    t = holds(traits=traits, figures={"rytir": {**LAST_LIFE, "tokens": 2}}, laid=SOPKA)
    t.say("rytir", "move 46")
    assert (t["rytir"].tokens, t["rytir"].noted) == (tokens, 6)


def test_tames_animals_takes_the_experience_of_an_animal_without_a_fight(holds):
    changes = {"ohnive-tornado": {"animal": True}}
    given = {"figures": {"rytir": {"field": "36", "bp": 2}}, "decks": {"event": ["ohnive-tornado"]}}
    t = holds(traits=["tames-animals"], changes=changes, **given)
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["fight", "tame"]
    t.say("rytir", "tame")
    assert t.zone("trophies.rytir") == ["ohnive-tornado"]
    fight = holds(traits=["tames-animals"], dice=[8, 1], **given)  # no animal: it must be fought
    fight.say("rytir", "move iridion.brana")
    assert fight.happened("fight", actor="rytir")


def test_two_quests_looks_at_two_keeps_one_and_the_other_goes_under_the_deck(holds):
    figures = {"rytir": {"field": "45", "bp": 9}}
    laid = [{"card": "portal-svetu", "picture": "46"}]
    t = holds(traits=["two-quests"], figures=figures, laid=laid, decks={"easy": ["studanky", "snove-koule"]})
    t.say("rytir", "move 46", "accept", "iridion.sin")
    assert sorted(t.offers("rytir")) == ["snove-koule", "studanky"]
    t.say("rytir", "snove-koule")
    assert t.zone("quests.rytir") == ["snove-koule"] and t.zone("deck.easy")[0] == "studanky"


@pytest.mark.parametrize("traits", [["second-attack"], []])
def test_second_attack_may_attack_twice_a_round(holds, traits):
    t = holds(traits=traits, figures=HERE, dice=[4, 4, 4, 4] if traits else [4, 4])
    t.say("rytir", "attack stin")
    if traits:
        t.say("rytir", "attack stin")
    t.refuses("rytir", "attack stin", "RS-DUL-2")


@pytest.mark.parametrize("traits", [["unstoppable"], []])
def test_unstoppable_stop_and_skip_do_not_work(holds, traits):
    changes = {"sopka": {"bp": 3, "effects": (LaidEffect("any", frozenset(), do({"verb": "stop"}, {"verb": "skip"})),)}}
    t = holds(traits=traits, figures={"rytir": {"field": "45", "bp": 9}}, laid=SOPKA, changes=changes)
    t.say("rytir", "move 46")
    assert (t.topic == "movement") == (not t["rytir"].skips) == bool(traits)


@pytest.mark.parametrize(("dice", "eluded"), [([4, 5], True), ([4, 4], True), ([5, 4, 3, 3], False)])
def test_elusive_may_refuse_a_duel_with_a_higher_or_equal_roll(holds, dice, eluded):
    t = holds(who="stin", traits=["elusive"], figures=HERE, dice=dice)
    t.say("rytir", "attack stin")
    assert t.offers("stin") == ["elude", "stand"]
    t.say("stin", "elude")
    assert t.happened("eluded", actor="stin") == eluded != t.happened("duel")


def test_elusive_may_stand_and_fight(holds):
    t = holds(who="stin", traits=["elusive"], figures=HERE, dice=[3, 3])
    t.say("rytir", "attack stin").say("stin", "stand")
    assert t.happened("duel", source="draw")


@pytest.mark.parametrize("traits", [["surefooted"], []])
def test_surefooted_banish_does_not_work(holds, traits):
    changes = {"sopka": {"effects": (LaidEffect("any", frozenset(), do({"verb": "banish", "to": "well"})),)}}
    t = holds(traits=traits, figures={"rytir": {"field": "45", "bp": 9}}, laid=SOPKA, changes=changes)
    t.say("rytir", "move 46")
    assert t.field("rytir") == ("46" if traits else "63")


@pytest.mark.parametrize("traits", [["surefooted"], []])
def test_surefooted_cannot_be_hurled(holds, traits):
    t = holds(who="stin", traits=traits, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "45"}}, **TRIAL)
    t.say("rytir", "spell")
    assert ("odmrsteni" in t.offers("rytir")) == (not traits)


def test_backwards_may_walk_a_ring_either_way_but_not_turn_round_on_the_circuit(holds):
    t = holds(traits=["backwards"], figures={"rytir": {"field": "iridion.brana", "bp": 30}})
    assert offered(t, "rytir", "move iridion") == ["move iridion.2", "move iridion.8"]
    t.say("rytir", "move iridion.8")
    assert offered(t, "rytir", "move iridion") == ["move iridion.7"]
    for place in (7, 6, 5, 4, 3, 2):
        t.say("rytir", f"move iridion.{place}")
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "iridion.sin"


@pytest.mark.parametrize(
    ("traits", "field", "lives"), [(["wellspring"], "63", 3), (["wellspring"], "62", 2), ([], "63", 2)]
)
def test_wellspring_heals_1_life_at_the_start_of_its_turn_on_a_well(holds, traits, field, lives):
    t = holds(traits=traits, figures={"rytir": {"field": field, "lives": 2}}, phase="casting")
    assert t["rytir"].lives == lives


@pytest.mark.parametrize(("traits", "noted"), [(["scholar"], 2), ([], 0)])
def test_scholar_every_fulfilled_quest_gives_2_noted_experience_more(holds, traits, noted):
    quests = [{"id": "studanky", "world": "iridion", "left": [1]}]
    t = holds(traits=traits, figures={"rytir": {"field": "62", "bp": 9, "quests": quests}})
    t.say("rytir", "move 63")
    assert t.happened("fulfilled", actor="rytir") and t["rytir"].noted == noted


def test_merchant_may_hand_in_items_as_3_experience_each(holds):
    figures = {"rytir": {"bp": 6, "noted": 7}}
    t = holds(traits=["merchant"], figures=figures)
    t.say("rytir", "trade", "hand noted")
    assert t.option("rytir", "hand zlaty-mec")["cost"] == {"experience": 3}
    t.say("rytir", "hand zlaty-mec", "buy")
    assert t["rytir"].tokens == 1 and t.zone("items.rytir") == [] and t.zone("used.event") == ["zlaty-mec"]
    holds(figures=figures).refuses("rytir", "trade", "RS-EXP-1")


@pytest.mark.parametrize(("who", "result"), [("rytir", "won"), ("stin", "draw")])
@pytest.mark.parametrize("die", [4, 8])
def test_duelist_draws_of_its_own_attacks_count_as_wins(holds, who, result, die):
    t = holds(who=who, traits=["duelist"], figures=HERE, dice=[die, die])
    t.say("rytir", "attack stin")
    assert t.happened("duel", actor="rytir", source=result)


@pytest.mark.parametrize("traits", [["shadowed"], []])
def test_shadowed_cannot_be_the_target_of_spells(holds, traits):
    t = holds(who="stin", traits=traits, figures=HERE, **TRIAL)
    t.say("rytir", "spell")
    assert ("blesk" in t.offers("rytir")) == (not traits) and "pohyb" in t.offers("rytir")


@pytest.mark.parametrize(
    ("who", "dice", "result"), [("rytir", [7, 6], "won"), ("rytir", [7, 8], "draw"), ("stin", [5, 7], "lost")]
)
def test_lucky_eight_a_natural_7_counts_as_an_8_in_duels(holds, who, dice, result):
    other = "stin" if who == "rytir" else "rytir"
    figures = {**HERE, other: {**HERE[other], "tokens": 9}}
    t = holds(who=who, traits=["lucky-eight"], figures=figures, dice=dice)
    t.say("rytir", "attack stin")
    assert t.happened("duel", actor="rytir", source=result)


def test_every_trait_has_its_test():
    here = Path(__file__).read_text("utf-8")
    assert [trait for trait in TRAITS if f'["{trait}"]' not in here] == []
