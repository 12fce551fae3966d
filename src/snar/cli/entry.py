"""Where `snar` starts: words in, exit code out, never a traceback for bad input."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from snar.cli.errors import TROUBLES, complaint, language
from snar.cli.parser import help_page, parse
from snar.cli.speech import program_texts
from snar.texts.languages import FIRST, languages

BAD_INPUT, INTERRUPTED = 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all went well, 2 after one line on stderr."""
    words = sys.argv[1:] if argv is None else list(argv)
    steady_streams()
    lang = FIRST
    try:
        lang = language(words)
        return run(words, lang)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone, there is nobody to tell
        return 0
    except TROUBLES as error:
        print(f"snar: {complaint(error, program_texts(lang))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def run(words: list[str], lang: str) -> int:
    page = help_page(words)
    if page:
        print(program_texts(lang).say(page, langs="|".join(languages())))
        return 0
    args = parse(words, lang)
    command = import_module(args.module)
    code: int = command.run(args)
    return code


def steady_streams() -> None:
    """A terminal that cannot show a letter gets a question mark, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
