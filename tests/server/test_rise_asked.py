"""Every question of Říše Snů carries what one needs to decide: texts of cards, powers, prices, rewards, costs."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from snar.bots import ask, make
from snar.games import GAMES
from snar.kernel.choice import Choice
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.rules.experience import price
from snar.rise.scenario import Table
from snar.rise.state import RiseState
from snar.server.eyes.voice import in_words, voice
from snar.server.rise.facts import concerned
from snar.server.slices import at_once
from snar.server.wire import protocol as p
from snar.texts.rise.cards import rule_text
from tests.bots.conftest import VARIANTS, game

from .wire import as_read

CARD = ("keep-event", "accept", "choose", "carry", "others", "swap", "lose_item", "take_item", "unlay", "meet")
DUEL = ("attack", "elude", "meet")
ASKED = {"attack", "meet", "keep-event", "awaken-well", "trade", "quest-level", "window duel", "window harm"}


def worded(g: RiseState, choice: Choice, lang: str) -> p.Choice:
    said = voice(lang, g, [row.id for row in g.figures])
    return as_read(at_once(in_words(said, choice, g)))


def check(g: RiseState, choice: Choice, asked: p.Choice) -> str:
    about, texts = dict(choice.about), voice("cs", g, []).texts  # type: ignore[attr-defined]
    topic = f"{choice.topic} {about['moment']}" if choice.topic == "window" else choice.topic
    told = {fact.kind: fact.text for fact in asked.facts}
    all_told = " ".join([asked.question, *told.values(), *(o.effect for o in asked.options)])
    source = str(about.get("source", ""))
    if choice.topic in (*CARD, "window") and source in g.content.pack.cards:
        assert rule_text(g.content.pack.cards[source], texts) in all_told
    if choice.topic in DUEL or topic.startswith("window duel"):
        assert "powers" in told and ("stakes" in told or "creature-stakes" in told)
    if choice.topic == "awaken-well":
        assert {"awaken", "last-life"} <= set(told) and any(fact.grave for fact in asked.facts)
    if choice.topic == "trade" or choice.find("trade"):
        assert f"{price(g, concerned(g, choice))} zku" in all_told
    if choice.topic == "quest-level" and len(choice.options) > 1:
        assert all(any(character.isdigit() for character in o.effect) for o in asked.options)
    return topic


def play_asking(g: RiseState, answers: int) -> Iterator[str]:
    """A game of random players; every question is looked at in both languages, and named."""
    bots, dice = [make("random", i) for i in range(5)], Rng(key_from_seed(11))
    for _ in range(answers):
        if g.over:
            return
        choice = g.pending[0]
        if len(choice.options) > 1 or choice.topic == "awaken-well":
            asked, english = (worded(g, choice, lang) for lang in ("cs", "en"))
            yield check(g, choice, asked)
            assert [fact.kind for fact in asked.facts] == [fact.kind for fact in english.facts]
            for fact in (*asked.facts, *english.facts):
                assert not re.search(r"(^|[.!?] )[^\W\d_A-ZÁ-Ž]", fact.text), fact.text
        g.answer(choice.seat, ask(bots[choice.seat], g, choice.seat, dice).option.key)


def test_every_question_of_whole_games_says_what_one_needs_to_decide() -> None:
    met = {topic for variant in VARIANTS.values() for topic in play_asking(game(11, **variant), 600)}
    for seed in range(12, 40):
        if met >= ASKED:
            break
        met.update(play_asking(game(seed, scenario="zkouska-sily", players=3), 900))
    assert met >= ASKED, ASKED - met


@pytest.mark.parametrize(("lang", "label"), [("cs", "Nic dalšího"), ("en", "Nothing else")])
def test_who_only_uses_items_is_not_told_to_cast_no_more(lang: str, label: str) -> None:
    """The main character's player casts nothing: the partner does, afterwards."""
    figures = {"rytir": {"items": ["sklenice-s-bourkou"]}}
    g = Table(options=["ctyri-hraci"], phase="casting", figures=figures).g
    assert g.pending[0].topic == "items"
    assert worded(g, g.pending[0], lang).options[-1].label == label


@pytest.mark.parametrize(("lang", "told"), [("cs", "stojí 8 zkušeností"), ("en", "costs you 8 experience")])
def test_whoever_has_too_little_experience_is_told_the_own_price(lang: str, told: str) -> None:
    """The Knight pays 8, not the usual 10."""
    t = Table(figures={"rytir": {"field": "15", "bp": 3, "noted": 3}})
    said = voice(lang, t.g, [row.id for row in t.g.figures])
    text = said.refusal(t.g.explain(0, "trade"))
    assert told in text and "3" in text
    assert "10" not in text


@pytest.mark.parametrize(("options", "spells"), [((), False), (("kouzleni",), True)])
def test_a_spell_is_named_among_what_is_not_possible_now_only_where_there_are_spells(
    options: tuple[str, ...], spells: bool
) -> None:
    t = Table(options=list(options), figures={"rytir": {"field": "15", "bp": 3, "spelled": True}})
    choice = t.g.pending[0]
    assert choice.topic == "movement"
    assert ("spell" in GAMES["rise"].meanings.missed(t.g, choice)) is spells
