"""What kills or ends it all is known before it happens, by every way to die; and a warning tells no secret."""

import pytest

from snar.ether.foresight import Death, foresee
from snar.ether.scenario import Table
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed

from .campaign_help import apply, dreaming
from .help import one
from .night import night

HURT = {"verb": "distress", "amount": 1, "who": "each"}


def offered(effects):
    return {"verb": "choose", "who": "one", "may": True, "of": [effects]}


def seen(t, key, who="hracka"):
    return foresee(t.g, t.g.choice_of(t.seat(who)), key)


@pytest.mark.rule("EF-DTH-1", "EF-TRN-3")
def test_the_last_distress_is_foreseen_and_the_one_before_it_is_not():
    given = {"deck": ["only"], "discard": ["oko"] * 5 + ["krok"] * 5}
    assert seen(one("draw", distress=7, **given), "draw").deaths == ()  # the price is still to be chosen
    t = one("draw", distress=7, **given).say("hracka", "draw")
    assert seen(t, "distress") == ((Death("hracka", "distress"),), True, False)
    assert seen(t, "seal").deaths == ()
    t = one("draw", distress=6, **given).say("hracka", "draw")
    assert seen(t, "distress").deaths == ()


@pytest.mark.rule("EF-DTH-1", "EF-TRN-3")
def test_a_seal_that_leaves_too_few_cards_is_foreseen():
    t = one("draw", deck=["only"], discard=["oko"] * 4 + ["krok"] * 4).say("hracka", "draw")
    assert seen(t, "seal") == ((Death("hracka", "few-cards"),), True, False)
    assert seen(t, "distress").deaths == ()


@pytest.mark.rule("EF-LIM-1")
def test_distress_that_the_supply_no_longer_holds_is_foreseen():
    t = one("draw", deck=["only"], discard=["oko"] * 5 + ["krok"] * 5).say("hracka", "draw")
    t.g.supply = {**t.g.supply, "distress": 0}
    assert seen(t, "distress").deaths == (Death("hracka", "no-distress-left"),)


@pytest.mark.rule("EF-DTH-1", "EF-ENT-3")
def test_what_the_dream_does_after_the_last_one_is_ready_is_foreseen():
    given = {"step": "action", "turns": ["pik-basic", "srdce-special"], "entities": {"stin": {"figures": ["a1"]}}}
    t = night("a1", "a1", **given)
    t.g.edit(0).distress = 7
    early = seen(t, "ready")
    assert (early.deaths[0], early.sure) == (Death("hracka", "distress"), False)  # Specialista is still to act
    t.say("hracka", "ready")
    found = seen(t, "ready", "specialista")
    assert (found.deaths[0], found.sure) == (Death("hracka", "distress"), True)


@pytest.mark.rule("EF-DTH-1", "EF-ENT-2")
def test_what_hangs_on_a_die_may_kill():
    given = {"step": "action", "turns": ["kara-move-basic", "pik-basic"], "entities": {"stin": {"figures": ["a3"]}}}
    t = night("a1", **given)
    t.g.edit(0).distress = 7
    found = seen(t, "ready")
    assert (found.deaths, found.sure) == ((Death("hracka", "distress"),), False)


@pytest.mark.rule("EF-DTH-1", "EF-RLL-1")
@pytest.mark.parametrize("before", range(4))
@pytest.mark.parametrize("face", ["x", "blank", "1", "2", "3"])
def test_no_face_of_no_die_is_overlooked(face, before):
    """However seldom it shows, and however many dice are thrown before it."""
    rolls = [{"verb": "roll", "faces": {}}] * before + [{"verb": "roll", "faces": {face: [HURT]}}]
    t = dreaming("prvni-sen", apply(offered(rolls)), first={"distress": 7})
    t.g.edit(0).quiet = True  # she would be asked whether to roll again
    found = seen(t, "choose 1")
    assert (found.deaths, found.sure) == ((Death("hracka", "distress"),), False)


@pytest.mark.rule("EF-TRN-6")
def test_the_end_of_the_last_turn_is_foreseen():
    assert seen(night("a1", step="action", turns=["pik-basic"]), "ready").lost
    assert not seen(night("a1", step="action", turns=["pik-basic", "srdce-special"]), "ready").lost


@pytest.mark.rule("EE-D2a", "EF-ACT-3")
def test_a_price_that_kills_is_foreseen():
    t = Table(dream="prvni-sen", tiles=["kuchyne"], sleepers={"hracka": {"field": "b2", "distress": 7}}, dice=[])
    assert seen(t, "act kuchyne.kohoutek").deaths == (Death("hracka", "distress"),)


@pytest.mark.rule("EF-SEC-3", "EF-DTH-1")
def test_what_the_group_decides_is_foreseen_as_if_all_said_the_same():
    t = dreaming("prvni-sen", apply(offered([HURT])), first={"distress": 7})
    assert seen(t, "choose 1").deaths == (Death("hracka", "distress"),)
    assert seen(t, "pass").deaths == ()


def test_a_warning_does_not_hang_on_what_nobody_knows():
    """Tables that differ only in what the seat cannot know get the same warnings."""
    given = {"step": "action", "turns": ["kara-move-basic", "pik-basic"], "entities": {"stin": {"figures": ["a3"]}}}
    t = night("a1", "a8", **given)
    t.g.edit(0).distress = 7
    t.say("specialista", "ready")
    choice = t.g.choice_of(0)
    said = {option.key: foresee(t.g, choice, option.key) for option in choice.options}
    assert said["ready"].deaths
    for seed in range(4):
        other = imagine(t.g, 0, Rng(key_from_seed(seed)))
        assert {option.key: foresee(other, choice, option.key) for option in choice.options} == said
