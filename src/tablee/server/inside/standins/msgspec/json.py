"""JSON, from and to the types of messages."""

from __future__ import annotations

import json
from typing import Any

from .conversion import DecodeError, Raw, StructMeta, converted


def plain(value: Any) -> Any:
    """What `json` does not know how to write."""
    kind = type(value)
    if isinstance(kind, StructMeta):
        shown = {name: getattr(value, name) for name in kind.__struct_fields__}
        if kind.listed:
            return list(shown.values())
        return {kind.tag[0]: kind.tag[1], **shown} if kind.tag else shown
    if kind is Raw:
        return value.value()
    if isinstance(value, (set, frozenset)):
        return list(value)
    raise TypeError(f"Encoding objects of type {kind.__name__} is unsupported")


write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=plain).encode


def encode(value: Any) -> bytes:
    return write(value).encode("utf-8", "surrogatepass")


def decode(text: bytes | str, *, type: Any = Any) -> Any:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return converted(found, type)


class Encoder:
    def encode(self, value: Any) -> bytes:
        return encode(value)


class Decoder:
    def __init__(self, type: Any = Any) -> None:
        self.type = type

    def decode(self, text: bytes | str) -> Any:
        return decode(text, type=self.type)
