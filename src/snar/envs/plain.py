"""Environments of a game that brings no part of its own: its keys follow from what its options mean, and what a seat
sees is spread over an array by the names of its parts."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from hashlib import blake2b
from itertools import product
from typing import Any

from snar.games import GAMES
from snar.kernel.choice import Choice
from snar.kernel.game import Game
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

from .front import Envs, against_each_other
from .language import Language
from .layout import Layout, counting
from .picture import Cell, Picture

PLACES = 256  # that a view is spread over
ROW = 16  # cells of a row in the picture


def plain(game: str) -> Envs:
    rules = GAMES[game]
    return Envs(partial(language_of, rules), partial(spread_of, rules), against_each_other, picture)


def spread_of(game: Game, agreed: Any) -> Spread:
    return Spread(game)


def language_of(game: Game, agreed: Any) -> Language:
    """Every verb with every card or figure it may name."""
    g = game.new(agreed, Rng(key_from_seed(0)))
    cards = dict.fromkeys(g.card_id(card) for card in range(len(g.known)))
    return Language(keys_of(game, {"card": tuple(cards), "figure": tuple(game.seat_names(g))}))


def keys_of(game: Game, words: Mapping[str, Iterable[str]]) -> Iterator[str]:
    for topic, asks in game.meanings.declared.items():
        for verb, means in asks.options.items():
            for form in means.on.split("|"):
                unknown = [kind for kind in form.split() if kind not in words]
                if unknown or not (verb or form):
                    raise ValueError(
                        f"{game.name}: nobody knows all words of {unknown or verb!r} in {topic!r};"
                        " give the game a part `envs` in its front with a language of its own"
                    )
                for named in product(*(words[kind] for kind in form.split())):
                    yield " ".join(filter(None, (verb, *named)))


class Spread:
    """What is asked, then the view: each of its parts adds its number to the place that its name stands for."""

    def __init__(self, game: Game) -> None:
        topics = tuple(game.meanings.declared)
        self.topic = counting(topics)
        self.layout = Layout(
            [
                ("topic", topics, "what the seat is asked: 1 at the topic"),
                (
                    "view",
                    [str(place) for place in range(PLACES)],
                    "parts of the view, added up by the hash of their names",
                ),
            ]
        )

    def write(self, g: State, seat: int, choice: Choice | None) -> array[float]:
        found, start = self.layout.empty(), self.layout.at["view"]
        if choice is not None:
            found[self.topic[choice.topic]] = 1.0
        for path, number in leaves("", g.view(seat)):
            found[start + place_of(path)] += number
        return found


def leaves(path: str, part: Any) -> Iterator[tuple[str, float]]:
    """Numbers by their names; a word counts as 1 under its own name, and so does each word of a list."""
    if isinstance(part, Mapping):
        for name, inner in part.items():
            yield from leaves(f"{path}/{name}", inner)
    elif isinstance(part, (list, tuple)):
        for place, inner in enumerate(part):
            yield from leaves(path if isinstance(inner, str) else f"{path}/{place}", inner)
    elif isinstance(part, str):
        yield f"{path}={part}", 1.0
    elif part is not None:
        yield path, float(part)


@cache
def place_of(path: str) -> int:
    return int.from_bytes(blake2b(path.encode(), digest_size=4).digest(), "little") % PLACES


def picture(view: Mapping[str, Any]) -> Picture:
    """A cell for every number of the view, the darker the greater, and the view itself."""
    rows = list(leaves("", view))
    cells = [Cell((255 - min(200, int(abs(number)) * 20),) * 3, str(int(number))[-1]) for _, number in rows]
    lines = [f"{path.removeprefix('/')}: {number:g}" for path, number in rows]
    return Picture([cells[start : start + ROW] for start in range(0, len(cells), ROW)], lines)
