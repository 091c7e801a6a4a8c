"""Calls without a network: handlers know their paths, a request says who asks, a response what is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

User = TypeVar("User")
Auth = TypeVar("Auth")
State = TypeVar("State")
Content = TypeVar("Content")


class Request(Generic[User, Auth, State]):
    def __init__(self, app: Any, scope: dict[str, Any]) -> None:
        self.app = app
        self.scope = scope
        self.headers: dict[str, str] = {}


class Response(Generic[Content]):
    def __init__(
        self,
        content: Content,
        *,
        status_code: int = 200,
        headers: dict[str, str] | None = None,
        media_type: str = "application/json",
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.headers = headers or {}
        self.media_type = media_type


class Handler:
    """A function with the method and the paths under which it is called."""

    def __init__(self, method: str, path: str | list[str], answers: Callable[..., Any]) -> None:
        self.method = method
        self.paths = [path] if isinstance(path, str) else path
        self.answers = answers


def handled(method: str) -> Callable[..., Callable[[Callable[..., Any]], Handler]]:
    def at(path: str | list[str], **_: Any) -> Callable[[Callable[..., Any]], Handler]:
        return lambda answers: Handler(method, path, answers)

    return at


get = handled("GET")
post = handled("POST")
put = handled("PUT")
delete = handled("DELETE")
