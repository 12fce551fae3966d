"""Etherfields as the kernel sees a game."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Refusal
from snar.kernel.meaning import Meanings, gathered
from snar.kernel.rng import Rng
from snar.packs import shelf
from snar.packs.folders import PackError

from . import campaign, effects, notation, rules
from .campaign.beginning import check_start
from .campaign.chronicle import check
from .campaign.sealing import opened
from .content import content_for
from .map.fields import NUMBERS
from .options import OWN, Rules, agree, refused
from .setup import new_game
from .state import EtherState

MEANINGS = Meanings(gathered(effects, rules, campaign), {"field": NUMBERS.__contains__})
"""With it every procedure is known that a saved stack may name."""


class Ether:
    """The narrow port through which sessions, bots and tests use the game."""

    name = "ether"
    ways: tuple[str, ...] = ("move",)
    meanings = MEANINGS

    def agree(self, **options: Any) -> Rules:
        chronicle = opened(options.get("chronicle"))
        pack = pack_of(options.get("pack", ""), chronicle)
        rules = agree(**{**options, "chronicle": chronicle, "pack": pack})
        content = content_for(rules.pack)
        check_start(rules, content)
        check(rules, content)
        return rules

    def new(self, rules: Rules, rng: Rng, script: tuple[int, ...] = ()) -> EtherState:
        return new_game(rules, rng, script=script)

    def load(self, data: dict[str, Any]) -> EtherState:
        return EtherState.from_data(data)

    def rules_from_data(self, data: dict[str, Any]) -> Rules:
        return Rules.from_data(data)

    def seat_names(self, g: EtherState) -> list[str]:
        return [row.id for row in g.sleepers]

    def expand(self, g: EtherState, seat: int, words: list[str]) -> list[str] | None:
        return notation.expand(g, seat, words)

    def explain(self, g: EtherState, seat: int, key: str) -> Refusal:
        return g.explain(seat, key)

    def pack_hash(self, rules: Rules) -> str:
        try:
            return content_for(rules.pack).pack.hash
        except PackError:
            return ""


def pack_of(wanted: str, chronicle: dict[str, Any] | None) -> str:
    """A campaign belongs to its pack, which needs not be named again; what it says itself can only be a name."""
    begun = str(chronicle.get("pack", OWN)) if isinstance(chronicle, dict) else ""
    name = wanted or (begun if begun in shelf.names("ether") else "") or ("" if begun else OWN)
    try:
        found = content_for(name).pack.id if name else ""
    except PackError:
        found = ""
    if not found and begun and not wanted:
        raise refused("campaign-without-pack", "EF-SAV-1", pack=begun)
    if not found:
        raise refused("unknown-pack", value=wanted, known=", ".join(shelf.names("ether")))
    if begun and begun != found:
        raise refused("campaign-of-other-pack", "EF-SAV-1", pack=begun)
    return name
