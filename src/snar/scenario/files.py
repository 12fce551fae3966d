"""Scenario files (docs/scenarios.md): given, when, then. One line for whatever is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from traceback import walk_tb
from typing import Any, NamedTuple

from snar.kernel.choice import Refusal, Refused
from snar.kernel.event import FIELDS
from snar.kernel.flow import Proc

from .matching import differences
from .naming import BadScenario, at_table, known_keys, list_of, needed, table_of, text_of, texts_of, whole
from .table import AnyTable
from .trace import Trace

TOP = {"title", "rules", "game", "given", "when", "then"}
ANSWER = {"seat", "say", "refused", "then"}
SAID = {
    "seat": "name who answers", "say": "write what is answered",
    "refused": "name the rule or the reason for which it must be refused",
}  # fmt: skip
EVENT = {*FIELDS, "back"} - {"seen", "only"}
BROKEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
DIGITS, DEEPEST = 100, 40  # of numbers and nesting, beyond which a file is refused before anything looks at it
LINE, TAIL = 1000, 200  # letters of one line of a report, and of its end where it is cut


class Vocabulary(NamedTuple):
    """The words that a game's texts know: whatever a file says besides them is a slip of the pen."""

    rules: frozenset[str]
    events: frozenset[str]
    verbs: frozenset[str]


def run(
    port: type[AnyTable], data: dict[str, Any], words: Vocabulary, show: Callable[[str], None] | None = None
) -> list[str]:
    """Plays a scenario; stops at the first answer that goes wrong, then lists every expectation that fails."""
    return [shortened(line) for line in played(port, data, words, show)]


def played(
    port: type[AnyTable], data: dict[str, Any], words: Vocabulary, show: Callable[[str], None] | None
) -> list[str]:
    try:
        check(data, words)
        if "refused" in data["then"]:
            return refused_agreement(port, data)
        table = set_up(port, data.get("given", {}))
        known_words(table, data, words)
    except (BadScenario, AssertionError) as error:
        return [one_line(error)]
    trace = Trace(table, show)
    for number, answer in enumerate(data.get("when", []), start=1):
        problems = give(table, answer)
        trace.after(number, answer)
        if problems:
            return [f"when {number}: {problem}" for problem in problems]
    return unused(table) + expectations(table, data["then"])


def one_line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def shortened(line: str) -> str:
    """Whatever a file holds is named, but not repeated for pages."""
    return line if len(line) <= LINE else f"{line[: LINE - TAIL]} ... {line[-TAIL:]}"


def broken(error: BaseException) -> str:
    """What the rules could not do, and in which of their steps."""
    steps = [
        f"{type(frame.f_locals['self']).__name__}.{frame.f_code.co_name}: "
        for frame, _ in walk_tb(error.__traceback__)
        if isinstance(frame.f_locals.get("self"), Proc)
    ]
    return f"{steps[-1] if steps else ''}{type(error).__name__}: {one_line(error)}"


# -- the file itself -------------------------------------------------------------------------------------------------
def sound(data: Any, where: str = "scenario", depth: int = 0) -> None:
    """No number too large to be written down, nothing nested too deeply to be looked at."""
    if isinstance(data, int) and abs(data) >= 10**DIGITS:
        raise BadScenario(f"{where}: a number of more than {DIGITS} digits is too large")
    if depth > DEEPEST:
        raise BadScenario(f"{where.split('.')[0]}: nested too deeply")
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inner:
        sound(value, f"{where}.{name}" if depth else str(name), depth + 1)


def check(data: Any, words: Vocabulary) -> None:
    """Everything that can be said of a file before it is played."""
    sound(data)
    known_keys("scenario", data, TOP)
    needed("scenario", data, "title", "rules", "then")
    if not text_of("title", data["title"]).strip():
        raise BadScenario("title: empty; say in a few words what must be so")
    for rule in texts_of("rules", data["rules"]):
        if rule not in words.rules:
            raise BadScenario(f"rules: {rule} is no rule of this game; `snar rules` lists them")
    check_then("then", data["then"], words)
    for number, answer in enumerate(list_of("when", data.get("when", [])), start=1):
        where = f"when {number}: answer"
        known_keys(where, answer, ANSWER)
        needed(where, answer, "seat", "say")
        for name in ("seat", "say", "refused"):
            if name in answer and not text_of(f"{where}.{name}", answer[name]).strip():
                raise BadScenario(f"{where}.{name}: empty; {SAID[name]}")
        check_then(f"when {number}: then", answer.get("then", {}), words)
        if "refused" in answer.get("then", {}):
            raise BadScenario(f"when {number}: then.refused is for agreements; write refused beside say")


