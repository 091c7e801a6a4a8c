"""Bots that look ahead: fair, repeatable, stronger than the hints they start from."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import PositionSight, make_bot
from tablee.bots.search import Search, worth_of
from tablee.games import title
from tablee.games.syncro.state.board import Syncro
from tablee.kernel.agenda import advance, decision_of, pending
from tablee.kernel.errors import BadInput
from tablee.kernel.position import Position
from tablee.kernel.title import Result, Standing, Title
from tablee.lab.bench import is_compiled, pure_copy
from tests.games.random_play import ALL_TITLES, LENGTH, pick, play_on, test_games

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


def chosen(game: Title, pos: Position, seat: int) -> str:
    decision = decision_of(pos, seat)
    assert decision is not None
    return game.write(make_bot(FEW, "seed").choose(PositionSight(game, pos), decision))


def test_what_others_have_answered_at_the_same_time_changes_no_choice() -> None:
    """Ancient Knowledge, the discards of the set-up: before and after the others have made some or all of theirs."""
    game = title("ancient-knowledge")
    for number in range(4):
        rng = random.Random(number)
        pos = game.setup({}, 3, f"ballot-{number}")
        mine = pending(pos)[number % 3].seat
        for _ in range(number):
            decision = decision_of(pos, mine)
            assert decision is not None
            advance(pos, decision, rng.choice(decision.choices))
        other = game.redeal(pos, mine, rng)
        for _ in range(2 * number):
            decision = next(each for each in pending(other) if each.seat != mine)
            advance(other, decision, rng.choice(decision.choices))
        assert chosen(game, other, mine) == chosen(game, pos, mine)


def test_an_artefact_that_others_give_up_at_the_same_time_changes_no_choice() -> None:
    game, compared = title("ancient-knowledge"), 0
    for number in range(300):
        rng = random.Random(number)
        pos = game.setup({}, 3, f"artefact-{number}")
        while pending(pos) and pending(pos)[0].prompt not in ("lose-artefact", "lose-cards"):
            advance(pos, *pick(pos, rng))
        if len(pending(pos)) < 2:
            continue
        decision, mine = pending(pos)[0], pending(pos)[1].seat
        told = set()
        for answer in decision.choices[:2]:
            after = game.redeal(pos, mine, random.Random(2))
            there = decision_of(after, decision.seat)
            assert there is not None
            advance(after, there, there.choices[decision.choices.index(answer)])
            if decision_of(after, mine):
                told.add(chosen(game, after, mine))
        assert len(told) == 1
        compared += 1
        if compared == 3:
            return
    raise AssertionError("too few of these positions")


def test_a_spell_that_others_give_up_at_the_same_time_changes_no_choice() -> None:
    """Syncro, where a Fog card takes a Spell from each mage: before and after the others have given theirs."""
    game, compared = title("syncro"), 0
    for number in range(300):
        rng = random.Random(number)
        pos = game.setup({"level": 5 + number % 5}, 3, f"grip-{number}")
        while pending(pos) and pending(pos)[0].prompt != "lose":
            advance(pos, *pick(pos, rng))
        if len(pending(pos)) < 2 or len(pending(pos)[0].choices) < 2:
            continue
        mine = pending(pos)[0].seat
        other = game.redeal(pos, mine, rng)
        for decision in pending(other)[1:]:
            advance(other, decision, rng.choice(decision.choices))
        assert chosen(game, other, mine) == chosen(game, pos, mine)
        worlds = [PositionSight(game, each).world(mine, random.Random(1)) for each in (pos, other)]
        assert worlds[0].dump() == worlds[1].dump()
        assert len(pending(worlds[0])) > 1, "the others are still to answer"
        compared += 1
        if compared == 3:
            return
    raise AssertionError("too few of these positions")


@pytest.mark.parametrize(("id", "options"), [("atlantes", {}), ("scholars", {"level": 3})])
def test_alone_at_the_table_a_search_knows_no_deck(id: str, options: dict[str, Any]) -> None:
    game = title(id)
    pos = game.setup(options, 1, "alone")
    rng = random.Random(1)
    play_on(pos, rng, LENGTH[id] // 4)
    while len(pending(pos)[0].choices) == 1:
        advance(pos, *pick(pos, rng))
    assert chosen(game, pos, 0) == chosen(game, game.redeal(pos, 0, rng), 0)


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
    with pytest.raises(BadInput, match=f"invalid bot '{name}': a search takes 1 to 1000000 iterations .search:200"):
        make_bot(name, "1")


@pytest.mark.parametrize("id", ALL_TITLES)
def test_equal_seeds_and_questions_give_equal_answers_from_pick_to_pick(id: str) -> None:
    """What a bot keeps in mind from its last choice, too, comes from nothing else."""
    game = title(id)
    games = []
    for _ in range(2):
        pos = game.setup({}, 2, "again")
        bots = [make_bot(FEW, f"again/{seat}") for seat in range(2)]
        lines: list[str] = []
        while pending(pos) and len(lines) < 12:
            decision = pending(pos)[0]
            choice = bots[decision.seat].choose(PositionSight(game, pos), decision)
            lines.append(game.write(choice))
            advance(pos, decision, choice)
        games.append(lines)
    assert games[0] == games[1]


ANSWERS = """
import random
from tablee.bots import PositionSight, make_bot
from tablee.games import TITLES, title
from tablee.kernel.agenda import pending
from tablee.kernel.playout import play_out
for id in TITLES:
    game, rng = title(id), random.Random(id)
    pos = game.setup({}, 3, id)
    play_out(pos, rng, 12)
    decision = pending(pos)[0]
    print(id, game.write(make_bot("search:8", id).choose(PositionSight(game, pos), decision)))
