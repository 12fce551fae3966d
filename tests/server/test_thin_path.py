"""From the page to the first roll against a bot."""

from __future__ import annotations

from pathlib import Path

from .site import run, site


def test_play_now_leads_to_the_first_roll_and_the_bot_answers(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/play", {"pace": "none"})
            await me.join(made["id"])
            assert me.table["status"] == "running"
            assert me.table["seats"][1]["bot"] == "greedy"
            assert me.choice and me.choice["question"]
            while not any(event["kind"] == "roll" for frame in me.frames for event in frame.get("events", ())):
                choice = await me.asked()
                keys = [option["key"] for option in choice["options"]]
                key = next((key for key in ("done", "roll", "end") if key in keys), keys[0])
                n = me.n
                frame = await me.answer(key)
                assert frame == {"t": "accepted", "n": n, "rest": ""}
                stored = await s.services.store.load(made["id"])
                assert stored and len(stored.entries) >= me.n
            before = me.n
            while me.view["turn"] == "rytir":
                choice = await me.asked()
                keys = [option["key"] for option in choice["options"]]
                await me.answer("end" if "end" in keys else keys[0])
            await me.asked()
            assert me.n > before
            assert any(frame["t"] == "update" and frame["seat"] == 0 for frame in me.frames)

    run(go())
