"""A program at a table: its process, which reads questions and writes answers, and the seat that it plays."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any, TextIO, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tablee.cli.places import Json, KnownTable, Place, ServerRefused, as_said
from tablee.kernel.errors import BadInput, Sentence, TableeError
from tablee.texts.speaker import Speaker

LONGEST_ANSWER = 64 * 1024
LONGEST_CHOICE = 1000
LONGEST_NUMBER = 20
TRIES = 2
"""For each decision."""
PATIENCE = 600.0
"""Seconds for which a server may be gone."""
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 10.0
FAREWELL_SECONDS = 5
MOMENT = 1.0
"""Seconds for what is about to happen: a process that was ended is gone, what it wrote last arrives."""
SETTLING = 0.5
"""Seconds of silence after which a program that wrote a line too many has no more to say."""
DROPPING = 0.001
"""Seconds in which all that lies in the pipe already is read."""
FINAL = (4403, 4404)
"""Codes of a socket that nobody needs to open again."""
SOON = ("too-fast", "store-down")
"""Refusals that pass by themselves."""
NOBODY_WAITS = {
    "seat-away": "program-failed-away",
    "table-over": "program-failed-over",
    "table-stopped": "program-failed-over",
}
"""Refusals of a seat that is left, and what we say then."""
WRONG = ("bad-notation", "illegal-choice", "bad-message", "message-too-large")
"""Refusals of the answer itself."""


class Failed(TableeError):
    """The program did not answer as it should have."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.id, **sentence.params)

    def __str__(self) -> str:
        return Speaker("en").error(self)  # the kernel does not know these sentences


class ConnectionLost(Exception):
    """Whatever it was that cut it."""


@contextlib.contextmanager
def connection() -> Iterator[None]:
    """What goes wrong in here is lost connections, and nothing else is."""
    try:
        yield
    except (OSError, WebSocketException) as error:
        raise ConnectionLost from error


