"""The threat model names a test for each attack: none of them may be gone."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_attack_of_the_threat_model_is_played_by_a_test() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8").partition("| attack")[2].partition("\n\n")[0]
    named = re.findall(r"`(tests/\S+?)::(test_\w+)`", page)
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    assert len(named) == len(rows) > 25
    for file, name in named:
        assert f"def {name}(" in (ROOT / file).read_text("utf-8"), (file, name)
