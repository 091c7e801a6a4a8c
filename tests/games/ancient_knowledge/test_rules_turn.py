"""The course of the game, the turn and its two actions: AK-045 to AK-053."""

from __future__ import annotations

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.errors import IllegalChoice
from tests.games.ancient_knowledge.table import Table, new_game, table

TILES = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]


def told(t: Table) -> list[str]:
    """What the last `play` told, in order."""
    return [event["event"] for event in t.events]


def phase(t: Table) -> str:
    return TITLE.view(t.pos, None)["phase"]


@pytest.mark.rule("AK-045")
def test_the_number_of_rounds_is_not_fixed_in_advance() -> None:
    t = table(p1={"hand_size": 10}, p2={"hand_size": 10}, tiles=TILES)
    for _ in range(60):
        t.play("search", "search", "search", "search")
    assert t.result() is None
    assert TITLE.view(t.pos, None)["round"] == 61
    past = [f"C{number}" for number in range(1, 15)]
    over = table(p1={"past": past}, turn="p2", phase="decline", ending=True, round=1)
    assert over.result() is not None


@pytest.mark.rule("AK-046")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_begins_and_turns_go_clockwise(seats: int) -> None:
    for seed in "12345":
        t = new_game(seats, seed, starting_hands=True)
        order = []
        for _ in range(2 * seats):
            order += t.deciding()
            t.play("search", "search")
        first = t.pos.first
        assert order == [f"p{(first + turn) % seats + 1}" for turn in range(2 * seats)]


@pytest.mark.rule("AK-047")
def test_a_turn_has_the_phases_action_chronicle_decline_in_this_order() -> None:
    t = table(p1={"timeline": {1: "C5(0)", 4: "P31(0)"}, "hand": ["M1"]}, p2={"hand": ["M2"]}, tiles=TILES)
    t.play("search", "search")
    order = ["searched", "chronicle-began", "decline-began", "turn-began"]
    assert [name for name in told(t) if name in order] == ["searched", *order]


@pytest.mark.rule("AK-047")
def test_each_phase_is_over_before_the_next_one_asks_anything() -> None:
    t = table(
        p1={"timeline": {1: ["C5(1)", "C1(0)"]}, "artefacts": ["A9"], "past": ["M3"], "hand": ["M1"]}, tiles=TILES
    )
    phases = [phase(t)]
    t.play("search", "search")
    phases.append(phase(t))
    t.play("done")
    phases.append(phase(t))
    assert phases == ["action", "chronicle", "decline"]


@pytest.mark.rule("AK-048")
def test_after_a_decline_phase_the_player_to_the_left_starts_with_the_action_phase() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            left = (seat + 1) % seats
            layout = {f"p{number}": {"hand": [f"M{number}"]} for number in range(1, seats + 1)}
            layout[f"p{seat + 1}"]["timeline"] = {1: ["C5(0)", "C1(0)"]}
            t = table(**layout, turn=f"p{seat + 1}", phase="decline", tiles=TILES)
            t.play("decline C5")
            assert (t.deciding(), t.prompt(), phase(t)) == ([f"p{left + 1}"], "action", "action")
            assert TITLE.view(t.pos, None)["actions"] == 2


@pytest.mark.rule("AK-049")
def test_whoever_has_the_most_victory_points_in_the_final_count_wins() -> None:
    areas = {"p1": {"past": ["C28"], "lost": 3}, "p2": {"past": ["C25"]}, "p3": {"past": ["C29"], "lost": 4}}
    result = table(**areas, turn="p3", phase="decline", ending=True).result()
    assert result is not None
    assert [(standing.seat, standing.score, standing.rank) for standing in result.standings] == [
        (2, 8, 1),
        (0, 7, 2),
        (1, 6, 3),
    ]
    assert result.winners() == [2]


@pytest.mark.rule("AK-050")
def test_the_active_player_does_two_actions_no_fewer() -> None:
    t = table(p1={"hand": ["M1", "M31"]}, p2={"hand": ["M2"]}, tiles=TILES)
    for _ in range(2):
        assert t.deciding() == ["p1"]
        assert not {"pass", "done"} & set(t.offers())
        assert t.refusal("pass") == t.refusal("done") == "AK-050"
        t.play("search")
    assert t.deciding() == ["p2"]


@pytest.mark.rule("AK-050")
def test_the_active_player_does_two_actions_no_more() -> None:
    t = table(p1={"hand": ["M1", "M31"]}, p2={"hand": ["M2"]}, tiles=TILES)
    t.play("create M31 slot 2", "learn T9")
    assert t.offers("p1") == []
    with pytest.raises(IllegalChoice):
        t.play("p1: search")
    assert t.p1.timeline == {1: ["M31(3)"]}  # the turn has come to its end


@pytest.mark.rule("AK-051")
def test_there_are_five_actions() -> None:
    t = table(p1={"hand": ["M31", "A17"], "timeline": {3: "C7(4)"}, "past": ["C1"]}, tiles=TILES)
    assert {offer.split()[0] for offer in t.offers()} == {"create", "learn", "archive", "excavate", "search"}


@pytest.mark.rule("AK-052")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["create C24 slot 5"], ["create C34 slot 6", "discard M1"]),
        (["learn T9"], ["learn T4"]),
        (["archive", "discard M1", "done"], ["archive", "discard M2", "done"]),
        (["excavate", "tilt C1", "done"], ["excavate", "tilt C2", "done"]),
        (["search"], ["search"]),
    ],
)
def test_both_actions_of_a_turn_may_be_of_the_same_kind(first: list[str], second: list[str]) -> None:
    hand = ["C24", "C34", "M1", "M2"]
    p1 = {"hand": hand, "timeline": {3: "C26(7)"}, "past": ["C1", "C2", "C3"], "lost": 9}
    t = table(p1=p1, p2={"hand": ["M5"]}, tiles=TILES)
    t.play(*first)
    assert t.deciding() == ["p1"]
    assert second[0] in t.offers()
    t.play(*second)
    while t.prompt() == "take":  # T4 lets its owner choose a card
        t.play(t.offers()[0])
    assert t.deciding() == ["p2"]


@pytest.mark.rule("AK-053")
def test_after_the_second_action_the_chronicle_phase_follows() -> None:
    t = table(p1={"timeline": {4: "P31(4)"}, "hand": ["M1"]}, p2={"hand": ["M2"]}, tiles=TILES)
    t.play("search")
    assert "chronicle-began" not in told(t)
    assert len(t.p1.hand) == 2
    t.play("search")
    assert told(t)[:3] == ["searched", "drew", "chronicle-began"]
    assert len(t.p1.hand) == 4  # one searched, one from P31
