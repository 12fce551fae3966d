"""Every position of the book: its way leads to what its rules say, at a table as much as in a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from snar.cli.commands.scenario import run_file, vocabulary
from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.imagine import imagine
from snar.kernel.journal import parse
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session, resume
from snar.lessons import Position, Trial, by_rule, known_answer, positions
from snar.lessons.position import POSITIONS
from snar.server.eyes import phrases
from snar.server.http.positions import pictured
from snar.server.http.rulebook import rulebook

EVERY = list(positions().values())
LEAST = 60  # rules that can be tried


def header(position: Position) -> dict[str, Any]:
    game = GAMES[position.game]
    return {**position.header, **new_header(game, game.rules_from_data(position.rules_data))}


def played(position: Position) -> Iterator[Session]:
    """The game after each line of the reader; the others answer as a table lets them."""
    session = Session(GAMES[position.game], header(position))
    table = position.port.around(session)
    reader = table.seat(position.when[0]["seat"])
    for row in position.when:
        seat = table.seat(row["seat"])
        if seat == reader:
            assert not session.answer(seat, row["say"]).rest
        else:
            choice = session.state.choice_of(seat)
            assert choice
            assert known_answer(position.id, session, choice) == row["say"]
            session.answer(seat, row["say"])
        yield session


@pytest.mark.parametrize(
    "position", [pytest.param(one, id=one.id, marks=pytest.mark.rule(*one.rules)) for one in EVERY]
)
def test_the_way_of_a_position_shows_its_rule_with_its_last_answer_and_not_before(position: Position) -> None:
    assert run_file(POSITIONS / f"{position.id}.toml") == []
    trial = Trial(position, header(position))
    trial.hear([])
    assert not trial.done
    seen = []
    for session in played(position):
        trial.hear(session.journal.entries)
        seen.append(trial.done)
    assert seen == [False] * (len(seen) - 1) + [True]
    assert resume(GAMES[position.game], parse(session.journal.to_text())).state.dump() == session.state.dump()


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_position_says_what_to_try_and_nothing_is_said_of_others(lang: str) -> None:
    said = phrases.texts(lang)
    assert sorted(said.ids("position-")) == sorted(position.text for position in EVERY)
    assert all(len(said.say(position.text)) > 10 for position in EVERY)


def test_at_least_sixty_rules_can_be_tried_and_all_of_them_are_rules_of_their_game() -> None:
    assert len(by_rule()) >= LEAST
    for position in EVERY:
        assert set(position.rules) <= vocabulary(position.game).rules
        assert position.id.startswith(f"{position.game}/")


@pytest.mark.parametrize("game", ["rise", "ether"])
def test_every_chapter_of_the_book_can_be_tried_or_says_where_to_see_it(game: str) -> None:
    for lang in ("cs", "en"):
        bare = [one.id for one in rulebook(game, lang).chapters if not (one.position or (one.see and one.at))]
        assert not bare


def test_whoever_takes_back_what_showed_the_rule_has_seen_it() -> None:
    position = positions()["rise/help-may-be-declined"]
    *_, session = played(position)
    trial = Trial(position, header(position))
    session.undo(position.reader)
    trial.hear(session.journal.entries)
    assert trial.done


def test_the_dice_of_a_position_are_nobodys_to_know_and_the_seed_has_more_of_them() -> None:
    position = positions()["rise/natural-eight"]
    state = Session(GAMES[position.game], header(position)).state
    assert state.script == (8, 7)
    assert imagine(state, position.reader, Rng(key_from_seed("x"))).script == ()


def test_a_given_position_is_for_seeded_games_only() -> None:
    position = positions()["rise/natural-eight"]
    fair = {name: value for name, value in header(position).items() if name != "seed"}
    begun = Session(GAMES[position.game], {**fair, "secret": "00" * 32, "words": ["a"]}).state
    assert begun.view(0)["figures"][0]["field"] != "45"


FIRST = "prvni-sen"
OPEN = {"sluzebni-chodba", "cekarna", "prizrak", "entity:prizrak"}  # where every campaign goes on
FINDS = {"maska-sovy", "listek-z-kredence"}  # in the rooms of the first dream


@pytest.mark.parametrize("position", [one for one in EVERY if one.game == "ether"], ids=lambda one: one.id)
def test_pictures_tell_nothing_of_the_story_but_rooms_of_the_first_dream_and_its_first_page(position: Position) -> None:
    from snar.packs.ether.loader import load_ether

    pack, told = load_ether(), pictured(position.id, "cs").told
    rooms = {tile.id for tile in pack.tiles.values() if tile.dream == FIRST} | OPEN | FINDS | {FIRST}
    assert set(told.cards if told else {}) <= rooms
    assert set(told.scenes if told else {}) <= {pack.dreams[FIRST].intro}