def write(line: str, stream: TextIO) -> None:
    """Who does not read us any more, or has no room for it, is no reason to leave the table."""
    try:
        print(line, file=stream, flush=True)
    except OSError:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class ProgramOutput(asyncio.SubprocessProtocol):
    """What a program writes while it is asked; anything else that it writes is dropped."""

    def __init__(self) -> None:
        self.asked = False
        self.unread = b""
        self.news = asyncio.Event()
        self.ended = False
        """Nothing more will be written."""
        self.gone = asyncio.Event()
        """The process itself; what it started may outlive it."""

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if self.asked and len(self.unread) <= LONGEST_ANSWER:
            self.unread += data
            self.news.set()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 1:
            self.end()

    def process_exited(self) -> None:
        self.gone.set()
        # What it wrote last is still on its way. Its output may never end: a process that it left behind holds it.
        asyncio.get_running_loop().call_later(MOMENT, self.end)

    def end(self) -> None:
        self.ended = True
        self.news.set()

    async def line(self) -> bytes:
        """The next one with its end; nothing if there will be none."""
        while b"\n" not in self.unread and not self.ended and len(self.unread) <= LONGEST_ANSWER:
            self.news.clear()
            await self.news.wait()
        line, end, self.unread = self.unread.partition(b"\n")
        if len(line) > LONGEST_ANSWER:
            raise Failed(Sentence("program-babbles", most=LONGEST_ANSWER // 1024))
        return line + end if end or line.strip() else b""


class Program:
    """A process that is asked a line and answers a line. It has a session of its own, so that it can be ended with all
    that it started, and so that a Ctrl-C at the terminal reaches only us."""

    def __init__(self, command: list[str], seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self.process: asyncio.SubprocessTransport | None = None
        self.written = ProgramOutput()
        self.has_been_asked = False

    async def start(self) -> None:
        loop, pipe = asyncio.get_running_loop(), asyncio.subprocess.PIPE
        try:
            self.process, self.written = await loop.subprocess_exec(
                ProgramOutput, *self.command, stdin=pipe, stdout=pipe, stderr=None, start_new_session=True
            )
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise BadInput("no-program", value=self.command[0], problem=as_said(problem)) from None
        self.has_been_asked = False

    async def ask(self, question: Json) -> str:
        """The answer, without its line end; a process that fails is started anew for the next question."""
        if self.process is None:
            await self.start()
        try:
            return (await self.answer(question)).decode("utf-8", "replace").strip()
        except Failed:
            await self.stop(at_once=True)
            raise

    async def answer(self, question: Json) -> bytes:
        """A program that is asked again may have written a line too many before, such as a greeting, and may still be
        about to answer the question before. So it has a moment to do so, and then its last line counts."""
        loop, written = asyncio.get_running_loop(), self.written
        doubtful = "refused" in question and self.has_been_asked
        await asyncio.sleep(SETTLING if doubtful else DROPPING)
        written.asked, written.unread, self.has_been_asked = True, b"", True
        began = loop.time()
        try:
            async with asyncio.timeout(self.seconds):
                self.tell(question)
                line = await written.line()
            if doubtful:
                line = await self.last_after(line, began)
        except TimeoutError:
            raise Failed(Sentence("program-late", seconds=int(self.seconds))) from None
        finally:
            written.asked = False
        if not line:
            raise await self.ending()
        return line

    async def last_after(self, line: bytes, began: float) -> bytes:
        """The last line, once it has been silent for as long as it took to answer."""
        now = asyncio.get_running_loop().time
        while line and now() - began < self.seconds:
            try:
                line = await asyncio.wait_for(self.written.line(), max(SETTLING, now() - began)) or line
            except TimeoutError:
                break
            if self.written.ended:
                break
        return line

    async def ending(self) -> Failed:
        """Why there is no answer; the exit code comes a little after the end of the output."""
        assert self.process is not None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.written.gone.wait(), MOMENT)
        code = self.process.get_returncode()
        if code is None:
            return Failed(Sentence("program-silent"))
        return Failed(Sentence("program-ended", value=code))

    def tell(self, message: Json) -> None:
        assert self.process is not None
        told = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        cast(asyncio.WriteTransport, self.process.get_pipe_transport(0)).write(told)

    def interrupt(self) -> None:
        """It is asked to leave now."""
        if self.process is not None:
            end(self.process, kindly=True)

    async def stop(self, at_once: bool = False) -> None:
        """Its input ends, and it has a moment to leave by itself; then all that it started has to."""
        process, self.process = self.process, None
        if process is None:
            return
        cast(asyncio.WriteTransport, process.get_pipe_transport(0)).close()
        gone = self.written.gone
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), 0 if at_once else FAREWELL_SECONDS)
        finally:
            end(process)
            try:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), MOMENT)
            finally:
                process.close()


