"""Types in, types out: what the server takes from msgspec, under names of our own.

A page without a server has no msgspec. There `inside/plain.py` stands in the place of this module, with what
`inside/shapes.py` writes from the types; see docs/decisions/in-the-page.md.
"""

from __future__ import annotations

from msgspec import DecodeError, Raw, Struct, ValidationError, convert, field
from msgspec.json import Decoder, Encoder, decode, encode
from msgspec.structs import asdict, astuple, replace

__all__ = [
    "DecodeError",
    "Decoder",
    "Encoder",
    "Raw",
    "Struct",
    "ValidationError",
    "asdict",
    "astuple",
    "convert",
    "decode",
    "encode",
    "field",
    "replace",
]
