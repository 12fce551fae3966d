"""RS-EVT-6, RR-C5a, RR-A7a: items at any time, trading in the casting phase, wells for whoever is carried there."""

import pytest

TRIAL = {"scenario": "zkouska-sily"}
BARRIER = [{"card": "bariera", "picture": "46"}]


# -- the casting phase ---------------------------------
@pytest.mark.rule("RS-EVT-6", "RR-C5a")
def test_the_sponge_wipes_a_card_and_one_casts_there_in_the_same_turn(table):
    rytir = {"items": ["skolni-houba"], "hand": ["portal-svetu"]}
    t = table(phase="casting", light=[95, 0], laid=BARRIER, figures={"rytir": rytir})
    t.say("rytir", "use skolni-houba")
    assert not t.g.laid and t.zone("items.rytir") == [] and t.topic == "casting"
    t.say("rytir", "cast portal-svetu 46 r0")
    assert [t.g.card_id(card) for card in t.g.laid] == ["portal-svetu"]


@pytest.mark.rule("RS-EVT-6", "RS-ZKS-7")
def test_an_item_is_no_cast_in_the_trial(table):
    rytir = {"items": ["skolni-houba"], "hand": ["portal-svetu"]}
    t = table(**TRIAL, phase="casting", laid=BARRIER, figures={"rytir": rytir})
    t.say("rytir", "use skolni-houba", "cast portal-svetu 46 r0")
    assert [t.g.card_id(card) for card in t.g.laid] == ["portal-svetu"] and t.topic == "movement"


@pytest.mark.rule("RS-EVT-6")
@pytest.mark.parametrize("scenario", ["stret-risi", "zkouska-sily"])
def test_the_jar_and_the_draught_serve_in_the_casting_phase(table, scenario):
    rytir = {"items": ["sklenice-s-bourkou", "lecivy-lektvar"], "lives": 1}
    t = table(scenario=scenario, phase="casting", figures={"rytir": rytir})
    t.say("rytir", "use sklenice-s-bourkou", "use lecivy-lektvar")
    assert (t["stin"].lives, t["rytir"].lives) == (4 - 2, 1 + 3)
    assert t.topic == "casting" and t.zone("items.rytir") == []


@pytest.mark.rule("RR-C5a")
@pytest.mark.parametrize("scenario", ["stret-risi", "zkouska-sily"])
def test_experience_is_traded_in_the_casting_phase(table, scenario):
    t = table(scenario=scenario, phase="casting", figures={"rytir": {"noted": 12}})
    t.say("rytir", "trade", "hand noted", "buy")
    assert (t["rytir"].tokens, t["rytir"].noted) == (1, 0) and t.topic == "casting"


@pytest.mark.rule("RS-CHR-4")
def test_abilities_wait_for_the_movement(table):
    t = table(phase="casting", characters=["barbar", "stin"], plain=False)
    assert "use barbar" not in t.offers("barbar")


@pytest.mark.rule("RS-EVT-4")
def test_a_kept_event_used_in_the_casting_phase_counts_in_the_movement(table):
    t = table(phase="casting", figures={"rytir": {"field": "15", "kept": ["druhy-dech"]}}, dice=[1])
    t.say("rytir", "use druhy-dech")
    gained = t["rytir"].bp
    assert gained > 0 and t.zone("used.event") == ["druhy-dech"]
    t.say("rytir", "done")
    assert t["rytir"].bp == gained + 1 + 3


@pytest.mark.rule("RR-C5a", "RS-STR-8")
def test_a_main_characters_items_serve_before_the_helper_casts(table):
    four = {"options": ["ctyri-hraci"], "characters": ["rytir", "stin", "barbar", "cert"]}
    t = table(**four, phase="casting", laid=BARRIER, figures={"rytir": {"items": ["skolni-houba"]}})
    assert t.topic == "items" and t.offers("rytir") == ["use skolni-houba", "done"] and t.offers("barbar") == []
    t.say("rytir", "use skolni-houba")
    assert not t.g.laid and t.topic == "casting" and t.offers("rytir") == []


@pytest.mark.rule("RR-C5a", "RS-EXT-4")
def test_of_two_characters_it_is_said_whose_item_is_used(table):
    two = {"boards": 2, "characters": ["rytir", "stin", "barbar", "cert"]}
    figures = {"rytir": {"items": ["lecivy-lektvar"], "lives": 1}, "barbar": {"items": ["lecivy-lektvar"], "lives": 1}}
    t = table(**two, phase="casting", figures=figures)
    assert {"use lecivy-lektvar rytir", "use lecivy-lektvar barbar"} <= set(t.offers("rytir"))
    t.say("rytir", "use lecivy-lektvar barbar")
    assert (t["rytir"].lives, t["barbar"].lives) == (1, 4)


