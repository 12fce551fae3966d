"""What is loaded from a pack of Etherfields: every table, its defaults, every physical card."""

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from snar.packs.ether.loader import load_ether
from snar.packs.ether.model import DECKS, KINDS, PackError
from snar.packs.ether.parts import Price
from snar.packs.ether.schema import TABLES
from snar.packs.rise.loader import load

Write = Callable[..., Path]
PLURALS = {"action": "actions", "bonus": "bonuses", "effect": "effects", "choice": "choices", "passage": "passages"}


@pytest.mark.parametrize("kind", KINDS)
def test_every_key_of_a_table_is_kept(kind: str) -> None:
    kept = {field.name for field in fields(KINDS[kind][1])}
    assert kept == {PLURALS.get(key, key) for key in TABLES[kind]}


def test_prices_are_alternatives(write: Write) -> None:
    pack = load_ether(write())
    assert pack.influence["lampa"].place == (Price(insight=2), Price(ether=1))
    assert not pack.tiles["chodba"].actions[0].free
    assert pack.influence["mince"].actions[0].free


def test_an_action_without_id_has_its_number(write: Write) -> None:
    pack = load_ether(write())
    assert [action.id for action in pack.influence["mince"].actions] == ["1"]
    assert [action.id for action in pack.influence["lampa"].actions] == ["svitit"]
    assert pack.sleepers["hracka"].back.id == "back"


def test_attacks_reach_one_field_and_other_actions_none(write: Write) -> None:
    pack = load_ether(write())
    assert pack.entities["prizrak"].actions[0].range == 1
    assert pack.tiles["chodba"].actions[0].range == 0


def test_a_weakness_costs_one_ether_unless_it_says_otherwise(write: Write) -> None:
    assert load_ether(write()).weaknesses["strach"].price == (Price(ether=1),)
    assert load_ether(write("weaknesses.toml", "drawn", "price = []\ndrawn")).weaknesses["strach"].price == ()


def test_effects_are_frozen_and_filled_all_the_way_down(write: Write) -> None:
    pack = load_ether(write())
    faces = pack.influence["mince"].actions[0].do[0]["faces"]
    assert faces["x"] == ({"verb": "distress", "amount": 1, "who": "self"},)
    assert faces["blank"] == faces["1"] == ()
    then = pack.entities["prizrak"].actions[0].do[0]
    tokens = {"test": "tokens", "least": 2, "most": 99, "on": ""}
    assert then["when"] == ({"test": "not", "of": tokens},)
    assert then["then"] == ({"verb": "token", "amount": 1, "on": ""},)


def test_amounts_may_count_something(write: Write) -> None:
    bonus = load_ether(write()).influence["lampa"].bonuses[0]
    assert bonus.amount == {"plus": 0, "per": "progress.insight", "times": 1}


def test_movement_by_rules_has_no_value(write: Write) -> None:
    entity = load_ether(write()).entities["prizrak"]
    assert (entity.movement, entity.moves[0]["verb"]) == (0, "relocate_entity")


def test_every_physical_card_in_a_stable_order(write: Write) -> None:
    pack = load_ether(write())
    ids = "mince mince lampa dopis strach klubko prvni prizrak predsin pole dum chodba okno"
    assert " ".join(card.id for card in pack.copies) == ids
    decks = [DECKS.index(card.deck) for card in pack.copies]
    assert decks == sorted(decks)


def test_a_secret_of_a_card_is_that_card_with_a_code(write: Write) -> None:
    pack = load_ether(write())
    assert pack.codes == {"I-01": "dum", "I-01 A": "chodba", "I-01 B": "okno", "I-01 C": "dopis"}
    assert pack.marks["dopis"] == "I-01 C"
    assert "obalka" not in pack.cards


def test_a_rule_among_secrets_is_a_card_of_its_own(write: Write) -> None:
    rule = '[[secret]]\nid = "pravidlo"\ncode = "I-01 D"\nkind = "rule"\n'
    gained = 'set = 1 }, { verb = "gain", card = "I-01 D" }'
    folder = write("scenes.toml", "set = 1 }", gained)
    (folder / "secrets.toml").write_text((folder / "secrets.toml").read_text("utf-8") + rule, "utf-8")
    assert load_ether(folder).copies[-1].deck == "secret"


def test_files_may_be_left_out(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('id = "nic"\nversion = "1"\nschema = 1\ngame = "ether"\n', "utf-8")
    assert load_ether(tmp_path).copies == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("dreams.toml", "turns = 12", "", "dreams.toml: dum: turns is missing; add a whole number 1..12"),
        ("scenes.toml", '"dopis-nalezen"\n[[', '"nic"\n[[', "scenes.toml: dopis-nalezen: goto names 'nic'; there is"),
    ],
)
def test_a_broken_pack_is_refused_with_one_line(write: Write, file: str, old: str, new: str, line: str) -> None:
    with pytest.raises(PackError) as error:
        load_ether(write(file, old, new))
    assert str(error.value).startswith(line)
    assert "\n" not in str(error.value)


def test_an_unknown_pack_is_refused_with_one_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"no such pack; use etherfields or a folder with pack.toml"):
        load_ether(tmp_path / "nic")


def test_each_game_refuses_the_packs_of_the_other(write: Write) -> None:
    with pytest.raises(PackError, match="game = 'ether'; use one of: rise"):
        load(write())
    with pytest.raises(PackError, match="rise-snu: no such pack"):
        load_ether("rise-snu")


def test_the_built_in_pack_is_loaded_once() -> None:
    assert load_ether() is load_ether("etherfields")
