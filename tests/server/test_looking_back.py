"""Exports, replays, recaps, proofs, and the documents about it all."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from snar.cli import main as snar
from snar.games import GAMES
from snar.kernel import fair
from snar.kernel.journal import parse
from snar.kernel.rng import Rng
from snar.kernel.session import resume
from snar.server import typescript
from snar.server.app import ENDPOINTS
from snar.server.http import library
from snar.server.rise.views import RiseView

from .people import step, two_players
from .site import Player, Site, run, site

ROOT = Path(__file__).parent.parent.parent


async def game_of(s: Site, answers: int, **options: Any) -> tuple[Player, Player, str]:
    host, friend, table = await two_players(s, **options)
    dice = random.Random(7)
    for _ in range(answers):
        player = next(player for player in (host, friend) if player.choice)
        assert player.choice
        await step([host, friend], dice.choice(player.choice["options"])["key"])
    return host, friend, table


async def finished(s: Site, answers: int = 60) -> tuple[Player, Player, str]:
    host, friend, table = await game_of(s, answers)
    await friend.send("resign")
    await host.until("over")
    return host, friend, table


def test_a_finished_game_is_a_file_that_verifies(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _, table = await finished(s)
            answer = await host.client.get(f"/api/tables/{table}/export")
            assert "attachment" in answer.headers["content-disposition"]
            session = resume(GAMES["rise"], parse(answer.text))
            assert session.number == 60
            file = tmp_path / "game.jsonl"
            file.write_bytes(answer.content)
            assert snar(["verify", str(file)]) == 0
            file.write_bytes(answer.content.replace(b'"key":"done"', b'"key":"roll"', 1))
            assert snar(["verify", str(file)]) == 2
            assert host.over and host.over["proof"]["chain"] == session.journal.chain

    run(go())


def test_a_running_game_is_exported_as_ones_own_view_and_whole_only_by_its_host(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await game_of(s, 30)
            room = await s.services.tables.get(table)
            path = f"/api/tables/{table}/export"
            mine = await friend.get(path)
            assert mine["view"] == friend.view
            assert room.meta.secret not in json.dumps(mine)
            assert (await friend.get(f"{path}?full=1", 403))["reason"] == "not-the-host"
            assert (await s.player().get(f"{path}?full=1", 401))["reason"] == "who-are-you"
            assert (await friend.get(f"{path}?seat=0", 403))["reason"] == "not-your-seat"
            for where in ("cross-site", "same-site"):  # a link that somebody has sent to the host
                linked = await host.client.get(f"{path}?full=1", headers={"sec-fetch-site": where})
                assert linked.status_code == 400 and room.chat == []
            for page in ("http://evil.example/", "http://127.0.0.1:1/", "http://[", "null"):  # without TLS that is all
                for name in ("referer", "origin"):
                    linked = await host.client.get(f"{path}?full=1", headers={name: page})
                    assert linked.status_code == 400 and room.chat == [], (name, page)
            whole = await host.client.get(f"{path}?full=1")
            assert "secret" in whole.headers["x-snar-warning"]
            assert resume(GAMES["rise"], parse(whole.text)).number == 30
            assert (await friend.until("notice"))["kind"] == "exported"
            own = await host.client.get(f"{path}?full=1", headers={"referer": f"{s.http}/t/{table}"})
            assert own.status_code == 200

    run(go())


def test_the_page_can_recompute_every_draw(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            promise = (await player.post("/api/commit"))["commitment"]
            host, _, table = await finished(s)
            assert (await player.get(f"/api/tables/{table}/proof"))["commitment"] != promise
            proof = await host.get(f"/api/tables/{table}/proof")
            secret = bytes.fromhex(proof["secret"])
            assert fair.commitment(secret) == proof["commitment"] == host.table["commitment"]
            rng = Rng(fair.key(secret, proof["words"]))
            (draws,) = proof["epochs"]
            assert [rng.below(n) for n, _ in draws] == [value for _, value in draws]
            exported = (await host.client.get(f"/api/tables/{table}/export")).text
            rolls = [face for line in exported.splitlines()[1:] for face in json.loads(line).get("rolls", [])]
            faces = iter([value + 1 for n, value in draws if n == 8])  # some are of shuffles
            assert rolls and all(face in faces for face in rolls)

    run(go())


def test_a_promised_secret_is_the_tables_and_only_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            promise = (await me.post("/api/commit"))["commitment"]
            wanted = {"commitment": promise, "word": "  moje   slovo "}
            made = await me.post("/api/play", wanted)
            table = (await me.get(f"/api/tables/{made['id']}"))["table"]
            assert table["commitment"] == promise and table["words"] == ["  moje   slovo "], "as it was said"
            assert (await me.post("/api/play", wanted, 409))["reason"] == "commitment-lost"
            assert (await me.post("/api/play", {"word": "moje"}, 400))["reason"] == "commitment-first"

    run(go())


def test_a_promise_that_a_restart_lost_is_said_and_not_replaced(tmp_path: Path) -> None:
    """Whoever saw a commitment must not find another one in its place."""

    async def go() -> None:
        async with site(tmp_path) as s:
            promise = (await s.player().post("/api/commit"))["commitment"]
        async with site(tmp_path) as s:
            wanted = {"commitment": promise, "word": "moje slovo"}
            lost = await s.player().post("/api/play", wanted, 409)
            assert lost["reason"] == "commitment-lost" and lost["text"]

    run(go())


def test_the_story_of_the_game_is_told_in_figures(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _, _ = await finished(s)
            assert host.over
            story = host.over["story"]
            assert story["answers"] == 60 and set(story["figures"]) <= {"rytir", "stin"}
            assert story["figures"]["rytir"]["steps"] > 0 and story["figures"]["rytir"]["pips"] > 0

    run(go())


def test_a_replay_shows_every_moment_through_permitted_eyes(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await game_of(s, 40)
            room = await s.services.tables.get(table)
            path = f"/api/tables/{table}/replay"
            shown = await host.get(f"{path}?at=0&count=100")
            assert [frame["n"] for frame in shown["frames"]] == list(range(41)) and shown["total"] == 40
            kinds = [line["kind"] for line in shown["frames"][0]["lines"]]
            assert kinds[-2:] == ["turn", "light"]  # the opening of the first turn comes before the first answer
            view: dict[str, Any] = {}
            for frame in shown["frames"]:
                view |= frame["view"]
            assert view == host.view
            assert shown["rounds"][0] == 0 and shown["frames"][-1]["round"] == host.view["round"]
            one = (await host.get(f"{path}?at=17"))["frames"]
            assert [frame["n"] for frame in one] == [17]
            assert (await friend.get(f"{path}?at=5&seat=0", 403))["reason"] == "not-your-seat"
            watched = await s.player().get(f"{path}?at=40")
            assert watched["seat"] == 2 and watched["frames"][0]["view"] == room.record.state.view(2)
            assert not any(frame["key"] for frame in watched["frames"])
            assert (await host.get(f"{path}?at=x", 400))["reason"] == "bad-request"
            await friend.send("resign")
            await host.until("over")
            other = await host.get(f"{path}?at=0&seat=1")
            assert other["frames"][0]["view"]["hands"]["1"]["known"]

    run(go())


def test_a_recap_tells_what_happened_since_my_last_answer(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await game_of(s, 25)
            for player in (host, friend):
                recap = await player.get(f"/api/tables/{table}/recap")
                assert recap["complete"] and recap["since"] <= player.n
                assert all(line["n"] > recap["since"] and line["text"] for line in recap["lines"])

    run(go())


def test_content_is_the_same_for_all_and_cacheable(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            answer = await me.client.get("/api/content/cs")
            data = answer.json()
            assert data["cards"]["sopka"]["name"] == "Sopka" and data["cards"]["rytir"]["kind"] == "character"
            assert len(data["board"]["fields"]) == data["board"]["width"] * data["board"]["height"]
            assert data["rules"]["RS-DUL-5"]["help"]
            again = await me.client.get("/api/content/cs", headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304
            assert (await me.client.get("/api/content/xx")).status_code == 400

    run(go())


def test_the_openapi_document_names_every_endpoint(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            document = await s.player().get("/api/openapi.json")
            listed = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
            assert listed == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
            text = json.dumps(document)
            refs = set(text.split("#/components/schemas/")[1:])
            names = {ref.split('"')[0] for ref in refs}
            assert names <= set(document["components"]["schemas"])

    run(go())


@pytest.mark.skipif(not (ROOT / "web" / "src").is_dir(), reason="there is no client here")
def test_the_types_of_the_client_are_fresh() -> None:
    kept = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text("utf-8")
    assert kept == typescript.document(), "run: python -m snar.server.typescript > web/src/lib/protocol.ts"


@pytest.mark.parametrize(
    "options",
    [{}, {"scenario": "zkouska-sily", "players": 3}, {"scenario": "zkouska-sily", "edition": "draft", "players": 2}],
)
def test_the_described_view_is_the_real_one(options: dict[str, Any]) -> None:
    game = GAMES["rise"]
    from snar.kernel.session import Session

    session = Session.seeded(game, game.agree(**options), 1)
    dice = random.Random(1)
    for _ in range(300):
        view = session.state.view(0)
        shape = msgspec.convert(view, RiseView)
        assert msgspec.json.decode(msgspec.json.encode(shape)) == msgspec.json.decode(msgspec.json.encode(view))
        if session.state.over:
            break
        choice = session.state.pending[0]
        session.play(choice.seat, [dice.choice(choice.options).key], [])


def test_every_message_and_endpoint_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    from typing import get_args

    from snar.server.wire import protocol

    for message in (*get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage)):
        assert f"`{protocol.snake(message.__name__)}`" in text, message.__name__
    for endpoint in ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}" in text, endpoint.path


def test_the_whole_running_game_leaves_only_while_everyone_who_played_sees_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await game_of(s, 5)
            room, path = await s.services.tables.get(table), f"/api/tables/{table}"
            await friend.hang_up()
            while len(room.connections) > 1:
                await asyncio.sleep(0.01)
            assert (await host.get(f"{path}/export?full=1", 400))["reason"] == "somebody-away"
            await host.post(f"{path}/replace", {"seat": 1})
            assert (await host.get(f"{path}/export?full=1", 400))["reason"] == "somebody-away"
            await friend.join(table)
            assert (await host.client.get(f"{path}/export?full=1")).status_code == 200
            assert (await friend.until("notice"))["kind"] == "exported"
            late = await s.player().join(table)
            (said,) = next(frame for frame in late.frames if frame["t"] == "table")["chat"]
            assert said["name"] == "Ája" and "staženou" in said["text"]
            assert len(await s.services.store.chat(table)) == 1

    run(go())


def test_a_long_game_keeps_no_other_replay_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = library.replay

    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            slow, quick = [(await me.post("/api/play", {}))["id"] for _ in range(2)]

            def dragging(cursors: Any, room: Any, *rest: Any) -> Any:
                if room.id == slow:
                    time.sleep(1.0)
                return real(cursors, room, *rest)

            monkeypatch.setattr(library, "replay", dragging)
            order = []

            async def look(table: str) -> None:
                await s.player().get(f"/api/tables/{table}/replay")
                order.append(table)

            await asyncio.gather(look(slow), look(slow), look(quick))
            assert order[0] == quick

    run(go())
