"""What a seat may not know never reaches it: worlds that differ only in hidden things look the same, byte for byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tablee.kernel.agenda import advance, decision_of, pending
from tablee.kernel.orders import is_idle_order
from tablee.kernel.position import Position
from tablee.kernel.title import Title
from tests.games.random_play import ALL_TITLES, GAMES, LENGTH, pick, play_on, test_games


def all_that_a_seat_gets(game: Title, pos: Position, seat: int, foreign: list[Any]) -> str:
    """View, own decision, and the refusals for choices that belong to others."""
    decision = decision_of(pos, seat)
    refusals = [game.explain(pos, seat, choice) for choice in foreign]
    return json.dumps(
        {
            "view": game.view(pos, seat),
            "deciding": [open.seat for open in pending(pos)],
            "prompt": [decision.prompt, decision.params, decision.cancellable] if decision else None,
            "choices": game.written(decision) if decision else None,
            "refusals": [[r.rule.id, r.rule.message, r.params] if r else None for r in refusals],
        },
        default=str,
    )


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_seat_cannot_tell_the_true_position_from_a_redealt_one(id: str) -> None:
    for game, pos, rng in test_games(id, GAMES, "secret"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        if not pending(pos):
            continue
        foreign = [choice for decision in pending(pos) for choice in rng.sample(decision.choices, 1)]
        seat = rng.randrange(pos.seats)
        other = game.redeal(pos, seat, rng)
        game.check(other)
        assert all_that_a_seat_gets(
            game, other, seat, foreign if decision_of(pos, seat) else []
        ) == all_that_a_seat_gets(game, pos, seat, foreign if decision_of(pos, seat) else [])
        assert other.key != pos.key


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_redealt_position_can_be_played_to_the_end(id: str) -> None:
    for game, pos, rng in test_games(id, GAMES // 10, "redealt"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        if not pending(pos):
            continue
        other = game.redeal(pos, rng.randrange(pos.seats), rng)
        play_on(other, rng, 5000)
        game.check(other)
        assert game.result(other) is not None


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_redeal_leaves_the_position_alone_and_changes_what_is_hidden(id: str) -> None:
    changed = 0
    for game, pos, rng in test_games(id, 40, "moved"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        if not pending(pos):
            continue
        before = pos.dump()
        changed += game.redeal(pos, 0, rng).dump() != before
        assert pos.dump() == before
    assert changed > 20


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_a_seat_is_told_of_others_choices_depends_only_on_what_it_may_know(id: str) -> None:
    """The same choice of another seat, made in two worlds that agree for this seat, is told alike until it brings
    something hidden to light."""
    compared, games = 0, max(200, GAMES // 2)  # with fewer, hardly any two worlds agree
    for game, pos, rng in test_games(id, games, "told"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        if not pending(pos):
            continue
        decision, choice = pick(pos, rng)
        others = [seat for seat in range(pos.seats) if seat != decision.seat]
        if not others:
            continue  # a solo game
        seat = rng.choice(others)
        other = game.redeal(pos, seat, rng)
        mine = decision_of(other, decision.seat)
        if mine is None or choice not in mine.choices:
            continue  # in the other world this seat has other cards
        shown = json.dumps(game.view(pos, seat), default=str)
        hidden = {id for id in game.box().ids if f'"{id}"' not in shown}
        told, told_other = (told_to(game, world, decision.seat, choice, seat) for world in (pos, other))
        closed, closed_other = before_reveals(game, told, hidden), before_reveals(game, told_other, hidden)
        if len(closed) == len(told) and len(closed_other) == len(told_other):
            compared += 1
            assert closed == closed_other
        else:
            shorter = min(len(closed), len(closed_other))
            assert closed[:shorter] == closed_other[:shorter]
    assert compared > games // 10


def told_to(game: Title, pos: Position, actor: int, choice: Any, seat: int) -> list[dict[str, object]]:
    after = game.play(pos, actor, choice)
    return [event.shown(game.events, seat) for event in after.events or [] if event.heard_by(game.events, seat)]


def before_reveals(game: Title, told: list[dict[str, object]], hidden: set[str]) -> list[dict[str, object]]:
    """What was told until something hidden came to light."""
    closed = []
    for event in told:
        said = json.dumps(event)
        if game.events[str(event["event"])].reveals or any(f'"{id}"' in said for id in hidden):
            break
        closed.append(event)
    return closed


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_spectator_is_told_no_more_than_every_seat(id: str) -> None:
    for game, pos, rng in test_games(id, 30, "spectator"):
        while pending(pos):
            decision, choice = pick(pos, rng)
            after = game.play(pos, decision.seat, choice)
            for event in after.events or []:
                public = event.shown(game.events, None)
                for seat in range(pos.seats):
                    assert public.items() <= event.shown(game.events, seat).items()
            pos = after


@pytest.mark.parametrize("id", ALL_TITLES)
def test_no_view_or_event_contains_the_key_of_chance(id: str) -> None:
    for game, pos, rng in test_games(id, 30, "key"):
        secret = pos.key.hex()
        while pending(pos):
            for seat in [None, *range(pos.seats)]:
                assert secret not in json.dumps(game.view(pos, seat), default=str)
            play_on(pos, rng, 20)


def test_random_streams_of_redeals_are_their_own() -> None:
    """Two redeals with equal streams are equal, with other streams they differ."""
    for game, pos, rng in test_games(ALL_TITLES[0], 3, "streams"):
        play_on(pos, rng, 20)
        one, same, other = (game.redeal(pos, 0, random.Random(seed)) for seed in (1, 1, 2))
        assert one == same
        assert one != other
        advance(pos, *pick(pos, rng))


def test_whether_an_order_makes_a_difference_tells_nothing_hidden() -> None:
    """The page is told it as `decision.same`: alike in all worlds that the seat cannot tell from the true one."""
    compared = 0
    for game, pos, rng in test_games("ancient-knowledge", 60, "orders"):
        while pending(pos):
            decision = pending(pos)[0]
            if decision.prompt in game.orders:
                other = game.redeal(pos, decision.seat, rng)
                mine = decision_of(other, decision.seat)
                assert mine is not None
                assert is_idle_order(game, pos, decision) == is_idle_order(game, other, mine)
                compared += 1
            advance(pos, decision, rng.choice(decision.choices))
    assert compared > 100
