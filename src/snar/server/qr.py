"""An address as a QR code: byte mode, error correction M, versions 1 to 6, which holds 106 bytes. ISO/IEC 18004."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Grid = list[list[bool]]
# By version: bytes of error correction in a block, blocks, bytes of data in a block.
BLOCKS = {1: (10, 1, 16), 2: (16, 1, 28), 3: (26, 1, 44), 4: (18, 2, 32), 5: (24, 2, 43), 6: (16, 4, 27)}
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: r * c % 2 + r * c % 3 == 0,
    lambda r, c: (r * c % 2 + r * c % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2 == 0,
)
LONG = re.compile("0{5,}|1{5,}")
QUIET = 4  # empty modules around the code


def code(text: str) -> Grid:
    """Dark modules are True; ValueError when the text is too long."""
    data = text.encode()
    version = next((v for v, (_, blocks, size) in BLOCKS.items() if len(data) + 2 <= blocks * size), 0)
    if not version:
        raise ValueError("too long for a QR code")
    grid, fixed = frame(version)
    place(grid, fixed, codewords(data, version))
    return min((masked(grid, fixed, mask) for mask in range(8)), key=penalty)


# -- the bytes -----------------------------------------------------------------------------------------------------
def codewords(data: bytes, version: int) -> Iterator[int]:
    """Data and error correction of all blocks, interleaved."""
    correction, count, size = BLOCKS[version]
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    found = [int(bits[i : i + 8].ljust(8, "0"), 2) for i in range(0, len(bits), 8)]
    while len(found) < count * size:
        found += [0xEC, 0x11][: count * size - len(found)]
    blocks = [found[i * size : (i + 1) * size] for i in range(count)]
    rests = [remainder(block, correction) for block in blocks]
    yield from (block[i] for i in range(size) for block in blocks)
    yield from (rest[i] for i in range(correction) for rest in rests)


def times(a: int, b: int) -> int:
    """In the field of 256 elements."""
    found = 0
    while b:
        if b & 1:
            found ^= a
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return found


def remainder(block: list[int], degree: int) -> list[int]:
    """Reed and Solomon's."""
    generator, root = [1], 1
    for _ in range(degree):
        generator = [a ^ times(b, root) for a, b in zip([*generator, 0], [0, *generator], strict=True)]
        root = times(root, 2)
    rest = [*block, *[0] * degree]
    for i in range(len(block)):
        factor = rest[i]
        for j, part in enumerate(generator):
            rest[i + j] ^= times(part, factor)
    return rest[len(block) :]


# -- the picture ---------------------------------------------------------------------------------------------------
def frame(version: int) -> tuple[Grid, Grid]:
    """Finders, timing and alignment; and which modules are theirs (those of the format too)."""
    size = 17 + 4 * version
    grid, fixed = [[False] * size for _ in range(size)], [[False] * size for _ in range(size)]
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        square(grid, fixed, row, column, 4, (0, 1, 3))
    for i in range(8, size - 8):
        grid[6][i] = grid[i][6] = i % 2 == 0
        fixed[6][i] = fixed[i][6] = True
    if version > 1:
        square(grid, fixed, size - 7, size - 7, 2, (0, 2))
    for i in range(9):
        fixed[8][i] = fixed[i][8] = True
    for i in range(8):
        fixed[8][size - 1 - i] = fixed[size - 1 - i][8] = True
    return grid, fixed


def square(grid: Grid, fixed: Grid, row: int, column: int, reach: int, dark: tuple[int, ...]) -> None:
    """Rings around a centre; `dark`: distances that are."""
    for r in range(max(0, row - reach), min(len(grid), row + reach + 1)):
        for c in range(max(0, column - reach), min(len(grid), column + reach + 1)):
            grid[r][c] = max(abs(r - row), abs(c - column)) in dark
            fixed[r][c] = True


def place(grid: Grid, fixed: Grid, words: Iterator[int]) -> None:
    """Up and down in columns of two, from the right."""
    bits = (bool(word >> i & 1) for word in words for i in range(7, -1, -1))
    size = len(grid)
    up = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for row in range(size - 1, -1, -1) if up else range(size):
            for column in (right, right - 1):
                if not fixed[row][column]:
                    grid[row][column] = next(bits, False)
        up = not up


def masked(grid: Grid, fixed: Grid, mask: int) -> Grid:
    size, turns = len(grid), MASKS[mask]
    found = [[grid[r][c] ^ (not fixed[r][c] and turns(r, c)) for c in range(size)] for r in range(size)]
    rest = mask << 10  # level M is 00
    for i in range(4, -1, -1):
        rest ^= (0x537 << i) if rest >> (i + 10) & 1 else 0
    bits = (mask << 10 | rest) ^ 0x5412
    first = [(8, c) for c in (0, 1, 2, 3, 4, 5, 7, 8)] + [(r, 8) for r in (7, 5, 4, 3, 2, 1, 0)]
    second = [(size - 1 - i, 8) for i in range(7)] + [(8, size - 8 + i) for i in range(8)]
    for i in range(15):
        for row, column in (first[i], second[i]):
            found[row][column] = bool(bits >> (14 - i) & 1)
    found[size - 8][8] = True
    return found


def penalty(grid: Grid) -> int:
    """Long runs and squares of one colour are hard to read."""
    size = len(grid)
    lines = ["".join("01"[cell] for cell in line) for line in [*grid, *zip(*grid, strict=True)]]
    runs = sum(len(run) - 2 for line in lines for run in LONG.findall(line))
    looks = sum(3 * 40 for line in lines if "10111010000" in line or "00001011101" in line)
    squares = sum(
        grid[r][c] == grid[r + 1][c] == grid[r][c + 1] == grid[r + 1][c + 1]
        for r in range(size - 1)
        for c in range(size - 1)
    )
    return runs + looks + 3 * squares


# -- shown ---------------------------------------------------------------------------------------------------------
def svg(text: str) -> str:
    """A picture that scales, dark on light."""
    grid = code(text)
    size = len(grid) + 2 * QUIET
    dark = [(r + QUIET, c + QUIET) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell]
    path = "".join(f"M{c} {r}h1v1h-1z" for r, c in dark)
    box = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
    return f'{box}<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>'


def terminal(text: str) -> str:
    """Two rows in a line of letters, light on dark."""
    grid = code(text)
    size = len(grid)
    padded = [[False] * (size + 4) for _ in range(size + 5)]
    for r, row in enumerate(grid):
        padded[r + 2][2 : size + 2] = row
    marks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    pairs = [zip(padded[r], padded[r + 1], strict=True) for r in range(0, size + 4, 2)]
    return "\n".join("".join(marks[pair] for pair in line) for line in pairs)
