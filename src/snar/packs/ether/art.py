"""The pictures of a pack: motifs drawn in ink, and which of them show what.

They are in the folder `art` of the pack. Like its texts they change no rule, so they are no part of its hash.
`motifs*.toml` hold the drawings: paths in a box of 1000 x 1000, a layer for each ink. `pictures.toml` says by name
which motifs show a scene, an entity, any other thing, an action, the plan of a tile, and how time passes in a dream.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from snar.packs import toml
from snar.packs.reader import Problem

Motif: TypeAlias = dict[str, str]
LAYERS = ("paper", "wash", "accent", "ink", "line", "fine", "light", "glow")
"""From the bottom: paper that covers what is behind, a wash, the accent of the dream, the pen full, in line and fine;
for silhouettes paper and accent once more on top."""
PATH = re.compile(r"[MLHVCSQTZ0-9 -]+")
PICTURES = "pictures.toml"
SHOWN = ("scene", "entity", "thing", "plan")
TIMES = ("clock", "water", "candle", "reel")
MOST = 6  # motifs of one picture
LONGEST = 4000  # characters of a path: drawings travel with every page


@dataclass(frozen=True, slots=True)
class Art:
    """`shown` is by kind and id; `actions` by owner and id; `times` by dream or slumber."""

    motifs: dict[str, Motif] = field(default_factory=dict)
    shown: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=lambda: {kind: {} for kind in SHOWN})
    actions: dict[str, dict[str, str]] = field(default_factory=dict)
    times: dict[str, str] = field(default_factory=dict)

    def of(self, kind: str, id: str) -> tuple[str, ...]:
        return self.shown[kind].get(id, ())

    def action(self, owner: str, id: str) -> str:
        return self.actions.get(owner, {}).get(id, "")


@lru_cache(maxsize=16)
def art_in(folder: Path) -> Art:
    """The pictures of the pack in this folder, as far as they are well formed (`snar pack check` tells the rest)."""
    return read_art(folder)[0]


def read_art(folder: Path) -> tuple[Art, list[Problem]]:
    """What is well formed, and what is not. A pack without pictures has none."""
    art, problems = Art(), list[Problem]()
    for path in sorted((folder / "art").glob("motifs*.toml")):
        for row in _entries(path, problems):
            _motif(art, path.name, row, problems)
    _pictures(art, _parsed(folder / "art" / PICTURES, problems), problems)
    return art, problems


def _parsed(path: Path, problems: list[Problem]) -> dict[str, Any]:
    try:
        return toml.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError) as error:
        problems.append(Problem(f"art/{path.name}", "", f"not readable: {error}", "correct the TOML there"))
        return {}


def _entries(path: Path, problems: list[Problem]) -> Iterator[dict[str, Any]]:
    content = _parsed(path, problems)
    rows = content.get("motif", [])
    if content.keys() - {"motif"} or not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        problems.append(Problem(f"art/{path.name}", "", "something else than [[motif]]", "write every drawing as one"))
        return
    yield from rows


def _motif(art: Art, file: str, row: dict[str, Any], problems: list[Problem]) -> None:
    id = str(row.get("id", ""))
    drawn = {name: row[name] for name in LAYERS if name in row}

    def wrong(what: str, fix: str) -> None:
        problems.append(Problem(f"art/{file}", id, what, fix))

    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
        wrong(f"id {id!r}", "use small ASCII letters, digits and hyphens")
    elif id in art.motifs:
        wrong("it is drawn twice", "keep one of the drawings")
    elif unknown := sorted(row.keys() - {"id", *LAYERS}):
        wrong(f"unknown layer {unknown[0]}", f"use {', '.join(LAYERS)}")
    elif not drawn:
        wrong("nothing is drawn", f"add a path in one of {', '.join(LAYERS)}")
    elif bad := [name for name, path in drawn.items() if not _is_path(path)]:
        wrong(f"{bad[0]} is no path", f"use M L H V C S Q T Z and whole numbers, {LONGEST} characters at most")
    else:
        art.motifs[id] = drawn


def _is_path(path: Any) -> bool:
    return isinstance(path, str) and len(path) <= LONGEST and bool(PATH.fullmatch(path))


def _pictures(art: Art, content: dict[str, Any], problems: list[Problem]) -> None:
    def wrong(id: str, what: str, fix: str) -> None:
        problems.append(Problem(f"art/{PICTURES}", id, what, fix))

    for kind, rows in content.items():
        if kind not in (*SHOWN, "action", "time") or not isinstance(rows, dict):
            wrong("", f"unknown table [{kind}]", f"use {', '.join((*SHOWN, 'action', 'time'))}")
            continue
        for id, value in rows.items():
            if kind in SHOWN:
                if isinstance(value, list) and 0 < len(value) <= MOST and all(isinstance(one, str) for one in value):
                    art.shown[kind][id] = tuple(value)
                else:
                    wrong(id, f"{kind} shows {value!r}", f"name one to {MOST} motifs in a list")
            elif kind == "action":
                if isinstance(value, dict) and all(isinstance(one, str) for one in value.values()):
                    art.actions[id] = value
                else:
                    wrong(id, f"actions {value!r}", "write owner.action = motif")
            elif value in TIMES:
                art.times[id] = value
            else:
                wrong(id, f"time = {value!r}", f"use one of: {', '.join(TIMES)}")
