"""Weaknesses: they come among one's own cards and have to be met when drawn (EF-WEK-1)."""

from __future__ import annotations

from functools import lru_cache

from snar.ether.effects.apply import Apply
from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.flow import Call, Next, Proc, procedure
from snar.packs.ether.model import Action, Weakness

from ..actions.offers import Offered, Source
from ..turns.leaving import check_life

OPEN = ("progress", "discard")  # where a weakness lies to be seen


def gain_weakness(g: EtherState, seat: int) -> None:
    """The top one, face up on the discards; the deck may be empty (EF-LIM-1)."""
    card = zones.draw(
        g, "weaknesses", f"discard.{seat}", seen=g.everyone, rule="EF-WEK-1", actor=g.sleepers[seat].id
    )  # fmt: skip
    if card >= 0:
        g.owners[card] = 1 + seat


@procedure
class MeetWeakness(Proc):
    """Drawn from the deck: onto the discards, or to stay among the progress cards; then what it does."""

    STEPS = ("lay", "suffer")
    seat: int
    card: int

    def lay(self, g: EtherState) -> Next:
        to = "progress" if g.card(self.card).stays else "discard"
        name = g.sleepers[self.seat].id
        own = self.seat
        zones.move(g, self.card, f"deck.{own}", f"{to}.{own}", seen=g.everyone, rule="EF-WEK-1", actor=name)
        check_life(g, self.seat)
        return None

    def suffer(self, g: EtherState) -> Next:
        weakness = g.card(self.card)
        return Call(Apply(self.seat, weakness.drawn, weakness.id, self.card, rule="EF-WEK-1"))


# -- paying one away -------------------------------------------------------------------------------------------------
def offered(g: EtherState, seat: int, taken: set[int]) -> list[Offered]:
    """Most can be paid away as soon as they can be seen."""
    found: dict[str, int] = {}
    curable = g.content.curable
    for zone in OPEN:
        cards = g.cards(f"{zone}.{seat}")
        if not curable.isdisjoint(cards):
            for card in cards:
                if card in curable:
                    found.setdefault(g.card_id(card), card)
    return [Offered(f"cure {id}", curing(g, id, "cure"), "weakness", id, card) for id, card in found.items()]


def curing(g: EtherState, owner: str, id: str) -> Action:
    return curing_of(g.content.pack.weaknesses[owner])


@lru_cache(maxsize=1024)
def curing_of(weakness: Weakness) -> Action:
    return Action("cure", "plain", "", "", 0, "no", weakness.price, "no", (), ())


def cured(g: EtherState, seat: int, offered: Offered) -> None:
    """To the bottom of the weakness deck."""
    frm = next(zone for zone in OPEN if offered.card in g.cards(f"{zone}.{seat}"))
    zones.move(g, offered.card, f"{frm}.{seat}", "weaknesses", seen=g.everyone, bottom=True, rule="EF-WEK-1")
    g.owners[offered.card] = 0


SOURCES = {"weakness": Source(offered, curing, shared=False, used=cured)}
