"""`snar serve`: the table in the browser."""

from __future__ import annotations

import socket
from argparse import Namespace

from snar.cli.errors import Trouble


def run(args: Namespace) -> int:
    from snar.server.main import serve
    from snar.server.settings import PORT
    from snar.server.static import FOLDER

    if not (FOLDER / "index.html").is_file():
        raise Trouble("no-client")
    port = args.port or PORT
    if taken("0.0.0.0" if args.lan else args.host, port):
        raise Trouble("port-taken", port=str(port))
    serve(args.host, port, args.data, args.public_url, args.lan, not args.no_open)
    return 0


def taken(host: str, port: int) -> bool:
    """Does another program listen there?"""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False
