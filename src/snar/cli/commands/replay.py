"""`snar replay`: a saved game told line by line, as one seat saw it or as a spectator."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from snar.cli.agreement import seat_named
from snar.cli.terminal.faces import Face, by_page, face_of, sentences
from snar.cli.terminal.saving import read
from snar.kernel.game import events_for
from snar.kernel.journal import Journal
from snar.kernel.session import resume


def run(args: Namespace) -> int:
    game, journal = read(args.file, args.pack)
    session = resume(game, Journal(journal.header))
    seat = seat_named(args.seat, session.names) if args.seat else session.state.seats
    face = face_of(session, args.lang, {})
    tell(face, events_for(session.state, seat))  # what happened before the first answer
    for line, entry in enumerate(journal.entries, start=2):
        session.replay([entry], first_line=line)
        print(headline(face, entry))
        if "key" in entry:
            tell(face, events_for(session.state, seat))
        if args.step:
            wait(face)
    print(face.result(session))
    return 0


def tell(face: Face, events: list[dict[str, Any]]) -> None:
    for before, page in by_page(face, events):
        for sentence, rule in sentences(face, before):
            print(f"        {sentence}  {rule}".rstrip())
        if page:
            print(page)


def headline(face: Face, entry: dict[str, Any]) -> str:
    """`  12  Rytíř: move 23`"""
    if "undo" in entry:
        return face.texts.say("replay-undo", number=entry["n"], undo=entry["undo"])
    return f"{entry['n']:>6}  {face.name(entry['seat'])}: {entry['key']}"


def wait(face: Face) -> None:
    """For Enter; where nobody can press it the story simply goes on."""
    if sys.stdin.isatty():
        input(face.texts.say("ui-enter"))
