"""Find contrived English and long lines in the documents: `python tools/plain_words.py`, a part of `make lint`.

A line of prose has at most 120 characters and none of the words below. Tables may be long; code and tables between
marks of a generator are not read. To allow a line, put a comment with the reason on the line before it:

    <!-- plain: the name of an error code -->
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("README.md", "CONTRIBUTING.md", "docs/*.md", "docs/decisions/*.md")
WIDTH = 120
TICS = re.compile(
    r"\b(whoever|whomever|nobody|so many|whatever|wherever|whom|of which|is no business|tells? nothing)\b", re.I
)
ALLOWED = re.compile(r"<!-- plain: \S.*-->")
GENERATED = re.compile(r"<!-- (end of )?(calls|acts|tables|columns) -->")
FENCE = re.compile(r"\s*(```|~~~)")
CODE = re.compile(r"`[^`]*`")


def find_faults(text: str) -> Iterator[tuple[int, str]]:
    """Yield the number of each line that is too long or holds a tic, and what is wrong with it."""
    in_code = in_generated = is_allowed = False
    for number, line in enumerate(text.splitlines(), 1):
        was_allowed, is_allowed = is_allowed, bool(ALLOWED.search(line))
        if FENCE.match(line):
            in_code = not in_code
        elif GENERATED.match(line):
            in_generated = "<!-- end" not in line
        elif not in_code and not in_generated and not was_allowed and not is_indented_code(line):
            if len(line) > WIDTH and not line.startswith("|"):
                yield number, f"{len(line)} characters, at most {WIDTH}: break it at the end of a sentence"
            for tic in TICS.findall(CODE.sub("", line)):
                yield number, f"{tic!r}: name who or what is meant"


def is_indented_code(line: str) -> bool:
    return line.startswith("    ") and not line.lstrip().startswith(("- ", "* "))


def pages(root: Path) -> list[Path]:
    """Return the documents to read."""
    return [path for pattern in PAGES for path in sorted(root.glob(pattern))]


def main(paths: Iterable[Path], root: Path = ROOT) -> int:
    """Print the faults of the documents; return 1 if there are any."""
    faults = [
        f"{path.relative_to(root)}:{number}: {fault}"
        for path in paths
        for number, fault in find_faults(path.read_text("utf-8"))
    ]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(pages(ROOT)))
