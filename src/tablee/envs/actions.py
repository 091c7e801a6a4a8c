"""Every choice that a title can ever offer as a number: the same for every game, position and player.

The numbers are made of the title's notation: its lines in their order, for each line all values of its fields, the last
field counting fastest. 0 is no choice at all: an agent that has nothing to decide waits.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tablee.kernel.decisions import Choice
from tablee.kernel.numbered import WAIT, ChoiceNumbers
from tablee.kernel.title import Title

MOST_VALUES: Final = 1000
DIGITS: Final = "0123456789"
"""At the end of a field's name they count: `card2` has the words of `card`."""


@dataclass(frozen=True)
class ChoiceForm:
    """One line of the notation: its words, the first of its numbers, how many there are, what each field can be."""

    words: str
    kind: type[Choice]
    first: int
    count: int
    fields: dict[str, range]


class Actions:
    """The numbers of a title's choices, both ways."""

    def __init__(self, title: Title, values: dict[str, range]) -> None:
        """`values`: what fields can be, by `Kind.field` or by vocabulary, where the vocabulary alone does not say."""
        self.title = title
        self.lines: list[ChoiceForm] = []
        self.numbers: dict[type[Choice], ChoiceNumbers] = {}
        count = WAIT + 1
        for words, kind in title.notation.templates:
            fields = {}
            for word in words:
                if word[0] == "{":
                    fields[word[1:-1]] = self.values_of(kind, word[1:-1], values)
            size = 1
            for each in fields.values():
                size *= len(each)
            self.lines.append(ChoiceForm(" ".join(words), kind, count, size, fields))
            self.numbers[kind] = ChoiceNumbers(count, fields)
            count += size
        self.count: int = count

    def values_of(self, kind: type[Choice], field: str, values: dict[str, range]) -> range:
        vocabulary = field.rstrip(DIGITS)
        for name in (f"{kind.__name__}.{field}", vocabulary):
            if name in values:
                return values[name]
        read, write = self.title.notation.vocabulary[vocabulary]
        known = []
        for value in range(MOST_VALUES):
            try:
                if read(write(value)) == value:
                    known.append(value)
            except LookupError:
                if known:
                    break
        return range(known[0], known[-1] + 1)

    def number(self, choice: Choice) -> int:
        return self.numbers[type(choice)].number(choice)

    def choice(self, number: int) -> Choice:
        """The choice of this number, whether or not anybody can make it now."""
        for line in self.lines:
            place = number - line.first
            if 0 <= place < line.count:
                found = {}
                for field, values in reversed(line.fields.items()):
                    place, rest = divmod(place, len(values))
                    found[field] = values[rest]
                return line.kind(**found)
        raise ValueError(f"there is no choice with the number {number}")

    def text(self, number: int) -> str:
        """`create C16 slot 1`"""
        return "wait" if number == WAIT else self.title.write(self.choice(number))

    @cached_property
    def version(self) -> str:
        """Eight letters that change when a number comes to mean something else."""
        return letters([(line.words, line.first, self.spoken(line.fields)) for line in self.lines])

    def spoken(self, fields: dict[str, range]) -> list[list[str]]:
        """What the notation says for each value of each field; nothing for a value that no choice has."""
        said = []
        for field, values in fields.items():
            _, write = self.title.notation.vocabulary[field.rstrip(DIGITS)]
            words = []
            for value in values:
                try:
                    words.append(write(value))
                except LookupError:
                    words.append("")
            said.append(words)
        return said


def letters(told: object) -> str:
    """Eight letters that stand for plain data."""
    return hashlib.sha256(repr(told).encode()).hexdigest()[:8]
