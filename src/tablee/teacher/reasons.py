"""Why a choice is good: what it changes until the end of the turn, in the figures that the title finds worth a word.

Where that does not tell it from another, they are told apart by the lines of the score sheet at the end of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tablee.teacher.continuation import Continuation
from tablee.teacher.ends import Ends, error, gaps, mean, sum_of

GIVES: Final = "gives"
COSTS: Final = "costs"
PREPARES: Final = "prepares"
KEEPS: Final = "keeps"
"""Nothing that is worth a word has changed by the end of the turn."""
THAN: Final = "than"
"""Points more at the end of the game than with another choice: the `next` best, the one `chosen`, in a puzzle the
`tempting` one, the `best`."""
LINE: Final = "line"
"""Of them, those on one line of the score sheet."""
OTHERS: Final = "others"
"""And how many more the best rival gets."""
NEXT, CHOSEN, TEMPTING, BEST = "next", "chosen", "tempting", "best"
WORLDS: Final = 6
"""In so many it is tried what a choice changes."""
LEAST: Final = 0.5
"""Of a thing: what comes to less on average is not told."""
MOST_PARTS: Final = 2
"""Of a kind."""
CLEAR: Final = 1.5
"""Standard errors by which ends have to differ to be told apart."""


@dataclass(frozen=True)
class ReasonPart:
    """One thing that a choice changes: `gives` 3 of `reason-points`."""

    verb: str
    message: str
    amount: float
    """On average."""


NOTHING: Final = (ReasonPart(KEEPS, "", 0.0),)


def reasons_for(title: Title, seat: Seat, line: Continuation, place: int) -> tuple[ReasonPart, ...]:
    """The largest changes from before the choice to the end of the turn: what it gives, what it costs, what it
    prepares."""
    declared = title.reasons()
    if not declared:
        return ()
    sums: dict[str, float] = {}
    tried = 0
    for number in range(WORLDS):
        world = line.world(number)
        before = figures(title, world, seat)
        line.begin_turn(world, place)
        if pending(world):
            tried += 1
            for name, value in figures(title, world, seat).items():
                sums[name] = sums.get(name, 0.0) + value - before.get(name, 0.0)
    if not tried:
        return ()
    found: dict[str, list[tuple[float, ReasonPart]]] = {GIVES: [], COSTS: [], PREPARES: []}
    for reason in declared:
        amount = sum_of([sums.get(name, 0.0) for name in reason.figure.split("+")]) / tried
        if abs(amount) < LEAST:
            continue
        good = amount * reason.worth > 0
        if reason.later and not good:
            continue
        verb = PREPARES if reason.later else GIVES if good else COSTS
        message = reason.less if amount < 0 and reason.less else reason.message
        found[verb].append((abs(amount * reason.worth), ReasonPart(verb, message, abs(amount))))
    parts = []
    for each in found.values():
        each.sort(key=lambda weight: -weight[0])
        parts += [part for _, part in each[:MOST_PARTS]]
    return tuple(parts) or NOTHING


def tells_apart(one: tuple[ReasonPart, ...], two: tuple[ReasonPart, ...]) -> bool:
    """Does the first say anything that the second does not say as well?"""

    def told(parts: tuple[ReasonPart, ...]) -> list[tuple[str, str, int]]:
        return [(part.verb, part.message, round(part.amount)) for part in parts]

    return one != NOTHING and told(one) != told(two)


def compared(mine: Ends, other: Ends, name: str) -> tuple[ReasonPart, ...]:
    """In what the game ends otherwise than with another choice, as far as that is clear."""
    found = []
    for line, points in mine.lines.items():
        found.append((line, gaps(points, other.lines.get(line, []))))
    own = gaps(mine.points, other.points)
    rival = gaps(own, gaps(mine.margins, other.margins))
    clear = [ReasonPart(LINE, line, mean(gap)) for line, gap in found if is_clear(gap)]
    clear.sort(key=lambda part: -abs(part.amount))
    del clear[MOST_PARTS:]
    if is_clear(rival):
        clear.append(ReasonPart(OTHERS, "", mean(rival)))
    return (ReasonPart(THAN, name, mean(own)), *clear) if clear or is_clear(own) else ()


def is_clear(gap: list[float]) -> bool:
    return bool(gap) and abs(mean(gap)) >= max(LEAST, CLEAR * error(gap))


def figures(title: Title, pos: Position, seat: Seat) -> dict[str, float]:
    """All that a title can find worth a word, from what the seat sees."""
    names = [name for name, _ in title.feature_names()]
    found = dict(zip(names, title.features(pos, seat), strict=True))
    area = title.view(pos, seat)["players"][seat]
    for name, value in area.items():
        if isinstance(value, (int, float)):
            found[f"area.{name}"] = float(value)
        elif isinstance(value, list):
            found[f"area.{name}"] = float(len(value))
        elif isinstance(value, dict) and all(isinstance(each, int) for each in value.values()):
            found[f"area.{name}"] = sum_of([float(each) for each in value.values()])
    return found
