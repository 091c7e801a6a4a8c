"""What a call of the API is.

Everything else follows from its declaration: the HTTP handler, the dispatch in a page without a server, OpenAPI, the
table in docs/protocol.md, the page's types, who may make it and what it costs.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, Final

from tablee.server import codec
from tablee.server.asker import Asker
from tablee.server.errors import Refused
from tablee.server.http.status import status_of_code
from tablee.server.services import Services

EVERYWHERE: Final = ("too-fast", "broken", "store-down")
"""Errors of any call."""
WITH_BODY: Final = ("bad-message", "bad-origin", "message-too-large", "not-json")


class Who(Enum):
    """Who may make a call.

    The dispatcher refuses those without a name and those who are not the host. A seat is checked under the table's lock
    by what the call does, since another process may just have given it away.
    """

    ANYBODY = "anybody"
    GUEST = "guest"
    PLAYER = "player"
    HOST = "host"


@dataclass(frozen=True)
class Reply:
    """An answer that needs more than a body."""

    body: Any
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Call:
    """One call.

    `does` gets the services, the asker, for an `{id}` in the path its table, the other parts of the path by name, and
    `request` and `query` where those are declared.
    """

    method: str
    path: str
    """With `{name}` for a text and `{name:int}` for a number."""
    does: Callable[..., Awaitable[Any]]
    summary: str
    """In Markdown, for OpenAPI and docs/protocol.md."""
    response: Any
    request: Any = None
    query: Any = None
    who: Who = Who.ANYBODY
    errors: tuple[str, ...] = ()
    """Codes that this call alone can be refused with."""
    cost: int = 1
    """What it takes from the budgets of its guest and its address: about a millisecond of the server's time."""
    opens_table: bool = False
    """A server that is about to stop refuses it."""
    cache: int = 0
    """Seconds for which anybody may keep the answer."""
    unhealthy: int = 0
    """A status of the answer itself beside 200."""
    media_type: str = "application/json"

    @cached_property
    def parts(self) -> list[str]:
        return self.path.strip("/").split("/")

    @property
    def name(self) -> str:
        """Its path as OpenAPI and the documentation write it."""
        return f"{self.method} {self.path.replace(':int', '')}"

    @cached_property
    def places(self) -> dict[str, type]:
        """What its path leaves open, with types."""
        words = [part[1:-1].split(":") for part in self.parts if part.startswith("{")]
        return {word[0]: int if word[1:] == ["int"] else str for word in words}

    def read_path(self, words: list[str]) -> dict[str, Any]:
        """Return what stands in the open places; another path is a ValueError."""
        places = self.places
        found: dict[str, Any] = {}
        for part, word in zip(self.parts, words, strict=True):
            if part[0] == "{":
                name = part[1:-1].split(":")[0]
                found[name] = places[name](word)
            elif part != word:
                raise ValueError(word)
        return found

    @property
    def codes(self) -> list[str]:
        """Return all codes that it can be refused with."""
        found = list(self.errors)
        if self.request is not None:
            found += WITH_BODY
        elif self.method != "GET":
            found += [code for code in WITH_BODY if code != "bad-message"]
        if self.query is not None:
            found.append("bad-message")
        if int in self.places.values():
            found.append("no-such-page")
        if self.who is not Who.ANYBODY:
            found.append("nobody")
        if self.who is Who.PLAYER:
            found += ["not-sitting", "not-yours"]
        if self.who is Who.HOST:
            found.append("not-host")
        if "id" in self.places:
            found.append("no-table")
        if self.opens_table:
            found.append("closing")
        if "title" in self.places:
            found.append("unknown-title")
        return [*dict.fromkeys([*found, *EVERYWHERE])]

    @property
    def statuses(self) -> dict[int, list[str]]:
        """Return its codes by the status they are answered with."""
        found: dict[int, list[str]] = {}
        for code in self.codes:
            found.setdefault(status_of_code(code), []).append(code)
        return dict(sorted(found.items()))

    async def answer(
        self, here: Services, asker: Asker, places: Mapping[str, Any], *, request: Any = None, query: Any = None
    ) -> Any:
        """Do it for this asker, once all types fit."""
        if self.who is not Who.ANYBODY:
            asker.named()
        given = dict(places)
        if self.request is not None:
            given["request"] = request
        if self.query is not None:
            given["query"] = query
        if "id" not in given:
            return await self.does(here, asker, **given)
        async with here.tables.at(given.pop("id")) as table:
            if self.who is Who.HOST and table.row.host != asker.id:
                raise Refused("not-host")
            return await self.does(here, asker, table, **given)


@dataclass(frozen=True, kw_only=True)
class Act:
    """What can be asked for over a table's socket."""

    message: type[codec.Struct]
    who: Who
    errors: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.message.__name__.lower()


class Router:
    """Finds a call by its method and path."""

    def __init__(self, calls: tuple[Call, ...]) -> None:
        self.calls: dict[tuple[str, int], list[Call]] = {}
        for call in calls:
            self.calls.setdefault((call.method, len(call.parts)), []).append(call)

    def allowed(self, path: str) -> str:
        """Return the methods that may be used under this path, as the header `Allow` lists them."""
        methods = sorted({method for method, _ in self.calls if self.find(method, path)})
        methods = methods or ["GET"]
        return ", ".join([*methods, *(["HEAD"] if "GET" in methods else []), "OPTIONS"])

    def find(self, method: str, path: str) -> tuple[Call, dict[str, Any]] | None:
        """Return the call and what stands in the open places of its path."""
        words = [word for word in path.split("/") if word]
        for call in self.calls.get((method, len(words)), ()):
            try:
                return call, call.read_path(words)
            except ValueError:
                continue
        return None
