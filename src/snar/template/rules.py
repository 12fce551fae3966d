"""The rules of Lucerny: peek, light up together, bid in secret, and the wind may blow."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.event import Event
from snar.kernel.flow import Ask, AskAll, AskAny, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import FINAL, ON, Asks, Means
from snar.kernel.window import PASS, QUIET, reaction

from .state import Lanterns

MEANINGS = {
    "peek": Asks("pick", {"draw": Means(), "leave": ON}),
    "ready": Asks("pick", {"ready": FINAL, "wave": Means()}),
    "bid": Asks("hand", {"bid": Means("card", "pick")}),
    "gust": Asks("window", {"gust": Means(), PASS: ON, QUIET: ON}),
}


@procedure
class SetUp(Proc):
    """Five cards each."""

    STEPS = ("deal", "rounds")

    def deal(self, g: Lanterns) -> Next:
        g.zones["deck"] = tuple(range(len(g.known)))
        g.zones["used"] = ()
        zones.shuffle(g, "deck")
        for seat in range(g.seats):
            g.zones[f"hand.{seat}"] = ()
            for _ in range(5):
                zones.draw(g, "deck", f"hand.{seat}", seen=1 << seat)
        return None

    def rounds(self, g: Lanterns) -> Next:
        return Call(Round())


@procedure
class Round(Proc):
    """The leader peeks; everyone gets ready; bids are secret; a gust may spoil the win."""

    STEPS = ("peek", "decide", "keep", "ready", "note_ready", "bid", "reveal", "gust", "blow", "end")
    act: str = ""
    ready_seats: tuple[int, ...] = ()
    came: tuple[int, Plain] = (0, None)
    bids: tuple[tuple[int, Plain], ...] = ()
    gusts: tuple[tuple[int, Plain], ...] = ()
    winner: int = -1

    def leader(self, g: Lanterns) -> int:
        return (g.round - 1) % g.seats

    def peek(self, g: Lanterns) -> Next:
        """A private look at the top card."""
        if g.zones["deck"]:
            zones.learn(g, g.zones["deck"][-1], 1 << self.leader(g))
        return None

    def decide(self, g: Lanterns) -> Next:
        options = [Option("draw", "draw"), Option("leave", "leave")]
        return Ask(self.leader(g), options if g.zones["deck"] else options[1:], "act", "peek")

    def keep(self, g: Lanterns) -> Next:
        if self.act == "draw":
            leader = self.leader(g)
            zones.draw(g, "deck", f"hand.{leader}", seen=1 << leader, actor=g.player(leader))
        return None

    def ready(self, g: Lanterns) -> Next:
        """Everyone may act in any order; an answer is accepted while its key is still offered."""
        waiting = [seat for seat in range(g.seats) if seat not in self.ready_seats]
        if not waiting:
            return Goto("bid")
        return AskAny({seat: [Option("ready", "ready"), Option("wave", "wave")] for seat in waiting}, "came", "ready")

    def note_ready(self, g: Lanterns) -> Next:
        seat, what = self.came
        g.emit(Event(str(what), g.player(seat)))
        self.ready_seats = (*self.ready_seats, seat)
        return Goto("ready")

    def bidders(self, g: Lanterns) -> list[int]:
        return [seat for seat in range(g.seats) if g.zones[f"hand.{seat}"]]

    def bid(self, g: Lanterns) -> Next:
        """A joint secret decision: places in the hand, never faces, lie in the frame."""
        choices = {}
        for seat in self.bidders(g):
            faces = {g.card_id(card): place for place, card in enumerate(g.zones[f"hand.{seat}"])}
            choices[seat] = [Option(f"bid {face}", place) for face, place in sorted(faces.items())]
        return AskAll(choices, "bids", "bid") if choices else Goto("end")

    def reveal(self, g: Lanterns) -> Next:
        offered = [(seat, g.zones[f"hand.{seat}"][place]) for seat, place in self.bids]
        for seat, card in offered:
            zones.move(g, card, f"hand.{seat}", "used", seen=g.everyone, actor=g.player(seat))
        values = {seat: int(g.card_id(card)) for seat, card in offered if g.card_id(card) != "gust"}
        best = max(values.values(), default=0)
        winners = [seat for seat, value in values.items() if value == best]
        self.winner = winners[0] if len(winners) == 1 else -1
        return None

    def gust(self, g: Lanterns) -> Next:
        """Whoever has cards in hand might hold a gust; all of them are asked, so that nobody learns who does."""
        if self.winner < 0:
            return Goto("end")
        seats = [seat for seat in self.bidders(g) if seat != self.winner and seat not in g.quiet]
        return reaction(seats, lambda seat: self.gusts_of(g, seat), "gusts", "gust")

    def gusts_of(self, g: Lanterns, seat: int) -> list[Option]:
        held = [place for place, card in enumerate(g.zones[f"hand.{seat}"]) if g.card_id(card) == "gust"]
        return [Option("gust", place) for place in held[:1]]

    def blow(self, g: Lanterns) -> Next:
        for seat, said in self.gusts:
            if said == QUIET:
                g.quiet = (*g.quiet, seat)
            elif said != PASS:
                zones.move(
                    g, g.zones[f"hand.{seat}"][said], f"hand.{seat}", "used", seen=g.everyone, actor=g.player(seat)
                )
                self.winner = -1
        return None

    def end(self, g: Lanterns) -> Next:
        if self.winner >= 0:
            g.lanterns = tuple(n + (seat == self.winner) for seat, n in enumerate(g.lanterns))
            g.emit(Event("lantern", g.player(self.winner), amount=1))
        out_of_cards = not self.bidders(g)
        if max(g.lanterns) >= g.table.goal or out_of_cards:
            best = max(g.lanterns)
            winners = [seat for seat, lit in enumerate(g.lanterns) if lit == best]
            g.over, g.result = True, {"seats": winners, "lanterns": list(g.lanterns)}
            return Return()
        g.round += 1
        g.quiet = ()
        self.ready_seats, self.bids, self.gusts, self.winner = (), (), (), -1
        return Goto("peek")
