"""`snar verify`: a journal is played again; its chain, the rules and the dice must agree."""

from __future__ import annotations

from argparse import Namespace

from snar.cli.saving import read
from snar.kernel.session import resume


def run(args: Namespace) -> int:
    from snar.cli.faces import face_of

    game, journal = read(args.file)
    session = resume(game, journal)
    face = face_of(session, args.lang, {})
    answers = sum("key" in entry for entry in journal.entries)
    rolls = sum(len(entry.get("rolls", ())) for entry in journal.entries)
    print(face.texts.say("verify-ok", answers=answers, rolls=rolls, result=face.result(session)))
    return 0
