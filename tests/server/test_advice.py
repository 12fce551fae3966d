"""Advice that makes sense here: no step back, nothing that only luck could pay, and a reason that names its place."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from snar.bots import Bot, make, prospects
from snar.bots.ether.because import because
from snar.bots.rise import Greedy
from snar.bots.rise.because import because as rise_because
from snar.bots.searching import GAIN
from snar.ether.options import agree as ether_agree
from snar.ether.scenario import Table
from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.options import agree
from snar.server.ether.voice import ether_voice
from snar.server.eyes.projection import projection_of, whole_view
from snar.server.eyes.voice import voice
from snar.server.table.record import Record
from snar.server.thinking.pool import Thought
from snar.server.thinking.process import answer
from snar.server.wire.talk.asking import Matter, left_fields, offered, sensible, still_asked

from .people import two_players
from .site import run, site
from .sleepers import sleeper_alone

STEP = {"kind": "step", "actor": "hracka", "frm": "f4", "to": "f5"}


def record(*events: dict[str, Any]) -> Any:
    state = SimpleNamespace(GAME="ether", sleepers=[SimpleNamespace(id="hracka")], choice_of=lambda seat: None)
    return SimpleNamespace(state=state, events_for=lambda seat: [{"kind": "turn"}, *events])


@pytest.mark.parametrize(
    ("events", "keys"),
    [
        ((STEP,), ["ready", "move f6"]),
        ((STEP, {"kind": "act", "actor": "hracka", "source": "move"}), ["ready", "move f6"]),
        (
            (STEP, {"kind": "act", "actor": "hracka", "source": "act sal.kniha"}),
            ["move f4", "ready", "move f6", "move"],
        ),
        ((), ["move f4", "ready", "move f6", "move"]),
        (({**STEP, "actor": "drsnak"},), ["move f4", "ready", "move f6", "move"]),
    ],
)
def test_nobody_is_advised_to_undo_the_steps_just_taken(events: tuple[dict[str, Any], ...], keys: list[str]) -> None:
    thoughts = [
        Thought("move f4", []),
        Thought("ready", []),
        Thought("move f6", []),
        Thought("move", [], ["", {}, "f4"]),
    ]
    assert [one.key for one in sensible(record(*events), 0, thoughts)] == keys


def test_an_advice_names_its_field_and_the_plan_it_serves() -> None:
    rows = {"hracka": {"field": "b2", "hand": ["lichy-schod", "listek-do-satny"]}}
    t = Table(dream="prvni-sen", tiles=["kuchyne"], sleepers=rows, dice=[])
    choice = t.g.choice_of(0)
    assert choice
    tap = choice.find("act kuchyne.kohoutek")
    move = choice.find("move")
    assert tap and move
    assert because(t.g, 0, tap).field == "b2"
    why = because(t.g, 0, move)
    assert why.field and why.plan.startswith("act kuchyne.")
    said = ether_voice("en", t.g, t.names, projection_of(t.g).named(t.g, whole_view(t.g, 0)))
    text, field = said.advice(["closer"], ["plan", {"plan": why.plan}, why.field])
    assert field == why.field
    assert text.startswith("it brings you closer to your goals. The plan: Reach into the cupboard")


def test_an_advice_of_etherfields_speaks_of_a_card_only_where_one_is_played() -> None:
    """'To field a3: the better part of what the card offers', and a card in a price for what it would do."""
    rows = {"hracka": {"field": "b2", "hand": ["lichy-schod", "listek-do-satny"]}}
    t = Table(dream="prvni-sen", tiles=["kuchyne"], sleepers=rows, dice=[])
    t.g.answer(0, "move")
    payment = t.g.choice_of(0)
    assert payment and payment.topic == "payment"
    reasons = {option.key.split()[0]: told for option, _, told in make("greedy").advise(t.g, 0).top}
    assert reasons["pay"] == ("least-loss",)
    for lang, words in (("en", "the sleepers stand best after it"), ("cs", "spáči na tom pak budou nejlíp")):
        assert ether_voice(lang, t.g, t.names, frozenset()).advice(["best-branch"], []) == (words, "")


def test_what_only_the_luck_die_could_pay_is_not_advised(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            for _ in range(25):
                await player.asked()
                await player.send("hint", id=3)
                advice = await player.until("advice")
                offered = {option["key"]: option for option in (player.choice or {})["options"]}
                for one in advice["top"]:
                    assert not offered[one["key"]].get("die") and not offered[one["key"]].get("grave")
                await player.answer(advice["top"][0]["key"] if advice["top"] else [*offered][-1], room.record.number)

    run(go())


@pytest.mark.parametrize("seed", ["rada", "zvoneni"])
def test_whoever_does_what_is_advised_wins_a_whole_dream_without_walking_to_and_fro(seed: str) -> None:
    """And is never told to do what kills or what only the luck die could pay, where anything else can be done."""
    game = GAMES["ether"]
    record = Record(game, {"seed": seed, **new_header(game, ether_agree(start="dream:prvni-sen"))})
    g, bots, walked = record.state, OrderedDict[str, Bot](), list[str]()
    while not g.over:
        seen = imagine(g, 0, Rng(key_from_seed(record.number)))
        wanted = {"who": "me", "advises": True, "bot": "greedy", "game": "ether", "seat": 0, "state": seen.to_data()}
        top = sensible(record, 0, [Thought(*row) for row in answer(bots, wanted)])
        choice = g.choice_of(0)
        assert choice
        said = voice("en", g, record.names, projection_of(g).named(g, whole_view(g, 0)))
        told = {option.key: said.option(option, choice, g) for option in choice.options}
        fit = [one.key for one in top if not (told[one.key].die or told[one.key].grave)]
        key = fit[0] if fit else top[0].key
        before = record.number
        record.answer(0, key)
        walked = steps_on(walked, record.events_for(0, before))
        assert record.number < 600
    assert g.result["outcome"] == "victory"


def steps_on(walked: list[str], events: list[dict[str, Any]]) -> list[str]:
    """Fields walked over since anything else was done; one that was just left is not entered again, not even in the
    next turn."""
    for event in events:
        if event["kind"] == "step" and event.get("actor") == "hracka":
            walked = walked or [event["frm"]]
            assert event["to"] not in walked[-3:-1], (walked, event)
            walked = [*walked, event["to"]]
        elif event["kind"] == "act" and event["source"].split()[0] not in ("move", "ready"):
            walked = []
    return walked


OFTEN = 0.12  # the most of all advice that may give one and the same reason


@pytest.mark.parametrize(("lang", "seed"), [("cs", 3), ("en", 9)])
def test_advice_of_a_whole_game_fits_the_position_names_its_field_and_goes_on(lang: str, seed: int) -> None:
    """The Knight does what is advised to the end: reasons differ, no step is undone, little light is left."""
    game = GAMES["rise"]
    record = Record(game, {"seed": str(seed), **new_header(game, agree())})
    g, dice, adviser, bot = record.state, Rng(key_from_seed(seed)), Greedy(spends=True), make("greedy", 1)
    heard: Counter[str] = Counter()
    while not g.over and g.round < 60:
        choice = g.pending[0]
        seen = imagine(g, choice.seat, dice, alone=True)
        if choice.seat:
            record.answer(choice.seat, bot.advise(seen, choice.seat).option.key)
            continue
        advice = adviser.advise(seen, 0)
        top = [Thought(option.key, list(why)) for option, _, why in advice.top]
        first = sensible(record, 0, top)[0]
        if len(choice.options) > 1:
            option = choice.find(first.key)
            assert option
            why = rise_because(seen, 0, option, adviser.memory)
            text, field = voice(lang, g, record.names).advice(first.reasons, list(why))
            heard[text] += 1
            assert field or not first.key.startswith("move"), first.key
            assert not first.key.startswith("move") or first.key.split()[1] not in left_fields(record, 0)
        record.answer(0, first.key)
    most, times = heard.most_common(1)[0]
    assert times <= OFTEN * heard.total(), (most, times, heard.total())
    assert len(heard) > 30
    assert g.light[0] <= 25


def test_an_advice_that_comes_after_the_end_is_not_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other gives up while the bot thinks: no answer has come, and yet there is nothing left to advise."""
    late: asyncio.Event
    thought: list[asyncio.Task[Any]] = []

    async def go() -> None:
        nonlocal late
        late = asyncio.Event()
        async with site(tmp_path) as s:
            host, friend, _ = await two_players(s)
            asker, other = (host, friend) if host.choice else (friend, host)

            async def think(*_: Any, **__: Any) -> list[Thought]:
                await late.wait()
                return [Thought("done", [])]

            monkeypatch.setattr(s.services.driver.brain, "think", think)
            await asker.send("hint", id=1)
            await asker.send("ping")
            await asker.until("pong")
            thought.extend(s.services.driver.loose)
            await other.send("resign")
            await asker.until("over")
            late.set()
            await asyncio.gather(*thought)

    run(go())
    assert thought


