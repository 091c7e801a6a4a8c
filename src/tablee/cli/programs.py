"""A program at a table: its process, which reads questions and writes answers, and the seat that it plays."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import json
import os
import re
import signal
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tablee.kernel.errors import BadInput, Sentence, TableeError
from tablee.server.tables.patch import patched
from tablee.texts.speaker import Speaker

Json = dict[str, Any]
VERSION = 1
"""Of what a program reads and writes: docs/programs.md."""
LONGEST_ANSWER = 64 * 1024
LONGEST_CHOICE = 1000
TRIES = 2
"""For each decision."""
CALL_SECONDS = 30
COOKIE = re.compile(r"[!-~]+=[!-~]+")
PATIENCE = 600.0
"""Seconds for which a server may be gone."""
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
WRONG = ("bad-notation", "illegal-choice", "bad-message", "message-too-large")
"""Refusals of the answer itself."""


class Failed(TableeError):
    """The program did not answer as it should have."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.id, **sentence.params)

    def __str__(self) -> str:
        return Speaker("en").error(self)  # the kernel does not know these sentences


def as_said(words: object) -> Sentence:
    """Words of a server or of the system, which stand in a sentence of ours as they were said."""
    return Sentence("in-words", words=str(words))


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


@dataclass
class Place:
    """A seat that is ours: where, and the cookie that proves it."""

    server: str
    table: str
    cookie: str

    def call(self, path: str, body: Json) -> Json:
        return called(self.server, f"/api/tables/{self.table}/{path}", body, self.cookie)[0]

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"


def invited(server: str, table: str, token: str, name: str, lang: str, folder: Path) -> Place:
    """Take the seat that the invitation is for; whoever had it already comes back to it."""
    kept = cookie_file(folder, server, table, token)
    known = ""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        known = kept.read_text("ascii").strip()
    if not COOKIE.fullmatch(known):  # the file is damaged
        known = ""
    # A cookie that the server does not know makes somebody new, who takes the seat by the token.
    _, cookie = called(server, "/api/me", {"name": name, "lang": lang}, known)
    place = Place(server, table, cookie)
    try:
        place.call("join", {"token": token})
    except BadInput as error:
        if cookie != known or error.sentence.id != "server-refused":
            raise
        # An invitation is good for once: whoever sits there already has used it.
    if cookie != known:
        with contextlib.suppress(OSError):  # then it cannot come back after a crash, which is no reason not to play
            keep(kept, cookie)
    return place


def cookie_file(folder: Path, server: str, table: str, token: str) -> Path:
    return folder / "programs" / hashlib.sha256(f"{server} {table} {token}".encode()).hexdigest()[:32]


def keep(path: Path, cookie: str) -> None:
    """For nobody else to read, and whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(cookie)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def called(server: str, path: str, body: Json, cookie: str) -> tuple[Json, str]:
    """What the server answers, and the cookie that it gives."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    try:
        request = urllib.request.Request(server + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=CALL_SECONDS) as answer:
            return json.load(answer), str(answer.headers.get("set-cookie", "")).split(";")[0]
    except urllib.error.HTTPError as error:
        with contextlib.suppress(ValueError, LookupError, TypeError):
            raise BadInput("server-refused", place=server, problem=as_said(json.load(error)["sentence"])) from None
        raise BadInput("no-server", place=server, problem=as_said(error)) from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        problem = getattr(error, "reason", None) or error
        raise BadInput("no-server", place=server, problem=as_said(problem)) from None


@dataclass
class KnownTable:
    """What the server has told of the table so far."""

    title: str = ""
    options: Json = field(default_factory=dict)
    seat: str = ""
    seats: list[Json] = field(default_factory=list)
    number: int = -1
    view: Any = None
    decision: Json | None = None
    state: str = ""
    result: Json | None = None
    events: list[Json] = field(default_factory=list)
    """What the program has not been told yet."""

    def hear(self, message: Json) -> None:
        match message["is"]:
            case "table":
                self.title, self.options = message["title"], message["options"]
                self.seat = (message["mine"] or [""])[0]
                self.seats, self.view = message["seats"], message["view"]
                self.events += [event for event in message["events"] if event["at"] > self.number]
            case "moved":
                self.view = patched(self.view, message["patch"])
                undone = set(message["undone"])
                self.events = [event for event in self.events if event["at"] not in undone] + message["events"]
            case "seats":
                self.seats, self.state = message["seats"], message["state"]
                return
            case _:
                return
        self.number, self.decision = message["number"], message["decision"]
        self.state, self.result = message["state"], message["result"]

    def told(self, kind: str, **more: Any) -> Json:
        """All that a program is told, with whatever happened since it was told last."""
        events, self.events = self.events, []
        shown = {
            "is": kind,
            "tablee": VERSION,
            "title": self.title,
            "options": self.options,
            "seat": self.seat,
            "names": [seat["name"] for seat in self.seats],
            "number": self.number,
            **more,
            "events": events,
            "view": self.view,
        }
        return shown

    def is_away(self) -> bool:
        return any(seat["seat"] == self.seat and seat["away"] for seat in self.seats)

    def is_over(self) -> bool:
        return self.state in ("over", "stopped")


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

    async def play(self) -> None:
        pause, gone = 0.2, 0.0
        try:
            while not self.table.is_over():
                try:
                    async with connect(
                        self.place.socket, additional_headers={"Cookie": self.place.cookie}, max_size=None
                    ) as socket:
                        pause, gone = 0.2, 0.0
                        await self.attend(socket)
                except (OSError, WebSocketException, TimeoutError) as error:
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
        self.sent = False
        hearing = asyncio.ensure_future(socket.recv())
        try:
            while not self.table.is_over():
                waiting: set[asyncio.Future[Any]] = {hearing, *({self.thinking} if self.thinking else ())}
                done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if hearing in done:
                    message = json.loads(hearing.result())
                    hearing = asyncio.ensure_future(socket.recv())
                    await self.heard(message, socket)
                if self.thinking is not None and self.thinking.done():
                    self.thought()
                await self.go_on(socket)
        finally:
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketException):
                await hearing

    async def heard(self, message: Json, socket: ClientConnection) -> None:
        self.table.hear(message)
        if message["is"] == "table":
            await self.sit_down()
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
        if self.table.is_away() and self.table.state == "running":
            await asyncio.to_thread(self.place.call, "return", {})
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
        question = self.table.told("decision", seconds=self.program.seconds, decision=decision, **more)
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
        print(self.speaker.say("bot-failed", problem=self.refused), file=sys.stderr, flush=True)

    def say(self, id: str, **params: Any) -> None:
        print(self.speaker.say(id, **params), flush=True)

    def forget(self) -> None:
        self.asked, self.answer, self.refused, self.failures = None, None, "", 0

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        self.ref += 1
        self.sent = True
        await socket.send(json.dumps({"ref": self.ref, **message}))

    async def give_up(self, error: Failed) -> None:
        """Nobody at the table has to wait for a program that cannot play: a bot takes over."""
        seat = self.table.seat
        with contextlib.suppress(TableeError):
            await asyncio.to_thread(self.place.call, "leave", {"seat": seat, "bot": self.substitute})
        raise BadInput("program-failed", seat=seat, bot=self.substitute, problem=error.sentence)

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
            raise Failed(Sentence("program-place", value=said, last=len(choices) - 1))
        return str(choices[said]["line"])
    if not isinstance(said, str) or not said.strip() or len(said) > LONGEST_CHOICE:
        raise Failed(Sentence("program-answer", value=answer))
    return said.strip()
