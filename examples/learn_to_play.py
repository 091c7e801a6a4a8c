"""Learns a title by playing against itself, then meets random play and its own start. `pip install 'tablee[learn]'`.

    python examples/learn_to_play.py                      five minutes of Atlantes on two processors
    python examples/learn_to_play.py ancient-knowledge --seconds 60

The policy draws among the legal actions, by a sum for each: what the action is worth by itself, and what its line of
the notation ("conquer {card}") is worth with the numbers that the seat sees. Each round it plays some games, and two
ridge regressions of scikit-learn say what was learned: one tells from the numbers how a game ends on average, the other
what each action had to do with it ending better or worse. That is added to the sums (a natural policy gradient).
Equal seeds and equally many rounds give equal policies, with any number of processes.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from joblib import Parallel, delayed
from scipy.sparse import csr_matrix
from sklearn.linear_model import Ridge

from tablee import envs

SCALE = 10
"""Numbers of a table are mostly below this."""
WIDEST = 6
"""Blocks of more cells are about single cards and left out; the actions name the cards."""
PACE = 10.0
"""How far the first round changes the policy; later ones ever less."""
CAUTION_OF_STATES, CAUTION_OF_ACTIONS = 10.0, 100.0
"""How much a regression distrusts what it has seen little of."""


@dataclass
class Policy:
    """What is learned: by action, and by line of the notation and number seen."""

    by_action: np.ndarray
    by_line: np.ndarray

    def better(self, change: Policy, pace: float) -> Policy:
        return Policy(self.by_action + pace * change.by_action, self.by_line + pace * change.by_line)


@dataclass
class Seen:
    """The decisions of some games: the numbers before each, the action taken, how the game ended for that seat."""

    numbers: np.ndarray
    actions: np.ndarray
    ends: np.ndarray


class Table:
    """A title for two agents, with what a policy looks at."""

    def __init__(self, title: str) -> None:
        self.env = envs.aec(title, 2, reward="margin", longest=2000)
        match = self.env.match
        blocks = [block for block in match.observer.blocks if block.stop - block.start <= WIDEST]
        self.cells = np.concatenate([np.arange(block.start, block.stop) for block in blocks])
        self.lines = np.zeros(match.actions.count, np.int64)
        for number, line in enumerate(match.actions.lines):
            self.lines[line.first : line.first + line.count] = number
        self.line_count = len(match.actions.lines)

    def start(self) -> Policy:
        """Knows nothing: all actions alike."""
        return Policy(np.zeros(len(self.lines)), np.zeros((self.line_count, len(self.cells) + 1)))

    def numbers(self, observation: np.ndarray) -> np.ndarray:
        return np.append(observation[self.cells] / SCALE, 1.0)

    def play(self, policies: list[Policy | None], seed: int) -> tuple[Seen, np.ndarray]:
        """One game; no policy: at random. Its decisions, and the margin of each agent."""
        env, rng = self.env, np.random.default_rng(seed)
        env.reset(seed=seed)
        numbers, actions, seats = [], [], []
        margins = np.zeros(2)
        for agent in env.agent_iter():
            seen, reward, over, cut, told = env.last()
            seat = env.possible_agents.index(agent)
            if over or cut:
                margins[seat] = reward
                env.step(None)
                continue
            legal = np.array(told["legal"])
            policy = policies[seat]
            if policy is None:
                action = legal[int(rng.random() * len(legal))]
            else:
                now = self.numbers(seen["observation"])
                sums = policy.by_action[legal] + (policy.by_line @ now)[self.lines[legal]]
                action = legal[np.argmax(sums + rng.gumbel(size=len(legal)))]
                numbers.append(now)
                actions.append(action)
                seats.append(seat)
            env.step(int(action))
        ends = margins[np.array(seats, np.int64)]
        return Seen(np.array(numbers), np.array(actions, np.int64), ends), margins

    def learned(self, games: list[Seen]) -> Policy:
        """What these games say about each action."""
        numbers = np.concatenate([game.numbers for game in games])
        actions = np.concatenate([game.actions for game in games])
        ends = np.concatenate([game.ends for game in games])
        usual = Ridge(CAUTION_OF_STATES).fit(numbers, ends)
        surprise = ends - usual.predict(numbers)
        surprise /= surprise.std() or 1.0
        rows, width = np.arange(len(actions)), numbers.shape[1]
        first = len(self.lines)
        columns = first + self.lines[actions][:, None] * width + np.arange(width)
        features = csr_matrix(
            (
                np.concatenate([np.ones(len(actions)), numbers.ravel()]),
                (np.concatenate([rows, np.repeat(rows, width)]), np.concatenate([actions, columns.ravel()])),
            ),
            shape=(len(actions), first + self.line_count * width),
        )
        found = Ridge(CAUTION_OF_ACTIONS, fit_intercept=False, solver="sparse_cg", tol=1e-3).fit(features, surprise)
        return Policy(found.coef_[:first], found.coef_[first:].reshape(self.line_count, width))


TABLES: dict[str, Table] = {}
"""One for each process."""


def some_games(title: str, policies: list[Policy | None], seeds: range) -> list[tuple[Seen, np.ndarray]]:
    table = TABLES.setdefault(title, Table(title))
    return [table.play(policies, seed) for seed in seeds]


def spread(workers: Parallel, title: str, policies: list[Policy | None], seeds: range) -> list[tuple[Seen, np.ndarray]]:
    """The same in all processes, in the order of the seeds."""
    size = -(-len(seeds) // workers.n_jobs)
    parts = [seeds[first : first + size] for first in range(0, len(seeds), size)]
    return [game for part in workers(delayed(some_games)(title, policies, each) for each in parts) for game in part]


def wins(workers: Parallel, title: str, policy: Policy, other: Policy | None, games: int, first: int) -> float:
    """How many games of a hundred it wins, half of them from each seat; a shared first place counts half."""
    seeds = range(first, first + games // 2)
    margins = [game[0] for _, game in spread(workers, title, [policy, other], seeds)]
    margins += [game[1] for _, game in spread(workers, title, [other, policy], seeds)]
    return 100 * float(np.mean([(np.sign(margin) + 1) / 2 for margin in margins]))


def main(arguments: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="atlantes", help="one with a winner (default: atlantes)")
    parser.add_argument("--seconds", type=float, default=300, help="of training (default: 300)")
    parser.add_argument("--rounds", type=int, default=10**6, help="stop after so many, whatever the clock says")
    parser.add_argument("--games", type=int, default=400, help="in each round, and in each match at the end")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a processor)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write what was learned into this file (.npz)")
    given = parser.parse_args(arguments)

    table = Table(given.title)
    policy = start = table.start()
    first_learned: Policy | None = None
    began, seed, rounds = time.monotonic(), given.seed * 10**6, 0
    with Parallel(n_jobs=given.jobs) as workers:
        while rounds < given.rounds and (not rounds or time.monotonic() - began < given.seconds):
            games = spread(workers, given.title, [policy, policy], range(seed, seed + given.games))
            seed += given.games
            rounds += 1
            policy = policy.better(table.learned([game for game, _ in games]), PACE / rounds**0.5)
            first_learned = first_learned or policy
            if rounds & (rounds - 1) == 0:
                won = wins(workers, given.title, policy, None, max(2, given.games // 4), seed)
                print(f"{time.monotonic() - began:6.0f} s, round {rounds}: wins {won:.0f} % against random", flush=True)
        found = {
            "rounds": rounds,
            "seconds": round(time.monotonic() - began, 1),
            "against random": wins(workers, given.title, policy, None, given.games, 10**9),
            "against its start": wins(workers, given.title, policy, start, given.games, 2 * 10**9),
            "against its first round": wins(workers, given.title, policy, first_learned, given.games, 3 * 10**9),
        }
    if given.save:
        version = table.env.match.actions.version
        np.savez(given.save, by_action=policy.by_action, by_line=policy.by_line, version=version)
    print(json.dumps(found))
    return found


if __name__ == "__main__":
    main()
