"""Why something is not offered: the same predicates that filtered it, asked again."""

from __future__ import annotations

from snar.kernel.choice import Refusal

from .paths import price_of
from .rules.casting import castable
from .rules.castingphase import OneCast
from .rules.duels import may_attack
from .rules.spells import allowed, spell_targets
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
    if choice.topic == "spell":
        return spell(g, g.figure_named(str(about["figure"])), key)
    if choice.topic == "casting" and words:
        return casting(g, seat, words)
    return Refusal("not-offered", "", (("key", key), ("topic", choice.topic)))


def movement(g: RiseState, figure: int, words: list[str]) -> Refusal:
    row, board = g.figures[figure], g.content.board
    verb, what = words[0], " ".join(words[1:])
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
        if not may_attack(g, figure):
            return Refusal("attacked-already", "RS-DUL-2")
        return Refusal("nobody-here", "RS-DUL-1", (("target", what),))
    if verb == "spell":
        return spell(g, figure, what)
    if verb == "end" and not row.rolled:
        return Refusal("roll-first", "RS-MOV-1")
    if verb == "trade":
        return Refusal("too-little-experience", "RS-EXP-1")
    if verb in ("cast", "recall", "cancel"):
        return Refusal("casting-is-over", "RS-STR-3" if g.rules.sides else "RS-ZKS-7")
    return Refusal("not-offered", "", (("key", " ".join(words)), ("topic", "movement")))


def spell(g: RiseState, figure: int, what: str) -> Refusal:
    if not allowed(g, figure):
        return Refusal("no-spells", "RS-STR-12")
    if g.figures[figure].spelled:
        return Refusal("spelled-already", "RS-SPL-1")
    name = what.split()[0] if what else ""
    if name in g.content.pack.spells and not spell_targets(g, figure, name):
        return Refusal("no-target", "RS-SPL-3", (("spell", name),))
    return Refusal("unknown-spell", "RS-SPL-4", (("spell", what),))


def casting(g: RiseState, seat: int, words: list[str]) -> Refusal:
    verb, what = words[0], " ".join(words[1:])
    if verb == "cast":
        phase = g.stack[-1]
        caster = g.figures[phase.figure] if isinstance(phase, OneCast) else None  # under Hypnóza not the one who plays
        hand = caster.seat if caster else seat
        for card in g.zones[f"hand.{hand}"]:
            if g.card_id(card) == what:
                team = next(f.team for f in g.figures if f.seat == hand)
                return castable(g, team, card) or Refusal("not-offered", "", (("key", " ".join(words)),))
        known = what in g.content.pack.cards
        return Refusal("not-in-hand" if known else "unknown-card", "RS-DRM-2", (("card", what),))
    if verb == "cancel" and not g.rules.sides:
        return Refusal("cannot-cancel", "RS-ZKS-13", (("field", what),))
    if verb in ("recall", "cancel"):
        return Refusal("cannot-" + verb, "RS-STR-5" if g.rules.sides else "RS-ZKS-7", (("field", what),))
    if verb in ("move", "roll", "attack", "spell"):
        return Refusal("casting-first", "RS-STR-3" if g.rules.sides else "RS-ZKS-7")
    return Refusal("not-offered", "", (("key", " ".join(words)), ("topic", "casting")))
