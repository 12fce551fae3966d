"""RS-ZKS-2 .. 6: setting up Zkouška síly."""

import pytest

from .trials import EASY, EVEN, INTO_HALL, PACK, SET_UP, THREE, annexing


def keep_first(t):
    """Everyone keeps the first of its two abilities."""
    while t.topic == "keep-ability":
        who = t.session.names[t.g.pending[0].seat]
        t.say(who, t.offers(who)[0])


def placing_order(t):
    """Who is asked for an edge field, one after another."""
    order = []
    while t.topic == "edge":
        order.append(t.session.names[t.g.pending[0].seat])
        t.say(order[-1], "c1")
    return order


# -- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-ZKS-1")
@pytest.mark.parametrize("fame", [3, 7])
def test_each_plays_for_itself_to_the_agreed_fame(table, fame):
    t = table(**THREE, fame=fame, figures={**annexing(EASY, fame=fame - 2)})
    assert len({row.team for row in t.g.figures}) == 3
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == fame - 1 and not t.g.over


@pytest.mark.rule("RS-ZKS-3")
def test_each_draws_two_abilities_keeps_one_and_returns_the_other(table):
    t = table(**SET_UP, dice=[1, 2, 3, 1, 2, 3])
    deck = len(t.zone("deck.ability"))
    assert t.offers("rytir") == ["keep mag", "keep krotitel"]
    t.say("rytir", "keep krotitel")
    assert t.zone("abilities.rytir") == ["krotitel"] and "mag" in t.zone("deck.ability") + t.zone("abilities.stin")
    assert len(t.zone("deck.ability")) == deck + 1 - 2  # one back, and stin has drawn two
    keep_first(t)
    placing_order(t)
    assert [len(t.zone(f"abilities.{who}")) for who in THREE["characters"]] == [1, 1, 1]


@pytest.mark.rule("RS-ZKS-3")
def test_the_drawn_abilities_are_secret_until_one_is_kept(table):
    t = table(**SET_UP)
    assert t.view("stin")["figures"][0]["abilities"] == []
    t.say("rytir", "keep mag")
    assert t.view("stin")["figures"][0]["abilities"] == ["mag"]
    assert all(not t.g.known[card] for card in t.g.zones["deck.ability"])


@pytest.mark.rule("RS-ZKS-3")
def test_only_who_drew_them_knows_the_two_abilities(table):
    t = table(**SET_UP)
    assert [t.g.known[card] for card in t.g.zones["abilities.0"]] == [1 << t.seat("rytir")] * 2
    t.say("rytir", "keep mag")
    assert [t.g.known[card] for card in t.g.zones["abilities.1"]] == [1 << t.seat("stin")] * 2


@pytest.mark.rule("RS-ZKS-3")
def test_the_returned_ability_is_shuffled_in_and_nobody_knows_where_it_lies(table):
    t = table(**SET_UP, dice=[1, 2, 3])
    for who in THREE["characters"]:
        before = len(t.events)
        t.say(who, t.offers(who)[0])
        kinds = [event["kind"] for event in t.events[before:] if event.get("to") == "deck.ability"]
        assert kinds == ["card", "shuffle"]
    assert not any(t.g.known[card] for card in t.g.zones["deck.ability"])


@pytest.mark.rule("RS-ZKS-3", "RR-E7")
def test_of_two_equal_abilities_one_is_kept(table):
    t = table(**{**SET_UP, "decks": {"ability": ["only", "mag", "mag", *EVEN[2:]]}})
    assert t.offers("rytir") == ["keep mag"]
    t.say("rytir", "keep mag")
    assert t.zone("abilities.rytir") == ["mag"]


@pytest.mark.rule("RS-ZKS-4")
def test_heroes_take_three_dreams_and_demons_three_horrors_and_the_rest_leave_the_game(table):
    t = table(**SET_UP, dice=[1, 2, 3, 1, 2, 3])
    keep_first(t)
    placing_order(t)
    decks = [{PACK.cards[card].deck for card in t.zone(f"hand.{who}")} for who in THREE["characters"]]
    assert decks == [{"dream"}, {"horror"}, {"dream"}]
    assert [len(t.zone(f"hand.{who}")) for who in THREE["characters"]] == [3, 3, 3]
    assert t.zone("deck.dream") == t.zone("deck.horror") == []
    dreams = sum(card.deck == "dream" for card in t.g.content.cards)
    assert sum(PACK.cards[card].deck == "dream" for card in t.zone("out")) == dreams - 6


