"""What happened, in the past tense, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tablee.kernel.decisions import Seat, seat_name

QUIET: Final = "quiet"
"""Others imply it: it is left out of what is told."""
LISTED: Final = "listed"
"""It is about one thing: several in a row that differ in nothing else make one sentence."""
SUMMED: Final = "summed"
"""It counts something on one card: several in a row make one sum."""
LATEST: Final = "latest"
"""It says how far something has come: of several in a row the last is enough, the others are its details."""
HEADING: Final = "heading"
"""It begins the turn of its seat: what follows stands below it."""
ROUND: Final = "round"
"""It begins a round in which seats act in turn: what follows stands below it."""

EFFECT: Final = "effect"
"""It follows from an action; where none is open, it is told like one."""
DETAIL: Final = "detail"
"""It belongs to the action or effect before it."""
LEADS: Final = "leads"
"""It belongs to the action that comes next: a payment, a means."""
OPENS: Final = "opens"
"""From here on, details belong to the action that comes next."""
ENDS: Final = "ends"
"""What comes next no longer belongs to the action before."""


@dataclass
class EventKind:
    """The names of an event's facts and of its secret part, and what they add to what is known."""

    facts: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    reveals: bool = False
    """The public part turns up something hidden."""
    own: bool = False
    """The secret part is nothing new to the seat of the event: it put that card there itself."""
    hushed: bool = False
    """Those who may not know the secret part do not hear of it at all."""
    told: str = ""
    """How page and terminal tell it: QUIET, LISTED, SUMMED, LATEST, HEADING, ROUND; empty: as one line."""
    part: str = ""
    """Its part in an action, so that the log folds and playback hurries over what is small: EFFECT, DETAIL, LEADS,
    OPENS, ENDS; empty: it is an action, and the line that the others are folded under."""
    plays: tuple[str, ...] = ()
    """The facts, public or secret, that name cards which its seat brings into play or puts to use; without a seat, all
    at the table do. A fact is one card or a list of them."""
    holds: tuple[str, ...] = ()
    """The facts that name cards which its seat comes to hold and may play later; without a seat, the whole table: they
    lie open for whoever takes them."""


@dataclass
class Event:
    """`facts` are for everybody; `secret` only for the seats in the bit mask `knowers`."""

    kind: str
    seat: Seat
    facts: tuple[object, ...]
    secret: tuple[object, ...] = field(default=())
    knowers: int = 0

    def named(self, kind: EventKind, names: tuple[str, ...]) -> list[object]:
        """The cards that the facts of these names say, public or secret, as the title says them."""
        found: list[object] = []
        for name in names:
            place = kind.facts.index(name) if name in kind.facts else -1
            if place >= 0:
                said = self.facts[place]
            elif self.secret:
                said = self.secret[kind.secret.index(name)]
            else:
                continue  # nobody was told anything, such as what was drawn from an empty pile
            if isinstance(said, list):
                found += said
            else:
                found.append(said)
        return found

    def known_to(self, seat: Seat | None) -> bool:
        """Does this seat (None: a spectator) learn the secret part?"""
        return seat is not None and bool(self.knowers >> seat & 1)

    def heard_by(self, kinds: dict[str, EventKind], seat: Seat | None) -> bool:
        """Is this seat told anything of it?"""
        return not kinds[self.kind].hushed or self.known_to(seat)

    def shown(self, kinds: dict[str, EventKind], seat: Seat | None) -> dict[str, object]:
        """What this seat is told of it, as plain data."""
        kind = kinds[self.kind]
        told: dict[str, object] = {"event": self.kind}
        if self.seat >= 0:
            told["seat"] = seat_name(self.seat)
        told.update(zip(kind.facts, self.facts, strict=True))
        if self.secret and self.known_to(seat):
            told.update(zip(kind.secret, self.secret, strict=True))
        return told

    def adds_knowledge(self, kinds: dict[str, EventKind], seat: Seat) -> bool:
        """Did this seat learn something hidden by it? Then it cannot be taken back."""
        kind = kinds[self.kind]
        if kind.reveals:
            return True
        return bool(self.secret) and self.known_to(seat) and not (kind.own and seat == self.seat)
