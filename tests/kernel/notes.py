"""A toy position that only writes down what was said, with steps that run, ask, or toss a coin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.kernel.chance import key_of
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.fields import PLAIN, Fields, Names, saved
from tablee.kernel.position import Position, Step


@dataclass
class Word(Choice):
    word: str


@dataclass(init=False, repr=False, eq=False)
class Notes(Position):
    said: list[list[str]] = saved(PLAIN, [])
    """By seat."""

    def fields(self) -> Fields:
        return NOTES

    def names(self) -> Names:
        return NO_NAMES


NOTES = Fields(Notes)
NO_NAMES = Names([])


@dataclass
class Say(Step):
    """A seat says a word."""

    seat: Seat
    word: str

    def run(self, pos: Notes) -> None:
        pos.said[self.seat].append(self.word)


@dataclass
class Pick(Step):
    """A seat says one of these words, then what follows it is done."""

    seat: Seat
    words: tuple[str, ...]
    then: tuple[Step, ...] = ()

    def ask(self, pos: Notes) -> Decision:
        return Decision(self.seat, "pick", (), [Word(word) for word in self.words])

    def take(self, pos: Notes, choice: Choice) -> None:
        assert isinstance(choice, Word)
        pos.said[self.seat].append(choice.word)
        for step in reversed(self.then):
            pos.do(step)


@dataclass
class Confirm(Step):
    """A seat says yes, and is asked for it although there is nothing else to say."""

    seat: Seat

    def ask(self, pos: Notes) -> Decision:
        return Decision(self.seat, "confirm", (), [Word("yes")], veiled=True)

    def take(self, pos: Notes, choice: Choice) -> None:
        pos.said[self.seat].append("yes")


@dataclass
class Toss(Step):
    """Chance says a word."""

    seat: Seat

    def run(self, pos: Notes) -> None:
        pos.said[self.seat].append(("heads", "tails")[pos.one_of(2)])


@dataclass
class Summary(Step):
    """The words that everybody said, once more, by seat."""

    def run(self, pos: Notes) -> None:
        for words in pos.said:
            words.append("/".join(words))


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (Say, Pick, Confirm, Toss, Summary)}


def notes(*first_to_last: Step, seats: int = 3, seed: str = "notes") -> Notes:
    """Nothing said yet; these steps to do, the first of them first."""
    pos = Notes()
    pos.begin(seats, key_of(seed))
    pos.said = [[] for _ in range(seats)]
    pos.agenda = list(reversed(first_to_last))
    return pos


def loaded(data: dict[str, Any]) -> Notes:
    pos = Notes()
    pos.load_into(data, STEPS)
    return pos
