"""The vocabulary of cards: what each verb does. A handler changes the state or names a procedure to run."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.event import Event
from snar.kernel.flow import Proc
from snar.packs.fields import Effect
from snar.packs.rise.model import Creature, DreamCard, OneShot

from ..rules.awakening import LoseLives
from ..rules.deeds import gain_noted
from ..rules.experience import cards_worth, gain_power, hand_in, lose_all, worth
from ..rules.laid import use_action
from ..state import RiseState
from . import choosing, places
from .apply import VERBS, Apply, Handler, immune


def wound(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    by_card = isinstance(g.content.pack.cards.get(a.source), DreamCard | Creature | OneShot)  # no ability, no item
    return LoseLives(a.figure, effect["lives"], a.source, a.rule, by_card)


def heal(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    g.change_lives(a.figure, effect["lives"] or g.max_lives(g.figures[a.figure]), a.source, a.rule)
    return None


def power(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    gain_power(g, a.figure, effect["tokens"], a.rule, a.source)  # RR-C5b
    return None


def strength(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    g.edit(a.figure).strength += effect["amount"]
    g.tell("strength", a.figure, source=a.source, amount=effect["amount"], rule=a.rule)
    return None


def bp(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    row = g.edit(a.figure)
    amount = max(-row.bp, effect["amount"])
    row.bp += amount
    g.tell("bp", a.figure, source=a.source, amount=amount, rule=a.rule)
    return None


def slow(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    g.edit(a.figure).slowed += effect["amount"]
    g.tell("slow", a.figure, source=a.source, amount=effect["amount"], rule=a.rule)
    return None


def haste(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    g.edit(a.figure).hasted += effect["amount"]
    g.tell("haste", a.figure, source=a.source, amount=effect["amount"], rule=a.rule)
    return None


def stop(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    if not immune(g, a, "unstoppable"):
        row = g.edit(a.figure)
        row.done, row.bp = True, 0
        g.tell("stop", a.figure, source=a.source, rule=a.rule)
    return None


def skip(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    if not immune(g, a, "unstoppable"):
        g.edit(a.figure).skips = True
        g.tell("skip", a.figure, source=a.source, rule=a.rule)
    return None


def experience(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    """RR-C11: a loss takes what is noted, then the smallest cards; what a card was worth beyond it is noted."""
    if effect["amount"] >= 0:
        gain_noted(g, a.figure, effect["amount"], a.rule, a.source)
        return None
    owed = -effect["amount"]
    row = g.edit(a.figure)
    paid = min(owed, row.noted)
    row.noted -= paid
    for card in sorted(cards_worth(g, a.figure), key=lambda card: (worth(g, card), card)):
        if paid >= owed:
            break
        if card not in g.zones[f"items.{a.figure}"]:
            paid += worth(g, card)
            hand_in(g, a.figure, card, a.rule)
    g.edit(a.figure).noted += max(0, paid - owed)
    if paid:
        g.tell("experience", a.figure, source=a.source, amount=-min(paid, owed), rule=a.rule)
    return None


def forget(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    lose_all(g, a.figure, a.rule)
    return None


def light(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    """RS-ZKS-13: there is no light outside Střet říší."""
    if g.rules.sides:
        team = g.figures[a.figure].team
        amount = max(-g.light[team], effect["amount"])
        g.light = tuple(held + amount if t == team else held for t, held in enumerate(g.light))
        g.tell("light", a.figure, source=a.source, amount=amount, rule="RS-COM-5")
    return None


def peek(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    """A private look at the top of a deck."""
    seat = g.seat_of(a.figure)
    for card in reversed(g.zones[f"deck.{effect['deck']}"][-effect["cards"] :]):
        zones.learn(g, card, 1 << seat)
        g.emit(Event("peek", g.figures[a.figure].id, a.source, f"deck.{effect['deck']}", card=card, seen=1 << seat))
    return None


def roll(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    face = g.roll(a.figure, a.source, a.rule)
    row = next(row for row in effect["table"] if face <= row["upto"])
    return Apply(a.figure, row["do"], a.source, a.rule, a.event)


def draw_event(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    return places.EventHere(a.figure)


def fray(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    """Every laid card with actions loses one; with its last it is used up."""
    for card in choosing.laid_cards(g, a.figure, effect["whose"]):
        if g.laid[card].actions:
            g.tell("fray", a.figure, source=g.card_id(card), to=g.name(g.laid[card].picture), rule=a.rule)
            use_action(g, card)
    return None


def at_a_roll_only(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    """reroll, bonus, shield and endure are taken up by the window that offers them (rules/uses.py)."""
    return None


HANDLERS: dict[str, Handler] = {
    "wound": wound,
    "heal": heal,
    "power": power,
    "strength": strength,
    "bp": bp,
    "slow": slow,
    "haste": haste,
    "stop": stop,
    "skip": skip,
    "experience": experience,
    "forget": forget,
    "light": light,
    "peek": peek,
    "roll": roll,
    "carry": places.carry,
    "banish": places.banish,
    "swap": places.swap,
    "draw_event": draw_event,
    "choose": choosing.choose,
    "others": choosing.others,
    "lose_item": choosing.lose_item,
    "take_item": choosing.take_item,
    "progress": choosing.progress,
    "setback": choosing.setback,
    "unlay": choosing.unlay,
    "fray": fray,
    "fight": choosing.fight,
    "reroll": at_a_roll_only,
    "bonus": at_a_roll_only,
    "shield": at_a_roll_only,
    "endure": at_a_roll_only,
}
VERBS.update(HANDLERS)
