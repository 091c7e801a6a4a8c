"""What environments need to know of a title: it says so itself, in its `state/observed.py`."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablee.envs.actions import Actions
from tablee.envs.observations import Observer
from tablee.games import sound_titles
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput
from tablee.kernel.observed import Observed
from tablee.kernel.title import Title


def title_named(wished: Any) -> Title:
    """A title by its id, whatever is given for one."""
    return find_title(wished if isinstance(wished, str) else repr(wished))


def observed_of(title: str) -> Observed:
    """What is seen of a title's tables, or which other titles have environments."""
    observed = find_title(title).observed()
    if observed is None:
        raise BadInput("no-environment", title=title, expected=[each.id for each in sound_titles() if each.observed()])
    return observed


@cache
def actions_of(title: str) -> Actions:
    """The numbers of a title's choices."""
    return Actions(find_title(title), observed_of(title).values)


def observer_of(title: str, seats: int) -> Observer:
    """What writes down the views of so many seats."""
    return Observer(find_title(title), seats, observed_of(title))
