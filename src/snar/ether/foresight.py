"""What an answer would bring about, before it is given: who would die of it, and whether it would end the encounter.

Worked out by the rules themselves, on games that the seat can imagine: what it cannot know is dealt out in the same
way for every arrangement of it, so that a warning tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from snar.kernel.choice import Choice
from snar.kernel.event import Event
from snar.kernel.imagine import Group, Hidden, Laid, hidden_from, laid, matched
from snar.kernel.rng import Rng, key_from_seed, strewn
from snar.kernel.state import MOST_SEATS
from snar.packs.ether.walk import nested

from .content import Content
from .rules.actions.kept import at_this_table
from .rules.actions.offers import OFFERED
from .rules.actions.paying import BACK, LAID
from .rules.entities.mutations import extra
from .rules.turns.leaving import LEAST_CARDS, living_cards
from .rules.turns.readiness import READY, UNREADY
from .rules.turns.sleepersphase import DRAW
from .rules.turns.stepeffects import END, effects, sources
from .rules.turns.turncards import steps
from .state import EtherState
from .values import value

SAMPLES = 6  # imagined games for an answer that rolls or reveals
MARGIN, CARDS = 4, 9  # so much distress, so many cards from death it is looked for, if nothing deals more
FIGURES = 4  # of one entity, where an effect grows with those in range (EF-LIM-4)
HURT, SEAL = HARMS = "distress", "seal"
VOTES = ("ether.Agree", "ether.Travel")
ACTING = ("ether.ActionStep", "ether.StructuredStep")  # where most questions come back as they were
KNOWN = [bytes(who >> seat & 1 for who in range(256)) for seat in range(MOST_SEATS)]  # does this seat know the card?
STILL_OWN = ("lay", "drop", "pass")  # what is said in a payment and changes nothing else


class Death(NamedTuple):
    sleeper: str
    reason: str  # distress, no-distress-left, few-cards


class Foreseen(NamedTuple):
    """`sure`: it comes to that however the dice fall and the cards lie."""

    deaths: tuple[Death, ...] = ()
    sure: bool = True
    lost: bool = False  # the turns run out, nobody dies


NOTHING = Foreseen()


def foresee(g: EtherState, choice: Choice, *keys: str) -> Foreseen:
    """What comes of the answer, or of a line of answers."""
    return looked_ahead(g, choice, keys) if at_stake(g) else NOTHING


class Ahead:
    """The games that a seat imagines at one question, for all its options: what it cannot know is dealt but once."""

    def __init__(self, g: EtherState, seat: int) -> None:
        self.g, self.seat = g, seat
        self.dealt: list[EtherState] = []
        self.outcomes: dict[Any, Outcome] | None = None

    def game(self, number: int) -> EtherState:
        """To play on; they are asked for in their order."""
        if number == len(self.dealt):
            self.dealt.append(imagined(self.g, self.seat, number))
        return self.dealt[number].clone()

    def outcome(self, choice: Choice, key: str) -> Outcome:
        """What comes of it hangs on the table and on what the seat knows: when a payment was taken back, or somebody
        else is ready, it is known already. When all are ready it is the same whoever says it last."""
        if self.outcomes is None:
            self.outcomes = at_this_question(self.g)
        together = key == READY and all(other.find(READY) for other in self.g.pending)
        what = (key, -1 if together else self.seat, bytes(self.g.known).translate(KNOWN[self.seat]))
        if what not in self.outcomes:
            self.outcomes[what] = outcome(choice, (key,), self)
        return self.outcomes[what]


def at_this_question(g: EtherState) -> dict[Any, Outcome]:
    """What is remembered of answers to it, while the sleepers act. The frame's place for them each of them writes."""
    top = g.stack[-1]
    if top.NAME not in ACTING:
        return {}
    said = [getattr(top, name) for name in top.NAMES if name != g.into]
    quiet = [row.quiet for row in g.sleepers]
    return at_this_table(g, "foreseen", bytes(g.known), bytes(g.owners), g.stack[:-1], top.NAME, top.at, said, quiet)


