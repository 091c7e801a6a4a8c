"""Structs, and values from and to them."""

from __future__ import annotations

import inspect
import json
import types
import typing
from typing import Any, Final, Literal, dataclass_transform

UNSET: Final = object()


class MsgspecError(Exception):
    """Whatever goes wrong here."""


class DecodeError(MsgspecError):
    """It is not JSON."""


class ValidationError(DecodeError):
    """It is JSON, but not what was expected."""


class Factory:
    def __init__(self, make: Any) -> None:
        self.make = make


def field(*, default: Any = UNSET, default_factory: Any = UNSET) -> Any:
    return Factory(default_factory) if default_factory is not UNSET else default


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


@dataclass_transform()
class StructMeta(type):
    __struct_fields__: tuple[str, ...]
    defaults: dict[str, Any]
    tag: tuple[str, str] | None
    strict: bool
    listed: bool
    hints: dict[str, Any] | None

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        space: dict[str, Any],
        tag_field: str | None = None,
        tag: str | None = None,
        forbid_unknown_fields: bool | None = None,
        array_like: bool = False,
        frozen: bool = False,
        eq: bool = True,
        kw_only: bool = False,
    ) -> Any:
        made: Any = super().__new__(cls, name, bases, space)
        fields: list[str] = []
        defaults: dict[str, Any] = {}
        made.tag, made.strict, made.hints, made.listed = None, False, None, array_like
        for base in reversed(made.__mro__[1:]):
            if isinstance(base, StructMeta):
                fields += [each for each in base.__struct_fields__ if each not in fields]
                defaults |= base.defaults
                made.tag, made.strict = base.tag, base.strict
        for each in inspect.get_annotations(made):
            if each not in fields:
                fields.append(each)
            if each in space:
                defaults[each] = space[each]
        if tag_field is not None:
            made.tag = (tag_field, tag or name)
        if forbid_unknown_fields is not None:
            made.strict = forbid_unknown_fields
        made.__struct_fields__, made.defaults = tuple(fields), defaults
        setattr(made, "__match_args__", made.__struct_fields__)  # noqa: B010, a type checker sees it as fixed
        made.__init__ = maker(fields, defaults, kw_only=kw_only)
        if not eq:
            made.__eq__, made.__hash__ = object.__eq__, object.__hash__
        return made


def maker(fields: list[str], defaults: dict[str, Any], *, kw_only: bool = False) -> Any:
    """The `__init__` of a struct; lists and dicts that are defaults are made anew each time."""
    known: dict[str, Any] = {"UNSET": UNSET}
    head, body = ["self", "*"] if kw_only else ["self"], ["pass"]
    for name in fields:
        if name not in defaults:
            head.append(name if "*" not in head else f"{name}")
            body.append(f"self.{name} = {name}")
            continue
        value = defaults[name]
        if isinstance(value, Factory):
            make = value.make
        elif type(value) in (list, dict, set):
            make = type(value)
        else:
            make = None
        if make is None:
            known[f"default_{name}"] = value
            head.append(f"{name}=default_{name}")
            body.append(f"self.{name} = {name}")
        else:
            known[f"make_{name}"] = make
            head.append(f"{name}=UNSET")
            body.append(f"self.{name} = make_{name}() if {name} is UNSET else {name}")
    exec(f"def __init__({', '.join(head)}):\n    " + "\n    ".join(body), known)
    return known["__init__"]


