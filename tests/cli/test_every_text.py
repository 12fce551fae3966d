"""Every reason, topic and event kind in the code has its text in both languages. The code is read, not run."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import snar
from snar.texts.bundle import Texts
from snar.texts.languages import complete

SOURCE = Path(snar.__file__).parent
ENGINE = sorted([*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "rise").rglob("*.py")])
CLI = sorted((SOURCE / "cli").rglob("*.py"))
REASONS = {"Refusal": 0, "refuse": 0, "known": 0, "JournalError": 1, "Trouble": 0}
TOPICS = {"Ask": 3, "AskAny": 2, "AskAll": 2, "reaction": 3, "PickCard": 1}  # PickCard asks about its own verb
KINDS = {"tell": 0, "Event": 0}


def arguments(paths: list[Path], wanted: dict[str, int]) -> Iterator[ast.expr]:
    """The argument in the wanted place of every call of these functions."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
                place = wanted.get(name)
                if place is not None and len(node.args) > place:
                    yield node.args[place]


def words(argument: ast.expr) -> set[str]:
    """The texts an argument can be: a constant, or either of two."""
    if isinstance(argument, ast.IfExp):
        return words(argument.body) | words(argument.orelse)
    if isinstance(argument, ast.BinOp) and ast.unparse(argument) == "'cannot-' + verb":
        return {"cannot-recall", "cannot-cancel"}
    return {argument.value} if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else set()


def found(paths: list[Path], wanted: dict[str, int]) -> set[str]:
    return {word for argument in arguments(paths, wanted) for word in words(argument)}


@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize(
    ("prefix", "paths", "wanted", "some"),
    [
        ("why", ENGINE + CLI, REASONS, {"too-few-bp", "unknown-scenario", "broken-chain"}),
        ("ask", ENGINE, TOPICS, {"movement", "cast-field", "lose_item", "window"}),
        ("event", ENGINE, KINDS, {"step", "roll", "card", "shuffle", "awaken"}),
    ],
)
def test_everything_the_code_says_has_a_text(
    prefix: str, paths: list[Path], wanted: dict[str, int], some: set[str], lang: str
) -> None:
    texts, ids = Texts([], lang), found(paths, wanted)
    assert some <= ids  # the reading of the code works
    assert [id for id in sorted(ids) if not texts.has(f"{prefix}-{id}")] == []


def test_no_other_call_hides_its_text() -> None:
    """What is not written in the call comes from these few places, and each of them is read above."""
    hidden = {ast.unparse(a) for a in arguments(ENGINE, REASONS | TOPICS | KINDS) if not words(a)}
    assert hidden <= {"self.verb", "kind", "reason", "missing.reason", "verb", "topic"}


def test_both_languages_say_the_same_things() -> None:
    ids = []
    for lang in complete():
        text = (SOURCE / "texts" / lang / "ui.ftl").read_text("utf-8")
        ids.append([line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()])
    assert ids[0] == ids[1]
