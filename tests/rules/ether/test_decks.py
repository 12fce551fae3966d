"""Sealing, distress, death, limits that shrink (EF-SEA, EF-DTH-1, EF-LIM-1, EE-C)."""

import pytest

from .help import distress, doing, one, table, two


def seal(cards):
    return {"verb": "seal", "cards": cards, "who": "self"}


@pytest.mark.rule("EF-SEA-1")
def test_sealed_cards_come_from_the_top_and_lie_face_up():
    t = one(more=doing(seal(2)), deck=["oko", "krok", "pest"])
    assert t.zone("sealed.hracka") == ["oko", "krok"]
    assert all(t.g.known[card] == t.g.everyone for card in t.g.cards("sealed.0"))
    assert t.zone("deck.hracka")[-1] == "pest"


@pytest.mark.rule("EF-SEA-1", "EE-C4")
def test_weaknesses_are_skipped_by_a_seal_and_stay_on_top_in_their_order():
    t = one(more=doing(seal(2)), deck=["strach", "oko", "unava", "krok", "pest"])
    assert t.zone("sealed.hracka") == ["oko", "krok"]
    assert t.zone("deck.hracka")[-3:] == ["pest", "unava", "strach"]


@pytest.mark.rule("EF-SEA-1")
def test_an_empty_deck_seals_nothing_and_is_not_shuffled():
    t = one(more=doing(seal(3)), deck=["only"], discard=["oko"] * 6)
    assert (t.zone("sealed.hracka"), len(t.zone("discard.hracka")), t.topic) == ([], 6, "action")


@pytest.mark.rule("EF-SEA-2", "EE-C1b")
def test_the_card_sealed_last_is_unsealed_first_onto_the_discards():
    t = one(
        more=doing({"verb": "unseal", "cards": 2, "who": "self", "chosen": False, "all": False}),
        sealed=["oko", "krok", "pest"],
        discard=["dvoji"],
    )
    assert t.zone("discard.hracka") == ["dvoji", "pest", "krok"]
    assert t.zone("sealed.hracka") == ["oko"]


@pytest.mark.rule("EE-C1b", "EE-B2a")
def test_a_forced_seal_seals_what_it_can():
    t = one(more=doing(seal(5)), deck=["only", "oko", "krok"], discard=["pest"] * 6)
    assert t.zone("sealed.hracka") == ["oko", "krok"]


@pytest.mark.rule("EE-C4")
def test_a_drawn_weakness_counts_as_a_drawn_card():
    t = one("draw", deck=["oko", "strach", "krok", "pest", "dvoji"]).say("hracka", "draw")
    assert t.zone("hand.hracka") == ["oko", "krok", "pest"]
    assert t.zone("deck.hracka")[-1] == "dvoji"


@pytest.mark.rule("EF-DTH-1")
def test_the_eighth_distress_of_anyone_is_the_end_for_all():
    assert not two({"distress": 6}, **doing(distress(1))).g.over
    t = two({"distress": 7}, **doing(distress(1)))
    assert (t.g.over, t.g.result) == (True, {"outcome": "death"})


@pytest.mark.rule("EF-DTH-1", "EF-LIM-1")
def test_a_distress_that_the_supply_does_not_hold_is_the_end_for_all():
    rows = {name: {"field": "a1", "distress": 5} for name in ("hracka", "specialista", "drsnak")}
    t = table(sleepers=rows, **doing(distress(1)))
    assert (t.g.outcome, t["hracka"].distress, t.g.supply["distress"]) == ("", 6, 0)
    t = table(sleepers={**rows, "hracka": {"field": "a1", "distress": 6}}, **doing(distress(1)))
    assert (t.g.outcome, t["hracka"].distress) == ("death", 6)


@pytest.mark.rule("EF-LIM-1")
def test_what_the_supply_does_not_hold_is_not_gained():
    rich = {"field": "a1", "ether": 7}
    t = table(sleepers={"hracka": rich, "specialista": rich}, **doing({"verb": "ether", "amount": 3, "who": "self"}))
    assert (t["hracka"].ether, t.g.supply["ether"]) == (9, 0)


@pytest.mark.rule("EF-LIM-1")
@pytest.mark.parametrize(
    ("kind", "effect", "gained"),
    [
        ("gem", {"verb": "gem", "amount": 3, "who": "self"}, lambda t: t["hracka"].gems),
        ("key", {"verb": "key", "amount": 3}, lambda t: t.g.keys),
        ("soul", {"verb": "soul", "amount": 3}, lambda t: t.g.souls),
        ("threat", {"verb": "threat", "amount": 3, "at": "here"}, lambda t: len(t.g.threats)),
        ("token", {"verb": "token", "amount": 3, "on": "stin"}, lambda t: t.entity("stin").tokens),
        ("entity", {"verb": "spawn", "entity": "stin", "figures": 3, "at": "a3"}, lambda t: len(t.figures("stin")) - 1),
    ],
)
def test_of_any_component_only_what_is_left_is_gained_or_placed(kind, effect, gained):
    stin = {"entities": {"stin": {"figures": ["a2"]}}}
    for left in (0, 2, 4):
        t = one(more={**doing(effect), **stin, "supply": {kind: left}})
        assert (gained(t), t.g.supply[kind]) == (min(left, 3), max(0, left - 3))


