"""Any position, played by script: scenario files (TOML) and their Python twin `Table`. Each game has a port."""

from .files import Vocabulary, run
from .naming import BadScenario
from .table import AnyTable, Table

__all__ = ["AnyTable", "BadScenario", "Table", "Vocabulary", "run"]
