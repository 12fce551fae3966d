"""RS-QST-4: deeds that remove counters from quests."""

from __future__ import annotations

from typing import Any

from snar.packs.rise.model import Creature, Deed, Item, Quest

from ..state import Errand, RiseState
from ..values import effect_works_on

LAID = ("laid", "dream", "horror")


def running(g: RiseState, figure: int, among: tuple[int, ...] | None = None) -> list[int]:
    held = g.zones[f"quests.{figure}"]
    return [card for card in held if not g.errands[card].done and (among is None or card in among)]


def definition(g: RiseState, card: int) -> Quest:
    quest = g.card(card)
    assert isinstance(quest, Quest)
    return quest


def deed(
    g: RiseState,
    figure: int,
    name: str,
    whats: tuple[str, ...],
    token: Any,
    world: int = -1,
    among: tuple[int, ...] | None = None,
) -> None:
    """The character has done something: every running quest that asks for it loses one counter.

    `token` is what must differ where the quest asks for different ones; `world` is where it happened;
    `among` are the quests it had when it did it, if others may have been given since.
    """
    for card in running(g, figure, among):
        for i, wanted in enumerate(definition(g, card).deeds):
            if wanted.deed != name or wanted.what not in whats:
                continue
            own_world = wanted.what in ("gate", "hall", "ring") and name == "visit" and world == g.errands[card].world
            if not own_world:
                count(g, card, i, token if wanted.different else None)


def count(g: RiseState, card: int, i: int, token: Any) -> None:
    """A counter is removed, for the same token only once; a recast card is the same card (RR-D4b)."""
    errand, quest = g.errands[card], definition(g, card)
    if errand.done or not errand.left[i] or (token is not None and token in errand.seen[i]):
        return
    if quest.ordered and any(earlier in missing(g, card) for earlier in quest.deeds[:i]):
        return  # RR-D9a
    left = (*errand.left[:i], errand.left[i] - 1, *errand.left[i + 1 :])
    seen = errand.seen if token is None else (*errand.seen[:i], (*errand.seen[i], token), *errand.seen[i + 1 :])
    g.errands[card] = errand._replace(left=left, seen=seen, turns=errand.turns or quest.within)
    g.tell("quest", errand.figure, source=g.card_id(card), amount=sum(left), rule="RS-QST-4")
    settle(g, card)


def counted(g: RiseState, card: int) -> int:
    """How many counters have been removed."""
    return sum(wanted.count for wanted in definition(g, card).deeds) - sum(g.errands[card].left)


def put_back(g: RiseState, card: int, counters: int, rule: str) -> None:
    """Counters return to a quest that is not fulfilled yet: of its last deed first, and what was counted last."""
    errand, wanted = g.errands[card], definition(g, card).deeds
    left, seen = list(errand.left), list(errand.seen)
    for _ in range(min(counters, counted(g, card))):
        i = max(i for i, deed in enumerate(wanted) if left[i] < deed.count)
        left[i] += 1
        seen[i] = seen[i][:-1]
    begun = any(left[i] < deed.count for i, deed in enumerate(wanted))
    g.errands[card] = errand._replace(left=tuple(left), seen=tuple(seen), turns=errand.turns if begun else 0)
    g.tell("setback", errand.figure, source=g.card_id(card), amount=sum(left), rule=rule)


def settle(g: RiseState, card: int) -> None:
    """Fulfilled when nothing is left to do."""
    if not g.errands[card].done and not missing(g, card):
        fulfil(g, card)


def missing(g: RiseState, card: int) -> list[Deed]:
    """Deeds with counters left; where fewer cards are laid, all of them suffice (RS-QST-5, RR-D1)."""
    errand = g.errands[card]
    return [
        wanted
        for wanted, left, seen in zip(definition(g, card).deeds, errand.left, errand.seen, strict=True)
        if left and not (visits_laid(wanted) and all_visited(g, wanted.what, seen))
    ]


def visits_laid(wanted: Deed) -> bool:
    return wanted.deed == "visit" and wanted.what in LAID


def all_visited(g: RiseState, what: str, seen: tuple[Any, ...]) -> bool:
    laid = laid_of(g, what)
    return bool(laid) and all(card in seen for card in laid)


def laid_of(g: RiseState, what: str) -> list[int]:
    return [card for card in g.laid if what in ("laid", g.card(card).kind)]


def gain_noted(g: RiseState, figure: int, amount: int, rule: str, source: str) -> None:
    g.edit(figure).noted += amount
    g.tell("experience", figure, source=source, amount=amount, rule=rule)


def fulfil(g: RiseState, card: int) -> None:
    """Nothing else happens, not even in its hall, which must be entered anew (RR-D6)."""
    errand = g.errands[card]
    g.errands[card] = errand._replace(done=True, left=(0,) * len(errand.left))
    g.tell("fulfilled", errand.figure, source=g.card_id(card), rule="RS-QST-4")
    scholar = g.figures[errand.figure].gear.traits.get("scholar")
    if scholar:
        gain_noted(g, errand.figure, 2, g.rule_of(scholar), scholar)
    deed(g, errand.figure, "gain", ("experience",), None)


