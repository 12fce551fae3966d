"""Each kind of problem gives one clear line: file, id, what is wrong, what to do."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from snar.packs.ether.check import check_ether
from snar.packs.reader import Problem

Write = Callable[..., Path]
RISK = "put a slumber or a gate"
ENTRIES = {
    "influence.toml": [
        ("cunning = 2", "cuning = 2", "mince: unknown key intent.cuning; did you mean cunning?"),
        ("3 = [", "4 = [", "mince: unknown key action 1: do 1: roll.faces.4; use one of: x, blank, 1, 2, 3"),
        ("cards = 2", "cards = 0", "mince: action 1: do 1: roll.faces.3 1: draw.cards = 0; use a whole number"),
        ('"progress.insight"', '"progress"', "lampa: bonus 1: amount.per = 'progress'; use one of"),
        ("copies = 2", "copies = 3", "hracka: mince: 2 in start, 3 copies; make them equal"),
        ('sleeper = "hracka"', 'sleeper = "hrac"', "mince: sleeper names 'hrac'; there is none in sleepers"),
        ('once = "turn"\n', "", "lampa: action svitit can be repeated for nothing; give it a price or once (EE-B5a)"),
        ("insight = 2 }", "sight = 2 }", "lampa: unknown key place 1: sight; did you mean insight?"),
    ],
    "sleepers.toml": [
        ("price = [ { seal = 1 } ]\n", "", "hracka: action back can be repeated for nothing"),
        ('on = "roll"', 'on = "draw"', 'hracka: action back rerolls nothing; set on = "roll"'),
        ('kind = "quick"', 'kind = "plain"', "hracka: action back reacts to roll; reactions have"),
        ('"lampa"]', '"dopis"]', "hracka: dopis belongs to the market; start with cards of one's own"),
        ('"lampa"]', '"lampy"]', "hracka: start names 'lampy'; there is none in influence"),
    ],
    "items.toml": [
        (', { verb = "discard_self" }', "", "klubko: action 1 can be repeated for nothing"),
        ("[ { verb", '[ { verb = "travel", to = "nikam" }, { verb', "klubko: travel to 'nikam'; use a location, any"),
    ],
    "tiles.toml": [
        ('at = "nw"\n', "", "chodba: action otevrit has no place; say at which corner, or make it floating"),
        ('at = "nw"', 'at = "n"', "chodba: action 1: at = 'n'; use one of: , nw, ne, sw, se"),
        ("anger = 2 }", "anger = 2, insight = 1 }", "chodba: progressive action otevrit; every way to pay it is"),
        ('code = "C"', 'code = "Q"', "chodba: reveal 'Q'; nothing bears that code"),
        ('"dopis-nalezen"', '"dopis-ztracen"', "chodba: scene.id names 'dopis-ztracen'; there is none in scenes"),
        ('"I-01 A"', '"I-1 A"', "chodba: code = 'I-1 A'; use one of"),
        ('"I-01 A"', '"I-02 A"', "chodba: code I-02 A in the dream dum of I-01; begin the code with"),
        ('"I-01 B"', '"I-01 A"', "chodba: code I-01 A is not the only one; every card has one code"),
        ('place = "B2"', 'place = "D2"', "chodba: place = 'D2'; use one of"),
        ('id = "okno"', 'id = "pole"', "pole: the id is already used in tiles.toml; rename one"),
    ],
    "dreams.toml": [
        ("keys = 2", "keys = 5", "dum: its gate costs 5 keys; there are 4 (EE-G5a)"),
        ('intro = "vstup"', 'intro = "vchod"', "dum: intro names 'vchod'; there is none in scenes"),
        ('intro = "vstup"', "", "vstup: nothing in the campaign leads to it; lead there or leave it out"),
        ('exhausted = "rano"', "", "dum: intro or exhausted is missing; name their scenes (EF-GAT-1)"),
        ('{ verb = "reveal", code = "B" }, ', "", "okno: nothing in the campaign leads to it"),
        ('"special"', '"odd"', "dum: effect 1: step = 'odd'; use one of: mutation, basic, move, special, end"),
    ],
    "entities.toml": [
        (", least = 2 ", "", "prizrak: tokens asks for nothing; give least or most"),
        ("least = 2 ", "least = 2, most = 1 ", "prizrak: tokens from 2 to 1; let least be the lower"),
        ('"tokens"', '"tokenz"', "prizrak: action 1: do 1: if.when 1: not.of: unknown test 'tokenz'; did"),
        ('"c4"', '"g4"', "prizrak: moves 1: relocate_entity.to = 'g4'; use one of: any"),
        ('slumber = "prizrak"', "", "prizrak: it is nowhere or in two places; give it a dream or a slumber"),
    ],
    "secrets.toml": [
        ('of = "dopis"', "", "obalka: a secret of kind influence of ''; name its card in of"),
        ('of = "dopis"', 'of = "psani"', "obalka: of names 'psani'; there is none in influence"),
        ('of = "dopis"', 'of = "mince"', "obalka: mince has 2 copies; a card with a code is one"),
    ],
    "scenes.toml": [
        ('"victory"', '"defeat"', 'dum: it cannot be won; let something in it do end "victory"'),
        ('goto =', 'when = [ { test = "story", name = "psani", least = 1 } ]\ngoto =', "dopis-nalezen: it asks for"),
        ("least = 1 } ]\n\n", "most = 9 } ]\n\n", "dopis-nalezen: the story dopis = 1 is never told apart from 0; ask"),
        ("least = 1 } ]\n\n", "least = 2 } ]\n\n", "rano: it asks for the story dopis between 2 and 99"),
        ("number = 2", "number = 1", "rano: number 1 is that of vstup; number scenes apart"),
        ('id = "nechat"', 'id = "cist"', "dopis-nalezen: two choices have one id; give each an id of its own"),
        ("price = [ { ether = 1 } ]\n", "", "dopis-nalezen: scenes go round for nothing: dopis-nalezen >"),
        ('id = "nechat"', 'id = "nechat"\nprice = [ { gems = 1 } ]', "dopis-nalezen: it may leave nothing to choose"),
        ('name = "dopis", set', 'nam = "dopis", set', "dopis-nalezen: unknown key choice 1: do 1: story.nam; did you"),
    ],
    "world.toml": [
        ('"slumber"', '"fate"', f"krejci: it is reached from awakening without a risk; {RISK} before it (EE-G4)"),
        ('"slumber"', '"fate"', f"lozko: a free round lozko > ulice > krejci > lozko; {RISK} in it (EE-G4)"),
        ('["awakening"]', "[]", "0 locations of awakening; give one icons"),
        ('gate = "dum"', "", "brana: the icon gate and the key gate go together; give both or none"),
        ('gate = "dum"', 'gate = "dvere"', "brana: gate names 'dvere'; there is none in dreams"),
        ('shortcuts = ["lozko"]', "", "brana: no way leads from it; add arrows or shortcuts"),
        ('["shopping"]', '["obchod"]', "krejci: icons has 'obchod'; use one of: fate"),
        ('"krejci", "brana"', '"krejci", "brna"', "ulice: arrows names 'brna'; there is none in locations"),
        ("", '[[district]]\nid = "delta"\nplace = "A1"\nstart = true', "delta: suburbie is at A1 too; give each"),
        ("", '[[district]]\nid = "delta"\nplace = "A2"', "delta: nothing in the campaign leads to it"),
    ],
}  # fmt: skip
"""By file: what is replaced by what, and how the line begins after the name of the file."""
ELSEWHERE = {
    "hracka: mince": "sleepers.toml",
    "dum: it cannot": "dreams.toml",
    "vstup": "scenes.toml",
    "okno": "tiles.toml",
}


def carried(case: tuple[str, str, str]) -> list[pytest.MarkDecorator]:
    """The rules that the expected line names."""
    return [pytest.mark.rule(rule) for rule in re.findall(r"\b(E[EF]-[A-Z]+-?[0-9]+[a-z]?)\)", case[2])]


def test_a_correct_pack_has_no_problems(write: Write) -> None:
    assert check_ether(write()) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [pytest.param(file, *case, marks=carried(case)) for file, cases in ENTRIES.items() for case in cases],
)
def test_problems_of_entries(write: Write, file: str, old: str, new: str, line: str) -> None:
    told = next((place for start, place in ELSEWHERE.items() if line.startswith(start)), file)
    expect(check_ether(write(file, old, new)), f"{told}: {line}")


@pytest.mark.rule("EE-B5a")
def test_an_action_that_gives_its_price_back_is_free(write: Write) -> None:
    costly = 'price = [ { ether = 1 } ]\ndo = [ { verb = "ether", amount = 1 }, '
    folder = write("influence.toml", 'once = "turn"\ndo = [ ', costly)
    expect(check_ether(folder), "influence.toml: lampa: action svitit can be repeated for nothing")


@pytest.mark.rule("EE-B5a", "EF-MAP-6")
def test_a_gem_slot_needs_a_limit_whatever_it_costs(write: Write) -> None:
    slot = 'kind = "gem"\nat = "nw"\nprice = [ { gems = 1 } ]\ndo = [ { verb = "draw" } ]\n'
    folder = write("tiles.toml", 'at = "nw"\n', f'{slot}[[tile.action]]\nid = "dalsi"\nat = "nw"\n')
    expect(check_ether(folder), "tiles.toml: chodba: action otevrit can be repeated for nothing")


def test_an_action_that_closes_itself_is_not_endless(write: Write) -> None:
    closing = 'when = [ { test = "story", name = "krok", most = 2 } ]\ndo = [ { verb = "story", name = "krok" }, '
    assert check_ether(write("influence.toml", 'once = "turn"\ndo = [ ', closing)) == []


def test_an_entity_shares_its_id_with_its_slumber_only(write: Write) -> None:
    folder = write("entities.toml", 'id = "prizrak"', 'id = "pole"')
    line = "entities.toml: pole: the id is already used in tiles.toml; only the slumber of the entity may share it"
    expect(check_ether(folder), line)


def expect(problems: list[Problem], line: str) -> None:
    lines = [str(problem) for problem in problems]
    assert any(found.startswith(line) for found in lines), lines
    assert all("\n" not in found for found in lines)
