"""Which spell to try (RS-SPL-4): its worth times its chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.bots.rise.features import turns
from snar.kernel.choice import Choice
from snar.rise import board as b
from snar.rise.rules.spells import known_spells, spell_targets
from snar.rise.values import spell_bonus

from ..base import Scored

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

NEARER = 0.01  # of two targets alike the one nearer to winning


def chance(mind: Mind, spell: str) -> float:
    need = mind.g.content.pack.spells[spell].roll - spell_bonus(mind.g, mind.figure)
    return max(0.0, min(1.0, (9 - need) / 8))


def worth_of_spell(mind: Mind, spell: str) -> float:
    """What a spell that works is worth."""
    me = mind.figure
    if spell in SELF:
        return SELF[spell](mind)
    targets = spell_targets(mind.g, me, spell)
    return max((on_enemy(mind, spell, enemy) for enemy in targets), default=0.0)


def on_enemy(mind: Mind, spell: str, enemy: int) -> float:
    g = mind.g
    urgent = 1.5 if turns(mind, enemy) < 2 else 0.8
    if spell == "zpomaleni":
        return urgent
    if spell == "blesk":
        return mind.loss(enemy, 1) * 0.7
    if spell == "ochromeni":
        return 0.0 if g.figures[enemy].skips else mind.bp(enemy) * urgent
    if spell == "hypnoza":
        return 0.0 if g.figures[enemy].charmed >= 0 else 1.6 * mind.bp(enemy) * urgent
    return 2.0 * urgent  # Odmrštění


def teleport(mind: Mind) -> float:
    cells = mind.g.content.board.of_kind[b.VOID] + mind.g.content.board.of_kind[b.WELL]
    return mind.here(mind.figure) - min(mind.at(mind.figure, cell) for cell in cells)


def road(mind: Mind) -> float:
    """Cesta pays off for the void that lies ahead."""
    board, cell = mind.g.content.board, mind.row.cell
    void = sum(board.kind[near] in (b.VOID, b.WELL) for near in board.near[cell])
    return 0.0 if mind.row.road else 0.5 * void


SELF = {
    "pohyb": lambda mind: 1.0,
    "cesta": road,
    "obri-sila": lambda mind: 0.4,
    "rychlost": lambda mind: 4.5,
    "teleport": teleport,
}


def best_spell(mind: Mind) -> tuple[str, float]:
    known = known_spells(mind.g, mind.figure)
    scores = [(spell, chance(mind, spell) * worth_of_spell(mind, spell)) for spell in known]
    return max(scores, key=lambda row: row[1])


def spell(mind: Mind, choice: Choice) -> list[Scored]:
    sign = 1.0 if mind.ours else -1.0
    return [Scored(o, sign * chance(mind, o.value) * worth_of_spell(mind, o.value), ("spell",)) for o in choice.options]


def aim(mind: Mind, choice: Choice) -> list[Scored]:
    name = str(dict(choice.about)["spell"])
    return [
        Scored(o, on_enemy(mind, name, o.value) - NEARER * turns(mind, o.value), ("hinder",)) for o in choice.options
    ]
