"""Notices to people who are not here: a POST to the address they gave, outside the event loop, with a time limit.

The address is resolved first and refused when it leads into the own network; the connection then goes to exactly what
was checked. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from tablee.server.errors import Refused
from tablee.server.limits import Callers
from tablee.server.metrics import Metrics
from tablee.server.store import Guest
from tablee.server.tables.turns import in_words

SECONDS: Final = 5.0
MOST_WAITING: Final = 200
TRIES_AT_ONCE: Final = 4
TRIES_A_SECOND: Final = 0.1
"""Of notices that a guest has sent to see whether they arrive."""
log = logging.getLogger("tablee")


def is_outside(address: str) -> bool:
    """
    >>> is_outside("127.0.0.1"), is_outside("::ffff:10.0.0.1"), is_outside("93.184.216.34")
    (False, False, True)
    """
    ip = ipaddress.ip_address(address)
    mapped = getattr(ip, "ipv4_mapped", None)
    return (mapped or ip).is_global and not ip.is_multicast


class OwnNetwork(OSError):
    """Nothing is posted there."""


def post(url: str, body: bytes, *, inside: bool) -> int:
    """Blocking; the status of the answer."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not inside and not all(is_outside(str(each[4][0])) for each in found):
        raise OwnNetwork("the address leads into the own network")
    connection = connect(parts, address, port)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "tablee", "Host": parts.netloc}
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def connect(parts: SplitResult, address: str, port: int) -> http.client.HTTPConnection:
    """A connection to the checked address; a certificate is still compared with the name."""
    plain = socket.create_connection((address, port), SECONDS)
    connection = http.client.HTTPConnection(str(parts.hostname), port, timeout=SECONDS)
    if parts.scheme == "https":
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)
    else:
        connection.sock = plain
    return connection


class WebhookNotices:
    """At most so many wait; what is more is not sent."""

    def __init__(self, *, inside: bool, metrics: Metrics) -> None:
        self.inside = inside
        self.metrics = metrics
        self.threads = ThreadPoolExecutor(4, "tablee-notices")
        self.tries = Callers(TRIES_AT_ONCE, TRIES_A_SECOND)
        self.waiting: set[asyncio.Future[None]] = set()

    def send(self, url: str, notice: dict[str, Any]) -> None:
        if len(self.waiting) >= MOST_WAITING:
            return
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self.threads, self.deliver, url, msgspec.json.encode(notice))
        self.waiting.add(future)
        future.add_done_callback(self.waiting.discard)

    async def try_now(self, guest: Guest) -> int:
        """One notice to the guest's own address; the status of the answer, or why it could not be posted."""
        if not guest.webhook:
            raise Refused("no-webhook")
        if not self.tries.may(guest.id):
            raise Refused("too-fast")
        body = msgspec.json.encode(in_words({"notice": "test"}, guest.lang))
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self.threads, lambda: post(guest.webhook, body, inside=self.inside))
        except OwnNetwork:
            raise Refused("webhook-inside") from None
        except (OSError, ValueError, http.client.HTTPException):
            raise Refused("webhook-silent") from None
        if status >= 400:
            raise Refused("webhook-refused", value=status)
        return status

    def deliver(self, url: str, body: bytes) -> None:
        try:
            post(url, body, inside=self.inside)
            self.metrics.count("notices")
        except (OSError, ValueError, http.client.HTTPException) as error:
            log.info("a notice could not be posted: %s", type(error).__name__)

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
