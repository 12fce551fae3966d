"""What stands where in an observation of Říše Snů (docs/environments.md shows it as a table)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from snar.packs.rise.model import DECKS, Quest
from snar.rise.content import content_for
from snar.rise.game import MEANINGS
from snar.rise.options import OPTIONS, SCENARIOS

from .words import field_names, of_kind, world_names

FIGURES, OTHERS = 5, 4  # at most, and other seats
IS = ("here", "own", "ally", "hero", "helper")
NUMBERS = (
    *("moc", "tokens", "pohyb", "lives", "max_lives", "bp", "fame", "experience", "circuit"),
    *("slowed", "hasted", "skips", "hypnotised"),
)
MOMENTS = ("any", "duel", "duel-die", "harm", "losing", "turn", "wounded")
QUEST = ("left", "done", "spent", "annexes", "turns")
GAME = ("round", "draft", "boards", "fame", "light", "other-light")
Blocks = Iterator[tuple[str, Sequence[str], str]]


def blocks(name: str) -> Blocks:
    yield from asked(name)
    yield from whole(name)
    for n in range(FIGURES):
        yield from figure(name, n)
    yield from laid(name)
    yield from own(name)


def slots() -> list[str]:
    return [str(n) for n in range(FIGURES)]


def asked(name: str) -> Blocks:
    pack = content_for(name).pack
    yield "topic", list(MEANINGS.declared), "what is asked: 1 at its topic; nothing while it is another seat's turn"
    yield "about.number", ["number"], "what the question says of a number: BP, light, the sum of a trade"
    yield "about.figure", slots(), "the figure it is about"
    yield "about.card", list(pack.cards), "the card it is about"
    yield "about.spell", list(pack.spells), "the spell it is about"
    yield "about.field", field_names(name), "the field it is about"
    yield "about.moment", MOMENTS, "the moment at which a window opens"


def whole(name: str) -> Blocks:
    yield "scenario", SCENARIOS, "1 at the scenario"
    yield "options", OPTIONS, "1 at each option agreed on"
    yield "game", GAME, "numbers of the whole game"
    yield "open", world_names(name), "1 at a world that has its token"
    yield "turn", slots(), "1 at the figure whose turn it is"


def figure(name: str, n: int) -> Blocks:
    pack, worlds, cards = content_for(name).pack, world_names(name), list(content_for(name).pack.cards)
    quests = of_kind(pack, Quest)
    yield f"figure{n}", (*IS, *NUMBERS), "who it is to me, and its numbers"
    yield f"figure{n}.character", list(pack.characters), "1 at its character"
    yield f"figure{n}.field", field_names(name), "1 where it stands"
    yield f"figure{n}.annexed", worlds, "how often it annexed each world"
    yield f"figure{n}.held", cards, "its items, kept events and abilities, counted"
    yield f"figure{n}.trophies", cards, "its trophies, counted"
    yield f"figure{n}.tamed", cards, "creatures it tamed, counted"
    yield f"figure{n}.quests", [f"{id}.{what}" for id in quests for what in QUEST], "its quests; `left` is 1 more"
    yield f"figure{n}.worlds", quests, "the number of the world a quest is for, from 1"


def laid(name: str) -> Blocks:
    fields = field_names(name)
    yield "laid.own", fields, "1 where a card lies that my side laid"
    yield "laid.other", fields, "1 where another's card lies"
    yield "laid.picture", fields, "the number of the card whose picture lies there, from 1"
    yield "laid.actions", fields, "actions left of it"
    yield "revealed", list(content_for(name).pack.cards), "cards that are open now: an event, a card being cast"


def own(name: str) -> Blocks:
    """The last part: what hangs on the cards a seat knows."""
    cards = list(content_for(name).pack.cards)
    yield "hand", cards, "my hand, counted"
    yield "decks", DECKS, "cards left in each deck"
    yield "backs", ["event"], "in the draft edition: the experience on the back of the top event"
    yield "used", cards, "discarded cards, counted"
    yield "known", cards, "where in its deck I know the card to lie, 1 on top"
    for n in range(1, OTHERS + 1):
        yield f"hand{n}", ["count"], "cards in the hand of that seat, counted from mine"
        yield f"hand{n}.known", cards, "those of them that I know, counted"
