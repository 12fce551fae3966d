"""A saved game loads in a process that has done nothing else."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from snar.kernel.flow import REGISTRY

PROGRAM = """
import json
from snar.kernel.flow import REGISTRY
import snar.{game}.game
print(json.dumps(sorted(REGISTRY)))
"""


@pytest.mark.parametrize(
    ("game", "some"), [("rise", {"rise.Choose", "rise.PickCard"}), ("ether", {"ether.Poker", "ether.StructuredStep"})]
)
def test_every_procedure_is_known_as_soon_as_the_game_is_imported(game: str, some: set[str]) -> None:
    program = PROGRAM.format(game=game)
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    known = json.loads(run.stdout)
    assert [name for name in REGISTRY if name.startswith(f"{game}.") and name not in known] == []
    assert some <= set(known)
