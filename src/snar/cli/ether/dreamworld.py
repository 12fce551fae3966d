"""The dreamworld as lines of text: the districts in play, what each place holds and where its arrows lead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from snar.cli.terminal.palette import HEADING, KEY, QUIET
from snar.packs.ether.model import EtherPack
from snar.packs.ether.places import Location
from snar.texts.ether.names import Names

HERE, ELSEWHERE = "▸", " "


class Atlas:
    def __init__(self, names: Names, pack: EtherPack) -> None:
        self.names, self.texts, self.pack = names, names.texts, pack

    def lines(self, world: dict[str, Any]) -> Iterator[Text]:
        for district in world["districts"]:
            yield Text(self.names.name(district), HEADING)
            for place in self.pack.locations.values():
                if place.district == district:
                    yield self.line(place, place.id == world["location"])

    def line(self, place: Location, here: bool) -> Text:
        text = Text(f"  {HERE if here else ELSEWHERE} {self.names.bare(place.id)}", KEY if here else "")
        text.append(f" ({', '.join(self.texts.say(f'ec-icon-{icon}') for icon in place.icons)})")
        ways = self.texts.say("ec-arrows", places=self.places(place.arrows)) if place.arrows else ""
        if place.shortcuts:
            ways += self.texts.say("ec-shortcuts", places=self.places(place.shortcuts))
        return text.append(f" {ways}", QUIET)

    def places(self, ids: tuple[str, ...]) -> str:
        return ", ".join(map(self.names.bare, ids))
