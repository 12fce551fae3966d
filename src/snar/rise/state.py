"""A game of Říše Snů in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from snar.kernel import flow, running
from snar.kernel.choice import Plain
from snar.kernel.compiling import mypyc_attr
from snar.kernel.event import Event
from snar.kernel.rng import Rng
from snar.kernel.state import State
from snar.packs.rise.model import CardDef

from .content import Content, content_for
from .figure import Figure
from .gear import Gear, rule_of
from .options import Rules


class Laid(NamedTuple):
    """A dream or horror on the board."""

    owner: int  # the side that cast it, in Zkouška síly the seat
    picture: int
    turn: int  # rotation in degrees
    actions: int  # tokens left; 0: permanent


class Errand(NamedTuple):
    """A quest somebody carries: its world, counters left and what has been counted, deed by deed."""

    figure: int
    world: int
    left: tuple[int, ...]
    seen: tuple[tuple[Any, ...], ...]
    done: bool = False
    spent: bool = False  # its experience was handed in
    annexes: bool = True  # may still annex its world
    waited: bool = False  # RR-D4a
    turns: int = 0  # turns left for the rest, once begun (RR-D9b); 0: time does not matter


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__
class RiseState(State):
    __slots__ = ("content", "cover", "errands", "figures", "laid", "light", "open", "order", "round", "rules", "turn")
    GAME = "rise"
    VIEW = "snar.rise.view:view"
    EXPLAIN = "snar.rise.explain:explain"

    figures: list[Figure]
    laid: dict[int, Laid]
    cover: dict[int, int]  # cell -> laid card
    errands: dict[int, Errand]  # quest card -> who carries it
    open: tuple[bool, ...]  # worlds that have their token
    light: tuple[int, ...]  # by team
    order: tuple[int, ...]  # figures in the order of turns

    def __init__(self, rules: Rules, rng: Rng, content: Content | None = None) -> None:
        self.rules = rules
        self.content = content or content_for(rules.pack, rules.boards, rules.rotation)
        super().__init__(rng, len(self.content.cards))
        self.figures, self.laid, self.cover, self.errands = [], {}, {}, {}
        self.open = (True,) * len(self.content.board.worlds)
        self.light = (0, 0)
        self.order = ()
        self.round, self.turn = 1, 0

    # -- looking things up -----------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        return self.rules.seats

    def card(self, card: int) -> CardDef:
        return self.content.cards[card]

    def card_id(self, card: int) -> str:
        return self.content.ids[card]

    def card_back(self, card: int) -> str:
        return self.card_backs()[card]

    def card_backs(self) -> Sequence[str]:
        """In the draft edition every event shows its experience on its back (RS-DRF-2)."""
        return self.content.draft_backs if self.rules.draft else self.content.decks

    def card_families(self) -> Sequence[str]:
        return self.content.decks

    def backs_shown(self, zone: str) -> str:
        return "all" if zone.startswith("hand") else "top"

    def rule_of(self, source: str) -> str:
        """The rule by which something a character has of its own or holds works: items have one of their own."""
        return rule_of(self.content.pack.cards.get(source))

    def name(self, cell: int) -> str:
        return self.content.board.names[cell]

    def seat_of(self, figure: int) -> int:
        """Who decides for a character now: its player, or the one who hypnotised it."""
        row = self.figures[figure]
        return row.ruler if row.ruler >= 0 else row.seat

    def enemies(self, figure: int) -> list[int]:
        team = self.figures[figure].team
        return [i for i, other in enumerate(self.figures) if other.team != team]

    def enemies_at(self, figure: int, cell: int) -> list[int]:
        team = self.figures[figure].team
        return [i for i, other in enumerate(self.figures) if other.cell == cell and other.team != team]

    def team_of_laid(self, card: int) -> int:
        owner = self.laid[card].owner
        return owner if self.rules.sides else next(figure.team for figure in self.figures if figure.seat == owner)

    def figure_named(self, name: str) -> int:
        return next(i for i, figure in enumerate(self.figures) if figure.id == name)

    def max_lives(self, figure: Figure) -> int:
        """RS-CHR-3: the printed lives, unless Filnerin raised them; in the draft a card may, too (RS-DRF-5)."""
        most = self.content.pack.characters[figure.id].lives + figure.extra_lives
        return figure.gear.value("lives", most, floor=1) if self.rules.draft else most

    # -- changing things -------------------------------------------------------------------------------------------
    def edit(self, figure: int) -> Figure:
        """The character's row, to write: copied first if a clone still shares it."""
        row = self.figures[figure]
        if row.owner is not self.token:
            row = self.figures[figure] = row.twin(self.token)
        return row

    def change_lives(self, figure: int, amount: int, source: str, rule: str, kind: str = "lives") -> None:
        """The one way in which lives change during a game: never unseen, never beyond the maximum (RS-CHR-3)."""
        row = self.edit(figure)
        after = max(0, min(self.max_lives(row), row.lives + amount))
        if after != row.lives:
            self.tell(kind, figure, source=source, amount=after - row.lives, rule=rule)
            row.lives = after

    def regear(self, figure: int) -> None:
        """After cards were gained or lost: fold the character's abilities anew."""
        row = self.edit(figure)
        before = self.max_lives(row)
        row.gear = self.gear_of(figure)
        most = self.max_lives(row)
        if most != before:  # in the draft edition only (RS-DRF-5)
            self.change_lives(figure, min(most - row.lives, max(0, most - before)), "", "RS-DRF-5")

    def gear_of(self, figure: int) -> Gear:
        held = self.zones[f"abilities.{figure}"] + self.zones[f"items.{figure}"] + self.zones[f"tamed.{figure}"]
        return self.content.gear(self.figures[figure].id, *[self.content.ids[card] for card in held])

    def tell(
        self,
        kind: str,
        figure: int = -1,
        *,
        source: str = "",
        frm: str = "",
        to: str = "",
        amount: int = 0,
        rule: str = "",
        card: int = -1,
        only: int = -1,
        details: tuple[tuple[str, Any], ...] = (),
    ) -> None:
        actor = self.figures[figure].id if figure >= 0 else ""
        self.events.append(Event(kind, actor, source, frm, to, amount, rule, card, -1, only, details))

    def roll(self, figure: int, what: str, rule: str) -> int:
        face = self.die(8)  # RS-COM-1
        self.events.append(Event("roll", self.figures[figure].id if figure >= 0 else "", what, "", "", face, rule))
        return face

    # -- copies ----------------------------------------------------------------------------------------------------
    def clone_into(self, twin: Any) -> None:
        to: RiseState = twin
        to.rules, to.content = self.rules, self.content
        to.figures = self.figures.copy()
        to.laid, to.cover, to.errands = self.laid.copy(), self.cover.copy(), self.errands.copy()
        to.open, to.light, to.order = self.open, self.light, self.order
        to.round, to.turn = self.round, self.turn

    def to_data(self) -> dict[str, Plain]:
        return {
            **super().to_data(),
            "game": self.GAME,
            "rules": self.rules.to_data(),
            "pack": self.content.pack.hash,
            "figures": [figure.to_data() for figure in self.figures],
            "laid": [[card, *row] for card, row in self.laid.items()],  # in the order they came
            "errands": [[card, *row] for card, row in self.errands.items()],
            "open": self.open,
            "light": self.light,
            "order": self.order,
            "round": self.round,
            "turn": self.turn,
        }

    @staticmethod
    def from_data(data: dict[str, Plain]) -> RiseState:
        g = RiseState(Rules.from_data(data["rules"]), Rng.from_data(data["rng"]))
        g.read_data(data)
        data = flow.freeze(data)
        g.figures = [Figure(g.content.gear(row["id"]), **row) for row in data["figures"]]
        for i, figure in enumerate(g.figures):
            figure.gear = g.gear_of(i)
        g.laid = {card: Laid(*row) for card, *row in data["laid"]}
        g.errands = {card: Errand(*row) for card, *row in data["errands"]}
        for card, row in g.laid.items():
            g.cover.update(dict.fromkeys(g.content.board.placements[row.picture, row.turn], card))
        g.open, g.light, g.order = data["open"], data["light"], data["order"]
        g.round, g.turn = data["round"], data["turn"]
        running.restore(g)
        return g
