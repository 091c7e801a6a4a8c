"""What the server refuses, said in the guest's language."""

from __future__ import annotations

import traceback
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.errors import Sentence, TableeError
from tablee.server import codec
from tablee.server.protocol import Problem
from tablee.server.store import StoreDown
from tablee.texts.speaker import Speaker


class Refused(TableeError):
    """The server's own refusals."""


SPOKEN = {
    "illegal-choice": "refusal-not-offered",
    "game-over": "refusal-game-over",
    "not-deciding": "error-nothing-to-decide",
}
"""Errors whose own sentence is in the engine's notation: players are told in words, the params keep the rest."""


def error_of(error: Exception, lang: str) -> Problem:
    """One sentence and its parts. What is not a player's business is called `broken`, without details."""
    if isinstance(error, StoreDown):
        error = Refused("store-down")
    elif not isinstance(error, TableeError):
        error = Refused("broken")
    sentence = error.sentence
    speaker = voice(lang)
    told = speaker.say(SPOKEN[sentence.id]) if sentence.id in SPOKEN else speaker.error(sentence)
    return Problem(sentence.id, told, plain(sentence.params))


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
    return codec.encode([sentence.id, plain(sentence.params)]).decode()


def reason_in(lang: str, reason: str) -> str:
    if not reason:
        return ""
    id, params = codec.decode(reason)
    return voice(lang).error(Sentence(id, **params))


@lru_cache(maxsize=16)
def voice(lang: str, title: str = "") -> Speaker:
    speaker = Speaker(lang, find_title(title) if title in TITLES else None)
    speaker.ids = False  # the page has links for them
    return speaker


def where(error: BaseException) -> str:
    """For the log: what went wrong and in which line of code, without any value that could be a secret."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    return f"{type(error).__name__} at " + " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))
