"""What research environments see of a table, part by part, and what its choices can say."""

from __future__ import annotations

from typing import Any

from tablee.games.atlantes.cards.ids import IDS
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
    goals = {id: place for place, id in enumerate(OBJECTIVE_IDS)}
    cards = {id: card for card, id in enumerate(IDS)}

    def row(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for which, each in enumerate(view["row"]):
            if each is not None:
                cells[base + which * len(IDS) + cards[each["card"]]] = each["price"] + 1

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
            *[spread(key, IDS, "card", {"place": PLACE}) for key in ("upper", "lower")],
            several("sunk", IDS, "card"),
            own("row", "row", 6 * len(IDS), "price + 1, by place of the character row and card", row, words=IDS),
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
            word("playing", IDS, "card"),
            several("replayed", IDS, "card"),
            several("used", IDS, "card"),
            *of("payment", word("card", IDS, "card"), number("total"), number("price")),
            several("kings", IDS, "card"),
        ],
        player=[
            word("symbol", SYMBOLS, "symbol"),
            *[number(key) for key in ("hand_count", "king_hidden", "bonus")],
            several("hand", IDS, "card"),
            word("king", IDS, "card"),
            several("discard", IDS, "card"),
            spread("board", IDS, "card", {"raised + 1": ("raised", 1)}),
            several("pile", IDS, "card"),
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
    return {"card": range(len(IDS))}
