"""A plan can be tried: its cost and result are seen before anything is done, and it can be taken back."""

from __future__ import annotations

from typing import Any

from tablee.games.scholars.game import TITLE
from tablee.kernel.agenda import pending
from tablee.kernel.game import Game
from tests.games.scholars.table import Table, table


def plan(t: Table) -> Any:
    return TITLE.view(t.pos, pending(t.pos)[0].seat)["plan"]


def test_a_placement_tells_what_it_would_give_while_nothing_lies_there_yet() -> None:
    hand = ["red 3", "blue 5"]
    rooms = {1: "persian-b p1"}
    house = {"purple": ["scroll-persian-b", "scroll-greek-a", "scroll-persian-c"]}
    t = table(p1={"hand": hand, "gold": 1}, rooms=rooms, house=house, map={}).place("fifth", *hand)
    assert t.prompt() == "dice"
    (given,) = plan(t)["gives"]
    assert (given["colour"], given["value"]) == ("purple", 8)
    assert [card.partition("-")[0] for card in given["recruit"]] == [
        "chinese",
        "sanskrit",
        "greek",
        "hebrew",
        "persian",
        "syriac",
    ]
    assert (given["travel"], given["research"]) == (8, {"philosophy": 3})
    assert given["translate"] == ["scroll-persian-b", "scroll-persian-c"]  # nobody translates Greek
    assert (t.p1.hand, t.p1.slots) == (hand, [None] * 6)


def test_each_colour_that_may_be_picked_tells_its_own() -> None:
    t = table(p1={"hand": ["orange 5", "purple 4"]}).place("research", "orange 5", "purple 4")
    given = plan(t)["gives"]
    assert [(each["colour"], each["research"]) for each in given] == [
        ("orange", {"astronomy": 3}),
        ("purple", {"philosophy": 3}),
    ]


def test_workers_change_what_is_told() -> None:
    area = {
        "hand": ["white 3", "white 1"],
        "workers": {"red": 2},
        "columns": {"research": ["page-21"]},
        "levels": {"biology": 4},
    }
    t = table(p1=area).place("research", "white 3")
    assert plan(t)["gives"][0] == {"colour": "white", "value": 3, "research": {}, "cards": ["page-21"]}
    t.play("worker red on 1", "worker red on 1")
    assert plan(t)["gives"][0] == {
        "colour": "red",
        "value": 6,
        "research": {"mathematics": 2},
        "cards": ["page-21"],
    }


def test_a_black_translation_tells_its_options() -> None:
    area = {"hand": ["black 6", "black 4"], "gold": 1}
    t = table(p1=area, rooms={1: "persian-b p1"}).place("translate", "black 6", "black 4")
    assert plan(t)["gives"][0]["study"] == [1]  # two translators are needed for the other one


def test_a_chain_tells_its_gold_fees_and_who_retires_before_it_is_done() -> None:
    rooms = {1: "greek-a p1 1", 2: "persian-c p2"}
    house = {"green": ["scroll-greek-b p2"]}
    t = table(p1={"hand": ["green 4"], "gold": 2, "silver": 2}, rooms=rooms, house=house).work("translate", "green 4")
    t.play("act translate")
    assert t.offers() == ["done"]  # the only chain; it is still asked
    assert plan(t) == {
        "scroll": "scroll-greek-b",
        "translators": ["greek-a", "persian-c"],
        "gold": 2,
        "silver": 2,
        "retiring": ["greek-a"],
        "chains": [
            {
                "translators": ["greek-a", "persian-c"],
                "languages": ["greek", "persian"],
                "fees": [0, 1],
                "gold": 2,
                "silver": 2,
                "retiring": ["greek-a"],
            }
        ],
    }
    assert (t.p1.gold, t.p1.silver) == (2, 2)
    assert (t.play("done").p1.gold, t.p1.silver) == (0, 1)  # the scroll gives 1 silver


def test_picks_and_whole_actions_are_taken_back_until_something_new_is_seen() -> None:
    game = Game.begin(TITLE, TITLE.box(), {}, ["Ana", "Ben"], "plans", "salt")
    while game.decisions()[0].prompt != "turn":
        decision = game.decisions()[0]
        game = game.next(decision.seat, decision.choices[0])
    seat = game.decisions()[0].seat
    before = game.position
    die = next(die for die in TITLE.view(before, seat)["players"][seat]["hand"])
    for choice in ("work recruit", "play respite", f"die {die}", "done", "banner"):
        game = game.next(seat, choice)
    assert game.decisions()[0].prompt == "resolve"
    for _ in range(5):
        assert game.why_no_undo(seat) is None
        game = game.undo(seat)
    assert game.position == before


def test_all_picks_of_a_placement_are_given_up_at_once() -> None:
    game = Game.begin(TITLE, TITLE.box(), {}, ["Ana", "Ben"], "plans", "salt")
    while game.decisions()[0].prompt != "turn":
        decision = game.decisions()[0]
        game = game.next(decision.seat, decision.choices[0])
    seat = game.decisions()[0].seat
    before = game.position
    die = TITLE.view(before, seat)["players"][seat]["hand"][0]
    for choice in ("work travel", "play physics", f"die {die}"):
        game = game.next(seat, choice)
    after = game.cancel(seat)
    assert game.number - after.number == 3
    assert after.position == before


def test_large_choices_stay_short_lists() -> None:
    """Eight dice, many workers, eleven rooms: every decision lists some dozens of picks at most."""
    hand = ["red 1", "red 2", "blue 3", "white 4", "yellow 5", "orange 6", "purple 4", "black 5"]
    area = {"hand": hand, "workers": {"white": 3, "red": 3, "yellow": 3, "blue": 3}, "gold": 9, "silver": 9}
    t = table(p1=area)
    most = 0
    for choice in ("work fifth", "play physics", "die red 1", "die black 5", "worker red on 1"):
        t.play(choice)
        most = max(most, len(t.offers()))
    assert most <= 30
