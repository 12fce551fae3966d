"""What stands where in an observation of Etherfields (docs/environments.md shows it as a table)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from snar.ether.content import Content
from snar.ether.game import MEANINGS
from snar.ether.map.fields import NAMES
from snar.ether.options import OPTIONS
from snar.ether.supply import TOKENS
from snar.ether.view import DECKS, OPEN
from snar.packs.ether.words import COLOURS, COMPANIONS, ENVIRONMENTS, PRICES, STATES, SUITS

from .words import actions

SLEEPERS, STEPS = 4, 8  # at most, and steps of a turn card
MODES = ("setup", "dream", "slumber", "world")
NUMBERS = (
    *("distress", "distress_limit", "ether", "gems", "hand_limit", "progress_slots", "living"),
    *("ready", "boosted", "effort", "quiet"),
)
PILES = ("hand", "discard", "sealed", "box")
GAME = ("seats", "hours", "keys", "souls", "mutations", "item_slots", "traps")
TURN = ("number", "step", "left", "used")
ENTITY = ("here", "tokens", "poisoned")
PAYMENT = ("under way", "mine", "help", "dropped")
Blocks = Iterator[tuple[str, Sequence[str], str]]


def blocks(content: Content) -> Blocks:
    yield from asked(content)
    yield from whole(content)
    for n in range(SLEEPERS):
        yield from sleeper(content, n)
    yield from dreamscape(content)
    yield from table(content)


def things(content: Content) -> list[str]:
    pack = content.pack
    rows = (pack.cards, pack.entities, pack.sleepers, pack.references, pack.scenes, pack.locations)
    return [*dict.fromkeys(id for row in rows for id in row)]


def deeds(content: Content) -> list[str]:
    return [*dict.fromkeys(f"act {action}" for action in actions(content))]


def each(ones: Sequence[str], others: Sequence[str]) -> list[str]:
    return [f"{one}.{other}" for one in ones for other in others]


def asked(content: Content) -> Blocks:
    yield "topic", list(MEANINGS.declared), "what is asked: 1 at its topic; nothing while another is to answer"
    yield "about.number", ["number"], "what the question says of a number: fields left to walk, targets left"
    yield "about.source", things(content), "the thing it is about"


def whole(content: Content) -> Blocks:
    pack = content.pack
    yield "options", OPTIONS, "1 at each option agreed on"
    yield "mode", MODES, "where the game is"
    yield "dream", list(pack.dreams), "1 at the dream"
    yield "slumber", list(pack.slumbers), "1 at the slumber"
    yield "location", list(pack.locations), "1 at the place in the dreamworld"
    yield "districts", list(pack.districts), "1 at each district in play"
    yield "game", GAME, "numbers of the whole game"
    yield "turn", TURN, "the turn, the step under way, turn cards left and used"
    yield "turn.card", list(pack.turns), "1 at the current turn card"
    yield "turn.suit", SUITS, "1 at its suit"
    yield "turn.blocked", [str(n) for n in range(STEPS)], "1 at each of its steps that is blocked"
    yield "turn.deck", list(pack.turns), "with open turns: where each card lies in the deck, 1 on top"
    yield "first", [str(n) for n in range(SLEEPERS)], "1 at the first sleeper"
    yield "supply", list(TOKENS), "tokens left"
    yield "read", list(pack.scenes), "scenes that were read, counted"
    yield "found", things(content), "what was found in this campaign"


def sleeper(content: Content, n: int) -> Blocks:
    pack, name = content.pack, f"sleeper{n}"
    hand = (*pack.influence, *pack.weaknesses)
    yield name, ("here", "deck", "hidden", *NUMBERS), "its deck, cards whose faces are hidden, its numbers"
    yield f"{name}.id", list(pack.sleepers), "1 at who it is"
    yield f"{name}.field", NAMES, "1 where it stands"
    yield f"{name}.states", STATES, "1 at each state"
    yield from ((f"{name}.{pile}", hand, f"cards of its {pile}, counted") for pile in PILES)
    yield f"{name}.progress", hand, "its progress cards, counted"
    yield f"{name}.turned", hand, "those of them that are turned"
    yield f"{name}.tokens", hand, "tokens on them"
    yield f"{name}.mask", list(pack.masks), "1 at the mask it wears, a half at others it has"
    yield f"{name}.used", deeds(content), "1 at each action it has used up for now"
    yield f"{name}.known", hand, "where in its deck I know the card to lie, 1 on top"


def dreamscape(content: Content) -> Blocks:
    pack, entities = content.pack, list(content.pack.entities)
    yield "pieces", [*pack.tiles, *pack.overlays], "where a tile lies: the number of its north-west field, from 1"
    yield "figures", each(entities, NAMES), "figures of each entity on each field, counted"
    yield "figures.states", each(entities, NAMES), "states that they bear, counted"
    yield "entities", each(entities, ENTITY), "entity tiles in play"
    yield "mutated", each(entities, list(pack.mutations)), "their mutations, counted"
    yield "companions", each(COMPANIONS, NAMES), "1 where a companion stands"
    yield "environments", each(ENVIRONMENTS, NAMES), "tokens of environments, counted"
    yield "threats", NAMES, "threats, counted"
    yield "quirks", NAMES, "1 where a quirk lies"
    yield "spent", deeds(content), "1 at each one-time action that is used up"
    yield "gems", deeds(content), "1 at each slot that holds a gem"
    yield "intent", deeds(content), "payments made for a progressive action"
    yield "tokens", things(content), "universal tokens on it"


def table(content: Content) -> Blocks:
    pack = content.pack
    yield from ((f"pile.{zone}", list(pack.cards), f"cards of {zone}, counted") for zone in OPEN)
    yield "decks", DECKS, "cards left in each deck"
    yield "payment", PAYMENT, "a payment under way: is it mine, may I help, cards dropped for it"
    yield "payment.cost", PRICES, "what it costs"
    yield "payment.laid", COLOURS, "intent laid down for it so far"
    codes = dict.fromkeys(secret.code for secret in pack.secrets.values())
    yield "secrets", list(codes), "secret cards that may be peeked at: 1, and 2 when I know it"
