"""What a run of the lab leaves in its folder: report.json, a CSV for every table, an SVG for every plot, and
report.html, which holds them all and needs nothing else: no script, no other file, no network."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from snar.games import texts_folder
from snar.texts.bundle import Texts

SHARES = ("share", "low", "high", "expected", "gain")
BOTS = ("bot", "one", "other")
PAGE = """
:root{color-scheme:light dark}body{margin:0 auto;max-width:64rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;
background:#f6f4ee;color:#1d2433}h1{line-height:1.2}section{margin:2.5rem 0}
.wide{overflow-x:auto}svg{width:100%;min-width:40rem;height:auto;display:block;margin:1rem 0}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.2rem .7rem;text-align:right;
border-bottom:1px solid #d5d2c8}th:first-child,td:first-child{text-align:left}
summary{cursor:pointer}
.note{color:#5b6475;max-width:44rem}
@media (prefers-color-scheme:dark){body{background:#101218;color:#e8e6e0}
th,td{border-color:#3a404d}.note{color:#a5adbb}}
"""


class Section(NamedTuple):
    """`key`: its heading is the text `lab-KEY`, what is to be known of it `lab-KEY-note`; its table goes to KEY.csv."""

    key: str
    rows: Sequence[Mapping[str, Any]]
    plots: Sequence[tuple[str, str]] = ()  # name and SVG


class Words:
    """The lab's texts, and names of the game's things."""

    def __init__(self, game: str, lang: str, pack: str = "") -> None:
        self.texts, self.game, self.lang = Texts([texts_folder(game, pack)], lang), game, lang

    def say(self, key: str, **args: Any) -> str:
        return self.texts.say(f"lab-{key}", **args)

    def titled(self, key: str) -> str:
        known = (self.texts.name(id) for id in (f"{self.game}-title", "pack-title") if self.texts.has(id))
        return self.say(key, game=next(known, self.game))

    def thing(self, id: str) -> str:
        """A character, a card, a scenario; what has no public name stays an id."""
        for key in (id, f"scenario-{id}", f"{self.game}-thing-{id}"):
            if id and self.texts.has(key):
                return self.texts.name(key)
        return id

    def bot(self, id: str) -> str:
        return self.texts.name(f"bot-{id}") if self.texts.has(f"bot-{id}") else id

    def percent(self, share: float) -> str:
        return self.say("percent", value=round(100 * share, 1))

    def whole(self, share: float) -> str:
        return self.say("percent", value=round(100 * share))

    def number(self, value: float) -> str:
        return self.say("number", value=round(value, 2))

    def shown(self, column: str, value: Any) -> str:
        if isinstance(value, bool):
            return "✓" if value else ""
        if column in SHARES:
            return self.percent(value)
        if isinstance(value, (int, float)):
            return self.number(value)
        named = self.thing(str(value))
        return self.bot(str(value)) if column in BOTS and named == value else named


def write(folder: Path, told: Mapping[str, Any], sections: Sequence[Section], title: str, words: Words) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    for section in sections:
        if section.rows:
            (folder / f"{section.key}.csv").write_text(as_csv(section.rows), encoding="utf-8")
        for name, svg in section.plots:
            (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    (folder / "report.html").write_text(page(told, sections, title, words), encoding="utf-8")


def as_csv(rows: Sequence[Mapping[str, Any]]) -> str:
    out = StringIO()
    table = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return out.getvalue()


def page(told: Mapping[str, Any], sections: Iterable[Section], title: str, words: Words) -> str:
    asked = {name: told[name] for name in ("game", "rules", "seed", "bot", "asked") if name in told}
    agreed, body = json.dumps(asked, ensure_ascii=False), "".join(part(section, words) for section in sections)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{PAGE.strip()}</style>\n<main><h1>{escape(title)}</h1>\n"
        f'<p class="note">{escape(words.say("about"))}</p>\n<p class="note"><code>{escape(agreed)}</code></p>\n'
        f"{body}</main>\n</html>\n"
    )


def part(section: Section, words: Words) -> str:
    pictures = "".join(f'<div class="wide">{svg}</div>' for _, svg in section.plots)
    table = as_table(section.rows, words) if section.rows else ""
    note = f'<p class="note">{escape(words.say(f"{section.key}-note"))}</p>'
    return f"<section><h2>{escape(words.say(section.key))}</h2>\n{note}\n{pictures}{table}</section>\n"


def as_table(rows: Sequence[Mapping[str, Any]], words: Words) -> str:
    heads = "".join(f"<th>{escape(words.say(f'column-{name}'))}</th>" for name in rows[0])
    lines = (
        "<tr>" + "".join(f"<td>{escape(words.shown(name, value))}</td>" for name, value in row.items()) + "</tr>"
        for row in rows
    )
    return (
        f'<details><summary>{escape(words.say("numbers"))}</summary><div class="wide"><table><tr>{heads}</tr>'
        f"{''.join(lines)}</table></div></details>\n"
    )
