"""One suite for every game: clones, saves, replays, secrecy, conservation, no dead ends."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from . import running
from .choice import Choice
from .game import Game, events_for
from .imagine import dealt_anew
from .journal import parse
from .rng import Rng, key_from_seed
from .session import Session, resume
from .state import State


def random_walk(game: Game, rules: Any, seed: int, answers: int) -> Iterator[State]:
    """The states of a random game at its choices, the set-up included."""
    dice = random.Random(seed)
    g: State = game.new(rules, Rng(key_from_seed(seed)))
    for _ in range(answers):
        yield g
        if g.over:
            return
        choice = anybody(g, dice)
        g.answer(choice.seat, dice.choice(choice.options).key)
    yield g


def anybody(g: State, dice: random.Random) -> Choice:
    """Somebody who is asked; now and then somebody who may speak without being asked."""
    return dice.choice(g.standing if g.standing and dice.random() < 0.1 else g.pending)


def check_choices(g: State) -> None:
    """No dead ends; every option of a choice has its own key."""
    assert g.over or g.pending, "nobody is asked and the game is not over"
    for choice in (*g.pending, *g.standing):
        keys = [option.key for option in choice.options]
        assert keys, f"seat {choice.seat} has nothing to answer to {choice.topic}"
        assert len(set(keys)) == len(keys), f"equal keys in {choice.topic}: {keys}"


def check_conservation(g: State) -> None:
    """Every card is in exactly one zone."""
    cards = sorted(card for pile in g.zones.values() for card in pile)
    assert cards == list(range(len(g.known))), "cards were lost or doubled"


def check_clone(g: State, seed: int) -> None:
    """Playing on a clone changes nothing in the original, and the other way round."""
    before, twin = g.dump(), g.clone()
    play_on(twin, seed, 8)
    assert g.dump() == before, "playing a clone changed the original"
    other = g.clone()
    kept = other.dump()
    again = g.clone()
    play_on(again, seed, 8)
    assert again.dump() == twin.dump(), "the same answers led elsewhere"
    assert other.dump() == kept == before


def check_save(game: Game, g: State, seed: int, answers: int = 5) -> None:
    """Loaded from its text, the game goes on byte for byte the same."""
    loaded = game.load(json.loads(g.dump()))
    twin = g.clone()
    for _ in range(answers):
        assert loaded.dump() == twin.dump()
        assert (loaded.pending, loaded.standing) == (twin.pending, twin.standing)
        if twin.over:
            return
        seed += 1
        play_on(loaded, seed, 1)
        play_on(twin, seed, 1)


def play_on(g: State, seed: int, answers: int) -> None:
    dice = random.Random(seed)
    for _ in range(answers):
        if g.over:
            return
        choice = anybody(g, dice)
        g.answer(choice.seat, dice.choice(choice.options).key)


def check_replay(game: Game, rules: Any, seed: int, answers: int) -> None:
    """A session rebuilt from its journal is the same session."""
    session = Session.seeded(game, rules, seed)
    dice = random.Random(seed)
    for _ in range(answers):
        if session.state.over:
            break
        choice = anybody(session.state, dice)
        if session.can_undo(choice.seat) and dice.random() < 0.1:
            session.undo(choice.seat)
        else:
            session.answer(choice.seat, dice.choice(choice.options).key)
    text = session.journal.to_text()
    again = resume(game, parse(text))
    assert again.state.dump() == session.state.dump()
    assert again.journal.to_text() == text


def sees(g: State, seat: int) -> str:
    """Everything a seat receives at this moment, as text: also whom the others wait for."""
    choice = g.choice_of(seat)
    asked = [choice.to_data() if choice else None, [other.seat for other in g.pending]]
    return json.dumps([g.view(seat), asked, events_for(g, seat), g.barrier], ensure_ascii=False, sort_keys=True)


def guesses(g: State, seat: int, dice: random.Random) -> list[str]:
    """What a curious seat might type to learn something from the refusal: its own verbs with faces of cards."""
    choice = g.choice_of(seat)
    verbs = [option.key.split()[0] for option in choice.options] if choice else [""]
    return [f"{dice.choice(verbs)} {g.card_id(dice.randrange(len(g.known)))}" for _ in range(4)]


def check_secrecy(g: State, seat: int, seed: int) -> bool:
    """A state that the seat cannot tell from the real one stays so through an answer that reveals nothing to it.

    True when an answer could be compared.
    """
    twin = dealt_anew(g, seat, Rng(key_from_seed(f"imagine/{seed}")))
    running.restore(twin)  # the seat's own question as well must not hang on what it cannot know
    real = g.clone()
    assert sees(real, seat) == sees(twin, seat), f"seat {seat} can tell an imagined state from the real one"
    known = real.known_to(seat)
    assert twin.known_to(seat) == known
    twin.rng = real.rng.copy()
    if real.over:
        return False
    dice = random.Random(seed)
    for guess in guesses(real, seat, dice):
        same = real.explain(seat, guess) == twin.explain(seat, guess)
        assert same, f"seat {seat} learns something from the refusal of {guess!r}"
    choice = anybody(real, dice)
    key = dice.choice(choice.options).key
    other = twin.choice_of(choice.seat)
    if other is None or other.find(key) is None:
        return False
    real.answer(choice.seat, key)
    twin.answer(choice.seat, key)
    if real.known_to(seat) != known or twin.known_to(seat) != known:
        return False  # something was revealed to this seat
    assert sees(real, seat) == sees(twin, seat), f"after {key!r} seat {seat} can tell the two apart"
    return True
