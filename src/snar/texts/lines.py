"""Options in words."""

from typing import NamedTuple


class Line(NamedTuple):
    """One option, ready to be listed."""

    key: str
    label: str
    cost: str
    effect: str
    rule: str = ""
