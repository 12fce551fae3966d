"""Questions and refusals name what they speak of, in every language."""

import pytest

from snar.ether.scenario import Table
from snar.kernel.choice import Choice, Refused
from snar.packs.ether.loader import load_ether
from snar.texts.ether.cards import rule_text
from snar.texts.ether.golden import ether_texts
from snar.texts.ether.names import Names
from snar.texts.ether.options import Describer
from snar.texts.ether.reasons import refusal_text
from snar.texts.ether.telling import Teller
from snar.texts.languages import complete

GROUND = ["sluzebni-chodba", "cekarna"]
DOG, CALLS = "hlidac-dvora", "ztracene-hovory"
EXCHANGE = ["vratnice", "sal", "pult", "kancelar", "kabina-ctyri"]
languages = pytest.mark.parametrize("lang", complete())


def table(**given):
    return Table(**{"tiles": GROUND, "dice": [], "sleepers": {"drsnak": {"field": "c4"}}, **given})


def dream_phase(entities, slumber=DOG, **given):
    turns = {"step": "dream", "turns": ["hodina-mrazu", "hodina-sov"]}
    return table(**{"slumber": slumber, "entities": entities, **turns, **given})


def questions(t, lang):
    """Whatever is asked now, by who is asked."""
    describer = Describer(Names(ether_texts(lang)), t.g.content.pack)
    return {t.names[choice.seat]: describer.question(choice) for choice in t.g.pending}


def refusal(t, lang, line):
    with pytest.raises(Refused) as refused:
        t.say("drsnak", line)
    return refused.value.refusal, refusal_text(refused.value.refusal, Names(ether_texts(lang)))


def named(id, lang):
    return ether_texts(lang).name(id)


# -- entities that the players move ----------------------------------------------------------------------------------
@languages
@pytest.mark.rule("EF-SEC-3", "EF-ENT-2")
def test_whoever_relocates_an_entity_is_not_asked_where_they_go_themselves(lang):
    room = {"prednostka": {"figures": ["c6"], "tokens": 6}}
    t = dream_phase(room, dream="ustredna", mode="dream", slumber="", tiles=EXCHANGE)
    own = table(slumber=DOG, during=[{"proc": "RelocateSleeper", "seat": "drsnak", "fields": [19, 20]}])
    assert (t.topic, own.topic) == ("relocate", "relocate")
    assert named("prednostka", lang) in questions(t, lang)["drsnak"]
    assert questions(own, lang)["drsnak"] != questions(t, lang)["drsnak"]


@languages
@pytest.mark.rule("EF-SEC-3", "EF-ENT-3")
def test_where_an_entity_goes_is_asked_with_its_name_and_field(lang):
    sleepers = {"drsnak": {"field": "c6"}, "specialista": {"field": "c6"}}
    way = dream_phase({DOG: {"figures": ["d3"]}}, sleepers=sleepers, dice=[1])
    sleepers = {"drsnak": {"field": "c3"}, "specialista": {"field": "c5"}}
    toward = dream_phase({DOG: {"figures": ["c4"]}}, sleepers=sleepers, dice=[3])
    for t, topic, field in ((way, "way", "d3"), (toward, "toward", "c4")):
        asked = questions(t, lang)["drsnak"]
        assert t.topic == topic and named(DOG, lang) in asked and field in asked


@languages
@pytest.mark.rule("EF-MAP-15", "EF-MAP-12")
def test_what_appears_and_what_pushes_is_named(lang):
    spawn = {"proc": "Spawn", "entity": CALLS, "figures": 1}
    t = table(slumber=CALLS, during=[spawn])
    assert t.topic == "spawn" and named(CALLS, lang) in questions(t, lang)["drsnak"]
    crowd = [["duch", "c4", "drsnak"], ["tucnak", "c4", "drsnak"]]
    sleepers = {"drsnak": {"field": "c4"}, "specialista": {"field": "c4"}}
    t = dream_phase({CALLS: {"figures": ["c3"]}}, CALLS, companions=crowd, sleepers=sleepers, dice=[3])
    asked = questions(t, lang)["drsnak"]
    assert t.topic == "push" and named(CALLS, lang) in asked and "c4" in asked


@languages
@pytest.mark.rule("EF-SEC-3", "EF-ENT-6")
def test_whoever_pushes_a_figure_is_asked_about_that_figure(lang):
    shouts = {"drsnak": {"field": "c4", "hand": ["krik-pod-vodou"]}}
    t = table(slumber=DOG, sleepers=shouts, entities={DOG: {"figures": ["c5"]}}).say("drsnak", "play krik-pod-vodou")
    asked = questions(t, lang)["drsnak"]
    assert t.topic == "shift" and named(DOG, lang) in asked and "c5" in asked


# -- payments --------------------------------------------------------------------------------------------------------
@languages
@pytest.mark.rule("EE-B1b")
def test_a_helper_is_not_asked_what_they_pay_with(lang):
    rows = {
        "drsnak": {"field": "c5", "hand": ["schody-po-ctyrech"]},
        "hracka": {"field": "c5", "hand": ["lichy-schod"]},
    }
    room = {"prednostka": {"figures": ["c6"], "tokens": 4}}
    t = table(dream="ustredna", tiles=EXCHANGE, sleepers=rows, entities=room).say("drsnak", "act prednostka.polichotit")
    asked = questions(t, lang)
    assert asked["drsnak"] != asked["hracka"]


