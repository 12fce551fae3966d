"""Progressive actions: what has been paid is marked with intent tokens, 4 of each colour (EF-ACT-4)."""

from __future__ import annotations

from snar.ether import supply
from snar.ether.state import EtherState
from snar.kernel.choice import Option

from .prices import COLOURS


def begun(g: EtherState, key: str) -> int:
    """How many base prices of the action are paid."""
    return g.intent.get(key, ("", 0))[1]


def set_marks(g: EtherState, key: str, colour: str, marks: int) -> None:
    """The tokens that lie there now; others go back to the supply."""
    if colour in COLOURS:
        supply.give_back(g, colour, begun(g, key) - marks)
    g.intent = {other: row for other, row in g.intent.items() if other != key}
    if marks:
        g.intent = {**g.intent, key: (colour, marks)}


def is_out(g: EtherState, colour: str) -> bool:
    return colour in COLOURS and not g.supply[colour]


def token_options(g: EtherState, key: str, colour: str) -> list[Option]:
    """EE-B2c: when the colour is out, a token is taken from another action, which loses that payment."""
    others = [other for other, row in g.intent.items() if row[0] == colour and other != key]
    return [Option(f"from {other.removeprefix('act ')}", other, "EE-B2c") for other in sorted(others)]


def add_mark(g: EtherState, key: str, colour: str, giver: str) -> None:
    """One more token, of the supply or of the action that gives one up."""
    if is_out(g, colour):
        set_marks(g, giver, colour, begun(g, giver) - 1)
    if colour in COLOURS:
        supply.take(g, colour, 1)
    g.intent = {**g.intent, key: (colour, begun(g, key) + 1)}
