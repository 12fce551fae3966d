"""Where a character wants to be: every next goal with an estimate of what is left to do from there on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from snar.bots.rise.approach import Goal, events, helper_goals, meetings, visiting, visits
from snar.bots.rise.wants import Wants, joined, wants
from snar.rise.rules.annexing import team_fame, worlds_of
from snar.rise.rules.quests import can_annex, carried, levels
from snar.rise.state import RiseState

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

CIRCUIT = 30.0  # BP from world to world and round it


def goals(mind: Mind, figure: int) -> list[Goal]:
    """All next goals of a character."""
    row = mind.g.figures[figure]
    if row.helper:
        return list(helper_goals(mind, figure))
    worlds = [w for w, is_open in enumerate(mind.g.open) if is_open]
    found = [goal for w in worlds for goal in world_goals(mind, figure, w, later(mind, figure, w, worlds))]
    return found or [(node, 0.0) for node in mind.g.content.board.gates]


def wins(g: RiseState, figure: int, world: int) -> bool:
    """Does entering the hall of this world win the game? (RS-STR-1, RS-ZKS-12)"""
    if not can_annex(g, figure, world):
        return False
    team = g.figures[figure].team
    if g.rules.sides:
        return worlds_of(g, team) + 1 >= g.rules.worlds_to_win
    hard = any(g.card(card).deck == "hard" for card in carried(g, figure, world))
    return team_fame(g, team) + (2 if hard else 1) >= g.rules.fame


def later(mind: Mind, figure: int, world: int, worlds: list[int]) -> float:
    """What is needed after this world: the next one, or the fame that is still missing."""
    g = mind.g
    if not g.rules.sides:
        return mind.taste.fame * fame_after(mind, figure, world) if mind.taste.fame else 0.0
    if g.rules.worlds_to_win - worlds_of(g, g.figures[figure].team) < 2:
        return 0.0
    hall = g.content.board.halls[world]
    return mind.taste.farther * min((alone(mind, figure, w, hall) for w in worlds if w != world), default=0.0)


def fame_after(mind: Mind, figure: int, world: int) -> float:
    """What the fame takes that is missing after this world. Its quest is hard where two points are missing; one that is
    not given yet is counted as easy elsewhere (RS-ZKS-9, RS-ZKS-10)."""
    g, taste = mind.g, mind.taste
    missing = g.rules.fame - team_fame(g, g.figures[figure].team)
    given = [g.card(card).deck for card in carried(g, figure, world)] or levels(g)
    hard = "hard" in given if given else missing > 1
    pairs, single = divmod(max(0, missing - (2 if hard else 1)), 2)
    harder = 0.0 if given else quest_takes(mind, "hard" if hard else "easy") - taste.easy
    return harder + pairs * (taste.hard + CIRCUIT) + single * (taste.easy + CIRCUIT)


def alone(mind: Mind, figure: int, world: int, start: int) -> float:
    """Annexing one world from `start`, with nothing else in mind."""
    hall = mind.g.content.board.halls[world]
    asked = asked_for(mind, figure, world)
    if asked is None:
        return mind.bare(figure, start, hall) + unknown(mind) + mind.bare(figure, hall, hall)
    way = mind.tour(figure, start, asked.visits, hall)
    return way + spent_turns(mind, asked) * mind.bp(figure)


def asked_for(mind: Mind, figure: int, world: int) -> Wants | None:
    """What the quests of a world still want; None: none has been given there."""
    key = ("asked", figure, world)
    if key not in mind.notes:
        mind.notes[key] = still_wanted(mind, figure, world)
    found: Wants | None = mind.notes[key]
    return found


def still_wanted(mind: Mind, figure: int, world: int) -> Wants | None:
    g = mind.g
    quests = carried(g, figure, world)
    if not quests:
        return None
    found = Wants()
    for card in quests:
        if not g.errands[card].done:
            found = joined(found, wants(g, figure, mind.net(figure), card))
    return found


def unknown(mind: Mind) -> float:
    given = levels(mind.g) or ("easy",)
    return sum(quest_takes(mind, level) for level in given)


def quest_takes(mind: Mind, level: str) -> float:
    return mind.taste.hard if level == "hard" else mind.taste.easy


def spent_turns(mind: Mind, asked: Wants) -> float:
    """Turns that go by on deeds done at their end or by luck."""
    luck = min(asked.events, asked.meetings * 1.5) if asked.events and asked.meetings else asked.events + asked.meetings
    return luck + asked.turns + mind.taste.turn_used * sum(end.number for end in asked.ends)


def world_goals(mind: Mind, figure: int, world: int, after: float) -> Iterator[Goal]:
    g = mind.g
    hall = g.content.board.halls[world]
    asked = asked_for(mind, figure, world)
    if asked is None:
        yield hall, unknown(mind) + mind.bare(figure, hall, hall) + after
        return
    if asked == Wants():
        yield hall, after
        return
    turns = spent_turns(mind, asked) * mind.bp(figure)
    yield from visits(mind, figure, asked, hall, after + turns)
    extra = after + visiting(mind, figure, asked, world)
    if asked.events:
        yield from events(mind, figure, asked, world, extra)
    if asked.meetings:
        yield from meetings(mind, figure, hall, extra + (turns - 0.5 * mind.bp(figure)))
    for end in asked.ends:
        yield from ((cell, extra + turns + mind.bare(figure, cell, hall)) for cell in end.cells)
    if not (asked.visits or asked.events or asked.ends):
        yield mind.net(figure).circuit(world, 0, 1), extra + turns + 20.0