def check_then(where: str, then: Any, words: Vocabulary) -> None:
    for name in ("offers", "costs", "view", "zones", "sizes"):
        table_of(f"{where}.{name}", table_of(where, then).get(name, {}))
    for name in ("events", "no_events"):
        for event in list_of(f"{where}.{name}", then.get(name, [])):
            known_keys(f"{where}.{name}", event, EVENT)
            needed(f"{where}.{name}", event, "kind")
            if text_of(f"{where}.{name}.kind", event["kind"]) not in words.events:
                raise BadScenario(f"{where}.{name}: no event is called {event['kind']}")
    for seat, keys in then.get("offers", {}).items():
        texts_of(f"{where}.offers.{seat}", keys)


def known_words(table: AnyTable, data: dict[str, Any], words: Vocabulary) -> None:
    """A slip in "!atack stin" or in the actor of what must not happen would hold for ever."""
    expected = [("then", data["then"])]
    expected += [(f"when {n}: then", row.get("then", {})) for n, row in enumerate(data.get("when", []), start=1)]
    for where, then in expected:
        for seat, keys in then.get("offers", {}).items():
            for key in keys:
                known_key(table, f"{where}.offers.{seat}", key, words)
        for name in ("events", "no_events"):
            for event in then.get(name, []):
                known_event(table, f"{where}.{name}", event, words)


def known_key(table: AnyTable, where: str, key: str, words: Vocabulary) -> None:
    """An expected offer begins with a verb or a name of the game and goes on with names."""
    verb, *rest = key.removeprefix("!").split() or [""]
    if verb not in {"=", *words.verbs, *table.verbs} and not table.is_name(verb):
        raise BadScenario(f"{where}: {key}: no answer begins with {verb!r}")
    for word in rest:
        if word not in words.verbs and not table.is_word(word):
            raise BadScenario(f"{where}: {key}: nothing here is called {word!r}")


def known_event(table: AnyTable, where: str, event: dict[str, Any], words: Vocabulary) -> None:
    for name in ("actor", "card"):
        if name in event and not table.is_name(text_of(f"{where}.{name}", event[name])):
            raise BadScenario(f"{where}.{name}: nobody and nothing here is called {event[name]!r}")
    if event.get("rule", "") and text_of(f"{where}.rule", event["rule"]) not in words.rules:
        raise BadScenario(f"{where}.rule: {event['rule']} is no rule of this game; `snar rules` lists them")


def set_up(port: type[AnyTable], given: Any) -> AnyTable:
    """Descriptions are checked by name; what they still make impossible is said as what the rules could not do."""
    table_of("given", given)
    try:
        return port(**given)
    except BadScenario:
        raise
    except BROKEN as error:
        raise BadScenario(f"given: this position cannot stand ({broken(error)})") from None


def refused_agreement(port: type[AnyTable], data: dict[str, Any]) -> list[str]:
    """Nothing can be played and nothing else expected: the players may not agree on this game."""
    known_keys("then", data["then"], {"refused"})
    if data.get("when"):
        raise BadScenario("when: nothing is played where the agreement is refused")
    why = text_of("then.refused", data["then"]["refused"])
    try:
        port.agreement(data.get("given", {}))
    except Refused as refused:
        had = (refused.refusal.rule, refused.refusal.reason)
        return [] if why in had else [f"then.refused: because of {' '.join(had).strip()}, not {why}"]
    return [f"then.refused: accepted, but should be refused because of {why}"]


