"""RS-DRM-2 .. 6: what a card costs, where and how it is laid; light and the hand."""

import pytest

from snar.rise import content

from .laid import DREAMS, HORRORS, PACK, RICH, SOPKA

RANDOM = next(card for card in DREAMS if card.placement == "random")
LASTS = next(card for card in HORRORS if card.actions > 1)  # several actions


def blocked(*pictures):
    """Sixteen cards that leave no room for what the test wants to cast."""
    spare = [card.id for card in (*DREAMS, *HORRORS) if card.id not in ("bariera", RANDOM.id)]
    return [{"card": card, "picture": picture} for card, picture in zip(spare, pictures, strict=False)]


NO_ROOM = blocked(
    *("iridion.5", "23", "25", "27", "c7", "t1", "akademus.brana", "akademus.7"),
    *("54", "filnerin.brana", "57", "61", "72", "filnerin.7", "74", "76"),
)
NO_NUMBERED_ROOM = blocked(  # only c9, t1, c11 and t3 are free and form a square
    *("15", "iridion.5", "c3", "26", "32", "akademus.6", "c7", "c10"),
    *("c14", "c17", "c19", "53", "c23", "filnerin.4", "66", "72"),
)


# -- casting ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-DRM-2")
def test_casting_costs_the_light_of_the_card(table):
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": ["portal-svetu"]}})
    light = PACK.cards["portal-svetu"].light
    assert t.option("rytir", "cast portal-svetu")["cost"] == {"light": light}
    t.say("rytir", "cast portal-svetu 46 r0")
    assert t.g.light == (100 + 5 - light, 100)


@pytest.mark.rule("RS-DRM-2")
@pytest.mark.parametrize("name", [RANDOM.id, "portal-svetu"])
def test_with_too_little_light_a_card_cannot_be_cast(table, name):
    short = PACK.cards[name].light - 10  # and 5 come with the phase
    t = table(phase="casting", light=[short, 100], figures={"rytir": {"hand": [name]}})
    t.refuses("rytir", f"cast {name}", "RS-DRM-2")
    enough = table(phase="casting", light=[short + 5, 0], figures={"rytir": {"hand": [name]}})
    assert f"cast {name}" in enough.offers("rytir")


@pytest.mark.rule("RS-DRM-2")
def test_the_trial_says_otherwise_casting_is_free(table):
    t = table(scenario="zkouska-sily", phase="casting", figures={"rytir": {"hand": ["portal-svetu"]}})
    assert t.option("rytir", "cast portal-svetu")["cost"] == {}
    t.say("rytir", "cast portal-svetu 46 r0")
    assert t.zone("laid") == ["portal-svetu"]


@pytest.mark.rule("RS-DRM-3")
def test_a_laid_card_covers_exactly_two_by_two_fields(table):
    t = table(phase="casting", turn="stin", light=RICH, figures={"stin": {"hand": ["bariera"]}})
    t.say("stin", "cast bariera 46 r0")
    assert t.view("rytir")["laid"][0]["cells"] == ["46", "47", "54", "55"]
    assert len(t.g.cover) == 4


@pytest.mark.rule("RS-DRM-3")
def test_a_card_lies_wholly_on_the_board(table):
    t = table(phase="casting", turn="stin", light=RICH, figures={"stin": {"hand": ["bariera"]}})
    t.say("stin", "cast bariera 88")
    assert [row.turn for row in t.g.laid.values()] == [180]  # the only rotation: nobody is asked


@pytest.mark.rule("RS-DRM-3")
def test_a_card_never_overlaps_another_even_partly(table):
    t = table(phase="casting", turn="stin", light=RICH, figures={"stin": {"hand": ["bariera"]}}, laid=SOPKA)
    t.say("stin", "cast bariera")
    assert not {"46", "47", "54", "55"} & set(t.offers("stin"))
    t.say("stin", "56")
    assert t.offers("stin") == ["r0", "r270"]  # r90 would cover 55, r180 47 and 55


