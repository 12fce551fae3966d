"""Kinds of fields a table of a pack may have: the small language in which `schema` is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Effect: TypeAlias = dict[str, Any]
Effects: TypeAlias = tuple[Effect, ...]
REQUIRED: Any = object()
Kind: TypeAlias = Literal[
    "whole", "flag", "text", "name", "word", "words", "place", "match", "ids", "names", "shift", "amount",
    "effects", "branches", "conditions", "condition", "rows", "table",
]  # fmt: skip
FIELD_NAME = "^([1-8]{2}|[ct][0-9]+|[a-z]+\\.[a-z0-9]+)$"
JSON_TYPES = {
    "whole": "integer", "flag": "boolean", "text": "string", "name": "string", "word": "string",
    "place": "string", "match": "string",
}  # fmt: skip
PLAIN = {
    "text": "a text",
    "name": 'a text, "" for none',
    "ids": "a list of character ids",
    "names": "a list of texts",
    "shift": "two whole numbers such as [1, 0]",
    "conditions": 'a list of conditions such as [ { test = "sleepers", least = 2 } ]',
    "condition": 'a condition such as { test = "sleepers", least = 2 }',
    "table": "a table { }",
}


@dataclass(frozen=True, slots=True)
class Field:
    """One key: its kind, its range, and its value when left out (`REQUIRED`: it cannot be left out)."""

    kind: Kind
    default: Any = REQUIRED
    low: int = 0
    high: int = 0
    step: int = 1
    zero: bool = True
    words: tuple[str, ...] = ()
    pattern: str = ""
    rows: str = ""
    count: tuple[int, int] = (0, 99)

    @property
    def required(self) -> bool:
        return self.default is REQUIRED

    def describe(self) -> str:
        """What a value must be, for people."""
        match self.kind:
            case "whole":
                steps = f" in steps of {self.step}" if self.step > 1 else ""
                zero = "" if self.zero else " other than 0"
                instead = f" or {' or '.join(self.words)}" if self.words else ""
                return f"a whole number {self.low}..{self.high}{steps}{zero}{instead}"
            case "amount":
                return f'a whole number {self.low}..{self.high} or a table such as {{ per = "sleepers" }}'
            case "flag":
                return "true or false"
            case "word":
                return f"one of: {', '.join(self.words)}"
            case "words" | "names" if self.words:
                return f"a list of: {', '.join(self.words)}"
            case "match":
                return f"one of: {', '.join((*self.words, self.pattern))}"
            case "place":
                return f"one of: {', '.join(self.words)}, or a field by name such as 23, c4 or iridion.brana"
            case "effects":
                return 'a list of effects such as [ { verb = "heal", lives = 1 } ]'
            case "branches":
                return f"a list of {self.count[0]} or more lists of effects"
            case "rows":
                return f"{self.count[0]} to {self.count[1]} tables" if self.count[0] else "a list of tables"
        return PLAIN[self.kind]

    def json(self) -> dict[str, Any]:
        """The same for editors, as JSON Schema."""
        out: dict[str, Any] = {}
        match self.kind:
            case "whole":
                out = {"minimum": self.low, "maximum": self.high, "multipleOf": self.step}
                if not self.zero:
                    out["not"] = {"const": 0}
                if self.words:
                    return {"anyOf": [{"type": "integer", **out}, {"enum": list(self.words)}]}
            case "word":
                out = {"enum": list(self.words)}
            case "place":
                out = {"anyOf": [{"enum": list(self.words)}, {"pattern": FIELD_NAME}]}
            case "match":
                out = {"anyOf": [{"enum": list(self.words)}, {"pattern": f"^({self.pattern})$"}]}
            case "words":
                out = {"items": {"enum": list(self.words)}, "uniqueItems": True}
            case "names":
                out = {"items": {"enum": list(self.words)} if self.words else {"type": "string"}}
            case "shift":
                out = {"items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
            case "ids":
                out = {"items": {"type": "string"}, "uniqueItems": True}
            case "effects":
                out = {"items": {"$ref": "#/$defs/effect"}}
            case "branches":
                out = {"items": {"type": "array", "items": {"$ref": "#/$defs/effect"}}}
            case "conditions":
                out = {"items": {"$ref": "#/$defs/condition"}}
            case "condition" | "amount":
                return {"$ref": f"#/$defs/{self.kind}"}
            case "table":
                return {"$ref": f"#/$defs/{self.rows}"}
            case "rows":
                out = {"items": {"$ref": f"#/$defs/{self.rows}"}}
        if self.kind in ("branches", "rows"):
            out |= {"minItems": self.count[0], "maxItems": self.count[1]}
        return {"type": JSON_TYPES.get(self.kind, "array"), **out}


Fields: TypeAlias = Mapping[str, Field]


@dataclass(frozen=True, slots=True)
class Schema:
    """The vocabulary of the packs of one game."""

    files: Mapping[str, tuple[str, ...]]
    """Which kinds of tables stand in which file."""
    singles: tuple[str, ...]
    """Files that are one table each."""
    tables: Mapping[str, Fields]
    verbs: Mapping[str, Fields]
    tests: Mapping[str, Fields] = field(default_factory=dict)
    """Conditions by their test."""
    apart: frozenset[str] = frozenset()
    """Kinds whose ids are counted apart from all others."""


def whole(
    low: int, high: int, default: Any = REQUIRED, *, step: int = 1, zero: bool = True, words: tuple[str, ...] = ()
) -> Field:
    """A whole number, or one of the words instead."""
    return Field("whole", default, low=low, high=high, step=step, zero=zero, words=words)


def flag(default: bool) -> Field:
    return Field("flag", default)


def word(*words: str, default: Any = REQUIRED) -> Field:
    return Field("word", default, words=words)


def rows(table: str, least: int = 0, most: int = 99) -> Field:
    return Field("rows", REQUIRED if least else (), rows=table, count=(least, most))


def effects(default: Any = REQUIRED) -> Field:
    return Field("effects", default)
