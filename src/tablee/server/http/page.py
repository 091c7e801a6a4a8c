"""The built page, served from memory: nothing but its own files can be asked for."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "page"
FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
WORTH_ZIPPING: Final = 1_000
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


@dataclass
class File:
    content: bytes
    zipped: bytes
    kind: str
    tag: str
    cache: str


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
        return self.files.get(path or "index.html")

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
    zipped = gzip.compress(content, 9, mtime=0) if len(content) > WORTH_ZIPPING and ending != ".woff2" else b""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return File(
        content,
        zipped if len(zipped) < len(content) else b"",
        kind,
        tag,
        FOREVER if name.startswith("assets/") else ANEW,
    )
