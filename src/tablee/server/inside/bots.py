"""Bots inside a page: who answers at once does so on the spot; who looks ahead thinks in a worker of their own, where
hints and reviews are thought out as well."""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final

from tablee.server import codec
from tablee.server.bots.question import Advised, Question, ReviewFound, ReviewWish, is_deep
from tablee.server.bots.reviewer import reviewed
from tablee.server.bots.worker import answer
from tablee.server.metrics import Metrics

SECONDS: Final = 2.0
"""For one decision of a bot that looks ahead; then it takes the best that it has found."""
TRIES: Final = 2
REVIEW_LOOKS: Final = 12_000
"""A fifth of the server's, since Python is so much slower inside a page."""
Think = Callable[[str], Awaitable[str]]
"""Takes a question, as JSON, to the worker and brings the answer."""
log = logging.getLogger("tablee")


class InsideBots:
    def __init__(self, think: Think, metrics: Metrics) -> None:
        self.think = think
        self.metrics = metrics

    async def choose(self, question: Question, guest: str = "") -> str:
        """As the server's pool: the bot's choice; by the hints if it fails where it looks ahead; any if all fails."""
        for _ in range(TRIES):
            try:
                if is_deep(question):
                    line = await self.think(codec.encode(question).decode())
                else:
                    line = answer(question)
                if line in question.choices:
                    self.metrics.count("bot_choices")
                    return line
                log.warning("bot %s of %s answered what was not offered", question.bot, question.title)
            except Exception as error:
                log.warning("bot %s of %s failed: %s", question.bot, question.title, error)
            self.metrics.count("bot_failures")
            question.world = None
        return random.choice(question.choices)

    async def advise(self, question: Question, guest: str = "") -> Advised | None:
        try:
            return codec.decode(await self.think(codec.encode(question).decode()), type=Advised)
        except Exception as error:
            log.warning("a hint for %s failed: %s", question.title, error)
            return None

    async def stop(self) -> None: ...


class InsideCoach:
    """Reviews with as many looks as a page can take in the time."""

    def __init__(self, think: Think) -> None:
        self.think = think

    async def review(self, record: str, seats: list[int], tell: Callable[[float], None]) -> ReviewFound | None:
        wish = ReviewWish(record, seats, REVIEW_LOOKS, 1)
        try:
            return codec.decode(await self.think(codec.encode(wish).decode()), type=ReviewFound)
        except Exception as error:
            log.warning("a review failed: %s", error)
            return None

    async def stop(self) -> None: ...


def thought(text: str) -> str:
    """In the worker: a question, or the wish for a review, as JSON, and the answer."""
    if "record" in codec.decode(text):
        wish = codec.decode(text, type=ReviewWish)
        return codec.encode(reviewed(wish, lambda done, total: None)).decode()
    return answer(codec.decode(text, type=Question), SECONDS)
