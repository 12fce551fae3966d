"""The file of a campaign: what nobody at the table has been told is not read by opening it (EF-SAV-1)."""

from __future__ import annotations

import base64
import json
import zlib

import pytest

from snar.ether.campaign.checking import LONGEST
from snar.ether.campaign.saving import chronicle_of
from snar.ether.campaign.sealing import opened, sealed
from snar.ether.game import Ether
from snar.kernel.choice import Refused
from snar.kernel.rng import Rng, key_from_seed

from .campaign_help import at


def chronicle() -> dict:
    t = at("kaplicka", story={"byla-zvonice": 3})
    return json.loads(json.dumps(chronicle_of(t.g)))


@pytest.mark.rule("EF-SAV-1")
def test_variables_of_the_story_and_covered_piles_are_not_in_the_clear():
    whole = chronicle()
    file = json.dumps(sealed(whole))
    assert whole["story"]["byla-zvonice"] == 3 and whole["shared"]["fate"] and whole["shared"]["slumbers"]
    assert "byla-zvonice" not in file
    for zone in ("market", "weaknesses", "fate", "slumbers", "seasons", "items.market"):
        assert not [id for id in whole["shared"][zone] if f'"{id}"' in file], zone
    assert json.loads(file)["read"] == whole["read"] and "log" in json.loads(file)


@pytest.mark.rule("EF-SAV-1")
def test_a_sealed_chronicle_is_the_same_campaign_and_an_older_one_without_a_block_too():
    whole = chronicle()
    assert opened(sealed(whole)) == opened(whole) == whole
    for kept in (whole, sealed(whole)):
        rules = Ether().agree(chronicle=kept)
        assert rules.chronicle == whole
        assert Ether().new(rules, Rng(key_from_seed(1))).story["byla-zvonice"] == 3


@pytest.mark.rule("EF-SAV-1")
@pytest.mark.parametrize(
    "block",
    [
        5, "", "???", "AAAA", base64.b64encode(b"no zip").decode(),
        base64.b64encode(zlib.compress(b"[]")).decode(),
        base64.b64encode(zlib.compress(b'{"shared": {}, "souls": 3}')).decode(),
        base64.b64encode(zlib.compress(b"[" * 100_000)).decode(),
        base64.b64encode(zlib.compress(b" " * (4 * LONGEST + 1))).decode(),
    ],
)  # fmt: skip
def test_a_torn_or_endless_block_is_refused(block):
    with pytest.raises(Refused, match="bad-chronicle"):
        Ether().agree(chronicle={**sealed(chronicle()), "sealed": block})


@pytest.mark.rule("EF-SAV-1")
@pytest.mark.parametrize(
    "more",
    [
        {"story": {"x" * LONGEST: 1}},
        {"story": {f"variable-{number}": 1 for number in range(10_000)}},
        {"spent": ["x" * LONGEST]},
        {"read": ["pred-vodou"] * 20_000},
    ],
)
def test_a_chronicle_that_little_text_blows_up_is_refused(more):
    """Five thousand bytes of a request became two million of a table, which every list of tables read."""
    file = sealed({**chronicle(), **more})
    assert len(file["sealed"]) < 100_000
    with pytest.raises(Refused, match="bad-chronicle"):
        Ether().agree(chronicle=file)


@pytest.mark.rule("EF-SAV-1")
def test_what_the_block_says_is_not_said_again_beside_it():
    whole = chronicle()
    twice = [{"story": {}}, {"shared": {**sealed(whole)["shared"], "fate": []}}]
    for part in twice:
        with pytest.raises(Refused, match="bad-chronicle"):
            Ether().agree(chronicle={**sealed(whole), **part})
