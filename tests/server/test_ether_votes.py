"""What the sleepers decide together: people decide, bots follow, and everyone sees who chose what."""

from __future__ import annotations

from pathlib import Path

import pytest

from snar.ether.drawn import drawn
from snar.ether.scenario import Table
from snar.server.ether.following import WAIT, following

from ..rules.ether.night import night
from .site import run, site
from .sleepers import sleeper_alone

ROWS = {"hracka": {"field": "a1"}, "drsnak": {"field": "a1"}, "specialista": {"field": "a1"}}
BRANCH = {"verb": "hours", "amount": 1}
CHOOSE = {"verb": "choose", "who": "one", "may": True, "of": [[BRANCH], [{"verb": "soul", "amount": 1}]]}


def voting() -> Table:
    during = [{"proc": "Apply", "seat": "hracka", "effects": [CHOOSE], "source": "kuchyne"}]
    return Table(dream="prvni-sen", tiles=["kuchyne"], sleepers=ROWS, during=during, dice=[])


@pytest.mark.rule("EF-SEC-3")
def test_voices_are_seen_as_they_are_raised_and_again_after_a_vote_that_failed() -> None:
    t = voting().say("hracka", "choose 1")
    assert drawn(t.g)["votes"] == [{"seat": 0, "key": "choose 1", "place": ""}]
    t.say("drsnak", "choose 2").say("specialista", "pass")
    assert drawn(t.g)["votes"] == []
    assert [one["key"] for one in drawn(t.g)["differed"]] == ["choose 1", "choose 2", "pass"]


@pytest.mark.rule("EF-SEC-3")
def test_bots_wait_for_people_and_then_say_what_most_of_them_said() -> None:
    t = voting()
    people = [0, 2]
    assert following(t.g, people) == WAIT
    t.say("specialista", "choose 2")
    assert following(t.g, people) == WAIT
    t.say("hracka", "choose 1")
    assert following(t.g, people) == "choose 1"  # as many voices for both: the one nearest to the first sleeper
    t.g.first = 1
    assert following(t.g, people) == "choose 2"
    assert following(t.g, []) == ""  # among themselves they decide


def test_a_story_follows_the_only_person_at_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(
                s, sleepers=["hracka", "drsnak", "specialista"], seats=["me", "greedy", "greedy"], pace="none"
            )
            for _ in range(300):
                choice = next((one for one in room.record.state.pending if one.seat == 0), None)
                if choice is None:
                    await player.hear()  # the bots act; what could be taken back meanwhile is left
                elif choice.topic == "scene" and len(choice.options) > 1:
                    break
                else:
                    await player.answer(choice.options[-1].key, room.record.number)
            assert choice and choice.topic == "scene"
            assert drawn(room.record.state)["votes"] == []  # nobody has spoken before the person
            wanted, told = choice.options[-1].key, []
            await player.answer(wanted, room.record.number)
            while not told:
                events = [event for frame in player.frames for event in frame.get("events", ())]
                told = [event["to"] for event in events if event["kind"] == "chosen"]
                if not told:
                    await player.hear()
            assert told == [wanted.removeprefix("choose ")]

    run(go())


@pytest.mark.rule("EF-DTH-1")
@pytest.mark.parametrize("alone", [False, True], ids=["remembered", "the only one"])
def test_what_is_answered_by_itself_is_answered_by_hand_where_it_might_kill(tmp_path: Path, alone: bool) -> None:
    shade = {"entities": {"stin": {"figures": ["a1"]}}, "turns": ["pik-basic", "srdce-special"], "step": "action"}

    async def go() -> None:
        async with site(tmp_path) as s:
            _, room = await sleeper_alone(s)
            room.meta.seats[0].remember = {} if alone else {"action": "ready"}
            room.meta.seats[0].skip_trivial = True
            for distress, wanted in ((6, "ready"), (7, "")):
                t = night("a1", hours=0 if alone else 1, **shade)
                assert (t.offers("hracka") == ["ready"]) == alone
                t.g.edit(0).distress = distress
                room.playing.state = t.g
                move = s.services.driver.next_move(room)
                assert (move.key if move else "") == wanted

    run(go())
