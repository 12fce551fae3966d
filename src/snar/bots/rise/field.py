"""Dijkstra both ways: how far everything is from a goal, and what is within this turn's BP."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from snar.bots.rise.terrain import Terrain

FAR = 999.0
ROUNDING = 1e-9


def distances(terrain: Terrain, goals: Iterable[tuple[int, float]], until: int = -1) -> list[float]:
    """For every node the cheapest way to a goal plus what is left to do there; `until`: stop once it is settled."""
    net, cost, harm, card, jumps = terrain.roads, terrain.cost, terrain.harm, terrain.card, terrain.jumps
    far = [FAR] * net.size
    queue: list[tuple[float, int]] = []
    for node, rest in goals:
        if rest < far[node]:
            far[node] = rest
            queue.append((rest, node))
    heapify(queue)
    back = net.back
    while queue:
        gone, node = heappop(queue)
        if gone > far[node]:
            continue
        if node == until:
            break
        entry, hurt, under = gone + cost[node], harm[node], card[node]
        for before in back[node]:
            new = entry + hurt if hurt and card[before] != under else entry
            if new < far[before]:
                far[before] = new
                heappush(queue, (new, before))
        if node in jumps:
            for before, lost in jumps[node]:
                if gone + lost < far[before]:
                    far[before] = gone + lost
                    heappush(queue, (gone + lost, before))
    return far


def shortest(terrain: Terrain, far: list[float], node: int) -> frozenset[int]:
    """The nodes of a cheapest way to a goal; cards that carry are followed too."""
    net, found = terrain.roads, {node}
    while True:
        ahead = [(step(terrain, node, target) + far[target], target) for target in net.next[node]]
        ahead += [
            (far[target] + lost, target)
            for target, rows in terrain.jumps.items()
            for cell, lost in rows
            if cell == node
        ]
        least, target = min(ahead, default=(FAR, node))
        if least > far[node] + ROUNDING or target in found:
            return frozenset(found)  # the goal itself
        found.add(target)
        node = target


def step(terrain: Terrain, node: int, target: int) -> float:
    hurt = terrain.harm[target]
    return terrain.cost[target] + (hurt if terrain.card[node] != terrain.card[target] else 0.0)


class Stop(NamedTuple):
    """Where a turn could lead."""

    node: int
    spent: int
    harm: float
    first: int  # the first field entered on the way; -1: staying
    before: int  # the node one comes from; -1: staying


def within(terrain: Terrain, start: int, bp: int, spared: tuple[int, ...] = ()) -> list[Stop]:
    """Every node within the BP, by the cheapest way with harm counted in; `spared`: cards that no longer work."""
    net, price, harm, card = terrain.roads, terrain.price, terrain.harm, terrain.card
    found: list[Stop] = []
    done: set[int] = set()
    queue: list[tuple[float, int, int, float, int, int]] = [(0.0, 0, start, 0.0, -1, -1)]
    while queue:
        _, spent, node, hurt, first, before = heappop(queue)
        if node in done:
            continue
        done.add(node)
        found.append(Stop(node, spent, hurt, first, before))
        if net.ends[node] and first >= 0:
            continue
        for target in net.next[node]:
            total = spent + price[target]
            if total > bp or target in done:
                continue
            more = hurt
            if harm[target] and card[target] != card[node] and card[target] not in spared:
                more += harm[target]
            heappush(queue, (total + more, total, target, more, target if first < 0 else first, node))
    return found
