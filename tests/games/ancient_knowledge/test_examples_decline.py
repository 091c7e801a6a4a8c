"""Worked examples of the Decline phase, the middle and the end of the game: a position, a choice, what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ancient_knowledge.rules.scoring import score_lines
from tests.games.ancient_knowledge.table import Table, table

TILES: list[list[str]] = [["T9", "T5", "T6"], [], []]
"""Something to learn without prerequisites: an action with a single choice would be done unasked."""
THIRTEEN = ["C1", "C2", "C3", "C4", "C5", "M1", "M2", "M3", "M4", "P1", "P2", "P3", "P4"]


def is_compulsory(t: Table) -> bool:
    """No way round the effect is offered."""
    return not {"pass", "done"} & set(t.offers())


def declining(*slot_1: str, **area: Any) -> Table:
    """The Decline phase of the first of two players, with these monuments on slot 1."""
    timeline = {1: list(slot_1), **area.pop("timeline", {})}
    layout = {name: area.pop(name) for name in ("p2", "p3", "deck", "tiles", "flipped") if name in area}
    return table(p1={"timeline": timeline, **area}, phase="decline", **{"tiles": TILES, **layout})


@pytest.mark.rule("AK-132", "AK-133", "AK-135", "AK-137")
def test_example_02_mycenae_and_yonaguni_decline_together() -> None:
    """The first card takes knowledge off the second, and is done with before the second begins."""
    t = declining("C21(1)", "P13(9)", timeline={3: ["M1(4)"], 6: ["C18(2)", "P34"]})
    assert sorted(t.offers()) == ["decline C21", "decline P13"]
    t.play("decline C21")
    assert {"remove P13", "done"} <= set(t.offers())
    assert "remove C21" not in t.offers()
    assert t.p1.past == []
    t.play(*["remove P13"] * 7)
    happened = [(e["event"], e["card"], e.get("left", e.get("lost"))) for e in t.events if "card" in e][6:]
    assert happened == [
        ("removed", "P13", 2),
        ("declined", "C21", 1),
        ("declining", "P13", None),
        ("declined", "P13", 2),
    ]
    assert t.p1.lost == 3
    assert t.p1.past == ["C21", "P13"]  # a city and a pyramid
    assert t.p1.timeline == {2: ["M1(4)"], 5: ["C18(2)", "P34(0)"]}


@pytest.mark.rule("AK-144")
def test_example_03_calakmul_breaks_even() -> None:
    """Created on slot 1 it declines in the same turn, finds two cities, and costs what it brings."""
    t = table(p1={"hand": ["P33", "M8", "M9"]}, deck=["A2", "M5", "A3", "C5", "P2", "C6", "C7"], tiles=TILES)
    t.play("create P33 slot 1")
    assert (t.p1.timeline, t.p1.hand, t.pile) == ({1: ["P33(1)"]}, [], ["M8", "M9"])
    t.play("search")
    assert t.p1.hand == ["A2", "C5", "C6"]
    assert t.pile == ["M8", "M9", "M5", "A3", "P2"]
    assert t.deck[0] == "C7"
    assert (t.p1.past, t.p1.lost, t.p1.timeline) == (["P33"], 1, {})
    lines = score_lines(t.pos, 0)
    assert (lines["past"], lines["lost"], sum(lines.values())) == (1, -1, 0)


@pytest.mark.rule("AK-139", "AK-146", "AK-149")
def test_example_10_fifteen_cards() -> None:
    """Two cards declining on top of thirteen make fifteen and set off the end; one on top of twelve does not."""
    t = declining("C12(0)", "P18(0)", past=THIRTEEN, flipped=True)
    assert t.pos.ending is False
    t.play("decline P18")
    assert (len(t.p1.past), t.pos.ending) == (15, True)

    fourteen = declining("C12(0)", past=THIRTEEN, flipped=True)
    assert (len(fourteen.p1.past), fourteen.pos.ending) == (14, True)
    thirteen = declining("C12(0)", past=THIRTEEN[:12], flipped=True)
    assert (len(thirteen.p1.past), thirteen.pos.ending) == (13, False)


@pytest.mark.rule("AK-171")
def test_example_80_babylon_collapses() -> None:
    """With knowledge left it is discarded: no lost knowledge, no card in the Past, no end of the game."""
    t = declining("C28(1)", past=THIRTEEN, lost=3, flipped=True)
    assert t.pile == ["C28"]
    assert (t.p1.lost, t.p1.past, t.p1.timeline) == (3, THIRTEEN, {})
    assert not t.pos.ending
    assert t.deciding() == ["p2"]


@pytest.mark.rule("AK-135", "AK-136")
def test_example_81_mycenae_saves_babylon() -> None:
    """Resolved first, Mycenae can empty Babylon in time; resolved second, it is too late."""
    t = declining("C21(4)", "C28(2)")
    assert sorted(t.offers()) == ["decline C21", "decline C28"]

    saved = Table(t.pos).play("decline C21", "remove C28", "remove C28")
    assert saved.p1.past == ["C21", "C28"]
    assert (saved.p1.lost, score_lines(saved.pos, 0)["past"]) == (4, 10)

    t.play("decline C28")
    assert t.p1.past == ["C21"]
    assert (t.pile, t.p1.lost) == (["C28"], 4)


def test_example_83_ajanta_rescues_a_neighbour() -> None:
    """A card moved off slot 1 before its turn does not decline; it shifts with the others."""
    t = declining("C15(2)", "C29(10)")
    t.play("decline C15")
    assert t.offers() == [f"move C29 slot {slot}" for slot in range(2, 7)]
    t.play("move C29 slot 6")
    assert t.p1.timeline == {5: ["C29(10)"]}
    assert (t.p1.past, t.p1.lost, t.pile) == (["C15"], 2, [])


def test_example_84_ajanta_hurries_a_card() -> None:
    """A card moved onto slot 1 declines in this phase, too, with its effect."""
    eight = ["C6", "C7", "C8", "C9", "M8", "M9", "P7", "P8"]
    t = declining("C15(2)", timeline={4: ["P34(0)"]}, deck=eight)
    assert "move P34 slot 1" in t.offers()
    assert is_compulsory(t)
    t.play("move P34 slot 1")
    assert t.p1.past == ["C15"]
    assert t.offers() == [f"take {card}" for card in eight]
    t.play("take C9")
    assert t.p1.hand == ["C9"]
    assert sorted(t.pile) == sorted(set(eight) - {"C9"})
    assert (t.p1.past, t.p1.timeline) == (["C15", "P34"], {})


@pytest.mark.rule("AK-077")
def test_example_85_monteneuf_on_slot_1() -> None:
    """A monument created above the declining one drops down when it has left, and declines in this phase."""
    t = declining("M11(0)", hand=["P33", "A1", "A2"], deck=["M5", "C5", "C6"])
    assert {"create P33 slot 1", "pass"} <= set(t.offers())

    declined = Table(t.pos).play("pass")
    assert (declined.p1.past, declined.p1.hand) == (["M11"], ["P33", "A1", "A2"])

    t.play("create P33 slot 1")
    told = [(e["event"], e["card"]) for e in t.events if e["event"] in ("created", "declined", "declining")]
    assert told == [("created", "P33"), ("declined", "M11"), ("declining", "P33"), ("declined", "P33")]
    assert t.p1.past == ["M11", "P33"]
    assert t.p1.hand == ["C5", "C6"]
    assert (t.p1.lost, t.p1.timeline) == (1, {})


@pytest.mark.rule("AK-134")
def test_example_87_permanent_effect_while_waiting() -> None:
    """A card that has not yet declined still acts; one that has does not."""
    cities = ["C6", "C7", "C9"]
    tiles = [[], [], ["T34", "T35", "T36"]]
    t = declining("C11(2)", "P9(2)", past=cities, deck=["M8"], tiles=tiles, p2={"hand": ["A1"]})

    waiting = Table(t.pos).play("decline P9")
    assert waiting.offers() == ["learn T34", "pass"]
    waiting.play("learn T34")
    assert sorted(waiting.offers()) == ["remove C11", "remove P9"]
    waiting.play("remove C11")
    assert waiting.p1.hand == ["M8"]
    assert (waiting.p1.lost, waiting.p1.past) == (3, [*cities, "P9", "C11"])

    t.play("decline C11", "learn T34")
    assert t.p1.hand == []
    assert (t.p1.lost, t.p1.past) == (4, [*cities, "C11", "P9"])
    assert t.p1.collection == ["T34"]


def test_example_88_swap_during_decline() -> None:
    """A card swapped off slot 1 stays; the one swapped onto it declines in this phase."""
    t = declining("P9(2)", "C28(2)", timeline={4: ["C12(2)"], 6: ["P22(3)"]}, tiles=[["T16", "T9", "T5"], [], []])
    t.play("decline P9", "learn T16")
    assert sorted(t.offers()) == ["swap C12 with P22", "swap C28 with C12", "swap C28 with P22"]  # P9 is leaving
    t.play("swap C28 with C12")
    assert t.p1.timeline == {3: ["C28(2)"], 5: ["P22(3)"]}
    assert t.p1.past == ["P9", "C12"]
    assert t.p1.lost == 4


def test_example_89_elongated_skulls() -> None:
    """Two cards for every full three knowledge lost in the phase; discarded knowledge is not lost."""

    def drawn(first: str, second: str) -> int:
        t = declining(first, second, artefacts=["A32"])
        return len(t.play(f"decline {first.partition('(')[0]}").p1.hand)

    assert drawn("C24(2)", "M20(4)") == 4
    assert drawn("C24(2)", "M20(3)") == 2
    assert drawn("C25(4)", "M20(3)") == 2


def test_example_91_kerloas() -> None:
    """Only an opponent with cards can be chosen, and must be; with a full hand nothing is taken."""
    t = declining("M14(3)", p2={}, p3={"hand": ["C6", "C7", "C8"]})
    assert t.offers() == ["take C6", "take C7", "take C8"]  # p3 without a question
    t.play("take C7")
    assert t.p1.hand == ["C7"]
    assert t.p3.hand == ["C6", "C8"]

    both = declining("M14(3)", p2={"hand": ["C9"]}, p3={"hand": ["C6", "C7", "C8"]})
    assert both.offers() == ["take from p2", "take from p3"]

    full = declining("M14(3)", hand_size=10, p2={"hand": ["A1"]}, p3={"hand": ["C6", "C7", "C8"]})
    assert (len(full.p1.hand), full.p3.hand) == (10, ["C6", "C7", "C8"])
    assert (full.p1.past, full.deciding()) == (["M14"], ["p2"])


def test_example_92_barabar() -> None:
    """What was lost before goes onto one opponent's monument; its own knowledge is lost afterwards."""
    t = declining("M15(3)", lost=2, p2={"timeline": {3: ["C7(5)"]}}, p3={"timeline": {2: ["C6(2)"], 5: ["M20(0)"]}})
    assert (t.deciding(), sorted(t.offers())) == (["p1"], ["burden C6", "burden C7", "burden M20"])
    t.play("burden M20")
    assert t.p2.knowledge == {"C7": 5}
    assert t.p3.knowledge == {"C6": 2, "M20": 2}
    assert (t.p1.lost, t.p1.past) == (3, ["M15"])