def looked_ahead(g: EtherState, choice: Choice, keys: tuple[str, ...], ahead: Ahead | None = None) -> Foreseen:
    """The same where something is known to be at stake."""
    if len(keys) == 1 and harmless(g, choice, keys[0]):
        return NOTHING
    ahead = ahead or Ahead(g, choice.seat)
    friends = keys == (READY,) and any(other.find(READY) for other in g.pending if other.seat != choice.seat)
    found = ahead.outcome(choice, *keys) if len(keys) == 1 else outcome(choice, keys, ahead)
    sure = not friends and not found.lives  # friends may still do something about it
    return Foreseen(found.deaths, sure or not found.deaths, found.lost and not friends)


class Outcome(NamedTuple):
    """What came of the same answer in imagined games."""

    deaths: tuple[Death, ...]
    lives: int  # games in which nobody dies
    lost: bool  # each of them ends with the last turn


def outcome(choice: Choice, keys: tuple[str, ...], ahead: Ahead) -> Outcome:
    deaths: dict[Death, None] = {}
    lives = losses = tried = 0
    for number in range(SAMPLES):
        twin = ahead.game(number)
        before = len(twin.log)
        events, chance = answer(twin, choice, keys)
        found = [Death(event.actor, event.source) for event in events if event.kind == "death"]
        deaths |= dict.fromkeys(found)
        lives += not found
        losses += not found and runs_out(twin, events, before)
        tried += 1
        if not chance:
            break
    return Outcome(tuple(deaths), lives, losses == tried)


def harmless(g: EtherState, choice: Choice, key: str) -> bool:
    """Nothing comes of what only takes back, nor of what is laid down for a price and can still be taken back; and
    before an action that is paid with cards some have to be laid down."""
    option = choice.find(key)
    if option is None or key in (BACK, UNREADY):
        return option is not None
    if choice.topic == "payment" and option.value[0] in STILL_OWN:
        return True
    verb = key.partition(" ")[0]
    if choice.topic == "draw" and verb in ("discard", DRAW):
        return verb != DRAW or draws_in_peace(g, choice.seat, dict(option.effect)["cards"])
    if verb not in OFFERED or OFFERED[verb].opens != "payment":
        return False
    ways = dict(option.effect).get("ways", (option.cost,))
    return all(any(name in LAID for name, _ in way) for way in ways)


def draws_in_peace(g: EtherState, seat: int, cards: int) -> bool:
    """The deck has as many, and no weakness could be among them, for all the seat knows."""
    deck = set(g.cards(f"deck.{seat}"))
    if len(deck) < cards:
        return False
    hidden = [group.cards for group in hidden_from(g, 1 << seat).groups if not deck.isdisjoint(group.cards)]
    return g.content.influence.issuperset(deck.union(*hidden))


def runs_out(g: EtherState, events: list[Event], before: int) -> bool:
    """The turns are exhausted, and no scene has turned it into a victory."""
    won = any(outcome == "victory" for _, outcome in g.log[before:]) or g.result.get("outcome") == "victory"
    return not won and any(event.kind == "exhausted" and event.source == "exhausted" for event in events)


def at_stake(g: EtherState) -> bool:
    """Could the next answer kill or end it at all? Most could not, and nothing has to be tried then. Every question
    comes with options of its own, so for all who are asked it is worked out but once."""
    known = g.remembered.get("at stake")
    if known is None or known[0] is not g.pending:
        known = g.remembered["at stake"] = g.pending, near_an_end(g)
    return bool(known[1])


def near_an_end(g: EtherState) -> bool:
    if g.mode not in ("dream", "slumber", "world") or g.over:
        return False
    last = g.mode != "world" and len(g.cards("turns")) <= 1
    near = last or within(g, MARGIN, max(CARDS, piled(g)))
    return near or within(g, *coming(g))


def within(g: EtherState, hurt: int, sealed: int) -> bool:
    """Is somebody so much distress, or so many cards, from death?"""
    return g.supply["distress"] < hurt * g.seats or any(endangered(g, seat, hurt, sealed) for seat in range(g.seats))


def endangered(g: EtherState, seat: int, hurt: int, sealed: int) -> bool:
    near = value(g, "distress-limit", seat) - g.sleepers[seat].distress <= hurt
    return near or living_cards(g, seat) - LEAST_CARDS < sealed


