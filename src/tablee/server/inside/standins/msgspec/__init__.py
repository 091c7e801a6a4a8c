"""Messages with types, in plain Python: structs, and JSON from and to them, as msgspec has them."""

from . import json, structs
from .conversion import DecodeError, MsgspecError, Raw, Struct, ValidationError, convert, field

__all__ = ["DecodeError", "MsgspecError", "Raw", "Struct", "ValidationError", "convert", "field", "json", "structs"]
