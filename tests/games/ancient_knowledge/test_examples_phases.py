"""Worked examples of excavating, archiving and the Chronicle phase: a position, a choice, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.table import Table, table

TILES: list[list[str]] = [["T9", "T5", "T6"], [], []]
"""Something to learn without prerequisites: an action with a single choice would be done unasked."""


def is_compulsory(t: Table) -> bool:
    """No way round the effect is offered."""
    return not {"pass", "done"} & set(t.offers())


@pytest.mark.rule("AK-114", "AK-115", "AK-116")
def test_example_07_excavate_2() -> None:
    """Two of three upright cards give four builder cards and stay tilted."""
    t = table(p1={"hand": ["A1", "A2"], "past": ["C1", "C2", "C3"]}, tiles=TILES)
    t.play("excavate")
    assert t.offers() == ["tilt C1", "tilt C2", "tilt C3"]
    t.play("tilt C1")
    assert t.offers() == ["tilt C2", "tilt C3", "done"]
    assert t.refusal("tilt C1") == "AK-116"
    t.play("tilt C2", "done")
    assert len(t.p1.hand) == 6
    assert t.p1.tilted == ["C1", "C2"]
    t.play("excavate")  # only C3 is left to be tilted
    assert t.p1.tilted == ["C1", "C2", "C3"]
    assert len(t.p1.hand) == 8

    none = table(p1={"hand": ["A1"], "past": ["C1 tilted", "C2 tilted"]}, tiles=TILES)
    assert "excavate" not in none.offers()
    assert none.refusal("excavate") == "AK-114"


@pytest.mark.rule("AK-108", "AK-109", "AK-110", "AK-111")
def test_example_08_archive_4() -> None:
    """Four cards remove four knowledge, spread at will, and none of it is lost."""
    hand = ["A1", "A2", "A3", "A4", "A5", "A6"]
    t = table(p1={"hand": hand, "timeline": {3: ["C7(5)"], 5: ["M30(2)"]}, "lost": 3}, tiles=TILES)
    t.play("archive", "discard A1", "discard A2", "discard A3", "discard A4", "done")
    assert sorted(t.offers()) == ["remove C7", "remove M30"]
    t.play("remove C7", "remove M30", "remove C7")
    assert is_compulsory(t)
    t.play("remove C7")
    assert t.p1.knowledge == {"C7": 2, "M30": 1}
    assert t.p1.hand == ["A5", "A6"]
    assert t.pile == hand[:4]
    assert t.p1.lost == 3
    assert t.prompt() == "action"


def test_example_63_phaistos_disc() -> None:
    """Each tilted card gives three instead of two."""
    t = table(p1={"hand": ["A1", "A2"], "artefacts": ["A29"], "past": ["C1", "C2", "C3"]}, tiles=TILES)
    t.play("excavate", "tilt C1", "tilt C2", "done")
    assert len(t.p1.hand) == 8


def test_example_64_kensington_runestone() -> None:
    """With exactly two tilted cards the owner may remove knowledge instead of drawing; otherwise there is no choice."""

    def runestone(hand: list[str]) -> Table:
        area: dict[str, Any] = {"artefacts": ["A25", "A29"], "past": ["C1", "C2", "C3"], "timeline": {3: ["C7(9)"]}}
        return table(p1={"hand": hand, **area}, tiles=TILES)

    t = runestone(["A1"]).play("excavate", "tilt C1", "tilt C2", "done")
    assert t.offers() == ["use A25", "pass"]

    drawn = Table(t.pos).play("pass")
    assert (len(drawn.p1.hand), drawn.p1.knowledge) == (7, {"C7": 9})

    t.play("use A25")
    assert t.offers() == ["remove C7", "done"]
    some = Table(t.pos).play("remove C7", "remove C7", "done")
    assert (some.p1.hand, some.p1.knowledge) == (["A1"], {"C7": 7})
    t.play(*["remove C7"] * 6)
    assert (t.p1.hand, t.p1.knowledge) == (["A1"], {"C7": 3})
    assert t.prompt() == "action"

    three = runestone([]).play("excavate", "tilt C1", "tilt C2", "tilt C3")
    assert (len(three.p1.hand), three.p1.knowledge, three.prompt()) == (9, {"C7": 9}, "action")
    full = runestone(["A1", "A2", "A3"]).play("excavate", "tilt C1", "tilt C2", "tilt C3")
    assert len(full.p1.hand) == 10


def test_example_65_crystal_skull_and_oronce_fine() -> None:
    """Three tilted cards draw first, then set off both artefacts in the owner's order; four set off only one."""

    def tilted(count: int, tiles: list[list[str]]) -> Table:
        past = ["C1", "C2", "C3", "C4", "C5"]
        t = table(
            p1={"hand": ["A1", "A2"], "artefacts": ["A16", "A34"], "past": past},
            p2={"hand": ["C6", "C7", "C8"]},
            tiles=tiles,
        )
        return t.play("excavate", *(f"tilt {card}" for card in past[:count]), "done")

    t = tilted(3, TILES)
    assert len(t.p1.hand) == 8
    assert sorted(t.offers()) == ["resolve A16", "resolve A34"]

    skull_first = Table(t.pos).play("resolve A16")
    assert skull_first.offers() == ["learn T9", "learn T5", "learn T6"]
    assert skull_first.refusal("pass") == "AK-174"
    skull_first.play("learn T9")
    assert skull_first.p1.collection == ["T9"]
    assert (skull_first.deciding(), skull_first.prompt()) == (["p2"], "lose-cards")
    skull_first.play("discard C6", "discard C8")
    assert skull_first.p2.hand == ["C7"]

    map_first = Table(t.pos).play("resolve A34", "discard C6", "discard C8")
    assert map_first.p2.hand == ["C7"]
    assert (map_first.prompt(), map_first.offers()) == ("learn", ["learn T9", "learn T5", "learn T6"])
    assert map_first.play("learn T5").p1.collection == ["T5"]

    nothing_fits = tilted(3, [["T1", "T2", "T7"], [], []]).play("p2: discard C6", "p2: discard C8")
    assert nothing_fits.p1.collection == []
    assert nothing_fits.p2.hand == ["C7"]

    four = tilted(4, TILES)
    assert len(four.p1.hand) == 10
    assert four.offers() == ["learn T9", "learn T5", "learn T6"]
    four.play("learn T9")
    assert four.p2.hand == ["C6", "C7", "C8"]
    assert (four.deciding(), four.prompt()) == (["p1"], "action")


