"""Reviews of finished games, each in a process of its own that stands back behind everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from typing import Final

from tablee.server import codec
from tablee.server.bots.processes import begin
from tablee.server.bots.question import ReviewFound, ReviewWish

MOST_ANSWER: Final = 8 << 20
MOST_SECONDS: Final = 1800.0
"""After so long a review hangs."""
MOST_JOBS: Final = 2
GRACE_SECONDS: Final = 2.0
log = logging.getLogger("tablee")


class Coach:
    def __init__(self, looks: int, memory: int = 0) -> None:
        self.looks = looks
        self.memory = memory
        self.running: set[asyncio.subprocess.Process] = set()

    async def review(self, record: str, seats: list[int], tell: Callable[[float], None]) -> ReviewFound | None:
        """What the review finds; None if its process fails. `tell` is told how much is done."""
        wish = ReviewWish(record, seats, self.looks, max(1, min(MOST_JOBS, os.cpu_count() or 1)))
        process = await begin("tablee.server.bots.reviewer", limit=MOST_ANSWER, memory=self.memory)
        self.running.add(process)
        try:
            async with asyncio.timeout(MOST_SECONDS):
                return await self.listen(process, codec.encode(wish), tell)
        except Exception as error:  # a dying process has many faces
            log.warning("a review failed: %s", type(error).__name__)
            return None
        finally:
            await self.end(process)

    async def listen(
        self, process: asyncio.subprocess.Process, wish: bytes, tell: Callable[[float], None]
    ) -> ReviewFound | None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(wish)
        await process.stdin.drain()
        process.stdin.close()
        while line := await process.stdout.readline():
            said = codec.decode(line, type=float | ReviewFound)
            if isinstance(said, ReviewFound):
                return said
            tell(said)
        return None

    async def end(self, process: asyncio.subprocess.Process) -> None:
        self.running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(GRACE_SECONDS):
                await process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        for process in list(self.running):
            await self.end(process)
