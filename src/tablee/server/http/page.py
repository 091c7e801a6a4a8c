"""The built page, served from memory: nothing but its own files can be asked for."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "page"
FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
WORTH_ZIPPING: Final = 1_000
LARGE: Final = 500_000
"""Of more bytes than these a little less is zipped out, in a fraction of the time."""
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ZIPPED_ALREADY: Final = (".woff2", ".zip", ".bin", ".png")
INSIDE: Final = "inside/"
LIST: Final = "files.js"


@dataclass
class File:
    content: bytes
    kind: str
    tag: str
    cache: str
    may_zip: bool

    @cached_property
    def zipped(self) -> bytes:
        """Made when it is first asked for; empty where it is not worth it."""
        if not self.may_zip or len(self.content) <= WORTH_ZIPPING:
            return b""
        zipped = gzip.compress(self.content, 6 if len(self.content) > LARGE else 9, mtime=0)
        return zipped if len(zipped) < len(self.content) else b""


class Page:
    """The files of the page's folder; read again when the page was built anew."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        self.built = 0.0
        self.files: dict[str, File] = {}

    def file(self, path: str) -> File | None:
        """The file of this path; the empty path is the page itself."""
        index = self.folder / "index.html"
        if path in ("", "index.html") or not self.files:  # after a restart an open page asks for parts first
            built = index.stat().st_mtime if index.exists() else 0.0
            if built != self.built:
                self.files = self.read()
                self.built = built
        if (path == LIST or path.startswith(INSIDE)) and path not in self.files and "index.html" in self.files:
            self.files |= self.inside()
        return self.files.get(path or "index.html")

    def inside(self) -> dict[str, File]:
        """What the page plays with when it plays by itself; takes a second or two, and is asked for by few."""
        from tablee.server.inside.archive import files, list_of_files

        found = files()
        every = {**{name: file.content for name, file in self.files.items()}, **found}
        return {name: file_of(name, content) for name, content in {**found, LIST: list_of_files(every)}.items()}

    def read(self) -> dict[str, File]:
        found = {}
        for path in sorted(self.folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(self.folder).as_posix()
                found[name] = file_of(name, path.read_bytes())
        return found


def file_of(name: str, content: bytes) -> File:
    ending = Path(name).suffix
    kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "svg+xml")):
        kind += "; charset=utf-8"
    cache = FOREVER if name.startswith("assets/") else ANEW
    return File(content, kind, tag_of(content), cache, ending not in ZIPPED_ALREADY)


def tag_of(content: bytes) -> str:
    """Return the ETag of a content: its hash."""
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'
