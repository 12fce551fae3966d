"""The vocabulary agrees with the documentation, and the exported schema with the vocabulary."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snar.packs.rise.schema import DEEDS, FILES, TABLES, TRAITS, USE_AT, VALUES, VERBS, WHEN, json_schema

DOCS = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")


def first_cells(heading: str) -> set[str]:
    """The first column of the table under a heading."""
    part = DOCS.split(f"\n## {heading}")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([a-z_-]+) \|", part, re.MULTILINE)
    return set(rows[1:])


def test_verbs_deeds_and_traits_are_the_documented_ones() -> None:
    assert first_cells("Effects") == set(VERBS)
    assert first_cells("quests.toml") == set(DEEDS)
    assert first_cells("Traits") == set(TRAITS)


def test_moments_and_values_are_documented() -> None:
    for word in (*USE_AT, *VALUES, *WHEN):
        assert re.search(rf"\b{word}\b", DOCS), word


def test_every_file_and_table_is_in_the_exported_schema() -> None:
    schema = json.loads(json.dumps(json_schema()))
    assert set(schema["properties"]) == {"pack.toml", "board.toml", *FILES}
    assert set(schema["$defs"]) == {*TABLES, "effect"}


def test_every_reference_of_the_exported_schema_exists() -> None:
    schema = json_schema()
    references = re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(schema))
    assert set(references) <= set(schema["$defs"])


def test_an_effect_of_the_exported_schema_names_its_fields() -> None:
    effects = {tuple(e["properties"]["verb"]["enum"]): e for e in json_schema()["$defs"]["effect"]["oneOf"]}
    wound = effects["wound",]
    assert wound["required"] == ["verb", "lives"]
    assert wound["properties"]["lives"] == {"type": "integer", "minimum": 1, "maximum": 8, "multipleOf": 1}
    assert effects["light",]["properties"]["amount"]["multipleOf"] == 5


def objects(schema: Any) -> Iterator[dict[str, Any]]:
    """Every object that the schema describes."""
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            yield schema
        for part in schema.values():
            yield from objects(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from objects(part)


def test_every_object_of_the_exported_schema_refuses_unknown_keys_and_knows_what_it_needs() -> None:
    found = list(objects(json_schema()))
    assert len(found) == 1 + len(FILES) + len(TABLES) + len(VERBS)
    for one in found:
        assert one["additionalProperties"] is False
        assert set(one["required"]) <= set(one["properties"])
