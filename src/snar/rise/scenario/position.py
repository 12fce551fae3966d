"""Builds a state from a description: `given` of a scenario file, or keyword arguments of `Table`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from snar.kernel import running
from snar.kernel.rng import Rng
from snar.packs.rise.model import DECKS
from snar.scenario.moment import stand
from snar.scenario.naming import (
    BadScenario,
    inside,
    known_keys,
    list_of,
    one_of,
    text_of,
    texts_of,
    truth_of,
    whole,
)

from ..content import Content, content_for
from ..options import Rules
from ..setup.laying import lay_out, take_out
from ..setup.opening import SetUp, new_game
from ..state import RiseState
from .moment import start
from .naming import SIDES, world_of
from .pieces import lay_card, set_figure, stack_piles

AGREED: dict[str, Callable[[str, Any], Any]] = {
    "scenario": text_of, "options": texts_of, "edition": text_of, "characters": texts_of,
    "fame": whole, "boards": whole, "rotation": whole, "players": whole, "pack": text_of,
}  # fmt: skip
WHEN = ("turn", "phase", "round", "order", "moved", "during")
PIECES = ("figures", "laid", "decks", "used", "out", "casting", "event", "light", "open")
WORDS = frozenset((*WHEN, *PIECES, "plain"))
PHASES = ("setup", "casting", "movement")


def position(given: dict[str, Any], rules: Rules, rng: Rng, script: tuple[int, ...]) -> RiseState:
    """A state with everything where the description says, at the asked moment."""
    phase = one_of("phase", given.get("phase", "movement"), PHASES)
    content = plain_content(rules) if truth_of("plain", given.get("plain", False)) else None
    if phase == "setup":
        known_keys("given", given, {*AGREED, "phase", "dice", "seed", "plain", "decks"})
        if "decks" not in given:
            return new_game(rules, rng, content, script)
    g = RiseState(rules, rng, content)
    lay_out(g)
    take_out(g)
    g.events.clear()
    g.script = script
    if phase == "setup":
        set_up(g, given)
    else:
        set_pieces(g, given)
        start(g, given, phase)
    return g


def set_up(g: RiseState, given: dict[str, Any]) -> None:
    """The set-up of the scenario with decks that are shuffled and then stacked as said."""
    for deck in DECKS:
        g.zones[f"deck.{deck}"] = g.rng.shuffled(g.zones[f"deck.{deck}"])
    stack_piles(g, given)
    stand(g, SetUp(), "scenario")
    running.advance(g)


@lru_cache
def plain_content(rules: Rules) -> Content:
    """`plain = true`: characters without abilities, all with moc 4, pohyb 3 and 4 lives: a rule stands alone."""
    content = content_for(rules.pack, rules.boards, rules.rotation)
    bare: dict[str, Any] = {"moc": 4, "pohyb": 3, "lives": 4, "traits": frozenset(), "modify": (), "use": ()}
    characters = {name: replace(character, **bare) for name, character in content.pack.characters.items()}
    return Content(replace(content.pack, characters=characters), content.board)


def set_pieces(g: RiseState, given: dict[str, Any]) -> None:
    g.round = whole("round", given.get("round", 1), 1)
    if "light" in given:
        g.light = light(g, given["light"])
    if "open" in given:
        with inside("open"):
            tokens = {world_of(g, name) for name in list_of("open", given["open"])}
        g.open = tuple(world in tokens for world in range(len(g.open)))
    for laid in list_of("laid", given.get("laid", [])):
        with inside("laid"):
            lay_card(g, laid)
    figures = given.get("figures", {})
    known_keys("figures", figures, {row.id for row in g.figures})
    for i, row in enumerate(g.figures):
        set_figure(g, i, figures.get(row.id, {}))
    stack_piles(g, given)


def light(g: RiseState, given: Any) -> tuple[int, ...]:
    """[sny, tma] or {sny = 10, tma = 5}."""
    if not g.rules.sides:
        raise BadScenario("light: there is none in this scenario (RS-ZKS-13)")
    if isinstance(given, dict):
        known_keys("light", given, set(SIDES))
        given = [given.get(side, 0) for side in SIDES]
    if len(list_of("light", given)) != 2:
        raise BadScenario("light: give two numbers, for sny and for tma")
    return tuple(whole("light", amount, 0) for amount in given)
