"""The secrecy suite must be able to fail: every leak that is planted here has to be caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from snar.kernel.choice import Option, Refusal
from snar.kernel.conformance import check_secrecy, random_walk
from snar.kernel.event import FIELDS, Event
from snar.kernel.flow import Ask, AskAll, AskAny, Goto, Next, Proc
from snar.rise import view as rise_view
from snar.rise.game import Rise
from snar.rise.rules.castingphase import OneCast
from snar.rise.state import RiseState
from snar.template.game import LanternsGame
from snar.template.rules import Round
from snar.template.state import Lanterns

Patch = pytest.MonkeyPatch
TRIAL = {"scenario": "zkouska-sily", "players": 3}


def suspects(game: Any, options: dict[str, Any], answers: int = 40) -> Iterator[None]:
    """The secrecy suite, seat by seat."""
    for seed in (1, 2):
        for n, g in enumerate(random_walk(game, game.agree(**options), seed, answers)):
            for seat in range(g.seats + 1):
                check_secrecy(g, seat, n * 10 + seat)
                yield


def caught(game: Any, **options: Any) -> None:
    with pytest.raises(AssertionError, match="seat"):
        for _ in suspects(game, options):
            pass


def instead(patch: Patch, proc: type[Proc], step: str, new: Callable[[Any, Any], Next]) -> None:
    """Another step in the place of a procedure's own."""
    run = list(proc.RUN)
    run[proc.INDEX[step]] = new
    patch.setattr(proc, "RUN", tuple(run))


def before(patch: Patch, proc: type[Proc], step: str, leak: Callable[[Any, Any], None]) -> None:
    """Something more happens just before a step."""
    honest = proc.RUN[proc.INDEX[step]]

    def leaking(self: Any, g: Any) -> Next:
        leak(self, g)
        return honest(self, g)

    instead(patch, proc, step, leaking)


def also_shown(patch: Patch, state: type[Any], more: Callable[[Any, int], Any]) -> None:
    """The view holds something more."""
    honest = state.view
    patch.setattr(state, "view", lambda g, seat: {**honest(g, seat), "leak": more(g, seat)})


def deck_top(g: Any, deck: str = "deck") -> str:
    return g.card_id(g.zones[deck][-1]) if g.zones[deck] else ""


@pytest.mark.parametrize(("game", "options"), [(LanternsGame(), {}), (Rise(), TRIAL)], ids=["lucerny", "rise"])
def test_honest_games_are_not_suspected(game: Any, options: dict[str, Any]) -> None:
    assert sum(1 for _ in suspects(game, options)) > 200


# -- views ---------------------------------------------------------------------------------------------------------
def test_a_hand_of_another_seat_in_the_view_is_caught(monkeypatch: Patch) -> None:
    also_shown(monkeypatch, Lanterns, lambda g, seat: [g.card_id(card) for card in g.zones["hand.0"]])
    caught(LanternsGame())


def test_a_hand_of_another_seat_in_the_view_of_rise_snu_is_caught(monkeypatch: Patch) -> None:
    def hand(g: RiseState, owner: int, seat: int) -> dict[str, Any]:
        cards = g.zones[f"hand.{owner}"]
        return {"count": len(cards), "known": sorted(g.card_id(card) for card in cards)}

    monkeypatch.setattr(rise_view, "hand_view", hand)
    caught(Rise(), **TRIAL)


def test_a_mere_count_of_a_kind_of_hidden_cards_is_caught(monkeypatch: Patch) -> None:
    also_shown(monkeypatch, Lanterns, lambda g, seat: sum(g.card_id(card) == "gust" for card in g.zones["hand.1"]))
    caught(LanternsGame())


def test_known_cards_in_the_order_of_their_numbers_among_hidden_ones_are_caught(monkeypatch: Patch) -> None:
    """Faces are hidden, but where the known ones stand in the sorted pile tells what the others are."""

    def sorted_pile(g: Lanterns, seat: int) -> list[str]:
        pile = sorted(g.zones["deck"] + g.zones["hand.0"])
        return [g.card_id(card) if g.known[card] >> seat & 1 else "?" for card in pile]

    also_shown(monkeypatch, Lanterns, sorted_pile)
    caught(LanternsGame())


def test_a_card_number_in_the_view_is_caught(monkeypatch: Patch) -> None:
    also_shown(monkeypatch, RiseState, lambda g, seat: list(g.zones["deck.easy"][-1:]))
    caught(Rise())


def test_the_dice_to_come_in_the_view_are_caught(monkeypatch: Patch) -> None:
    also_shown(monkeypatch, Lanterns, lambda g, seat: g.rng.key.hex())
    caught(LanternsGame())


def test_a_leak_to_spectators_alone_is_caught(monkeypatch: Patch) -> None:
    also_shown(monkeypatch, Lanterns, lambda g, seat: deck_top(g) if seat == g.seats else "")
    caught(LanternsGame())


# -- events --------------------------------------------------------------------------------------------------------
def test_the_top_of_the_deck_in_an_event_is_caught(monkeypatch: Patch) -> None:
    before(monkeypatch, Round, "note_ready", lambda self, g: g.emit(Event("hint", source=deck_top(g))))
    caught(LanternsGame())


def test_a_face_shown_to_one_too_many_is_caught(monkeypatch: Patch) -> None:
    honest = Event.for_seat

    def to_everyone(event: Event) -> Event:
        return Event(**{**dict(zip(FIELDS, event.row(), strict=True)), "seen": -1})

    monkeypatch.setattr(Event, "for_seat", lambda self, *about: honest(to_everyone(self), *about))
    caught(LanternsGame())


