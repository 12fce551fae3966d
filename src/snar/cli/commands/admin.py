"""`snar admin`: what whoever runs a server may do while it runs. It talks to it with the key in its folder."""

from __future__ import annotations

import json
import math
import sys
from argparse import Namespace
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from snar.cli.errors import Trouble
from snar.cli.speech import program_texts
from snar.texts.languages import languages

FINAL = ("end", "delete", "erase")  # nothing brings it back
NEEDED = {"table": 1, "end": 1, "delete": 1, "guest": 1, "erase": 1, "ban": 2, "lift": 2, "announce": 1}
KINDS = ("guest", "address")  # of a ban
PATIENCE = 30.0


def run(args: Namespace) -> int:
    texts = program_texts(args.lang)
    if args.deed == "announce" and args.what:
        args.what = [" ".join(args.what)]  # as one says it; a shell takes it apart
    if len(args.what) != NEEDED.get(args.deed, 0):
        raise Trouble("admin-words", deed=args.deed, count=NEEDED.get(args.deed, 0))
    if args.deed in ("ban", "lift") and args.what[0] not in KINDS:
        raise Trouble("admin-kind", value=args.what[0], deed=args.deed)
    if args.days is not None and not 0 < args.days < math.inf:
        raise Trouble("admin-days")
    if args.deed in FINAL and not args.yes and not agreed(texts.say("admin-sure", deed=args.deed, what=args.what[0])):
        return 1
    print(json.dumps(answered(args), ensure_ascii=False, indent=1))
    return 0


def agreed(question: str) -> bool:
    if not sys.stdin.isatty():
        raise Trouble("admin-not-sure")
    return input(question + " ").strip().lower() in ("a", "ano", "y", "yes")


def answered(args: Namespace) -> Any:
    what = [quote(word, safe="") for word in args.what]
    match args.deed:
        case "tables":
            return everything(args)
        case "table":
            return call(args, "GET", f"/tables/{what[0]}")
        case "end" | "delete":
            return call(args, "POST", f"/tables/{what[0]}/{args.deed}")
        case "bans":
            return call(args, "GET", "/bans")
        case "ban" | "lift":
            kind, who = args.what
            body = {"kind": kind, "what": who, "days": args.days or 0, "why": args.why}
            return call(args, "POST", "/bans" if args.deed == "ban" else "/bans/lift", body)
        case "announce":
            return call(args, "POST", "/announce", {"texts": dict.fromkeys(languages(), args.what[0])})
        case "guest":
            return call(args, "GET", f"/guests/{what[0]}")
    return call(args, "POST", f"/guests/{what[0]}/erase")


def everything(args: Namespace) -> list[Any]:
    found: list[Any] = []
    while page := call(args, "GET", "/tables" + (f"?after={found[-1]['id']}" if found else ""))["tables"]:
        found += page
    return found


def call(args: Namespace, method: str, path: str, body: object = None) -> Any:
    folder = Path(args.data) if args.data else default_folder()
    request = Request(server(args, folder) + "/api/admin" + path, json.dumps(body).encode() if body else None)
    request.method = method
    request.add_header("authorization", f"Bearer {key(folder)}")
    request.add_header("content-type", "application/json")
    request.add_header("accept-language", args.lang)
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except (ValueError, HTTPException):
        raise Trouble("admin-odd", url=request.host) from None
    except HTTPError as error:
        with error:
            raise Trouble("admin-refused", reason=said(error)) from None
    except (URLError, OSError) as error:
        raise Trouble("admin-nobody", url=request.host, detail=str(getattr(error, "reason", error))) from None


def said(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return str(error)


def key(folder: Path) -> str:
    try:
        return (folder / "admin.key").read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        raise Trouble("admin-no-key", folder=str(folder)) from None


def server(args: Namespace, folder: Path) -> str:
    """Where the server said it listens when it took the folder: the way over its public address may not lead here."""
    if args.url:
        return given(str(args.url))
    try:
        told = json.loads((folder / "snar.lock").read_text("utf-8"))
        return str(told.get("local") or told["address"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Trouble("admin-no-key", folder=str(folder)) from None


def given(url: str) -> str:
    """The address of a server and nothing more: the key is sent there."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Trouble("admin-url", url=url)
    return url.rstrip("/")


def default_folder() -> Path:
    from snar.server.settings import default_data

    return default_data()
