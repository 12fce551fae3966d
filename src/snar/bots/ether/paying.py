"""Laying down the cards that the plan has chosen, step by step; and where to walk for them."""

from __future__ import annotations

from snar.ether.map.fields import NAMES
from snar.ether.map.tiles import TRAP
from snar.ether.map.ways import route
from snar.ether.rules.actions.acting import Perform
from snar.ether.rules.actions.paying import Pay
from snar.ether.rules.actions.prices import Cost, intent_of
from snar.ether.rules.decks.drawing import hand_limit
from snar.ether.rules.turns.leaving import living_cards
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Choice

from ..base import Scored
from .collecting import in_the_way
from .memory import mind_of
from .mind import Mind
from .peril import NEAR, bearable, expendable
from .purse import PLENTY, Coin, intents, loss, price_loss, split, total
from .taste import PLAIN, Taste

Keys = list[str]


def paying(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    """The next card of the payment, then `done`. Friends are helped when the goal asks for it."""
    pay, mind = g.stack[-1], mind_of(g, seat, 0, taste)
    assert isinstance(pay, Pay)
    wanted = next_key(g, mind, pay) if pay.seat == seat else gift(g, mind, pay)
    order = [wanted, *(f"boost {colour}" for colour in pay.wanted(g) if wanted == "boost"), "done", "pass", "back"]
    ranks = {key: float(len(order) - i) for i, key in reversed(list(enumerate(order)))}
    return [Scored(option, ranks.get(option.key, toward(option.key)), (why(option.key),)) for option in choice.options]


def why(key: str) -> str:
    """A card that goes into a price is missed; what it would do if it were played is no reason."""
    return {"pay": "least-loss", "discard": "least-loss", "pass": "wait", "back": "wait"}.get(key.split()[0], "work")


def toward(key: str) -> float:
    """Rather than take a payment back again and again, it is paid with whatever serves."""
    return 1.5 if key.startswith(("pay ", "discard ")) else 0.0


def performed(g: EtherState) -> str:
    """The key of the action that is being paid."""
    return next((proc.key for proc in reversed(g.stack) if isinstance(proc, Perform)), "")


def next_key(g: EtherState, mind: Mind, pay: Pay) -> str:
    seat, laid = mind.seat, {card for _, card, _ in pay.laid}
    chosen = chosen_cards(g, mind, pay)
    for card, colour in chosen:
        if card not in laid:
            return f"{'item' if card in g.cards('items') else 'pay'} {g.card_id(card)} {colour}"
    missing = pay.cost.get("discard", 0) - len(pay.dropped) - pay.gone
    if missing > 0:
        busy = laid | set(pay.dropped) | {pay.played}
        free = [card for card in g.cards(f"hand.{seat}") if card not in busy]
        return f"discard {g.card_id(min(free, key=lambda card: loss(g, seat, card)))}" if free else "back"
    return "done" if pay.times(g) else "boost"


def chosen_cards(g: EtherState, mind: Mind, pay: Pay) -> list[tuple[int, str]]:
    """Cards with the colour that each pays; the same ones at every step, as none leaves the hand before `done`."""
    key = performed(g)
    if key == "move":
        return [(card, "cunning") for card in mind.walk[2]]
    cost, aim = pay.costs[pay.way], mind.best
    if aim is not None and aim.plan.offered.key == key:
        return by_colour(without(mind.purse, pay.played), cost, aim.times)
    spare = without(mind.spare, pay.played)
    return by_colour(spare if split(spare, intents(cost)) else without(mind.purse, pay.played), cost, 1)


def without(purse: tuple[Coin, ...], card: int) -> tuple[Coin, ...]:
    """A card that is being played pays for nothing."""
    return tuple(coin for coin in purse if coin.card != card)


def by_colour(purse: tuple[Coin, ...], cost: Cost, most: int) -> list[tuple[int, str]]:
    """For as many times as the purse holds; if not even once, what there is toward it."""
    for times in range(most, 0, -1):
        paid = split(purse, intents(cost, times))
        if paid is not None:
            return [
                (card, colour) for (colour, _), cards in zip(intents(cost), paid.cards, strict=True) for card in cards
            ]
    lower = tuple((colour, amount - 1) for colour, amount in intents(cost))
    paid = split(purse, lower) if len(lower) == 1 and lower[0][1] else None
    return [(card, lower[0][0]) for card in paid.cards[0]] if paid else []


def gift(g: EtherState, mind: Mind, pay: Pay) -> str:
    """A card for a friend's price: only for the goal, and the one that is missed least."""
    wanted, key = pay.wanted(g), performed(g)
    if not wanted or pay.times(g) or not any(one.aim and one.offered.key == key for one in mind.plans):
        return "pass"
    laid = {card for _, card, _ in pay.laid}
    coins = [coin for coin in mind.purse if coin.card not in laid and coin.card in g.cards(f"hand.{mind.seat}")]
    useful = [coin for coin in coins if total((coin,), wanted[0])]
    return f"give {g.card_id(min(useful, key=lambda coin: coin.loss).card)} {wanted[0]}" if useful else "pass"


def way_to_pay(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    mind, key, pay = mind_of(g, seat, 0, taste), performed(g), g.stack[-1]
    assert isinstance(pay, Pay)
    aim = mind.best
    found = []
    for option in choice.options:
        if option.key == "back":
            found.append(Scored(option, -99.0, ("wait",)))
            continue
        planned = aim is not None and aim.plan.offered.key == key and aim.cost == option.cost
        lost = price_loss(g, seat, option.cost, without(mind.spare, pay.played))
        lost = price_loss(g, seat, option.cost, without(mind.purse, pay.played)) if lost is None else lost - 9.0
        found.append(Scored(option, 15.0 if planned else -20.0 if lost is None else -lost, ("least-loss",)))
    return found


def walking(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    """Along the shortest way to where the plan leads, round traps if it is no longer; then stop."""
    mind = mind_of(g, seat, int(str(dict(choice.about)["fields"])), taste)
    own, target = g.sleepers[seat].field, mind.walk[1]
    way = route(g.landscape, own, target, g.landscape.bearing(TRAP)) if target not in (-1, own) else ()
    wanted = f"move {NAMES[way[0]]}" if way else "stop"
    return [
        Scored(option, 2.0 if option.key == wanted else 0.5 if option.key == "stop" else 0.0, ("closer",))
        for option in choice.options
    ]


def drawing(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    """Before drawing: of a full hand, cards that the plan does not want make room for new ones; those that can never
    serve it first of all, or the sleeper would wait with a full hand until the turns run out."""
    mind = mind_of(g, seat, 0, taste)
    room = hand_limit(g, seat) - len(g.cards(f"hand.{seat}"))
    wanted = value(g, "draw", seat) - room
    found = []
    for option in choice.options:
        if option.key == "draw":
            found.append(Scored(option, 1.0, ("neutral",)))
            continue
        card = g.find(f"hand.{seat}", option.key.removeprefix("discard "))
        missed = loss(g, seat, card)
        plenty = missed < 2.6 and living_cards(g, seat) >= PLENTY
        idle = (
            wanted > 0
            and card not in mind.kept
            and (plenty or useless(mind, card) or (mind.taste.collects and in_the_way(mind, card)))
        )
        found.append(Scored(option, 2.0 - 0.2 * missed if idle else 0.0, ("least-loss",)))
    return found


def useless(mind: Mind, card: int) -> bool:
    """It pays nothing that the plan or the way to it asks for, and a reshuffle could be borne."""
    g, aim = mind.g, mind.best
    if aim is None or aim.cost is not None or (bearable(g, mind.seat) < NEAR and expendable(g, mind.seat) < 2 * NEAR):
        return False
    there = not aim.plan.goals or mind.row.field in aim.plan.goals
    asked = {colour for cost in mind.ways(aim.plan.offered) for colour, _ in intents(cost)}
    asked |= set() if there else {"cunning"}
    return bool(asked) and not any(amount for colour, amount in intent_of(g, card).items() if colour in asked)
