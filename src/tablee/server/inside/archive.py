"""What a page needs beside its own files to do without a server: one archive of Python, what that remembers when it has
started, and all that can be looked up.

The server gives these files to its own page, and `tablee static` writes them beside it.
"""

from __future__ import annotations

import hashlib
import io
import json
import pickle
import sys
import zipfile
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from tablee.games import TITLES
from tablee.server.http import catalogue
from tablee.server.inside import shapes
from tablee.server.tables.puzzles import all_puzzles
from tablee.texts import LANGUAGES

PACKAGE: Final = Path(__file__).parents[2]
CODEC: Final = "tablee/server/codec.py"
"""In a page it is `plain.py`, with what msgspec knows of our structs."""
MEMORIES: Final = Path(__file__).parent / "memories"
"""Made by `make`, a folder for each state of the sources; see `waking`."""
FOLDER: Final = "inside/"
MEMORY: Final = ("memory.bin", "library.zip")
WITHOUT_MEMORY: Final = ("inside/tablee.zip", "pyodide/python_stdlib.zip")
"""What a page starts with that has no memory, or a browser that cannot read it."""
OURS: Final = (
    "__init__.py",
    "kernel/**/*.py",
    "games/**/*",
    "bots/**/*",
    "teacher/**/*",
    "texts/**/*",
    "lab/texts/*",
    "server/*.py",
    "server/calls/*.py",
    "server/protocol/*.py",
    "server/texts/*",
    "server/tables/*.py",
    "server/store/__init__.py",
    "server/store/changes.py",
    "server/store/engine.py",
    "server/store/growth.py",
    "server/store/pages.py",
    "server/bots/__init__.py",
    "server/bots/heard.py",
    "server/bots/question.py",
    "server/bots/reviewer.py",
    "server/bots/shares.py",
    "server/bots/worker.py",
    "server/http/__init__.py",
    "server/http/catalogue.py",
    "server/http/cookies.py",
    "server/http/page.py",
    "server/http/status.py",
    "server/sockets/__init__.py",
    "server/sockets/sockets.py",
    "server/sockets/words.py",
    "server/inside/*.py",
)
OURS_NOT: Final = (
    "server/run.py",
    "server/inside/archive.py",
    "server/inside/folder.py",
    "server/inside/plain.py",
    "server/inside/shapes.py",
    "texts/page.*.ftl",
    "games/*/terminal.py",
    "games/*/tutorial/*",
    "games/*/rulebook/*.md",
    "games/*/rulebook/*.svg",
    "games/*/RULINGS.md",
)
"""The page has those by itself, or no use for them."""
THEIRS: Final = {
    "fluent": ("runtime/*.py", "syntax/*.py"),
    "attr": ("*.py",),
    "babel": ("*.py", "localtime/*.py", "global.dat", *(f"locale-data/{each}.dat" for each in ("root", *LANGUAGES))),
    "pytz": ("*.py",),
    "typing_extensions": (),
}
"""What our sentences are formed with; of the languages only those that we speak."""
SPOKEN: Final = {
    "locale_id",
    "plural_form",
    "ordinal_form",
    "number_symbols",
    "numbering_systems",
    "default_numbering_system",
    "decimal_formats",
    "percent_formats",
}
ALIASES: Final = {"language_aliases", "territory_aliases", "script_aliases", "variant_aliases", "parent_exceptions"}
"""Of what is known about languages and the world, as much as numbers and plurals need: a hundredth."""
EARLIEST: Final = (1980, 1, 1, 0, 0, 0)


@lru_cache(maxsize=1)
def files() -> dict[str, bytes]:
    """By the path that a page asks for; the same sources give the same bytes. Where no memory was made for these
    sources it is empty, and the page starts without."""
    found = {f"{FOLDER}tablee.zip": archive()}
    for name in MEMORY:
        path = MEMORIES / key() / name
        found[f"{FOLDER}{name}"] = path.read_bytes() if path.exists() else b""
    for name, value in looked_up():
        found[f"{FOLDER}{name}.json"] = msgspec.json.encode(value)
    return found


