"""What a sleeper of Etherfields sees as an array: from the parts of `snar.ether.view` and its own question alone.

Sleepers are counted from whoever looks: oneself is always first.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, cast

from snar.ether import view
from snar.ether.content import content_for
from snar.ether.options import Rules
from snar.ether.rules.things.items import item_slots
from snar.ether.seen import dreamscape_view, names, sleeper_view
from snar.ether.state import EtherState
from snar.kernel.choice import Choice
from snar.kernel.state import State
from snar.packs.ether.stories import scene_of

from ..layout import Layout, counting
from .blocks import NUMBERS, PILES, blocks


def eyes(rules: Rules) -> EtherEyes:
    return of_pack(rules.pack)


@cache
def of_pack(name: str) -> EtherEyes:
    return EtherEyes(Layout(blocks(content_for(name))))


class EtherEyes:
    def __init__(self, layout: Layout) -> None:
        self.layout, self.at = layout, layout.at
        self.place = {block.name: counting(block.words) for block in layout.blocks}

    def write(self, g: State, seat: int, choice: Choice | None) -> array[float]:
        state, out = cast(EtherState, g), self.layout.empty()
        if choice is not None:
            self.question(out, choice)
        self.whole(out, state, seat)
        for n in range(state.seats):
            self.sleeper(out, n, state, (seat + n) % state.seats, seat)
        self.dreamscape(out, dreamscape_view(state))
        self.piles(out, state)
        self.payment(out, view.payment_view(state), seat)
        for row in view.secrets_view(state, seat):
            self.put(out, "secrets", row["code"], 2.0 if "card" in row else 1.0)
        return out

    def put(self, out: array[float], block: str, word: str, number: float = 1.0) -> None:
        out[self.at[block] + self.place[block][word]] = number

    def count(self, out: array[float], block: str, words: Iterable[str]) -> int:
        """How many there are whose faces are hidden: they have no place."""
        start, place, hidden = self.at[block], self.place[block], 0
        for word in words:
            found = place.get(word)
            if found is None:
                hidden += 1
            else:
                out[start + found] += 1.0
        return hidden

    def question(self, out: array[float], choice: Choice) -> None:
        self.put(out, "topic", choice.topic)
        for _, what in choice.about:
            if isinstance(what, int):
                out[self.at["about.number"]] = what
            else:
                self.count(out, "about.source", [str(what)])

    def whole(self, out: array[float], g: EtherState, seat: int) -> None:
        for option in g.rules.options:
            self.put(out, "options", option)
        self.put(out, "mode", g.mode)
        world = view.world_view(g)
        for block in ("dream", "slumber", "location"):
            self.count(out, block, filter(None, [world[block]]))
        self.count(out, "districts", world["districts"])
        start = self.at["game"]
        numbers = (g.seats, g.hours, g.keys, g.souls, len(g.bag), item_slots(g), g.armed)
        out[start : start + len(numbers)] = array("f", numbers)
        turn = view.turn_view(g)
        start = self.at["turn"]
        out[start : start + 4] = array("f", (turn["number"], turn["step"], turn["left"], turn["used"]))
        if turn["card"]:
            self.put(out, "turn.card", turn["card"]["id"])
            self.count(out, "turn.suit", [turn["card"]["suit"]])
        for step in turn["blocked"]:
            out[self.at["turn.blocked"] + step] = 1.0
        for n, card in enumerate(turn.get("deck", ()), 1):
            self.put(out, "turn.deck", card, n)
        if g.sleepers:
            out[self.at["first"] + (g.first - seat) % g.seats] = 1.0
        for token, number in g.supply.items():
            self.put(out, "supply", token, number)
        self.count(out, "read", map(scene_of, g.read))
        self.count(out, "found", g.found)

    def sleeper(self, out: array[float], n: int, g: EtherState, whose: int, seat: int) -> None:
        row, block = sleeper_view(g, g.sleepers[whose]), f"sleeper{n}"
        start = self.at[block]
        out[start : start + 2] = array("f", (1.0, row["deck"]["count"]))
        out[start + 3 : start + 3 + len(NUMBERS)] = array("f", (row[what] for what in NUMBERS))
        out[start + 2] = sum(self.count(out, f"{block}.{pile}", row[pile]) for pile in PILES)
        self.put(out, f"{block}.id", row["id"])
        if row["field"]:
            self.put(out, f"{block}.field", row["field"])
        self.count(out, f"{block}.states", row["states"])
        for card in row["progress"]:
            self.count(out, f"{block}.progress", [card["id"]])
            if card["turned"]:
                self.count(out, f"{block}.turned", [card["id"]])
            if card["tokens"]:
                self.put(out, f"{block}.tokens", card["id"], card["tokens"])
        for mask in row["masks"]:
            self.put(out, f"{block}.mask", mask, 0.5)
        for mask in row["mask"]:
            self.put(out, f"{block}.mask", mask)
        self.count(out, f"{block}.used", row["used"])
        for place, card in reversed(view.looked_at(g, f"deck.{whose}", seat).items()):
            self.put(out, f"{block}.known", card, float(place))

    def dreamscape(self, out: array[float], seen: Mapping[str, Any]) -> None:
        field = self.place["threats"]
        for row in seen["tiles"]:
            self.put(out, "pieces", row["id"], 1.0 + field[row["at"]])
        for row in seen["entities"]:
            id = row["id"]
            start = self.at["entities"] + self.place["entities"][f"{id}.here"]
            out[start : start + 3] = array("f", (1.0, row["tokens"], row["poisoned"]))
            self.count(out, "mutated", (f"{id}.{mutation}" for mutation in row["mutations"]))
            self.count(out, "figures", (f"{id}.{figure['field']}" for figure in row["figures"]))
            states = (f"{id}.{figure['field']}" for figure in row["figures"] for _ in figure["states"])
            self.count(out, "figures.states", states)
        self.count(out, "companions", (f"{row['id']}.{row['field']}" for row in seen["companions"]))
        self.count(out, "environments", (f"{row['kind']}.{row['field']}" for row in seen["environments"]))
        self.count(out, "threats", (row["field"] for row in seen["threats"]))
        self.count(out, "quirks", (row["field"] for row in seen["quirks"]))
        self.count(out, "spent", (row["action"] for row in seen["spent"]))
        self.count(out, "gems", (row["action"] for row in seen["gems"]))
        for row in seen["intent"]:
            if row["action"] in self.place["intent"]:
                self.put(out, "intent", row["action"], row["paid"])
        for thing, number in seen["tokens"].items():
            if thing in self.place["tokens"]:
                self.put(out, "tokens", thing, number)

    def piles(self, out: array[float], g: EtherState) -> None:
        for zone in view.OPEN:
            if g.cards(zone):
                self.count(out, f"pile.{zone}", names(g, zone))
        start = self.at["decks"]
        out[start : start + len(view.DECKS)] = array("f", [len(g.cards(zone)) for zone in view.DECKS])

    def payment(self, out: array[float], seen: Mapping[str, Any] | None, seat: int) -> None:
        if seen is None:
            return
        start = self.at["payment"]
        out[start : start + 4] = array("f", (1.0, seen["seat"] == seat, seat in seen["helpers"], len(seen["dropped"])))
        for name, amount in seen["cost"].items():
            self.put(out, "payment.cost", name, amount)
        for name, amount in seen["intent"].items():
            self.put(out, "payment.laid", name, amount)
