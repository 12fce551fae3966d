"""What a bot likes: the constants of its judgement, in movement points (BP), the coin everything is counted in.

The defaults are those of the greedy bot and stay as they are; learned ones come from self-play (`snar train`).
"""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    # -- what things are worth
    token: float = 7.0  # one lasting power token
    experience: float = 0.7  # a point of it
    life: float = 2.5  # one life while there are plenty
    awakening: float = 9.0  # being thrown to a well and starting again
    item: float = 3.0
    counter: float = 6.0  # one counter of a quest
    action: float = 1.5  # one action of a laid card
    event: float = 1.5  # an event drawn out of turn
    light: float = 0.25
    thrown: float = 8.0  # being moved somewhere without a choice
    rivalry: float = 0.95  # what the only enemy side's loss is worth to us
    # -- walking
    chased: float = 0.5  # how often an enemy who could attack does
    idle: float = 2.0  # what a turn spent standing costs
    left_over: float = 0.9  # what a BP left for the rest of the turn is worth
    jump: float = 1.2  # a jump saves a turn's rest; standing on a card that carries, its jump is counted in already
    hold: float = 1.5  # what keeping a single-use thing for later is worth
    # -- goals
    farther: float = 0.75  # what comes after the next world weighs less: much may happen before
    easy: float = 24.0  # what an unknown easy quest takes: the mean over the pack
    hard: float = 45.0
    turn_used: float = 0.85  # share of a turn that a deed at its end costs
    drawing: float = 1.0  # how much an event at the end of a movement is liked
    trading: float = 4.0  # a token now rather than later
    # -- laying cards
    random_hit: float = 0.15  # how often a card laid at random lies in anybody's way
    lasting: float = 1.5  # permanent cards work more than once
    least_gain: float = 0.5
    per_light: float = 0.2  # BP that a point of light should bring
    plenty: float = 20.0  # light beyond which it gets cheaper
    hindering: float = 1.0  # what a BP that an enemy loses to a card is worth
    cancel: float = 2.0  # BP that taking a card off the board has to bring besides its price
    recall: float = 4.0  # the same of one's own card
    # -- what greedy does not think of
    lottery: float = 0.0  # how much the Time Gate counts for what it brings on average
    fame: float = 0.0  # how much the fame counts that is missing after each of the next worlds


GREEDY = Taste()
