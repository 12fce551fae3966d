"""RS-EVT: events met on the rings of worlds: creatures, one-shot effects, items."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means
from snar.packs.rise.model import Creature, Item, OneShot

from ..effects.apply import Apply
from ..state import RiseState
from .deeds import deed
from .duels import CreatureDuel
from .experience import tell_back, worth

MEANINGS = {
    "meet": Asks("pick", {"fight": Means(), "tame": Means(), "spared": Means()}),
    "keep-event": Asks("pick", {"now": Means(), "keep": ON}),
}


def ready(g: RiseState) -> bool:
    """RS-EVT-7: an empty deck is made anew from its discards; RR-B9a: with none either, nothing is drawn."""
    if g.zones["deck.event"]:
        return True
    if not g.zones["used.event"]:
        return False
    if not any(isinstance(g.card(card), Creature) for card in g.zones["used.event"]):
        return_creatures(g)
    zones.gather(g, "used.event", "deck.event")
    zones.shuffle(g, "deck.event", "RS-EVT-7")
    return True


def return_creatures(g: RiseState) -> None:
    """RR-B9b: held creatures become noted experience and are shuffled in."""
    for i in range(len(g.figures)):
        for zone in (f"trophies.{i}", f"tamed.{i}"):
            for card in g.zones[zone]:
                if isinstance(g.card(card), Creature):
                    g.edit(i).noted += worth(g, card)
                    g.tell("noted", i, source=g.card_id(card), amount=worth(g, card), rule="RR-B9b")
                    zones.move(g, card, zone, "used.event", seen=g.everyone, rule="RR-B9b")
        g.regear(i)


@procedure
class DrawEvent(Proc):
    """The top event is turned over and obeyed."""

    STEPS = ("draw", "meet")
    figure: int
    card: int = -1

    def draw(self, g: RiseState) -> Next:
        if not ready(g):
            return Return()
        actor = g.figures[self.figure].id
        self.card = zones.draw(g, "deck.event", "event", seen=g.everyone, rule="RS-EVT-1", actor=actor)
        g.tell("event", self.figure, source=g.card_id(self.card), rule="RS-EVT-1")
        ready(g)  # RS-EVT-7: as soon as the last event is drawn
        g.edit(self.figure).entered = False  # RR-B3a, RR-B10: wherever it moves the character, no other event follows
        creature = isinstance(g.card(self.card), Creature)
        deed(g, self.figure, "draw", ("event", "creature") if creature else ("event",), None)
        return None

    def meet(self, g: RiseState) -> Next:
        event = g.card(self.card)
        if isinstance(event, Creature):
            return Call(Meet(self.figure, self.card))
        if isinstance(event, Item):
            zones.move(g, self.card, "event", f"items.{self.figure}", rule="RS-EVT-6")
            tell_back(g, self.figure, self.card)
            g.regear(self.figure)
            deed(g, self.figure, "gain", ("item", "experience") if g.rules.draft else ("item",), None)
            return Return()
        return Call(Happen(self.figure, self.card))


@procedure
class Meet(Proc):
    """RS-EVT-2, RS-EVT-3: a creature is fought, spares the character, or is tamed."""

    STEPS = ("tame", "fight", "after")
    figure: int
    card: int
    act: str = "fight"
    result: Plain = ""
    awakenings: int = 0

    def creature(self, g: RiseState) -> Creature:
        creature = g.card(self.card)
        assert isinstance(creature, Creature)
        return creature

    def tame(self, g: RiseState) -> Next:
        creature, row = self.creature(g), g.figures[self.figure]
        acts = ["fight"]
        if creature.hostile not in ("any", row.side) or row.id in creature.spare:
            acts = ["spared"]
        elif creature.animal and "tames-animals" in row.gear.traits:
            acts = ["fight", "tame"]
        options = [Option(act, act, "RR-C13" if act == "tame" else "RS-EVT-3") for act in acts]
        return Ask(g.seat_of(self.figure), options, "act", "meet", (("source", creature.id),))

    def fight(self, g: RiseState) -> Next:
        creature = self.creature(g)
        self.awakenings = g.figures[self.figure].awakenings
        if self.act == "fight":
            return Call(CreatureDuel(self.figure, creature.moc, creature.id), "result")
        tamed = self.act == "tame"
        g.tell("tamed" if tamed else "spared", self.figure, source=creature.id, rule="RR-C13" if tamed else "RS-EVT-3")
        return None

    def after(self, g: RiseState) -> Next:
        creature = self.creature(g)
        if self.act == "fight" and self.result != "won":
            discard(g, self.figure, self.card)
            effects = creature.lost if self.result == "lost" else ()
        else:
            keep_creature(g, self.figure, self.card, "tamed" if self.act == "tame" else "trophies")
            spared = self.act == "spared" and g.figures[self.figure].id in creature.spare
            effects = creature.won if self.act == "fight" else creature.instead if spared else ()
        if g.figures[self.figure].awakenings != self.awakenings or not effects:
            return Return()
        return Call(Apply(self.figure, effects, creature.id, "RS-EVT-2", event=True))


def keep_creature(g: RiseState, figure: int, card: int, zone: str) -> None:
    """RS-EVT-2, RS-EVT-3: its card is kept for its experience; a tamed one helps as long as it is kept (RR-C13)."""
    zones.move(g, card, "event", f"{zone}.{figure}", rule="RR-C13" if zone == "tamed" else "RS-EVT-2")
    g.tell("experience", figure, source=g.card_id(card), amount=worth(g, card), rule="RS-EVT-2")
    g.regear(figure)
    deed(g, figure, "gain", ("experience",), None)


def discard(g: RiseState, figure: int, card: int) -> None:
    zones.move(g, card, "event", "used.event", rule="RS-EVT-2")


@procedure
class Happen(Proc):
    """RS-EVT-4: a one-shot effect is resolved at once, or kept where its card says so."""

    STEPS = ("keep", "resolve", "done")
    figure: int
    card: int
    act: str = "now"

    def event(self, g: RiseState) -> OneShot:
        event = g.card(self.card)
        assert isinstance(event, OneShot)
        return event

    def keep(self, g: RiseState) -> Next:
        event = self.event(g)
        acts = ("now", "keep") if event.keep and event.on in ("any", g.figures[self.figure].side) else ("now",)
        options = [Option(act, act, "RS-EVT-4") for act in acts]
        return Ask(g.seat_of(self.figure), options, "act", "keep-event", (("source", event.id),))

    def resolve(self, g: RiseState) -> Next:
        event = self.event(g)
        if self.act == "keep":
            zones.move(g, self.card, "event", f"kept.{self.figure}", rule="RS-EVT-4")
            return Return()
        if event.on not in ("any", g.figures[self.figure].side):
            return None
        return Call(Apply(self.figure, event.do, event.id, "RS-EVT-4", event=True))

    def done(self, g: RiseState) -> Next:
        used_up(g, self.figure, self.card, "event")
        return Return()


def used_up(g: RiseState, figure: int, card: int, frm: str) -> None:
    """A used one-shot is discarded; in the draft edition it is kept for its experience (RS-DRF-2)."""
    if g.rules.draft:
        zones.move(g, card, frm, f"trophies.{figure}", rule="RS-DRF-2")
        tell_back(g, figure, card)
        deed(g, figure, "gain", ("experience",), None)
    else:
        zones.move(g, card, frm, "used.event", rule="RS-EVT-4")


def kept_options(g: RiseState, figure: int) -> list[Option]:
    kept = g.zones[f"kept.{figure}"]
    if not kept:
        return []
    return [Option(f"use {name}", ("kept", name), "RS-EVT-4") for name in sorted({g.card_id(card) for card in kept})]


@procedure
class UseKept(Proc):
    """A kept one-shot is used in its holder's turn."""

    STEPS = ("use", "done")
    figure: int
    name: str
    card: int = -1
    cell: int = -1

    def use(self, g: RiseState) -> Next:
        self.cell = g.figures[self.figure].cell
        self.card = next(card for card in g.zones[f"kept.{self.figure}"] if g.card_id(card) == self.name)
        event = g.card(self.card)
        assert isinstance(event, OneShot)
        g.tell("use", self.figure, source=event.id, rule="RS-EVT-4")
        return Call(Apply(self.figure, event.do, event.id, "RS-EVT-4", event=True))

    def done(self, g: RiseState) -> Next:
        used_up(g, self.figure, self.card, f"kept.{self.figure}")
        if g.figures[self.figure].cell != self.cell:
            g.edit(self.figure).entered = False  # RR-B3a, RR-B10: being moved by an event is no entry
        return Return()
