"""The vocabulary of packs as JSON Schema, for editors and other tools."""

from collections.abc import Mapping
from typing import Any

from snar.packs.fields import Fields, Schema, word


def export(schema: Schema) -> dict[str, Any]:
    """A JSON Schema of a whole pack; one file's part is `#/properties/dreams.toml` and so on."""
    files: dict[str, Any] = {f"{name}.toml": {"$ref": f"#/$defs/{name}"} for name in schema.singles}
    for file, kinds in schema.files.items():
        lists = {kind: {"type": "array", "items": {"$ref": f"#/$defs/{kind}"}} for kind in kinds}
        files[file] = _object(lists)
    defs = {name: _table(fields) for name, fields in schema.tables.items()}
    defs["effect"] = _any_of("verb", schema.verbs)
    if schema.tests:
        defs["condition"] = _any_of("test", schema.tests)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Snář content pack",
        **_object(files, required=tuple(f"{name}.toml" for name in schema.singles)),
        "$defs": defs,
    }


def _any_of(key: str, known: Mapping[str, Fields]) -> dict[str, Any]:
    return {"oneOf": [_table({key: word(name), **fields}) for name, fields in known.items()]}


def _table(fields: Fields) -> dict[str, Any]:
    required = tuple(name for name, field in fields.items() if field.required)
    return _object({name: field.json() for name, field in fields.items()}, required)


def _object(properties: dict[str, Any], required: tuple[str, ...] = ()) -> dict[str, Any]:
    shape = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**shape, "required": list(required)}
