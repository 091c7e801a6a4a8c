"""A user's card file: changes to the numbers and names of cards, checked field by field."""

from __future__ import annotations

from typing import Any

from tablee.kernel.errors import BadInput, Sentence


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
        if not isinstance(fields, dict):
            raise BadInput("bad-field", place=place, field=id, value=fields, expected=Sentence("expected-table"))
        for name, value in fields.items():
            if name in known:
                least, most = known[name]
                if type(value) is not int or not least <= value <= most:
                    expected = Sentence("expected-number", least=least, most=most)
                    raise BadInput("bad-card-field", place=place, card=id, field=name, value=value, expected=expected)
            elif name in texts:
                if not isinstance(value, str) or not value or len(value) > 400:
                    expected = Sentence("expected-text")
                    raise BadInput("bad-card-field", place=place, card=id, field=name, value=value, expected=expected)
            else:
                raise BadInput("unknown-field", place=f"{place}, {id}", value=name, expected=sorted([*known, *texts]))