# -- answers ---------------------------------------------------------------------------------------------------------
def give(table: AnyTable, answer: dict[str, Any]) -> list[str]:
    """One answer: {seat, say}, with refused = rule or reason when it must not be taken, or then = what follows."""
    seat, say = answer["seat"], answer["say"]
    try:
        at_table(seat, table.names)
        if "refused" in answer:
            table.refuses(seat, say, answer["refused"])
        else:
            table.say(seat, say)
    except Refused as refused:
        at = f" at {refused.word!r}" if refused.word and refused.word != say else ""
        return [f"{seat} says {say!r}, refused{at}: {why(refused.refusal)}; {offered_now(table)}"]
    except (BadScenario, AssertionError) as error:
        return [one_line(error)]
    except BROKEN as error:
        return [f"{seat} says {say!r}: this position breaks the rules ({broken(error)})"]
    return expectations(table, answer.get("then", {}))


def why(refusal: Refusal) -> str:
    return " ".join([refusal.reason, *([f"({refusal.rule})"] if refusal.rule else [])])


def offered_now(table: AnyTable) -> str:
    if not table.asked:
        return "the game is over"
    return "; ".join(f"{name} may answer {some(table.offers(name))}" for name in table.asked)


def some(keys: list[str]) -> str:
    return ", ".join(keys[:12]) + (" ..." if len(keys) > 12 else "")


def unused(table: AnyTable) -> list[str]:
    """Strict: every scripted die was rolled."""
    try:
        table.check()
    except AssertionError as error:
        return [one_line(error)]
    return []


# -- expectations ----------------------------------------------------------------------------------------------------
def expectations(table: AnyTable, then: dict[str, Any]) -> list[str]:
    """What is expected and is not so, one line each."""
    try:
        return [line for name, expected in then.items() for line in compare(table, name, expected)]
    except BadScenario as error:
        return [f"then: {one_line(error)}"]


def compare(table: AnyTable, name: str, expected: Any) -> Iterable[str]:
    match name:
        case "events":
            return [f"then.events: {event} did not happen" for event in expected if not table.happened(**event)]
        case "no_events":
            return [f"then.no_events: {event} happened" for event in expected if table.happened(**event)]
        case "offers":
            return [line for seat, keys in expected.items() for line in offered(table, at(table, seat), keys)]
        case "costs":
            return [line for seat, keys in expected.items() for line in costs(table, at(table, seat), keys)]
        case "view":
            return [line for seat, paths in expected.items() for line in sees(table, seat, paths)]
        case "zones":
            return [line for zone, cards in expected.items() for line in lies(table, zone, cards)]
        case "sizes":
            return [line for zone, number in expected.items() for line in sized(table, zone, number)]
    return differences(table.public(), {name: expected}, "then")


def at(table: AnyTable, name: str) -> str:
    at_table(name, table.names)
    return name


def offered(table: AnyTable, seat: str, expected: list[str]) -> list[str]:
    """["move 23", "!attack stin"]: offered, or with ! not offered; ["="] and keys: these and nothing else."""
    have = table.offers(seat)
    if expected[:1] == ["="]:
        return [] if have == expected[1:] else [f"then.offers.{seat}: {have}, not {expected[1:]}"]
    wrong = [key for key in expected if (key.removeprefix("!") in have) == key.startswith("!")]
    return [f"then.offers.{seat}: {key} is wrong; offered are {have}" for key in wrong]


def costs(table: AnyTable, seat: str, expected: Any) -> list[str]:
    problems = []
    for key, cost in table_of(f"costs.{seat}", expected).items():
        if key not in table.offers(seat):
            problems.append(f"then.costs.{seat}: {key} is not offered; offered are {table.offers(seat)}")
        elif table.option(seat, key)["cost"] != cost:
            problems.append(f"then.costs.{seat}: {key} costs {table.option(seat, key)['cost']}, not {cost}")
    return problems


def sees(table: AnyTable, seat: str, expected: Any) -> list[str]:
    view = table.seen_by(seat if seat == "spectator" else at(table, seat))
    return differences(view, table_of(f"view.{seat}", expected), f"then.view.{seat}")


def lies(table: AnyTable, name: str, cards: Any) -> list[str]:
    """The ids of a zone, the top last; "..." stands for any others."""
    return differences(table.zone(name), list_of(f"zones.{name}", cards), f"then.zones.{name}")


def sized(table: AnyTable, name: str, number: Any) -> list[str]:
    have, number = len(table.zone(name)), whole(f"sizes.{name}", number)
    return [] if have == number else [f"then.sizes.{name}: {have}, not {number}"]
