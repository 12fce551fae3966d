"""Packs of Říše Snů."""

from snar.packs.front import Packs
from snar.packs.rise.check import check
from snar.packs.rise.loader import load, read
from snar.packs.rise.schema import json_schema

PACKS = Packs(read, load, check, json_schema)
