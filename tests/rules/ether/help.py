"""A table on the small pack of these tests: few cards, each for one rule."""

from pathlib import Path
from typing import Any

from snar.ether.scenario import Table

PACK = str(Path(__file__).parent / "pack")
ROOM = ["predsin", "chodba"]  # a1 a2 b1 b2, a3 a4 b3 (b4 is inaccessible)
STRUCTURED = {"options": ["strukturovane-tahy"], "step": "turn", "turns": ["tah-01", "tah-02"]}


def table(**given: Any) -> Table:
    return Table(**{"pack": PACK, "tiles": ROOM, "dice": [], **given})


def one(step: str = "action", more: dict[str, Any] | None = None, **row: Any) -> Table:
    """Hráčka alone, on a1 unless said otherwise; `more` is the rest of the position."""
    return table(sleepers={"hracka": {"field": "a1", **row}}, step=step, **(more or {}))


def two(hracka: dict[str, Any] | None = None, specialista: dict[str, Any] | None = None, /, **more: Any) -> Table:
    """Hráčka and Specialista, both on a1 unless said otherwise."""
    rows = {"hracka": {"field": "a1", **(hracka or {})}, "specialista": {"field": "a1", **(specialista or {})}}
    return table(sleepers=rows, **more)


def doing(*effects: dict[str, Any], seat: str = "hracka") -> dict[str, Any]:
    """These effects happen before the first answer."""
    return {"during": [{"proc": "Apply", "seat": seat, "effects": list(effects)}]}


def distress(amount: int, who: str = "self") -> dict[str, Any]:
    return {"verb": "distress", "amount": amount, "who": who}


def structured(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Table:
    """Both have drawn: Hráčka is the first sleeper of the turn."""
    t = two({"deck": ["oko", "krok", "pest", "dvoji"], **(first or {})}, second, **STRUCTURED)
    return t.say("hracka", "draw").say("specialista", "draw")
