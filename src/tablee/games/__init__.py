"""The titles, by id. A title is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from tablee.kernel.decisions import Notation
from tablee.kernel.errors import BadInput, BrokenRules, Sentence
from tablee.kernel.events import EventKind
from tablee.kernel.title import Option, Title

TITLES = {
    "ancient-knowledge": "tablee.games.ancient_knowledge.game",
    "atlantes": "tablee.games.atlantes.game",
    "scholars": "tablee.games.scholars.game",
    "syncro": "tablee.games.syncro.game",
}

ENVIRONMENT_VERSIONS = {"ancient-knowledge": 2, "atlantes": 1, "scholars": 2, "syncro": 1}
"""In the names of research environments. Raise a title's whenever its observations, actions or rules change; a test
compares them with the table in docs/environments.md."""

LANGUAGES = ("en", "fr")
"""Those that every title has its name in."""


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
        check_title(id, found)
        found.box()
    return found


def check_title(id: str, title: Title) -> None:
    """Raise a sentence for the first thing that a title says of itself and that nobody above could use."""
    if title.id != id:
        raise BrokenRules(f"its id is {title.id!r}, not {id!r}")
    for lang in LANGUAGES:
        if not isinstance(title.names, dict) or not is_word(title.names.get(lang)):
            raise BrokenRules(f"its names are {title.names!r}, and none of them is in the language {lang!r}")
    for name, number in (("version", title.version), ("least", title.least), ("most", title.most)):
        if type(number) is not int or number < 1:
            raise BrokenRules(f"{name} is {number!r}, not a whole number from 1 on")
    if not isinstance(title.options, tuple):
        raise BrokenRules(f"its options are {title.options!r}, not a tuple of Option")
    for option in title.options:
        if not isinstance(option, Option) or not is_word(option.name) or not isinstance(option.values, tuple):
            raise BrokenRules(f"one of its options is {option!r}, not an Option with a name and a tuple of values")
    if not isinstance(title.notation, Notation):
        raise BrokenRules(f"its notation is {title.notation!r}, not a Notation")
    for what, known, kind in (("prompts", title.prompts, tuple), ("events", title.events, EventKind)):
        if not isinstance(known, dict):
            raise BrokenRules(f"its {what} are {known!r}, not a dict")
        for name, value in known.items():
            if not is_word(name) or not isinstance(value, kind):
                raise BrokenRules(f"among its {what}, {name!r} is {value!r}, not of the type {kind.__name__}")


def is_word(value: object) -> bool:
    return isinstance(value, str) and bool(value)


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
