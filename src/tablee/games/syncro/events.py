"""What can happen, and what of it is secret."""

from __future__ import annotations

from typing import Final

from tablee.kernel.events import DETAIL, QUIET, ROUND, EventKind

EVENTS: Final = {
    "round-began": EventKind(("round",), told=ROUND),
    "judged": EventKind((), ("signal",), own=True, hushed=True, told=QUIET),
    "estimated": EventKind(("signal",), reveals=True),
    "spoke": EventKind(("sum",), reveals=True),
    "attacked": EventKind(("place",), ("spell",), reveals=True, own=True, plays=("spell",)),
    "passed": EventKind(reveals=True),
    "used": EventKind(("card",), reveals=True, plays=("card",)),
    "gave": EventKind(("receiver",), ("spell",)),
    "looked": EventKind(("place", "count"), ("spells",), part=DETAIL),
    "strengthened": EventKind(("place", "amount"), part=DETAIL),
    "cloaked": EventKind(("place",), part=DETAIL),
    "dealt": EventKind(("count",), ("spells",), holds=("spells",), part=DETAIL),
    "resolved": EventKind(("place", "card", "spells", "total", "strength"), reveals=True),
    "charged": EventKind(("card", "due"), part=DETAIL),
    "set-aside": EventKind((), ("spell",), own=True, told=QUIET),
    "paid": EventKind(("spells", "due"), reveals=True),
    "paid-nothing": EventKind(),
    "destroyed": EventKind(("place", "card"), part=DETAIL),
    "absorbed": EventKind(("card", "place", "spell", "strength"), part=DETAIL),
    "spells-discarded": EventKind(("place", "spells"), reveals=True, part=DETAIL),
    "drew": EventKind(("count",), ("spells",), holds=("spells",), part=DETAIL),
    "reshuffled": EventKind(("count",), part=DETAIL),
    "revealed": EventKind(("place", "card"), reveals=True, plays=("card",)),
    "fog-turned": EventKind(("card",), reveals=True, plays=("card",)),
    "fog-reshuffled": EventKind(("count",), part=DETAIL),
    "curse-stays": EventKind(("card",)),
    "discarded": EventKind(("spells",), reveals=True),
    "hands-passed": EventKind(),
    "reward-drawn": EventKind((), ("card",), holds=("card",)),
    "no-reward": EventKind(part=DETAIL),
    "rewards-reshuffled": EventKind(("count",), part=DETAIL),
    "level-won": EventKind(("level",)),
    "level-lost": EventKind(("level", "by")),
    "decided": EventKind((), ("fate",), own=True, hushed=True, told=QUIET),
    "kept-hand": EventKind(("count",), reveals=True),
    "discarded-hand": EventKind(("count",), reveals=True),
    "adventure-won": EventKind(),
}
