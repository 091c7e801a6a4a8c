"""What the examples share: whatever cannot be done is told in one sentence, before any work begins."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from tablee.kernel.errors import BadInput, Sentence, TableeError
from tablee.texts import Catalogue, language
from tablee.texts.speaker import Speaker


@contextmanager
def in_a_sentence(extra: str) -> Iterator[None]:
    """Leave with code 2 if something is wrong with a wish, or if a library is missing that this extra brings; at a
    Ctrl-C without a word."""
    lang = language(None, os.environ)
    try:
        yield
    except TableeError as error:
        told = Speaker(lang).error(error)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        told = Catalogue(lang).say("missing-package", package=package, extra=extra)
    except KeyboardInterrupt:
        sys.exit(130)
    else:
        return
    refuse(told)


def refuse(sentence: str) -> NoReturn:
    print(f"{Path(sys.argv[0]).name}: {sentence}", file=sys.stderr)
    sys.exit(2)


def whole(option: str, least: int, most: int) -> Callable[[str], int]:
    """How argparse reads a number of an option."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
            expected = Sentence("expected-number", least=least, most=most)
            raise BadInput("bad-argument", option=option, value=text, expected=expected)
        return int(text)

    return read


def target(option: str, *endings: str) -> Callable[[str], Path]:
    """How argparse reads where to write: into a folder that is there, with one of these endings, if there are some."""

    def read(text: str) -> Path:
        path = Path(text)
        if endings and path.suffix not in endings:
            expected = Sentence("expected-one-of", values=endings)
            raise BadInput("bad-argument", option=option, value=path.suffix, expected=expected)
        if not text:
            raise BadInput("bad-argument", option=option, value=text, expected=Sentence("expected-place"))
        try:
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}."):
                pass  # it can be written
        except OSError as error:
            raise BadInput("cannot-save", place=text, problem=error.strerror) from None
        return path

    return read
