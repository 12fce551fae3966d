"""Any position of Etherfields, played by script."""

from .table import Table

__all__ = ["Table"]