def board_changed(g: RiseState) -> None:
    """A card was laid or taken away: fallbacks are checked anew (RR-D1)."""
    for card, errand in list(g.errands.items()):
        if not errand.done and (hangs_on_laid(g, card) or not any(errand.left)):
            settle(g, card)


def hangs_on_laid(g: RiseState, card: int) -> bool:
    """Does the quest want laid cards visited?"""
    return any(visits_laid(wanted) for wanted in definition(g, card).deeds)


def counts_visit(g: RiseState, figure: int, cell: int) -> bool:
    """Is a visit of this field itself a deed of a running quest?"""
    called = g.content.board.called[cell]
    for card in g.zones[f"quests.{figure}"]:
        if not g.errands[card].done:
            for wanted in definition(g, card).deeds:
                if wanted.deed == "visit" and wanted.what in called:
                    return True
    return False


def visit(g: RiseState, figure: int, cell: int, card: int, among: tuple[int, ...]) -> None:
    """The character entered a field by its own step or Teleport (RR-A7a).

    `card` lay there and `among` were its quests on arrival: a card may be used up by the visit, or lead to a hall
    where a quest is given for which this visit came too early (RR-D1).
    """
    if not g.zones[f"quests.{figure}"]:
        return
    board = g.content.board
    whats = board.called[cell]
    if board.world[cell] >= 0:
        deed(g, figure, "visit", whats, board.world[cell], board.world[cell], among)
    else:
        deed(g, figure, "visit", whats, cell, -1, among)
    if card >= 0 and effect_works_on(g, cell):
        deed(g, figure, "visit", ("laid", g.card(card).kind), card, -1, among)
    pass_enemies(g, figure, cell, among)


def pass_enemies(g: RiseState, figure: int, cell: int, among: tuple[int, ...]) -> None:
    """RR-D8b: one entry is one deed, however many stand there; a quest for different enemies takes a new one."""
    enemies = [g.figures[i].id for i in g.enemies_at(figure, cell)]
    for card in running(g, figure, among) if enemies else ():
        for i, wanted in enumerate(definition(g, card).deeds):
            if wanted.deed == "pass":
                new = [enemy for enemy in enemies if enemy not in g.errands[card].seen[i]]
                count(g, card, i, (new or enemies)[0] if wanted.different else None)


def end_of_movement(g: RiseState, figure: int) -> None:
    row = g.figures[figure]
    if row.entered:
        covered = row.cell in g.cover and effect_works_on(g, row.cell)
        whats = g.content.board.called[row.cell]
        deed(g, figure, "end", (*whats, "laid") if covered else whats, row.cell)


def end_of_turn(g: RiseState, figure: int) -> None:
    """RR-D4a: with nothing laid, a quest for laid cards is fulfilled at the end of the holder's next turn."""
    for card in running(g, figure):
        time_passes(g, card)
        errand = g.errands[card]
        nothing = hangs_on_laid(g, card) or not any(errand.left)
        nothing = nothing and all(visits_laid(wanted) and not laid_of(g, wanted.what) for wanted in missing(g, card))
        if nothing and errand.waited:
            fulfil(g, card)
        elif nothing != errand.waited:
            g.errands[card] = errand._replace(waited=nothing)


def time_passes(g: RiseState, card: int) -> None:
    """RR-D9b: a quest against the clock begins anew when its turns are over."""
    errand = g.errands[card]
    if errand.turns:
        g.errands[card] = errand._replace(turns=errand.turns - 1)
        if errand.turns == 1:
            put_back(g, card, counted(g, card), "RR-D9b")


def possible(g: RiseState, card: int) -> bool:
    """RR-D5: can the quest still be fulfilled?"""
    return all(
        not left or deed_possible(g, g.errands[card].figure, wanted.deed, wanted.what)
        for wanted, left in zip(definition(g, card).deeds, g.errands[card].left, strict=True)
    )


def deed_possible(g: RiseState, figure: int, name: str, what: str) -> bool:
    """Deeds that hang on a deck need such a card in it or in its discards; the board offers the rest.

    Creatures that are held come back once there are no others (RR-B9b).
    """
    events = [g.card(card) for card in g.zones["deck.event"] + g.zones["used.event"]]
    if (name, what) == ("gain", "item"):
        return any(isinstance(event, Item) for event in events)
    if (name, what) == ("use", "item"):
        held = [g.card(card) for card in g.zones[f"items.{figure}"]]
        return any(isinstance(event, Item) and event.use for event in events + held)
    if (name, what) in (("win", "creature"), ("draw", "creature")):
        zones = [f"{kind}.{i}" for i in range(len(g.figures)) for kind in ("trophies", "tamed")]
        held = [g.card(card) for zone in zones for card in g.zones[zone]]
        return bool(events) and any(isinstance(event, Creature) for event in events + held)
    if (name, what) == ("draw", "event"):
        return bool(events)
    if (name, what) in (("end", "laid"), ("use", "laid")):
        return bool(g.laid) or any(g.zones[f"hand.{seat}"] for seat in range(g.seats))
    if name == "cast":
        return any(g.zones[f"hand.{row.seat}"] for row in g.figures if row.team == g.figures[figure].team)
    return True


def new_errand(g: RiseState, card: int, figure: int, world: int) -> Errand:
    deeds = definition(g, card).deeds
    return Errand(figure, world, tuple(wanted.count for wanted in deeds), ((),) * len(deeds))
