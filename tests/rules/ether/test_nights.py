"""Whatever happens in the night: fields hold what they may hold, and no token is lost or made."""

import random

import pytest

from snar.ether.map.fields import NAMES
from snar.ether.rules.entities.crowding import TOKENS
from snar.ether.supply import STATE_TOKEN
from snar.ether.supply import TOKENS as ALL
from snar.kernel.state import State

from .night import PACK, ROWS, Table

KINDS = ("stin", "pes", "muz", "obr", "bludny", "sloup")
HAND = ["svist", "uskok", "zahnani", "strceni", "lucerna", "zavolani"]


def dreamt(seed: int) -> Table:
    """Sleepers and entities anywhere, at most one figure of a large one, and a few turns."""
    dice = random.Random(seed)
    fields = [f"{row}{column}" for row in "ab" for column in range(1, 9)]
    dice.shuffle(fields)
    names = ("hracka", "specialista", "drsnak", "nespoutana")[: 1 + seed % 4]
    sleepers = {name: {"field": dice.choice(fields[8:])} for name in names}
    sleepers["hracka"]["hand"] = HAND
    entities = {}
    for place, id in enumerate(dice.sample(KINDS, 3)):
        entities[id] = {"figures": [fields[place]] * (1 if id == "obr" else dice.randint(1, 3))}
    turns = dice.sample(["kriz-vse", "kriz-move-move", "kara-dvakrat", "kara-move-basic", "srdce-special"], 4)
    return Table(pack=PACK, tiles=ROWS, sleepers=sleepers, entities=entities, turns=turns, seed=str(seed))


def check(g: State) -> None:
    printed = g.content.pack.entities
    for field in g.landscape.fields:
        assert g.here(field) <= 4, NAMES[field]
        large = sum(printed[e.id].large and f.field == field for e in g.entities for f in e.figures)
        assert not large or g.here(field) == 1
    for figure, token in TOKENS.items():
        out = sum(len(entity.figures) for entity in g.entities if printed[entity.id].figure == figure)
        assert out + g.supply[token] == ALL[token]
    assert sum(len(entity.mutations) for entity in g.entities) + len(g.bag) == 12
    borne = [name for row in g.sleepers for name, _ in row.states]
    borne += [name for entity in g.entities for figure in entity.figures for name, _ in figure.states]
    for token in ("state-a", "state-b"):
        assert sum(STATE_TOKEN[name] == token for name in borne) + g.supply[token] == ALL[token]


@pytest.mark.rule("EF-MAP-12", "EF-MAP-13", "EF-LIM-4", "EF-STA-1")
@pytest.mark.parametrize("seed", range(24))
def test_no_field_is_overfull_and_no_token_lost_in_a_night_of_chance(seed):
    t = dreamt(seed)
    g, dice = t.g, random.Random(seed)
    for _ in range(150):
        if g.over:
            break
        choice = dice.choice(g.pending)
        g.answer(choice.seat, dice.choice(choice.options).key)
        if g.pending and g.pending[0].topic not in ("walk", "push"):  # on the way a field may be fuller
            check(g)
    again = type(g).from_data(g.to_data())
    assert again.dump() == g.dump()
