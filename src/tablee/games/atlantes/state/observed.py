"""What research environments see of a table, part by part, and what its choices can say."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.cards.ids import IDS, PRINTED
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import ICON_IDS, MANTA_IDS
from tablee.games.atlantes.state.cells import write
from tablee.games.atlantes.state.terms import PHASES, SYMBOLS
from tablee.kernel.observed import (
    PLACE,
    Cells,
    Looks,
    Observed,
    counts,
    is_set,
    number,
    of,
    own,
    seat,
    several,
    spread,
    total,
    word,
)


def observed() -> Observed:
    printed = IDS[:PRINTED]
    goals = {id: place for place, id in enumerate(OBJECTIVE_IDS)}
    cards = {id: card for card, id in enumerate(printed)}

    def row(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for which, each in enumerate(view["row"]):
            if each is not None:
                cells[base + which * len(printed) + cards[each["card"]]] = each["price"] + 1

    def tracks(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for track in view["tracks"]:
            here = base + goals[track["objective"]] * 3
            cells[here] = 1
            cells[here + 1] = len(track["mantas"])
            cells[here + 2] = track["points"]

    def progress(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for track in view["tracks"]:
            here = base + goals[track["objective"]] * looks.seats
            for each in track["progress"]:
                cells[here + looks.place[each["seat"]]] = each["have"]

    return Observed(
        table=[
            word("phase", PHASES, "phase"),
            seat("turn"),
            seat("first"),
            *[number(key) for key in ("round", "room", "discount", "deck", "shoal", "open_spots", "ghost", "paid")],
            *[number(key) for key in ("last_turns", "kings_passed")],
            is_set("ending"),
            *[spread(key, printed, "card", {"place": PLACE}) for key in ("upper", "lower")],
            several("sunk", printed, "card"),
            own(
                "row", "row", 6 * len(printed), "price + 1, by place of the character row and card", row, words=printed
            ),
            counts("supply", ICON_IDS, "icon"),
            own(
                "tracks",
                "tracks",
                3 * len(OBJECTIVE_IDS),
                "by objective: in play, mantas on it, points of the next spot",
                tracks,
                words=OBJECTIVE_IDS,
            ),
            own("progress", "tracks", len(OBJECTIVE_IDS), "how far, by objective and seat", progress, 0, OBJECTIVE_IDS),
            word("playing", printed, "card"),
            several("replayed", printed, "card"),
            several("used", printed, "card"),
            *of("payment", word("card", printed, "card"), number("total"), number("price")),
            several("kings", printed, "card"),
        ],
        player=[
            word("symbol", SYMBOLS, "symbol"),
            *[number(key) for key in ("hand_count", "king_hidden", "bonus")],
            several("hand", printed, "card"),
            word("king", printed, "card"),
            several("discard", printed, "card"),
            spread("board", printed, "card", {"raised + 1": ("raised", 1)}),
            several("pile", printed, "card"),
            several("ready", MANTA_IDS, "manta"),
            several("tired", MANTA_IDS, "manta"),
            several("claimed", OBJECTIVE_IDS, "objective"),
            total("score"),
        ],
        write=write,
        values=values(),
        unseen={"seat", "prices", "spots", "slots", "scout", "triggers", "totem", "totems"},
    )


def values() -> dict[str, range]:
    return {"card": range(PRINTED)}
