"""What every scenario lays out, and what it takes out: RS-COM-3, RS-STR-2, RS-EXT-1."""

from __future__ import annotations

from snar.kernel import zones
from snar.packs.rise.model import DECKS

from ..figure import Figure
from ..options import HEROES
from ..state import RiseState

TAKEN_OUT = ("dzin-z-lampy", "jezibaba")
BEGINNERS_QUESTS = ("poznani", "elementy", "studanky", "lovec", "prepadeni")


def lay_out(g: RiseState) -> None:
    """RS-COM-3: every card into its deck; characters in front of their players."""
    for deck in DECKS:
        g.zones[f"deck.{deck}"] = tuple(i for i, card in enumerate(g.content.cards) if card.deck == deck)
        g.zones[f"used.{deck}"] = ()
    for zone in ("laid", "out", "event", "casting"):
        g.zones[zone] = ()
    for seat in range(g.seats):
        g.zones[f"hand.{seat}"] = ()
    for i, character in enumerate(g.rules.characters):
        for zone in ("items", "trophies", "tamed", "quests", "abilities", "kept"):
            g.zones[f"{zone}.{i}"] = ()
        g.figures.append(figure(g, i, character))
        g.regear(i)
        g.edit(i).lives = g.max_lives(g.figures[i])


def figure(g: RiseState, i: int, character: str) -> Figure:
    hero = character in HEROES
    seat = i % 2 if g.seats < len(g.rules.characters) else i
    team = i % 2 if g.rules.sides or g.rules.scenario == "bratrstvi" else i
    helper = g.rules.sides and i > 1 and "ctyri-hraci" in g.rules
    gear = g.content.gear(character)
    return Figure(gear, id=character, seat=seat, team=team, side="hero" if hero else "demon", helper=helper)


def take_out(g: RiseState) -> None:
    """RS-STR-2: cards that the game of sides does not use; RS-EXT-1: the beginners' quests alone stay."""
    if g.rules.sides:
        put_out(g, [i for i, card in enumerate(g.content.cards) if card.id in TAKEN_OUT], "RS-STR-2")
    if g.rules.scenario == "zacatecnici":
        easy = [i for i, card in enumerate(g.content.cards) if card.deck == "easy"]
        put_out(g, [i for i in easy if g.card_id(i) not in BEGINNERS_QUESTS], "RS-EXT-1")


def put_out(g: RiseState, cards: list[int], rule: str) -> None:
    for card in cards:
        zones.move(g, card, f"deck.{g.card(card).deck}", "out", seen=g.everyone, rule=rule)


def place(g: RiseState, i: int, cell: int) -> None:
    row = g.edit(i)
    row.cell = row.start = cell
    g.tell("placed", i, to=g.name(cell))