def looked_up() -> Iterator[tuple[str, object]]:
    """Titles, cards, rules, puzzles and texts: they change with the program only, so nobody waits for Python to ask."""
    yield "titles", catalogue.titles()
    yield "puzzles", all_puzzles()
    for title in TITLES:
        yield f"titles/{title}/cards", catalogue.cards(title)
        for lang in LANGUAGES:
            yield f"titles/{title}/rules/{lang}", catalogue.rules(title, lang)
            yield f"texts/{title}/{lang}", catalogue.texts(title, lang)


def archive() -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name, content in sorted(sources().items()):
            entry = zipfile.ZipInfo(name, EARLIEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, content)
    return written.getvalue()


def key() -> str:
    """One for each state of our own sources: a memory of other ones is none of ours."""
    own = hashlib.sha256()
    for name, content in sorted(our_sources().items()):
        own.update(f"{name}\0{len(content)}\0".encode() + content)
    return own.hexdigest()[:16]


def sources() -> dict[str, bytes]:
    """Every file of the archive."""
    found = our_sources()
    for name, patterns in THEIRS.items():
        top = place_of(name)
        paths = matching(top, patterns) if top.is_dir() else {top}
        found |= {path.relative_to(top.parent).as_posix(): path.read_bytes() for path in paths}
    return found | {name: trimmed(content) for name, content in found.items() if name.endswith(".dat")}


def our_sources() -> dict[str, bytes]:
    left_out = {path for pattern in OURS_NOT for path in PACKAGE.glob(pattern)}
    paths = {f"tablee/{path.relative_to(PACKAGE).as_posix()}": path for path in matching(PACKAGE, OURS) - left_out}
    found = {name: path.read_bytes() for name, path in paths.items()}
    return found | {CODEC: plain_codec([*found])}


def plain_codec(names: list[str]) -> bytes:
    """The codec of a page, for all structs of the modules that it takes along."""
    modules = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names}
    import_module("tablee.server.inside.page")  # with everything that it needs
    return (Path(__file__).with_name("plain.py").read_text("utf-8") + shapes.written(modules)).encode()


def trimmed(content: bytes) -> bytes:
    """What Babel knows of a language, or of all, without what we never ask."""
    known = pickle.loads(content)
    kept = {name: value for name, value in known.items() if name in SPOKEN | ALIASES}
    if "likely_subtags" in known:
        kept["likely_subtags"] = {lang: known["likely_subtags"][lang] for lang in LANGUAGES}
    return pickle.dumps(kept, protocol=4)


def matching(top: Path, patterns: tuple[str, ...]) -> set[Path]:
    found = {path for pattern in patterns for path in top.glob(pattern)}
    return {path for path in found if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"}


def place_of(library: str) -> Path:
    """Where an installed library lies: its folder, or its only file."""
    spec = find_spec(library)
    assert spec is not None, library
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    assert spec.origin is not None, library
    return Path(spec.origin)


def list_of_files(found: Mapping[str, bytes]) -> bytes:
    """The script that tells the service worker what there is, with a hash of each: it changes when anything does. What
    is spare is kept when it has been asked for."""
    hashes = {name: hashlib.sha256(content).hexdigest()[:16] for name, content in sorted(found.items())}
    version = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:16]
    listed = {"version": version, "files": hashes, "spare": spare(found)}
    return f"self.tablee = {json.dumps(listed)};\n".encode()


def spare(found: Mapping[str, bytes]) -> list[str]:
    return list(WITHOUT_MEMORY) if all(found.get(FOLDER + name) for name in MEMORY) else []


if __name__ == "__main__":  # for `make`: the archive, and where its memory belongs
    written = Path(sys.argv[1])
    written.write_bytes(archive())
    print(MEMORIES / key())