def test_an_advice_about_what_was_taken_back_meanwhile_is_not_given() -> None:
    """Of three equal cards one was paid and taken back: the same answers are offered, and `done` would pay nothing."""
    game, dice = GAMES["ether"], Rng(bytes(32))
    for seed in range(40):
        record = Record(game, {"seed": str(seed), **new_header(game, game.agree(start="dream:prvni-sen"))})
        bot = make("greedy")
        while not record.state.over:
            asked_before, key = offered(record, 0), bot.advise(imagine(record.state, 0, dice), 0).option.key
            record.answer(0, key)
            if record.can_undo(0) and offered(record, 0) == asked_before and key.startswith("pay "):
                matter = Matter(0, record.number, asked_before)
                assert still_asked(record, matter)
                record.undo(0)
                assert offered(record, 0) == asked_before and not still_asked(record, matter)
                return
    raise AssertionError("nobody pays with one of many equal cards")


def test_an_advice_tells_the_chance_to_win_before_and_after_and_nothing_hidden_changes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A movement of the Knight: the same figures whatever the other holds, and what is better on evidence is first."""
    monkeypatch.setattr(prospects, "SECONDS", 60.0)  # a busy machine would cut one of them short
    game = GAMES["rise"]
    record = Record(game, {"seed": "3", **new_header(game, agree())})
    g, bot, told = record.state, make("greedy", 1), []
    while g.round < 3 or g.pending[0].seat or not g.pending[0].find("end"):
        choice = g.pending[0]
        record.answer(choice.seat, bot.advise(imagine(g, choice.seat, Rng(bytes(32))), choice.seat).option.key)
    for dealt in range(2):
        seen = imagine(g, 0, Rng(key_from_seed(dealt)))
        wanted = {"who": str(dealt), "advises": True, "bot": "greedy", "game": "rise", "seat": 0}
        told.append(answer(OrderedDict(), {**wanted, "state": seen.to_data()}))
    assert told[0] == told[1]
    assert len(told[0]) == 3
    now, after = told[0][0][3]
    assert 0 < now < 1 and 0 < after < 1
    assert all(row[3][1] is None or row[3][1] <= after + GAIN for row in told[0])


def test_who_asks_for_advice_is_told_chances_in_one_game_and_what_it_brings_in_the_other(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            made = await player.post("/api/play", {"bot": "greedy", "pace": "none", "seed": "5"})
            await player.join(made["id"])
            while not any(option["key"] == "end" for option in (await player.asked())["options"]):
                await player.answer((player.choice or {})["options"][0]["key"])
            await player.send("hint", id=1)
            advice = await player.until("advice")
            assert 0 < advice["now"] < 1
            assert 0 < advice["top"][0]["chance"] < 1
            sleeper, _ = await sleeper_alone(s)
            await sleeper.asked()
            await sleeper.send("hint", id=2)
            advice = await sleeper.until("advice")
            assert advice["now"] is None
            assert all("chance" not in one for one in advice["top"])

    run(go())
