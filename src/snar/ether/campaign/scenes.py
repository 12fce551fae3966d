"""The Book of Secrets: scenes are read, then the sleepers choose together (EF-SEC-3)."""

from __future__ import annotations

from functools import lru_cache

from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.ether.model import Action, Scene, SceneChoice
from snar.packs.ether.parts import Conditions
from snar.packs.ether.stories import page_of

from ..effects.apply import Apply
from ..effects.conditions import Case, holds
from ..rules.actions.affording import payable_ways, too_dear
from ..rules.actions.offers import Offered
from ..rules.actions.paying import PAID, Pay
from ..rules.turns.deciding import Agree, lead
from ..state import EtherState

MEANINGS = {
    "scene": Asks("page", {"choose": Means("answer")}),
    "who-pays": Asks("aim", {"": Means("figure")}),
}


@lru_cache(maxsize=1024)
def priced(choice: SceneChoice) -> Offered:
    """A choice as something that a sleeper pays for."""
    action = Action(choice.id, "plain", "", "", 0, "no", choice.price, "no", (), choice.do)
    return Offered(f"choose {choice.id}", action, "scene")


def payers(g: EtherState, choice: SceneChoice) -> list[int]:
    return [seat for seat in range(g.seats) if too_dear(g, seat, priced(choice)) is None]


def true_of(g: EtherState, scene: Scene, when: Conditions) -> bool:
    """What one of the group has or knows, the group has."""
    return any(holds(g, Case(seat, scene.id), when) for seat in range(g.seats))


def open_choices(g: EtherState, scene: Scene) -> list[SceneChoice]:
    """EF-SEC-3: what demands more than there is cannot be chosen: a condition, a price. What an answer then does is an
    effect and closes nothing: what cannot be sealed or discarded is not (EE-B2a)."""
    return [choice for choice in scene.choices if true_of(g, scene, choice.when) and payers(g, choice)]


@procedure
class ReadScene(Proc):
    """What the page says happens first; then one of its choices, and perhaps another page."""

    STEPS = ("read", "do", "ask", "chosen", "payer", "pay", "follow", "go")
    scene: str
    said: str = ""
    picked: int = -1
    bill: tuple[Plain, ...] = ()

    def page(self, g: EtherState) -> Scene:
        return g.content.pack.scenes[self.scene]

    def choice(self, g: EtherState) -> SceneChoice:
        return next(choice for choice in self.page(g).choices if choice.id == self.said.removeprefix("choose "))

    def read(self, g: EtherState) -> Next:
        """What is true now stands on the page for good, whatever comes later."""
        scene = self.page(g)
        page = page_of(scene.id, [passage.id for passage in scene.passages if true_of(g, scene, passage.when)])
        g.read = (*g.read, page)
        g.barrier = True
        g.tell("scene", source=page, amount=scene.number)
        return None

    def do(self, g: EtherState) -> Next:
        return Call(Apply(g.first, self.page(g).do, self.scene))

    def ask(self, g: EtherState) -> Next:
        options = tuple(f"choose {choice.id}" for choice in open_choices(g, self.page(g)))
        return Call(Agree("scene", options, self.scene), "said") if options else Return()

    def chosen(self, g: EtherState) -> Next:
        g.tell("chosen", source=self.scene, to=self.choice(g).id)
        return None if self.choice(g).price else Goto("follow")

    def payer(self, g: EtherState) -> Next:
        """EE-B1a: one sleeper pays."""
        options = [Option(g.sleepers[seat].id, seat, "EE-B1a") for seat in payers(g, self.choice(g))]
        return lead(g, options, "who-pays")

    def pay(self, g: EtherState) -> Next:
        costs = payable_ways(g, self.picked, priced(self.choice(g)))
        return Call(Pay(self.picked, "plain", costs), "bill")

    def follow(self, g: EtherState) -> Next:
        if self.bill and self.bill[0] != PAID:
            self.bill = ()
            return Goto("ask")
        g.disclosed = True  # what only the story tells is not to be tried out for nothing
        return Call(Apply(g.first, self.choice(g).do, self.scene))

    def go(self, g: EtherState) -> Next:
        goto = self.choice(g).goto
        return Call(ReadScene(goto)) if goto else None
