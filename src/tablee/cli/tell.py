"""Telling what happened: events become short lines, with what goes without saying left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from tablee.cli.draw import Pen
from tablee.kernel.decisions import Seat
from tablee.kernel.events import HEADING, LATEST, LISTED, QUIET, ROUND, SUMMED, EventKind


def condensed(events: Iterable[dict[str, Any]], kinds: dict[str, EventKind]) -> list[dict[str, Any]]:
    """Fewer events that tell the same."""
    told: list[dict[str, Any]] = []
    for event in events:
        kind = event["event"]
        how = kinds[kind].told
        if how == QUIET:
            continue
        last = told[-1] if told else {}
        alike = last.get("event") == kind and last.get("seat") == event.get("seat")
        thing = kinds[kind].facts[0] if kinds[kind].facts else ""
        if alike and how == LISTED:
            earlier = last[thing] if isinstance(last[thing], list) else [last[thing]]
            told[-1] = {**last, thing: [*earlier, event[thing]]}
        elif alike and how == SUMMED and last["card"] == event["card"]:
            told[-1] = {**event, "count": last["count"] + event["count"]}
        elif alike and how == LATEST and last[thing] == event[thing]:
            told[-1] = event
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
        if kinds[event["event"]].told in (HEADING, ROUND):
            found.append(Text(f"-- {sentence} --", style="bold"))
        else:
            found.append(pen.hanging(f" {pen.symbols['dot']} ", pen.marked(sentence)))
    return found
