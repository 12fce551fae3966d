"""One way to seal and one way to suffer: penalties, prices, shortcuts and effects alike (EF-SEA-1, EF-DTH-1)."""

import ast
from functools import cache
from pathlib import Path

import pytest

from snar.ether import __file__ as ETHER
from snar.ether.effects.vocabulary import VERBS
from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.ether.rules.decks.distress import Suffer
from snar.ether.rules.decks.seals import Seal
from snar.kernel import zones
from snar.kernel.header import new_header
from snar.kernel.session import Session

from .campaign_help import at
from .campaign_help import table as campaign_table
from .help import doing, one
from .rich import Rich, wander

WAX, WELL, UMBRELLA = "roztekly-vosk", "maska-studny", "detsky-destnik"
DECK = [
    "lichy-schod",
    "lichy-schod",
    "lichy-schod",
    "mince-na-hrane",
    "mince-na-hrane",
    "mince-na-hrane",
    "zavrene-oci",
]
CARDS = [
    "zavrene-oci",
    "zavrene-oci",
    "kratka-sirka",
    "listek-do-satny",
    "listek-do-satny",
    "mince-na-hrane",
    "horka-dlan",
]
FILES = {path.relative_to(Path(ETHER).parent).as_posix(): path for path in Path(ETHER).parent.rglob("*.py")}
TESTS_ONLY = "scenario/"  # positions are laid out, not played


def hracka(step="action", zones=None, dice=(), **row):
    given = {"dream": "prvni-sen", "tiles": ["predsin"], "step": step, "zones": zones or {}, "dice": list(dice)}
    return campaign_table({"field": "b4", **row}, None, [], **given)


def empty_deck(zones=None, **row):
    return hracka("draw", zones, deck=["only"], discard=CARDS, **row).say("hracka", "draw")


def sitting(t):
    """The position as somebody plays it who may take back."""
    return Session(Ether(), new_header(Ether(), t.g.rules), t.g)


def failed_boost(**row):
    t = hracka(dice=[1], hand=["kratka-sirka"], deck=["only", *DECK], **row)
    return t.say("hracka", "act predsin.zabrat pay kratka-sirka anger boost", "pass")


# -- what the reshuffle, the failed boost, prices and shortcuts seal ------------------------------------------------
@pytest.mark.rule("EF-TRN-3", "EF-SEC-2")
def test_whoever_seals_one_more_seals_one_more_for_a_reshuffle():
    t = empty_deck(progress=[WAX])
    assert t.option("hracka", "seal")["cost"] == {"seal": 4}
    assert len(t.say("hracka", "seal").zone("sealed.hracka")) == 4


@pytest.mark.rule("EF-TRN-3")
def test_the_seal_of_a_reshuffle_can_be_prevented():
    t = empty_deck(mask=[WELL]).say("hracka", "seal")
    assert t.topic == "window-seal"
    assert len(t.say("hracka", f"act {WELL}.pohltit").zone("sealed.hracka")) == 1


@pytest.mark.rule("EF-TRN-3")
def test_the_distress_of_a_reshuffle_can_be_prevented():
    t = empty_deck({"items": [UMBRELLA]}).say("hracka", "distress")
    assert t.topic == "window-distress"
    assert t.say("hracka", f"act {UMBRELLA}.otevrit")["hracka"].distress == 0


@pytest.mark.rule("EE-B2a", "EF-TRN-3")
def test_a_penalty_that_grows_beyond_the_deck_cannot_be_chosen():
    t = hracka("draw", deck=["only"], discard=CARDS[:3], hand=CARDS[3:6], progress=[WAX]).say("hracka", "draw")
    assert t["hracka"].distress == 1  # 3 cards in the deck, 4 to be sealed: nothing to choose


@pytest.mark.rule("EF-ACT-8", "EF-SEC-2")
def test_whoever_seals_one_more_seals_one_more_for_a_failed_boost():
    t = failed_boost(progress=[WAX])
    assert t.option("hracka", "seal")["cost"] == {"seal": 4}
    assert len(t.say("hracka", "seal").zone("sealed.hracka")) == 4


