"""What a seat sees as numbers: all that its view tells, and nothing that it cannot know."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from tablee import envs
from tablee.envs.drawing import drawn
from tablee.envs.observations import Observer
from tablee.envs.titles import actions_of, observed_of, observer_of
from tablee.kernel.agenda import pending
from tests.envs.tables import OPTIONS, STRIDE, TABLES, some_positions
from tests.games.random_play import ALL_TITLES


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_dictionary_of_arrays_holds_what_the_vector_holds(id: str) -> None:
    flat, arrays = envs.aec(id), envs.aec(id, observation="arrays")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(id, observation="arrays"), num_cycles=20)
        check_env(envs.single(id, bots=("random",), observation="arrays"), skip_render_check=True)
    for env in (flat, arrays):
        env.reset(seed=2)
    for _ in range(20):
        agent = flat.agent_selection
        parts = arrays.observe(agent)["observation"]
        assert np.array_equal(np.concatenate(list(parts.values())), flat.observe(agent)["observation"])
        assert list(parts) == [block.name for block in flat.match.observer.blocks]
        for env in (flat, arrays):
            env.step(env.infos[agent]["legal"][0])


@pytest.mark.parametrize("id", ALL_TITLES)
def test_all_of_a_view_is_told_or_left_out_on_purpose(id: str) -> None:
    observed = observed_of(id)
    told = {part.parent or part.key for part in observed.parts()}
    seen: set[str] = set()
    for title, pos, decision in some_positions(id, 12):
        view = title.view(pos, None if observed.open else decision.seat)
        seen |= set(view) - {"players"}
        seen |= {key for player in view["players"] for key in player}
    assert seen <= told | observed.unseen
    assert not told & observed.unseen


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_a_seat_cannot_know_is_not_in_its_vector(id: str) -> None:
    rng = random.Random(7)
    observers: dict[int, Observer] = {}
    for number, (title, pos, decision) in enumerate(some_positions(id, 6)):
        if number % 7:
            continue
        observer = observers.setdefault(pos.seats, observer_of(id, pos.seats))
        for seat in range(pos.seats):
            other = title.redeal(pos, seat, rng)
            mine = decision if decision.seat == seat else None
            assert np.array_equal(observer.flat(pos, seat, mine), observer.flat(other, seat, mine))


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_a_seat_cannot_know_changes_neither_its_choices_nor_what_is_drawn(id: str) -> None:
    """For a spectator neither: how many choices others have can depend on their hands."""
    rng = random.Random(5)
    numbers = actions_of(id)
    looked = 0
    for number, (title, pos, decision) in enumerate(some_positions(id, 5)):
        if number % STRIDE[id]:
            continue
        looked += 1
        others = [seat for seat in range(pos.seats) if seat != decision.seat]
        for seat in {decision.seat, rng.choice(others or [0])}:
            both = pos, title.redeal(pos, seat, rng)
            offered = [
                [numbers.number(choice) for each in pending(one) if each.seat == seat for choice in each.choices]
                for one in both
            ]
            assert offered[0] == offered[1]
            for eye in (seat, None):
                shown = [drawn(title, one, eye, pending(one), "ansi") for one in both]
                assert shown[0] == shown[1]
    assert looked > 15


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_is_written_straight_from_a_position_is_what_the_view_tells(id: str) -> None:
    """Games with all options and player counts, in each position another seat, and when they are over."""
    observers: dict[int, Observer] = {}

    def check(pos: Any, seat: int, decision: Any) -> None:
        observer = observers.setdefault(pos.seats, observer_of(id, pos.seats))
        mine = decision if decision is not None and decision.seat == seat else None
        written, told = observer.flat(pos, seat, mine), observer.told(pos, seat, mine)
        if not np.array_equal(written, told):
            wrong = [block.name for block in observer.blocks if (written != told)[block.start : block.stop].any()]
            raise AssertionError(f"{pos.seats} seats, {seat} looks: {wrong}")

    last = None
    for number, (_, pos, decision) in enumerate(some_positions(id, 4 * len(OPTIONS[id]))):
        if last is not None and last is not pos:
            assert not pending(last)
            check(last, number % last.seats, None)
        check(pos, number % pos.seats, decision)
        last = pos


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_block_has_its_cells_and_no_two_share_one(id: str, players: int) -> None:
    end = 0
    for block in observer_of(id, players).blocks:
        assert block.start == end < block.stop, block.name
        end = block.stop
    assert end == observer_of(id, players).size


def test_an_own_hand_is_in_the_vector_under_its_name() -> None:
    env = envs.aec("ancient-knowledge", 2, observation="arrays")
    env.reset(seed=5)
    agent = env.agent_selection
    seat = int(agent[1:]) - 1
    title, ids = env.match.title, env.match.box.ids
    for looks, person in ((seat, "player0"), (1 - seat, "player1")):
        seen = env.match.seen(looks)["observation"]
        hand = [ids[card] for card in np.flatnonzero(seen["player0.hand"])]
        assert sorted(hand) == sorted(title.view(env.match.pos, looks)["players"][looks]["hand"])
        assert not seen["player1.hand"].any()
        assert seen[f"{person}.hand_count"] == len(hand)
    assert env.observation_space(agent).contains(env.observe(agent))
