"""Paying for an action. Nothing moves before `done`, a quick action or `boost`; until then `back` leaves everything as
it was (EF-ACT-2 .. 8)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, AskAny, Call, Goto, Next, Proc, Return, procedure

from ..state import EtherState
from ..values import value
from .decks import discard, held, seal, sealable
from .distress import take_distress
from .prices import COLOURS, FIXED, Cost, has_fixed, intent_of, payers
from .spending import lose, pay_fixed
from .window import reactions

PAYMENT = "payment"
PAID, FAILED, BACK = "paid", "failed", "back"
BOOST_SEAL = 3
BOOSTED = {"blank": 0, "1": 1, "2": 2, "3": 3}


def reserved(g: EtherState) -> set[int]:
    """Cards and items that are just being paid, or whose action is."""
    found: set[int] = set()
    for proc in g.stack:
        if isinstance(proc, Pay):
            found.update(card for _, card, _ in proc.laid)
            found.update(proc.dropped)
            found.add(proc.played)
    return found


def free_items(g: EtherState) -> list[int]:
    taken = reserved(g)
    return [card for card in g.cards("items") if card not in taken]


@procedure
class Pay(Proc):
    """Returns (paid, failed or back; how many times the price was paid; the colour).

    The sleeper chooses a way to pay, then lays down cards and items, each for one colour; what is too much is lost.
    Quick cards may be played in between, by others as well (EF-INF-1). The luck die is the last source (EF-ACT-8).
    """

    STEPS = ("choose_way", "ask", "act", "again", "boost", "rolled", "penalty", "punish", "settle")
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

    # -- what is to be paid ------------------------------------------------------------------------------------------
    @property
    def cost(self) -> dict[str, int]:
        return dict(self.costs[self.way])

    def intent(self, g: EtherState) -> dict[str, int]:
        """Intent laid down so far, by colour."""
        found = dict.fromkeys(COLOURS, 0)
        for payer, card, colour in self.laid:
            if card in g.cards("items") or card in g.cards(f"hand.{payer}"):
                found[colour] += intent_of(g, card)[colour]
        for colour, amount in self.extra:
            found[colour] += amount
        return found

    def times(self, g: EtherState) -> int:
        """How many times the whole price is there; excess is lost (EF-ACT-2)."""
        have: dict[str, int] = {**self.intent(g), "discard": self.gone + len(self.dropped)}
        asked = [(have[name], amount) for name, amount in self.costs[self.way] if name in have]
        number = min((paid // amount for paid, amount in asked), default=1)
        number = min(number, self.most)
        while number > 1 and not has_fixed(g, self.seat, self.costs[self.way], number):
            number -= 1
        return number

    def wanted(self, g: EtherState) -> list[str]:
        """Colours of which more can be used."""
        have = self.intent(g)
        return [colour for colour in COLOURS if have[colour] < self.cost.get(colour, 0) * self.most]

    # -- choosing ----------------------------------------------------------------------------------------------------
    def choose_way(self, g: EtherState) -> Next:
        """EF-ACT-4: of two colours one is chosen; "/" means or (EF-SEC-4)."""
        if len(self.costs) == 1:
            self.way = 0
            return None
        options = [Option(f"for {way_name(cost)}", i, "EF-SEC-4", cost) for i, cost in enumerate(self.costs)]
        return Ask(self.seat, [*options, Option("back", -1)], "way", "way-to-pay")

    def ask(self, g: EtherState) -> Next:
        if self.way < 0:
            return Return((BACK, 0, ""))
        if not any(name in (*COLOURS, "discard") for name in self.cost):
            return Goto("settle")
        choices = {self.seat: self.own_options(g)}
        for seat in range(g.seats):
            found = self.others_options(g, seat) if seat not in (self.seat, *self.passed) else []
            if found:
                choices[seat] = [*found, Option("pass", ("pass",))]
        return AskAny(choices, "came", "payment")

    def others_options(self, g: EtherState, seat: int) -> list[Option]:
        gifts = self.intent_options(g, seat, "give") if seat in self.helpers else []
        return gifts + self.quick(g, seat, "")

    def own_options(self, g: EtherState) -> list[Option]:
        options = self.intent_options(g, self.seat, "pay")
        wanted = self.wanted(g)
        for card in {g.card_id(card): card for card in free_items(g)}.values():
            options += [laying(g, "item", card, colour) for colour in payers(g, card) if colour in wanted]
        if len(self.dropped) + self.gone < self.cost.get("discard", 0) * self.most:
            for card in held(g, self.seat):
                options.append(Option(f"discard {g.card_id(card)}", ("drop", card), "EF-ACT-3"))
        options += self.quick(g, self.seat, PAYMENT)
        options += self.boosts(g)
        if self.times(g) >= 1:
            options.append(Option("done", ("done",), "EF-ACT-2"))
        return [*options, Option("back", ("back",))]

    def quick(self, g: EtherState, seat: int, on: str) -> list[Option]:
        """EF-INF-1: in the middle of another action; what is meant for payments only in one's own (EE-B2b)."""
        return [play._replace(value=("play", play.key)) for play in reactions(g, seat, on)]

    def intent_options(self, g: EtherState, seat: int, verb: str) -> list[Option]:
        wanted = self.wanted(g)
        return [
            laying(g, verb, card, colour) for card in held(g, seat) for colour in payers(g, card) if colour in wanted
        ]

    def boosts(self, g: EtherState) -> list[Option]:
        """EF-ACT-8, EE-B1c: once a turn, after at least 1 intent, on any action but the placing of progress."""
        have = self.intent(g)
        if self.kind == "place" or g.sleepers[self.seat].boosted or not any(have.values()):
            return []
        colours = [colour for colour in self.wanted(g) if have[colour]]  # of the colour that was paid
        one = len(colours) == 1
        return [Option("boost" if one else f"boost {c}", ("boost", c), "EF-ACT-8") for c in colours]

    def act(self, g: EtherState) -> Next:
        from .acting import Perform

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
                return Call(Perform(seat, rest[0]))
            case "boost":
                self.boosting = rest[0]
                return Goto("boost")
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
        from .rolls import Luck

        self.commit(g)
        g.edit(self.seat).boosted = True
        return Call(Luck(self.seat, "boost"), "face")

    def rolled(self, g: EtherState) -> Next:
        """Movement gains one field, whatever the number (EE-A1b, EE-B4); elsewhere the die pays like a card, also for
        further times (EE-B1e). What is lost by a failure is this payment alone (EE-B1d)."""
        if self.face == "x":
            return Goto("penalty")
        more = BOOSTED[self.face]
        if more:
            more = 1 if self.kind == "move" else max(0, more + value(g, "boost", self.seat))
        self.extra = (*self.extra, (self.boosting, more))
        return Goto("settle") if self.times(g) >= 1 else self.failed(g)

    def failed(self, g: EtherState) -> Return:
        g.tell("failed", self.seat, rule="EF-ACT-8")
        return Return((FAILED, 0, self.boosting))

    def penalty(self, g: EtherState) -> Next:
        options = [Option("distress", "distress", "EF-ACT-8", (("distress", 1),))]
        if g.sleepers[self.seat].ether:
            options.insert(0, Option("ether", "ether", "EF-ACT-8", (("ether", 1),)))
        if sealable(g, self.seat) >= BOOST_SEAL:  # EE-B2a
            options.append(Option("seal", "seal", "EF-ACT-8", (("seal", BOOST_SEAL),)))
        return Ask(self.seat, options, "price", "boost-failed")

    def punish(self, g: EtherState) -> Next:
        match self.price:
            case "ether":
                lose(g, self.seat, "ether", 1)
            case "seal":
                seal(g, self.seat, BOOST_SEAL, "EF-ACT-8")
            case _:
                take_distress(g, self.seat, 1, "boost", "EF-ACT-8")
        return self.failed(g)

    # -- paying at last ----------------------------------------------------------------------------------------------
    def settle(self, g: EtherState) -> Next:
        """EE-D2a: the price precedes the effects, even when it kills."""
        times = self.times(g)
        self.spend(g)
        factor = 1 if self.kind == "move" else times
        for name in FIXED:
            pay_fixed(g, self.seat, name, self.cost.get(name, 0) * factor)
        colour = next((name for name in self.cost if name in COLOURS), next(iter(self.cost), ""))
        return Return((PAID, times, colour))

    def commit(self, g: EtherState) -> None:
        """A card gives its intent when it is discarded (EF-ACT-2): before anything else happens the hand has room for
        others, and what is laid down does not come back."""
        self.extra = tuple(self.intent(g).items())
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


def laying(g: EtherState, verb: str, card: int, colour: str) -> Option:
    amount = intent_of(g, card)[colour]
    return Option(f"{verb} {g.card_id(card)} {colour}", ("lay", card, colour), "EF-ACT-2", (), ((colour, amount),))


def way_name(cost: Cost) -> str:
    return "+".join(name for name, _ in cost) or "nothing"
