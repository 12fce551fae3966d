"""Masks: everyone wears one; it works at any time (EF-MSK-1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from snar.ether.state import EtherState
from snar.ether.values import masks_work
from snar.kernel import zones
from snar.kernel.choice import Option, Refusal
from snar.kernel.flow import Ask, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means
from snar.packs.ether.model import Action

from ..actions.offers import Offered, Source, printed_action

NONE, KEEP = -1, "keep"
MEANINGS = {"mask": Asks("pick", {"wear": Means("card"), KEEP: ON})}


def worn(g: EtherState, seat: int) -> int:
    mask = g.cards(f"mask.{seat}")
    return mask[0] if mask else NONE


@lru_cache(maxsize=1024)
def any_time(action: Action) -> Action:
    """EF-MSK-1: in every phase, so also where only quick actions may be taken."""
    return replace(action, kind="quick") if action.kind == "plain" else action


def action_of(g: EtherState, owner: str, id: str) -> Action:
    return any_time(printed_action(g, owner, id))


def offered(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    """A mask whose action is just being paid is no longer there to be used."""
    mask = worn(g, seat)
    if mask >= 0 and mask not in taken:
        for action in g.card(mask).actions:
            id = g.card_id(mask)
            yield Offered(f"act {id}.{action.id}", any_time(action), "mask", id, mask)


def barred(g: EtherState) -> Refusal | None:
    """EF-MUT-1: a mutation may put all masks out of work."""
    return None if masks_work(g) else Refusal("blocked-by-mutation", "EF-MUT-1")


def take_off(g: EtherState, seat: int) -> None:
    """A discarded mask is still the sleeper's, but not worn."""
    for mask in g.cards(f"mask.{seat}"):
        zones.move(g, mask, f"mask.{seat}", f"masks.{seat}", seen=g.everyone, rule="EF-MSK-1")


def put_on(g: EtherState, seat: int, mask: int) -> None:
    take_off(g, seat)
    name = g.sleepers[seat].id
    zones.move(g, mask, f"masks.{seat}", f"mask.{seat}", seen=g.everyone, rule="EF-MSK-1", actor=name)


def wear_options(g: EtherState, masks: tuple[int, ...]) -> list[Option]:
    return [Option(f"wear {g.card_id(mask)}", mask, "EF-MSK-1") for mask in masks]


@procedure
class ChooseMask(Proc):
    """At the start of a game and at Awakening: one of all that the sleeper owns."""

    STEPS = ("ask", "wear")
    seat: int
    mask: int = NONE

    def ask(self, g: EtherState) -> Next:
        owned = (*g.cards(f"mask.{self.seat}"), *g.cards(f"masks.{self.seat}"))
        return Ask(self.seat, wear_options(g, owned), "mask", "mask") if owned else Return()

    def wear(self, g: EtherState) -> Next:
        if self.mask != worn(g, self.seat):
            put_on(g, self.seat, self.mask)
        return None


@procedure
class RefreshMask(Proc):
    """Another owned mask in place of the worn one; if none is worn, one of them."""

    STEPS = ("ask", "wear")
    seat: int
    mask: int = NONE

    def ask(self, g: EtherState) -> Next:
        others = g.cards(f"masks.{self.seat}")
        return Ask(self.seat, wear_options(g, others), "mask", "mask") if others else Return()

    def wear(self, g: EtherState) -> Next:
        put_on(g, self.seat, self.mask)
        return None


@procedure
class GainMask(Proc):
    """A gained mask may be worn at once; the old one is discarded for it."""

    STEPS = ("take", "ask", "wear")
    seat: int
    card: int
    said: str = ""

    def take(self, g: EtherState) -> Next:
        frm = next(zone for zone in ("masks.box", "vault", "revealed") if self.card in g.cards(zone))
        g.disclosed |= frm == "masks.box"  # its face counts as known, yet the story may keep it
        zones.move(g, self.card, frm, f"masks.{self.seat}", seen=g.everyone, rule="EF-MSK-1")
        g.owners[self.card] = 1 + self.seat
        return None

    def ask(self, g: EtherState) -> Next:
        wear = f"wear {g.card_id(self.card)}"
        return Ask(self.seat, [Option(wear, wear, "EF-MSK-1"), Option(KEEP, KEEP)], "said", "mask")

    def wear(self, g: EtherState) -> Next:
        if self.said != KEEP:
            put_on(g, self.seat, self.card)
        return None


SOURCES = {"mask": Source(offered, action_of, shared=False, lies=True, bar=barred)}