@languages
@pytest.mark.rule("EE-B1c", "EF-ACT-8")
def test_that_placing_cannot_be_boosted_is_said_as_such(lang):
    row = {"field": "c4", "hand": ["kolena-v-hline", "pest-v-kapse", "dech-pres-zuby"]}
    t = table(slumber=DOG, sleepers={"drsnak": row}).say("drsnak", "place kolena-v-hline pay pest-v-kapse anger")
    placing, said = refusal(t, lang, "boost")
    row = {"field": "c4", "hand": ["schody-po-ctyrech"]}
    nothing_paid, other = refusal(table(slumber=DOG, sleepers={"drsnak": row}).say("drsnak", "move"), lang, "boost")
    assert (placing.rule, nothing_paid.rule) == ("EE-B1c", "EF-ACT-8") and said != other


@languages
@pytest.mark.rule("EF-BAS-1")
def test_a_walk_that_is_too_far_is_refused_by_the_field(lang):
    row = {"field": "c4", "hand": ["tezke-boty"]}
    why, said = refusal(table(slumber=DOG, sleepers={"drsnak": row}), lang, "move d6")
    assert (why.reason, why.rule) == ("no-walk", "EF-BAS-1") and "d6" in said


@languages
@pytest.mark.rule("EF-INF-1")
def test_a_written_line_is_refused_by_what_it_begins_with(lang):
    """And no rest of it is taken for the name of a card."""
    row = {"field": "c4", "hand": ["odrene-klouby", "pest-v-kapse"]}
    t = table(slumber=DOG, sleepers={"drsnak": row})
    alone, said = refusal(t, lang, "play odrene-klouby")
    line, same = refusal(t, lang, "play odrene-klouby discard pest-v-kapse done")
    assert (alone.reason, said) == (line.reason, same) == ("wrong-moment", said)
    why, said = refusal(t, lang, "play krik-pod-vodou target c5")
    assert why.reason == "not-in-hand" and "krik-pod-vodou" not in said


# -- what is missing -------------------------------------------------------------------------------------------------
@languages
@pytest.mark.rule("EF-LIM-1")
def test_what_is_not_left_is_named(lang):
    row = {"field": "e6", "hand": ["pest-v-kapse", "pest-v-kapse", "pest-v-kapse"]}
    given = {"slumber": DOG, "tiles": [*GROUND, "strojovna"], "sleepers": {"drsnak": row}}
    walled = table(**given, doors=[["wall", "c4", "c5"]])
    _, wall = refusal(walled, lang, "act strojovna.zastena")
    _, gem = refusal(table(**given, supply={"gem": 0}), lang, "gem")
    assert wall != gem


@languages
@pytest.mark.rule("EF-BAS-2")
@pytest.mark.parametrize("hours", [0, 1, 2, 4])
def test_how_many_hours_are_left_is_said_in_the_number_it_asks_for(hours, lang):
    _, said = refusal(table(slumber=DOG, hours=hours), lang, "effort 5")
    assert (str(hours) in said) == (hours > 0) and "are 1" not in said


@languages
@pytest.mark.rule("EF-ACT-7", "EF-STA-1")
def test_the_range_in_a_refusal_is_that_which_holds_now(lang):
    row = {"field": "c3", "hand": ["zvonek-bez-jmena"], "states": ["stunned"]}
    t = table(slumber=DOG, sleepers={"drsnak": row}, entities={DOG: {"figures": ["c5"]}})
    why, said = refusal(t, lang, "play zvonek-bez-jmena")
    assert dict(why.about)["range"] == 1 and "1" in said and "3" not in said


# -- turn cards and ranges -------------------------------------------------------------------------------------------
@languages
@pytest.mark.rule("EF-TCD-1")
def test_of_two_equal_steps_the_log_tells_which_was_blocked(lang):
    block = {"proc": "Block", "seat": "drsnak", "steps": 1}
    t = table(slumber=DOG, turns=["hodina-psu"], during=[block]).say("drsnak", "block move 2")
    names = Names(ether_texts(lang))
    teller = Teller(names, Describer(names, t.g.content.pack), list(t.names))
    [told] = [teller.sentence(event) for event in t.events if event["kind"] == "blocked"]
    assert "(2" in told


@languages
@pytest.mark.rule("EF-ACT-7", "EF-STA-1")
def test_an_effect_of_any_range_is_not_told_to_concern_everyone(lang):
    """A wall keeps it off, and a stun shortens it."""
    texts = ether_texts(lang)
    text = rule_text(load_ether().entities["sousedka-shora"], texts)
    assert texts.say("ef-who-reach") in text.lower() and "99" not in text


@pytest.mark.parametrize(("alone", "asked"), [(True, "Co uděláš?"), (False, "Co uděláte?")])
def test_a_lone_sleeper_is_addressed_as_one_and_several_as_several(alone, asked):
    assert Describer(Names(ether_texts("cs"), alone), load_ether()).question(Choice(0, (), "scene")) == asked
