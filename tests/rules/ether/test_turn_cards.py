"""Turn cards: blocking, adding and losing turns, suits, loot (EF-TCD, EE-D3)."""

import re
from shutil import copytree

import pytest

from snar.ether.campaign.dreams import EnterDream

from .night import FULL, ONE, PACK, during, night

SHADOW = {"stin": {"figures": ["a1"]}}


@pytest.mark.rule("EF-TCD-1")
def test_a_blocked_step_is_skipped_this_turn():
    t = night("a1", turns=["kriz-basic-special", "pik-basic"], entities=SHADOW, hand=["zavora"])
    t.say("hracka", "play zavora")
    assert (t.topic, t.offers("hracka")) == ("block", ["block basic", "block special"])
    t.say("hracka", "block basic")
    assert (t["hracka"].distress, len(t.zone("sealed.hracka")), t.g.blocked) == (0, 1, ())


@pytest.mark.rule("EF-TCD-1")
def test_a_step_that_is_past_cannot_be_blocked():
    t = night("a1", turns=["kara-dvakrat", "pik-basic"], entities=SHADOW, hand=["zavora"])
    t.say("hracka", "pass")
    assert t["hracka"].distress == 1
    t.say("hracka", "play zavora")
    assert t.offers("hracka") == ["block move", "block basic 2"]
    t.say("hracka", "block basic 2")
    assert t["hracka"].distress == 1


@pytest.mark.rule("EE-D3c", "EF-TCD-1")
def test_a_blocked_step_is_skipped_in_extra_resolutions_too():
    given = {"turns": ["kriz-basic-special", "pik-basic"], "entities": SHADOW, "blocked": [0]}
    t = night("a1", step="action", hand=["predtucha", "sotva"], **given)
    t.say("hracka", "play predtucha")
    assert (t["hracka"].distress, len(t.zone("sealed.hracka"))) == (0, 1)
    t.say("hracka", "play sotva")
    assert t["hracka"].distress == 0


@pytest.mark.rule("EF-TCD-1")
def test_an_added_turn_is_the_bottom_card_of_the_discards_put_under_the_deck():
    t = night("a1", step="action", hand=["odlozit"])
    bottom, top = t.zone("turns.used")[:2], t.zone("turns.used")[-1]
    t.say("hracka", "play odlozit")
    assert t.zone("turns") == [bottom[1], bottom[0], "srdce-special", "pik-basic"]
    assert t.zone("turns.used")[-1] == top


@pytest.mark.rule("EF-TCD-1")
def test_lost_turns_go_under_the_discards_and_leave_the_current_one():
    t = night("a1", step="action", hand=["utrhnout"], turns=["pik-basic", "srdce-special", "pik-move"])
    t.say("hracka", "play utrhnout")
    assert (t.zone("turns"), t.zone("turns.used")[:2]) == (["pik-basic"], ["srdce-special", "pik-move"])


def turn_of(suit, folder):
    """A whole turn of mutation, basic effect, movement, special effect and end, its card in this suit; what is seen."""
    pack = folder / suit
    copytree(PACK, pack)
    cards = pack / "turns.toml"
    cards.write_text(re.sub(r'suit = "\w+"', f'suit = "{suit}"', cards.read_text("utf-8")), "utf-8")
    entities = {"stin": {"figures": ["a3"]}, "pes": {"figures": ["b6"]}, "sloup": {"figures": ["a1"]}}
    given = {"entities": entities, "bag": ["ostny"], "dice": [1, FULL, ONE], "story": {"brana": 1, "konec": 1}}
    t = night("a1", "b2", turns=["kriz-vse", "pik-basic"], pack=str(pack), hand=["zrnko"], **given)
    while t.topic != "draw":
        t.say(t.asked[0], t.offers(t.asked[0])[0])
    shown = t.view("hracka")
    assert shown["turn"]["card"].pop("suit") == suit
    return {**shown, "rules": {}}


@pytest.mark.rule("EF-TCD-2")
def test_suits_mean_nothing_by_themselves(tmp_path):
    """A turn goes the same way in all four of them, to the last token."""
    hearts = turn_of("hearts", tmp_path)
    assert {entity["id"]: entity["mutations"] for entity in hearts["dreamscape"]["entities"]}["sloup"] == ["ostny"]
    assert (hearts["keys"], len(hearts["sleepers"][0]["sealed"]), hearts["turn"]["number"]) == (1, 1, 2)
    assert [turn_of(suit, tmp_path) for suit in ("diamonds", "clubs", "spades")] == [hearts] * 3


@pytest.mark.rule("EF-TCD-3")
def test_loot_is_that_of_the_current_turn_card_and_may_be_a_choice():
    t = during("a1", "a2", effects=[{"verb": "loot"}], turns=["srdce-basic", "pik-basic"])
    assert (t.topic, t.offers("hracka")) == ("choose", ["choose 1", "choose 2"])
    t.say("hracka", "choose 2")
    assert (t["hracka"].ether, t["specialista"].ether, t.g.keys) == (1, 1, 0)


@pytest.mark.rule("EE-D1d", "EF-TCD-3")
def test_loot_after_the_last_turn_is_that_of_the_card_discarded_last():
    """The slumber's turns are exhausted; its tile says: loot."""
    t = night("a1", slumber="klid", turns=["srdce-basic"], tiles=["pole-1"])
    assert (t.zone("turns"), t.zone("turns.used")[-1], t.topic) == ([], "srdce-basic", "choose")
    t.say("hracka", "choose 1")
    assert t.g.keys == 1


def entered(seed, **given):
    """The dream is entered after another encounter, of which two turns were left."""
    enter = {"proc": EnterDream.__name__, "dream": "noc"}
    return night("", "", step="none", during=[enter], seed=seed, turns=["pik-basic", "srdce-special"], **given)


@pytest.mark.rule("EE-D3a")
def test_every_dream_shuffles_all_turn_cards_and_only_the_top_one_is_seen():
    tops = set()
    for seed in range(30):
        t = entered(seed)
        assert len(t.zone("turns")) == 6
        assert sorted(t.zone("turns") + t.zone("turns.used")) == sorted(t.g.content.pack.turns)
        assert [bool(t.g.known[card]) for card in t.g.zones["turns"]] == [False] * 5 + [True]
        tops.add(t.zone("turns")[-1])
    assert len(tops) > 8


@pytest.mark.rule("EE-D3b", "EF-MAP-15")
def test_the_turn_cards_lie_there_before_figures_appear_so_the_suit_is_known():
    suits = {"hearts": ["a7"], "spades": ["b8"], "diamonds": [], "clubs": []}
    seen = set()
    for seed in range(12):
        t = entered(seed)
        suit = t.g.card(t.g.current_turn).suit
        assert t.figures("stin") == suits[suit]
        seen.add(suit)
    assert seen == set(suits)


@pytest.mark.rule("EE-A1e")
def test_with_open_turns_the_whole_deck_is_seen():
    t = entered(1, options=["otevrene-tahy"])
    assert all(t.g.known[card] for card in t.g.zones["turns"])
