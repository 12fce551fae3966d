"""What one needs to decide, in words: what the question is about, all ways to pay, and what would kill or end it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from snar.ether.foresight import NOTHING, Ahead, Foreseen, at_stake, foresee, looked_ahead
from snar.ether.matter import Die, Harm, Matter
from snar.ether.notation import expand
from snar.ether.rules.actions.affording import Prices, Purse, prices_now
from snar.ether.rules.actions.offers import Offered, in_play
from snar.ether.rules.actions.prices import COLOURS, Cost
from snar.ether.rules.actions.rolls import LUCK, MOVEMENT
from snar.ether.rules.entities.strides import AGAIN
from snar.ether.state import EtherState
from snar.kernel.choice import Choice, Option
from snar.kernel.line import until_asked
from snar.texts.bundle import capital, joined
from snar.texts.ether.effects import inline
from snar.texts.ether.names import Names
from snar.texts.ether.options import ACTING, Describer
from snar.texts.ether.words import Manner

from ..wire import protocol as p

PRICED = (*ACTING, "move", "gem", "peek", "cleanse", "place")
READY = "ready"


class Question(NamedTuple):
    """What is the same for all options of a choice, worked out once."""

    ahead: Ahead | None  # where an answer could kill or end it at all
    offered: dict[str, Offered]  # by key: actions that have a price
    purse: Purse  # to pay it with


def question(g: EtherState, choice: Choice) -> Question:
    """Of two actions under one key the first counts."""
    priced = any(has_price(option) for option in choice.options)
    offered = {row.key: row for row in reversed([*in_play(g, choice.seat)])} if priced else {}
    return Question(Ahead(g, choice.seat) if at_stake(g) else None, offered, Purse(g, choice.seat))


def has_price(option: Option) -> bool:
    return bool(option.cost) and option.key.split()[0] in PRICED


class Asked(NamedTuple):
    """`describer` names only what its readers know."""

    names: Names
    describer: Describer

    def say(self, key: str, **values: Any) -> str:
        return capital(self.names.texts.say(key, **values))

    # -- the question ------------------------------------------------------------------------------------------------
    def about(self, found: Matter) -> dict[str, Any]:
        """Further parts of a choice: `facts` in words, the die with its faces, the thing or card it is about."""
        facts = [self.harm(found.harm)] if found.harm else []
        if found.step:
            facts.append(p.Fact("step", self.say("ea-step", **self.names.args(step=found.step))))
        if found.missing:
            facts.append(p.Fact("missing", self.say("ea-missing", price=self.one_way(found.missing))))
        if found.keys:
            facts.append(self.gate(found.source, *found.keys))
        named = found.card or found.source
        more: dict[str, Any] = {"facts": facts, "thing": named if self.names.knows(named) else ""}
        more["together"] = found.together
        if found.die:
            more["die"] = self.die(found.die)
        if found.paid:
            more |= {"paid": self.describer.label(found.paid), "payer": found.payer}
        return more

    def die(self, die: Die) -> p.Die:
        kind = "boost" if die.source == "boost" else die.kind
        told = self.say(f"ea-die-{kind}", **self.names.args(who=die.who, source=die.source))
        faces = [p.DieFace(face, self.face(die, face, does), self.chances(die, face)) for face, does in die.faces]
        return p.Die(die.kind, die.face, told, faces)

    def face(self, die: Die, face: str, does: Any) -> str:
        if die.kind == "movement":
            return self.say("ea-face-again" if face == AGAIN else "ea-face-fields", n=does)
        if not isinstance(does, int):
            return capital(inline(does, Manner(self.names.texts))) if does else self.say("ea-face-nothing")
        return self.say("ea-face-fails") if does < 0 else self.say("ea-face-adds", n=does)

    def chances(self, die: Die, face: str) -> int:
        """How many of the six sides show it."""
        return (LUCK if die.kind == "luck" else MOVEMENT).count(face)

    def harm(self, harm: Harm) -> p.Fact:
        known = harm.source if self.names.knows(harm.source) else ""
        deadly = harm.amount > harm.left
        args = self.names.args(who=harm.who, source=known) | {"deadly": "yes" if deadly else "no"}
        text = self.say(f"ea-harm-{harm.kind}", amount=harm.amount, left=harm.left, **args)
        return p.Fact(harm.kind, text, grave=deadly)

    def gate(self, dream: str, keys: int, held: int) -> p.Fact:
        price = self.names.texts.say("ef-price-keys", n=keys)
        return p.Fact("gate", self.say("ea-gate", price=price, keys=keys, held=held, **self.names.args(source=dream)))

    # -- prices ------------------------------------------------------------------------------------------------------
    def prices(self, asked: Question, option: Option) -> Prices | None:
        """All ways to pay for an action now; other options have one price, which they say themselves."""
        offered = asked.offered.get(option.key) if has_price(option) else None
        return prices_now(asked.purse, offered) if offered else None

    def price(self, prices: Prices, option: Option) -> dict[str, Any]:
        told = dict(option.effect)
        text = self.say("ea-price", price=self.ways(prices.open), die="yes" if prices.die else "no")
        if told.get("of", 1) > 1:
            text = self.say("ea-price-part", price=text, part=told["paid"] + 1, of=told["of"])
        dear = self.say("ea-price-dear", price=self.ways(prices.dear)) if prices.dear else ""
        return {"price": text[:1].lower() + text[1:], "dear": dear, "cost": dict(prices.open[0]), "die": prices.die}

    def ways(self, costs: tuple[Cost, ...]) -> str:
        """ "2 prohnanosti nebo 2 hněvu"; one and the same of every colour is told as one."""
        amounts = {cost[0][1] for cost in costs if len(cost) == 1 and cost[0][0] in COLOURS}
        if len(costs) == len(COLOURS) and len(amounts) == 1 and len({cost[0][0] for cost in costs}) == len(COLOURS):
            return self.names.texts.say("ea-any-colour", n=amounts.pop())
        return joined([self.one_way(cost) for cost in costs], self.names.texts, "ef-or")

    def one_way(self, cost: Cost) -> str:
        texts = self.names.texts
        parts = [texts.say(f"ef-price-{name}", n=n) for name, n in cost]
        return joined(parts, texts, "ef-and") or texts.say("ef-price-free")

    # -- warnings ----------------------------------------------------------------------------------------------------
    def warned(self, row: p.Option, g: EtherState, choice: Choice, ahead: Ahead | None) -> p.Option:
        """What would kill, and what would end the turn or everything, is said before it happens."""
        found = looked_ahead(g, choice, (row.key,), ahead) if ahead else NOTHING
        ends = row.key == READY and all(one.ready for one in g.sleepers if one.seat != choice.seat)
        if not (found.deaths or found.lost or ends):
            return row
        told = self.deaths(found)
        if found.lost and not found.deaths:
            told.append(self.say("ea-lost"))
        if ends and not told:
            told.append(self.say("ea-ends-turn"))
        kills = list(dict.fromkeys(death.sleeper for death in found.deaths))
        return msgspec.structs.replace(
            row, warn=" ".join(told), kills=kills, sure=found.sure, grave=bool(kills) or found.lost, ends=ends
        )

    def way_kills(self, g: EtherState, choice: Choice, field: str) -> tuple[str, bool]:
        """The same about a way over traps, which is one answer for whoever walks it."""
        way = until_asked(g, choice.seat, expand(g, choice.seat, ["move", field]) or [])
        found = foresee(g, choice, *way)
        return " ".join(self.deaths(found)), found.sure

    def deaths(self, found: Foreseen) -> list[str]:
        sure = "yes" if found.sure else "no"
        return [self.say(f"ea-kills-{reason}", sure=sure, **self.names.args(who=who)) for who, reason in found.deaths]
