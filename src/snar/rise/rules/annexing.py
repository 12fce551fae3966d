"""What annexing brings: power and victory (RS-STR), fame and abilities (RS-ZKS), rewards (RS-OPT)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..setup.hands import deal_hands, rebuild_decks
from ..state import RiseState
from .experience import gain_power

FOR_GOOD = {"iridion": "extra_pohyb", "filnerin": "extra_lives", "akademus": "extra_spell"}  # RS-OPT-1
MEANINGS = {"take-ability": Asks("pick", {"take": Means("thing")})}


@procedure
class Reward(Proc):
    STEPS = ("power", "fame", "ability", "gain")
    figure: int
    world: int
    hard: bool
    taken: str = ""

    def power(self, g: RiseState) -> Next:
        if "odmena" in g.rules and self.hard:
            self.for_good(g)
        else:
            gain_power(g, self.figure, 1, "RS-OPT-1" if "odmena" in g.rules else "RS-QST-6", "annex")
        return None

    def for_good(self, g: RiseState) -> None:
        """RS-OPT-1; repeated bonuses add up (RR-D7b), lives are raised with their maximum (RR-B6)."""
        world = g.content.board.worlds[self.world].name.removeprefix("b2:")
        row = g.edit(self.figure)
        setattr(row, FOR_GOOD[world], getattr(row, FOR_GOOD[world]) + 1)
        g.tell("reward", self.figure, source=world, amount=1, rule="RS-OPT-1")
        if world == "filnerin":
            g.change_lives(self.figure, 1, world, "RR-B6")

    def fame(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        if g.rules.sides:
            if victory(g, row.team):
                win(g, row.team, g.rules.win_rule)
            return Return()
        g.edit(self.figure).fame += 2 if self.hard else 1
        g.tell("fame", self.figure, amount=2 if self.hard else 1, rule="RS-ZKS-10")
        if team_fame(g, row.team) >= g.rules.fame:
            win(g, row.team, g.rules.win_rule)  # RR-D3c
            return Return()
        return None if self.hard else Return()

    def ability(self, g: RiseState) -> Next:
        """RS-ZKS-10: one ability of one's choice from the deck; nobody holds two equal (RR-E7)."""
        held = {g.card_id(card) for card in g.zones[f"abilities.{self.figure}"]}
        offered = {g.card_id(card): card for card in sorted(g.zones["deck.ability"], reverse=True)}
        names = sorted(name for name in offered if name not in held)
        if not names:
            return Return()
        options = [Option(f"take {name}", name, "RS-ZKS-10") for name in names]
        return Ask(g.seat_of(self.figure), options, "taken", "take-ability")

    def gain(self, g: RiseState) -> Next:
        card = next(card for card in sorted(g.zones["deck.ability"]) if g.card_id(card) == self.taken)
        zones.move(g, card, "deck.ability", f"abilities.{self.figure}", seen=g.everyone, rule="RS-ZKS-10")
        zones.shuffle(g, "deck.ability", "RS-ZKS-10")
        g.regear(self.figure)
        return Return()


def victory(g: RiseState, team: int) -> bool:
    """RS-STR-1: two worlds; the beginners need one (RS-EXT-1), two boards four (RS-EXT-4)."""
    return worlds_of(g, team) >= g.rules.worlds_to_win


def worlds_of(g: RiseState, team: int) -> int:
    return sum(len(figure.annexed) for figure in g.figures if figure.team == team)


def team_fame(g: RiseState, team: int) -> int:
    """RS-EXT-3: brothers' fame is added up."""
    return sum(figure.fame for figure in g.figures if figure.team == team)


def win(g: RiseState, team: int, rule: str) -> None:
    winners = [figure.seat for figure in g.figures if figure.team == team]
    g.over = True
    g.result = {"winner": team, "seats": sorted(set(winners)), "rule": rule, "rounds": g.round}
    first, *others = [i for i, figure in enumerate(g.figures) if figure.team == team]
    g.tell("won", first, to=g.figures[others[0]].id if others else "", rule=rule)


def draw_game(g: RiseState, rule: str) -> None:
    g.over = True
    g.result = {"winner": -1, "seats": [], "rule": rule, "rounds": g.round}
    g.tell("drawn", rule=rule)


@procedure
class Reopen(Proc):
    """RS-ZKS-11: all worlds are annexed and nobody has won: they open again."""

    STEPS = ("open", "dreams")

    def open(self, g: RiseState) -> Next:
        """Who stands in a hall now must enter it anew (RR-D6)."""
        g.open = (True,) * len(g.open)
        g.tell("reopen", rule="RS-ZKS-11")
        return None

    def dreams(self, g: RiseState) -> Next:
        if "snove-svety" in g.rules:
            rebuild_decks(g)  # RS-OPT-4
            deal_hands(g, "RS-OPT-4")
        return None
