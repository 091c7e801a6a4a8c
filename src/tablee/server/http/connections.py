"""Connections that nobody may hold open for nothing: uvicorn's own protocols, with time limits and one more rate."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tablee.server.limits import SOCKET_PATIENCE, Bucket, Limits

TOO_FAST: Final = 1008
GOODBYE_SECONDS: Final = 1.0
"""As long a connection that floods may still read why it ends."""


class CutWhenStalled(asyncio.Protocol):
    """A connection whose other side reads nothing at all of what waits for it is cut, even while it closes."""

    limits = Limits()
    transport: Any
    loop: Any
    stalled: asyncio.TimerHandle | None = None
    unread = 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.transport.get_write_buffer_size()
        self.stalled = self.loop.call_later(self.limits.stall_seconds, self.give_up_if_stalled)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_watching()

    def give_up_if_stalled(self) -> None:
        """A slow reader is waited for; one that reads nothing at all is not."""
        unread = self.transport.get_write_buffer_size()
        if unread >= self.unread:
            self.transport.abort()
            return
        self.unread = unread
        self.stalled = self.loop.call_later(self.limits.stall_seconds, self.give_up_if_stalled)

    def stop_watching(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


class TimedHttp(CutWhenStalled, H11Protocol):
    """A call has to arrive whole in time, head and body each, and its answer has to be read: a byte now and then is not
    enough."""

    phase: object = None
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.stop_watching()
        super().connection_lost(exc)

    def watch(self) -> None:
        """One timer for each phase; more data of the same phase does not set it back."""
        seconds = {h11.IDLE: self.limits.head_seconds, h11.SEND_BODY: self.limits.body_seconds}
        phase = self.conn.their_state
        if phase is self.phase:
            return
        self.phase = phase
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if phase in seconds:
            self.timer = self.loop.call_later(seconds[phase], self.give_up)

    def give_up(self) -> None:
        self.timer = None
        if self.conn.their_state is self.phase and not self.transport.is_closing():
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.phase = None  # the next call has all its time; until it begins, uvicorn's own limit for idle ones holds


class CountedSocket(CutWhenStalled, WebSocketsSansIOProtocol):
    """Pings, pongs and pieces of messages cost as much as messages, and are counted like them. The application never
    sees them, so it cannot."""

    bucket: Bucket | None = None
    refused = 0
    floods = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.floods:
            super().data_received(data)

    def handle_ping(self) -> None:
        if self.may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self.may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self.may_go_on():
            super().handle_bytes(event)

    def may_go_on(self) -> bool:
        if self.floods:
            return False
        if self.bucket is None:
            self.bucket = Bucket(self.limits.socket_burst, self.limits.socket_rate)
        if self.bucket.take():
            self.refused = 0
        else:
            self.refused += 1
            if self.refused >= SOCKET_PATIENCE:
                self.end()
        return not self.floods

    def end(self) -> None:
        """Say why, and close soon, whether or not it is read."""
        self.floods = self.close_sent = True
        self.stop_keepalive()
        self.conn.fail(TOO_FAST, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)


def protocols(limits: Limits) -> tuple[type[TimedHttp], type[CountedSocket]]:
    """Both with these limits: uvicorn makes one for each connection and hands nothing of ours over."""
    http = type("LimitedHttp", (TimedHttp,), {"limits": limits})
    socket = type("LimitedSocket", (CountedSocket,), {"limits": limits})
    return http, socket
