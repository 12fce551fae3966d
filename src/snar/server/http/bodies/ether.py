"""Etherfields: content, campaigns, scenes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from snar.server.wire import protocol as p

from .content import RuleHelp


class EtherContent(Struct):
    """What is no secret in Etherfields, in one language. Entities have the prefix `entity:`."""

    pack: str
    lang: p.Lang
    cards: dict[str, p.EtherCard]
    rules: dict[str, RuleHelp]


class ScenesBody(Struct):
    scenes: list[p.ScenePage]


class Campaign(Struct):
    """`table`: its latest table; `decks`: cards by sleeper (0: not begun yet); `dreams`: names and outcomes."""

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


class Previously(Struct):
    """What led here: the latest pages, milestones in words, and how the campaign stands."""

    pages: list[p.ScenePage]
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
