"""What changed from one view to the next, as a list of `[path, value]`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import Any, Final

MISSING: Final = object()
DEEPEST: Final = 3
"""Paths are not longer: what lies deeper is sent whole, which costs less than to look for what changed in it."""


def patch(old: dict[str, Any], new: dict[str, Any]) -> list[Any]:
    """
    >>> patch({"deck": 9, "hands": [{"n": 2}, {"n": 3}], "top": 1}, {"deck": 8, "hands": [{"n": 1}, {"n": 3}]})
    [[['top']], [['deck'], 8], [['hands', 0, 'n'], 1]]
    """
    changes: list[Any] = []
    compare(old, new, [], changes)
    return changes


def compare(old: dict[str, Any], new: dict[str, Any], path: list[Any], changes: list[Any]) -> None:
    if list(old) == list(new):  # as a rule: then C finds what changed
        changed: Iterable[str] = compress(new, map(ne, old.values(), new.values()))
    else:
        changes.extend([[*path, key]] for key in old if key not in new)
        changed = [key for key, value in new.items() if old.get(key, MISSING) != value]
    deeper = len(path) + 1 < DEEPEST
    for key in changed:
        value = new[key]
        here = [*path, key]
        if deeper:
            before = old.get(key)
            if type(value) is dict and type(before) is dict:
                compare(before, value, here, changes)
                continue
            if type(value) is list and type(before) is list and is_alike(before, value):
                for i, item in enumerate(value):
                    if before[i] != item:
                        compare(before[i], item, [*here, i], changes)
                continue
        changes.append([here, value])


def is_alike(old: list[Any], new: list[Any]) -> bool:
    """Lists of one length whose places hold fields each."""
    return len(old) == len(new) and {*map(type, old), *map(type, new)} == {dict}


def patched(view: Any, changes: list[Any]) -> Any:
    """The view after the changes; neither the one given nor the changes are touched, now or by later patches."""
    for path, *value in changes:
        view = changed(view, path, value)
    return view


def changed(inside: Any, path: list[Any], value: list[Any]) -> Any:
    here, *rest = path
    copied = inside.copy()
    if rest:
        copied[here] = changed(inside[here], rest, value)
    elif value:
        copied[here] = value[0]
    else:
        del copied[here]
    return copied
