"""Learn what positions are worth: play, fit a small model to how the games ended, play again by the model, fit again.

    train("atlantes", rounds=2, games=400, seed="1", out=Path("values.json"))

The first round plays by the title's hints, with slips; each further one by a small search that asks the model of the
round before. Game i of round r has the seed `{seed}/{r}/{i}`, whichever process plays it, so equal courses give equal
weights. What has been played is kept in a file beside the weights until the course is over: whoever stops in between,
by Ctrl-C or by a power cut, goes on there with `resume`.

numpy is needed here and nowhere else: what was learned is evaluated by `tablee.kernel.model`.
"""

from __future__ import annotations

import io
import json
import math
import os
import random
import time
from array import array
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tablee.bots import PositionSight
from tablee.bots.search import Budget, worth_of
from tablee.bots.values import Values, ValueSearch, read_values
from tablee.games import title as find_title
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.playout import best_of
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tablee.lab.files import put
from tablee.lab.workers import Crew, InterruptsWait, chunks, spread

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Figures = NDArray[np.float64]

SLIPS: Final = (0.02, 0.06, 0.12, 0.25)
"""Of the choices, from game to game in turn: a model has to know what comes of mistakes, too."""
KEPT: Final = 0.5
"""Of the moments at which a turn begins: those that are learned from. Neighbours are much alike."""
LOOKS: Final = 12
"""Of the small search, in the second round and later, and in the match."""
LATER: Final = 10
"""Games by a search take so much longer that a later round has only one for so many of the first; each counts more."""
HELD_OUT: Final = 10
"""Of so many games one is held out: nothing is learned from it, and the figures are about it."""
CORNERS: Final = 16
EPOCHS: Final = 24
BATCH: Final = 256
FASTEST: Final = 0.004
"""The first steps of the fit; the last ones are a tenth of that."""
DECAY: Final = 1e-4
"""What keeps weights small that little speaks for."""
DIGITS: Final = 6
"""Of a written weight: sums that differ in their last bits, as on another processor, come out alike."""
TURNS: Final = 3
"""That a search plays on before it asks the model."""
SAVED: Final = 60.0
"""Seconds between two savings of what has been played."""

MOST_GAMES: Final = 1_000_000

Progress = Callable[[str, int, int, int], None]
"""Told what is done (`play` or `match`), in which round, how many games, of how many."""


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how."""

    title: str
    games: int
    """In the first round."""
    seed: str
    turns: int = TURNS
    corners: int = CORNERS
    match: int = 20

    def games_in(self, round: int) -> int:
        return self.games if round == 1 else max(HELD_OUT, self.games // LATER)

    def command(self, rounds: int) -> str:
        said = f"tablee lab train {self.title} --rounds {rounds} --games {self.games} --seed {self.seed}"
        return f"{said} --turns {self.turns} --corners {self.corners} --match {self.match}"


@dataclass
class Lessons:
    """What was played: one row for each seat and kept moment, with what the end was worth to the seat."""

    rows: bytearray = field(default_factory=bytearray)
    """Figures of four bytes each."""
    ends: bytearray = field(default_factory=bytearray)
    games: list[int] = field(default_factory=list)
    """By row: the number of its game, with so many millions as its round."""
    tables: list[int] = field(default_factory=list)
    """By row: at which of the title's tables to practise it was."""
    shared: bool = False
    """All won or lost together."""

    def add(self, other: Lessons) -> None:
        self.rows += other.rows
        self.ends += other.ends
        self.games += other.games
        self.tables += other.tables
        self.shared |= other.shared


@dataclass
class Fault:
    """How far an estimate is from how games ended: both are the smaller the better."""

    log_loss: float
    brier: float


@dataclass
class Round:
    """The figures of one round, about games that nothing was learned from."""

    round: int
    games: int
    rows: int
    held_out: int
    """Rows."""
    constant: Fault
    """Of what games at the same table are worth on average."""
    hints: Fault
    """Of the lead by the title's hints, at its best scale for the table."""
    learned: Fault
    match_games: int = 0
    match_won: float = 0.0
    """Of the small match against greedy players: a small search that asks the model; where all win or lose together,
    it plays all seats."""
    greedy_won: float = 0.0
    """Greedy players in its place."""