@pytest.mark.rule("AK-112")
def test_example_67_archive_without_knowledge() -> None:
    """With no knowledge in the Timeline there is nothing to archive."""
    t = table(p1={"hand": ["A1", "A2"], "timeline": {3: ["C7(0)"]}, "lost": 4}, tiles=TILES)
    assert "archive" not in t.offers()
    assert t.refusal("archive") == "AK-112"


@pytest.mark.rule("AK-117")
def test_example_68_straighten() -> None:
    """An effect straightens what is tilted, up to its number; a new turn straightens nothing."""
    t = table(p1={"hand": ["A1"], "past": ["C1 tilted", "C2"]}, tiles=[["T19", "T9", "T5"], [], []])
    t.play("learn T19")
    assert (t.p1.past, t.p1.tilted) == (["C1", "C2"], [])
    assert (t.p1.hand, t.prompt()) == (["A1"], "action")

    six = ["C1", "C2", "C3", "C4", "C5", "M1"]
    t = table(
        p1={"artefacts": ["A15"], "past": [f"{card} tilted" for card in six]},
        p2={"hand": ["A1"]},
        phase="chronicle",
        tiles=TILES,
    )
    assert t.offers() == ["use A15", "pass"]

    kept = Table(t.pos).play("pass")
    assert (kept.p1.artefacts, kept.p1.tilted) == (["A15"], six)
    kept.play("p2: search", "p2: search")
    assert (kept.deciding(), kept.p1.tilted) == (["p1"], six)

    t.play("use A15")
    assert t.pile == ["A15"]
    assert Table(t.pos).play("straighten M1", "done").p1.tilted == six[:5]  # up to four
    t.play("straighten C1", "straighten C2", "straighten C3", "straighten M1")
    assert (t.p1.tilted, t.p1.artefacts) == (["C4", "C5"], [])
    assert t.deciding() == ["p2"]


@pytest.mark.rule("AK-124")
def test_example_69_tulum_before_the_tablet() -> None:
    """The order decides whether the hand is small enough when the Tablet looks at it."""

    def phase() -> Table:
        area = {"hand": ["A1", "A2"], "timeline": {4: ["C35"]}, "artefacts": ["A35"]}
        return table(p1=area, phase="chronicle", deck=["C6"], tiles=TILES)

    t = phase()
    assert sorted(t.offers()) == ["resolve A35", "resolve C35"]
    t.play("resolve C35")
    assert t.offers() == ["discard A1", "discard A2"]
    t.play("discard A1")
    assert t.p1.hand == ["A2", "C6"]

    t = phase().play("resolve A35")
    assert t.p1.hand == ["A1", "A2"]
    t.play("discard A1")
    assert t.p1.hand == ["A2"]
    assert t.deciding() == ["p2"]


@pytest.mark.rule("AK-124")
def test_example_71_klerksdorp_before_ishibutai() -> None:
    """The order decides whether five lost knowledge are still there for the second effect."""

    def phase() -> Table:
        area = {"lost": 5, "timeline": {4: ["M29"]}, "artefacts": ["A14"]}
        return table(p1=area, phase="chronicle", deck=["C6"], tiles=TILES)

    t = phase().play("resolve A14")
    assert (t.p1.hand, t.p1.lost) == (["C6"], 4)
    t = phase().play("resolve M29")
    assert (t.p1.hand, t.p1.lost) == ([], 4)


