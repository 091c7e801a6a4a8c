"""The titles, by id. A title is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from tablee.kernel.errors import BadInput, BrokenRules, Sentence
from tablee.kernel.title import Title

TITLES = {
    "ancient-knowledge": "tablee.games.ancient_knowledge.game",
    "atlantes": "tablee.games.atlantes.game",
    "scholars": "tablee.games.scholars.game",
    "syncro": "tablee.games.syncro.game",
}


def titles() -> list[str]:
    """The ids of all titles.

    >>> titles()
    ['ancient-knowledge', 'atlantes', 'scholars', 'syncro']
    """
    return list(TITLES)


def title(id: str) -> Title:
    """The title of this id, ready to be played.

    >>> title("ancient-knowledge").most
    4
    """
    if id not in TITLES:
        raise BadInput("unknown-title", value=id, expected=list(TITLES))
    with faults_of(id):
        found = import_module(TITLES[id]).TITLE
        if not isinstance(found, Title):
            raise TypeError(f"TITLE is {found!r}, not a title")
        found.box()
    return found


def all_titles() -> tuple[list[Title], list[BadInput]]:
    """Those that can be loaded, and what is wrong with the others: one with a fault takes no other along."""
    found: list[Title] = []
    faults: list[BadInput] = []
    for id in TITLES:
        try:
            found.append(title(id))
        except BadInput as error:
            faults.append(error)
    return found, faults


def sound_titles() -> list[Title]:
    """Those that can be loaded."""
    return all_titles()[0]


@contextmanager
def faults_of(title: str) -> Iterator[None]:
    """Whatever a title does wrong while it is loaded or read is its own affair: told in a sentence that names it."""
    try:
        yield
    except BadInput:
        raise
    except (Exception, SystemExit) as error:
        raise BadInput("faulty-title", title=title, problem=Sentence("in-words", words=what_is_wrong(error))) from error


def what_is_wrong(error: BaseException) -> str:
    if isinstance(error, BrokenRules):
        return str(error.sentence.params["problem"])
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}: {error.msg}"
    return f"{type(error).__name__}: {error}"
