"""Bad requests and messages for a real server: no crash, no 5xx, and it is well afterwards."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from snar.bench.load import Guest
from snar.bench.process import peak_mib
from snar.bench.socket import open_wire
from tests.server.site import free_port

from .mutants import ODD, SCRAPS, slipped, spoilt, written
from .run import Defect
from .targets import message

LIVE = {
    "http": ("requests after our own OpenAPI document, to a real server", 0.001),
    "websocket": ("messages after the grammar of the protocol, at a table of a real server", 0.001),
}
SLOW = 20.0  # seconds for one request, on a busy machine
LARGE = 1024  # MiB for the server
NOT = ("/api/me/forget",)  # whoever did that would be a stranger for the rest of the run


class House:
    """A server that can be spoken to badly."""

    def __init__(self) -> None:
        self.port, self.folder = (
            free_port(),
            tempfile.TemporaryDirectory(prefix="snar-fuzz-", ignore_cleanup_errors=True),
        )
        self.log = Path(self.folder.name) / "log"
        words = [
            sys.executable,
            "-m",
            "snar.server",
            "--port",
            str(self.port),
            "--data",
            self.folder.name,
            "--no-limits",
        ]
        with self.log.open("wb") as log:
            env = {**os.environ, "SNAR_STRICT": "1"}
            self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, env=env)
        assert self.process.stdout and self.process.stdout.readline()
        self.guest = Guest(self.port)
        self.tables = [self.table() for _ in range(3)]

    def table(self) -> str:
        words = {"commitment": self.guest.post("/api/commit")["commitment"], "word": "x"}
        body = {"visibility": "public", "seats": ["me", "local"], "pace": "none", **words}
        return str(self.guest.ask("POST", "/api/tables", json.dumps(body))["id"])

    def close(self) -> None:
        """It is well, and has said nothing of any trouble."""
        try:
            said = self.log.read_text("utf-8", "replace")
            if "Traceback" in said or "failed" in said:
                raise Defect("the server stumbled: " + said[-3000:])
            self.guest.http.close()  # the server hangs up on whoever is silent for a while: come anew
            if self.guest.ask("GET", "/api/health") is None or peak_mib(self.process.pid) > LARGE:
                raise Defect(f"the server is not well: {peak_mib(self.process.pid)} MiB")
        finally:
            self.guest.http.close()
            self.process.terminate()
            self.process.wait(30)
            assert self.process.stdout
            self.process.stdout.close()
            self.folder.cleanup()


def lively(name: str, first: int, number: int, until: float) -> dict[str, Any]:
    house, began = House(), time.monotonic()
    until = max(until, began + 5)
    try:
        speak = requests if name == "http" else talk
        done, worst = speak(house, first, number, until)
        memory = round(peak_mib(house.process.pid))
    finally:
        house.close()
    return {"inputs": done, "seconds": round(time.monotonic() - began, 1), "worst": round(worst, 3), "peak": memory}


# -- requests ----------------------------------------------------------------------------------------------------------
def requests(house: House, first: int, number: int, until: float) -> tuple[int, float]:
    document = house.guest.ask("GET", "/api/openapi.json")
    done, worst = 0, 0.0
    while done < number and time.monotonic() < until:
        dice = Random(f"http:{first + done}")
        method, path, headers, body = request(document, house, dice)
        began = time.monotonic()
        status = answered(house, method, path, headers, body)
        worst = max(worst, time.monotonic() - began)
        if status >= 500 or worst > SLOW:
            raise Defect(f"http {first + done}: {status} after {worst:.1f} s for {method} {path} {body[:300]!r}")
        done += 1
    return done, worst


def answered(house: House, method: str, path: str, headers: dict[str, str], body: bytes) -> int:
    """The status; 0: it hung up, as it does where the request itself is too odd."""
    line = house.guest.http
    try:
        line.request(method, path, body, headers)
        answer = line.getresponse()
        answer.read()
        return answer.status
    except (http.client.HTTPException, OSError, ValueError):
        line.close()
        return 0


def request(document: dict[str, Any], house: House, dice: Random) -> tuple[str, str, dict[str, str], bytes]:
    path = dice.choice([path for path in document["paths"] if path not in NOT])
    method = dice.choice(list(document["paths"][path]))
    operation = document["paths"][path][method]
    asked = []
    for parameter in operation.get("parameters", []):
        value = odd_text(dice)
        if parameter["in"] == "query":
            asked += [f"{parameter['name']}={quote(value, safe='')}"] if dice.random() < 0.7 else []
        else:
            known = house.tables if parameter["name"] in ("table", "id") and dice.random() < 0.7 else [value]
            path = path.replace(f"{{{parameter['name']}}}", quote(dice.choice(known), safe=""))
    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    data = made(schema, document["components"]["schemas"], dice) if schema else {}
    text = written(data)
    if dice.random() < 0.2:
        text = spoilt(text, dice)
    headers = {"content-type": "application/json", "cookie": house.guest.cookie}
    if dice.random() < 0.1:
        headers[dice.choice(["cookie", "accept-language", "content-type", "accept-encoding"])] = ascii(odd_text(dice))[
            :200
        ]
    method = dice.choice(["PUT", "DELETE", "HEAD", "PATCH"]) if dice.random() < 0.02 else method.upper()
    return method, path + ("?" + "&".join(asked) if asked else ""), headers, text.encode("utf-8", "surrogatepass")


def odd_text(dice: Random) -> str:
    found = dice.choice([*SCRAPS, "0", "-1", "99999999999999999999", "cs", "rise", "ether", "x" * 500])
    return found.encode("utf-8", "replace").decode()


def made(schema: Any, schemas: dict[str, Any], dice: Random, depth: int = 0) -> Any:
    """After the schema, mostly."""
    if dice.random() < 0.06 or depth > 8:
        return dice.choice(ODD)
    if "$ref" in schema:
        return made(schemas[schema["$ref"].rpartition("/")[2]], schemas, dice, depth + 1)
    for kind in ("anyOf", "oneOf"):
        if kind in schema:
            return made(dice.choice(schema[kind]), schemas, dice, depth + 1)
    if "enum" in schema:
        return dice.choice(schema["enum"])
    match schema.get("type"):
        case "object":
            needed = set(schema.get("required", ()))
            fields = {n: s for n, s in schema.get("properties", {}).items() if n in needed or dice.random() < 0.4}
            found = {name: made(one, schemas, dice, depth + 1) for name, one in fields.items()}
            return slipped(found, dice) if found and dice.random() < 0.05 else found
        case "array":
            return [made(schema.get("items", {}), schemas, dice, depth + 1) for _ in range(dice.randrange(4))]
        case "integer" | "number":
            return dice.choice([0, 1, 2, 3, 7, -1, 10**6, 2**63])
        case "boolean":
            return dice.random() < 0.5
        case "string":
            return odd_text(dice)
    return dice.choice(ODD)


# -- messages ----------------------------------------------------------------------------------------------------------
def talk(house: House, first: int, number: int, until: float) -> tuple[int, float]:
    return asyncio.run(talked(house, first, number, until))


async def talked(house: House, first: int, number: int, until: float) -> tuple[int, float]:
    """One connection after another: each says hello, then odd things until it is cut off."""
    done, worst = 0, 0.0
    while done < number and time.monotonic() < until:
        dice, before = Random(f"websocket:{first + done}"), done
        try:
            wire = await open_wire(house.port, f"/ws/{dice.choice(house.tables)}", house.guest.cookie)
            try:
                if dice.random() < 0.98:
                    wire.send('{"t":"hello","v":1}')
                for _ in range(8):
                    began, done = time.monotonic(), done + 1
                    wire.send(message(dice).encode("utf-8", "replace").decode()[:20_000])
                    wire.send('{"t":"ping"}')
                    await heard(wire)
                    worst = max(worst, time.monotonic() - began)
            finally:
                wire.close()
        except TimeoutError:
            raise Defect(f"websocket {first + done}: no answer within {SLOW} s") from None
        except ConnectionError:
            pass  # it was cut off, as it should be; the next one comes
        done = max(done, before + 1)
        if house.process.poll() is not None:
            raise Defect(f"websocket {first + done}: the server has died")
    return done, worst


async def heard(wire: Any) -> None:
    """Everything up to the answer; ConnectionError where it was cut off."""
    async with asyncio.timeout(SLOW):
        while b'"t":"pong"' not in await wire.receive():
            pass
