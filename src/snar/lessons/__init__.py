"""First games with given cards and dice: what happens in them, and who says what to do next."""

from .coach import Prompt, Pupil
from .model import LESSONS, Lesson, Step, lesson
from .opponent import scripted

__all__ = ["LESSONS", "Lesson", "Prompt", "Pupil", "Step", "lesson", "scripted"]
