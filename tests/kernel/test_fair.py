"""Dice that anyone can check: commitment, words, key."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from snar.kernel import fair

SECRET = bytes(32)
SEAL = "8708ec9f0a1d0810654ede6fab236324d4f6c7c3d95f42688ac7c3acc81a6b3f"
words = st.lists(st.text(max_size=8), max_size=4)


def test_commitment_and_key_of_a_known_secret_never_change() -> None:
    assert fair.commitment(SECRET) == "2e40d76df6fd8a11ab52bd43fb96cd5ab9706e2b7ee8cfab49d217145fc3b90c"
    assert fair.key(SECRET, ["sen", "tma"]).hex() == "84daf42d47ae60d52308be5244652162acfc64601343ab1801b2020e2494f8f5"


def test_secrets_are_long_and_never_alike() -> None:
    secrets = {fair.new_secret() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


def test_the_commitment_does_not_tell_the_key() -> None:
    assert fair.key(SECRET, []).hex() != fair.commitment(SECRET)


@settings(deadline=None)
@given(words, words)
def test_other_words_or_another_order_make_another_key(some: list[str], others: list[str]) -> None:
    assert (fair.key(SECRET, some) == fair.key(SECRET, others)) == (some == others)


def test_words_cannot_be_moved_over_to_the_neighbour() -> None:
    assert fair.key(SECRET, ["se", "n"]) != fair.key(SECRET, ["s", "en"]) != fair.key(SECRET, ["sen"])


def test_another_secret_makes_another_commitment_and_key() -> None:
    other = bytes(31) + b"\1"
    assert fair.commitment(other) != fair.commitment(SECRET)
    assert fair.key(other, ["sen"]) != fair.key(SECRET, ["sen"])


def test_the_seal_of_a_known_word_never_changes() -> None:
    promised = fair.commitment(SECRET)
    assert fair.seal(promised, "sen") == SEAL
    assert fair.seal(promised, "sny") != SEAL != fair.seal(fair.commitment(bytes(31) + b"\1"), "sen")
