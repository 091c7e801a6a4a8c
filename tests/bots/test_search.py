"""Bots that look ahead: fair, repeatable, stronger than the hints they start from."""

from __future__ import annotations

import random

import pytest

from tablee.bots import PositionSight, make_bot
from tablee.games import title
from tablee.kernel.agenda import advance, decision_of, pending
from tablee.kernel.errors import BadInput
from tests.games.random_play import ALL_TITLES, LENGTH, play_on, test_games

FEW = "search:6"


@pytest.mark.parametrize("id", ALL_TITLES)
def test_equal_streams_deal_equal_worlds_whatever_is_hidden(id: str) -> None:
    compared = 0
    for game, pos, rng in test_games(id, 60, "tidy"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        if pending(pos):
            seat = rng.randrange(pos.seats)
            other = game.redeal(pos, seat, rng)
            one, two = (game.redeal(world, seat, random.Random(1), tidy=True) for world in (pos, other))
            assert one == two
            compared += one != pos
    assert compared > 20, "what is hidden lay where it had lain"


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_search_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(id: str) -> None:
    compared = 0
    for game, pos, rng in test_games(id, 12, "two worlds"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        decision = pending(pos)[0] if pending(pos) else None
        if decision is None or len(decision.choices) == 1:
            continue
        other = game.redeal(pos, decision.seat, rng)
        mine = decision_of(other, decision.seat)
        assert mine is not None
        chosen = [
            game.write(make_bot(FEW, "seed").choose(PositionSight(game, world), asked))
            for world, asked in ((pos, decision), (other, mine))
        ]
        assert chosen[0] == chosen[1]
        compared += 1
    assert compared > 4


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_search_leaves_the_position_alone_and_chooses_what_is_offered(id: str) -> None:
    for game, pos, rng in test_games(id, 3, "offered"):
        play_on(pos, rng, rng.randrange(LENGTH[id] // 2))
        if pending(pos):
            before = pos.dump()
            decision = pending(pos)[0]
            assert make_bot(FEW, "1").choose(PositionSight(game, pos), decision) in decision.choices
            assert pos.dump() == before


def test_a_search_beats_the_hints_that_it_starts_from() -> None:
    """Three games of Atlantes, from both seats, by seeds: no luck."""
    game, margins = title("atlantes"), []
    for number in range(3):
        pos = game.setup({}, 2, f"ahead-{number}")
        seat = number % 2
        bots = [make_bot("search:12" if each == seat else "greedy", f"{number}/{each}") for each in range(2)]
        while pending(pos):
            decision = pending(pos)[0]
            advance(pos, decision, bots[decision.seat].choose(PositionSight(game, pos), decision))
        result = game.result(pos)
        assert result is not None
        scores = {standing.seat: standing.score for standing in result.standings}
        margins.append(scores[seat] - scores[1 - seat])
    assert sum(margins) > 0, margins


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:-3", "search:x", "search:9999999", "search:0s", "search:1e9s"]
)
def test_a_budget_that_cannot_be_is_refused_with_what_would_do(name: str) -> None:
    with pytest.raises(
        BadInput, match=f"the bot '{name}' cannot be: a search has from 1 to 1000000 iterations, as in search:200"
    ):
        make_bot(name, "1")
