"""An observation says all that decides what is legal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.envs.observations import Observer
from tablee.envs.titles import actions_of, observer_of
from tablee.kernel.agenda import advance, pending
from tests.envs.tables import some_positions
from tests.games.random_play import ALL_TITLES

GAMES = {"ancient-knowledge": 6, "atlantes": 3, "scholars": 6, "syncro": 12}
BESIDE = 1
"""Other choices of each position that are followed too: what follows them differs least from what was played."""


@pytest.mark.parametrize("id", ALL_TITLES)
def test_equal_observations_mean_equal_legal_choices(id: str) -> None:
    """In all positions of random games, and in what some other choices would have led to."""
    actions = actions_of(id)
    observers: dict[int, Observer] = {}
    legal_by_observation: dict[tuple[int, bytes], tuple[str, set[int]]] = {}
    faults: set[str] = set()
    looked = 0

    def look(pos: Any, decision: Any) -> None:
        nonlocal looked
        observer = observers.setdefault(pos.seats, observer_of(id, pos.seats))
        seen = pos.seats, observer.flat(pos, decision.seat, decision).tobytes()
        legal = {actions.number(choice) for choice in decision.choices}
        prompt, before = legal_by_observation.setdefault(seen, (decision.prompt, legal))
        looked += 1
        if before != legal:
            differing = ", ".join(actions.text(number) for number in sorted(before ^ legal)[:6])
            faults.add(f"{prompt}: {differing}")

    rng = random.Random(11)
    for _, pos, decision in some_positions(id, GAMES[id]):
        look(pos, decision)
        for choice in rng.sample(list(decision.choices), min(BESIDE, len(decision.choices))):
            other = pos.copy()
            advance(other, next(each for each in pending(other) if each.seat == decision.seat), choice)
            for follows in pending(other):
                look(other, follows)
    assert looked > 1000
    assert not faults
