"""The pieces of a described position: characters and what they hold, laid cards, quests, piles."""

from __future__ import annotations

from typing import Any

from snar.packs.rise.model import DECKS
from snar.scenario import piles
from snar.scenario.naming import BadScenario, inside, known_keys, list_of, needed, table_of, text_of, truth_of, whole

from ..figure import FIELDS
from ..rules.deeds import definition, new_errand
from ..setup.sides import STARTS
from ..state import Errand, Laid, RiseState
from .naming import cell_of, figure_of, row_value, seat_of, token_of, world_of

KINDS = {
    "items": ("item",), "trophies": ("event",), "tamed": ("creature", "animal"), "abilities": ("ability",),
    "kept": ("oneshot",), "hand": ("dream", "horror"), "laid": ("dream", "horror"), "casting": ("dream", "horror"),
    "event": ("event",), "quests": ("quest",),
}  # fmt: skip
ZONES_OF_FIGURE = ("items", "trophies", "tamed", "abilities", "kept")
FIXED = ("id", "cell", "seat", "team", "side", "helper")  # these follow from the agreement and from `field`
QUEST = {"id", "world", "left", "seen", "done", "spent", "annexes", "waited", "turns"}
LAID = {"card", "picture", "turn", "owner", "actions"}


def kinds_of(zone: str) -> tuple[str, ...]:
    """What may lie in a zone: kinds of cards, or decks."""
    pile, _, deck = zone.partition(".")
    return (deck,) if pile in ("deck", "used") else KINDS.get(pile, DECKS)


def belongs(card: Any, zone: str) -> bool:
    """Only animals are tamed."""
    fits = bool({card.kind, card.deck} & set(kinds_of(zone)))
    return fits and (not zone.startswith("tamed.") or card.animal)


def take(g: RiseState, name: Any, zone: str) -> int:
    """A copy of the card that still lies in its deck or out of the game."""
    if text_of("card", name) not in g.content.pack.cards:
        raise BadScenario(f"{name}: no such card")
    if not belongs(g.content.pack.cards[name], zone):
        raise BadScenario(f"{name} does not belong here; there go {', '.join(kinds_of(zone))}")
    return piles.take(g, name, (f"deck.{g.content.pack.cards[name].deck}", "out"))


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
    card = take(g, name, zone)
    g.zones[zone] = (*g.zones[zone], card)
    g.known[card] = known | more
    return card


def set_figure(g: RiseState, i: int, given: dict[str, Any]) -> None:
    """Field, values and cards of one character; anything its row holds can be set by its name."""
    row = g.edit(i)
    settable = {"field", "hand", "quests", *ZONES_OF_FIGURE, *FIELDS} - set(FIXED)
    known_keys(f"figures.{row.id}", given, settable)
    start = STARTS[row.team] if g.rules.sides else g.name(g.content.board.edges[i])
    with inside(f"figures.{row.id}.field"):
        row.cell = row.start = row.origin = cell_of(g, given.get("field", start))
    row.circuit = 0 if g.content.board.ring_place[row.cell] == 0 else -1
    for zone in ZONES_OF_FIGURE:
        for name in list_of(f"figures.{row.id}.{zone}", given.get(zone, [])):
            with inside(f"figures.{row.id}.{zone}"):
                put(g, name, f"{zone}.{i}", g.everyone)
    for name in list_of(f"figures.{row.id}.hand", given.get("hand", [])):
        with inside(f"figures.{row.id}.hand"):
            put(g, name, f"hand.{row.seat}", 1 << row.seat)
    g.regear(i)
    row.lives = g.max_lives(row)
    for quest in list_of(f"figures.{row.id}.quests", given.get("quests", [])):
        with inside(f"figures.{row.id}.quests"):
            give_quest(g, i, quest)
    for name in sorted(FIELDS.keys() & given.keys(), key=lambda name: (name == "lives", name)):  # within their maximum
        with inside(f"figures.{row.id}.{name}"):
            row.set({name: row_value(g, i, name, given[name])})
    if "bp" in given and "rolled" not in given:
        row.rolled = True


