"""What may be laid down for a price, and played in the middle of a payment (EF-ACT-2, EF-ACT-3, EF-INF-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.ether.state import EtherState
from snar.kernel.choice import Option

from ..decks.drawing import held
from ..turns.readiness import UNREADY, may_take_back, unready
from .boosting import boosts
from .prices import Cost, as_felt, intent_of, payers
from .reserved import free_items
from .window import reactions

if TYPE_CHECKING:
    from .paying import Pay

PAYMENT = "payment"


def way_options(g: EtherState, seat: int, costs: tuple[Cost, ...]) -> list[Option]:
    """EF-ACT-4: of two colours one is chosen; "/" means or (EF-SEC-4)."""
    felt = [as_felt(g, seat, cost) for cost in costs]
    options = [Option(f"for {way_name(cost)}", i, "EF-SEC-4", cost) for i, cost in enumerate(felt)]
    return [*options, Option("back", -1)]


def way_name(cost: Cost) -> str:
    return "+".join(name for name, _ in cost) or "nothing"


def own_options(g: EtherState, pay: Pay) -> list[Option]:
    options = intent_options(g, pay, pay.seat, "pay")
    wanted = pay.wanted(g)
    for card in {g.card_id(card): card for card in free_items(g)}.values():
        options += [laying(g, "item", card, colour) for colour in payers(g, card) if colour in wanted]
    if len(pay.dropped) + pay.gone < pay.cost.get("discard", 0) * pay.most:
        for card in held(g, pay.seat):
            options.append(Option(f"discard {g.card_id(card)}", ("drop", card), "EF-ACT-3"))
    options += quick(g, pay.seat, PAYMENT)
    options += boosts(g, pay)
    if pay.times(g) >= 1:
        options.append(Option("done", ("done",), "EF-ACT-2"))
    return [*options, Option("back", ("back",))]


def others_options(g: EtherState, pay: Pay, seat: int) -> list[Option]:
    gifts = intent_options(g, pay, seat, "give") if seat in pay.helpers else []
    found = gifts + quick(g, seat, "")
    more = [unready((UNREADY,))] if may_take_back(g, seat) else []
    return [*found, Option("pass", ("pass",)), *more] if found else []


def intent_options(g: EtherState, pay: Pay, seat: int, verb: str) -> list[Option]:
    wanted = pay.wanted(g)
    return [laying(g, verb, card, colour) for card in held(g, seat) for colour in payers(g, card) if colour in wanted]


def laying(g: EtherState, verb: str, card: int, colour: str) -> Option:
    amount = intent_of(g, card)[colour]
    return Option(f"{verb} {g.card_id(card)} {colour}", ("lay", card, colour), "EF-ACT-2", (), ((colour, amount),))


def quick(g: EtherState, seat: int, on: str) -> list[Option]:
    """EF-INF-1: in the middle of another action; what is meant for payments only in one's own (EE-B2b)."""
    return [play._replace(value=("play", play.key)) for play in reactions(g, seat, on)]