def test_example_93_aramu_muru() -> None:
    """Opponents discard two of their own choice, or as many as they have."""
    t = declining("M9(2)", hand=["A3"], p2={"hand": ["C6", "C7", "C8", "C9", "C10"]}, p3={"hand": ["M8"]})
    assert t.deciding() == ["p2"]
    assert t.offers() == ["discard C6", "discard C7", "discard C8", "discard C9", "discard C10"]
    t.play("discard C8", "discard C6")
    assert (t.p1.hand, t.p2.hand, t.p3.hand) == (["A3"], ["C7", "C9", "C10"], [])
    assert sorted(t.pile) == ["C6", "C8", "M8"]
    assert t.p1.past == ["M9"]


@pytest.mark.rule("AK-102", "AK-107", "AK-138")
def test_example_95_seventh_card() -> None:
    """The tile is flipped after all declines, by the player who got there, and never a second one."""
    six = ["C1", "C2", "C3", "M1", "M2", "M3"]
    tiles = [["T9", "T5", "T6"], ["T10", "T11", "T13"], ["T36", "T43", "T44"]]
    t = table(
        p1={"timeline": {1: ["C12(2)", "P9(2)"]}, "past": six},
        p2={"hand": ["A1"], "timeline": {1: ["M28(0)"]}, "past": ["P1", "P2", "P3", "P4", "P5", "P6"]},
        phase="decline",
        tiles=tiles,
        knowledge={"2": ["T28", "T29", "T30", "T31"]},
    )
    t.play("decline C12")
    assert len(t.p1.past) == 7
    assert t.tiles == tiles
    assert t.offers() == [*(f"learn {card}" for card in tiles[0] + tiles[1]), "pass"]
    t.play("learn T9")
    assert len(t.p1.past) == 8
    assert (t.deciding(), t.offers()) == (["p1"], ["flip tile 1", "flip tile 2"])
    t.play("flip tile 2")
    assert t.tiles[0] == ["T5", "T6"]
    assert sorted(t.tiles[1]) == ["T28", "T29", "T30"]
    assert t.pos.tile_levels == [1, 2, 2]
    assert sorted(t.discarded(1)) == ["T10", "T11", "T13"]
    assert t.deciding() == ["p2"]

    before = t.tiles
    t.play("p2: search", "p2: search")
    assert len(t.p2.past) == 7
    assert (t.deciding(), t.prompt()) == (["p1"], "action")
    assert (t.tiles, t.pos.tile_levels) == (before, [1, 2, 2])

    sixth = declining("C12(0)", past=six[:5])
    assert (len(sixth.p1.past), sixth.pos.flipped, sixth.pos.tile_levels) == (6, False, [1, 1, 2])


@pytest.mark.rule("AK-147", "AK-148")
def test_example_96_last_round() -> None:
    """The round in which somebody reaches fourteen is the last one: all have had as many turns."""

    def last_turns(trigger: str) -> list[str]:
        """Who still plays after this player has reached fourteen."""
        areas: dict[str, Any] = {
            seat: {"hand": ["A1", "A2", "A3"][n : n + 1]} for n, seat in enumerate(("p1", "p2", "p3"))
        }
        areas[trigger] |= {"past": THIRTEEN, "timeline": {1: ["C12(0)"]}}
        t = table(turn=trigger, phase="decline", flipped=True, tiles=TILES, **areas)
        turns = []
        while t.result() is None:
            turns += t.deciding()
            t.play("search", "search")
            assert len(turns) < 4
        assert t.deciding() == []
        return turns

    assert last_turns("p2") == ["p3"]
    assert last_turns("p1") == ["p2", "p3"]
    assert last_turns("p3") == []
