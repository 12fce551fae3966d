"""What a seat can imagine: the same game with everything it cannot know dealt out anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TypeVar

from . import running
from .rng import Rng
from .state import State

S = TypeVar("S", bound=State)
Shuffle = Callable[[tuple[int, ...]], tuple[int, ...]]


def imagine(g: S, seat: int, rng: Rng, alone: bool = False) -> S:
    """A clone in which cards unknown to the seat are permuted and the dice are fresh. The seat sees no difference,
    but that in an open joint decision the others are asked anew: how they have answered is not for it to know.

    `alone`: of a question to any seat only this one's part is kept, so that the others' need not be worked out anew.
    """
    twin = dealt_anew(g, seat, rng)
    own = tuple(choice for choice in twin.pending if choice.seat == seat)
    if alone and own and twin.asking == "any":
        twin.pending, twin.standing = own, ()
    elif twin.pending and (twin.asking != "one" or not own):
        if twin.asking == "all":
            forget_answers(twin, seat)
        running.restore(twin)  # other seats' options may hang on cards that changed
    return twin


def dealt_anew(g: S, seat: int, rng: Rng) -> S:
    """The clone before anybody is asked anew: options of other seats may not fit their cards."""
    twin = g.clone()
    twin.script = ()  # of a lesson's dice to come nobody knows
    # Sorted first: what is imagined hangs on what the seat sees and on the dice, never on what really lies there.
    permute(twin, 1 << seat, lambda cards: rng.scattered(tuple(sorted(cards))))
    twin.rng = Rng(b"".join(rng.draw().to_bytes(4, "little") for _ in range(8)))
    return twin


def forget_answers(g: State, seat: int) -> None:
    """Of an open joint decision only this seat's own answer stays."""
    proc = running.owned_top(g)
    setattr(proc, g.into, tuple(answer for answer in getattr(proc, g.into) if answer[0] == seat))


def deal_unknown(g: State, rng: Rng) -> None:
    """A new epoch after an undo by consent: cards that nobody knows are dealt anew."""
    permute(g, g.everyone, rng.shuffled)


def permute(g: State, knowers: int, shuffle: Shuffle) -> None:
    """Shuffle, among their places, the cards that none of these seats knows."""
    instead = list(range(len(g.known)))  # by card: what lies in its place then
    before, seen, backs = g.known, seen_backs(g), g.card_backs()
    known = before.copy()
    hidden = hidden_cards(g, knowers)
    for cards in by_family(g, hidden).values():
        for card, other in zip(cards, matched(backs, cards, shuffle(tuple(cards)), seen), strict=True):
            instead[card] = other
            known[other] = before[card]  # who knows a place knows whatever lies there
    for zone in hidden:
        g.zones[zone] = tuple([instead[card] for card in g.zones[zone]])
    g.known = known


def hidden_cards(g: State, knowers: int) -> dict[str, list[int]]:
    """Cards these seats do not know, by the zones that hold any."""
    known, zones = g.known, g.zones
    piles = ((zone, [card for card in zones[zone] if not known[card] & knowers]) for zone in sorted(zones))
    return {zone: cards for zone, cards in piles if cards}


def by_family(g: State, hidden: dict[str, list[int]]) -> dict[str, list[int]]:
    """Cards of one family could be each other."""
    families: defaultdict[str, list[int]] = defaultdict(list)
    family = g.card_families()
    for cards in hidden.values():
        for card in cards:
            families[family[card]].append(card)
    return families


def matched(backs: Sequence[str], cards: list[int], dealt: Sequence[int], seen: set[int]) -> Sequence[int]:
    """What lies instead of each card: first one with its back wherever that is seen, then the rest as they come."""
    if len({backs[card] for card in cards}) == 1:
        return dealt
    fitting: defaultdict[str, list[int]] = defaultdict(list)
    for other in reversed(dealt):  # so that the first one is taken off the end
        fitting[backs[other]].append(other)
    chosen = {card: fitting[backs[card]].pop() for card in cards if card in seen}
    if len(chosen) == len(cards):
        return list(chosen.values())
    taken = set(chosen.values())
    rest = iter([other for other in dealt if other not in taken])
    return [chosen[card] if card in chosen else next(rest) for card in cards]


def seen_backs(g: State) -> set[int]:
    """Cards whose backs everyone can see."""
    shown = {"all": slice(None), "top": slice(-1, None), "none": slice(0)}
    return {card for zone, pile in g.zones.items() for card in pile[shown[g.backs_shown(zone)]]}
