"""RR-E4 and RR-E7: ties at set-up, helpers, ability cards."""

import pytest

from snar.kernel import running
from snar.rise.content import content_for
from snar.rise.rules.turns import TrialRounds
from snar.rise.setup.trial import TrialSetUp

from .casts import FOUR, TRIO


def place(t, *dice):
    """The set-up of Zkouška síly from the placing of characters on; all of them have equal pohyb and moc."""
    t.g.stack.clear()
    t.g.script = (*dice, 0)
    for proc in (TrialRounds(), TrialSetUp()):
        running.push(t.g, proc)
    t.g.stack[-1].at = TrialSetUp.INDEX["slowest"]
    running.advance(t.g)


def asked(t):
    return t.session.names[t.g.pending[0].seat]


@pytest.mark.rule("RR-E4a")
def test_equal_pohyb_and_moc_roll_for_the_first_place(table):
    t = table(**TRIO, phase="casting")
    place(t, 2, 7, 5, 1, 1, 8)
    order = []
    while t.topic == "edge":
        order.append(asked(t))
        t.say(asked(t), "c1")
    assert order == ["stin", "barbar", "rytir"]


@pytest.mark.rule("RR-E4a")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [((7, 7, 2, 3, 6), ["stin", "rytir", "barbar"]), ((1, 1, 8, 3, 6), ["barbar", "stin", "rytir"])],
)
def test_equal_rolls_for_the_first_place_are_rolled_again(table, dice, expected):
    t = table(**TRIO, phase="casting")
    place(t, *dice, 1, 1, 8)
    order = []
    while t.topic == "edge":
        order.append(asked(t))
        t.say(asked(t), "c1")
    assert order == expected


@pytest.mark.rule("RR-E4a")
def test_equal_starting_rolls_are_rolled_again_by_those_who_tied(table):
    t = table(**TRIO, phase="casting")
    place(t, 1, 2, 3, 6, 4, 6, 2, 5)
    for _ in range(3):
        t.say(asked(t), "c1")
    assert asked(t) == "barbar" and t.topic == "casting"


@pytest.mark.rule("RR-E4b")
def test_helpers_choose_any_well(table):
    t = table(**FOUR, phase="setup")
    assert t.topic == "helper-well" and t.offers("barbar") == ["22", "33", "34", "63", "67", "83"]
    t.say("barbar", "83").say("cert", "83")
    assert t.field("barbar") == t.field("cert") == "83"


@pytest.mark.rule("RR-E4b")
def test_a_side_has_one_pool_of_light(table):
    t = table(**FOUR, phase="casting", light=[5, 0], figures={"barbar": {"hand": ["ptak-ohnivak"]}})
    assert t.g.light == (10, 0)  # one income of five for the side
    t.say("barbar", "cast ptak-ohnivak 14 r0")
    assert t.g.light == (0, 0)


@pytest.mark.rule("RR-E4b")
def test_a_helpers_deeds_do_not_serve_the_main_characters_quest(table):
    quests = [{"id": "studanky", "world": "filnerin"}]
    figures = {"rytir": {"field": "15", "quests": quests}, "barbar": {"field": "24", "bp": 3}}
    t = table(**FOUR, turn="barbar", figures=figures, dice=[1])
    t.say("barbar", "move 33", "end")
    left = next(iter(t.g.errands.values())).left
    assert left == (t.g.content.pack.cards["studanky"].deeds[0].count,)


@pytest.mark.rule("RR-E7")
def test_there_are_at_least_two_copies_of_each_ability():
    names = [card.id for card in content_for().cards if card.deck == "ability"]
    assert "mag" in names and all(names.count(name) >= 2 for name in names)


def annex_hard(table, held, deck):
    """Rytíř enters the hall of Iridion with a fulfilled hard quest."""
    hard = next(card.id for card in content_for().cards if card.deck == "hard")
    quests = [{"id": hard, "world": "iridion", "done": True}]
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "quests": quests, "abilities": held}
    t = table(scenario="zkouska-sily", fame=7, figures={"rytir": rytir}, decks={"ability": ["only", *deck]})
    return t.say("rytir", "move iridion.brana")


@pytest.mark.rule("RR-E7")
def test_nobody_holds_two_equal_abilities(table):
    t = annex_hard(table, ["mag"], ["mag", "lehky-krok", "krotitel"])
    assert t.offers("rytir") == ["take krotitel", "take lehky-krok"]
    t.say("rytir", "take krotitel")
    assert t.zone("abilities.rytir") == ["mag", "krotitel"]


@pytest.mark.rule("RR-E7")
def test_nothing_suitable_in_the_deck_and_none_is_gained(table):
    t = annex_hard(table, ["mag"], ["mag"])
    assert t["rytir"].fame == 2 and t.zone("abilities.rytir") == ["mag"]
    assert t.topic == "casting"
