"""`snar serve`: the table in the browser."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from snar.cli.errors import Trouble
from snar.cli.packing import foreign

SOURCES = Path(__file__).parents[4] / "run.py"  # beside the sources: it can build the page


def run(args: Namespace) -> int:
    from snar.server.http.static import FOLDER
    from snar.server.main import serve
    from snar.server.settings import PORT
    from snar.server.starting import CannotStart

    if not (FOLDER / "index.html").is_file():
        raise Trouble("no-client" if SOURCES.is_file() else "no-client-packaged", file=str(SOURCES))
    port = PORT if args.port is None else args.port
    packs = tuple(foreign(args.pack))
    try:
        proxies = tuple(args.proxy)
        where = (args.host, port, args.data, args.public_url, args.lan, not args.no_open)
        serve(*where, None, proxies, args.store, packs, args.workers, args.inside, retention=args.retention)
    except CannotStart as error:
        raise Trouble(error.reason, **error.about) from None
    return 0
