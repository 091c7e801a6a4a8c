"""Notices to people who are not here: a POST to the address they gave, on the event loop, with one deadline in all.

The address is resolved first and refused when it leads into the own network; the connection then goes to exactly what
was checked. Redirections are not followed. A receiver that is slow delays nobody else: each guest and each host has one
running post.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import ipaddress
import logging
import socket
import ssl
import threading
from collections import Counter
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import h11

from tablee.server import codec
from tablee.server.errors import Refused
from tablee.server.limits import Callers
from tablee.server.metrics import Metrics
from tablee.server.store import Guest
from tablee.server.tables.notifier import in_words

SECONDS: Final = 5.0
"""For a whole post: to look the name up, connect, send and read the status."""
MOST_RUNNING: Final = 50
MOST_WAITING: Final = 200
MOST_OF_GUEST: Final = 5
MOST_LOOKUPS: Final = 50
"""Threads that ask a name server; one that does not answer keeps its thread for longer than a post may take."""
MOST_HEAD: Final = 16 * 1024
TRIES_AT_ONCE: Final = 4
TRIES_A_SECOND: Final = 0.1
"""Of notices that a guest has sent to see whether they arrive."""
TRANSLATED: Final = tuple(
    ipaddress.IPv6Network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "fec0::/10", "::/96")
)
"""NAT64 (well-known and local), 6to4, site-local and IPv4-compatible: each may end in the own network."""
ELSEWHERE: Final = "192.0.2.1"
"""An address of documentation (RFC 5737), which no machine has."""
UNSENT = (OSError, ValueError, TimeoutError, h11.ProtocolError)
log = logging.getLogger("tablee")


def is_outside(address: str) -> bool:
    """
    >>> is_outside("127.0.0.1"), is_outside("::ffff:10.0.0.1"), is_outside("2002:7f00:1::"), is_outside("93.184.216.34")
    (False, False, False, True)
    """
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if any(ip in network for network in TRANSLATED):
            return False
        ip = ip.ipv4_mapped or ip
    return ip.is_global and not ip.is_multicast and not is_own(str(ip))


def is_own(address: str) -> bool:
    """Is it an address of this machine, though the whole world may reach it?"""
    return can_bind(address) and not can_bind(ELSEWHERE)


def can_bind(address: str) -> bool:
    """A socket is bound to the machine's own addresses only, unless the system allows any (`ip_nonlocal_bind`)."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as trial:
            trial.bind((address, 0))
    except OSError as error:
        return error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL)
    return True


class OwnNetwork(OSError):
    """Nothing is posted there."""


async def post(url: str, body: bytes, *, inside: bool, seconds: float = SECONDS) -> int:
    """The status of the answer; its body is not read."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    async with asyncio.timeout(seconds):
        found = await addresses(str(parts.hostname), port)
        if not inside and not all(is_outside(each) for each in found):
            raise OwnNetwork("the address leads into the own network")
        secure = {"ssl": trusted(), "server_hostname": parts.hostname} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(found[0], port, limit=MOST_HEAD, **secure)  # type: ignore[arg-type]
        try:
            return await status_of_post(reader, writer, parts, body)
        finally:
            writer.transport.abort()


async def status_of_post(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, parts: SplitResult, body: bytes
) -> int:
    wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
    headers = [
        ("Host", parts.netloc),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
        ("User-Agent", "tablee"),
        ("Connection", "close"),
    ]
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    writer.write(wire.send(h11.Request(method="POST", target=target, headers=headers)) or b"")
    writer.write(wire.send(h11.Data(data=body)) or b"")
    await writer.drain()
    while True:
        event = wire.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(MOST_HEAD))
        elif isinstance(event, h11.ConnectionClosed):
            raise OSError("the connection was closed without an answer")


@functools.cache
def trusted() -> ssl.SSLContext:
    """A certificate is compared with the name, though the connection goes to the checked address."""
    return ssl.create_default_context()


LOOKUPS = threading.Semaphore(MOST_LOOKUPS)


async def addresses(host: str, port: int) -> list[str]:
    """By the system's resolver, in a daemon thread: one that hangs keeps neither the event loop nor the end waiting."""
    if not LOOKUPS.acquire(blocking=False):
        raise OSError("too many names are being looked up")
    loop = asyncio.get_running_loop()
    future: asyncio.Future[list[str]] = loop.create_future()

    def settle(found: list[str], error: Exception | None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(found)
        else:
            future.set_exception(error)

    def look() -> None:
        found: list[str] = []
        problem: Exception | None = None
        try:
            found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, ValueError) as error:
            problem = error
        finally:
            LOOKUPS.release()
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(settle, found, problem)

    threading.Thread(target=look, name="tablee-lookup", daemon=True).start()
    return await future


