"""Starting the server."""

from __future__ import annotations

import argparse
import asyncio
import logging
import webbrowser
from pathlib import Path

import uvicorn

from .app import make_app
from .http import qr
from .http.connections import Gate, protocols, room_for
from .http.limits import Limits, unlimited
from .log_limit import Quiet
from .settings import PORT, PROXIES, Settings, default_data
from .starting import TROUBLES, CannotStart, check, reason
from .tuning import tune


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data_dir: Path | str | None = None,
    public_url: str = "",
    lan: bool = False,
    open_browser: bool = False,
    limits: Limits | None = None,
    proxies: tuple[str, ...] = (),
) -> None:
    """Serve until interrupted; CannotStart says in one line why it does not."""
    data = Path(data_dir) if data_dir else default_data()
    settings = Settings(host, port, data, public_url, lan, limits or Limits(), (*PROXIES, *proxies))
    check(settings)
    try:
        app, _ = make_app(settings)
    except TROUBLES as error:
        raise reason(error, data) from None
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Quiet())
    server = Server(config(app, settings))
    server.greeting, server.lan = (settings.url, open_browser), lan
    server.run()


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
    """Tunes the interpreter once everything is loaded, and says where it is."""

    greeting: tuple[str, bool] = ("", False)
    lan = False

    async def startup(self, sockets: list | None = None) -> None:  # type: ignore[type-arg]
        tune()
        await super().startup(sockets)
        url, browser = self.greeting
        if url and self.started:
            print(url, flush=True)
            if self.lan:
                print(qr.terminal(url), flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, url)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m snar.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--public-url", default="")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--proxy", action="append", default=[], help="an address whose X-Forwarded-For is believed")
    parser.add_argument("--no-limits", action="store_true", help="for load tests on your own machine")
    args = parser.parse_args()
    limits = unlimited() if args.no_limits else None
    try:
        serve(args.host, args.port, args.data, args.public_url, args.lan, args.open, limits, tuple(args.proxy))
    except CannotStart as error:
        raise SystemExit(f"snar: {error}") from None
