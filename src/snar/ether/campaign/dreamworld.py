"""The dreamworld: the group goes from place to place, and every place does something (EF-DWM-1)."""

from __future__ import annotations

from snar.ether.rules.actions.offers import OFFERED
from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import AskAny, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..effects.apply import Apply
from ..rules.actions.acting import Perform
from ..rules.actions.allowed import options
from ..rules.decks.seals import Seal, grown, sealable
from ..rules.turns.deciding import majority
from ..state import EtherState
from ..values import value
from .awakening import Awakening
from .dreams import Dreaming
from .places import ICONS
from .roads import Way, move_group, ways
from .saving import Save

GO, AWAKEN, SAVE, PLAY = "go", "awaken", "save", "play"
MEANINGS = {
    "travel": Asks(
        "travel",
        {**OFFERED, "go": Means("place"), "awaken": Means(group="late"), "save": Means(group="leave")},
    )
}


def plays(g: EtherState, seat: int) -> list[Option]:
    """EF-DWM-2: cards and items whose effect can happen here; `once a turn` is once between two slumbers or dreams."""
    return [option.standing_for((PLAY, option.key)) for option in options(g, seat)]


@procedure
class Travel(Proc):
    """From place to place until the game is saved or the story ends. There are no turns and no draw step; between two
    places everyone may play what is of use here (EF-DWM-2). After any location the group may wake up (EF-AWK-1) or save
    (EF-SAV-1). Death leads to Awakening (EF-DTH-2, EE-C2d)."""

    STEPS = ("begin", "settle", "visit", "settle", "ask", "answer", "settle", "decide", "settle", "die", "wake", "rise")
    start: str = ""  # the dream that begins the campaign
    resumed: bool = False  # a game that goes on after a save
    here: str = ""  # the location that was visited last
    votes: tuple[tuple[int, str], ...] = ()
    differed: tuple[tuple[int, str], ...] = ()  # the first vote, when there is a second
    came: tuple[int, Plain] = (0, ())

    def begin(self, g: EtherState) -> Next:
        """EF-SET-2: the first game begins in a dream, without keys; later ones by waking up."""
        if self.start:
            return Call(Dreaming(self.start))
        return Goto("rise" if g.location else "wake")

    def settle(self, g: EtherState) -> Next:
        """Where now? Whatever ended early comes back here as well."""
        self.votes, self.differed = (), ()
        if g.outcome == "death":
            return Goto("die")
        if not g.location:
            return Goto("wake")  # out of the first dream
        return Goto("ask" if g.location == self.here else "visit")

    def visit(self, g: EtherState) -> Next:
        self.here = g.location
        g.tell("visit", source=g.location, rule="EF-DWM-1")
        return Call(Visit(g.location))

    # -- what next? --------------------------------------------------------------------------------------------------
    def ask(self, g: EtherState) -> Next:
        voted = [seat for seat, _ in self.votes]
        left = [seat for seat in range(g.seats) if seat not in voted]
        return AskAny({seat: [*plays(g, seat), *self.together(g, seat)] for seat in left}, "came", "travel")

    def together(self, g: EtherState, seat: int = 0) -> list[Option]:
        """What the sleepers decide together (EF-SEC-3), and what it costs this one."""
        number = min(grown(g, seat, value(g, "shortcut", seat)), sealable(g, seat))  # EE-G1d
        cost = (("seal", number),) if number else ()
        going = [Option(f"go {way.to}", (GO, way.to), "EF-DWM-1", cost if way.shortcut else ()) for way in ways(g)]
        return [*going, Option(AWAKEN, (AWAKEN, ""), "EF-AWK-1"), Option(SAVE, (SAVE, ""), "EF-SAV-1")]

    def answer(self, g: EtherState) -> Next:
        seat, (kind, name) = self.came
        if kind == PLAY:
            return Call(Perform(seat, name))
        self.votes = (*self.votes, (seat, f"{kind} {name}".strip()))
        if g.seats > 1:
            g.tell("vote", seat, source=self.votes[-1][1], rule="EF-SEC-3")
        return Goto("ask" if len(self.votes) < g.seats else "decide")

    def decide(self, g: EtherState) -> Next:
        votes, self.votes = self.votes, ()
        if len({key for _, key in votes}) > 1 and not self.differed:
            self.differed = votes
            g.tell("differ", rule="EF-SEC-3")
            return Goto("ask")
        said = majority(g, tuple(option.key for option in self.together(g)), votes)
        if said == AWAKEN:
            return Goto("wake")
        if said == SAVE:
            return Call(Save())
        to = said.removeprefix("go ")
        return Call(Go(to, g.seats if Way(to, True) in ways(g) else 0))

    # -- waking up ---------------------------------------------------------------------------------------------------
    def die(self, g: EtherState) -> Next:
        """EF-DTH-2: the card Death is resolved; whoever has not met it yet reveals it."""
        g.outcome = ""
        card = next((card for card in g.cards("vault") if "EF-DTH-2" in getattr(g.card(card), "rules", ())), -1)
        if card >= 0:
            zones.move(g, card, "vault", "wisdom", seen=g.everyone, rule="EF-DTH-2")
        return None

    def wake(self, g: EtherState) -> Next:
        resumed, self.resumed = self.resumed, False
        return Call(Awakening(resumed))

    def rise(self, g: EtherState) -> Next:
        self.here = g.location
        return Goto("ask")


@procedure
class Go(Proc):
    """Along an arrow, or along a shortcut: there everybody seals (EF-DWM-1), but for an empty deck (EE-G1d)."""

    STEPS = ("pay", "again", "go")
    to: str
    payers: int = 0  # who still have to pay, from the first seat on

    def pay(self, g: EtherState) -> Next:
        if not self.payers:
            return Goto("go")
        seat = g.seats - self.payers
        self.payers -= 1
        return Call(Seal(seat, value(g, "shortcut", seat), "shortcut", rule="EF-DWM-1"))

    def again(self, g: EtherState) -> Next:
        return Goto("pay")

    def go(self, g: EtherState) -> Next:
        move_group(g, self.to)
        return None


@procedure
class Visit(Proc):
    """EE-G1c: the icons of a location from left to right, then what else it does. Whoever is carried away to another
    place leaves the rest behind."""

    STEPS = ("icon", "next", "own")
    location: str
    index: int = 0

    def icon(self, g: EtherState) -> Next:
        icons = g.content.pack.locations[self.location].icons
        if g.location != self.location:
            return Return()
        if self.index == len(icons):
            return Goto("own")
        self.index += 1
        proc = ICONS[icons[self.index - 1]](g)
        return Call(proc) if proc else None

    def next(self, g: EtherState) -> Next:
        return Goto("icon")

    def own(self, g: EtherState) -> Next:
        effects = g.content.pack.locations[self.location].do
        return Call(Apply(g.first, effects, self.location)) if effects else None
