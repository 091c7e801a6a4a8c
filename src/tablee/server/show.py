"""What one pair of eyes is shown of a game: decisions with their choices, events, views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tablee.kernel import decisions as kernel
from tablee.kernel.decisions import Choice, Seat, seat_name
from tablee.kernel.events import Event
from tablee.kernel.title import Title
from tablee.server.types import Decision

MOST_CARDS: Final = 50_000

cards: dict[int, tuple[Choice, msgspec.Raw]] = {}
"""A choice as JSON, by identity: titles make each of their choices once and share it, so that each is written once."""


def decision_card(title: Title, decision: kernel.Decision | None) -> Decision | None:
    """The question with every legal answer, each with the pieces it touches."""
    if decision is None:
        return None
    known = cards.get
    choices: list[Any] = [
        card[1] if (card := known(id(choice))) is not None and card[0] is choice else new_card(title, choice)
        for choice in decision.choices
    ]
    return Decision(seat_name(decision.seat), decision.prompt, list(decision.params), decision.cancellable, choices)


def new_card(title: Title, choice: Choice) -> msgspec.Raw:
    if len(cards) > MOST_CARDS:
        cards.clear()
    card = choice_card(title, choice)
    cards[id(choice)] = (choice, card)  # kept with the choice, so that its identity stays its own
    return card


def choice_card(title: Title, choice: Choice) -> msgspec.Raw:
    notation = title.notation
    fields = {"line": notation.write(choice), "kind": type(choice).__name__}
    for word in notation.words_of[type(choice)]:
        if word[0] == "{":
            name = word[1:-1]
            fields[name] = notation.vocabulary[name.rstrip("0123456789")][1](getattr(choice, name))
    return msgspec.Raw(msgspec.json.encode(fields))


def event_cards(title: Title, events: Iterable[tuple[int, Event]], seat: Seat | None) -> list[dict[str, Any]]:
    """What happened, as this seat is told."""
    return [event_card(title, at, event, seat) for at, event in events]


def event_card(title: Title, at: int, event: Event, seat: Seat | None) -> dict[str, Any]:
    shown = event.shown(title.events, seat)
    shown["at"] = at
    return shown


class Telling:
    """The same events for several eyes: what holds no secret is written once."""

    def __init__(self, title: Title, events: list[tuple[int, Event]]) -> None:
        self.title = title
        self.events = events
        self.public = [None if event.secret else event_card(title, at, event, None) for at, event in events]

    def to(self, seat: Seat | None) -> list[dict[str, Any]]:
        return [
            shown or event_card(self.title, at, event, seat)
            for shown, (at, event) in zip(self.public, self.events, strict=True)
        ]
