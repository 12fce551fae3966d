"""Whole games told in both languages: a text that is missing or lacks an argument raises in tests."""

import random
from typing import Any

import pytest

from snar.cli.rise.face import Face
from snar.cli.terminal.faces import sentences
from snar.games import GAMES
from snar.kernel.session import Session
from snar.texts.languages import complete

GAME = GAMES["rise"]
TABLES: list[dict[str, Any]] = [
    {},
    {"scenario": "zacatecnici"},
    {"options": ["ctyri-hraci", "kouzleni"]},
    {"scenario": "zkouska-sily", "options": ["odmena", "lecebne-studanky", "mocne-postavy"], "players": 3},
    {"scenario": "souboj-s-casem", "characters": ["cestovatel", "rarach", "druid", "cert"]},
    {"scenario": "bratrstvi"},
    {"scenario": "zkouska-sily", "edition": "draft"},
    {"scenario": "zkouska-sily", "boards": 2, "rotation": 90},
]


@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_event_question_and_option_can_be_told(options: dict[str, Any], lang: str) -> None:
    session = Session.seeded(GAME, GAME.agree(**options), 7)
    face, rng = Face(session, lang, {}), random.Random(7)
    for _ in range(250):
        if session.state.over:
            break
        choice = session.state.pending[0]
        question, lines = face.describer.question(choice), face.lines(session, choice)
        told = [question, *(line.label for line in lines)]
        for events in session.play(choice.seat, [rng.choice(choice.options).key], []).events:
            told += [sentence for sentence, _ in sentences(face, list(events))]
        assert all(text and "none" not in text.split() for text in told)
    assert face.result(session)


def sentence(lang: str, **event: Any) -> str:
    session = Session.seeded(GAME, GAME.agree(), 1)
    return Face(session, lang, {}).teller.sentence(event)


@pytest.mark.parametrize(
    ("event", "czech", "english"),
    [
        (
            {"kind": "lives", "actor": "rytir", "amount": -1, "source": "sopka"},
            "Rytíř ztrácí 1 život (Sopka).",
            "The Knight loses 1 life (Volcano).",
        ),
        (
            {"kind": "lives", "actor": "stin", "amount": -3, "source": "sopka"},
            "Stín ztrácí 3 životy (Sopka).",
            "The Shadow loses 3 lives (Volcano).",
        ),
        (
            {"kind": "experience", "actor": "stin", "amount": 5},
            "Stín získává 5 zkušeností.",
            "The Shadow gains 5 experience.",
        ),
        (
            {"kind": "step", "actor": "rytir", "frm": "23", "to": "c3", "amount": 1},
            "Rytíř jde na cestu 3 (1 BP).",
            "The Knight goes to path 3 (1 MP).",
        ),
        (
            {"kind": "step", "actor": "rytir", "frm": "iridion.brana", "to": "iridion.sin"},
            "Rytíř vstupuje do síně Iridionu.",
            "The Knight goes on into the hall of Iridion.",
        ),
        (
            {"kind": "attack", "actor": "rytir", "to": "stin", "frm": "45"},
            "Rytíř útočí na Stína (pole 45).",
            "The Knight attacks the Shadow (field 45).",
        ),
        (
            {"kind": "cast", "actor": "stin", "source": "sopka", "to": "34"},
            "Stín sesílá Sopku na pole 34.",
            "The Shadow casts the Volcano on field 34.",
        ),
        (
            {"kind": "card", "frm": "deck.dream", "to": "hand.0", "back": "dream"},
            "Rytíř si bere kartu.",
            "The Knight takes a card.",
        ),
        (
            {"kind": "annex", "actor": "stin", "to": "b2:akademus"},
            "Stín připojuje Akademus (druhý plán).",
            "The Shadow annexes Akademus (second board).",
        ),
        (
            {"kind": "carried", "actor": "stin", "source": "timegate-8", "frm": "t1", "to": "iridion.3"},
            "Brána času přenáší Stína na 3. pole Iridionu.",
            "The Shadow is carried to ring field 3 of Iridion by the Time Gate.",
        ),
        (
            {"kind": "carried", "actor": "rytir", "source": "falesne-lucerny", "frm": "46", "to": "12"},
            "Falešné lucerny přenáší Rytíře na pole 12.",
            "The Knight is carried to field 12 by False Lanterns.",
        ),
        (
            {"kind": "works", "actor": "rytir", "source": "padajici-zuby", "to": "46"},
            "Padající zuby působí na Rytíře (pole 46).",
            "The effect of Falling Teeth works on the Knight (field 46).",
        ),
        (
            {"kind": "unlay", "source": "svetlusky", "frm": "46", "to": "used.dream"},
            "Světlušky mizí z plánu (pole 46).",
            "Off the board: Fireflies (field 46).",
        ),
    ],
)
def test_sentences_have_their_cases_and_plurals(event: dict[str, Any], czech: str, english: str) -> None:
    assert (sentence("cs", **event), sentence("en", **event)) == (czech, english)
