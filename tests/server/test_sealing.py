"""Words for the dice when somebody comes, goes or moves while they are opened: nobody gains by it, and it is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from snar.kernel import fair

from .site import Player, Site, run, site

THREE = {"agreement": {"scenario": "zkouska-sily", "players": 3}, "visibility": "public"}


async def info(player: Player, table: str) -> dict[str, Any]:
    return dict((await player.get(f"/api/tables/{table}"))["table"])


async def seal(player: Player, table: str) -> None:
    commitment = (await info(player, table))["commitment"]
    word = player.words.setdefault(commitment, f"word of {id(player)}")
    await player.post(f"/api/tables/{table}/seal", {"commitment": commitment, "seal": fair.seal(commitment, word)})


async def word(player: Player, table: str, status: int = 200) -> dict[str, Any]:
    commitment = (await info(player, table))["commitment"]
    return await player.post(f"/api/tables/{table}/word", {"word": player.words[commitment]}, status)


async def people(s: Site, *names: str) -> list[Player]:
    """They never open the page: each step is the test's own."""
    found = [s.player() for _ in names]
    for player, name in zip(found, names, strict=True):
        player.guest = (await player.post("/api/guest", {"name": name, "lang": "en"}))["guest"]
    return found


def test_nobody_sits_down_while_words_are_opened(tmp_path: Path) -> None:
    """A seat kept from the game before, which a bot has by now: who takes it could have read the words already."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, cheat = await people(s, "Ája", "Bob", "Cyril")
            old = (await host.post("/api/tables", THREE))["id"]
            for player in (friend, cheat):
                await player.post(f"/api/tables/{old}/sit")
            for step in (seal, word):
                for player in (host, friend, cheat):
                    await step(player, old)
            room = await s.services.tables.get(old)
            room.meta.status = "over"
            room.meta.result = {"winner": -1, "seats": [], "rule": "", "rounds": 1}
            await room.keep_row()
            table = (await host.post(f"/api/tables/{old}/rematch"))["id"]
            await friend.post(f"/api/tables/{old}/rematch")
            await host.post(f"/api/tables/{table}/start")
            for player in (host, friend):
                await seal(player, table)
            await word(host, table)
            before = await info(host, table)
            assert before["opening"]
            seat = next(one["seat"] for one in before["seats"] if one["bot"])
            for path, body in ((f"{table}/sit", {"seat": seat}), (f"{table}/sit", {}), (f"{old}/rematch", {})):
                said = await cheat.post(f"/api/tables/{path}", body, 409)
                assert said["reason"] == "words-opening", path
            assert await info(host, table) == before
            await word(friend, table)
            after = await info(host, table)
            assert after["status"] == "running" and len(after["words"]) == 2

    run(go())


def test_another_order_of_seats_makes_the_words_void_and_says_whose_doing_it_was(tmp_path: Path) -> None:
    """Whoever has two seats and gives one of them to a bot comes later in the order, and the key would be another."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = await people(s, "Ája", "Bob")
            table = (await host.post("/api/tables", {**THREE, "seats": ["me", "open", "local"], "names": ["Alík"]}))[
                "id"
            ]
            await friend.post(f"/api/tables/{table}/sit")
            for player in (host, friend):
                await seal(player, table)
            await word(friend, table)
            before = await info(host, table)
            assert before["opening"]
            await host.post(f"/api/tables/{table}/replace", {"seat": 0})
            after = await info(host, table)
            assert after["tries"] == 2 and after["commitment"] != before["commitment"] and not after["opening"]
            assert [line.guest for line in (await s.services.tables.get(table)).chat] == [host.guest]

    run(go())


def test_whoever_is_sent_away_has_not_broken_anything_off(tmp_path: Path) -> None:
    """The host who frees a seat while words are opened is named, not the one who sat there."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = await people(s, "Ája", "Bob")
            for way, body in (("remove", {"seat": 1}), ("replace", {"seat": 1})):
                table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
                await friend.post(f"/api/tables/{table}/sit")
                for player in (host, friend):
                    await seal(player, table)
                await word(friend, table)
                await host.post(f"/api/tables/{table}/{way}", body)
                assert (await info(host, table))["tries"] == 2
                said = (await s.services.tables.get(table)).chat
                assert [(line.guest, line.name) for line in said] == [(host.guest, "Ája")], way

    run(go())


def test_who_is_forgotten_while_words_are_opened_leaves_no_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = await people(s, "Ája", "Bob")
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            await friend.post(f"/api/tables/{table}/sit")
            for player in (host, friend):
                await seal(player, table)
            await friend.post("/api/me/forget")
            room = await s.services.tables.get(table)
            assert room.meta.tries == 2 and friend.guest not in room.meta.encoded()
            assert [(line.guest, line.name) for line in room.chat] == [("", "Snář")]

    run(go())


def test_a_word_is_heard_once_and_only_the_sealed_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, stranger = await people(s, "Ája", "Bob", "Cyril")
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            await friend.post(f"/api/tables/{table}/sit")
            await seal(host, table)
            assert (await word(host, table, 409))["reason"] == "words-not-yet"
            await seal(friend, table)
            commitment = (await info(host, table))["commitment"]
            for said in ("", "other", "x" * 101):
                assert (await friend.post(f"/api/tables/{table}/word", {"word": said}, 400))["reason"] in (
                    "other-word",
                    "bad-word",
                )
            await word(friend, table)
            await word(friend, table)  # again, the same: nothing changes
            shown = await stranger.client.get(f"/api/tables/{table}")
            assert friend.words[commitment] not in shown.text, "not before all are there"
            assert (await stranger.post(f"/api/tables/{table}/word", {"word": "x"}, 403))["reason"] == "not-your-seat"
            await word(host, table)
            assert (await info(host, table))["words"] == [host.words[commitment], friend.words[commitment]]
            assert (await host.post(f"/api/tables/{table}/word", {"word": "x"}, 409))["reason"] == "started-already"

    run(go())
