"""Writes the tables of calls and acts in docs/protocol.md from their declarations: `python tools/call_tables.py`.

A test fails when they are stale.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from tablee.server.calls import ACTS, CALLS, Call

PAGE = Path(__file__).resolve().parents[1] / "docs" / "protocol.md"
MOST_FIELDS = 6
"""An answer with more is called by its type, as in OpenAPI."""


def written() -> str:
    """Return the page, with fresh tables."""
    page = PAGE.read_text("utf-8")
    for name, lines in {"calls": call_lines(), "acts": act_lines()}.items():
        mark, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
        table = mark + "\n".join(lines) + "\n" + end
        page, count = re.subn(re.escape(mark) + ".*?" + re.escape(end), lambda _: table, page, flags=re.DOTALL)  # noqa: B023
        assert count == 1, name
    return page


def call_lines() -> list[str]:
    lines = ["| call | for | does | refused with |", "|---|---|---|---|"]
    for call in CALLS:
        taken = "".join(f" `{each}`" for each in takes(call))
        lines.append(f"| `{call.name}`{taken} | {call.who.value} | {does(call)} | {codes(call.errors)} |")
    return lines


def act_lines() -> list[str]:
    lines = ["| act | for | refused with |", "|---|---|---|"]
    for act in ACTS:
        lines.append(f"| `{act.name}` | {act.who.value} | {codes(act.errors)} |")
    return lines


def codes(errors: tuple[str, ...]) -> str:
    return ", ".join(f"`{code}`" for code in dict.fromkeys(errors))


def takes(call: Call) -> list[str]:
    found = []
    if call.query is not None:
        found.append("".join(f"?{field.encode_name}" for field in msgspec.structs.fields(call.query)))
    if call.request is not None:
        found.append(fields_of(call.request))
    return found


def fields_of(kind: Any) -> str:
    names = [f"{field.encode_name}{'' if field.required else '?'}" for field in msgspec.structs.fields(kind)]
    return f"{{{', '.join(names)}}}"


def does(call: Call) -> str:
    answer = gives(msgspec.inspect.type_info(call.response))
    return f"{call.summary} → {answer}" if answer else call.summary


def gives(info: Any) -> str:
    """Name what is answered: by its fields where they are few."""
    if isinstance(info, msgspec.inspect.ListType):
        return f"a list of {gives(info.item_type)}"
    if isinstance(info, msgspec.inspect.UnionType):
        return " or ".join(gives(part) for part in info.types)
    if isinstance(info, msgspec.inspect.NoneType):
        return "`null`"
    if not isinstance(info, msgspec.inspect.StructType):
        return ""
    names = [field.encode_name for field in info.fields]
    return f"`{{{', '.join(names)}}}`" if len(names) <= MOST_FIELDS else f"`{info.cls.__name__}`"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
    print(f"wrote {PAGE}")
