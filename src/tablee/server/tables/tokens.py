"""Names that nobody can guess: of tables and guests, of invitations (only their hashes are kept), and a bot's luck."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits that nobody confuses."""


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def bot_seed(key: bytes, table: str, seat: int, number: int) -> str:
    """A bot's luck: nobody can foretell it, it tells nothing of the game's chance, and it is the same after a crash."""
    return hmac.new(key, f"bot {table} {seat} {number}".encode(), hashlib.sha256).hexdigest()
