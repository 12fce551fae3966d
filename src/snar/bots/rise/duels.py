"""Fighting: whom to attack, when to dodge, what to announce and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from snar.bots.rise.movement import deed_bonus
from snar.bots.rise.odds import Odds, odds, odds_with_die
from snar.kernel.choice import Choice, Option
from snar.kernel.flow import Proc
from snar.packs.rise.model import Creature
from snar.rise.rules.duels import CreatureDuel, Duel, DuelRoll
from snar.rise.rules.uses import offer_by_key
from snar.rise.values import moc

from ..base import Scored, yes_or_no

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind


def attack(mind: Mind, choice: Choice) -> list[Scored]:
    found = []
    for option in choice.options:
        gain = mind.duel(mind.figure, option.value) + deed_bonus(mind) if option.value >= 0 else 0.0
        found.append(Scored(option, gain if mind.ours else -gain, ("fight" if option.value >= 0 else "avoid",)))
    return found


def elude(mind: Mind, choice: Choice) -> list[Scored]:
    """Stand when the duel favours the defender."""
    attacker: int = getattr(mind.proc, "attacker", 0)
    return yes_or_no(choice, "elude", mind.duel(attacker, mind.figure), ("avoid", "fight"))


def meet(mind: Mind, choice: Choice) -> list[Scored]:
    """An animal that can be tamed gives the same experience without a fight."""
    creature = mind.g.content.pack.cards[str(dict(choice.about)["source"])]
    assert isinstance(creature, Creature)
    chance = odds(moc(mind.g, mind.figure, ("creature",)) - creature.moc)
    fight = (
        chance.win * creature.experience * mind.taste.experience + mind.worth(mind.figure, creature.won) * chance.win
    )
    fight -= chance.lose * mind.loss(mind.figure, 1)
    tame = creature.experience * mind.taste.experience
    return yes_or_no(choice, "tame", tame - fight, ("tame", "fight"))


# -- windows -----------------------------------------------------------------------------------------------------------
def window(mind: Mind, choice: Choice) -> list[Scored]:
    """Announce what helps more than it costs."""
    moment = str(dict(choice.about)["moment"])
    source = str(dict(choice.about)["source"])
    found = []
    for option in choice.options:
        gain = 0.0 if option.key == "pass" else announced(mind, option, moment, source)
        found.append(Scored(option, gain, ("wait" if option.key == "pass" else "ability",)))
    return found


def announced(mind: Mind, option: Option, moment: str, source: str) -> float:
    g, me = mind.g, mind.figure
    offer = offer_by_key(g, me, option.value[1])
    cost = mind.loss(me, offer.use.cost) if offer.use.cost else 0.0
    cost += mind.taste.hold if offer.single and moment != "losing" else 0.0
    verbs = {effect["verb"]: effect for effect in offer.use.do}
    if moment in ("duel", "duel-die"):
        amount = sum(verbs[v]["amount"] for v in ("bonus", "strength") if v in verbs)
        return in_duel(mind, amount, "reroll" in verbs, int(source) if moment == "duel-die" else 0) - cost
    if moment == "move-die":
        return (4.5 - int(source)) - cost - 0.1 if "reroll" in verbs else float(verbs["bonus"]["amount"]) - cost
    if moment == "harm":
        return 1.0 + harm_ahead(mind, source) - cost
    if moment == "wounded":
        lives = verbs["endure"]["lives"] if "endure" in verbs else 1
        return mind.taste.life * lives * (2.0 if mind.row.lives <= 2 else 0.8) - cost
    return mind.worth(me, offer.use.do) - cost + 0.1


def harm_ahead(mind: Mind, source: str) -> float:
    """How bad the laid card would be."""
    card = mind.g.content.pack.cards[source]
    row = mind.row
    bad = [mind.worth(mind.figure, e.do) for e in getattr(card, "effects", ()) if e.on in ("any", row.side)]
    return -min(bad, default=0.0)


def in_duel(mind: Mind, amount: int, reroll: bool, die: int) -> float:
    """What a better chance in the running duel is worth."""
    difference, stake = running_duel(mind)
    if die:
        now = odds_with_die(difference, die)
        then = odds(difference) if reroll else odds_with_die(difference + amount, die)
    else:
        now, then = odds(difference), odds(difference + amount)
    return stake.win * (then.win - now.win) + stake.lose * (now.lose - then.lose)


def running_duel(mind: Mind) -> tuple[int, Odds]:
    """Power of the window's owner less the other's, and what winning and losing mean."""
    g, me = mind.g, mind.figure
    for proc in reversed(g.stack):
        if isinstance(proc, Duel):
            other = proc.defender if proc.attacker == me else proc.attacker
            mine, theirs = ("attack", "defence") if proc.attacker == me else ("defence", "attack")
            difference = moc(g, me, (mine, "character")) - moc(g, other, (theirs, "character"))
            return difference + said(g.stack, me), Odds(mind.loss(other, 2), mind.loss(me, 2))
        if isinstance(proc, CreatureDuel):
            difference = moc(g, me, ("creature",)) - proc.power
            return difference + said(g.stack, me), Odds(4 * mind.taste.experience, mind.loss(me, 1))
    return 0, Odds(1.0, 1.0)


def said(stack: Sequence[Proc], me: int) -> int:
    """Bonuses announced before the roll."""
    rolls = [proc for proc in stack if isinstance(proc, DuelRoll) and proc.figure == me]
    return sum(amount for roll in rolls for _, amount in roll.bonuses)
