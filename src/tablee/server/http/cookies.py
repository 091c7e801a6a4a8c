"""Who somebody is: a guest with a signed cookie."""

from __future__ import annotations

import hashlib
import hmac
from http.cookies import CookieError, SimpleCookie
from typing import Final

COOKIE: Final = "tablee"
YEAR: Final = 365 * 24 * 3600


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


def cookie_header(key: bytes, guest: str, *, secure: bool) -> str:
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={sign(key, guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{ending}"
