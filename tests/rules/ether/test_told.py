"""Whatever somebody gains, loses or is spared is told, and nothing is told that did not happen."""

import pytest

from snar.packs.ether.loader import load_ether
from snar.texts.ether.golden import ether_texts
from snar.texts.ether.names import Names
from snar.texts.ether.options import Describer
from snar.texts.ether.telling import Teller
from snar.texts.languages import complete

from .campaign_help import arrive, at, carried, dreaming, scene, slumbering
from .campaign_help import new as begun
from .help import doing, one

ACTION = {"proc": "ActionStep"}
BREAK = "velka-prestavka"
PAGES = load_ether().scenes.values()
LAST_PAGES = [page.id for page in PAGES if any(effect["verb"] == "end" for effect in page.do)]


def sentences(t, lang="cs"):
    """All that was told since the table was laid."""
    texts = ether_texts(lang)
    names = Names(texts)
    teller = Teller(names, Describer(names, t.g.content.pack), list(t.names))
    return [teller.sentence({**event, "card": event.get("card", "")}) for event in t.events if event["kind"] != "card"]


def amounts(t, kind):
    return [event.get("amount", 0) for event in t.events if event["kind"] == kind]


@pytest.mark.rule("EF-AWK-1")
def test_awakening_tells_what_is_lost():
    t = at("kaplicka", {"gems": 2}, {"gems": 1}, keys=3)
    t.say("hracka", "awaken").say("drsnak", "awaken")
    assert (amounts(t, "key"), amounts(t, "gem")) == ([-3], [-2, -1])
    assert t.g.supply["gem"] == 6


@pytest.mark.rule("EF-AWK-1")
def test_who_has_nothing_loses_nothing_and_is_told_nothing():
    t = at("kaplicka").say("hracka", "awaken")
    assert (amounts(t, "key"), amounts(t, "gem")) == ([], [])


@pytest.mark.rule("EF-DLT-1")
def test_hours_that_stay_as_they_are_are_not_told():
    t = arrive("zahradkarska-kolonie", zones={"slumbers": ["prizrak", "delta"]}, hours=5).say("hracka", "pass")
    assert (t.g.hours, amounts(t, "hours")) == (5, [])


@pytest.mark.rule("EF-MSK-1")
@pytest.mark.parametrize("lang", complete())
def test_who_wears_no_mask_is_not_asked_to_keep_the_old_one(lang):
    t = one(hand=["maskarada"]).say("hracka", "play maskarada")
    assert t.zone("mask.hracka") == [] and t.offers("hracka") == ["wear liska", "keep"]
    label = Describer(Names(ether_texts(lang)), t.g.content.pack).label("keep")
    assert "mask" not in label.lower()


@pytest.mark.rule("EF-LIM-1")
@pytest.mark.parametrize("verb", ["ether", "gem", "key", "soul", "token", "threat"])
def test_an_empty_supply_is_told_and_a_loss_of_nothing_is_not(verb):
    who = {"who": "self"} if verb in ("ether", "gem") else {}
    more = {"at": "here"} if verb == "threat" else {}
    loss = {"verb": verb, "amount": -1, **who, **more}
    t = slumbering(ACTION, {"proc": "Apply", "seat": 0, "effects": [loss], "source": "prizrak"})
    assert not any(event.kind == verb for event in t.g.events)
    full = {"supply": {verb: 0}}
    effect = {"verb": verb, "amount": 1, **who, **more}
    t = slumbering(ACTION, {"proc": "Apply", "seat": 0, "effects": [effect], "source": "prizrak"}, **full)
    [told] = [event for event in t.g.events if event.kind == verb]
    assert told.amount == 0


@pytest.mark.rule("EF-LIM-1")
@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize("kind", ["ether", "gem", "key", "soul", "token", "threat", "turns"])
def test_no_sentence_tells_of_gaining_nothing(kind, lang):
    texts = ether_texts(lang)
    names = Names(texts)
    teller = Teller(names, Describer(names, begun().g.content.pack), ["hracka"])
    told = teller.sentence({"kind": kind, "actor": "hracka", "source": "prizrak", "amount": 0})
    assert "0" not in told and told != teller.sentence({"kind": kind, "actor": "hracka", "amount": 1})


@pytest.mark.rule("EF-LIM-1", "EF-SHP-1")
def test_a_shop_without_gems_tells_so():
    t = arrive("vecerka", zones={"wisdom": ["nakupni-karta"]}, supply={"gem": 0}).say("hracka", "shop", "gem")
    assert (amounts(t, "gem"), t["hracka"].gems) == ([0], 0)


@pytest.mark.rule("EF-INF-1")
def test_what_is_prevented_is_told():
    demand = {"verb": "seal", "cards": 3, "who": "self"}
    t = one(more=doing(demand), mask=["rybar"], deck=["oko", "krok", "pest", "dvoji"])
    t.say("hracka", "act rybar.lovit")
    assert t.happened("prevented", to="cards", amount=2)


