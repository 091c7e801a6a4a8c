"""Cards as they are written down: ids and numbers in the decks of a title, changes to them in a user's card file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from tablee.kernel.decisions import seat_named
from tablee.kernel.errors import BadInput, BrokenRules, Sentence, as_given

LONGEST: Final = 400
"""Letters in a text of a card file."""
UNPRINTABLE: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories: terminals obey control characters, half characters cannot be written, the others break lines."""


def check_ids(ids: Sequence[object], form: re.Pattern[str], expected: str) -> None:
    """Raise a sentence for the first id that a line could not be read back by: each is of the title's form, means no
    seat, and is there once.

    >>> check_ids(["C1", "C 2"], re.compile("[A-Z][0-9]+"), "a letter and a number")
    Traceback (most recent call last):
    tablee.kernel.errors.BrokenRules: an invariant failed: "'C 2': an id is a letter and a number"
    """
    known: set[str] = set()
    for id in ids:
        if not isinstance(id, str) or not form.fullmatch(id) or seat_named(id) >= 0:
            raise BrokenRules(f"{id!r}: an id is {expected}")
        if id in known:
            raise BrokenRules(f"two cards are called {id}")
        known.add(id)


def is_whole(value: object, least: int, most: int) -> bool:
    """Is it a whole number within these limits, and nothing that only passes for one?

    >>> is_whole(3, 0, 9), is_whole(True, 0, 9), is_whole(3.0, 0, 9), is_whole("3", 0, 9)
    (True, False, False, False)
    """
    return type(value) is int and least <= value <= most


def check_whole(id: str, name: str, value: object, least: int, most: int) -> None:
    """Raise a sentence for a number of a card that is none, or too small or too large."""
    if not is_whole(value, least, most):
        raise BrokenRules(f"{id}: its {name} is {value!r}, not a whole number from {least} to {most}")


def check_flag(id: str, name: str, value: object) -> None:
    if type(value) is not bool:
        raise BrokenRules(f"{id}: its {name} is {value!r}, not True or False")


def check_texts(id: str, *texts: object) -> None:
    """Names and texts that are there at all."""
    for text in texts:
        if not isinstance(text, str) or not text:
            raise BrokenRules(f"{id}: {text!r} is no name or text")


def is_line(value: object) -> bool:
    """Is it a text that stands on one line of a card or a terminal?"""
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
        return False
    return not any([unicodedata.category(letter) in UNPRINTABLE for letter in value])


def check_changes(
    changes: dict[str, Any],
    numbers: dict[str, dict[str, tuple[int, int]]],
    texts: dict[str, type[str]],
    place: str,
) -> None:
    """Raise a sentence that names file, card and field for the first change that does not fit."""
    for id, fields in changes.items():
        known = numbers.get(id)
        if known is None:
            raise BadInput(
                "unknown-card", place=place, value=id, expected=Sentence("expected-card", example=min(numbers))
            )
        if not isinstance(fields, dict) or not fields:
            raise no_fields(place, id, fields, [*known, *texts])
        for name, value in fields.items():
            if name in known:
                least, most = known[name]
                if not is_whole(value, least, most):
                    raise misfit(place, id, name, value, Sentence("expected-number", least=least, most=most))
            elif name in texts:
                if not is_line(value):
                    raise misfit(place, id, name, value, Sentence("expected-line", most=LONGEST))
            else:
                raise BadInput("unknown-field", place=f"{place}, {id}", value=name, expected=sorted([*known, *texts]))


def no_fields(place: str, card: str, given: object, known: list[str]) -> BadInput:
    """A card of a card file that is no table, or an empty one."""
    expected = Sentence("expected-fields", values=sorted(known)) if given == {} else Sentence("expected-table")
    return BadInput("bad-field", place=place, field=card, value=as_given(given), expected=expected)


def misfit(place: str, card: str, field: str, value: object, expected: Sentence) -> BadInput:
    """A field of a card file that does not fit."""
    return BadInput("bad-card-field", place=place, card=card, field=field, value=as_given(value), expected=expected)
