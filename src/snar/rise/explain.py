"""Why something is not offered: the same predicates that filtered it, asked again."""

from __future__ import annotations

from snar.kernel.choice import Choice, Refusal

from . import board as b
from .paths import price_of
from .rules import laid
from .rules.arrival import Arrive
from .rules.casting import castable, uncastable
from .rules.castingphase import OneCast, cancel_cost
from .rules.duels import may_attack
from .rules.experience import price, total
from .rules.spells import Spell, allowed, spell_targets
from .rules.stepping import step_refusal
from .rules.worlds import targets
from .state import RiseState


def explain(g: RiseState, seat: int, key: str) -> Refusal:
    choice = g.choice_of(seat)
    if choice is None:
        return Refusal("not-your-choice")
    words = key.split()
    about = dict(choice.about)
    if choice.topic == "movement" and words:
        return movement(g, g.figure_named(str(about["figure"])), words)
    if choice.topic == "attack" and words[:1] == ["attack"]:
        arrival = next(proc.figure for proc in reversed(g.stack) if isinstance(proc, Arrive))
        return attack(g, arrival, " ".join(words[1:]))
    if choice.topic == "spell":
        return spell(g, g.figure_named(str(about["figure"])), key)
    if choice.topic == "casting" and words:
        return casting(g, seat, words)
    if choice.topic == "cast-field" and words:
        return cast_field(g, words[0])
    if choice.topic == "cast-turn" and words:
        return cast_turn(g, str(about["field"]), words[0])
    if choice.topic == "spell-target" and words:
        return spell_target(g, str(about["spell"]), words[0])
    return Refusal("not-offered", rule_of(choice), (("key", key), ("topic", choice.topic)))


def rule_of(choice: Choice) -> str:
    """The rule behind whatever else is asked: that of the answers it allows, if they have only one."""
    rules = {option.rule for option in choice.options}
    return rules.pop() if len(rules) == 1 else ""


def movement(g: RiseState, figure: int, words: list[str]) -> Refusal:
    row, board = g.figures[figure], g.content.board
    verb, what = words[0], " ".join(words[1:2])
    if verb == "move":
        if what not in board.cell:
            return Refusal("unknown-field", "RS-BRD-2", (("field", what),))
        if not row.rolled:
            return Refusal("roll-first", "RS-MOV-1")
        cell = board.cell[what]
        if cell not in targets(g, row):
            cost = price_of(g, figure, cell) if board.world[cell] < 0 else 0
            if cost > row.bp:
                return Refusal("too-far", "RS-MOV-3", (("field", what), ("cost", cost), ("have", row.bp)))
            return Refusal("no-way", "RS-MOV-5" if board.world[cell] >= 0 else "RS-BRD-1", (("field", what),))
        return step_refusal(g, figure, cell) or Refusal("not-offered", "", (("key", f"move {what}"),))
    if verb == "attack":
        return attack(g, figure, what)
    if verb == "spell":
        return spell(g, figure, what)
    if verb == "end" and not row.rolled:
        return Refusal("roll-first", "RS-MOV-1")
    if verb == "trade":
        return trade(g, figure)
    if verb in ("cast", "recall", "cancel"):
        return Refusal("casting-is-over", "RS-STR-3" if g.rules.sides else "RS-ZKS-7")
    return Refusal("not-offered", "", (("key", " ".join(words)), ("topic", "movement")))


def attack(g: RiseState, figure: int, target: str) -> Refusal:
    """RS-DUL-1, RS-DUL-2, RR-C1b: once a round, on arriving, an enemy who is there."""
    about = (("target", target),)
    if not may_attack(g, figure):
        return Refusal("attacked-already", "RS-DUL-2")
    here = [i for i, row in enumerate(g.figures) if row.id == target and row.cell == g.figures[figure].cell]
    if not here:
        return Refusal("nobody-here", "RS-DUL-1", about)
    if here[0] not in g.enemies(figure):
        return Refusal("no-enemy", "RR-C1b", about)
    return Refusal("attack-on-arrival", "RS-DUL-1", about)


def trade(g: RiseState, figure: int) -> Refusal:
    """RS-EXP-1; under Hypnóza nothing is traded (RR-E3b)."""
    if g.figures[figure].ruler >= 0:
        return Refusal("hypnotised-trade", "RR-E3b")
    return Refusal("too-little-experience", "RS-EXP-1", (("cost", price(g, figure)), ("have", total(g, figure))))


