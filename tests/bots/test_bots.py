"""Bots answer every decision legally, from views and listed choices alone."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from tablee.bots import BOTS, Bot, PositionSight, Sight, ViewSight, make_bot
from tablee.games import title
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Choice, Decision
from tablee.kernel.errors import BadInput
from tablee.kernel.playout import play_out
from tablee.kernel.position import Position
from tablee.kernel.title import Result

AK = title("ancient-knowledge")
VARIANTS = [(seats, {"starting-hands": hands}) for seats in (2, 3, 4) for hands in (False, True)]


class Blind(Sight):
    """For a bot that must not look."""


def played(seed: str, names: list[str], options: dict[str, Any] | None = None) -> tuple[Position, Result]:
    """A whole game, every choice checked against what is offered."""
    pos = AK.setup(options or {}, len(names), seed)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while pending(pos):
        decision = pending(pos)[0]
        choice = bots[decision.seat].choose(PositionSight(AK, pos), decision)
        assert choice in decision.choices
        advance(pos, decision, choice)
    result = AK.result(pos)
    assert result is not None
    return pos, result


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    known = "'first', 'casual', 'regular', 'expert', 'master', 'random', 'greedy'"
    with pytest.raises(BadInput, match=f"unknown bot 'clever'; available: {known}"):
        make_bot("clever", "1")


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_bots_finish_whole_games_with_legal_choices(seats: int, options: dict[str, Any]) -> None:
    for first in BOTS:
        names = [first, *["greedy", "random", "greedy"][: seats - 1]]
        pos, result = played(f"legal-{first}-{seats}", names, options)
        AK.check(pos)
        assert len(result.standings) == seats


def test_equal_seeds_give_equal_games() -> None:
    one, _ = played("again", ["greedy", "random", "greedy"])
    two, _ = played("again", ["greedy", "random", "greedy"])
    other, _ = played("again!", ["greedy", "random", "greedy"])
    assert one == two
    assert one != other


def test_the_random_bot_does_not_even_look() -> None:
    pos = AK.setup({}, 2, "blind")
    decision = pending(pos)[0]
    assert make_bot("random", "1").choose(Blind(), decision) in decision.choices


def test_the_random_bot_takes_every_choice_sooner_or_later() -> None:
    decision = pending(AK.setup({}, 2, "all"))[0]
    bot = make_bot("random", "1")
    taken = [AK.write(bot.choose(Blind(), decision)) for _ in range(300)]
    assert set(taken) == set(AK.written(decision))


def test_the_greedy_bot_breaks_ties_by_its_own_seed() -> None:
    pos = AK.setup({"starting-hands": True}, 2, "ties")
    decision = pending(pos)[0]
    alike = type(decision)(decision.seat, "straighten", (), [AK.read(f"straighten M{n}") for n in range(1, 9)])
    taken = set()
    for seed in range(20):
        first = make_bot("greedy", str(seed)).choose(PositionSight(AK, pos), alike)
        again = make_bot("greedy", str(seed)).choose(ViewSight(AK, AK.view(pos, alike.seat)), alike)
        assert first == again
        taken.add(AK.write(first))
    assert len(taken) > 1


def test_greedy_beats_random_by_far() -> None:
    wins, ahead = 0, 0
    for number in range(30):
        seat = number % 2
        _, result = played(f"strength-{number}", ["greedy", "random"] if seat == 0 else ["random", "greedy"])
        score = {standing.seat: standing.score for standing in result.standings}
        wins += result.winners() == [seat]
        ahead += score[seat] - score[1 - seat]
    assert wins >= 27  # it has not lost one of some thousand
    assert ahead / 30 > 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_guesses_the_same_whatever_lies_hidden(seats: int) -> None:
    """The seat cannot tell a redealt position from the true one, so neither can what it makes of it."""
    rng = random.Random(f"hidden-{seats}")
    asked = 0
    for number in range(6):
        pos = AK.setup({"see-tiles": number % 2 == 0}, seats, f"hidden-{seats}-{number}")
        while pending(pos):
            decision = pending(pos)[0]
            seat = decision.seat
            true = AK.guess(AK.view(pos, seat), decision)
            other = AK.redeal(pos, seat, rng)
            (asked_there,) = [each for each in pending(other) if each.seat == seat]
            assert AK.written(asked_there) == AK.written(decision)
            assert AK.guess(AK.view(other, seat), asked_there) == true
            asked += 1
            play_out(pos, rng, 7)
    assert asked > 60


def test_a_guess_leaves_view_and_decision_alone() -> None:
    rng = random.Random("alone")
    pos = AK.setup({}, 2, "alone")
    play_out(pos, rng, 60)
    decision = pending(pos)[0]
    view = AK.view(pos, decision.seat)
    written = AK.written(decision)
    AK.guess(view, decision)
    assert view == AK.view(pos, decision.seat)
    assert AK.written(decision) == written


class OwnBot(Bot):
    """Somebody's own: it is made otherwise than ours, and remembers what it was asked."""

    def __init__(self, first: int, step: int) -> None:
        super().__init__(f"{first} {step}")
        self.place, self.step = first, step
        self.asked: list[str] = []

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        self.asked.append(decision.prompt)
        self.place += self.step
        return decision.choices[self.place % len(decision.choices)]


@pytest.mark.parametrize("name", ["random", "greedy", "casual", "blur:2", "search:6", "expert", "own"])
def test_a_copy_of_a_bot_answers_as_it_would_have_and_changes_nothing_of_it(name: str) -> None:
    bot = OwnBot(3, 7) if name == "own" else make_bot(name, "copy")
    pos, positions = AK.setup({}, 2, "copy"), []
    while len(positions) < 24:
        decision = pending(pos)[0]
        if len(decision.choices) > 1:
            positions.append((PositionSight(AK, pos.copy()), decision))
        pos = AK.play(pos, decision.seat, decision.choices[0])
    for sight, decision in positions[:12]:
        bot.choose(sight, decision)
    twin, other = copy.deepcopy(bot), copy.deepcopy(bot)
    rest = positions[12:]
    expected = [twin.choose(sight, decision) for sight, decision in rest]
    assert [bot.choose(sight, decision) for sight, decision in rest] == expected
    assert [other.choose(sight, decision) for sight, decision in rest] == expected
