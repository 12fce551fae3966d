"""Environments of Říše Snů."""

from ..front import Envs, against_each_other
from .drawing import picture
from .eyes import eyes
from .words import language

ENVS = Envs(language, eyes, against_each_other, picture)
