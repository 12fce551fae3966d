"""The greedy bot of Říše Snů: it goes for worlds, does quests, lays cards and fights when favoured."""

from __future__ import annotations

from collections.abc import Callable

from snar.bots.rise import casting, choices, duels, movement, places, spells, trading
from snar.bots.rise.memory import Memory
from snar.bots.rise.mind import Mind
from snar.bots.rise.taste import GREEDY, Taste
from snar.kernel.choice import Choice
from snar.kernel.state import State
from snar.rise.state import RiseState

from ..base import Advice, Scored, asked, best

Topic = Callable[[Mind, Choice], list[Scored]]
TOPICS: dict[str, Topic] = {
    "movement": movement.movement,
    "casting": casting.casting,
    "items": casting.casting,
    "cast-field": casting.field,
    "cast-turn": casting.turn,
    "attack": duels.attack,
    "elude": duels.elude,
    "meet": duels.meet,
    "window": duels.window,
    "trade": trading.trade,
    "spell": spells.spell,
    "spell-target": spells.aim,
    "hurl": places.hurled,
    "teleport": places.carried,
    "carry": places.carried,
    "awaken-well": places.carried,
    "edge": places.carried,
    "helper-well": places.helper_well,
    "swap": places.swapped,
    "accept": choices.accept,
    "choose": choices.choose,
    "well": choices.well,
    "others": choices.others,
    "who-moves": choices.first,
    "quest-level": choices.quest_level,
    "keep-quest": choices.keep_quest,
    "keep-ability": choices.ability,
    "take-ability": choices.ability,
    "keep-event": choices.keep_event,
    "lose_item": choices.lose_item,
    "take_item": choices.take_item,
    "progress": choices.progress,
    "setback": choices.progress,
    "unlay": choices.unlay,
}


class Greedy:
    """Its memory only saves work: the same state always gets the same advice."""

    name = "greedy"
    imagines = True

    def __init__(self, seed: str | int = 0, spends: bool = False, taste: Taste = GREEDY) -> None:
        self.memory = Memory(spends, taste)

    def advise(self, g: State, seat: int) -> Advice:
        assert isinstance(g, RiseState), "the greedy bot plays Říše Snů"
        choice = asked(g, seat)
        topic = TOPICS.get(choice.topic, choices.neutral)
        return best(topic(Mind(g, seat, self.memory), choice))
