"""Tests on the compiled build.

python -m tests.compiled                     the rules, the kernel, the bots, and the same games on both builds
python -m tests.compiled tests/rules/rise    these; all arguments go to pytest
"""

from __future__ import annotations

import os
import subprocess
import sys

from . import ROOT, built

USUAL = ["tests/rules", "tests/kernel", "tests/bots", "tests/compiled", "-m", "not alone"]

if __name__ == "__main__":
    command = [sys.executable, "-m", "pytest", "-q", *(sys.argv[1:] or USUAL)]
    raise SystemExit(subprocess.call(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": built()}))