@pytest.mark.rule("RS-ZKS-4")
def test_hands_are_dealt_in_seat_order_from_the_top(table):
    top = ["majak", "usvit", "sermirna", "krasohled", "hvezdarna", "svetlusky"]
    t = table(**{**SET_UP, "decks": {"ability": EVEN, "dream": top}}, dice=[1, 2, 3])
    keep_first(t)
    assert t.zone("hand.rytir") + t.zone("hand.barbar") == top
    assert t.view("stin")["hands"]["0"] == {"count": 3, "known": []}


@pytest.mark.rule("RS-ZKS-5")
def test_characters_are_placed_on_edge_paths_the_slowest_first(table):
    t = table(**{**SET_UP, "characters": ["cestovatel", "barbar"]}, plain=False, dice=[1, 2])
    keep_first(t)
    board = t.g.content.board
    assert t.offers("barbar") == [board.names[cell] for cell in board.edges]
    assert {board.kind[cell] for cell in board.edges} == {"path"}
    t.say("barbar", "c21")
    assert t.topic == "edge" and t.offers("cestovatel")
    t.say("cestovatel", "c21")
    assert t.field("barbar") == t.field("cestovatel") == "c21" and t["barbar"].start == t["barbar"].cell


@pytest.mark.rule("RS-ZKS-5")
def test_equal_pohyb_the_greater_moc_is_placed_first(table):
    pair = [who for who, row in PACK.characters.items() if row.pohyb == PACK.characters["barbar"].pohyb]
    pair.sort(key=lambda who: PACK.characters[who].moc)  # the weaker one sits first
    assert PACK.characters[pair[0]].moc < PACK.characters[pair[-1]].moc
    both = [pair[0], pair[-1]]
    t = table(**{**SET_UP, "characters": both}, plain=False, dice=[1, 2])
    keep_first(t)
    assert placing_order(t) == both[::-1]


@pytest.mark.rule("RR-E4a")
@pytest.mark.parametrize(
    ("lots", "order"),
    [
        ([2, 7, 5], ["stin", "barbar", "rytir"]),
        ([8, 3, 3, 1, 6], ["rytir", "barbar", "stin"]),  # 3 and 3 roll again and stay behind the 8
        ([4, 4, 4, 4, 4, 1, 2, 6], ["stin", "rytir", "barbar"]),
    ],
)
def test_equal_pohyb_and_moc_roll_for_the_place_until_they_differ(table, lots, order):
    t = table(**SET_UP, dice=[*lots, 1, 2, 3])
    keep_first(t)
    assert placing_order(t) == order


@pytest.mark.rule("RS-ZKS-6")
def test_the_highest_roll_starts_then_the_player_on_the_right_in_a_fixed_order(table):
    t = table(**SET_UP, dice=[3, 2, 1, 2, 8, 5, 1, 1, 1, 1])
    keep_first(t)
    placing_order(t)
    assert t.view("rytir")["order"] == ["stin", "barbar", "rytir"]
    for who in ("stin", "barbar", "rytir", "stin"):
        assert t.view("rytir")["turn"] == who
        t.say(who, "done", "roll", "end")
    assert t.g.round == 2


@pytest.mark.rule("RR-E4a", "RS-ZKS-6")
def test_equal_highest_starting_rolls_are_rolled_again_by_those_alone(table):
    t = table(**SET_UP, dice=[3, 2, 1, 7, 4, 7, 2, 2, 1, 6])
    keep_first(t)
    placing_order(t)
    rolls = [(e["actor"], e["amount"]) for e in t.events if e.get("source") == "who-starts"]
    assert rolls[3:] == [("rytir", 2), ("barbar", 2), ("rytir", 1), ("barbar", 6)]
    assert t.view("rytir")["order"] == ["barbar", "rytir", "stin"]
