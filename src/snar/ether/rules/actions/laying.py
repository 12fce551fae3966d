"""What may be laid down for a price, and played in the middle of a payment (EF-ACT-2, EF-ACT-3, EF-INF-1)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from snar.ether.content import Content
from snar.ether.state import EtherState
from snar.kernel.choice import Option

from ..decks.drawing import held
from ..turns.readiness import UNREADY, may_take_back, unready
from .boosting import boosts
from .offers import PAYMENT
from .prices import Cost, as_felt, payers
from .reserved import reserved
from .window import reactions

if TYPE_CHECKING:
    from .paying import Pay


def way_options(g: EtherState, seat: int, costs: tuple[Cost, ...]) -> list[Option]:
    """EF-ACT-4: of two colours one is chosen; "/" means or (EF-SEC-4)."""
    felt = [as_felt(g, seat, cost) for cost in costs]
    options = [Option(f"for {way_name(cost)}", i, "EF-SEC-4", cost) for i, cost in enumerate(felt)]
    return [*options, Option("back", -1)]


def way_name(cost: Cost) -> str:
    return "+".join(name for name, _ in cost) or "nothing"


def own_options(g: EtherState, pay: Pay) -> list[Option]:
    wanted, taken = pay.wanted(g), reserved(g)
    cards = held(g, pay.seat, taken)
    options = intent_options(g, wanted, cards, "pay")
    items = [card for card in g.cards("items") if card not in taken]
    for card in {g.card_id(card): card for card in items}.values():
        options += [laying(g.content, "item", card, colour) for colour in payers(g, card) if colour in wanted]
    if len(pay.dropped) + pay.gone < pay.cost.get("discard", 0) * pay.most:
        options += [dropping(g.content, card) for card in cards]
    options += quick(g, pay.seat, PAYMENT)
    options += boosts(g, pay)
    if pay.times(g) >= 1:
        options.append(Option("done", ("done",), "EF-ACT-2"))
    return [*options, Option("back", ("back",))]


def others_options(g: EtherState, pay: Pay, seat: int) -> list[Option]:
    gifts = intent_options(g, pay.wanted(g), held(g, seat), "give") if seat in pay.helpers else []
    found = gifts + quick(g, seat, "")
    more = [unready((UNREADY,))] if may_take_back(g, seat) else []
    return [*found, Option("pass", ("pass",)), *more] if found else []


def intent_options(g: EtherState, wanted: list[str], cards: tuple[int, ...], verb: str) -> list[Option]:
    content = g.content
    return [
        laying(content, verb, card, colour) for card in cards for colour in content.payers[card] if colour in wanted
    ]


@lru_cache(maxsize=4096)
def laying(content: Content, verb: str, card: int, colour: str) -> Option:
    key, amount = f"{verb} {content.ids[card]} {colour}", content.intents[card][colour]
    return Option(key, ("lay", card, colour), "EF-ACT-2", (), ((colour, amount),))


@lru_cache(maxsize=1024)
def dropping(content: Content, card: int) -> Option:
    return Option(f"discard {content.ids[card]}", ("drop", card), "EF-ACT-3")


def quick(g: EtherState, seat: int, on: str) -> list[Option]:
    """EF-INF-1: in the middle of another action; what is meant for payments only in one's own (EE-B2b)."""
    found = reactions(g, seat, on)
    return [Option(play.key, ("play", play.key), play.rule, play.cost, play.effect) for play in found]
