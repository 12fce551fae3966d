"""Scenario files of both games: traces, partial matches, sizes, refused agreements, events from the very start."""

import copy

import pytest

from snar.cli.commands.scenario import run_data, run_file

DUEL = {
    "title": "A creature is met",
    "rules": ["RS-DUL-5"],
    "given": {"plain": True, "dice": [], "figures": {"rytir": {"field": "46", "bp": 3, "items": ["zlaty-mec"]}}},
    "when": [{"seat": "rytir", "say": "end"}],
    "then": {"sizes": {"items.rytir": 1, "hand.stin": 0}},
}
NIGHT = {
    "title": "A night in the hall",
    "game": "ether",
    "rules": ["EF-BAS-1"],
    "given": {
        "dream": "prvni-sen", "tiles": ["predsin"], "dice": [], "hours": 4,
        "sleepers": {"hracka": {"field": "a3", "hand": ["lichy-schod"]}},
        "entities": {"prizrak": {"figures": ["b3", {"field": "b4", "states": ["stunned"]}]}},
    },
    "then": {"sizes": {"hand.hracka": 1}},
}  # fmt: skip


def changed(data, *path_and_value):
    *path, last, value = path_and_value
    data = copy.deepcopy(data)
    place = data
    for key in path:
        place = place[key] if isinstance(place, list) else place.setdefault(key, {})
    place[last] = value
    return data


def applied(effect):
    return [{"proc": "Apply", "seat": "hracka", "effects": [effect]}]


@pytest.mark.parametrize("data", [DUEL, NIGHT], ids=["rise", "ether"])
def test_the_examples_hold(data):
    assert run_data(data) == []


