"""What a seat may know: an allow-list. The spectator is the seat after the last. Hands are open (decision 0005)."""

from __future__ import annotations

from typing import Any

from snar.kernel.parts import Part, anew

from .drawn import drawn
from .rules.actions.basic import PEEK_SECONDS, peeks
from .rules.actions.paying import Pay
from .rules.things.items import item_slots
from .rules.turns.dreamphase import ResolveStep, ResolveTurnCard
from .rules.turns.preview import preview
from .rules.turns.turncards import open_turns
from .seen import dreamscape_view, knowledge, names, of_dreamscape, of_sleeper, sleeper_view
from .state import EtherState

OPEN = (
    "offer", "items", "storage", "items.market", "notes", "wisdom", "memories", "gates", "revealed", "season",
    "removed",
)  # fmt: skip
DECKS = ("market", "weaknesses", "fate", "slumbers", "map.stack", "seasons")
OPTIONS = ("sleepers", "options", "start", "pack")  # not the chronicle: it holds what the story keeps to itself
BEGUN = ("ether.Encounter", "ether.EnterDream", "ether.Slumbering")
UNTOLD = ("chronicle", "story")  # of a result: what the story of a campaign keeps to itself


def view(g: EtherState, seat: int) -> dict[str, Any]:
    return {**common(g), **own(g, seat)}


def common(g: EtherState, part: Part = anew) -> dict[str, Any]:
    """What everyone sees alike. The story's variables are not among it."""
    zones, known = g.zones, knowledge(g)
    sleepers = [part(row.id, of_sleeper(g, row, known), sleeper_view, g, row) for row in g.sleepers]
    where = (g.location, g.districts, g.dream, g.mode, g.slumber, g.outcome)
    return {
        "game": g.GAME,
        "rules": part("rules", (g.rules,), rules_view, g),
        "mode": g.mode,
        "sleepers": part("sleepers", (*sleepers,), list, sleepers),
        "turn": turn_view(g),
        "dreamscape": part("dreamscape", of_dreamscape(g), dreamscape_view, g),
        "world": part("world", where, world_view, g),
        "piles": part("piles", (known, *map(zones.get, OPEN)), piles_view, g),
        "decks": part("decks", (*map(zones.get, DECKS),), decks_view, g),
        "item_slots": item_slots(g),
        "hours": g.hours,
        "keys": g.keys,
        "souls": g.souls,
        "supply": part("supply", (g.supply,), supply_view, g),
        "mutations": len(g.bag),
        "read": part("read", (g.read,), list, g.read),
        "found": part("found", (g.found,), list, g.found),
        "log": part("log", (g.log,), log_view, g),
        "payment": payment_view(g),
        "asked": [choice.seat for choice in g.pending],
        "over": g.over,
        "result": {name: value for name, value in g.result.items() if name not in UNTOLD},
        **drawn(g, part),
    }


def piles_view(g: EtherState) -> dict[str, list[str]]:
    return {zone: names(g, zone) for zone in OPEN}


def decks_view(g: EtherState) -> dict[str, int]:
    return {zone: len(g.cards(zone)) for zone in DECKS}


def supply_view(g: EtherState) -> dict[str, int]:
    return dict(sorted(g.supply.items()))


def log_view(g: EtherState) -> list[list[str]]:
    return [list(row) for row in g.log]


def rules_view(g: EtherState) -> dict[str, Any]:
    rules = g.rules.to_data()
    return {name: rules[name] for name in OPTIONS}


def own(g: EtherState, seat: int, part: Part = anew) -> dict[str, Any]:
    """What depends on the cards this seat knows; it changes only with the cards in `own_zones` or with `known`."""
    return {
        "seat": seat,
        "known": {str(other): looked_at(g, f"deck.{other}", seat) for other in range(g.seats)},
        "secrets": secrets_view(g, seat),
    }


