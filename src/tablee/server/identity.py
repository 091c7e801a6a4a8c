"""Who somebody is: a guest with a signed cookie; and invitations, of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Final

COOKIE: Final = "tablee"
YEAR: Final = 365 * 24 * 3600
ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits that nobody confuses."""


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def sign(key: bytes, guest: str) -> str:
    return f"{guest}.{mac(key, guest)}"


def guest_in(key: bytes, cookie_header: str) -> str:
    """The guest whom the cookie names, if we signed it; else nobody."""
    try:
        morsel = SimpleCookie(cookie_header).get(COOKIE)
    except CookieError:
        return ""
    guest, _, given = (morsel.value if morsel else "").partition(".")
    return guest if guest and hmac.compare_digest(given.encode(), mac(key, guest).encode()) else ""


def mac(key: bytes, guest: str) -> str:
    return hmac.new(key, f"guest {guest}".encode(), hashlib.sha256).hexdigest()[:40]


def bot_seed(key: bytes, table: str, seat: int, number: int) -> str:
    """A bot's luck: nobody can foretell it, it tells nothing of the game's chance, and it is the same after a crash."""
    return hmac.new(key, f"bot {table} {seat} {number}".encode(), hashlib.sha256).hexdigest()


def cookie_header(key: bytes, guest: str, *, secure: bool) -> str:
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={sign(key, guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{ending}"
