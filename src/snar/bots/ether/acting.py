"""What to do in the action step, and how to pay for it."""

from __future__ import annotations

from snar.ether.map.fields import NAMES
from snar.ether.map.ways import distances
from snar.ether.rules.affording import open_ways
from snar.ether.rules.offers import Offered, find
from snar.ether.rules.paying import Pay
from snar.ether.rules.prices import COLOURS, Cost
from snar.ether.state import EtherState
from snar.kernel.choice import Choice, Option

from ..base import Scored
from .plans import goal, plans, share
from .purse import available, cheapest, loss, price_loss
from .worth import worth

BOOST_FOR = 2  # intent that the luck die is hoped to bring
SPENT = 5.5  # above this loss an ordinary deed is not worth its price


def action(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    return [score(g, seat, option) for option in choice.options]


def score(g: EtherState, seat: int, option: Option) -> Scored:
    word = option.key.split()[0]
    if option.key == "ready":
        return Scored(option, 0.3, ("end-turn",))
    if option.key == "move":
        return moving(g, seat, option)
    if word in ("peek", "take"):
        return Scored(option, -5.0, ("wait",))
    if word == "hours":
        last = len(g.cards("turns")) <= 1 and option.key == "hours 1"
        return Scored(option, 4.0 if last else -2.0, ("turns",))
    offered = find(g, seat, option.key)
    if offered is None:
        return Scored(option, -1.0, ("wait",))
    if word == "effort":
        return hurrying(g, seat, option, offered)
    if option.key == "gem":
        spare = len(g.cards(f"hand.{seat}")) >= 5 and g.sleepers[seat].gems < 2
        return Scored(option, 0.6 if spare else -1.0, ("gem",))
    return deed(g, seat, option, offered)


def deed(g: EtherState, seat: int, option: Option, offered: Offered) -> Scored:
    lost = least_loss(g, seat, offered)
    if lost is None:
        return Scored(option, -9.0, ("wait",))
    if offered.kind == "place":
        room = len(g.cards(f"progress.{seat}")) < 4
        return Scored(option, (4.5 if room else -1.0) - 0.6 * lost, ("progress",))
    value = share(g, seat, offered)
    if offered.kind == "hand":
        lost += 0.5 * loss(g, seat, offered.card)
    return Scored(option, value - 0.5 * lost, ("deed" if value > 5 else "card",))


def least_loss(g: EtherState, seat: int, offered: Offered) -> float | None:
    """The cheapest way to pay; with the luck die only when little is missing."""
    taken = frozenset({offered.card})
    losses = [price_loss(g, seat, cost, taken) for cost in open_ways(g, seat, offered)]
    known = [lost for lost in losses if lost is not None]
    if known:
        return min(known)
    hoped = [price_loss(g, seat, lowered(cost), taken) for cost in open_ways(g, seat, offered)]
    risky = [lost + 3.0 for lost in hoped if lost is not None]
    boosts = offered.kind != "place" and not g.sleepers[seat].boosted
    return min(risky) if risky and boosts and offered.action.each != "sleepers" else None


def lowered(cost: Cost) -> Cost:
    """The price if the die brings one."""
    return tuple((name, max(1, amount - 1) if name in COLOURS else amount) for name, amount in cost)


def moving(g: EtherState, seat: int, option: Option) -> Scored:
    aim = goal(g, seat)
    here = max((one.worth for one in plans(g, seat) if one.steps == 0 and payable(g, seat, one.offered)), default=0.0)
    if aim is None or available(g, seat, "cunning") == 0 or here > aim.worth:
        return Scored(option, -1.0, ("wait",))
    way = min(aim.steps, available(g, seat, "cunning"))
    return Scored(option, 0.5 * aim.worth - 0.3 * aim.steps + 0.2 * way, ("closer",))


def payable(g: EtherState, seat: int, offered: Offered) -> bool:
    return least_loss(g, seat, offered) is not None


def hurrying(g: EtherState, seat: int, option: Option, offered: Offered) -> Scored:
    """Hours for the last steps to something good."""
    aim = goal(g, seat)
    steps = int(option.key.split()[1])
    fits = aim is not None and aim.steps == steps and aim.worth > 6
    return Scored(option, (0.4 * aim.worth - steps) if aim and fits else -1.0, ("closer",))


def walking(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    """Along the shortest way to the goal; then stop, also where something else can be done on the way."""
    aim = next((one for one in plans(g, seat) if one.steps > 0 or payable(g, seat, one.offered)), None)
    own = g.sleepers[seat].field
    found = []
    for option in choice.options:
        word, _, name = option.key.partition(" ")
        nearer = False
        if aim is not None and word == "move":
            away = distances(g.landscape, NAMES.index(name))
            nearer = min((away[goal] for goal in aim.goals if away[goal] >= 0), default=99) < aim.steps
            nearer = nearer and NAMES.index(name) != own
        points = 2.0 if nearer else 0.5 if word == "stop" else -1.0
        found.append(Scored(option, points, ("closer" if nearer else "end-turn",)))
    return found


def paying(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    """The next card of the cheapest payment, then `done`."""
    pay = g.stack[-1]
    if not isinstance(pay, Pay) or pay.seat != seat:
        return [Scored(option, 1.0 if option.key == "pass" else 0.0, ("wait",)) for option in choice.options]
    wanted = next_card(g, seat, pay)
    return [Scored(option, preference(option.key, wanted), ("card",)) for option in choice.options]


def preference(key: str, wanted: str) -> float:
    if key == wanted:
        return 3.0
    if key.startswith(f"{wanted} "):  # a boost of one of several colours
        return 2.5
    return {"done": 1.0, "back": 0.5}.get(key, 0.0)


def next_card(g: EtherState, seat: int, pay: Pay) -> str:
    have = pay.intent(g)
    taken = frozenset([card for _, card, _ in pay.laid] + list(pay.dropped) + [pay.played])
    for colour, amount in pay.cost.items():
        if colour == "discard":
            if len(pay.dropped) + pay.gone < amount:
                free = [card for card in g.cards(f"hand.{seat}") if card not in taken]
                return f"discard {g.card_id(min(free, key=lambda card: loss(g, seat, card)))}" if free else "back"
            continue
        if colour not in COLOURS:
            continue
        missing = distance_left(g, seat, pay, amount) - have[colour]
        if missing <= 0:
            continue
        cards = cheapest(g, seat, colour, min(missing, available(g, seat, colour, taken)), taken)
        if cards:
            word = "item" if cards[0] in g.cards("items") else "pay"
            return f"{word} {g.card_id(cards[0])} {colour}"
        if not pay.times(g):
            risky = missing <= BOOST_FOR and any(have.values()) and not g.sleepers[seat].boosted
            return "boost" if risky else "back"
    return "done"


def distance_left(g: EtherState, seat: int, pay: Pay, amount: int) -> int:
    """Movement is paid for as many fields as the goal is away."""
    if pay.kind != "move":
        return amount
    aim = goal(g, seat)
    return aim.steps if aim else amount


def way_to_pay(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    found = []
    for option in choice.options:
        lost = price_loss(g, seat, option.cost, frozenset()) if option.key != "back" else None
        found.append(
            Scored(option, -99.0 if option.key == "back" else -20.0 if lost is None else -lost, ("least-loss",))
        )
    return found


def drawing(g: EtherState, seat: int, choice: Choice) -> list[Scored]:
    """Before drawing: of a full hand, what is missed least makes room."""
    hand = len(g.cards(f"hand.{seat}"))
    found = []
    for option in choice.options:
        if option.key == "draw":
            found.append(Scored(option, 1.0, ("neutral",)))
            continue
        card = g.find(f"hand.{seat}", option.key.removeprefix("discard "))
        useless = hand >= 5 and card >= 0 and loss(g, seat, card) < 2.4
        found.append(Scored(option, 2.0 - 0.2 * loss(g, seat, card) if useless else 0.0, ("least-loss",)))
    return found


__all__ = ["action", "drawing", "paying", "walking", "way_to_pay", "worth"]
