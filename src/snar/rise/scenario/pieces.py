"""The pieces of a described position: characters and what they hold, laid cards, quests, piles."""

from __future__ import annotations

from typing import Any

from ..figure import FIELDS
from ..rules.deeds import definition, new_errand
from ..setup.sides import STARTS
from ..state import Errand, Laid, RiseState
from .naming import (
    BadScenario,
    cell_of,
    figure_of,
    known_keys,
    list_of,
    needed,
    row_value,
    seat_of,
    token_of,
    whole,
    world_of,
)

ZONES_OF_FIGURE = ("items", "trophies", "abilities", "kept")
FIXED = ("id", "cell", "seat", "team", "side", "helper")  # these follow from the agreement and from `field`
QUEST = {"id", "world", "left", "seen", "done", "spent", "annexes", "waited"}
LAID = {"card", "picture", "turn", "owner", "actions"}


def take(g: RiseState, name: str) -> int:
    """A copy of the card that still lies in its deck or out of the game."""
    if name not in g.content.pack.cards:
        raise BadScenario(f"{name}: no such card")
    for zone in (f"deck.{g.content.pack.cards[name].deck}", "out"):
        for card in g.zones[zone]:
            if g.card_id(card) == name:
                g.zones[zone] = tuple(c for c in g.zones[zone] if c != card)
                return card
    raise BadScenario(f"{name}: no more copies")


def entry(g: RiseState, where: str, given: Any) -> tuple[str, int]:
    """A card in a hand or deck: its id, or {card, known = [characters whose players know its face]}."""
    if not isinstance(given, dict):
        return given, 0
    known_keys(where, given, {"card", "known"})
    needed(where, given, "card")
    names = list_of(f"{where}.known", given.get("known", []))
    return given["card"], sum({g.everyone if name == "everyone" else 1 << seat_of(g, name) for name in names})


def put(g: RiseState, given: Any, zone: str, known: int) -> int:
    name, more = entry(g, zone, given)
    card = take(g, name)
    g.zones[zone] = (*g.zones[zone], card)
    g.known[card] = known | more
    return card


def set_figure(g: RiseState, i: int, given: dict[str, Any]) -> None:
    """Field, values and cards of one character; anything its row holds can be set by its name."""
    row = g.edit(i)
    settable = {"field", "hand", "quests", *ZONES_OF_FIGURE, *FIELDS} - set(FIXED)
    known_keys(f"figures.{row.id}", given, settable)
    start = STARTS[row.team] if g.rules.sides else g.name(g.content.board.edges[i])
    row.cell = row.start = cell_of(g, given.get("field", start))
    row.circuit = 0 if g.content.board.ring_place[row.cell] == 0 else -1
    for zone in ZONES_OF_FIGURE:
        for name in list_of(f"figures.{row.id}.{zone}", given.get(zone, [])):
            put(g, name, f"{zone}.{i}", g.everyone)
    for name in list_of(f"figures.{row.id}.hand", given.get("hand", [])):
        put(g, name, f"hand.{row.seat}", 1 << row.seat)
    g.regear(i)
    row.lives = g.max_lives(row)
    for quest in list_of(f"figures.{row.id}.quests", given.get("quests", [])):
        give_quest(g, i, quest)
    row.set({name: row_value(g, name, value) for name, value in given.items() if name in FIELDS})
    if "bp" in given and "rolled" not in given:
        row.rolled = True


