"""Lists of options, kept as long as the table is the same: when a payment was taken back, or somebody is ready, there
is nothing new that anybody could do."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Option

Lists = dict[tuple[int, str], list[Option]]  # by seat and moment


def kept(g: EtherState) -> Lists:
    """What has been worked out for this very table; the caller adds what it finds. Nothing is kept while an action is
    under way: its frame has a part in what else can be done."""
    if "ether.Perform" in [proc.NAME for proc in g.stack]:
        return {}
    parts = (g.plain_parts(), g.entities, g.companions, [row.parts() for row in g.sleepers], g.zones)
    known = g.remembered.get("options")
    if known is None or known[0] != parts:
        known = g.remembered["options"] = (*parts[:-1], g.zones.copy()), {}
    lists: Lists = known[1]
    return lists
