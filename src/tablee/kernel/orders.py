"""Orders that make no difference: effects of one moment that come to the same, whichever is first."""

from __future__ import annotations

from typing import Final

from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Decision
from tablee.kernel.position import Position
from tablee.kernel.title import Title

MOST: Final = 3
"""So many effects, and no more: all their orders are tried."""


def is_idle_order(title: Title, pos: Position, decision: Decision) -> bool:
    """Is this nothing but a question of order, and every order ends in the same position?

    Orders in which chance is used or anybody learns something are never the same: what is not known yet stays so.
    """
    if decision.prompt not in title.orders or decision.veiled or len(decision.choices) > MOST:
        return False
    return all_end_alike(title, pos, decision, [])


def all_end_alike(title: Title, pos: Position, decision: Decision, ends: list[str]) -> bool:
    for choice in decision.choices:
        new = pos.copy()
        new.events = []
        advance(new, decision, choice)
        for event in new.events:
            for seat in range(new.seats):
                if event.adds_knowledge(title.events, seat):
                    return False
        if new.draws != pos.draws:
            return False
        following = pending(new)
        rest = following[0] if len(following) == 1 else None
        if rest is not None and rest.seat == decision.seat and rest.prompt == decision.prompt:
            if len(rest.choices) >= len(decision.choices) or not all_end_alike(title, new, rest, ends):
                return False
            continue
        ends.append(new.hash64())
        if ends[-1] != ends[0]:
            return False
    return True