@dataclass
class State:
    """How far a course has come."""

    round: int = 1
    played: int = 0
    """Games of this round."""
    lessons: Lessons = field(default_factory=Lessons)
    rounds: list[Round] = field(default_factory=list)
    weights: str = ""
    """As they are written, after the last complete round."""


def train(
    title: str,
    *,
    rounds: int,
    games: int,
    seed: str,
    out: Path,
    jobs: int = 1,
    resume: bool = False,
    turns: int = TURNS,
    corners: int = CORNERS,
    match: int = 20,
    progress: Progress | None = None,
    report: Callable[[Round], None] | None = None,
) -> list[Round]:
    """Play and fit as many rounds; the weights are in `out` after each."""
    game = find_title(title)
    if not game.feature_names():
        raise BadInput("no-features", title=title)
    numpy()
    course = Course(title, games, seed, turns, corners, match)
    keep = out.with_name(out.name + ".course")
    state = load(course, game, keep) if resume else State()
    for done in state.rounds[:rounds]:
        if report is not None:
            report(done)
    while state.round <= rounds:
        with InterruptsWait() as interrupts:
            try:
                with interrupts.heard():
                    play_round(course, game, state, jobs, keep, progress)
            except KeyboardInterrupt:
                save(course, game, state, keep)
                raise
        found, text = fit(course, game, state)
        if course.match:
            play_match(course, game, found, text, progress)
        state.rounds.append(found)
        state.weights = written(course, game, state, text)
        put(out, state.weights.encode())
        state.round += 1
        state.played = 0
        save(course, game, state, keep)
        if report is not None:
            report(found)
    return state.rounds


