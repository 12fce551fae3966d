"""`snar bench engine`: random play, clones and imports, on a single core, next to the calibration loop."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from snar.cli.calibration import REF, Rate, rate
from snar.cli.errors import Trouble
from snar.cli.workload import RUNS, RandomPlay, clones, import_ms, midgame

IMPORTS = {
    "engine": "import snar.games",
    "pack": "import snar.games; from snar.rise.content import content_for; content_for()",
}


def measured(seconds: int) -> dict[str, Any]:
    play = RandomPlay()
    return {
        "decisions": rate(play.work(), seconds)._asdict(),
        "options": play.options / play.decisions,
        "clones": rate(clones(midgame()), seconds)._asdict(),
        "import_ms": {name: round(import_ms(code), 1) for name, code in IMPORTS.items()},
    }


def run(args: Namespace) -> int:
    if args.seconds < 1:
        raise Trouble("at-least-one", what="--seconds")
    figures = measured(args.seconds)
    if args.json:
        print(json.dumps(figures))
    elif args.peers:
        print("\n".join(json.dumps(line) for line in peer_lines(figures)))
    else:
        print("\n".join(report(figures, args.lang)))
    return 0


def report(figures: dict[str, Any], lang: str) -> Iterator[str]:
    from snar.texts.bundle import Texts

    texts = Texts([], lang)
    yield texts.say("bench-loop", rate=f"{figures['decisions']['loop']:.2f}")
    for name, extra in (("decisions", {"options": f"{figures['options']:.2f}"}), ("clones", {})):
        found = Rate(**figures[name])
        yield texts.say(f"bench-{name}", norm=round(found.norm), rate=round(found.per_second), **extra)
    ms = {name: f"{value:.0f}" for name, value in figures["import_ms"].items()}
    yield texts.say("bench-import", engine=ms["engine"], pack=ms["pack"], runs=RUNS)


def peer_lines(figures: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Lines as shared/bench/peers/run.py reads them."""
    for name, case in (("decisions", "rise base, only decisions with a choice"), ("clones", "rise base")):
        found = Rate(**figures[name])
        yield {
            "peer": "snar", "case": case, "metric": "random play" if name == "decisions" else "clone",
            "value": found.per_second, "unit": f"{name}/s", "norm": found.norm, "at_ref": found.norm * REF,
            "cal_py": found.loop, "slices": [found.kept, found.slices],
        }  # fmt: skip
