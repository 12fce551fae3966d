"""Where a rule lives: the functions and lines whose docstring or comment names its id."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tests.register import ROOT, RULE, register

from .operators import Mutation, disabled, mutations

SOURCE = ROOT / "src" / "snar"


def rule_files() -> list[Path]:
    return sorted((SOURCE / "rise").rglob("*.py"))


def knockouts() -> dict[str, list[Mutation]]:
    """For every rule the ways to disable or invert it, the most direct first."""
    found: dict[str, list[Mutation]] = {rule: [] for rule in register()}
    for path in rule_files():
        source = path.read_text(encoding="utf-8")
        file = str(path.relative_to(ROOT))
        for rule, mutation in in_file(file, source):
            if rule in found:
                found[rule].append(mutation)
    return found


def in_file(file: str, source: str) -> Iterator[tuple[str, Mutation]]:
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        for rule in RULE.findall(ast.get_docstring(function) or ""):
            yield rule, disabled(file, tree, function)
            for mutation in mutations(file, source, function.lineno + 1, function.end_lineno or 0):
                yield rule, mutation
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for rule in RULE.findall(ast.get_docstring(node) or ""):
                for mutation in mutations(file, source, node.lineno + 1, node.end_lineno or 0):
                    yield rule, mutation
    for line, comment in comments(source):
        for rule in RULE.findall(comment):
            for mutation in mutations(file, source, line, line):
                yield rule, mutation
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
            for mutation in around(file, source, functions, node.lineno):
                yield node.value, mutation


def comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def around(file: str, source: str, functions: list[ast.FunctionDef], line: int) -> Iterator[Mutation]:
    """A rule named only by an event or an option: the smallest function around it."""
    holding = [f for f in functions if f.lineno <= line <= (f.end_lineno or 0)]
    if holding:
        function = min(holding, key=lambda f: (f.end_lineno or 0) - f.lineno)
        yield from mutations(file, source, function.lineno + 1, function.end_lineno or 0)
