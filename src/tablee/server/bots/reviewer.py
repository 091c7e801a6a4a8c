"""A process that reviews one finished game: a record on its input; how far it is, and what it found, on its output."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any, Final

from tablee.games import title as find_title
from tablee.kernel.decisions import seat_named
from tablee.kernel.records import Record, read_record
from tablee.kernel.title import Title
from tablee.server import codec
from tablee.server.bots.heard import while_heard
from tablee.server.bots.question import CostlyFound, ReviewFound, ReviewWish
from tablee.teacher.review import Review, Story, as_data, review
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker

NICE: Final = 15
"""How far it stands back: behind everybody's choices and every bot."""


def reviewed(wish: ReviewWish, tell: Any) -> ReviewFound:
    record = read_record(wish.record, "record")
    title = find_title(record.title)
    found = review(title, record, seats=wish.seats, looks=wish.looks, jobs=wish.jobs, progress=tell)
    told = codec.convert(as_data(found), ReviewFound)
    put_words(told, found, title, record)
    return told


def put_words(told: ReviewFound, found: Review, title: Title, record: Record) -> None:
    """Every choice that is told of, in words, as it was asked for at that moment."""
    story = Story(title, record)
    for lang in LANGUAGES:
        speaker = Speaker(lang, title)
        speaker.ids = False
        speaker.names = record.seats
        for seat in told.seats:
            for one in seat.costly:
                put_labels(one, speaker, title, story, seat_named(seat.seat), lang)


def put_labels(one: CostlyFound, speaker: Speaker, title: Title, story: Story, seat: int, lang: str) -> None:
    for each in (one.chosen, one.better):
        each.labels[lang] = speaker.choice(title.read(each.line), story.told[one.number].before, seat)


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(NICE)
    wish = codec.decode(sys.stdin.buffer.read(), type=ReviewWish)
    out = sys.stdout.buffer
    shown = [-1]

    def tell(done: int, total: int) -> None:
        percent = 100 * done // max(1, total)
        if percent != shown[0]:
            shown[0] = percent
            out.write(codec.encode(percent / 100) + b"\n")
            out.flush()

    found = reviewed(wish, tell)
    out.write(codec.encode(found) + b"\n")
    out.flush()


if __name__ == "__main__":
    with while_heard():
        main()
