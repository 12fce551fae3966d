"""Movement, a second time: written from the rulebook alone and sharing nothing with the engine.

The board is a dict of (row, column) to the token printed there. A laid card is (picture cell, turn, BP);
`cover` turns laid cards into a dict of every covered cell to the BP of its card.
`walked` is the number of ring steps since the gate was entered, or None when no circuit is running.
"""

from functools import cache

Cell = tuple[int, int]
Board = dict[Cell, str]
Card = tuple[Cell, int, int]
Cover = dict[Cell, int]
Costs = dict[str, int]
# (field entered, its price, field stood on afterwards, ring steps walked, does movement end?)
Step = tuple[Cell, int, Cell, int | None, bool]

# "Náročnost vstupu na herní pole shrnuje tabulka". The last two are for characters to whom cards are easier:
# what is added to the BP of a card, and the most that a card can cost.
PRINTED: Costs = {
    "path": 1,
    "void": 2,
    "well": 2,
    "world": 2,
    "hall": 0,
    "mystery": 2,
    "card-add": 0,
    "card-most": 99,
}
# The eight fields around a hall, clockwise from the upper left corner.
CLOCKWISE = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]


def read(text: str) -> Board:
    board = {}
    for row, line in enumerate(text.strip().splitlines()):
        for column, token in enumerate(line.split()):
            board[(row, column)] = token
    return board


@cache
def kind(token: str) -> str:
    if token.endswith("*"):
        return "well"
    if token.isdigit():
        return "void"
    if token == "c":
        return "path"
    if token == "t":
        return "mystery"
    if token.endswith("s"):
        return "hall"
    if token.endswith("g"):
        return "gate"
    return "ring"


def covered(card: Card) -> list[Cell]:
    """The four fields under a card: its picture is in the corner that the turn names."""
    (row, column), turn, _ = card
    if turn == 0:  # the picture is at the top left
        rows, columns = [row, row + 1], [column, column + 1]
    elif turn == 90:  # at the top right
        rows, columns = [row, row + 1], [column - 1, column]
    elif turn == 180:  # at the bottom right
        rows, columns = [row - 1, row], [column - 1, column]
    else:  # at the bottom left
        rows, columns = [row - 1, row], [column, column + 1]
    return [(r, c) for r in rows for c in columns]


def cover(laid: list[Card]) -> Cover:
    return {cell: card[2] for card in laid for cell in covered(card)}


def price(board: Board, laid: Cover, cell: Cell, cesta: bool, costs: Costs) -> int:
    what = kind(board[cell])
    if what in ("gate", "ring"):
        return costs["world"]
    if what in ("hall", "mystery"):
        return costs[what]
    if cell in laid:
        return max(1, min(laid[cell] + costs["card-add"], costs["card-most"]))
    if cesta and what in ("void", "well"):  # wells count as void; "počítají za cestu (náročnost 1 BP)"
        return min(1, costs[what])
    return costs[what]


def hall_of(board: Board, cell: Cell) -> Cell:
    """The hall of the world in which the cell lies: itself or one of the eight around it."""
    for down, right in [(0, 0), *CLOCKWISE]:
        place = (cell[0] + down, cell[1] + right)
        if place in board and kind(board[place]) == "hall":
            return place
    raise ValueError(f"{cell} lies in no world")


def circle(board: Board, cell: Cell, edition: str) -> list[Cell]:
    """The ring on (or inside) which the cell lies, from its gate in the direction of walking."""
    row, column = hall_of(board, cell)
    ring = [(row + down, column + right) for down, right in CLOCKWISE]
    if edition == "draft":
        ring.reverse()
    while kind(board[ring[0]]) != "gate":
        ring.append(ring.pop(0))
    return ring


def steps(
    board: Board,
    laid: Cover,
    cell: Cell,
    walked: int | None,
    bp: int,
    cesta: bool = False,
    edition: str = "2003",
    costs: Costs = PRINTED,
) -> list[Step]:
    """Everything one step away that the BP suffice for."""
    here = kind(board[cell])
    found: list[Step] = []
    row, column = cell
    # Along the ring of the world one is in.
    if here == "hall":
        for field in circle(board, cell, edition):
            found.append((field, costs["world"], field, None, False))
    if here in ("gate", "ring"):
        ring = circle(board, cell, edition)
        place = ring.index(cell)
        onward = ring[(place + 1) % 8]
        back = ring[(place - 1) % 8]
        if walked is None:  # no circuit is running: either way, and it counts for nothing
            found.append((onward, costs["world"], onward, None, False))
            found.append((back, costs["world"], back, None, False))
        elif walked < 7:
            found.append((onward, costs["world"], onward, walked + 1, False))
        else:  # the gate for the second time: straight on into the hall for nothing
            found.append((onward, costs["world"] + costs["hall"], hall_of(board, cell), None, True))
    # To the four neighbours outside.
    if here != "hall":
        for field in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
            if field not in board:
                continue
            there = kind(board[field])
            if there in ("ring", "hall"):
                continue  # only by the gate; ring fields of one's own world were seen to above
            if there == "gate" and here == "ring" and field in circle(board, cell, edition):
                continue
            cost = price(board, laid, field, cesta, costs)
            if there == "gate":
                found.append((field, cost, field, 0, False))
            else:
                found.append((field, cost, field, None, there == "mystery"))
    return [step for step in found if step[1] <= bp]


def reachable(
    board: Board,
    laid: Cover,
    cell: Cell,
    walked: int | None,
    bp: int,
    cesta: bool = False,
    edition: str = "2003",
    costs: Costs = PRINTED,
) -> dict[Cell, int]:
    """Every field on which one can come to stand in this movement, with the fewest BP that it takes."""
    fewest: dict[Cell, int] = {cell: 0}
    seen: dict[tuple[Cell, int | None], int] = {(cell, walked): 0}
    waiting: list[tuple[Cell, int | None, int]] = [(cell, walked, 0)]
    while waiting:
        place, progress, spent = waiting.pop(0)
        for _, cost, to, after, ends in steps(board, laid, place, progress, bp - spent, cesta, edition, costs):
            total = spent + cost
            fewest[to] = min(total, fewest.get(to, total))
            if not ends and total < seen.get((to, after), 99):
                seen[(to, after)] = total
                waiting.append((to, after, total))
    return fewest
