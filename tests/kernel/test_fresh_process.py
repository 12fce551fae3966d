"""A saved game loads in a process that has done nothing else."""

from __future__ import annotations

import json
import subprocess
import sys

from snar.kernel.flow import REGISTRY

PROGRAM = """
import json
from snar.kernel.flow import REGISTRY
import snar.rise.game
print(json.dumps(sorted(REGISTRY)))
"""


def test_every_procedure_is_known_as_soon_as_the_game_is_imported() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    known = json.loads(run.stdout)
    assert [name for name in REGISTRY if name.startswith("rise.") and name not in known] == []
    assert "rise.Choose" in known and "rise.PickCard" in known
