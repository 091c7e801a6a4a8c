"""What every title promises, checked over random games of all player counts and modes."""

from __future__ import annotations

import contextlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.games import title
from tablee.kernel.agenda import Together, advance, pending
from tablee.kernel.fields import Fields
from tablee.kernel.game import Game
from tablee.kernel.playout import play_out
from tablee.kernel.position import Position
from tablee.kernel.records import read_record, record_of, verify
from tablee.kernel.title import Title
from tests.games.random_play import ALL_TITLES, GAMES, ONE_AT_A_TIME, VARIANTS, pick, play_on, test_games

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("id", ALL_TITLES)
def test_random_play_ends_and_no_piece_is_minted_or_lost(id: str) -> None:
    for game, pos, rng in test_games(id, GAMES, "ends"):
        count = 0
        while pending(pos):
            advance(pos, *pick(pos, rng))
            count += 1
            assert count < 5000, "the game does not end"
            if count % 7 == 0:
                game.check(pos)
        game.check(pos)
        result = game.result(pos)
        assert result is not None
        assert len(result.winners()) == pos.seats if result.won else bool(result.winners()) == (result.won is None)
        assert sorted(standing.seat for standing in result.standings) == list(range(pos.seats))


@pytest.mark.parametrize("id", ALL_TITLES)
def test_somebody_can_act_until_there_is_a_result_and_nobody_afterwards(id: str) -> None:
    for game, pos, rng in test_games(id, 24, "act"):
        while pending(pos):
            assert game.result(pos) is None
            assert all(len(decision.choices) > 1 or decision.veiled for decision in pending(pos))
            seats = [decision.seat for decision in pending(pos)]
            assert len(set(seats)) == len(seats)
            advance(pos, *pick(pos, rng))
        assert game.result(pos) is not None


def is_together(pos: object) -> bool:
    return isinstance(pos.agenda[-1], Together)  # type: ignore[attr-defined]


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_question_is_declared_with_the_names_of_its_parameters(id: str) -> None:
    asked: set[str] = set()
    for game, pos, rng in test_games(id, 60, "prompts"):
        while pending(pos):
            for decision in pending(pos):
                assert len(decision.params) == len(game.prompts[decision.prompt]), decision.prompt
                asked.add(decision.prompt)
            advance(pos, *pick(pos, rng))
    assert len(asked) > 3


@pytest.mark.parametrize("id", ALL_TITLES)
def test_choices_are_listed_once_each_and_written_both_ways(id: str) -> None:
    for game, pos, rng in test_games(id, 24, "notation"):
        while pending(pos):
            for decision in pending(pos):
                lines = game.written(decision)
                assert len(set(lines)) == len(lines)
                for line, choice in zip(lines, decision.choices, strict=True):
                    assert game.read(line) == choice
            advance(pos, *pick(pos, rng))


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_copy_shares_nothing_that_changes(id: str) -> None:
    for game, pos, rng in test_games(id, 48, "copy"):
        play_on(pos, rng, rng.randrange(300))
        before = pos.dump()
        play_out(pos.copy(), rng)
        assert pos.dump() == before
        for decision in pending(pos)[:1]:
            game.play(pos, decision.seat, rng.choice(decision.choices))
            assert pos.dump() == before


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_position_survives_json_at_any_moment_and_goes_on_alike(id: str) -> None:
    for game, pos, rng in test_games(id, 24, "json"):
        box = game.box()
        while pending(pos):
            again = game.load(box, json.loads(json.dumps(pos.dump())))
            assert again == pos
            assert again.hash64() == pos.hash64()
            assert [game.written(d) for d in pending(again)] == [game.written(d) for d in pending(pos)]
            play_on(pos, rng, rng.randrange(1, 30))


def holders(thing: Any, fields: Fields, path: str = "") -> Iterator[tuple[str, Any, Fields]]:
    """The position and everything in it that has fields of its own, such as players."""
    yield path, thing, fields
    for each in fields.with_parts:
        assert each.parts is not None
        if each.when and not getattr(thing, each.when):
            continue
        held = getattr(thing, each.name)
        for number, one in enumerate(held if each.many else [held]):
            yield from holders(one, each.parts, f"{path}.{each.name}[{number}]")


