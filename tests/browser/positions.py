"""A table in a given position: what no beginning leads to soon."""

from __future__ import annotations

from typing import Any

import httpx

from .served import Served


def lay_out(site: Served, table: str, **given: Any) -> None:
    """The game of this table, in which nobody has answered yet, stands as described (as `given` of a scenario)."""
    done = httpx.post(f"{site.url}/api/laid-out", json={"table": table, "given": given}, timeout=60)
    assert done.status_code == 200, done.text
