"""What a seat is asked, what it may answer, and how an answer is written on one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tablee.kernel import mypyc_attr
from tablee.kernel.errors import BadNotation, Sentence

Seat = int
"""A place at the table, counted clockwise from 0; people write p1, p2, ..."""


def seat_name(seat: Seat) -> str:
    """
    >>> seat_name(0)
    'p1'
    """
    return f"p{seat + 1}"


def seat_named(name: str) -> Seat:
    """The seat that a name like `p2` means, or -1."""
    digits = name[1:]
    return int(digits) - 1 if name[:1] == "p" and len(digits) < 4 and digits.isascii() and digits.isdecimal() else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One answer to a decision. Each kind is a small dataclass; the title's Notation says how it is written."""


@dataclass
class Done(Choice):
    """No more picks."""


@dataclass
class Pass(Choice):
    """Leave this opportunity."""


DONE: Final = Done()
PASS: Final = Pass()


class Decision:
    """A question to one seat, with every legal answer."""

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        params: tuple[object, ...],
        choices: list[Choice],
        cancellable: bool = False,
        veiled: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        """A message id; the title's catalogue names its parameters."""
        self.params = params
        self.choices = choices
        self.cancellable = cancellable
        """In the middle of several picks: the seat may take them back and choose again."""
        self.veiled = veiled
        """Asked even without alternative: what is offered depends on something hidden, so that to skip it would tell;
        or it confirms picks that can be taken back only until then."""


@dataclass
class Rule:
    """A rule that can forbid a choice: its id in the rule index and the message that tells it."""

    id: str
    message: str


class Refusal:
    """Why a choice that a player could think of is not legal."""

    def __init__(self, rule: Rule, params: dict[str, object]) -> None:
        self.rule = rule
        self.params = params


Read = Callable[[str], int]
Write = Callable[[int], str]


class Notation:
    """The one-line notation of a title's choices, both ways.

    A line is a template of words: plain words stand for themselves, `{card}` for the field `card` of the choice,
    read and written by the vocabulary of that name (a field `card2` uses the vocabulary `card`).
    """

    def __init__(self, lines: list[tuple[str, type[Choice]]], vocabulary: dict[str, tuple[Read, Write]]) -> None:
        self.vocabulary = vocabulary
        self.templates: list[tuple[list[str], type[Choice]]] = [(line.split(), kind) for line, kind in lines]
        self.words_of: dict[type[Choice], list[str]] = {kind: words for words, kind in self.templates}

    def write(self, choice: Choice) -> str:
        words = []
        for word in self.words_of[type(choice)]:
            if word[0] == "{":
                field = word[1:-1]
                words.append(self.vocabulary[field.rstrip("0123456789")][1](getattr(choice, field)))
            else:
                words.append(word)
        return " ".join(words)

    def read(self, text: str) -> Choice:
        given = text.split()
        expected: list[str] = []
        for words, kind in self.templates:
            if not given or words[0].lower() != given[0].lower():
                continue
            expected.append(" ".join(words))
            if len(words) != len(given):
                continue
            fields: dict[str, Any] = {}
            for word, said in zip(words, given, strict=True):
                if word[0] == "{":
                    field = word[1:-1]
                    value = self.vocabulary[field.rstrip("0123456789")][0](said)
                    if value < 0:
                        break
                    fields[field] = value
                elif word.lower() != said.lower():
                    break
            else:
                return kind(**fields)
        wanted = expected or sorted({words[0] for words, _ in self.templates})
        raise BadNotation("bad-notation", text=text, expected=Sentence("expected-one-of", values=wanted))
