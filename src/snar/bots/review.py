"""A finished game looked over: how everyone stood, what the dice gave, what choices gave away.

Every decision is judged from what its player could see then (games are imagined from that view); only how the sides
stood is told with open cards. Nothing here knows any game: each brings a judge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest
from math import exp
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from snar.kernel.game import Game
from snar.kernel.imagine import imagine
from snar.kernel.journal import Entry, counting
from snar.kernel.rng import Rng
from snar.kernel.session import Session
from snar.kernel.state import State

from .searching import DICE_OF_A_TURN, as_seen

TIMES = 32  # imagined outcomes of an answer that rolled or revealed something: what is left of them adds up in a turn
MISTAKES = 12  # that are told, the greatest first
TURNING = 5  # turns that are told
Finding = dict[str, Any]
Result = dict[str, Any]


class Verdict(NamedTuple):
    """What was chosen is expected to bring `mine`, the best that was seen `best`; `line`: the answers that lead there
    (empty: nothing better on evidence). `of`: what all parts of one decision in a turn have in common (empty: it has no
    other parts). `place`: where the better line is to be shown, if not where it leads."""

    mine: float
    best: float
    line: tuple[str, ...]
    reasons: tuple[str, ...] = ()
    of: str = ""
    place: str = ""


class Posed(NamedTuple):
    """One of the ways that a position offers, and what it came to in each of the same imagined games."""

    line: tuple[str, ...]
    values: list[float]


class Given(NamedTuple):
    """An answer and what was asked."""

    topic: str
    key: str


class Judge(Protocol):
    unit: str  # chance: to win; points: by the bot's own reckoning
    sizes: tuple[float, float, float]  # what is given away by a slip, a mistake, a blunder

    def sides(self, g: Any) -> Sequence[int]: ...  # a seat of each
    def side(self, g: Any, seat: int) -> int: ...  # the place of its side among them
    def under_way(self, g: Any) -> bool: ...  # is there anything to look at?
    def stood(self, g: Any) -> list[float]: ...  # how each of them stands
    def beat(self, g: Any) -> tuple[int, int]: ...  # round and turn
    def play_on(self, g: Any, beat: tuple[int, int]) -> None: ...  # to the end of that turn, as the policy would
    def goes_on(self, one: Given, then: Given) -> bool: ...  # does the next answer of a seat belong to this one?
    def verdict(self, g: Any, seat: int, line: Sequence[str]) -> Verdict | None: ...
    def posed(self, g: Any, seat: int, most: int, times: int) -> list[Posed]: ...  # the best ways that it could tell


class Answer(NamedTuple):
    n: int
    seat: int
    key: str
    topic: str
    told: bool  # it rolled or revealed something


class Review:
    """One finding for each answer that counts, in order. `result`: of a game that ended before its rules ended it."""

    def __init__(
        self, judge: Judge, game: Game, header: dict[str, Any], entries: Sequence[Entry], result: Result | None = None
    ) -> None:
        self.judge, self.game, self.header = judge, game, header
        self.entries = counting(entries, len(entries))  # type: ignore[arg-type]
        self.answers = self.heard()
        self.last = self.ended
        self.total = len(self.answers)
        if result:
            self.last.over, self.last.result = True, result

    def played(self) -> Iterator[tuple[State, Entry]]:
        """The game before each answer that counts."""
        session = Session(self.game, self.header)
        self.names = session.names
        for entry in self.entries:
            if "epoch" in entry:
                session.new_epoch(entry["epoch"])
                continue
            yield session.state, entry
            session.state.answer(session.names.index(entry["seat"]), entry["key"])
        self.ended = session.state

    def heard(self) -> list[Answer]:
        found: list[Answer] = []
        for g, entry in self.played():
            if found:
                found[-1] = found[-1]._replace(told=g.barrier)
            seat = self.names.index(entry["seat"])
            choice = g.choice_of(seat)
            assert choice
            found.append(Answer(entry["n"], seat, entry["key"], choice.topic, True))
        return found

    def line(self, at: int) -> tuple[str, ...]:
        """The answers that were one decision: a way is walked step by step."""
        first, found = self.answers[at], [self.answers[at].key]
        for before, answer in zip(self.answers[at:], self.answers[at + 1 :], strict=False):
            belongs = self.judge.goes_on(Given(before.topic, before.key), Given(answer.topic, answer.key))
            if answer.seat != first.seat or before.told or not belongs:
                break
            found.append(answer.key)
        return tuple(found)

    def findings(self, done: int = 0) -> Iterator[Finding]:
        """`done`: how many are known from before."""
        covered = 0
        for at, (g, _) in enumerate(self.played()):
            answer = self.answers[at]
            line = self.line(at) if at >= covered else ()
            covered = max(covered, at + len(line))
            if at >= done:
                yield self.found(g.clone(), answer, line)

    def found(self, g: State, answer: Answer, line: tuple[str, ...]) -> Finding:
        round, turn = self.judge.beat(g)
        found: Finding = {"n": answer.n, "seat": answer.seat, "round": round, "turn": turn}
        if not self.judge.under_way(g):
            return found
        found["worth"] = self.judge.stood(g)
        found["side"] = self.judge.side(g, answer.seat)
        if answer.told:
            found["luck"] = self.luck(g, answer)
        verdict = self.judge.verdict(g, answer.seat, line) if line else None
        if verdict:
            chosen = {"topic": answer.topic, "chosen": list(line), "better": list(verdict.line)}
            told = {"mine": verdict.mine, "best": verdict.best, "why": list(verdict.reasons), "of": verdict.of}
            found["verdict"] = told | chosen | {"place": verdict.place}
        return found

    def luck(self, g: State, answer: Answer) -> list[float]:
        """How much better it came than what could be expected of the same answer, by side; each outcome is played on
        to the end of the turn, with dice of its own and with cards as they may lie: what is turned up later is luck of
        that answer, not of this one too."""
        base, rng = as_seen(g, answer.seat)
        came: list[list[float]] = []
        others: list[list[float]] = []
        real = g.clone()
        real.answer(answer.seat, answer.key)
        after, _ = as_seen(real, answer.seat)
        for _ in range(TIMES):
            twin = imagine(after, answer.seat, rng)
            world = imagine(base, answer.seat, rng, alone=True)
            dice = Rng(world.rng.key, DICE_OF_A_TURN)
            world.answer(answer.seat, answer.key)
            for one, seen in ((twin, came), (world, others)):
                one.rng, one.script = dice.copy(), ()
                self.judge.play_on(one, self.judge.beat(g))
                seen.append(self.judge.stood(one))
        return [fmean(a) - fmean(b) for a, b in zip(zip(*came, strict=True), zip(*others, strict=True), strict=True)]

    def end(self) -> list[float]:
        """How everyone stands when it is over."""
        return self.judge.stood(self.last)


def leads_to(line: Sequence[str]) -> str:
    """Of a way the last step, of everything else the answer itself."""
    return next((key for key in reversed(line) if key.startswith("move")), line[0])


def apart(line: Sequence[str], other: Sequence[str]) -> str:
    """What tells a way from another one to the same field: `by` where it parts from that, `straight`, or what is done
    there; nothing where only the other does something."""
    key = next((one for one, two in zip_longest(line, other) if one != two), None) or ""
    if not key.startswith("move"):
        return key
    steps = [one for one in line if one.startswith("move")]
    return "straight" if key == steps[-1] and steps.count(key) == 1 else f"by {key.partition(' ')[2]}"


# -- the whole -------------------------------------------------------------------------------------------------------
def summary(review: Review, findings: Sequence[Finding]) -> dict[str, Any]:
    looked = counted_once([one for one in findings if "worth" in one])
    return {
        "unit": review.judge.unit,
        "sides": [list(seats) for seats in seats_by_side(review)],
        "graph": graph(looked, review),
        "turning": turning(looked, review),
        "slips": slips(looked, review.judge),
        "players": [player(looked, seat, review) for seat in range(len(review.names))],
    }


def counted_once(looked: Sequence[Finding]) -> list[Finding]:
    """Of the parts of a decision only the one that gave away most is judged: whatever comes in between on the way, a
    slow walk stays slow, and each part of it would be blamed for the same."""
    judged: dict[Any, Finding] = {}
    for one in looked:
        if "verdict" in one:
            part = decision(one)
            judged[part] = max(judged.get(part, one), one, key=lost)
    kept = {id(one) for one in judged.values()}
    return [one if id(one) in kept else {**one, "verdict": None} for one in looked]


def decision(one: Finding) -> tuple[Any, ...]:
    of = one["verdict"].get("of")
    return (one["seat"], *turn_of(one), of) if of else (one["n"],)


def seats_by_side(review: Review) -> list[list[int]]:
    g, judge = review.last, review.judge
    found: list[list[int]] = [[] for _ in judge.sides(g)]
    for seat in range(len(review.names)):
        found[judge.side(g, seat)].append(seat)
    return found


def graph(looked: Sequence[Finding], review: Review) -> list[dict[str, Any]]:
    """How the sides stood when each round began, and at the end."""
    found: list[dict[str, Any]] = []
    for one in looked:
        if not found or found[-1]["round"] != one["round"]:
            found.append({"n": one["n"] - 1, "round": one["round"], "worth": one["worth"]})
    last = looked[-1] if looked else {"n": 0, "round": 0}
    return [*found, {"n": last["n"], "round": last["round"], "worth": review.end()}]


def turning(looked: Sequence[Finding], review: Review) -> list[dict[str, Any]]:
    """The turns after which the sides stood most differently from before."""
    starts = [i for i, one in enumerate(looked) if not i or turn_of(one) != turn_of(looked[i - 1])]
    found = []
    for start, end in pairwise([*starts, len(looked)]):
        first, part = looked[start], looked[start:end]
        after = looked[end]["worth"] if end < len(looked) else review.end()
        swing = [round(b - a, 4) for a, b in zip(first["worth"], after, strict=True)]
        luck = [round(sum(one["luck"][side] for one in part if "luck" in one), 4) for side in range(len(swing))]
        told = {"n": first["n"] - 1, "seat": first["seat"], "round": first["round"]}
        found.append({**told, "swing": swing, "luck": luck, "lost": round(sum(map(lost, part)), 4)})
    return sorted(found, key=lambda one: -max(map(abs, one["swing"])))[:TURNING]


def turn_of(one: Finding) -> tuple[int, int]:
    return one["round"], one["turn"]


def lost(one: Finding) -> float:
    """What was given away by a choice."""
    verdict = one.get("verdict")
    return float(verdict["best"] - verdict["mine"]) if verdict and verdict["better"] else 0.0


def slips(looked: Sequence[Finding], judge: Judge) -> list[dict[str, Any]]:
    found = [one for one in looked if lost(one) >= judge.sizes[0]]
    found.sort(key=lambda one: -lost(one))
    return [
        {
            "n": one["n"] - 1, "seat": one["seat"], "round": one["round"], "lost": round(lost(one), 4),
            "size": size(lost(one), judge), **one["verdict"],
        }
        for one in found[:MISTAKES]
    ]  # fmt: skip


def size(gone: float, judge: Judge) -> int:
    """1 a slip, 2 a mistake, 3 a blunder; 0 nothing to speak of."""
    return sum(gone >= least for least in judge.sizes)


def player(looked: Sequence[Finding], seat: int, review: Review) -> dict[str, Any]:
    mine = [one for one in looked if one["seat"] == seat and one.get("verdict")]
    side = review.judge.side(review.last, seat)
    sizes = [size(lost(one), review.judge) for one in mine]
    return {
        "seat": seat,
        "judged": len(mine),
        "accuracy": round(fmean(accuracy(lost(one), review.judge) for one in mine), 1) if mine else None,
        "lost": round(sum(map(lost, mine)), 4),
        "luck": round(sum(one["luck"][side] for one in looked if "luck" in one), 4),
        "sizes": [sizes.count(kind) for kind in (1, 2, 3)],
    }


def accuracy(gone: float, judge: Judge) -> float:
    """Of one decision, in percent: nothing lost is 100, a blunder about 37."""
    return 100.0 * exp(-gone / judge.sizes[2])
