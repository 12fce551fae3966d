"""A game that has only rules and texts is told by its keys: every word that it needs is there, in every language."""

import re
from pathlib import Path

import pytest

from snar.games import FRONTS, GAMES, texts_folder
from snar.kernel.agreement import numbers
from snar.kernel.conformance import random_walk
from snar.kernel.game import events_for
from snar.texts.bundle import TextError, Texts
from snar.texts.languages import complete
from snar.texts.plain import Speaker

PLAIN = [name for name, front in FRONTS.items() if not front.terminal]


def speaker(game: str, lang: str, *folders: Path) -> Speaker:
    rules = GAMES[game]
    names = rules.seat_names(next(random_walk(rules, rules.agree(), 1, 1)))
    return Speaker(Texts(folders or [texts_folder(game)], lang), game, names)


@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize("game", PLAIN)
def test_whatever_is_asked_offered_shown_and_told_has_its_words(game: str, lang: str) -> None:
    said = speaker(game, lang)
    rules = GAMES[game]
    assert said.title() and said.say("rules", "")
    assert all(said.say(f"agree-{name}", "") for name in numbers(rules.agree()))
    for seed in range(4):
        for g in random_walk(rules, rules.agree(), seed, 300):
            for choice in (*g.pending, *g.standing):
                assert said.question(choice)
                assert all(said.line(option).label for option in choice.options)
            for seat in range(g.seats + 1):
                sentences = [said.sentence(event) for event in events_for(g, seat)]
                assert not any(re.search(rf"\b{game}-", sentence) for sentence in sentences)
            assert all(said.zone(zone) for zone in g.zones)
            assert all(said.thing(g.card_id(card)) for card in range(len(g.known)))
        assert said.result(g.over, g.result)


@pytest.mark.parametrize("game", PLAIN)
def test_both_languages_have_the_same_words(game: str) -> None:
    cs, en = (Texts([texts_folder(game)], lang).ids(f"{game}-") for lang in complete())
    assert cs == en


def test_a_missing_word_is_an_error_in_tests_and_the_word_of_the_rules_in_play(tmp_path: Path) -> None:
    said = speaker("template", "en", tmp_path)
    with pytest.raises(TextError, match="template-option-draw"):
        said.say("option-draw", "draw")
    said.texts.strict = False
    assert said.say("option-draw", "draw") == "draw"


def test_sentences_in_both_languages() -> None:
    lantern = {"kind": "lantern", "actor": "p2", "amount": 1}
    bid = {"kind": "card", "actor": "p1", "frm": "hand.0", "to": "used", "card": "gust"}
    drawn = {"kind": "card", "actor": "p1", "frm": "deck", "to": "hand.0", "back": "card"}
    cs, en = speaker("template", "cs"), speaker("template", "en")
    assert [cs.sentence(event) for event in (lantern, bid, drawn)] == [
        "Hráč 2 získává lucernu.", "Hráč 1 vykládá: poryv větru.", "Hráč 1 si bere kartu: zakrytá karta.",
    ]  # fmt: skip
    assert [en.sentence(event) for event in (lantern, bid, drawn)] == [
        "Player 2 wins a lantern.", "Player 1 plays: gust of wind.", "Player 1 takes a card: hidden card.",
    ]  # fmt: skip
    assert cs.result(True, {"seats": [0, 2]}) == "Konec hry. Vyhrávají Hráč 1 a Hráč 3."
