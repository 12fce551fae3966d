"""Questions and options in words: what is asked, what an answer costs and what comes of it."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Choice, Option
from snar.packs.ether.model import Action, Effects, EtherPack, SceneChoice
from snar.packs.ether.stories import scene_of
from snar.packs.ether.walk import effects as effects_of
from snar.texts.bundle import capital, joined
from snar.texts.ether.actions import cost
from snar.texts.ether.cards import rule_text
from snar.texts.ether.effects import inline, sentences
from snar.texts.ether.names import Names, is_field
from snar.texts.ether.parts import label_of, ties_of
from snar.texts.ether.words import Manner
from snar.texts.lines import Line
from snar.texts.names import NONE

ACTING = ("act", "play", "set", "take", "from")  # keys that name an action of something
COLOURS = ("insight", "cunning", "anger")
SHOWN = ("place", "buy", "redraw", "wear", "in", "out", "drop", "store", "take", "cure", "remove")
"""Keys after which the card's own text tells what comes of it."""


class Describer:
    def __init__(self, names: Names, pack: EtherPack) -> None:
        self.names, self.texts, self.pack = names, names.texts, pack

    # -- questions ---------------------------------------------------------------------------------------------------
    def question(self, choice: Choice) -> str:
        about = {"source": "", **dict(choice.about)}
        helping = choice.topic == "payment" and not choice.find("back")  # may only add to it, or step in
        asked = "ef-helper-asked" if helping else f"ef-ask-{choice.topic}"
        return capital(self.texts.say(asked, **self.names.args(**about)))

    # -- options -----------------------------------------------------------------------------------------------------
    def line(self, option: Option, view: dict[str, Any], choice: Choice | None = None) -> Line:
        told = {**(dict(choice.about) if choice else {}), **dict(option.effect)}
        source = str(told.get("source", ""))
        label, effect = self.label(option.key, view), self.effect(option, source)
        if option.key.startswith("choose ") and effect:
            label, effect = effect, ""  # a numbered branch: what it does is its only name
        return Line(option.key, label, self.cost(option, view), effect, option.rule)

    def cost(self, option: Option, view: dict[str, Any]) -> str:
        """What it takes; choices of a scene have their prices on the page."""
        asked = self.scene_choice(option.key, view)
        if asked and asked.price:
            return cost(asked.price, "no", self.texts)
        parts = [self.texts.say(f"ef-price-{name}", n=n) for name, n in option.cost if n]
        if option.cost and not parts:
            return self.texts.say("ef-price-free")
        return self.texts.say("ef-price-for", price=joined(parts, self.texts, "ef-and")) if parts else ""

    def label(self, key: str, view: dict[str, Any] | None = None) -> str:
        """`act kuchyne.linka` as words; what has none but its name is called by that."""
        verb, *rest = key.split()
        action = self.action(key)
        if action:
            return capital(self.action_label(verb, *action))
        if self.scene_choice(key, view or {}):
            return self.texts.part(f"scene-{scene_of((view or {})['read'][-1])}", f"choice-{rest[0]}")
        if verb == "for":
            names = [self.names.name(word) for word in rest[0].split("+")]
            return capital(joined(names, self.texts, "ef-and"))
        if not self.texts.has(f"ef-option-{verb}"):
            return capital(self.names.name(rest[0] if rest else key))
        return capital(self.texts.say(f"ef-option-{verb}", **self.words(rest)))

    def words(self, rest: list[str]) -> dict[str, str | int]:
        """What stands behind the verb: a thing, a field, a colour, a number, each where it is found."""
        fields = [word for word in rest if is_field(word)]
        numbers = [int(word) for word in rest if word.isdecimal()]
        colours = [word for word in rest if word in COLOURS]
        others = [word for word in rest if word not in (*fields, *colours) and not word.isdecimal()]
        thing = others[0] if others else ""
        more = [self.names.name(word) for word in others[1:]]
        return {
            **self.names.args(what=thing, field=fields[-1] if fields else ""),
            "number": numbers[-1] if numbers else 0,
            "colour": self.names.name(colours[0]) if colours else NONE,
            "more": joined(more, self.texts, "ef-and") or NONE,
        }

    def scene_choice(self, key: str, view: dict[str, Any]) -> SceneChoice | None:
        """`choose vykopat` on the page that was read last; what comes of it, only the story tells."""
        verb, _, id = key.partition(" ")
        read = view.get("read")
        if verb != "choose" or not read:
            return None
        return next((choice for choice in self.pack.scenes[scene_of(read[-1])].choices if choice.id == id), None)

    # -- actions -----------------------------------------------------------------------------------------------------
    def action(self, key: str) -> tuple[str, Action] | None:
        """The owner and the action that a key names."""
        verb, _, what = key.partition(" ")
        owner, _, id = what.partition(".")
        if verb not in ACTING or (verb in ("take", "from", "set") and not id):
            return None
        for actions in self.printed_actions(owner):
            found = [action for action in actions if action.id == id] if id else list(actions[:1])
            if found:
                return owner, found[0]
        return None

    def printed_actions(self, owner: str) -> list[tuple[Action, ...]]:
        """A slumber and its entity may share a name; a sleeper's action is on the backs of the cards."""
        rows = [self.pack.entities.get(owner), self.pack.cards.get(owner)]
        found = [row.actions for row in rows if row is not None and hasattr(row, "actions")]
        sleeper = self.pack.sleepers.get(owner)
        return [*found, (sleeper.back,)] if sleeper else found

    def action_label(self, verb: str, owner: str, action: Action) -> str:
        name, label = self.names.bare(owner), label_of(owner, action, self.texts)
        if owner in self.pack.sleepers:
            name = self.texts.say("ef-back-of-a-card")
        return self.texts.say("ef-option-action", verb=verb, owner=name, label=label)

    # -- consequences ------------------------------------------------------------------------------------------------
    def effect(self, option: Option, source: str) -> str:
        """The consequence as far as it is known: from the action, the card or the branch it names."""
        verb, *rest = option.key.split()
        action = self.action(option.key)
        if action and verb in ("act", "play"):
            ties = ties_of(action[0], self.pack.cards.get(action[0]), self.texts)
            return sentences(action[1].do, Manner(self.texts, action[1].on, owner=action[0], ties=ties))
        if verb == "choose":
            return self.branch(option, source)
        if verb == "escape" and source:
            return sentences(self.pack.slumbers[source].exhausted, Manner(self.texts))
        if self.texts.has(f"ef-effect-{verb}") and not (verb in ("move", "enter") and rest):
            return self.texts.say(f"ef-effect-{verb}", **self.words(rest))
        if verb == "go":
            return rule_text(self.pack.locations[rest[0]], self.texts)
        if verb == "become":
            return rule_text(self.pack.sleepers[rest[0]], self.texts)
        gained = [self.texts.say(f"ef-n-{name}", n=n) for name, n in option.effect if name in COLOURS]
        if gained:
            return f"+{gained[0]}"
        card = self.pack.cards.get(rest[-1]) if rest else None
        return rule_text(card, self.texts) if card and verb in SHOWN else ""

    def branch(self, option: Option, source: str) -> str:
        """What a choice leads to, as it is printed on its source; choices of scenes keep it to themselves."""
        id = option.key.split()[1]
        if not id.isdecimal():
            return ""
        verbs = dict(option.effect).get("verbs", ())
        for branches in self.printed_choices(source):
            branch = branches[int(id) - 1] if int(id) <= len(branches) else ()
            if tuple(effect["verb"] for effect in branch) == tuple(verbs):
                return capital(inline(branch, Manner(self.texts)))
        return ""

    def printed_choices(self, source: str) -> list[tuple[Effects, ...]]:
        pack = self.pack
        rows = [found.get(source) for found in (pack.entities, pack.scenes, pack.cards)]
        told = [effect for row in rows if row is not None for effect in effects_of(row)]
        return [effect["of"] for effect in told if effect["verb"] == "choose"]
