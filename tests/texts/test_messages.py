"""The two languages hold the same messages, and no message is defined twice."""

import re
from collections import Counter
from pathlib import Path

import pytest

from snar.packs.loader import BUILT_IN
from snar.texts.bundle import HERE, LANGUAGES


def ids(lang: str) -> list[str]:
    paths = [path for folder in (HERE, BUILT_IN / "rise-snu") for path in (folder / lang).glob("*.ftl")]
    return [id for path in paths for id in messages(path)]


def messages(path: Path) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    assert [id for id, times in Counter(ids(lang)).items() if times > 1] == []


def test_both_languages_have_the_same_messages() -> None:
    """Except `part-` and `use-`: fragments of templates, which each language needs in its own way."""
    only_one = set(ids("cs")) ^ set(ids("en"))
    assert [id for id in sorted(only_one) if not id.startswith(("part-", "use-"))] == []
