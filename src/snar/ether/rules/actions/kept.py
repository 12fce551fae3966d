"""Lists of options, kept as long as the table is the same: when a payment was taken back, or somebody is ready, there
is nothing new that anybody could do."""

from __future__ import annotations

from typing import Any

from snar.ether.state import EtherState
from snar.kernel.choice import Option

Lists = dict[tuple[int, str], list[Option]]  # by seat and moment


def kept(g: EtherState) -> Lists:
    """What has been worked out for this very table; the caller adds what it finds. Nothing is kept while an action is
    under way: its frame has a part in what else can be done."""
    return {} if "ether.Perform" in [proc.NAME for proc in g.stack] else at_this_table(g, "options")


def at_this_table(g: EtherState, name: str, *more: Any) -> dict[Any, Any]:
    """What is remembered under that name while all that lies there is the same, and `more` that it hangs on."""
    parts = (more, g.plain_parts(), g.entities, g.companions, [row.parts() for row in g.sleepers], g.zones)
    known = g.remembered.get(name)
    if known is None or known[0] != parts:
        known = g.remembered[name] = (*parts[:-1], g.zones.copy()), {}
    found: dict[Any, Any] = known[1]
    return found
