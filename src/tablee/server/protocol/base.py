"""What all messages are made of."""

from __future__ import annotations

from typing import Literal

from tablee.server import codec

Lang = Literal["en", "fr"]
Pace = Literal["live", "days"]
State = Literal["open", "running", "over", "stopped"]
Quick = Literal["hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "back-soon", "good-game"]
"""What can be said by one tap."""
SeatName = str
"""`p1`, `p2`, ..."""


class Request(codec.Struct, forbid_unknown_fields=True):
    """What a client sends; a field that nobody knows is refused."""


class Response(codec.Struct):
    """What the server sends."""
