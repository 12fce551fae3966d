"""docs/packs.md: verbs that reach others, and looks at decks."""

import pytest

from .hand_made import SLOW

THREE = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}


def test_others_one_is_an_enemy_of_ones_choice(meets):
    t = meets({"verb": "others", "who": "one", "do": SLOW}, **THREE)
    assert t.offers("rytir") == ["stin", "barbar"]
    t.say("rytir", "barbar")
    assert (t["stin"].slowed, t["barbar"].slowed, t["rytir"].slowed) == (0, 1, 0)


def test_others_all_is_every_enemy(meets):
    t = meets({"verb": "others", "who": "all", "do": SLOW}, **THREE)
    assert (t["stin"].slowed, t["barbar"].slowed, t["rytir"].slowed) == (1, 1, 0)


def test_others_all_leaves_ones_own_side_alone(meets):
    four = {"options": ["ctyri-hraci"], "characters": ["rytir", "stin", "barbar", "cert"]}
    t = meets({"verb": "others", "who": "all", "do": SLOW}, **four)
    assert [t[name].slowed for name in four["characters"]] == [0, 1, 0, 1]


def test_others_here_is_every_other_character_on_the_field(meets):
    figures = {"barbar": {"field": "46"}, "stin": {"field": "47"}}
    t = meets({"verb": "others", "who": "here", "do": SLOW}, figures=figures, **THREE)
    assert (t["stin"].slowed, t["barbar"].slowed, t["rytir"].slowed) == (0, 1, 0)


@pytest.mark.rule("RR-A7b")
def test_a_card_may_put_others_into_a_hall_which_they_enter(meets):
    carry = [{"verb": "carry", "to": "hall"}]
    t = meets({"verb": "others", "who": "all", "do": carry}, decks={"easy": ["studanky"]})
    t.say("stin", "akademus.sin")
    assert t.field("stin") == "akademus.sin" and t.zone("quests.stin") == ["studanky"]


def test_swap_changes_places_with_a_character_of_ones_choice(meets):
    t = meets({"verb": "swap"}, figures={"stin": {"field": "17"}})
    assert (t.field("rytir"), t.field("stin")) == ("17", "46")
    assert t["stin"].lives == 4 and t["rytir"].bp == 7


def test_swap_does_not_reach_into_a_hall(meets):
    t = meets({"verb": "swap"}, figures={"stin": {"field": "iridion.sin"}})
    assert (t.field("rytir"), t.field("stin")) == ("46", "iridion.sin")


@pytest.mark.rule("RR-A7b")
def test_whoever_is_swapped_into_a_hall_enters_it(holds):
    figures = {"rytir": {"field": "iridion.sin", "bp": 6}, "stin": {"field": "17"}}
    use = {"at": "turn", "do": [{"verb": "swap"}]}
    t = holds(use=[use], figures=figures, decks={"easy": ["studanky"]})
    t.say("rytir", "use zlaty-mec")
    assert t.field("stin") == "iridion.sin" and t.zone("quests.stin") == ["studanky"]


@pytest.mark.parametrize("deck", ["event", "easy", "hard"])
def test_peek_is_a_private_look_at_the_top_of_a_deck(meets, deck):
    t = meets({"verb": "peek", "deck": deck, "cards": 2})
    top = t.g.zones[f"deck.{deck}"]
    assert [t.g.known[card] for card in top[-3:]] == [0, 1, 1]  # seat 0 only
    seen = [event for event in t.events if event["kind"] == "peek"]
    assert len(seen) == 2 and all("card" not in event for event in seen)  # nobody else sees the faces