@pytest.mark.rule("RS-DRM-4")
@pytest.mark.parametrize(
    ("start", "target", "picture", "works"),
    [
        ("45", "46", "46", True),  # void
        ("c9", "c11", "44", True),  # path
        ("54", "63", "62", True),  # well
        ("iridion.sin", "iridion.8", "iridion.8", False),
        ("36", "iridion.brana", "iridion.2", False),
    ],
)
def test_it_works_on_void_path_and_wells_and_does_nothing_in_worlds(table, start, target, picture, works):
    t = table(figures={"rytir": {"field": start, "bp": 9}}, laid=[{"card": "sopka", "picture": picture}])
    t.say("rytir", f"move {target}")
    assert t["rytir"].lives == (1 if works else 4)
    assert t["rytir"].bp == 9 - (PACK.cards["sopka"].bp if works else 2)


@pytest.mark.rule("RS-DRM-4")
def test_it_may_cover_the_mystery_place_but_does_nothing_there(table):
    laid = [{"card": "sopka", "picture": "36"}]  # 36, 37, t1 and t2
    t = table(figures={"rytir": {"field": "c9", "bp": 2}}, laid=laid, decks={"event": ["zlaty-mec"]}, dice=[1])
    t.say("rytir", "move t1")
    assert t["rytir"].lives == 4 and t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RS-DRM-5")
def test_exact_placement_is_picked_by_the_caster_and_lies_face_up(table):
    t = table(phase="casting", turn="stin", light=RICH, figures={"stin": {"hand": ["bariera"]}})
    assert t.view("rytir")["hands"]["1"]["known"] == []
    t.say("stin", "cast bariera c16 r90")
    laid = t.view("rytir")["laid"]
    assert [(card["id"], card["picture"], card["turn"]) for card in laid] == [("bariera", "c16", 90)]
    assert t.happened("card", card="bariera", to="laid")


@pytest.mark.rule("RS-DRM-6", "RS-BRD-2")
def test_rolls_1_and_8_put_the_picture_on_field_18_and_the_caster_turns_the_card(table):
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": [RANDOM.id]}}, dice=[1, 8])
    t.say("rytir", f"cast {RANDOM.id}")
    assert t.topic == "cast-turn" and t.offers("rytir") == ["r0", "r90"]
    t.say("rytir", "r90")
    assert t.view("stin")["laid"][0]["cells"] == ["17", "18", "26", "27"]


@pytest.mark.rule("RS-DRM-6")
def test_a_card_rolled_to_where_one_rotation_fits_is_laid_without_a_question(table):
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": [RANDOM.id]}}, dice=[8, 8])
    t.say("rytir", f"cast {RANDOM.id}")
    assert [(card["picture"], card["turn"]) for card in t.view("stin")["laid"]] == [("88", 180)]
    assert t.topic == "casting"


@pytest.mark.rule("RS-DRM-6")
def test_an_occupied_field_is_rolled_again(table):
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": [RANDOM.id]}}, laid=SOPKA, dice=[5, 5, 1, 8])
    t.say("rytir", f"cast {RANDOM.id}", "r0")
    assert [card["picture"] for card in t.view("stin")["laid"]] == ["18", "46"]


@pytest.mark.rule("RS-DRM-6")
def test_a_field_where_no_rotation_fits_is_rolled_again(table):
    laid = [{"card": "sopka", "picture": "12"}]  # the corner 11 stays free, but a card there would overlap
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": [RANDOM.id]}}, laid=laid, dice=[1, 1, 1, 8])
    t.say("rytir", f"cast {RANDOM.id}", "r0")
    assert [card["picture"] for card in t.view("stin")["laid"]] == ["12", "18"]


