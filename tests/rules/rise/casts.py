"""Who sits at the table, and an ability for one of them."""

from dataclasses import replace

from snar.kernel import running
from snar.packs.rise.model import Use
from snar.rise.gear import Gear

TRIO = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}
FOUR = {"options": ["ctyri-hraci"], "characters": ["rytir", "stin", "barbar", "cert"]}


def able(t, figure, at, effect):
    """Gives a character an ability that may be announced at a moment, once for each roll, step or event."""
    character = t.g.content.pack.characters[t.g.figures[figure].id]
    t.g.edit(figure).gear = Gear([replace(character, use=(Use(at, "any", 0, "trigger", (effect,)),))])
    running.restore(t.g)
