"""Prices, actions and lasting changes in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from snar.packs.ether.model import Action, Bonus, Price
from snar.packs.ether.parts import FREE
from snar.texts.bundle import Texts, capital, joined
from snar.texts.ether.conditions import all_of
from snar.texts.ether.effects import sentences
from snar.texts.ether.words import UNTIED, Manner, Ties, each_of, sign_of
from snar.texts.names import NONE

SEPARATOR = " · "


def one_price(price: Price, texts: Texts) -> str:
    """All of it is paid: "2 prohnanosti a 1 kartu z ruky"."""
    if price == FREE:
        return texts.say("ef-price-free")
    parts = [(field.name, getattr(price, field.name)) for field in fields(price)]
    return joined([texts.say(f"ef-price-{name}", n=n) for name, n in parts if n], texts, "ef-and")


def any_price(prices: tuple[Price, ...], texts: Texts) -> str:
    """One of the alternatives is paid: "3 vnímavosti nebo 3 hněvu"."""
    return joined([one_price(price, texts) for price in prices], texts, "ef-or") or texts.say("ef-price-free")


def cost(prices: tuple[Price, ...], each: str, texts: Texts) -> str:
    if not prices or prices == (FREE,):
        return texts.say("ef-price-free")
    return texts.say(f"ef-price-{'for' if each == 'no' else each}", price=any_price(prices, texts))


def action_text(
    action: Action, owner: str, label: str, texts: Texts, is_price: bool = False, ties: Ties = UNTIED
) -> str:
    """ "Škrtnout · za 1 hněv: vyber entitu v dosahu 2 ..."; `is_price`: the card itself is what it costs."""
    marks = [*_marks(action, is_price, texts)]
    if action.when:
        marks.append(texts.say("ef-mark-when", when=all_of(action.when, texts, owner, ties)))
    text = sentences(action.do, Manner(texts, action.on, owner=owner, ties=ties))
    return texts.say("ef-action", label=label, marks=SEPARATOR.join(marks) or NONE, text=text)


def _marks(action: Action, is_price: bool, texts: Texts) -> Iterator[str]:
    if action.at:
        yield texts.say(f"ef-mark-{action.at}")
    if action.kind == "quick":
        yield texts.say("ef-mark-quick", on=action.on or NONE)
    elif action.kind in ("attack", "contact"):
        yield texts.say(f"ef-mark-{action.kind}", range=action.range)
    elif action.kind == "gem":
        yield texts.say("ef-mark-gem")
    if action.once != "no":
        yield texts.say(f"ef-mark-{action.once}")
    if action.kind != "gem" and (action.price or not is_price):
        yield cost(action.price, action.each, texts)


def bonus_text(bonus: Bonus, owner: str, texts: Texts) -> str:
    amount = bonus.amount
    number = amount if isinstance(amount, int) else amount["times"] if amount["per"] else amount["plus"]
    told = sign_of(number)
    text = texts.say(f"ef-bonus-{bonus.value.replace('.', '-')}", n=told["amount"], sign=told["sign"])
    if not isinstance(amount, int) and amount["per"]:
        text = texts.say("ef-bonus-per", text=text, each=each_of(amount["per"], texts))
    if bonus.when:
        text = texts.say("ef-bonus-when", text=text, when=all_of(bonus.when, texts, owner))
    return f"{capital(text)}."
