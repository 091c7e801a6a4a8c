"""Writes the `copy` of every class whose fields are declared with `tablee.kernel.fields`: `make state`.

It stands in the class between `# made by tools/state.py` and `# end`, one line for each field. With `--check` nothing
is written, and whatever is stale is named; a test asks for that.
"""

from __future__ import annotations

import ast
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src/tablee/games", "tests/kernel")
MADE, END = "    # made by tools/state.py\n", "    # end\n"
SCALARS = {"int", "bool", "str", "bytes", "Seat"}


def sources() -> list[Path]:
    """Every file with such text in it."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if MADE in path.read_text("utf-8")]


def with_copies(text: str, name: str) -> str:
    """A file with the copies that its fields ask for."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    for cls, after in reversed([*pairwise([*tree.body, None])]):  # from below, so that numbers of lines stay true
        if not isinstance(cls, ast.ClassDef):
            continue
        last = len(lines) if after is None else after.lineno - 1  # a comment at the end is no part of the class
        if MADE in lines[cls.lineno : last]:
            start = lines.index(MADE, cls.lineno, last) + 1
            lines[start : lines.index(END, start, last)] = copy_of(cls, name).splitlines(keepends=True)
    return "".join(lines)


def copy_of(cls: ast.ClassDef, name: str) -> str:
    lines = [f"    def copy(self) -> {cls.name}:", f"        new = {cls.name}()"]
    if cls.bases:
        lines.append("        self.copy_into(new)")
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            lines.append(f"        new.{node.target.id} = {copied(node, f'{name}: {cls.name}.{node.target.id}')}")
    return "\n".join([*lines, "        return new", "", ""])


def copied(node: ast.AnnAssign, where: str) -> str:
    """The expression that copies a field; what is shared by mistake would change in two positions at once."""
    assert isinstance(node.target, ast.Name)
    here = f"self.{node.target.id}"
    call = node.value
    declared = call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""
    match declared, node.annotation:
        case "shared", _:
            return here
        case "parts", _:
            return f"[each.copy() for each in {here}]"
        case "part", _:
            assert isinstance(call, ast.Call)
            flags = [each.value.value for each in call.keywords if isinstance(each.value, ast.Constant)]
            return f"{here}.copy() if self.{flags[0]} else {here}" if flags else f"{here}.copy()"
        case (("saved" | "derived"), ast.Name(id=kind)) if kind in SCALARS:
            return here
        case (("saved" | "derived"), ast.Subscript(value=ast.Name(id="tuple"))):
            return here
        case (("saved" | "derived"), ast.Subscript(value=ast.Name(id="list"), slice=inner)):
            match inner:
                case ast.Name(id=kind) if kind in SCALARS:
                    return f"{here}[:]"
                case ast.Subscript(value=ast.Name(id="tuple")):
                    return f"{here}[:]"
                case ast.Subscript(value=ast.Name(id="list"), slice=ast.Name(id=kind)) if kind in SCALARS:
                    return f"[each[:] for each in {here}]"
    raise SystemExit(f"{where}: nobody has said how {ast.unparse(node.annotation)} is copied")


def main() -> int:
    stale = []
    for path in sources():
        name = str(path.relative_to(ROOT))
        text = path.read_text("utf-8")
        new = with_copies(text, name)
        if new != text:
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(new, "utf-8")
    for name in stale:
        print(f"{name}: {'stale, run `make state`' if '--check' in sys.argv else 'written'}")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