# -- rulings ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-A1a")
@pytest.mark.parametrize(
    ("turn", "cells"),
    [
        ("r0", ["54", "55", "63", "64"]),
        ("r90", ["53", "54", "62", "63"]),
        ("r180", ["45", "46", "53", "54"]),
        ("r270", ["46", "47", "54", "55"]),
    ],
)
def test_the_picture_lies_on_the_chosen_field_in_one_of_four_rotations(table, turn, cells):
    t = table(phase="casting", turn="stin", light=RICH, figures={"stin": {"hand": ["bariera"]}})
    t.say("stin", "cast bariera 54")
    assert t.offers("stin") == ["r0", "r90", "r180", "r270"]
    t.say("stin", turn)
    assert t.view("stin")["laid"][0]["cells"] == cells and t.view("stin")["laid"][0]["picture"] == "54"


@pytest.mark.rule("RR-A1a")
def test_the_picture_lies_on_the_rolled_field_in_one_of_four_rotations(table):
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": [RANDOM.id]}}, dice=[5, 4])
    t.say("rytir", f"cast {RANDOM.id}")
    assert t.offers("rytir") == ["r0", "r90", "r180", "r270"]
    t.say("rytir", "r180")
    assert t.view("stin")["laid"][0]["picture"] == "54"


@pytest.mark.rule("RR-A1b")
def test_places_for_cards_are_remembered_but_never_too_many():
    fresh = content.Content(PACK, content.content_for().board)
    for taken in range(content.CACHE + 20):
        found = fresh.free_pictures(taken, "exact")
        assert len(fresh._pictures) <= content.CACHE + 1
    assert len(fresh._pictures) < 20 and found == content.content_for().free_pictures(taken, "exact")


@pytest.mark.rule("RR-A1b")
def test_the_picture_of_an_exact_card_lies_on_a_numbered_or_path_field(table):
    t = table(phase="casting", turn="stin", light=RICH, figures={"stin": {"hand": ["bariera"]}})
    t.say("stin", "cast bariera")
    board = t.g.content.board
    allowed = [name for name, cell in board.cell.items() if board.kind[cell] in ("void", "well", "path")]
    assert sorted(t.offers("stin")) == sorted(allowed)


@pytest.mark.rule("RR-A2")
def test_a_card_without_a_legal_place_cannot_be_cast_and_stays_in_hand(table):
    t = table(phase="casting", turn="stin", light=RICH, figures={"stin": {"hand": ["bariera"]}}, laid=NO_ROOM)
    t.refuses("stin", "cast bariera", "RR-A2")
    assert t.g.light == (100, 105) and t.zone("hand.stin") == ["bariera"]


@pytest.mark.rule("RR-A2")
def test_a_random_card_needs_a_numbered_field_for_its_picture_and_is_not_even_rolled_for(table):
    figures = {"rytir": {"hand": [RANDOM.id, "portal-svetu"]}}
    laid = [card for card in NO_NUMBERED_ROOM if card["card"] != "portal-svetu"]
    laid += [{**card, "card": "bariera"} for card in NO_NUMBERED_ROOM if card["card"] == "portal-svetu"]
    t = table(phase="casting", light=RICH, figures=figures, laid=laid)
    t.refuses("rytir", f"cast {RANDOM.id}", "RR-A2")
    t.say("rytir", "cast portal-svetu")
    assert t.offers("rytir") == ["c9", "c11"]


@pytest.mark.rule("RR-A2")
def test_a_card_that_cannot_be_cast_does_not_use_up_the_one_cast_of_the_trial(table):
    figures = {"stin": {"hand": ["bariera"]}}
    laid = [{**card, "owner": "stin"} for card in NO_ROOM]
    t = table(scenario="zkouska-sily", phase="casting", turn="stin", figures=figures, laid=laid)
    t.refuses("stin", "cast bariera", "RR-A2")
    assert any(key.startswith("recall") for key in t.offers("stin"))


@pytest.mark.rule("RR-A2")
def test_that_a_card_in_hand_has_no_place_is_not_betrayed_by_a_missing_question(table):
    figures = {"stin": {"hand": ["bariera"]}}
    laid = [{**card, "owner": "rytir"} for card in NO_ROOM]
    t = table(scenario="zkouska-sily", phase="casting", turn="stin", figures=figures, laid=laid)
    assert t.topic == "casting" and t.offers("stin") == ["done"]


