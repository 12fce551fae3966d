"""Every kind of moment of both games, as a position and the answers that lead to it: what a contact sheet shows, what
pictures are compared with, what axe and the clock look at."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import WebSocketRoute

from .visitor import Visitor

Given = dict[str, Any]
ROAD = {"tiles": ["sluzebni-chodba", "cekarna"], "districts": ["suburbie", "metropole"], "step": "none"}
HAND = ["lichy-schod", "horka-dlan", "zavrene-oci", "cizi-narozeniny"]
HOUSE = {"dream": "prvni-sen", "tiles": ["predsin", "kuchyne"], "turns": ["hodina-sov", "hodina-mrazu"]}
HALL = {"dream": "prvni-sen", "tiles": ["predsin"], "turns": ["hodina-sov", "hodina-mrazu"]}
WRAITH = {"slumber": "prizrak", "tiles": ["sluzebni-chodba", "cekarna"], "turns": ["hodina-mlekaru", "hodina-sov"]}
OPEN = {"open": ["iridion", "akademus"]}
HUNTER = {"field": "iridion.8", "circuit": 7, "spin": 1, "bp": 2}
NEARLY = {"field": "akademus.8", "circuit": 7, "spin": 1, "bp": 2, "annexed": ["filnerin"]}
KNOWS = [{"id": "poznani", "world": "akademus", "done": True}]


def road(here: str, **more: Any) -> Given:
    """On the way through the dreamworld; the location has been resolved."""
    rows = {"hracka": {"field": "c4", "ether": 3, "hand": HAND}}
    during = [{"proc": "Travel", "step": "settle", "here": here}]
    return {**ROAD, "start": "campaign", "location": here, "during": during, "sleepers": rows, **more}


def dreamt(happens: Given, **row: Any) -> Given:
    """In the first dream of a campaign, where something is just happening."""
    during = [
        {"proc": "Travel", "step": "settle", "here": "domovni-dvere"},
        {"proc": "Dreaming", "step": "wake", "id": "prvni-sen"},
        {"proc": "EnterDream", "step": "over", "into": "outcome", "dream": "prvni-sen"},
        {"proc": "Encounter", "step": "next", "into": "outcome"},
        happens,
    ]
    where = {"dream": "prvni-sen", "mode": "dream", "location": "domovni-dvere", "tiles": ["predsin", "koutek"]}
    return {**ROAD, "start": "campaign", **where, "during": during, "sleepers": {"hracka": {"field": "a3", **row}}}


def sleeping(field: str, hand: list[str] | None = None, **more: Any) -> Given:
    return {"sleepers": {"hracka": {"field": field, "hand": HAND if hand is None else hand, **more}}}


class Moment(NamedTuple):
    game: str
    name: str
    given: Given
    says: tuple[str, ...]
    shows: str  # what of the page it is
    reader: str = ""

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def paged(self) -> bool:
        """Does it lie over the table, as a page, or is it seen on the stage over the board?"""
        return not self.shows.startswith(".moment")


def rise(name: str, shows: str, *says: str, **given: Any) -> Moment:
    return Moment("rise", name, given, says, shows, "rytir")


def ether(name: str, shows: str, given: Given, *says: str) -> Moment:
    return Moment("ether", name, given, says, shows, "hracka")


MOMENTS = [
    rise("event", ".moment.card[data-cue=event]", "move iridion.2", "end",
         dice=[1, 7], decks={"event": ["vodnik-z-kasny"]}, figures={"rytir": {"field": "iridion.brana", "bp": 3}}),
    rise("cast", ".moment.card[data-cue=cast]", "cast duhovy-most", "33", "r90",
         phase="casting", dice=[5], light={"sny": 10, "tma": 0},
         figures={"rytir": {"hand": ["duhovy-most", "sermirna", "usvit"]}}),
    rise("roll", ".moment.die", "done", phase="casting", dice=[5], light={"sny": 10, "tma": 0},
         figures={"rytir": {"hand": ["duhovy-most"]}}),  # something could be cast, or it would answer itself
    rise("duel", ".moment.duel", "move 46", "attack stin", dice=[8, 7],
         figures={"rytir": {"field": "45", "bp": 9}, "stin": {"field": "46", "tokens": 2}}),
    rise("wound", ".moment[data-cue=wound]", "move 46", "attack stin", dice=[8, 7],
         figures={"rytir": {"field": "45", "bp": 9}, "stin": {"field": "46", "tokens": 2}}),
    rise("annexing", ".moment.banner", "move iridion.brana", dice=[],
         figures={"rytir": {**HUNTER, "quests": [{"id": "lovec", "world": "iridion", "done": True}]}}),
    rise("awakening", ".moment[data-cue=loss]", "move c11", "attack stin", dice=[7, 1],
         figures={"rytir": {"field": "c9", "bp": 3}, "stin": {"field": "c11", "lives": 2, "tokens": 1}}),
    rise("victory", "dialog .ending.won", "move akademus.brana", dice=[], **OPEN,
         figures={"rytir": {**NEARLY, "quests": KNOWS}}),
    rise("defeat", "dialog .ending.lost", "end", dice=[], **OPEN,
         figures={"rytir": {"field": "15", "bp": 1}, "stin": {**NEARLY, "quests": KNOWS}}),
    ether("page", "dialog .picture", {**HALL, "dice": [], **sleeping("a3")},
          "act predsin.rozsvitit for cunning pay lichy-schod cunning done"),
    ether("tile", ".moment.card[data-cue=tile]", {**HALL, "dice": [], **sleeping("a3")},
          "act predsin.rozsvitit for cunning pay lichy-schod cunning done"),
    ether("luck-die", ".moment.die", {**HALL, "dice": [5], **sleeping("b4", ["vlastovka-z-uctenky", "horka-dlan"])},
          "act predsin.zabrat for cunning pay vlastovka-z-uctenky cunning boost"),
    ether("turn-card", ".moment.card[data-cue=hour]",
          {**WRAITH, "entities": {"prizrak": {"figures": ["c4"]}}, **sleeping("c4")}, "ready"),
    ether("entity", ".moment[data-cue=entity]",
          {**WRAITH, "turns": ["hodina-mrazu", "hodina-sov"], "dice": [1], "entities": {"prizrak": {"figures": ["c6"]}},
           "sleepers": {"hracka": {"field": "c3", "hand": HAND}}}, "ready", "pass"),
    ether("loss", ".moment[data-cue=distress]",
          {**WRAITH, "entities": {"prizrak": {"figures": ["c4"]}}, **sleeping("c4")}, "ready"),
    ether("gain", ".moment[data-cue=gain]", road("zahradkarska-kolonie", zones={"wisdom": ["nakupni-karta"]}),
          "go vecerka", "shop", "gem"),
    ether("death", "dialog .happened.death", {**HOUSE, "dice": [], **sleeping("b2", distress=7)},
          "act kuchyne.kohoutek"),
    ether("exhausted", "dialog .happened.exhausted", {**HOUSE, "turns": ["hodina-sov"], "dice": [], **sleeping("b2")},
          "ready"),
    ether("victory", "dialog .happened.victory", dreamt({"proc": "ReadScene", "scene": "sluchatko"}, hand=HAND),
          "choose rict-jmeno"),
    ether("rewards", "dialog .dealt", dreamt({"proc": "ReadScene", "scene": "sluchatko"}, hand=HAND),
          "choose rict-jmeno"),
    ether("fate", "dialog .happened.fate", road("nocni-autobus"), "go tocna"),
    ether("slumber", "dialog .happened.slumber", road("misto-procitnuti", zones={"slumbers": ["prizrak"]}),
          "go zahradkarska-kolonie"),
    ether("dreamworld", ".world", road("nocni-autobus", zones={"season": ["cas-mlh"]})),
    ether("dream", ".moment.banner[data-cue=gate]", road("tocna", keys=3), "go domovni-dvere", "enter"),
    ether("delta", ".moment.banner[data-cue=heal]",
          road("misto-procitnuti", hours=1, zones={"slumbers": ["prizrak", "inventura", "nenaucena-zkouska", "delta"]}),
          "go zahradkarska-kolonie"),
    ether("season", ".moment.card[data-cue=hour]", dreamt({"proc": "Apply", "seat": "hracka", "source": "rano-prvni",
          "effects": [{"verb": "end", "outcome": "victory"}]}, hand=HAND), "enter c4"),
]  # fmt: skip
BY_ID = {moment.id: moment for moment in MOMENTS}


SHOWN = """([wanted, paged]) => {
  if (document.querySelector(wanted)) return 'it'
  if (document.querySelector('.moment')) return 'another'
  return paged && document.querySelector('dialog[open] .push') ? 'page' : 'nothing'
}"""


class Stage:
    """Somebody at a table where nothing goes on by itself: moments stay until they are told to go."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.lines: list[WebSocketRoute] = []
        me.page.route_web_socket("**/ws/*", self.listen)

    def listen(self, page: WebSocketRoute) -> None:
        self.lines.append(page.connect_to_server())

    def sit(self, moment: Moment) -> None:
        me = self.me
        me.page.clock.resume()
        body = {"game": moment.game, "given": moment.given, "reader": moment.reader}
        id = me.call("/api/given", body)["id"]
        me.frames.clear()
        me.page.goto(f"/table/{id}")
        me.until(lambda: me.last("table").get("choice"), told=f"{moment.id}: nobody is asked")
        me.page.locator(".ask, dialog[open]").first.wait_for()
        self.skip()

    def play(self, moment: Moment) -> None:
        """To the moment, which then stays. Answers go past the page: their own ways are tested elsewhere."""
        self.sit(moment)
        for line in moment.says:
            self.say(line, moment)
        self.find(moment)

    def say(self, line: str, moment: Moment) -> None:
        me = self.me
        before = me.number
        if moment.says[-1] == line:
            me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000") + 1)
        else:
            self.skip()
        seat = me.last("table", "update")["seat"]
        self.lines[-1].send(json.dumps({"t": "answer", "n": before, "line": line, "seat": seat}))
        me.until(lambda: me.number > before or me.over or me.last("refused"), told=f"{moment.id}: {line} is not heard")
        assert not me.last("refused"), f"{moment.id}: {line}: {me.last('refused')}"

    def find(self, moment: Moment) -> None:
        """On from moment to moment until it is the one that is meant."""
        page = self.me.page

        def there() -> bool:
            now = page.evaluate(SHOWN, [moment.shows, moment.paged])
            if now == "another":
                page.keyboard.press("Escape") if moment.paged else page.locator(".moment").click()
            elif now == "page":
                page.locator("dialog[open] .push").first.click()
            elif now == "nothing":
                page.clock.run_for(100)
            return bool(now == "it")

        self.me.until(there, told=f"{moment.id} is not shown")

    def settle(self, moment: Moment) -> None:
        """Laid out anew after a change of size or theme, and looked at from its top."""
        page = self.me.page
        page.clock.run_for(20)
        self.find(moment)
        page.wait_for_function("document.fonts.status === 'loaded'")
        page.evaluate("wanted => document.querySelector(wanted).scrollIntoView({ block: 'nearest' })", moment.shows)
        page.evaluate("document.querySelector('dialog[open]')?.scrollTo(0, 0)")  # a page is read from its top

    def skip(self) -> None:
        """Whatever lies over the table or still moves on it."""
        page = self.me.page
        while page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)


def held(me: Visitor) -> Stage:
    """The clock of this page can be stopped: until then it goes as any other."""
    me.page.clock.install()
    return Stage(me)
