"""Bars of Etherfields: how often greedy teams win, campaigns without a fault, what of the pack was ever reached."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from pool import spread
from saves import saved_at_every_choice

from snar.bots import make
from snar.bots.playout import first_asked, play_campaign
from snar.ether.content import content_for
from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.ether.state import EtherState
from snar.ether.supply import TOKENS
from snar.kernel.conformance import check_choices, check_conservation
from snar.kernel.rng import Rng, key_from_seed

COVERAGE = Path(__file__).parent.parent / "docs" / "ether-coverage.json"
CAP = 4000  # answers after which a campaign is stopped
PATIENCE = 1500  # answers of a random one
GAME = Ether()
KINDS = (
    "influence", "weaknesses", "items", "masks", "turns", "mutations", "tiles", "overlays", "dreams", "slumbers",
    "entities", "fate", "seasons", "wisdom", "notes", "memories", "secrets", "scenes", "districts", "locations",
)  # fmt: skip
STATES = ("stunned", "immobilised", "surprised", "poisoned")


def team(number: int, seed: int) -> tuple[str, ...]:
    """Every sleeper has its turn."""
    turn = seed % len(SLEEPERS)
    return (*SLEEPERS[turn:], *SLEEPERS[:turn])[:number]


def fresh(start: str, number: int, seed: int, options: tuple[str, ...] = ()) -> EtherState:
    rules = GAME.agree(sleepers=team(number, seed), start=start, options=options)
    return GAME.new(rules, Rng(key_from_seed(f"ether/{start}/{seed}")))


# -- how often greedy teams win ----------------------------------------------------------------------------------------
def one_dream(job: tuple[str, int, int]) -> tuple[str, int, str, int]:
    dream, number, seed = job
    g = fresh(f"dream:{dream}", number, seed)
    journey = play_campaign(g, [make("greedy", seed)] * number, seed, CAP)
    return dream, number, journey.outcome, journey.dreams[-1][2] if journey.dreams else 0


def shares(dreams: list[str], games: int) -> dict[str, dict[str, float]]:
    """Victories by dream and number of sleepers."""
    jobs = [(dream, number, seed) for dream in dreams for number in (1, 2, 3, 4) for seed in range(games)]
    won: Counter[tuple[str, int]] = Counter()
    for dream, number, outcome, _ in spread(one_dream, jobs, "dreams of greedy teams"):
        won[dream, number] += outcome == "victory"
    return {dream: {str(n): round(won[dream, n] / games, 3) for n in (1, 2, 3, 4)} for dream in dreams}


def first_dream(scale: float) -> dict[str, Any]:
    games = max(4, int(200 * scale))
    first = next(dream.id for dream in content_for().pack.dreams.values() if dream.start)
    found = shares([first], games)[first]
    return {
        "target": "greedy teams win the first dream in 55-90 % for each number of sleepers",
        "games": 4 * games,
        "shares": found,
        "passed": all(0.55 <= share <= 0.9 for share in found.values()),
    }


def further_dreams(scale: float) -> dict[str, Any]:
    games = max(2, int(40 * scale))
    further = [dream.id for dream in content_for().pack.dreams.values() if not dream.start]
    found = shares(further, games)
    whole = {dream: round(sum(row.values()) / 4, 3) for dream, row in found.items()}
    return {
        "target": "every further dream is won in 20-80 %",
        "games": 4 * games * len(further),
        "shares": whole,
        "by_sleepers": found,
        "passed": all(0.2 <= share <= 0.8 for share in whole.values()),
    }


# -- whole campaigns ---------------------------------------------------------------------------------------------------
def check_table(g: EtherState) -> None:
    """Nothing is lost, everybody asked can answer, no supply below zero or above its number."""
    check_choices(g)
    check_conservation(g)
    assert all(0 <= left <= TOKENS[kind] for kind, left in g.supply.items()), g.supply
    assert all(row.distress >= 0 and row.ether >= 0 and row.gems >= 0 for row in g.sleepers)
    assert g.hours >= 0 and 0 <= g.keys <= TOKENS["key"]


def one_campaign(job: tuple[str, str, int, tuple[str, ...], int, int]) -> dict[str, Any]:
    """A campaign or an encounter to its end or the cap; what it reached."""
    bot, start, number, options, seed, cap = job
    g = fresh(start, number, seed, options)
    bots, rng = [make(bot, f"{seed}/{seat}") for seat in range(number)], Rng(key_from_seed(f"dice/{seed}"))
    seen: set[tuple[str, str]] = set()
    answers = 0
    while not g.over and answers < cap:
        choice = first_asked(g.pending)
        if answers % 40 == 0:
            check_table(g)
        key = advised(bots[choice.seat], g, choice.seat, rng)
        g.answer(choice.seat, key)
        seen |= set(reached(g))
        answers += 1
    check_table(g)
    won = sorted({id for id, outcome in g.log if outcome == "victory"})
    ended = str(g.result.get("opening") or g.result.get("outcome")) if g.over else "stopped"
    return {"ended": ended, "won": won, "tries": len(g.log), "answers": answers, "seen": sorted(seen)}


def advised(bot: Any, g: EtherState, seat: int, rng: Rng) -> str:
    """A bot's answer; a random one does not end the game by saving it, or there would be no campaigns to see."""
    from snar.bots.play import ask

    advice = ask(bot, g, seat, rng)
    keys = [option.key for option, _, _ in advice.top if option.key != "save"]
    return advice.option.key if advice.option.key != "save" or not keys else keys[0]


