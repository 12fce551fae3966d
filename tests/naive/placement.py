"""Laying dreams and horrors, a second time: from the rulebook alone, sharing nothing with the engine."""

from tests.naive.movement import Board, Cell, Cover, covered, kind

TURNS = [0, 90, 180, 270]


def fits(board: Board, laid: Cover, picture: Cell, turn: int) -> bool:
    for cell in covered((picture, turn, 0)):
        if cell not in board:  # "Celá karta musí být umístěna na herním plánu"
            return False
        if cell in laid:  # "nelze ji položit tak, aby třeba jen částí překrývala" another
            return False
    return True


def places(board: Board, laid: Cover, placement: str) -> set[tuple[Cell, int]]:
    """All (picture field, turn): exact cards may have it on numbered fields or paths, random ones on numbers."""
    allowed = ["void", "well"]
    if placement == "exact":
        allowed.append("path")
    found = set()
    for cell, token in board.items():
        if kind(token) in allowed:
            for turn in TURNS:
                if fits(board, laid, cell, turn):
                    found.add((cell, turn))
    return found


def rolled(board: Board, laid: Cover, first: int, second: int) -> set[tuple[Cell, int]]:
    """Where a random card may lie after two dice; nowhere at all: both are rolled again."""
    number = str(first) + str(second)
    found = set()
    for cell, token in board.items():
        if token in (number, number + "*"):
            for turn in TURNS:
                if fits(board, laid, cell, turn):
                    found.add((cell, turn))
    return found


def roll_again(board: Board, laid: Cover, first: int, second: int) -> bool:
    return not rolled(board, laid, first, second)