def numpy() -> Any:
    """The library, with one thread: sums in one order."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    import numpy

    return numpy


# Playing


def play_round(
    course: Course, game: Title, state: State, jobs: int, keep: Path, progress: Progress | None = None
) -> None:
    since = time.monotonic()
    games = course.games_in(state.round)
    portions = chunks(games, max(1, min(10, (games - state.played) // (8 * jobs))), state.played)
    work = partial(play_games, course, state.round, state.weights)
    with closing(spread(Crew(jobs), work, portions, in_order=True)) as done:
        for portion, lessons in done:
            state.lessons.add(lessons)
            state.played += len(portion)
            if progress is not None:
                progress("play", state.round, state.played, course.games_in(state.round))
            if time.monotonic() - since >= SAVED:
                save(course, game, state, keep)
                since = time.monotonic()


def play_games(course: Course, round: int, weights: str, portion: range) -> Lessons:
    game = find_title(course.title)
    values = read_values(game, weights, course.title) if weights else None
    found = Lessons()
    for number in portion:
        found.add(play_game(course, game, round, number, values))
    return found


def play_game(course: Course, game: Title, round: int, number: int, values: Values | None) -> Lessons:
    """One game from set-up to result, and what can be learned from it."""
    seed = f"{course.seed}/{round}/{number}"
    rng = random.Random(seed)
    table = number % len(game.practice())
    seats, options = game.practice()[table]
    slips = SLIPS[number % len(SLIPS)] if values is None else SLIPS[0]
    pos = game.setup(options, seats, seed)
    rows: list[list[list[float]]] = []
    last = -1
    asked = pending(pos)
    while asked:
        decision, turn = asked[0], game.turn_of(pos)
        if turn != last:
            last = turn
            if rng.random() < KEPT:
                rows.append([game.features(pos, seat) for seat in range(seats)])
        advance(pos, decision, choose(game, pos, decision, rng, slips, values))
        asked = pending(pos)
    result = game.result(pos)
    assert result is not None
    worths = worth_of(result, seats, game.mark(pos))
    count = len(rows) * seats
    return Lessons(
        bytearray(array("f", [figure for moment in rows for row in moment for figure in row]).tobytes()),
        bytearray(array("f", worths * len(rows)).tobytes()),
        [round * MOST_GAMES + number] * count,
        [table] * count,
        result.won is not None and seats > 1,
    )


def choose(
    game: Title, pos: Position, decision: Decision, rng: random.Random, slips: float, values: Values | None
) -> Choice:
    choices = decision.choices
    if len(choices) == 1:
        return choices[0]
    if rng.random() < slips:
        return choices[int(rng.random() * len(choices))]
    sight = PositionSight(game, pos)
    if values is None or (sight.is_together() and decision.prompt not in game.ballots):
        return choices[best_of(game.guess_at(pos, decision), rng.random())]
    return ValueSearch(sight, decision, rng.getrandbits(62), values).think(Budget(iterations=LOOKS))


# Fitting


def fit(course: Course, game: Title, state: State) -> tuple[Round, dict[str, Any]]:
    """A model of all rounds so far, and its figures on the games of this round that were held out."""
    np = numpy()
    lessons = state.lessons
    names = len(game.feature_names())
    rows = np.frombuffer(bytes(lessons.rows), dtype="<f4").reshape(-1, names).astype(np.float64)
    ends = np.frombuffer(bytes(lessons.ends), dtype="<f4").astype(np.float64)
    tables, games = np.array(lessons.tables), np.array(lessons.games)
    held = games % HELD_OUT == HELD_OUT - 1
    judged = held & (games // MOST_GAMES == state.round)
    if held.all() or not judged.any():
        expected = Sentence("expected-number", least=HELD_OUT, most=MOST_GAMES)
        raise BadInput("bad-field", place=course.title, field="games", value=course.games, expected=expected)
    seen, told, at = rows[~held], ends[~held], tables[~held]
    counts = np.where(games[~held] >= 2 * MOST_GAMES, float(LATER), 1.0)
    means, spread = seen.mean(0), seen.std(0)
    spread[spread < 1e-9] = 1.0
    weights = descend((seen - means) / spread, told, counts, course.corners, f"{course.seed}/{state.round}")
    bias, linear, corners, shifts, heights = weights
    fresh = games[~held] // MOST_GAMES == state.round
    played_at = [fresh & (at == table) for table in range(len(game.practice()))]
    played_at = [there if there.any() else fresh for there in played_at]
    middles = np.array([told[there].mean() for there in played_at])
    scales = np.array([calibrated(seen[there][:, 0], told[there]) for there in played_at])
    shift, scale = scales[tables[judged]].T
    rows, ends = rows[judged], ends[judged]
    found = Round(
        state.round,
        course.games_in(state.round),
        len(games),
        len(rows),
        fault(middles[tables[judged]], ends),
        fault(squashed(shift + scale * rows[:, 0]), ends),
        fault(chances((rows - means) / spread, weights), ends),
    )
    flat = linear / spread
    bent = corners / spread
    return found, {
        "bias": rounded(float(bias - flat @ means)),
        "linear": [rounded(float(each)) for each in flat],
        "corners": [[rounded(float(each)) for each in row] for row in bent],
        "shifts": [rounded(float(each)) for each in shifts - bent @ means],
        "heights": [rounded(float(each)) for each in heights],
    }


def descend(rows: Figures, ends: Figures, counts: Figures, corners: int, seed: str) -> tuple[Any, Any, Any, Any, Any]:
    """Adam, in small portions; every sum in a fixed order. `counts`: how much each row counts."""
    np = numpy()
    rng = np.random.Generator(np.random.PCG64(random.Random(seed).getrandbits(64)))
    count, names = rows.shape
    parts = [
        np.zeros(1),
        np.zeros(names),
        rng.standard_normal((corners, names)) / math.sqrt(names),
        np.zeros(corners),
        rng.standard_normal(corners) * 0.1,
    ]
    speeds = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    steps, step = EPOCHS * -(-count // BATCH), 0
    for _ in range(EPOCHS):
        order = rng.permutation(count)
        for first in range(0, count, BATCH):
            step += 1
            batch = order[first : first + BATCH]
            there, wanted = rows[batch], ends[batch]
            bent = there @ parts[2].T + parts[3]
            open = bent > 0
            bent = bent * open
            error = (squashed(parts[0] + there @ parts[1] + bent @ parts[4]) - wanted) * (
                counts[batch] / counts[batch].sum()
            )
            through = (error[:, None] * parts[4]) * open
            slopes = [error.sum(keepdims=True), error @ there, through.T @ there, through.sum(0), error @ bent]
            rate = FASTEST * (1.0 - 0.9 * step / steps)
            for number, slope in enumerate(slopes):
                slope = slope + DECAY * parts[number] if number else slope
                speeds[number] = 0.9 * speeds[number] + 0.1 * slope
                squares[number] = 0.999 * squares[number] + 0.001 * slope * slope
                speed, square = speeds[number] / (1 - 0.9**step), squares[number] / (1 - 0.999**step)
                parts[number] = parts[number] - rate * speed / (np.sqrt(square) + 1e-8)
    return float(parts[0][0]), parts[1], parts[2], parts[3], parts[4]


def chances(rows: Figures, weights: tuple[Any, Any, Any, Any, Any]) -> Figures:
    bias, linear, corners, shifts, heights = weights
    bent = rows @ corners.T + shifts
    found: Figures = squashed(bias + rows @ linear + (bent * (bent > 0)) @ heights)
    return found


def squashed(sums: Any) -> Any:
    np = numpy()
    return 1.0 / (1.0 + np.exp(-np.clip(sums, -30.0, 30.0)))


def calibrated(leads: Figures, ends: Figures) -> tuple[float, float]:
    """The shift and scale at which a lead alone says most, by Newton's method."""
    np = numpy()
    shift, scale = 0.0, 0.0
    spread = float(leads.std()) or 1.0
    there = leads / spread
    for _ in range(30):
        guess = squashed(shift + scale * there)
        error, weight = guess - ends, guess * (1 - guess) + 1e-9
        slope = np.array([error.sum(), (error * there).sum()])
        middle = (weight * there).sum()
        bend = np.array([[weight.sum(), middle], [middle, (weight * there * there).sum() + 1e-6]])
        move = np.linalg.solve(bend, slope)
        shift, scale = shift - float(move[0]), scale - float(move[1])
    return shift, scale / spread


