"""Any position of Říše Snů, played by script."""

from .table import Table

__all__ = ["Table"]
