"""Bodies of the HTTP requests and answers; the OpenAPI document and the client's types are made from them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from . import protocol as p

Visibility = Literal["public", "link", "private"]


class GuestBody(Struct):
    """A name and a language; empty: leave as it is."""

    name: str = ""
    lang: p.Lang | None = None


class Me(Struct):
    guest: str
    name: str
    lang: p.Lang
    url: str  # where friends find this server


class Commitment(Struct):
    """Shown before a word is said; name it when you make a table."""

    commitment: str


class PlayBody(Struct):
    """Play now: everything has a default."""

    commitment: str = ""
    word: str = ""
    scenario: str = "stret-risi"
    character: str = ""
    bot: str = "greedy"
    pace: p.Pace = "normal"
    seed: str | None = None
    game: p.GameName = "rise"


class CreateBody(Struct):
    """`seats`: one word per seat: me, open, local (a second player on this device), or the name of a bot.

    Etherfields has `sleepers`, `start` and, to go on with a campaign, a `chronicle` or the `campaign` of a table.
    """

    seats: list[str] = field(default_factory=list)
    game: p.GameName = "rise"
    scenario: str = "stret-risi"
    options: list[str] = field(default_factory=list)
    edition: str = "2003"
    characters: list[str] = field(default_factory=list)
    players: int = 0
    fame: int = 0
    boards: int = 1
    rotation: int = 0
    visibility: Visibility = "link"
    clock: p.Clock | None = None
    pace: p.Pace = "normal"
    commitment: str = ""
    word: str = ""
    names: list[str] = field(default_factory=list)  # of those who share the device
    seed: str | None = None
    script: list[int] = field(default_factory=list)  # scripted dice, in seeded games only
    sleepers: list[str] = field(default_factory=list)
    start: str = "campaign"
    chronicle: dict[str, Any] | None = None
    campaign: str = ""


class Created(Struct):
    id: str


class TableBody(Struct):
    table: p.TableInfo
    mine: list[int]
    asked: list[int] = field(default_factory=list)
    round: int = 0


class TablesBody(Struct):
    tables: list[TableBody]


class SitBody(Struct):
    """`seat` None: any that is open to you."""

    seat: int | None = None
    code: str = ""
    word: str = ""
    name: str = ""


class Sat(Struct):
    id: str
    seat: int


class SeatBody(Struct):
    seat: int
    bot: str = ""


class InviteBody(Struct):
    """`seat` None: one open link for any free seat."""

    seat: int | None = None


class Invited(Struct):
    code: str
    url: str
    seat: int | None


class InviteInfo(Struct):
    id: str
    seat: int | None
    table: p.TableInfo


class VisibilityBody(Struct):
    visibility: Visibility


class RecoverBody(Struct):
    code: str


class Recovery(Struct):
    """Write it down: it is not shown again, and an older one no longer works."""

    code: str


class Recap(Struct):
    """What happened since your last answer."""

    since: int
    lines: list[p.LogLine]
    complete: bool


class ReplayFrame(Struct):
    """After entry `n`; the first frame has the whole view, later ones only the parts that changed."""

    n: int
    seat: str
    key: str
    round: int
    view: dict[str, Any]
    events: list[p.Event]
    lines: list[p.LogLine]


class Replay(Struct):
    id: str
    seat: int
    total: int
    rounds: list[int]
    frames: list[ReplayFrame]
    told: p.Told | UnsetType = UNSET


class Draws(Struct):
    """Everything needed to recompute the dice: by epoch, in order, [one of so many, which]."""

    commitment: str
    secret: str
    words: list[str]
    chain: str
    epochs: list[list[tuple[int, int]]]


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
    """A character, card or spell; `stats` is the line of values above its text. Dreams and horrors have `side` ..."""

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


class RuleHelp(Struct):
    title: str
    help: str


class ContentBody(Struct):
    """What never changes in a game, in one language. `pack` is the hash of the content."""

    pack: str
    lang: p.Lang
    board: Board
    cards: dict[str, Card]
    worlds: dict[str, Named]
    rules: dict[str, RuleHelp]


class EtherContent(Struct):
    """What is no secret in Etherfields, in one language. Entities have the prefix `entity:`."""

    pack: str
    lang: p.Lang
    cards: dict[str, p.EtherCard]
    rules: dict[str, RuleHelp]


class EtherCatalogue(Struct):
    """What a table of Etherfields can agree on. `starts`: the campaign, or what can be practised alone."""

    sleepers: list[str]
    options: list[str]
    starts: list[str]


class ScenesBody(Struct):
    scenes: list[p.ScenePage]


class Campaign(Struct):
    """`table`: its latest table; `decks`: cards by sleeper (0: not saved yet); `dreams`: names and outcomes."""

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


class CampaignsBody(Struct):
    campaigns: list[Campaign]


class GoOnBody(Struct):
    """Everything as it was, unless it is said."""

    sleepers: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    commitment: str = ""
    word: str = ""


class ScenarioShape(Struct):
    """`players`: the least and the most. `sets`: options that go together, the empty set too."""

    sides: bool
    players: tuple[int, int]
    fame: int
    options: list[str]
    sets: list[list[str]]
    editions: list[str]
    boards: list[int]


class Catalogue(Struct):
    """What a table can agree on. `bots`: levels, the weakest first."""

    game: str
    scenarios: dict[str, ScenarioShape]
    heroes: list[str]
    demons: list[str]
    bots: list[str]
    ether: EtherCatalogue


class LessonBody(Struct):
    """A first game with given cards and dice, against a bot."""

    id: str = "prvni-hra"
    pace: p.Pace = "normal"


class Prompted(Struct):
    """What the guide says now. `do`: an answer, `undo`, `read`, `hint` or `why KEY`; `aside`: about the last answer."""

    id: str
    text: str
    do: str
    aside: str
    number: int  # of `total` prompts; 0 for one that is no part of the way
    total: int


class Done(Struct):
    ok: bool = True


class Problem(Struct):
    """Every refusal. Nothing has changed."""

    reason: str
    text: str
    rule: str = ""
