"""What the greedy bot thinks about one decision: distances, goals and duels, worked out when first needed."""

from __future__ import annotations

from typing import Any

from snar.bots.rise import terrain as ground
from snar.bots.rise import worth
from snar.bots.rise.approach import Goal
from snar.bots.rise.field import distances, shortest
from snar.bots.rise.goals import goals
from snar.bots.rise.memory import Memory
from snar.bots.rise.odds import odds
from snar.bots.rise.roads import Roads
from snar.bots.rise.terrain import Terrain
from snar.bots.rise.tours import tour
from snar.bots.rise.wants import Visit
from snar.kernel.flow import Proc
from snar.rise.figure import Figure
from snar.rise.rules.movement import Movement
from snar.rise.state import Laid, RiseState
from snar.rise.values import moc


class Mind:
    def __init__(self, g: RiseState, seat: int, memory: Memory) -> None:
        self.g, self.seat, self.memory, self.taste = g, seat, memory, memory.taste
        self.proc: Proc = g.stack[-1]
        self.figure = concerned(g, self.proc, seat)
        mine = next(row.team for row in g.figures if row.seat == seat)
        self.ours = self.row.team == mine  # False while a hypnotised enemy is played
        self._plain: dict[int, Terrain] = {}
        self._goals: dict[int, list[Goal]] = {}
        self._fields: dict[int, list[float]] = {}
        self._duels: dict[tuple[int, int], float] = {}
        self.notes: dict[Any, Any] = {}  # what is worked out once per decision
        self.moving = any(isinstance(proc, Movement) and proc.figure == self.figure for proc in g.stack)
        memory.tidy()

    # -- the character the decision is about -------------------------------------------------------------------------
    @property
    def row(self) -> Figure:
        return self.g.figures[self.figure]

    def bp(self, figure: int) -> float:
        """BP of an average turn."""
        return worth.average_bp(self.g, figure)

    # -- distances ---------------------------------------------------------------------------------------------------
    def net(self, figure: int) -> Roads:
        return self.plain(figure).roads

    def node(self, figure: int) -> int:
        return self.net(figure).node(self.g.figures[figure])

    def plain(self, figure: int) -> Terrain:
        """The board without cards, as this character walks it."""
        if figure not in self._plain:
            row = self.g.figures[figure]
            key = (self.g.content, row.gear, row.road, self.g.rules.draft)
            if key not in self.memory.bare:
                self.memory.bare[key] = ground.bare(self.g, row)
            self._plain[figure] = self.memory.bare[key]
        return self._plain[figure]

    def bare(self, figure: int, start: int, end: int) -> float:
        """From node to node without cards. Being there means coming there anew (RS-QST-6)."""
        terrain = self.plain(figure)
        key = (id(terrain), end)
        if key not in self.memory.from_bare:
            self.memory.from_bare[key] = distances(terrain, [(end, 0.0)])
        far = self.memory.from_bare[key]
        if start != end:
            return far[start]
        return min(terrain.cost[node] + far[node] for node in terrain.roads.next[start])

    def tour(self, figure: int, start: int, visits: tuple[Visit, ...], hall: int) -> float:
        """All visits and home to the hall, on the board without cards."""
        key = (id(self.plain(figure)), start, visits, hall)
        if key not in self.memory.tours:
            self.memory.tours[key] = tour(self.net(figure), lambda a, c: self.bare(figure, a, c), start, visits, hall)
        return self.memory.tours[key]

    def terrain(self, figure: int, laid: dict[int, Laid] | None = None) -> Terrain:
        """The board with the laid cards, or with others."""
        laid = self.g.laid if laid is None else laid
        plain, row = self.plain(figure), self.g.figures[figure]
        if not laid:
            return plain
        key = (id(plain), row.id, row.lives, tuple(laid.items()))
        if key not in self.memory.terrain:
            self.memory.terrain[key] = ground.with_cards(self.taste, self.g, figure, plain, laid)
        return self.memory.terrain[key]

    def terrain_with(self, figure: int, card: int, place: Laid) -> Terrain:
        """The board as it is and one more card."""
        return ground.with_cards(self.taste, self.g, figure, self.terrain(figure), {card: place})

    def goals(self, figure: int) -> list[Goal]:
        """All next goals of a character."""
        if figure not in self._goals:
            self._goals[figure] = goals(self, figure)
        return self._goals[figure]

    def field(self, figure: int) -> list[float]:
        """For every node what this character still has to do from there."""
        if figure not in self._fields:
            terrain, wanted = self.terrain(figure), self.goals(figure)
            key = (id(terrain), tuple(wanted))
            if key not in self.memory.fields:
                self.memory.fields[key] = distances(terrain, wanted)
            self._fields[figure] = self.memory.fields[key]
        return self._fields[figure]

    def here(self, figure: int) -> float:
        """What a character still has to do."""
        return self.field(figure)[self.node(figure)]

    def way(self, figure: int) -> frozenset[int]:
        """The nodes of a shortest way ahead, from where a character stands."""
        key = ("shortest", figure)
        if key not in self.notes:
            self.notes[key] = shortest(self.terrain(figure), self.field(figure), self.node(figure))
        found: frozenset[int] = self.notes[key]
        return found

    def at(self, figure: int, cell: int) -> float:
        """The same if it were put on a field."""
        net = self.net(figure)
        return self.field(figure)[net.entered(cell) if self.g.content.board.world[cell] >= 0 else cell]

    # -- duels -------------------------------------------------------------------------------------------------------
    def duel(self, attacker: int, defender: int) -> float:
        """What attacking is worth: the harm done less the harm risked."""
        key = (attacker, defender)
        if key not in self._duels:
            g = self.g
            mine, theirs = (
                moc(g, attacker, ("attack", "character")),
                moc(g, defender, ("defence", "character")),
            )
            chance = odds(mine - theirs)
            hurt = (
                g.figures[attacker].gear.value("duel-wound", 2),
                g.figures[defender].gear.value("duel-wound", 2),
            )
            won = worth.life_loss(self.taste, g, defender, hurt[0], self.thrown(defender))
            lost = worth.life_loss(self.taste, g, attacker, hurt[1], self.thrown(attacker))
            self._duels[key] = chance.win * won * worth.rivalry(self.taste, g) - chance.lose * lost
        return self._duels[key]

    def thrown(self, figure: int) -> float:
        """What waking on the nearest well takes from a character (RS-AWK-1)."""
        wells = self.g.content.board.nearest_wells(self.g.figures[figure].cell)
        lost = min(self.at(figure, well) for well in wells) - self.here(figure)
        return self.taste.awakening / 2 + max(0.0, lost)

    def places(self, figure: int) -> worth.Places:
        """What being moved to a kind of field is worth."""
        from snar.bots.rise.places import worth_of_place

        return lambda to: worth_of_place(self, figure, to)

    def loss(self, figure: int, lives: int) -> float:
        """How bad losing lives is."""
        return worth.life_loss(self.taste, self.g, figure, lives)

    def worth(self, figure: int, effects: tuple[dict[str, Any], ...]) -> float:
        return worth.value(self.taste, self.g, figure, effects, self.places(figure))


def concerned(g: RiseState, proc: Proc, seat: int) -> int:
    """The character a question is about; what the asking procedure holds is public."""
    figure = getattr(proc, "figure", -1)
    if isinstance(figure, int) and figure >= 0:
        return figure
    for name in ("defender", "waiting"):
        value = getattr(proc, name, None)
        if isinstance(value, int):
            return value
        if value:
            return int(value[0])
    return next(i for i, row in enumerate(g.figures) if row.seat == seat)