class Struct(metaclass=StructMeta):
    """Named fields in order, compared by value."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in type(self).__struct_fields__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).__struct_fields__)
        return f"{type(self).__name__}({fields})"


# From JSON to types


def converted(value: Any, kind: Any, path: str = "$") -> Any:
    """The value as this type has it; says where it does not fit."""
    if kind is Any:
        return value
    if isinstance(kind, StructMeta):
        return struct_of(value, kind, path)
    found = READERS.get(kind)
    if found is not None:
        return found(value, path)
    origin = typing.get_origin(kind)
    parts = typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return one_of(value, parts, path)
    if origin is Literal:
        if value not in parts or type(value) not in {type(part) for part in parts}:
            if type(value) not in {type(part) for part in parts}:
                raise expected(value, type(parts[0]).__name__, path)
            raise ValidationError(f"Invalid enum value {value!r} - at `{path}`")
        return value
    if origin is list:
        return [converted(each, parts[0], f"{path}[...]") for each in listed(value, path)]
    if origin is dict:
        if not isinstance(value, dict):
            raise expected(value, "object", path)
        return {key: converted(each, parts[1], f"{path}[...]") for key, each in value.items()}
    if origin is tuple:
        items = listed(value, path)
        if len(parts) == 2 and parts[1] is Ellipsis:
            return tuple([converted(each, parts[0], f"{path}[...]") for each in items])
        if len(items) != len(parts):
            raise ValidationError(f"Expected `array` of length {len(parts)}, got {len(items)} - at `{path}`")
        return tuple(
            [converted(each, part, f"{path}[{i}]") for i, (each, part) in enumerate(zip(items, parts, strict=True))]
        )
    raise TypeError(f"{kind!r} cannot be read")


def listed(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise expected(value, "array", path)
    return value


def expected(value: Any, what: str, path: str) -> ValidationError:
    return ValidationError(f"Expected `{what}`, got `{NAMES.get(type(value), type(value).__name__)}` - at `{path}`")


def read_text(value: Any, path: str) -> str:
    if type(value) is not str:
        raise expected(value, "str", path)
    return value


def read_whole(value: Any, path: str) -> int:
    if type(value) is float and value.is_integer():
        return int(value)
    if type(value) is not int:
        raise expected(value, "int", path)
    return value


def read_number(value: Any, path: str) -> float:
    if type(value) not in (int, float):
        raise expected(value, "float", path)
    return float(value)


def read_flag(value: Any, path: str) -> bool:
    if type(value) is not bool:
        raise expected(value, "bool", path)
    return value


def read_nothing(value: Any, path: str) -> None:
    if value is not None:
        raise expected(value, "null", path)


def read_list(value: Any, path: str) -> list[Any]:
    return listed(value, path)


def read_dict(value: Any, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise expected(value, "object", path)
    return value


READERS: Final[dict[Any, Any]] = {
    str: read_text,
    int: read_whole,
    float: read_number,
    bool: read_flag,
    None: read_nothing,
    type(None): read_nothing,
    list: read_list,
    dict: read_dict,
}
NAMES: Final = {dict: "object", list: "array", type(None): "null"}


def one_of(value: Any, parts: tuple[Any, ...], path: str) -> Any:
    if value is None and type(None) in parts:
        return None
    tagged = {part.tag[1]: part for part in parts if isinstance(part, StructMeta) and part.tag}
    if tagged:
        field = next(part.tag[0] for part in tagged.values() if part.tag)
        fields = read_dict(value, path)
        if field not in fields:
            raise ValidationError(f"Object missing required field `{field}`" + at(path))
        name = fields[field]
        if name not in tagged:
            raise ValidationError(f"Invalid value {name!r} - at `{path}.{field}`")
        return struct_of(value, tagged[name], path)
    problem: ValidationError | None = None
    for part in parts:
        if part is type(None):
            continue
        try:
            return converted(value, part, path)
        except ValidationError as error:
            problem = problem or error
    if problem is not None and type(None) in parts and str(problem).startswith("Expected `"):
        what, rest = str(problem).removeprefix("Expected `").split("`", 1)
        raise ValidationError(f"Expected `{what} | null`{rest}")
    raise problem or expected(value, "null", path)


def struct_of(value: Any, kind: Any, path: str) -> Any:
    if kind.listed:
        value = dict(zip(kind.__struct_fields__, listed(value, path), strict=False))
    if not isinstance(value, dict):
        raise expected(value, "object", path)
    if kind.hints is None:
        kind.hints = typing.get_type_hints(kind)
    hints, given = kind.hints, {}
    for name, each in value.items():
        if name in kind.__struct_fields__:
            given[name] = converted(each, hints[name], f"{path}.{name}")
        elif kind.strict and not (kind.tag and kind.tag[0] == name):
            raise ValidationError(f"Object contains unknown field `{name}`" + at(path))
    for name in kind.__struct_fields__:
        if name not in given and name not in kind.defaults:
            raise ValidationError(f"Object missing required field `{name}`" + at(path))
    return kind(**given)


def convert(value: Any, type: Any) -> Any:
    """From plain data."""
    return converted(value, type)


def at(path: str) -> str:
    return "" if path == "$" else f" - at `{path}`"
