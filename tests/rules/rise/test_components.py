"""RS-COM: the die, the characters, the decks and the tokens of light."""

import pytest

from snar.packs.rise.loader import load
from snar.rise.scenario import Table

HEROES = {"barbar", "cestovatel", "druid", "rytir", "snovy-drak"}
DEMONS = {"cert", "rarach", "san", "stin", "titan"}
PACK = load()


def uses(character, verb):
    """Does an active ability of the character do this, perhaps among other things?"""
    return any(repr(verb) in repr(use.do) for use in PACK.characters[character].use)


def changes(character, value):
    return any(modify.value == value for modify in PACK.characters[character].modify)


@pytest.mark.rule("RS-COM-1")
def test_every_roll_is_a_roll_of_the_eight_sided_die():
    faces = set()
    for seed in range(60):
        t = Table(plain=True, seed=seed, figures={"rytir": {"field": "46"}, "stin": {"field": "45"}})
        t.say("rytir", "move 45", "attack stin")
        faces |= {event["amount"] for event in t.events if event["kind"] == "roll"}
    assert faces == set(range(1, 9))


@pytest.mark.rule("RS-COM-2")
def test_there_are_five_heroes_and_five_demons_each_with_values_and_an_ability():
    sides = {side: {c.id for c in PACK.characters.values() if c.side == side} for side in ("hero", "demon")}
    assert sides == {"hero": HEROES, "demon": DEMONS}
    for character in PACK.characters.values():
        assert character.moc > 0 and character.pohyb > 0 and character.lives > 0
        assert character.traits or character.modify or character.use, character.id


@pytest.mark.rule("RS-COM-2")
@pytest.mark.parametrize("character", sorted(HEROES | DEMONS))
def test_any_of_the_ten_characters_may_be_played(table, character):
    other = "stin" if character in HEROES else "rytir"
    pair = [character, other] if character in HEROES else [other, character]
    t = table(characters=pair, plain=False, phase="setup")
    printed = PACK.characters[character]
    figure = next(f for f in t.view(other)["figures"] if f["id"] == character)
    assert (figure["moc"], figure["pohyb"], figure["lives"]) == (printed.moc, printed.pohyb, printed.lives)


@pytest.mark.rule("RS-COM-2")
@pytest.mark.parametrize(
    ("character", "fits"),
    [
        ("barbar", uses("barbar", "bonus") or uses("barbar", "strength")),  # can fly into a rage
        ("cestovatel", uses("cestovatel", "carry")),  # gets anywhere in a blink
        ("druid", {"keeps-experience", "tames-animals"} <= PACK.characters["druid"].traits),
        ("druid", uses("druid", "heal")),  # a healer
        ("rytir", changes("rytir", "experience-price") or uses("rytir", "experience")),  # trains all the time
        ("snovy-drak", changes("snovy-drak", "cost-void")),  # fast in the void
        ("cert", uses("cert", "reroll")),  # infernal luck
        ("rarach", "two-quests" in PACK.characters["rarach"].traits),  # outwits the rulers of worlds
        ("rarach", uses("rarach", "others")),  # always plots
        ("san", "second-attack" in PACK.characters["san"].traits or changes("san", "moc")),  # terror of heroes
        ("stin", "unstoppable" in PACK.characters["stin"].traits),  # nothing stops it
        ("titan", changes("titan", "duel-wound")),  # the blow of its hammer
    ],
)
def test_the_ability_fits_the_description_of_the_character(character, fits):
    assert fits, character


@pytest.mark.rule("RS-COM-3")
def test_the_box_holds_six_decks_and_ten_spells(table):
    t = table(scenario="zkouska-sily")
    piles = {card.deck for card in t.g.content.cards}
    assert piles == {"dream", "horror", "event", "easy", "hard", "ability"}
    for deck in piles:
        in_hand = [card for name in ("rytir", "stin") for card in t.zone(f"hand.{name}")]
        assert set(t.zone(f"deck.{deck}")) | set(in_hand) >= {card.id for card in PACK.copies if card.deck == deck}
    assert len(PACK.spells) == 10


@pytest.mark.rule("RS-COM-3")
def test_both_spell_cards_are_identical_everyone_has_the_same_ten_spells(table):
    known = []
    for name in ("rytir", "stin"):
        t = table(scenario="zkouska-sily", turn=name, figures={"rytir": {"field": "45"}, "stin": {"field": "45"}})
        known.append(t.say(name, "spell").offers(name))
    assert known[0] == known[1] == list(PACK.spells)


@pytest.mark.rule("RS-COM-4")
def test_a_used_up_card_goes_to_the_discards_of_its_deck(table):
    laid = [{"card": "portal-svetu", "picture": "46", "actions": 1}]
    t = table(figures={"rytir": {"field": "45", "bp": 9}}, laid=laid)
    t.say("rytir", "move 46", "accept", "iridion.sin")
    assert t.zone("used.dream") == ["portal-svetu"] and t.zone("laid") == []


@pytest.mark.rule("RS-COM-4")
def test_a_handed_in_creature_goes_to_the_discards_of_events(table):
    t = table(figures={"rytir": {"bp": 2, "trophies": ["ohnive-tornado"], "noted": 3}})
    t.say("rytir", "trade", "hand ohnive-tornado", "hand noted", "buy")
    assert t.zone("used.event") == ["ohnive-tornado"] and t.zone("trophies.rytir") == []


@pytest.mark.rule("RS-COM-4")
def test_discarded_dreams_never_come_back(table):
    cast = "duhovy-most"
    t = table(
        phase="casting",
        light=[50, 0],
        decks={"dream": ["only"]},
        used={"dream": ["portal-svetu"]},
        figures={"rytir": {"hand": [cast]}},
    )
    t.say("rytir", f"cast {cast} 46 r0")
    assert t.zone("hand.rytir") == [] and t.zone("used.dream") == ["portal-svetu"]


@pytest.mark.rule("RS-COM-5")
def test_light_is_counted_in_tokens_of_five(table):
    t = table(phase="casting")
    assert t.view("rytir")["light"] == [5, 0]
    assert all(card.light % 5 == 0 for card in PACK.cards.values() if card.deck in ("dream", "horror"))


@pytest.mark.rule("RS-COM-6")
def test_once_a_round_is_once_between_the_starts_of_two_turns_of_the_side(table):
    figures = {"rytir": {"field": "45", "bp": 2}, "stin": {"field": "45"}}
    t = table(arrived=True, figures=figures, dice=[5, 5, 3, 4, 4, 3])
    t.say("rytir", "attack stin")
    t.refuses("rytir", "attack stin", "RS-DUL-2")
    t.say("rytir", "end").say("stin", "done", "move 46", "move 45", "attack rytir", "end")
    t.say("rytir", "done", "move 46", "move 45")
    assert t.offers("rytir") == ["attack stin", "decline"]


@pytest.mark.rule("RS-COM-7")
def test_the_fastest_the_strongest_and_the_slow_ones():
    pohyb = {c.id: c.pohyb for c in PACK.characters.values()}
    moc = {c.id: c.moc for c in PACK.characters.values()}
    assert all(pohyb["cestovatel"] > pohyb[c] for c in HEROES | DEMONS if c != "cestovatel")
    assert all(moc["san"] > moc[c] for c in HEROES | DEMONS if c != "san")
    assert moc["snovy-drak"] == max(moc[c] for c in HEROES)
    assert pohyb["barbar"] < sum(pohyb[c] for c in HEROES) / 5
    assert pohyb["titan"] < sum(pohyb[c] for c in DEMONS) / 5
