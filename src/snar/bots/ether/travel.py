"""The way through the dreamworld, and what is done at its places."""

from __future__ import annotations

from collections import deque

from snar.ether.campaign.dreams import price
from snar.ether.state import EtherState
from snar.kernel.choice import Choice

from ..base import Scored
from .caring import ill
from .peril import DEADLY, bearable, expendable
from .taste import PLAIN, Taste
from .weigh import ending, team

TIRED = 5  # distress at which a sleeper had better wake up
LOOT = 4.0  # what may be won in a slumber
CURE = 2.0  # an ill from which an ether for it pays, between dreams


def travel(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    """Toward a gate that can be opened, otherwise to keys; exhausted sleepers wake up. Games are not saved by a bot."""
    distances = from_goals(g)
    found = []
    for option in choice.options:
        word, _, name = option.key.partition(" ")
        match word:
            case "go":
                cost = 1.5 if option.cost else 0.0
                found.append(Scored(option, 10.0 - distances.get(name, 9) - cost, ("closer",)))
            case "awaken":
                found.append(Scored(option, 20.0 if weary(g) else -5.0, ("calm",)))
            case "cure":
                found.append(
                    Scored(option, 15.0 if ill(g, seat, g.content.pack.weaknesses[name]) > CURE else -1.0, ("calm",))
                )
            case "save":
                found.append(Scored(option, -50.0, ("wait",)))
            case _:
                found.append(Scored(option, -1.0, ("wait",)))
    return found


def weary(g: EtherState) -> bool:
    return any(
        row.distress >= TIRED or sum(len(g.cards(f"{zone}.{row.seat}")) for zone in ("deck", "hand", "discard")) < 12
        for row in g.sleepers
    )


def wanted(g: EtherState) -> set[str]:
    """Places worth going to: an open gate that can be paid, else wherever keys are found."""
    pack = g.content.pack
    gates = {g.card_id(card) for card in g.cards("gates")}
    places = [place for place in pack.locations.values() if place.district in g.districts]
    ready = {place.id for place in places if place.gate in gates and price(g, pack.dreams[place.gate]) <= g.keys}
    if ready:
        return ready
    return {place.id for place in places if "key" in place.icons or "gate" in place.icons}


def roads(g: EtherState) -> dict[str, set[str]]:
    """From where one comes to each place: arrows, shortcuts, the railway."""
    back: dict[str, set[str]] = {}
    places = g.content.pack.locations.values()
    stations = [place.id for place in places if "railway" in place.icons]
    for place in places:
        lines = stations if place.id in stations else []
        for to in (*place.arrows, *place.shortcuts, *lines):
            if to != place.id:
                back.setdefault(to, set()).add(place.id)
    return back


def from_goals(g: EtherState) -> dict[str, int]:
    """Steps from every place to the nearest wanted one that is not this very place."""
    back = roads(g)
    goals = [name for name in sorted(wanted(g)) if name != g.location]
    steps = dict.fromkeys(goals, 0)
    queue = deque(goals)
    while queue:
        here = queue.popleft()
        for before in sorted(back.get(here, ())):
            if before not in steps:
                steps[before] = steps[here] + 1
                queue.append(before)
    return steps


def gate(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    healthy = all(row.distress < TIRED for row in g.sleepers)
    return [
        Scored(option, (2.0 if healthy else 0.0) if option.key.startswith("enter") else 1.0, ("closer",))
        for option in choice.options
    ]


def escape(g: EtherState, seat: int, choice: Choice, taste: Taste = PLAIN) -> list[Scored]:
    """To flee costs what running out of turns costs, and the loot; to stay may cost a life."""
    price = cost_of_fleeing(g, seat)
    flees = price is not None and max(mortality(g, row.seat) for row in g.sleepers) * DEADLY > price
    return [Scored(option, float((option.key == "escape") == flees), ("danger",)) for option in choice.options]


def cost_of_fleeing(g: EtherState, seat: int) -> float | None:
    """What the sleepers lose by it, tried out; None when it would kill one of them."""
    twin, events = g.clone(), []
    for voter in (*(other.seat for other in g.pending if other.seat != seat), seat):
        twin.answer(voter, "escape")
        events += twin.events
    return None if ending(twin, events) == "death" else LOOT + max(0.0, team(g) - team(twin))


def mortality(g: EtherState, seat: int) -> float:
    """How likely the sleeper is to die in a slumber, by what it can still bear."""
    blows = min(bearable(g, seat), expendable(g, seat) // 2)
    return {0: 0.5, 1: 0.25, 2: 0.08}.get(max(0, blows), 0.0)
