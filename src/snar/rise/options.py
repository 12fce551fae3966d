"""The agreed game: edition, scenario, options and characters, and which of them go together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from snar.kernel.choice import Refusal, Refused
from snar.packs import shelf

OWN = "rise-snu"  # the pack that is played where nobody names another
SCENARIOS = ("stret-risi", "zkouska-sily", "zacatecnici", "souboj-s-casem", "bratrstvi")
EDITIONS = ("2003", "draft")
HEROES = ("rytir", "barbar", "cestovatel", "druid", "snovy-drak")
DEMONS = ("stin", "cert", "rarach", "san", "titan")
SIDES_OPTIONS = ("ctyri-hraci", "tezke-ukoly", "dlouha-hra", "kouzleni", "schopnosti")  # RS-STR-8..12
TRIAL_OPTIONS = ("odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy")  # RS-OPT-1..5
OPTIONS = (*SIDES_OPTIONS, *TRIAL_OPTIONS)
ROTATIONS = (0, 90, 180, 270)  # of a second board
OF_A_SIDE = 3  # characters at most, where everyone plays for themselves
FAME_RANGE = (1, 20)
FAME = {"zkouska-sily": 4, "souboj-s-casem": 4, "bratrstvi": 6}
SEATS = {
    "stret-risi": (2, 2),
    "zacatecnici": (2, 2),
    "zkouska-sily": (2, 5),
    "souboj-s-casem": (2, 5),
    "bratrstvi": (4, 4),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """What the table agreed on. Rules that vary read it; nothing else branches on scenarios."""

    scenario: str = "stret-risi"
    options: frozenset[str] = frozenset()
    edition: str = "2003"
    characters: tuple[str, ...] = ("rytir", "stin")
    fame: int = 0
    boards: int = 1
    rotation: int = 0  # of the second board
    pack: str = OWN
    version: str = ""  # of the pack, for people; its digest is what tells one from another
    # Asked at every turn, so worked out once: Dreams against Darkness (Střet říší and the beginners' game) rather than
    # everyone for themselves; the draft edition.
    sides: bool = field(init=False, repr=False, compare=False)
    draft: bool = field(init=False, repr=False, compare=False)
    seats: int = field(init=False, repr=False, compare=False)
    """Players. On two boards a side's two characters belong to one player."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "sides", self.scenario in ("stret-risi", "zacatecnici"))
        object.__setattr__(self, "draft", self.edition == "draft")
        object.__setattr__(self, "seats", 2 if self.sides and self.boards == 2 else len(self.characters))

    @property
    def repeatable(self) -> bool:
        """Souboj s časem: a world can be annexed any number of times (RS-EXT-2)."""
        return self.scenario == "souboj-s-casem"

    @property
    def worlds_to_win(self) -> int:
        return 1 if self.scenario == "zacatecnici" else 4 if self.boards == 2 else 2

    @property
    def win_rule(self) -> str:
        """The rule by which this game is won."""
        if self.sides:
            return "RS-EXT-1" if self.scenario == "zacatecnici" else "RS-EXT-4" if self.boards == 2 else "RS-STR-1"
        return "RS-EXT-3" if self.scenario == "bratrstvi" else "RS-ZKS-12"

    def __contains__(self, option: str) -> bool:
        return option in self.options

    def to_data(self) -> dict[str, Any]:
        found = {
            "scenario": self.scenario,
            "options": sorted(self.options),
            "edition": self.edition,
            "characters": list(self.characters),
            "fame": self.fame,
            "boards": self.boards,
            "rotation": self.rotation,
        }
        return found if self.pack == OWN else {**found, "pack": self.pack, "version": self.version}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Rules:
        return Rules(**{**data, "options": frozenset(data["options"]), "characters": tuple(data["characters"])})


def agree(
    scenario: str = "stret-risi",
    options: tuple[str, ...] | list[str] = (),
    edition: str = "2003",
    characters: tuple[str, ...] | list[str] = (),
    fame: int = 0,
    boards: int = 1,
    rotation: int = 0,
    players: int = 0,
    pack: str = "",
) -> Rules:
    """Checked rules of a game, with defaults filled in; Refused with the reason otherwise."""
    known("unknown-scenario", scenario, SCENARIOS)
    known("unknown-edition", edition, EDITIONS)
    known("unknown-pack", pack := pack or OWN, shelf.names("rise"))
    for option in options:
        known("unknown-option", option, OPTIONS)
    chosen = frozenset(options)
    goes_together(scenario, chosen, edition, boards)
    check_numbers(scenario, fame, boards, rotation)
    cast = tuple(characters) or default_characters(scenario, chosen, boards, players)
    version = shelf.version("rise", pack)
    rules = Rules(scenario, chosen, edition, cast, fame or FAME.get(scenario, 0), boards, rotation, pack, version)
    check_characters(rules)
    if players not in (0, rules.seats):
        refuse("number-of-characters", "RS-ZKS-1", least=players, most=players, number=rules.seats)
    return rules


