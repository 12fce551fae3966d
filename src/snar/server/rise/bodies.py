"""What never changes in a game of Říše Snů."""

from __future__ import annotations

from msgspec import Struct

from snar.server.http.bodies.common import Content, RuleHelp
from snar.server.wire import protocol as p


class Field(Struct):
    """`cost`: BP to enter it; `world`: empty outside the worlds."""

    name: str
    kind: str
    row: int
    column: int
    world: str
    cost: int


class Board(Struct):
    width: int
    height: int
    fields: list[Field]


class Named(Struct):
    name: str
    flavour: str


class Card(Struct, omit_defaults=True):
    """A character, card or spell; `stats` is the line of values above its text, `seal` the one value one looks for
    first (light, power, the roll). Dreams and horrors have `side` ..., characters `camp`."""

    kind: str
    name: str
    flavour: str
    stats: str
    text: str
    deck: str = ""
    side: str = ""
    light: int = 0
    bp: int = 0
    placement: str = ""
    actions: int = 0
    seal: int = 0
    camp: str = ""


class ContentBody(Content):
    """What never changes in a game, in one language. `pack` is the hash of the content."""

    pack: str
    lang: p.Lang
    board: Board
    cards: dict[str, Card]
    worlds: dict[str, Named]
    rules: dict[str, RuleHelp]
