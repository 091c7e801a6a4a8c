"""Is a search that asks the model stronger than one that plays to the end, in equal time?

Both think for the same processor time before each choice. Rivals play each other from both seats of the same deals;
alone, or where all win or lose together, each plays the same deals by itself.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.bots import PositionSight
from tablee.bots.search import Search, worth_of
from tablee.bots.values import Values, ValueSearch
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.playout import best_of
from tablee.kernel.position import Position
from tablee.kernel.title import Result, Title

Progress = Callable[[int, int], None]


@dataclass
class Gain:
    """What came out for the one that asks the model, and for the one that plays to the end."""

    seats: int
    seconds: float
    games: int = 0
    """Deals, twice as many games."""
    learned: float = 0.0
    to_the_end: float = 0.0
    """Games won, shared ones in parts; where one plays against a mark, what the ends were worth."""
    margin: float = 0.0
    """Points more, in all games together."""
    looks: tuple[int, int] = (0, 0)


def measure(
    game: Title,
    values: Values,
    *,
    games: int,
    seconds: float,
    seed: str,
    seats: int,
    options: dict[str, Any],
    progress: Progress | None = None,
) -> Gain:
    found = Gain(seats, seconds)
    for number in range(games):
        deal = f"{seed}/gain/{number}"
        for turn in range(2):
            alone = seats == 1 or game.silent
            who = [values if alone else None] * seats
            if alone:
                who = [values if turn == 0 else None] * seats
            else:
                who[turn] = values
            result, worths, looks = play(game, options, seats, deal, who, seconds)
            found.looks = (found.looks[0] + looks[0], found.looks[1] + looks[1])
            add(found, result, worths, who, alone)
        found.games += 1
        if progress is not None:
            progress(number + 1, games)
    return found


def play(
    game: Title, options: dict[str, Any], seats: int, deal: str, who: list[Values | None], seconds: float
) -> tuple[Result, list[float], tuple[int, int]]:
    pos = game.setup(options, seats, deal)
    rng = random.Random(deal)
    looks = [0, 0]
    asked = pending(pos)
    while asked:
        decision = asked[0]
        advance(pos, decision, choose(game, pos, decision, rng, who[decision.seat], seconds, looks))
        asked = pending(pos)
    result = game.result(pos)
    assert result is not None
    return result, worth_of(result, seats, game.mark(pos)), (looks[0], looks[1])


def choose(
    game: Title,
    pos: Position,
    decision: Decision,
    rng: random.Random,
    values: Values | None,
    seconds: float,
    looks: list[int],
) -> Choice:
    choices = decision.choices
    if len(choices) == 1:
        return choices[0]
    sight = PositionSight(game, pos)
    if sight.is_together() and decision.prompt not in game.ballots:
        return choices[best_of(game.guess_at(pos, decision), rng.random())]
    seed = rng.getrandbits(62)
    search = ValueSearch(sight, decision, seed, values) if values is not None else Search(sight, decision, seed)
    until = time.process_time() + seconds
    search.look()
    while time.process_time() < until:
        search.look()
    looks[values is None] += search.done
    return search.best()


def add(found: Gain, result: Result, worths: list[float], who: list[Values | None], alone: bool) -> None:
    if alone:
        score = result.standings[0].score
        share = float(result.won) if result.won is not None else worths[0]
        if who[0] is not None:
            found.learned += share
            found.margin += score
        else:
            found.to_the_end += share
            found.margin -= score
        return
    winners = result.winners()
    for standing in result.standings:
        share = 1.0 / len(winners) if standing.seat in winners else 0.0
        if who[standing.seat] is not None:
            found.learned += share
            others = [each.score for each in result.standings if each.seat != standing.seat]
            found.margin += standing.score - max(others)
        else:
            found.to_the_end += share