@pytest.mark.rule("RR-E3b", "RR-C5a")
def test_who_plays_a_hypnotised_turn_uses_its_items_but_trades_nothing(table):
    stin = {"charmed": 0, "items": ["sklenice-s-bourkou"], "noted": 20}
    t = table(**TRIAL, figures={"rytir": {"field": "15", "bp": 1}, "stin": stin})
    t.say("rytir", "end")
    assert "use sklenice-s-bourkou" in t.offers("rytir") and "trade" not in t.offers("rytir")


# -- until the turn is over ---------------------------------
@pytest.mark.rule("RS-EVT-6")
def test_an_item_gained_as_movement_ended_may_be_used_at_once(table):
    figures = {"rytir": {"field": "c9", "bp": 2}}
    t = table(figures=figures, laid=BARRIER, decks={"event": ["skolni-houba"]})
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["use skolni-houba", "end"]
    t.say("rytir", "use skolni-houba")
    assert not t.g.laid and t.topic == "casting"


@pytest.mark.rule("RS-EVT-6")
def test_who_was_stopped_may_still_use_an_item(table):
    figures = {"rytir": {"field": "c11", "bp": 9, "items": ["sklenice-s-bourkou"]}}
    t = table(figures=figures, decks={"event": ["talir-polevky"]}, dice=[1])
    t.say("rytir", "move t3")
    assert t.offers("rytir") == ["use sklenice-s-bourkou", "end"]
    t.say("rytir", "use sklenice-s-bourkou")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RS-EVT-6")
def test_nobody_is_asked_about_an_item_that_would_do_nothing(table):
    figures = {"rytir": {"field": "c11", "bp": 9, "items": ["lecivy-lektvar", "skolni-houba"]}}
    t = table(figures=figures, decks={"event": ["talir-polevky"]}, dice=[1])
    t.say("rytir", "move t3")
    assert t.topic == "casting"


# -- wells ---------------------------------
HEALING = {**TRIAL, "options": ["lecebne-studanky"]}


@pytest.mark.rule("RS-OPT-2", "RR-A7a")
def test_who_is_thrown_onto_a_well_by_a_spell_may_heal(table):
    figures = {"rytir": {"field": "15", "bp": 6}, "stin": {"field": "62", "lives": 2}}
    t = table(**HEALING, figures=figures, dice=[3])
    t.say("rytir", "spell odmrsteni", "63")
    assert t.topic == "well" and t.offers("stin") == ["heal", "decline"]
    t.say("stin", "heal")
    assert t["stin"].lives == 3 and t["stin"].healed


@pytest.mark.rule("RS-OPT-2", "RR-A7a")
def test_it_is_a_visit_for_healing_alone(table):
    quests = [{"id": "studanky", "world": "filnerin"}]
    figures = {"rytir": {"field": "15", "bp": 6}, "stin": {"field": "62", "lives": 2, "quests": quests}}
    t = table(**HEALING, figures=figures, dice=[3])
    before = t.view("stin")["figures"][1]["quests"]
    t.say("rytir", "spell odmrsteni", "63").say("stin", "decline")
    assert t.view("stin")["figures"][1]["quests"] == before


@pytest.mark.rule("RS-OPT-2")
@pytest.mark.parametrize(("row", "options"), [({"healed": True}, HEALING), ({"lives": 4}, HEALING), ({}, TRIAL)])
def test_but_once_a_round_below_the_maximum_and_only_with_the_option(table, row, options):
    figures = {"rytir": {"field": "15", "bp": 6}, "stin": {"field": "62", "lives": 2, **row}}
    t = table(**options, figures=figures, dice=[3])
    t.say("rytir", "spell odmrsteni", "63")
    assert t.topic == "movement"


@pytest.mark.rule("RR-C8a", "RS-OPT-2")
def test_waking_at_a_well_is_no_visit(table):
    figures = {"rytir": {"field": "62", "lives": 1, "bp": 9}}
    t = table(**HEALING, figures=figures, laid=[{"card": "sopka", "picture": "53"}])
    t.say("rytir", "move 53")
    assert t["rytir"].awakenings == 1 and not t["rytir"].healed and t.topic == "casting"
