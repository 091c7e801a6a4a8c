"""What the server refuses, each with its status, said in the guest's language."""

from __future__ import annotations

import traceback
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.errors import IllegalChoice, Sentence, StaleChoice, TableeError
from tablee.server.store import StoreDown
from tablee.server.types import Problem
from tablee.texts.speaker import Speaker

STATUS: Final = {
    "bad-message": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-webhook": 400,
    "no-person": 400,
    "nobody": 401,
    "bad-origin": 403,
    "not-yours": 403,
    "not-host": 403,
    "not-sitting": 403,
    "bad-invitation": 403,
    "no-table": 404,
    "no-such-page": 404,
    "unknown-title": 404,
    "other-method": 405,
    "seat-taken": 409,
    "table-begun": 409,
    "not-begun": 409,
    "table-over": 409,
    "table-stopped": 409,
    "not-over": 409,
    "no-moment": 404,
    "not-away": 409,
    "seat-away": 409,
    "chat-locked": 409,
    "sealed": 409,
    "no-clock": 400,
    "message-too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "broken": 500,
    "store-down": 503,
}


class Refused(TableeError):
    """The server's own refusals."""


def status_of(error: Exception) -> int:
    if isinstance(error, TableeError):
        if error.sentence.id in STATUS:
            return STATUS[error.sentence.id]
        if isinstance(error, IllegalChoice | StaleChoice):
            return 409
        return 400  # BadNotation, BadInput
    return 503 if isinstance(error, StoreDown) else 500


def error_of(error: Exception, lang: str) -> Problem:
    """One sentence and its parts. What is not a player's business is called `broken`, without details."""
    if isinstance(error, StoreDown):
        error = Refused("store-down")
    elif not isinstance(error, TableeError):
        error = Refused("broken")
    sentence = error.sentence
    return Problem(sentence.id, voice(lang).error(sentence), plain(sentence.params))


def plain(params: dict[str, Any]) -> dict[str, Any]:
    """Parameters as JSON; a sentence inside a sentence becomes its own id and parameters."""
    found: dict[str, Any] = {}
    for name, value in params.items():
        if isinstance(value, Sentence):
            found[name] = {"code": value.id, "params": plain(value.params)}
        elif isinstance(value, str | int | float | bool | list | tuple | dict) or value is None:
            found[name] = value
        else:
            found[name] = str(value)
    return found


def reason_json(sentence: Sentence) -> str:
    """A sentence to be stored and said later, in whichever language is asked for then."""
    return msgspec.json.encode([sentence.id, plain(sentence.params)]).decode()


def reason_in(lang: str, reason: str) -> str:
    if not reason:
        return ""
    id, params = msgspec.json.decode(reason)
    return voice(lang).error(Sentence(id, **params))


@lru_cache(maxsize=16)
def voice(lang: str, title: str = "") -> Speaker:
    return Speaker(lang, find_title(title) if title in TITLES else None)


def where(error: BaseException) -> str:
    """For the log: what went wrong and in which line of code, without any value that could be a secret."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    return f"{type(error).__name__} at " + " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))
