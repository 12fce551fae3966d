"""Questions and options in words: what is asked, what an answer costs and what comes of it."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Choice, Option
from snar.packs.rise.model import Pack
from snar.texts.bundle import capital
from snar.texts.lines import Line
from snar.texts.rise.cards import Printed, rule_text
from snar.texts.rise.effects import clauses
from snar.texts.rise.names import Names


class Describer:
    def __init__(self, names: Names, pack: Pack) -> None:
        self.names, self.texts, self.pack = names, names.texts, pack

    def question(self, choice: Choice) -> str:
        about = {"light": "", "source": "", **dict(choice.about)}
        return capital(self.texts.say(f"ask-{choice.topic}", **self.names.args(**about)))

    def line(self, option: Option, view: dict[str, Any], topic: str) -> Line:
        costs = ", ".join(self.cost(name, amount) for name, amount in option.cost)
        return Line(option.key, self.label(option.key, topic), costs, self.effect(option, view), option.rule)

    def cost(self, name: str, amount: int) -> str:
        return self.texts.say(f"cost-{name}", amount=amount)

    def label(self, key: str, topic: str) -> str:
        """`move 23` as words; a lone id is its name; who of several uses or trades stands behind it. A way on may be
        called otherwise where something else is asked (`option-done-items`)."""
        if self.texts.has(f"option-{key}-{topic}"):
            return capital(self.texts.say(f"option-{key}-{topic}"))
        verb, _, what = key.partition(" ")
        if not self.texts.has(f"option-{verb}"):
            named = capital(self.names.name(verb))
            return f"{named} ({self.names.bare(what)})" if what else named
        what, _, whose = what.partition(" ") if verb == "use" else ("", "", what) if verb == "trade" else (what, "", "")
        said = capital(self.texts.say(f"option-{verb}", **self.names.args(what=what.partition("#")[0])))
        return f"{said} ({self.texts.name(whose)})" if whose else said

    def effect(self, option: Option, view: dict[str, Any]) -> str:
        """The consequence as far as it is known: from the option's data, the card it names, the field it leads to."""
        data = dict(option.effect)
        bonus = data.pop("bonus", 0)
        parts = [self.datum(name, value, bonus) for name, value in data.items()]
        if "card" not in data:
            parts += [self.card_text(option.key), *self.there(option.key, view)]
        return " · ".join(part for part in parts if part)

    def datum(self, name: str, value: Any, bonus: int) -> str:
        if name == "do":
            return clauses(value, self.texts, "you")
        if name == "card":
            return self.texts.name(value)
        return self.texts.say(f"effect-{name}", amount=max(1, value - bonus)) if value else ""

    def card_text(self, key: str) -> str:
        """The rule text of the card, spell or ability that the key names; a character's only where it is used."""
        if key.startswith("hand "):
            return ""  # handed in for its experience
        words = key.split()
        id = words[1 if words[0] == "use" else -1].partition("#")[0]
        printed: Printed | None = self.pack.cards.get(id) or self.pack.spells.get(id)
        if key.startswith("use "):
            printed = printed or self.pack.characters.get(id)
        return rule_text(printed, self.texts) if printed else ""

    def there(self, key: str, view: dict[str, Any]) -> list[str]:
        """Who and what is on the field that the key leads to."""
        field = key.split()[-1]
        if field not in self.names.board.cell:
            return []
        cards = [laid["id"] for laid in view["laid"] if field in laid["cells"]]
        figures = [figure["id"] for figure in view["figures"] if figure["field"] == field]
        told = [f"{self.texts.name(id)}: {rule_text(self.pack.cards[id], self.texts)}" for id in cards]
        return told + [self.texts.name(id) for id in figures]
