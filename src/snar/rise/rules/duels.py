"""RS-DUL: duels between characters and with creatures."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means

from .. import values
from ..state import RiseState
from .awakening import LoseLives
from .deeds import deed
from .uses import NOTHING, Bonuses, Gained, Window, opens, rerolled

Roll = tuple[int, Bonuses]
NO_ROLL: Roll = (0, ())
MEANINGS = {"elude": Asks("window", {"elude": Means(), "stand": ON})}


def natural(g: RiseState, figure: int, die: int) -> int:
    """RS-DUL-5 counts the unmodified die; for the lucky a seven is an eight."""
    return 8 if die == 7 and "lucky-eight" in g.figures[figure].gear.traits else die


def outcome(mine: int, theirs: int, my_die: int, their_die: int) -> str:
    """RS-DUL-1 and the rule of eight (RS-DUL-5)."""
    if (my_die == 8) != (their_die == 8):
        return "won" if my_die == 8 else "lost"
    if my_die == 8 or mine == theirs:
        return "draw"
    return "won" if mine > theirs else "lost"


def parts_of(g: RiseState, figure: int, when: tuple[str, ...], roll: Roll) -> Bonuses:
    """The sum of one side, part by part: the die, its power, everything announced."""
    return (("die", roll[0]), *values.moc_parts(g, figure, when), *roll[1])


def total(parts: Bonuses) -> int:
    return sum(amount for _, amount in parts)


def why(result: str, my_die: int, their_die: int) -> str:
    """What decided: a natural eight, two of them, or the sums."""
    if my_die == 8 or their_die == 8:
        return "eight" if my_die != their_die else "eights"
    return "equal" if result == "draw" else "higher"


def may_attack(g: RiseState, figure: int) -> bool:
    """RS-DUL-2: once a round."""
    row = g.figures[figure]
    return row.attacks < (2 if "second-attack" in row.gear.traits else 1)


@procedure
class DuelRoll(Proc):
    """One side's die with everything announced for it; returns (die, bonuses)."""

    STEPS = ("roll", "changes", "changed", "total")
    figure: int
    against: str
    bonuses: Bonuses = ()
    face: int = 0
    window: Gained = NOTHING
    rerolls: tuple[str, ...] = ()  # what has served this roll

    def roll(self, g: RiseState) -> Next:
        self.face = g.roll(self.figure, "duel", "RS-DUL-1")
        return None

    def changes(self, g: RiseState) -> Next:
        if opens(g, self.figure, "duel-die", self.against):
            seen = str(self.face)
            return Call(Window(self.figure, "duel-die", self.against, seen, announced_keys=self.rerolls), "window")
        return None

    def changed(self, g: RiseState) -> Next:
        window, self.window = self.window, NOTHING
        self.bonuses += window[4]
        if not window[1]:
            return None
        self.rerolls = rerolled(g, self.figure, self.rerolls)
        self.face = g.roll(self.figure, "duel", window[1])
        return Goto("changes")

    def total(self, g: RiseState) -> Next:
        return Return((self.face, self.bonuses))


