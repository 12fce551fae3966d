"""Who plays Etherfields."""

from __future__ import annotations

from typing import Any

from snar.bots.base import Bot
from snar.bots.ether.playout import CAP, play_campaign
from snar.bots.front import Bots
from snar.ether.state import EtherState
from snar.kernel.choice import Option

from .because import because
from .bot import EtherGreedy
from .judge import EtherJudge
from .levels import LEVELS, MINDS, OldHand


def fitting(bot: Bot, g: EtherState, seat: int, option: Option) -> list[Any]:
    if not isinstance(bot, EtherGreedy):
        return []
    found = because(g, seat, option, bot.taste)
    return ["plan", {"plan": found.plan}, found.field]


BOTS = Bots(
    {EtherGreedy.name: EtherGreedy, **MINDS},
    {EtherGreedy.name: OldHand},  # whoever asks is told what the best of them would do
    fitting,
    play_campaign,
    CAP,
    levels=LEVELS,
    judge=EtherJudge,
)
