"""`snar verify`: a journal is played again; its chain, the rules and the dice must agree. And what is not proved."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from snar.cli.terminal.saving import read
from snar.kernel.session import resume
from snar.texts.bundle import Texts
from snar.texts.reasons import visible


def run(args: Namespace) -> int:
    from snar.cli.terminal.faces import face_of

    game, journal = read(args.file, args.pack)
    session = resume(game, journal)
    face = face_of(session, args.lang, {})
    answers = sum("key" in entry for entry in journal.entries)
    rolls = sum(len(entry.get("rolls", ())) for entry in journal.entries)
    print(face.texts.say("verify-ok", answers=answers, rolls=rolls, result=face.result(session)))
    for line in (*dice(journal.header, face.texts), face.texts.say("verify-chain", chain=journal.chain)):
        print(line)
    print(face.texts.say("verify-not"))
    bots = journal.header.get("bots")
    people = sum(not (isinstance(bots, dict) and name in bots) for name in session.names)
    about = {"tries": visible(str(journal.header.get("tries", 1))), "words": str(len(journal.header.get("words", [])))}
    for doubt in unproved(journal.header, people):
        print(f"- {face.texts.say(f'verify-not-{doubt}', people=str(people), **about)}")
    return 0


def dice(header: dict[str, Any], texts: Texts) -> Iterator[str]:
    """Where the dice came from."""
    if "seed" in header:
        yield texts.say("verify-seed", seed=visible(str(header["seed"])))
        return
    none = texts.say("verify-none")
    yield texts.say("verify-commitment", commitment=header.get("commitment", none))
    words, seals = header["words"], header.get("seals", [])
    for number, word in enumerate(words):
        yield texts.say("verify-word", word=visible(word), seal=seals[number] if number < len(seals) else none)
    if not words:
        yield texts.say("verify-no-words")


def unproved(header: dict[str, Any], people: int) -> Iterator[str]:
    """What nobody can tell from the file alone; `people`: seats that no bot had from the start."""
    if "seed" in header:
        yield "seed"
        yield from (name for name in ("script", "decks") if header.get(name))
    elif "commitment" not in header:
        yield "commitment"
    else:
        yield "shown"
    if "seed" not in header:
        if len(header["words"]) > 1 and "seals" not in header:
            yield "sealed"
        if not header["words"]:
            yield "words"
        elif len(header["words"]) < people:
            yield "fewer"
        if header.get("tries", 1) != 1:
            yield "tries"
        yield "looked"
    yield "end"
