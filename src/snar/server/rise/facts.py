"""What a player of Říše Snů has to know before answering: cards in words, powers, prices, what it has cost so far.

Everything here is public: powers, lives, open cards and the procedures that ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from snar.kernel.choice import Choice, Option
from snar.kernel.flow import Proc
from snar.packs.fields import Effects
from snar.rise.rules.awakening import LoseLives
from snar.rise.rules.duels import CreatureDuel, Duel, DuelRoll
from snar.rise.rules.experience import QUEST_WORTH, price, total
from snar.rise.rules.spells import Spell
from snar.rise.state import RiseState
from snar.rise.values import moc, pohyb, spell_bonus
from snar.server.eyes.memory import Memory
from snar.server.wire import protocol as p
from snar.texts.bundle import Texts, capital
from snar.texts.rise.cards import Printed, rule_text
from snar.texts.rise.names import TIME_GATE, Names

P = TypeVar("P", bound=Proc)
ATTACK, DEFENCE, CREATURE = ("attack", "character"), ("defence", "character"), ("creature",)


def asking(g: RiseState, kind: type[P]) -> P | None:
    """The procedure of this kind that is nearest to the question."""
    return next((proc for proc in reversed(g.stack) if isinstance(proc, kind)), None)


class Facts:
    """Of one language."""

    def __init__(self, texts: Texts, names: Names) -> None:
        self.texts, self.names = texts, names
        self.said: Memory[str] = Memory()  # a few cards, small numbers: the same is said all the time
        self.about: dict[str, Callable[[RiseState, Choice, int], Iterator[p.Fact]]] = {
            "awaken-well": self.awaken, "attack": self.attack, "elude": self.elude, "meet": self.meet,
            "trade": self.trade, "well": self.well, "window": self.window, "spell-target": self.spell,
        }  # fmt: skip

    def of(self, g: RiseState, choice: Choice) -> list[p.Fact]:
        source = next((str(value) for name, value in choice.about if name == "source"), "")
        found = list(self.card(g, source)) if source else []
        if choice.topic in self.about:
            found += self.about[choice.topic](g, choice, concerned(g, choice))
        return found

    # -- words -----------------------------------------------------------------------------------------------------
    def fact(self, key: str, grave: bool = False, **about: str | int) -> p.Fact:
        def work() -> str:
            return capital(self.texts.say(f"fact-{key}", **self.names.args(**about)))

        return p.Fact(key, self.said.get_or(("fact", key, *about.items()), work), grave=grave)

    def say(self, id: str, **about: str | int) -> str:
        return self.said.get_or((id, *about.items()), lambda: self.texts.say(id, **about))

    def rule(self, id: str, printed: Printed | Effects) -> str:
        return self.said.get_or(("rule", id), lambda: rule_text(printed, self.texts))

    def count(self, what: str, amount: int) -> str:
        return self.say(f"count-{what}", amount=amount)

    def card(self, g: RiseState, id: str) -> Iterator[p.Fact]:
        """The text of the card, spell or table row that asks."""
        pack = g.content.pack
        if id.startswith(TIME_GATE):
            yield p.Fact("card", self.rule(id, pack.timegate[int(id.removeprefix(TIME_GATE))]))
            return
        printed: Printed | None = pack.cards.get(id) or pack.spells.get(id)
        if printed:
            yield p.Fact("card", self.rule(id, printed), id if id in pack.cards else "")

    # -- duels -----------------------------------------------------------------------------------------------------
    def powers(self, g: RiseState, me: int, mine: int, other: str, theirs: int) -> Iterator[p.Fact]:
        row = g.figures[me]
        lives = self.say("lives-of-most", lives=row.lives, most=g.max_lives(row))
        yield self.fact("powers", mine=mine, other=other, theirs=theirs, lives=lives)

    def stakes(self, g: RiseState, me: int, other: int) -> Iterator[p.Fact]:
        """Who loses a duel of characters (RS-DUL-3)."""
        mine, theirs = (g.figures[i].gear.value("duel-wound", 2) for i in (me, other))
        fatal = g.figures[me].lives <= theirs
        about = {"other": g.figures[other].id, "loses": self.count("lives", theirs), "wins": self.count("lives", mine)}
        yield self.fact("stakes", grave=fatal, **about)
        if fatal:
            yield self.fact("would-awaken", grave=True, cost=self.waking(g, me))

    def attack(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        for option in choice.options:
            if option.value >= 0:
                yield from self.between(g, me, option.value)

    def between(self, g: RiseState, attacker: int, defender: int) -> Iterator[p.Fact]:
        mine, theirs = moc(g, attacker, ATTACK), moc(g, defender, DEFENCE)
        yield from self.powers(g, attacker, mine, g.figures[defender].id, theirs)
        yield from self.stakes(g, attacker, defender)

    def elude(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        duel = asking(g, Duel)
        assert duel
        other = g.figures[duel.attacker].id
        yield from self.powers(g, me, moc(g, me, DEFENCE), other, moc(g, duel.attacker, ATTACK))
        yield from self.stakes(g, me, duel.attacker)
        yield self.fact("elude", other=other)

    def meet(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        creature = str(dict(choice.about)["source"])
        power = getattr(g.content.pack.cards[creature], "moc", 0)
        yield from self.against(g, me, creature, power, ())

    def against(
        self, g: RiseState, me: int, creature: str, power: int, bonuses: tuple[tuple[str, int], ...]
    ) -> Iterator[p.Fact]:
        mine = moc(g, me, CREATURE) + sum(amount for _, amount in bonuses)
        yield from self.powers(g, me, mine, creature, power)
        yield self.fact("creature-stakes", grave=g.figures[me].lives <= 1, loses=self.count("lives", 1))
        if g.figures[me].lives <= 1:
            yield self.fact("would-awaken", grave=True, cost=self.waking(g, me))

    def duel(self, g: RiseState, me: int) -> Iterator[p.Fact]:
        """The duel that goes on, with what was announced and rolled so far."""
        nearest = next((proc for proc in reversed(g.stack) if isinstance(proc, Duel | CreatureDuel)), None)
        if isinstance(nearest, CreatureDuel):
            roll = asking(g, DuelRoll)
            announced = roll.bonuses if roll else nearest.mine[4]
            yield from self.card(g, nearest.source) if roll else ()
            yield from self.against(g, me, nearest.source, nearest.power, announced)
        elif isinstance(nearest, Duel):
            attacks = nearest.attacker == me
            other = nearest.defender if attacks else nearest.attacker
            my_power = moc(g, me, ATTACK if attacks else DEFENCE) + added(nearest, attacks, g, me)
            power = moc(g, other, DEFENCE if attacks else ATTACK) + added(nearest, not attacks, g, other)
            yield from self.powers(g, me, my_power, g.figures[other].id, power)
            yield from self.stakes(g, me, other)
            die = nearest.my_roll[0]
            if not attacks and die:
                yield self.fact("rolled", other=g.figures[other].id, die=die, total=die + power)

    # -- other questions -------------------------------------------------------------------------------------------
    def window(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        about = dict(choice.about)
        moment, source = str(about["moment"]), str(about["source"])
        if moment.startswith("duel"):
            yield from self.duel(g, me)
        elif moment == "move-die":
            yield self.fact("move-die", die=int(source), pohyb=pohyb(g, me), bp=max(0, int(source) + pohyb(g, me)))
        elif moment.startswith("spell"):
            yield from self.spell(g, choice, me)
        elif moment == "wounded":
            yield from self.wounded(g, me)

    def wounded(self, g: RiseState, me: int) -> Iterator[p.Fact]:
        loss = asking(g, LoseLives)
        if loss:
            fatal = g.figures[me].lives <= loss.lives
            lives = self.say("lives-of-most", lives=g.figures[me].lives, most=g.max_lives(g.figures[me]))
            yield self.fact("wounded", grave=fatal, loses=self.count("lives", loss.lives), lives=lives)
            if fatal:
                yield self.fact("would-awaken", grave=True, cost=self.waking(g, me))

    def awaken(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        loss = asking(g, LoseLives)
        if loss:
            yield self.fact("last-life", grave=True, source=loss.source if self.texts.has(loss.source) else "")
        yield p.Fact("awaken", self.waking(g, me), grave=True)

    def waking(self, g: RiseState, me: int) -> str:
        """What awakening costs (RS-AWK-1)."""
        row, held = g.figures[me], total(g, me)
        kept = row.gear.traits.get("keeps-power" if row.tokens else "keeps-experience")
        if kept and (row.tokens or held):
            return self.texts.say("fact-waking-keeps", **self.names.args(source=kept))
        if row.tokens:
            return self.say("fact-waking-power")
        return self.say("fact-waking-experience", amount=held) if held else self.say("fact-waking-nothing")

    def trade(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        yield p.Fact("trade", self.trading(g, me))

    def trading(self, g: RiseState, me: int) -> str:
        held = self.count("experience", total(g, me))
        return self.say("fact-trade", price=self.count("experience", price(g, me)), held=held)

    def well(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        row = g.figures[me]
        yield p.Fact("well", self.say("lives-of-most", lives=row.lives, most=g.max_lives(row)))

    def spell(self, g: RiseState, choice: Choice, me: int) -> Iterator[p.Fact]:
        proc = asking(g, Spell)
        if proc and proc.spell:
            if choice.topic == "spell-target" or str(dict(choice.about)["source"]) != proc.spell:
                yield from self.card(g, proc.spell)
            needed = g.content.pack.spells[proc.spell].roll
            yield self.fact("spell", needed=max(1, needed - spell_bonus(g, me) - proc.before[0]))

    # -- options ---------------------------------------------------------------------------------------------------
    def of_option(self, g: RiseState, choice: Choice, option: Option) -> str:
        """What an answer brings that neither its card nor its price tells."""
        if choice.topic == "quest-level":
            return self.reward(g, option.key)
        if option.key.partition(" ")[0] == "trade":
            return self.trading(g, concerned(g, choice))
        return ""

    def reward(self, g: RiseState, level: str) -> str:
        """What annexing with a quest of this level brings (RS-QST-6, RS-ZKS-10, RS-OPT-1, RS-EXP-2)."""
        hard = level == "hard"
        parts = [self.count("experience", QUEST_WORTH[level])]
        if not g.rules.sides:
            parts.insert(0, self.count("fame", 2 if hard else 1))
            if hard:
                parts.append(self.say("fact-reward-ability"))
        parts.append(self.say("fact-reward-good") if hard and "odmena" in g.rules else self.count("power", 1))
        return self.say("fact-reward", parts=", ".join(parts))


def added(duel: Duel, attacker: bool, g: RiseState, figure: int) -> int:
    """Bonuses announced for one side, before its roll or after it."""
    rolls = [proc for proc in g.stack if isinstance(proc, DuelRoll) and proc.figure == figure]
    done = duel.my_roll if attacker else duel.their_roll
    said = rolls[-1].bonuses if rolls else done[1] if done[0] else (duel.mine if attacker else duel.theirs)[4]
    return sum(amount for _, amount in said)


def concerned(g: RiseState, choice: Choice) -> int:
    """The character that the question is about."""
    if "figure" in dict(choice.about):
        return g.figure_named(str(dict(choice.about)["figure"]))
    proc = g.stack[-1]
    if isinstance(proc, Duel):
        return proc.defender  # only the attacked is asked by the duel itself
    figure = getattr(proc, "figure", -1)
    if isinstance(figure, int) and figure >= 0:
        return figure
    return next(i for i, row in enumerate(g.figures) if row.seat == choice.seat)