def known(reason: str, value: str, values: tuple[str, ...]) -> None:
    if value not in values:
        raise Refused(Refusal(reason, about=(("value", value), ("known", ", ".join(values)))))


def refuse(reason: str, rule: str, **about: Any) -> None:
    raise Refused(Refusal(reason, rule, tuple(about.items())))


def goes_together(scenario: str, options: frozenset[str], edition: str, boards: int) -> None:
    """The table of what goes with what (docs/variants.md)."""
    sides = scenario in ("stret-risi", "zacatecnici")
    for option in sorted(options):
        if sides and option in TRIAL_OPTIONS:
            refuse("option-needs-trial", "RS-OPT-1", option=option, scenario=scenario)
        if not sides and option in SIDES_OPTIONS:
            refuse("option-needs-sides", "RS-STR-8", option=option, scenario=scenario)
    if scenario == "zacatecnici" and options:
        refuse("beginners-no-options", "RS-EXT-1", option=sorted(options)[0])
    if {"tezke-ukoly", "dlouha-hra"} <= options:
        refuse("hard-or-long", "RS-STR-10")
    if scenario == "souboj-s-casem" and "snove-svety" in options:
        refuse("never-reopens", "RS-EXT-2", option="snove-svety")
    if edition == "draft" and (scenario != "zkouska-sily" or options or boards != 1):
        refuse("draft-only-trial", "RS-DRF-8")
    if boards not in (1, 2):
        refuse("one-or-two-boards", "RS-EXT-4", value=boards)
    if boards == 2 and scenario not in ("stret-risi", "zkouska-sily"):
        refuse("two-boards-scenario", "RS-EXT-4", scenario=scenario)
    if boards == 2 and "ctyri-hraci" in options:
        refuse("two-boards-no-helpers", "RS-EXT-4")


def check_numbers(scenario: str, fame: int, boards: int, rotation: int) -> None:
    if fame and scenario in ("stret-risi", "zacatecnici"):
        refuse("no-fame", "RS-STR-1", value=fame)
    if rotation not in ((0,) if boards == 1 else ROTATIONS):
        refuse("rotation-of-second-board", "RS-EXT-4", value=rotation)


def default_characters(scenario: str, options: frozenset[str], boards: int, players: int) -> tuple[str, ...]:
    """Sides alternate: Dreams, Darkness, Dreams ..."""
    least, _ = SEATS[scenario]
    number = 4 if "ctyri-hraci" in options or (scenario == "stret-risi" and boards == 2) else players or max(least, 2)
    pairs = zip(HEROES, DEMONS, strict=True)
    return tuple(character for pair in pairs for character in pair)[:number]


def check_characters(rules: Rules) -> None:
    cast = rules.characters
    for character in cast:
        known("unknown-character", character, HEROES + DEMONS)
    if len(set(cast)) < len(cast):
        refuse("character-twice", "RS-ZKS-2")
    least, most = SEATS[rules.scenario]
    if rules.sides and ("ctyri-hraci" in rules or rules.boards == 2):
        least = most = 4
    if not least <= len(cast) <= most:
        refuse(
            "number-of-characters",
            "RS-ZKS-1" if not rules.sides else "RS-STR-1",
            least=least,
            most=most,
            number=len(cast),
        )
    heroes = sum(character in HEROES for character in cast)
    if rules.sides and any((character in HEROES) != (i % 2 == 0) for i, character in enumerate(cast)):
        refuse("sides-alternate", "RS-STR-7")
    if not rules.sides and not rules.draft and max(heroes, len(cast) - heroes) > OF_A_SIDE:  # RS-DRF-6: no limit there
        refuse("three-and-three", "RS-ZKS-2")
    if not rules.sides and not FAME_RANGE[0] <= rules.fame <= FAME_RANGE[1]:
        refuse("fame-range", "RS-ZKS-1", value=rules.fame)
