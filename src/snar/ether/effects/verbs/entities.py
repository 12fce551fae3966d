"""Verbs about entities. They concern the figure aimed at, the entity whose effect it is, or one that is named."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.entities import mutations, spawning, states
from snar.ether.rules.entities.moves import MoveEntity
from snar.ether.rules.entities.shifting import Relocate, Shift
from snar.ether.rules.turns import turncards
from snar.ether.rules.turns.dreamphase import ResolveStep, ResolveTurnCard
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ...state import EtherState
from ..amounts import amount
from ..apply import Apply, Effect, Handler
from ..targets import personal
from .fields import candidates
from .figures import on_figure, tile_of

MEANINGS = {"cleanse": Asks("pick", {"remove": Means("card")})}


# -- coming, going, moving -------------------------------------------------------------------------------------------
def spawn(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    at = effect["at"]
    fields = () if at == "spawn" else tuple(candidates(g, a, at))
    if at != "spawn" and not fields:
        return None
    return spawning.Spawn(effect["entity"], amount(g, a, effect["figures"]), fields)


def banish(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    if not effect["all"]:
        return banish_one(g, a, effect)
    entity = tile_of(g, a, effect)
    if entity:
        spawning.remove_tile(g, entity)
    return None


@on_figure
def banish_one(g: EtherState, a: Apply, effect: Effect, entity: str, index: int) -> None:
    spawning.banish(g, entity, index)


@on_figure
def push(g: EtherState, a: Apply, effect: Effect, entity: str, index: int) -> Proc | None:
    """The players move it. EF-MAP-13: a large entity cannot be pushed."""
    if g.content.pack.entities[entity].large:
        return None
    return Shift(a.seat, ("figure", entity, index), amount(g, a, effect["fields"]), "push")


@on_figure
def relocate_entity(g: EtherState, a: Apply, effect: Effect, entity: str, index: int) -> Proc | None:
    own = g.entities[g.entity(entity)].figures[index].field
    fields = candidates(g, a, effect["to"], own)
    return Relocate(("figure", entity, index), tuple(field for field in fields if field != own))


def entity_move(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """A movement step of its own."""
    entity = tile_of(g, a, effect)
    return MoveEntity(entity) if entity else None


# -- states and mutations --------------------------------------------------------------------------------------------
def state(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """A sleeper's, or that of the figure aimed at (EF-STA-1)."""
    if effect["who"] != "target" or a.target[:1] == ("sleeper",):
        return state_of_sleeper(g, a, effect)
    return state_of_figure(g, a, effect)


@personal
def state_of_sleeper(g: EtherState, a: Apply, effect: Effect) -> None:
    states.on_sleeper(g, a.seat, effect["name"])


@on_figure
def state_of_figure(g: EtherState, a: Apply, effect: Effect, entity: str, index: int) -> None:
    states.on_figure(g, entity, index, effect["name"])


def mutate(g: EtherState, a: Apply, effect: Effect) -> None:
    """EF-MUT-2: it works at once; whoever is above a limit then gives something up (Apply)."""
    mutations.mutate(g, tile_of(g, a, effect), amount(g, a, effect["amount"]))


def cleanse(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    entity = tile_of(g, a, effect)
    if not entity:
        return None
    out = effect.get("out", False)
    if effect["all"]:
        mutations.cleanse_all(g, entity, out)
        return None
    return Cleanse(a.seat, entity, amount(g, a, effect["amount"]), out)


@procedure
class Cleanse(Proc):
    """The acting sleeper says which mutations go."""

    STEPS = ("ask", "remove", "again")
    seat: int
    entity: str
    amount: int
    out: bool = False
    mutation: str = ""

    def ask(self, g: EtherState) -> Next:
        tile = g.entity(self.entity)
        names = sorted(set(g.entities[tile].mutations)) if tile >= 0 and self.amount > 0 else []
        options = [Option(f"remove {name}", name, "EF-MUT-1") for name in names]
        return Ask(self.seat, options, "mutation", "cleanse") if options else Return()

    def remove(self, g: EtherState) -> Next:
        mutations.cleanse(g, self.entity, self.mutation, self.out)
        self.amount -= 1
        return None

    def again(self, g: EtherState) -> Next:
        return Goto("ask")


# -- the turn card ---------------------------------------------------------------------------------------------------
def block(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return turncards.Block(a.seat, amount(g, a, effect["steps"]))


def resolve(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EF-TRN-7: the card is not discarded for it."""
    return ResolveTurnCard()


def step(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EE-D3c: not if every such step of the current card is blocked."""
    name = effect["name"]
    printed = [index for index, other in enumerate(turncards.steps(g)) if other == name]
    if printed and all(index in g.blocked for index in printed):
        return None
    return ResolveStep(name)


VERBS: dict[str, Handler | Any] = {
    "spawn": spawn,
    "banish": banish,
    "push": push,
    "relocate_entity": relocate_entity,
    "entity_move": entity_move,
    "state": state,
    "mutate": mutate,
    "cleanse": cleanse,
    "block": block,
    "resolve": resolve,
    "step": step,
}