def give_quest(g: RiseState, i: int, quest: dict[str, Any]) -> None:
    """{id, world, left = [..], seen = [[..], ..], done, spent, annexes, waited, turns}; `seen` by names."""
    where = f"figures.{g.figures[i].id}.quests"
    known_keys(where, quest, QUEST)
    needed(where, quest, "id", "world")
    if getattr(g.content.pack.cards.get(text_of(f"{where}.id", quest["id"])), "kind", "") != "quest":
        raise BadScenario(f"{where}: {quest['id']} is no quest")
    card = put(g, quest["id"], f"quests.{i}", g.everyone)
    deeds = definition(g, card).deeds
    errand = new_errand(g, card, i, world_of(g, quest["world"]))
    left = [whole(f"{where}.left", n, 0) for n in list_of(f"{where}.left", quest.get("left", errand.left))]
    seen = list_of(f"{where}.seen", quest.get("seen", errand.seen))
    if len(left) != len(deeds) or len(seen) != len(deeds):
        raise BadScenario(f"{where}: {quest['id']} has {len(deeds)} deed(s); left and seen need one place for each")
    tokens = [
        tuple(token_of(g, deed, name) for name in list_of(f"{where}.seen", names))
        for deed, names in zip(deeds, seen, strict=True)
    ]
    flags = {"done": False, "spent": False, "annexes": True, "waited": False}
    done, spent, annexes, waited = (truth_of(f"{where}.{name}", quest.get(name, flag)) for name, flag in flags.items())
    counters = (0,) * len(left) if done else tuple(left)
    if done and "left" in quest and any(left):
        raise BadScenario(f"{where}: {quest['id']} is done, so nothing of it is left")
    turns = whole(f"{where}.turns", quest.get("turns", 0), 0, definition(g, card).within)
    g.errands[card] = Errand(i, errand.world, counters, tuple(tokens), done, spent, annexes, waited, turns)


def lay_card(g: RiseState, laid: Any) -> None:
    """{card, picture, turn = 0, owner = character, actions = tokens left, 0: permanent}."""
    known_keys("laid", laid, LAID)
    needed("laid", laid, "card", "picture")
    name, turn = text_of("laid.card", laid["card"]), whole("laid.turn", laid.get("turn", 0), 0, 270)
    if getattr(g.content.pack.cards.get(name), "kind", "") not in ("dream", "horror"):
        raise BadScenario(f"laid: {name} is no dream or horror")
    picture = cell_of(g, laid["picture"])
    cells = g.content.board.placements.get((picture, turn), ())
    if not cells or any(cell in g.cover for cell in cells):
        raise BadScenario(f"laid: {name} does not fit on {laid['picture']} turned by {turn}")
    owner = owner_of(g, name, laid.get("owner"))
    card = put(g, name, "laid", g.everyone)
    printed = g.content.laid(card).actions
    actions = whole("laid.actions", laid.get("actions", printed), min(1, printed), printed)
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
            with inside(zone):
                put(g, name, zone, g.everyone)
    for deck, names in table_of("used", given.get("used", {})).items():
        for name in list_of(f"used.{deck}", names):
            with inside(f"used.{deck}"):
                put(g, name, pile(g, "used", deck), g.everyone)
    for deck, names in table_of("decks", given.get("decks", {})).items():
        with inside(f"decks.{deck}"):
            stack_deck(g, pile(g, "deck", deck), list_of(f"decks.{deck}", names))


def pile(g: RiseState, kind: str, deck: str) -> str:
    if f"{kind}.{deck}" not in g.zones:
        raise BadScenario(f"no such deck; there are {', '.join(DECKS)}")
    return f"{kind}.{deck}"


def stack_deck(g: RiseState, zone: str, names: list[Any]) -> None:
    only, wanted = piles.asked_for(names)
    cards = []
    for given in wanted:
        name, known = entry(g, zone, given)
        cards.append(take(g, name, zone))
        g.known[cards[-1]] = known
    piles.stack(g, zone, cards, "out" if only else "")
