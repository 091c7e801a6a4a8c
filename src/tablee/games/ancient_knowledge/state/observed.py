"""What research environments see of a table, part by part, and what its choices can say."""

from __future__ import annotations

from typing import Any

from tablee.games.ancient_knowledge.cards import artefacts, knowledge
from tablee.games.ancient_knowledge.cards.ids import CARDS
from tablee.games.ancient_knowledge.state.cells import cards_in_order, write
from tablee.games.ancient_knowledge.state.terms import PHASES
from tablee.kernel.observed import (
    Cells,
    Looks,
    Observed,
    counts,
    nested,
    number,
    numbers,
    of,
    own,
    seat,
    several,
    spread,
    word,
)


def observed() -> Observed:
    ids = [card.id for card in CARDS]
    index = {id: card for card, id in enumerate(ids)}

    def tiles(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for tile, each in enumerate(view["tiles"], 1):
            for card in each["cards"] or ():
                cells[base + index[card]] = tile

    def tile_levels(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        for tile, each in enumerate(view["tiles"]):
            cells[base + tile] = each["level"]

    def declining(view: Any, cells: Cells, base: int, looks: Looks) -> None:
        if view["declining"]:
            cells[base + index[view["declining"]]] = 1

    return Observed(
        table=[
            word("phase", PHASES, "phase"),
            seat("turn"),
            seat("first"),
            *[number(key) for key in ("round", "actions", "deck", "flipped", "ending", "lost_now")],
            *of("pile", number("count"), word("top", ids, "card")),
            own("tiles", "tiles", len(ids), "on which tile, from 1, by card", tiles, words=ids),
            own("tile_levels", "tiles", 3, "level by tile, 0 once it has left", tile_levels),
            numbers("pools", 2),
            nested("discards", ids, "card"),
            *of("looked", number("count"), several("cards", ids, "card")),
            own("declining", "declining", len(ids), "1 for the card", declining, words=ids),
        ],
        player=[
            *[number(key) for key in ("hand_count", "lost", "losing")],
            *[several(key, ids, "card") for key in ("hand", "aside", "known", "past", "tilted", "artefacts")],
            *[several(key, ids, "card") for key in ("collection", "active")],
            spread("timeline", ids, "card", {"slot": "slot", "row from 1": ("row", 1), "knowledge": "knowledge"}),
            counts("score", ("past", "effects", "knowledge", "timeline", "lost"), "line of the score sheet"),
        ],
        write=write,
        values=values(),
        unseen={"seat"},
        subjects=ids,
        subjects_of=cards_in_order,
    )


def values() -> dict[str, range]:
    monuments = range(len(CARDS) - len(artefacts.CARDS) - len(knowledge.CARDS))
    return {
        "card": range(len(CARDS)),
        "slot": range(1, 7),
        "tile": range(3),
        "amount": range(20),
        "seat": range(4),
        "CreateMonument.card": monuments,
        "Move.card": monuments,
        "Swap.card": monuments,
        "Swap.card2": monuments,
    }
