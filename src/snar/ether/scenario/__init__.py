"""Any position, played by script: scenario files (TOML) and their Python twin `Table`."""

from .files import run_file
from .table import Table

__all__ = ["Table", "run_file"]