@procedure
class Duel(Proc):
    """RS-DUL-1: one character attacks another on its field."""

    STEPS = ("declare", "elude", "eluded", "boost", "defence", "roll", "answer", "compare", "spoils")
    attacker: int
    defender: int
    act: str = "stand"
    mine: Gained = NOTHING
    theirs: Gained = NOTHING
    my_roll: Roll = NO_ROLL
    their_roll: Roll = NO_ROLL
    winner: int = -1

    def declare(self, g: RiseState) -> Next:
        g.edit(self.attacker).attacks += 1
        defender = g.figures[self.defender]
        g.tell("attack", self.attacker, to=defender.id, frm=g.name(defender.cell), rule="RS-DUL-1")
        deed(g, self.attacker, "attack", ("character",), defender.id)
        return None if "elusive" in defender.gear.traits else Goto("boost")

    def elude(self, g: RiseState) -> Next:
        options = [Option(key, key, "RS-CHR-4") for key in ("elude", "stand")]
        return Ask(g.seat_of(self.defender), options, "act", "elude")

    def eluded(self, g: RiseState) -> Next:
        if self.act == "elude":
            mine, theirs = g.roll(self.attacker, "elude", "RS-CHR-4"), g.roll(self.defender, "elude", "RS-CHR-4")
            if theirs >= mine:
                g.tell("eluded", self.defender, rule="RS-CHR-4")
                return Return()
            g.tell("caught", self.defender, rule="RS-CHR-4")
        return None

    def boost(self, g: RiseState) -> Next:
        """RR-C2: announced before the roll, the attacker first."""
        if opens(g, self.attacker, "duel", "character"):
            return Call(Window(self.attacker, "duel", "character", g.figures[self.defender].id), "mine")
        return None

    def defence(self, g: RiseState) -> Next:
        if opens(g, self.defender, "duel", "character"):
            return Call(Window(self.defender, "duel", "character", g.figures[self.attacker].id), "theirs")
        return None

    def roll(self, g: RiseState) -> Next:
        return Call(DuelRoll(self.attacker, "character", self.mine[4]), "my_roll")

    def answer(self, g: RiseState) -> Next:
        return Call(DuelRoll(self.defender, "character", self.theirs[4]), "their_roll")

    def compare(self, g: RiseState) -> Next:
        mine = parts_of(g, self.attacker, ("attack", "character"), self.my_roll)
        theirs = parts_of(g, self.defender, ("defence", "character"), self.their_roll)
        my_die, their_die = natural(g, self.attacker, self.my_roll[0]), natural(g, self.defender, self.their_roll[0])
        result = outcome(total(mine), total(theirs), my_die, their_die)
        reason = why(result, my_die, their_die)
        if result == "draw" and "duelist" in g.figures[self.attacker].gear.traits:
            result, reason = "won", "duelist"
        details = (("mine", mine), ("theirs", theirs), ("why", reason))
        defender, ahead = g.figures[self.defender].id, total(mine) - total(theirs)
        g.tell("duel", self.attacker, to=defender, source=result, amount=ahead, rule="RS-DUL-1", details=details)
        if result == "draw":
            return Return()
        winner, loser = (self.attacker, self.defender) if result == "won" else (self.defender, self.attacker)
        self.winner = winner
        deed(g, winner, "win", ("character", "duel"), g.figures[loser].id)
        lives = g.figures[winner].gear.value("duel-wound", 2)  # RS-DUL-3
        return Call(LoseLives(loser, lives, g.figures[winner].id, "RS-DUL-3"))

    def spoils(self, g: RiseState) -> Next:
        if opens(g, self.winner, "won", "character"):
            return Call(Window(self.winner, "won", "character"))
        return None


@procedure
class CreatureDuel(Proc):
    """RS-DUL-4: a creature or guardian of some power; returns won, lost or draw."""

    STEPS = ("boost", "roll", "answer", "compare", "spoils", "done")
    figure: int
    power: int
    source: str
    mine: Gained = NOTHING
    my_roll: Roll = NO_ROLL
    their_die: int = 0
    result: str = ""

    def boost(self, g: RiseState) -> Next:
        if opens(g, self.figure, "duel", "creature"):
            return Call(Window(self.figure, "duel", "creature", self.source), "mine")
        return None

    def roll(self, g: RiseState) -> Next:
        return Call(DuelRoll(self.figure, "creature", self.mine[4]), "my_roll")

    def answer(self, g: RiseState) -> Next:
        self.their_die = g.roll(-1, self.source, "RS-DUL-4")
        return None

    def compare(self, g: RiseState) -> Next:
        mine = parts_of(g, self.figure, ("creature",), self.my_roll)
        theirs = (("die", self.their_die), ("moc", self.power))
        my_die = natural(g, self.figure, self.my_roll[0])
        self.result = outcome(total(mine), total(theirs), my_die, self.their_die)
        details = (("mine", mine), ("theirs", theirs), ("why", why(self.result, my_die, self.their_die)))
        ahead = total(mine) - total(theirs)
        to, result = self.source, self.result
        g.tell("fight", self.figure, to=to, source=result, amount=ahead, rule="RS-DUL-4", details=details)
        if self.result == "won":
            deed(g, self.figure, "win", ("creature", "duel"), self.source)
        if self.result == "lost":
            return Call(LoseLives(self.figure, 1, self.source, "RS-DUL-4"))
        return None

    def spoils(self, g: RiseState) -> Next:
        if self.result == "won" and opens(g, self.figure, "won", "creature"):
            return Call(Window(self.figure, "won", "creature", self.source))
        return None

    def done(self, g: RiseState) -> Next:
        return Return(self.result)
