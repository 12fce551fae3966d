"""What effects are worth to a character, in movement points (BP): one BP is the coin everything is counted in."""

from __future__ import annotations

from collections.abc import Callable

from snar.bots.rise.odds import odds
from snar.packs.fields import Effect
from snar.rise.effects.choosing import laid_cards
from snar.rise.rules.deeds import counted, running
from snar.rise.rules.experience import total
from snar.rise.state import RiseState
from snar.rise.values import moc, pohyb

TOKEN = 7.0  # one lasting power token
EXPERIENCE = TOKEN / 10
LIFE = 2.5  # one life while there are plenty
AWAKENING = 9.0  # being thrown to a well and starting again
ITEM = 3.0
COUNTER = 6.0  # one counter of a quest
ACTION = 1.5  # one action of a laid card
EVENT = 1.5  # an event drawn out of turn
LIGHT = 0.25
THROWN = 8.0  # being moved somewhere without a choice
DIE = 4.5

Places = Callable[[str], float]  # what being carried to a kind of field is worth; "bp 4", "strength 2": having them now


def average_bp(g: RiseState, figure: int) -> float:
    return DIE + pohyb(g, figure)


def life_loss(g: RiseState, figure: int, lives: int, thrown: float = AWAKENING) -> float:
    """How bad losing lives is: the last ones cost a token or the experience, and the place (`thrown`)."""
    row = g.figures[figure]
    left = row.lives - lives
    if left > 0:
        return LIFE * lives * (1.0 if left > 2 else 1.5)
    lost = TOKEN if row.tokens else EXPERIENCE * total(g, figure)
    return thrown + lost - LIFE * max(0, g.max_lives(row) - row.lives) / 2


def rivalry(g: RiseState) -> float:
    """What an enemy's loss is worth to us: with one enemy side nearly all of it."""
    teams = len({row.team for row in g.figures})
    return 0.95 if teams == 2 else 0.6


def of_card(g: RiseState, figure: int, effects: tuple[Effect, ...]) -> float:
    """Without regard to where the character wants to go."""
    return value(g, figure, effects, anywhere)


def anywhere(to: str) -> float:
    kind, _, amount = to.partition(" ")
    return float(amount) * EACH[kind] if kind in EACH else 0.0


def value(g: RiseState, figure: int, effects: tuple[Effect, ...], places: Places) -> float:
    return sum(one(g, figure, effect, places) for effect in effects)


def one(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    row, verb = g.figures[figure], effect["verb"]
    if verb in FLAT:
        field, each = FLAT[verb]
        return float(effect[field]) * each
    if verb == "wound":
        return -life_loss(g, figure, max(0, row.gear.value("card-wound", effect["lives"])))
    if verb == "heal":
        missing = g.max_lives(row) - row.lives
        return min(missing, effect["lives"] or missing) * LIFE
    if verb in ("stop", "skip"):
        safe = "unstoppable" in row.gear.traits
        return 0.0 if safe else -average_bp(g, figure) * (0.6 if verb == "stop" else 1.0)
    if verb == "experience":
        return max(float(effect["amount"]), -float(total(g, figure))) * EXPERIENCE
    if verb == "draw_event":
        return EVENT
    if verb == "forget":
        return -total(g, figure) * EXPERIENCE
    return HANDLERS[verb](g, figure, effect, places) if verb in HANDLERS else 0.0


FLAT = {
    "power": ("tokens", TOKEN),
    "slow": ("amount", -1.0),
    "haste": ("amount", 0.9),
    "light": ("amount", LIGHT),
    "bonus": ("amount", 0.5),
}


EACH = {"bp": 1.0, "strength": 0.5}  # of use to somebody, some time


def bp(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return places(f"bp {effect['amount']}")


def strength(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return places(f"strength {effect['amount']}")


def carry(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return places(effect["to"])


def banish(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    if "surefooted" in g.figures[figure].gear.traits:
        return 0.0
    return places("banish-" + effect["to"]) or -THROWN


def lose_item(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return -ITEM if g.zones[f"items.{figure}"] else 0.0


def take_item(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return ITEM * (1 + rivalry(g)) if any(g.zones[f"items.{enemy}"] for enemy in g.enemies(figure)) else 0.0


def setback(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    begun = [counted(g, card) for enemy in g.enemies(figure) for card in running(g, enemy)]
    return COUNTER * rivalry(g) * float(min(effect["counters"], max(begun, default=0)))


def fray(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    team = g.figures[figure].team
    hit = [card for card in laid_cards(g, figure, effect["whose"]) if g.laid[card].actions]
    return ACTION * sum(-1.0 if g.team_of_laid(card) == team else 1.0 for card in hit)


def progress(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return COUNTER * effect["counters"] if running(g, figure) else 0.0


def fight(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    chance = odds(moc(g, figure, ("creature",)) - effect["moc"])
    won, lost = value(g, figure, effect["won"], places), value(g, figure, effect["lost"], places)
    return chance.win * won + chance.lose * (lost - life_loss(g, figure, 1))


def roll(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    result, before = 0.0, 0
    for row in effect["table"]:
        result += (row["upto"] - before) / 8 * value(g, figure, row["do"], places)
        before = row["upto"]
    return result


def choose(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    values = [value(g, figure, branch, places) for branch in effect["of"]]
    return max([*values, 0.0] if effect["may"] else values)


def others(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    enemies = g.enemies(figure)
    if effect["who"] == "here":
        enemies = g.enemies_at(figure, g.figures[figure].cell)
    losses = [-of_card(g, enemy, effect["do"]) * rivalry(g) for enemy in enemies]
    if not losses:
        return 0.0
    return max(losses) if effect["who"] == "one" else sum(losses)


def unlay(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return 3.0 if g.laid else 0.0


def swap(g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return places("swap")


HANDLERS = {
    "bp": bp,
    "strength": strength,
    "carry": carry,
    "banish": banish,
    "lose_item": lose_item,
    "take_item": take_item,
    "progress": progress,
    "setback": setback,
    "fray": fray,
    "fight": fight,
    "roll": roll,
    "choose": choose,
    "others": others,
    "unlay": unlay,
    "swap": swap,
}
