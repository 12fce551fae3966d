"""A new game: the cards laid out and shuffled, the set-up of its scenario, then the rounds."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.flow import Call, Next, Proc, procedure
from snar.kernel.rng import Rng
from snar.packs.rise.model import DECKS

from ..content import Content
from ..effects import verbs  # noqa: F401  with it every verb is known
from ..options import Rules
from ..rules.turns import SideRounds, TrialRounds
from ..state import RiseState
from .abilities import has_abilities
from .laying import lay_out, take_out
from .sides import SideSetUp
from .trial import TrialSetUp


def new_game(rules: Rules, rng: Rng, content: Content | None = None, script: tuple[int, ...] = ()) -> RiseState:
    g = RiseState(rules, rng, content)
    g.script = script
    g.begin(SetUp())
    return g


@procedure
class SetUp(Proc):
    STEPS = ("lay_out", "shuffle", "scenario", "play")

    def lay_out(self, g: RiseState) -> Next:
        lay_out(g)
        take_out(g)
        return None

    def shuffle(self, g: RiseState) -> Next:
        for deck in DECKS:
            zones.shuffle(g, f"deck.{deck}", told=deck != "ability" or has_abilities(g))
        return None

    def scenario(self, g: RiseState) -> Next:
        return Call(SideSetUp() if g.rules.sides else TrialSetUp())

    def play(self, g: RiseState) -> Next:
        return Call(SideRounds() if g.rules.sides else TrialRounds())
