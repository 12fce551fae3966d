"""Setting up: RS-STR-2, RS-STR-8 for the sides; RS-ZKS-2 .. 6 for the trial; RS-EXT-1 for beginners."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.rng import Rng
from snar.packs.model import DECKS

from .content import Content
from .figure import Figure
from .options import HEROES, Rules
from .rules.casting import refill_hand
from .rules.turns import SideRounds, TrialRounds
from .state import RiseState
from .values import moc, pohyb

STARTS = {0: "15", 1: "45"}  # RS-STR-2, RS-BRD-5
TAKEN_OUT = ("dzin-z-lampy", "jezibaba")
BEGINNERS_HAND = {0: ("duhovy-most", "duhovy-most"), 1: ("bariera", "bariera")}  # RS-EXT-1
BEGINNERS_QUESTS = ("poznani", "elementy", "studanky", "lovec", "prepadeni")


def new_game(rules: Rules, rng: Rng, content: Content | None = None, script: tuple[int, ...] = ()) -> RiseState:
    g = RiseState(rules, rng, content)
    g.script = script
    g.begin(SetUp())
    return g


def lay_out(g: RiseState) -> None:
    """RS-COM-3: every card into its deck; characters in front of their players."""
    for deck in DECKS:
        g.zones[f"deck.{deck}"] = tuple(i for i, card in enumerate(g.content.cards) if card.deck == deck)
        g.zones[f"used.{deck}"] = ()
    for zone in ("laid", "out", "event", "casting"):
        g.zones[zone] = ()
    for seat in range(g.seats):
        g.zones[f"hand.{seat}"] = ()
    for i, character in enumerate(g.rules.characters):
        for zone in ("items", "trophies", "quests", "abilities", "kept"):
            g.zones[f"{zone}.{i}"] = ()
        g.figures.append(figure(g, i, character))
        g.regear(i)
        g.edit(i).lives = g.max_lives(g.figures[i])


def figure(g: RiseState, i: int, character: str) -> Figure:
    hero = character in HEROES
    seat = i % 2 if g.seats < len(g.rules.characters) else i
    team = i % 2 if g.rules.sides or g.rules.scenario == "bratrstvi" else i
    helper = g.rules.sides and i > 1 and "ctyri-hraci" in g.rules
    gear = g.content.gear(character)
    return Figure(gear, id=character, seat=seat, team=team, side="hero" if hero else "demon", helper=helper)


def take_out(g: RiseState) -> None:
    """RS-STR-2: cards that the game of sides does not use; RS-EXT-1: the beginners' quests alone stay."""
    if g.rules.sides:
        put_out(g, [i for i, card in enumerate(g.content.cards) if card.id in TAKEN_OUT], "RS-STR-2")
    if g.rules.scenario == "zacatecnici":
        easy = [i for i, card in enumerate(g.content.cards) if card.deck == "easy"]
        put_out(g, [i for i in easy if g.card_id(i) not in BEGINNERS_QUESTS], "RS-EXT-1")


def put_out(g: RiseState, cards: list[int], rule: str) -> None:
    for card in cards:
        zones.move(g, card, f"deck.{g.card(card).deck}", "out", seen=g.everyone, rule=rule)


def place(g: RiseState, i: int, cell: int) -> None:
    row = g.edit(i)
    row.cell = row.start = cell
    g.tell("placed", i, to=g.name(cell))


@procedure
class SetUp(Proc):
    STEPS = ("lay_out", "shuffle", "scenario", "play")

    def lay_out(self, g: RiseState) -> Next:
        lay_out(g)
        take_out(g)
        return None

    def shuffle(self, g: RiseState) -> Next:
        for deck in DECKS:
            zones.shuffle(g, f"deck.{deck}")
        return None

    def scenario(self, g: RiseState) -> Next:
        return Call(SideSetUp() if g.rules.sides else TrialSetUp())

    def play(self, g: RiseState) -> Next:
        return Call(SideRounds() if g.rules.sides else TrialRounds())


