"""Why an option is advised in this very position: what it leads to, in figures, and the field it speaks of."""

from __future__ import annotations

from typing import NamedTuple

from snar.bots.rise import casting
from snar.bots.rise.field import Stop
from snar.bots.rise.goals import asked_for, goals, wins
from snar.bots.rise.memory import Memory
from snar.bots.rise.mind import Mind
from snar.bots.rise.odds import odds
from snar.bots.rise.spells import best_spell, chance
from snar.bots.rise.walking import bonuses, ending, reach
from snar.bots.rise.wants import Wants
from snar.kernel.choice import Choice, Option
from snar.packs.rise.model import Creature
from snar.rise.rules.duels import CreatureDuel, Duel
from snar.rise.rules.experience import price
from snar.rise.rules.quests import can_annex, carried
from snar.rise.state import RiseState
from snar.rise.values import moc

from ..base import asked

Told = dict[str, str | int]
FARTHEST = 80  # steps of a way that are followed to its goal
DUELS = ("attack", "elude", "meet")


class Because(NamedTuple):
    """`kind`: of the text; what it says; a field of the board, or ''."""

    kind: str = ""
    about: Told = {}  # noqa: RUF012 (never changed)
    field: str = ""


def because(g: RiseState, seat: int, option: Option, memory: Memory | None = None) -> Because:
    mind, choice = Mind(g, seat, memory or Memory()), asked(g, seat)
    found = Because()
    if not mind.ours:
        pass  # a hypnotised enemy: any way that leads nowhere
    elif choice.topic == "movement" and mind.row.rolled and option.value[0] in ("move", "end"):
        found = walking(mind, option)
    elif choice.topic == "casting":
        found = light(mind, choice, option)
    elif choice.topic == "spell" or option.key == "spell":
        found = spelling(mind, option.key if choice.topic == "spell" else best_spell(mind)[0])
    elif option.key.partition(" ")[0] == "trade":
        found = Because("trade", {"mine": moc(g, mind.figure), "price": price(g, mind.figure)})
    elif choice.topic in DUELS or choice.topic == "window":
        found = fighting(mind, choice, option)
    return found if found.field else found._replace(field=named(g, option.key.split()[-1]))


def named(g: RiseState, name: str) -> str:
    return name if name in g.content.board.cell else ""


# -- ways ------------------------------------------------------------------------------------------------------------
def walking(mind: Mind, option: Option) -> Because:
    """Where this step leads in this turn, what for, and what awaits there."""
    g, me = mind.g, mind.figure
    stop, reason = best_stop(mind, option.value[1] if option.value[0] == "move" else -1)
    if stop is None:
        return Because()
    net = mind.net(me)
    about: Told = {**purpose(mind, stop.node), "ends": reason}
    world = g.content.board.world[net.cell[stop.node]]
    if reason == "event" and world >= 0:
        about["ring"] = g.content.board.worlds[world].name
    return Because("stay" if stop.first < 0 else "walk", about, g.content.board.names[net.cell[stop.node]])


def best_stop(mind: Mind, cell: int) -> tuple[Stop | None, str]:
    """The best place to stop for whoever enters this field first; -1: for whoever stays."""
    entry, far, bonus = mind.terrain(mind.figure).roads.entry, mind.field(mind.figure), bonuses(mind)
    stops = [stop for stop in reach(mind) if (entry[stop.first] if stop.first >= 0 else -1) == cell]
    if not stops:
        return None, ""
    found = max(stops, key=lambda stop: ending(mind, stop, far, bonus)[0])
    return found, ending(mind, found, far, bonus)[1]


def purpose(mind: Mind, node: int) -> Told:
    """The goal that one is on the way to from a node, and the BP that are left to it."""
    g, me = mind.g, mind.figure
    goal, left = follow(mind, node)
    board, cell = g.content.board, mind.net(me).cell[goal]
    world = board.world[cell]
    if cell in board.halls and world >= 0:
        kind = "annex" if can_annex(g, me, world) else "none" if carried(g, me, world) else "quest"
        if wins(g, me, world):
            kind = "win"
        return {"goal": kind, "world": board.worlds[world].name, "left": left}
    enemy = next((i for i in g.enemies(me) if g.figures[i].cell == cell), -1)
    for w in range(len(g.open)):
        asks = asked_for(mind, me, w) if g.open[w] else None
        if asks and asks != Wants():
            quest = next(card for card in carried(g, me, w) if not g.errands[card].done)
            meets = enemy >= 0 and bool(asks.meetings)
            return {
                "goal": "meet" if meets else "errand",
                "what": g.card_id(quest),
                "enemy": g.figures[enemy].id if meets else "",
                "spot": board.names[cell],
                "left": left,
            }
    return {"goal": "none", "left": left}