def test_an_event_that_happens_only_with_certain_hidden_cards_is_caught(monkeypatch: Patch) -> None:
    def creak(self: Round, g: Lanterns) -> None:
        if deck_top(g) == "gust":
            g.emit(Event("creak"))

    before(monkeypatch, Round, "note_ready", creak)
    caught(LanternsGame())


def test_an_undo_barrier_that_hangs_on_a_hidden_card_is_caught(monkeypatch: Patch) -> None:
    def stick(self: Round, g: Lanterns) -> None:
        g.barrier = deck_top(g) in ("1", "2", "3")

    before(monkeypatch, Round, "note_ready", stick)
    caught(LanternsGame())


# -- choices -------------------------------------------------------------------------------------------------------
def test_option_keys_that_hang_on_another_seats_cards_are_caught(monkeypatch: Patch) -> None:
    def ready(self: Round, g: Lanterns) -> Next:
        waiting = [seat for seat in range(g.seats) if seat not in self.ready_seats]
        keys = {seat: [g.card_id(card) for card in g.zones[f"hand.{(seat + 1) % 3}"]] for seat in waiting}
        choices = {
            seat: [Option("ready", 1)] + [Option(f"nod {key}", 2) for key in sorted(set(keys[seat]))]
            for seat in waiting
        }
        return AskAny(choices, "came", "ready") if waiting else Goto("bid")

    instead(monkeypatch, Round, "ready", ready)
    caught(LanternsGame())


def test_the_order_of_options_can_be_a_leak_too(monkeypatch: Patch) -> None:
    def decide(self: Round, g: Lanterns) -> Next:
        options = [Option("draw", "draw"), Option("leave", "leave")]
        swapped = g.zones["hand.1"] and g.card_id(g.zones["hand.1"][0]) in "123"
        return Ask(self.leader(g), options[::-1] if swapped else options, "act", "peek")

    instead(monkeypatch, Round, "decide", decide)
    caught(LanternsGame())


def test_what_a_choice_is_about_can_be_a_leak(monkeypatch: Patch) -> None:
    def ask(self: OneCast, g: RiseState) -> Next:
        return Ask(g.seat_of(self.figure), [Option("done", ("done", None)), Option("wait", ("done", None))], "did",
                   "casting", (("next", deck_top(g, "deck.event")),))  # fmt: skip

    instead(monkeypatch, OneCast, "ask", ask)
    caught(Rise(), **TRIAL)


def test_asking_only_those_who_hold_the_card_is_caught(monkeypatch: Patch) -> None:
    """A pause tells who could react."""

    def gust(self: Round, g: Lanterns) -> Next:
        holders = [seat for seat in self.bidders(g) if self.gusts_of(g, seat)]
        return AskAll({seat: [Option("gust", 0), Option("pass", "pass")] for seat in holders}, "gusts", "gust")

    instead(monkeypatch, Round, "gust", gust)
    caught(LanternsGame())


def test_a_lone_option_that_answers_itself_although_it_hangs_on_a_secret_is_caught(monkeypatch: Patch) -> None:
    def decide(self: Round, g: Lanterns) -> Next:
        seat = (self.leader(g) + 1) % g.seats
        holds = any(g.card_id(card) == "gust" for card in g.zones[f"hand.{seat}"])
        return Ask(seat, [Option("leave", "leave"), Option("puff", "leave")][: 1 + holds], "act", "puff")

    instead(monkeypatch, Round, "decide", decide)
    caught(LanternsGame())


# -- refusals ------------------------------------------------------------------------------------------------------
def test_a_refusal_that_tells_where_a_card_is_is_caught(monkeypatch: Patch) -> None:
    def explain(g: Any, seat: int, key: str) -> Refusal:
        holders = [zone for zone, pile in g.zones.items() if key.split()[-1] in [g.card_id(card) for card in pile]]
        return Refusal("somebody-else-has-it", about=(("zones", tuple(sorted(holders))),))

    monkeypatch.setattr(Lanterns, "explain", explain)
    caught(LanternsGame())


def test_a_frame_that_holds_a_hidden_card_is_caught(monkeypatch: Patch) -> None:
    """The frame cannot be imagined anew, so what comes of it differs from the imagined zones."""

    def bid(self: Round, g: Lanterns) -> Next:
        choices = {
            seat: [Option(f"bid {n}", card) for n, card in enumerate(g.zones[f"hand.{seat}"])]
            for seat in self.bidders(g)
        }
        return AskAll(choices, "bids", "bid") if choices else Goto("end")

    def reveal(self: Round, g: Lanterns) -> Next:
        g.emit(Event("sum", amount=sum(int(card) for _, card in self.bids)))
        return Goto("end")

    instead(monkeypatch, Round, "bid", bid)
    instead(monkeypatch, Round, "reveal", reveal)
    caught(LanternsGame())


def test_a_rule_that_looks_into_a_hidden_pile_is_caught(monkeypatch: Patch) -> None:
    def ask(self: OneCast, g: RiseState) -> Next:
        g.tell("omen", self.figure, amount=1 + g.zones["deck.event"][-1] % 2)
        return Goto("act")

    instead(monkeypatch, OneCast, "ask", ask)
    caught(Rise(), **TRIAL)
