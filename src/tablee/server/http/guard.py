"""What every call and socket passes first: rates, sizes, origins, who calls; and the headers every answer carries."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from tablee.server import codec
from tablee.server.asker import Asker
from tablee.server.calls import router
from tablee.server.errors import Refused, error_of
from tablee.server.http.cookies import guest_in
from tablee.server.http.status import status_of
from tablee.server.limits import (
    MOST_BODY,
    MOST_DEPTH,
    Callers,
    is_deep,
    is_own_origin,
    network_of,
)
from tablee.server.services import Services
from tablee.server.sockets.sockets import LATER, close
from tablee.server.sockets.wire import AsgiWire
from tablee.server.store import StoreDown
from tablee.texts import LANGUAGES

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
LOOKING: Final = ("GET", "HEAD", "OPTIONS")
PAGE_COST: Final = 0.2
"""A file of the page is in memory."""

Scope = dict[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]


class Guard:
    def __init__(self, app: App, services: Services) -> None:
        self.app = app
        self.services = services
        limits = services.settings.limited()
        self.addresses = Callers(limits.address_burst, limits.address_rate)
        self.guests = Callers(limits.call_burst, limits.call_rate)
        self.networks = services.settings.networks()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        headers = {name: value.decode("latin-1") for name, value in reversed(scope["headers"])}
        origin, host = headers.get(b"origin", ""), headers.get(b"host", "")
        asker = Asker(
            None,
            wished_language(headers.get(b"accept-language", "")),
            address=scope["client"][0] if scope.get("client") else "",
            is_secure=scope["scheme"] in ("https", "wss"),
            from_own_page=is_own_origin(origin, host, self.services.settings.origins),
        )
        guest = guest_in(self.services.key, headers.get(b"cookie", ""))
        state = scope["state"] = {**scope.get("state", {}), "asker": asker}
        if scope["type"] == "websocket":
            wire = state["wire"] = AsgiWire(send)
            try:
                state["asker"] = await self.recognise(asker, guest, scope["path"])
            except StoreDown as error:
                await receive()
                await send({"type": "websocket.accept"})
                return await close(send, LATER, error, asker.lang)
            try:
                return await self.app(scope, receive, send)
            except asyncio.CancelledError:
                if not wire.dropped:
                    raise
                return None
            finally:
                wire.cut()

        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                given = [name for name, _ in message["headers"]]
                message["headers"] = [*message["headers"], *(each for each in HEADERS if each[0] not in given)]
                if scope["path"].startswith("/api") and b"cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self.check(asker, guest, scope, headers)
            state["asker"] = await self.recognise(asker, guest, scope["path"])
        except (Refused, StoreDown) as error:
            return await self.refuse(error, asker.lang, send_with_headers)
        if scope["method"] == "OPTIONS":  # Litestar's own answer names the methods of one handler only
            allow = router.allowed(scope["path"]).encode()
            await send_with_headers({"type": "http.response.start", "status": 204, "headers": [(b"allow", allow)]})
            return await send_with_headers({"type": "http.response.body", "body": b""})
        if scope["method"] == "HEAD":  # answered like GET; the server below leaves the body out
            scope = {**scope, "method": "GET"}
        return await self.app(scope, shallow(receive), send_with_headers)

    def check(self, asker: Asker, guest: str, scope: Scope, headers: dict[bytes, str]) -> None:
        call = router.find("GET" if scope["method"] == "HEAD" else scope["method"], scope["path"])
        cost = call[0].cost if call else PAGE_COST if is_page(scope["path"]) else 1
        weight = self.networks.weight(asker.address)
        if not math.isinf(weight) and not self.addresses.may(network_of(asker.address), cost, weight):
            raise Refused("too-fast")
        if guest and not self.guests.may(guest, cost):
            raise Refused("too-fast")
        if self.services.draining and call and call[0].opens_table:
            raise Refused("closing")
        if is_live(scope["path"]):
            raise Refused("only-socket")
        if scope["method"] in LOOKING:
            return
        if not asker.from_own_page:
            raise Refused("bad-origin")
        size = headers.get(b"content-length", "0")
        if not size.isdecimal() or len(size) > 9 or int(size) > MOST_BODY:
            raise Refused("message-too-large", most=MOST_BODY // 1024)
        kind = headers.get(b"content-type", "").split(";")[0].strip().lower()
        if (int(size) or b"transfer-encoding" in headers) and kind != "application/json":
            raise Refused("not-json")

    async def recognise(self, asker: Asker, id: str, path: str) -> Asker:
        """Return the asker with the guest whom the cookie names, who reads in their own language."""
        if not id or not path.startswith(("/api", "/schema")):
            return asker
        guest = await self.services.people.guest(id)
        return asker if guest is None else replace(asker, guest=guest, lang=guest.lang)

    async def refuse(self, error: Exception, lang: str, send: Any) -> None:
        status = status_of(error)
        self.services.metrics.refused[error_of(error, "en").code] += 1
        headers = [(b"content-type", b"application/json")]
        if status in (429, 503):
            headers.append((b"retry-after", b"1"))
        if status == 426:
            headers += [(b"upgrade", b"websocket"), (b"connection", b"upgrade")]
        if status == 413:
            headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": codec.encode(error_of(error, lang))})


def shallow(receive: Any) -> Any:
    """Pass a body on as it comes, but refuse a complete one that nests too deep for our readers."""
    parts: list[bytes] = []

    async def receive_shallow() -> dict[str, Any]:
        message: dict[str, Any] = await receive()
        if message["type"] == "http.request":
            parts.append(message.get("body", b""))
            if not message.get("more_body") and is_deep(b"".join(parts)):
                raise Refused("bad-message", problem=f"nested deeper than {MOST_DEPTH}")
        return message

    return receive_shallow


def is_page(path: str) -> bool:
    return not path.startswith(("/api/", "/schema", "/health", "/metrics"))


def is_live(path: str) -> bool:
    """Is it where the sockets are? Litestar has no answer to a call of it.

    >>> is_live("/api/tables/abc/live"), is_live("/api//tables/abc/live/"), is_live("/api/tables/live")
    (True, True, False)
    """
    parts = [part for part in path.split("/") if part]
    return len(parts) == 4 and parts[:2] == ["api", "tables"] and parts[3] == "live"


def wished_language(accepted: str) -> str:
    """
    >>> wished_language("de;q=0.9, fr-CH, en;q=0.5"), wished_language("de")
    ('fr', 'en')
    """
    for part in accepted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