@lru_cache
def played(bot: str, games: int, cap: int) -> list[dict[str, Any]]:
    jobs = [(bot, "campaign", 1 + i % 4, (), i, cap) for i in range(games)]
    return list(spread(one_campaign, jobs, f"{bot} campaigns"))


def of_random(scale: float) -> list[dict[str, Any]]:
    return played("random", max(4, int(500 * scale)), PATIENCE)


def of_greedy(scale: float) -> list[dict[str, Any]]:
    return played("greedy", max(4, int(200 * scale)), CAP)


def random_campaigns(scale: float) -> dict[str, Any]:
    return campaigns(of_random(scale), "500 random campaigns without an exception, a dead end or a broken supply")


def greedy_campaigns(scale: float) -> dict[str, Any]:
    told = campaigns(of_greedy(scale), "200 greedy campaigns (1-4 sleepers) through the opening without a fault")
    return {**told, "passed": told["ended"].get("done", 0) > 0}


def campaigns(rows: list[dict[str, Any]], target: str) -> dict[str, Any]:
    """A fault would have ended the bar with a traceback."""
    return {
        "target": target,
        "games": len(rows),
        "ended": dict(Counter(row["ended"] for row in rows)),
        "won": dict(Counter(dream for row in rows for dream in row["won"])),
        "answers": sum(row["answers"] for row in rows),
        "passed": all(row["answers"] > 0 for row in rows),
    }


def one_saved(job: tuple[str, int, int]) -> tuple[int, int]:
    """(choices, differences) of a dream, saved at every choice and gone on with in a process that never saw it."""
    dream, number, seed = job
    return saved_at_every_choice(fresh(f"dream:{dream}", number, seed), seed, False, lambda: True)


def ether_saves(scale: float) -> dict[str, Any]:
    dreams = list(content_for().pack.dreams)
    games = max(1, int(20 * scale))
    jobs = [(dreams[i % len(dreams)], 1 + i // len(dreams) % 4, i) for i in range(games)]
    rows = list(spread(one_saved, jobs, "saves of dreams"))
    wrong = sum(differences for _, differences in rows)
    return {
        "target": "at every choice of 20 dreams the game loaded in a new process matches the next five choices",
        "games": games,
        "choices": sum(choices for choices, _ in rows),
        "differences": wrong,
        "passed": wrong == 0,
    }


# -- what was reached --------------------------------------------------------------------------------------------------
def reached(g: EtherState) -> Iterator[tuple[str, str]]:
    """Everything of the pack that is on the table now for all to see, by kind and id."""
    everyone, card_of = g.everyone, g.content.cards
    for card, known in enumerate(g.known):
        if known == everyone:
            yield card_of[card].deck, card_of[card].id
    yield from (("tile", id) for id, _, _ in g.placed)
    yield from (("scene", scene) for scene in g.read)
    yield from (("location", g.location),) if g.location else ()
    yield from (("district", district) for district in g.districts)
    yield from (("slumber", g.slumber),) if g.slumber else ()
    for entity in g.entities:
        yield "entity", entity.id
        yield from (("mutation", name) for name in entity.mutations)
        yield from (("state", "poisoned"),) if entity.poisoned else ()
        yield from (("state", name) for figure in entity.figures for name, _ in figure.states)
    for row in g.sleepers:
        yield from (("state", name) for name, _ in row.states)


def everything() -> dict[str, list[str]]:
    pack = content_for().pack
    rows = {kind: getattr(pack, kind).items() for kind in KINDS}
    found = {kind: sorted(id for id, row in rows[kind] if not getattr(row, "of", "")) for kind in KINDS}
    return {**found, "states": list(STATES)}


def coverage(scale: float) -> dict[str, Any]:
    """What the campaigns of the bots never met; scripted runs meet all of it (test_everything_is_reached)."""
    rows = of_random(scale) + of_greedy(scale)
    seen = {id for row in rows for _, id in row["seen"]}
    never = {kind: [id for id in ids if id not in seen] for kind, ids in everything().items()}
    never = {kind: ids for kind, ids in never.items() if ids}
    total = sum(map(len, everything().values()))
    reached = total - sum(map(len, never.values()))
    if scale == 1.0:
        report = {"runs": len(rows), "things": total, "reached": reached, "never": never}
        COVERAGE.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return {
        "target": "bots alone meet nine tenths of the pack in their campaigns; the rest is reached in scripted runs",
        "games": len(rows),
        "things": total,
        "reached": reached,
        "passed": reached >= 0.9 * total or scale < 1.0,
    }
