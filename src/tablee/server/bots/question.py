"""What a bot is asked: a view and the listed choices, never the true position."""

from __future__ import annotations

from typing import Any

from tablee.server import codec


class Question(codec.Struct):
    title: str
    number: int
    bot: str
    seed: str
    seat: int
    view: dict[str, Any]
    prompt: str
    params: list[Any]
    choices: list[str]
    cancellable: bool
    veiled: bool
    world: dict[str, Any] | None = None
    """For a bot that looks ahead: a position that its seat cannot tell from the true one, with everything that is
    hidden put in order and dealt anew, and nobody else has answered what several are asked at once. Positions that
    differ only in secrets give the same one. None for other bots, and where the title cannot take answers back."""
    looks: int = 0
    """More than none: it is a hint that is asked for, with so many looks ahead, and not a bot's choice."""


class PartSaid(codec.Struct, array_like=True):
    """Of a reason."""

    verb: str
    message: str
    amount: float


class ChoiceWeighed(codec.Struct):
    """One choice of a hint, as a worker answers; the fields are those of `tablee.teacher.Weighed`."""

    line: str
    share: float
    as_good: bool
    win: float | None = None
    win_error: float | None = None
    points: float | None = None
    margin: float | None = None
    margin_error: float | None = None
    behind: float | None = None
    behind_error: float | None = None
    behind_points: float | None = None
    reasons: list[PartSaid] = codec.field(default_factory=list)
    labels: dict[str, str] = codec.field(default_factory=dict)
    """In words, by language; where it is told long after."""


class Advised(codec.Struct):
    """A whole hint."""

    goal: str
    looks: int
    games: int
    choices: list[ChoiceWeighed]


# Reviews


class ReviewWish(codec.Struct):
    record: str
    seats: list[int]
    """Whose costly choices are told."""
    looks: int
    jobs: int


class PointFound(codec.Struct):
    number: int
    win: float
    error: float
    points: float


class CostlyFound(codec.Struct):
    number: int
    cost: float
    cost_error: float
    cost_points: float
    chosen: ChoiceWeighed
    better: ChoiceWeighed


class SeatFound(codec.Struct):
    seat: str
    start: float
    end: float
    skill: float
    skill_error: float
    luck: float
    curve: list[PointFound]
    costly: list[CostlyFound]


class ReviewFound(codec.Struct):
    """What a review found, as `tablee.teacher.review` writes it, with the choices in words."""

    goal: str
    looks: int
    seats: list[SeatFound]


def is_deep(question: Question) -> bool:
    """Does it take time to answer? Where there is nothing to choose, nobody thinks."""
    return question.world is not None and len(question.choices) > 1
