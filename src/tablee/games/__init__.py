"""The titles, by id. A title is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module

from tablee.kernel.errors import BadInput
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
    try:
        found: Title = import_module(TITLES[id]).TITLE
    except Exception as error:  # whatever a title does wrong when it is loaded is its own affair
        raise BadInput("faulty-title", title=id, problem=f"{type(error).__name__}: {error}") from error
    return found


def sound_titles() -> list[Title]:
    """Those that can be loaded: one with a fault takes no other along."""
    found = []
    for id in TITLES:
        try:
            found.append(title(id))
        except BadInput:
            continue
    return found
