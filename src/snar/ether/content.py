"""A pack ready to play: cards by number, and caches of what never changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from snar.packs import shelf
from snar.packs.ether.loader import load_ether
from snar.packs.ether.model import Action, Bonus, CardDef, EtherPack, Influence, Item, Overlay, Secret, Tile, Weakness

from .map import fields, tiles
from .map.landscape import Landscape, Token, landscape
from .options import OWN

COLOURS = ("insight", "cunning", "anger")  # of intent
Laid = tuple[tuple[str, int, int], ...]  # tiles and overlays: id, row and column of the north-west field


class MapAction(NamedTuple):
    """An action printed on the dreamscape; a floating one has no field (EF-MAP-8)."""

    key: str
    owner: str
    action: Action
    field: int


class Content:
    """Shared by every game on the same pack; immutable but for its caches."""

    def __init__(self, pack: EtherPack) -> None:
        self.pack = pack
        self.cards: tuple[CardDef, ...] = pack.copies
        self.ids = tuple(card.id for card in self.cards)
        self.backs = tuple(self._back(card) for card in self.cards)
        self.families = tuple(card.deck for card in self.cards)
        self.intents = tuple(card.intent if isinstance(card, Influence | Item) else {} for card in self.cards)
        self.quick = frozenset(n for n, card in enumerate(self.cards) if self._has_quick(card))
        """Influence cards that may be played outside the action step."""
        self.influence = frozenset(n for n, card in enumerate(self.cards) if isinstance(card, Influence))
        self.payers = tuple(tuple(colour for colour in COLOURS if row.get(colour, 0)) for row in self.intents)
        self.curable = frozenset(n for n, card in enumerate(self.cards) if isinstance(card, Weakness) and card.price)
        self.numbers: dict[str, tuple[int, ...]] = {}
        for number, id in enumerate(self.ids):
            self.numbers[id] = (*self.numbers.get(id, ()), number)
        self.printed: dict[str, Any] = dict(pack.cards)
        self.actions: dict[tuple[str, str], Action] = {
            (id, action.id): action for id, card in self.printed.items() for action in getattr(card, "actions", ())
        }
        self.bonuses: dict[str, tuple[Bonus, ...]] = {
            id: card.bonuses for id, card in self.printed.items() if getattr(card, "bonuses", ())
        }
        self.secrets: dict[str, tuple[Secret, ...]] = {}  # by their dream
        for secret in pack.secrets.values():
            self.secrets[secret.dream] = (*self.secrets.get(secret.dream, ()), secret)
        self.secrets.pop("", None)
        pieces: list[Tile | Overlay] = [*pack.tiles.values(), *pack.overlays.values()]
        self._pictures = {
            piece.id: tiles.read(piece.picture, {corner: suit for corner, suit in piece.suits.items() if suit})
            for piece in pieces
        }
        self.found_once = frozenset(
            f"act {piece.id}.{action.id}" for piece in pieces for action in piece.actions if action.once == "ever"
        )
        """Map actions that stay spent when their dream is tried again (EF-LIM-2)."""
        self._map_actions: dict[Laid, tuple[MapAction, ...]] = {}
        self._landscapes: dict[tuple[Laid, tuple[Token, ...], tuple[Token, ...]], Landscape] = {}

    def _back(self, card: CardDef) -> str:
        """A secret's back is its code, a starting card's its sleeper: the action printed there is known (EF-INF-2)."""
        code = self.pack.marks.get(card.id)
        return code or getattr(card, "sleeper", "") or card.deck

    @staticmethod
    def _has_quick(card: CardDef) -> bool:
        return isinstance(card, Influence) and any(action.kind == "quick" for action in card.actions)

    def landscape(self, placed: Laid, environments: tuple[Token, ...] = (), doors: tuple[Token, ...] = ()) -> Landscape:
        key = (placed, environments, doors)
        found = self._landscapes.get(key)
        if found is None:
            pieces = tuple((self.picture(id), row, column) for id, row, column in placed)
            closed = tuple((at, other, kind == "wall") for kind, at, other in doors)
            found = self._landscapes[key] = landscape(pieces, environments, closed)
        return found

    def picture(self, piece: str) -> tiles.Picture:
        return self._pictures[piece]

    def place_of(self, piece: str) -> tuple[int, int]:
        """Row and column of the north-west field that a tile or overlay is printed for (EF-MAP-1)."""
        tile = self.pack.tiles.get(piece)
        if tile:
            return fields.place(tile.place, tile.shift)
        return divmod(fields.NUMBERS[self.pack.overlays[piece].at], fields.COLUMNS)

    def map_actions(self, placed: Laid) -> tuple[MapAction, ...]:
        """Actions of the pieces in play; one whose field an overlay covers is gone."""
        found = self._map_actions.get(placed)
        if found is None:
            found = self._map_actions[placed] = tuple(self._find_actions(placed))
        return found

    def _find_actions(self, placed: Laid) -> list[MapAction]:
        found, land = [], self.landscape(placed)
        for index, (id, row, column) in enumerate(placed):
            for action in self.printed[id].actions:
                field = fields.corner(row, column, action.at) if action.at else -1
                floating = action.kind == "floating" or field < 0
                if floating or land.source[field] == index:
                    found.append(MapAction(f"act {id}.{action.id}", id, action, -1 if floating else field))
        return found

    def setting(self, g: Any) -> Any:
        """The gate tile of the current dream, or the slumber tile; None in the dreamworld."""
        if g.mode == "dream":
            return self.pack.dreams.get(g.dream)
        return self.pack.slumbers.get(g.slumber) if g.mode == "slumber" else None


def content_for(pack: str = OWN) -> Content:
    return _content(pack, shelf.digest("ether", pack))


@lru_cache(maxsize=16)
def _content(pack: str, digest: str) -> Content:
    return Content(load_ether(pack))
