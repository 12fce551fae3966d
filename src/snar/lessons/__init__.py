"""First games with given cards and dice, and positions to try a rule on: what happens in them, who says what to do."""

from .coach import Prompt, Pupil
from .model import LESSONS, Lesson, Step, lesson
from .opponent import known_answer, scripted
from .position import Position, by_rule, positions
from .trial import Trial

__all__ = [
    "LESSONS",
    "Lesson",
    "Position",
    "Prompt",
    "Pupil",
    "Step",
    "Trial",
    "by_rule",
    "known_answer",
    "lesson",
    "positions",
    "scripted",
]
