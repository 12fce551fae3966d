"""What the server has to know of a game besides its rules: how it is shown, said, agreed on, left and ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from snar.games import FRONTS
from snar.kernel.choice import Choice, Refusal
from snar.kernel.state import State

from .slices import Steps

if TYPE_CHECKING:
    from .eyes.projection import Projection
    from .eyes.voice import Voice
    from .http.endpoint import Endpoint
    from .table.room import Room
    from .wire import protocol as p

WAIT = "\0"  # no key: a bot has to wait until people have spoken


class TableFront(NamedTuple):
    # how it is shown and said
    projection: Projection
    voice: Callable[[str, Any, list[str], frozenset[str]], Voice]  # of a language, for those who know these secrets
    told: Callable[[Iterable[str], frozenset[str], str], Steps[p.Told]]  # secrets in words, for those who know them
    refusal: Callable[[str, Refusal], str]  # before there is a table; nothing where it is not one of its reasons
    content: Callable[[str], tuple[bytes, bytes, str]]  # what never changes: as JSON, packed, its tag
    # how it is agreed on
    agreement: type[Struct]  # what may be agreed on: the words of its rules' `agree`, as they are asked for
    quick: Callable[[dict[str, Any], str], tuple[dict[str, Any], list[str]]]  # against this bot: agreement and seats
    check: Callable[[dict[str, Any]], None]  # refuses what strangers may not ask for
    catalogue: Callable[[str], Struct]  # what can be agreed on, and what does not go together, in words of a language
    die: int  # faces of a die that may be scripted; 0: none may
    # how it is played
    open_hands: bool  # nobody learns anything by sitting down elsewhere
    follow: Callable[[Any, Sequence[int]], str]  # what a bot votes for after these people; WAIT, or nothing
    deadly: Callable[[Any, Choice, str], bool]  # might this answer kill? then it is given by hand
    figures: Callable[[Any, int], set[str]]  # whom the seat moves
    stop: str  # the answer that ends a walk
    # how it ends
    resign: Callable[[Room, int], Awaitable[None]]
    stopped: Callable[[Any], dict[str, Any]]  # the result where nobody wins because nobody plays
    beat: str  # the event with which a new round begins
    private_journal: bool  # only those who sat there get it, as it tells of a story that goes on
    # what else it has
    endpoints: Sequence[Endpoint]
    shapes: tuple[ModuleType, ...]  # of its view, for the client's types


def front_of(game: str) -> TableFront:
    found: TableFront | None = FRONTS[game].part("server")
    if found:
        return found
    from .plain.front import plain

    return plain(game)


def front_for(g: State) -> TableFront:
    return front_of(g.GAME)
