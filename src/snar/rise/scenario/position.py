"""Builds a state from a description: `given` of a scenario file, or keyword arguments of `Table`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from snar.kernel import flow
from snar.kernel.rng import Rng, key_from_seed
from snar.packs.model import Character

from ..content import Content, content_for
from ..figure import FIELDS
from ..options import Rules, agree
from ..rules.deeds import new_errand
from ..rules.movement import Movement
from ..rules.turns import PlayMovement, SideRounds, SideTurn, TrialRounds, TrialTurn
from ..setup import BEGINNERS_QUESTS, STARTS, TAKEN_OUT, lay_out, new_game, put_out
from ..state import Laid, RiseState

AGREED = ("scenario", "options", "edition", "characters", "fame", "boards", "rotation", "players")
ZONES_OF_FIGURE = ("items", "trophies", "abilities", "kept")
NO_MORE = 0  # ends a dice script: a further roll is an error


class BadScenario(ValueError):
    """The description itself is wrong; the message says where."""


def build(given: dict[str, Any]) -> RiseState:
    """A state with everything where the description says, at the asked phase of the asked turn."""
    known = {*AGREED, "figures", "laid", "decks", "used", "out", "dice", "turn", "phase", "round", "light", "open", "order", "seed", "state", "plain"}
    for name in given:
        if name not in known:
            raise BadScenario(f"given.{name}: unknown; known are {', '.join(sorted(known))}")
    if "state" in given:
        return RiseState.from_data(given["state"])
    rules = agree(**{name: given[name] for name in AGREED if name in given})
    rng = Rng(key_from_seed(given.get("seed", "scenario")))
    script = (*given["dice"], NO_MORE) if "dice" in given else ()
    if given.get("phase") == "setup":
        return new_game(rules, rng, script=script)
    g = RiseState(rules, rng, plain_content(rules) if given.get("plain") else None)
    lay_out(g)
    take_out(g)
    g.script = script
    g.round = given.get("round", 1)
    if "light" in given:
        g.light = tuple(given["light"])
    if "open" in given:
        g.open = tuple(world.name in given["open"] for world in g.content.board.worlds)
    for i, row in enumerate(g.figures):
        set_figure(g, i, given.get("figures", {}).get(row.id, {}))
    for laid in given.get("laid", []):
        lay_card(g, laid)
    stack_piles(g, given)
    start(g, given)
    return g


@lru_cache
def plain_content(rules: Rules) -> Content:
    """`plain = true`: characters without abilities, all with moc 4, pohyb 3 and 4 lives, so that a rule stands alone."""
    content = content_for(count=rules.boards, rotation=rules.rotation)
    characters = {
        name: Character(name, character.side, 4, 3, 4, frozenset(), (), ())
        for name, character in content.pack.characters.items()
    }
    return Content(replace(content.pack, characters=characters), content.board)


def take_out(g: RiseState) -> None:
    if g.rules.sides:
        put_out(g, [i for i, card in enumerate(g.content.cards) if card.id in TAKEN_OUT], "RS-STR-2")
    if g.rules.scenario == "zacatecnici":
        easy = [i for i, card in enumerate(g.content.cards) if card.deck == "easy"]
        put_out(g, [i for i in easy if g.card_id(i) not in BEGINNERS_QUESTS], "RS-EXT-1")


def cell_of(g: RiseState, name: str) -> int:
    if name not in g.content.board.cell:
        raise BadScenario(f"{name}: no such field")
    return g.content.board.cell[name]


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


def put(g: RiseState, name: str, zone: str, known: int) -> int:
    card = take(g, name)
    g.zones[zone] = (*g.zones[zone], card)
    g.known[card] = known
    return card


def set_figure(g: RiseState, i: int, given: dict[str, Any]) -> None:
    """Field, values and cards of one character; anything a figure's row holds can be set by its name."""
    row = g.edit(i)
    start = STARTS[row.team] if g.rules.sides else g.name(g.content.board.edges[i])
    row.cell = row.start = cell_of(g, given.get("field", start))
    row.circuit = 0 if g.content.board.ring_place[row.cell] == 0 else -1
    for zone in ZONES_OF_FIGURE:
        for name in given.get(zone, []):
            put(g, name, f"{zone}.{i}", g.everyone)
    for name in given.get("hand", []):
        put(g, name, f"hand.{row.seat}", 1 << row.seat)
    g.regear(i)
    row.lives = g.max_lives(row)
    for quest in given.get("quests", []):
        give_quest(g, i, quest)
    plain = {name: value for name, value in given.items() if name in FIELDS}
    plain.update({name: cell_of(g, plain[name]) for name in ("start",) if name in plain})
    row.set({name: tuple(value) if isinstance(value, list) else value for name, value in plain.items()})
    if "bp" in given:
        row.rolled = True
    named = {"field", "hand", "quests", *ZONES_OF_FIGURE, *FIELDS}
    for name in given:
        if name not in named:
            raise BadScenario(f"figures.{row.id}.{name}: unknown")


