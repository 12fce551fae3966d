"""Tables on which hand-made cards lie."""

import pytest

from snar.packs.rise.model import LaidEffect, Modify, Use
from snar.rise.scenario import position

from .hand_made import PLAIN, changed, do, row


@pytest.fixture
def made(table, monkeypatch):
    """`made({"sopka": {"bp": 1}}, figures=...)`: a table with a hand-made pack."""

    def make(changes, **given):
        monkeypatch.setattr(position, "plain_content", lambda rules: changed(PLAIN(rules), changes))
        return table(**given)

    return make


@pytest.fixture
def meets(made):
    """Rytíř stands on 45 with 10 BP and steps on 46, a card for 3 BP with these effects."""

    def make(*effects, figures=None, **given):
        card = {"bp": 3, "actions": 0, "effects": (LaidEffect("any", frozenset(), do(*effects)),)}
        figures = {"stin": {"field": "88"}, **(figures or {})}
        figures["rytir"] = {"field": "45", "bp": 10, **figures.get("rytir", {})}
        t = made({"sopka": card}, figures=figures, laid=[{"card": "sopka", "picture": "46"}], **given)
        t.say("rytir", "move 46")
        return t.say("rytir", "accept") if t.topic == "accept" else t

    return make


@pytest.fixture
def holds(made):
    """A table on which somebody (Rytíř) holds zlaty-mec, an item with these powers."""

    def make(who="rytir", traits=(), modify=(), use=(), single=False, figures=None, **given):
        item = {
            "traits": frozenset(traits),
            "modify": tuple(row("modify", Modify, **one) for one in modify),
            "use": tuple(row("use", Use, **one) for one in use),
            "single": single,
        }
        figures = {name: dict(values) for name, values in (figures or {"rytir": {"bp": 6}}).items()}
        figures.setdefault(who, {})["items"] = ["zlaty-mec", *figures.get(who, {}).get("items", [])]
        return made({"zlaty-mec": item, **given.pop("changes", {})}, figures=figures, **given)

    return make
