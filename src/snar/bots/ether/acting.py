"""What to do in the action step and in windows."""

from __future__ import annotations

from snar.ether.map.ways import FAR, distances
from snar.ether.rules.actions.offers import Offered
from snar.ether.rules.actions.prices import has_fixed
from snar.ether.rules.actions.rolls import LUCK
from snar.ether.state import EtherState
from snar.kernel.choice import Choice, Option

from ..base import Scored
from .caring import CARES
from .hours import hurrying, kept_hours
from .memory import mind_of
from .mind import Mind
from .peril import anguish
from .purse import Coin, price_loss
from .taste import PLAIN, Taste
from .worth import UNIT, WHOLE, Effect, worth

READY = 0.3
AGAIN = {"x": 2.5, "blank": 1.2}  # throws of the luck die that are worth another one


def action(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    mind = mind_of(g, seat, 0, taste)
    return [score(mind, option) for option in choice.options]


def score(mind: Mind, option: Option) -> Scored:
    g, word = mind.g, option.key.split()[0]
    if option.key == "ready":
        return Scored(option, READY, ("rest",))
    if option.key == "move":
        points, _, cards = mind.walk
        return Scored(option, points if cards else -1.0, ("closer",))
    aim = mind.best
    if aim is not None and option.key == aim.plan.offered.key:
        here = aim.field in (-1, mind.row.field)
        return Scored(
            option, aim.score if here and aim.cost is not None else -1.0, ("goal" if aim.plan.aim else "work",)
        )
    if word == "take":
        return Scored(option, -5.0, ("wait",))
    if word in CARES:
        return CARES[word](mind, option)
    if word == "hours":
        last = g.mode == "dream" and len(g.cards("turns")) <= 1 and option.key == "hours 1"
        return Scored(option, 4.0 if last and g.hours > kept_hours(mind) else -2.0, ("turns",))
    if word == "effort":
        return hurrying(mind, option)
    offered = mind.in_play.get(option.key)
    return Scored(option, -1.0, ("wait",)) if offered is None else deed(mind, option, offered)


def deed(mind: Mind, option: Option, offered: Offered) -> Scored:
    """Something beside the plan: its worth against the cards that the plan does not want."""
    purse = tuple(coin for coin in mind.spare if coin.card != offered.card)
    lost = least_loss(mind, offered, purse)
    if lost is None or offered.card in mind.kept:
        return Scored(option, -9.0, ("wait",))
    if option.key == "gem":
        return Scored(option, mind.taste.gem if len(purse) >= 4 and mind.row.gems < 2 else -1.0, ("gem",))
    if offered.kind == "place":
        return Scored(option, placing(mind) - lost, ("progress",))
    value = useful(mind, offered.action.do, offered.owner)
    if mind.taste.hardy and mind.row.distress and any(effect["verb"] == "calm" for effect in offered.action.do):
        value += relief(mind, mind.row.distress) - UNIT["calm"]
    own = next((coin.loss for coin in mind.purse if coin.card == offered.card), 0.0) if offered.kind == "hand" else 0.0
    return Scored(option, value - lost - mind.thrift * own, ("card",))


def placing(mind: Mind) -> float:
    """A card at work pays back turn by turn."""
    room = len(mind.g.cards(f"progress.{mind.seat}")) < 4
    return min(4.0, 0.5 * len(mind.g.cards("turns"))) if room else -1.0


def least_loss(mind: Mind, offered: Offered, purse: tuple[Coin, ...]) -> float | None:
    """The cheapest way to pay, without the luck die."""
    ways = [cost for cost in mind.ways(offered) if has_fixed(mind.g, mind.seat, cost)]
    losses = [
        (price_loss(mind.g, mind.seat, cost, purse), mind.taste.hour * dict(cost).get("hours", 0)) for cost in ways
    ]
    return min((lost + hours for lost, hours in losses if lost is not None), default=None)


def useful(mind: Mind, effects: tuple[Effect, ...], owner: str) -> float:
    """Steps and leaps are worth something when there is somewhere to go."""
    moves = [effect for effect in effects if effect["verb"] == "move" and effect["who"] == "self"]
    value = worth(mind.g, mind.seat, effects, owner)
    if any(effect["verb"] == "relocate" and effect["who"] == "self" for effect in effects) and not gap(mind):
        return value - WHOLE["relocate"] - 0.5
    if not moves:
        return value
    steps = sum(effect["fields"] if isinstance(effect["fields"], int) else 2 for effect in moves)
    return value - 0.7 * steps + 0.9 * min(steps, gap(mind))


def relief(mind: Mind, tokens: int) -> float:
    """What it is worth to have one token of distress less than so many."""
    g, seat, taste = mind.g, mind.seat, mind.taste
    return anguish(g, seat, tokens, taste) - anguish(g, seat, tokens - 1, taste)


def gap(mind: Mind) -> int:
    """Fields between the sleeper and its plan."""
    goals = mind.best.plan.soon if mind.best else ()
    away = distances(mind.g.landscape, mind.row.field) if mind.row.field >= 0 else ()
    far = min((away[goal] for goal in goals if away and goal >= 0), default=FAR)
    return far if far < FAR else 0


def window(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    """A quick action when its moment is worth it."""
    mind = mind_of(g, seat, 0, taste)
    found = []
    for option in choice.options:
        offered = mind.in_play.get(option.key)
        if offered is None:
            found.append(Scored(option, 0.5 if option.key == "pass" else 0.0, ("wait",)))
            continue
        lost = least_loss(mind, offered, tuple(coin for coin in mind.purse if coin.card != offered.card))
        points = -9.0 if lost is None else reaction(mind, offered) - lost
        found.append(Scored(option, points, ("card",)))
    return found


def reaction(mind: Mind, offered: Offered) -> float:
    """Rerolls hang on what lies there, prevention on how much one can still bear."""
    verbs = {effect["verb"] for effect in offered.action.do}
    if "reroll" in verbs:
        luck = next((proc for proc in reversed(mind.g.stack) if proc.NAME == "ether.Luck"), None)
        return AGAIN.get(LUCK[luck.face - 1], -1.0) if luck is not None else -1.0  # type: ignore[attr-defined]
    if "prevent" in verbs:
        return relief(mind, mind.row.distress + 1) if mind.taste.hardy else 1.0 + 0.4 * mind.row.distress
    return worth(mind.g, mind.seat, offered.action.do, offered.owner) - 0.5
