"""What a viewer is sent of a game: decisions with their choices, and events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tablee.kernel import decisions as kernel
from tablee.kernel.decisions import Choice, Seat, seat_name
from tablee.kernel.events import Event
from tablee.kernel.orders import is_idle_order
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tablee.server import codec
from tablee.server.protocol import Decision

cards: dict[int, tuple[Choice, codec.Raw]] = {}
"""Choices as JSON, by identity: titles make most of their choices once and share them, so that each is written once."""
lines: dict[tuple[str, str], tuple[codec.Raw, int]] = {}
"""Title and line -> the JSON, and which choice was written so last: one that comes again is worth being known."""


def shown_decision(title: Title, pos: Position, decision: kernel.Decision | None) -> Decision | None:
    """The question with every legal answer, each with the pieces it touches, and what some of them cost now."""
    if decision is None:
        return None
    known = cards.get
    choices: Any = [
        card[1] if (card := known(id(choice))) is not None and card[0] is choice else new_card(title, choice)
        for choice in decision.choices
    ]
    seat, priced = decision.seat, title.priced
    says = {
        title.notation.write(choice): title.refusal_params(pos, seat, choice)
        for choice in decision.choices
        if type(choice) in priced
    }
    same = decision.prompt in title.orders and is_idle_order(title, pos, decision)
    return Decision(seat_name(seat), decision.prompt, list(decision.params), decision.cancellable, choices, says, same)


def new_card(title: Title, choice: Choice) -> codec.Raw:
    line = (title.id, title.notation.write(choice))
    card, last = lines.get(line) or (shown_choice(title, choice), 0)
    if last == id(choice):
        cards[id(choice)] = (choice, card)  # kept with the choice, so that its identity stays its own
    lines[line] = (card, id(choice))
    return card


def shown_choice(title: Title, choice: Choice) -> codec.Raw:
    notation = title.notation
    fields = {"line": notation.write(choice), "kind": type(choice).__name__}
    for word in notation.words_of[type(choice)]:
        if word[0] == "{":
            name = word[1:-1]
            fields[name] = notation.vocabulary[name.rstrip("0123456789")][1](getattr(choice, name))
    return codec.Raw(codec.encode(fields))


def shown_events(title: Title, events: Iterable[tuple[int, Event]], seat: Seat | None) -> list[Any]:
    """What happened, as this seat is told."""
    return [shown_event(title, at, event, seat) for at, event in events if event.heard_by(title.events, seat)]


def shown_event(title: Title, at: int, event: Event, seat: Seat | None) -> dict[str, Any]:
    shown = event.shown(title.events, seat)
    shown["at"] = at
    return shown


class EventWriter:
    """The same events for several viewers: what holds no secret is written once."""

    def __init__(self, title: Title, events: Sequence[tuple[int, Event]]) -> None:
        self.title = title
        self.events = events
        self.public = [None if event.secret else shown_event(title, at, event, None) for at, event in events]

    def write_for(self, seat: Seat | None) -> list[Any]:
        """What this seat is sent of them."""
        return [
            shown or shown_event(self.title, at, event, seat)
            for shown, (at, event) in zip(self.public, self.events, strict=True)
            if shown or event.heard_by(self.title.events, seat)
        ]
