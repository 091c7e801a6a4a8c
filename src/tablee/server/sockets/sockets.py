"""A socket at a table: shows it, and does what its guest asks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from tablee.kernel.errors import TableeError
from tablee.server import codec
from tablee.server.asker import Asker
from tablee.server.errors import Refused, error_of, where
from tablee.server.limits import MOST_MESSAGE, SOCKET_PATIENCE, Bucket, network_of
from tablee.server.protocol import AnswerMessage, Cancel, Choose, ClientMessage, Say, See, Undo, Why, WhyResponse
from tablee.server.sockets.words import Send, Wire
from tablee.server.store import StoreDown
from tablee.server.tables.moves import Moves
from tablee.server.tables.state import encode
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables

TOO_FAST, COME_BACK, LATER, WRONG_ORIGIN, NO_TABLE, TOO_MANY = 1008, 1012, 1013, 4403, 4404, 4429

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
read = codec.Decoder(ClientMessage).decode
log = logging.getLogger("tablee")


class TableSocket:
    """One guest who looks at one table."""

    def __init__(self, guest: str, lang: str, table: Table, wire: Wire) -> None:
        self.guest = guest
        self.lang = lang
        self.table = table
        self.wire = wire

    def push(self, text: bytes) -> None:
        self.wire.push(text)

    def answer(self, ref: int | None, error: Exception | None = None, why: WhyResponse | None = None) -> None:
        told = None if error is None else error_of(error, self.lang)
        self.push(encode(AnswerMessage(ref, error is None, self.table.now.number, told, why)))


class Sockets:
    """All sockets of this process."""

    def __init__(self, tables: Tables, moves: Moves) -> None:
        self.tables = tables
        self.moves = moves
        self.count = 0
        self.attended: set[TableSocket] = set()
        self.limits = tables.settings.limited()
        self.networks = tables.settings.networks()
        self.callers: Counter[str] = Counter()
        """Open sockets of each guest and of each address."""
        self.draining = False

    async def serve(self, id: str, asker: Asker, wire: Wire, receive: Receive, send: Send) -> None:
        """From the handshake to the end of one socket."""
        lang = asker.lang
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        if self.draining:
            return await close(send, COME_BACK, Refused("closing"), lang)
        callers = self.callers_of(asker)
        if any(self.callers[caller] >= most for caller, most in callers.items()):
            return await close(send, TOO_MANY, Refused("too-fast"), lang)
        if not asker.from_own_page:
            return await close(send, WRONG_ORIGIN, Refused("bad-origin"), lang)
        self.callers.update(callers.keys())
        self.count += 1
        try:
            async with self.tables.at(id) as table:
                socket = TableSocket(asker.id, lang, table, wire)
                await self.attend(socket, receive)
        except Refused as error:
            await close(send, NO_TABLE, error, lang)
        except StoreDown as error:
            await close(send, LATER, error, lang)
        finally:
            self.count -= 1
            self.callers.subtract(callers.keys())
            for caller in callers:
                if not self.callers[caller]:
                    del self.callers[caller]
        return None

    def callers_of(self, asker: Asker) -> dict[str, float]:
        """Who opens a socket, and how many each of them may have."""
        most = self.limits.address_sockets * self.networks.weight(asker.address)
        found = {f"address {network_of(asker.address)}": most}
        if asker.guest is not None:
            found[f"guest {asker.id}"] = self.limits.guest_sockets
        return found

    async def attend(self, socket: TableSocket, receive: Receive) -> None:
        """Show the table, then do what the guest asks until the socket ends."""
        table, tables = socket.table, self.tables
        try:
            async with table.lock:
                await tables.know_chat(table)
                await tables.load(table)
                table.sockets.add(socket)
                self.attended.add(socket)
                table.send_table(socket)
                if table.now.held_by(socket.guest):
                    table.send_seats()
            if socket.guest and not table.now.held_by(socket.guest):
                await tables.store.watch(socket.guest, table.row.id, table.row.since)
            tables.follow_up(table)
            await self.listen(socket, receive)
        finally:
            table.sockets.discard(socket)
            self.attended.discard(socket)
            socket.wire.gone = True
            tables.touch(table)
            if table.sockets and table.now.held_by(socket.guest):
                table.send_seats()
            if socket.wire.dropped:
                tables.metrics.count("sockets_dropped")

    async def drain(self, seconds: float) -> None:
        """Tell everybody to come back, spread over so long: all at once they would all come back at once."""
        self.draining = True
        sockets = list(self.attended)
        saying = []
        for socket in sockets:
            sentence = last_sentence(Refused("closing"), socket.lang)
            saying.append(asyncio.ensure_future(socket.wire.last_word(COME_BACK, sentence)))
            await asyncio.sleep(seconds / len(sockets))
        for task in saying:
            task.cancel()
        await asyncio.gather(*saying, return_exceptions=True)

    async def listen(self, socket: TableSocket, receive: Receive) -> None:
        bucket = Bucket(self.limits.socket_burst, self.limits.socket_rate)
        refused = 0
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if bucket.take():
                refused = 0
                await self.handle(socket, event.get("text"))
                continue
            refused += 1
            self.refuse(socket, None, Refused("too-fast"))
            if refused >= SOCKET_PATIENCE:
                return await socket.wire.last_word(TOO_FAST, last_sentence(Refused("too-fast"), socket.lang))

    async def handle(self, socket: TableSocket, text: str | None) -> None:
        """One message, answered in any case."""
        ref = None
        try:
            if text is None:
                raise Refused("bad-message", problem="binary")
            if len(text) > MOST_MESSAGE:
                raise Refused("message-too-large", most=MOST_MESSAGE // 1024)
            try:
                message = read(text)
            except (codec.DecodeError, RecursionError) as error:
                raise Refused("bad-message", problem=str(error)) from None
            ref = message.ref
            why = await self.do(socket, message)
            socket.answer(ref, None, why)
        except (TableeError, StoreDown) as error:
            self.refuse(socket, ref, error)
        except Exception as error:
            log.error("a message broke: %s", where(error))
            self.refuse(socket, ref, error)

    async def do(self, socket: TableSocket, message: ClientMessage) -> WhyResponse | None:
        moves, table, guest = self.moves, socket.table, socket.guest
        match message:
            case Choose(number=number, choices=choices, seat=seat):
                await moves.choose(table, guest, seat, number, choices)
            case Undo(number=number, seat=seat):
                await moves.undo(table, guest, seat, number)
            case Cancel(number=number, seat=seat):
                await moves.cancel(table, guest, seat, number)
            case Why(choice=choice, seat=seat):
                return await moves.why(table, guest, seat, choice, socket.lang)
            case Say(text=text, quick=quick):
                await moves.say(table, guest, text, quick or "")
            case See():
                async with table.lock:
                    await self.tables.load(table)
                    table.send_table(socket)
        return None

    def refuse(self, socket: TableSocket, ref: int | None, error: Exception) -> None:
        self.tables.metrics.refused[error_of(error, "en").code] += 1
        socket.answer(ref, error)


async def close(send: Send, code: int, error: Exception, lang: str) -> None:
    """Before anything was told: a code and the reason."""
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": last_sentence(error, lang)})


def last_sentence(error: Exception, lang: str) -> str:
    """So much of it as fits into a close frame."""
    return error_of(error, lang).sentence.encode()[:120].decode("utf-8", "ignore")
