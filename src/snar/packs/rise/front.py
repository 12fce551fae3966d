"""Packs of Říše Snů."""

from snar.packs.front import Packs
from snar.packs.rise.check import check
from snar.packs.rise.loader import read
from snar.packs.rise.schema import json_schema

PACKS = Packs(read, check, json_schema)
