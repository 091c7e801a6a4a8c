"""How much is too much: sizes, rates, names, texts, origins."""

from __future__ import annotations

import time
import unicodedata
from typing import Final
from urllib.parse import urlsplit

from tablee.server.errors import Refused

MOST_BODY: Final = 64 * 1024
MOST_MESSAGE: Final = 16 * 1024
MOST_NAME: Final = 30
MOST_TEXT: Final = 500
MOST_CHOICES: Final = 50
MOST_WEBHOOK: Final = 500

SOCKET_BURST: Final = 40
SOCKET_RATE: Final = 20.0
SOCKET_PATIENCE: Final = 20
"""Refusals in a row after which a socket is closed."""
CALL_BURST: Final = 200
CALL_RATE: Final = 50.0
MOST_SOCKETS: Final = 60
"""From one address."""
MOST_ADDRESSES: Final = 10_000
MARKUP: Final = frozenset("<>")


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("burst", "left", "rate", "when")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.when = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.when) * self.rate >= self.burst


class Callers:
    """A bucket for each address that calls, forgotten when it is full again."""

    def __init__(self, burst: float = CALL_BURST, rate: float = CALL_RATE) -> None:
        self.burst = burst
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def may(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.buckets = {each: old for each, old in self.buckets.items() if not old.is_full()}
            bucket = self.buckets[address] = Bucket(self.burst, self.rate)
        return bucket.take()


def clean_name(name: str) -> str:
    """A name as people read it: no control or direction marks, no markup, 1 to 30 characters."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= MOST_NAME or has_controls(tidy) or MARKUP & set(tidy):
        raise Refused("bad-name", value=name[:MOST_NAME], most=MOST_NAME)
    return tidy


def clean_text(text: str) -> str:
    """A line of chat; the page shows it as text, never as markup."""
    tidy = " ".join(text.split())
    if not 1 <= len(tidy) <= MOST_TEXT or has_controls(tidy):
        raise Refused("bad-text", most=MOST_TEXT)
    return tidy


def checked_webhook(url: str) -> str:
    """The address as it was given, if it looks like one that can be posted to."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        fits = (
            parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
        )
    except ValueError:
        fits = False
    if not fits or len(url) > MOST_WEBHOOK or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("bad-webhook", most=MOST_WEBHOOK)
    return url


def has_controls(text: str) -> bool:
    """Control characters, direction marks, unpaired surrogates; joiners inside emoji and scripts are fine."""
    return any(unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn") or letter in DIRECTIONS for letter in text)


DIRECTIONS: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u2028\u2029")


def is_own_origin(origin: str, host: str, allowed: tuple[str, ...]) -> bool:
    """Did one of our own pages send this? Without an Origin header it was no browser's page."""
    if not origin:
        return True
    if allowed:
        return origin in allowed
    try:
        return urlsplit(origin).netloc == host and bool(host)
    except ValueError:  # it is no address
        return False
