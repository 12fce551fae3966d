"""`snar serve`: the table in the browser."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from snar.cli.errors import Trouble

SOURCES = Path(__file__).parents[4] / "run.py"  # beside the sources: it can build the page


def run(args: Namespace) -> int:
    from snar.server.http.static import FOLDER
    from snar.server.main import serve
    from snar.server.settings import PORT
    from snar.server.starting import CannotStart

    if not (FOLDER / "index.html").is_file():
        raise Trouble("no-client" if SOURCES.is_file() else "no-client-packaged", file=str(SOURCES))
    port = PORT if args.port is None else args.port
    try:
        proxies = tuple(args.proxy)
        serve(args.host, port, args.data, args.public_url, args.lan, not args.no_open, proxies=proxies)
    except CannotStart as error:
        raise Trouble(error.reason, **error.about) from None
    return 0
