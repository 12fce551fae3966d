"""What every message looks like; vitest holds the browser to the same file (web/src/tests/rendered.test.ts)."""

from pathlib import Path

import pytest

from snar.texts.languages import complete
from snar.texts.samples import NUMBERS, bundles, cases, document, values_of

FILE = Path(__file__).parent / "rendered.json"


def test_the_rendered_messages_are_fresh() -> None:
    assert FILE.read_text("utf-8").splitlines() == document().splitlines(), "run: python -m snar.texts.samples"


@pytest.mark.parametrize("lang", complete())
def test_no_message_is_said_by_the_program_and_by_the_page(lang: str) -> None:
    """One bundle holds them all; a second text with the same name would be another one than the first."""
    for paths in bundles(lang):
        text = "\n".join(path.read_text("utf-8") for path in paths)
        ids = [line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line]
        assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", complete())
def test_counted_messages_are_tried_with_every_kind_of_number(lang: str) -> None:
    tried = [case.args["amount"] for case in cases(lang, bundles(lang)[0]) if case.id == "count-lives"]
    assert tried == list(NUMBERS)


def test_a_variable_gets_the_values_it_is_compared_with() -> None:
    assert values_of({"plus", "minus", "other"}) == ["minus", "plus", "Žluť"]
    assert values_of({"none", "one", "few", "other"}) == ["none", *NUMBERS]
    assert values_of({"0", "other"}) == list(NUMBERS)
    assert values_of(set()) == ["Žluť", 1.5]
