"""One written line: the answers that its words stand for (`move 23`, `cast sopka 34 r90`)."""

from __future__ import annotations

from typing import NamedTuple

from .choice import Choice, Refusal, Refused
from .event import Event
from .game import Game
from .imagine import imagine
from .rng import Rng, key_from_seed
from .state import State

LONGEST, WAY = 40, 8  # how much one line may ask for: an answer counts as one, a way that has to be found as eight


class Step(NamedTuple):
    """One answer and what came of it."""

    key: str
    before: State
    events: list[Event]
    rolls: list[int]
    barrier: bool
    disclosed: bool


def step(g: State, seat: int, key: str) -> Step:
    before = g.clone()
    g.answer(seat, key)
    return Step(key, before, g.events, g.rolls, g.barrier, g.disclosed)


class Tried(NamedTuple):
    """A line on a clone: the answers up to a roll, a reveal or another seat's question, and the words left.

    Whoever gives that line takes the state: it is the one place where the answers of a line are played."""

    state: State
    steps: list[Step]
    rest: list[str]
    ended: bool


def tried(game: Game, g: State, seat: int, words: list[str]) -> Tried:
    """The line played on a clone; refused where it asks for too much work."""
    g.check_turn(seat)
    trial, work = g.clone(), 0
    steps: list[Step] = []
    while words:
        given, length = next_keys(game, trial, seat, words)
        found = words[0] in game.ways and " ".join(words[: max(length, 2)]) != given[0]
        work += WAY if found else 1
        if work > LONGEST:
            raise Refused(Refusal("line-too-long"))
        for i, key in enumerate(given, start=1):
            if i > 1 and not offered(trial, seat, key):
                break  # a way goes as far as it goes on without another question: a field may ask for a duel
            steps.append(step(trial, seat, key))
            if trial.barrier or trial.disclosed or trial.over or trial.choice_of(seat) is None:
                rest = past_obvious(game, trial, seat, words[length:]) if i == len(given) else words
                return Tried(trial, steps, rest, True)
        words = past_obvious(game, trial, seat, words[length:])
    return Tried(trial, steps, words, False)


def past_obvious(game: Game, g: State, seat: int, words: list[str]) -> list[str]:
    """The words left without those for what has just answered itself: `cast sopka 11 r0` where only r0 fits.

    A word that says something else of the same answer refuses the line: who wrote r90 did not want it laid otherwise.
    Not so after a roll or reveal, of which a refusal would tell."""
    for asked, late in g.obvious:
        if asked.seat != seat or not words:
            continue
        lone, choice = asked.options[0], g.choice_of(seat)
        said = lone.key.split()
        if words[: len(said)] == said and not (choice and choice.find(lone.key)):
            words = words[len(said) :]
        elif not late and otherwise(game, asked, words[0]):
            raise Refused(Refusal("not-offered", lone.rule, (("key", words[0]), ("topic", asked.topic))), words[0])
    return words


def otherwise(game: Game, asked: Choice, word: str) -> bool:
    """Is it another answer to a question that only went on with the answer before it?"""
    return game.meanings.asked(asked.topic).part and bool(game.meanings.of(asked.topic, word).on)


def next_keys(game: Game, g: State, seat: int, words: list[str]) -> tuple[list[str], int]:
    """The keys that the beginning of the line stands for, and how many words that is."""
    choice = g.choice_of(seat)
    if choice is not None:
        for length in range(len(words), 1, -1):
            key = " ".join(words[:length])
            if choice.find(key):
                return [key], length
        if len(words) > 1 and words[0] in game.ways:  # before it stands alone: `move c4` is more than `move`
            guess = imagine(g, seat, Rng(key_from_seed("expand")))  # from what the seat may know
            route = game.expand(guess, seat, words)
            if route and choice.find(route[0]):
                return route, 2
        if choice.find(words[0]):
            return [words[0]], 1
    raise Refused(refusal_of(g, seat, words), first_of(choice, words))


def until_asked(g: State, seat: int, keys: list[str]) -> list[str]:
    """As much of a way as goes on without a roll or another question: a field may ask for a duel, a trap something."""
    trial = g.clone()
    for number, key in enumerate(keys):
        if trial.over or not offered(trial, seat, key):
            return keys[:number]
        trial.answer(seat, key)
        if trial.barrier:
            return keys[: number + 1]
    return keys


def offered(g: State, seat: int, key: str) -> bool:
    choice = g.choice_of(seat)
    return choice is not None and choice.find(key) is not None


def refusal_of(g: State, seat: int, words: list[str]) -> Refusal:
    try:
        g.check(seat, " ".join(words))
    except Refused as refused:
        return refused.refusal
    raise AssertionError("checked keys are offered")


def first_of(choice: Choice | None, words: list[str]) -> str:
    """The part of a line that is to blame: its first word, with as many more as offered keys of that verb have."""
    keys = [option.key.split() for option in choice.options] if choice else []
    length = max((len(key) for key in keys if key[0] == words[0]), default=1)
    return " ".join(words[:length])
