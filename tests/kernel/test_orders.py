"""Orders of effects that make no difference, in real games of Ancient Knowledge."""

from __future__ import annotations

import random

from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Decision
from tablee.kernel.orders import is_idle_order
from tablee.kernel.position import Position

AK = title("ancient-knowledge")


def orders_asked(games: int) -> list[tuple[Position, Decision]]:
    found = []
    for number in range(games):
        rng = random.Random(number)
        pos = AK.setup({}, 2, f"orders {number}")
        while pending(pos):
            decision = pending(pos)[0]
            if decision.prompt == "order":
                found.append((pos, decision))
            pos = AK.play(pos, decision.seat, rng.choice(decision.choices))
    return found


def ends(pos: Position, decision: Decision) -> tuple[set[str], bool]:
    """All positions in which the orders end, and whether somebody learned something or chance was used on the way."""
    found, told = set(), False
    for choice in decision.choices:
        new = AK.play(pos, decision.seat, choice)
        told = told or new.draws != pos.draws
        told = told or any(event.adds_knowledge(AK.events, seat) for event in new.events or [] for seat in range(2))
        open = pending(new)
        if open and open[0].seat == decision.seat and open[0].prompt == "order":
            more, learned = ends(new, open[0])
            found, told = found | more, told or learned
        else:
            found.add(new.hash64())
    return found, told


def test_an_order_is_idle_exactly_if_all_of_them_end_alike_and_tell_nobody_anything() -> None:
    asked = orders_asked(12)
    answers = set()
    for pos, decision in asked:
        idle = is_idle_order(AK, pos, decision)
        answers.add(idle)
        if len(decision.choices) > 3:
            assert not idle
        else:
            found, told = ends(pos, decision)
            assert idle == (len(found) == 1 and not told)
    assert answers == {True, False}, "both happen in real games"


def test_other_questions_are_never_idle() -> None:
    pos = AK.setup({}, 2, "other")
    assert not is_idle_order(AK, pos, pending(pos)[0])