@pytest.mark.rule("EF-ACT-8")
def test_the_seal_of_a_failed_boost_can_be_prevented():
    t = failed_boost(mask=[WELL]).say("hracka", "seal", f"act {WELL}.pohltit")
    assert (len(t.zone("sealed.hracka")), t.happened("failed")) == (1, True)


@pytest.mark.rule("EF-ACT-3", "EF-SEC-2")
def test_a_price_in_sealed_cards_grows_and_can_be_prevented():
    rolled = {"dice": [1, 4], "hand": ["kratka-sirka"], "deck": ["only", *DECK]}
    boost = "act predsin.zabrat pay kratka-sirka anger boost"
    t = hracka(**rolled, progress=[WAX]).say("hracka", boost, "act hracka.jeste-jednou")
    assert len(t.zone("sealed.hracka")) == 2
    t = hracka(**rolled, mask=[WELL]).say("hracka", boost, "act hracka.jeste-jednou", f"act {WELL}.pohltit")
    assert t.zone("sealed.hracka") == []


@pytest.mark.rule("EE-B2a", "EF-ACT-3")
def test_a_price_that_grows_beyond_the_deck_cannot_be_paid():
    rolled = {"dice": [1], "hand": ["kratka-sirka"], "discard": CARDS}
    boost = "act predsin.zabrat pay kratka-sirka anger boost"
    assert hracka(**rolled, deck=["only", DECK[0]]).say("hracka", boost).topic == "window-roll"
    assert hracka(**rolled, deck=["only", DECK[0]], progress=[WAX]).say("hracka", boost)["hracka"].distress == 1


@pytest.mark.rule("EF-ACT-3", "EE-D2a")
def test_the_distress_of_a_price_can_be_prevented():
    given = {"zones": {"items": [UMBRELLA]}, "dream": "prvni-sen", "tiles": ["predsin"], "step": "action", "dice": []}
    t = campaign_table(None, {"field": "b4"}, [], **given)
    t.say("drsnak", "act drsnak.zatnout")
    assert t.topic == "window-distress"
    assert t.say("drsnak", f"act {UMBRELLA}.otevrit")["drsnak"].distress == 0


@pytest.mark.rule("EF-DWM-1", "EF-SEC-2")
def test_a_shortcut_seals_one_more_from_whoever_seals_one_more():
    t = at("cesta-k-hrazi", {"progress": [WAX]}, {})
    assert [t.option(name, "go trafostanice")["cost"] for name in t.names] == [{"seal": 2}, {"seal": 1}]
    t.say("hracka", "go trafostanice").say("drsnak", "go trafostanice")
    assert [len(t.zone(f"sealed.{name}")) for name in t.names] == [2, 1]


@pytest.mark.rule("EF-DWM-1")
def test_the_seal_of_a_shortcut_can_be_prevented():
    t = at("cesta-k-hrazi", {"mask": [WELL]}, {}).say("hracka", "go trafostanice").say("drsnak", "go trafostanice")
    assert (t.topic, t.g.location) == ("window-seal", "cesta-k-hrazi")
    t.say("hracka", f"act {WELL}.pohltit")
    assert ([len(t.zone(f"sealed.{name}")) for name in t.names], t.g.location) == ([0, 1], "trafostanice")


@pytest.mark.rule("EF-DTH-1", "EE-C2d")
def test_whoever_seals_too_much_on_a_shortcut_dies_there_and_nobody_arrives():
    t = at("cesta-k-hrazi", {"deck": ["only", *DECK[:2]], "hand": CARDS[:4]})
    t.say("hracka", "go trafostanice")
    assert (t.happened("death"), t.happened("group", to="trafostanice")) == (True, False)


@pytest.mark.rule("EF-ACT-1")
def test_what_is_done_once_a_turn_is_not_done_within_its_own_payment():
    demand = {"verb": "seal", "cards": 3, "who": "self"}
    t = one(more=doing(demand), mask=["rybar"], deck=["oko", "krok", "pest", "dvoji"])
    t.say("hracka", "act rybar.lovit")  # sealing one card for it asks about nothing more
    assert (t.zone("sealed.hracka"), t.topic) == (["oko", "krok"], "action")


