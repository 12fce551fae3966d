"""A small correct pack to write into a folder, whole or with something broken in it."""

from collections.abc import Callable
from pathlib import Path

import pytest

FILES = {
    "pack.toml": 'id = "maly"\nversion = "0.1.0"\nschema = 1\ngame = "rise"\n',
    "board.toml": '''
rows = """
11  12  c   13  I   I   I
15* c   c   45  Ig  Is  I
c   14* t   t   I   I   I
F   F   F   21* 22* 23* 24
F   Fs  F   c   A   A   A
F   F   Fg  c   Ag  As  A
31  32  c   c   A   A   A
"""
''',
    "characters.toml": """
[[character]]
id = "barbar"
side = "hero"
moc = 5
pohyb = 2
lives = 6
traits = ["unstoppable"]
[[character.modify]]
value = "moc"
amount = 1
when = "attack"

[[character]]
id = "stin"
side = "demon"
moc = 3
pohyb = 4
lives = 4
[[character.use]]
at = "duel"
against = "creature"
cost = 1
do = [ { verb = "bonus", amount = 2 } ]
""",
    "dreams.toml": """
[[card]]
id = "ptak-ohnivak"
light = 10
placement = "exact"
bp = 1
actions = 0
[[card.effect]]
on = "hero"
do = [ { verb = "roll", table = [
    { upto = 2, do = [ { verb = "power", tokens = 1 } ] },
    { upto = 8, do = [ { verb = "choose", of = [ [ { verb = "carry", to = "23" } ], [] ] } ] },
] } ]
""",
    "horrors.toml": """
[[card]]
id = "sopka"
copies = 2
light = 20
placement = "random"
bp = 3
actions = 2
[[card.effect]]
on = "any"
except = ["stin"]
do = [ { verb = "wound", lives = 3 } ]
""",
    "events.toml": """
[[creature]]
id = "vlk"
moc = 3
experience = 4
animal = true
spare = ["barbar"]
instead = [ { verb = "heal", lives = 1 } ]

[[item]]
id = "lektvar"
back = 2
single = true
[[item.use]]
at = "any"
do = [ { verb = "heal", lives = 0 } ]

[[oneshot]]
id = "dar"
back = 1
do = [ { verb = "unlay" } ]
""",
    "quests.toml": """
[[quest]]
id = "studanky"
level = "easy"
[[quest.deed]]
deed = "visit"
what = "well"
count = 3
different = true
""",
    "abilities.toml": """
[[ability]]
id = "mag"
copies = 2
[[ability.modify]]
value = "spell"
amount = 1
""",
    "spells.toml": '[[spell]]\nid = "blesk"\nroll = 6\ntarget = "other"\n',
    "timegate.toml": '[[gate]]\nroll = 4\ndo = [ { verb = "skip" } ]\n',
}


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes the pack; in `file`, `old` is replaced by `new` (or `new` is added when there is no `old`)."""

    def write_pack(file: str = "", old: str = "", new: str = "") -> Path:
        for name, text in FILES.items():
            changed = text.replace(old, new, 1) if old else text + new
            assert name != file or changed != text
            (tmp_path / name).write_text(changed if name == file else text, "utf-8")
        return tmp_path

    return write_pack
