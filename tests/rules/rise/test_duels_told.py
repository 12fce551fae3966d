"""Duels are told as sums: the die, the power and every bonus by name, on both sides, and what decided."""

import pytest

from snar.packs.folders import BUILT_IN
from snar.rise.values import moc, moc_parts
from snar.texts.bundle import Texts
from snar.texts.rise.names import Names
from snar.texts.rise.telling import Teller

TRIAL = {"scenario": "zkouska-sily", "plain": False}


def duel(t, kind="duel"):
    (event,) = [event for event in t.events if event["kind"] == kind]
    return event


def said(t, lang, kind="duel"):
    names = [figure.id for figure in t.g.figures]
    return Teller(Names(Texts([BUILT_IN / "rise-snu"], lang), t.g.content.board), names, names).sentence(duel(t, kind))


def fight(table, dice, rytir=None, stin=None):
    """Rytíř (moc 4) comes to Stín (moc 2) and attacks him."""
    figures = {"rytir": {"field": "14", "bp": 2, **(rytir or {})}, "stin": {"field": "15", **(stin or {})}}
    return table(**TRIAL, figures=figures, dice=dice).say("rytir", "move 15", "attack stin")


@pytest.mark.rule("RS-DUL-1")
def test_both_sums_are_told_part_by_part(table):
    rytir = {"tokens": 2, "items": ["zlaty-mec", "leva-rukavice"], "strength": 1}
    t = fight(table, [5, 3], rytir, {"abilities": ["kamenny-klid"]}).say("rytir", "use leva-rukavice")
    told = duel(t)["details"]
    mine = [("die", 5), ("moc", 4), ("tokens", 2), ("strength", 1), ("zlaty-mec", 1), ("leva-rukavice", 3)]
    assert list(told["mine"]) == mine
    assert list(told["theirs"]) == [("die", 3), ("moc", 2), ("kamenny-klid", 2)]
    assert told["why"] == "higher" and duel(t)["amount"] == 16 - 7
    assert said(t, "cs") == (
        "Rytíř 5 + 4 (moc) + 2 (žetony) + 1 (síla do konce tahu) + 1 (Zlatý meč) + 3 (Levá rukavice) = 16, "
        "Stín 3 + 2 (moc) + 2 (Kamenný klid) = 7: Rytíř vítězí v souboji, Stín prohrává."
    )


@pytest.mark.rule("RS-DUL-5")
@pytest.mark.parametrize(
    ("dice", "why", "cs", "en"),
    [
        ([1, 8], "eight", "Osmička vyhrává vždy.", "An eight always wins."),
        ([8, 8], "eights", "Padly dvě osmičky.", "Both rolled an eight."),
        ([1, 3], "equal", "souboj končí nerozhodně.", "the duel is a draw."),
        (
            [6, 3],
            "higher",
            "Rytíř vítězí v souboji, Stín prohrává.",
            "= 5: the Knight wins the duel, the Shadow loses.",
        ),
    ],
)
def test_what_decided_is_said(table, dice, why, cs, en):
    t = fight(table, dice)
    assert duel(t)["details"]["why"] == why
    assert said(t, "cs").endswith(cs) and said(t, "en").endswith(en)


@pytest.mark.rule("RS-DUL-1")
def test_a_draw_won_by_training_says_so(table):
    t = fight(table, [1, 4], {"abilities": ["vypad"]})
    assert duel(t)["source"] == "won" and duel(t)["details"]["why"] == "duelist"


@pytest.mark.rule("RS-DUL-1")
def test_what_a_character_has_of_its_own_is_named_so(table):
    figures = {"stin": {"field": "14", "bp": 2}, "rytir": {"field": "15"}}
    t = table(**TRIAL, turn="stin", figures=figures, dice=[5, 4]).say("stin", "move 15", "attack rytir")
    assert ("stin", 1) in duel(t)["details"]["mine"] and "+ 1 (vlastní schopnost)" in said(t, "cs")


@pytest.mark.rule("RS-DUL-4")
def test_a_fight_with_a_creature_too(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 2}}, decks={"event": ["ohnive-tornado"]}, dice=[3, 2])
    t.say("rytir", "move iridion.brana")
    told = duel(t, "fight")["details"]
    assert list(told["mine"]) == [("die", 3), ("moc", 4)] and list(told["theirs"]) == [("die", 2), ("moc", 8)]
    assert said(t, "en", "fight").startswith("The Knight 3 + 4 (power) = 7, a Fiery Tornado 2 + 8 (power) = 10: ")


@pytest.mark.rule("RS-CHR-1")
@pytest.mark.parametrize("strength", [-5, 0, 2])
def test_the_parts_always_make_the_whole(table, strength):
    rytir = {"field": "15", "bp": 2, "tokens": 1, "strength": strength, "items": ["zlaty-mec", "ladicka"]}
    t = table(**TRIAL, figures={"rytir": rytir})
    for when in ((), ("attack", "character"), ("defence", "character"), ("creature",)):
        assert sum(amount for _, amount in moc_parts(t.g, 0, when)) == moc(t.g, 0, when)
