"""Worked examples of final scoring: what lies where at the end, and what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel.title import Result
from tests.games.ancient_knowledge.table import Table, table

LINES = ("past", "effects", "knowledge", "timeline", "lost")
TILES: list[list[str]] = [["T9", "T5", "T6"], [], []]


def last_action(**layout: Any) -> Table:
    """The end has been set off and the last player of the round has one action left."""
    last = max(name for name in layout if name in ("p2", "p3", "p4"))
    tiles = layout.pop("tiles", TILES)
    return table(turn=last, actions=1, ending=True, flipped=True, levels=[1, 2, 2], tiles=tiles, **layout)


def ended(t: Table) -> Result:
    assert t.result() is None
    t.play("search")
    result = t.result()
    assert result is not None
    assert t.deciding() == []
    return result


def final_lines(**area: Any) -> dict[str, int]:
    """The first player's score sheet at the end of a game."""
    standings = ended(last_action(p1=area, p2={})).standings
    return next(standing.lines for standing in standings if standing.seat == 0)


def points_of(card: str, **area: Any) -> int:
    """What the effect of one monument in the Past gives."""
    t = last_action(p1=area, p2={})
    index = t.pos.box.index[card]
    assert card in t.p1.past
    return sum(effect.points(t.pos, 0) for effect in t.pos.box.do[index])


@pytest.mark.rule("AK-157", "AK-158")
def test_example_09_final_scoring_table() -> None:
    """Three players, five lines each: 43, 40 and 35."""
    t = last_action(
        p1={
            "past": ["C29", "C28", "C30", "P13", "C34", "M19"],
            "collection": ["T39", "T37", "T34"],
            "timeline": {2: ["C6(2)"], 4: ["M29(3)", "P31(4)"]},
            "lost": 15,
        },
        p2={
            "past": ["C27", "C26", "C20", "M6"],
            "collection": ["T19", "T20", "T21", "T44", "T45", "T29", "T28", "T31", "T32"],
            "lost": 5,
        },
        p3={
            "past": ["C36", "C7", "C25", "C9"],
            "collection": ["T30", "T33", "T35", "T36", "T40", "T41", "T42"],
            "timeline": {3: ["C24(3)"], 5: ["M20(2)"]},
            "lost": 2,
        },
    )
    result = ended(t)
    sheet = {standing.seat: tuple(standing.lines[line] for line in LINES) for standing in result.standings}
    assert sheet == {0: (40, 4, 11, 3, -15), 1: (17, 7, 21, 0, -5), 2: (21, 0, 14, 2, -2)}
    assert [(standing.seat, standing.rank, standing.score) for standing in result.standings] == [
        (0, 1, 43),
        (1, 2, 40),
        (2, 3, 35),
    ]
    assert (result.winners(), result.by) == ([0], "")


@pytest.mark.rule("AK-160", "AK-161")
def test_example_11_tie() -> None:
    """With equal points less lost knowledge wins, then the older player."""
    forty_four = ["C29", "C28", "C27", "C30", "C25"]
    others = ["P13", "C26", "C36", "C7", "C23", "C8", "C22"]

    def tie(p2_past: list[str], p1_lost: int, p2_lost: int, **layout: Any) -> Result:
        p1, p2 = {"past": forty_four, "lost": p1_lost}, {"past": p2_past, "lost": p2_lost}
        result = ended(last_action(p1=p1, p2=p2, **layout))
        assert [standing.score for standing in result.standings] == [38, 38]
        return result

    by_lost = tie([*others, "C32"], 6, 9)
    assert (by_lost.winners(), by_lost.by) == ([0], "lost")
    not_by_age = tie([*others, "C32"], 6, 9, options={"ages": [20, 60]})
    assert (not_by_age.winners(), not_by_age.by) == ([0], "lost")

    by_age = tie(others, 6, 6, options={"ages": [20, 60]})
    assert (by_age.winners(), by_age.by) == ([1], "age")


