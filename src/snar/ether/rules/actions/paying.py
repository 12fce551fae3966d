"""Paying for an action. Nothing moves before `done`, a quick action or `boost`; until then `back` leaves everything as
it was (EF-ACT-2 .. 8)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.choice import Plain
from snar.kernel.flow import Ask, AskAny, Call, Goto, Next, Proc, Return, made, procedure
from snar.kernel.meaning import FINAL, ON, TAKES_BACK, Asks, Means

from ..decks.distress import Suffer
from ..decks.drawing import discard
from ..decks.seals import Seal
from ..turns.readiness import UNREADY, may_take_back, set_ready, standing, unready
from .boosting import boosted, penalise, penalties
from .laying import others_options, own_options, way_options
from .offers import OFFERED
from .prices import COLOURS, TOKENS, Cost, has_fixed, intent_of
from .rolls import Luck
from .spending import pay_tokens

PAID, FAILED, BACK = "paid", "failed", "back"
LAID = (*COLOURS, "discard")  # what is paid with cards
MEANINGS = {
    "way-to-pay": Asks("way", {"for": Means("price"), BACK: TAKES_BACK}, part=True),
    "payment": Asks(
        "payment",
        {
            **OFFERED,
            "pay": Means("card colour", "pick"),
            "give": Means("card colour", "pick"),
            "discard": Means("card", "pick"),
            "boost": Means("colour", opens="roll"),
            "done": FINAL,
            BACK: TAKES_BACK,
            "pass": ON,
            UNREADY: TAKES_BACK,
        },
        part=True,
    ),
    "boost-failed": Asks("pick", {"distress": Means(), "ether": Means(), "seal": Means()}),
}


@procedure
class Pay(Proc):
    """Returns (paid, failed or back; how many times the price was paid; the colour).

    The sleeper chooses a way to pay, then lays down cards and items, each for one colour; what is too much is lost.
    Quick cards may be played in between, by others as well (EF-INF-1). The luck die is the last source (EF-ACT-8).
    """

    STEPS = (
        *("choose_way", "ask", "act", "again"),
        *("boost", "rolled", "penalty", "punish", "fail"),
        *("settle", "seal", "suffer", "receipt"),
    )
    seat: int
    kind: str  # of the action; also move and place
    costs: tuple[Cost, ...]
    played: int = -1  # the card or item whose action it is
    most: int = 1  # how many times it can be paid at once
    helpers: tuple[int, ...] = ()  # sleepers who may pay as well (EE-B1b)
    way: int = -1
    laid: tuple[tuple[int, int, str], ...] = ()  # (payer, card, colour)
    dropped: tuple[int, ...] = ()  # cards that the price wants discarded
    extra: tuple[tuple[str, int], ...] = ()  # intent from quick cards and the die, and of cards discarded before them
    gone: int = 0  # cards of `dropped` that have been discarded already
    passed: tuple[int, ...] = ()
    came: tuple[int, Plain] = (0, ())
    boosting: str = ""  # the colour that the luck die adds to
    face: str = ""
    price: str = ""
    settled: int = 0  # how many times it was paid in the end
    lent: tuple[tuple[str, int], ...] = ()  # intent of helpers' cards that have been discarded already

    # -- what is to be paid ------------------------------------------------------------------------------------------
    @property
    def cost(self) -> dict[str, int]:
        return dict(self.costs[self.way])

    def intent(self, g: EtherState) -> dict[str, int]:
        """Intent laid down so far, by colour."""
        return self.summed(g, self.laid, (*self.extra, *self.lent))

    def own(self, g: EtherState) -> dict[str, int]:
        """The part of it that the sleeper has paid who acts."""
        if not self.helpers:
            return self.intent(g)
        return self.summed(g, tuple(row for row in self.laid if row[0] == self.seat), self.extra)

    def summed(
        self, g: EtherState, laid: tuple[tuple[int, int, str], ...], more: tuple[tuple[str, int], ...]
    ) -> dict[str, int]:
        found = dict.fromkeys(COLOURS, 0)
        for payer, card, colour in laid:
            if card in g.cards("items") or card in g.cards(f"hand.{payer}"):
                found[colour] += intent_of(g, card)[colour]
        for colour, amount in more:
            found[colour] += amount
        return found

    def times(self, g: EtherState) -> int:
        return self.times_with(g, self.intent(g))

    def times_with(self, g: EtherState, have: dict[str, int]) -> int:
        """How many times the whole price is there; excess is lost (EF-ACT-2). What is not paid with cards may have
        been spent meanwhile (EF-ACT-3)."""
        cost, discarded = self.costs[self.way], self.gone + len(self.dropped)
        asked = [have.get(name, discarded) // amount for name, amount in cost if name in LAID]
        number = min(self.most, *(asked or (1,)))
        while number and not has_fixed(g, self.seat, cost, number):
            number -= 1
        return number

    def wanted(self, g: EtherState) -> list[str]:
        return self.wanted_with(self.intent(g))

    def wanted_with(self, have: dict[str, int]) -> list[str]:
        """Colours of which more can be used."""
        cost = self.cost
        return [colour for colour in COLOURS if have[colour] < cost.get(colour, 0) * self.most]

    # -- choosing ----------------------------------------------------------------------------------------------------
    def choose_way(self, g: EtherState) -> Next:
        if len(self.costs) == 1:
            self.way = 0
            return None
        return Ask(self.seat, way_options(g, self.seat, self.costs), "way", "way-to-pay")

    def ask(self, g: EtherState) -> Next:
        if self.way < 0:
            return Return((BACK, 0, ""))
        if self.cost.keys().isdisjoint(LAID):
            return Goto("settle")
        if g.hurried and not self.came[1]:  # whatever there is to pay with, it can be taken back
            return AskAny({self.seat: []}, "came", "payment")
        choices = {self.seat: own_options(g, self)}
        others = [seat for seat in range(g.seats) if seat != self.seat] if g.seats > 1 else []
        for seat in others:
            found = others_options(g, self, seat) if seat not in self.passed else []
            if found:
                choices[seat] = found
        stuck = self.came[1] and len(choices) == 1 and len(choices[self.seat]) == 1
        if stuck:  # nothing more can be laid down: all that is left is to take it back
            return Return((BACK, 0, ""))
        ready = [seat for seat in others if seat not in choices and may_take_back(g, seat)] if others else []
        return AskAny(choices, "came", "payment", tuple([standing(seat, unready((UNREADY,))) for seat in ready]))

    def act(self, g: EtherState) -> Next:
        seat, (word, *rest) = self.came
        match word:
            case "lay":
                self.laid = (*self.laid, (seat, rest[0], rest[1]))
            case "drop":
                self.dropped = (*self.dropped, rest[0])
            case "pass":
                self.passed = (*self.passed, seat)
            case "play":
                self.commit(g)
                return Call(made("ether.Perform", seat, rest[0]))
            case "boost":
                self.boosting = rest[0]
                return Goto("boost")
            case "unready":
                set_ready(g, seat, False)
            case "done":
                return Goto("settle")
            case "back":
                return Return((BACK, 0, ""))
        return None

    def again(self, g: EtherState) -> Next:
        return Goto("ask")

    # -- the luck die ------------------------------------------------------------------------------------------------
    def boost(self, g: EtherState) -> Next:
        """The cards are discarded first: they do not come back if it fails."""
        self.commit(g)
        g.edit(self.seat).boosted = True
        return Call(Luck(self.seat, "boost"), "face")

    def rolled(self, g: EtherState) -> Next:
        """What is lost by a failure is this payment alone (EE-B1d)."""
        if self.face == "x":
            return Goto("penalty")
        self.extra = (*self.extra, (self.boosting, boosted(g, self)))
        return Goto("settle" if self.times(g) else "fail")

    def penalty(self, g: EtherState) -> Next:
        return Ask(self.seat, penalties(g, self.seat), "price", "boost-failed")

    def punish(self, g: EtherState) -> Next:
        proc = penalise(g, self.seat, self.price)
        return Call(proc) if proc else None

    def fail(self, g: EtherState) -> Next:
        g.tell("failed", self.seat, rule="EF-ACT-8")
        return Return((FAILED, 0, self.boosting))

    # -- paying at last ----------------------------------------------------------------------------------------------
    def settle(self, g: EtherState) -> Next:
        """EE-D2a: the price precedes the effects, even when it kills."""
        self.settled = self.times(g)
        self.spend(g)
        for name in TOKENS:
            pay_tokens(g, self.seat, name, self.due(name))
        return None

    def due(self, name: str) -> int:
        return self.cost.get(name, 0) * (1 if self.kind == "move" else self.settled)

    def seal(self, g: EtherState) -> Next:
        cards = self.due("seal")
        return Call(Seal(self.seat, cards, "price", rule="EF-ACT-3")) if cards else None

    def suffer(self, g: EtherState) -> Next:
        amount = self.due("distress")
        return Call(Suffer(self.seat, amount, "price", rule="EF-ACT-3")) if amount else None

    def receipt(self, g: EtherState) -> Next:
        colour = next((name for name in self.cost if name in COLOURS), next(iter(self.cost), ""))
        return Return((PAID, self.settled, colour))

    def commit(self, g: EtherState) -> None:
        """A card gives its intent when it is discarded (EF-ACT-2): before anything else happens the hand has room for
        others, and what is laid down does not come back."""
        have, own = self.intent(g), self.own(g)
        self.extra = tuple(own.items())
        self.lent = tuple((colour, have[colour] - own[colour]) for colour in have) if self.helpers else ()
        self.spend(g)

    def spend(self, g: EtherState) -> None:
        for payer, card, _ in self.laid:
            if card in g.cards("items"):
                zones.move(g, card, "items", "storage", seen=g.everyone, rule="EF-ACT-2")
            elif card in g.cards(f"hand.{payer}"):
                discard(g, payer, card, rule="EF-ACT-2")
        for card in self.dropped:
            if card in g.cards(f"hand.{self.seat}"):
                discard(g, self.seat, card, rule="EF-ACT-3")
        self.gone += len(self.dropped)
        self.laid, self.dropped = (), ()
