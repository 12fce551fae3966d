"""Everything Etherfields asks, offers, tells and refuses has its words: the code is read, games are walked."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import snar
from snar.ether.game import Ether
from snar.ether.options import OPTIONS, SLEEPERS
from snar.ether.scenario import Table
from snar.ether.state import EtherState
from snar.kernel.choice import Option
from snar.kernel.game import events_for
from snar.packs.ether.loader import load_ether
from snar.texts.bundle import Texts
from snar.texts.ether.cards import rule_text
from snar.texts.ether.golden import ether_texts
from snar.texts.ether.names import Names
from snar.texts.ether.options import Describer
from snar.texts.ether.reasons import refusal_text
from snar.texts.ether.telling import Teller
from snar.texts.languages import complete
from tests.rules.ether.campaign_help import arrive
from tests.rules.ether.rich import Rich, wander

ENGINE = sorted((Path(snar.__file__).parent / "ether").rglob("*.py"))
TOPICS = {"Ask": 3, "AskAny": 2, "AskAll": 2, "lead": 2, "Agree": 0}
KINDS = {"tell": 0, "Event": 0}
REASONS = {"Refusal": 0, "refused": 0}
COMPUTED = {  # topics, kinds and reasons that the code puts together, and what they can be
    "f'window-{self.on}'": {f"window-{on}" for on in ("roll", "distress", "seal", "step")},
    "f'fetch-{self.frm}'": {"fetch-discard", "fetch-sealed"},
    "f'gem-{way}'": {"gem-set", "gem-take"},
    "self.kind": {"push", "shift", "wall", "hole"},
    "f'no-{kind}-here'": {"no-wall-here", "no-hole-here"},
    "kind": {"step", "relocate", "enters", "pushed", "moves", "relocates"},
    "token": {"ether", "gem", "key", "hours", "soul", "threat", "token"},
    "str(what)": {"pass", "done"},
    "no_action(printed)": {"place-it-first", "only-intent"},
}
PASSED_ON = {"topic", "self.topic", "reason"}
WRONG = ("play nic", "place mince-na-hrane", "play peri-v-kapse", "move z9", "effort 9", "take lampa", "done", "boost")


def arguments(wanted: dict[str, int]) -> Iterator[ast.expr]:
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
                place = wanted.get(name)
                if place is not None and len(node.args) > place:
                    yield node.args[place]


def words(argument: ast.expr) -> set[str]:
    if isinstance(argument, ast.IfExp):
        return words(argument.body) | words(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    return COMPUTED.get(ast.unparse(argument), set())


def found(wanted: dict[str, int]) -> set[str]:
    return {word for argument in arguments(wanted) for word in words(argument)}


@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize(
    ("prefix", "wanted", "some"),
    [
        ("ef-ask", TOPICS, {"action", "payment", "window-roll", "gate", "spawn"}),
        ("ef-event", KINDS, {"turn", "step", "enters", "gem-set", "peek"}),
    ],
)
def test_every_topic_and_event_of_the_code_has_a_text(
    prefix: str, wanted: dict[str, int], some: set[str], lang: str
) -> None:
    texts, ids = Texts([], lang), found(wanted)
    assert some <= ids
    assert [id for id in sorted(ids) if not texts.has(f"{prefix}-{id}")] == []


@pytest.mark.parametrize("lang", complete())
def test_every_reason_of_the_code_has_a_text(lang: str) -> None:
    texts, reasons = Texts([], lang), found(REASONS)
    assert {"too-dear", "not-here", "place-it-first"} <= reasons
    assert [id for id in sorted(reasons) if not (texts.has(f"ef-why-{id}") or texts.has(f"why-{id}"))] == []


def test_no_call_hides_its_text() -> None:
    hidden = {ast.unparse(a) for a in arguments(TOPICS | KINDS | REASONS) if not words(a)}
    assert hidden <= PASSED_ON


texts_of = cache(ether_texts)


class Reader:
    """Reads everything that one language has to say about a state."""

    def __init__(self, lang: str, g: EtherState) -> None:
        names = Names(texts_of(lang))
        self.read_already: set[object] = set()
        self.names, self.describer = names, Describer(names, g.content.pack)
        self.ids = [id for id in g.content.pack.cards if "-" in id]

    def read(self, g: EtherState) -> None:
        teller = Teller(self.names, self.describer, [row.id for row in g.sleepers])
        view = g.view(0)
        for event in events_for(g, 0):
            self.check(teller.sentence(event), event)
        for choice in g.pending:
            assert self.check(self.describer.question(choice), choice.topic)
            for option in self.new_ones(choice.options):
                line = self.describer.line(option, view, choice)
                assert self.check(line.label, option.key)
                self.check(f"{line.cost} {line.effect}", option.key)

    def new_ones(self, options: tuple[Option, ...]) -> list[Option]:
        """Most options are offered again and again."""
        new = [option for option in options if (option.key, option.cost) not in self.read_already]
        self.read_already.update((option.key, option.cost) for option in new)
        return new

    def refusals(self, g: EtherState) -> None:
        for choice in g.pending:
            for key in WRONG:
                if not choice.find(key):
                    assert refusal_text(g.explain(choice.seat, key), self.names)

    def check(self, text: str, about: object) -> str:
        raw = [id for id in self.ids if re.search(rf"(?<![\w-]){id}(?![\w-])", text)]
        assert not raw and not re.search(r"\bnone\b", text), f"{about}: {text}"
        return text


VOTED = {
    "cs": ["Skupina získá 1 klíč", "Každý spáč si dobere 2 karty", "Zvolený spáč získá 1 éter"],
    "en": ["The group gains 1 key", "Each sleeper draws 2 cards", "One sleeper of your choice gains 1 ether"],
}


@pytest.mark.rule("EF-SEC-3")
@pytest.mark.parametrize("lang", complete())
def test_what_the_team_votes_on_by_numbers_is_told_with_what_comes_of_it(lang: str) -> None:
    mode = "nepreruseny-sen"
    t = arrive("zahradkarska-kolonie", {}, {}, options=[mode], zones={"mode": [mode], "slumbers": ["prizrak"]})
    assert all(told(t, lang, "swap"))
    t.say("hracka", "swap").say("drsnak", "swap")
    assert [told(t, lang, f"choose {number}")[0] for number in (1, 2, 3)] == VOTED[lang]


@pytest.mark.parametrize("lang", complete())
@pytest.mark.rule("EF-SLB-2")
def test_a_vote_on_escape_says_what_the_tile_asks_for_it(lang: str) -> None:
    t = arrive("zahradkarska-kolonie", {}, {}, zones={"slumbers": ["prizrak"]})
    tile = rule_text(t.g.content.pack.slumbers["prizrak"], texts_of(lang))
    assert (t.topic, told(t, lang, "escape")[1] in tile) == ("escape", True)


def told(t: Table, lang: str, key: str) -> tuple[str, str]:
    """Label and effect of an option that the first sleeper has now."""
    choice = t.g.choice_of(0)
    line = Describer(Names(texts_of(lang)), t.g.content.pack).line(choice.find(key), t.g.view(0), choice)
    return line.label, line.effect


@pytest.mark.parametrize("lang", complete())
@pytest.mark.parametrize(
    ("sleepers", "options", "start", "seed"),
    [
        (2, (), "campaign", 1),
        (4, tuple(option for option in OPTIONS if option not in ("bdely-sen", "solo")), "campaign", 2),
        (1, ("solo",), "world", 3),
        (3, (), "dream:beh-pred-vodou", 4),
        (2, (), "dream:ustredna", 5),
        (2, (), "dream:zatopa", 6),
        (2, (), "slumber:prizrak", 7),
    ],
)
def test_random_games_can_be_told(sleepers: int, options: tuple[str, ...], start: str, seed: int, lang: str) -> None:
    game = Rich()
    rules = Ether().agree(sleepers=SLEEPERS[:sleepers], options=options, start=start)
    reader: Reader | None = None
    for number, g in enumerate(wander(game, rules, seed, 200)):
        reader = reader or Reader(lang, g)
        reader.read(g)
        if number % 10 == 0:
            reader.refusals(g)


@pytest.mark.parametrize(("seal", "told"), [(0, "zdarma"), (1, "za zapečetění 1 karty")])
def test_a_price_of_nothing_is_free(seal: int, told: str) -> None:
    describer = Describer(Names(ether_texts("cs")), load_ether())
    assert describer.cost(Option("go vecerka", "", "EF-DWM-1", (("seal", seal),)), {}) == told


def test_an_option_names_the_action_that_it_opens() -> None:
    describer = Describer(Names(ether_texts("cs")), load_ether())
    line = describer.line(Option("act koutek.zacatek", "", "EF-MAP-5"), {})
    assert line.effect == "Tím se zpřístupní akce „Rozmotat šňůru“."


@pytest.mark.parametrize(("id", "told"), [("sluzebni-holubi", "Služební holubi jdou"), ("sumec", "Sumec jde")])
def test_the_verb_agrees_with_a_name_in_the_plural(id: str, told: str) -> None:
    names = Names(ether_texts("cs"))
    event = {"kind": "moves", "source": id, "to": "c4"}
    assert Teller(names, Describer(names, load_ether()), []).sentence(event) == f"{told} na pole c4."
