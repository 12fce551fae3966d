"""The optional compiled build (docs/compiled.md)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def built() -> str:
    """Where the compiled build is; made where a source has changed since."""
    made = subprocess.run([sys.executable, ROOT / "hatch_build.py"], stdout=subprocess.PIPE, text=True, check=True)
    return made.stdout.strip()
