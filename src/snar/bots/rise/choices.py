"""Everything else a seat can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.bots.rise import worth
from snar.bots.rise.features import turns
from snar.bots.rise.goals import quest_takes, spent_turns
from snar.bots.rise.movement import using_a_card
from snar.bots.rise.wants import Wants, joined, of_deed
from snar.kernel.choice import Choice
from snar.packs.rise.model import OneShot, Quest
from snar.rise.rules.annexing import team_fame

from ..base import Scored, yes_or_no

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

LATER = 2.0  # what a kept event is worth
TURN = 0.4  # how much less a blow is worth for every turn that its target is farther from winning
ABILITIES = {  # how much a card is liked; the rest 1
    "lehky-krok": 3.0,
    "vypad": 2.0,
    "nezlomnost": 1.8,
    "posledni-sily": 1.7,
    "vyrecnost": 1.6,
    "bystrost": 1.5,
    "tuhy-korinek": 1.4,
}


def neutral(mind: Mind, choice: Choice) -> list[Scored]:
    return [Scored(option, 0.0, ("neutral",)) for option in choice.options]


def accept(mind: Mind, choice: Choice) -> list[Scored]:
    """A helpful card: yes, if it leads anywhere good or a quest wants it used."""
    effects = dict(choice.options[0].effect)["do"]
    gain = mind.worth(mind.figure, effects) + using_a_card(mind)
    return yes_or_no(choice, "accept", (gain if mind.ours else -gain) - 0.05, ("card", "wait"))


def choose(mind: Mind, choice: Choice) -> list[Scored]:
    sign = 1.0 if mind.ours else -1.0
    effects = [dict(option.effect).get("do", ()) for option in choice.options]
    return [
        Scored(option, sign * mind.worth(mind.figure, do), ("best-branch",))
        for option, do in zip(choice.options, effects, strict=True)
    ]


def well(mind: Mind, choice: Choice) -> list[Scored]:
    return [Scored(o, float((o.key == "heal") == mind.ours), ("heal",)) for o in choice.options]


def others(mind: Mind, choice: Choice) -> list[Scored]:
    """The enemy who is hurt most, the nearer to winning the better."""
    effects = getattr(mind.proc, "effects", ())
    return [Scored(o, -mind.worth(o.value, effects) - TURN * turns(mind, o.value), ("hinder",)) for o in choice.options]


def first(mind: Mind, choice: Choice) -> list[Scored]:
    """Helpers clear the way before the main character moves."""
    return [Scored(o, float(mind.g.figures[o.value].helper), ("order",)) for o in choice.options]


def quest_level(mind: Mind, choice: Choice) -> list[Scored]:
    """Fame for the way: twice the circuit and the quest itself; the last fame as cheaply as can be."""
    g = mind.g
    missing = g.rules.fame - team_fame(g, mind.row.team)
    found = []
    for option in choice.options:
        fame = min(missing, 2 if option.value == "hard" else 1)
        found.append(Scored(option, 100.0 * fame / (40.0 + quest_takes(mind, option.value)), ("fame",)))
    return found


def keep_quest(mind: Mind, choice: Choice) -> list[Scored]:
    """The shorter quest."""
    world: int = getattr(mind.proc, "world", 0)
    found = []
    for option in choice.options:
        quest = mind.g.content.pack.cards[option.key]
        assert isinstance(quest, Quest)
        found.append(Scored(option, -quest_length(mind, quest, world), ("quest",)))
    return found


def quest_length(mind: Mind, quest: Quest, world: int) -> float:
    from snar.rise.state import Errand

    g, me, net = mind.g, mind.figure, mind.net(mind.figure)
    errand = Errand(me, world, tuple(d.count for d in quest.deeds), ((),) * len(quest.deeds))
    asked = Wants()
    for i, deed in enumerate(quest.deeds):
        asked = joined(asked, of_deed(g, me, net, errand, i, deed))
    hall = g.content.board.halls[world]
    way = mind.tour(me, hall, asked.visits, hall)
    return way + spent_turns(mind, asked) * mind.bp(me)


def ability(mind: Mind, choice: Choice) -> list[Scored]:
    return [Scored(o, ABILITIES.get(o.key.split()[-1], 1.0), ("ability",)) for o in choice.options]


def keep_event(mind: Mind, choice: Choice) -> list[Scored]:
    """Now, if it is worth something now; otherwise for later."""
    event = mind.g.content.pack.cards[str(dict(choice.about)["source"])]
    gain = mind.worth(mind.figure, event.do) if isinstance(event, OneShot) else 0.0
    wasted = {"bp", "strength"} & {effect["verb"] for effect in getattr(event, "do", ())}
    return yes_or_no(choice, "now", (0.0 if wasted else gain) - LATER, ("card", "wait"))


def lose_item(mind: Mind, choice: Choice) -> list[Scored]:
    """Single-use things go first."""
    cards = [mind.g.card(option.value) for option in choice.options]
    return [
        Scored(o, 1.0 if getattr(card, "single", False) else 0.0, ("least-loss",))
        for o, card in zip(choice.options, cards, strict=True)
    ]


def take_item(mind: Mind, choice: Choice) -> list[Scored]:
    """Lasting things first."""
    return [
        Scored(o, -row.score, ("best-branch",)) for o, row in zip(choice.options, lose_item(mind, choice), strict=True)
    ]


def progress(mind: Mind, choice: Choice) -> list[Scored]:
    """The quest that is nearest to its end: to finish one's own, or to keep an enemy from it."""
    left = [sum(mind.g.errands[option.value].left) for option in choice.options]
    return [Scored(o, -float(n), ("quest",)) for o, n in zip(choice.options, left, strict=True)]


def unlay(mind: Mind, choice: Choice) -> list[Scored]:
    """The card that stands in the way most, or serves an enemy best."""
    g, me = mind.g, mind.figure
    found = []
    for option in choice.options:
        card = option.value
        mine = sum(
            worth.of_card(mind.taste, g, me, e.do)
            for e in g.content.laid(card).effects
            if e.on in ("any", mind.row.side)
        )
        enemy = g.team_of_laid(card) != mind.row.team
        found.append(Scored(option, float(enemy) * 5.0 - mine + g.content.bp[card] / 4, ("clear-way",)))
    return found
