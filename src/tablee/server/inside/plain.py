"""The codec of a page: structs, and JSON from and to them, in plain Python.

It knows no type by itself. What a struct takes and how each field is read is appended by `inside/shapes.py`, which has
it from msgspec, so that both read the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from types import UnionType
from typing import Any, Final, NamedTuple

Read = Callable[[Any, str], Any]
"""Takes a value and where it stands; gives it as its type has it, or says why it does not fit."""
UNSET: Final = object()
NAMES: Final = {dict: "object", list: "array", type(None): "null"}


class DecodeError(Exception):
    """It is not JSON."""


class ValidationError(DecodeError):
    """It is JSON, but not what was expected."""


class Shape(NamedTuple):
    """What msgspec knows of a struct."""

    make: Any
    """Its `__init__`."""
    fields: dict[str, Read]
    required: tuple[str, ...]
    positional: tuple[str, ...]
    tag: tuple[str, str] | None
    is_strict: bool
    """Fields that nobody knows are refused."""
    is_listed: bool
    """Written as an array."""
    has_eq: bool


SHAPES: Final[dict[str, Shape]] = {}
STRUCTS: Final[dict[str, Any]] = {}


class Struct:
    """Named fields in order, compared by value."""

    shape: Shape
    __struct_fields__: tuple[str, ...]

    def __init_subclass__(cls, **_: Any) -> None:
        name = f"{cls.__module__}.{cls.__qualname__}"
        STRUCTS[name] = cls
        cls.shape = SHAPES[name]
        cls.__struct_fields__ = tuple(cls.shape.fields)
        setattr(cls, "__match_args__", cls.shape.positional)  # noqa: B010, a type checker sees it as fixed
        cls.__init__ = cls.shape.make  # type: ignore[method-assign]
        if not cls.shape.has_eq:
            cls.__eq__, cls.__hash__ = object.__eq__, object.__hash__  # type: ignore[method-assign, assignment]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__struct_fields__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({fields})"


class Raw:
    """A part of a message that is JSON already; read once, since what is written around it is not bytes here."""

    __slots__ = ("read", "text")

    def __init__(self, text: bytes | str = b"") -> None:
        self.text = text
        self.read: Any = UNSET

    def __bytes__(self) -> bytes:
        return self.text.encode() if isinstance(self.text, str) else self.text

    def value(self) -> Any:
        if self.read is UNSET:
            self.read = json.loads(self.text)
        return self.read


def field(**_: Any) -> Any:
    """Its default is in the shape."""
    return UNSET


def replace(struct: Any, /, **changes: Any) -> Any:
    return type(struct)(**{**asdict(struct), **changes})


def astuple(struct: Any) -> tuple[Any, ...]:
    return tuple(getattr(struct, name) for name in struct.__struct_fields__)


def asdict(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


# To JSON


def to_plain(value: Any) -> Any:
    """Return what Python's own JSON can write."""
    if isinstance(value, Struct):
        fields, shape = asdict(value), value.shape
        if shape.is_listed:
            return list(fields.values())
        return {shape.tag[0]: shape.tag[1], **fields} if shape.tag else fields
    if isinstance(value, Raw):
        return value.value()
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=to_plain).encode


def encode(value: Any) -> bytes:
    return write(value).encode("utf-8", "surrogatepass")


class Encoder:
    def encode(self, value: Any) -> bytes:
        return encode(value)


# From JSON


def decode(text: bytes | str, *, type: Any = Any) -> Any:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return convert(found, type)


class Decoder:
    def __init__(self, type: Any = Any) -> None:
        self.type = type

    def decode(self, text: bytes | str) -> Any:
        return decode(text, type=self.type)


def convert(value: Any, type: Any) -> Any:
    """Return plain data as this type."""
    return reader_of(type)(value, "$")


