"""Verbs that ask: choose, others, lose_item, take_item, progress, setback, unlay, fight."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means
from snar.packs.fields import Effect

from ..rules.deeds import count, counted, deed, put_back, running
from ..rules.duels import CreatureDuel
from ..rules.experience import tell_back
from ..rules.laid import take_up
from ..rules.uses import Window, opens
from ..state import RiseState
from .apply import Apply

PICKED = Means("card figure|card")  # of equal cards each with its holder
MEANINGS = {
    "choose": Asks("pick", {"": Means(), "none": ON}),
    "others": Asks("aim", {"": Means("figure")}),
    "lose_item": Asks("pick", {"": PICKED}),
    "take_item": Asks("pick", {"": PICKED}),
    "progress": Asks("pick", {"": Means("card world|card")}),
    "setback": Asks("pick", {"": PICKED}),
    "unlay": Asks("field", {"": Means("field", "board")}),
}


def choose(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    return Choose(a.figure, tuple(effect["of"]), effect["may"], a.source, a.rule, a.event)


@procedure
class Choose(Proc):
    """The player picks one list of effects: keys a to h; `none` where the card says may (RS-EVT-4)."""

    STEPS = ("pick", "resolve")
    figure: int
    branches: tuple[tuple[Effect, ...], ...]
    may: bool
    source: str
    rule: str
    event: bool
    picked: int = -1

    def pick(self, g: RiseState) -> Next:
        options = [
            Option("abcdefgh"[i], i, "RS-EVT-4", (), (("do", branch),)) for i, branch in enumerate(self.branches)
        ]
        if self.may:
            options.append(Option("none", -1, "RS-EVT-4"))
        return Ask(g.seat_of(self.figure), options, "picked", "choose", (("source", self.source),))

    def resolve(self, g: RiseState) -> Next:
        if self.picked < 0:
            return Return()
        return Call(Apply(self.figure, self.branches[self.picked], self.source, self.rule, self.event))


def others(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    if effect["who"] == "here":
        cell = g.figures[a.figure].cell
        targets = [i for i, other in enumerate(g.figures) if other.cell == cell and i != a.figure]
    else:
        targets = g.enemies(a.figure)
    if not targets:
        return None
    return Others(a.figure, tuple(targets), effect["who"] == "one", effect["do"], a.source, a.rule, a.event)


@procedure
class Others(Proc):
    """Effects happen to other characters: to one of one's choice, or to each in turn."""

    STEPS = ("pick", "picked", "each", "again")
    figure: int
    targets: tuple[int, ...]
    one: bool
    effects: tuple[Effect, ...]
    source: str
    rule: str
    event: bool
    target: int = -1

    def pick(self, g: RiseState) -> Next:
        if not self.one:
            return Goto("each")
        options = [Option(g.figures[i].id, i, self.rule) for i in self.targets]
        return Ask(g.seat_of(self.figure), options, "target", "others", (("source", self.source),))

    def picked(self, g: RiseState) -> Next:
        self.targets = (self.target,)
        return None

    def each(self, g: RiseState) -> Next:
        if not self.targets:
            return Return()
        target, self.targets = self.targets[0], self.targets[1:]
        return Call(Apply(target, self.effects, self.source, self.rule, self.event))

    def again(self, g: RiseState) -> Next:
        return Goto("each")


