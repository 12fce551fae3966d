"""Setting the table: every card and tile into its place, sleepers with their cards, and where the game starts."""

from __future__ import annotations

from functools import lru_cache

from snar.kernel import zones
from snar.kernel.flow import Call, Next, Proc, procedure
from snar.kernel.rng import Rng
from snar.packs.ether.model import CardDef

from .campaign.beginning import beginning
from .campaign.delta import HOURS
from .content import Content
from .effects import vocabulary  # noqa: F401  with it every verb is known
from .options import Rules
from .sleeper import Sleeper
from .state import EtherState

OWN = ("deck", "hand", "discard", "progress", "sealed", "box", "mask", "masks")
SHARED = (
    "market", "offer", "items", "storage", "items.market", "notes", "turns", "turns.used", "fate", "slumbers",
    "slumber", "map.stack", "map", "weaknesses", "seasons", "season", "masks.box", "wisdom", "memories", "quirks",
    "vault", "revealed", "gates", "dream", "removed", "fate.drawn", "mode",
)  # fmt: skip
FACE_UP = ("masks", "rest", "gates", "wisdom", "season", "notes", "storage", "map.stack")
PILES = {
    "influence": "market",
    "weakness": "weaknesses",
    "mask": "masks.box",
    "turn": "turns.used",
    "map-tile": "map.stack",
    "season": "seasons",
}
FROM_START = {  # those with `start`; others are to be found
    "item": "vault",  # starting items lie in the first dream (EF-ITM-3)
    "slumber": "slumbers",
    "fate": "fate",
    "wisdom": "wisdom",
    "note": "notes",
    "memory": "memories",
    "gate": "gates",
}


def new_game(rules: Rules, rng: Rng, content: Content | None = None, script: tuple[int, ...] = ()) -> EtherState:
    g = EtherState(rules, rng, content)
    g.script = script
    g.begin(SetUp())
    return g


def lay_out(g: EtherState) -> None:
    """EF-COM-2: every card into its deck, secrets into the vault; EF-SET-1: the hours, five for one who plays alone
    (EE-G3b)."""
    for seat, id in enumerate(g.rules.sleepers):
        g.sleepers.append(Sleeper(id=id, seat=seat))
    g.zones |= start_zones(g.content, g.rules.sleepers)
    for zone, cards in g.zones.items():
        kind, _, seat_name = zone.partition(".")
        for number in cards if seat_name.isdigit() else ():
            g.owners[number] = 1 + int(seat_name)
        for number in cards if kind in FACE_UP else ():
            g.known[number] = g.everyone
    g.hours = HOURS[g.seats]
    g.bag = tuple(row.id for row in g.content.pack.mutations.values() for _ in range(row.copies))


@lru_cache(maxsize=64)
def start_zones(content: Content, joined: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Where every card lies when a campaign of these sleepers begins."""
    found: dict[str, list[int]] = {zone: [] for zone in SHARED}
    sleepers = {id: f"rest.{id}" for id in content.pack.sleepers}  # they wait until they join (EF-ADD-1)
    found |= {zone: [] for zone in sleepers.values()}
    for seat, id in enumerate(joined):
        sleepers[id] = f"deck.{seat}"
        found |= {f"{zone}.{seat}": [] for zone in OWN}
    named = {secret.of for secret in content.pack.secrets.values() if secret.of}
    for number, card in enumerate(content.cards):
        found[start_zone(card, named, sleepers)].append(number)
    return {zone: tuple(cards) for zone, cards in found.items()}


def start_zone(card: CardDef, named: set[str], sleepers: dict[str, str]) -> str:
    """Where a card lies when a campaign begins."""
    owner = getattr(card, "sleeper", "")
    if card.deck == "influence" and owner:
        return "vault" if getattr(card, "lucid", False) else sleepers[owner]
    if card.deck == "mask" and owner:
        return sleepers[owner].replace("deck", "masks")
    if card.id in named or card.deck in ("secret", "secret-tile", "overlay"):
        return "vault"
    if card.deck in FROM_START:
        return FROM_START[card.deck] if getattr(card, "start", False) else "vault"
    return PILES[card.deck]


@procedure
class SetUp(Proc):
    """The table is set; then the campaign, or one dream or slumber for practice."""

    STEPS = ("lay_out", "shuffle", "start", "over")

    def lay_out(self, g: EtherState) -> Next:
        lay_out(g)
        return None

    def shuffle(self, g: EtherState) -> Next:
        """EF-SET-3; EF-SEC-5: no other deck is shuffled."""
        for seat in range(g.seats):
            zones.shuffle(g, f"deck.{seat}", "EF-SET-3")
        for zone in ("market", "weaknesses", "fate", "turns.used"):
            zones.shuffle(g, zone, "EF-SET-3")
        return None

    def start(self, g: EtherState) -> Next:
        return Call(beginning(g))

    def over(self, g: EtherState) -> Next:
        g.over = True
        g.result = g.result or {"outcome": g.outcome}
        return None
