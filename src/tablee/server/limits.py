"""How much is too much: sizes, rates, names, texts, origins."""

from __future__ import annotations

import ipaddress
import math
import re
import time
import unicodedata
from dataclasses import asdict, dataclass, replace
from typing import Final
from urllib.parse import urlsplit

from tablee.server.errors import Refused

MOST_BODY: Final = 64 * 1024
MOST_MESSAGE: Final = 16 * 1024
MOST_DEPTH: Final = 50
NESTING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)
"""Strings, so that brackets inside them do not count, and brackets."""
MOST_NAME: Final = 30
MOST_TEXT: Final = 500
MOST_CHOICES: Final = 50
MOST_WEBHOOK: Final = 500

SOCKET_PATIENCE: Final = 20
"""Refusals in a row after which a socket is closed."""
MOST_ADDRESSES: Final = 10_000
MARKUP: Final = frozenset("<>")
IPV6_OF_ONE: Final = 64
"""One IPv6 guest has a whole /64 of addresses."""


@dataclass(frozen=True)
class Limits:
    """How much one guest or address may ask. Each is a setting of its own: `call_rate` is TABLEE_CALL_RATE."""

    call_burst: float = 200
    """Calls that a guest may make at once, counted by what they cost."""
    call_rate: float = 50
    """And a second after that."""
    address_burst: float = 600
    """The same for all who come from one address (IPv6: one /64)."""
    address_rate: float = 150
    socket_burst: float = 40
    """Messages that a socket may send at once; pings, pongs and pieces of messages count like messages."""
    socket_rate: float = 20
    guest_sockets: float = 60
    """Sockets that a guest may have open."""
    address_sockets: float = 60
    """Sockets that may be open from one address."""
    shared_times: float = 20
    """How many times as much an address of a shared network may ask."""
    head_seconds: float = 10
    """Until the head of a call is there."""
    body_seconds: float = 20
    """Until its body is."""
    stall_seconds: float = 30
    """After so long without reading anything of an answer, its connection is cut."""
    open_tables: float = 10
    """Tables that a guest hosts and that have not begun."""
    alone_an_hour: float = 100
    """Tables that a guest makes with nobody but bots: also puzzles and deals of the day."""
    imports_an_hour: float = 30
    """Tables that a guest brings from elsewhere."""
    branches_an_hour: float = 60
    """Tables that a guest branches off from finished games."""

    def times(self, rate: float) -> Limits:
        """All but the times to wait, for load tests."""
        changed = {name: rate * value for name, value in asdict(self).items() if not name.endswith("_seconds")}
        return replace(self, **{**changed, "shared_times": self.shared_times})


def is_deep(body: bytes) -> bool:
    """Is this JSON nested deeper than anything that we read?

    >>> is_deep(b"[" * 50 + b"]" * 50), is_deep(b'{"a":' * 51), is_deep(b'["' + b"[" * 99 + b'"]')
    (False, True, False)
    """
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return False
    depth = 0
    for token in NESTING.finditer(body):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(token[0], 0)
        if depth > MOST_DEPTH:
            return True
    return False


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("burst", "left", "rate", "when")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.when = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < min(cost, self.burst):  # what costs more than there can ever be needs all of it
            return False
        self.left -= min(cost, self.burst)
        return True

    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.when) * self.rate >= self.burst


class Callers:
    """A bucket for each guest or address, forgotten when it is full again."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def may(self, caller: str, cost: float = 1, times: float = 1) -> bool:
        bucket = self.buckets.get(caller)
        if bucket is None:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.buckets = {each: old for each, old in self.buckets.items() if not old.is_full()}
            bucket = self.buckets[caller] = Bucket(self.burst * times, self.rate * times)
        return bucket.take(cost)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Networks:
    """Who shares an address: nobody by default; by setting, networks whose addresses stand for many, or for any number
    of guests."""

    def __init__(self, exempt: tuple[str, ...] = (), shared: tuple[str, ...] = (), times: float = 1) -> None:
        self.exempt = [ipaddress.ip_network(each, strict=False) for each in exempt]
        self.shared = [ipaddress.ip_network(each, strict=False) for each in shared]
        self.times = times

    def weight(self, address: str) -> float:
        """How many times as much may be asked from there.

        >>> networks = Networks(exempt=("10.0.0.0/8",), shared=("192.0.2.0/24",), times=20)
        >>> [networks.weight(address) for address in ("10.1.2.3", "192.0.2.7", "198.51.100.1")]
        [inf, 20, 1]
        """
        if not self.exempt and not self.shared:
            return 1
        ip = address_in(address)
        if ip is None:
            return 1
        if any(ip in network for network in self.exempt):
            return math.inf
        return self.times if any(ip in network for network in self.shared) else 1


def address_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An IPv4 address written as an IPv6 one is that IPv4 address."""
    try:
        ip = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped) or ip


def network_of(address: str) -> str:
    """Return the network whose callers share one budget.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.7"), network_of("")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', '')
    """
    if ":" not in address:
        return address
    ip = address_in(address)
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((ip, IPV6_OF_ONE), strict=False))
    return address if ip is None else str(ip)


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
