"""`snar bench engine`: random play, clones and imports, on a single core, next to the calibration loop."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from snar.bench.calibration import REF, Rate, rate
from snar.bench.workload import RUNS, RandomPlay, build, clones, import_ms, midgame
from snar.cli.errors import Trouble
from snar.cli.speech import program_texts

IMPORTS = {
    "import_ms": "import snar.games",
    "import_with_pack_ms": "from snar.games import FRONTS; from snar.packs.folders import BUILT_IN; "
    "front = FRONTS[{game!r}]; front.part('packs').read(BUILT_IN / front.pack)",
}


def run(args: Namespace) -> int:
    if args.seconds < 1:
        raise Trouble("at-least-one", what="--seconds")
    play = RandomPlay(args.game)
    rates = {"decisions": rate(play.work(), args.seconds), "clones": rate(clones(midgame(args.game)), args.seconds)}
    if args.peers:
        for name, found in rates.items():
            print(json.dumps(peer_line(args.game, name, found)))
        return 0
    figures = {"build": build()} | flat(rates) | {"mean_options": round(play.options / play.decisions, 3)}
    figures |= {name: round(import_ms(code.format(game=args.game)), 1) for name, code in IMPORTS.items()}
    print(json.dumps(figures) if args.json else "\n".join(report(figures, args.lang)))
    return 0


def flat(rates: dict[str, Rate]) -> dict[str, Any]:
    figures: dict[str, Any] = {"loop_millions_per_second": round(rates["decisions"].loop, 3)}
    for name, found in rates.items():
        figures[f"{name}_per_million"] = round(found.norm, 1)
        figures[f"{name}_per_second"] = round(found.per_second, 1)
        figures[f"{name}_slices"] = [found.kept, found.slices]
    return figures


def report(figures: dict[str, Any], lang: str) -> Iterator[str]:
    texts = program_texts(lang)
    yield texts.say("bench-build", build=figures["build"])
    yield texts.say("bench-loop", rate=f"{figures['loop_millions_per_second']:.2f}")
    for name in ("decisions", "clones"):
        norm, speed = (round(figures[f"{name}_per_{unit}"]) for unit in ("million", "second"))
        yield texts.say(f"bench-{name}", norm=norm, rate=speed, options=f"{figures['mean_options']:.2f}")
    ms = {name: f"{figures[name]:.0f}" for name in IMPORTS}
    yield texts.say("bench-import", engine=ms["import_ms"], pack=ms["import_with_pack_ms"], runs=RUNS)


def peer_line(game: str, name: str, found: Rate) -> dict[str, Any]:
    """A line as shared/bench/peers/run.py reads it."""
    case = f"{game} base, only decisions with a choice" if name == "decisions" else f"{game} base"
    return {
        "peer": "snar", "case": case, "metric": "random play" if name == "decisions" else "clone",
        "value": found.per_second, "unit": f"{name}/s", "norm": found.norm, "at_ref": found.norm * REF,
        "cal_py": found.loop, "slices": [found.kept, found.slices],
    }  # fmt: skip
