"""Each kind of problem gives one clear line: file, id, what is wrong, what to do."""

from collections.abc import Callable
from pathlib import Path

import pytest

from snar.packs.reader import Problem
from snar.packs.rise.check import check

Write = Callable[..., Path]
ENTRIES = {
    "dreams.toml": [
        ("bp = 1", "bp = ", "not readable: Invalid value (at line 6, column 6)"),
        ("[[card]]", "[[snake]]", "unknown table [[snake]]; use [[card]]"),
        ('"23"', '"99"', "ptak-ohnivak: carry to '99'; use a field of the board"),
        ("upto = 8", "upto = 7", "ptak-ohnivak: roll table with upto [2, 7]; let"),
        ("upto = 2", "upto = 8", "ptak-ohnivak: roll table with upto [8, 8]; let"),
        (", [] ]", " ]", "ptak-ohnivak: choose leaves no choice; give two lists"),
        ("tokens = 1", "tokens = 0", "ptak-ohnivak: effect 1: do 1: roll.table 1: do"),
    ],
    "horrors.toml": [
        ("copies", "copys", "sopka: unknown key copys; did you mean copies?"),
        ("light = 20", "light = 12", "sopka: light = 12; use a whole number 5..100"),
        ("light = 20", "light = 0", "sopka: light = 0; use a whole number 5..100"),
        ("bp = 3", "bp = 9", "sopka: bp = 9; use a whole number 1..8"),
        ("bp = 3", "bp = true", "sopka: bp = True; use a whole number 1..8"),
        ("bp = 3", 'bp = "3"', "sopka: bp = '3'; use a whole number 1..8"),
        ("actions = 2", "actions = 4", "sopka: actions = 4; use a whole number 0..3"),
        ('"random"', '"%"', "sopka: placement = '%'; use one of: exact, random"),
        ("sopka", "Sopečka", "Sopečka: id 'Sopečka'; use small ASCII letters"),
        ('"any"', '"all"', "sopka: effect 1: on = 'all'; use one of: hero, demon"),
        ('"stin"', '"stim"', "sopka: except names 'stim'; use characters of the"),
        ('"wound"', '"wund"', "sopka: effect 1: do 1: unknown verb 'wund'; did you"),
        ("lives", "live", "sopka: unknown key effect 1: do 1: wound.live; did you"),
        ("[ {", "{", "not readable"),
        ("", '[[card.effect]]\non = "hero"\ndo = []', "sopka: two effects concern"),
    ],
    "events.toml": [
        ('"unlay"', '"reroll"', "dar: reroll has no meaning here; put it in a use at"),
        ("animal = true", "animal = 1", "vlk: animal = 1; use true or false"),
        ('spare = ["barbar"]', "", "vlk: instead concerns nobody; name in spare"),
        ('"vlk"', '"v\\nlk"', "v lk: id 'v\\nlk'; use small ASCII letters"),
        ("animal = true", "back = 2", "vlk: back = 2, experience = 4; make them"),
        ('["barbar"]', '"barbar"', "vlk: spare is not a list; write it in [ ]"),
        ('"barbar"', '"barbara"', "vlk: spare names 'barbara'; use characters of"),
    ],
    "quests.toml": [
        ("count = 3", "count = 7", "studanky: deed 1: count = 7; use a whole number"),
        ('"well"', '"wells"', "studanky: deed visit 'wells'; use one of: laid"),
        ('"visit"', '"visits"', "studanky: deed 1: deed = 'visits'; use one of"),
        ('"easy"', '"normal"', "studanky: level = 'normal'; use one of: easy, hard"),
    ],
    "abilities.toml": [
        ('"spell"', '"sppell"', "mag: modify 1: value = 'sppell'; use one of"),
        ("amount = 1", "", "mag: modify spell has to have amount or cap; give"),
        ("amount = 1", "cap = 1", "mag: modify spell cannot have a cap; caps"),
        ("", 'when = "well"', "mag: modify spell when well; only moc may"),
    ],
    "characters.toml": [
        ("pohyb = 2", "", "barbar: pohyb is missing; add a whole number"),
        ('"unstoppable"', '"fast"', "barbar: traits has 'fast'; use one of"),
        ('"duel"', '"turn"', "stin: use at turn against creature; against"),
    ],
    "timegate.toml": [
        ("roll = 4", "roll = 3", "3: roll = 3; use a whole number 4..8"),
        ('"skip"', '"shield"', "4: shield has no meaning here; put it in a use"),
    ],
    "spells.toml": [
        ("blesk", "hrom", "hrom: unknown spell; use one of: pohyb"),
        ("roll = 6", "roll = 0", "blesk: roll = 0; use a whole number 1..10"),
    ],
}
"""By file: what is replaced by what, and how the line begins after the name of the file."""


def test_a_correct_pack_has_no_problems(write: Write) -> None:
    assert check(write()) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line"), [(file, *case) for file, cases in ENTRIES.items() for case in cases]
)
def test_problems_of_entries(write: Write, file: str, old: str, new: str, line: str) -> None:
    expect(check(write(file, old, new)), f"{file}: {line}")


