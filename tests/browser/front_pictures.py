"""The two pictures of the README, in both languages: a table of each game in the middle of an evening.

python -m tests.browser.front_pictures          # docs/pictures/rise-snu*.jpg, etherfields*.jpg
"""

from __future__ import annotations

import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from .contact_sheet import LANGUAGES, SHEETS
from .served import Served
from .visitor import come, launched

KNIGHT = {"field": "38", "lives": 3, "noted": 5, "items": ["lecivy-lektvar"]}
KNIGHT |= {"hand": ["pokoj-navic", "sermirna", "svetlusky", "majak", "usvit"]}
KNIGHT |= {"quests": [{"id": "noclehy", "world": "iridion", "done": True}, {"id": "studanky", "world": "filnerin"}]}
SHADOW = {"field": "iridion.5", "lives": 2, "tokens": 1, "noted": 1}
SHADOW |= {"quests": [{"id": "studanky", "world": "iridion", "left": [1], "seen": [["63", "67"]]}]}
LAID = [
    {"card": "duhovy-most", "picture": "11", "owner": "rytir"},
    {"card": "hvezdarna", "picture": "75", "owner": "rytir"},
    {"card": "vlci-jama", "picture": "55", "turn": 270, "owner": "stin", "actions": 1},
    {"card": "sopka", "picture": "52", "owner": "stin"},
]
RISE = {"phase": "casting", "round": 9, "light": {"sny": 35, "tma": 5}, "figures": {"rytir": KNIGHT, "stin": SHADOW}}
GAMBLER = {"field": "b5", "distress": 3, "ether": 2, "gems": 1}
GAMBLER |= {"hand": ["vlastovka-z-uctenky", "mince-na-hrane", "horka-dlan", "cizi-narozeniny", "lichy-schod"]}
DREAM = {"dream": "prvni-sen", "tiles": ["predsin", "kuchyne", "obyvak", "detsky-pokoj", "schody"]}
DREAM |= {"turns": [f"hodina-{name}" for name in ("psu", "sov", "mlekaru", "zlatniku", "lamparu", "korenu")]}
DREAM |= {"entities": {"mokry-kabat": {"figures": ["d3"]}}}
PICTURES: dict[str, tuple[str, dict[str, Any], str]] = {
    "rise-snu": ("rise", {**RISE, "laid": LAID}, "rytir"),
    "etherfields": ("ether", {**DREAM, "sleepers": {"hracka": GAMBLER}}, "hracka"),
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, launched() as browser, closing(Served(Path(folder)).start()) as site:
        for name, (game, given, reader) in PICTURES.items():
            for lang, locale in LANGUAGES.items():
                me = come(browser, site.url, {"lang": lang, "theme": "dark"}, locale=locale)
                me.sit(me.call("/api/given", {"game": game, "given": given, "reader": reader})["id"])
                me.page.locator(".ask").wait_for()
                me.page.wait_for_load_state("networkidle")  # motifs and fonts
                to = SHEETS / f"{name}{'' if lang == 'en' else '-' + lang}.jpg"
                me.page.screenshot(path=to, type="jpeg", quality=80)
                print(to.name, flush=True)
                me.context.close()


if __name__ == "__main__":
    main()
