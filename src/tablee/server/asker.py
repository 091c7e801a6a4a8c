"""Who asks."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.server.errors import Refused
from tablee.server.store import Guest


@dataclass(frozen=True)
class Asker:
    """Who asks, from where, and in which language the answer is to be."""

    guest: Guest | None
    lang: str
    address: str = ""
    is_secure: bool = False
    """Asked over https."""
    from_own_page: bool = True
    """No other site's page has sent it."""

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    def named(self) -> Guest:
        """Return the guest, or refuse somebody without a name."""
        if self.guest is None:
            raise Refused("nobody")
        return self.guest
