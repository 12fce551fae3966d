"""Small ways to break a program: each mutation is a changed source of one file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
TEXT = -1  # instead of a node: `what` is "old -> new" in a data file


class Mutation(NamedTuple):
    """One change of one file: the node with this number (in the order of ast.walk) is broken in this way."""

    file: str
    line: int
    what: str
    node: int


def mutations(file: str, source: str, first: int = 0, last: int = 10**9) -> Iterator[Mutation]:
    """Every mutation of the nodes that start on lines first..last."""
    tree = ast.parse(source)
    for index, node in enumerate(ast.walk(tree)):
        line = getattr(node, "lineno", -1)
        if first <= line <= last:
            for what in kinds(node):
                yield Mutation(file, line, what, index)


def kinds(node: ast.AST) -> list[str]:
    """The ways in which this node can be broken."""
    if isinstance(node, (ast.If, ast.IfExp)):
        return ["negate condition"]
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        return ["swap comparison"]
    if isinstance(node, ast.BoolOp):
        return ["swap and/or"]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return ["flip constant"]
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return ["add one"]
    if isinstance(node, (ast.AugAssign, ast.Expr)) and not is_docstring(node):
        return ["delete statement"]
    if isinstance(node, ast.Return) and node.value is not None:
        return ["return nothing", "return the opposite"]
    return []


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def mutated(source: str, mutation: Mutation) -> str:
    """The broken source."""
    if mutation.node == TEXT:
        old, new = mutation.what.split(" -> ")
        return source.replace(old, new, 1)
    tree = ast.parse(source)
    node = next(node for i, node in enumerate(ast.walk(tree)) if i == mutation.node)
    if isinstance(node, ast.FunctionDef):
        node.body = [ast.Pass()]
    elif isinstance(node, (ast.If, ast.IfExp)):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value = not node.value if isinstance(node.value, bool) else node.value + 1
    elif isinstance(node, ast.Return) and node.value is not None:
        opposite = mutation.what == "return the opposite"
        node.value = ast.UnaryOp(ast.Not(), node.value) if opposite else ast.Constant(None)
    else:
        replace_statement(tree, node)
    return ast.unparse(ast.fix_missing_locations(tree))


def replace_statement(tree: ast.AST, node: ast.AST) -> None:
    for parent in ast.walk(tree):
        for _, body in ast.iter_fields(parent):
            if isinstance(body, list) and node in body:
                body[body.index(node)] = ast.Pass()


def disabled(file: str, tree: ast.AST, function: ast.FunctionDef) -> Mutation:
    """The function does nothing and returns nothing."""
    index = next(i for i, node in enumerate(ast.walk(tree)) if node is function)
    return Mutation(file, function.lineno, f"disable {function.name}", index)
