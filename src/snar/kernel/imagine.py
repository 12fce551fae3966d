"""What a seat can imagine: the same game with everything it cannot know dealt out anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar, final

from . import running
from .rng import Rng
from .state import State

S = TypeVar("S", bound=State)


class Group(NamedTuple):
    """Hidden cards of one family: each could lie in the place of any other, or where a back is seen, of its like."""

    cards: tuple[int, ...]  # as they lie
    ordered: tuple[int, ...]
    shown: tuple[str, ...]  # by place: the back that is seen there, or nothing; none at all where all backs are alike
    fixed: bool  # each can only lie where it lies


Shuffle = Callable[[Group], tuple[int, ...]]  # what comes out for fixed ones does not count


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
    permute(twin, 1 << seat, lambda group: rng.scattered(() if group.fixed else group.ordered))
    twin.rng = Rng(b"".join(rng.draw().to_bytes(4, "little") for _ in range(8)))
    return twin


def forget_answers(g: State, seat: int) -> None:
    """Of an open joint decision only this seat's own answer stays."""
    proc = running.owned_top(g)
    setattr(proc, g.into, tuple(answer for answer in getattr(proc, g.into) if answer[0] == seat))


def deal_unknown(g: State, rng: Rng) -> None:
    """A new epoch after an undo by consent: cards that nobody knows are dealt anew."""
    permute(g, g.everyone, lambda group: rng.shuffled(group.cards))


def permute(g: State, knowers: int, shuffle: Shuffle) -> None:
    """Shuffle, among their places, the cards that none of these seats knows."""
    hidden, backs = hidden_from(g, knowers), g.card_backs()
    dealt = [(group, shuffle(group)) for group in hidden.groups]
    lie = laid(hidden, [(group.cards, matched(group, order, backs)) for group, order in dealt if not group.fixed])
    g.zones.update(lie.zones)
    g.known = lie.known


Deal = list[tuple[tuple[int, ...], Sequence[int]]]  # cards by group, and what lies in their places then


@final
class Laid:
    """Where the hidden cards lie then, and who knows which."""

    __slots__ = ("known", "zones")

    def __init__(self, zones: dict[str, tuple[int, ...]], known: bytearray) -> None:
        self.zones: Final = zones
        self.known: Final = known


def laid(hidden: Hidden, deal: Deal) -> Laid:
    """Who knows a place knows whatever lies there."""
    before = hidden.known
    instead, known = list(range(len(before))), bytearray(before)  # by card: what lies in its place, and who knows it
    for cards, others in deal:
        for card, other in zip(cards, others, strict=True):
            instead[card] = other
            known[other] = before[card]
    return Laid({zone: tuple(map(instead.__getitem__, pile)) for zone, pile in hidden.piles}, known)


@final
class Hidden:
    """What some seats do not know of a state; one and the same as long as they learn nothing and nothing moves there.

    `piles` have their zones, `known` says who knows which card."""

    __slots__ = ("families", "groups", "known", "piles")

    def __init__(
        self,
        piles: tuple[tuple[str, tuple[int, ...]], ...],
        families: Sequence[str],
        groups: tuple[Group, ...],
        known: bytes,
    ) -> None:
        self.piles: Final = piles
        self.families: Final = families
        self.groups: Final = groups
        self.known: Final = known


REMEMBERED: dict[tuple[int, bytes], Hidden] = {}
MOST = 256


def hidden_from(g: State, knowers: int) -> Hidden:
    """Bots imagine at every decision, and few of those change what is hidden: as long as everybody knows the same and
    those piles are the same objects, every hidden card lies where it lay."""
    key, families, zones = (knowers, bytes(g.known)), g.card_families(), g.zones
    found = REMEMBERED.get(key)
    if found and found.families is families and all(zones.get(zone) is pile for zone, pile in found.piles):
        return found
    if len(REMEMBERED) >= MOST:
        REMEMBERED.clear()
    found = REMEMBERED[key] = looked_for(g, knowers, families)
    return found


def looked_for(g: State, knowers: int, families: Sequence[str]) -> Hidden:
    known, zones = g.known, g.zones
    groups: defaultdict[str, list[int]] = defaultdict(list)
    piles = []
    for zone in sorted(zones):
        cards = [card for card in zones[zone] if not known[card] & knowers]
        if cards:
            piles.append((zone, zones[zone]))
        for card in cards:
            groups[families[card]].append(card)
    backs, seen = g.card_backs(), seen_backs(g)
    found = tuple([grouped(cards, backs, seen) for cards in groups.values()])
    return Hidden(tuple(piles), families, found, bytes(known))


def grouped(cards: list[int], backs: Sequence[str], seen: set[int]) -> Group:
    kinds = len({backs[card] for card in cards})
    shown = tuple([backs[card] if card in seen else "" for card in cards]) if kinds > 1 else ()
    return Group(tuple(cards), tuple(sorted(cards)), shown, bool(shown) and kinds == len(cards) and all(shown))


def matched(group: Group, dealt: Sequence[int], backs: Sequence[str]) -> Sequence[int]:
    """What lies in each place: first one with the back that is seen there, then the rest as they come."""
    if not group.shown:
        return dealt
    fitting: defaultdict[str, list[int]] = defaultdict(list)
    for other in reversed(dealt):  # so that the first one is taken off the end
        fitting[backs[other]].append(other)
    chosen = [fitting[back].pop() if back else -1 for back in group.shown]
    if "" not in group.shown:
        return chosen
    taken = set(chosen)
    rest = iter([other for other in dealt if other not in taken])
    return [next(rest) if card < 0 else card for card in chosen]


def seen_backs(g: State) -> set[int]:
    """Cards whose backs everyone can see."""
    shown = {"all": slice(None), "top": slice(-1, None), "none": slice(0)}
    return {card for zone, pile in g.zones.items() for card in pile[shown[g.backs_shown(zone)]]}
