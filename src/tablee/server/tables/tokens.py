"""Names that nobody can guess: of tables and guests, of invitations (only their hashes are kept), and a bot's luck."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits that nobody confuses."""
DEAL: Final = "deal "
"""How the seed of a deal with a name begins."""
DAY: Final = "day "
"""And that of a deal of the day."""


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def deal_seed(deal: str) -> str:
    """Of a deal with a name: the same wherever it is asked for."""
    return DEAL + deal


def day_seed(title: str, day: str) -> str:
    """Of a deal of the day: the same for everybody, on every server, and of no deal that can be named."""
    return f"{DAY}{title} {day}"


def is_deal(seed: str) -> bool:
    """Is it known what it deals? Then bots answer alike wherever they see the same."""
    return seed.startswith((DEAL, DAY))


def bot_seed(key: bytes, table: str, seat: int, number: int) -> str:
    """A bot's luck: nobody can foretell it, it tells nothing of the game's chance, and it is the same after a crash."""
    return hmac.new(key, f"bot {table} {seat} {number}".encode(), hashlib.sha256).hexdigest()


def deal_luck(seed: str, seat: int, view: bytes) -> str:
    """A bot's luck in a deal with a name: it answers alike wherever it sees the same."""
    return hashlib.sha256(f"bot {seed} {seat} ".encode() + view).hexdigest()
