"""Packs of Etherfields."""

from snar.packs.ether.check import check_ether
from snar.packs.ether.loader import load_ether, read_ether
from snar.packs.ether.schema import json_schema
from snar.packs.front import Packs

PACKS = Packs(read_ether, load_ether, check_ether, json_schema)
