"""`tablee health`: does a running server answer, and may guests be sent to it? For containers and scripts."""

from __future__ import annotations

import contextlib
import http.client
import json
import sys
import urllib.error
import urllib.request
from typing import Annotated

import typer

from tablee.cli.bot import address_of
from tablee.cli.options import Lang, spoken_language, whole
from tablee.texts.speaker import Speaker

Connect = Annotated[str, typer.Option("--connect", metavar="URL")]
Seconds = Annotated[str, typer.Option("--seconds", metavar="N")]

MOST_SECONDS = 600
STATES = {"well": "health-well", "store-down": "health-store-down", "draining": "health-draining"}
"""What /health/ready answers -> the sentence for it."""


def health(connect: Connect = "http://127.0.0.1:8000", seconds: Seconds = "5", lang: Lang = None) -> int:
    """Exit code 0 when the server is ready, 1 when it is not or does not answer."""
    server, _ = address_of(connect)
    state, problem = ask_ready(server, whole("--seconds", seconds, 1, MOST_SECONDS))
    say = Speaker(spoken_language(lang)).say
    if state in STATES:
        sentence = say(STATES[state], place=server)
    elif problem:
        sentence = say("error-no-server", place=server, problem=problem)
    else:
        sentence = say("error-strange-server", place=server)
    print(sentence, file=sys.stdout if state == "well" else sys.stderr)
    return 0 if state == "well" else 1


def ask_ready(server: str, seconds: int) -> tuple[str, str]:
    """The state that /health/ready gives, or why there is none; both empty when the answer makes no sense."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the server itself is asked, not a proxy
    try:
        with opener.open(f"{server}/health/ready", timeout=seconds) as answer:
            return state_in(answer.read()), ""
    except urllib.error.HTTPError as error:
        with error:
            state = state_in(error.read())
        return state, "" if state else str(error)
    except (OSError, ValueError, http.client.HTTPException) as error:
        return "", str(getattr(error, "reason", None) or error)


def state_in(body: bytes) -> str:
    with contextlib.suppress(ValueError, LookupError, TypeError, RecursionError):
        return str(json.loads(body)["state"])
    return ""
