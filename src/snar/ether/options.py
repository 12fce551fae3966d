"""The agreed game: sleepers, variants and modes, and where it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from snar.kernel.choice import Refusal, Refused
from snar.packs import shelf

OWN = "etherfields"  # the pack that is played where nobody names another
SLEEPERS = ("hracka", "specialista", "drsnak", "nespoutana")
OPTIONS = (
    "strukturovane-tahy",  # EF-VAR-1
    "pokerove-karty",  # EF-VAR-2
    "trnovy-rytir",  # EF-VAR-3
    "osvezujici-zdrimnuti",  # EF-VAR-4
    "mz",  # EF-VAR-5
    "nepreruseny-sen",  # EF-VAR-6
    "bdely-sen",  # EF-VAR-7
    "solo",  # EF-VAR-8
    "prvni-vzpominky",  # EF-VAR-9
    "otevrene-tahy",  # EE-A1e: the whole turn deck is visible
    "spolecny-hod",  # EF-ENT-2: one movement roll for all entities
)
LUCID = "bdely-sen"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the table agreed on. Rules that vary read it; nothing else branches on modes."""

    sleepers: tuple[str, ...] = ("hracka",)
    options: frozenset[str] = frozenset()
    start: str = "campaign"  # or dream:<id>, slumber:<id>, world
    chronicle: dict[str, Any] | None = field(default=None, hash=False)
    pack: str = OWN
    version: str = ""  # of the pack, for people; its digest is what tells one from another

    def __contains__(self, option: str) -> bool:
        return option in self.options

    @property
    def seats(self) -> int:
        return len(self.sleepers)

    def to_data(self) -> dict[str, Any]:
        found = {
            "sleepers": list(self.sleepers),
            "options": sorted(self.options),
            "start": self.start,
            "chronicle": self.chronicle,
            "pack": self.pack,
        }
        return {**found, "version": self.version} if self.version else found

    @staticmethod
    def from_data(data: dict[str, Any]) -> Rules:
        return Rules(**{**data, "options": frozenset(data["options"]), "sleepers": tuple(data["sleepers"])})


def agree(
    sleepers: tuple[str, ...] | list[str] | int = ("hracka",),
    options: tuple[str, ...] | list[str] = (),
    start: str = "campaign",
    chronicle: dict[str, Any] | None = None,
    pack: str = "",
) -> Rules:
    """The agreement, or Refused with the reason. A number of sleepers stands for the first so many."""
    if isinstance(sleepers, int):
        if not 1 <= sleepers <= len(SLEEPERS):
            raise refused("sleepers-number", "EF-COM-1", number=sleepers)
        sleepers = SLEEPERS[:sleepers]
    if not 1 <= len(sleepers) <= len(SLEEPERS):
        raise refused("sleepers-number", "EF-COM-1", number=len(sleepers))
    for sleeper in sleepers:
        if sleeper not in SLEEPERS:
            raise refused("unknown-sleeper", "EF-COM-1", sleeper=sleeper)
    if len(set(sleepers)) < len(sleepers):
        raise refused("same-sleeper-twice", "EF-COM-1")
    for option in options:
        if option not in OPTIONS:
            raise refused("unknown-option", option=option)
    if LUCID in options and not (chronicle or {}).get("lucid"):
        raise refused("not-unlocked", "EF-VAR-7")
    if "solo" in options and len(sleepers) > 1:
        raise refused("solo-is-for-one", "EF-VAR-8")
    return Rules(tuple(sleepers), frozenset(options), start, chronicle, pack or OWN, shelf.version("ether", pack))


def refused(reason: str, rule: str = "", **about: Any) -> Refused:
    return Refused(Refusal(reason, rule, tuple(about.items())))
