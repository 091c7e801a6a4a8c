"""What is said of a card: when it is clear, and how seldom chance alone makes it so."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tablee.lab.figures import SHARE
from tablee.lab.impacts import ENOUGH, add_moments, contrast, holm, judge_together, judged, label


def deals(count: int, effect: float, rng: random.Random) -> Counter[str]:
    """A card that one of two players plays and the other only holds: the first wins with this chance."""
    moments: Counter[str] = Counter()
    for _ in range(count):
        won = SHARE * (rng.random() < effect)
        told = {label(0, 0, "p", "n"): 1, label(0, 0, "p", "w"): won}
        add_moments(moments, Counter({**told, label(0, 0, "h", "n"): 1, label(0, 0, "h", "w"): SHARE - won}))
    return moments


def test_players_of_the_same_table_are_no_independent_witnesses() -> None:
    """Where one player's victory is the other's defeat, the difference varies twice as much as among strangers."""
    moments = deals(400, 0.5, random.Random(1))
    value, moves, missing = contrast(moments, 0, 1, "w", SHARE, 2) or (0.0, {}, 0.0)
    found = judged(moments, value, moves, missing)
    rate = moments[label(0, 0, "p", "w")] / SHARE / 400
    assert value == pytest.approx(2 * rate - 1)
    wanted = 1.96 * 2 * (rate * (1 - rate) / 400) ** 0.5
    assert (found.high - found.low) / 2 == pytest.approx(wanted, rel=0.01)


def test_an_interval_of_95_percent_holds_95_times_of_100() -> None:
    rng = random.Random("coverage")
    held = 0
    for _ in range(300):
        moments = deals(120, 0.6, rng)
        found = judged(moments, *(contrast(moments, 0, 1, "w", SHARE, 2) or (0.0, {}, 0.0)))
        held += found.low <= 0.2 <= found.high
    assert 0.90 <= held / 300 <= 0.985


def test_a_strong_bots_favourite_is_no_strong_card() -> None:
    """The first bot wins 9 of 10 games, with the card or without, and mostly plays it; the second one hardly does."""
    moments: Counter[str] = Counter()
    for bot, played, rate in ((0, 180, 9), (1, 20, 1)):
        for side, count in (("p", played), ("h", 200 - played)):
            for number in range(count):
                won = SHARE * (number % 10 < rate)
                add_moments(moments, Counter({label(0, bot, side, "n"): 1, label(0, bot, side, "w"): won}))
    value, _, _ = contrast(moments, 0, 2, "w", SHARE, 2) or (9.0, {}, 0.0)
    assert value == pytest.approx(0.0)


def test_a_card_is_judged_only_where_enough_played_it_and_enough_only_held_it() -> None:
    assert contrast(deals(ENOUGH - 1, 0.5, random.Random(1)), 0, 1, "w", SHARE, 2) is None
    assert contrast(deals(ENOUGH, 0.5, random.Random(1)), 0, 1, "w", SHARE, 2) is not None


def test_holm_asks_more_of_each_card_the_more_cards_there_are() -> None:
    assert holm([]) == []
    assert holm([0.02]) == [0.02]
    assert holm([0.001, 0.02, 0.5, 0.03]) == pytest.approx([0.004, 0.06, 0.5, 0.06])


def hands_by_chance(players: int, held: int, seats: int, opponents: bool, rng: random.Random) -> Counter[str]:
    """A card that does nothing: of so many players who play it and so many who only hold it, each wins as often as
    everybody, and points lean to one side. `opponents`: at the same tables, as with a card that lies open for all."""
    moments: Counter[str] = Counter()
    for number in range(max(players, held) if opponents else players + held):
        sides = [number < players, number < held] if opponents else [number < players, number >= players]
        winner, told = rng.randrange(seats), Counter[str]()
        for seat, side in enumerate("ph"):
            if sides[seat]:
                told[label(0, 0, side, "n")] = 1
                told[label(0, 0, side, "w")] = SHARE * (winner == seat)
                told[label(0, 0, side, "s")] = round(30 * rng.gammavariate(4, 0.5)) + 20 * (winner == seat)
        add_moments(moments, told)
    return moments


def test_of_reports_on_cards_that_do_nothing_at_most_5_of_100_have_a_star() -> None:
    """By wins or by points, with few players who play a card and many, one winner of two players and of four. Three
    times as many stars as promised would be found."""
    rng = random.Random("nothing")
    designs = [(30, 90, 4, False), (30, 90, 2, False), (60, 30, 4, True), (40, 40, 2, True), (31, 31, 3, False)]
    reports, starred = 0, 0
    for design in designs:
        for _ in range(30):
            rows = []
            for _ in range(20):
                moments = hands_by_chance(*design, rng)
                both = {}
                for what, name, scale in (("w", "wins", SHARE), ("s", "score", 1)):
                    found = contrast(moments, 0, 1, what, scale, design[2])
                    assert found is not None
                    both[name] = judged(moments, *found)
                rows.append(both)
            judge_together(rows)
            reports += 1
            starred += any(each.is_clear for row in rows for each in row.values())
    assert starred <= 0.1 * reports, f"{starred} of {reports}"


def test_thirty_players_who_all_lost_are_no_proof() -> None:
    """At a table of four that happens to one card in 5,000 by chance; they do not vary, and yet p says no less."""
    moments: Counter[str] = Counter()
    for number in range(330):
        side = "p" if number < 30 else "h"
        won = SHARE * (side == "h" and number % 10 < 3)
        add_moments(moments, Counter({label(0, 0, side, "n"): 1, label(0, 0, side, "w"): won}))
    found = judged(moments, *(contrast(moments, 0, 1, "w", SHARE, 4) or (0.0, {}, 0.0)))
    assert 0.0002 < found.p < 0.002


def test_a_card_that_matters_is_found() -> None:
    """Played by 200, who win 45 of 100, and only held by 600, who win 25."""
    rng = random.Random("matters")
    moments: Counter[str] = Counter()
    for number in range(800):
        side, rate = ("p", 0.45) if number < 200 else ("h", 0.25)
        won = SHARE * (rng.random() < rate)
        add_moments(moments, Counter({label(0, 0, side, "n"): 1, label(0, 0, side, "w"): won}))
    found = judged(moments, *(contrast(moments, 0, 1, "w", SHARE, 4) or (0.0, {}, 0.0)))
    assert found.p < 0.05 / 200, "one of a hundred cards, by wins and by points"
