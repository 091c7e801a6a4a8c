"""Modules compiled once and kept: Python in a page forgets what it has compiled when the page is closed."""

from __future__ import annotations

import asyncio
import importlib.util
import io
import zipfile
from importlib.machinery import SourceFileLoader
from pathlib import Path


async def compiled(home: str) -> bytes:
    """The whole archive again, with the bytecode of every module beside it; others get their turn in between."""
    top = Path(home)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as target:
        for path in sorted(path for path in top.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            source = path.read_bytes()
            target.writestr(path.relative_to(top).as_posix(), source)
            if path.suffix == ".py":
                cached = Path(importlib.util.cache_from_source(str(path)))
                target.writestr(cached.relative_to(top).as_posix(), bytecode(path, source))
                await asyncio.sleep(0)
    return written.getvalue()


def bytecode(path: Path, source: bytes) -> bytes:
    """By the hash of its source and unchecked, so that the time of a file does not matter."""
    code = SourceFileLoader("module", str(path)).source_to_code(source, str(path))
    made: bytes = importlib._bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]
        code, importlib.util.source_hash(source), False
    )
    return made
