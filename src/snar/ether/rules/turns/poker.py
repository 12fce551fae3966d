"""Poker cards (EF-VAR-2): once a dream, three cards of luck against three of misfortune."""

from __future__ import annotations

from collections.abc import Iterator

from snar.ether.effects.apply import Apply
from snar.ether.state import EtherState
from snar.kernel.flow import Call, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.ether.model import Action, Effect

from ..actions.offers import Offered, Source
from .deciding import Agree

DECK = 54  # EE-G3c: four suits of 2 .. ace, and two jokers
SUITED, LOWEST, JOKER = 52, 2, 15
CARDS = 3
PLAYED = "poker"
GO_ON, GIVE_UP = "go-on", "give-up"
ALL = -99
Effects = tuple[Effect, ...]
POKER = Action(PLAYED, "plain", "", "", 0, "no", (), "no", (), ())
MEANINGS = {"poker": Asks("pick", {"go-on": Means(group="late"), "give-up": Means(group="late")})}


def worth(card: int) -> int:
    """Jack 11, queen 12, king 13, ace 14, joker 15; the deck is numbered from 1."""
    return JOKER if card > SUITED else LOWEST + (card - 1) % 13


def table(g: EtherState, subject: str) -> tuple[Effects, Effects]:
    """EE-A1c: what luck and misfortune do to the chosen effect."""
    kind, _, entity = subject.partition(" ")
    match kind:
        case "mutations":
            lucky: Effects = ({"verb": "cleanse", "amount": 1, "all": True, "entity": entity},)
            return lucky, ({"verb": "mutate", "amount": 2, "entity": entity},)
        case "gems":
            gains = ({"verb": "gem", "amount": 1, "who": "one"},) * g.supply["gem"]
            return gains, ({"verb": "gem", "amount": ALL, "who": "each"},)
        case "hours":
            return ({"verb": "hours", "amount": 2},), ({"verb": "hours", "amount": ALL},)
        case "distress":
            calm: Effect = {"verb": "calm", "amount": 2, "all": False, "who": "one"}
            return (calm,), ({"verb": "distress", "amount": 1, "who": "one"},)
        case "seals":
            unseal: Effect = {"verb": "unseal", "cards": 5, "chosen": False, "all": False, "who": "each"}
            return (unseal,), ({"verb": "seal", "cards": 5, "who": "each"},)
    raise AssertionError(f"no effect {subject} for poker cards")


def offered(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    if "pokerove-karty" not in g.rules or g.mode != "dream" or any(PLAYED in row.spent for row in g.sleepers):
        return
    entities = [f"mutations {entity.id}" for entity in g.entities]
    for subject in (*entities, "gems", "hours", "distress", "seals"):
        yield Offered(f"poker {subject}", playing(g, subject, PLAYED), "poker", subject)


def playing(g: EtherState, owner: str, id: str) -> Action:
    return POKER


def played(g: EtherState, seat: int, offered: Offered) -> None:
    row = g.edit(seat)
    row.spent = (*row.spent, PLAYED)


@procedure
class Poker(Proc):
    """After the cards of luck the group may give up. Luck has to be higher; a tie is misfortune (EE-G3c)."""

    STEPS = ("luck", "ask", "misfortune", "resolve")
    seat: int
    subject: str
    cards: tuple[int, ...] = ()
    said: str = ""

    def draw(self, g: EtherState, kind: str) -> None:
        """Three of what is left of the deck."""
        for _ in range(CARDS):
            left = [card for card in range(1, DECK + 1) if card not in self.cards]
            card = left[g.die(len(left)) - 1]
            self.cards = (*self.cards, card)
            g.tell("poker", self.seat, source=kind, to=self.subject, amount=worth(card), rule="EF-VAR-2")

    def luck(self, g: EtherState) -> Next:
        self.draw(g, "luck")
        return None

    def ask(self, g: EtherState) -> Next:
        return Call(Agree("poker", (GO_ON, GIVE_UP)), "said")

    def misfortune(self, g: EtherState) -> Next:
        if self.said == GIVE_UP:
            return Return()
        self.draw(g, "misfortune")
        return None

    def resolve(self, g: EtherState) -> Next:
        luck, misfortune = (sum(map(worth, part)) for part in (self.cards[:CARDS], self.cards[CARDS:]))
        lucky, unlucky = table(g, self.subject)
        return Call(Apply(self.seat, lucky if luck > misfortune else unlucky, PLAYED, rule="EF-VAR-2"))


SOURCES = {
    "poker": Source(offered, playing, used=played, run=lambda g, seat, offered: Poker(seat, offered.owner)),
}
