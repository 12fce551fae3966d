"""docs/packs.md: every modifier, on a hand-made item."""

from pathlib import Path

import pytest

from snar.packs.rise.model import LaidEffect, Modify
from snar.packs.rise.schema import VALUES, WHEN
from snar.rise.values import moc

from .hand_made import HERE, TRIAL, do, row


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
    t = holds(arrived=True, who=who, modify=[{"value": "moc", "amount": 1, "when": when}], figures=HERE, dice=[4, 4])
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


DRAFT = {"scenario": "zkouska-sily", "edition": "draft"}


@pytest.mark.rule("RS-CHR-3", "RS-DRF-5")
@pytest.mark.parametrize(("edition", "most"), [({}, 4), (DRAFT, 4 + 2)])
def test_lives_raise_the_maximum_in_the_draft_edition_only(holds, edition, most):
    use = {"at": "turn", "do": [{"verb": "heal", "lives": 0}]}
    figures = {"rytir": {"bp": 2, "lives": 1}}
    t = holds(modify=[{"value": "lives", "amount": 2}], use=[use], figures=figures, **edition)
    t.say("rytir", "use zlaty-mec")
    assert t["rytir"].lives == most == t.view("stin")["figures"][0]["max_lives"]


def test_lives_beyond_the_maximum_are_lost_with_the_item_that_raised_it(made):
    item = {"modify": (row("modify", Modify, value="lives", amount=2),)}
    card = {"effects": (LaidEffect("any", frozenset(), do({"verb": "lose_item"})),)}
    figures = {"rytir": {"field": "45", "bp": 9, "items": ["zlaty-mec"]}}
    laid = [{"card": "sopka", "picture": "46"}]
    t = made({"zlaty-mec": item, "sopka": card}, figures=figures, laid=laid, **DRAFT)
    assert t["rytir"].lives == 6
    t.say("rytir", "move 46")
    assert t["rytir"].lives == 4 and t.happened("lives", actor="rytir", amount=-2, rule="RS-DRF-5")


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
    t = holds(arrived=True, who=who, modify=[{"value": "duel-wound", "amount": 1}], figures=HERE, dice=[8, 1])
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
    t = holds(arrived=True, who="stin", modify=[{"value": "card-wound", "amount": -1}], figures=HERE, dice=[8, 1])
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2


def test_every_modifier_has_its_test():
    here = Path(__file__).read_text("utf-8")
    assert [value for value in VALUES if f'"{value}"' not in here] == []
