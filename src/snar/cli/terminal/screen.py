"""A terminal, whichever game is shown on it: what happened, what is asked, what can be answered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from snar.cli.terminal.palette import HEADING, KEY, QUIET, WORRY
from snar.texts.lines import Line

ROOMY = (85, 36)  # letters and lines of a terminal that shows everything: a big board with a panel beside it
FEW = 3  # events that are shown in any case


class Screen:
    """Draws on a terminal. Without one everything is plain lines, and the board comes only when asked for."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = console.is_terminal
        self.roomy = console.width >= ROOMY[0] and console.height >= ROOMY[1]
        self.used = 0  # lines taken by the board and the events

    def clear(self) -> None:
        self.used = 0
        if self.live:
            self.console.clear()

    def put(self, text: Text, most: int = 1) -> None:
        """A line of its own; on a terminal no longer than `most` lines."""
        if not self.live:
            self.console.print(text, soft_wrap=True)
            return
        text.no_wrap = most == 1
        for piece in self.wrapped(text, self.console.width - 1, most):
            self.console.print(piece)
            self.used += 1

    def say(self, text: str, style: str = "") -> None:
        for line in text.split("\n"):
            self.put(Text(line, style), most=9)

    def worry(self, text: str) -> None:
        self.say(text, WORRY)

    def wrapped(self, text: Text, width: int, most: int) -> list[Text]:
        pieces = list(text.wrap(self.console, width))[:most]
        if pieces and sum(map(len, pieces)) < len(text.plain.rstrip()) - len(pieces):
            pieces[-1].append(" …")
        for piece in pieces:
            piece.truncate(width, overflow="ellipsis")
        return pieces

    def events(self, heading: str, sentences: list[tuple[str, str]], below: int = 0) -> None:
        """The last sentences, each with the rule behind it; `below`: lines that will follow."""
        if heading and sentences and self.roomy:
            self.put(Text(heading, HEADING))
        most = max(FEW, self.console.height - self.used - below)
        for sentence, rule in sentences[-most:] if self.live else sentences:
            self.put(Text(f"  {sentence}").append(f"  {rule}", QUIET))

    def options(self, question: str, lines: Sequence[Line], numbered: bool) -> None:
        self.put(Text(question, "bold"), most=2)
        if not numbered:
            self.put(Text("  " + ", ".join(line.key for line in lines), KEY), most=6)
            return
        shown = [option_text(number, line) for number, line in enumerate(lines, start=1)]
        if self.live and len(shown) > self.console.height - self.used - 1:
            self.console.print(Columns([option_text(n, line, short=True) for n, line in enumerate(lines, start=1)]))
            return
        for text in shown:
            self.put(text)


def option_text(number: int, line: Line, short: bool = False) -> Text:
    text = Text.assemble((f"{number:>3} ", KEY), line.label)
    if not short:
        text.append(f" [{line.key}]", QUIET)
    text.append(f" · {line.cost}" if line.cost else "", KEY)
    return text if short else text.append(f"  {line.effect}" if line.effect else "", QUIET)
