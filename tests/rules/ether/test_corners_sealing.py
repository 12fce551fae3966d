"""Corners of sealing and distress: every way they come, with every card that listens (EF-SEA-1, EF-DTH-1)."""

import pytest

from snar.ether.foresight import Death, foresee

from .campaign_help import apply, arrive, at, dreaming, slumbering, table

WAX, WELL, UMBRELLA, SCAR = "roztekly-vosk", "maska-studny", "detsky-destnik", "stara-jizva"
STEPS, COINS, EYES = ["lichy-schod"] * 3, ["mince-na-hrane"] * 3, ["zavrene-oci"] * 2
DECK = [*STEPS, *COINS, "zavrene-oci", "kratka-sirka", "horka-dlan"]
MAY_SEAL = {"proc": "Apply", "seat": 0, "effects": [{"verb": "seal", "cards": 2, "who": "self"}]}


def dream(first, second=None, step="action", **given):
    base = {"dream": "prvni-sen", "tiles": ["predsin"], "step": step}
    return table({"field": "b4", **first}, second, [], **{**base, **given})


def slumber(first, second=None, during=(), **given):
    base = {"slumber": "prizrak", "step": "action", "entities": {"prizrak": {"figures": ["c4"]}}}
    return table({"field": "c4", **first}, second, list(during), **{**base, **given})


# -- who deals it ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-WEK-1", "EF-SEA-1", "EF-SEC-2")
def test_a_weakness_that_seals_is_grown_by_another_weakness_and_held_back_by_the_mask():
    row = {"deck": ["only", "olovena-vicka", *DECK], "progress": [WAX], "mask": [WELL]}
    t = dream(row, step="draw").say("hracka", "draw")
    assert t.topic == "window-seal"
    t.say("hracka", f"act {WELL}.pohltit")
    assert len(t.zone("sealed.hracka")) == 1


@pytest.mark.rule("EF-WEK-1", "EF-DTH-1")
def test_a_weakness_that_hurts_in_the_draw_step_can_be_kept_off():
    t = dream({"deck": ["only", "hlas-za-zady", *DECK]}, step="draw", zones={"items": [UMBRELLA]})
    t.say("hracka", "draw")
    assert t.topic == "window-distress"
    assert t.say("hracka", f"act {UMBRELLA}.otevrit")["hracka"].distress == 0
    assert len(t.zone("hand.hracka")) == 3  # the weakness counted as one of the four


@pytest.mark.rule("EF-SEA-1", "EF-FAT-1", "EE-F1c")
def test_a_quirk_that_seals_more_counts_in_the_slumber_for_whoever_stands_elsewhere():
    t = slumber({"deck": ["only", *DECK]}, during=[MAY_SEAL], quirks=[["budka-ve-snehu", "d6"]])
    assert len(t.zone("sealed.hracka")) == 3


@pytest.mark.rule("EF-SEA-1", "EF-FAT-1")
def test_a_quirk_of_the_slumber_landscape_says_nothing_on_the_road():
    t = at("cesta-k-hrazi", {"deck": ["only", *DECK]}, quirks=[["budka-ve-snehu", "d6"]])
    assert t.option("hracka", "go trafostanice")["cost"] == {"seal": 1}
    assert len(t.say("hracka", "go trafostanice").zone("sealed.hracka")) == 1


@pytest.mark.rule("EF-SLB-2", "EF-SEA-1")
def test_an_escape_before_the_slumber_begins_seals_by_the_same_way():
    row = {"deck": ["only", *DECK], "mask": [WELL]}
    t = arrive("zahradkarska-kolonie", row, {}, zones={"slumbers": ["prizrak"]})
    t.say("hracka", "escape").say("drsnak", "escape")
    assert t.topic == "window-seal"
    t.say("hracka", f"act {WELL}.pohltit")
    assert [len(t.zone(f"sealed.{name}")) for name in t.names] == [0, 2]


@pytest.mark.rule("EF-TRN-6", "EF-SEA-1")
def test_turns_that_run_out_seal_everybody_in_order_each_with_a_window():
    row = {"deck": ["only", *DECK], "mask": [WELL]}
    t = slumbering(
        {"proc": "Apply", "seat": 0, "effects": [{"verb": "seal", "cards": 2, "who": "each"}]}, first=row, second={}
    )
    t.say("hracka", "pass")
    assert [len(t.zone(f"sealed.{name}")) for name in t.names] == [2, 2]


