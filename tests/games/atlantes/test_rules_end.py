"""The end of the game, the final count and ties: AT-182 to AT-194."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.atlantes.table import Table, table

ROW = ["grabber", "meg"]
STARTING = ["legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]


def last_turns(t: Table) -> list[str]:
    """Play Matrona turn by turn to the end; who had the turns after this one."""
    turns: list[str] = []
    while t.result() is None:
        if t.prompt() == "before":
            turns += t.deciding()
            t.play("play matrona")
        else:
            t.play("end")
    return turns


def over(**layout: Any) -> Table:
    return table(**layout, phase="after", ending="p1", last_turns=0)


@pytest.mark.rule("AT-182")
def test_revealing_the_last_location_sets_off_the_end() -> None:
    for deck, ending in ((["L14", "L41"], "p1"), (["L14", "L41", "L11", "L25", "L28", "L55", "L8"], None)):
        t = table(p1={"ready": []}, lower=[], deck=deck, rest="out")
        t.play("play sea-horse")
        assert t.view()["ending"] == ending
    assert t.told("end-set-off") == []


@pytest.mark.rule("AT-183")
def test_revealing_the_last_ocean_character_sets_off_the_end() -> None:
    t = table(p1={"ready": []}, row=ROW, shoal=["healer"], rest="out")
    t.play("play recruiter")
    assert t.view()["ending"] == "p1"
    assert t.told("end-set-off") == [{"event": "end-set-off", "seat": "p1", "how": "characters"}]


@pytest.mark.rule("AT-184")
def test_a_manta_on_every_objective_sets_off_the_end() -> None:
    tracks = {"hand8": ["p1"], "board5": ["p1"], "scored3": ["p1"]}
    t = table(p1={"mantas": ["gold2", "power2"]}, tracks=tracks)
    t.play("claim bonus2")
    assert t.told("end-set-off") == [{"event": "end-set-off", "seat": "p1", "how": "objectives"}]


@pytest.mark.rule("AT-185")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("trigger", [0, 1])
def test_everybody_has_one_more_turn_the_triggering_player_last(seats: int, trigger: int) -> None:
    areas = {f"p{n}": {"hand": ["matrona", "recruiter"], "ready": []} for n in range(1, seats + 1)}
    t = table(**areas, row=ROW, shoal=["healer"], rest="out", turn=f"p{trigger + 1}", lower=[])
    t.play("play recruiter")
    assert last_turns(t) == [f"p{(trigger + n) % seats + 1}" for n in range(1, seats + 1)]


@pytest.mark.rule("AT-186")
def test_further_triggers_change_nothing() -> None:
    t = table(
        p1={"hand": ["matrona", "recruiter"], "ready": []},
        p2={"hand": ["matrona", "sea-horse"], "ready": []},
        row=ROW,
        shoal=["healer"],
        lower=[],
        deck=["L14"],
        rest="out",
    )
    t.play("play recruiter", "play sea-horse")
    assert t.told("end-set-off")[0]["seat"] == "p1"
    assert len(t.told("end-set-off")) == 1
    assert last_turns(t) == ["p1"]


@pytest.mark.rule("AT-187")
def test_objectives_may_still_be_claimed_in_the_last_turns() -> None:
    t = table(p1={"mantas": ["gold2", "power2"]}, ending="p1", last_turns=0)
    t.play("claim bonus2", "place start-gold1", "play matrona")
    result = t.result()
    assert result is not None
    assert result.standings[0].lines["objectives"] == 8


@pytest.mark.rule("AT-188")
def test_a_character_in_hand_is_one_point_and_a_discarded_one_nothing() -> None:
    score = table(p1={"hand": ["matrona", "sol"], "discard": STARTING}).view()["players"][0]["score"]
    assert score["hand"] == 2


@pytest.mark.rule("AT-189")
def test_spots_give_their_points() -> None:
    tracks = {"hand8": ["p1"], "board5": ["p2", "p1"], "scored3": ["p2", "p3", "p1"]}
    view = table(seats=3, tracks=tracks).view()
    assert [player["score"]["objectives"] for player in view["players"]] == [8 + 6 + 4, 8 + 8, 6]


@pytest.mark.rule("AT-190")
def test_the_pile_gives_its_points_and_the_board_nothing() -> None:
    score = table(p1={"pile": ["L28", "L15"], "board": ["L56"]}).view()["players"][0]["score"]
    assert score["pile"] == 10


@pytest.mark.rule("AT-191")
def test_the_highest_total_wins() -> None:
    t = over(p1={"pile": ["L15"]}, p2={"pile": ["L28"]}, p3={"pile": ["L56"]})
    result = t.result()
    assert result is not None
    assert [(standing.seat, standing.score, standing.rank) for standing in result.standings] == [
        (1, 14, 1),
        (2, 13, 2),
        (0, 8, 3),
    ]
    assert result.by == ""


@pytest.mark.rule("AT-192")
def test_a_tie_goes_to_more_mantas_in_reserve_ready_or_tired() -> None:
    t = over(p1={"mantas": ["gold2"]}, p2={"mantas": ["power2 tired", "power2 tired"], "ready": []})
    result = t.result()
    assert result is not None
    assert (result.winners(), result.by) == ([1], "mantas")


@pytest.mark.rule("AT-193")
def test_then_the_lower_king_wins_even_when_the_card_has_left_the_game() -> None:
    t = over(p1={"hand": ["matrona", "xander"]}, p2={"hand": ["matrona", "meg"], "king": "cai"})
    result = t.result()
    assert result is not None
    assert (result.winners(), result.by) == ([1], "king")
    other = over(p1={"hand": ["matrona", "fancelot"]}, p2={"hand": ["matrona", "xander"]}).result()
    assert other is not None
    assert other.winners() == [0]


@pytest.mark.rule("AT-194")
@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_without_kings_the_seat_furthest_from_the_first_player_wins(first: str) -> None:
    t = table(seats=3, first=first, phase="after", turn="p2", ending="p2", last_turns=0, p2={"ready": []})
    result = t.result()
    assert result is not None
    last = (int(first[1]) - 1 + 2) % 3
    assert (result.winners(), result.by) == ([last], "seat")
