"""The HTTP part described for machines, made from the endpoints and their types."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from snar.games import FRONTS

from .front import front_of, kinds_of
from .http import bodies
from .http.endpoint import Endpoint
from .wire import protocol as p

REF = "#/components/schemas/{name}"


@lru_cache(maxsize=1)
def document(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    agreements = {front_of(game).agreement for game in FRONTS}
    of_games = {base: kinds_of(base) for base in (bodies.Content, p.Told)}
    kinds = {kind for e in endpoints for kind in (e.body, e.answer) if kind} | {bodies.Problem} | agreements
    kinds |= {kind for several in of_games.values() for kind in several}
    listed = sorted(kinds, key=lambda kind: kind.__name__)
    refs, schemas = msgspec.json.schema_components(listed, ref_template=REF)
    schema = dict(zip(listed, refs, strict=True))
    for body in (bodies.CreateBody, bodies.PlayBody):  # which of them it is depends on the game
        schemas[body.__name__]["properties"]["agreement"] = {"anyOf": [schema[kind] for kind in agreements]}
    for base, several in of_games.items():
        schemas[base.__name__] = {"anyOf": [schema[kind] for kind in several]}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema)
    info = {"title": "Snář", "version": "1", "description": "Play itself is a websocket: docs/protocol.md"}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}}


def operation(endpoint: Endpoint, schema: dict[type, Any]) -> dict[str, Any]:
    problem = {"description": "Refused; nothing has changed", "content": json_of(schema[bodies.Problem])}
    done: dict[str, Any] = {"description": "Done"}
    if endpoint.answer:
        done["content"] = json_of(schema[endpoint.answer])
    data: dict[str, Any] = {"summary": endpoint.summary, "responses": {"200": done, "4XX": problem, "503": problem}}
    names = re.findall(r"{(\w+)}", endpoint.path)
    text = {"type": "string"}
    if names:
        data["parameters"] = [{"name": name, "in": "path", "required": True, "schema": text} for name in names]
    queries = re.findall(r"\?(\w+)", endpoint.summary)
    if queries:
        data.setdefault("parameters", []).extend({"name": name, "in": "query", "schema": text} for name in queries)
    if endpoint.body:
        data["requestBody"] = {"content": json_of(schema[endpoint.body])}
    return data


def json_of(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
