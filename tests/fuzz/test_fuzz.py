"""Bad inputs: a handful in every run, many in the long one; and files nobody would think of, by Hypothesis."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from snar.games import GAMES
from snar.kernel import save
from snar.kernel.choice import Refused
from snar.kernel.journal import Journal, JournalError, parse
from snar.kernel.session import resume
from snar.packs import toml

from .live import LIVE, lively
from .run import Defect, one, several
from .targets import TARGETS, Target

LONG = bool(os.environ.get("SNAR_LONG"))
INPUTS = 2_000 if LONG else 30  # millions of them: python -m tests.fuzz
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=12,
)
some = settings(
    max_examples=1_000 if LONG else 10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_is_spoilt_is_refused_by_name(name: str) -> None:
    assert several(name, 0, INPUTS, time.monotonic() + 20)["inputs"] > 0


@pytest.mark.skipif(not LONG, reason="starts a server of its own")
@pytest.mark.parametrize("name", LIVE)
def test_a_real_server_is_well_whatever_it_is_told(name: str) -> None:
    assert lively(name, 0, 1_000, time.monotonic() + 15)["inputs"] > 0


def test_a_reader_that_stumbles_is_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(_: object) -> None:
        raise KeyError("x")

    monkeypatch.setitem(TARGETS, "bad", Target("bad", "", 0.0, stumbles, (ValueError,)))
    with pytest.raises(Defect, match="bad 7: KeyError"):
        one("bad", 7)


@some
@given(
    st.dictionaries(
        st.sampled_from(["game", "rules", "seed", "words", "secret", "pack", "state", "script", "decks"]), JSON
    )
)
def test_any_header_is_read_or_refused(header: dict[str, object]) -> None:
    with suppress(JournalError):
        resume(GAMES["rise"], parse(Journal({**header, "snar": 1}).to_text()))


@some
@given(JSON)
def test_any_save_and_any_chronicle_is_read_or_refused(data: object) -> None:
    text = {"snar-save": save.SCHEMA, "game": "rise", "header": data, "pack": data, "state": data}
    with suppress(save.SaveError):
        save.from_text(GAMES["rise"], json.dumps(text))
    with suppress(Refused, ValueError):
        GAMES["ether"].agree(chronicle=data)


@some
@given(st.text(st.characters(codec="utf-8")))
def test_any_text_is_toml_or_not(text: str) -> None:
    with suppress(ValueError, RecursionError):
        toml.loads(text)
