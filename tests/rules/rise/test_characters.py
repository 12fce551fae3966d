"""RS-CHR: power, movement, lives and special abilities."""

import pytest

from snar.packs.rise.loader import load
from snar.rise.values import moc


@pytest.mark.rule("RS-CHR-1")
def test_moc_counts_in_duels(table):
    figures = {"rytir": {"field": "45", "bp": 2, "tokens": 2}, "stin": {"field": "45"}}
    t = table(arrived=True, figures=figures, dice=[4, 5])
    t.say("rytir", "attack stin")
    assert t.happened("duel", actor="rytir", source="won", amount=1)  # 4 + 6 against 5 + 4


@pytest.mark.rule("RS-CHR-1")
def test_moc_grows_by_tokens(table):
    t = table(figures={"rytir": {"tokens": 3, "bp": 2}})
    assert moc(t.g, 0) == 4 + 3 and moc(t.g, 1) == 4


@pytest.mark.rule("RS-CHR-1")
def test_moc_never_falls_below_the_printed_value(table):
    t = table(figures={"rytir": {"strength": -3, "bp": 2}, "stin": {"tokens": 1, "strength": -3}})
    assert moc(t.g, 0) == moc(t.g, 1) == 4


@pytest.mark.rule("RS-CHR-1")
def test_without_a_token_none_can_be_lost(table):
    laid = [{"card": "sopka", "picture": "46"}]
    t = table(figures={"rytir": {"field": "45", "bp": 9, "lives": 1}}, laid=laid)
    t.say("rytir", "move 46")
    assert t.happened("awaken", actor="rytir") and t["rytir"].tokens == 0 and moc(t.g, 0) == 4


@pytest.mark.rule("RS-CHR-2")
@pytest.mark.parametrize("die", [1, 5, 8])
def test_pohyb_is_added_to_every_movement_roll(table, die):
    t = table(figures={"rytir": {"field": "15"}}, dice=[die])
    assert t["rytir"].bp == die + 3


@pytest.mark.rule("RS-CHR-2")
def test_the_fast_get_more_bp_from_the_same_roll(table):
    t = table(characters=["cestovatel", "san"], plain=False, turn="san", dice=[4])
    assert t["san"].bp == 4 + load().characters["san"].pohyb


@pytest.mark.rule("RS-CHR-3")
def test_characters_start_with_their_printed_lives(table):
    t = table(characters=["barbar", "stin"], plain=False, phase="setup")
    assert t["barbar"].lives == 6 and t["stin"].lives == load().characters["stin"].lives


@pytest.mark.rule("RS-CHR-3")
def test_the_printed_lives_are_the_maximum(table):
    t = table(figures={"rytir": {"bp": 2, "lives": 3, "items": ["lecivy-lektvar"]}})
    t.say("rytir", "use lecivy-lektvar")
    assert t["rytir"].lives == 4


@pytest.mark.rule("RS-CHR-3")
def test_only_the_reward_of_filnerin_raises_the_maximum(table):
    t = table(figures={"rytir": {"bp": 2, "lives": 3, "extra_lives": 1, "items": ["lecivy-lektvar"]}})
    t.say("rytir", "use lecivy-lektvar")
    assert t["rytir"].lives == 4 + 1
