"""Telling what happened: events become short lines, with what goes without saying left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from tablee.cli.draw import Pen
from tablee.kernel.decisions import Seat
from tablee.kernel.events import HEADING, LISTED, QUIET, SUMMED, EventKind


def condensed(events: Iterable[dict[str, Any]], kinds: dict[str, EventKind]) -> list[dict[str, Any]]:
    """Fewer events that tell the same."""
    told: list[dict[str, Any]] = []
    for event in events:
        kind = event["event"]
        how = kinds[kind].told
        if how == QUIET:
            continue
        last = told[-1] if told else {}
        alike = last.get("event") == kind and last.get("seat") == event.get("seat") and "card" in last
        if alike and how == LISTED and "card" in event:
            earlier = last["card"] if isinstance(last["card"], list) else [last["card"]]
            told[-1] = {**last, "card": [*earlier, event["card"]]}
        elif alike and how == SUMMED and last["card"] == event["card"]:
            told[-1] = {**event, "count": last["count"] + event["count"]}
        else:
            told.append(event)
    return told


def lines(
    pen: Pen, events: Sequence[dict[str, Any]], seat: Seat | None, kinds: dict[str, EventKind], view: dict[str, Any]
) -> list[Text]:
    """What this seat reads, who now sees this view; turns have headings."""
    pen.speaker.look(view, events)
    found = []
    for event in condensed(events, kinds):
        sentence = pen.speaker.event(event, seat)
        if kinds[event["event"]].told == HEADING:
            found.append(Text(f"-- {sentence} --", style="bold"))
        else:
            found.append(pen.hanging(f" {pen.symbols['dot']} ", pen.marked(sentence)))
    return found
