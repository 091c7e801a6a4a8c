"""Writes the second half of a page's codec: what each struct is made of, as msgspec knows it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    BytesType,
    CustomType,
    DataclassType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    UnionType,
    VarTupleType,
)

SIMPLE: Final[dict[Any, str]] = {
    AnyType: "anything",
    BoolType: "flag",
    BytesType: "text",
    CustomType: "unreadable",
    DataclassType: "unreadable",
    FloatType: "number",
    IntType: "whole",
    NoneType: "nothing",
    StrType: "text",
}
FACTORIES: Final = {list: "[]", dict: "{}", set: "set()"}


def written(modules: set[str]) -> str:
    """Return Python that fills `SHAPES` for the structs of these modules."""
    structs = sorted({each for each in every_struct(msgspec.Struct) if each.__module__ in modules}, key=name_of)
    return "\n\n" + "\n".join(shape(i, each) for i, each in enumerate(structs))


def every_struct(top: Any) -> Iterator[Any]:
    for each in top.__subclasses__():
        yield each
        yield from every_struct(each)


def name_of(struct: Any) -> str:
    return f"{struct.__module__}.{struct.__qualname__}"


def shape(index: int, struct: Any) -> str:
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, StructType)
    fields = {field.name: reader(field.type) for field in info.fields if field.encode_name == field.name}
    assert len(fields) == len(info.fields), f"{name_of(struct)}: no field has another name in JSON"
    required = [field.name for field in info.fields if field.required]
    kinds = inspect.signature(struct).parameters.values()
    positional = [each.name for each in kinds if each.kind is not inspect.Parameter.KEYWORD_ONLY]
    read = ", ".join(f"{name!r}: {each}" for name, each in fields.items())
    tag = (info.tag_field, info.tag) if info.tag_field else None
    config = struct.__struct_config__
    parts = [f"make_{index}", f"{{{read}}}", repr(tuple(required)), repr(tuple(positional)), repr(tag)]
    parts += [repr(info.forbid_unknown_fields), repr(info.array_like), repr(config.eq)]
    return f"{maker(index, info, positional)}\nSHAPES[{name_of(struct)!r}] = Shape({', '.join(parts)})\n"


def maker(index: int, info: StructType, positional: list[str]) -> str:
    """Return its `__init__`; what is made anew each time is not shared."""
    head, body = ["self"], []
    for field in info.fields:
        if field.name not in positional and "*" not in head:
            head.append("*")
        if field.default_factory is not msgspec.NODEFAULT:
            head.append(f"{field.name}=UNSET")
            fresh = FACTORIES.get(field.default_factory, "UNSET")
            body.append(f"self.{field.name} = {fresh} if {field.name} is UNSET else {field.name}")
            continue
        head.append(field.name if field.required else f"{field.name}={field.default!r}")
        body.append(f"self.{field.name} = {field.name}")
    return f"def make_{index}({', '.join(head)}):\n    " + ("\n    ".join(body) or "pass")


def reader(info: Any) -> str:
    """Return the expression that reads a type."""
    if type(info) in SIMPLE:
        return SIMPLE[type(info)]
    match info:
        case LiteralType():
            return f"literal({', '.join(map(repr, info.values))})"
        case ListType():
            return f"list_of({reader(info.item_type)})"
        case VarTupleType():
            return f"tuple_with({reader(info.item_type)})"
        case TupleType():
            return f"tuple_of({', '.join(map(reader, info.item_types))})"
        case DictType():
            return f"mapping({reader(info.value_type)})"
        case StructType():
            return f"struct({name_of(info.cls)!r})"
        case UnionType():
            return union(info)
    raise TypeError(f"no way to read {info}")


def union(info: UnionType) -> str:
    parts = [part for part in info.types if not isinstance(part, NoneType)]
    if len(parts) == 1:
        read = reader(parts[0])
    elif all(isinstance(part, StructType) for part in parts):
        read = f"tagged({', '.join(repr(name_of(part.cls)) for part in parts if isinstance(part, StructType))})"
    else:
        read = f"either({', '.join(map(reader, parts))})"
    return f"optional({read})" if len(parts) < len(info.types) else read