@pytest.mark.rule("EF-SLB-1", "EF-SEA-1", "EE-B2a")
def test_a_tile_that_lets_everyone_choose_does_not_offer_a_seal_that_grows_beyond_the_deck():
    row = {"deck": ["only", *STEPS], "hand": COINS, "discard": EYES}
    plain = arrive("zahradkarska-kolonie", row, zones={"slumbers": ["inventura"]})
    assert plain.offers("hracka") == ["choose 2", "choose 3"]
    t = arrive("zahradkarska-kolonie", {**row, "progress": [WAX]}, zones={"slumbers": ["inventura"]})
    assert "choose 3" not in t.offers("hracka")


@pytest.mark.rule("EF-FAT-1", "EF-SEA-1", "EF-DWM-2")
def test_fate_seals_by_the_same_way_and_the_mask_works_on_the_road():
    t = arrive("tocna", {"deck": ["only", *DECK], "mask": [WELL]}, zones={"fate": ["revizor-se-siti"]}, dice=[2])
    t.say("hracka", "pass")
    assert t.topic == "window-seal"
    assert t.say("hracka", f"act {WELL}.pohltit").zone("sealed.hracka") == []


@pytest.mark.rule("EF-FAT-1", "EF-DTH-1", "EF-DWM-2")
def test_fate_hurts_by_the_same_way_and_the_umbrella_opens_on_the_road():
    t = arrive("tocna", {}, zones={"fate": ["revizor-se-siti"], "items": [UMBRELLA]}, dice=[1])
    t.say("hracka", "pass")
    assert t.topic == "window-distress"
    assert t.say("hracka", f"act {UMBRELLA}.otevrit")["hracka"].distress == 0


@pytest.mark.rule("EF-SSN-1", "EF-SEA-1")
def test_a_season_that_seals_when_it_comes_asks_the_mask():
    row = {"deck": ["only", *DECK], "mask": [WELL]}
    t = dreaming(
        "beh-pred-vodou",
        apply({"verb": "end", "outcome": "defeat"}),
        first=row,
        tiles=["naves"],
        zones={"season": ["cas-zhasnutych-lamp"]},
    )
    t.say("hracka", "enter c4", "keep")
    assert t.topic == "window-seal"
    t.say("hracka", f"act {WELL}.pohltit")
    assert (t.zone("sealed.hracka"), t.zone("season")) == ([], ["cas-zamcenych-domu"])


@pytest.mark.rule("EF-VAR-2", "EF-SEA-1")
def test_misfortune_at_cards_seals_one_more_and_the_mask_keeps_two():
    row = {
        "deck": ["only", *DECK],
        "discard": ["listek-do-satny"] * 2 + ["vsazeny-knoflik"] * 2 + EYES[:1],
        "progress": [WAX],
        "mask": [WELL],
    }
    t = dream(row, options=["pokerove-karty"], dice=[1, 1, 1, 12, 12, 12])
    t.say("hracka", "poker seals", "go-on")
    assert t.topic == "window-seal"
    t.say("hracka", f"act {WELL}.pohltit")
    assert len(t.zone("sealed.hracka")) == 4  # five and one, less two


@pytest.mark.rule("EF-VAR-6", "EF-SEA-1")
def test_the_unbroken_dream_seals_by_its_tokens_and_the_mask_keeps_two():
    row = {"deck": ["only", *DECK], "mask": [WELL]}
    t = arrive(
        "zahradkarska-kolonie",
        row,
        options=["nepreruseny-sen"],
        tokens={"nepreruseny-sen": 2},
        zones={"slumbers": ["prizrak"], "mode": ["nepreruseny-sen"]},
    )
    t.say("hracka", "swap")
    assert t.topic == "window-seal"
    t.say("hracka", f"act {WELL}.pohltit")
    assert len(t.zone("sealed.hracka")) == 1


@pytest.mark.rule("EF-MUT-1", "EF-SEA-1", "EE-E2a")
def test_mutations_and_weaknesses_add_up_to_what_an_entity_seals():
    entity = {"figures": ["c4"], "mutations": ["pecetni-vosk", "pecetni-vosk"]}
    t = slumber(
        {"deck": ["only", *DECK], "progress": [WAX]},
        entities={"prizrak": entity},
        turns=["hodina-prevozniku", "hodina-sov"],
        quirks=[["budka-ve-snehu", "d6"]],
    )
    t.say("hracka", "ready")
    assert len(t.zone("sealed.hracka")) == 1 + 4 + 1 + 1


@pytest.mark.rule("EF-MUT-1", "EF-DTH-1")
def test_a_mutation_hurts_more_also_where_the_sleeper_chooses_to_be_hurt():
    entity = {"figures": ["c1"], "mutations": ["ostny"]}
    t = dream(
        {"field": "c2"},
        dream="beh-pred-vodou",
        tiles=["most", "naves"],
        entities={"velka-voda": entity},
        turns=["hodina-mlekaru", "hodina-sov"],
        dice=[1],
    )
    t.say("hracka", "ready", "choose 1")
    assert t["hracka"].distress == 2