class Letter(codec.Struct):
    guest: str
    url: str
    host: str
    body: bytes


class WebhookNotices:
    """Posts in the order in which they came, but one at a time for each guest and for each host. The
    number that waits is limited, in all and for one guest; the rest is not sent."""

    def __init__(self, *, inside: bool, metrics: Metrics) -> None:
        self.inside = inside
        self.metrics = metrics
        self.tries = Callers(TRIES_AT_ONCE, TRIES_A_SECOND)
        self.waiting: list[Letter] = []
        self.busy: set[tuple[str, str]] = set()
        """Guests and hosts that have a running post."""
        self.running: set[asyncio.Task[None]] = set()

    def send(self, guest: Guest, notice: dict[str, Any]) -> None:
        mine = Counter(letter.guest for letter in self.waiting)[guest.id]
        if len(self.waiting) < MOST_WAITING and mine < MOST_OF_GUEST:
            self.waiting.append(letter_to(guest, notice))
            self.start()

    async def try_now(self, guest: Guest) -> int:
        """One notice to the guest's own address; the status of the answer, or why it could not be posted."""
        if not guest.webhook:
            raise Refused("no-webhook")
        letter = letter_to(guest, in_words({"notice": "test"}, guest.lang))
        if not self.tries.may(guest.id) or not self.is_free(letter):
            raise Refused("too-fast")
        try:
            status = await self.post(letter)
        except OwnNetwork:
            raise Refused("webhook-inside") from None
        except UNSENT:
            raise Refused("webhook-silent") from None
        if status >= 400:
            raise Refused("webhook-refused", value=status)
        return status

    def is_free(self, letter: Letter) -> bool:
        return not self.busy & occupied(letter)

    def start(self) -> None:
        """Let go what need not wait."""
        for letter in self.waiting[:]:
            if len(self.running) >= MOST_RUNNING:
                return
            if self.is_free(letter):
                self.waiting.remove(letter)
                self.busy |= occupied(letter)  # at once: the task begins only later
                task = asyncio.get_running_loop().create_task(self.deliver(letter))
                self.running.add(task)
                task.add_done_callback(self.running.discard)

    async def deliver(self, letter: Letter) -> None:
        try:
            await self.post(letter)
            self.metrics.count("notices")
        except UNSENT as error:
            log.info("a notice could not be posted: %s", type(error).__name__)

    async def post(self, letter: Letter) -> int:
        self.busy |= occupied(letter)
        try:
            return await post(letter.url, letter.body, inside=self.inside)
        finally:
            self.busy -= occupied(letter)
            asyncio.get_running_loop().call_soon(self.start)

    def stop(self) -> None:
        """At once: what is not posted by now is not posted."""
        self.waiting.clear()
        for task in self.running:
            task.cancel()


def letter_to(guest: Guest, notice: dict[str, Any]) -> Letter:
    return Letter(guest.id, guest.webhook, urlsplit(guest.webhook).hostname or "", codec.encode(notice))


def occupied(letter: Letter) -> set[tuple[str, str]]:
    return {("guest", letter.guest), ("host", letter.host)}
