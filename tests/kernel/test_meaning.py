"""Options say what they mean: what the rules declare, and that they declare all of it."""

from __future__ import annotations

import pytest

from snar.kernel.choice import Choice, Option
from snar.kernel.meaning import Asks, Meanings, Means
from snar.template.game import LanternsGame


def meanings(**verbs: Means) -> Meanings:
    options = {verb.removesuffix("_"): means for verb, means in verbs.items()}
    return Meanings({"asked": Asks("turn", options)}, {"field": lambda word: word[0] in "abc"})


def test_the_words_behind_a_verb_are_what_it_is_on():
    found = meanings(pay=Means("card colour", "pick")).of("asked", "pay mince cunning")
    assert found.on == {"card": "mince", "colour": "cunning"}
    assert found.means.group == "pick"


def test_a_key_without_a_verb_names_its_object_itself():
    means = Meanings({"asked": Asks("aim", {"": Means("figure"), "none": Means(group="on")})})
    assert means.of("asked", "stin").on == {"figure": "stin"}
    assert (means.of("asked", "none").on, means.of("asked", "none").means.group) == ({}, "on")


@pytest.mark.parametrize(
    ("key", "on"),
    [
        ("target vlk c4 stunned", {"figure": "vlk", "field": "c4"}),
        ("target c4 2", {"field": "c4"}),
        ("target hracka", {"figure": "hracka"}),
        ("target", {}),
    ],
)
def test_of_several_forms_the_first_that_fits_counts(key: str, on: dict[str, str]):
    assert meanings(target=Means("figure field|field|figure")).of("asked", key).on == on


def test_an_action_belongs_to_a_thing_and_a_use_to_a_card():
    means = meanings(act=Means("thing."), use=Means("thing"))
    assert means.of("asked", "act kuchyne.linka").on == {"thing": "kuchyne", "action": "kuchyne.linka"}
    assert means.of("asked", "use zlaty-mec#2").on == {"thing": "zlaty-mec"}


def test_a_field_may_have_a_dot_in_its_name():
    assert meanings(move=Means("spot")).of("asked", "move iridion.brana").on == {"spot": "iridion.brana"}


def test_what_nobody_declared_is_one_of_a_few():
    """So a game that declares nothing can be shown too."""
    means = Meanings({})
    assert means.asked("anything").kind == "pick"
    assert means.of("anything", "go 3") == ({}, Means())


def test_the_template_says_which_answers_are_final():
    assert LanternsGame().meanings.of("ready", "ready").means.final
    assert LanternsGame().meanings.of("bid", "bid gust").on == {"card": "gust"}


def test_what_is_usual_and_not_offered_is_missed():
    means = Meanings({"asked": Asks("turn", {}, usual=lambda g, choice: [*g, f"pay {choice.seat}"])})
    choice = Choice(1, (Option("move"),), "asked")
    assert means.missed(["move", "rest"], choice) == ["rest", "pay 1"]
    assert means.missed([], Choice(1, choice.options, "other")) == []
