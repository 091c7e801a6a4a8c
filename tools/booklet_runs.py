"""Writes tests/texts/booklets.bin from the printed booklets, which are no part of the project:

    python tools/booklet_runs.py FOLDER    every *.txt in it is a transcribed booklet

The file holds a salted hash of each run of nine words and no word of the booklets. tests/texts/test_copied.py looks
every text of ours up in it.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Final

RUN: Final = 9
"""Words in a row that nobody writes by chance."""
SIZE: Final = 5
"""Bytes of a hash."""
SALT: Final = b"tablee booklets"
STORE: Final = Path(__file__).resolve().parents[1] / "tests" / "texts" / "booklets.bin"
WORD: Final = re.compile(r"[a-zàâäçéèêëîïôöùûüœ0-9]+")


def runs(text: str) -> list[tuple[bytes, str]]:
    """Return every run of nine words, ignoring case and punctuation, with its hash."""
    words = WORD.findall(text.lower().replace("’", "'"))
    found = [" ".join(words[i : i + RUN]) for i in range(len(words) - RUN + 1)]
    return [(hashlib.blake2b(run.encode(), digest_size=SIZE, key=SALT).digest(), run) for run in found]


def stored() -> set[bytes]:
    """Return the hashes of the booklets."""
    data = STORE.read_bytes()
    return {data[i : i + SIZE] for i in range(0, len(data), SIZE)}


def main(folder: str) -> None:
    """Store the hashes of all booklets in a folder."""
    books = sorted(Path(folder).glob("*.txt"))
    if not books:
        raise SystemExit(f"no *.txt in {folder}")
    hashes = {code for book in books for code, _ in runs(book.read_text("utf-8", errors="replace"))}
    STORE.write_bytes(b"".join(sorted(hashes)))
    print(f"{len(books)} booklets, {len(hashes)} runs of {RUN} words: {STORE}")


if __name__ == "__main__":
    main(*sys.argv[1:])
