"""What the server has to know of a game besides its rules: how it is shown, said, agreed on, left and ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from snar.games import FRONTS
from snar.kernel.choice import Choice, Refusal
from snar.kernel.front import part_at
from snar.kernel.state import State

from .slices import Steps
from .wire import protocol as p

if TYPE_CHECKING:
    from .eyes.projection import Projection
    from .eyes.voice import Voice
    from .http.endpoint import Endpoint
    from .table.room import Room

Story = dict[str, Any]
PLAIN = "snar.server.plain.front:plain"  # of a game that brings no part of its own
WAIT = "\0"  # no key: a bot has to wait until people have spoken


@dataclass(frozen=True, slots=True)
class Tale:
    """A finished game beyond its figures: what turned it, who led, and a picture of it."""

    turning: frozenset[str]  # kinds of public events that may have turned the game
    standing: Callable[[Any], dict[str, int]]  # how far everyone has come
    tell: Callable[[Voice, Any, Story, Story], list[str]]  # in sentences, from the result and the story
    draw: Callable[[Any, Story, Story], bytes] | None = None  # a PNG for those who are sent the address
    sign: Callable[[], bytes] | None = None  # the same of the game itself, for those who are invited to a table


def no_secrets(g: Any, ids: Iterable[str], known: frozenset[str], lang: str) -> Steps[p.Told]:
    yield from ()
    return p.Told()


def among_winners(result: dict[str, Any], seat: int) -> bool | None:
    """Nobody has won or lost where nobody wins."""
    winners = result.get("seats") or []
    return seat in winners if winners else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFront:
    """What has a value here may be left out."""

    # how it is shown and said
    projection: Projection
    voice: Callable[[str, Any, list[str], frozenset[str]], Voice]  # of a language, for those who know these secrets
    secrets_in_words: Callable[[Any, Iterable[str], frozenset[str], str], Steps[p.Told]] = no_secrets  # for who knows
    previewed: tuple[str, ...] = ()  # parts of the view that the beginning of an answer may change
    refusal: Callable[[str, Refusal], str]  # before there is a table; nothing where it is not one of its reasons
    content: Callable[[str, str], tuple[bytes, bytes, str]]  # what never changes in a pack: as JSON, packed, its tag
    # how it is agreed on
    agreement: type[Struct]  # what may be agreed on: the words of its rules' `agree`, as they are asked for
    quick: Callable[[dict[str, Any], str], tuple[dict[str, Any], list[str]]]  # against this bot: agreement and seats
    check: Callable[[dict[str, Any]], None] = lambda wanted: None  # refuses what strangers may not ask for
    hidden_rules: tuple[str, ...] = ()  # what of it nobody is shown
    catalogue: Callable[[str], Struct]  # what can be agreed on, and what does not go together, in words of a language
    die: int = 0  # faces of a die that may be scripted; 0: none may
    # how it is played
    open_hands: bool = False  # nobody learns anything by sitting down elsewhere
    follow: Callable[[Any, Sequence[int]], str] = lambda g, people: ""  # what a bot votes for after these people; WAIT
    deadly: Callable[[Any, Choice, str], bool] = lambda g, choice, key: False  # might it kill? then it is given by hand
    figures: Callable[[Any, int], set[str]]  # whom the seat moves
    walks: tuple[str, ...] = ()  # the actions of those who only walk
    stop: str = ""  # the answer that ends a walk
    # how it ends
    resign: Callable[[Room, int], Awaitable[None]]
    stopped: Callable[[Any], dict[str, Any]]  # the result where nobody wins because nobody plays
    won: Callable[[dict[str, Any], int], bool | None] = among_winners  # has the seat; None: neither won nor lost
    hidden_result: tuple[str, ...] = ()  # what of a result nobody is shown
    beat: str  # the event with which a new round begins
    private_journal: bool = False  # only those who sat there get it, as it tells of a story that goes on
    # what else it has
    endpoints: Sequence[Endpoint] = ()
    shapes: tuple[ModuleType, ...]  # of what it sends and is sent, for the client's types
    tale: Tale | None = None  # how a finished game is told in sentences and drawn


def front_of(game: str) -> TableFront:
    found: TableFront = FRONTS[game].part("server") or part_at(PLAIN)(game)
    return found


def front_for(g: State) -> TableFront:
    return front_of(g.GAME)


# -- shapes ------------------------------------------------------------------------------------------------------------
def shapes() -> list[ModuleType]:
    """Of all games, each module once: games without a part of their own share one."""
    return list(dict.fromkeys(module for game in FRONTS for module in front_of(game).shapes))


def structs(module: ModuleType) -> Iterator[type[Struct]]:
    """Those that are defined there."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
            yield value


def kinds_of(base: type[Struct]) -> list[type[Struct]]:
    """What the games make of a shape that each of them has its own of."""
    return [kind for module in shapes() for kind in structs(module) if kind is not base and issubclass(kind, base)]
