"""The vocabulary agrees with docs/ether-cards.md, and the exported schema with the vocabulary."""

import json
import re
from pathlib import Path

import pytest

from snar.packs.ether.schema import FILES, TABLES, json_schema
from snar.packs.ether.verbs import TESTS, VERBS
from snar.packs.ether.words import BONUSES, COMPANIONS, ENVIRONMENTS, MUTATIONS, PER, PRICES, STATES

DOCS = (Path(__file__).parents[3] / "docs" / "ether-cards.md").read_text("utf-8")
REFERENCES = re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(json_schema()))


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_documented(verb: str) -> None:
    assert re.search(rf"(`|\"| ){verb}\b", DOCS)


@pytest.mark.parametrize("word", [*TESTS, *ENVIRONMENTS, *STATES, *PRICES, *MUTATIONS])
def test_every_word_is_documented(word: str) -> None:
    assert re.search(rf"\b{word}\b", DOCS)


@pytest.mark.parametrize("word", [*PER, *BONUSES])
def test_what_is_counted_and_changed_is_documented(word: str) -> None:
    assert word in DOCS or word.split(".")[0] + ".<colour>" in DOCS


def test_every_file_and_table_is_in_the_exported_schema() -> None:
    schema = json.loads(json.dumps(json_schema()))
    assert set(schema["properties"]) == {"pack.toml", *FILES}
    assert set(schema["$defs"]) == {*TABLES, "effect", "condition"}


def test_every_reference_of_the_exported_schema_exists() -> None:
    assert set(REFERENCES) <= set(json_schema()["$defs"])
    assert {"effect", "condition", "amount", "price", "faces"} <= set(REFERENCES)


def test_words_in_place_of_numbers_are_exported() -> None:
    movement = json_schema()["$defs"]["entity"]["properties"]["movement"]
    assert movement["anyOf"][1] == {"enum": ["rules"]}
    amount = json_schema()["$defs"]["amount"]
    assert amount["anyOf"][0] == {"type": "integer"}


def test_there_are_seven_companions() -> None:  # EF-ENT-6
    assert len(COMPANIONS) == 7