@pytest.mark.rule("EF-ACT-3", "EF-SEC-2")
def test_every_way_to_pay_says_what_will_be_sealed_in_the_end():
    row = {"deck": ["only", *DECK], "hand": CARDS[2:5], "progress": [WAX], "gems": 1}
    t = hracka(zones={"wisdom": ["pamet-zdi"]}, **row)
    key = "act pamet-zdi.projit-zdi"
    assert t.option("hracka", key)["effect"]["ways"] == ((("gems", 1),), (("seal", 3),))
    t.say("hracka", key)
    assert t.option("hracka", "for seal")["cost"] == {"seal": 3}
    t.say("hracka", "for seal")
    assert len(t.zone("sealed.hracka")) == 3


@pytest.mark.rule("EF-SEA-1", "EE-G1d")
def test_with_an_empty_deck_nothing_is_sealed_nothing_asked_and_a_shortcut_says_that_it_is_free():
    empty = {"deck": ["only"], "discard": CARDS, "mask": [WELL]}
    due = {"proc": "Apply", "seat": 0, "effects": [{"verb": "seal", "cards": 2, "who": "self"}]}
    base = {"dream": "prvni-sen", "tiles": ["predsin"], "step": "action", "dice": []}
    t = campaign_table({"field": "b4", **empty}, None, [due], **base)
    assert (t.topic, t.zone("sealed.hracka"), len(t.zone("discard.hracka"))) == ("action", [], len(CARDS))
    t = at("cesta-k-hrazi", empty)
    assert t.option("hracka", "go trafostanice")["cost"] == {}
    assert t.say("hracka", "go trafostanice").g.location == "trafostanice"


@pytest.mark.rule("EF-INF-1", "EE-D2a")
def test_a_window_within_a_window_and_a_save_between_them():
    """Distress is due; meanwhile a quick card draws, the deck is shuffled, and what that seals is prevented."""
    due = {"proc": "Apply", "seat": 0, "effects": [{"verb": "distress", "amount": 2, "who": "self"}]}
    row = {"hand": ["posledni-tramvaj", "lichy-schod"], "deck": ["only"], "discard": CARDS, "mask": [WELL]}
    base = {"dream": "prvni-sen", "tiles": ["predsin"], "step": "action", "dice": []}
    t = campaign_table({"field": "b4", **row}, None, [due], zones={"items": [UMBRELLA]}, **base)
    t.say("hracka", "play posledni-tramvaj discard lichy-schod done", "seal")
    assert t.topic == "window-seal"
    again = type(t.g).from_data(t.g.to_data())
    assert (again.dump(), again.pending) == (t.g.dump(), t.g.pending)
    t.say("hracka", f"act {WELL}.pohltit", f"act {UMBRELLA}.otevrit")
    assert (len(t.zone("sealed.hracka")), t["hracka"].distress) == (1, 0)


@pytest.mark.rule("EE-D2a", "EF-DTH-1")
def test_death_within_a_price_is_death_and_a_card_that_prevents_it_saves():
    row = {"field": "b4", "distress": 7}
    base = {"dream": "prvni-sen", "tiles": ["predsin"], "step": "action", "dice": []}
    t = campaign_table(None, row, [], **base).say("drsnak", "act drsnak.zatnout")
    assert (t.happened("death"), t.zone("hand.drsnak")) == (True, [])
    t = campaign_table(None, row, [], zones={"items": [UMBRELLA]}, **base)
    t.say("drsnak", "act drsnak.zatnout", f"act {UMBRELLA}.otevrit")
    assert (t.happened("death"), t["drsnak"].distress, len(t.zone("hand.drsnak"))) == (False, 7, 2)


