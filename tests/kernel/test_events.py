"""Who is told what, and what counts as learning something hidden."""

from __future__ import annotations

import pytest

from tablee.kernel.events import Event, EventKind

KINDS = {
    "drew": EventKind(("count",), ("cards",)),
    "turned-up": EventKind(("card",), reveals=True),
    "laid": EventKind(("card",)),
    "hid": EventKind((), ("card",), own=True),
    "dawned": EventKind(),
}
DREW = Event("drew", 1, (2,), (["kiln", "loom"],), 1 << 1)


def test_the_secret_part_is_told_to_those_who_may_know_it() -> None:
    assert DREW.shown(KINDS, 1) == {"event": "drew", "seat": "p2", "count": 2, "cards": ["kiln", "loom"]}


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_other_seats_and_spectators_are_told_the_public_part_only(seat: int | None) -> None:
    assert DREW.shown(KINDS, seat) == {"event": "drew", "seat": "p2", "count": 2}


def test_several_seats_may_know_a_secret() -> None:
    shared = Event("drew", 0, (1,), (["kiln"],), 1 << 0 | 1 << 2)
    assert [shared.known_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_an_event_of_nobody_names_no_seat() -> None:
    assert Event("dawned", -1, ()).shown(KINDS, 0) == {"event": "dawned"}


def test_drawing_teaches_the_one_who_draws() -> None:
    assert [DREW.adds_knowledge(KINDS, seat) for seat in range(3)] == [False, True, False]


def test_turning_up_teaches_everybody() -> None:
    turned = Event("turned-up", 1, ("kiln",))
    assert [turned.adds_knowledge(KINDS, seat) for seat in range(3)] == [True, True, True]


def test_a_public_act_teaches_nobody() -> None:
    laid = Event("laid", 1, ("kiln",))
    assert not any(laid.adds_knowledge(KINDS, seat) for seat in range(3))


def test_drawing_nothing_teaches_nobody() -> None:
    nothing = Event("drew", 1, (0,), (), 1 << 1)
    assert not any(nothing.adds_knowledge(KINDS, seat) for seat in range(3))
    assert nothing.shown(KINDS, 1) == {"event": "drew", "seat": "p2", "count": 0}


def test_what_a_seat_hides_itself_teaches_it_nothing_but_whoever_it_is_shown_to() -> None:
    hid = Event("hid", 0, (), ("kiln",), 1 << 0 | 1 << 1)
    assert [hid.adds_knowledge(KINDS, seat) for seat in range(3)] == [False, True, False]
    assert hid.shown(KINDS, 0) == {"event": "hid", "seat": "p1", "card": "kiln"}


def test_a_hushed_event_is_heard_only_by_those_who_know_its_secret_part() -> None:
    kinds = {"chose": EventKind((), ("sign",), own=True, hushed=True), "drew": EventKind(("count",), ("cards",))}
    chose = Event("chose", 1, (), ("up",), 0b10)
    assert [chose.heard_by(kinds, seat) for seat in (0, 1, None)] == [False, True, False]
    assert all(DREW.heard_by(kinds, seat) for seat in (0, 1, None))
