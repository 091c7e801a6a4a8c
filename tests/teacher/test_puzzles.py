"""The puzzles that ship: each replays, has its solution among the choices, and is not what the hints would take."""

from __future__ import annotations

import json

import pytest

from tablee.bots import PositionSight
from tablee.games import title
from tablee.kernel.agenda import decision_of
from tablee.kernel.errors import BadInput
from tablee.kernel.records import replay
from tablee.teacher.puzzles import puzzles_of, read_puzzles
from tablee.teacher.reasons import COSTS, GIVES, PREPARES

COMPETITIVE = ("ancient-knowledge", "atlantes", "scholars")


@pytest.mark.parametrize("id", COMPETITIVE)
def test_every_puzzle_has_a_solution_that_is_offered_and_that_the_hints_would_not_take(id: str) -> None:
    game = title(id)
    found = puzzles_of(game)
    assert len(found) >= 25
    for puzzle in found:
        pos = replay(game, game.box(), puzzle.record).position
        decision = decision_of(pos, puzzle.seat)
        assert decision is not None
        assert (decision.prompt, len(decision.choices)) == (puzzle.prompt, puzzle.choices)
        lines = game.written(decision)
        worth = PositionSight(game, pos).guess(decision)
        liked = [line for line, value in zip(lines, worth, strict=True) if value == max(worth)]
        assert puzzle.solution in lines
        assert puzzle.solution not in liked
        assert puzzle.greedy in liked


@pytest.mark.parametrize("id", COMPETITIVE)
def test_every_solution_is_clearly_better_than_whatever_comes_near(id: str) -> None:
    for puzzle in puzzles_of(title(id)):
        first, *others = puzzle.candidates
        assert first.line == puzzle.solution
        assert puzzle.greedy in [each.line for each in others]
        for each in others:
            assert each.behind > 0
        assert next(each.behind for each in others if each.line == puzzle.greedy) >= 0.05


@pytest.mark.parametrize("id", COMPETITIVE)
def test_every_solution_says_why_in_words_that_the_title_has(id: str) -> None:
    game = title(id)
    more = {reason.message for reason in game.reasons() if reason.worth > 0 or not reason.less}
    less = {reason.less or reason.message for reason in game.reasons() if reason.worth > 0}
    words = {GIVES: more | {each.less for each in game.reasons() if each.worth < 0}, COSTS: less, PREPARES: more}
    words[COSTS] |= {reason.message for reason in game.reasons() if reason.worth < 0}
    for puzzle in puzzles_of(game):
        assert puzzle.candidates[0].reasons
        for each in puzzle.candidates:
            for part in each.reasons:
                assert part.message in words.get(part.verb, {part.message}), puzzle.id


def test_puzzles_are_all_different() -> None:
    for id in COMPETITIVE:
        found = [(puzzle.record.seed, len(puzzle.record.choices)) for puzzle in puzzles_of(title(id))]
        assert len(set(found)) == len(found)


def test_puzzles_of_other_rules_or_broken_ones_get_one_sentence() -> None:
    game = title("atlantes")
    head = {"title": game.id, "rules": game.version, "cards": game.box().content, "puzzles": []}
    assert read_puzzles(game, json.dumps(head), "x") == []
    for text, code in (
        ("{", "bad-syntax"),
        ("[]", "bad-syntax"),
        (json.dumps({**head, "rules": 99}), "other-values"),
        (json.dumps({**head, "title": "syncro"}), "other-values"),
        (json.dumps({**head, "puzzles": [{}]}), "bad-syntax"),
        (json.dumps({**head, "puzzles": [3]}), "bad-syntax"),
    ):
        with pytest.raises(BadInput) as refused:
            read_puzzles(game, text, "x")
        assert refused.value.sentence.id == code
