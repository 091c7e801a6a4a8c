"""What can happen, and what of it is secret."""

from __future__ import annotations

from typing import Final

from tablee.kernel.events import HEADING, QUIET, EventKind

EVENTS: Final = {
    "round-began": EventKind(("round",), told=HEADING),
    "judged": EventKind((), ("signal",), own=True, hushed=True, told=QUIET),
    "estimated": EventKind(("signal",), reveals=True),
    "spoke": EventKind(("sum",), reveals=True),
    "attacked": EventKind(("place",), ("spell",), reveals=True, own=True, plays=("spell",)),
    "passed": EventKind(reveals=True),
    "used": EventKind(("card",), reveals=True, plays=("card",)),
    "gave": EventKind(("receiver",), ("spell",)),
    "looked": EventKind(("place", "count"), ("spells",)),
    "strengthened": EventKind(("place", "amount")),
    "cloaked": EventKind(("place",)),
    "dealt": EventKind(("count",), ("spells",), holds=("spells",)),
    "resolved": EventKind(("place", "card", "spells", "total", "strength"), reveals=True),
    "charged": EventKind(("card", "due")),
    "set-aside": EventKind((), ("spell",), own=True, told=QUIET),
    "paid": EventKind(("spells", "due"), reveals=True),
    "paid-nothing": EventKind(),
    "destroyed": EventKind(("place", "card")),
    "absorbed": EventKind(("card", "place", "spell", "strength")),
    "spells-discarded": EventKind(("place", "spells"), reveals=True),
    "drew": EventKind(("count",), ("spells",), holds=("spells",)),
    "reshuffled": EventKind(("count",)),
    "revealed": EventKind(("place", "card"), reveals=True, plays=("card",)),
    "fog-turned": EventKind(("card",), reveals=True, plays=("card",)),
    "fog-reshuffled": EventKind(("count",)),
    "curse-stays": EventKind(("card",)),
    "discarded": EventKind(("spells",), reveals=True),
    "hands-passed": EventKind(),
    "reward-drawn": EventKind((), ("card",), holds=("card",)),
    "no-reward": EventKind(),
    "rewards-reshuffled": EventKind(("count",)),
    "level-won": EventKind(("level",)),
    "level-lost": EventKind(("level", "by")),
    "decided": EventKind((), ("fate",), own=True, hushed=True, told=QUIET),
    "kept-hand": EventKind(("count",), reveals=True),
    "discarded-hand": EventKind(("count",), reveals=True),
    "adventure-won": EventKind(),
}
