"""The shape of Etherfields' view, for the client's types. The rules write it (snar.ether.view); a test compares."""

from . import dreamscape, land, people, table, turn
from .table import EtherView

PARTS = (people, turn, dreamscape, land, table)

__all__ = ["PARTS", "EtherView"]