def test_ids_are_unique_in_the_whole_pack(write: Write) -> None:
    line = "events.toml: vlk: the id is already used in horrors.toml; rename one"
    expect(check(write("horrors.toml", "sopka", "vlk")), line)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("24", "", "board.toml: rows: row 4 has 6 cells of 7; the board is a square"),
        ("24", "29", "board.toml: rows: row 4 has a cell '29'; use 23, 23*"),
        ("24", "23", "board.toml: rows: number 23 stands there 2 times; each number is used once"),
        ("45", "46", "board.toml: rows: field 45 is missing; characters start there"),
        ("23*", "23", "board.toml: rows: 4 wells; make at least 5"),
        ("Ig", "I", "board.toml: rows: iridion has 0 gates and 1 halls; use one Ig and one Is"),
        ("Is  I", "I   Is", "board.toml: rows: iridion is not 3x3 around its hall; put eight I fields"),
        ("t   t", "33  34", "board.toml: rows: there is no mystery place; put some t cells together"),
        ("24", "I", "board.toml: rows: iridion is not 3x3 around its hall; put eight I fields"),
        ("I   I   I\n15*", "I   Ig  I\n15*", "board.toml: rows: iridion has 2 gates and 1 halls; use one Ig"),
    ],
)
def test_problems_of_the_board(write: Write, old: str, new: str, line: str) -> None:
    expect(check(write("board.toml", old, new)), line)


def test_effects_are_not_nested_without_end(write: Write) -> None:
    deep = '{ verb = "others", who = "one", do = [ ' * 30 + '{ verb = "skip" }' + " ] }" * 30
    line = "timegate.toml: 4: others is nested too deeply; use fewer effects inside effects"
    expect(check(write("timegate.toml", '{ verb = "skip" }', deep)), line)
    deeper = deep.replace('{ verb = "skip" }', "[" * 5000)
    expect(check(write("timegate.toml", '{ verb = "skip" }', deeper)), "timegate.toml: not readable")


def test_an_empty_board(write: Write) -> None:
    folder = write()
    (folder / "board.toml").write_text('rows = " "', "utf-8")
    expect(check(folder), "board.toml: rows: the board is empty; draw its fields, one row a line")


CUT_OFF = """
11  12  c   13  I   I   I
15* c   c   45  Ig  Is  I
c   14* t   t   I   I   I
F   F   Fg  A   A   A   21*
F   Fs  F   A   As  A   22*
F   F   F   Ag  A   A   23*
31  32  c   c   33  c   34
"""


def test_worlds_cut_nothing_off(write: Write) -> None:
    folder = write()
    (folder / "board.toml").write_text(f"rows = '''{CUT_OFF}'''", "utf-8")
    line = "board.toml: rows: fields cut off by worlds: 21* 22* 23* 31 32 33 34 c c c; move the worlds"
    expect(check(folder), line)


def test_a_gate_must_be_reachable(write: Write) -> None:
    folder = write("board.toml", "45  Ig  Is  I", "45  I   Is  Ig")
    assert [str(problem) for problem in check(folder)] == [
        "board.toml: rows: the gate of iridion cannot be reached; put it beside a void or path field"
    ]


@pytest.mark.parametrize("at", ["turn", "any"])
def test_no_free_loops(write: Write, at: str) -> None:
    use = f'[[ability.use]]\nat = "{at}"\nlimit = "none"\n'
    line = f"abilities.toml: mag: use at {at} can be repeated for free; set limit"
    expect(check(write("abilities.toml", "", use + 'do = [ { verb = "bp", amount = 1 } ]')), line)
    expect(check(write("abilities.toml", "", use + 'cost = 1\ndo = [ { verb = "heal", lives = 1 } ]')), line)
    expect(check(write("abilities.toml", "", use + 'cost = 2\ndo = [ { verb = "heal", lives = 0 } ]')), line)
    assert not check(write("abilities.toml", "", use + 'cost = 1\ndo = [ { verb = "bp", amount = 1 } ]'))


def test_a_limit_fits_its_moment(write: Write) -> None:
    use = '[[ability.use]]\nat = "turn"\ncost = 1\nlimit = "trigger"\ndo = [ { verb = "bp", amount = 1 } ]'
    expect(check(write("abilities.toml", "", use)), "abilities.toml: mag: use at turn has nothing that triggers it;")
    use = '[[ability.use]]\nat = "duel"\ncost = 1\nlimit = "none"\ndo = [ { verb = "bonus", amount = 1 } ]'
    expect(check(write("abilities.toml", "", use)), "abilities.toml: mag: use at duel without a limit; there it works")


@pytest.mark.parametrize(("value", "amount"), [("cost-path", -1), ("cost-void", -2)])
def test_a_step_never_costs_less_than_one(write: Write, value: str, amount: int) -> None:
    folder = write("abilities.toml", 'value = "spell"\namount = 1', f'value = "{value}"\namount = {amount}')
    expect(check(folder), f"abilities.toml: mag: modify {value} by {amount} makes a step free; costs never")


def test_a_single_item_needs_a_use(write: Write) -> None:
    folder = write("events.toml", '[[item.use]]\nat = "any"\ndo = [ { verb = "heal", lives = 0 } ]', "")
    problems = [str(problem) for problem in check(folder)]
    assert problems[0].startswith("events.toml: lektvar: a single item without a use is never used up; add")


def test_all_problems_are_shown_at_once(write: Write) -> None:
    folder = write("horrors.toml", "light = 20", "light = 21\nshadow = 3")
    assert [problem.what for problem in check(folder)] == ["unknown key shadow", "light = 21"]


def expect(problems: list[Problem], line: str) -> None:
    lines = [str(problem) for problem in problems]
    assert any(found.startswith(line) for found in lines), lines
    assert not any("\n" in found for found in lines)
