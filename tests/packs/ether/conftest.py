"""A small correct pack of Etherfields to write into a folder, whole or with something broken in it."""

from collections.abc import Callable
from pathlib import Path

import pytest

FILES = {
    "pack.toml": 'id = "maly"\nversion = "0.1.0"\nschema = 1\ngame = "ether"\n',
    "sleepers.toml": """
[[sleeper]]
id = "hracka"
colour = "gold"
start = ["mince", "mince", "lampa"]
[sleeper.back]
kind = "quick"
on = "roll"
price = [ { seal = 1 } ]
do = [ { verb = "reroll" } ]
""",
    "influence.toml": """
[[influence]]
id = "mince"
copies = 2
sleeper = "hracka"
intent = { cunning = 2 }
[[influence.action]]
do = [ { verb = "roll", faces = { x = [ { verb = "distress" } ], 3 = [ { verb = "draw", cards = 2 } ] } } ]

[[influence]]
id = "lampa"
sleeper = "hracka"
progress = true
place = [ { insight = 2 }, { ether = 1 } ]
[[influence.bonus]]
value = "hand"
amount = { per = "progress.insight" }
[[influence.action]]
id = "svitit"
once = "turn"
do = [ { verb = "calm", amount = 1, who = "each" } ]

[[influence]]
id = "dopis"
cost = 2
""",
    "weaknesses.toml": """
[[weakness]]
id = "strach"
drawn = [ { verb = "distress", who = "others" } ]
""",
    "items.toml": """
[[item]]
id = "klubko"
start = true
[[item.action]]
kind = "quick"
do = [ { verb = "move", fields = 2 }, { verb = "discard_self" } ]
""",
    "mutations.toml": '[[mutation]]\nid = "ostny"\nvalue = "distress"\n',
    "turns.toml": '[[turn]]\nid = "prvni"\nsuit = "hearts"\nsteps = ["basic", "move", "basic"]\nloot = []\n',
    "tiles.toml": """
[[tile]]
id = "chodba"
code = "I-01 A"
dream = "dum"
place = "B2"
suits = { sw = "hearts" }
picture = '''
+--+--+
|e  e |
+  +--+
|s  ##
+--+--+
'''
[[tile.action]]
id = "otevrit"
at = "nw"
price = [ { anger = 2 } ]
each = "progressive"
do = [ { verb = "reveal", code = "C" }, { verb = "scene", id = "dopis-nalezen" } ]

[[tile]]
id = "predsin"
kind = "slumber-entry"
place = "B2"
picture = '''
+--+--+
|e  e
+  +  +
|
+--+--+
'''

[[tile]]
id = "pole"
kind = "slumber"
place = "B3"
picture = '''
+--+--+
    s |
+  +  +
|     |
+--+--+
'''

[[overlay]]
id = "okno"
code = "I-01 B"
dream = "dum"
at = "c3"
picture = '''
+--+
|  |
+--+
'''
""",
    "dreams.toml": """
[[dream]]
id = "dum"
code = "I-01"
start = true
district = "suburbie"
keys = 2
turns = 12
intro = "vstup"
exhausted = "rano"
setup = [ { verb = "reveal", code = "A" } ]
[[dream.effect]]
step = "special"
do = [ { verb = "reveal", code = "B" }, { verb = "end", outcome = "defeat" } ]
""",
    "slumbers.toml": """
[[slumber]]
id = "prizrak"
start = true
turns = 4
entity = "prizrak"
exhausted = [ { verb = "choose", of = [ [ { verb = "gem", amount = -1 } ], [] ] } ]
""",
    "entities.toml": """
[[entity]]
id = "prizrak"
slumber = "prizrak"
movement = "rules"
moves = [ { verb = "relocate_entity", to = "c4" } ]
[[entity.action]]
id = "uderit"
kind = "attack"
price = [ { anger = 3 } ]
do = [ { verb = "if", when = [ { test = "not", of = { test = "tokens", least = 2 } } ], then = [
    { verb = "token" } ], else = [ { verb = "banish" } ] } ]
""",
    "secrets.toml": '[[secret]]\nid = "obalka"\ncode = "I-01 C"\ndream = "dum"\nkind = "influence"\nof = "dopis"\n',
    "scenes.toml": """
[[scene]]
id = "vstup"
number = 1

[[scene]]
id = "rano"
number = 2
[[scene.passage]]
id = "precteno"
at = "dopis"
when = [ { test = "story", name = "dopis", least = 1 } ]

[[scene]]
id = "dopis-nalezen"
number = 3
[[scene.choice]]
id = "cist"
price = [ { ether = 1 } ]
do = [ { verb = "story", name = "dopis", set = 1 } ]
goto = "dopis-nalezen"
[[scene.choice]]
id = "nechat"
do = [ { verb = "end", outcome = "victory" } ]
""",
    "world.toml": """
[[district]]
id = "suburbie"
place = "A1"
start = true

[[location]]
id = "lozko"
district = "suburbie"
icons = ["awakening"]
arrows = ["ulice"]

[[location]]
id = "ulice"
district = "suburbie"
icons = ["slumber"]
arrows = ["krejci", "brana"]

[[location]]
id = "krejci"
district = "suburbie"
icons = ["shopping"]
arrows = ["lozko"]

[[location]]
id = "brana"
district = "suburbie"
icons = ["gate"]
gate = "dum"
shortcuts = ["lozko"]
""",
}
FORMS = {
    "cs": "".join(f"\n    .{form} = f" for form in ("gen", "dat", "acc", "loc", "ins", "gender", "flavour")),
    "en": "\n    .article = the\n    .flavour = So.",
}
PUBLIC = (
    *(["hracka", "mince", "lampa", "strach", "klubko", "ostny", "prvni", "predsin", "pole"]),
    *(["dum", "prizrak", "suburbie", "lozko", "ulice", "krejci", "brana"]),
)
SECRET = ("dopis", "chodba", "okno")
MORE = {
    "hracka": "\n    .act-back = Znovu",
    "klubko": "\n    .act-1 = Hodit",
    "chodba": "\n    .act-otevrit = Otevřít",
    "prizrak": "\n    .act-uderit = Uhodit",
    "dum": "\n    .goal = Ven.",
}
SCENES = """
scene-vstup = Dveře.
    .title = Vstup
scene-rano =
    Ráno.

    §dopis
    .title = Ráno
    .passage-precteno = Dopis leží na stole, přečtený.
scene-dopis-nalezen = Dopis.
    .title = Dopis
    .choice-cist = Číst
    .choice-nechat = Nechat
"""


def texts(lang: str) -> dict[str, str]:
    def written(ids: tuple[str, ...]) -> str:
        return "".join(f"{id} = Jméno{FORMS[lang]}{MORE.get(id, '')}\n" for id in ids)

    return {f"{lang}/things.ftl": written(PUBLIC), f"secret/{lang}/things.ftl": written(SECRET) + SCENES}


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes the pack; in `file`, `old` is replaced by `new` (or `new` is added when there is no `old`)."""

    def write_pack(file: str = "", old: str = "", new: str = "") -> Path:
        for name, text in (FILES | texts("cs") | texts("en")).items():
            changed = text.replace(old, new, 1) if old else text + new
            assert name != file or changed != text
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(changed if name == file else text, "utf-8")
        return tmp_path

    return write_pack