def own_zones(g: EtherState) -> list[tuple[int, ...]]:
    return [g.cards("vault"), g.cards("dream"), *(g.cards(f"deck.{seat}") for seat in range(g.seats))]


def looked_at(g: EtherState, zone: str, seat: int) -> dict[str, str]:
    """Cards of a deck that the seat has seen, by place, 1 on top."""
    pile = reversed(g.cards(zone))
    return {str(place): g.card_id(card) for place, card in enumerate(pile, 1) if g.known[card] >> seat & 1}


def secrets_view(g: EtherState, seat: int) -> list[dict[str, Any]]:
    """Secret cards of the dream that may be peeked at, by code. A peeked face is there for five seconds (EE-G2d)."""
    found = []
    for offered in peeks(g):
        secret = g.content.pack.secrets[offered.owner]
        row: dict[str, Any] = {"code": secret.code, "kind": secret.kind}
        if g.known[offered.card] >> seat & 1:
            row |= {"card": g.card_id(offered.card), "seconds": PEEK_SECONDS}
        found.append(row)
    return found


# -- the turn card ---------------------------------------------------------------------------------------------------
def turn_view(g: EtherState) -> dict[str, Any]:
    """EE-A1e: the current card; of the rest how many there are, unless open turns were agreed on."""
    pile, current = g.cards("turns"), g.current_turn
    shown = current >= 0 and g.known[current] == g.everyone and dealt(g)
    card = g.card(current) if shown else None
    data: dict[str, Any] = {
        "number": g.turn,
        "first": g.sleepers[g.first].id if g.sleepers else "",
        "card": {"id": card.id, "suit": card.suit, "steps": list(card.steps)} if card else None,
        "blocked": list(g.blocked),
        "step": step_under_way(g),
        "left": len(pile),
        "used": len(g.cards("turns.used")),
        "preview": preview(g) if pile and shown else [],
    }
    if open_turns(g):
        data["deck"] = list(reversed(names(g, "turns")))
    return data


def dealt(g: EtherState) -> bool:
    """Have the turn cards of this encounter been dealt? Until then those of the last one lie there."""
    begun = next((proc for proc in reversed(g.stack) if proc.NAME in BEGUN), None)
    return begun is None or begun.NAME in BEGUN[:1] or begun.at > begun.INDEX["turns"]


def step_under_way(g: EtherState) -> int:
    """The step of the turn card that is being resolved, or is about to be; -1 in the sleepers' phase."""
    top = next((i for i in range(len(g.stack) - 1, -1, -1) if isinstance(g.stack[i], ResolveTurnCard)), -1)
    if top < 0:
        return -1
    resolving = any(isinstance(proc, ResolveStep) for proc in g.stack[top:])
    return int(g.stack[top].reached) - resolving  # type: ignore[attr-defined]


# -- the dreamworld --------------------------------------------------------------------------------------------------
def world_view(g: EtherState) -> dict[str, Any]:
    """A gate tile is turned when its dream is entered (EF-GAT-2): its back is for those who are inside."""
    return {
        "location": g.location,
        "districts": list(g.districts),
        "dream": g.dream,
        "gate": "back" if g.mode == "dream" else "front",
        "slumber": g.slumber,
        "outcome": g.outcome,
    }


# -- a payment -------------------------------------------------------------------------------------------------------
def payment_view(g: EtherState) -> dict[str, Any] | None:
    """What has been laid down so far for the action that is being paid; hands are open, so everyone may see it."""
    pay = next((proc for proc in reversed(g.stack) if isinstance(proc, Pay)), None)
    if pay is None or pay.way < 0:
        return None
    return {
        "seat": pay.seat,
        "kind": pay.kind,
        "cost": pay.cost,
        "laid": [{"seat": payer, "card": g.card_id(card), "colour": colour} for payer, card, colour in pay.laid],
        "dropped": [g.card_id(card) for card in pay.dropped],
        "intent": pay.intent(g),
        "helpers": list(pay.helpers),
    }
