"""Telling what happened: events become short lines, with what goes without saying left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich.text import Text

from tablee.cli.draw import Pen
from tablee.kernel.decisions import Seat


class Manner(Protocol):
    """How a title likes to be told."""

    QUIET: frozenset[str]
    """Events that others imply."""
    LISTED: frozenset[str]
    """Events about one card each: several in a row make one sentence."""
    SUMMED: frozenset[str]
    """Events that count something on one card: several in a row make one sum."""
    HEADING: str
    """The event that begins a turn."""


def condensed(events: Iterable[dict[str, Any]], manner: Manner) -> list[dict[str, Any]]:
    """Fewer events that tell the same."""
    told: list[dict[str, Any]] = []
    for event in events:
        kind = event["event"]
        if kind in manner.QUIET:
            continue
        last = told[-1] if told else {}
        alike = last.get("event") == kind and last.get("seat") == event.get("seat") and "card" in last
        if alike and kind in manner.LISTED and "card" in event:
            earlier = last["card"] if isinstance(last["card"], list) else [last["card"]]
            told[-1] = {**last, "card": [*earlier, event["card"]]}
        elif alike and kind in manner.SUMMED and last["card"] == event["card"]:
            told[-1] = {**event, "count": last["count"] + event["count"]}
        else:
            told.append(event)
    return told


def lines(
    pen: Pen, events: Sequence[dict[str, Any]], seat: Seat | None, manner: Manner, view: dict[str, Any]
) -> list[Text]:
    """What this seat reads, who now sees this view; turns have headings."""
    pen.speaker.look(view, events)
    found = []
    for event in condensed(events, manner):
        sentence = pen.speaker.event(event, seat)
        if event["event"] == manner.HEADING:
            found.append(Text(f"-- {sentence} --", style="bold"))
        else:
            found.append(pen.hanging(f" {pen.symbols['dot']} ", pen.marked(sentence)))
    return found