def test_example_72_antikythera() -> None:
    """The heavy card leaves slot 1 for slot 3 if there is room; the one above it drops and declines."""

    def phase(slot_3: list[str]) -> Table:
        area = {"timeline": {1: ["C7(6)", "M30(2)"], 3: slot_3}, "artefacts": ["A6"]}
        return table(p1=area, phase="chronicle", tiles=TILES)

    t = phase(["P1(3)"]).play("resolve A6")
    assert ("moved", "C7", 3) in [(event["event"], event.get("card"), event.get("slot")) for event in t.events]
    assert (t.p1.past, t.p1.lost) == (["M30"], 2)
    assert t.p1.timeline == {2: ["P1(3)", "C7(6)"]}

    t = phase(["P1(3)", "M1(4)"])  # no room, and nothing to put in order: both decline
    assert sorted(offer.split()[1] for offer in t.offers()) == ["C7", "M30"]
    assert t.p1.timeline == {1: ["C7(6)", "M30(2)"], 3: ["P1(3)", "M1(4)"]}


def test_example_73_iron_pillar_after_antikythera() -> None:
    """The Pillar needs both cards on slot 1 at the moment when it acts."""

    def phase() -> Table:
        area = {"timeline": {1: ["C24(4)", "M20(2)"]}, "artefacts": ["A6", "A27"]}
        return table(p1=area, phase="chronicle", deck=["C6"], tiles=TILES)

    t = phase().play("resolve A27")
    assert sorted(t.offers()) == ["remove C24", "remove M20"]
    t.play("remove M20")
    assert t.p1.hand == ["C6"]
    assert (t.p1.timeline, t.p1.past, t.p1.lost) == ({2: ["C24(4)"]}, ["M20"], 1)

    t = phase().play("resolve A6")
    assert t.p1.hand == []
    assert (t.p1.timeline, t.p1.past, t.p1.lost) == ({2: ["C24(4)"]}, ["M20"], 2)


@pytest.mark.rule("AK-080")
def test_example_75_mohenjo_daro() -> None:
    """Two neighbours of one type lighten it; neighbours are in the same slot or beside it in the same row."""

    def left_on_it(above: str, left: str, right: str, *diagonal: str) -> int:
        timeline = {4: [left, *diagonal], 5: ["C8(9)", above], 6: [right]}
        return table(p1={"timeline": timeline}, phase="chronicle", tiles=TILES).p1.knowledge["C8"]

    assert left_on_it("M20", "M22", "P22") == 7
    assert left_on_it("C24", "M20", "P22") == 9
    assert left_on_it("C24", "M20", "P22", "M22") == 9


def test_example_76_petra() -> None:
    """A card for a Past that is not empty and at most two lost knowledge."""

    def drawn(lost: int, past: list[str]) -> int:
        area = {"timeline": {4: ["C9"]}, "lost": lost, "past": past}
        return len(table(p1=area, phase="chronicle", tiles=TILES).p1.hand)

    assert drawn(2, ["C6"]) == 1
    assert drawn(3, ["C6"]) == 0
    assert drawn(2, []) == 0


def test_example_77_baghdad_battery() -> None:
    """The owner may keep it, or discard it for up to four knowledge and a free place."""
    artefacts = ["A21", "A28", "A26", "A36", "A22"]
    t = table(p1={"timeline": {4: ["C24(3)"], 5: ["M20(6)"]}, "artefacts": artefacts}, phase="chronicle", tiles=TILES)
    assert t.offers() == ["use A21", "pass"]

    kept = Table(t.pos).play("pass")
    assert kept.p1.artefacts == artefacts
    assert kept.p1.knowledge == {"C24": 3, "M20": 6}

    t.play("use A21")
    assert t.p1.artefacts == artefacts[1:]
    assert t.pile == ["A21"]
    assert sorted(t.offers()) == ["done", "remove C24", "remove M20"]
    less = Table(t.pos).play("remove C24", "done")
    assert less.p1.knowledge == {"C24": 2, "M20": 6}
    t.play("remove C24", *["remove M20"] * 3)
    assert t.p1.knowledge == {"C24": 2, "M20": 3}
    assert t.deciding() == ["p2"]


def test_example_79_artefact_created_in_the_phase() -> None:
    """An artefact that arrives during the phase waits for the next turn."""
    ten = ["C6", "C7", "C8", "C9", "A5", "M8", "M9", "M10", "P7", "P8"]
    t = table(
        p1={"artefacts": ["A12", "A28"], "past": ["P2", "P3", "P4", "P5", "P6"]},
        p2={"hand": ["A1"]},
        phase="chronicle",
        deck=ten,
        tiles=[["T22", "T9", "T5"], [], []],
    )
    assert t.offers() == ["learn T22", "learn T9", "learn T5", "pass"]
    t.play("learn T22", "create A5")
    assert t.p1.artefacts == ["A12", "A28", "A5"]
    assert t.p1.hand == []
    assert t.deciding() == ["p2"]

    t.play("p2: search", "p2: search", "p1: search", "p1: search")
    assert sorted(t.offers()) == ["resolve A12", "resolve A5"]
    assert len(t.play("resolve A5").p1.hand) == 3
