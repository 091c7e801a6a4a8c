"""A folder that any host of plain files can serve, under any path: the page, and the server inside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.kernel.errors import BadInput
from tablee.server.errors import Refused
from tablee.server.http.page import PAGE
from tablee.server.inside.archive import files, list_of_files

LIST: Final = "files.js"
WITH_SERVER: Final = b'<html lang="en"'
WITHOUT_SERVER: Final = b'<html data-server="page" lang="en"'
"""How the page knows that there is nobody to call."""


def static_files(page: Path = PAGE) -> dict[str, bytes]:
    """By path. What the page knows of itself is in the list that its service worker reads."""
    if not (page / "index.html").exists():
        raise Refused("page-missing")
    found = {path.relative_to(page).as_posix(): path.read_bytes() for path in page.rglob("*") if path.is_file()}
    found["index.html"] = found["index.html"].replace(WITH_SERVER, WITHOUT_SERVER)
    found |= files()
    return {**found, LIST: list_of_files(found)}


def write_folder(target: Path) -> int:
    """How many bytes were written; files that nobody needs any more are left to whoever made the folder."""
    found = static_files()
    try:
        if target.exists() and any(target.iterdir()) and not (target / LIST).exists():
            raise BadInput("folder-not-empty", place=str(target))
        for name, content in found.items():
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    except OSError as error:
        raise BadInput("cannot-save", place=str(target), problem=error.strerror) from None
    return sum(len(content) for content in found.values())