@pytest.mark.rule("EF-DTH-1", "EE-C2a")
@pytest.mark.parametrize(("deck", "outcome"), [(4, ""), (3, "death")])
def test_fewer_than_six_cards_in_deck_hand_and_discards_are_death_after_every_effect(deck, outcome):
    t = one(
        more=doing(seal(1), {"verb": "unseal", "cards": 1, "who": "self", "chosen": False, "all": False}),
        deck=["only", *["oko"] * deck],
        hand=["krok"],
        discard=["krok", "pest"],
        progress=["herbar"],
        sealed=["pest"],
    )
    assert t.g.outcome == outcome


@pytest.mark.rule("EE-C2a")
def test_weaknesses_count_among_the_six_cards():
    t = one(
        more=doing(seal(1)), deck=["only", "oko", "oko", "strach", "unava"], hand=["krok"], discard=["pest", "pest"]
    )
    assert (t.g.over, len(t.zone("sealed.hracka"))) == (False, 1)


@pytest.mark.rule("EF-DTH-1", "EE-C2a")
def test_cards_sealed_as_a_price_may_be_the_death_of_a_sleeper_too():
    t = one("draw", deck=["only"], discard=["oko"] * 4 + ["krok"] * 4).say("hracka", "draw", "seal")
    assert (t.g.outcome, len(t.zone("hand.hracka"))) == ("death", 0)


@pytest.mark.rule("EE-C2b")
def test_weaknesses_pay_nothing():
    t = one(hand=["strach", "krok"])
    t.say("hracka", "move")
    assert t.offers("hracka") == ["pay krok cunning", "back"]


@pytest.mark.rule("EE-C2c")
def test_a_shrinking_hand_limit_is_met_at_once_and_the_player_chooses():
    mutate = {"verb": "mutate", "amount": 1, "entity": "stin"}
    given = {"entities": {"stin": {"figures": ["a4"]}}, "bag": ["bez-masek"], "dice": [1], **doing(mutate, distress(1))}
    t = one(more=given, mask=["sova"], hand=["oko"] * 4 + ["krok", "pest", "dvoji"])
    assert (t.topic, t.offers("hracka")) == (
        "discard",
        [f"discard {name}" for name in ("dvoji", "krok", "oko", "pest")],
    )
    assert t["hracka"].distress == 0  # before the next effect
    t.say("hracka", "discard pest")
    assert (t.topic, len(t.zone("hand.hracka")), t["hracka"].distress) == ("action", 6, 1)


@pytest.mark.rule("EE-C2c")
def test_a_shrinking_number_of_progress_slots_is_met_at_once():
    mutate = {"verb": "mutate", "amount": 1, "entity": "stin"}
    given = {"entities": {"stin": {"figures": ["a4"]}}, "bag": ["bez-masek"], "dice": [1], **doing(mutate)}
    t = one(more=given, mask=["krtek"], progress=["dilna", "police", "police", "sleva", "dalekohled"])
    assert t.topic == "drop-progress"
    t.say("hracka", "drop sleva")
    assert (t.topic, t.zone("discard.hracka")) == ("action", ["sleva"])


@pytest.mark.rule("EE-D2b")
def test_an_end_cancels_all_that_was_still_to_happen():
    end = {"verb": "end", "outcome": "ends"}
    t = one(more=doing({"verb": "repeat", "amount": 2, "do": [end, distress(1)]}, distress(1)))
    assert (t.g.over, t.g.outcome, t["hracka"].distress) == (True, "ends", 0)


@pytest.mark.rule("EE-D2b", "EF-DTH-1")
def test_death_in_the_middle_of_a_step_cancels_the_rest_of_it():
    t = two({"distress": 7}, {"distress": 0}, **doing(distress(1, "each")))
    assert (t.g.outcome, t["specialista"].distress) == ("death", 0)


@pytest.mark.rule("EF-INF-1", "EF-DTH-1")
@pytest.mark.parametrize(("before", "asked"), [(5, False), (6, True), (7, True)])
def test_whoever_wants_quiet_is_asked_before_deadly_distress_all_the_same(before, asked):
    t = one(more=doing(distress(2)), hand=["stit", "oko"], distress=before, quiet=True)
    assert (t.topic == "window-distress") is asked


@pytest.mark.rule("EF-INF-1", "EF-LIM-1")
def test_whoever_wants_quiet_is_asked_before_distress_that_the_supply_no_longer_holds():
    given = {"hand": ["stit", "oko"], "quiet": True}
    t = one("draw", deck=["only"], discard=["oko"] * 5 + ["krok"] * 5, **given).say("hracka", "draw")
    t.g.supply = {**t.g.supply, "distress": 0}
    assert t.say("hracka", "distress").topic == "window-distress"


@pytest.mark.rule("EF-INF-1", "EF-DTH-1")
@pytest.mark.parametrize(("discards", "asked"), [(5, True), (6, False)])
def test_whoever_wants_quiet_is_asked_before_a_deadly_seal_all_the_same(discards, asked):
    """One card in hand and the discards are left, and six keep a sleeper alive."""
    given = {"deck": ["only", "oko", "krok"], "discard": ["oko"] * (discards - 1)}
    t = one(more=doing(seal(2)), hand=["pecetidlo"], quiet=True, **given)
    assert (t.topic == "window-seal") is asked


@pytest.mark.rule("EF-INF-1")
def test_distress_and_seals_may_be_prevented_by_quick_cards():
    t = one(more=doing(distress(2)), hand=["stit", "oko"])
    assert (t.topic, t.offers("hracka")) == ("window-distress", ["play stit", "pass", "quiet"])
    t.say("hracka", "play stit")
    assert t["hracka"].distress == 1
    t = one(more=doing(seal(2)), hand=["pecetidlo"]).say("hracka", "play pecetidlo")
    assert (t.zone("sealed.hracka"), t.zone("discard.hracka")) == ([], ["pecetidlo"])
