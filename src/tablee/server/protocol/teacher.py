"""Hints, reviews, puzzles and deals of the day."""

from __future__ import annotations

from typing import Any, Literal

from tablee.server.protocol.base import Response, SeatName

Goal = Literal["rivals", "alone", "together"]
"""What `win` is the chance of: to come first (a shared victory counts in parts), to pass the title's mark alone, to win
together."""


class ChoiceAdvice(Response):
    """A choice and what comes of it, from what its seat knows. Figures are null where nothing was played on."""

    line: str
    label: str
    """The choice in words."""
    share: float
    """Of the looks ahead, those that went this way; 0 to 1."""
    win: float | None
    """The chance of winning, 0 to 1."""
    win_error: float | None
    """Standard errors: two of them are a fair margin."""
    points: float | None
    """Points in the end, on average."""
    margin: float | None
    """Points ahead of the best other player in the end, on average; null without rivals."""
    margin_error: float | None
    behind: float | None
    """How much smaller its chance of winning is than the best choice's, in the same worlds."""
    behind_error: float | None
    behind_points: float | None
    """The same in points (of the margin, where there are rivals)."""
    as_good: bool
    """No worse than the best, as far as so many looks can tell."""
    why: str
    """A sentence: what it gives, what it costs, what it prepares."""


class HintResponse(Response):
    number: int
    """The moment that it is about."""
    seat: SeatName
    goal: Goal
    looks: int
    games: int
    """How often each of the choices was played to the end."""
    choices: list[ChoiceAdvice]
    """The best first."""


class CurvePoint(Response):
    number: int
    """The moment."""
    win: float
    error: float
    points: float


class CostlyChoice(Response):
    """A choice that cost something."""

    number: int
    """The moment before it, to look at or to branch from."""
    chosen: ChoiceAdvice
    better: ChoiceAdvice
    cost: float
    """Chance of winning that was lost."""
    cost_error: float
    cost_points: float


class SeatReviewResponse(Response):
    """One seat's game. `start` + `skill` + `luck` is `end`."""

    seat: SeatName
    start: float
    """The chance of winning before the first choice."""
    end: float
    """1 for a victory, 0 for none, a part for a shared one."""
    skill: float
    """What the own choices changed of it, beside somebody's who plays by the hints."""
    skill_error: float
    luck: float
    """What draws, dice and the others changed of it."""
    curve: list[CurvePoint]
    """As far as the seat could know at each moment; the last point is the result."""
    costly: list[CostlyChoice]
    """At most three, the costliest first; none for a bot's seat."""


class ReviewResponse(Response):
    state: Literal["none", "waiting", "thinking", "done", "failed"]
    """`none`: nobody has asked for one yet."""
    done: float
    """How much of it, 0 to 1."""
    goal: Goal | None
    seats: list[SeatReviewResponse]
    """When it is done."""


class PuzzleResponse(Response):
    id: str
    """`title/number`"""
    title: str
    number: int
    """The easier ones first."""
    players: int
    seat: SeatName
    prompt: str
    round: int
    choices: int
    """How many there are to choose from."""


class PuzzleResultResponse(Response):
    """What came of a puzzle; before somebody has chosen, nothing of its solution is told."""

    puzzle: PuzzleResponse
    chosen: str
    """The first choice that was made, as a line; empty: none yet."""
    right: bool | None
    solution: ChoiceAdvice | None
    choices: list[ChoiceAdvice]
    """The solution, what was chosen as far as it was looked at, and other choices that come near."""


class DailyScore(Response):
    rank: int
    name: str
    mine: bool
    points: int
    won: bool
    at: float


class DailyResponse(Response):
    """A deal of the day, and who did how well. Each guest's first finished game counts."""

    title: str
    day: str
    """`2026-11-17`, by UTC."""
    players: int
    options: dict[str, Any]
    bot: str
    """The level of the others."""
    until: float
    """When the day is over."""
    table: str
    """One's own table of that day: the one that counts, or that goes on; empty: none yet."""
    counted: bool
    """One's own game is among the scores."""
    scores: list[DailyScore]
