"""What a sensible player prefers, and that bots with these hints play better than without."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import make_bot
from tablee.games.scholars.game import TITLE
from tablee.games.scholars.plans import outcomes, plans_from
from tablee.kernel.agenda import advance, decision_of, pending
from tablee.lab.simulation import simulate
from tests.games.scholars.table import Table, table

RED, YELLOW, BLUE, ORANGE = (8 * colour for colour in range(1, 5))


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
    """A red 1 with a red worker and a white 2 with two yellow ones."""
    found = outcomes([RED + 1, 2], [0, 1, 2, 0], 0.5, 0.3)
    assert found[64 * 4 + 12] == pytest.approx(2 * 0.5 + 3 * 0.3)
    assert 64 * 4 + 12 not in outcomes([RED + 1, 2], [0, 1, 1, 0], 0.5, 0.3)


def test_a_placement_goes_on_only_to_what_can_still_come_of_it() -> None:
    plans = plans_from([2, RED + 1], [0, 1, 2, 0], 0, [RED + 1], [(1,)])
    assert ([RED + 1], [(1,)], 1, 6) in plans
    assert ([RED + 1, 2], [(1,), (2, 2)], 4, 12) in plans
    assert all(plan[0][0] == RED + 1 and plan[1][0] == (1,) for plan in plans)


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
        TITLE.guess({**view, "pairs": [(card, resource) for card, _ in view["pairs"]]}, decision)
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
            view = TITLE.view(pos, decision.seat)
            advance(pos, decision, bots[decision.seat].choose(TITLE, lambda view=view: view, decision))  # type: ignore[misc]
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