@pytest.mark.rule("AK-118", "AK-151")
def test_example_12_tilted_cards_score() -> None:
    """A tilted card is worth as much as an upright one."""
    assert final_lines(past=["C28 tilted", "M12"])["past"] == 12
    assert final_lines(past=["C28", "M12"])["past"] == 12


@pytest.mark.rule("AK-152")
def test_example_97_trios() -> None:
    """Three trios of city, megalith and pyramid are worth two each, for each card that counts them."""
    past = ["C4", "C6", "C7", "C8", "C9", "M8", "M9", "M10", "M11", "P6", "P7", "P8"]
    assert points_of("C4", past=past) == 6
    assert points_of("P6", past=past) == 6
    assert final_lines(past=past)["effects"] == 12


@pytest.mark.rule("AK-152")
def test_example_99_comalcalco() -> None:
    """Monuments that score at the end are counted, itself included; three of them let Pythagoras be learned."""
    past = ["C1", "M7", "P32", "C6", "M8", "P7"]
    assert points_of("P32", past=past) == 3
    assert final_lines(past=past)["effects"] == 0 + 2 + 3  # C1: no Ancient card, M7: two megaliths

    def pythagoras(past: list[str]) -> Table:
        return table(p1={"hand": ["A1"], "past": past}, tiles=[[], [], ["T31", "T36", "T44"]])

    assert "learn T31" in pythagoras(past).offers()
    assert pythagoras(past[1:]).refusal("learn T31") == "AK-089"


@pytest.mark.rule("AK-152")
def test_example_100_living_with_lost_knowledge() -> None:
    """Twenty lost knowledge earn more than they cost; with one fewer the largest prize is gone."""
    past = ["M2", "M19", "M32"]
    assert [points_of(card, past=past, lost=20) for card in past] == [9, 4, 12]
    twenty = final_lines(past=past, lost=20)
    assert (twenty["effects"], twenty["lost"]) == (25, -20)
    nineteen = final_lines(past=past, lost=19)
    assert (nineteen["effects"], nineteen["lost"]) == (13, -19)


@pytest.mark.rule("AK-152", "AK-154")
def test_example_101_timeline_at_the_end() -> None:
    """Monuments still in the Timeline give one each, and more by two cards of the Past."""
    area: dict[str, Any] = {"past": ["M33", "P36"], "timeline": {2: ["C24", "C26"], 4: ["M20"], 6: ["C18"]}}
    lines = final_lines(**area)
    assert (lines["timeline"], lines["effects"]) == (4, 10)
    assert (points_of("M33", **area), points_of("P36", **area)) == (4, 6)


@pytest.mark.rule("AK-152")
def test_example_103_khafre() -> None:
    """Eleven knowledge cards reach the lower tier, twelve the higher one, which replaces it."""
    twelve = [f"T{number}" for number in (1, 2, 3, 4, 10, 11, 12, 13, 19, 20, 21, 22)]
    assert final_lines(past=["P1"], collection=twelve[:11])["effects"] == 5
    assert final_lines(past=["P1"], collection=twelve)["effects"] == 12


@pytest.mark.rule("AK-152", "AK-155", "AK-156", "AK-170")
def test_example_104_scoring_card_still_in_the_timeline() -> None:
    """It gives the point for being there and nothing else; its knowledge costs nothing."""
    lines = final_lines(past=["C6", "C7"], timeline={3: ["C5(3)"]})
    assert lines == {"past": 9, "effects": 0, "knowledge": 0, "timeline": 1, "lost": 0}
    printed = final_lines(timeline={3: ["C28(9)"]})
    assert printed == {"past": 0, "effects": 0, "knowledge": 0, "timeline": 1, "lost": 0}


@pytest.mark.rule("AK-152")
def test_example_105_knowledge_sets() -> None:
    """The rarest type decides how many sets of three types there are."""
    collection = ["T1", "T2", "T28", "T19", "T40", "T10", "T11", "T12", "T34"]
    past = ["M1", "P5"]
    assert [points_of(card, past=past, collection=collection) for card in past] == [4, 4]
    assert final_lines(past=past, collection=collection)["effects"] == 8
