"""What effects are worth to a character, in movement points (BP): one BP is the coin everything is counted in."""

from __future__ import annotations

from collections.abc import Callable

from snar.bots.rise.odds import odds
from snar.bots.rise.taste import Taste
from snar.packs.fields import Effect
from snar.rise.effects.choosing import laid_cards
from snar.rise.rules.deeds import counted, running
from snar.rise.rules.experience import total
from snar.rise.state import RiseState
from snar.rise.values import moc, pohyb

DIE = 4.5
AHEAD = 1.1  # how much more than its share the loss of one of several enemies is worth

Places = Callable[[str], float]  # what being carried to a kind of field is worth; "bp 4", "strength 2": having them now


def average_bp(g: RiseState, figure: int) -> float:
    return DIE + pohyb(g, figure)


def life_loss(taste: Taste, g: RiseState, figure: int, lives: int, thrown: float | None = None) -> float:
    """How bad losing lives is: the last ones cost a token or the experience, and the place (`thrown`)."""
    row = g.figures[figure]
    left = row.lives - lives
    if left > 0:
        return taste.life * lives * (1.0 if left > 2 else 1.5)
    lost = taste.token if row.tokens else taste.experience * total(g, figure)
    return (
        (taste.awakening if thrown is None else thrown) + lost - taste.life * max(0, g.max_lives(row) - row.lives) / 2
    )


def rivalry(taste: Taste, g: RiseState) -> float:
    """What an enemy's loss is worth to us: with one enemy side nearly all of it; hurting one of several helps the
    others too, but mostly it is the one ahead who is hurt."""
    enemies = len({row.team for row in g.figures}) - 1
    return taste.rivalry if enemies == 1 else AHEAD / enemies


def of_card(taste: Taste, g: RiseState, figure: int, effects: tuple[Effect, ...]) -> float:
    """Without regard to where the character wants to go."""
    return value(taste, g, figure, effects, anywhere)


def anywhere(to: str) -> float:
    kind, _, amount = to.partition(" ")
    return float(amount) * EACH[kind] if kind in EACH else 0.0


def value(taste: Taste, g: RiseState, figure: int, effects: tuple[Effect, ...], places: Places) -> float:
    return sum(one(taste, g, figure, effect, places) for effect in effects)


def one(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    row, verb = g.figures[figure], effect["verb"]
    if verb in FLAT:
        field, each = FLAT[verb]
        return float(effect[field]) * (getattr(taste, each) if isinstance(each, str) else each)
    if verb == "wound":
        return -life_loss(taste, g, figure, max(0, row.gear.value("card-wound", effect["lives"])))
    if verb == "heal":
        missing = g.max_lives(row) - row.lives
        return min(missing, effect["lives"] or missing) * taste.life
    if verb in ("stop", "skip"):
        safe = "unstoppable" in row.gear.traits
        return 0.0 if safe else -average_bp(g, figure) * (0.6 if verb == "stop" else 1.0)
    if verb == "experience":
        return max(float(effect["amount"]), -float(total(g, figure))) * taste.experience
    if verb == "draw_event":
        return taste.event
    if verb == "forget":
        return -total(g, figure) * taste.experience
    return HANDLERS[verb](taste, g, figure, effect, places) if verb in HANDLERS else 0.0


FLAT: dict[str, tuple[str, str | float]] = {  # the field, and what each is worth, or whose taste it is
    "power": ("tokens", "token"),
    "slow": ("amount", -1.0),
    "haste": ("amount", 0.9),
    "light": ("amount", "light"),
    "bonus": ("amount", 0.5),
}


EACH = {"bp": 1.0, "strength": 0.5}  # of use to somebody, some time


def bp(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return places(f"bp {effect['amount']}")


def strength(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return places(f"strength {effect['amount']}")


def carry(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return places(effect["to"])


def banish(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    if "surefooted" in g.figures[figure].gear.traits:
        return 0.0
    return places("banish-" + effect["to"]) or -taste.thrown


def lose_item(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return -taste.item if g.zones[f"items.{figure}"] else 0.0


def take_item(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return (
        taste.item * (1 + rivalry(taste, g)) if any(g.zones[f"items.{enemy}"] for enemy in g.enemies(figure)) else 0.0
    )


def setback(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    begun = [counted(g, card) for enemy in g.enemies(figure) for card in running(g, enemy)]
    return taste.counter * rivalry(taste, g) * float(min(effect["counters"], max(begun, default=0)))


def fray(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    team = g.figures[figure].team
    hit = [card for card in laid_cards(g, figure, effect["whose"]) if g.laid[card].actions]
    return taste.action * sum(-1.0 if g.team_of_laid(card) == team else 1.0 for card in hit)


def progress(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return taste.counter * effect["counters"] if running(g, figure) else 0.0


def fight(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    chance = odds(moc(g, figure, ("creature",)) - effect["moc"])
    won, lost = value(taste, g, figure, effect["won"], places), value(taste, g, figure, effect["lost"], places)
    return chance.win * won + chance.lose * (lost - life_loss(taste, g, figure, 1))


def roll(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    result, before = 0.0, 0
    for row in effect["table"]:
        result += (row["upto"] - before) / 8 * value(taste, g, figure, row["do"], places)
        before = row["upto"]
    return result


def choose(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    values = [value(taste, g, figure, branch, places) for branch in effect["of"]]
    return max([*values, 0.0] if effect["may"] else values)


def others(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    enemies = g.enemies(figure)
    if effect["who"] == "here":
        enemies = g.enemies_at(figure, g.figures[figure].cell)
    losses = [-of_card(taste, g, enemy, effect["do"]) * rivalry(taste, g) for enemy in enemies]
    if not losses:
        return 0.0
    return max(losses) if effect["who"] == "one" else sum(losses)


def unlay(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
    return 3.0 if g.laid else 0.0


def swap(taste: Taste, g: RiseState, figure: int, effect: Effect, places: Places) -> float:
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