def give_quest(g: RiseState, i: int, quest: dict[str, Any]) -> None:
    """{id, world, left = [..], seen = [[..], ..], done, spent, annexes, waited}; `seen` deed by deed, by names."""
    where = f"figures.{g.figures[i].id}.quests"
    known_keys(where, quest, QUEST)
    needed(where, quest, "id", "world")
    if getattr(g.content.pack.cards.get(quest["id"]), "kind", "") != "quest":
        raise BadScenario(f"{where}: {quest['id']} is no quest")
    card = put(g, quest["id"], f"quests.{i}", g.everyone)
    deeds = definition(g, card).deeds
    errand = new_errand(g, card, i, world_of(g, quest["world"]))
    left = [whole(f"{where}.left", n, 0) for n in list_of(f"{where}.left", quest.get("left", errand.left))]
    seen = list_of(f"{where}.seen", quest.get("seen", errand.seen))
    if len(left) != len(deeds) or len(seen) != len(deeds):
        raise BadScenario(f"{where}: {quest['id']} has {len(deeds)} deed(s); left and seen need one place for each")
    tokens = [tuple(token_of(g, deed, name) for name in names) for deed, names in zip(deeds, seen, strict=True)]
    done, spent = bool(quest.get("done", False)), bool(quest.get("spent", False))
    annexes, waited = bool(quest.get("annexes", True)), bool(quest.get("waited", False))
    counters = (0,) * len(left) if done else tuple(left)
    g.errands[card] = Errand(i, errand.world, counters, tuple(tokens), done, spent, annexes, waited)


def lay_card(g: RiseState, laid: dict[str, Any]) -> None:
    """{card, picture, turn = 0, owner = character, actions = tokens left, 0: permanent}."""
    known_keys("laid", laid, LAID)
    needed("laid", laid, "card", "picture")
    name, turn = laid["card"], laid.get("turn", 0)
    if getattr(g.content.pack.cards.get(name), "kind", "") not in ("dream", "horror"):
        raise BadScenario(f"laid: {name} is no dream or horror")
    picture = cell_of(g, laid["picture"])
    cells = g.content.board.placements.get((picture, turn), ())
    if not cells or any(cell in g.cover for cell in cells):
        raise BadScenario(f"laid: {name} does not fit on {laid['picture']} turned by {turn}")
    owner = owner_of(g, name, laid.get("owner"))
    card = put(g, name, "laid", g.everyone)
    actions = whole("laid.actions", laid.get("actions", g.content.laid(card).actions), 0, 9)
    figure = g.figures[owner]
    g.laid[card] = Laid(figure.team if g.rules.sides else figure.seat, picture, turn, actions)
    g.cover.update(dict.fromkeys(cells, card))


def owner_of(g: RiseState, card: str, owner: str | None) -> int:
    """Said, or the first character whose side casts such cards."""
    if owner is not None:
        return figure_of(g, owner)
    side = "hero" if g.content.pack.cards[card].deck == "dream" else "demon"
    for i, figure in enumerate(g.figures):
        if figure.side == side:
            return i
    raise BadScenario(f"laid: {card} needs its owner")


def stack_piles(g: RiseState, given: dict[str, Any]) -> None:
    """`decks`: the top card first, put on the rest; "only" as the first word leaves nothing below.

    `used`: the last is the top. `casting`, `event`: the open card being cast or met.
    """
    for zone in ("casting", "event", "out"):
        for name in list_of(zone, given.get(zone, [])):
            put(g, name, zone, g.everyone)
    for deck, names in given.get("used", {}).items():
        for name in list_of(f"used.{deck}", names):
            put(g, name, pile(g, "used", deck), g.everyone)
    for deck, names in given.get("decks", {}).items():
        stack_deck(g, pile(g, "deck", deck), list_of(f"decks.{deck}", names))


def pile(g: RiseState, kind: str, deck: str) -> str:
    if f"{kind}.{deck}" not in g.zones:
        raise BadScenario(f"{deck}: no such deck")
    return f"{kind}.{deck}"


def stack_deck(g: RiseState, zone: str, names: list[Any]) -> None:
    only = names[:1] == ["only"]
    cards = []
    for given in names[only:]:
        name, known = entry(g, zone, given)
        cards.append(take(g, name))
        g.known[cards[-1]] = known
    if only:
        g.zones["out"] += g.zones[zone]
        g.zones[zone] = ()
    g.zones[zone] += tuple(reversed(cards))
