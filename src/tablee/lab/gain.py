"""Is a search that asks the model stronger than one that plays to the end, in equal time?

Both think for the same processor time before each choice. Rivals play each other from both seats of the same deals;
alone, or where all win or lose together, each plays the same deals by itself.
"""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import Any

from tablee.bots import PositionSight
from tablee.bots.search import Search, worth_of
from tablee.bots.values import Values, ValueSearch
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.errors import BadInput
from tablee.kernel.playout import best_of
from tablee.kernel.position import Position
from tablee.kernel.title import Result, Title
from tablee.lab.files import is_count
from tablee.lab.training import laid_out

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Trial:
    """How it is measured."""

    deals: int
    """Each is played twice."""
    seconds: float
    """For each choice, of processor time."""
    seed: str
    seats: int
    options: dict[str, Any]
    turns: int
    """That the one plays on before it asks."""

    def identity(self, title: Title, weights: str) -> dict[str, Any]:
        """All that its outcome depends on, but for how many deals there are to be and how quick the machine is."""
        learned = hashlib.sha256(weights.encode()).hexdigest()
        told = {"title": title.id, "rules": title.version, "content": title.box().content, "weights": learned}
        table = {"players": self.seats, "options": self.options}
        return {**told, **table, "seconds": self.seconds, "seed": self.seed, "turns": self.turns}

    def command(self, title: Title) -> str:
        table = title.practice().index((self.seats, self.options)) + 1
        said = f"tablee lab gain {title.id} --games {self.deals} --seconds {self.seconds:g} --seed {self.seed}"
        return f"{said} --table {table} --turns {self.turns}"


@dataclass
class Gain:
    """What came out for the one that asks the model, and for the one that plays to the end."""

    deals: int = 0
    learned: float = 0.0
    to_the_end: float = 0.0
    """Games won, shared ones in parts; where one plays for a mark, what the ends were worth."""
    margin: float = 0.0
    """Points more, in all games together."""
    looks: tuple[int, int] = (0, 0)

    @classmethod
    def read(cls, data: dict[str, Any], place: str) -> Gain:
        """What was kept of a trial that stopped."""
        try:
            told = data["found"]
            deals, looks = told["deals"], told["looks"]
            sums = [told[name] for name in ("learned", "to_the_end", "margin")]
            if not is_count(deals) or not all(is_count(each) for each in looks):
                raise ValueError
            if any(type(each) not in (int, float) or not isfinite(each) for each in sums):
                raise ValueError
            return cls(deals, sums[0], sums[1], sums[2], (looks[0], looks[1]))
        except (KeyError, TypeError, ValueError, IndexError):
            raise BadInput("not-a-run", place=place) from None


def measure(
    game: Title,
    values: Values,
    trial: Trial,
    progress: Progress | None = None,
    found: Gain | None = None,
    keep: Callable[[Gain], None] | None = None,
) -> Gain:
    """What is not `found` yet; `keep` is shown what is done after each deal, which counts wholly or not at all."""
    found = Gain() if found is None else found
    asking = Values(game, values.model, values.shared, trial.turns)
    alone = trial.seats == 1 or values.shared
    for number in range(found.deals, trial.deals):
        deal = replace(found)
        for turn in range(2):
            who: list[Values | None] = [asking if alone and turn == 0 else None] * trial.seats
            if not alone:
                who[(number + turn) % trial.seats] = asking
            result, worths, looks = play(game, trial, f"{trial.seed}/gain/{number}", who)
            deal.looks = (deal.looks[0] + looks[0], deal.looks[1] + looks[1])
            add(deal, result, worths, who, alone)
        deal.deals += 1
        found = deal
        if keep is not None:
            keep(found)
        if progress is not None:
            progress(found.deals, trial.deals)
    return found


def with_gain(text: str, title: Title, trial: Trial, found: Gain) -> str:
    """The file of weights with what was measured, points for each game; a search asks it if that made it stronger."""
    data = json.loads(text)
    stronger = found.learned > found.to_the_end
    data["turns"] = trial.turns if stronger else 0
    margin = round(found.margin / (2 * found.deals), 1)
    data["made"]["gain"] = {"command": trial.command(title), **asdict(found), "margin": margin}
    return laid_out(data)


def play(game: Title, trial: Trial, deal: str, who: list[Values | None]) -> tuple[Result, list[float], tuple[int, int]]:
    pos = game.setup(trial.options, trial.seats, deal)
    rng = random.Random(deal)
    looks = [0, 0]
    last: list[Search | None] = [None] * trial.seats
    asked = pending(pos)
    while asked:
        decision = asked[0]
        advance(pos, decision, choose(game, pos, decision, rng, who[decision.seat], trial.seconds, looks, last))
        asked = pending(pos)
    result = game.result(pos)
    assert result is not None
    return result, worth_of(result, trial.seats, game.mark(pos)), (looks[0], looks[1])


def choose(
    game: Title,
    pos: Position,
    decision: Decision,
    rng: random.Random,
    values: Values | None,
    seconds: float,
    looks: list[int],
    last: list[Search | None],
) -> Choice:
    choices = decision.choices
    if len(choices) == 1:
        return choices[0]
    sight = PositionSight(game, pos)
    if sight.is_together() and decision.prompt not in game.ballots:
        return choices[best_of(game.guess_at(pos, decision), rng.random())]
    seed = rng.getrandbits(62)
    search = ValueSearch(sight, decision, seed, values) if values is not None else Search(sight, decision, seed)
    before = last[decision.seat]
    if before is not None:
        search.carry_on(before.taken())
    last[decision.seat] = search
    until = time.process_time() + seconds
    search.look()
    while time.process_time() < until:
        search.look()
    looks[values is None] += search.done
    return choices[search.best()]


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
