"""English texts call things by their English names; only ids, which people type, stay Czech."""

import re

from snar.packs.folders import BUILT_IN
from snar.packs.rise.loader import load
from snar.texts.bundle import HERE, Texts
from snar.texts.samples import bundles

PACK = BUILT_IN / "rise-snu"
SCENARIOS = ("stret-risi", "zkouska-sily", "souboj-s-casem", "bratrstvi")
ENGLISH = [line for path in bundles("en")[0] for line in path.read_text("utf-8").splitlines()]


def names(lang: str) -> list[str]:
    texts, pack = Texts([PACK], lang), load()
    things = [texts.name(id) for id in (*pack.characters, *pack.cards, *pack.spells)]
    return [*things, *(texts.say(f"scenario-{id}") for id in SCENARIOS)]


def test_no_english_text_has_a_czech_name() -> None:
    czech = {one for one, other in zip(names("cs"), names("en"), strict=True) if one != other}
    assert len(czech) > 150
    found = [
        (one, line) for one in czech for line in ENGLISH if one in line and re.search(rf"\b{re.escape(one)}\b", line)
    ]
    assert found == []


def test_names_shared_by_program_and_page_are_in_the_public_file() -> None:
    public = (HERE / "en" / "public.ftl").read_text("utf-8")
    assert all(f"scenario-{id} = " in public for id in SCENARIOS)