def reader_of(kind: Any) -> Read:
    """Return how a type is read that is asked for by itself."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if isinstance(kind, UnionType):
        return tagged(*[f"{part.__module__}.{part.__qualname__}" for part in kind.__args__])
    if getattr(kind, "__origin__", None) is list:
        return list_of(reader_of(kind.__args__[0]))
    return struct(f"{kind.__module__}.{kind.__qualname__}")


def expected(what: str, value: Any, path: str) -> ValidationError:
    return ValidationError(f"Expected `{what}`, got `{NAMES.get(type(value), type(value).__name__)}`{at(path)}")


def at(path: str) -> str:
    return "" if path == "$" else f" - at `{path}`"


def simple(kind: type) -> Read:
    name = NAMES.get(kind, kind.__name__)

    def read(value: Any, path: str) -> Any:
        if type(value) is not kind:
            raise expected(name, value, path)
        return value

    return read


def anything(value: Any, path: str) -> Any:
    return value


def unreadable(value: Any, path: str) -> Any:
    raise ValidationError(f"no JSON is such a value{at(path)}")


def whole(value: Any, path: str) -> int:
    if type(value) is float and value.is_integer():
        return int(value)
    if type(value) is not int:
        raise expected("int", value, path)
    return value


def number(value: Any, path: str) -> float:
    if type(value) not in (int, float):
        raise expected("float", value, path)
    return float(value)


text, flag, nothing, array, table = simple(str), simple(bool), simple(type(None)), simple(list), simple(dict)
SIMPLE: Final[dict[Any, Read]] = {Any: anything, str: text, int: whole, float: number, bool: flag}


def literal(*values: Any) -> Read:
    kind = type(values[0])

    def read(value: Any, path: str) -> Any:
        if type(value) is not kind:
            raise expected(kind.__name__, value, path)
        if value not in values:
            raise ValidationError(f"Invalid enum value {value!r}{at(path)}")
        return value

    return read


def optional(inner: Read) -> Read:
    return lambda value, path: None if value is None else inner(value, path)


def either(*parts: Read) -> Read:
    """Whatever fits first."""

    def read(value: Any, path: str) -> Any:
        for part in parts[:-1]:
            try:
                return part(value, path)
            except ValidationError:
                continue
        return parts[-1](value, path)

    return read


def list_of(inner: Read) -> Read:
    return lambda value, path: [inner(each, f"{path}[...]") for each in array(value, path)]


def tuple_of(*inner: Read) -> Read:
    def read(value: Any, path: str) -> Any:
        items = array(value, path)
        if len(items) != len(inner):
            raise ValidationError(f"Expected `array` of length {len(inner)}, got {len(items)}{at(path)}")
        return tuple([part(each, f"{path}[{i}]") for i, (part, each) in enumerate(zip(inner, items, strict=True))])

    return read


def tuple_with(inner: Read) -> Read:
    return lambda value, path: tuple([inner(each, f"{path}[...]") for each in array(value, path)])


def mapping(inner: Read) -> Read:
    return lambda value, path: {key: inner(each, f"{path}[...]") for key, each in table(value, path).items()}


def tagged(*names: str) -> Read:
    """One of several structs, as its tag says."""

    def read(value: Any, path: str) -> Any:
        fields = table(value, path)
        by_tag = {shape.tag[1]: name for name in names if (shape := SHAPES[name]).tag}
        key = next(shape.tag[0] for name in names if (shape := SHAPES[name]).tag)
        if key not in fields:
            raise ValidationError(f"Object missing required field `{key}`{at(path)}")
        if fields[key] not in by_tag:
            raise ValidationError(f"Invalid value {fields[key]!r} - at `{path}.{key}`")
        return read_struct(by_tag[fields[key]], fields, path)

    return read


def struct(name: str) -> Read:
    return lambda value, path: read_struct(name, value, path)


def read_struct(name: str, value: Any, path: str) -> Any:
    shape = SHAPES[name]
    if shape.is_listed:
        value = dict(zip(shape.fields, array(value, path), strict=False))
    given = {}
    for key, each in table(value, path).items():
        if (read := shape.fields.get(key)) is not None:
            given[key] = read(each, f"{path}.{key}")
        elif shape.is_strict and not (shape.tag and shape.tag[0] == key):
            raise ValidationError(f"Object contains unknown field `{key}`{at(path)}")
    for key in shape.required:
        if key not in given:
            raise ValidationError(f"Object missing required field `{key}`{at(path)}")
    return STRUCTS[name](**given)
