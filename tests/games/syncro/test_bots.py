"""Bots as partners: what they make of estimates and Spells, and that they coordinate without any secret channel."""

from __future__ import annotations

import json

import pytest

from tablee.bots import PositionSight, make_bot
from tablee.games.syncro.bots.doors import outlook_at, outlook_of
from tablee.games.syncro.bots.hints import payment
from tablee.games.syncro.bots.outlook import add_help, added, new_help, sorted_help
from tablee.games.syncro.game import TITLE
from tablee.games.syncro.state.board import Syncro
from tablee.games.syncro.state.terms import WON
from tablee.kernel.agenda import advance, pending
from tablee.kernel.decisions import Decision
from tests.games.random_play import questions
from tests.games.syncro.table import BOX, Table, table


def liked(t: Table) -> str:
    """What a greedy bot would choose."""
    decision: Decision = pending(t.pos)[0]
    return TITLE.write(make_bot("greedy", "1").choose(PositionSight(TITLE, t.pos), decision))


@pytest.mark.parametrize(("hand", "signal"), [([5, 4, 4], "good"), ([1, 2, 3], "poor"), ([3, 3, 3], "average")])
def test_a_bot_estimates_honestly(hand: list[int], signal: str) -> None:
    assert liked(table(level=1, p1=hand, p2=[1], phase="estimate")) == f"estimate {signal}"


def test_a_bot_expects_more_of_a_partner_who_thinks_well_of_their_hand() -> None:
    worth = []
    for signal in ("poor", "average", "good"):
        t = table(level=1, p1=[3], p2={"hand": [3, 3, 3], "estimate": signal})
        look = outlook_at(t.pos, 0)
        look.take_stock()
        worth.append(look.worth_of_hand(1))
    assert worth[0] < worth[1] < worth[2]


def test_a_bot_counts_spells_that_are_gone() -> None:
    t = table(level=1, p1=[3], p2=[1, 2], discards=[5] * 8)
    look = outlook_at(t.pos, 0)
    look.weigh_up()
    assert (look.unseen[5], look.unseen[3], look.unseen[1]) == (0, 7, 8)
    assert look.help_of(1).values == [1, 2, 3, 4]


def test_beliefs_about_face_down_spells_add_up() -> None:
    t = table(level=1, p1=[3], p2=[1], p3=[1], slot=3, horde={"r3c1": {"card": "GO-05", "on": [2, "p1:3", "p2:4"]}})
    look = outlook_at(t.pos, 2)
    look.weigh_up()
    (target,) = look.targets
    assert target.hidden == 2
    assert target.known == 2
    assert sum(target.belief) == pytest.approx(1)
    assert sum(target.belief[:2]) == 0, "two Spells are at least 2"
    assert added([0.5, 0.5], [0.0, 1.0]) == [0.0, 0.5, 0.5]


@pytest.mark.parametrize(
    "worth",
    [
        [0.0, 1.0, 9.0, 8.0, 7.0, 6.0],  # the best in the middle
        [0.0, 2.0, 3.5, 5.0, 8.0, 9.0],  # the higher the better
        [0.0, 9.0, 2.0, 8.0, 1.0, 7.0],  # in no order
        [9.0, 9.0, 9.0, 9.0, 9.0, 9.0],  # nothing is better than none
    ],
)
def test_a_partner_adds_the_best_spell_that_they_have(worth: list[float]) -> None:
    help = new_help([1, 2, 3, 4, 5], [0.5, 0.25, 0.75, 0.1, 0.2], [0.5, 1.0, 1.5, 2.0, 2.5])
    helped = worth[:]
    add_help(helped, 1, help)
    assert helped[0] == pytest.approx(sorted_help(worth, 0, help))
    assert helped[1:] == worth[1:]


def test_a_bot_sees_the_same_through_either_door() -> None:
    t = table(
        level=7,
        p1=[1, 3, 6],
        p2=[4, 4],
        p3=[2],
        slot=3,
        discards=[5, 5],
        horde={"r5c1": {"card": "GO-05", "on": [2, "p1:3", "p2:4"]}, "r4c1": "down"},
    )
    here, there = outlook_at(t.pos, 2), outlook_of(BOX, t.view("p3"), 2)
    seen = ("seats", "hand", "aside", "counts", "leans", "tilts", "limit", "unseen", "enemies", "missing", "later")
    assert [getattr(here, name) for name in seen] == [getattr(there, name) for name in seen]
    (one,), (two,) = here.targets, there.targets
    for name in ("code", "family", "strength", "per_card", "bonus", "values", "owners"):
        assert getattr(one, name) == getattr(two, name), name
    assert one.values == [2, 0, 0]


def test_a_bot_finishes_what_lies_open_with_the_lowest_spell_that_does_it() -> None:
    t = table(
        level=1, p1=[1, 3, 5], p2=[1], p3=[1], p4=[1], slot=4, leader="p2", horde={"r3c1": {"card": "GO-05", "on": [5]}}
    )
    assert liked(t) == "attack r3c1 with 3"


def test_a_bot_hits_a_dragon_exactly_if_it_can() -> None:
    t = table(
        level=3, p1=[1, 2, 5], p2=[3], p3=[3], p4=[3], slot=4, leader="p2", horde={"r3c1": {"card": "DR-06", "on": [5]}}
    )
    assert liked(t) == "attack r3c1 with 2"


@pytest.mark.parametrize(
    ("hand", "due", "others", "wanted"),
    [
        ([5, 2, 1], 3, False, [1, 2]),
        ([5, 4], 3, False, [4]),
        ([5, 4], 3, True, []),
        ([5, 1], 3, True, [1]),
        ([1, 1], 6, False, [1, 1]),
        ([3, 1], 0, False, []),
    ],
)
def test_a_bot_pays_exactly_or_as_little_too_much_as_it_can(
    hand: list[int], due: int, others: bool, wanted: list[int]
) -> None:
    assert payment(hand, due, others) == wanted


def level_won(level: int, seats: int, seed: str, bot: str) -> bool:
    pos = TITLE.setup({"level": level}, seats, seed, BOX)
    assert isinstance(pos, Syncro)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(seats)]
    for decision in questions(pos):
        advance(pos, decision, bots[decision.seat].choose(PositionSight(TITLE, pos), decision))
    return pos.phase == WON


@pytest.mark.parametrize(("level", "seats"), [(1, 2), (3, 5), (5, 4), (8, 3)])
def test_a_team_of_bots_wins_far_more_levels_than_chance(level: int, seats: int) -> None:
    games = 20
    greedy, random = (
        sum(level_won(level, seats, f"bots {n}", bot) for n in range(games)) for bot in ("greedy", "random")
    )
    assert greedy >= games // 2
    assert greedy >= random + games // 4


def test_a_bot_answers_alike_whatever_is_hidden_from_it() -> None:
    """Two worlds that look the same to a mage: the same view, the same guess."""
    t = table(level=5, p1=[1, 3, 5], p2=[4, 4, 2], p3=[1, 2], horde={"r5c1": "GO-05", "r4c1": "down"})
    other = table(level=5, p1=[1, 3, 5], p2=[2, 4, 4], p3=[2, 1], horde={"r5c1": "GO-05", "r4c1": "down"})
    assert json.dumps(t.view("p1")) == json.dumps(other.view("p1"))
    one, two = (TITLE.guess(world.view("p1"), pending(world.pos)[0]) for world in (t, other))
    assert one == two
