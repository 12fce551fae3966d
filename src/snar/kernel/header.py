"""What a game begins from: the first line of its journal. It names what was agreed and where the dice come from."""

from __future__ import annotations

from typing import Any

from . import fair
from .choice import Refusal, Refused
from .game import Game
from .journal import FORMAT, JournalError
from .rng import key_from_seed

ENGINE = "0.2.0"  # of the rules: grows whenever a journal of before could be played differently now


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


def missing_pack(game: Game, header: dict[str, Any]) -> Refusal | None:
    """Why it cannot be played with what is here: no pack of that name, or other cards in it. Its name and version are
    among the rules where it is not the game's own."""
    digest, rules = header.get("pack"), header["rules"]
    here = game.pack_hash(game.rules_from_data(rules))
    if here and here == digest:
        return None
    if "version" not in rules:
        return Refusal("other-pack", about=(("pack", digest),))
    about = (("name", rules["pack"]), ("version", rules["version"]), ("pack", digest))
    return Refusal("changed-pack" if here else "missing-pack", about=about)


def check_promises(game: Game, header: dict[str, Any]) -> None:
    """Rules and cards are those it was played by, the secret is the one committed to; or JournalError."""
    if header.get("engine") != ENGINE:
        raise JournalError(1, "other-engine", engine=header.get("engine", ""), known=ENGINE)
    if missing := missing_pack(game, header):
        raise JournalError(1, missing.reason, **dict(missing.about))
    if not could_be_agreed(game, header["rules"]):
        raise JournalError(1, "malformed", detail="rules")
    words = header.get("words", [])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise JournalError(1, "malformed", detail="words")
    if "commitment" in header and fair.commitment(bytes.fromhex(header["secret"])) != header["commitment"]:
        raise JournalError(1, "commitment")
    if "seals" in header and header["seals"] != [fair.seal(header["commitment"], word) for word in header["words"]]:
        raise JournalError(1, "seal")


def could_be_agreed(game: Game, rules: dict[str, Any]) -> bool:
    """A game by rules that nobody can agree on is none, however well its answers follow them."""
    wanted = {name: value for name, value in rules.items() if name != "version"}
    try:
        return bool(game.agree(**wanted) == game.rules_from_data(rules))
    except (Refused, LookupError, TypeError, ValueError, AttributeError):
        return False
