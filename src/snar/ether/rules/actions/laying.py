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

DONE, BACK = Option("done", ("done",), "EF-ACT-2"), Option("back", ("back",))


def way_options(g: EtherState, seat: int, costs: tuple[Cost, ...]) -> list[Option]:
    """EF-ACT-4: of two colours one is chosen; "/" means or (EF-SEC-4)."""
    felt = [as_felt(g, seat, cost) for cost in costs]
    options = [Option(f"for {way_name(cost)}", i, "EF-SEC-4", cost) for i, cost in enumerate(felt)]
    return [*options, Option("back", -1)]


def way_name(cost: Cost) -> str:
    return "+".join(name for name, _ in cost) or "nothing"


def own_options(g: EtherState, pay: Pay) -> list[Option]:
    have, taken = pay.intent(g), reserved(g)
    wanted = pay.wanted_with(have)
    cards = held(g, pay.seat, taken)
    options = intent_options(g, wanted, cards, "pay") if wanted else []
    items = g.cards("items")
    if items and wanted:
        free = [card for card in items if card not in taken]
        for card in {g.card_id(card): card for card in free}.values():
            options += [laying(g.content, "item", card, colour) for colour in payers(g, card) if colour in wanted]
    if len(pay.dropped) + pay.gone < pay.cost.get("discard", 0) * pay.most:
        options += [dropping(g.content, card) for card in cards]
    options += quick(g, pay.seat, PAYMENT, taken)
    options += boosts(g, pay, wanted)
    if pay.times_with(g, have) >= 1:
        options.append(DONE)
    options.append(BACK)
    return options


def others_options(g: EtherState, pay: Pay, seat: int) -> list[Option]:
    taken = reserved(g)
    gifts = intent_options(g, pay.wanted(g), held(g, seat, taken), "give") if seat in pay.helpers else []
    found = gifts + quick(g, seat, "", taken)
    if not found:
        return []
    more = [unready((UNREADY,))] if may_take_back(g, seat) else []
    return [*found, Option("pass", ("pass",)), *more]


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


def quick(g: EtherState, seat: int, on: str, taken: set[int]) -> list[Option]:
    """EF-INF-1: in the middle of another action; what is meant for payments only in one's own (EE-B2b)."""
    found = reactions(g, seat, on, taken)
    return [play.standing_for(("play", play.key)) for play in found] if found else []