@procedure
class SideSetUp(Proc):
    """RS-STR-2, RS-STR-7: heroes on 15, demons on 45, five cards; helpers on wells (RS-STR-8, RR-E4b)."""

    STEPS = ("start", "helper", "placed")
    waiting: tuple[int, ...] = ()
    cell: int = -1

    def start(self, g: RiseState) -> Next:
        for i, row in enumerate(g.figures):
            if row.helper:
                self.waiting = (*self.waiting, i)
            else:
                place(g, i, g.content.board.cell[("b2:" if i > 1 else "") + STARTS[row.team]])
        for team in (0, 1):
            holder = max(i for i, row in enumerate(g.figures) if row.team == team)
            self.deal(g, team, g.figures[holder].seat)
        return None

    def deal(self, g: RiseState, team: int, seat: int) -> None:
        if g.rules.scenario != "zacatecnici":
            refill_hand(g, seat, team)
            return
        deck = f"deck.{('dream', 'horror')[team]}"
        for name in BEGINNERS_HAND[team]:
            card = next(card for card in sorted(g.zones[deck]) if g.card_id(card) == name)
            zones.move(g, card, deck, f"hand.{seat}", seen=g.everyone, rule="RS-EXT-1")
        g.zones["out"] += g.zones[deck]
        g.zones[deck] = ()

    def helper(self, g: RiseState) -> Next:
        if not self.waiting:
            return Return()
        options = [Option(g.name(well), well, "RR-E4b") for well in g.content.board.of_kind["well"]]
        who = self.waiting[0]
        return Ask(g.figures[who].seat, options, "cell", "helper-well", (("figure", g.figures[who].id),))

    def placed(self, g: RiseState) -> Next:
        place(g, self.waiting[0], self.cell)
        self.waiting = self.waiting[1:]
        return Goto("helper")


def deal_hands(g: RiseState, rule: str = "RS-ZKS-4") -> None:
    """RS-ZKS-4: three cards each in seat order; the rest leave the game."""
    for row in sorted(g.figures, key=lambda row: row.seat):
        deck = "deck.dream" if row.side == "hero" else "deck.horror"
        for _ in range(3):
            zones.draw(g, deck, f"hand.{row.seat}", seen=1 << row.seat, rule=rule)
    for deck in ("deck.dream", "deck.horror"):
        g.zones["out"] += g.zones[deck]
        g.zones[deck] = ()


def rebuild_decks(g: RiseState) -> None:
    """RS-OPT-4: hands are discarded and decks made anew from every card that is not laid."""
    for row in g.figures:
        for card in g.zones[f"hand.{row.seat}"]:
            zones.move(g, card, f"hand.{row.seat}", f"used.{g.card(card).deck}", rule="RS-OPT-4")
    for deck in ("dream", "horror"):
        out = tuple(card for card in g.zones["out"] if g.card(card).deck == deck)
        g.zones["out"] = tuple(card for card in g.zones["out"] if g.card(card).deck != deck)
        g.zones[f"deck.{deck}"] += g.zones[f"used.{deck}"] + out
        g.zones[f"used.{deck}"] = ()
        zones.shuffle(g, f"deck.{deck}", "RS-OPT-4")


