"""Python's memory after its start, taken once where the page is built: whoever opens the page begins there.

`web/memory.mjs` runs this in Pyodide under Node. Everything is compiled first, so that what the compiler leaves behind
is not taken along; in a second Pyodide everything is imported, and its memory is written down.
"""

from __future__ import annotations

import ast
import gc
import importlib.util
import io
import random
import sys
import zipfile
import zipimport
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import CodeType
from typing import Final

SPEAKING: Final = ("FunctionDef", "AsyncFunctionDef", "ClassDef", "Module")
LATER: Final = (
    "_ast_unparse.py",
    "_threading_local.py",
    "calendar.py",
    "difflib.py",
    "multiprocessing/__init__.py",
    "statistics.py",
    "tracemalloc.py",
    "urllib/error.py",
)
"""Of the standard library, what its modules that are always there import only when they need it."""
NOWHERE: Final = 0x80 | 15 << 3
"""In a table of lines: so many instructions of no line, one to eight."""


def compiled(archive: bytes, home: str) -> dict[str, bytes]:
    """Its files, with bytecode in place of sources. Only our own modules keep the numbers of their lines, and none what
    is written about it: that would be a fifth of the memory."""
    found = {}
    with zipfile.ZipFile(io.BytesIO(archive)) as source:
        for name in source.namelist():
            content = source.read(name)
            if name.endswith(".py"):
                code: CodeType = compile(silent(content), f"{home}/{name}", "exec", dont_inherit=True)
                found[f"{name}c"] = bytecode(code if name.startswith("tablee/") else without_lines(code), content)
            elif not name.endswith("/"):
                found[name] = content
    return found


def silent(source: bytes) -> ast.Module:
    """Without docstrings; assertions stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if type(node).__name__ in SPEAKING and body and is_text(body[0]):
            body[:1] = [] if len(body) > 1 else [ast.copy_location(ast.Pass(), body[0])]
    return tree


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def without_lines(code: CodeType) -> CodeType:
    """Each instruction is of no line; without any table, whoever tells of an error would stumble over it."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = bytes([NOWHERE | 7] * whole + [NOWHERE | rest - 1] * (rest > 0))
    return code.replace(co_linetable=lines, co_consts=inner)


def bytecode(code: CodeType, source: bytes) -> bytes:
    """By the hash of its source and unchecked, so that the time of a file does not matter."""
    made: bytes = importlib._bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]
        code, importlib.util.source_hash(source), False
    )
    return made


def library(archive: bytes, home: str) -> bytes:
    """The standard library, compiled."""
    return zipped(compiled(archive, home), zipfile.ZIP_STORED)


def later(library: bytes, home: str) -> bytes:
    """As much of it as may still be asked for when the memory is there. To be called last: everything is imported."""
    wake()
    there = {*sys.modules}
    for source in sorted(Path(home).rglob("*.py")):
        import_module(".".join(source.relative_to(home).with_suffix("").parts).removesuffix(".__init__"))
    modules = [module for name, module in sys.modules.items() if name not in there]
    paths = [getattr(module, "__file__", None) or "" for module in modules]
    names = {*LATER, *[path.partition(".zip/")[2] for path in paths if not path.startswith(home)]} - {""}
    with zipfile.ZipFile(io.BytesIO(library)) as whole:
        return zipped({f"{name}c": whole.read(f"{name}c") for name in sorted(names)}, zipfile.ZIP_DEFLATED)


def zipped(files: dict[str, bytes], how: int) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as target:
        for name, content in files.items():
            target.writestr(zipfile.ZipInfo(name), content, how)
    return written.getvalue()


def wake() -> list[str]:
    """Import the server inside, with what a bot needs; a title when it is asked for. The files in memory now."""
    import_module("tablee.server.inside.page")
    files("tablee").joinpath("weights").is_file()  # whoever is asked first for a file imports what looks for it
    gc.collect()
    return [path for module in [*sys.modules.values()] if (path := getattr(module, "__file__", None))]


def awake() -> None:
    """In the page: what was random or looked up where the memory was made is so anew."""
    random.seed()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    sys.path_importer_cache.clear()
