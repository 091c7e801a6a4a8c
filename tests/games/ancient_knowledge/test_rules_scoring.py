"""The end of the game and the final count: AK-146 to AK-162."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.errors import BadInput, IllegalChoice
from tablee.kernel.title import Result, Standing
from tests.games.ancient_knowledge.table import Table, table

TILES = [["T3", "T4", "T5"], ["T28", "T29", "T30"], ["T31", "T32", "T33"]]
CITIES, MEGALITHS = ([f"{kind}{number}" for number in range(1, 11)] for kind in "CM")
THIRTEEN = [*CITIES, *MEGALITHS[:3]]


def phase(t: Table) -> str:
    return TITLE.view(t.pos, None)["phase"]


def racing(turn: str, past: list[str], **layout: Any) -> Table:
    """Three players; the one whose turn it is has a last action, this Past, and one monument on slot 1."""
    areas: dict[str, Any] = {f"p{number}": {"hand": [f"A{number}"]} for number in (1, 2, 3)}
    areas[turn] |= {"past": past, "timeline": {1: "P2(0)"}}
    return table(**areas, turn=turn, actions=1, flipped=True, tiles=TILES, **layout)


def final(*areas: dict[str, Any], **layout: Any) -> Result:
    """The final count of these areas, right after the last turn."""
    players = {f"p{number}": dict(area) for number, area in enumerate(areas, 1)}
    seats = max(2, len(areas))
    result = table(**players, seats=seats, turn=f"p{seats}", phase="decline", ending=True, **layout).result()
    assert result is not None
    return result


def standing(result: Result, seat: int = 0) -> Standing:
    (found,) = [one for one in result.standings if one.seat == seat]
    return found


def lines(area: dict[str, Any]) -> dict[str, int]:
    """The score pad of a player with this area, lines of 0 left out."""
    return {name: points for name, points in standing(final(area, tiles=[[], [], []])).lines.items() if points}


# The end


@pytest.mark.rule("AK-146")
def test_the_end_is_set_off_by_fourteen_cards_in_a_past_and_not_by_thirteen() -> None:
    t = racing("p3", THIRTEEN[:12]).play("search")
    assert len(t.p3.past) == 13
    assert (phase(t), t.deciding()) == ("action", ["p1"])
    t = racing("p3", THIRTEEN).play("search")
    assert len(t.p3.past) == 14
    assert phase(t) == "over"


@pytest.mark.rule("AK-147")
@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_play_goes_on_until_everybody_has_had_the_same_number_of_turns(first: str) -> None:
    order = ["p1", "p2", "p3"] * 2
    order = order[order.index(first) :][:3]
    for place, who in enumerate(order):
        t = racing(who, THIRTEEN, first=first, round=5).play("search")
        turns = order[: place + 1]
        while t.deciding() and len(turns) < 6:
            turns += t.deciding()
            t.play("search", "search")
        assert turns == order
        assert phase(t) == "over"
        assert TITLE.view(t.pos, None)["round"] == 5


@pytest.mark.rule("AK-148")
def test_if_the_last_player_of_the_round_sets_it_off_the_game_ends_after_that_turn() -> None:
    t = racing("p3", THIRTEEN).play("search")
    assert (phase(t), t.deciding()) == ("over", [])
    with pytest.raises(IllegalChoice):
        t.play("p1: search")
    t = racing("p2", THIRTEEN, first="p3").play("search")
    assert phase(t) == "over"


@pytest.mark.rule("AK-149")
def test_a_past_may_grow_beyond_fourteen() -> None:
    p1 = {"past": THIRTEEN, "timeline": {1: ["P2(0)", "P3(0)"]}, "hand": ["A1"]}
    t = table(p1=p1, p2={"hand": ["A2"]}, flipped=True, actions=1, tiles=TILES).play("search", "decline P2")
    assert len(t.p1.past) == 15
    p2 = {"past": THIRTEEN, "timeline": {1: ["P2(0)", "P3(0)"]}, "hand": ["A1"]}  # also in the last round
    t = table(p1={"past": ["P4"]}, p2=p2, turn="p2", flipped=True, ending=True, actions=1, tiles=TILES)
    t.play("search", "decline P2")
    assert (len(t.p2.past), phase(t)) == (15, "over")


@pytest.mark.rule("AK-150")
def test_the_final_count_follows_the_last_turn() -> None:
    t = racing("p2", THIRTEEN)
    assert t.result() is None
    t.play("search")
    assert (t.result(), phase(t)) == (None, "action")  # set off, but p3 has still a turn
    t.play("search", "search")
    assert phase(t) == "over"
    assert t.events[-1]["event"] == "game-ended"
    result = t.result()
    assert result is not None
    assert sorted(one.seat for one in result.standings) == [0, 1, 2]


# The five lines


@pytest.mark.rule("AK-151")
def test_line_one_is_the_printed_points_of_all_monuments_in_the_past() -> None:
    assert lines({"past": ["C28 tilted", "M12"]}) == {"past": 10 + 2}
    assert lines({"past": ["C29", "C28", "P13", "C12", "C24"]}) == {"past": 12 + 10 + 8 + 0 + 2}


@pytest.mark.rule("AK-152")
def test_line_two_is_the_final_scoring_effects_of_monuments_in_the_past() -> None:
    assert lines({"past": ["C5", "C12", "C13"]}) == {"effects": 3}  # 1 per city
    assert lines({"past": ["C5", "M7", "C12", "M28"]}) == {"effects": 2 + 2}  # and 1 per megalith
    assert lines({"past": ["C12", "C13"]}) == {}


@pytest.mark.rule("AK-153")
def test_line_three_is_the_points_of_level_two_knowledge_cards() -> None:
    assert lines({"collection": ["T34", "T44", "T39"]}) == {"knowledge": 2 + 4 + 5}
    assert lines({"collection": [f"T{number}" for number in range(1, 28)]}) == {}  # all of level I


@pytest.mark.rule("AK-154", "AK-155", "AK-156")
def test_line_four_is_one_point_per_monument_in_the_timeline_whatever_is_printed_or_lies_on_it() -> None:
    for tokens in (0, 10):
        timeline = {2: [f"C29({tokens})", f"C28({tokens})"], 3: f"C12({tokens})", 6: f"P13({tokens})"}
        assert lines({"timeline": timeline}) == {"timeline": 4}


@pytest.mark.rule("AK-157")
def test_line_five_takes_a_point_for_each_lost_knowledge() -> None:
    assert lines({"lost": 0}) == {}
    assert lines({"lost": 1}) == {"lost": -1}
    assert lines({"lost": 17}) == {"lost": -17}


@pytest.mark.rule("AK-158")
def test_the_total_is_the_sum_of_the_five_lines_and_may_be_negative() -> None:
    area = {"past": ["C28", "C5"], "collection": ["T44"], "timeline": {3: "C29(4)"}, "lost": 5}
    counted = standing(final(area))
    assert counted.lines == {"past": 10, "effects": 2, "knowledge": 4, "timeline": 1, "lost": -5}
    assert counted.score == 12
    assert standing(final(area | {"lost": 30})).score == -13


# The winner


@pytest.mark.rule("AK-159")
def test_the_highest_total_wins() -> None:
    result = final({"past": ["C26"]}, {"past": ["C29"], "lost": 1}, {"past": ["C28"]}, {"lost": 2})
    assert [(one.seat, one.score, one.rank) for one in result.standings] == [
        (1, 11, 1),
        (2, 10, 2),
        (0, 7, 3),
        (3, -2, 4),
    ]
    assert (result.winners(), result.by) == ([1], "")


@pytest.mark.rule("AK-160")
def test_in_a_tie_for_first_place_the_player_with_the_least_lost_knowledge_wins() -> None:
    six, nine = {"past": ["C28"], "lost": 6}, {"past": ["C29", "C9"], "lost": 9}
    assert standing(final(six)).score == standing(final(nine)).score == 4
    assert (final(nine, six).winners(), final(nine, six).by) == ([1], "lost")
    assert final(six, nine).winners() == [0]
    assert final(six, nine, {"past": ["C27"], "lost": 4}).winners() == [2]
    assert final(nine, six, options={"ages": [90, 20]}).winners() == [1]  # age does not matter before


@pytest.mark.rule("AK-161")
def test_still_tied_the_oldest_of_these_players_wins() -> None:
    areas = [{"past": ["C28"], "lost": 3}, {"past": ["C26"]}, {"past": ["C9", "C22", "C24"]}]  # 7 points, 3 0 0 lost
    assert [standing(final(*areas), seat).score for seat in (0, 1, 2)] == [7, 7, 7]
    for ages, oldest in (([80, 40, 30], 1), ([80, 30, 40], 2)):
        result = final(*areas, options={"ages": ages})
        assert (result.winners(), result.by) == ([oldest], "age")
    with pytest.raises(BadInput, match="3 whole numbers"):
        final(*areas, options={"ages": [80, 30]})


@pytest.mark.rule("AK-161")
def test_without_ages_or_of_the_same_age_they_share_the_victory() -> None:
    areas = [{"past": ["C28"], "lost": 3}, {"past": ["C26"]}, {"past": ["C9", "C22", "C24"]}]
    for layout in ({}, {"options": {"ages": [50, 40, 40]}}):
        result = final(*areas, **layout)
        assert (result.winners(), result.by) == ([1, 2], "shared")


@pytest.mark.rule("AK-162")
def test_artefacts_and_cards_in_hand_give_no_points() -> None:
    assert lines({"artefacts": ["A1", "A2", "A3", "A4", "A5"], "hand": ["C29", "C5", "M12", "A6"]}) == {}
