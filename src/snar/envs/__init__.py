"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md); no game by name.

With this package imported, Gymnasium makes them by name: `gymnasium.make("snar/NAME-v0")`.
"""

from __future__ import annotations

from snar.games import FRONTS

try:
    import gymnasium
except ImportError as error:  # a player of the games does without it
    raise ImportError("environments need more packages: pip install 'snar[envs]'") from error

for name in FRONTS:
    gymnasium.register(f"snar/{name}-v0", "snar.envs.seat:SeatEnv", kwargs={"game": name})
