"""The movement phase: which field to make for, and what to do on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.bots.rise import trading
from snar.bots.rise.goals import asked_for
from snar.bots.rise.spells import best_spell
from snar.bots.rise.walking import Worth, stops
from snar.bots.rise.wants import asks
from snar.kernel.choice import Choice, Option
from snar.packs.rise.model import OneShot
from snar.rise.rules.laid import concerning, works
from snar.rise.rules.uses import offer_by_key

from ..base import Scored

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind


def movement(mind: Mind, choice: Choice) -> list[Scored]:
    """Steps by where they lead; everything else by what it adds to the best of them."""
    if not mind.row.rolled:
        return [before_roll(mind, option) for option in choice.options]
    steps = stops(mind)
    found = [walking(mind, option, steps) for option in choice.options if option.value[0] in ("move", "end")]
    base = max(row.score for row in found)
    found += [acting(mind, option, base) for option in choice.options if option.value[0] not in ("move", "end")]
    return found


def before_roll(mind: Mind, option: Option) -> Scored:
    return Scored(option, 0.0, ("roll",)) if option.value[0] == "roll" else acting(mind, option, 0.0)


def walking(mind: Mind, option: Option, steps: dict[int, Worth]) -> Scored:
    kind, cell = option.value
    score, reason = steps.get(cell if kind == "move" else -1, (-999.0, "closer"))
    if kind == "end":
        return Scored(option, score, ("end-turn" if reason == "closer" else reason,))
    return Scored(option, score, (reason,))


# -- everything else ---------------------------------------------------------------------------------------------------
def acting(mind: Mind, option: Option, base: float) -> Scored:
    gain, reason = gain_of(mind, option)
    return Scored(option, base + (gain if mind.ours else -abs(gain) - 1.0), (reason,))


def gain_of(mind: Mind, option: Option) -> tuple[float, str]:
    kind, value = option.value
    g, me = mind.g, mind.figure
    if kind == "activate":
        found = concerning(g, me, value)
        gain = mind.worth(me, found[0].do) + using_a_card(mind) if found else 0.0
        return (gain - 0.1 if works(g, me, value) else -1.0), "card"
    if kind == "use":
        offer = offer_by_key(g, me, value)
        cost = mind.loss(me, offer.use.cost) if offer.use.cost else 0.0
        wanted = mind.bp(me) if asks(g, me, "use", "item") and offer.source in g.content.pack.cards else 0.0
        return mind.worth(me, offer.use.do) + wanted - cost - (mind.taste.hold if offer.single else 0.2), "ability"
    if kind == "kept":
        card = next(card for card in g.zones[f"kept.{me}"] if g.card_id(card) == value)
        event = g.card(card)
        return (mind.worth(me, event.do) - mind.taste.hold if isinstance(event, OneShot) else -1.0), "card"
    if kind == "spell":
        return best_spell(mind)[1] - 0.1, "spell"
    return trading.gain(mind), "trade"


def using_a_card(mind: Mind) -> float:
    """To feel what a laid card does may be just what a quest wants."""
    return mind.bp(mind.figure) if asks(mind.g, mind.figure, "use", "laid") else 0.0


def deed_bonus(mind: Mind) -> float:
    """Meeting an enemy may be just what a quest wants."""
    g = mind.g
    wanted = [asked_for(mind, mind.figure, w) for w in range(len(g.open)) if g.open[w]]
    return mind.bp(mind.figure) if any(asked and asked.meetings for asked in wanted) else 0.0
