"""Every question of Etherfields carries what one needs to decide, in both languages."""

from __future__ import annotations

import pytest

from snar.ether.rules.actions.prices import COLOURS
from snar.ether.scenario import Table
from snar.kernel.choice import Choice, Option
from snar.server.ether import asked as module
from snar.server.ether import voice
from snar.server.ether.printed import named
from snar.server.ether.voice import ether_voice
from snar.server.ether.words import secret_ids, whole
from snar.server.eyes.memory import Latest
from snar.server.eyes.projection import whole_view
from snar.server.eyes.voice import in_words
from snar.server.slices import at_once
from snar.server.wire import protocol as p

AT_THE_DESK = {"dream": "ustredna", "tiles": ["vratnice", "sal", "pult"], "dice": []}


def asked(t: Table, who: str = "hracka", lang: str = "en") -> p.Choice:
    known = frozenset(named(whole_view(t.g, t.seat(who)), secret_ids(t.g.rules.pack)))
    said = ether_voice(lang, t.g, t.names, known)
    choice = t.g.choice_of(t.seat(who))
    assert choice
    return at_once(in_words(said, choice, t.g))


def option(t: Table, key: str, **more: str) -> p.Option:
    return next(one for one in asked(t, **more).options if one.key == key)


def kitchen(**row: object) -> Table:
    return Table(dream="prvni-sen", tiles=["kuchyne"], sleepers={"hracka": {"field": "b2", **row}}, dice=[])


@pytest.mark.rule("EE-D2a", "EF-DTH-1")
def test_the_last_distress_is_named_before_it_is_taken() -> None:
    tap = option(kitchen(distress=7), "act kuchyne.kohoutek")
    assert (tap.kills, tap.sure, tap.grave) == (["hracka"], True, True)
    assert tap.warn == "This is the last distress the Gambler can bear: everyone dies."
    czech = option(kitchen(distress=7), "act kuchyne.kohoutek", lang="cs")
    assert czech.warn == "Hráčka už další tíseň neunese: všichni zemřou."
    assert not option(kitchen(distress=6), "act kuchyne.kohoutek").warn


@pytest.mark.rule("EF-TRN-4")
def test_whoever_is_done_last_is_told_that_the_turn_ends() -> None:
    rows = {"hracka": {"field": "b2"}, "drsnak": {"field": "b2"}}
    turns = ["hodina-mrazu", "hodina-sov"]
    t = Table(dream="prvni-sen", tiles=["kuchyne"], sleepers=rows, turns=turns, dice=[])
    assert not option(t, "ready").ends
    t.say("hracka", "ready")
    last = option(t, "ready", who="drsnak")
    assert (last.ends, last.grave, last.warn) == (True, False, "Everyone is done then: the dream’s phase begins.")


@pytest.mark.rule("EF-MAP-7", "EF-DTH-1")
def test_a_way_over_a_trap_says_who_would_die_on_it() -> None:
    """In the garden: every step onto the trap hurts, and a way is one answer."""
    for distress, kills in ((7, True), (6, False)):
        row = {"field": "c7", "distress": distress, "hand": ["lichy-schod", "lichy-schod"]}
        t = Table(dream="prvni-sen", tiles=["zahrada"], sleepers={"hracka": row}, dice=[])
        choice = t.g.choice_of(0)
        assert choice
        reach = ether_voice("en", t.g, t.names, frozenset()).reach(t.g, choice) or {}
        assert {way.harms > 0 for way in reach.values()} == {True, False}
        for way in reach.values():
            assert bool(way.warn) == (kills and way.harms > 0)


@pytest.mark.rule("EF-SEC-4", "EF-ACT-2")
def test_all_ways_to_pay_are_told_and_those_that_are_not_at_hand_are_told_apart() -> None:
    """The cupboard: 1 cunning or 1 anger. An Odd Stair pays cunning, a Hot Palm anger."""
    prices = {
        ("lichy-schod", "horka-dlan"): ("for 1 cunning or 1 anger", "", False),
        ("lichy-schod",): ("for 1 cunning", "Not payable now: 1 anger.", False),
        ("horka-dlan",): ("for 1 anger", "Not payable now: 1 cunning.", False),
    }
    for hand, told in prices.items():
        t = Table(dream="prvni-sen", tiles=["kuchyne"], sleepers={"hracka": {"field": "b1", "hand": list(hand)}})
        found = option(t, "act kuchyne.dvirka")
        assert (found.price, found.dear, found.die) == told


