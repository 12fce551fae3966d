"""A finished game of Říše Snů in three sentences: how it began, where it turned, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from snar.rise.rules.experience import total
from snar.rise.state import RiseState
from snar.server.front import Story, Tale
from snar.server.rise.preview import draw, sign
from snar.server.rise.voice import RiseVoice
from snar.texts.bundle import capital
from snar.texts.names import NONE

TURNING = frozenset({"annex", "duel", "awaken", "fulfilled"})
WORTH = {"annex": 4, "duel": 3, "awaken": 2, "fulfilled": 1}
OFTEN = 4  # as many changes of the lead are a story of their own


def standing(g: RiseState) -> dict[str, int]:
    """By sides that play together, named by their characters: worlds and fame count most, then power, then the rest."""
    found: dict[str, int] = {}
    for team in dict.fromkeys(figure.team for figure in g.figures):
        members = [i for i, figure in enumerate(g.figures) if figure.team == team]
        name = "+".join(g.figures[i].id for i in members)
        found[name] = sum(far(g, i) for i in members)
    return found


def far(g: RiseState, i: int) -> int:
    figure = g.figures[i]
    return 10 * len(figure.annexed) + 5 * figure.fame + 2 * figure.tokens + total(g, i) + figure.lives


def tell(voice: Any, g: RiseState, result: Story, story: Story) -> list[str]:
    """Nothing for games that ended before their stories were told this way."""
    if not story.get("standing"):
        return []
    assert isinstance(voice, RiseVoice)
    parts = (begins(story), turns(story), ends(g, result, story))
    return [said(voice, f"tale-{key}", about) for key, about in parts]


def said(voice: RiseVoice, key: str, about: dict[str, Any]) -> str:
    named = {name: value for name, value in about.items() if name not in ("who", "other")}
    sides = [part for name in ("who", "other") if name in about for part in side(voice, name, about[name])]
    return capital(voice.texts.say(key, **voice.names.args(**named), **dict(sides)))


def side(voice: RiseVoice, role: str, name: str) -> Iterator[tuple[str, str]]:
    """Those who play together, by their names; whether they are many."""
    first, *more = (voice.names.thing(id) for id in name.split("+"))
    yield role, voice.texts.say("tale-side", first=first, more=", ".join(more) or NONE)
    yield f"{role}-many", "yes" if more else "no"


def begins(story: Story) -> tuple[str, dict[str, Any]]:
    """The weightiest of what happened in the first half, the earliest of its kind."""
    if story["rounds"] == 1:
        return "begins-brief", {}
    half = max(1, int(story["rounds"]) // 2)
    early = [one for one in story["turning"] if one["round"] <= half and decisive(one)]
    if not early:
        return "begins-quiet", {"round": half}
    first = max(early, key=lambda one: (WORTH[one["kind"]], -one["round"]))
    return f"begins-{first['kind']}", winner_first(first)


def decisive(one: dict[str, Any]) -> bool:
    return bool(one["kind"] != "duel" or one["source"] != "draw")


def winner_first(one: dict[str, Any]) -> dict[str, Any]:
    """Of a duel that was lost the defender is the one who won."""
    if one["kind"] == "duel" and one["source"] == "lost":
        return {"round": one["round"], "actor": one["to"], "to": one["actor"]}
    return {name: one[name] for name in ("round", "actor", "source", "to") if one[name]}


def leaders(standing: dict[str, list[int]]) -> list[str]:
    """Who was ahead when each round was over; where two were, whoever was before."""
    led: list[str] = []
    for at in range(max(map(len, standing.values()), default=0)):
        best = max(row[at] for row in standing.values())
        ahead = [who for who, row in standing.items() if row[at] == best]
        led.append(ahead[0] if len(ahead) == 1 else (led[-1] if led else ""))
    return led


def turns(story: Story) -> tuple[str, dict[str, Any]]:
    led = leaders(story["standing"])
    changes = [(i + 2, *pair) for i, pair in enumerate(pairwise(led)) if pair[0] != pair[1] and pair[0]]
    if not led or not led[-1]:
        return "turns-even", {}
    if len(changes) >= OFTEN:
        return "turns-often", {"changes": len(changes), "who": led[-1]}
    if not changes:
        return stays(led.index(led[-1]) + 1, int(story["rounds"]), led[-1])
    number, before, after = changes[-1]
    if number == story["rounds"]:
        return "turns-late", {"other": before}
    world = [one for one in story["turning"] if one["kind"] == "annex" and one["round"] == number]
    if world and world[-1]["actor"] in after.split("+"):
        return "turns-annex", {"round": number, "who": after, "other": before, "to": world[-1]["to"]}
    return "turns-once", {"round": number, "who": after, "other": before}


def stays(number: int, rounds: int, who: str) -> tuple[str, dict[str, Any]]:
    """Ahead from this round to the end."""
    if rounds == 1:
        return "turns-brief", {"who": who}
    return ("turns-last", {"who": who}) if number == rounds else ("turns-never", {"round": number, "who": who})


def ends(g: RiseState, result: Story, story: Story) -> tuple[str, dict[str, Any]]:
    number = int(story["rounds"])
    if result.get("resigned") is not None:
        gone = next(figure.id for figure in g.figures if figure.seat == result["resigned"])
        return "ends-resigned", {"round": number, "actor": gone}
    if result["winner"] < 0:
        return "ends-drawn", {"round": number}
    winners = "+".join(figure.id for figure in g.figures if figure.team == result["winner"])
    last = next((one for one in reversed(story["turning"]) if one["kind"] == "annex"), None)
    if last and last["actor"] in winners.split("+") and last["round"] >= number - 1:
        return "ends-annex", {"round": number, "actor": last["actor"], "to": last["to"]}
    return "ends-won", {"round": number, "who": winners}


TALE = Tale(TURNING, standing, tell, draw, sign)
