"""Writes docs/api.md from the docstrings of the public names: `python tools/api_reference.py`.

Griffe reads the sources, so nothing is imported and the page is the same on both builds.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import griffe

Named = griffe.Object | griffe.Alias

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 120
PAGE = ROOT / "docs" / "api.md"
HEAD = """# The library

`import tablee` gives these names; deeper names may change without notice. Written from the docstrings by
`python tools/api_reference.py`. How they play together: [a position](position.md), [a game of your own](add-a-game.md).
"""


def written() -> str:
    """The whole page."""
    parts, last = [HEAD], ""
    for module, thing in public():
        if module.path != last:
            parts.append(f"## `{module.path}`\n")
            if module.docstring:
                parts.append(f"{first_paragraph(module.docstring.value)}\n")
        parts += told(thing, "###")
        last = module.path
    return "\n".join(parts)


def public() -> Iterator[tuple[griffe.Module, Named]]:
    """Every name of the library, with the module it comes from."""
    package = griffe.load("tablee", search_paths=[str(ROOT / "src")], submodules=True, try_relative_path=False)
    where: dict[str, tuple[str, ...]] = ast.literal_eval(str(package["PUBLIC"].value))
    for module, names in where.items():
        for name in names:
            yield package[module.removeprefix("tablee.")], package[f"{module.removeprefix('tablee.')}.{name}"]


def without_words() -> list[str]:
    """Names and calls of which nothing is said; what is written anew is told where it was first written."""
    found = [thing.path for _, thing in public() if not thing.docstring]
    first = {member.name for _, thing in public() if thing.is_class for member in shown(thing) if member.docstring}
    for _, thing in public():
        if thing.is_class:
            calls = [member for member in shown(thing) if member.is_function and not member.docstring]
            found += [member.path for member in calls if member.name not in first]
    return found


def told(thing: Named, mark: str) -> list[str]:
    """One name: how it is called, what it is, and the parts of a class that are not hidden."""
    call = signature(thing)
    head = f"{mark} {call}"
    parts = [f"{head}\n"] if len(head) <= WIDTH else [f"{mark} `{thing.name}`\n", f"```\n{folded(call)}\n```\n"]
    if thing.docstring:
        parts.append(f"{examples(thing.docstring.value)}\n")
    if thing.is_class:
        given = {each.name: str(each.annotation) for each in made_from(thing)}
        rows = [row(member, given) for member in shown(thing) if member.is_attribute]
        if rows:
            parts += ["| | | |", "|---|---|---|", *rows, ""]
        for member in shown(thing):
            if member.is_function and member.docstring:  # what has none is told where it was first written
                parts += told(member, "####")
    return parts


def folded(call: str) -> str:
    """Break a long signature between its arguments, in lines of at most WIDTH."""
    parts = re.split(r", (?=\*|\w+: )", call.strip("`"))
    lines, last = [], parts[0]
    for part in parts[1:]:
        if len(last) + len(part) + 3 > WIDTH:
            lines.append(f"{last},")
            last = f"    {part}"
        else:
            last += f", {part}"
    return "\n".join([*lines, last])


def shown(thing: Named) -> list[Named]:
    return [member for member in thing.members.values() if not member.name.startswith("_")]


def made_from(thing: Named) -> list[griffe.Parameter]:
    """What a class is called with; nothing where a title makes its own kind of it."""
    made = thing.members.get("__init__")
    return [each for each in made.parameters if each.name != "self"] if made else []


def row(field: Named, given: dict[str, str]) -> str:
    """A field that is only set has the type of what it is set to."""
    written = str(field.annotation or "Final")
    known = given.get(str(field.value), "") if written == "Final" else written
    kind = f"`{known}`".replace("|", "\\|") if known else ""
    return f"| `{field.name}` | {kind} | {first_paragraph(field.docstring.value) if field.docstring else ''} |"


def signature(thing: Named) -> str:
    if thing.is_class:
        given = arguments(made_from(thing))
        return f"`{thing.name}({given})`" if given else f"`{thing.name}`"
    answer = f" → {thing.returns}" if thing.returns and str(thing.returns) != "None" else ""
    return f"`{thing.name}({arguments([each for each in thing.parameters if each.name != 'self'])}){answer}`"


def arguments(given: list[griffe.Parameter]) -> str:
    """As in the source: types, defaults, and a star before those that are given by name."""
    told, by_name = [], False
    for each in given:
        if each.kind is griffe.ParameterKind.keyword_only and not by_name:
            told.append("*")
            by_name = True
        if each.kind is griffe.ParameterKind.var_keyword:
            told.append(f"**{each.name}: {each.annotation}")
            continue
        kind = f": {each.annotation}" if each.annotation else ""
        default = "" if each.default is None else f" = {each.default}" if kind else f"={each.default}"
        told.append(f"{each.name}{kind}{default}")
    return ", ".join(told)


def first_paragraph(text: str) -> str:
    return " ".join(text.split("\n\n")[0].split())


def examples(text: str) -> str:
    """Lines of a doctest stand as code."""
    return re.sub(r"((?:^>>> .*\n?(?:^(?!>>> |\n).*\n?)*)+)", r"```pycon\n\1\n```\n", text, flags=re.MULTILINE).strip()


if __name__ == "__main__":
    PAGE.write_text(written(), "utf-8")
    print(f"wrote {PAGE}")
