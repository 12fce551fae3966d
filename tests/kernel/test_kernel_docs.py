"""The documents of the kernel are true: their programs run, their excerpts and tables are those of the code."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snar.kernel.conformance import random_walk
from snar.kernel.session import Session
from snar.rise.game import Rise

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
RISE = ROOT / "src" / "snar" / "rise"
PAGES = ("kernel.md", "write-your-own-game.md", "journal.md", "notation.md", "secrecy.md")


def blocks(page: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and text."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.M | re.S)


def run(command: list[str] | str, folder: Path) -> str:
    """With the Python of this run, but none of its settings."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("SNAR_", "PYTEST_"))}
    env["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), env["PATH"]])
    done = subprocess.run(
        command, cwd=folder, env=env, shell=isinstance(command, str),
        capture_output=True, text=True, encoding="utf-8", timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def execute(program: str, name: str) -> None:
    exec(compile(program, name, "exec", dont_inherit=True), {"__name__": name})


# -- programs ------------------------------------------------------------------------------------------------------
def test_the_worked_example_of_the_kernel_runs() -> None:
    program = "\n".join(text for _, text in blocks("kernel.md"))
    execute(program, "pebbles")


def test_the_first_die_is_recomputed_by_a_program_that_shares_no_code(tmp_path: Path) -> None:
    ((_, program),) = blocks("journal.md")
    assert "snar." not in program.replace("snar-seed", "")
    assert len([line for line in program.splitlines() if line.strip() and not line.startswith("#")]) <= 15
    (tmp_path / "first_die.py").write_text(program, "utf-8")
    game = Rise()
    for seed in range(3):
        session = Session.seeded(game, game.agree(), f"fair {seed}")
        while not session.journal.entries or "rolls" not in session.journal.entries[-1]:
            choice = session.state.pending[0]
            session.answer(choice.seat, choice.options[-1].key)
        (tmp_path / "game.jsonl").write_text(session.journal.to_text(), "utf-8", newline="\n")
        pack = str(ROOT / "src" / "snar" / "packs" / "rise-snu")
        said = run([sys.executable, "first_die.py", "game.jsonl", pack], tmp_path).split()
        assert said == ["computed", said[1], "recorded", said[1]]
        assert int(said[1]) == session.journal.entries[-1]["rolls"][0]


@pytest.mark.skipif(os.name == "nt", reason="the page uses the commands of Unix")
def test_every_command_of_write_your_own_game_runs(tmp_path: Path) -> None:
    """In a folder like the project's: files are written, lines changed and commands run in the order of the page."""
    for name in ("src", "tests", "docs", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    ran = []
    for language, text in blocks("write-your-own-game.md"):
        first, _, rest = text.partition("\n")
        if language == "console":
            for line in text.splitlines():
                ran.append(run(line.removeprefix("$ "), tmp_path))
        elif language == "diff":
            change(tmp_path / first.removeprefix("--- "), rest)
        elif not first.startswith("# "):
            execute(text, "played")
        elif not first.startswith("# src/"):
            (tmp_path / first.removeprefix("# ")).write_text(rest, "utf-8")
    assert ran[1].strip() == "template"
    assert ran[2].strip() == ran[-1].strip() == "all is well"


def change(file: Path, lines: str) -> None:
    """One line for another, as the page shows it."""
    old, new = (line[1:] for line in lines.splitlines())
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{file.name} has no single line {old!r}"
    file.write_text(text.replace(old, new), "utf-8")


def test_excerpts_are_those_of_the_files() -> None:
    excerpts = [text.partition("\n") for _, text in blocks("write-your-own-game.md") if text.startswith("# src/")]
    assert len(excerpts) > 8
    for first, _, rest in excerpts:
        assert rest in (ROOT / first.removeprefix("# ")).read_text("utf-8"), f"{first} differs:\n{rest}"


@pytest.mark.parametrize("page", PAGES)
def test_links_and_named_files_exist(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (DOCS / link).exists(), link
    for name in re.findall(r"`((?:src|tests|docs)/[\w/.-]+\.\w+)`", text):
        assert (ROOT / name).exists(), name


def test_every_file_of_the_kernel_is_on_its_page() -> None:
    text = (DOCS / "kernel.md").read_text("utf-8")
    for file in (ROOT / "src" / "snar" / "kernel").glob("[a-z]*.py"):
        assert f"`{file.name}`" in text, file.name


def test_every_reason_why_a_journal_fails_is_on_its_page() -> None:
    text = (DOCS / "journal.md").read_text("utf-8")
    for name in ("journal", "session"):
        source = (ROOT / "src" / "snar" / "kernel" / f"{name}.py").read_text("utf-8")
        for reason in re.findall(r'JournalError\(\w+, "([\w-]+)"', source):
            assert f"`{reason}`" in text, reason


# -- notation ------------------------------------------------------------------------------------------------------
WORLD = r"(?:iridion|filnerin|akademus)\.(?:brana|[2-8]|sin)"
PLACEHOLDERS = {
    "FIELD": rf"(?:b2:)?(?:[1-8][1-8]|c\d\d?|t[1-4]|{WORLD})",
    "CHARACTER": r"[a-z][a-z-]*",
    "CARD": r"[a-z][a-z0-9-]*",
    "SPELL": r"[a-z][a-z-]*",
    "N": r"\d+",
}


def documented() -> dict[str, list[re.Pattern[str]]]:
    """Topic -> the forms of its answers."""
    table = (DOCS / "notation.md").read_text("utf-8").partition("## Answers")[2]
    rows = re.findall(r"^\| `([\w-]+)` \|[^|]*\| (.+) \|$", table, re.M)
    return {topic: [pattern(form) for form in re.findall(r"`([^`]+)`", forms)] for topic, forms in rows}


def pattern(form: str) -> re.Pattern[str]:
    words = re.escape(form).replace(r"\ ", " ")
    return re.compile(re.sub("|".join(PLACEHOLDERS), lambda found: PLACEHOLDERS[found[0]], words))


def topics() -> Iterator[str]:
    """Every topic in the code of Říše Snů; where it is not written out, the verbs given to PickCard."""
    for file in sorted(RISE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                yield from topics_of(call, file)


def topics_of(call: ast.Call, file: Path) -> Iterator[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    place = {"Ask": 3, "AskAny": 2, "AskAll": 2, "reaction": 3, "PickCard": 1}.get(name)
    if place is None:
        return
    topic = next((word.value for word in call.keywords if word.arg == "topic"), None) or call.args[place]
    if isinstance(topic, ast.Constant):
        yield str(topic.value)
    else:
        assert ast.unparse(topic) == "self.verb", f"{file.name}: what does {ast.unparse(topic)} ask?"


def test_every_topic_is_documented_and_no_other() -> None:
    assert set(topics()) == set(documented())


def test_every_answer_offered_in_games_has_a_documented_form() -> None:
    forms, strange = documented(), defaultdict(set)
    tables: list[dict[str, Any]] = [
        {},
        {"options": ["ctyri-hraci", "kouzleni"]},
        {"scenario": "zkouska-sily", "players": 4, "options": ["lecebne-studanky", "odmena"]},
        {"scenario": "zkouska-sily", "edition": "draft", "players": 3},
        {"boards": 2, "rotation": 90},
    ]
    game, seen = Rise(), set()
    for options in tables:
        for g in random_walk(game, game.agree(**options), 1, 600):
            for choice in g.pending:
                seen.add(choice.topic)
                for option in choice.options:
                    if not any(form.fullmatch(option.key) for form in forms[choice.topic]):
                        strange[choice.topic].add(option.key)
    assert not strange
    assert len(seen) > 15