@pytest.mark.rule("RR-A3")
def test_a_card_may_be_cast_under_a_character_without_immediate_effect(table):
    figures = {"rytir": {"field": "46"}, "stin": {"field": "c6", "hand": ["sopka"]}}
    t = table(phase="casting", turn="stin", light=RICH, figures=figures, dice=[3, 4])
    t.say("stin", "cast sopka 46 r0")
    assert t["rytir"].lives == 4
    t.say("stin", "done", "end").say("rytir", "done")
    assert "activate" in t.offers("rytir")  # it counts as standing there
    t.say("rytir", "roll", "end")
    assert t["rytir"].lives == 4 - 3


@pytest.mark.rule("RR-A9a")
def test_light_starts_at_0(table):
    t = table(phase="setup", plain=False)
    assert t.g.light == (0 + 5, 0)  # Dreams have begun their first casting phase


@pytest.mark.rule("RR-A9a")
@pytest.mark.parametrize(
    "card", {card.light: card for card in DREAMS if card.actions == 0}.values(), ids=lambda c: c.id
)
def test_half_the_light_of_a_recalled_card_comes_back_rounded_down_to_fives(table, card):
    t = table(phase="casting", light=[0, 0], laid=[{"card": card.id, "picture": "46"}])
    t.say("rytir", "recall 46")
    assert t.g.light == (5 + card.light // 10 * 5, 0)


@pytest.mark.rule("RR-A9b")
def test_the_hand_is_refilled_to_five_at_once(table):
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": ["portal-svetu"]}})
    t.say("rytir", "cast portal-svetu 46 r0")
    assert len(t.zone("hand.rytir")) == 5 and t.topic == "casting"


@pytest.mark.rule("RR-A9b")
def test_a_recall_may_exceed_five_and_nothing_is_drawn_until_fewer_are_held(table):
    hand = [card.id for card in DREAMS if card.id not in ("ptak-ohnivak", "dzin-z-lampy")][:5]
    laid = [{"card": "ptak-ohnivak", "picture": "46"}]
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": hand}}, laid=laid)
    t.say("rytir", "recall 46")
    assert t.zone("hand.rytir") == [*hand, "ptak-ohnivak"]
    t.say("rytir", "cast ptak-ohnivak 46 r0")
    assert t.zone("hand.rytir") == hand


@pytest.mark.rule("RR-A9c")
def test_an_empty_horror_deck_is_never_made_anew(table):
    t = table(
        phase="casting",
        turn="stin",
        light=RICH,
        figures={"stin": {"hand": ["bariera", "bariera"]}},
        decks={"horror": ["only"]},
        used={"horror": ["sopka"]},
    )
    t.say("stin", "cast bariera 46 r0")
    assert t.zone("hand.stin") == ["bariera"] and t.zone("used.horror") == ["sopka"]


@pytest.mark.rule("RR-A10")
@pytest.mark.parametrize(("name", "actions"), [("sopka", 0), ("bariera", 0), (LASTS.id, 1)])
def test_cancelling_an_enemy_card_costs_its_printed_light_and_10_whatever_its_duration(table, name, actions):
    laid = [{"card": name, "picture": "46", "actions": actions}]
    t = table(phase="casting", light=RICH, laid=laid)
    price = PACK.cards[name].light + 10
    assert t.option("rytir", "cancel 46")["cost"] == {"light": price}
    t.say("rytir", "cancel 46")
    assert t.g.light == (105 - price, 100) and t.zone("used.horror") == [name]


@pytest.mark.rule("RR-A10")
def test_without_10_light_more_than_its_price_an_enemy_card_stays(table):
    t = table(phase="casting", light=[PACK.cards["sopka"].light, 0], laid=SOPKA)
    t.refuses("rytir", "cancel 46", "RS-STR-5")
