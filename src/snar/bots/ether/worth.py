"""What printed effects are worth to the sleepers, by their verbs; nothing that is still secret is looked at."""

from __future__ import annotations

from typing import Any

from snar.ether.effects.conditions import Case, holds
from snar.ether.rules.decks.drawing import hand_limit
from snar.ether.rules.turns.leaving import living_cards
from snar.ether.state import EtherState

from .peril import DEADLY, deadly

Effect = dict[str, Any]
# Worth of one unit: a card, a token, a field ...
UNIT = {
    "draw": 1.0,
    "discard": -0.9,
    "seal": -0.7,
    "unseal": 0.5,
    "recover": 1.2,
    "weakness": -3.0,
    "turn": -1.5,
    "unturn": 1.5,
    "distress": -2.6,
    "calm": 2.0,
    "ether": 2.6,
    "gem": 2.0,
    "key": 3.5,
    "hours": 1.2,
    "threat": -0.8,
    "token": 1.6,
    "soul": 2.0,
    "intent": 0.9,
    "move": 0.7,
    "push": 0.6,
    "mutate": -1.8,
    "cleanse": 1.5,
    "block": 2.0,
    "turns": 3.5,
    "lose_turns": -3.5,
    "prevent": 2.0,
    "market": 1.0,
}
# Worth of the whole, whatever the number.
WHOLE = {
    "reveal": 7.0,
    "scene": 6.0,
    "gain": 6.0,
    "story": 2.0,
    "gate": 5.0,
    "district": 5.0,
    "slumber": 0.5,
    "wisdom": 4.0,
    "note": 3.0,
    "memory": 2.0,
    "mask": 3.0,
    "refresh_item": 2.0,
    "refresh_mask": 1.0,
    "item_slot": 3.0,
    "relocate": 1.0,
    "loot": 4.0,
    "spawn": -3.0,
    "banish": 4.0,
    "state": 1.2,
    "resolve": -3.0,
    "step": -1.5,
    "entity_move": -1.0,
    "reroll": 0.8,
    "companion": 1.5,
    "shuffle": 0.3,
    "map_tile": 1.0,
    "redeem": 2.0,
}
# Good or bad by where one stands and by what comes of it: seen when a twin plays it, not from the print.
UNWEIGHED = {
    *("clear_environment", "environment", "hole", "wall", "trap", "match"),
    *("figure_move", "relocate_entity", "swap", "travel", "return", "give_back"),
    *("discard_self", "remove_self", "seal_self", "fate", "season"),
}
ENDS = {"victory": 60.0, "ends": 12.0, "defeat": -40.0}
KILLS = ("distress", "seal")
CONCERNED = ("self", "reach", "each", "here")  # the sleeper among others
COUNTS = ("cards", "amount", "fields", "steps", "figures")


def worth(g: EtherState, seat: int, effects: tuple[Effect, ...], source: str = "") -> float:
    return sum(one(g, seat, effect, source) for effect in effects)


def one(g: EtherState, seat: int, effect: Effect, source: str) -> float:
    verb = effect["verb"]
    match verb:
        case "end":
            return ENDS.get(effect["outcome"], 0.0)
        case "choose":
            return max((worth(g, seat, branch, source) for branch in effect["of"]), default=0.0)
        case "roll":
            rows = effect["faces"]
            odds = {"x": 1, "blank": 1, "1": 2, "2": 1, "3": 1}
            return sum(worth(g, seat, rows.get(face, ()), source) * n for face, n in odds.items()) / 6
        case "if":
            met = holds(g, Case(seat, source), effect["when"])
            return worth(g, seat, effect["then"] if met else effect["else"], source)
        case "repeat" | "each_figure" | "target":
            return worth(g, seat, effect["do"], source)
    if verb in WHOLE:
        return WHOLE[verb] if verb != "gain" else known_gain(g, seat, effect["card"])
    if verb in KILLS and effect["who"] in CONCERNED and deadly(g, seat, verb, number(g, seat, effect)):
        return -DEADLY
    if verb in UNWEIGHED:
        return 0.0
    return UNIT[verb] * number(g, seat, effect) * people(g, effect)


def number(g: EtherState, seat: int, effect: Effect) -> float:
    """How many, where it is not printed plainly a fair guess; nobody gets rid of more than there is."""
    count = next((effect[name] for name in COUNTS if name in effect), 1)
    amount = float(count["plus"] + count["times"]) if isinstance(count, dict) else float(count)
    if effect["verb"] == "calm":
        return min(amount, g.sleepers[seat].distress) if not effect["all"] else g.sleepers[seat].distress
    if effect["verb"] == "draw":
        room = max(0, hand_limit(g, seat) + 1 - len(g.cards(f"hand.{seat}")))
        return min(amount, room) * fresh(g, seat)
    if effect["verb"] == "unseal":
        sealed = len(g.cards(f"sealed.{seat}"))
        return (sealed if effect["all"] else min(amount, sealed)) * (2.0 - fresh(g, seat))
    return amount


def fresh(g: EtherState, seat: int) -> float:
    """What a drawn card is worth: each brings the next reshuffle nearer, the sooner the thinner the deck (EF-TRN-3)."""
    return 1.0 - (2.5 + 0.6 * g.sleepers[seat].distress) / max(6, living_cards(g, seat))


def people(g: EtherState, effect: Effect) -> int:
    return {"each": g.seats, "others": g.seats - 1}.get(effect.get("who", "self"), 1)


def known_gain(g: EtherState, seat: int, code: str) -> float:
    """What is found is good; whoever has peeked at it knows how good (EF-BAS-3)."""
    card = secret_card(g, code)
    if card < 0 or not g.known[card] >> seat & 1:
        return WHOLE["gain"]
    printed = g.card(card)
    if printed.deck == "weakness":
        return UNIT["weakness"]
    intent = float(sum(getattr(printed, "intent", {}).values()))
    acts = max((worth(g, seat, action.do, printed.id) for action in getattr(printed, "actions", ())), default=0.0)
    return 3.0 + 0.6 * intent + 0.5 * max(0.0, acts)


def secret_card(g: EtherState, code: str) -> int:
    """The card under this code or name, as long as it is secret."""
    secret = next((row for row in g.content.secrets.get(g.dream, ()) if code in (row.code, row.id, row.of)), None)
    return g.find("vault", secret.of or secret.id) if secret else -1
