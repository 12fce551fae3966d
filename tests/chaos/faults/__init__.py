"""The faults. Each happens to a house while people play; afterwards every table goes on, and everything is compared."""

from __future__ import annotations

from . import clocks, damage, databases, disks, lines, processes
from .fault import FAULTS, Fault, start

__all__ = ["FAULTS", "Fault", "clocks", "damage", "databases", "disks", "lines", "processes", "start"]
