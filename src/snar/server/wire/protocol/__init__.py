"""The wire of /ws/{table}: every message of both directions. `typescript.py` writes the client's types from here.

JSON text frames; `t` says which message it is. docs/protocol.md tells the story, these files have the last word.
"""
# ruff: noqa: F403

from .base import *
from .company import *
from .incoming import *
from .outgoing import *
from .play import *