@pytest.mark.parametrize(
    ("data", "change", "line"),
    [
        (DUEL, ("rules", ["RS-DUL-99"]), "rules: RS-DUL-99 is no rule of this game"),
        (NIGHT, ("rules", ["RS-DUL-5"]), "rules: RS-DUL-5 is no rule of this game"),
        (DUEL, ("game", "chess"), "game = chess: known are rise, ether"),
        (DUEL, ("title", 3), "title: 3 is not a text"),
        (DUEL, ("then", "sizes", {"hand.stin": 2}), "then.sizes.hand.stin: 0, not 2"),
        (DUEL, ("then", "sizes", {"hand.nobody": 2}), "then: zones.hand.nobody: no such zone"),
        (DUEL, ("then", "no_events", [{"kind": "dule"}]), "then.no_events: no event is called dule"),
        (DUEL, ("then", "no_events", [{"kind": "duel", "winner": "x"}]), "then.no_events.winner: unknown"),
        (DUEL, ("then", "offers", {"stin": ["!atack rytir"]}), "then.offers.stin: !atack rytir: no answer begins with"),
        (
            DUEL,
            ("when", 0, "then", {"no_events": [{"kind": "dule"}]}),
            "when 1: then.no_events: no event is called dule",
        ),
        (DUEL, ("given", "moved", ["rytir"]), "moved: rytir moves now"),
        (DUEL, ("given", "state", {"rules": 3}), "given.plain: unknown; known are state"),
        (DUEL, ("when", 0, "say", "move c1 end"), "when 1: rytir says 'move c1 end', refused at 'move c1': too-far"),
        (NIGHT, ("given", "dream", "nikdy"), "dream nikdy: not in this pack"),
        (NIGHT, ("given", "slumber", "nikdy"), "slumber nikdy: not in this pack"),
        (NIGHT, ("given", "location", "nikde"), "location nikde: not in this pack"),
        (NIGHT, ("given", "environments", [["fog", "a1"]]), "environments = fog: known are light, darkness"),
        (NIGHT, ("given", "environments", [["light"]]), "environments: ['light']; write"),
        (NIGHT, ("given", "intent", {"act predsin.nic": ["anger", 1]}), "intent: act predsin.nic: no such action"),
        (
            NIGHT,
            ("given", "intent", {"act predsin.zabrat": ["purple", 1]}),
            "intent.act predsin.zabrat = purple: known are insight, cunning, anger",
        ),
        (NIGHT, ("given", "slots", [["predsin", 1]]), "slots: predsin: no such action"),
        (NIGHT, ("given", "slots", ["predsin"]), "slots: 'predsin' is not a list"),
        (NIGHT, ("given", "tokens", {"predsin": "many"}), "tokens.predsin: 'many' is not a whole number"),
        (NIGHT, ("given", "tiles", ["predsin@Q9"]), "tiles: Q9 is neither a place"),
        (NIGHT, ("given", "entities", {"prizrak": {"figures": [{}]}}), "entities.prizrak: field is missing"),
        (NIGHT, ("given", "during", [{"proc": "Seal"}]), "during: Seal: "),
        (NIGHT, ("given", "during", applied({"verb": "sneeze"})), "during: effects 1: unknown verb 'sneeze'"),
        (NIGHT, ("given", "during", applied({"verb": "relocate"})), "during: effects 1: relocate.to is missing; add "),
        (NIGHT, ("then", "entities", {"prizrak": {"figures": ["b3", "b3"]}}), "then.entities.prizrak.figures: "),
        # words that would hold for ever
        (DUEL, ("then", "no_events", [{"kind": "awaken", "actor": "stinn"}]), "then.no_events.actor: nobody"),
        (DUEL, ("then", "no_events", [{"kind": "awaken", "rule": "RS-X-1"}]), "then.no_events.rule: RS-X-1 is no rule"),
        (DUEL, ("then", "offers", {"rytir": ["!move 99"]}), "then.offers.rytir: !move 99: nothing here is called '99'"),
        (NIGHT, ("then", "offers", {"hracka": ["!act a.b"]}), "then.offers.hracka: !act a.b: nothing here is called"),
        (DUEL, ("when", 0, "refused", ""), "when 1: answer.refused: empty; name the rule"),
        (DUEL, ("given", "figures", "rytir", "used", ["x"]), "figures.rytir.used: x: no such use"),
        (NIGHT, ("given", "sleepers", {"hracka": {"used": ["x"]}}), "sleepers.hracka: used: x: no such action"),
        (NIGHT, ("given", "story", {"kabaty": 1}), "story kabaty: not in this pack"),
        (NIGHT, ("given", "start", "nowhere"), "given: unknown-start (EF-SET-2"),
        (NIGHT, ("given", "chronicle", {"x": 1}), "chronicle.x: unknown; known are"),
        (NIGHT, ("given", "outcome", "x"), "outcome x: not in this pack; known are victory"),
        (NIGHT, ("given", "log", [["prvni-sen", "x"]]), "log = x: known are victory"),
        (NIGHT, ("given", "pack", "nikde"), "pack: nikde: no such pack"),
        (NIGHT, ("given", "companions", [["x", "a1", "hracka"]]), "companions = x: known are skrin"),
        # positions that contradict themselves
        (DUEL, ("given", "figures", "rytir", "lives", 0), "figures.rytir.lives: 0 is not a whole number 1..4"),
        (DUEL, ("given", "figures", "rytir", "lives", 9), "figures.rytir.lives: 9 is not a whole number 1..4"),
        (DUEL, ("given", "figures", "rytir", "bp", 10**40), "figures.rytir.bp: 1000"),
        (DUEL, ("given", "figures", "rytir", "items", ["usvit"]), "figures.rytir.items: usvit does not belong here"),
        (DUEL, ("given", "figures", "rytir", "hand", ["zlaty-mec"]), "figures.rytir.hand: zlaty-mec does not belong"),
        (DUEL, ("given", "figures", "rytir", "tamed", ["hejkal-bez-hlasu"]), "figures.rytir.tamed: hejkal-bez-hlasu"),
        (DUEL, ("given", "figures", "rytir", "annexed", ["iridion"] * 2), "figures.rytir.annexed: ["),
        (DUEL, ("given", "moved", ["stin"]), "moved: stin: it is the turn of the other side"),
        (DUEL, ("given", "order", ["stin", "rytir"]), "order: sides take turns here"),
        (DUEL, ("given", "decks", {"event": ["usvit"]}), "decks.event: usvit does not belong here; there go event"),
        (DUEL, ("given", "laid", [{"card": "sopka", "picture": "45", "actions": 3}]), "laid.actions: 3 is not"),
        (NIGHT, ("given", "slumber", "prizrak"), "slumber: a dream is named too"),
        (NIGHT, ("given", "keys", 9), "supply.key: 9 lie on the table, but there are only 4"),
        (NIGHT, ("given", "tiles", ["predsin", "kuchyne@A2"]), "tiles: kuchyne@A2 lies where another tile is"),
        (NIGHT, ("given", "environments", [["light", "a1", "f8"]]), "environments: ['light', 'a1', 'f8']: the fields"),
        (NIGHT, ("given", "slots", [["act predsin.rozsvitit", 1]]), "slots: act predsin.rozsvitit has no slot"),
        (NIGHT, ("given", "turns", ["lichy-schod"]), "turns: lichy-schod does not belong here; there go turn"),
        (NIGHT, ("given", "sleepers", {"hracka": {"progress": ["lichy-schod"]}}), "sleepers.hracka: progress: lichy"),
    ],
)
def test_whatever_is_wrong_is_one_line(data, change, line):
    problems = run_data(changed(data, *change))
    assert len(problems) == 1 and "\n" not in problems[0], problems
    assert problems[0].startswith(line), problems[0]


