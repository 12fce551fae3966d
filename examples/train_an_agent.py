"""Train a small agent and watch it beat random play.

    pip install '.[envs]'
    python examples/train_an_agent.py                     about a minute
    python examples/train_an_agent.py --episodes 300      a first look

The game is Lucerny, the template that games are copied from: three players bid cards for lanterns, in secret. The agent
is the plainest there is: one weight for every action and every number of the observation, a softmax over what is
offered, and REINFORCE: what was done in a game that ended well is done more often. Nothing here knows the rules.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from snar.envs.seat import SeatEnv
from snar.lab.ratings import wilson

RATE = 0.02


class Agent:
    """A linear policy with a mask."""

    def __init__(self, actions: int, size: int, seed: int) -> None:
        self.weights = np.zeros((actions, size))
        self.rng = np.random.default_rng(seed)

    def chances(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """What is offered, how likely each of it is, and the observation as it is weighed."""
        offered = np.flatnonzero(seen["action_mask"])
        x = np.tanh(seen["observation"])  # counts of ten weigh hardly more than counts of three
        scores = self.weights[offered] @ x
        odds = np.exp(scores - scores.max())
        return offered, odds / odds.sum(), x

    def act(self, seen: dict[str, Any]) -> int:
        offered, chances, _ = self.chances(seen)
        return int(offered[self.rng.choice(len(offered), p=chances)])

    def learn(self, seen: dict[str, Any], action: int, gain: float) -> None:
        """A step along the slope of the logarithm of the chance of what was done."""
        offered, chances, x = self.chances(seen)
        self.weights[offered] -= RATE * gain * np.outer(chances, x)
        self.weights[action] += RATE * gain * x


def episode(env: SeatEnv, agent: Agent, seed: int) -> tuple[list[tuple[dict[str, Any], int]], float]:
    seen, _ = env.reset(seed=seed)
    steps, reward, over = [], 0.0, False
    while not over:
        action = agent.act(seen)
        steps.append((seen, action))
        seen, reward, terminated, truncated, _ = env.step(action)
        over = terminated or truncated
    return steps, reward


def train(env: SeatEnv, agent: Agent, episodes: int) -> None:
    usual = 0.0
    for number in range(episodes):
        steps, reward = episode(env, agent, number)
        for seen, action in steps:
            agent.learn(seen, action, reward - usual)
        usual += 0.02 * (reward - usual)
        if number % max(1, episodes // 10) == 0:
            print(f"{number:6} games, usual reward {usual:+.2f}")


def share_won(env: SeatEnv, agent: Agent, games: int) -> tuple[float, float, float]:
    """With Wilson's 95 % interval; these games were never trained on."""
    won = sum(episode(env, agent, 10**6 + number)[1] > 0 for number in range(games))
    return won / games, *wilson(won, games)


def main() -> tuple[float, float, float]:
    parser = argparse.ArgumentParser()
    parser.add_argument("--episodes", type=int, default=3000)
    parser.add_argument("--games", type=int, default=600)
    args = parser.parse_args()
    env = SeatEnv("template", seat=None, bots="random")
    agent = Agent(env.table.actions, env.table.size, seed=1)
    before = share_won(env, agent, args.games)
    print("before: wins {:.1%} of its games (95 %: {:.1%} to {:.1%}), as random play does".format(*before))
    train(env, agent, args.episodes)
    after = share_won(env, agent, args.games)
    print("after:  wins {:.1%} of its games (95 %: {:.1%} to {:.1%})".format(*after))
    return after


if __name__ == "__main__":
    main()