def fault(guess: Any, ends: Figures) -> Fault:
    np = numpy()
    sure = np.clip(guess, 1e-6, 1 - 1e-6)
    loss = -(ends * np.log(sure) + (1 - ends) * np.log(1 - sure))
    return Fault(rounded(float(loss.mean()), 4), rounded(float(((guess - ends) ** 2).mean()), 4))


def rounded(value: float, digits: int = DIGITS) -> float:
    return float(f"{value:.{digits}g}")


# The match


def play_match(
    course: Course, game: Title, found: Round, weights: dict[str, Any], progress: Progress | None = None
) -> None:
    """A small search that asks the model against greedy players, at tables of two, from both seats."""
    values = read_values(game, values_text(course, game, weights, False, {}), course.title)
    tables = [(seats, options) for seats, options in game.practice() if seats == 2]
    won = greedy = 0.0
    for number in range(course.match):
        seats, options = tables[number // 2 % len(tables)]
        seed = f"{course.seed}/match/{number // 2}"
        results = [match_game(game, options, seats, seed, number % 2, each) for each in (values, None)]
        shares = [share_of(result, number % 2, seats) for result in results]
        won += shares[0]
        greedy += shares[1]
        if progress is not None:
            progress("match", found.round, number + 1, course.match)
    found.match_games = course.match
    found.match_won = rounded(won / course.match, 4)
    found.greedy_won = rounded(greedy / course.match, 4)


def match_game(game: Title, options: dict[str, Any], seats: int, seed: str, seat: int, values: Values | None) -> Any:
    rng = random.Random(f"{seed}/{seat}")
    pos = game.setup(options, seats, seed)
    together = game.silent
    asked = pending(pos)
    while asked:
        decision = asked[0]
        by = values if together or decision.seat == seat else None
        advance(pos, decision, choose(game, pos, decision, rng, 0.0, by))
        asked = pending(pos)
    return game.result(pos)


def share_of(result: Any, seat: int, seats: int) -> float:
    if result.won is not None:
        return float(result.won)
    winners = result.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


# Files


def values_text(course: Course, game: Title, weights: dict[str, Any], shared: bool, made: dict[str, Any]) -> str:
    things = {
        "title": game.id,
        "rules": game.version,
        "made": made,
        "shared": shared,
        "turns": course.turns,
        "features": [name for name, _ in game.feature_names()],
        **weights,
    }
    return laid_out(things)


def laid_out(things: dict[str, Any]) -> str:
    """The file of weights: one thing a line."""
    lines = []
    for name, thing in things.items():
        if name in ("corners", "features") and thing:
            inner = ",\n  ".join(json.dumps(each) for each in thing)
            lines.append(f'"{name}": [\n  {inner}\n ]')
        elif name == "made":
            lines.append(f'"{name}": {json.dumps(thing, indent=2)}'.replace("\n", "\n "))
        else:
            lines.append(f'"{name}": {json.dumps(thing)}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def written(course: Course, game: Title, state: State, weights: dict[str, Any]) -> str:
    made = {
        "command": course.command(state.round),
        "seed": course.seed,
        "content": game.box().content,
        "rounds": [asdict(each) for each in state.rounds],
    }
    return values_text(course, game, weights, state.lessons.shared, made)


def save(course: Course, game: Title, state: State, keep: Path) -> None:
    np = numpy()
    head = {
        **asdict(course),
        "rules": game.version,
        "content": game.box().content,
        "features": [name for name, _ in game.feature_names()],
        "round": state.round,
        "played": state.played,
        "shared": state.lessons.shared,
        "rounds": [asdict(each) for each in state.rounds],
        "weights": state.weights,
    }
    content = io.BytesIO()
    np.savez_compressed(
        content,
        head=np.frombuffer(json.dumps(head).encode(), dtype=np.uint8),
        rows=np.frombuffer(bytes(state.lessons.rows), dtype="<f4"),
        ends=np.frombuffer(bytes(state.lessons.ends), dtype="<f4"),
        games=np.array(state.lessons.games, dtype=np.int32),
        tables=np.array(state.lessons.tables, dtype=np.int32),
    )
    put(keep, content.getvalue())


def load(course: Course, game: Title, keep: Path) -> State:
    """What a course has kept; a sentence for a file that is broken or of another course."""
    np = numpy()
    place = str(keep)
    try:
        with keep.open("rb") as file:
            kept = np.load(io.BytesIO(file.read()), allow_pickle=False)
            head = json.loads(kept["head"].tobytes())
            found = Lessons(
                bytearray(kept["rows"].astype("<f4").tobytes()),
                bytearray(kept["ends"].astype("<f4").tobytes()),
                [int(each) for each in kept["games"]],
                [int(each) for each in kept["tables"]],
                bool(head["shared"]),
            )
            rounds = [round_of(each) for each in head["rounds"]]
            state = State(int(head["round"]), int(head["played"]), found, rounds, str(head["weights"]))
    except FileNotFoundError:
        raise BadInput("no-file", place=place) from None
    except OSError:
        raise
    except Exception as error:  # whatever a zip, numpy or JSON reader makes of a broken file
        raise BadInput("bad-syntax", place=place, line=1, problem=f"{type(error).__name__}: {error}") from None
    names = [name for name, _ in game.feature_names()]
    wanted = {**asdict(course), "rules": game.version, "content": game.box().content, "features": names}
    for name, value in wanted.items():
        if head.get(name) != value:
            was, now = (len(head.get(name) or []), len(names)) if name == "features" else (head.get(name), value)
            raise BadInput("other-course", place=place, field=name, value=was, expected=now)
    if len(found.rows) != len(found.ends) * len(names) or len(found.ends) != 4 * len(found.games):
        raise BadInput("bad-syntax", place=place, line=1, problem="rows")
    return state


def round_of(data: dict[str, Any]) -> Round:
    faults = {name: Fault(**data[name]) for name in ("constant", "hints", "learned")}
    return Round(**{**data, **faults})