def test_entities_are_matched_in_part():
    then = {"entities": {"prizrak": {"figures": ["b3", {"states": [["stunned", 1]]}]}}}
    assert run_data({**NIGHT, "then": then}) == []
    assert run_data({**NIGHT, "then": {"entities": {"prizrak": {"figures": ["...", "b4"]}}}}) == []


def test_an_agreement_that_must_be_refused_is_a_scenario_too():
    data = {"title": "Hard and long do not go together", "rules": ["RS-STR-10"]}
    given = {"options": ["tezke-ukoly", "dlouha-hra"]}
    assert run_data({**data, "given": given, "then": {"refused": "RS-STR-10"}}) == []
    assert run_data({**data, "given": given, "then": {"refused": "hard-or-long"}}) == []
    [line] = run_data({**data, "given": given, "then": {"refused": "RS-STR-1"}})
    assert line == "then.refused: because of RS-STR-10 hard-or-long, not RS-STR-1"
    [line] = run_data({**data, "then": {"refused": "RS-STR-10"}})
    assert line == "then.refused: accepted, but should be refused because of RS-STR-10"
    [line] = run_data({**data, "given": given, "when": DUEL["when"], "then": {"refused": "RS-STR-10"}})
    assert line == "when: nothing is played where the agreement is refused"


def test_what_happens_before_the_first_answer_is_told():
    given = {"plain": True, "phase": "casting", "dice": []}
    data = {"title": "Light at the beginning", "rules": ["RS-STR-3"], "given": given}
    assert run_data({**data, "then": {"events": [{"kind": "turn", "actor": "rytir"}]}}) == []


@pytest.mark.parametrize(
    ("say", "rule"),
    [
        ("cast bariera", "RS-DRM-2"),
        ("cast ptak-ohnivak 99", "RS-BRD-2"),
        ("cast ptak-ohnivak iridion.3", "RR-A1b"),
        ("cast ptak-ohnivak 45", "RS-DRM-3"),
        ("cast ptak-ohnivak 26 r45", "RR-A1a"),
        ("cast ptak-ohnivak 46 r270", "RS-DRM-3"),
    ],
)
def test_every_step_of_casting_is_refused_by_its_rule(say, rule):
    given = {
        "plain": True, "phase": "casting", "light": [40, 0], "dice": [],
        "laid": [{"card": "bariera", "picture": "45"}],
        "figures": {"rytir": {"hand": ["ptak-ohnivak"]}},
    }  # fmt: skip
    when = [{"seat": "rytir", "say": say, "refused": rule}]
    assert run_data({"title": say, "rules": ["RS-DRM-2"], "given": given, "when": when, "then": {}}) == []


@pytest.mark.parametrize(
    ("target", "rule"), [("rytir", "RR-E1b"), ("nikdo", "RS-SPL-3"), ("barbar", "RR-E2b")]
)  # fmt: skip
def test_the_target_of_a_spell_is_refused_by_its_rule(target, rule):
    given = {
        "plain": True, "scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar", "cert"], "dice": [],
        "figures": {
            "rytir": {"field": "46", "bp": 3}, "stin": {"field": "44"},
            "cert": {"field": "33"}, "barbar": {"field": "c1"},
        },
    }  # fmt: skip
    when = [{"seat": "rytir", "say": f"spell odmrsteni {target}", "refused": rule}]
    assert run_data({"title": target, "rules": ["RS-SPL-3"], "given": given, "when": when, "then": {}}) == []


def test_a_trace_shows_position_events_changes_and_options():
    lines: list[str] = []
    data = changed(
        DUEL, "when", [{"seat": "rytir", "say": "end"}, {"seat": "stin", "say": "attack rytir", "refused": "x"}]
    )
    run_data(data, lines.append)
    text = "\n".join(lines)
    assert lines[0] == "given" and "  figures.rytir.bp: 3" in lines
    assert "  ? rytir: movement" in lines and "      end" in lines
    assert "when 1: rytir: end" in lines and "  turn: rytir -> stin" in lines
    assert "  * turn actor=stin" in text and "when 2: stin: attack rytir (refused)" in text


def test_a_file_of_any_bytes_is_reported_in_one_line(tmp_path):
    for number, content in enumerate([b"\xff\xfe", b"a = " + b"[" * 5000, b"", b"title = 1\nrules = 2\nthen = 3"]):
        path = tmp_path / f"{number}.toml"
        path.write_bytes(content)
        [line] = run_file(path)
        assert line.startswith(str(path)) and "\n" not in line
