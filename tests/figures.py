"""Figures that tests measure in the long run; bench/bars.py puts them into docs/bars.json."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / ".cache" / "figures"


def keep(name: str, target: str, case: str = "0", **figures: Any) -> None:
    """Call it after the asserts, for what is kept has passed. The numbers of all cases of a name are added up."""
    if os.environ.get("SNAR_LONG"):
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        (FOLDER / name / f"{case}.json").write_text(json.dumps({"target": target, **figures}), encoding="utf-8")
