"""The guests, with those who called lately kept in memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from tablee.server import codec
from tablee.server.store import Guest, Store
from tablee.server.tables.deadlines import with_absence

MOST_KNOWN: Final = 2_000
SECONDS: Final = 30.0
"""After so long a guest is read again: another process may have renamed him."""


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[float, Guest | None]] = OrderedDict()

    async def guest(self, id: str) -> Guest | None:
        if not id:
            return None
        when, guest = self.known.get(id, (0.0, None))
        if when < time.monotonic() - SECONDS or guest is None:
            guest = await self.store.guest(id)
            self.keep(id, guest)
        return guest

    async def put(self, guest: Guest) -> None:
        await self.store.put_guest(guest)
        self.keep(guest.id, guest)

    async def absent(self, guest: Guest, until: float, now: float) -> Guest:
        """On holiday until then; 0: back."""
        changed = codec.replace(guest, absences=with_absence(guest.absences, until, now))
        await self.store.put_absences(changed, now)
        self.keep(guest.id, changed)
        return changed

    def keep(self, id: str, guest: Guest | None) -> None:
        self.known[id] = (time.monotonic(), guest)
        self.known.move_to_end(id)
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
