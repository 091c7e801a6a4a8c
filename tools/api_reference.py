"""Writes docs/api.md from the docstrings of the public names: `python tools/api_reference.py`.

Griffe reads the sources, so nothing is imported and the page is the same on both builds.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import griffe

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "api.md"
HEAD = """# The library

`import tablee` gives these names; whatever lies deeper may change without notice. Written from the docstrings by
`python tools/api_reference.py`. How they play together: [a position](position.md), [a game of your own](add-a-game.md).
"""


def written() -> str:
    """The whole page."""
    package = griffe.load("tablee", search_paths=[str(ROOT / "src")], submodules=True, try_relative_path=False)
    where: dict[str, tuple[str, ...]] = ast.literal_eval(str(package["PUBLIC"].value))
    parts = [HEAD]
    for module, names in where.items():
        parts.append(f"## `{module}`\n")
        about = package[module.removeprefix("tablee.")].docstring
        if about:
            parts.append(f"{first_paragraph(about.value)}\n")
        for name in names:
            parts += told(package[f"{module.removeprefix('tablee.')}.{name}"], "###")
    return "\n".join(parts)


def told(thing: griffe.Object | griffe.Alias, mark: str) -> list[str]:
    """One name: how it is called, what it is, and the parts of a class that are not hidden."""
    parts = [f"{mark} {signature(thing)}\n"]
    if thing.docstring:
        parts.append(f"{examples(thing.docstring.value)}\n")
    if thing.is_class:
        fields = [
            member for member in thing.members.values() if member.is_attribute and not member.name.startswith("_")
        ]
        rows = [row(field) for field in fields]
        if rows:
            parts += ["| | | |", "|---|---|---|", *rows, ""]
        for member in thing.members.values():
            if member.is_function and not member.name.startswith("_") and member.docstring:
                parts += told(member, "####")
    return parts


def row(field: griffe.Object | griffe.Alias) -> str:
    kind = f"`{field.annotation}`".replace("|", "\\|") if field.annotation else ""
    return f"| `{field.name}` | {kind} | {first_paragraph(field.docstring.value) if field.docstring else ''} |"


def signature(thing: griffe.Object | griffe.Alias) -> str:
    if not thing.is_function:
        return f"`{thing.name}`"
    given = [f"{each.name}: {each.annotation}" if each.annotation else each.name for each in thing.parameters]
    given = [each for each in given if each != "self"]
    answer = f" → {thing.returns}" if thing.returns and str(thing.returns) != "None" else ""
    return f"`{thing.name}({', '.join(given)}){answer}`"


def first_paragraph(text: str) -> str:
    return " ".join(text.split("\n\n")[0].split())


def examples(text: str) -> str:
    """Lines of a doctest stand as code."""
    return re.sub(r"((?:^>>> .*\n?(?:^(?!>>> |\n).*\n?)*)+)", r"```pycon\n\1\n```\n", text, flags=re.MULTILINE).strip()


if __name__ == "__main__":
    PAGE.write_text(written(), "utf-8")
    print(f"wrote {PAGE}")
