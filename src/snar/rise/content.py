"""A pack ready to play: board, cards by number, and caches of what never changes."""

from __future__ import annotations

from functools import lru_cache

from snar.kernel.choice import Option
from snar.packs import shelf
from snar.packs.rise import loader
from snar.packs.rise.model import CardDef, Creature, DreamCard, Item, OneShot, Pack

from . import board as boards
from .effects.harm import harms
from .gear import Gear, Source, open_cost
from .options import OWN
from .twoboards import side_by_side

CACHE = 4096  # remembered answers of one kind


class Content:
    """Shared by every game on the same pack and boards; immutable but for its caches."""

    def __init__(self, pack: Pack, board: boards.Board) -> None:
        self.pack, self.board = pack, board
        self.cards: tuple[CardDef, ...] = pack.copies
        self.ids = tuple(card.id for card in self.cards)
        self.decks = tuple(card.deck for card in self.cards)
        self.draft_backs = tuple(draft_back(card) for card in self.cards)
        self.bp = tuple(card.bp if isinstance(card, DreamCard) else 0 for card in self.cards)
        self.light = tuple(card.light if isinstance(card, DreamCard) else 0 for card in self.cards)
        self.placement = tuple(card.placement if isinstance(card, DreamCard) else "" for card in self.cards)
        self.least_light = min(card.light for card in self.cards if isinstance(card, DreamCard))
        self._gear: dict[tuple[str, ...], Gear] = {}
        self._pictures: dict[tuple[int, str], tuple[int, ...]] = {}
        self._picture_cells = {
            "exact": self._pictures_on(boards.VOID, boards.WELL, boards.PATH),
            "random": self._pictures_on(boards.VOID, boards.WELL),
        }
        self.picture_options = tuple(Option(name, cell, "RR-A1b") for cell, name in enumerate(board.names))
        self._steps: dict[tuple[int, int], Option] = {}
        self._open: dict[tuple[Gear, bool, int], tuple[tuple[int, int, Option], ...]] = {}
        self._harm: dict[tuple[Gear, int], tuple[bool, ...]] = {}

    def gear(self, *ids: str) -> Gear:
        """The folded abilities of a character (first id; RS-COM-2) with what it holds."""
        if ids not in self._gear:
            held: list[Source] = [self.pack.characters[ids[0]]]
            held += [self.pack.cards[card] for card in ids[1:]]  # type: ignore[misc]
            self._gear[ids] = Gear(held)
        return self._gear[ids]

    def step_option(self, cell: int, cost: int) -> Option:
        key = (cell, cost)
        if key not in self._steps:
            self._steps[key] = Option(f"move {self.board.names[cell]}", ("move", cell), "RS-MOV-2", (("bp", cost),))
        return self._steps[key]

    def open_steps(self, gear: Gear, road: bool, cell: int) -> tuple[tuple[int, int, Option], ...]:
        """From a field of the void: where to, for how much, and the option, as long as no card lies there."""
        key = (gear, road, cell)
        found = self._open.get(key)
        if found is None:
            if len(self._open) > CACHE:
                self._open.clear()
            kind = self.board.kind
            costs = [(to, open_cost(gear, road, kind[to])) for to in self.board.outward[cell]]
            found = self._open[key] = tuple((to, cost, self.step_option(to, cost)) for to, cost in costs)
        return found

    def free_pictures(self, occupied: int, placement: str) -> tuple[int, ...]:
        """Cells where a card's picture may lie in some rotation, given the covered cells as bits."""
        key = (occupied, placement)
        found = self._pictures.get(key)
        if found is None:
            if len(self._pictures) > CACHE:
                self._pictures.clear()
            taken = occupied | 1 << self.board.size
            found = self._pictures[key] = tuple(
                cell
                for cell, a, b, c, d in self._picture_cells[placement]
                if not (a & taken and b & taken and c & taken and d & taken)
            )
        return found

    def has_free_picture(self, occupied: int, placement: str) -> bool:
        """Whether there is any such cell: mostly the first one is."""
        taken = occupied | 1 << self.board.size
        for _, a, b, c, d in self._picture_cells[placement]:
            if not (a & taken and b & taken and c & taken and d & taken):
                return True
        return False

    def _pictures_on(self, *kinds: str) -> list[tuple[int, ...]]:
        """Fields of these kinds with the cells of their four rotations as bits; one that overhangs is always taken."""
        overhang = 1 << self.board.size
        masks = self.board.masks
        return [
            (cell, *(masks[cell, turn] or overhang for turn in boards.TURNS))
            for cell in range(self.board.size)
            if self.board.kind[cell] in kinds
        ]

    def harmful(self, card: int, effect: int, gear: Gear) -> bool:
        """Can this effect of a laid card harm a character who brings that along? (RS-DRM-11)"""
        found = self._harm.get((gear, card))
        if found is None:
            if len(self._harm) > CACHE:
                self._harm.clear()
            found = self._harm[gear, card] = tuple(harms(each.do, gear) for each in self.laid(card).effects)
        return found[effect]

    def laid(self, card: int) -> DreamCard:
        """A dream or horror with all that is printed on it (RS-DRM-1)."""
        definition = self.cards[card]
        assert isinstance(definition, DreamCard)
        return definition


def draft_back(card: CardDef) -> str:
    """RS-DRF-2: events show their experience."""
    return f"event-{card.back}" if isinstance(card, Creature | Item | OneShot) else card.deck


def content_for(pack: str = OWN, count: int = 1, rotation: int = 0) -> Content:
    return _content(pack, shelf.digest("rise", pack), count, rotation)


@lru_cache(maxsize=16)
def _content(pack: str, digest: str, count: int, rotation: int) -> Content:
    loaded = loader.load(pack)
    board = boards.Board(loaded.board) if count == 1 else side_by_side(loaded.board, rotation)
    return Content(loaded, board)