def end(process: asyncio.SubprocessTransport, kindly: bool = False) -> None:
    """A program and all that it started, unless that has left for a session of its own."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.terminate()
        else:
            os.killpg(process.get_pid(), signal.SIGTERM if kindly else signal.SIGKILL)


class ProgramSeat:
    """Lets a program play a seat until the game is over, through lost connections and second tries."""

    def __init__(self, place: Place, program: Program, substitute: str, speaker: Speaker) -> None:
        self.place = place
        self.program = program
        self.substitute = substitute
        """The bot to which the seat is left when the program fails."""
        self.speaker = speaker
        self.table = KnownTable()
        self.thinking: asyncio.Task[str] | None = None
        self.asked: Json | None = None
        """The decision that the program was asked."""
        self.answer: str | None = None
        """Its answer, until the table has taken it."""
        self.refused = ""
        self.failures = 0
        self.ref = 0
        self.sent = False
        """The answer is on its way, or the whole table has been asked for."""
        self.seen = False
        self.seated = False
        """On this connection the table was seen with the program on its seat."""

    async def play(self) -> None:
        pause, gone = FIRST_PAUSE, 0.0
        try:
            while not self.table.is_over():
                try:
                    with connection():
                        cookie = {"Cookie": self.place.cookie}
                        socket = await connect(self.place.socket, additional_headers=cookie, max_size=None)
                    async with socket:
                        pause, gone = FIRST_PAUSE, 0.0
                        await self.attend(socket)
                except ConnectionLost as lost:
                    error = lost.__cause__
                    closed = error.rcvd if isinstance(error, ConnectionClosed) else None
                    if closed is not None and closed.code in FINAL:
                        raise BadInput(
                            "server-refused", place=self.place.server, problem=as_said(closed.reason)
                        ) from None
                    if not self.seen or gone > PATIENCE:
                        raise BadInput("no-server", place=self.place.server, problem=as_said(error)) from None
                    if not gone:
                        self.say("bot-lost", place=self.place.server)
                    await asyncio.sleep(pause)
                    gone += pause
                    pause = min(LONGEST_PAUSE, pause * 2)
        except Failed as error:
            await self.give_up(error)
        finally:
            await self.stop_thinking()
        await self.farewell()

    async def attend(self, socket: ClientConnection) -> None:
        """One connection, until the game is over or the connection is."""
        self.sent = self.seated = False
        hearing = asyncio.ensure_future(socket.recv())
        try:
            while not self.table.is_over():
                waiting: set[asyncio.Future[Any]] = {hearing, *({self.thinking} if self.thinking else ())}
                done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if hearing in done:
                    with connection():
                        text = hearing.result()
                    hearing = asyncio.ensure_future(socket.recv())
                    await self.heard(self.read(text), socket)
                if self.thinking is not None and self.thinking.done():
                    self.thought()
                await self.go_on(socket)
        finally:
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError, WebSocketException):
                await hearing

    def read(self, text: str | bytes) -> Json:
        """What the server says, which we know then."""
        try:
            message: Json = json.loads(text)
            self.table.hear(message)
        except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
            raise BadInput("strange-server", place=self.place.server) from None
        return message

    async def heard(self, message: Json, socket: ClientConnection) -> None:
        if message["is"] in ("table", "seats"):
            await self.sit_down()
        if message["is"] == "table":
            self.sent = False
        elif message["is"] == "answer" and message["ref"] in (self.ref, None):
            self.sent = False
            if message["ok"]:
                self.forget()
                return
            code = message["error"]["code"]
            if code in SOON:
                await asyncio.sleep(1)
            elif code in WRONG:
                problem = as_said(message["error"]["sentence"])
                self.failed(Failed(Sentence("program-choice", value=self.answer or "", problem=problem)))
            else:  # the table has moved on: see where it is
                await self.send(socket, do="see")

    async def sit_down(self) -> None:
        if not self.table.seat:
            raise BadInput("no-seat-there", place=self.place.server, table=self.place.table)
        if not self.table.is_away():
            self.seated = True
        elif self.seated:  # whoever took it back now would play on for ever, whatever the clock says
            raise BadInput("seat-given", seat=self.table.seat)
        else:
            try:
                await self.insist("return", {})
            except ServerRefused as error:
                if error.code != "not-away":
                    raise
        if not self.seen:
            self.seen = True
            names = ", ".join(f"{seat['seat']} {seat['name'] or '…'}" for seat in self.table.seats)
            self.say("bot-sits", seat=self.table.seat, title=self.table.title, names=names)

    async def go_on(self, socket: ClientConnection) -> None:
        """Send what was answered, if it is still asked; ask, if nothing was answered."""
        decision = self.table.decision
        if decision is None or self.sent or self.thinking is not None:
            return
        if self.asked != decision:
            self.forget()
        if self.answer is not None:
            await self.send(socket, do="choose", number=self.table.number, choices=[self.answer])
            return
        self.asked = decision
        more = {"refused": self.refused} if self.refused else {}
        left = self.table.left()
        seconds = self.program.seconds if left is None else min(self.program.seconds, max(0, int(left)))
        question = self.table.told("decision", seconds=seconds, decision=decision, **more)
        self.thinking = asyncio.ensure_future(self.program.ask(question))

    def thought(self) -> None:
        assert self.thinking is not None
        thinking, self.thinking = self.thinking, None
        try:
            answered = thinking.result()
            if self.asked == self.table.decision and self.asked is not None:  # else nobody wants to know any more
                self.answer = meant(answered, self.asked)
        except Failed as error:
            self.failed(error)

    def failed(self, error: Failed) -> None:
        """A sentence and another try, and then no more."""
        self.failures += 1
        self.answer = None
        if self.failures >= TRIES:
            raise error
        self.refused = self.speaker.error(error)
        write(self.speaker.say("bot-failed", problem=self.refused), sys.stderr)

    def say(self, id: str, **params: Any) -> None:
        write(self.speaker.say(id, **params), sys.stdout)

    def forget(self) -> None:
        self.asked, self.answer, self.refused, self.failures = None, None, "", 0

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        self.ref += 1
        self.sent = True
        with connection():
            await socket.send(json.dumps({"ref": self.ref, **message}))

    async def give_up(self, error: Failed) -> None:
        """Nobody at the table has to wait for a program that cannot play: a bot takes over."""
        told = {"seat": self.table.seat, "bot": self.substitute, "problem": error.sentence}
        try:
            await self.insist("leave", {"seat": self.table.seat, "bot": self.substitute})
        except BadInput as refusal:
            code = refusal.code if isinstance(refusal, ServerRefused) else ""
            if code in NOBODY_WAITS:
                raise BadInput(NOBODY_WAITS[code], **told) from None
            raise BadInput("program-waited-for", **told, why=refusal.sentence) from None
        raise BadInput("program-failed", **told)

    async def insist(self, path: str, body: Json) -> None:
        """A call that is made until the server has answered it."""
        now = asyncio.get_running_loop().time
        pause, until = FIRST_PAUSE, now() + PATIENCE
        while True:
            try:
                await asyncio.to_thread(self.place.call, path, body)
                return
            except BadInput as error:
                if now() > until or (isinstance(error, ServerRefused) and error.code not in SOON):
                    raise
            if pause == FIRST_PAUSE:
                self.say("bot-lost", place=self.place.server)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    async def stop_thinking(self) -> None:
        """Nobody wants to know any more; a program that is cut short fails, and nobody wants to know that either."""
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

    async def farewell(self) -> None:
        """The program is told the end; so is whoever started it."""
        result = self.table.result
        if self.program.process is not None:
            self.program.tell(self.table.told("over", state=self.table.state, result=result))
        won = (result or {}).get("won")
        if won is not None:
            self.say("bot-won" if won else "bot-beaten")
            return
        names = {seat["seat"]: seat["name"] or seat["seat"] for seat in self.table.seats}
        standings = [
            f"{each['rank']}. {names[each['seat']]}" + (f" {each['score']}" if each["score"] is not None else "")
            for each in (result or {}).get("standings", [])
        ]
        self.say("bot-over", standings=", ".join(standings) or "–")


def meant(answer: str, decision: Json) -> str:
    """The choice that a program's line means: its notation, or its place in the list, bare or as JSON."""
    said: Any = answer
    with contextlib.suppress(ValueError, RecursionError):
        said = json.loads(answer)
    if isinstance(said, dict):
        said = said.get("choose")
    if isinstance(said, int) and not isinstance(said, bool):
        choices = decision["choices"]
        if not 0 <= said < len(choices):
            value = said if len(answer) <= LONGEST_NUMBER else answer
            raise Failed(Sentence("program-place", value=value, last=len(choices) - 1))
        return str(choices[said]["line"])
    if not isinstance(said, str) or not said.strip() or len(said) > LONGEST_CHOICE:
        raise Failed(Sentence("program-answer", value=answer))
    return said.strip()
