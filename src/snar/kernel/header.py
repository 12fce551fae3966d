"""What a game begins from: the first line of its journal. It names what was agreed and where the dice come from."""

from __future__ import annotations

from typing import Any

from . import fair
from .game import Game
from .journal import FORMAT, JournalError
from .rng import key_from_seed

ENGINE = "0.1.0"


def new_header(game: Game, rules: Any) -> dict[str, Any]:
    return {
        "snar": FORMAT,
        "game": game.name,
        "engine": ENGINE,
        "pack": game.pack_hash(rules),
        "rules": rules.to_data(),
    }


def key_of(header: dict[str, Any], epoch: int) -> bytes:
    """The key of the dice: seeded for tests and research, else from the secret and the players' words."""
    if "seed" in header:
        return key_from_seed(header["seed"], epoch)
    words = [str(word) for word in header["words"]] + ([str(epoch)] if epoch else [])
    return fair.key(bytes.fromhex(header["secret"]), words)


def check_promises(game: Game, header: dict[str, Any]) -> None:
    """The cards are those of the pack it names, the secret is the one committed to; or JournalError."""
    if header.get("pack") != game.pack_hash(game.rules_from_data(header["rules"])):
        raise JournalError(1, "other-pack", pack=header.get("pack"))
    if "commitment" in header and fair.commitment(bytes.fromhex(header["secret"])) != header["commitment"]:
        raise JournalError(1, "commitment")
