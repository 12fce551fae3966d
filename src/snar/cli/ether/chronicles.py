"""Chronicles on disk: what a campaign keeps from one game to the next, as a file of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from snar.cli.errors import Trouble

MARK, FORMAT = "snar-chronicle", 1


def to_text(chronicle: dict[str, Any]) -> str:
    from snar.ether.campaign.sealing import sealed

    data = {MARK: FORMAT, "game": "ether", "chronicle": sealed(chronicle)}
    return json.dumps(data, ensure_ascii=False, sort_keys=True, indent=1) + "\n"


def write(path: Path, chronicle: dict[str, Any]) -> None:
    path.write_text(to_text(chronicle), "utf-8", newline="\n")


def read(name: str) -> dict[str, Any]:
    """The chronicle in a file; Trouble says what is wrong with it. Whether the pack has all its cards, `agree` says."""
    from snar.ether.campaign.chronicle import VERSION

    try:
        data = json.loads(Path(name).read_text("utf-8"))
    except ValueError:
        raise Trouble("not-a-chronicle", file=name) from None
    if not isinstance(data, dict) or MARK not in data or not isinstance(data.get("chronicle"), dict):
        raise Trouble("not-a-chronicle", file=name)
    chronicle: dict[str, Any] = data["chronicle"]
    found = (data[MARK], chronicle.get("version"))
    if found != (FORMAT, VERSION):
        raise Trouble("chronicle-version", file=name, found=f"{found[0]}.{found[1]}", known=f"{FORMAT}.{VERSION}")
    return chronicle
