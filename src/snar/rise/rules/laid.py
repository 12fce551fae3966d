"""RS-DRM: laid dreams and horrors: placing them, what they do to visitors, how they are used up."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means
from snar.packs.rise.model import LaidEffect

from ..effects.apply import Apply
from ..state import Laid, RiseState
from .deeds import board_changed, deed
from .uses import NOTHING, Gained, Window, opens

TURNS: tuple[int, ...] = (0, 90, 180, 270)
MEANINGS = {"accept": Asks("window", {"accept": Means(), "decline": ON})}


def fits(g: RiseState, picture: int, turn: int) -> bool:
    """RS-DRM-3: wholly on the board, over no other laid card."""
    cells = g.content.board.placements[picture, turn]
    return bool(cells) and g.cover.keys().isdisjoint(cells)


def turns(g: RiseState, picture: int) -> list[int]:
    return [turn for turn in TURNS if fits(g, picture, turn)]


def pictures(g: RiseState, placement: str) -> tuple[int, ...]:
    """Where the picture may lie: a numbered or path field (RR-A1b), for random placement a numbered one (RS-DRM-6)."""
    return g.content.free_pictures(occupied(g), placement)


def occupied(g: RiseState) -> int:
    """The covered cells as bits."""
    masks, bits = g.content.board.masks, 0
    for row in g.laid.values():
        bits |= masks[row.picture, row.turn]
    return bits


def lay(g: RiseState, card: int, team: int, picture: int, turn: int, frm: str) -> None:
    """RS-DRM-5: face up, with one token per action (RS-DRM-7); whoever stands there feels nothing yet (RR-A3)."""
    zones.move(g, card, frm, "laid", seen=g.everyone, rule="RS-DRM-5")
    g.laid[card] = Laid(team, picture, turn, g.content.laid(card).actions)
    g.cover.update(dict.fromkeys(g.content.board.placements[picture, turn], card))
    g.tell("lay", source=g.card_id(card), to=g.name(picture), amount=turn, rule="RS-DRM-5")
    board_changed(g)


def take_up(g: RiseState, card: int, to: str, rule: str) -> None:
    """A laid card leaves the board."""
    row = g.laid.pop(card)
    for cell in g.content.board.placements[row.picture, row.turn]:
        del g.cover[cell]
    g.tell("unlay", source=g.card_id(card), frm=g.name(row.picture), to=to, rule=rule)
    zones.move(g, card, "laid", to, seen=g.everyone, rule=rule)
    for i, figure in enumerate(g.figures):
        if card == figure.stood_on or card in figure.worked:
            row_ = g.edit(i)
            row_.stood_on = -1 if row_.stood_on == card else row_.stood_on
            row_.worked = tuple(c for c in row_.worked if c != card)
    board_changed(g)


def concerning(g: RiseState, figure: int, card: int) -> tuple[LaidEffect, bool] | None:
    """The effect of a laid card that concerns this character (RS-DRM-13), and whether it can harm."""
    row = g.figures[figure]
    for i, effect in enumerate(g.content.laid(card).effects):
        if effect.on in ("any", row.side) and row.id not in effect.spared:
            return effect, g.content.harmful(card, i, row.gear)
    return None


def works(g: RiseState, figure: int, card: int) -> bool:
    """RS-DRM-10, RR-A4: once a round per card and character."""
    return card not in g.figures[figure].worked and concerning(g, figure, card) is not None


@procedure
class CardWorks(Proc):
    """A laid card meets a character: harm cannot be declined, help may (RS-DRM-11, RR-A6)."""

    STEPS = ("meet", "shielded", "work")
    figure: int
    card: int
    willing: bool = False  # the player has already said yes (RS-DRM-12)
    act: str = "accept"
    window: Gained = NOTHING

    def meet(self, g: RiseState) -> Next:
        found = concerning(g, self.figure, self.card)
        assert found
        if not found[1] and not self.willing:
            source = g.card_id(self.card)
            accept = Option("accept", "accept", "RS-DRM-11", (), (("do", found[0].do),))
            options = [accept, Option("decline", "decline", "RS-DRM-11")]
            return Ask(g.seat_of(self.figure), options, "act", "accept", (("source", source),))
        return None

    def shielded(self, g: RiseState) -> Next:
        found = concerning(g, self.figure, self.card)
        if self.act == "decline" or not found:
            return Return()
        if found[1] and opens(g, self.figure, "harm"):
            return Call(Window(self.figure, "harm", source=g.card_id(self.card)), "window")
        return None

    def work(self, g: RiseState) -> Next:
        if self.window[2]:  # RR-A13: a shield spends no action
            g.tell("shielded", self.figure, source=g.card_id(self.card), rule="RR-A13")
            return Return()
        found = concerning(g, self.figure, self.card)
        if not found or self.card not in g.laid:
            return Return()
        row = g.edit(self.figure)
        row.worked = (*row.worked, self.card)
        source = g.card_id(self.card)
        g.tell("works", self.figure, source=source, to=g.name(row.cell), rule="RS-DRM-9")
        deed(g, self.figure, "use", ("laid",), None)
        use_action(g, self.card)
        return Call(Apply(self.figure, found[0].do, source, "RS-DRM-9"))


def use_action(g: RiseState, card: int) -> None:
    """RS-DRM-7: one token a use; with the last the card is discarded (RS-COM-4). Permanent cards stay (RS-DRM-8)."""
    laid = g.laid[card]
    if not laid.actions:
        return
    if laid.actions == 1:
        take_up(g, card, f"used.{g.card(card).deck}", "RS-DRM-7")
    else:
        g.laid[card] = laid._replace(actions=laid.actions - 1)
