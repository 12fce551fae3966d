"""Etherfields: each dream, slumbers, stretches of a campaign, and each variant and mode. Nobody's bot plays them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from snar.ether.campaign.chronicle import keep
from snar.ether.game import Ether
from snar.ether.options import OPTIONS, SLEEPERS
from snar.ether.state import EtherState
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session

from .record import Golden

DREAM, SLUMBER = 70, 40  # answers
ROAD = 200
SLUMBERS = ("prizrak", "inventura", "sousedka-shora", "tramvaj-bez-cisla", "hlidac-dvora", "ztracene-hovory", "delta")
ALONE, PAIR = SLEEPERS[:1], SLEEPERS[:2]
WAKEFUL = {"start": "dream:beh-pred-vodou", "sleepers": PAIR}
ON_THE_ROAD = {"start": "world", "sleepers": PAIR}
OF_OPTION: dict[str, dict[str, Any]] = {
    "osvezujici-zdrimnuti": ON_THE_ROAD,
    "mz": ON_THE_ROAD,
    "nepreruseny-sen": ON_THE_ROAD,
    "solo": {"start": "dream:ustredna", "sleepers": SLEEPERS[3:]},
    "prvni-vzpominky": {"start": "dream:zatopa", "sleepers": PAIR},
}
TABLES: dict[str, dict[str, Any]] = {
    "prvni-sen": {"start": "dream:prvni-sen", "sleepers": PAIR},
    "beh-pred-vodou": {"start": "dream:beh-pred-vodou", "sleepers": SLEEPERS[1:]},
    "ustredna": {"start": "dream:ustredna", "sleepers": SLEEPERS[2:]},
    "zatopa": {"start": "dream:zatopa", "sleepers": SLEEPERS},
    **{f"slumber-{id}": {"start": f"slumber:{id}", "sleepers": PAIR} for id in SLUMBERS},
    "campaign": {"start": "campaign", "sleepers": SLEEPERS[:3]},
    "campaign-on-the-road": {"start": "campaign", "sleepers": ALONE},
    "campaign-goes-on": {"start": "campaign", "sleepers": PAIR, "chronicle": True},
    **{f"option-{id}": {**OF_OPTION.get(id, WAKEFUL), "options": [id]} for id in OPTIONS},
}
DRAWN = ("land", "map", "votes", "differed")
BRIEF = (6, 90)  # options and characters of a value that are shown
HURRY = ("shop", "draw", "ready", "pass", "stop", "escape", "stay", "done", "key")
"""What a traveller says who wants to get on."""


def golden(name: str) -> Golden:
    table = dict(TABLES[name])
    if table.get("chronicle") or "bdely-sen" in table.get("options", ()):
        table["chronicle"] = finished()
    rules = Ether().agree(**table)
    session = Session.seeded(Ether(), rules, f"replay/ether/{name}")
    dice = Rng(key_from_seed(f"replay/ether/{name}/answers"))
    if name == "campaign-on-the-road":
        return Golden(session, Traveller(dice), flat, ROAD, *BRIEF)
    picks = Traveller(dice) if table["start"] == "world" or table.get("chronicle") else Dabbler(dice)
    return Golden(session, picks, flat, SLUMBER if name.startswith("slumber") else DREAM, *BRIEF)


def finished() -> dict[str, Any]:
    """A campaign that has been told to its end, as far as the modes care."""
    game = Ether()
    g = game.new(game.agree(sleepers=PAIR, start="world"), Rng(key_from_seed("replay/ether/chronicle")))
    return {**keep(g), "lucid": True}


class Dabbler:
    """Any answer, but seldom one that ends what has begun."""

    def __init__(self, dice: Rng) -> None:
        self.dice = dice

    def __call__(self, g: EtherState) -> tuple[int, str]:
        choice = g.pending[self.dice.below(len(g.pending))]
        keys = [option.key for option in choice.options]
        bold = [key for key in keys if key not in ("ready", "back", "save", "escape", "quiet")]
        return choice.seat, self.one_of(bold if bold and self.dice.below(8) else keys)

    def one_of(self, keys: list[str]) -> str:
        return keys[self.dice.below(len(keys))]


class Traveller(Dabbler):
    """Hurries through nights, goes where it has been least, wakes up once, saves having been everywhere."""

    def __init__(self, dice: Rng) -> None:
        super().__init__(dice)
        self.been: Counter[str] = Counter()
        self.woken = False

    def __call__(self, g: EtherState) -> tuple[int, str]:
        choice = g.pending[0]
        keys = [option.key for option in choice.options]
        if choice.topic == "travel":
            return choice.seat, self.way(g, [key for key in keys if key.startswith("go ")])
        hurried = [key for key in HURRY if key in keys]
        return choice.seat, hurried[0] if hurried else self.one_of(keys)

    def way(self, g: EtherState, ways: list[str]) -> str:
        self.been[g.location] += 1
        if not self.woken and len(self.been) >= len(g.content.pack.locations) // 2:
            self.woken = True
            return "awaken"
        open_ones = {id for id, place in g.content.pack.locations.items() if place.district in g.districts}
        if self.woken and open_ones <= set(self.been):
            return "save"
        return min(ways, key=lambda key: (self.been[key.removeprefix("go ")], key))


def flat(view: dict[str, Any]) -> dict[str, Any]:
    """The view as short paths: sleepers by name, tables one level deep. What never changes is left out, and what only
    draws the rest of it (tests/rules/ether/test_view.py)."""
    found: dict[str, Any] = {}
    for key, value in view.items():
        if key == "sleepers":
            found |= {f"{row['id']}.{name}": item for row in value for name, item in row.items() if name != "id"}
        elif key in DRAWN:
            continue
        elif isinstance(value, dict):
            found |= {f"{key}.{name}": item for name, item in value.items()}
        elif key not in ("seat", "game"):
            found[key] = value
    return {path: value for path, value in found.items() if not path.startswith("rules.")}
