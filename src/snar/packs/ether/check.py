"""Checks a pack of Etherfields: `check_ether(folder)` gives every problem as one clear line.

Pictures of tiles are looked at by `snar.ether.map.check`, texts by `snar.texts.ether.check`.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from snar.packs.ether.building import build
from snar.packs.ether.check_actions import check_actions
from snar.packs.ether.check_art import check_art
from snar.packs.ether.check_refs import check_refs
from snar.packs.ether.check_story import check_story
from snar.packs.ether.check_world import check_world
from snar.packs.ether.counts import check_counts
from snar.packs.ether.model import EtherPack, SleeperDef
from snar.packs.ether.schema import ETHER
from snar.packs.ether.walk import Files, file_of, rows
from snar.packs.reader import Problem, Reader


def check_ether(folder: Path) -> list[Problem]:
    """All problems of the pack's data; what it says is looked at once its files are well formed."""
    reader = Reader(folder, ETHER)
    pack = build(reader)
    if pack is None:
        return reader.problems
    problems = [*check_data(pack, reader.seen), *check_art(pack, folder)]
    return problems + check_counts(pack) if pack.id == "etherfields" else problems


def check_data(pack: EtherPack, files: Files) -> Iterator[Problem]:
    wrong = []
    for kind, row in rows(pack):
        for what, fix in (*check_refs(pack, row), *check_actions(row)):
            wrong.append(Problem(file_of(files, kind, row.id), row.id, what, fix))
    yield from wrong
    yield from _entities(pack, files)
    for sleeper in pack.sleepers.values():
        yield from _start(pack, sleeper)
    yield from check_world(pack)
    if not wrong:  # ways through the story are of no use while it names what is not there
        yield from check_story(pack, files)


def _entities(pack: EtherPack, files: Files) -> Iterator[Problem]:
    for entity in pack.entities.values():
        shared = pack.slumbers.get(entity.id)
        if ("", entity.id) in files and (shared is None or shared.entity != entity.id):
            what = f"the id is already used in {files['', entity.id]}"
            yield Problem("entities.toml", entity.id, what, "only the slumber of the entity may share it")
        if bool(entity.dream) == bool(entity.slumber):
            yield Problem("entities.toml", entity.id, "it is nowhere or in two places", "give it a dream or a slumber")


def _start(pack: EtherPack, sleeper: SleeperDef) -> Iterator[Problem]:
    counted = Counter(sleeper.start)
    for card in pack.influence.values():
        if card.lucid and card.id not in counted:
            continue
        if (card.sleeper == sleeper.id or card.id in counted) and counted[card.id] != card.copies:
            what = f"{card.id}: {counted[card.id]} in start, {card.copies} copies"
            yield Problem("sleepers.toml", sleeper.id, what, "make them equal")
        if card.id in counted and card.sleeper != sleeper.id:
            what = f"{card.id} belongs to {card.sleeper or 'the market'}"
            yield Problem("sleepers.toml", sleeper.id, what, "start with cards of one's own")