def differing(one: Any, two: Any) -> list[str]:
    """The fields in which these positions differ, derived ones too, and those that are lists of both."""
    found = []
    for (path, mine, fields), (_, yours, _) in zip(holders(one, one.fields()), holders(two, two.fields()), strict=True):
        for each in fields.all:
            if each.parts is None:
                left, right = getattr(mine, each.name), getattr(yours, each.name)
                if not each.shared and (left != right or lists_of_both(left, right)):
                    found.append(f"{path}.{each.name}")
    return found


def lists_of_both(one: Any, two: Any) -> bool:
    if not isinstance(one, list):
        return False
    return one is two or any(lists_of_both(*pair) for pair in zip(one, two, strict=True))


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_field_of_a_position_is_written_read_back_and_copied_and_no_list_is_shared(id: str) -> None:
    for game, pos, rng in test_games(id, max(24, len(VARIANTS[id])), "fields"):
        box = game.box()
        while pending(pos):
            assert differing(pos, game.load(box, json.loads(json.dumps(pos.dump())))) == []
            assert differing(pos, pos.copy()) == []
            play_on(pos, rng, rng.randrange(1, 60))


def others(value: Any) -> list[Any]:
    """What a field could hold instead, whatever it is made of."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, 1, 2, 3]
    if isinstance(value, str):
        return [f"{value}x"]
    if isinstance(value, (list, tuple)):
        kind = type(value)
        more = [kind([*value, part]) for part in (1, "x", [1], (1,), (1, 1), (1, 1, 1), (1, 0, 1), (1, 0, 1, 1))]
        return [*more, value[:-1], *[kind([*value[:-1], other]) for other in (others(value[-1]) if value else [])]]
    return []


def is_read_back(game: Title, pos: Position, path: str, name: str) -> bool:
    with contextlib.suppress(Exception):  # it cannot hold that
        again = game.load(game.box(), json.loads(json.dumps(pos.dump())))
        one, two = ({at: thing for at, thing, _ in holders(each, each.fields())}[path] for each in (pos, again))
        return bool(getattr(one, name) == getattr(two, name))
    return False


FOLLOWS = {".limit"}
"""Written, since files say it, and worked out anew from the curses when it is read."""


@pytest.mark.parametrize("id", ALL_TITLES)
def test_each_field_of_a_position_is_read_back_whatever_it_holds(id: str) -> None:
    """Also what hardly ever happens in a random game: each is changed by hand. Two values of each have to come back,
    since one may be what a position has to begin with."""
    most: dict[str, int] = {}
    for game, pos, rng in test_games(id, len(VARIANTS[id]), "each field"):
        play_on(pos, rng, rng.randrange(5, 60))
        for path, thing, fields in [*holders(pos, pos.fields())]:
            for each in fields.written_ones:
                field, was = f"{path}.{each.name}", getattr(thing, each.name)
                if most.setdefault(field, 0) >= 2:
                    continue
                back = 0
                for value in [was, *[other for other in others(was) if other != was]]:
                    with contextlib.suppress(TypeError, ValueError):  # it refuses what is of another shape
                        setattr(thing, each.name, value)
                        back += is_read_back(game, pos, path, each.name)
                setattr(thing, each.name, was)
                most[field] = max(most[field], back)
    assert {field for field, back in most.items() if back < 2} <= FOLLOWS
    assert len(most) > 30


@pytest.mark.parametrize("id", ALL_TITLES)
def test_what_is_shared_by_copies_does_not_change(id: str) -> None:
    for game, pos, rng in test_games(id, len(VARIANTS[id]), "shared"):
        play_on(pos, rng, rng.randrange(60))
        copy = pos.copy()
        before = copy.dump()
        play_out(pos, rng)
        assert copy.dump() == before
        assert game.load(game.box(), before) == copy


@pytest.mark.parametrize("id", ALL_TITLES)
def test_equal_seeds_and_choices_give_equal_games(id: str) -> None:
    one = [final_hash(id, number) for number in range(24)]
    assert one == [final_hash(id, number) for number in range(24)]
    assert len(set(one)) == len(one)


def final_hash(id: str, number: int) -> str:
    game = title(id)
    seats, options = VARIANTS[id][number % len(VARIANTS[id])]
    pos = game.setup(options, seats, f"hash-{number}")
    play_out(pos, random.Random(number))
    return pos.hash64()


@pytest.mark.parametrize("id", ALL_TITLES)
def test_the_pure_build_and_this_one_play_the_same_games(id: str) -> None:
    amount = 60
    code = (
        "from tests.games.test_conformance import final_hash\n"
        f"print('\\n'.join(final_hash({id!r}, number) for number in range({amount})))"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    pure = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True, cwd=ROOT)
    assert pure.stdout.split() == [final_hash(id, number) for number in range(amount)]


@pytest.mark.parametrize("id", ALL_TITLES)
def test_seats_that_decide_together_may_answer_in_any_order(id: str) -> None:
    seen = 0
    for _, pos, rng in test_games(id, 60, "together"):
        while pending(pos):
            if len(pending(pos)) > 1:
                seen += 1
                answers = {d.seat: rng.random() for d in pending(pos)}
                assert (
                    finish_together(pos, answers, rng, False).dump() == finish_together(pos, answers, rng, True).dump()
                )
            advance(pos, *pick(pos, rng))
            if seen > 120:
                break
    assert seen > 0 or id in ONE_AT_A_TIME


def finish_together(start: object, answers: dict[int, float], rng: random.Random, backwards: bool) -> object:
    """Let every seat give all its answers in one go, first seat first or last seat first."""
    pos = start.copy()  # type: ignore[attr-defined]
    for seat in sorted(answers, reverse=backwards):
        own = random.Random(answers[seat])
        while len(pending(pos)) and is_together(pos):
            mine = [decision for decision in pending(pos) if decision.seat == seat]
            if not mine:
                break
            advance(pos, mine[0], own.choice(mine[0].choices))
    return pos


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_refusal_is_given_for_every_choice_that_is_not_listed_and_for_no_other(id: str) -> None:
    heard: set[str] = set()
    for game, pos, rng in test_games(id, 8, "explain"):
        pool = {}
        while pending(pos):
            for decision in pending(pos):
                pool.update(zip(game.written(decision), decision.choices, strict=True))
            if rng.random() < 0.05:
                for decision in pending(pos):
                    listed = set(game.written(decision))
                    for line, choice in pool.items():
                        refusal = game.explain(pos, decision.seat, choice)
                        assert (refusal is None) == (line in listed), line
                        if refusal:
                            heard.add(refusal.rule.id)
            advance(pos, *pick(pos, rng))
    assert any(heard), "no refusal named a rule"


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_game_with_taken_back_choices_is_recorded_as_if_they_had_never_been_made(id: str) -> None:
    for number, (game, start, rng) in enumerate(test_games(id, 12, "undo")):
        seats, options = VARIANTS[id][number % len(VARIANTS[id])]
        names = [f"player {n}" for n in range(seats)]
        session = Game.begin(game, game.box(), options, names, f"undo-{number}", "salt")
        assert session.position == start
        while not session.is_over():
            decision, choice = pick(session.position, rng)
            before = session.position
            session = session.next(decision.seat, choice)
            if rng.random() < 0.3 and session.why_no_undo(decision.seat) is None:
                session = session.undo(decision.seat)
                assert session.position == before
                decision, choice = pick(session.position, rng)
                session = session.next(decision.seat, choice)
        record = read_record(record_of(session).write(), "test")
        assert verify(game, game.box(), record).position == session.position


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_guess_from_the_position_is_the_guess_from_the_view_and_leaves_the_position_alone(id: str) -> None:
    """Bots that hold a position know no more than bots that are given a view: what lies hidden changes no figure."""
    asked = 0
    for game, pos, rng in test_games(id, 36, "guess"):
        while pending(pos):
            before = pos.dump()
            for decision in pending(pos):
                by_view = game.guess(game.view(pos, decision.seat), decision)
                assert game.guess_at(pos, decision) == by_view, game.written(decision)
                assert pos.dump() == before
                asked += 1
            if rng.random() < 0.2:  # as search meets it: everything hidden dealt anew
                seat = pending(pos)[0].seat
                other = game.redeal(pos, seat, rng)
                (decision,) = [each for each in pending(other) if each.seat == seat]
                (here,) = [each for each in pending(pos) if each.seat == seat]
                assert game.guess_at(other, decision) == game.guess_at(pos, here)
            if rng.random() < 0.5:
                play_on(pos, rng, rng.randrange(1, 9))
                continue
            for _ in range(rng.randrange(1, 9)):  # where chance alone seldom leads: as the hints would play
                for decision in pending(pos)[:1]:
                    worth = game.guess_at(pos, decision)
                    advance(pos, decision, decision.choices[worth.index(max(worth))])
    assert asked > 200
