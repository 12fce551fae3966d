"""Turn cards: how many there are, blocked steps, loot (EF-TCD-1 .. 3)."""

from __future__ import annotations

from snar.ether.options import LUCID
from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

NEVER = 99
MEANINGS = {"block": Asks("pick", {"block": Means("step number|step")})}


def deal(g: EtherState, number: int) -> None:
    """EE-D3a: all turn cards are shuffled, so many are dealt; only the top one can be seen (EE-A1e)."""
    g.zones["turns.used"] = (*g.cards("turns.used"), *g.cards("turns"))
    g.zones["turns"] = ()
    zones.shuffle(g, "turns.used", "EE-D3a")
    for _ in range(min(number, len(g.cards("turns.used")))):
        zones.draw(g, "turns.used", "turns", rule="EF-GAT-2")
    g.blocked = ()
    show(g)


def open_turns(g: EtherState) -> bool:
    """Whoever agreed on open turns sees them all; so do lucid sleepers, who know that they dream (EF-VAR-7)."""
    return "otevrene-tahy" in g.rules or LUCID in g.rules


def show(g: EtherState) -> None:
    """EE-A1e: the top card, unless the deck is open."""
    pile = g.cards("turns")
    for card in pile if open_turns(g) else pile[-1:]:
        zones.learn(g, card, g.everyone)


def add(g: EtherState, number: int) -> int:
    """EF-TCD-1: from the bottom of the discards to the bottom of the deck, as long as there are any."""
    added = min(number, len(g.cards("turns.used")))
    for _ in range(added):
        zones.move(g, g.cards("turns.used")[0], "turns.used", "turns", bottom=True, rule="EF-TCD-1")
    show(g)
    return added


def lose(g: EtherState, number: int) -> int:
    """From the bottom of the deck; the current card stays."""
    lost = min(number, max(0, len(g.cards("turns")) - 1))
    for _ in range(lost):
        zones.move(g, g.cards("turns")[0], "turns", "turns.used", bottom=True, rule="EF-TCD-1")
    return lost


def steps(g: EtherState) -> tuple[str, ...]:
    """Printed on the current turn card, top to bottom."""
    pile = g.cards("turns")
    if not pile:
        return ()
    printed: tuple[str, ...] = g.content.cards[pile[-1]].steps  # type: ignore[union-attr]
    return printed


def suit(g: EtherState) -> str:
    """It means nothing until something asks for it (EF-TCD-2)."""
    current = g.current_turn
    return str(g.card(current).suit) if current >= 0 else ""


def done_steps(g: EtherState) -> int:
    """How many steps of the card this turn's dream phase has come to already: they cannot be blocked any more."""
    phase = next((proc for proc in g.stack if proc.NAME == "ether.DreamPhase"), None)
    if phase is None:
        return 0
    card = next((proc for proc in g.stack if proc.NAME == "ether.ResolveTurnCard"), None)
    return int(getattr(card, "reached", NEVER))


@procedure
class Block(Proc):
    """EF-TCD-1: the sleeper marks steps of the current turn card; they are skipped this turn."""

    STEPS = ("ask", "mark")
    seat: int
    steps: int
    step: int = -1

    def ask(self, g: EtherState) -> Next:
        options = self.options(g)
        return Ask(self.seat, options, "step", "block") if self.steps > 0 and options else Return()

    def options(self, g: EtherState) -> list[Option]:
        """The second of two equal steps is `block move 2`."""
        printed, found = steps(g), []
        for index, name in enumerate(printed):
            if index >= done_steps(g) and index not in g.blocked:
                twin = printed[:index].count(name)
                found.append(Option(f"block {name}" + (f" {twin + 1}" if twin else ""), index, "EF-TCD-1"))
        return found

    def mark(self, g: EtherState) -> Next:
        g.blocked = tuple(sorted((*g.blocked, self.step)))
        name, before = steps(g)[self.step], steps(g)[: self.step + 1]
        which = before.count(name) if steps(g).count(name) > 1 else 0
        g.tell("blocked", self.seat, source=name, amount=which, rule="EF-TCD-1")
        self.steps -= 1
        return Goto("ask")
