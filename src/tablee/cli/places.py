"""A seat of a server's table: how it is taken, and what the server tells of it."""

from __future__ import annotations

import contextlib
import hashlib
import http.client
import json
import os
import re
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablee.kernel.errors import BadInput, Sentence
from tablee.server.tables.patch import patched

Json = dict[str, Any]
VERSION = 1
"""Of what a program reads and writes: docs/programs.md."""
CALL_SECONDS = 30
LONGEST_REMARK = 200
"""Of what a server or the system says."""
COOKIE = re.compile(r"[!-~]+=[!-~]+")
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
"""Line ends, and what a terminal obeys."""


def as_said(words: object) -> Sentence:
    """Words of a server or of the system, which stand in a sentence of ours as they were said, on one line."""
    said = UNSEEN.sub(" ", str(words)).strip()
    return Sentence("in-words", words=said if len(said) <= LONGEST_REMARK else said[:LONGEST_REMARK] + "…")


class ServerRefused(BadInput):
    """The server does not want to."""

    def __init__(self, server: str, code: str, words: object) -> None:
        super().__init__("server-refused", place=server, problem=as_said(words))
        self.code = code


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
        with contextlib.suppress(ValueError, LookupError, TypeError, RecursionError):
            told = json.load(error)
            raise ServerRefused(server, told["code"], told["sentence"]) from None
        raise BadInput("no-server", place=server, problem=as_said(error)) from None
    except (OSError, ValueError, RecursionError, http.client.HTTPException) as error:
        problem = getattr(error, "reason", None) or error
        raise BadInput("no-server", place=server, problem=as_said(problem)) from None


@dataclass
class KnownTable:
    """What the server has told of the table so far."""

    title: str = ""
    options: Json = field(default_factory=dict)
    seat: str = ""
    seats: list[Json] = field(default_factory=list)
    clock: Json | None = None
    since: float = 0.0
    ahead: float = 0.0
    """How far the server's time is from what our own clock counts."""
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
                self.clock, self.ahead = message["clock"], message["now"] - time.monotonic()
                self.events += [event for event in message["events"] if event["at"] > self.number]
            case "moved":
                self.view = patched(self.view, message["patch"])
                times = zip(self.seats, message["clocks"], message["deadlines"], strict=True)
                self.seats = [{**seat, "clock": left, "deadline": end} for seat, left, end in times]
                undone = set(message["undone"])
                self.events = [event for event in self.events if event["at"] not in undone] + message["events"]
            case "seats":
                self.seats, self.state = message["seats"], message["state"]
                return
            case _:
                return
        self.number, self.decision = message["number"], message["decision"]
        self.state, self.result, self.since = message["state"], message["result"], message["since"]

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
        """Does a bot play this seat?"""
        return self.state == "running" and any(seat["seat"] == self.seat and seat["away"] for seat in self.seats)

    def left(self) -> float | None:
        """Seconds until a hard clock gives this seat to a bot."""
        if self.clock is None or not self.clock["hard"]:
            return None
        now = time.monotonic() + self.ahead
        for seat in self.seats:
            if seat["seat"] == self.seat and seat["deadline"] is not None:
                return float(seat["deadline"] - now)
            if seat["seat"] == self.seat and seat["clock"] is not None:
                return float(seat["clock"] + self.since - now)
        return None

    def is_over(self) -> bool:
        return self.state in ("over", "stopped")
