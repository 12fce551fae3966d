"""Plots as plain SVG, without scripts or fonts of their own; they turn dark where the reader's page is dark.

Every plot says its numbers in words too, so that it can be read without its colours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LABEL, NOTE, ROW, TOP = 760, 210, 130, 24, 44
STYLE = """
.plot{font:13px system-ui,sans-serif}.plot text{fill:#1d2433}.plot .quiet{fill:#5b6475}
.plot .title{font-weight:600;font-size:15px}
.plot .ground{fill:#fcfbf8}.plot .axis{stroke:#d5d2c8}.plot .mark{stroke:#5b6475;stroke-dasharray:4 3}
.plot .whisker{stroke:#2f6aa8;stroke-width:2}.plot .dot,.plot .bar{fill:#2f6aa8}
.plot .out .whisker{stroke:#b3500c}.plot .out .dot{fill:#b3500c}
@media (prefers-color-scheme:dark){.plot text{fill:#e8e6e0}.plot .quiet{fill:#a5adbb}.plot .ground{fill:#171a21}
.plot .axis{stroke:#3a404d}.plot .mark{stroke:#a5adbb}.plot .whisker{stroke:#7fb2e6}.plot .dot,.plot .bar{fill:#7fb2e6}
.plot .out .whisker{stroke:#f0a35e}.plot .out .dot{fill:#f0a35e}}
"""
Say = Callable[[float], str]  # a number in words of the language


class Dot(NamedTuple):
    """A value with its interval; `mark`: what it is compared with."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    mark: float | None = None

    @property
    def out(self) -> bool:
        """Is the mark outside of the interval?"""
        return self.mark is not None and not self.low <= self.mark <= self.high


def drawn(title: str, height: float, shapes: Sequence[str]) -> str:
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE.strip()}</style>'
        f'<rect class="ground" width="{WIDTH}" height="{height:g}" rx="8"/>{text(16, 26, title, "title")}'
        f"{''.join(shapes)}</svg>\n"
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(said)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def steps(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers for an axis that holds both ends."""
    span = (high - low) or 1.0
    size = 10.0 ** floor(log10(span / most))
    step = next(size * by for by in (1, 2, 5, 10) if span / (size * by) <= most)
    return [n * step for n in range(floor(low / step + 1e-9), ceil((low + span) / step - 1e-9) + 1)]


def dots(title: str, rows: Sequence[Dot], say: Say) -> str:
    """One line for each: its interval, its value, and what it is compared with."""
    ends = [end for row in rows for end in (row.low, row.high, *(() if row.mark is None else (row.mark,)))]
    axis = steps(min(ends), max(ends))
    bottom = TOP + ROW * len(rows) + 8

    def at(value: float) -> float:
        return LABEL + (WIDTH - LABEL - NOTE) * (value - axis[0]) / (axis[-1] - axis[0])

    shapes = [line(at(tick), TOP, at(tick), bottom, "axis") for tick in axis]
    shapes += [text(at(tick), bottom + 18, say(tick), "quiet", "middle") for tick in axis]
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        marked = "" if row.mark is None else line(at(row.mark), y - ROW / 2, at(row.mark), y + ROW / 2, "mark")
        whisker = line(at(row.low), y, at(row.high), y, "whisker")
        circle = f'<circle class="dot" cx="{at(row.value):.1f}" cy="{y:.1f}" r="5"/>'
        shapes.append(f'<g class="{"out" if row.out else "in"}">{marked}{whisker}{circle}</g>')
        shapes.append(text(LABEL - 12, y + 4, shortened(row.label, 28), anchor="end"))
        shapes.append(text(WIDTH - NOTE + 14, y + 4, row.note, "quiet"))
    return drawn(title, bottom + 32, shapes)


def columns(title: str, rows: Sequence[tuple[str, float]], say: Say) -> str:
    """How many there are of each, side by side."""
    most, high = max(number for _, number in rows) or 1, 180
    wide = (WIDTH - 48) / len(rows)
    shapes = [line(24, TOP + high, WIDTH - 24, TOP + high, "axis")]
    for place, (label, number) in enumerate(rows):
        x, tall = 24 + wide * place, (high - 20) * number / most
        size = f'width="{wide - 6:.1f}" height="{tall:.1f}"'
        shapes.append(f'<rect class="bar" x="{x + 3:.1f}" y="{TOP + high - tall:.1f}" {size}/>')
        shapes.append(text(x + wide / 2, TOP + high + 18, label, "quiet", "middle"))
        shapes.append(text(x + wide / 2, TOP + high - tall - 5, say(number) if number else "", "", "middle"))
    return drawn(title, TOP + high + 32, shapes)


def grid(title: str, names: Sequence[str], cells: Mapping[tuple[int, int], float], say: Say) -> str:
    """Shares of everyone against everyone: the stronger the colour, the further from a half."""
    wide = min(110.0, (WIDTH - LABEL - 16) / len(names))
    shapes = []
    for down, name in enumerate(names):
        y = TOP + 22 + ROW * down
        shapes.append(text(LABEL + wide * (down + 0.5), TOP + 12, shortened(name, int(wide / 8)), "quiet", "middle"))
        shapes.append(text(LABEL - 12, y + 17, shortened(name, 28), anchor="end"))
        shares = {across: cells[down, across] for across in range(len(names)) if (down, across) in cells}
        shapes += [cell(LABEL + wide * across, y, wide, share, say) for across, share in shares.items()]
    return drawn(title, TOP + 22 + ROW * len(names) + 14, shapes)


def cell(x: float, y: float, wide: float, share: float, say: Say) -> str:
    shown = min(0.75, abs(share - 0.5) * 2.5)
    out = " out" if share < 0.5 else ""
    square = (
        f'<rect class="dot" x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{ROW - 2}" '
        f'opacity="{shown:.2f}"/>'
    )
    return f'<g class="in{out}">{square}</g>{text(x + wide / 2, y + 17, say(share), "", "middle")}'


def shortened(said: str, most: int) -> str:
    return said if len(said) <= most else said[: max(1, most - 1)].rstrip() + "…"