def give_quest(g: RiseState, i: int, quest: dict[str, Any]) -> None:
    """{id, world, left = [..], seen = [[..]], done, spent, annexes, waited}; fields and cards in `seen` by name."""
    card = put(g, quest["id"], f"quests.{i}", g.everyone)
    worlds = [world.name for world in g.content.board.worlds]
    errand = new_errand(g, card, i, worlds.index(quest["world"]))
    rest = {name: value for name, value in quest.items() if name not in ("id", "world", "left", "seen")}
    errand = errand._replace(**rest)
    if "left" in quest:
        errand = errand._replace(left=tuple(quest["left"]))
    if errand.done:
        errand = errand._replace(left=(0,) * len(errand.left))
    if "seen" in quest:
        cell = g.content.board.cell
        errand = errand._replace(seen=tuple(tuple(cell.get(x, x) for x in seen) for seen in quest["seen"]))
    g.errands[card] = errand


def lay_card(g: RiseState, laid: dict[str, Any]) -> None:
    """{card, picture, turn = 0, owner = character, actions}."""
    card = put(g, laid["card"], "laid", g.everyone)
    picture = cell_of(g, laid["picture"])
    owner = next((figure for figure in g.figures if figure.id == laid.get("owner")), None)
    if owner is None:
        owner = next(f for f in g.figures if (f.side == "hero") == (g.card(card).deck == "dream"))
    cells = g.content.board.placements[picture, laid.get("turn", 0)]
    if not cells or any(cell in g.cover for cell in cells):
        raise BadScenario(f"laid {laid['card']}: does not fit on {laid['picture']}")
    actions = laid.get("actions", g.content.laid(card).actions)
    g.laid[card] = Laid(owner.team if g.rules.sides else owner.seat, picture, laid.get("turn", 0), actions)
    g.cover.update(dict.fromkeys(cells, card))


def stack_piles(g: RiseState, given: dict[str, Any]) -> None:
    """`decks`: top card first, put on the rest; `deck = "only ..."` leaves nothing below. `used`: last is the top."""
    for deck, names in given.get("used", {}).items():
        for name in names:
            put(g, name, f"used.{deck}", g.everyone)
    for deck, names in given.get("decks", {}).items():
        only = names[:1] == ["only"]
        cards = [take(g, name) for name in names[only:]]
        below = () if only else g.zones[f"deck.{deck}"]
        if only:
            g.zones["out"] += g.zones[f"deck.{deck}"]
        g.zones[f"deck.{deck}"] = (*below, *reversed(cards))
    for name in given.get("out", []):
        put(g, name, "out", g.everyone)


def start(g: RiseState, given: dict[str, Any]) -> None:
    """Put the procedures of the asked moment on the stack and run to the first choice."""
    turn = given.get("turn", g.figures[0].id)
    names = [figure.id for figure in g.figures]
    if turn not in names:
        raise BadScenario(f"turn = {turn}: not at this table")
    figure = names.index(turn)
    phase = given.get("phase", "movement")
    if phase not in ("casting", "movement"):
        raise BadScenario(f"phase = {phase}: casting, movement or setup")
    if g.rules.sides:
        g.turn = g.figures[figure].team
        rounds: flow.Proc = SideRounds()
        waiting = tuple(i for i, f in enumerate(g.figures) if f.team == g.turn and i != figure)
        turns: list[flow.Proc] = [SideTurn(g.turn, waiting, figure), PlayMovement(figure)]
        steps = ["again", "free"]
    else:
        order = given.get("order", [*names[figure:], *names[:figure]])
        g.order = tuple(names.index(name) for name in order)
        g.turn = g.order.index(figure)
        rounds, turns, steps = TrialRounds(), [TrialTurn(figure)], ["free"]
    if phase == "casting":
        g.begin(rounds)
        return
    flow.push(g, rounds)
    rounds.at = rounds.INDEX["next"]
    for proc, step in zip(turns, steps, strict=True):
        flow.push(g, proc)
        proc.at = proc.INDEX[step]
    begun = g.figures[figure].rolled
    flow.push(g, Movement(figure))
    g.stack[-1].at = Movement.INDEX["ask" if begun else "begin"]
    flow.advance(g)
