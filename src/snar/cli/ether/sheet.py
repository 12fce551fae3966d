"""The table as lines of text: where we are, the dreamscape, the turn card, the sleepers, what lies there, the hand."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any

from rich.text import Text

from snar.cli.terminal.palette import HEADING, KEY, QUIET
from snar.ether.map.draw import draw
from snar.ether.map.fields import NUMBERS
from snar.ether.rules.entities.strides import ONE
from snar.ether.rules.turns.stepeffects import MOVE
from snar.ether.state import EtherState
from snar.packs.ether.model import EntityEffect, EtherPack
from snar.texts.ether.cards import rule_text
from snar.texts.ether.effects import sentences
from snar.texts.ether.names import Names
from snar.texts.ether.stats import intent_text
from snar.texts.ether.words import Manner

from .dreamworld import Atlas

Data = dict[str, Any]
SHARED = ("items", "notes", "wisdom", "season", "revealed", "gates")


class Sheet:
    def __init__(self, names: Names, pack: EtherPack, bots: dict[int, str]) -> None:
        self.names, self.texts, self.pack, self.bots = names, names.texts, pack, bots
        self.atlas = Atlas(names, pack)

    def lines(self, g: EtherState, seat: int, placing: bool) -> Iterator[Text]:
        """`placing`: a field is wanted, so the dreamscape is shown before one is in a dream."""
        view = g.view(seat)
        yield from self.header(view)
        if view["dreamscape"]["tiles"] and (placing or view["mode"] in ("dream", "slumber")):
            yield from self.dreamscape(g, view)
        elif view["mode"] == "world" and view["world"]["location"]:
            yield from self.atlas.lines(view["world"])
        yield from self.turn(view)
        yield self.heading("sleepers")
        yield from (self.sleeper(row) for row in view["sleepers"])
        yield from self.shared(view)
        if seat < g.seats:
            yield from self.hand(view["sleepers"][seat])

    def heading(self, key: str) -> Text:
        return Text(self.texts.say(f"ec-{key}"), HEADING)

    def header(self, view: Data) -> Iterator[Text]:
        """The dream with its goal, the slumber, or the place in the dreamworld; what the group has."""
        world = view["world"]
        place = world["dream"] or world["slumber"] or world["location"]
        name = self.names.name(place) if place else self.texts.say("ec-nowhere")
        yield Text(self.texts.say("ec-head", place=name, hours=view["hours"], keys=view["keys"]), "bold")
        goal = self.texts.part(world["dream"], "goal") if world["dream"] else ""
        if goal:
            yield Text(goal, QUIET)

    # -- the dreamscape ------------------------------------------------------------------------------------------------
    def dreamscape(self, g: EtherState, view: Data) -> Iterator[Text]:
        marks, legend = self.marks(view)
        for line in draw(g.landscape, marks).split("\n"):
            text = Text(line)
            text.no_wrap = True
            yield text
        yield Text(", ".join(legend), QUIET)
        yield Text(self.texts.say("ec-legend"), QUIET)

    def marks(self, view: Data) -> tuple[dict[int, str], list[str]]:
        """A letter for every figure, and what the letters mean."""
        people = {row["id"]: row["id"][0].upper() for row in view["sleepers"]}
        letters = iter(letter for letter in ascii_uppercase if letter not in people.values())
        marks: dict[int, str] = {}
        legend = [f"{letter} {self.names.name(id)}" for id, letter in people.items()]
        for row in view["sleepers"]:
            put(marks, row["field"], people[row["id"]])
        for entity in view["dreamscape"]["entities"]:
            letter = next(letters)
            legend.append(self.entity(letter, entity))
            for figure in entity["figures"]:
                put(marks, figure["field"], letter)
        for companion in view["dreamscape"]["companions"]:
            letter = next(letters)
            legend.append(f"{letter} {self.names.name(companion['id'])}")
            put(marks, companion["field"], letter)
        return marks, legend

    def entity(self, letter: str, entity: Data) -> str:
        more = [self.names.name(id) for id in entity["mutations"]]
        more += [self.texts.say("ef-n-token", n=entity["tokens"])] if entity["tokens"] else []
        more += sorted({self.names.name(state) for figure in entity["figures"] for state in figure["states"]})
        return f"{letter} {self.names.name(entity['id'])}" + (f" ({', '.join(more)})" if more else "")

    # -- the turn card -------------------------------------------------------------------------------------------------
    def turn(self, view: Data) -> Iterator[Text]:
        turn = view["turn"]
        if not turn["card"] or view["mode"] not in ("dream", "slumber"):
            return
        suit = self.texts.say("ef-stat-turn", suit=turn["card"]["suit"])
        name = self.names.name(turn["card"]["id"])
        yield Text(self.texts.say("ec-turn", number=turn["number"], left=turn["left"], card=name, suit=suit), KEY)
        for index, row in enumerate(turn["preview"]):
            later = {other["step"] for other in turn["preview"][index + 1 :] if not other["blocked"]}
            acts = [self.act(act, row["step"]) for act in row["acts"]]
            told = "; ".join([*acts, *(self.chase(move, later) for move in row.get("moves", ()))])
            step = self.texts.say(f"ef-step-{row['step']}")
            blocked = self.texts.say("ec-blocked") if row["blocked"] else ""
            if told or row["step"] != "end":
                yield Text(f"  {step}{blocked}").append(f"  {told}", QUIET)

    def act(self, act: Data, step: str) -> str:
        """What the step sets off there, and with whom if it has to reach somebody."""
        source: Any = (self.pack.entities if act["kind"] == "entity" else self.pack.cards)[act["source"]]
        effect = next(one for one in source.effects if (one.step, verbs(one)) == (step, tuple(act["verbs"])))
        aimed = any(part.get("who") == "reach" for part in effect.do)
        who = ", ".join(self.names.name(id) for id in act["reaches"]) if aimed else ""
        text = sentences(effect.do, Manner(self.texts))
        return self.texts.say("ec-acts", source=self.names.name(act["source"]), who=who or "none", text=text)

    def chase(self, move: Data, later: set[str]) -> str:
        """Where it goes, and on which roll an effect that is still to come would reach somebody."""
        who = ", ".join(self.names.name(id) for id in move["nearest"])
        where = {"entity": self.names.name(move["entity"]), "field": move["field"], "distance": move["distance"]}
        told = [self.texts.say("ec-chases", who=who or "none", **where)]
        for step, faces in move["reaches"].items():
            if faces and step in later:
                roll = {"any": "yes" if ONE in faces else "no", "stride": move["stride"]}
                told.append(self.texts.say("ec-strikes", step=self.texts.say(f"ef-step-{step}"), **roll))
        return ", ".join(told)

    def paid(self, payment: Data) -> str:
        """What lies there against the price; a movement goes as far as is paid for it."""
        have = {**payment["intent"], "discard": len(payment["dropped"])}
        parts = []
        for name, amount in payment["cost"].items():
            price = self.texts.say(f"ef-price-{name}", n=have.get(name, amount) if payment["kind"] == MOVE else amount)
            parts.append(price if payment["kind"] == MOVE else f"{have[name]} / {price}" if name in have else price)
        return self.texts.say("ec-paid", parts=", ".join(parts))

    # -- sleepers and cards --------------------------------------------------------------------------------------------
    def sleeper(self, row: Data) -> Text:
        text = Text.assemble((f"  {row['id'][0].upper()} {self.names.name(row['id'])}", "bold"))
        if row["seat"] in self.bots:
            text.append(f" [{self.bots[row['seat']]}]", QUIET)
        counts = {"hand": len(row["hand"]), "deck": row["deck"]["count"], "discard": len(row["discard"])}
        distress = {"distress": row["distress"], "limit": row["distress_limit"], "sealed": len(row["sealed"])}
        tokens = {"ether": row["ether"], "gems": row["gems"], "field": row["field"] or "none"}
        text.append("  " + self.texts.say("ec-sleeper", **counts, **distress, **tokens))
        worn = [*row["mask"], *(card["id"] for card in row["progress"] if not card["turned"]), *row["states"]]
        return text.append(f"  {', '.join(map(self.names.name, worn))}" if worn else "", QUIET)

    def shared(self, view: Data) -> Iterator[Text]:
        for zone in SHARED:
            cards = [id for id in view["piles"][zone] if not id.startswith("?")]
            if cards:
                names = [self.card(id) if zone == "items" else self.names.name(id) for id in cards]
                yield Text.assemble((self.texts.say(f"ec-zone-{zone}"), HEADING), f"  {', '.join(names)}")

    def hand(self, row: Data) -> Iterator[Text]:
        yield self.heading("hand")
        for id in dict.fromkeys(row["hand"]):
            many = f" ({row['hand'].count(id)}×)" if row["hand"].count(id) > 1 else ""
            text = rule_text(self.pack.cards[id], self.texts).replace("\n", " ")
            line = Text(f"  {self.card(id)}{many}").append(f"  {text}", QUIET)
            line.no_wrap = True  # `? card` tells it all
            yield line

    def card(self, id: str) -> str:
        """Its name with what it pays."""
        card = self.pack.influence.get(id) or self.pack.items.get(id)
        return f"{self.names.bare(id)} [{intent_text(card.intent, self.texts)}]" if card else self.names.name(id)


def verbs(effect: EntityEffect) -> tuple[str, ...]:
    return tuple(part["verb"] for part in effect.do)


def put(marks: dict[int, str], field: str, letter: str) -> None:
    if field:
        marks[NUMBERS[field]] = marks.get(NUMBERS[field], "") + letter
