"""The first dream: the guide says one thing at a time, adapts to whatever is done, and ends with the dream."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from snar.bots import ask, make
from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.line import next_keys
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.lessons import Prompt, Pupil, lesson
from snar.server.eyes import voice

FIRST = lesson("prvni-sen")
GAME = GAMES[FIRST.game]
ME = 0
TEXTS = Path(voice.__file__).parents[1] / "texts"
GUIDED = ["goal", "enter", "draw", "hand", "light", "pay", "turncard", "ready", "discard", "hours", "effort", "walk"]
IDEAS = [*GUIDED, "tile", "door", "boost", "quick", "move", "progress", "peek", "entity", "contact", "peril"]
ENDLESS = 2000  # answers; a night of random ones has some two hundred


class Dream:
    def __init__(self) -> None:
        rules = GAME.agree(**FIRST.rules)
        self.session = Session(GAME, {**FIRST.header, **new_header(GAME, rules)})
        self.pupil = Pupil(FIRST, GAME, self.session.journal.header, ME)
        self.seen: list[str] = []
        self.said: list[str] = []

    def prompt(self, line: str = "") -> Prompt:
        self.pupil.hear(self.session.journal.entries)
        now = self.pupil.prompt(self.seen, line)
        if now.id not in self.said:
            self.said.append(now.id)
        return now

    @property
    def offered(self) -> list[str]:
        choice = self.session.state.choice_of(ME)
        return [option.key for option in choice.options] if choice else []

    def follow(self, answer: str) -> Prompt:
        """Do what is asked; where anything will do, this."""
        now = self.prompt()
        if now.do == "read":
            self.seen.append(now.id)
        else:
            self.session.answer(ME, answer if now.do in ("", "any") else now.do)
        return now

    def told_of_what_is_so(self, now: Prompt) -> None:
        """The guide never proposes what cannot be done, and never speaks of what is not there."""
        step = next((step for step in FIRST.steps if step.id == now.id), None)
        if step is None or self.session.state.over:
            return
        view = self.session.state.view(ME)
        assert FIRST.port.holds(view, ME, step.when)
        if now.do not in ("read", "any"):
            next_keys(GAME, self.session.state, ME, now.do.split())


def test_whoever_follows_the_guide_to_the_end_hears_every_idea() -> None:
    """Where anything will do, as greedy would; what did not happen to them is explained all the same."""
    dream, bot, dice = Dream(), make("greedy"), Rng(key_from_seed("first-dream"))
    while not dream.session.state.over:
        dream.follow(ask(bot, dream.session.state, ME, dice).option.key if dream.prompt().do != "read" else "")
    assert [idea for idea in IDEAS if idea not in dream.said] == []


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_at_most_forty_prompts_and_nine_hundred_words(lang: str) -> None:
    text = (TEXTS / lang / "ether-lesson.ftl").read_text("utf-8")
    said = dict(re.findall(r"^lesson-sen-([\w-]+) = (.+)$", text, re.MULTILINE))
    assert list(said) == FIRST.prompts
    assert len(said) <= 40
    assert sum(len(text.split()) for text in said.values()) <= 900


def test_whoever_follows_the_guide_hears_the_first_turns_in_order() -> None:
    dream, bot = Dream(), make("greedy", 1)
    while not dream.session.state.over:
        dream.told_of_what_is_so(dream.prompt())
        advice = bot.advise(dream.session.state, ME)
        dream.follow("enter a3" if "enter a3" in dream.offered else advice[0].key)
    told = [id for id in dream.said if id in GUIDED]
    assert told == GUIDED
    assert {"door", "boost", "progress", "entity", "contact"} <= set(dream.said)
    assert dream.prompt().id in ("won", "lost")


def test_who_has_laid_a_card_is_still_told_how_to_pay() -> None:
    """Not sent on their own way before the action is paid for."""
    dream = Dream()
    while dream.prompt().do != "act predsin.rozsvitit":
        dream.follow("enter a3")
    line = "act predsin.rozsvitit for insight"
    for laid in ("", " pay zavrene-oci insight"):
        assert dream.prompt(line + laid).id == "pay"


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_answered_the_guide_has_something_true_to_say_until_the_dream_ends(seed: int) -> None:
    chance, dream = random.Random(seed), Dream()
    known = {*FIRST.prompts} - {"off"}
    for _ in range(ENDLESS):
        now = dream.prompt()
        assert now.id in known
        dream.told_of_what_is_so(now)
        if dream.session.state.over:
            break
        if chance.random() < 0.05 and dream.session.can_undo(ME):
            dream.session.undo(ME)
            continue
        dream.seen += [now.id] if chance.random() < 0.5 else []
        dream.session.answer(ME, chance.choice(dream.offered))
    assert dream.session.state.over
    assert dream.prompt().id in ("won", "lost")


def test_what_is_done_unasked_is_not_asked_for_again() -> None:
    dream = Dream()
    for answer in ("enter a3", "draw", "ready"):
        dream.session.answer(ME, answer)
    dream.seen = ["goal", "hand", "turncard"]
    assert dream.prompt().id == "discard"
    assert "ready" in dream.pupil.track.done


def test_a_payment_that_is_put_together_is_followed() -> None:
    dream = Dream()
    dream.session.answer(ME, "enter a3")
    dream.session.answer(ME, "draw")
    dream.seen = ["goal", "hand"]
    assert dream.prompt()[:2] == ("light", "act predsin.rozsvitit")
    assert dream.prompt("act predsin.rozsvitit").id == "way"
    assert dream.prompt("act predsin.rozsvitit for cunning").id == "pay"
