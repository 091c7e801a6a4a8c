"""Games that follow each other: the next level of an adventure, packing up, and what stays sealed in between."""

from __future__ import annotations

import json
from typing import Any

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.title import Adventure, Title
from tablee.server import codec
from tablee.server.protocol import AdventureResponse
from tablee.server.store import Store, TableRow
from tablee.server.tables.play import Ending


def shown_adventure(row: TableRow, seats: int) -> AdventureResponse | None:
    """How far an adventure has come, as everybody may know it."""
    journey = find_title(row.title).adventure() if row.series and row.title in TITLES else None
    if journey is None:
        return None
    data = carried(row, journey) or brought(row, find_title(row.title), journey, seats)
    return AdventureResponse(
        row.series,
        row.name,
        journey.level(data),
        journey.last,
        journey.is_over(data),
        journey.journal(data),
        journey.reached(data),
    )


def brought(row: TableRow, title: Title, journey: Adventure, seats: int) -> dict[str, Any]:
    """What this game began with."""
    return journey.given(title.box(), title.checked_options(json.loads(row.options), seats), seats)


def carried(row: TableRow, journey: Adventure) -> dict[str, Any] | None:
    """What this game hands on; None while it goes on, and when it was given up."""
    ending = codec.decode(row.result, type=Ending) if row.result else None
    return ending.carry.get(journey.option) if ending else None


def next_level(row: TableRow, seats: int, pack: bool) -> dict[str, Any]:
    """The options of the next game. A level that was given up is tried again as after a pause; after the last
    victory the adventure begins anew, with what that has unlocked."""
    title = find_title(row.title)
    journey = title.adventure()
    options: dict[str, Any] = json.loads(row.options)
    if journey is None:
        return options
    box = title.box()
    data = carried(row, journey)
    if data is None:
        data = journey.stopped(box, brought(row, title, journey, seats), seats)
    elif journey.is_over(data):
        data = journey.start(box, again=True)
    elif pack:
        data = journey.stopped(box, data, seats)
    return {**options, journey.option: data}


async def is_sealed(store: Store, row: TableRow) -> bool:
    """Do the players still play with secrets that the record of this game, or of an earlier one, would tell?"""
    journey = find_title(row.title).adventure() if row.series and row.title in TITLES else None
    if journey is None:
        return False
    latest = await store.table((await store.series(row.series))[-1])
    assert latest is not None
    data = carried(latest[0], journey) or brought(latest[0], find_title(row.title), journey, len(latest[1]))
    return journey.is_secret(data) and not journey.is_over(data)
