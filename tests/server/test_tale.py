"""A finished game of Říše Snů told in three sentences."""

from __future__ import annotations

from typing import Any

import pytest

from snar.bots import make
from snar.bots.play import ask
from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.rng import Rng
from snar.server.eyes.story import story
from snar.server.eyes.voice import voice
from snar.server.rise.tale import leaders, tell
from snar.server.table.record import Record

RISE = GAMES["rise"]
WON = {"winner": 0, "seats": [0], "rule": "", "rounds": 9}


def told(turning: list[dict[str, Any]], standing: dict[str, list[int]], result: dict[str, Any], lang: str) -> list[str]:
    record = Record(RISE, {"seed": "1", **new_header(RISE, RISE.agree())})
    rounds = len(next(iter(standing.values())))
    given = {"rounds": rounds, "turning": turning, "standing": standing}
    return tell(voice(lang, record.state, record.names), record.state, result, given)


def turned(kind: str, round: int, actor: str, to: str = "", source: str = "") -> dict[str, Any]:
    return {"n": round, "kind": kind, "round": round, "actor": actor, "to": to, "source": source}


def test_a_tale_has_a_beginning_a_turn_and_an_end() -> None:
    turning = [
        turned("duel", 2, "rytir", "stin", "lost"),
        turned("annex", 6, "rytir", "filnerin"),
        turned("annex", 9, "rytir", "akademus"),
    ]
    standing = {"rytir": [4, 4, 4, 4, 4, 16, 16, 16, 30], "stin": [3, 9, 9, 9, 9, 9, 9, 9, 9]}
    assert told(turning, standing, WON, "cs") == [
        "První souboj se rozhodne v kole 2: Stín poráží Rytíře.",
        "Dlouho má navrch Stín, ale v kole 6 to Filnerin obrací: do čela jde Rytíř.",
        "Pak přijde kolo 9: Rytíř připojuje Akademus a je rozhodnuto.",
    ]
    assert told(turning, standing, WON, "en") == [
        "The first duel is decided in round 2: the Shadow defeats the Knight.",
        "For long the Shadow has the upper hand, but in round 6 Filnerin turns it: the Knight takes the lead.",
        "Then comes round 9: the Knight annexes Akademus, and it is decided.",
    ]


@pytest.mark.parametrize(
    ("standing", "result", "sentences"),
    [
        ({"rytir": [4, 5], "stin": [3, 3]}, {**WON, "resigned": 1},
         ["Od kola 1 je v čele Rytíř a už to tak zůstane.", "V kole 2 se Stín vzdává."]),
        ({"rytir": [4, 4], "stin": [4, 4]}, {**WON, "winner": -1},
         ["Síly jsou vyrovnané a nikdo se od ostatních neodtrhne.", "V kole 2 hra končí nerozhodně."]),
        ({"rytir": [4, 9], "stin": [5, 5]}, WON,
         ["Skoro do konce má navrch Stín.", "V kole 2 je rozhodnuto: Rytíř vítězí."]),
        ({"rytir+barbar": [1, 2, 1, 2, 1], "stin+cert": [2, 1, 2, 1, 2]}, {**WON, "winner": 1},
         ["Štěstí je vrtkavé: vedení se mění 4krát a nakonec jsou v čele Stín a Čert.",
          "V kole 5 je rozhodnuto: Stín vítězí."]),
    ],
)  # fmt: skip
def test_the_lead_and_the_end_are_told_as_they_were(
    standing: dict[str, list[int]], result: dict[str, Any], sentences: list[str]
) -> None:
    assert told([], standing, result, "cs")[1:] == sentences


@pytest.mark.parametrize(
    ("standing", "cs", "en"),
    [
        ({"rytir": [4], "stin": [3]},
         ["Je to krátký sen: první kolo je i poslední.", "Od začátku je v čele Rytíř.", "V kole 1 se Stín vzdává."],
         ["It is a short dream: the first round is also the last.", "From the start the Knight is ahead.",
          "In round 1 the Shadow gives up."]),
        ({"rytir": [4, 5], "stin": [4, 3]},
         ["Sny se rozbíhají pomalu: v prvním kole nikdo neudělá nic, co by rozhodlo.",
          "Síly jsou dlouho vyrovnané, až v posledním kole jde do čela Rytíř.", "V kole 2 se Stín vzdává."],
         ["The dreams start slowly: in the first round nobody does anything that would decide.",
          "For long the sides are even, and only in the last round the Knight takes the lead.",
          "In round 2 the Shadow gives up."]),
    ],
)  # fmt: skip
def test_a_short_game_has_no_long_beginning(standing: dict[str, list[int]], cs: list[str], en: list[str]) -> None:
    resigned = {**WON, "resigned": 1}
    assert told([], standing, resigned, "cs") == cs
    assert told([], standing, resigned, "en") == en


def test_what_ends_a_game_at_once_is_told_once() -> None:
    annexed = [turned("annex", 1, "rytir", "akademus")]
    assert told(annexed, {"rytir": [24], "stin": [3]}, WON, "cs") == [
        "Je to krátký sen: první kolo je i poslední.",
        "Od začátku je v čele Rytíř.",
        "Rytíř připojuje Akademus a je rozhodnuto.",
    ]
    assert (
        told(annexed, {"rytir": [24], "stin": [3]}, WON, "en")[2] == "The Knight annexes Akademus, and it is decided."
    )


def test_whoever_is_level_with_the_leader_does_not_take_the_lead() -> None:
    assert leaders({"a": [1, 2, 3], "b": [1, 2, 2]}) == ["", "", "a"]
    assert leaders({"a": [2, 2, 2], "b": [1, 2, 3]}) == ["a", "a", "b"]


def test_a_story_of_before_has_no_tale() -> None:
    assert told([], {"rytir": []}, WON, "cs")
    record = Record(RISE, {"seed": "1", **new_header(RISE, RISE.agree())})
    assert tell(voice("cs", record.state, record.names), record.state, WON, {"answers": 3}) == []


def test_everyone_stands_somewhere_after_every_round_and_what_was_taken_back_has_turned_nothing() -> None:
    header = {"seed": "4", **new_header(RISE, RISE.agree(scenario="zacatecnici"))}
    record = Record(RISE, header)
    bots = [make("greedy", seat) for seat in range(2)]
    while not record.state.over:
        choice = record.state.pending[0]
        advice = ask(bots[choice.seat], record.state, choice.seat, Rng(bytes(32), record.number))
        record.answer(choice.seat, advice.option.key)
    whole = story(RISE, header, record.lines(0))
    annexed = [one for one in whole["turning"] if one["kind"] == "annex"]
    assert annexed and {len(row) for row in whole["standing"].values()} == {whole["rounds"]}
    assert whole == story(RISE, header, record.lines(0))
    record.undo_by_consent(annexed[-1]["n"] - 1, {0, 1})
    back = story(RISE, header, record.lines(0))
    assert back["turning"] == whole["turning"][: whole["turning"].index(annexed[-1])]
    assert {len(row) for row in back["standing"].values()} == {back["rounds"]}
