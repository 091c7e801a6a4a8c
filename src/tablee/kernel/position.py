"""A position: plain data that says where everything lies and what is left to do."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablee.kernel import mypyc_attr
from tablee.kernel.chance import drawn, shuffled, words
from tablee.kernel.decisions import Choice, Decision, Rule, Seat
from tablee.kernel.errors import BrokenRules
from tablee.kernel.events import Event
from tablee.kernel.fields import Fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What the kernel knows of any position; a title declares its pieces as fields, see `tablee.kernel.fields`.

    The agenda is a stack: the last step is done first. Steps are never changed once they are on it.
    """

    seats: int
    agenda: list[Step]
    """Changed in place, never replaced: the code that runs the steps keeps a reference."""
    key: bytes
    """Of the random stream; secret while the game runs."""
    draws: int
    """How often chance was used."""
    events: list[Event] | None
    """What happened since the last choice; None when events are not collected."""
    decisions: list[Decision] | None
    """The open questions, worked out by the agenda; None when they have to be worked out anew."""

    def fields(self) -> Fields:
        """The title's fields of it."""
        raise NotImplementedError

    def names(self) -> Any:
        """What its pieces are called outside."""
        raise NotImplementedError

    def copy(self) -> Position:
        """Return the same position, which shares nothing that changes."""
        new = type(self)()
        self.copy_into(new)
        self.fields().copy_into(self, new)
        return new

    def pieces(self) -> dict[str, Any]:
        """Everything a title adds to the position, as plain data."""
        return self.fields().written(self, self.names())

    def begin(self, seats: int, key: bytes) -> None:
        """The kernel's part of a new position: nothing left to do, nothing told, chance from the start."""
        self.seats = seats
        self.agenda = []
        self.key = key
        self.draws = 0
        self.events = None
        self.decisions = None

    def copy_into(self, new: Position) -> None:
        """The kernel's part of a copy."""
        new.seats = self.seats
        new.agenda = self.agenda[:]
        new.key = self.key
        new.draws = self.draws
        new.events = None
        new.decisions = self.decisions

    def do(self, step: Step) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(step)

    def tell(
        self, kind: str, seat: Seat, facts: tuple[object, ...], secret: tuple[object, ...] = (), knowers: int = 0
    ) -> None:
        """Something happened: facts for everybody, a secret part for `knowers`, one bit for each seat."""
        if self.events is not None:
            self.events.append(Event(kind, seat, facts, secret, knowers))

    def shuffle(self, cards: list[int]) -> list[int]:
        """Put in a random order, in place; the list itself, for convenience."""
        self.draws += 1
        return shuffled(cards, self.key, self.draws)

    def one_of(self, amount: int) -> int:
        """A random number from 0 to amount - 1."""
        self.draws += 1
        return drawn(words(self.key, self.draws, 1)[0], amount)

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON-ready data."""
        return {
            "seats": self.seats,
            "key": self.key.hex(),
            "draws": self.draws,
            "agenda": [step.dump() for step in self.agenda],
            **self.pieces(),
        }

    def load_into(self, data: dict[str, Any], steps: Mapping[str, Callable[..., Step]]) -> None:
        """The way back from `dump` for an empty table with as many seats; `steps` makes them again, by their names."""
        self.begin(data["seats"], bytes.fromhex(data["key"]))
        self.draws = data["draws"]
        self.agenda = [load_step(step, steps) for step in data["agenda"]]
        self.fields().read_into(self, data, self.names())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    def hash64(self) -> str:
        """Sixteen hexadecimal digits that are equal for equal positions, on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One box of the rulebook's flow chart. It asks, or runs, or first one and then the other.

    `ask` only looks. None: nobody has to decide, and `run` does the step. Otherwise `take` acts on the answer.
    The step has left the agenda before any of them is called. A title's steps name their own position class.
    """

    def ask(self, pos: Any) -> Decision | None:
        return None

    def take(self, pos: Any, choice: Choice) -> None:
        raise BrokenRules(f"{type(self).__name__} takes no choice")

    def run(self, pos: Any) -> None:
        raise BrokenRules(f"{type(self).__name__} has to ask")

    def forbids(self, pos: Any, choice: Choice) -> Rule | None:
        """The rule against a choice that is not offered, as far as this step knows one."""
        return None

    def dump(self) -> list[Any]:
        cls = type(self)
        return [cls.__name__, *(dump_field(getattr(self, name)) for name in cls.__match_args__)]  # type: ignore[attr-defined]


@dataclass
class Together(Step):
    """Several seats decide at once, each on a lane of its own: (seat, the seat's own stack of steps).

    What a lane does must not depend on the others' answers nor use chance; the step below reveals the outcome.
    """

    lanes: tuple[tuple[Seat, tuple[Step, ...]], ...]
    begun: bool = False

    def ask(self, pos: Any) -> Decision:
        return BY_LANES


BY_LANES: Final = Decision(-1, "", (), [])
"""What a step answers that has several decisions or none: the agenda asks its lanes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Written:
    """A value inside a step that is saved as one line of text; whoever makes the step again reads it back."""

    written: str


def dump_field(value: Any) -> Any:
    if isinstance(value, Written):
        return value.written
    if isinstance(value, tuple):
        return [dump_field(part) for part in value]
    if isinstance(value, Step):
        return {"step": value.dump()}
    return value


def load_step(data: list[Any], steps: Mapping[str, Callable[..., Step]]) -> Step:
    kind: Callable[..., Step] = Together if data[0] == "Together" else steps[data[0]]
    return kind(*(load_field(value, steps) for value in data[1:]))


def load_field(value: Any, steps: Mapping[str, Callable[..., Step]]) -> Any:
    if isinstance(value, list):
        return tuple(load_field(part, steps) for part in value)
    if isinstance(value, dict):
        return load_step(value["step"], steps)
    return value
