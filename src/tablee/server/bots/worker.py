"""A process that thinks for bots: one question a line on its input, one answer a line on its output.

It is told a title, a view and the listed choices, never a position: a bot cannot look where its seat cannot.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

import msgspec

from tablee.bots import ViewSight, make_bot
from tablee.games import title as find_title
from tablee.kernel.decisions import Decision
from tablee.server.bots.question import Question

READY: Final = b"ready\n"


def answer(question: Question) -> str:
    """The line of the choice that the bot makes."""
    title = find_title(question.title)
    choices = [title.read(line) for line in question.choices]
    decision = Decision(
        question.seat, question.prompt, tuple(question.params), choices, question.cancellable, question.veiled
    )
    choice = make_bot(question.bot, question.seed).choose(ViewSight(title, question.view), decision)
    return title.write(choice)


def main() -> None:
    """Until the input ends, which it does when the server is gone, however it went."""
    with contextlib.suppress(OSError):
        os.nice(5)  # people's choices come first
    decode = msgspec.json.Decoder(Question).decode
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