@procedure
class TrialSetUp(Proc):
    """RS-ZKS-3 .. 6: abilities, hands, places on edge paths from the slowest, and who starts."""

    STEPS = ("abilities", "next_ability", "hands", "slowest", "edge", "placed", "who_starts")
    seat: int = 0
    waiting: tuple[int, ...] = ()
    cell: int = -1

    def abilities(self, g: RiseState) -> Next:
        if self.seat == len(g.figures):
            return Goto("hands")
        return Call(FirstAbility(self.seat))

    def next_ability(self, g: RiseState) -> Next:
        self.seat += 1
        return Goto("abilities")

    def hands(self, g: RiseState) -> Next:
        deal_hands(g)
        return None

    def slowest(self, g: RiseState) -> Next:
        """RS-ZKS-5: slowest first, equal ones the more powerful first, still equal by lot (RR-E4a)."""
        order = [(pohyb(g, i), -moc(g, i)) for i in range(len(g.figures))]
        lots = lots_for_ties(g, order, "RS-ZKS-5")
        self.waiting = tuple(sorted(range(len(g.figures)), key=lambda i: (order[i], lots[i])))
        return None

    def edge(self, g: RiseState) -> Next:
        if not self.waiting:
            return Goto("who_starts")
        options = [Option(g.name(cell), cell, "RS-ZKS-5") for cell in g.content.board.edges]
        return Ask(g.figures[self.waiting[0]].seat, options, "cell", "edge")

    def placed(self, g: RiseState) -> Next:
        place(g, self.waiting[0], self.cell)
        self.waiting = self.waiting[1:]
        return Goto("edge")

    def who_starts(self, g: RiseState) -> Next:
        """RS-ZKS-6: the highest roll starts, then the player on the right, and so on."""
        contest = list(range(len(g.figures)))
        while len(contest) > 1:
            faces = {i: g.roll(i, "who-starts", "RS-ZKS-6") for i in contest}
            contest = [i for i in contest if faces[i] == max(faces.values())]
        first, number = contest[0], len(g.figures)
        g.order = tuple((first + step) % number for step in range(number))
        return Return()


def lots_for_ties(g: RiseState, ranks: list[tuple[int, int]], rule: str) -> list[tuple[int, ...]]:
    """What settles equal ranks: dice, rolled again by those still equal (RR-E4a). The higher roll goes first."""
    lots: list[tuple[int, ...]] = [()] * len(ranks)
    for rank in sorted(set(ranks)):
        tied = [i for i, other in enumerate(ranks) if other == rank]
        while len(tied) > 1:
            for i in tied:
                lots[i] = (*lots[i], -g.roll(i, "lot", rule))
            tied = [i for i in tied if [lots[j] for j in tied].count(lots[i]) > 1]
    return lots


@procedure
class FirstAbility(Proc):
    """RS-ZKS-3: two abilities are drawn, one kept; with Mocné postavy both, never two equal (RS-OPT-5)."""

    STEPS = ("draw", "keep", "kept")
    figure: int
    picked: int = 0

    def draw(self, g: RiseState) -> Next:
        deck, mine = "deck.ability", f"abilities.{self.figure}"
        strong = "mocne-postavy" in g.rules
        seen = g.everyone if strong else 1 << g.figures[self.figure].seat
        for _ in range(2):
            zones.draw(g, deck, mine, seen=seen, rule="RS-OPT-5" if strong else "RS-ZKS-3")
        if not strong:
            return None
        first, second = g.zones[mine]
        if g.card_id(first) == g.card_id(second):
            zones.move(g, second, mine, deck, rule="RS-OPT-5")
            zones.move(g, first, mine, deck, rule="RS-OPT-5")
            zones.shuffle(g, deck, "RS-OPT-5")
            return Goto("draw")
        g.regear(self.figure)
        g.edit(self.figure).lives = g.max_lives(g.figures[self.figure])
        return Return()

    def keep(self, g: RiseState) -> Next:
        pair = g.zones[f"abilities.{self.figure}"]
        options = [Option(f"keep {g.card_id(card)}", place, "RS-ZKS-3") for place, card in enumerate(pair)]
        if options[0].key == options[1].key:
            options = options[:1]
        return Ask(g.figures[self.figure].seat, options, "picked", "keep-ability", public=False)

    def kept(self, g: RiseState) -> Next:
        mine = f"abilities.{self.figure}"
        pair = g.zones[mine]
        zones.move(g, pair[1 - self.picked], mine, "deck.ability", rule="RS-ZKS-3")
        zones.shuffle(g, "deck.ability", "RS-ZKS-3")
        zones.learn(g, pair[self.picked], g.everyone)
        g.tell("ability", self.figure, source=g.card_id(pair[self.picked]), rule="RS-ZKS-3")
        g.regear(self.figure)
        g.edit(self.figure).lives = g.max_lives(g.figures[self.figure])
        return Return()
