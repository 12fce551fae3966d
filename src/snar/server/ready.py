"""All procedures of the games are known from the start.

Some modules of the rules are imported only when first needed in play; a stack that was saved by another process may
need them at once.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from snar import rise


def know_all() -> None:
    for found in pkgutil.walk_packages(rise.__path__, "snar.rise."):
        import_module(found.name)