def spell(g: RiseState, figure: int, what: str) -> Refusal:
    if not allowed(g, figure):
        return Refusal("no-spells", "RS-STR-11" if {"ctyri-hraci", "kouzleni"} <= g.rules.options else "RS-STR-12")
    if g.figures[figure].spelled:
        return Refusal("spelled-already", "RS-SPL-1")
    name = what.split()[0] if what else ""
    if name == "hypnoza" and g.figures[figure].ruler >= 0:
        return Refusal("hypnotised-spell", "RR-E8a")
    if name in g.content.pack.spells and not spell_targets(g, figure, name):
        return Refusal("no-target", "RS-SPL-3", (("spell", name),))
    return Refusal("unknown-spell", "RS-SPL-4", (("spell", what),))


def casting(g: RiseState, seat: int, words: list[str]) -> Refusal:
    verb, what = words[0], " ".join(words[1:2])
    phase = g.stack[-1]
    caster = g.figures[phase.figure] if isinstance(phase, OneCast) else None  # under Hypnóza not the one who plays
    if verb == "trade":
        own = [i for i, row in enumerate(g.figures) if row.seat == seat]
        named = [i for i in own if g.figures[i].id == what] or own  # of two characters the one that was named
        return trade(g, phase.figure if isinstance(phase, OneCast) else named[0])
    if verb == "cast":
        hand = caster.seat if caster else seat
        for card in g.zones[f"hand.{hand}"]:
            if g.card_id(card) == what:
                team = next(f.team for f in g.figures if f.seat == hand)
                if not castable(g, team, g.content.laid(card)):
                    return uncastable(g, team, g.content.laid(card))
                return Refusal("not-offered", "", (("key", " ".join(words)),))
        known = what in g.content.pack.cards
        return Refusal("not-in-hand" if known else "unknown-card", "RS-DRM-2", (("card", what),))
    if verb in ("recall", "cancel") and what not in g.content.board.cell:
        return Refusal("unknown-field", "RS-BRD-2", (("field", what),))
    if verb == "cancel" and not g.rules.sides:
        return Refusal("cannot-cancel", "RS-ZKS-13", (("field", what),))
    if verb == "cancel":
        return cancel(g, next(row.team for row in g.figures if row.seat == seat), what)
    if verb == "recall":
        return Refusal("cannot-recall", "RS-STR-5" if g.rules.sides else "RS-ZKS-7", (("field", what),))
    if verb in ("move", "roll", "attack", "spell"):
        return Refusal("casting-first", "RS-STR-3" if g.rules.sides else "RS-ZKS-7")
    return Refusal("not-offered", "", (("key", " ".join(words)), ("topic", "casting")))


def cancel(g: RiseState, team: int, field: str) -> Refusal:
    """RR-A10: an opponent's card for its light and ten more; an own permanent one is recalled instead (RS-STR-5)."""
    theirs = [card for card, row in g.laid.items() if row.owner != team and g.name(row.picture) == field]
    if theirs:
        price = (("light", cancel_cost(g, theirs[0])), ("have", g.light[team]))
        return Refusal("too-dear-to-cancel", "RS-STR-5", price)
    return Refusal("cannot-cancel", "RS-STR-5", (("field", field),))


def cast_field(g: RiseState, field: str) -> Refusal:
    """RR-A1b, RS-DRM-3: where the picture of an exactly placed card may not lie."""
    board = g.content.board
    about = (("field", field),)
    if field not in board.cell:
        return Refusal("unknown-field", "RS-BRD-2", about)
    if not board.covers[board.cell[field]]:
        return Refusal("no-picture-there", "RR-A1b", about)
    return Refusal("card-does-not-fit", "RS-DRM-3", about)


def cast_turn(g: RiseState, field: str, turn: str) -> Refusal:
    if turn not in {f"r{turn}" for turn in laid.TURNS}:
        return Refusal("unknown-turn", "RR-A1a", (("turn", turn),))
    return Refusal("card-does-not-fit", "RS-DRM-3", (("field", field),))


def spell_target(g: RiseState, spell: str, name: str) -> Refusal:
    """RS-SPL-3, RR-E1b: opponents only; RR-E2b: Odmrštění only in the void; traits that spells do not reach."""
    about = (("spell", spell), ("target", name))
    figure = next((i for i, row in enumerate(g.figures) if row.id == name), -1)
    if figure < 0:
        return Refusal("nobody-of-that-name", "RS-SPL-3", about)
    caster = next(proc.figure for proc in reversed(g.stack) if isinstance(proc, Spell))
    if figure not in g.enemies(caster):
        return Refusal("no-opponent", "RR-E1b", about)
    row = g.figures[figure]
    if "shadowed" in row.gear.traits:
        return Refusal("out-of-reach", "RS-CHR-4", about)
    if g.content.board.kind[row.cell] in (b.VOID, b.WELL):
        return Refusal("stands-firm", "RS-CHR-4", about)
    return Refusal("not-in-the-void", "RR-E2b", about)