@pytest.mark.rule("EF-STA-1")
def test_distress_of_a_surprised_entity_is_told_to_be_ignored():
    figures = [{"field": "c5", "states": ["surprised"]}]
    step = {"proc": "Apply", "seat": 0, "effects": [{"verb": "step", "name": "special"}]}
    t = slumbering(ACTION, step, first={"field": "c4"}, slumber=BREAK, entities={BREAK: {"figures": figures}})
    assert (t["hracka"].distress, any(event.kind == "spared" for event in t.g.events)) == (0, True)


@pytest.mark.rule("EF-STA-1")
def test_a_poisoned_entity_that_would_mutate_is_told():
    step = {"proc": "Apply", "seat": 0, "effects": [{"verb": "step", "name": "mutation"}]}
    t = slumbering(ACTION, step, slumber=BREAK, entities={BREAK: {"figures": ["c5"], "poisoned": True}})
    assert any(event.kind == "unchanged" and event.source == BREAK for event in t.g.events)


@pytest.mark.rule("EF-GAT-2")
def test_gems_that_lie_on_the_map_are_told_to_go_with_it():
    tiles = ["sluzebni-chodba", "cekarna", "pole-slunecnic"]
    t = at("kaplicka", {"field": "c4"}, tiles=tiles, slots=[["act pole-slunecnic.oddech", 1]]).say("hracka", "awaken")
    assert (amounts(t, "gem"), t.g.slots) == ([-1], ())


@pytest.mark.rule("EF-SEC-3", "EF-MKT-1")
def test_nothing_can_be_pawned_by_who_has_no_card_to_return():
    t = arrive("pasaz", zones={"fate": ["zastavarna"], "map.stack": []})
    assert not t.happened("ether")
    while t.topic in ("quirk", "mask"):
        t.say("hracka", t.offers("hracka")[0])
    assert (t["hracka"].ether, len(t.zone("hand.hracka"))) == (0, 1)  # nobody was asked: one branch can be borne


@pytest.mark.rule("EF-SEC-3", "EF-SEC-4")
def test_intent_of_a_quick_card_opens_only_the_way_of_its_own_colour():
    """Scraped knuckles give anger: with them alone the letter is not placed for insight."""
    first = {"field": "a3", "hand": ["neodeslany-dopis", "odrene-klouby"]}
    t = dreaming("prvni-sen", ACTION, second=first, tiles=["predsin"])
    t.say("drsnak", "place neodeslany-dopis")
    assert t.topic == "payment"  # one way only, so nobody was asked which
    t.say("drsnak", "play odrene-klouby", "done")
    assert t.zone("progress.drsnak") == ["neodeslany-dopis"]


@pytest.mark.rule("EF-ACT-2")
def test_a_payment_that_nothing_can_finish_any_more_is_over():
    first = {"field": "a3", "hand": ["odrene-klouby", "schody-po-ctyrech", "zarostla-branka"]}
    t = dreaming("prvni-sen", ACTION, second=first, tiles=["predsin"])
    t.say("drsnak", "gem", "play odrene-klouby", "discard schody-po-ctyrech", "discard zarostla-branka")
    assert (t.topic, sorted(t.zone("hand.drsnak"))) == ("action", ["schody-po-ctyrech", "zarostla-branka"])


def test_carried_effects_are_told_in_both_languages():
    t = carried([{"verb": "district", "id": "prekladiste"}], "hlavni-nadrazi")
    t.say("hracka", "go vaha-na-vagony")
    for lang in complete():
        assert all(sentences(t, lang))


@pytest.mark.rule("EF-SEC-3")
@pytest.mark.parametrize("page", LAST_PAGES)
def test_rewards_and_the_end_of_a_dream_are_told_after_the_page_that_tells_of_them(page):
    told = [event["kind"] for event in dreaming("prvni-sen", scene(page)).events if event["kind"] != "card"]
    assert told[0] == "scene" and told.count("dream-over") == 1
    assert not {"scene", "ether", "gain", "district"} & set(told[told.index("dream-over") :])


@pytest.mark.rule("EF-SEC-3")
def test_whoever_calls_on_the_running_boy_again_reads_something_new_every_time():
    row = {"field": "d4", "hand": ["listek-do-satny", "zavrene-oci"]}
    pages = []
    for called in range(5):  # the sixth time he stops
        boy = {"tonik": {"figures": ["d4"], "tokens": called}}
        t = dreaming("beh-pred-vodou", ACTION, first=row, story={"slova": called}, entities=boy)
        t.say("hracka", "act tonik.zavolat", "for insight", "pay listek-do-satny insight", "pay zavrene-oci insight")
        t.say("hracka", "done")
        pages.append(t.view("hracka")["read"][-1])
    assert pages[1:3] == ["druhe-slovo", "dalsi-slovo+zvednout"]
    assert len(set(pages)) == len(pages), pages