def coming(g: EtherState) -> tuple[int, int]:
    """The most distress, and the most sealing, that the current turn card may deal to one sleeper, with what mutations
    and cards add (EF-MUT-1)."""
    left = [step for at, step in enumerate(steps(g)) if at not in g.blocked]
    blows = [
        (part["verb"], printed(part) + (extra(g, id, part["verb"]) if kind == "entity" else 0))
        for kind, id in sources(g)
        for step in (*left, END)
        for effect in effects(g, (kind, id), step)
        for part in nested(effect.do)
        if part["verb"] in HARMS
    ]
    hurt, sealed = ([number for what, number in blows if what == verb] for verb in HARMS)
    return total(g, HURT, hurt), total(g, SEAL, sealed)


def total(g: EtherState, verb: str, blows: list[int]) -> int:
    """Every single one grows with what lies before the sleeper whom it hits hardest."""
    return sum(blows) + len(blows) * max(value(g, verb, seat) for seat in range(g.seats)) if blows else 0


def printed(effect: dict[str, Any]) -> int:
    number = effect.get("cards", effect.get("amount", 0))
    return number if isinstance(number, int) else int(number["plus"]) + int(number["times"]) * FIGURES


def piled(g: EtherState) -> int:
    """Tokens by which a tile may seal: they grow from visit to visit, and from turn to turn."""
    return 1 + max((len(g.threats), *g.tokens.values()))


def imagined(g: EtherState, seat: int, number: int) -> EtherState:
    """Unknown cards in an order of their own, dice that nobody has thrown."""
    twin = g.clone()
    lie, dice = lying(hidden_from(g, 1 << seat), g.content, number)
    twin.script = ()
    twin.zones.update(lie.zones)
    twin.known = lie.known.copy()
    twin.rng = dice.copy()
    return twin


@lru_cache(maxsize=64)
def lying(hidden: Hidden, content: Content, number: int) -> tuple[Laid, Dice]:
    """How everything lies in that game, until something hidden moves or is learnt; and its dice after that."""
    dice = Dice(number)
    deal = [(group.cards, scattered(group, content, dice.key, dice.draw())) for group in hidden.groups]
    return laid(hidden, deal), dice


@lru_cache(maxsize=512)
def scattered(group: Group, content: Content, key: bytes, draw: int) -> Sequence[int]:
    """Most of what is hidden stays as it is when a deck is drawn from, and is the same for all seats."""
    return group.cards if group.fixed else matched(group, strewn(key, draw, group.ordered), content.backs)


class Dice(Rng):
    """Over all imagined games every die of six shows every face, the first as well as the tenth."""

    __slots__ = ("number", "thrown")

    def __init__(self, number: int) -> None:
        super().__init__(key_from_seed(f"foresight {number}"))
        self.number, self.thrown = number, 0

    def copy(self) -> Dice:
        twin = Dice(self.number)
        twin.count, twin._block, twin._left, twin.thrown = self.count, self._block, self._left, self.thrown
        return twin

    def below(self, n: int) -> int:
        if n != SAMPLES:
            return super().below(n)
        self.thrown += 1
        return (self.number + 2 * self.thrown) % SAMPLES


def answer(g: EtherState, choice: Choice, keys: tuple[str, ...]) -> tuple[list[Event], bool]:
    """What happens then, and whether chance has a part in it. What the sleepers decide together is looked at as if
    they all said the same; so is the end of their turn."""
    events: list[Event] = []
    chance = False

    def say(seat: int, key: str) -> bool:
        nonlocal chance
        asked = g.choice_of(seat)
        if g.over or not asked or not asked.find(key):
            return False
        g.answer(seat, key)
        events.extend(g.events)
        chance |= g.barrier
        return not any(event.kind == "death" for event in g.events)

    g.hurried = keys == (READY,)
    if g.stack[-1].NAME in VOTES or keys == (READY,):
        for other in g.pending:
            if other.seat != choice.seat:
                say(other.seat, keys[0])
    for place, key in enumerate(keys, 1):
        g.hurried = place == len(keys)
        if not say(choice.seat, key):
            break
    return events, chance
