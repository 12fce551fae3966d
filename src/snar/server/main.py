"""Starting the server."""

from __future__ import annotations

import argparse
import asyncio
import time
import webbrowser
from dataclasses import replace
from pathlib import Path

import uvicorn

from snar.store.opening import NAMED, named

from .app import make_app
from .http import qr
from .http.connections import Gate, protocols, room_for
from .http.limits import Limits, unlimited
from .log_lines import write_log
from .settings import PORT, PROXIES, Settings, default_data
from .signs_of_life import ALIVE, EVERY, READY, show_when_asked, tell_systemd
from .starting import TROUBLES, CannotStart, check, check_retention, check_store, reason
from .tuning import tune
from .workers import INSIDE, Crew, back_door, front_door, several


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data_dir: Path | str | None = None,
    public_url: str = "",
    lan: bool = False,
    open_browser: bool = False,
    limits: Limits | None = None,
    proxies: tuple[str, ...] = (),
    store: str = "",
    packs: tuple[Path, ...] = (),
    workers: int = 1,
    inside: str = INSIDE,
    crew: Crew | None = None,
    retention: str = "",
) -> None:
    """Serve until interrupted; CannotStart says in one line why it does not.

    `workers`: so many processes on one port; `inside`: on which address other servers of the house reach this one;
    `crew`: this is one of several processes; `retention`: how long what is kept (`finished=30,abandoned=3` days)."""
    data, store = Path(data_dir) if data_dir else default_data(), named(store)
    settings = Settings(host, port, data, public_url, lan, limits or Limits(), (*PROXIES, *proxies), store, packs)
    settings = replace(settings, retention=check_retention(retention))
    if crew is None:
        check(settings)
    write_log()
    show_when_asked()
    if workers > 1:
        several(settings, workers, inside, open_browser)
        return
    sockets = [] if crew is None else [crew.door]
    if store and (crew or inside != INSIDE):
        back, settings = back_door(settings, inside, crew)
        sockets = [*(sockets or [front_door(settings)]), back]
    try:
        if crew is None:
            check_store(settings)
        app, _ = make_app(settings)
    except TROUBLES as error:
        raise reason(error, settings) from None
    server = Server(config(app, settings))
    server.greeting, server.lan = (settings.url, open_browser), lan and crew is None
    server.watched = crew is not None
    server.run(sockets or None)


def config(app: object, settings: Settings) -> uvicorn.Config:
    gate = Gate(settings.limits, frozenset(settings.proxies))
    gate.most = room_for(settings.limits)
    http, websocket = protocols(gate)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=settings.bind,
        port=settings.port,
        http=http,
        ws=websocket,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.limits.frame,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        access_log=False,  # addresses of tables and invites are secrets
        log_level="warning",
        log_config=None,  # what uvicorn says goes where everything goes
        server_header=False,
        timeout_graceful_shutdown=3,
        backlog=1024,
    )


class Server(uvicorn.Server):
    """Tunes the interpreter once everything is loaded, and says where it is, and that it goes on."""

    greeting: tuple[str, bool] = ("", False)
    lan = False
    watched = False  # by the process that started it
    signed = 0.0  # when it gave its last sign of life

    async def startup(self, sockets: list | None = None) -> None:  # type: ignore[type-arg]
        tune()
        await super().startup(sockets)
        url, browser = self.greeting
        if url and self.started:
            print(url, flush=True)
            tell_systemd(READY)
            if self.lan:
                print(qr.terminal(url), flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, url)

    async def on_tick(self, counter: int) -> bool:
        """By the clock: ticks of a loop that has much to do are late, and it goes on all the same."""
        now = time.monotonic()
        if now - self.signed >= EVERY:
            self.signed = now
            self.give_sign()
        return await super().on_tick(counter)

    def give_sign(self) -> None:
        if not self.watched:
            tell_systemd(ALIVE)
            return
        try:
            print(flush=True)
        except OSError:  # whoever watched is gone: nobody else would end this one, and the door would stay taken
            self.should_exit = True


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m snar.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path)
    address = f"postgresql://user@host/name instead of a file in --data; or in the environment, as {NAMED}"
    parser.add_argument("--store", default="", help=address)
    parser.add_argument("--public-url", default="")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--proxy", action="append", default=[], help="an address whose X-Forwarded-For is believed")
    parser.add_argument("--pack", action="append", type=Path, default=[], help="a pack on offer, with sound texts")
    parser.add_argument("--workers", type=int, default=1, help="processes that share the port; needs --store")
    parser.add_argument("--inside", default=INSIDE, help="on which address other servers of the house reach this one")
    parser.add_argument("--retention", default="", help="days that things are kept, as finished=30,abandoned=3")
    parser.add_argument("--crew", help=argparse.SUPPRESS)  # number and door of one of several
    parser.add_argument("--no-limits", action="store_true", help="for load tests on your own machine")
    args = parser.parse_args()
    limits = unlimited() if args.no_limits else None
    try:
        where = (args.host, args.port, args.data, args.public_url, args.lan, args.open)
        crew = Crew.of(args.crew) if args.crew else None
        what = (limits, tuple(args.proxy), args.store, tuple(args.pack), args.workers, args.inside)
        serve(*where, *what, crew, args.retention)
    except CannotStart as error:
        raise SystemExit(f"snar: {error}") from None
