"""Writes the page's types, from the server's and the titles': `python tools/page_types.py`.

A test fails when they are stale.
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from tablee.server import protocol
from tablee.server.calls import CALLS

ROOT = Path(__file__).resolve().parents[1]
GENERATED = ROOT / "web" / "src" / "shell" / "generated"
GOAL = GENERATED / "types.ts"
HEAD = """\
// Written by tools/page_types.py from src/tablee/server/calls and protocol: change it there, and run the tool again.

/** Any value of a view, an option, a parameter: plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
PLAIN: dict[Any, str] = {
    msgspec.inspect.StrType: "string",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.AnyType: "Json",
}


def written() -> str:
    """The whole file."""
    remarks: dict[str, str] = {}
    for module in (protocol, protocol.base, protocol.teacher, protocol.titles):
        remarks |= remarks_in(inspect.getsource(module))
    found: dict[str, msgspec.inspect.StructType] = {}
    of_calls = [kind for call in CALLS for kind in (call.request, call.query, call.response) if kind is not None]
    for each in (*of_calls, protocol.Problem, protocol.ClientMessage, protocol.ServerMessage):
        collect(msgspec.inspect.type_info(each), found)
    parts = [HEAD]
    parts += [interface(found[name], remarks) for name in sorted(found)]
    for name in ("ClientMessage", "ServerMessage"):
        parts.append(f"export type {name} = {typescript(msgspec.inspect.type_info(getattr(protocol, name)))};\n")
    return "\n".join(parts)


def view(made: Any, remarks: dict[str, str]) -> str:
    lines = [*remark(remarks.get(made.__name__, ""), ""), f"export interface {made.__name__} {{"]
    for field in msgspec.inspect.type_info(made).fields:  # type: ignore[attr-defined]
        name = field.name if field.name.isidentifier() else f'"{field.name}"'
        lines += remark(remarks.get(f"{made.__name__}.{field.name}", ""), "  ")
        lines.append(f"  {name}{'' if field.required else '?'}: {typescript(field.type)};")
    return "\n".join([*lines, "}", ""])


def collect(info: Any, found: dict[str, msgspec.inspect.StructType]) -> None:
    """Every Struct that a type is made of."""
    if isinstance(info, msgspec.inspect.StructType) and info.cls.__name__ not in found:
        found[info.cls.__name__] = info
        for field in info.fields:
            collect(field.type, found)
    for part in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
        collect(part, found)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(info, name):
            collect(getattr(info, name), found)


def interface(info: msgspec.inspect.StructType, remarks: dict[str, str]) -> str:
    name = info.cls.__name__
    lines = remark(remarks.get(name, ""), "")
    lines.append(f"export interface {name} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    said = issubclass(info.cls, protocol.Request | protocol.Clock)
    for field in info.fields:
        optional = "?" if said and not field.required else ""
        lines += remark(remarks.get(f"{name}.{field.name}", ""), "  ")
        lines.append(f"  {field.encode_name}{optional}: {typescript(field.type)};")
    if info.cls in protocol.OPEN_TYPES:
        lines.append(f"  [field: string]: {protocol.OPEN_TYPES[info.cls]};")
    return "\n".join([*lines, "}", ""])


def remark(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def typescript(info: Any) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, msgspec.inspect.StructType | msgspec.inspect.TypedDictType):
        return str(info.cls.__name__)
    if isinstance(info, msgspec.inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, msgspec.inspect.UnionType):
        return " | ".join(typescript(part) for part in info.types)
    if isinstance(info, msgspec.inspect.ListType):
        item = typescript(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, msgspec.inspect.TupleType):
        return f"[{', '.join(typescript(part) for part in info.item_types)}]"
    if isinstance(info, msgspec.inspect.DictType):
        return f"Record<{typescript(info.key_type)}, {typescript(info.value_type)}>"
    raise TypeError(f"no words for {info}")


def remarks_in(source: str) -> dict[str, str]:
    """The docstrings of classes and of their fields, by dotted name."""
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
            for field, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
                    found[f"{node.name}.{ast.unparse(field.target)}"] = ast.literal_eval(after.value)
    return found


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from tools.page_contracts import contracts

    for path, text in {GOAL: written(), **contracts()}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"wrote {path}")
