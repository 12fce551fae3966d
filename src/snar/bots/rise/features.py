"""What a seat sees of a position, as numbers: by how much its side is ahead of the nearest rival, thing by thing.

Only what everybody sees is read, so a position and the same one with hidden cards dealt anew have equal features. What
goes with winning but is used up by it is left out (worlds annexed, how near the next one is, quests begun): with it,
who stood before a hall looked better than who had annexed its world. Seen with the rival's eyes every number but the
last has the opposite sign: a lead is somebody else's arrears. A lead weighs the more the fewer turns are left for luck
to undo it: all is divided by the root of those turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.bots.rise.goals import CIRCUIT
from snar.bots.rise.odds import odds
from snar.rise.rules.annexing import team_fame, worlds_of
from snar.rise.rules.experience import price, total
from snar.rise.state import RiseState
from snar.rise.values import moc

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

FARTHEST = 40.0  # turns: whatever is farther is just far
MUCH = 40  # light
NEAR = 4.0  # fields within which a duel is likely
LUCK = 2.0  # turns of it that are left even to one about to win
# By feature: what it weighs in turns, and how far from that learning may go. It began with greedy's taste; this is what
# 757 games of the base scenario with an eighth of all plans by lot made of it.
BELIEFS: dict[str, tuple[float, float]] = {
    "turns": (1.0, 0.3),
    "to move": (0.6, 0.2),
    "lives": (0.1, 0.15),
    "last life": (-0.1, 0.3),
    "tokens": (0.1, 0.15),
    "experience": (0.05, 0.25),
    "items": (0.35, 0.1),
    "skips": (-1.2, 0.5),
    "slowed": (-0.1, 0.08),
    "light": (0.3, 0.35),
    "duels": (0.6, 0.3),
    "duels near": (-0.2, 0.5),
    "second rival": (2.0, 2.0),
}
NAMES = tuple(BELIEFS)


def features(mind: Mind, team: int) -> list[float]:
    """By NAMES, with the eyes of a team."""
    g = mind.g
    leaders = {other: leader(mind, other) for other in sorted({row.team for row in g.figures})}
    rivals = sorted((turns(mind, figure), figure) for other, figure in leaders.items() if other != team)
    own, rival = leaders[team], rivals[0][1]
    mine, theirs = side(mind, own), side(mind, rival)
    luck = (LUCK + min(-mine[0], -theirs[0])) ** -0.5
    edge, near = duels(g, own, rival)
    second = -1.0 / (1.0 + max(0.0, rivals[1][0] + mine[0])) if len(rivals) > 1 else 0.0
    return [*((a - b) * luck for a, b in zip(mine, theirs, strict=True)), edge * luck, edge * near * luck, second]


def leader(mind: Mind, team: int) -> int:
    """Of a team's characters the one nearest to winning; helpers win nothing."""
    own = [i for i, row in enumerate(mind.g.figures) if row.team == team and not row.helper]
    return min(own, key=lambda figure: turns(mind, figure))


def turns(mind: Mind, figure: int) -> float:
    """What a character still has to do until it wins, in turns."""
    left = mind.here(figure) + beyond(mind, figure) * (mind.taste.easy + CIRCUIT)
    return max(0.0, min(FARTHEST, left / max(1.0, mind.bp(figure))))


def beyond(mind: Mind, figure: int) -> int:
    """Worlds, or points of fame, that are missing after those which the way ahead counts in."""
    g, team = mind.g, mind.g.figures[figure].team
    if g.rules.sides:
        return max(0, g.rules.worlds_to_win - worlds_of(g, team) - 2)
    return 0 if mind.taste.fame else max(0, g.rules.fame - team_fame(g, team) - 1)


def side(mind: Mind, figure: int) -> list[float]:
    """How far one has come and what it has; what is far or lost counts below nothing."""
    g, row = mind.g, mind.g.figures[figure]
    return [
        -turns(mind, figure),
        float(to_move(g, figure)),
        float(row.lives),
        float(row.lives <= 2),
        float(row.tokens),
        min(2.0, total(g, figure) / price(g, figure)),
        float(len(g.zones[f"items.{figure}"])),
        float(row.skips or row.charmed >= 0),
        float(row.slowed - row.hasted),
        min(MUCH, g.light[row.team]) / MUCH if g.rules.sides else 0.0,
    ]


def to_move(g: RiseState, figure: int) -> bool:
    return g.turn == g.figures[figure].team if g.rules.sides else g.order[g.turn : g.turn + 1] == (figure,)


def duels(g: RiseState, own: int, rival: int) -> tuple[float, float]:
    """By how much our attacks go better than theirs, and how near they are to each other."""
    attack, defence = ("attack", "character"), ("defence", "character")
    mine = odds(moc(g, own, attack) - moc(g, rival, defence))
    theirs = odds(moc(g, rival, attack) - moc(g, own, defence))
    far = g.content.board.distance(g.figures[own].cell, g.figures[rival].cell)
    return (mine.win - mine.lose) - (theirs.win - theirs.lose), 1.0 / (1.0 + min(20.0, far) / NEAR)
