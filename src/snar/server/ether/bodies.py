"""Bodies of what only Etherfields has: its content, campaigns, scenes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from ..http.bodies.common import Content, RuleHelp
from ..wire import protocol as p
from .cards import EtherCard, Motif, ScenePage


class EtherContent(Content):
    """What is no secret in Etherfields, in one language. Entities have the prefix `entity:`."""

    pack: str
    lang: p.Lang
    cards: dict[str, EtherCard]
    rules: dict[str, RuleHelp]


class Drawings(Struct):
    """Motifs by their names."""

    pack: str
    motifs: dict[str, Motif]


class BookPart(Struct):
    """Pages of one dream (`dream` empty: between dreams); `closed`: how many of it nobody has read yet."""

    dream: str
    title: str
    outcome: str
    pages: list[str]
    closed: int


class ScenesBody(Struct):
    """The book of a campaign. `closed`: dreams that nobody has dreamt yet."""

    scenes: list[ScenePage]
    motifs: dict[str, Motif]
    parts: list[BookPart]
    closed: int


class Campaign(Struct):
    """`table`: its latest table; `decks`: cards by sleeper (0: not begun yet); `dreams`: names and outcomes.

    `pack`: it belongs to, empty: the game's own; `here`: the server has that pack now.
    """

    id: str
    table: str
    status: Literal["open", "running", "over"]
    resumable: bool
    decks: dict[str, int]
    dreams: list[tuple[str, str]]
    scenes: int
    season: str
    options: list[str]
    updated: float
    lucid: bool
    pack: str
    here: bool


class Previously(Struct):
    """What led here: the latest pages, milestones in words, and how the campaign stands."""

    pages: list[ScenePage]
    lines: list[p.LogLine]
    campaign: Campaign


class CampaignsBody(Struct):
    campaigns: list[Campaign]


class GoOnBody(Struct):
    """Everything as it was, unless it is said."""

    sleepers: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    commitment: str = ""
    word: str = ""