"""


@pytest.mark.skipif(not is_compiled(), reason="there is no other build to compare with")
def test_both_builds_choose_alike(tmp_path: Path) -> None:
    answers = []
    for path in (None, pure_copy(tmp_path)):
        environment = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
        done = subprocess.run(
            [sys.executable, "-c", ANSWERS], check=True, capture_output=True, text=True, env=environment, cwd=tmp_path
        )
        answers.append(done.stdout.split("\n"))
    assert answers[0] == answers[1]
    assert len(answers[0]) == len(ALL_TITLES) + 1


def test_a_bot_whose_time_is_up_gives_the_best_so_far() -> None:
    game = title("scholars")
    pos = game.setup({}, 2, "time")
    decision = pending(pos)[0]
    assert make_bot("search:0.001s", "1").choose(PositionSight(game, pos), decision) in decision.choices


def test_a_partner_who_judged_a_hand_good_is_thought_to_hold_higher_spells() -> None:
    game = title("syncro")
    pos = game.setup({}, 2, "signals")
    held = []
    for signal in ("estimate good", "estimate poor"):
        told = pos
        while pending(told)[0].prompt == "estimate":
            told = game.play(told, pending(told)[0].seat, signal)
        seat = pending(told)[0].seat
        search = Search(PositionSight(game, told), pending(told)[0], 1)
        worlds = [search.world() for _ in range(100)]
        held.append(sum(sum(world.mages[1 - seat].hand) for world in worlds if isinstance(world, Syncro)))
    assert held[0] > held[1]


def test_alone_more_points_are_better_before_and_beyond_the_mark() -> None:
    worths = [worth_of(Result([Standing(0, 1, score, {})]), 1, 90)[0] for score in (0, 40, 89, 90, 91, 120)]
    assert worths == sorted(worths)
    assert worths[4] > worths[3] + 0.4, "the mark itself is half of what there is to win"


def test_a_team_that_lost_late_did_better_than_one_that_lost_early() -> None:
    lost = [worth_of(Result([Standing(0, 2, beaten, {})], won=False), 2, 10)[0] for beaten in (2, 9)]
    won = worth_of(Result([Standing(0, 1, 10, {})], won=True), 2, 10)
    assert lost[0] < lost[1] < 0.5 < won[0]
    assert won == [1.0, 1.0]


class NotingSearch(Search):
    """Writes down what came of each look, for the seat that searches."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.came: list[float] = []

    def worths(self, world: Position) -> list[float]:
        found = super().worths(world)
        self.came.append(found[self.decision.seat])
        return found


def test_the_spread_of_a_search_is_the_deviation_of_what_came_of_its_looks() -> None:
    """With a guess of 0.3 among them, which counts like one look."""
    pos = title("atlantes").setup({}, 2, "spread")
    search = NotingSearch(PositionSight(title("atlantes"), pos), pending(pos)[0], 5)
    assert search.spread() == pytest.approx(0.3)
    for looks in (1, 2, 25):
        while len(search.came) < looks:
            search.look()
        middle = sum(search.came) / looks
        squares = sum((worth - middle) ** 2 for worth in search.came)
        assert search.spread() == pytest.approx(((squares + 0.3**2) / (looks + 1)) ** 0.5)
    assert len(set(search.came)) > 5


class NotingWorlds(Search):
    """Writes down the worlds that it looks into."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.worlds: list[str] = []

    def world(self) -> Position:
        found = super().world()
        self.worlds.append(found.hash64())
        return found


def test_each_look_at_a_choice_is_into_another_world_and_all_choices_are_seen_in_the_same_ones() -> None:
    pos = title("atlantes").setup({}, 2, "worlds")
    search = NotingWorlds(PositionSight(title("atlantes"), pos), pending(pos)[0], 5)
    for place in (0, 1):
        for _ in range(4):
            search.look(place)
    first, second = search.worlds[:4], search.worlds[4:]
    assert first == second
    assert len(set(first)) == 4
