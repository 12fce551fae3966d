"""The optional compiled build: the hot modules through mypyc, from the same sources (docs/compiled.md).

SNAR_COMPILE=1 pip wheel --no-deps .    a wheel for this machine; without SNAR_COMPILE it is pure Python
python hatch_build.py                   prints the folder of a compiled copy, made anew where a source has changed
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import sys
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
FOLDER = ROOT / ".cache" / "compiled"
NEEDS = ["mypy[mypyc]>=2.4"]
# What runs at every answer. kernel/flow.py and kernel/copying.py make classes and functions as they go: not compiled.
HOT = {
    "kernel": ["choice", "event", "imagine", "proc", "rng", "running", "state", "steps", "values", "zones"],
    "rise": ["board", "content", "figure", "gear", "moves", "state", "values"],
    "rise/rules": ["*"],
    "rise/effects": ["*"],
    "ether": ["beings", "content", "drawn", "plain", "setup", "sleeper", "state", "supply", "values"],
    "ether/map": ["*"],
    "ether/rules": ["*"],
    "ether/rules/actions": ["*"],
    "ether/rules/decks": ["*"],
    "ether/rules/entities": ["*"],
    "ether/rules/things": ["*"],
    "ether/rules/turns": ["*"],
    "ether/effects": ["*"],
    "ether/effects/verbs": ["*"],
    "bots/rise": [
        "approach", "casting", "choices", "duels", "features", "field", "goals", "mind", "movement", "odds",
        "places", "placing", "roads", "spells", "terrain", "tours", "trading", "walking", "wants", "worth",
    ],
}  # fmt: skip


def modules(source: Path) -> list[str]:
    """Paths of what is compiled, relative to the sources."""
    wanted = [(source / "snar" / folder, name) for folder, names in HOT.items() for name in names]
    paths = [path for folder, name in wanted for path in folder.glob(f"{name}.py") if path.name != "__init__.py"]
    return sorted(path.relative_to(source).as_posix() for path in paths)


FUTURE = "from __future__ import annotations"
CONSTANT = re.compile(r"^([A-Z][A-Z_0-9]*)(?:: ([^=\n]+))? = (?!TypeVar)", re.MULTILINE)


def final(text: str) -> str:
    """A name of a module in capitals is never given another value. mypyc looks such a name up in a dictionary, a
    twelfth of all its time, unless it is told so; the lines keep their numbers."""

    def told(found: re.Match[str]) -> str:
        return f"{found[1]}: Final{f'[{found[2]}]' if found[2] else ''} = "

    return CONSTANT.sub(told, text).replace(FUTURE, f"{FUTURE}; from typing import Final", 1)


def native(text: str) -> str:
    """Procedures as mypyc can take them, for a class with a decorator of ours stays interpreted: what the decorator
    makes as it goes is written out. `__init__` stands in the empty line after its class, the rest at the end of the
    module, so that all lines keep their numbers."""
    found = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and is_procedure(node)]
    if not found:
        return text
    lines, added = [*text.splitlines(), ""], []
    for cls in found:
        fields = [row for row in cls.body if isinstance(row, ast.AnnAssign)]
        lines[cls.lineno - 2] = "@mypyc_attr(allow_interpreted_subclasses=True)"  # copied without __init__ (record 145)
        for row in fields:
            if row.value is not None:
                lines[row.lineno - 1] = without_value(lines[row.lineno - 1], row.annotation, row.value)
        assert cls.end_lineno is not None and not lines[cls.end_lineno], f"no empty line after {cls.name}"
        lines[cls.end_lineno] = f"    {beginning(fields)}"
        added += registered(cls.name, fields)
    names = f"{FUTURE}; from snar.kernel.compiling import mypyc_attr; from snar.kernel.flow import native"
    return "\n".join([*lines, *added, ""]).replace(FUTURE, names, 1)


def is_procedure(cls: ast.ClassDef) -> bool:
    return [ast.unparse(decorator) for decorator in cls.decorator_list] == ["procedure"]


def without_value(line: str, annotation: ast.expr, value: ast.expr) -> str:
    """Of a field with a default only the type: `__init__` gives the rest."""
    assert annotation.lineno == value.end_lineno and line.isascii(), line  # places are counted in bytes
    return line[: annotation.end_col_offset] + line[value.end_col_offset :]


def beginning(fields: list[ast.AnnAssign]) -> str:
    sets = [f"self.{name} = {name}" for name in names_of(fields)]
    return f"def __init__(self, {', '.join(map(ast.unparse, fields))}) -> None: {'; '.join(sets) or 'pass'}"


def registered(name: str, fields: list[ast.AnnAssign]) -> list[str]:
    names = names_of(fields)
    copies = [f"to.{field} = frm.{field}" for field in ("at", "into", *names)]
    defaults = [f"{ast.unparse(row.target)!r}: {ast.unparse(row.value)}" for row in fields if row.value is not None]
    return [
        f"def copy_{name}(frm: {name}, to: {name}) -> None: {'; '.join(copies)}",
        f"native({name}, {{{', '.join(defaults)}}}, copy_{name}, {', '.join(map(repr, names))})",
    ]


def names_of(fields: list[ast.AnnAssign]) -> list[str]:
    return [ast.unparse(row.target) for row in fields]


def compile_into(folder: Path) -> None:
    """A copy of the sources, with libraries beside what is hot."""
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name in modules(folder):
        (folder / name).write_text(final(native((folder / name).read_text(encoding="utf-8"))), encoding="utf-8")
    with chdir(folder):  # modules are named by their paths from here
        options = ["--config-file", str(ROOT / "pyproject.toml"), "--python-executable", sys.executable]
        extensions = mypycify(
            [*options, *modules(folder)],
            opt_level="1",  # -O2 took twice the time and brought nothing
            debug_level="0",
            multi_file=True,
            group_name="snar_compiled",
        )
        if os.name != "nt":
            exact, direct = "-ffp-contract=off", "-fvisibility=hidden"  # rounds as Python does; calls without a detour
            for extension in extensions:
                extension.extra_compile_args += [exact, direct]
        setup(name="snar", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
    shutil.rmtree(folder / "build")


def fresh(folder: Path = FOLDER) -> Path:
    """The folder of the compiled copy, made anew where a source has changed since."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *sorted((ROOT / "src").rglob("*.py"))]:
        digest.update(path.read_bytes())
    stamp = folder / "stamp"
    if not stamp.exists() or stamp.read_text() != digest.hexdigest():
        compile_into(folder)
        stamp.write_text(digest.hexdigest())
    return folder


def libraries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


if __name__ == "__main__":
    with redirect_stdout(sys.stderr):
        made = fresh()
    print(made)
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Compiled(BuildHookInterface):  # type: ignore[type-arg]
        def dependencies(self) -> list[str]:
            return NEEDS if os.environ.get("SNAR_COMPILE") == "1" else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if os.environ.get("SNAR_COMPILE") != "1" or version == "editable":
                return
            folder = fresh()
            build_data["pure_python"], build_data["infer_tag"] = False, True
            for path in libraries(folder):
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
