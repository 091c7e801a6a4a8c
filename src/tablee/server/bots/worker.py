"""A process that thinks for bots: one question a line on its input, one answer a line on its output.

It is told a title, a view and the listed choices, never the true position: a bot cannot look where its seat cannot.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

from tablee.bots import PositionSight, Sight, ViewSight, looks_ahead, make_bot
from tablee.bots.search import Budget
from tablee.games import title as find_title
from tablee.kernel.decisions import Decision
from tablee.server import codec
from tablee.server.bots.heard import while_heard
from tablee.server.bots.question import Advised, ChoiceWeighed, PartSaid, Question
from tablee.teacher import Weighed, advise
from tablee.teacher.advice import by_hints

READY: Final = b"ready\n"
FIGURES: Final = (
    "win", "win_error", "points", "margin", "margin_error", "behind", "behind_error", "behind_points",
)  # fmt: skip
MOST_NICE: Final = 19
HINTS: Final = "greedy"
"""What is left to a bot that looks ahead where it is given no world to do so."""


def answer(question: Question, limit: float = 0.0) -> str:
    """The line of the choice that the bot makes; after `limit` seconds it is the best that it has found. If a hint is
    asked for, it is that, as JSON."""
    title = find_title(question.title)
    choices = [title.read(line) for line in question.choices]
    decision = Decision(
        question.seat, question.prompt, tuple(question.params), choices, question.cancellable, question.veiled
    )
    bot = question.bot
    sight: Sight = ViewSight(title, question.view)
    if question.world is not None:
        sight = PositionSight(title, title.load(title.box(), question.world))
    if question.looks:
        return codec.encode(hint(sight, decision, question, limit)).decode()
    if question.world is None and looks_ahead(title, bot):
        bot = HINTS
    return title.write(make_bot(bot, question.seed, limit).choose(sight, decision))


def hint(sight: Sight, decision: Decision, question: Question, limit: float) -> Advised:
    if question.world is None:
        found = by_hints(sight, decision)
    else:
        found = advise(sight, decision, Budget(question.looks, limit), question.seed)
    return Advised(found.goal, found.looks, found.games, [told(each) for each in found.choices])


def told(weighed: Weighed) -> ChoiceWeighed:
    figures = {name: getattr(weighed, name) for name in FIGURES}
    parts = [PartSaid(part.verb, part.message, part.amount) for part in weighed.reasons]
    return ChoiceWeighed(weighed.line, weighed.share, weighed.as_good(), **figures, reasons=parts)


def stand_back(nice: int) -> None:
    """Behind whoever is less nice. Beyond all niceness, where a system knows it, a process runs when nobody else wants
    to: a nice one still keeps whoever wakes up waiting for some milliseconds."""
    with contextlib.suppress(OSError):
        if nice > MOST_NICE and hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        else:
            os.nice(min(nice, MOST_NICE))


def main() -> None:
    """Until the input ends, which it does when the server is gone, however it went. Called with how far to stand back
    behind other processes, and with the seconds after which a bot takes the best that it has found."""
    nice, limit = int(sys.argv[1]), float(sys.argv[2])
    stand_back(nice)
    decode = codec.Decoder(Question).decode
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(codec.encode(answer(decode(line), limit)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with while_heard():
        main()