# -- nothing in the rules goes another way ---------------------------------------------------------------------------
SPEAKING_OF_SEALED = {  # who names the sealed piles, how often, and what for
    "campaign/awakening.py": 1,  # how many there are to unseal
    "campaign/chronicle.py": 1,  # a block of the file of a campaign
    "campaign/shelf.py": 1,  # all piles of a sleeper who leaves
    "effects/conditions.py": 1,  # does anybody own a card?
    "effects/verbs/decks.py": 3,  # unsealing, and what its question means
    "rules/decks/editing.py": 1,  # all piles come together
    "rules/decks/seals.py": 4,  # sealing and unsealing
    "seen.py": 3,  # what a sleeper is seen of, and the piles that hangs on
    "setup.py": 1,  # the piles of the table
}
SETS_BY_NAME = {  # who writes a field whose name is worked out, and how often
    "campaign/chronicle.py": 1,  # what a campaign keeps
    "campaign/sheet.py": 1,  # everything as it was written down
    "effects/verbs/tokens.py": 1,  # `prevent`: less of what Seal or Suffer are about
    "rules/entities/forgetting.py": 1,  # aims of frames when a figure leaves
    "rules/actions/spending.py": 1,  # ether or gems that are paid
    "sleeper.py": 2,
    "state.py": 2,
}


@cache
def trees() -> dict[str, ast.Module]:
    found = {name: ast.parse(path.read_text("utf-8")) for name, path in FILES.items()}
    return {name: tree for name, tree in found.items() if not name.startswith(TESTS_ONLY)}


def documentation(tree: ast.Module) -> set[ast.AST]:
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))]
    return {body[0].value for body in bodies if body and isinstance(body[0], ast.Expr)}


def speaks_of_sealed(tree: ast.Module) -> int:
    """Strings, also parts of longer ones, that name such a pile; `sealing.py` means another kind of seal."""
    told = documentation(tree)
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in told]
    return sum(str(node.value).startswith("sealed") for node in texts)


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def counts(measure) -> dict[str, int]:
    found = {name: measure(tree) for name, tree in trees().items() if name != "campaign/sealing.py"}
    return {name: number for name, number in found.items() if number}


def calls(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


@pytest.mark.rule("EF-SEA-1")
def test_nobody_but_seal_puts_cards_among_the_sealed():
    """A rule that moved cards there by itself, however it wrote that down, would have to name the pile. Whoever does
    is listed; the only ones to move anything there are `Seal` and `seal_card`."""
    assert counts(speaks_of_sealed) == SPEAKING_OF_SEALED
    users = {name for name, tree in trees().items() for call in calls(tree) if called(call) == "seal_card"}
    assert users == {"effects/verbs/decks.py"}  # it names one card instead of a number, so nothing grows


@pytest.mark.rule("EF-DTH-1")
def test_nobody_but_suffer_writes_distress():
    def writes(tree: ast.Module) -> int:
        stored = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "distress"]
        named = [keyword for call in calls(tree) for keyword in call.keywords if keyword.arg == "distress"]
        given = [call for call in calls(tree) if called(call) == "set" and "distress" in ast.unparse(call)]
        taken = [call for call in calls(tree) if called(call) == "take" and "'distress'" in ast.unparse(call)]
        return sum(isinstance(node.ctx, ast.Store) for node in stored) + len(named) + len(given) + len(taken)

    assert counts(writes) == {"rules/decks/distress.py": 3}  # one more, one token of the supply, and `calm`
    assert counts(lambda tree: sum(called(call) == "setattr" for call in calls(tree))) == SETS_BY_NAME


# -- taking back -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-TRN-3", "EF-SEA-1")
@pytest.mark.parametrize(("said", "sealed"), [("pass", 3), ("quiet", 3), (f"act {WELL}.pohltit", 1)])
def test_what_leads_to_a_seal_can_be_taken_back_until_cards_are_seen(said, sealed):
    """The choice to seal and back again over the open window; what then lies open cannot be unseen."""
    session = sitting(empty_deck(mask=[WELL]))
    before = session.state.dump()
    session.answer(0, "seal")
    assert session.state.pending[0].topic == "window-seal"
    session.undo(0)
    assert session.state.dump() == before
    session.answer(0, "seal")
    session.answer(0, said)
    assert (len(session.state.cards("sealed.0")), session.can_undo(0)) == (sealed, False)


