"""Games of a curious player, each begun where most is still missing, until everything has been reached."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from snar.ether import supply
from snar.ether.content import content_for
from snar.ether.game import Ether
from snar.ether.options import OPTIONS, SLEEPERS
from snar.ether.scenario import Table
from snar.ether.state import EtherState
from snar.kernel import running, zones
from snar.kernel.rng import Rng, key_from_seed
from snar.packs.ether.model import EtherPack

from .atlas import PAGE, Atlas
from .explorer import Curious
from .reached import Reached, Thing
from .rich import deal_cards, lay_things

ANSWERS, FEW = 400, 20  # of one game; when only a page is opened
STORY = {"hlas": 3, "kabat": 2, "zahrada": 1, "tonik": 2, "brok": 2, "slib": 1, "zpusob": 3, "mlynar": 1, "list": 3}
"""What earlier dreams left, by the highest value (docs/ether-story.md)."""
DONE = {"sen-dva": 1, "sen-tri": 1, "vykoupeni": 1}
SLOT = "d6"  # a quirk slot of the entry tiles
DREAD, GIFTS = 4, 4  # distress of a group that is to die, cards that are handed over
PLACES = {"influence": "hand.0", "item": "items", "note": "notes", "wisdom": "wisdom"}
NOT_ALONE = ("solo", "bdely-sen")  # one is for one sleeper only, the other is unlocked by a finished campaign


# -- beginning -------------------------------------------------------------------------------------------------------
def begin(start: str, seed: int, missing: set[Thing]) -> EtherState:
    """Mostly a rich group; what nobody has found yet is still to be found."""
    dice = random.Random(seed)
    sleepers = tuple(dice.sample(SLEEPERS, dice.choice((1, 1, 1, 2))))
    g = at_table(start, sleepers, dice, missing) if start else new_game(sleepers, dice)
    happened = list(g.events)
    if dice.random() < 0.7:
        lay_things(g, {id for kind, id in missing if kind == "found"})
    deal_cards(g)
    hand_over(g, [key for kind, key in sorted(missing) if kind == "action"], dice)
    if ("outcome", f"{start.removeprefix('Dreaming ')} death") in missing and dice.random() < 0.3:
        g.edit(0).distress = supply.take(g, "distress", DREAD)
    g.events[:] = happened  # what was dealt has not been reached
    running.restore(g)
    return g


def hand_over(g: EtherState, keys: list[str], dice: random.Random) -> None:
    """Cards whose actions nobody has taken yet come to where they can be used."""
    owners = dict.fromkeys(key.split()[1].partition(".")[0] for key in dice.sample(keys, len(keys)))
    for id in [id for id in owners if g.content.numbers.get(id)][:GIFTS]:
        card = g.content.numbers[id][0]
        zone = next(zone for zone, cards in g.zones.items() if card in cards)
        to = PLACES.get(g.card(card).deck, "")
        if to and zone not in ("turns", "map"):
            zones.move(g, card, zone, to, seen=g.everyone)
            g.owners[card] = 1 if to.endswith(".0") else 0


def new_game(sleepers: tuple[str, ...], dice: random.Random) -> EtherState:
    """A game from its beginning, with some of the variants: a campaign, its world, or one dream alone."""
    game = Ether()
    start = dice.choice(["world", "world", "campaign", *(f"dream:{id}" for id in content_for().pack.dreams)])
    options = [option for option in OPTIONS if option not in NOT_ALONE and dice.random() < 0.3]
    rules = game.agree(sleepers=sleepers, start=start, options=options)
    return game.new(rules, Rng(key_from_seed(dice.randrange(10**6))))


def at_table(start: str, sleepers: tuple[str, ...], dice: random.Random, missing: set[Thing]) -> EtherState:
    """On the road or at a gate, in the middle of a campaign: something is just beginning."""
    proc, _, id = start.partition(" ")
    pack = content_for().pack
    met = proc == "Slumbering"
    season = dice.choice([*pack.seasons, ""])
    decks = {"Slumbering": {"slumbers": [id]}, "Fate": {"fate": [id]}}.get(proc, {})
    kinds = ("slumber-entry", "slumber") if met else ("slumber-entry",)
    given: dict[str, Any] = {
        "location": next((row.id for row in pack.locations.values() if row.gate == id), "kaplicka"),
        "districts": list(pack.districts),
        "tiles": [row.id for row in pack.tiles.values() if row.kind in kinds],
        "quirks": [[dice.choice([card.id for card in pack.fate.values() if card.actions]), SLOT]] if met else [],
        "story": story_so_far(pack, dice, missing),
        "zones": {**decks, **({"season": [season]} if season else {})},
        "seed": str(dice.randrange(10**6)),
    }
    top = [{"proc": proc, "id": id} if proc == "Dreaming" else {"proc": proc}]
    if proc == PAGE:
        dream, _, page = id.partition(" ")
        given |= {"mode": "dream", "dream": dream, "zones": {}}
        top = [
            {"proc": "Dreaming", "step": "wake", "id": dream},
            {"proc": "EnterDream", "step": "over", "into": "outcome", "dream": dream},
            {"proc": "Encounter", "step": "next", "into": "outcome"},
            {"proc": PAGE, "scene": page},
        ]
    rows = {name: {"field": "c4"} for name in sleepers}
    travel = {"proc": "Travel", "step": "settle", "here": given["location"]}
    return Table(**given, sleepers=rows, step="none", during=[travel, *top]).g


def story_so_far(pack: EtherPack, dice: random.Random, missing: set[Thing]) -> dict[str, int]:
    """Anything earlier dreams may have left, but what missing choices ask for first."""
    found = {**{name: dice.randint(0, most) for name, most in STORY.items()}, **DONE}
    choices = {f"{page.id}.{choice.id}": choice for page in pack.scenes.values() for choice in page.choices}
    left = sorted(id for kind, id in missing if kind == "choice")
    for id in dice.sample(left, len(left)):
        found |= {test["name"]: test["least"] for test in choices[id].when if test.get("name") in STORY}
    return found


# -- searching -------------------------------------------------------------------------------------------------------
Game = tuple[str, int]  # where it begins, its seed


def search(wanted: set[Thing], reached: Reached, games: int, known: list[Game] | None = None) -> list[Game]:
    """Ends when nothing is missing, or after so many games; returns those that found something.

    What an earlier search returned may be given as `known`: these games are played first. While neither rules nor pack
    have changed, they find everything, for games that find nothing change nothing for those after them.
    """
    atlas, begun, fruitful = Atlas(content_for().pack), Counter[str](), list[Game]()
    elsewhere = wanted.difference(*atlas.starts.values())

    def promises(key: str) -> bool:
        return not atlas.promised.get(key, set()).isdisjoint(missing)

    def most_missing(seed: int) -> Game:
        places = {**atlas.starts, **atlas.pages(reached), "": elsewhere}
        worth = {start: len(missing & own) / (1 + begun[start]) for start, own in places.items()}
        return max(worth, key=lambda name: worth[name]), seed

    for number in range(-len(known or []), games):
        missing = wanted - reached
        if not missing:
            break
        start, seed = known[number] if known and number < 0 else most_missing(number)
        begun[start] += 1
        before = len(reached)
        explore(begin(start, seed, missing), Curious(seed, promises), start, reached, missing)
        if len(reached) > before:
            fruitful.append((start, seed))
    return fruitful


def explore(g: EtherState, player: Curious, start: str, reached: Reached, missing: set[Thing]) -> None:
    for _ in range(FEW if start.startswith(PAGE) else ANSWERS):
        reached.look(g)
        if g.over:
            break
        player.answer(g)
        missing -= reached
    reached.look(g)
