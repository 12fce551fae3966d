"""Tables of Etherfields to measure: every sleeper has its turn, every seed its own dice."""

from __future__ import annotations

from snar.ether.campaign.chronicle import keep
from snar.ether.game import Ether
from snar.ether.options import LUCID, SLEEPERS
from snar.ether.state import EtherState
from snar.kernel.rng import Rng, key_from_seed

CAP = 4000  # answers after which a campaign is stopped
GAME = Ether()


def team(number: int, seed: int) -> tuple[str, ...]:
    """Every sleeper has its turn."""
    turn = seed % len(SLEEPERS)
    return (*SLEEPERS[turn:], *SLEEPERS[:turn])[:number]


def fresh(start: str, number: int, seed: int, options: tuple[str, ...] = ()) -> EtherState:
    """Lucid sleepers begin where the story has been told to its end: only so are their cards unlocked."""
    told = {**keep(fresh("world", number, seed)), "lucid": True} if LUCID in options else None
    rules = GAME.agree(sleepers=team(number, seed), start=start, options=options, chronicle=told)
    return GAME.new(rules, Rng(key_from_seed(f"ether/{start}/{seed}")))