@pytest.mark.rule("EF-SEA-1")
def test_a_seal_of_cards_that_all_have_seen_can_be_taken_back_with_its_window():
    t = empty_deck(mask=[WELL])
    for card in t.g.cards("deck.0"):
        zones.learn(t.g, card, t.g.everyone)
    session = sitting(t)
    before = session.state.dump()
    session.answer(0, "seal")
    window = session.state.dump()
    session.answer(0, "pass")
    session.undo(0)
    assert session.state.dump() == window
    session.undo(0)
    assert session.state.dump() == before
    session.answer(0, "seal")
    session.answer(0, f"act {WELL}.pohltit")
    session.undo(0)
    assert session.state.dump() == window


@pytest.mark.rule("EF-SEA-1", "EF-DTH-1")
def test_seal_and_suffer_are_begun_at_their_beginning():
    """They are called or handed to who calls them, never kept: so no step of theirs, and no window, is passed by."""
    for name, tree in trees().items():
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for call in calls(tree):
            if called(call) in ("Seal", "Suffer"):
                above = parents[call]
                above = parents[above] if isinstance(above, ast.IfExp) else above
                passed_on = isinstance(above, ast.Return) or (isinstance(above, ast.Call) and called(above) == "Call")
                assert passed_on, f"{name}: {ast.unparse(above)}"


class Watch:
    """Counts what `Seal`, `seal_self` and `Suffer` really do in a game."""

    def __init__(self, monkeypatch):
        self.sealed, self.suffered = 0, 0
        self.counted(monkeypatch, Seal, "seal", "sealed", lambda g, seat: len(g.cards(f"sealed.{seat}")))
        self.counted(monkeypatch, Suffer, "take", "suffered", lambda g, seat: g.sleepers[seat].distress)
        own = VERBS["seal_self"]

        def seal_self(g, a, effect):
            before = len(g.cards(f"sealed.{a.seat}"))
            own(g, a, effect)
            self.sealed += len(g.cards(f"sealed.{a.seat}")) - before

        monkeypatch.setitem(VERBS, "seal_self", seal_self)

    def counted(self, monkeypatch, proc, step, name, have):
        at, watch = proc.INDEX[step], self

        def watched(self, g, run=proc.RUN[at]):
            before = have(g, self.seat)
            result = run(self, g)
            setattr(watch, name, getattr(watch, name) + have(g, self.seat) - before)
            return result

        monkeypatch.setattr(proc, "RUN", (*proc.RUN[:at], watched, *proc.RUN[at + 1 :]))


@pytest.mark.rule("EF-SEA-1", "EF-DTH-1")
@pytest.mark.parametrize(("start", "seats"), [("campaign", 3), ("world", 2), ("world", 4), ("dream:beh-pred-vodou", 1)])
def test_in_games_of_chance_nothing_is_sealed_or_suffered_in_another_way(start, seats, monkeypatch):
    """Every card that comes to lie sealed and every distress that comes to a sleeper came by the one way."""
    watch, game = Watch(monkeypatch), Rich()
    rules = game.agree(sleepers=SLEEPERS[:seats], start=start, options=("pokerove-karty", "trnovy-rytir"))
    lying, borne = 0, 0
    for g in wander(game, rules, seats, 400):
        came = sum(event.kind == "card" and event.to.startswith("sealed.") for event in g.events)
        gone = sum(event.kind == "card" and event.frm.startswith("sealed.") for event in g.events)
        calmed = sum(event.amount for event in g.events if event.kind == "calm")
        now = sum(len(g.cards(f"sealed.{seat}")) for seat in range(seats)), sum(row.distress for row in g.sleepers)
        left = any(event.kind == "changed" for event in g.events)  # whoever goes takes all the cards along
        assert came == watch.sealed
        assert left or now == (lying + came - gone, borne + watch.suffered - calmed)
        lying, borne = now
        watch.sealed = watch.suffered = 0