def follow(mind: Mind, node: int) -> tuple[int, int]:
    """The goal at the end of the best way, and the price of the way."""
    me = mind.figure
    terrain, far = mind.terrain(me), mind.field(me)
    rest: dict[int, float] = {}
    for goal, more in goals(mind, me):
        rest[goal] = min(more, rest.get(goal, more))
    spent = 0
    for _ in range(FARTHEST):
        ahead = terrain.roads.next[node]
        if rest.get(node, 1e9) <= far[node] + 1e-6 or not ahead:
            break
        step = min(ahead, key=lambda n: terrain.cost[n] + far[n])
        if far[step] >= far[node]:
            break
        spent, node = spent + int(terrain.cost[step]), step
    return node, spent


# -- light -----------------------------------------------------------------------------------------------------------
def light(mind: Mind, choice: Choice, option: Option) -> Because:
    """What a card would bring for its light; why the rest is better kept."""
    g, kind = mind.g, option.value[0]
    if kind == "cast":
        plan = casting.plan_for(mind, option.value[1])
        about = told_of(mind, option.value[1], plan)
        return Because("cast", about, g.content.board.names[plan.picture] if plan.picture >= 0 else "")
    if kind != "done":
        return Because()
    hand = g.zones[f"hand.{getattr(mind.proc, 'seat', mind.row.seat)}"]
    offered = {o.value[1] for o in choice.options if o.value[0] == "cast"}
    plans = [(casting.plan_for(mind, slot), slot) for slot in range(len(hand))]
    if not plans:
        return Because("done", {"why": "empty"})
    plan, slot = max(plans, key=lambda row: (row[0].gain, -row[1]))
    if slot not in offered and plan.gain > mind.taste.least_gain and g.rules.sides:
        return Because("done", {**told_of(mind, slot, plan), "why": "save"})
    if not offered:
        return Because("done", {"why": "none"})
    best = max((row for row in plans if row[1] in offered), key=lambda row: (row[0].gain, -row[1]))
    return Because("done", {**told_of(mind, best[1], best[0]), "why": "little"})


def told_of(mind: Mind, slot: int, plan: casting.Plan) -> Told:
    g = mind.g
    card = g.zones[f"hand.{getattr(mind.proc, 'seat', mind.row.seat)}"][slot]
    rivals = casting.leaders(mind)
    return {
        "what": g.card_id(card),
        "light": g.content.laid(card).light if g.rules.sides else 0,
        "gain": max(0, round(plan.gain)),
        "does": plan.reason,
        "random": int(g.content.laid(card).placement == "random"),
        "enemy": g.figures[rivals[0]].id if rivals else "",
    }


# -- spells ----------------------------------------------------------------------------------------------------------
def spelling(mind: Mind, spell: str) -> Because:
    """Which spell, and how often it works."""
    return Because("spell", {"what": spell, "win": round(100 * chance(mind, spell))})


# -- fights ----------------------------------------------------------------------------------------------------------
def fighting(mind: Mind, choice: Choice, option: Option) -> Because:
    """Power against power, and how often that is won."""
    g, me = mind.g, mind.figure
    found = powers(mind, choice, option)
    if found is None:
        return Because()
    mine, theirs, other = found
    duel = odds(mine - theirs)
    field = g.content.board.names[g.figures[me].cell] if g.figures[me].cell >= 0 else ""
    about: Told = {"mine": mine, "theirs": theirs, "enemy": other, "win": round(100 * duel.win)}
    return Because("duel", {**about, "lose": round(100 * duel.lose)}, field)


def powers(mind: Mind, choice: Choice, option: Option) -> tuple[int, int, str] | None:
    g, me = mind.g, mind.figure
    if choice.topic == "meet":
        creature = g.content.pack.cards[str(dict(choice.about)["source"])]
        return (moc(g, me, ("creature",)), creature.moc, creature.id) if isinstance(creature, Creature) else None
    if choice.topic == "attack":
        enemies = [o.value for o in choice.options if o.value >= 0]
        enemy = option.value if option.value >= 0 else enemies[0]
        return moc(g, me, ("attack", "character")), moc(g, enemy, ("defence", "character")), g.figures[enemy].id
    if choice.topic == "window" and dict(choice.about)["moment"] != "duel":
        return None
    for proc in reversed(g.stack):
        if isinstance(proc, CreatureDuel):
            return moc(g, me, ("creature",)), proc.power, proc.source
        if isinstance(proc, Duel):
            other = proc.defender if proc.attacker == me else proc.attacker
            roles = ("attack", "defence") if proc.attacker == me else ("defence", "attack")
            mine, theirs = moc(g, me, (roles[0], "character")), moc(g, other, (roles[1], "character"))
            return mine, theirs, g.figures[other].id
    return None