def lose_item(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    return PickCard(a.figure, "lose_item", g.zones[f"items.{a.figure}"], 1, a.source, a.rule)


def take_item(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    held = tuple(card for enemy in g.enemies(a.figure) for card in g.zones[f"items.{enemy}"])
    return PickCard(a.figure, "take_item", held, 1, a.source, a.rule)


def progress(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    return PickCard(a.figure, "progress", tuple(running(g, a.figure)), effect["counters"], a.source, a.rule)


def setback(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    begun = tuple(card for enemy in g.enemies(a.figure) for card in running(g, enemy) if counted(g, card))
    return PickCard(a.figure, "setback", begun, effect["counters"], a.source, a.rule)


def unlay(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    return PickCard(a.figure, "unlay", laid_cards(g, a.figure, effect["whose"]), 1, a.source, a.rule)


def laid_cards(g: RiseState, figure: int, whose: str) -> tuple[int, ...]:
    """Laid cards of one's own side, of others, or all."""
    team = g.figures[figure].team
    return tuple(
        card for card in sorted(g.laid) if whose == "any" or (g.team_of_laid(card) == team) == (whose == "own")
    )


@procedure
class PickCard(Proc):
    """One public card of several is lost, taken, furthered, set back or discarded."""

    STEPS = ("warn", "again", "pick", "do")
    figure: int
    verb: str
    cards: tuple[int, ...]
    amount: int
    source: str
    rule: str
    card: int = -1
    warned: tuple[int, ...] = ()

    def warn(self, g: RiseState) -> Next:
        """RS-EVT-6, RR-E5: an item for any time may still be used before it is lost or taken."""
        waiting = [i for i in self.holders(g) if i not in self.warned] if self.verb.endswith("item") else []
        if not waiting:
            return Goto("pick")
        self.warned = (*self.warned, waiting[0])
        return Call(Window(waiting[0], "losing", source=self.source)) if opens(g, waiting[0], "losing") else None

    def again(self, g: RiseState) -> Next:
        self.cards = tuple(card for i in self.holders(g) for card in g.zones[f"items.{i}"] if card in self.cards)
        return Goto("warn")

    def holders(self, g: RiseState) -> list[int]:
        return [i for i in range(len(g.figures)) if any(card in self.cards for card in g.zones[f"items.{i}"])]

    def pick(self, g: RiseState) -> Next:
        if not self.cards:
            return Return()
        names = {self.key(g, card): card for card in self.cards}
        options = [Option(name, card, self.rule) for name, card in sorted(names.items())]
        return Ask(g.seat_of(self.figure), options, "card", self.verb, (("source", self.source),))

    def key(self, g: RiseState, card: int) -> str:
        """A laid card by its field; of equal cards each with its holder, an own quest with its world."""
        if self.verb == "unlay":
            return g.name(g.laid[card].picture)
        name = g.card_id(card)
        if sum(g.card_id(other) == name for other in self.cards) == 1:
            return name
        if self.verb == "progress":
            return f"{name} {g.content.board.worlds[g.errands[card].world].name}"
        kind = "quests" if self.verb == "setback" else "items"
        return f"{name} {next(row.id for i, row in enumerate(g.figures) if card in g.zones[f'{kind}.{i}'])}"

    def do(self, g: RiseState) -> Next:
        if self.verb == "unlay":
            take_up(g, self.card, f"used.{g.card(self.card).deck}", self.rule)
        elif self.verb == "progress":
            self.further(g)
        elif self.verb == "setback":
            put_back(g, self.card, self.amount, self.rule)
        elif self.verb == "take_item":
            self.take(g)
        else:
            zones.move(g, self.card, f"items.{self.figure}", "used.event", seen=g.everyone, rule=self.rule)
            tell_back(g, self.figure, self.card, -1)
            g.regear(self.figure)
        return Return()

    def take(self, g: RiseState) -> None:
        owner = next(i for i in range(len(g.figures)) if self.card in g.zones[f"items.{i}"])
        zones.move(g, self.card, f"items.{owner}", f"items.{self.figure}", seen=g.everyone, rule=self.rule)
        tell_back(g, owner, self.card, -1)
        tell_back(g, self.figure, self.card)
        g.regear(owner)
        g.regear(self.figure)
        deed(g, self.figure, "gain", ("item", "experience") if g.rules.draft else ("item",), None)

    def further(self, g: RiseState) -> None:
        for _ in range(self.amount):
            errand = g.errands[self.card]
            if not errand.done:
                count(g, self.card, next(i for i, left in enumerate(errand.left) if left), None)


def fight(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    return Guardian(a.figure, effect["moc"], effect["won"], effect["lost"], a.source, a.rule, a.event)


@procedure
class Guardian(Proc):
    """A duel inside an effect."""

    STEPS = ("fight", "after")
    figure: int
    power: int
    won: tuple[Effect, ...]
    lost: tuple[Effect, ...]
    source: str
    rule: str
    event: bool
    result: Plain = ""
    awakenings: int = 0

    def fight(self, g: RiseState) -> Next:
        self.awakenings = g.figures[self.figure].awakenings
        return Call(CreatureDuel(self.figure, self.power, self.source), "result")

    def after(self, g: RiseState) -> Next:
        effects = {"won": self.won, "lost": self.lost, "draw": ()}[self.result]
        if g.figures[self.figure].awakenings != self.awakenings:
            return None  # RR-B7b
        return Call(Apply(self.figure, effects, self.source, self.rule, self.event)) if effects else None