@pytest.mark.rule("EF-STA-1", "EF-MUT-1", "EF-DTH-1")
def test_who_is_surprised_deals_nothing_whatever_its_mutations():
    entity = {"figures": [{"field": "c4", "states": ["surprised"]}], "mutations": ["ostny", "ostny"]}
    t = slumber({}, entities={"prizrak": entity}, turns=["hodina-mlekaru", "hodina-sov"]).say("hracka", "ready")
    assert t["hracka"].distress == 0


# -- windows within windows ------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-INF-1", "EF-ACT-3")
def test_a_price_of_sealed_cards_that_keeps_distress_off_grows_and_is_kept_off_itself():
    due = {"proc": "Apply", "seat": 0, "effects": [{"verb": "distress", "amount": 1, "who": "self"}]}
    row = {"deck": ["only", *DECK], "progress": [WAX, SCAR], "mask": [WELL]}
    t = table({"field": "b4", **row}, None, [due], dream="prvni-sen", tiles=["predsin"], step="action")
    t.say("hracka", f"act {SCAR}.vydrzet")
    assert t.topic == "window-seal"
    t.say("hracka", f"act {WELL}.pohltit")
    assert (len(t.zone("sealed.hracka")), t["hracka"].distress) == (1, 0)


@pytest.mark.rule("EF-INF-1", "EF-DTH-1")
def test_several_cards_keep_off_the_same_distress_one_after_another():
    due = {"proc": "Apply", "seat": 0, "effects": [{"verb": "distress", "amount": 3, "who": "self"}]}
    row = {"deck": ["only", *DECK], "progress": [SCAR]}
    t = table(
        {"field": "b4", **row},
        None,
        [due],
        zones={"items": [UMBRELLA]},
        dream="prvni-sen",
        tiles=["predsin"],
        step="action",
    )
    t.say("hracka", f"act {UMBRELLA}.otevrit", f"act {SCAR}.vydrzet")
    assert (t.topic, t["hracka"].distress, len(t.zone("sealed.hracka"))) == ("action", 0, 2)


@pytest.mark.rule("EF-DTH-1", "EF-INF-1")
def test_only_who_is_to_suffer_is_asked_about_it_but_the_umbrella_is_everybodys():
    due = {"proc": "Apply", "seat": 0, "effects": [{"verb": "distress", "amount": 1, "who": "each"}]}
    t = table(
        {"field": "b4"},
        {"field": "b4", "hand": ["dech-pod-vodou"]},
        [due],
        zones={"items": [UMBRELLA]},
        dream="prvni-sen",
        tiles=["predsin"],
        step="action",
    )
    assert [choice.seat for choice in t.g.pending] == [0]
    t.say("hracka", "pass")
    assert [choice.seat for choice in t.g.pending] == [1]
    t.say("drsnak", "play dech-pod-vodou")
    assert [t[name].distress for name in t.names] == [1, 0]


# -- foreseeing ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-DTH-1", "EF-MUT-1")
def test_a_dream_phase_that_deals_more_than_usual_is_foreseen_however_far_death_seems():
    """Twice a basic effect of three distress each: six at once."""
    entity = {"figures": ["c4"], "mutations": ["ostny", "ostny"]}
    t = slumber({"distress": 2}, entities={"prizrak": entity}, turns=["hodina-zlatniku", "hodina-sov"])
    assert foresee(t.g, t.g.choice_of(0), "ready").deaths == (Death("hracka", "distress"),)


@pytest.mark.rule("EF-DTH-1", "EF-MUT-1")
def test_a_dream_phase_that_seals_more_than_usual_is_foreseen():
    entity = {"figures": ["c4", "c4", "c4"], "mutations": ["pecetni-vosk", "pecetni-vosk"]}
    deck = [*DECK, "listek-do-satny", "listek-do-satny", "vsazeny-knoflik", "vsazeny-knoflik", "zavrene-oci"]
    row = {"deck": ["only", *deck], "hand": ["cizi-narozeniny", "cizi-narozeniny"], "progress": [WAX]}
    t = slumber(
        row, slumber="posledni-hoste", entities={"posledni-hoste": entity}, turns=["hodina-zlatniku", "hodina-sov"]
    )
    assert foresee(t.g, t.g.choice_of(0), "ready").deaths == (Death("hracka", "few-cards"),)
