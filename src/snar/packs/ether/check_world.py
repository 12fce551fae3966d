"""Checks of the dreamworld: ways, gates, and that no good thing is reached without a risk (EE-G4, EE-G5a)."""

from collections.abc import Iterator, Mapping

from snar.packs.ether.model import EtherPack, Location
from snar.packs.ether.walk import nested
from snar.packs.reader import Problem

FILE = "world.toml"
RISKS = {"slumber", "gate"}
REWARDS = {"key", "shopping", "sanctuary"}
GIFTS = ("key", "ether", "gem", "gain", "unseal", "calm", "hours")
DEAREST = 4
"""There are four keys (EF-COM-3)."""
Ways = Mapping[str, tuple[str, ...]]


def check_world(pack: EtherPack) -> Iterator[Problem]:
    """EE-G5a: no gate costs more keys than there are; EE-G4: no round and no reward without a slumber or a gate."""
    for dream in pack.dreams.values():
        if dream.keys > DEAREST:
            yield Problem("dreams.toml", dream.id, f"its gate costs {dream.keys} keys", "there are 4 (EE-G5a)")
    for location in pack.locations.values():
        yield from _check_location(pack, location)
    yield from _check_places(pack)
    starts = [location.id for location in pack.locations.values() if "awakening" in location.icons]
    if pack.locations and len(starts) != 1:
        yield Problem(FILE, "", f"{len(starts)} locations of awakening", 'give one icons = ["awakening"]')
    if cycle := find_cycle(_safe(pack, {id: one.arrows for id, one in pack.locations.items()})):
        yield Problem(FILE, cycle[0], f"a free round {' > '.join(cycle)}", "put a slumber or a gate in it (EE-G4)")
    ways = _safe(pack, {id: (*one.arrows, *one.shortcuts) for id, one in pack.locations.items()})
    for id in sorted(reached(ways, starts)):
        if _rewards(pack.locations[id]):
            yield Problem(
                FILE, id, "it is reached from awakening without a risk", "put a slumber or a gate before it (EE-G4)"
            )


def find_cycle(ways: Ways) -> list[str]:
    """The first cycle in the order of the file, or []."""
    done: set[str] = set()
    for start in ways:
        path: list[str] = []
        if cycle := _cycle_from(ways, start, path, done):
            return cycle
    return []


def _cycle_from(ways: Ways, at: str, path: list[str], done: set[str]) -> list[str]:
    if at in path:
        return [*path[path.index(at) :], at]
    if at in done:
        return []
    path.append(at)
    for to in ways.get(at, ()):
        if cycle := _cycle_from(ways, to, path, done):
            return cycle
    path.pop()
    done.add(at)
    return []


def reached(ways: Ways, starts: list[str]) -> set[str]:
    found: set[str] = set()
    todo = [*starts]
    while todo:
        at = todo.pop()
        if at in ways and at not in found:
            found.add(at)
            todo += ways[at]
    return found


def _safe(pack: EtherPack, ways: Ways) -> dict[str, tuple[str, ...]]:
    """The world without locations of slumbers and gates; a railway leads to every other station."""
    stations = tuple(one.id for one in pack.locations.values() if "railway" in one.icons)
    safe = {id for id, one in pack.locations.items() if not RISKS & {*one.icons}}
    lines = {id: tuple(to for to in stations if id in stations and to != id) for id in safe}
    return {id: tuple(to for to in (*ways[id], *lines[id]) if to in safe) for id in ways if id in safe}


def _rewards(location: Location) -> bool:
    gifts = any(effect["verb"] in GIFTS for effect in nested(location.do))
    return gifts or bool(REWARDS & {*location.icons})


def _check_location(pack: EtherPack, location: Location) -> Iterator[Problem]:
    if ("gate" in location.icons) != bool(location.gate):
        yield Problem(FILE, location.id, "the icon gate and the key gate go together", "give both or none")
    if not (location.arrows or location.shortcuts):
        yield Problem(FILE, location.id, "no way leads from it", "add arrows or shortcuts")
    dream = pack.dreams.get(location.gate)
    if dream and dream.district != location.district:
        what = f"the gate of {dream.id} is in {location.district}, its tile says {dream.district or 'nothing'}"
        yield Problem(FILE, location.id, what, "make them agree")


def _check_places(pack: EtherPack) -> Iterator[Problem]:
    taken: dict[str, str] = {}
    for district in pack.districts.values():
        if district.place in taken:
            what = f"{taken[district.place]} is at {district.place} too"
            yield Problem(FILE, district.id, what, "give each district a place of its own")
        taken[district.place] = district.id
