"""What the server says about choices."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from snar.ether.options import SLEEPERS
from snar.ether.state import EtherState
from snar.games import GAMES
from snar.kernel.choice import Choice, Option
from snar.kernel.header import new_header
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.state import RiseState
from snar.server.ether import voice as ether
from snar.server.ether.voice import EtherVoice
from snar.server.eyes.memory import Latest
from snar.server.eyes.voice import in_words, voice
from snar.server.rise import voice as rise
from snar.server.rise.voice import RiseVoice
from snar.server.slices import at_once
from snar.server.table.record import Record

from .wire import as_read


def asked_to_choose() -> RiseState:
    """Some game in which a card lets its player choose."""
    game, dice = GAMES["rise"], random.Random(3)
    for seed in range(100):
        g: RiseState = game.new(game.agree(), Rng(key_from_seed(f"choose/{seed}")))
        for _ in range(600):
            if g.over:
                break
            choice = g.pending[0]
            if choice.topic == "choose":
                return g
            g.answer(choice.seat, dice.choice(choice.options).key)
    raise AssertionError("no card let anyone choose")


def test_a_lettered_option_is_called_by_what_it_does() -> None:
    g = asked_to_choose()
    names = GAMES["rise"].seat_names(g)
    for lang, first in (("cs", "První možnost"), ("en", "First option")):
        options = as_read(at_once(in_words(voice(lang, g, names), g.pending[0], g))).options
        lettered = [option for option in options if len(option.key) == 1]
        assert lettered and all(option.label != first and len(option.label) > 5 for option in lettered)
        assert all(option.label[0].isupper() and not option.effect for option in lettered)


def test_options_say_what_they_mean_as_the_rules_declare_it() -> None:
    """So a page has to guess nothing from a key."""
    game = GAMES["rise"]
    g: RiseState = game.new(game.agree(), Rng(key_from_seed("meant")))
    while g.pending[0].topic != "movement" or not g.pending[0].find("move c1"):
        choice = g.pending[0]
        key = next((key for key in ("roll", "done") if choice.find(key)), choice.options[-1].key)
        g.answer(choice.seat, key)
    asked = as_read(at_once(in_words(voice("en", g, game.seat_names(g)), g.pending[0], g)))
    options = {option.key: option for option in asked.options}
    assert (asked.kind, asked.part) == ("turn", False)
    assert (options["move c1"].on, options["move c1"].group) == ({"field": "c1"}, "board")
    assert (options["end"].on, options["end"].group, options["end"].final) == ({}, "on", True)


def test_what_is_remembered_of_a_sentence_is_told_of_the_same_events_only() -> None:
    """A sentence is known by the parts of its event that it tells of: whatever else differs, it would be the same."""
    game, dice = GAMES["rise"], random.Random(4)
    record = Record(game, {"seed": "4", **new_header(game, game.agree())})
    heard = 0
    voices = [voice(lang, record.state, record.names) for lang in ("cs", "en")]
    while record.number < 250 and not record.state.over:
        choice, after = record.state.pending[0], record.number
        record.answer(choice.seat, dice.choice(choice.options).key)
        for seat in range(record.state.seats + 1):
            for event in record.events_for(seat, after):
                for said in voices:
                    assert isinstance(said, RiseVoice)
                    line = said.line(event)
                    assert (line.text if line else "") == said.teller.sentence(event), event
                    heard += 1
    assert heard > 3 * len(voices[0].known.sentences) > 500  # type: ignore[attr-defined]


def test_an_option_is_told_with_the_rule_behind_it_wherever_a_like_one_was_told_before() -> None:
    """An event and an ability may carry somebody to the same field."""
    game = GAMES["rise"]
    g: RiseState = game.new(game.agree(), Rng(key_from_seed("carried")))
    said = voice("cs", g, game.seat_names(g))
    for rule in ("RS-EVT-4", "RS-CHR-4"):
        asked = as_read(at_once(in_words(said, Choice(0, (Option("c7", 7, rule),), "carry"), g)))
        assert [option.rule for option in asked.options] == [rule]


def test_an_option_of_etherfields_too_is_told_with_the_rule_behind_it() -> None:
    """A hand that is too big and the effect of a card may ask for the same discard."""
    game = GAMES["ether"]
    g: EtherState = game.new(game.agree(), Rng(key_from_seed("discarded")))
    said = voice("cs", g, game.seat_names(g))
    for rule in ("EE-C2c", ""):
        asked = at_once(in_words(said, Choice(0, (Option("discard lichy-schod", 0, rule),), "discard"), g))
        assert [option.rule for option in asked.options] == [rule]


def test_tables_with_other_characters_remember_together_and_call_everybody_by_their_own_name() -> None:
    """However many kinds of tables there are: what was put into words for one is not put into words again."""
    game = GAMES["rise"]
    voices = []
    for cast in (("rytir", "stin"), ("druid", "titan")):
        g: RiseState = game.new(game.agree(characters=cast), Rng(key_from_seed("names")))
        voices.append(voice("cs", g, game.seat_names(g)))
    first, second = voices
    assert isinstance(first, RiseVoice) and isinstance(second, RiseVoice) and first.known is second.known
    drawn = {"n": 1, "kind": "card", "frm": "deck.dream", "to": "hand.0", "back": "dream"}
    for said in (first, second):
        line = said.line(drawn)
        assert (line.text if line else "") == said.teller.sentence(drawn) != ""
    assert first.teller.sentence(drawn) != second.teller.sentence(drawn)


def voices_of_every_party(lang: str) -> list[EtherVoice]:
    """All tables of two and more sleepers, in every order."""
    game, said = GAMES["ether"], []
    g: EtherState = game.new(game.agree(sleepers=2), Rng(key_from_seed("parties")))
    for count in (2, 3, 4):
        for party in itertools.permutations(SLEEPERS, count):
            one = voice(lang, g, [*party])
            assert isinstance(one, EtherVoice)
            said.append(one)
    return said


def test_sleepers_of_all_tables_are_told_from_one_memory_and_each_by_their_own_name() -> None:
    """Sixty kinds of tables forget nothing of one another; who dreams alone is addressed otherwise."""
    for lang in ("cs", "en"):
        voices = voices_of_every_party(lang)
        assert len(voices) == 60 and {id(said.language) for said in voices} == {id(voices[0].language)}
        told: dict[str, set[str]] = {}
        for said in voices:
            line = said.line({"n": 1, "kind": "card", "frm": "deck.1", "to": "hand.1"})
            assert line and line.text == said.teller.sentence({"kind": "card", "frm": "deck.1", "to": "hand.1"})
            told.setdefault(said.teller.sleepers[1], set()).add(line.text)
        assert len(told) == len(set.union(*told.values())) == 4
        g: EtherState = GAMES["ether"].new(GAMES["ether"].agree(), Rng(key_from_seed("alone")))
        alone = voice(lang, g, ["hracka"])
        assert isinstance(alone, EtherVoice) and alone.language is not voices[0].language


def test_what_is_remembered_of_a_dream_is_told_of_the_same_events_only() -> None:
    """At tables where the same sleepers sit in another order, too."""
    game, heard, told = GAMES["ether"], 0, set()
    for turn in (1, -1):
        dice = random.Random(4)
        record = Record(game, {"seed": "4", **new_header(game, game.agree(sleepers=SLEEPERS[:3][::turn]))})
        said = voice("cs", record.state, record.names)
        assert isinstance(said, EtherVoice)
        while record.number < 200 and not record.state.over:
            choice, after = record.state.pending[0], record.number
            record.answer(choice.seat, dice.choice(choice.options).key)
            for seat in range(record.state.seats + 1):
                for event in record.events_for(seat, after):
                    line, data = said.line(event), {name: value for name, value in event.items() if name != "n"}
                    assert (line.text if line else "") == said.sentence(data), event
                    heard += 1
                    told.add(line.text if line else "")
    assert heard > 1000 and len(told) > 50


class Forgetful(Latest[Any]):
    """As if other threads needed all the room at once."""

    def __setitem__(self, key: Any, found: Any) -> None:
        pass


@pytest.mark.parametrize(("game", "rule"), [("rise", "RS-EVT-4"), ("ether", "EF-DTH-1")])
def test_whoever_asks_is_answered_even_if_it_is_forgotten_meanwhile(
    monkeypatch: pytest.MonkeyPatch, game: str, rule: str
) -> None:
    """Replays run in threads: one of them may throw out what another one has just remembered."""
    monkeypatch.setattr(rise, "KNOWN", Forgetful(1))
    monkeypatch.setattr(ether, "LANGUAGES", Forgetful(1))
    g = GAMES[game].new(GAMES[game].agree(), Rng(key_from_seed("forgotten")))
    assert voice("cs", g, GAMES[game].seat_names(g)).help(rule)


def test_of_many_kinds_only_the_oldest_is_forgotten() -> None:
    kinds: Latest[str] = Latest(3)
    assert [kinds.get_or(kind, kind.upper) for kind in "abcad"] == [*"ABCAD"] and [*kinds] == [*"bcd"]
