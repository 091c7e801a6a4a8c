"""Workers are given to guests in turn: a guest who waits for ten of them delays another guest by one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairShares(Generic[T]):
    """Things that one at a time can use."""

    def __init__(self, free: Iterable[T]) -> None:
        self.free = list(free)
        """The last one is taken first: others may never be needed."""
        self.waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        """By guest, in the order in which they get something next."""

    @asynccontextmanager
    async def use(self, guest: str) -> AsyncIterator[T]:
        """Wait for one, and give it back."""
        thing = await self.take(guest)
        try:
            yield thing
        finally:
            self.give_back(thing)

    async def take(self, guest: str) -> T:
        if self.free:
            return self.free.pop()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(guest, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give_back(future.result())
            raise

    def give_back(self, thing: T) -> None:
        """To the first of the next guest; who has more waiting comes after all others."""
        while self.waiting:
            guest, futures = self.waiting.popitem(last=False)
            future = futures.popleft()
            if futures:
                self.waiting[guest] = futures
            if not future.done():
                future.set_result(thing)
                return
        self.free.append(thing)
