"""Learns a title by playing against itself, then meets random play and its own start. `pip install 'tablee[learn]'`.

    python examples/learn_to_play.py                      five minutes of Atlantes on two processors
    python examples/learn_to_play.py ancient-knowledge --seconds 60 --save learned.npz
    python examples/learn_to_play.py --resume learned.npz --save learned.npz

The policy draws among the legal actions, by a sum for each: what the action is worth by itself, and what its line of
the notation ("conquer {card}") is worth with the numbers that the seat sees. Each round it plays some games, and two
ridge regressions of scikit-learn say what was learned: one tells from the numbers how a game ends on average, the other
what each action had to do with it ending better or worse. That is added to the sums (a natural policy gradient).
Equal seeds and equally many rounds give equal policies, with any number of processes, also after --resume.

Its own start is what the first round has taught it: a short one, of an eighth as many games as the others have. Before
that it knows nothing and plays at random, which is the other opponent.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from wishes import in_a_sentence, target, whole

from tablee import envs
from tablee.games import title as title_named
from tablee.kernel.errors import BadInput
from tablee.lab.arena import is_shared
from tablee.lab.files import written
from tablee.lab.workers import Crew, Share, team

with in_a_sentence("learn"):
    import numpy as np
    from scipy.sparse import csr_matrix
    from sklearn.linear_model import Ridge

SCALE = 10
"""Numbers of a table are mostly below this."""
WIDEST = 6
"""Blocks of more cells are about single cards and left out; the actions name the cards."""
PACE = 10.0
"""How far the first round changes the policy; later ones ever less."""
CAUTION_OF_STATES, CAUTION_OF_ACTIONS = 10.0, 100.0
"""How much a regression distrusts what it has seen little of."""
LIMITS = {"against random": 80, "against its start": 70}
"""How many games of a hundred it should win: `--check`."""


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
        self.version = f"{match.actions.version} {match.observer.version}"

    def knows_nothing(self) -> Policy:
        """All actions alike."""
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


Games = list[tuple[Seen, np.ndarray]]


def some_games(title: str, portion: tuple[list[Policy | None], range]) -> Games:
    policies, seeds = portion
    table = TABLES.setdefault(title, Table(title))
    return [table.play(policies, seed) for seed in seeds]


@dataclass
class Team:
    """Processes that stay from the first round to the last match."""

    jobs: int
    share: Share[tuple[list[Policy | None], range], Games]

    def games(self, policies: list[Policy | None], seeds: range) -> Games:
        """In the order of the seeds."""
        size = -(-len(seeds) // self.jobs)
        parts = [(policies, seeds[first : first + size]) for first in range(0, len(seeds), size)]
        return [game for _, games in self.share(parts, True) for game in games]

    def wins(self, policy: Policy, other: Policy | None, games: int, first: int) -> float:
        """How many games of a hundred it wins, half of them from each seat, an odd one from the first; a shared first
        place counts half."""
        margins = [game[0] for _, game in self.games([policy, other], range(first, first + (games + 1) // 2))]
        margins += [game[1] for _, game in self.games([other, policy], range(first, first + games // 2))]
        return 100 * float(np.mean([(np.sign(margin) + 1) / 2 for margin in margins]))


@dataclass
class Course:
    """Learning, as far as it has come: all that is needed to go on."""

    title: str
    games: int
    seed: int
    rounds: int
    policy: Policy
    start: Policy
    """What the first round had taught."""

    @property
    def short(self) -> int:
        """The games of the first round."""
        return max(2, self.games // 8)

    def go_on(self, table: Table, players: Team) -> None:
        """Another round."""
        first = self.seed * 10**6 + (self.short + (self.rounds - 1) * self.games if self.rounds else 0)
        seeds = range(first, first + (self.games if self.rounds else self.short))
        games = players.games([self.policy, self.policy], seeds)
        change, pace = table.learned([game for game, _ in games]), PACE / (self.rounds + 1) ** 0.5
        self.policy, self.rounds = self.policy.better(change, pace), self.rounds + 1
        if self.rounds == 1:
            self.start = self.policy

    def save(self, path: Path, version: str) -> None:
        content = io.BytesIO()
        course = {"title": self.title, "games": self.games, "seed": self.seed, "rounds": self.rounds}
        start = {"start_by_action": self.start.by_action, "start_by_line": self.start.by_line}
        now = {"by_action": self.policy.by_action, "by_line": self.policy.by_line}
        np.savez(content, version=version, **course, **start, **now)
        written(path, content.getvalue())

    @classmethod
    def saved(cls, path: Path) -> tuple[Course, str]:
        """What such a file holds, and the versions of the actions and the numbers that it speaks of."""
        try:
            with np.load(path) as kept:
                title, numbers = str(kept["title"]), [int(kept[name]) for name in KEPT]
                policies = [Policy(kept[f"{of}by_action"], kept[f"{of}by_line"]) for of in ("", "start_")]
                course, version = cls(title, *numbers, *policies), str(kept["version"])
        except FileNotFoundError:
            raise BadInput("no-file", place=str(path)) from None
        except Exception:  # NumPy has many ways to say that it is none of its files
            raise BadInput("not-a-run", place=str(path)) from None
        if not all(least <= number <= most for number, (least, most) in zip(numbers, KEPT.values(), strict=True)):
            raise BadInput("not-a-run", place=str(path))
        return course, version

    def fits(self, table: Table) -> bool:
        """Is what has been learned as large as the table, and made of finite numbers?"""
        usual = table.knows_nothing()
        pairs = [
            (own, right)
            for policy in (self.policy, self.start)
            for own, right in ((policy.by_action, usual.by_action), (policy.by_line, usual.by_line))
        ]
        return all(
            own.dtype == right.dtype and own.shape == right.shape and np.isfinite(own).all() for own, right in pairs
        )


KEPT = {"games": (2, 10**5), "seed": (0, 999), "rounds": (1, 10**6)}
"""Numbers of a course, from where to where."""


def course_wished(given: argparse.Namespace) -> tuple[Course, Table]:
    """A new one, or one that goes on; what is not wished is as it was, or as usual."""
    wished = {"title": given.title, "games": given.games, "seed": given.seed}
    if given.resume is None:
        title, games, seed = given.title or "atlantes", given.games or 400, 1 if given.seed is None else given.seed
        table = table_of(title)
        return Course(title, games, seed, 0, table.knows_nothing(), table.knows_nothing()), table
    course, version = Course.saved(given.resume)
    for name, value in wished.items():
        if value not in (None, getattr(course, name)):
            kept = getattr(course, name)
            raise BadInput("other-run", place=str(given.resume), field=name, value=kept, expected=value)
    table = table_of(course.title)
    if version != table.version:
        raise BadInput("other-values", place=str(given.resume), value=version, expected=table.version)
    if not course.fits(table):
        raise BadInput("not-a-run", place=str(given.resume))
    return course, table


def table_of(title: str) -> Table:
    """Of a title with a winner."""
    if is_shared(title_named(title), title_named(title).checked_options({}, 2), 2):
        raise BadInput("no-winner", title=title, example="atlantes")
    return Table(title)


def read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("title", nargs="?", help="one with a winner (default: atlantes)")
    add("--seconds", type=whole("--seconds", 0, 10**6), default=300, help="of training (default: 300)")
    add(
        "--rounds",
        type=whole("--rounds", *KEPT["rounds"]),
        default=10**6,
        help="stop after so many, whatever the clock says",
    )
    add(
        "--games", type=whole("--games", *KEPT["games"]), help="in a round, and in each match at the end (default: 400)"
    )
    usual = os.cpu_count() or 1
    add("--jobs", type=whole("--jobs", 1, 256), default=usual, help="processes (default: one a processor)")
    add("--seed", type=whole("--seed", *KEPT["seed"]), help="equal seeds learn alike (default: 1)")
    add("--save", type=target("--save"), help="write what was learned into this file, after each round")
    add("--resume", type=Path, help="go on from such a file; --rounds counts those in it")
    wishes = ", ".join(f"{least} %% {name}" for name, least in LIMITS.items())
    add("--check", action="store_true", help=f"exit code 1 unless it wins {wishes}")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> dict[str, float]:
    given = read(arguments)
    course, table = course_wished(given)
    began = time.monotonic()
    try:
        with team(Crew(given.jobs), partial(some_games, course.title)) as share:
            players = Team(given.jobs, share)
            train(course, table, players, given)
            found = {
                "rounds": course.rounds,
                "seconds": round(time.monotonic() - began, 1),
                "against random": players.wins(course.policy, None, course.games, 10**9),
                "against its start": players.wins(course.policy, course.start, course.games, 2 * 10**9),
            }
    except KeyboardInterrupt:
        if given.save and course.rounds:
            course.save(given.save, table.version)
            kept = f"what {course.rounds} rounds have taught is in {given.save}: go on with --resume"
            print(kept, file=sys.stderr)
        raise
    print(f"against random play: wins {found['against random']:.0f} % of {course.games} games")
    print(f"against its own start (after {course.short} games): wins {found['against its start']:.0f} %")
    print(json.dumps(found))
    short = [f"{found[name]:.0f} % {name}, not {least} %" for name, least in LIMITS.items() if found[name] < least]
    if given.check and short:
        sys.exit(f"learned too little: wins {', and '.join(short)}")
    return found


def train(course: Course, table: Table, players: Team, given: argparse.Namespace) -> None:
    """Round after round; now and then a match says how far it has come."""
    began = time.monotonic()
    while course.rounds < given.rounds and (not course.rounds or time.monotonic() - began < given.seconds):
        course.go_on(table, players)
        if given.save:
            course.save(given.save, table.version)
        if sys.stderr.isatty():
            print(f"{time.monotonic() - began:6.0f} s, round {course.rounds}", end="\r", file=sys.stderr, flush=True)
        if course.rounds & (course.rounds - 1) == 0:
            won = players.wins(course.policy, None, max(2, course.games // 4), 4 * 10**9)
            print(
                f"{time.monotonic() - began:6.0f} s, round {course.rounds}: wins {won:.0f} % against random", flush=True
            )


if __name__ == "__main__":
    with in_a_sentence("learn"):
        main()
