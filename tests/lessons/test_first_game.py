"""The first game: whoever follows the guide hears every prompt and wins; whoever does not is never left alone."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from snar.kernel.imagine import imagine
from snar.kernel.journal import parse
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session, resume
from snar.lessons import Pupil
from snar.lessons.model import ASIDES
from snar.server.eyes import voice

from .play import FIRST, GAME, ME, SHADOW, Lesson

TEXTS = Path(voice.__file__).parents[1] / "texts"


def told(lang: str) -> dict[str, str]:
    text = (TEXTS / lang / "lesson.ftl").read_text("utf-8")
    return dict(re.findall(r"^lesson-([\w-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_at_most_forty_prompts_and_nine_hundred_words(lang: str) -> None:
    said = told(lang)
    assert list(said) == FIRST.prompts
    assert len(said) <= 40
    assert sum(len(text.split()) for text in said.values()) <= 900


def test_whoever_follows_the_guide_hears_every_prompt_in_order_and_wins() -> None:
    lesson = Lesson()
    while not lesson.session.state.over:
        assert not lesson.obey().off
    assert [*lesson.said, lesson.prompt().id] == [step.id for step in FIRST.steps]
    assert lesson.session.state.result["seats"] == [ME]
    assert lesson.session.state.script == ()


def test_the_journal_of_a_lesson_can_be_verified() -> None:
    lesson = Lesson()
    lesson.up_to("hall")
    text = lesson.session.journal.to_text()
    assert resume(GAME, parse(text)).state.dump() == lesson.session.state.dump()


def test_the_opponents_answers_all_fit() -> None:
    lesson = Lesson()
    while not lesson.session.state.over:
        lesson.obey()
    given = [entry["key"] for entry in lesson.session.journal.entries if entry.get("seat") == "stin"]
    assert given == [key for keys in FIRST.answers.values() for key in keys]


def test_nobody_can_imagine_the_dice_to_come() -> None:
    state = Lesson().session.state
    assert state.script
    assert imagine(state, SHADOW, Rng(key_from_seed("x"))).script == ()


def test_stacked_decks_are_for_seeded_games_only() -> None:
    lesson = Lesson()
    top = lesson.session.state.zones["deck.event"][-1]
    assert lesson.session.state.card_id(top) == FIRST.decks["deck.event"][0]
    header = {name: value for name, value in lesson.session.journal.header.items() if name != "seed"}
    fair = Session(GAME, {**header, "secret": "00" * 32, "words": ["a"]})
    assert fair.state.script == ()
    assert [fair.state.card_id(card) for card in fair.state.zones["deck.event"][-2:]] != ["talir-polevky", "druhy-dech"]


def test_the_prompt_follows_from_the_journal_alone() -> None:
    lesson = Lesson()
    lesson.up_to("well")
    late = Pupil(FIRST, GAME, lesson.session.journal.header, ME)
    late.hear(lesson.session.journal.entries)
    assert late.prompt(lesson.seen) == lesson.prompt()


# -- another way ---------------------------------------------------------------------------------------------------
def test_a_step_by_step_walk_is_as_good_as_the_proposed_one() -> None:
    lesson = Lesson()
    lesson.up_to("gate")
    for field in ("23", "32", "36"):
        lesson.answer(f"move {field}")
        assert lesson.prompt().id == "gate"
    lesson.answer("move iridion.brana")
    assert lesson.prompt().id == "ring"


def test_a_longer_way_to_the_same_field_counts() -> None:
    lesson = Lesson()
    lesson.up_to("bridge")
    lesson.answer("move iridion.7")
    lesson.answer("move 23")
    assert lesson.prompt()[:2] == ("bridge", "move 32")


def test_an_answer_that_misses_the_step_is_taken_kindly_and_can_be_taken_back() -> None:
    lesson = Lesson()
    lesson.up_to("gate")
    lesson.answer("move 14")  # from there the gate is too far
    now = lesson.prompt()
    assert (now.id, now.off) == ("free", True)
    lesson.session.undo(ME)
    assert lesson.prompt()[0::2] == ("gate", False)


def test_a_wasted_turn_does_not_lose_the_way() -> None:
    lesson = Lesson()
    lesson.up_to("gate")
    lesson.answer("end")
    assert lesson.prompt().off
    lesson.up_to("gate")
    assert lesson.session.state.view(ME)["round"] == 2


def test_who_ignores_the_undo_goes_on_to_the_gate() -> None:
    lesson = Lesson()
    lesson.up_to("undo")
    lesson.answer("move 32")
    now = lesson.prompt()
    assert (now.id, now.off) == ("gate", True)


def test_a_line_being_put_together_is_followed() -> None:
    lesson = Lesson()
    lesson.up_to("cast")
    before = lesson.session.state.dump()
    assert lesson.prompt("cast duhovy-most").id == "field"
    assert lesson.prompt("cast duhovy-most 33").id == "turn"
    assert lesson.prompt("nothing like that").id == "cast"
    assert lesson.session.state.dump() == before


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_player_does_the_guide_has_something_to_say(seed: int) -> None:
    chance, lesson = random.Random(seed), Lesson()
    known = {*FIRST.prompts} - {"off"}
    for _ in range(120):
        if lesson.session.state.over:
            break
        now = lesson.prompt()
        assert now.id in known
        if chance.random() < 0.1 and lesson.session.can_undo(ME):
            lesson.session.undo(ME)
            continue
        lesson.seen += [now.id] if chance.random() < 0.5 else []
        choice = lesson.session.state.choice_of(ME)
        assert choice
        lesson.answer(chance.choice(choice.options).key)
    assert lesson.prompt().id in (*known, *ASIDES)
