"""The greedy bot of Etherfields: offered options with reasons, no peeking, no dead ends, and it knows how to win."""

from __future__ import annotations

import pytest

from snar.bots import ask, levels, make
from snar.bots.ether.bot import TOPICS
from snar.bots.ether.playout import first_asked, play_campaign
from snar.bots.ether.purse import Coin, split
from snar.bots.reasons import KEYS
from snar.ether.campaign.chronicle import keep
from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.ether.state import EtherState
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed

STARTS = ("dream:prvni-sen", "dream:beh-pred-vodou", "dream:ustredna", "dream:zatopa", "slumber:prizrak", "world")
GAME = Ether()


def fresh(start: str, number: int, seed: int) -> EtherState:
    return GAME.new(GAME.agree(sleepers=SLEEPERS[:number], start=start), Rng(key_from_seed(f"bots/{seed}")))


def dice(seed: str | int) -> Rng:
    return Rng(key_from_seed(seed))


@pytest.mark.parametrize("name", levels("ether"))
@pytest.mark.parametrize("start", STARTS)
def test_advice_is_an_offered_option_with_the_best_three_and_their_reasons(name: str, start: str) -> None:
    g, bot, rng = fresh(start, 2, 5), make(name, 5), dice(5)
    for _ in range(120):
        if g.over:
            break
        choice = first_asked(g.pending)
        advice = ask(bot, g, choice.seat, rng)
        assert advice.option.key in [option.key for option in choice.options]
        assert advice.option == advice.top[0][0]
        assert [row[1] for row in advice.top] == sorted((row[1] for row in advice.top), reverse=True)
        assert all(row[2] and set(row[2]) <= KEYS for row in advice.top)
        g.answer(choice.seat, advice.option.key)


def test_the_drowsy_one_rests_now_and_then_and_is_steady_otherwise() -> None:
    """Nothing else differs, and whoever asks again gets the same answer."""
    g, rng = fresh("dream:prvni-sen", 2, 5), dice(5)
    acted = rested = 0
    while not g.over and acted < 60:
        choice = first_asked(g.pending)
        steady, drowsy, again = (
            ask(make(name), g, choice.seat, dice(7)) for name in ("vytrvalec", "ospalec", "ospalec")
        )
        assert drowsy == again
        if choice.topic == "action" and steady.option.key != "ready":
            acted += 1
            rested += drowsy.option.key == "ready"
        assert drowsy.option in (steady.option, next((o for o in choice.options if o.key == "ready"), None))
        g.answer(choice.seat, ask(make("vytrvalec"), g, choice.seat, rng).option.key)
    assert 0.1 < rested / acted < 0.5


@pytest.mark.parametrize("start", STARTS)
def test_greedy_never_peeks(start: str) -> None:
    """States equal to the seat get the same advice wherever it does not try an answer out on imagined cards."""
    g, bot, rng = fresh(start, 2, 3), make("greedy", 3), dice(3)
    for number in range(80):
        if g.over:
            break
        choice = first_asked(g.pending)
        seat = choice.seat
        if choice.topic in TOPICS:
            first = bot.advise(imagine(g, seat, dice(f"a{number}")), seat)
            assert first.option.key == make("greedy").advise(imagine(g, seat, dice(f"b{number}")), seat).option.key
        g.answer(seat, ask(bot, g, seat, rng).option.key)


def test_a_whole_campaign_comes_to_the_end_of_the_opening() -> None:
    journey = play_campaign(fresh("campaign", 1, 2), [make("greedy")], 2, 6000)
    assert not journey.stopped, journey
    assert {id for id, outcome, _ in journey.dreams if outcome == "victory"} == set(
        GAME.new(GAME.agree(), dice(1)).content.pack.dreams
    )


def test_greedy_sleepers_pick_up_the_telephone() -> None:
    """A small sample of the bar: most teams win the first dream."""
    won = 0
    for seed in range(8):
        g = fresh("dream:prvni-sen", 1 + seed % 2, seed)
        won += play_campaign(g, [make("greedy")] * g.seats, seed, 3000).outcome == "victory"
    assert won >= 4


def test_who_lets_the_turns_run_out_loses_the_dream_and_may_try_it_again_with_two_hours_more() -> None:
    g, bot, rng = fresh("campaign", 1, 4), make("greedy"), dice(4)
    while not g.log:
        choice = first_asked(g.pending)
        idle = choice.topic == "action"
        g.answer(choice.seat, "ready" if idle else ask(bot, g, choice.seat, rng).option.key)
    assert g.log == (("prvni-sen", "defeat"),) and g.find("gates", "prvni-sen") >= 0
    hours = g.hours
    for _ in range(1500):
        if g.dream:
            break
        hours = g.hours
        choice = first_asked(g.pending)
        g.answer(choice.seat, ask(bot, g, choice.seat, rng).option.key)
    assert (g.dream, g.hours, len(g.cards("turns"))) == ("prvni-sen", hours + 2, 11)  # one turn less for one alone


def test_a_price_takes_the_cards_that_are_missed_least() -> None:
    purse = (Coin(1, 2.0, (0, 2, 0)), Coin(2, 3.0, (0, 3, 0)), Coin(3, 1.0, (0, 1, 0)), Coin(4, 2.5, (2, 1, 0)))
    paid = split(purse, (("cunning", 3),))
    assert paid is not None and set(paid.cards[0]) in ({1, 3}, {2})
    both = split(purse, (("cunning", 5), ("insight", 2)))
    assert both is not None and (set(both.cards[0]), both.cards[1]) == ({1, 2}, (4,))
    assert split(purse, (("anger", 1),)) is None


def test_lucid_sleepers_take_the_twenty_cards_of_their_own() -> None:
    told = {**keep(fresh("world", 1, 1)), "lucid": True}
    rules = GAME.agree(sleepers=SLEEPERS[:1], options=("bdely-sen",), start="dream:prvni-sen", chronicle=told)
    g, bot, rng = GAME.new(rules, Rng(key_from_seed("bots/lucid"))), make("greedy", 1), dice(1)
    while g.pending and g.pending[0].topic == "edit-deck":
        g.answer(0, ask(bot, g, 0, rng).option.key)
    assert len(g.cards("deck.0")) == 20 and all(g.card(card).lucid for card in g.cards("deck.0"))
