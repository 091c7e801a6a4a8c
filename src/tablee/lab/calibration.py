"""Does the teacher's word hold? What it promised, beside how the games ended.

    calibrate("atlantes", games=500, seed="1", out=Path("calibration"))

Bots that look ahead play each game against each other. At some moments the teacher is asked; its best choice is made
and its chance of winning written down; a search as deep as the teacher's goes on to the end of that turn, since a first
pick is promised with those that belong to it; then the bots play on, and the end of the game is the answer. At the last
of these moments the game is also played on from the choice that was tried most beside the best, in the same way and
with the same cards to come: the difference between the two ends is what the better choice really gained. Game i has the
seed `{seed}/{i}`, and all is counted in looks: equal runs give equal figures.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, Final

from tablee.bots import Bot, PositionSight, make_bot, recipe
from tablee.bots.search import Budget
from tablee.games import title as find_title
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.errors import BadInput
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tablee.lab.files import put
from tablee.lab.workers import Crew, spread
from tablee.teacher.advice import Advice, advise, can_think
from tablee.teacher.ends import end_for

MOMENTS: Final = 4
"""In a game, at which the teacher is asked."""
LOOKS: Final = 360
"""As a hint at a table."""
BOT: Final = "expert"
"""By looks, not by the clock; a master's are the same bot's with more time."""
BINS: Final = 10
GAINS: Final = (0.05, 0.15)
"""Where promised gains are told apart: hardly any, some, much."""
SAMPLES, FIGURES, PICTURE = "samples.json", "calibration.json", "calibration.svg"
Z: Final = 1.96

ALONE: Final = Crew()

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class CalibrationTrial:
    """How it is tried."""

    title: str
    seed: str
    looks: int = LOOKS
    bot: str = BOT

    def identity(self) -> dict[str, Any]:
        title = find_title(self.title)
        bot = recipe(title, self.bot)
        return {"title": self.title, "rules": title.version, "seed": self.seed, "looks": self.looks, "bot": bot}


@dataclass
class Sample:
    """What came of one game."""

    game: int
    promises: list[tuple[float, float]] = field(default_factory=list)
    """The chance that was promised, and what came of it."""
    gain: tuple[float, float] | None = None
    """What the better choice was promised to gain, and what it gained."""


@dataclass
class Bin:
    """Promises that were much alike."""

    count: int
    promised: float
    won: float
    low: float
    high: float
    """Between these the true rate lies, 95 times of 100."""


@dataclass
class PromisedGain:
    """Better choices that were promised to gain about as much."""

    count: int
    promised: float
    won: float
    error: float
    """The standard error of what was won."""


@dataclass
class Calibration:
    games: int
    promises: int
    bins: list[Bin]
    brier: float
    """The mean square of how far a promise was from what came of it; always to say one half: 0.25."""
    gains: list[PromisedGain]
    """Those that were promised hardly any, some, and much."""


def calibrate(
    title: str,
    *,
    games: int,
    seed: str,
    out: Path,
    looks: int = LOOKS,
    bot: str = BOT,
    crew: Crew = ALONE,
    resume: bool = False,
    progress: Progress | None = None,
) -> Calibration:
    """Play and ask; what has been played is kept in the folder `out` after each game."""
    trial = CalibrationTrial(title, seed, looks, bot)
    samples = load(trial, out) if resume else []
    out.mkdir(parents=True, exist_ok=True)
    known = {sample.game for sample in samples}
    left = [number for number in range(games) if number not in known]
    with closing(spread(crew, partial(sampled, trial), left, in_order=True)) as portions:
        for _, sample in portions:
            samples.append(sample)
            save(trial, samples, out)
            if progress is not None:
                progress(len(samples), games)
    return calibration([sample for sample in samples if sample.game < games])


# Playing


def sampled(trial: CalibrationTrial, number: int) -> Sample:
    game = find_title(trial.title)
    seed = f"{trial.seed}/{number}"
    rng = random.Random(f"calibration {seed}")
    seats = max(game.least, min(2, game.most))
    bots = new_bots(trial, game, seed, seats)
    pos = game.setup({}, seats, seed)
    length = 0
    asked_at = moments(game, trial, seed, rng)
    promised: list[tuple[Seat, float]] = []
    fork: tuple[Position, Seat, float] | None = None
    led: Led | None = None
    fork_led: Led | None = None
    while decisions := pending(pos):
        decision = decisions[0]
        choice: Choice | None = None
        if length in asked_at and len(decision.choices) > 1:
            choice, fork = ask(trial, game, pos, decision, f"{seed}/{length}", promised)
            led, fork_led = (Led(trial, game, pos, decision.seat, f"{seed}/{length}") for _ in range(2))
        advance(pos, decision, choice or chosen(game, pos, decision, bots, led))
        length += 1
    sample = Sample(number, [(chance, end_for(game, pos, seat).win) for seat, chance in promised])
    if fork is not None:
        other, seat, gain = fork
        play_on(game, other, new_bots(trial, game, f"{seed}/fork", seats), fork_led)
        sample.gain = (gain, end_for(game, pos, seat).win - end_for(game, other, seat).win)
    return sample


def ask(
    trial: CalibrationTrial,
    game: Title,
    pos: Position,
    decision: Decision,
    luck: str,
    promised: list[tuple[Seat, float]],
) -> tuple[Choice | None, tuple[Position, Seat, float] | None]:
    """The teacher's choice, with its promise written down; and the game as it would go on from another one. Which one
    does not depend on how bad it was measured to be: else chance would choose."""
    sight = PositionSight(game, pos)
    if not can_think(sight, decision):
        return None, None
    advice: Advice = advise(sight, decision, Budget(iterations=trial.looks), luck)
    best = advice.choices[0]
    assert best.win is not None
    promised.append((decision.seat, best.win))
    if len(advice.choices) == 1:
        return game.read(best.line), None
    other = max(advice.choices[1:], key=lambda each: each.share)
    fork = game.play(pos, decision.seat, other.line)
    fork.events = None
    return game.read(best.line), (fork, decision.seat, other.behind or 0.0)


def new_bots(trial: CalibrationTrial, game: Title, seed: str, seats: int) -> list[Bot]:
    return [make_bot(recipe(game, trial.bot), f"{seed}/{seat}") for seat in range(seats)]


class Led:
    """A seat that goes on to the end of its turn as the teacher would."""

    def __init__(self, trial: CalibrationTrial, game: Title, pos: Position, seat: Seat, luck: str) -> None:
        self.seat: Final = seat
        self.turn: Final = game.turn_of(pos)
        self.bot: Final = make_bot(f"search:{trial.looks}", f"{luck}/led")


def chosen(game: Title, pos: Position, decision: Decision, bots: Sequence[Bot], led: Led | None) -> Choice:
    bot = bots[decision.seat]
    if led is not None and led.seat == decision.seat and led.turn == game.turn_of(pos):
        bot = led.bot
    return bot.choose(PositionSight(game, pos), decision)


def play_on(game: Title, pos: Position, bots: Sequence[Bot], led: Led | None = None) -> None:
    while decisions := pending(pos):
        decision = decisions[0]
        advance(pos, decision, chosen(game, pos, decision, bots, led))


def moments(game: Title, trial: CalibrationTrial, seed: str, rng: random.Random) -> set[int]:
    """Where the teacher is asked: anywhere along a game of the usual length, which a quick one by the hints tells."""
    seats = max(game.least, min(2, game.most))
    pos = game.setup({}, seats, seed)
    bots = [make_bot("greedy", seed) for _ in range(seats)]
    length = 0
    while decisions := pending(pos):
        decision = decisions[0]
        advance(pos, decision, bots[decision.seat].choose(PositionSight(game, pos), decision))
        length += 1
    return set(rng.sample(range(length), min(length, MOMENTS)))


# Counting


def calibration(samples: list[Sample]) -> Calibration:
    promises = [promise for sample in samples for promise in sample.promises]
    gains = [sample.gain for sample in samples if sample.gain is not None]
    bins = []
    for at in range(BINS):
        here = [each for each in promises if min(BINS - 1, int(each[0] * BINS)) == at]
        if here:
            bins.append(bin_of(here))
    brier = mean([(promised - came) ** 2 for promised, came in promises])
    limits = (-2.0, *GAINS, 2.0)
    parts = [[each for each in gains if low <= each[0] < high] for low, high in pairwise(limits)]
    return Calibration(len(samples), len(promises), bins, brier, [gain_of(part) for part in parts if part])


def gain_of(part: list[tuple[float, float]]) -> PromisedGain:
    won = [came for _, came in part]
    spread = mean([(each - mean(won)) ** 2 for each in won])
    return PromisedGain(len(part), mean([each for each, _ in part]), mean(won), sqrt(spread / max(1, len(won) - 1)))


def bin_of(here: list[tuple[float, float]]) -> Bin:
    """With Wilson's interval: it holds for few, and near 0 and 1."""
    count = len(here)
    won = mean([came for _, came in here])
    middle = (won + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(won * (1 - won) / count + Z * Z / (4 * count * count))
    return Bin(count, mean([promised for promised, _ in here]), won, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


# Keeping


def save(trial: CalibrationTrial, samples: list[Sample], out: Path) -> None:
    rows = [[sample.game, sample.promises, sample.gain] for sample in sorted(samples, key=lambda each: each.game)]
    put(out / SAMPLES, json.dumps({**trial.identity(), "samples": rows}) + "\n")


def load(trial: CalibrationTrial, out: Path) -> list[Sample]:
    """What was played before; a sentence if it was another trial."""
    place = out / SAMPLES
    try:
        data = json.loads(place.read_text("utf-8"))
        for name, value in trial.identity().items():
            if data[name] != value:
                raise BadInput(
                    "other-values", place=str(place), value=f"{name} {data[name]}", expected=f"{name} {value}"
                )
        return [
            Sample(int(game), [(float(a), float(b)) for a, b in promises], (gain[0], gain[1]) if gain else None)
            for game, promises, gain in data["samples"]
        ]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        raise BadInput("bad-syntax", place=str(place), line=1, problem=str(error)) from None