@pytest.mark.rule("EF-SEC-4")
def test_what_any_colour_pays_is_told_as_one_price() -> None:
    """And not by the first of the three, as if the others would not do."""
    t = kitchen()
    said = {lang: ether_voice(lang, t.g, t.names, frozenset()).asked for lang in ("en", "cs")}
    three = tuple(((colour, 3),) for colour in COLOURS)
    assert said["en"].ways(three) == "3 intent of any one colour"
    assert said["cs"].ways(three) == "3 záměru jedné libovolné barvy"
    assert said["en"].ways(three[:2]) == "3 insight or 3 cunning"
    assert said["en"].ways((*three[:2], (("anger", 2),))) == "3 insight, 3 cunning or 2 anger"


@pytest.mark.rule("EF-SEC-3", "EF-ACT-2")
def test_with_an_empty_hand_nothing_is_offered_for_cards_from_it() -> None:
    """In the pantry a card from hand opens a jar, and another one peeks."""

    def for_cards(*hand: str) -> list[str]:
        t = Table(dream="prvni-sen", tiles=["spiz"], sleepers={"hracka": {"field": "d1", "hand": list(hand)}}, dice=[])
        return [one.key for one in asked(t).options if "from hand" in one.price]

    assert "act spiz.zavarenina" in for_cards("lichy-schod")
    assert any(key.startswith("peek ") for key in for_cards("lichy-schod"))
    assert not for_cards()


@pytest.mark.rule("EF-ACT-8", "EF-RLL-1")
def test_a_boost_that_fell_says_whose_die_what_it_shows_and_what_each_face_does() -> None:
    row = {"field": "a1", "hand": ["cizi-narozeniny"], "gems": 1}
    t = Table(dream="prvni-sen", tiles=["kuchyne"], sleepers={"hracka": row}, dice=[2])
    price = option(t, "act kuchyne.linka")
    assert (price.price, price.die) == ("for 2 insight, only with the luck die or a quick card", True)
    t.say("hracka", "act kuchyne.linka", "pay cizi-narozeniny insight", "boost")
    found = asked(t)
    assert found.die
    assert (found.topic, found.die.face, found.facts[0].text) == ("window-roll", "blank", "Still missing: 1 insight.")
    assert found.die.text == "Gambler boosts the intent with the luck die."
    faces = {one.face: (one.chances, one.text) for one in found.die.faces}
    assert faces["blank"] == (1, "Adds nothing.")
    assert faces["1"] == (2, "Adds 1 intent.")
    assert faces["x"][1].startswith("Failure: the payment is lost")
    assert sum(chances for chances, _ in faces.values()) == 6


@pytest.mark.rule("EF-ENT-2", "EF-RLL-1")
def test_a_movement_roll_says_who_moves_and_how_far_with_each_face() -> None:
    t = Table(
        slumber="prizrak", tiles=["sluzebni-chodba", "cekarna"], turns=["hodina-chuv", "hodina-mlekaru"], dice=[1],
        entities={"prizrak": {"figures": ["c4"]}}, sleepers={"hracka": {"field": "c6", "gems": 1}},
    )  # fmt: skip
    t.say("hracka", "ready")
    found = asked(t)
    while found.topic != "window-roll":
        t.say("hracka", "pass")
        found = asked(t)
    assert found.die
    assert (found.die.kind, found.die.face, found.die.faces[0].text) == ("movement", "one", "Moves 1 field.")
    assert "Wraith" in found.die.text
    assert sum(one.chances for one in found.die.faces) == 6


@pytest.mark.rule("EE-B1b")
def test_a_helper_is_told_what_the_payment_is_for() -> None:
    rows = {
        "hracka": {"field": "c6", "hand": ["lichy-schod", "horka-dlan"]},
        "drsnak": {"field": "c6", "hand": ["schody-po-ctyrech", "pest-v-kapse"]},
    }
    t = Table(**AT_THE_DESK, entities={"prednostka": {"figures": ["c6"], "tokens": 3}}, sleepers=rows)
    key = next(key for key in t.offers("hracka") if key.startswith("act prednostka."))
    t.say("hracka", key, "pay lichy-schod cunning")
    found = asked(t, "drsnak")
    assert (found.paid, found.payer) == ("Flatter her (Superintendent)", "hracka")


def test_what_is_at_stake_and_what_is_in_play_is_worked_out_once_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[str] = []

    def counted(name: str) -> None:
        work = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *about: worked.append(name) or work(*about))

    counted("at_stake")
    counted("in_play")
    assert len(asked(kitchen(hand=["lichy-schod"])).options) > 3
    assert sorted(worked) == ["at_stake", "in_play"]


