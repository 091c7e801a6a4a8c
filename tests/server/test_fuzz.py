"""Anything at all, sent to every call and every message: an answer in words, never a broken server."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from tablee.server.calls import CALLS as DECLARED
from tablee.server.calls import router
from tests.server.running import Guest, running, two_at_table

CALLS = 500
MESSAGES = 600
ODD: list[Any] = [
    None, True, False, 0, -1, 2**31, 2**70, 1.5, "", " ", "p1", "p2", "p0", "p99", "search", "é", "\u202e", "\x00",
    "x" * 3000, "'; DROP TABLE tables; --", "../../etc/passwd", "<script>", [], {}, [[]], {"a": {"b": []}}, ["p1"],
    [None], "NaN",
]  # fmt: skip


FIELDS = {
    "choose": ("number", "choices"),
    "undo": ("number",),
    "cancel": ("number",),
    "why": ("choice",),
    "say": ("text",),
    "see": (),
}


class Caller:
    """Makes calls from the published schema: now as it asks, now a little off, now wild."""

    def __init__(self, schema: dict[str, Any], rng: random.Random, ids: list[str]) -> None:
        self.schema = schema
        self.rng = rng
        self.ids = ids
        paths = sorted(schema["paths"].items())
        self.calls = [(path, method, call) for path, each in paths for method, call in sorted(each.items())]

    def value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        rng = self.rng
        if rng.random() < 0.12 or depth > 6:
            return rng.choice(ODD)
        if "$ref" in schema:
            return self.value(self.schema["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]], depth + 1)
        for several in ("oneOf", "anyOf", "allOf"):
            if several in schema:
                return self.value(rng.choice(schema[several]), depth + 1)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        kind = rng.choice(kind) if isinstance(kind, list) else kind
        if kind == "object":
            return self.fields(schema, depth)
        if kind == "array":
            return [self.value(schema.get("items", {}), depth + 1) for _ in range(rng.randint(0, 4))]
        simple = {"string": rng.choice(["p1", "p2", "ancient-knowledge", "greedy", "Ana", "search"]), "null": None}
        numbers = {"integer": rng.randint(-2, 70), "number": rng.random() * 100, "boolean": rng.random() < 0.5}
        return {**simple, **numbers}.get(str(kind), rng.choice(ODD))

    def fields(self, schema: dict[str, Any], depth: int) -> dict[str, Any]:
        required = schema.get("required", [])
        made = {
            name: self.value(each, depth + 1)
            for name, each in schema.get("properties", {}).items()
            if (name in required and self.rng.random() < 0.95) or self.rng.random() < 0.4
        }
        if self.rng.random() < 0.1:
            made[str(self.rng.choice(ODD))] = self.rng.choice(ODD)
        return made

    def call(self, number: int) -> tuple[str, str, bytes | None]:
        """All calls in turn."""
        path, method, call = self.calls[number % len(self.calls)]
        for param in call.get("parameters", []):
            value = self.value(param["schema"])
            if param["in"] == "path":
                if param["name"] == "id" and self.rng.random() < 0.8:
                    value = self.rng.choice(self.ids)
                path = path.replace("{" + param["name"] + "}", quote(str(value), safe="") or "-")
            elif self.rng.random() < 0.5:
                path += f"?{param['name']}={quote(str(value), safe='')}"
        body = None
        if "requestBody" in call:
            content = next(iter(call["requestBody"]["content"].values()))["schema"]
            body = json.dumps(self.value(content)).encode("utf-8", "surrogatepass")
            if self.rng.random() < 0.05:
                body = body[: self.rng.randint(0, len(body))] + bytes([self.rng.randint(0, 255)])
        return method.upper(), path, body


def test_every_call_answers_whatever_it_is_given(data: Path, database: str) -> None:
    with running(data, TABLEE_DATABASE_URL=database) as here:
        ana, bo, table = two_at_table(here)
        schema = ana.get("/schema/openapi.json")
        others = [ana.table("me", "open")["id"], ana.table("me", "greedy")["id"], "nosuchtable", "\x00"]
        caller = Caller(schema, random.Random(1), [table, table, *others])
        assert len(caller.calls) == len(DECLARED)
        guests = [ana, bo, here.guest("Eve"), Guest(here)]
        seen: dict[int, int] = {}
        for number in range(CALLS):
            method, path, body = caller.call(number)
            guest = caller.rng.choice(guests)
            cookie = guest.cookie
            answer = guest.call(method, path, body)
            guest.cookie = cookie
            seen[answer.status] = seen.get(answer.status, 0) + 1
            assert answer.status < 500, (method, path, body, answer.body)
            if answer.status >= 400:
                error = answer.json()
                assert set(error) == {"code", "sentence", "params"}, (method, path, answer.body)
                assert "Traceback" not in error["sentence"]
                found = router.find(method, unquote(path.partition("?")[0]))
                declared = found[0].statuses.get(answer.status, []) if found else ["no-such-page"]
                assert error["code"] in declared, (method, path, body)
        assert seen[200] > 50
        assert seen[400] > 50
        assert {401, 403, 404, 409} <= set(seen)
        assert ana.get("/health")["state"] == "well"
        assert "Traceback" not in here.log()
        assert " broke" not in here.log()


def broken(rng: random.Random, text: str) -> str:
    """The text with a few letters changed, left out or doubled."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        if not letters:
            break
        at = rng.randrange(len(letters))
        match rng.randint(0, 2):
            case 0:
                letters[at] = rng.choice('{}[]",:0aé\x01')
            case 1:
                del letters[at]
            case _:
                letters[at:at] = letters[at : at + rng.randint(1, 5)]
    return "".join(letters)


def test_every_message_is_answered_whatever_it_is(data: Path) -> None:
    rng = random.Random(3)
    with running(data, TABLEE_RATE="1000") as here:
        ana, _, table = two_at_table(here)
        live = ana.live(table)
        seen = set()
        for _ in range(MESSAGES):
            do = rng.choice(["choose", "undo", "cancel", "why", "say", "see", "dance"])
            message: dict[str, Any] = {"do": do, "ref": rng.choice([1, 2, None, "x"])}
            likely: dict[str, Any] = {
                "number": live.number,
                "choices": live.lines()[:1],
                "choice": "search",
                "text": "hi",
            }
            for field in FIELDS.get(do, ("number", "seat")):
                if rng.random() < 0.95:
                    message[field] = likely[field] if field in likely and rng.random() < 0.7 else rng.choice(ODD)
            if rng.random() < 0.1:
                message[rng.choice(["seat", "seed", "number", "do"])] = rng.choice(ODD)
            text = json.dumps(message)
            live.socket.send(broken(rng, text) if rng.random() < 0.4 else text)
            answer = live.next("answer")
            seen.add(answer["error"]["code"] if answer["error"] else "ok")
            assert answer["error"] is None or answer["error"]["code"] not in ("broken", "store-down"), text
        assert {"ok", "bad-message", "stale-choice", "bad-notation"} <= seen
        assert ana.get("/health")["state"] == "well"
        assert " broke" not in here.log()
