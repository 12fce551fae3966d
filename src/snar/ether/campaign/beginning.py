"""Where a game starts: a campaign, the next game of one, or one dream or slumber for practice."""

from __future__ import annotations

from typing import Any

from snar.kernel import zones
from snar.kernel.flow import Call, Goto, Next, Proc, procedure

from ..content import Content
from ..options import LUCID, Rules, refused
from ..rules.decks.editing import EditDeck
from ..rules.things.items import unfound
from ..rules.things.masks import ChooseMask
from ..state import EtherState
from .chronicle import restore
from .delta import shuffle_slumbers
from .dreams import EnterDream
from .dreamworld import Travel
from .ground import lay_entry_tiles
from .lucid import begins, open_again, open_packets
from .modes import hand_out, take_back
from .sheet import fits, read_up
from .slumbers import Slumbering


def check_start(rules: Rules, content: Content) -> None:
    """Refused, unless a game can start there."""
    kind, _, id = rules.start.partition(":")
    known = {"campaign": ("",), "world": ("",), "dream": content.pack.dreams, "slumber": content.pack.slumbers}
    if id not in known.get(kind, ()):
        raise refused("unknown-start", "EF-SET-2", start=rules.start)


def beginning(g: EtherState) -> Proc:
    """By `start`: `campaign`, `world`, `dream:<id>`, `slumber:<id>`."""
    g.districts = tuple(district.id for district in g.content.pack.districts.values() if district.start)
    kind, _, id = g.rules.start.partition(":")
    if kind in ("dream", "slumber"):
        if LUCID in g.rules:
            open_packets(g)
        hand_out(g)
        shuffle_slumbers(g)
        return Practice(kind, id)
    chronicle = g.rules.chronicle
    if chronicle is None:
        hand_out(g)
        shuffle_slumbers(g)
        if kind == "world":
            unfound(g)
            return Travel(resumed=True)
        return Campaign()
    go_on(g, chronicle)
    return Travel(resumed=True)


def go_on(g: EtherState, chronicle: dict[str, Any]) -> None:
    """The table as it was left, with the variants agreed on now."""
    lucid = begins(g, chronicle)
    if fits(g, chronicle.get("sheet")) and not lucid:  # a lucid round begins by Awakening, where decks are put together
        read_up(g, chronicle["sheet"])
    else:
        restore(g, chronicle)
        for zone in ("weaknesses", "turns.used"):  # EF-SET-3; the other decks are shuffled by Awakening
            zones.shuffle(g, zone, "EF-SET-3")
    if lucid:
        open_again(g)
    if LUCID in g.rules:
        open_packets(g)
    take_back(g)
    hand_out(g)


@procedure
class Campaign(Proc):
    """EF-SET-2: the first game starts in the first dream; before it everyone puts a mask on (EF-MSK-1)."""

    STEPS = ("mask", "dream")
    seat: int = 0

    def mask(self, g: EtherState) -> Next:
        if self.seat == g.seats:
            return Goto("dream")
        seat, self.seat = self.seat, self.seat + 1
        return Call(ChooseMask(seat))

    def dream(self, g: EtherState) -> Next:
        if self.seat < g.seats:
            return Goto("mask")
        first = next(dream.id for dream in g.content.pack.dreams.values() if dream.start)
        return Call(Travel(first))


@procedure
class Practice(Proc):
    """One dream or slumber without a campaign around it; lucid sleepers choose their twenty cards first (EF-VAR-7)."""

    STEPS = ("deck", "mask", "play", "over")
    kind: str
    id: str
    seat: int = 0
    outcome: str = ""

    def deck(self, g: EtherState) -> Next:
        return Call(EditDeck(self.seat)) if LUCID in g.rules else None

    def mask(self, g: EtherState) -> Next:
        self.seat += 1
        return Call(ChooseMask(self.seat - 1))

    def play(self, g: EtherState) -> Next:
        if self.seat < g.seats:
            return Goto("deck")
        if self.kind == "dream":
            return Call(EnterDream(self.id), "outcome")
        lay_entry_tiles(g)
        g.mode, g.safe = "world", False
        for zone in ("vault", "slumbers"):
            card = g.find(zone, self.id)
            if card >= 0:
                zones.move(g, card, zone, "slumbers")
        return Call(Slumbering(), "outcome")

    def over(self, g: EtherState) -> Next:
        g.result = {"outcome": self.outcome}
        return None
