"""What can happen, and the names of what each event says."""

from __future__ import annotations

from typing import Final

from tablee.kernel.events import DETAIL, HEADING, LEADS, LISTED, QUIET, SUMMED, EventKind

EVENTS: Final = {
    "kept-king": EventKind((), ("card",), own=True, holds=("card",)),
    "passed-kings": EventKind(("to", "count"), ("cards",)),
    "king-shown": EventKind(("card",), (), True),
    "left-game": EventKind(("card",), plays=("card",), part=DETAIL),
    "turn-began": EventKind(("round",), told=HEADING),
    "game-ended": EventKind(),
    "end-set-off": EventKind(("how",)),
    "played": EventKind(("card",), plays=("card",)),
    "replayed": EventKind(("card",), plays=("card",)),
    "declined": EventKind(("card",), part=DETAIL),
    "could-not": EventKind(("card", "effect"), part=DETAIL),
    "explored": EventKind(part=DETAIL),
    "sank": EventKind(("cards",), part=DETAIL),
    "moved-up": EventKind(("cards",), part=DETAIL),
    "revealed": EventKind(("cards",), (), True, part=DETAIL),
    "recruited": EventKind(("card", "price"), holds=("card",)),
    "surfaced": EventKind(("card",), (), True, part=DETAIL),
    "dismissed": EventKind(("card",), part=DETAIL),
    "conquered": EventKind(("card", "price"), holds=("card",)),
    "bought": EventKind(("card", "price"), holds=("card",)),
    "salvaged": EventKind(("card",), holds=("card",)),
    "exploited": EventKind(("card", "icon"), plays=("card",), part=LEADS),
    "raised": EventKind(("card", "count"), plays=("card",), told=SUMMED),
    "fully-raised": EventKind(("card",), part=DETAIL),
    "won-manta": EventKind(("manta",), holds=("manta",), part=DETAIL, told=LISTED),
    "tired": EventKind(("manta",), plays=("manta",), part=LEADS, told=LISTED),
    "readied": EventKind(("mantas",), part=DETAIL),
    "scored": EventKind(("card", "points"), plays=("card",)),
    "took-back": EventKind(("cards",), part=DETAIL),
    "discarded": EventKind(("card",), told=LISTED, part=DETAIL),
    "gave-manta": EventKind(("manta",), plays=("manta",), told=QUIET, part=LEADS),
    "claimed": EventKind(("objective", "spot", "points"), plays=("objective",)),
    "ghost-placed": EventKind(("objective", "spot")),
}