def test_an_action_says_whose_it_is_and_that_it_wants_to_be_paid() -> None:
    tap = option(kitchen(), "act kuchyne.kohoutek")
    assert (tap.on, tap.opens, tap.final) == ({"thing": "kuchyne", "action": "kuchyne.kohoutek"}, "payment", False)
    assert option(kitchen(), "ready").final
    assert (asked(kitchen()).kind, asked(kitchen()).together) == ("turn", False)


def test_what_one_may_usually_do_and_cannot_now_is_named_so_that_one_can_ask_why() -> None:
    missed = asked(kitchen(hand=["lichy-schod", "lichy-schod"])).missed
    assert [(one.key, one.on) for one in missed if "card" in one.on] == [("play lichy-schod", {"card": "lichy-schod"})]
    assert {one.key for one in missed} <= {"move", "effort 1", "gem", "hours 1", "play lichy-schod"}
    assert all(one.label for one in missed)
    assert not {one.key for one in missed} & {one.key for one in asked(kitchen(hand=["lichy-schod"])).options}


@pytest.mark.rule("EE-G1b")
def test_at_a_gate_it_is_said_whose_it_is_what_it_asks_for_and_what_there_is() -> None:
    during = [{"proc": "Travel", "step": "settle", "here": "tocna"}]
    where = {"start": "campaign", "location": "tocna", "districts": ["suburbie"], "step": "none", "during": during}
    t = Table(**where, keys=3, sleepers={"hracka": {"field": "c4"}})
    t.say("hracka", "go domovni-dvere")
    told = asked(t)
    assert (told.topic, told.thing) == ("gate", "prvni-sen")
    assert [fact.text for fact in told.facts] == ["The House That Rings asks for 1 key. You have 3."]
    assert [fact.text for fact in asked(t, lang="cs").facts] == ["Dům, kde zvoní: sen žádá 1 klíč. Skupina má 3."]


@pytest.mark.rule("EF-AWK-1")
def test_whoever_may_dream_on_as_somebody_else_reads_what_they_can_do() -> None:
    during = [{"proc": "Travel", "step": "settle", "here": "tocna"}]
    where = {"start": "campaign", "location": "tocna", "districts": ["suburbie"], "step": "none", "during": during}
    t = Table(**where, sleepers={"hracka": {"field": "c4"}})
    t.say("hracka", "awaken").say("hracka", "enter c4")
    told = {one.key: one.effect for one in asked(t).options}
    assert set(told) == {"stay", "become specialista", "become drsnak", "become nespoutana"}
    assert told["become drsnak"].startswith("On the backs of its cards: ")
    assert all(effect for key, effect in told.items() if key != "stay")


@pytest.mark.parametrize("turn", [1, -1])
def test_what_was_said_to_those_who_know_a_secret_is_not_said_to_others(
    monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    """Nor the other way round, whoever asks first; what has nothing to do with it is said to both alike."""
    monkeypatch.setattr(voice, "LANGUAGES", Latest(1))
    t, key, mask = kitchen(), "wear maska-studny", frozenset({"maska-studny"})
    known = [frozenset[str](), mask][::turn]
    first, second = (ether_voice("en", t.g, t.names, one) for one in known)
    labels = {one: said.label(key, "") for one, said in zip(known, (first, second), strict=True)}
    assert "maska-studny" in labels[known[known.index(frozenset())]]
    assert "maska-studny" not in labels[mask]
    assert first.label("ready", "") is second.label("ready", "")
    more = ether_voice("en", t.g, t.names, mask | {"scene:dalsi-slovo+doma"})
    assert more.label(key, "") is labels[mask]  # another page was read, but it is not about that
    assert len(first.language.told["label", key]) == 2


@pytest.mark.parametrize("turn", [1, -1])
def test_a_secret_known_at_one_table_is_not_told_at_another_one_of_the_same_language(
    monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    """Whatever sleepers sit at either, and whoever asks first."""
    monkeypatch.setattr(voice, "LANGUAGES", Latest(1))
    t, mask = kitchen(), frozenset({"maska-studny"})
    tables = [(["hracka", "drsnak"], mask), (["nespoutana", "specialista", "hracka"], frozenset[str]())][::turn]
    wear = Choice(0, (Option("wear maska-studny", 0, ""),), "wear")
    for seats, known in tables:
        said = ether_voice("en", t.g, seats, known)
        label = said.label("wear maska-studny", "")
        assert (whole("en").name("maska-studny") in label, "maska-studny" in label) == (bool(known), not known)
        assert said.option(wear.options[0], wear, t.g).label == label
