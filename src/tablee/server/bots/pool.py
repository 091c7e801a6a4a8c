"""Bots think in processes of their own, with a time limit; one that dies or hangs is replaced and the table goes on.

Those that look ahead have processes for themselves, so that nobody who answers at once waits for one who thinks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
from typing import Final

from tablee.server import codec
from tablee.server.bots.processes import begin
from tablee.server.bots.question import Advised, Question, is_deep
from tablee.server.bots.shares import FairShares
from tablee.server.bots.worker import READY
from tablee.server.metrics import Metrics

TRIES: Final = 2
START_SECONDS: Final = 30.0
"""A new process is given so long until it can think; its time for a choice begins then."""
MOST_ANSWER: Final = 1 << 20
QUICK, DEEP, SPARE = 5, 10, 20
"""How far these processes stand back: people's choices come first, then bots that answer at once, then those that look
ahead; where more of these are wished for than there are processors, the others take what is left over."""
OWN_TIME, HUNG_TIME = 0.5, 3.0
"""Parts of the time that a bot has. After the first one that looks ahead takes the best that it has found, so that only
a hung one, or one on a machine that has no time for it, ever comes to the second."""
log = logging.getLogger("tablee")


class Worker:
    """One process, asked one question at a time."""

    def __init__(self, nice: int, seconds: float, memory: int) -> None:
        self.memory = memory
        self.arguments = (str(nice), str(OWN_TIME * seconds))
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        self.process = process = await begin(
            "tablee.server.bots.worker", *self.arguments, limit=MOST_ANSWER, memory=self.memory
        )
        assert process.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            await process.stdout.readuntil(READY)
        return process

    async def ask(self, question: bytes, seconds: float) -> str:
        """Whose answer nobody has read does not go on: it would be taken for the answer to the next question."""
        try:
            process = self.process if self.process and self.process.returncode is None else await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(seconds):
                process.stdin.write(question + b"\n")
                await process.stdin.drain()
                return codec.decode(await process.stdout.readuntil(b"\n"), type=str)
        except BaseException:  # whoever asked may just have gone
            await self.stop()
            raise

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few workers for bots that answer at once, as many for those that look ahead, and whoever waits for one. None is
    started before it is needed."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics, memory: int = 0) -> None:
        enough = max(1, (os.cpu_count() or 2) - 1)
        count = workers or enough
        self.seconds = seconds
        self.metrics = metrics
        deep = [DEEP if number < enough else SPARE for number in range(count)]
        self.workers = [Worker(nice, seconds, memory) for nice in [QUICK] * count + deep]
        self.quick = FairShares(reversed(self.workers[:count]))
        self.deep = FairShares(reversed(self.workers[count:]))

    async def choose(self, question: Question, guest: str = "") -> str:
        """One of the question's choices: the bot's; by the hints if it fails where it looks ahead; any if all fails."""
        for _ in range(TRIES):
            free, seconds = (self.deep, HUNG_TIME * self.seconds) if is_deep(question) else (self.quick, self.seconds)
            try:
                async with free.use(guest) as worker:
                    line = await worker.ask(codec.encode(question), seconds)
                if line in question.choices:
                    self.metrics.count("bot_choices")
                    return line
                log.warning("bot %s of %s answered what was not offered", question.bot, question.title)
            except Exception as error:  # a dying process has many faces: closed pipes, half an answer, none in time
                log.warning("bot %s of %s failed: %s", question.bot, question.title, type(error).__name__)
            self.metrics.count("bot_failures")
            question.world = None
        return random.choice(question.choices)

    async def advise(self, question: Question, guest: str = "") -> Advised | None:
        """A hint, thought by those who look ahead; None if they fail."""
        for _ in range(TRIES):
            try:
                async with self.deep.use(guest) as worker:
                    answer = await worker.ask(codec.encode(question), HUNG_TIME * self.seconds)
                return codec.decode(answer, type=Advised)
            except Exception as error:
                log.warning("a hint for %s failed: %s", question.title, type(error).__name__)
            self.metrics.count("bot_failures")
        return None

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()
