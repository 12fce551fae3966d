"""Where a rule lives: the functions and lines whose docstring or comment names its id."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator

from tests.register import ROOT, RULE, register

from .operators import TEXT, Mutation, disabled, mutations

SOURCE = ROOT / "src" / "snar"


FILES = {
    "rise": [SOURCE / "packs" / "schema.py", *sorted((SOURCE / "rise").rglob("*.py"))],
    "ether": [*sorted((SOURCE / "packs" / "ether").glob("*.py")), *sorted((SOURCE / "ether").rglob("*.py"))],
}


DATA = {  # rules that are facts: another value breaks them
    "RS-COM-7": Mutation("src/snar/packs/rise-snu/characters.toml", 0, "moc = 7 -> moc = 1", TEXT),
    "EF-COM-3": Mutation("src/snar/ether/supply.py", 0, '"gem": 6 -> "gem": 7', TEXT),
}


def knockouts() -> dict[str, list[Mutation]]:
    """For every rule the ways to disable or invert it, the most direct first."""
    found: dict[str, list[Mutation]] = {rule: [] for rule in register()}
    for rule, mutation in DATA.items():
        found[rule].append(mutation)
    for sites in (by_docstring, by_comment, by_class, by_mention):
        for path in [*FILES["rise"], *FILES["ether"]]:
            source = path.read_text(encoding="utf-8")
            for rule, mutation in sites(str(path.relative_to(ROOT)), source, ast.parse(source)):
                if rule in found:
                    found[rule].append(mutation)
    return found


Found = Iterator[tuple[str, Mutation]]


def functions_of(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def by_docstring(file: str, source: str, tree: ast.AST) -> Found:
    """A function whose docstring names the rule is disabled, then everything in it is broken in turn."""
    for function in functions_of(tree):
        for rule in RULE.findall(ast.get_docstring(function) or ""):
            yield rule, disabled(file, tree, function)
            for mutation in mutations(file, source, function.lineno + 1, function.end_lineno or 0):
                yield rule, mutation


def by_comment(file: str, source: str, tree: ast.AST) -> Found:
    """The line whose comment names the rule."""
    for line, comment in comments(source):
        for rule in RULE.findall(comment):
            for mutation in mutations(file, source, line, line):
                yield rule, mutation


def by_class(file: str, source: str, tree: ast.AST) -> Found:
    """A procedure whose docstring names the rule."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for rule in RULE.findall(ast.get_docstring(node) or ""):
                for mutation in mutations(file, source, node.lineno + 1, node.end_lineno or 0):
                    yield rule, mutation


def by_mention(file: str, source: str, tree: ast.AST) -> Found:
    """The smallest function around an event or option that names the rule."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
            for mutation in around(file, source, functions_of(tree), node.lineno):
                yield node.value, mutation


def comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def around(file: str, source: str, functions: list[ast.FunctionDef], line: int) -> Iterator[Mutation]:
    holding = [f for f in functions if f.lineno <= line <= (f.end_lineno or 0)]
    if holding:
        function = min(holding, key=lambda f: (f.end_lineno or 0) - f.lineno)
        yield from mutations(file, source, function.lineno + 1, function.end_lineno or 0)
