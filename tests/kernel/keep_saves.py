"""Keeps a save of today's version for later ones: `python -m tests.kernel.keep_saves`. Kept ones are never rewritten.

Run it when the schema of saves or the version of chronicles has grown; `--again` replaces those of today's version.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from snar.cli.ether.chronicles import FORMAT, to_text
from snar.ether.campaign.chronicle import VERSION
from snar.ether.campaign.saving import chronicle_of
from snar.ether.game import Ether
from snar.kernel import save
from snar.kernel.session import Session
from snar.rise.game import Rise

FOLDER = Path(__file__).parent / "saves"
SMALL = str(
    Path(__file__).parents[1] / "rules" / "ether" / "pack"
)  # changes seldom, so its save can be loaded for long
HERE = "{small-pack}"  # stands for that folder in a kept save
ANSWERS = 40
TABLES: dict[str, tuple[Any, dict[str, Any]]] = {
    "rise": (Rise(), {}),
    "rise-trial": (Rise(), {"scenario": "zkouska-sily", "players": 3}),
    "ether": (Ether(), {"sleepers": ("hracka", "drsnak"), "start": "dream:beh-pred-vodou"}),
    "ether-small": (Ether(), {"sleepers": ("hracka", "specialista"), "start": "dream:zkouska", "pack": SMALL}),
}


def played(name: str) -> Session:
    game, agreed = TABLES[name]
    session, dice = Session.seeded(game, game.agree(**agreed), f"kept/{name}"), random.Random(name)
    for _ in range(ANSWERS):
        choice = dice.choice(session.state.pending)
        bold = [option.key for option in choice.options if option.key not in ("ready", "back")]
        session.answer(choice.seat, dice.choice(bold or [option.key for option in choice.options]))
    return session


def keep(again: bool) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        put(FOLDER / f"{name}.{save.SCHEMA}.json", save.to_text(played(name)).replace(SMALL, HERE), again)
    put(FOLDER / f"chronicle.{FORMAT}.{VERSION}.json", to_text(chronicle_of(played("ether").state)), again)


def put(path: Path, text: str, again: bool) -> None:
    if again or not path.exists():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.name}: {len(text.encode())} bytes")


if __name__ == "__main__":
    keep("--again" in sys.argv)
