"""Whole campaigns by random answers: no exception, no dead end, nothing lost, saves that go on."""

import json
import random
from collections import Counter

import pytest

from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.ether.state import EtherState
from snar.ether.supply import STATE_TOKEN, TOKENS
from snar.kernel.rng import Rng, key_from_seed

DECISIONS = 500
HASTE = {"awaken": 0.1, "save": 0.0, "escape": 0.3, "ready": 0.5, "back": 0.2}  # how often these are taken at all


def choose(dice, keys):
    open_keys = [key for key in keys if dice.random() < HASTE.get(key, 1.0)]
    return dice.choice(open_keys or keys)


def on_the_table(g):
    """Tokens that are not in the supply."""
    out = Counter(key=g.keys, gem=len(g.slots), threat=len(g.threats), environment=len(g.environments), soul=g.souls)
    out["obstacle"] = sum(covered for _, covered in g.spent)
    out["token"] = sum(g.tokens.values())
    for row in g.sleepers:
        out.update({"ether": row.ether, "distress": row.distress, "gem": row.gems})
        out.update(STATE_TOKEN[name] for name, _ in row.states)
        out["token"] += sum(number for _, number in row.tokens)
    for colour, number in g.intent.values():
        out[colour] += number
    for entity in g.entities:
        kind = g.content.pack.entities[entity.id].figure
        out["entity" if kind == "token" else kind] += len(entity.figures)
        out["token"] += entity.tokens
        out["state-b"] += entity.poisoned
        out.update(STATE_TOKEN[name] for figure in entity.figures for name, _ in figure.states)
    return out


def check(g):
    assert sorted(card for pile in g.zones.values() for card in pile) == list(range(len(g.content.cards)))
    out = on_the_table(g)
    assert {kind: g.supply[kind] + out[kind] for kind in TOKENS} == TOKENS


def play(g, seed, decisions):
    dice = random.Random(seed)
    for number in range(decisions):
        if g.over:
            return
        assert g.pending, f"a dead end in {[proc.NAME for proc in g.stack]}"
        choice = dice.choice(g.pending)
        keys = [option.key for option in choice.options]
        assert len(set(keys)) == len(keys), keys
        g.answer(choice.seat, choose(dice, keys))
        if number % 20 == 0:
            check(g)
    assert EtherState.from_data(json.loads(g.dump())).dump() == g.dump()


def begin(number, seed, **agreed):
    game = Ether()
    rules = game.agree(sleepers=SLEEPERS[:number], start="campaign", **agreed)
    return game.new(rules, Rng(key_from_seed(seed)))


@pytest.mark.parametrize("sleepers", [1, 2, 3, 4])
def test_a_campaign_goes_on_from_the_first_dream_through_the_dreamworld(sleepers):
    for seed in range(2):
        g = begin(sleepers, seed)
        play(g, seed, DECISIONS)
        check(g)


def test_a_campaign_with_all_variants_goes_on():
    options = ("trnovy-rytir", "osvezujici-zdrimnuti", "nepreruseny-sen", "prvni-vzpominky", "pokerove-karty")
    play(begin(2, 7, options=options), 7, DECISIONS)


def test_a_lonely_sleeper_comes_out_of_the_first_dream_and_the_next_game_goes_on():
    """Nobody does anything: the turns of the first dream run out, everybody wakes up, and the game is saved."""
    g = begin(1, 3)
    waking = {"entry": "", "change-sleeper": "stay", "edit-deck": "done", "travel": "save", "save-buy": "pass"}
    for _ in range(400):
        if g.over:
            break
        keys = [option.key for option in g.pending[0].options]
        wanted = waking.get(g.pending[0].topic, "ready")
        g.answer(0, next((key for key in (wanted, "draw", "pass") if key in keys), keys[-1]))
    assert (g.result["outcome"], g.log) == ("saved", (("prvni-sen", g.log[0][1]),))
    again = begin(2, 4, chronicle=g.result["chronicle"])
    play(again, 4, DECISIONS)
