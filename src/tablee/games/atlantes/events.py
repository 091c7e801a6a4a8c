"""What can happen, and the names of what each event says."""

from __future__ import annotations

from typing import Final

from tablee.kernel.events import HEADING, LISTED, QUIET, SUMMED, EventKind

EVENTS: Final = {
    "kept-king": EventKind((), ("card",), own=True, holds=("card",)),
    "passed-kings": EventKind(("to", "count"), ("cards",)),
    "king-shown": EventKind(("card",), (), True),
    "left-game": EventKind(("card",), plays=("card",)),
    "turn-began": EventKind(("round",), told=HEADING),
    "game-ended": EventKind(),
    "end-set-off": EventKind(("how",)),
    "played": EventKind(("card",), plays=("card",)),
    "replayed": EventKind(("card",), plays=("card",)),
    "declined": EventKind(("card",)),
    "could-not": EventKind(("card", "effect")),
    "explored": EventKind(),
    "sank": EventKind(("cards",)),
    "moved-up": EventKind(("cards",)),
    "revealed": EventKind(("cards",), (), True),
    "recruited": EventKind(("card", "price"), holds=("card",)),
    "surfaced": EventKind(("card",), (), True),
    "dismissed": EventKind(("card",)),
    "conquered": EventKind(("card", "price"), holds=("card",)),
    "bought": EventKind(("card", "price"), holds=("card",)),
    "salvaged": EventKind(("card",), holds=("card",)),
    "exploited": EventKind(("card", "icon"), plays=("card",)),
    "raised": EventKind(("card", "count"), plays=("card",), told=SUMMED),
    "fully-raised": EventKind(("card",)),
    "won-manta": EventKind(("manta",), holds=("manta",)),
    "tired": EventKind(("manta",), plays=("manta",)),
    "readied": EventKind(("mantas",)),
    "scored": EventKind(("card", "points"), plays=("card",)),
    "took-back": EventKind(("cards",)),
    "discarded": EventKind(("card",), told=LISTED),
    "gave-manta": EventKind(("manta",), plays=("manta",), told=QUIET),
    "claimed": EventKind(("objective", "spot", "points"), plays=("objective",)),
    "ghost-placed": EventKind(("objective", "spot")),
}
