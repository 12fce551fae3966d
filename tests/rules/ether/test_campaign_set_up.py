"""What lies on the table when a campaign begins (EF-SET-2, EF-SET-3, EF-COM)."""

import pytest

from snar.ether.game import Ether
from snar.kernel.choice import Refused

from .campaign_help import OWNED, at, new, saved


@pytest.mark.rule("EF-SET-3")
def test_set_up_shuffles_turns_fate_weaknesses_map_tiles_and_slumbers_onto_delta():
    chronicle = saved(
        at("kaplicka", zones={"season": ["cas-trhu"], "notes": ["plechovka"], "items": ["plechovy-hrnek"]})
    )
    games = [new("hracka", chronicle=chronicle, seed=seed) for seed in range(5)]
    for zone in ("turns.used", "fate", "weaknesses", "map.stack", "slumbers", "market"):
        assert len({tuple(t.zone(zone)) for t in games}) > 1, zone
    for t in games:
        assert (t.zone("slumbers")[0], t.zone("season")) == ("delta", ["cas-trhu"])
        assert (t.zone("notes"), t.zone("storage"), t.zone("turns")) == (["plechovka"], ["plechovy-hrnek"], [])


@pytest.mark.rule("EF-SEC-5")
def test_set_up_shuffles_no_other_deck():
    """The sleeper's own cards lie in the box: that deck is put together later."""
    chronicle = saved(at("kaplicka"))
    games = [new("hracka", chronicle=chronicle, seed=seed) for seed in range(5)]
    shuffled = {zone for zone in games[0].g.zones if len({t.g.cards(zone) for t in games}) > 1}
    assert shuffled == {"turns.used", "fate", "weaknesses", "map.stack", "slumbers", "market"}


@pytest.mark.rule("EF-COM-1")
def test_one_to_four_sleepers_with_22_cards_each_and_a_back_action_of_their_own():
    names = ("hracka", "specialista", "drsnak", "nespoutana")
    t = new(*names)
    backs = {t.g.content.pack.sleepers[name].back.id for name in names}
    assert ([len(t.zone(f"deck.{name}")) for name in names], len(backs)) == ([OWNED] * 4, 4)
    assert "rest.hracka" not in [zone for zone, cards in t.g.zones.items() if cards]
    for bad in ((), (*names, "hracka"), ("hracka", "hracka"), ("nikdo",)):
        with pytest.raises(Refused):
            Ether().agree(sleepers=bad)


@pytest.mark.rule("EF-COM-2")
def test_the_table_holds_81_market_cards_12_turns_10_fates_6_weaknesses_14_masks_and_secrets_with_codes():
    t = new("hracka")
    masks = [card for card in t.g.content.cards if card.deck == "mask"]
    assert (len(t.zone("market")), len(t.zone("turns") + t.zone("turns.used")), len(masks)) == (81, 12, 14)
    assert (len(t.zone("fate")), len(t.zone("weaknesses"))) == (10, 6)
    secrets = [card for card in t.g.cards("vault") if t.g.card(card).deck in ("secret-tile", "overlay", "secret")]
    assert secrets
    assert all(t.g.card_back(card) == t.g.content.pack.marks[t.g.card_id(card)] for card in secrets)


@pytest.mark.rule("EF-COM-3")
def test_tokens_are_as_many_as_the_box_holds():
    t = new("hracka")
    wanted = {"ether": 16, "distress": 16, "token": 16, "gem": 6, "threat": 20, "obstacle": 6, "environment": 8}
    wanted |= {"key": 4, "insight": 4, "cunning": 4, "anger": 4, "soul": 5, "story": 10, "entity": 15}
    wanted |= {"state-a": 2, "state-b": 2, "human": 4, "animal": 4, "wall": 1, "hole": 1}
    assert t.g.supply == wanted
    assert len(t.g.bag) == 12


@pytest.mark.rule("EF-SET-2")
def test_the_first_game_starts_in_the_first_dream_without_keys():
    t = new("hracka", "drsnak")
    assert (t.g.dream, t.g.keys, t.g.mode, t.topic) == ("prvni-sen", 0, "dream", "entry")
    assert at("kaplicka").g.dream == ""
