"""What a sensible player prefers, and that bots with these hints play better than without."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

from tablee.bots import PositionSight, make_bot
from tablee.games.scholars.bots.plans import HELPERS, THERE, TWO_DICE, Hand, put_on, value_of
from tablee.games.scholars.game import TITLE
from tablee.games.scholars.rules.dice import mixed, with_workers
from tablee.kernel.agenda import advance, decision_of, pending
from tablee.lab.simulation import simulate
from tests.games.scholars.table import Table, table

RED = 8
WAYS = [(), *[(one,) for one in range(4)], *[(both, both) for both in range(4)]]
"""The workers that bots put on a die: none, one, or two alike."""


def guessed(t: Table) -> dict[str, float]:
    """What each choice of the deciding seat is worth, by its notation."""
    seat = pending(t.pos)[0].seat
    decision = decision_of(t.pos, seat)
    assert decision is not None
    return dict(zip(TITLE.written(decision), TITLE.guess(TITLE.view(t.pos, seat), decision), strict=True))


def best(t: Table) -> str:
    worth = guessed(t)
    return max(worth, key=lambda choice: worth[choice])


def test_a_white_die_is_not_kept_for_research() -> None:
    worth = guessed(table(p1={"hand": ["white 2"]}))
    assert worth["work travel"] > worth["work research"]


def test_with_used_slots_and_no_dice_worth_using_one_rests() -> None:
    cards = ["mathematics", "chemistry", "biology", "physics", "respite"]
    names = ["recruit", "travel", "research", "translate"]
    slots = {name: {"card": card, "dice": ["red 5", "red 4"]} for name, card in zip(names, cards, strict=False)}
    levels = dict.fromkeys(cards[:4], 4)
    assert best(table(p1={"hand": ["white 1"], "slots": slots, "levels": levels})) == "rest"


def test_workers_that_make_an_orange_12_are_seen_from_the_start() -> None:
    """A red 1 with a red worker and a white 2 with two yellow ones: two dice, three workers."""
    assert Hand([2, RED + 1], [0, 1, 2, 0]).all_outcomes()[8 * (TWO_DICE + 3) + 4] == 12
    assert 12 not in Hand([2, RED + 1], [0, 1, 1, 0]).all_outcomes()[:THERE]


def test_a_placement_goes_on_only_to_what_can_still_come_of_it() -> None:
    hand = Hand([2, RED + 1], [0, 1, 2, 0])
    makes = hand.makes_from(RED + 1, put_on(RED + 1, 0, (1,)))
    assert [(HELPERS[make], value_of(RED + 1, make)) for make in makes] == [(1, 6)]  # raised once is as high as it gets
    found = hand.outcomes_with(RED + 1, makes)
    assert (found[8 * 1 + 1], found[8 * (TWO_DICE + 3) + 4]) == (6, 12)  # a red 6 alone, an orange 12
    assert not any(found[:8])  # nothing without the worker that is there


@pytest.mark.parametrize("number", range(40))
def test_the_outcomes_of_a_hand_are_those_of_all_its_placements(number: int) -> None:
    """By trying every die, every pair and every way to put workers on them."""
    rng = random.Random(f"outcomes-{number}")
    hand = sorted([8 * colour + rng.randrange(1, 7) for colour in rng.choices(range(8), k=rng.randrange(1, 6))])
    workers = [rng.choice((0, 0, 1, 2, 3)) for _ in range(4)]
    highest: dict[tuple[int, int, int], int] = {}
    for dice in [*combinations(hand, 1), *combinations(hand, 2)]:
        for put in product(WAYS, repeat=len(dice)):
            used = [sum(way.count(colour) for way in put) for colour in range(4)]
            if all(used[colour] <= workers[colour] for colour in range(4)):
                faces = [with_workers(die, 0, way) for die, way in zip(dice, put, strict=True)]
                value = sum(face & 7 for face in faces)
                for colour in mixed(faces):
                    key = (len(dice), sum(used), colour)
                    highest[key] = max(value, highest.get(key, 0))
    found = Hand(hand, workers).all_outcomes()
    for (count, helpers, colour), value in highest.items():
        cheaper = [8 * (fewer if count == 1 else TWO_DICE + fewer) + colour for fewer in range(helpers + 1)]
        assert max(found[at] for at in cheaper) >= value
    for at, value in enumerate(found[:THERE]):
        effort, colour = divmod(at, 8)
        key = (1, effort, colour) if effort < TWO_DICE else (2, effort - TWO_DICE, colour)
        assert value <= highest.get(key, 0)
        assert bool(value) == bool(found[THERE + effort] >> colour & 1)


def test_of_two_colours_the_one_that_does_more_is_picked() -> None:
    levels = {"philosophy": 7}  # nothing is left to gain for purple
    t = table(p1={"hand": ["orange 5", "purple 4"], "levels": levels}).place("research", "orange 5", "purple 4")
    assert best(t) == "colour orange"


def test_in_the_last_turn_nobody_is_employed_for_later() -> None:
    area, decks = {"hand": ["white 5"], "silver": 9}, {"greek": ["greek-a"]}
    usual, closing = (
        table(p1=area, decks=decks, round=8, last=last).work("recruit", "white 5").play("act recruit")
        for last in (0, 8)
    )
    assert guessed(usual)["employ greek-a"] > 1
    assert guessed(closing)["employ greek-a"] == 0
    assert best(closing).startswith("dispatch")


def test_the_goals_translator_is_worth_meeting() -> None:
    decks = {"sanskrit": ["sanskrit-c"]}
    plain = table(p1={"hand": ["white 4"], "goal": "greek"}, decks=decks).work("recruit", "white 4")
    wanted = table(p1={"hand": ["white 4"], "goal": "sanskrit"}, decks=decks).work("recruit", "white 4")
    worth = guessed(wanted.play("act recruit")), guessed(plain.play("act recruit"))
    assert worth[0]["dispatch sanskrit-c"] > worth[1]["dispatch sanskrit-c"]


def test_a_chain_prefers_own_translators_who_then_retire() -> None:
    rooms = {1: "persian-b p1 1", 2: "persian-c p2"}
    t = table(p1={"hand": ["green 4"], "gold": 2, "silver": 2}, rooms=rooms, house={"green": ["scroll-persian-b"]})
    t.work("translate", "green 4").play("act translate")
    assert best(t) == "through persian-b"


def test_influence_goes_where_it_wins_control() -> None:
    guilds = {"purple": {"p2": 2}, "orange": {"p1": 3}, "green": {"p1": 1, "p2": 1}}
    t = table(p1={"hand": ["white 6"], "silver": 9}, decks={"greek": ["greek-a", "greek-b"]}, guilds=guilds)
    t.work("recruit", "white 6").play("act recruit", "employ greek-a", "room 7")
    assert best(t) == "influence green"


def test_the_draft_looks_at_the_bonus_line() -> None:
    """Influence in a guild against a mark on a scroll weighs more than 1 gold against 1 silver."""
    pos = TITLE.setup({}, 2, "draft")
    decision = pending(pos)[0]
    view = TITLE.view(pos, decision.seat)
    with_mark, with_influence = (
        TITLE.guess({**view, "pairs": [[card, resource] for card, _ in view["pairs"]]}, decision)
        for resource in ("resource-3", "resource-5")
    )
    assert all(influence > mark for influence, mark in zip(with_influence, with_mark, strict=True))


def test_three_points_of_a_caliph_come_first() -> None:
    t = table(p1={"hand": []}, pile=["scroll-greek-a", "caliph-1"], guilds={"purple": {"p1": 2}}).play("rest")
    assert best(t) == "option top"


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (2, {"myriade": False}), (3, {"mode": "epic"}), (4, {})], ids=str
)
def test_greedy_beats_random_clearly(seats: int, options: dict[str, Any]) -> None:
    scores = []
    for number in range(3):
        pos = TITLE.setup(options, seats, f"hints-{number}")
        pos.events = None
        bots = [make_bot("greedy" if seat == number % seats else "random", f"{number}/{seat}") for seat in range(seats)]
        while pending(pos):
            decision = pending(pos)[0]
            advance(pos, decision, bots[decision.seat].choose(PositionSight(TITLE, pos), decision))
        result = TITLE.result(pos)
        assert result is not None
        assert result.winners() == [number % seats]
        scores.append(max(standing.score for standing in result.standings))
    assert min(scores) >= 25


def test_a_simulation_shows_every_main_action_and_what_is_paid_with_in_use() -> None:
    """Over some greedy games no main action, no slot but the sixth and no kind of resource stays unused."""
    tally = simulate("scholars", bots=["greedy", "greedy"], games=8, seed="use").tally
    made = set(tally.choices)
    wanted = {f"act {act}" for act in ("recruit", "travel", "research", "translate")}
    wanted |= {f"work {slot}" for slot in ("recruit", "travel", "research", "translate", "fifth")}
    wanted |= {f"deliver {guild}" for guild in ("purple", "orange", "green")}
    wanted |= {"rest", "employ", "banner", "use", "page", "place", "pay", "mark", "worker on", "tuck under"}
    wanted |= {"destroy bag", "harvest medicine"}
    assert wanted <= made
    assert all(tally.chosen[kind] <= tally.games <= 8 for kind in made)
