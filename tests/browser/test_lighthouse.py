"""What Lighthouse thinks of the landing page. It is heavy, so it is installed and asked only in the long run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from statistics import median

import pytest
from run import ROOT, find_chromium, node

from tests.figures import keep

from .served import Served

pytestmark = [pytest.mark.alone, pytest.mark.skipif(not os.environ.get("SNAR_LONG"), reason="SNAR_LONG=1 runs it")]
PINNED = Path(__file__).parent / "lighthouse"
PLACE = ROOT / ".cache" / "lighthouse"
BARS = {"performance": 95, "accessibility": 100, "best-practices": 100}
FLAGS = "--headless=new --no-sandbox"
SPOKEN = "--extra-headers=" + json.dumps(
    {"Accept-Language": "en-GB,en"}
)  # every browser says so, but not a shell of one


def npm(*words: str) -> str:
    command, env = node()
    env["CHROME_PATH"] = str(find_chromium())
    done = subprocess.run([*command, *words], cwd=PLACE, env=env, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture(scope="module")
def lighthouse() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PINNED / name, PLACE)
    npm("ci")


@pytest.mark.usefixtures("lighthouse")
def test_the_landing_page_is_fast_open_to_all_and_well_made(site: Served) -> None:
    """The median of three; the page is loaded as a slow telephone would."""
    wanted = f"--only-categories={','.join(BARS)}"
    runs = []
    for _ in range(3):
        told = npm(
            *("exec", "--", "lighthouse", site.url, "--output=json", "--quiet", wanted, SPOKEN),
            f"--chrome-flags={FLAGS}",
        )
        runs.append(json.loads(told)["categories"])
    scores = {name: round(median(run[name]["score"] for run in runs) * 100) for name in BARS}
    assert all(scores[name] >= bar for name, bar in BARS.items()), scores
    keep("lighthouse", "median of 3: accessibility and best practices 100, performance at least 95", **scores)
