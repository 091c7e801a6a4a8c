"""What a sensible player prefers, and that it pays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.bots import PositionSight, make_bot
from tablee.games.atlantes.game import TITLE
from tablee.kernel.agenda import advance, pending
from tablee.kernel.playout import play_out
from tablee.kernel.title import Result
from tests.games.atlantes.table import Table, example_box, table

BOTS = ("greedy", "random")


def guessed(t: Table) -> dict[str, float]:
    """What each choice of whoever decides is worth, by its notation."""
    decision = pending(t.pos)[0]
    worth = TITLE.guess(TITLE.view(t.pos, decision.seat), decision, t.pos.box)
    return dict(zip(TITLE.written(decision), worth, strict=True))


def best(t: Table) -> str:
    worth = guessed(t)
    return max(worth, key=lambda choice: worth[choice])


def played(seed: str, names: list[str], options: dict[str, Any]) -> Result:
    pos = TITLE.setup(options, len(names), seed)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while pending(pos):
        decision = pending(pos)[0]
        choice = bots[decision.seat].choose(PositionSight(TITLE, pos), decision)
        assert choice in decision.choices
        advance(pos, decision, choice)
    result = TITLE.result(pos)
    assert result is not None
    return result


@pytest.mark.parametrize("options", [{}, {"advanced": True}], ids=["basic", "advanced"])
def test_greedy_beats_random_by_far(options: dict[str, Any]) -> None:
    wins, ahead = 0, 0
    for number in range(12):
        seat = number % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        result = played(f"strength-{number}", names, options)
        score = {standing.seat: standing.score for standing in result.standings}
        wins += result.winners() == [seat]
        ahead += score[seat] - score[1 - seat]
    assert wins >= 10  # 95 of 100
    assert ahead / 12 > 15


def test_alone_greedy_earns_a_better_totem_than_chance() -> None:
    scores = {name: [played(f"alone-{n}", [name], {}).standings[0].score for n in range(8)] for name in BOTS}
    assert sum(scores["greedy"]) > 2 * sum(scores["random"])


def test_an_objective_is_claimed_as_soon_as_it_can_be() -> None:
    assert best(table(p1={"mantas": ["gold2", "power2"]})) == "claim bonus2"


def test_eight_points_are_scored_rather_than_two() -> None:
    t = table(p1={"board": ["L28@full", "L15@full"], "mantas": ["score"]})
    t.play("manta bonus-score")
    assert best(t) == "score L28"


def test_a_level_with_nothing_on_it_is_raised_rather_than_gold() -> None:
    t = table(p1={"board": ["L24", "L15"], "mantas": ["raise1"]})
    t.play("manta bonus-raise1")
    assert best(t) == "raise L24"


def test_with_an_empty_hand_matrona_is_worth_more_than_with_a_full_one() -> None:
    empty = table(p1={"hand": ["matrona"], "discard": ["legionary", "sealord", "recruiter"], "ready": []})
    assert guessed(empty)["play matrona"] > guessed(table())["play matrona"]


def test_a_tired_manta_is_placed_rather_than_a_ready_one_of_its_worth() -> None:
    tired = table(p1={"mantas": ["gold2", "power2"], "ready": ["gold1", "raise1", "power2-sharks"]})
    ready = table(p1={"mantas": ["gold2", "power2"]})
    tired.play("claim bonus2")
    ready.play("claim bonus2")
    assert guessed(tired)["place start-power1"] > guessed(ready)["place start-power1"]


def test_a_captain_who_wakes_mantas_first_reckons_with_the_tired_ones() -> None:
    card = "mantas-leader"
    tired = {"hand": ["matrona", card], "mantas": ["power2"], "ready": []}
    near, far = table(p1=tired, lower=["L6"]), table(p1=tired, lower=["L14"])
    assert guessed(near)[f"play {card}"] > guessed(far)[f"play {card}"] + 1  # 6 = 1 + 1 + 2 + 2, and 8 is too much


def test_what_a_card_raises_to_the_end_it_may_score_in_the_same_breath() -> None:
    box = example_box({"king-7": {"effects": "raise 2; score 1"}, "wave-teller": {"effects": "raise 2"}})
    t = table(box, p1={"hand": ["matrona", "king-7", "wave-teller"], "board": ["L55@3"]}, ending="p2", last_turns=0)
    assert guessed(t)["play king-7"] > guessed(t)["play wave-teller"] + 5


def test_a_king_who_leaves_is_played_for_a_good_purchase_rather_than_kept() -> None:
    t = table(p1={"hand": ["matrona", "recruiter", "cai"]}, lower=["L6"], row=["healer"])
    assert best(t) == "play cai"


@pytest.mark.parametrize("objective", ["recruit5", "hand8"])
def test_five_gold_are_paid_for_a_character_when_an_objective_asks_for_it(objective: str) -> None:
    others = ["board5", "scored3", "types4"]
    gold = {"hand": ["matrona", "recruiter"], "mantas": ["gold2", "gold2"]}
    t = table(p1=gold, objectives=[objective, *others], row=["meg"] * 2 + ["grabber"] * 2 + ["healer"] * 2)
    t.play("play recruiter")
    assert best(t).endswith("place 6") == (objective == "recruit5")


def test_as_the_discard_pile_grows_matrona_waits_for_the_objective_of_ten() -> None:
    owned = ["legionary", "sealord", "sea-horse", "wave-teller", "meg", "grabber", "healer", "anglerfish", "recruiter"]
    goals = ["hand8", "board5", "scored3"]
    nine = {"hand": ["matrona", "pearl-trader"], "discard": owned}
    with_it = table(p1=nine, objectives=["discard10", *goals])
    without = table(p1=nine, objectives=["bonus2", *goals])
    assert guessed(with_it)["play pearl-trader"] > guessed(without)["play pearl-trader"] + 2
    assert guessed(with_it)["play matrona"] < guessed(without)["play matrona"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_guesses_the_same_whatever_lies_hidden(seats: int) -> None:
    rng = random.Random(f"hidden-{seats}")
    asked = 0
    for number in range(4):
        pos = TITLE.setup({"advanced": True}, seats, f"hidden-{seats}-{number}")
        while pending(pos):
            decision = pending(pos)[0]
            seat = decision.seat
            true = TITLE.guess(TITLE.view(pos, seat), decision)
            other = TITLE.redeal(pos, seat, rng)
            (there,) = [each for each in pending(other) if each.seat == seat]
            assert TITLE.written(there) == TITLE.written(decision)
            assert TITLE.guess(TITLE.view(other, seat), there) == true
            asked += 1
            play_out(pos, rng, 7)
    assert asked > 40
