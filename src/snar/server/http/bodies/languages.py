"""Which languages are spoken here."""

from __future__ import annotations

from msgspec import Struct


class LanguageBody(Struct):
    """`name`: as it calls itself; `fallback`: says what this one does not; `also`: whose speakers understand it."""

    code: str
    name: str
    locale: str
    fallback: str
    also: list[str]


class Languages(Struct):
    """The first one is spoken when nobody wishes for another."""

    languages: list[LanguageBody]
