"""Worked examples of learning, tiles and knowledge decks: a position, a choice, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ancient_knowledge.rules.scoring import score_lines
from tests.games.ancient_knowledge.table import Table, table


def is_compulsory(t: Table) -> bool:
    """No way round the effect is offered."""
    return not {"pass", "done"} & set(t.offers())


def can_learn(card: str, **area: Any) -> bool:
    """May a player with this area learn this face-up card by an action?"""
    level = 1 if int(card[1:]) <= 27 else 2
    tile = [card, "T9", "T5"] if level == 1 else [card, "T36", "T44"]
    t = table(p1={"hand": ["A1"], **area}, tiles=[tile, [], []], levels=[level, 1, 2])
    refusal = t.refusal(f"learn {card}")
    assert refusal in (None, "AK-089")
    assert (f"learn {card}" in t.offers()) == (refusal is None)
    return refusal is None


@pytest.mark.rule("AK-020", "AK-089", "AK-094", "AK-095")
def test_example_04_astronomy_refused_aristotle_taken() -> None:
    """Every prerequisite must be met; the learned card acts at once and joins the row of its type."""
    t = table(p1={"past": ["P1", "P2"]}, tiles=[["T18", "T2", "T9"], [], []], deck=["C6", "C7", "C8", "C9"])
    assert t.refusal("learn T18") == "AK-089"
    assert "learn T2" in t.offers()
    t.play("learn T2")
    assert t.p1.hand == ["C6", "C7", "C8"]
    assert t.p1.collection == ["T2"]
    assert t.events[0] == {"event": "learned", "seat": "p1", "card": "T2", "type": "ancient"}

    assert can_learn("T18", past=["P1", "C1"])


@pytest.mark.rule("AK-092")
def test_example_05_artefact_prerequisite() -> None:
    """Artefacts on the board count, and two are not three."""
    assert not can_learn("T1", artefacts=["A2", "A4"])
    assert can_learn("T1", artefacts=["A2", "A4", "A5"])


@pytest.mark.rule("AK-095", "AK-121")
def test_example_06_hand_limit_with_coptic_alphabet() -> None:
    """With eight cards in hand only two of three are drawn; the third stays on the deck."""
    t = table(
        p1={"hand_size": 8, "past": ["M1", "M2"]}, tiles=[["T25", "T9", "T5"], [], []], deck=["C6", "C7", "C8", "C9"]
    )
    t.play("learn T25")
    assert len(t.p1.hand) == 10
    assert t.p1.hand[8:] == ["C6", "C7"]
    assert t.deck[:2] == ["C8", "C9"]


@pytest.mark.rule("AK-098", "AK-099")
def test_example_41_tile_refill() -> None:
    """A last card goes to the discard pile, three new ones are dealt, and only then the learned card acts."""
    t = table(p1={"hand": ["A1"], "lost": 5}, tiles=[["T9", "T10"], [], []], knowledge={"1": ["T1", "T2", "T3", "T4"]})
    t.play("learn T9")
    assert t.discarded(1) == ["T10"]
    assert sorted(t.tiles[0]) == ["T1", "T2", "T3"]
    assert t.pool(1)[0] == "T4"
    assert t.p1.lost == 3
    happened = [event["event"] for event in t.events]
    assert happened.index("tile-filled") < happened.index("effect") < happened.index("forgot")


@pytest.mark.rule("AK-101")
def test_example_43_tile_exhausted() -> None:
    """A tile that cannot be filled leaves the game, and so do the cards left for it."""
    t = table(
        p1={"hand": ["A1"], "past": ["C6", "C7", "C9"]},
        tiles=[["T9", "T5", "T6"], [], ["T34", "T35"]],
        knowledge={"1": ["T1"]},
        rest="out",
    )
    t.play("learn T34")
    assert t.p1.collection == ["T34"]
    assert t.tiles == [["T9", "T5", "T6"], [], []]
    assert t.pos.tile_levels == [1, 1, 0]
    assert (t.pool(2), t.discarded(2)) == ([], [])
    assert "T35" in [t.pos.box.ids[card] for card in t.pos.out]
    assert t.pool(1) == ["T1"]  # the other level is not touched


@pytest.mark.rule("AK-091")
def test_example_44_timeline_does_not_count() -> None:
    """Cities in the Timeline are no help with a prerequisite on the Past."""
    timeline: dict[int, list[str]] = {3: ["C7", "C9"], 5: ["C8"]}
    assert not can_learn("T15", past=["C6"], timeline=timeline)
    assert can_learn("T15", past=["C6", "C10"], timeline=timeline)


def test_example_45_collection_without_itself() -> None:
    """The card to be learned is not yet in the collection that its prerequisite looks at."""
    assert not can_learn("T33", collection=["T1", "T2"])
    assert can_learn("T33", collection=["T1", "T2"], timeline={4: ["P19"]})
    assert can_learn("T33", collection=["T1", "T2", "T3"])


def test_example_47_candi_sukuh_and_melchizedek() -> None:
    """One number may be one lower, so one type may be missing, but not two."""
    sukuh: dict[int, list[str]] = {4: ["P19"]}
    assert can_learn("T7", past=["C6", "C7", "P7"], timeline=sukuh)
    assert not can_learn("T7", past=["C6", "C7", "C9"], timeline=sukuh)
    assert not can_learn("T7", past=["C6", "C7", "P7"])


def test_example_48_candi_sukuh_and_ptolemy() -> None:
    """A number that is an upper limit is not made stricter."""
    t = table(
        p1={"hand": ["A1"], "timeline": {4: ["P19"]}}, tiles=[["T8", "T9", "T5"], [], []], deck=["C6", "C7", "C8", "C9"]
    )
    t.play("learn T8")
    assert t.p1.hand == ["A1", "C6", "C7", "C8"]
    assert not can_learn("T8", hand=["A1", "A2"], timeline={4: ["P19"]})


def test_example_49_alchemy() -> None:
    """Four lost knowledge are too many, and nothing lowers that."""
    past = ["C6", "C7", "C8", "C9", "M8", "M9", "M10", "P7"]
    assert not can_learn("T37", past=past, lost=4)
    assert not can_learn("T37", past=past, lost=4, timeline={4: ["P19"]})
    assert can_learn("T37", past=past, lost=3)


def test_example_51_montguyon() -> None:
    """A card may be learned without any of its prerequisites."""
    t = table(p1={"timeline": {1: ["M34"]}, "past": ["C6"]}, phase="decline", tiles=[[], [], ["T45", "T44", "T43"]])
    assert t.offers() == ["learn T45", "learn T44", "learn T43", "pass"]

    declined = Table(t.pos).play("pass")
    assert declined.p1.collection == []
    assert declined.p1.past == ["C6", "M34"]

    t.play("learn T45")
    assert t.p1.collection == ["T45"]
    assert t.p1.past == ["C6", "M34"]
    assert score_lines(t.pos, 0)["knowledge"] == 4


def test_example_52_hermes_with_a_full_hand() -> None:
    """Whoever has ten cards takes none; what nobody takes is discarded."""
    five = ["C6", "C7", "C8", "C9", "C10"]
    t = table(
        p1={"hand_size": 9},
        p2={"hand_size": 10},
        p3={"hand_size": 4},
        tiles=[["T3", "T9", "T5"], [], []],
        deck=five,
    )
    t.play("learn T3")
    assert (t.deciding(), t.offers()) == (["p1"], [f"take {card}" for card in five])
    t.play("take C7")
    assert len(t.p1.hand) == 10
    assert (t.deciding(), t.offers()) == (["p3"], ["take C6", "take C8", "take C9", "take C10"])
    t.play("take C10")
    assert [len(area.hand) for area in (t.p1, t.p2, t.p3)] == [10, 10, 5]
    assert "C7" in t.p1.hand
    assert "C10" in t.p3.hand
    assert sorted(t.pile) == ["C6", "C8", "C9"]
    assert (t.deciding(), t.prompt()) == (["p1"], "action")


def test_example_53_hermes_normal() -> None:
    """The learner, the others clockwise, and the learner again take one each."""
    five = ["C6", "C7", "C8", "C9", "C10"]
    size = {"hand_size": 5}
    t = table(p1=size | {}, p2=size | {}, p3=size | {}, p4=size | {}, tiles=[["T3", "T9", "T5"], [], []], deck=five)
    t.play("learn T3")
    for seat, card in [("p1", "C6"), ("p2", "C7"), ("p3", "C8"), ("p4", "C9")]:
        assert t.deciding() == [seat]
        assert is_compulsory(t)
        t.play(f"take {card}")
    assert t.p1.hand[5:] == ["C6", "C10"]  # the last card is the learner's without a question
    assert (t.p2.hand[5:], t.p3.hand[5:], t.p4.hand[5:]) == (["C7"], ["C8"], ["C9"])
    assert t.pile == []


def test_example_55_ancient_greek_compulsory() -> None:
    """One of the artefacts must be created, and cards that wait for that act."""
    ten = ["C6", "A8", "C8", "C9", "M8", "M9", "A22", "M10", "P7", "P8"]
    t = table(
        p1={"timeline": {3: ["P20(4)"], 6: ["M26(3)"]}},
        tiles=[["T22", "T9", "T5"], [], []],
        deck=[*ten, "C10"],
    )
    t.play("learn T22")
    assert t.offers() == ["create A8", "create A22"]
    assert t.refusal("pass") == "AK-174"
    t.play("create A8")
    assert t.p1.artefacts == ["A8"]
    assert sorted(t.pile) == sorted(set(ten) - {"A8"})
    assert sorted(t.offers()) == ["resolve M26", "resolve P20"]
    t.play("resolve M26", "remove P20")
    assert t.p1.knowledge == {"P20": 3, "M26": 3}
    assert t.p1.hand == ["C10"]
    assert t.offers() == ["learn T9", "learn T5", "pass"]
    assert Table(t.pos).play("pass").p1.collection == ["T22"]
    assert t.play("learn T9").p1.collection == ["T22", "T9"]


def test_example_56_thales_at_the_limit() -> None:
    """With ten cards in hand nothing is taken and nothing is looked at."""
    t = table(p1={"hand_size": 10}, tiles=[["T4", "T9", "T5"], [], []])
    hand, deck = t.p1.hand, t.deck
    t.play("learn T4")
    assert t.p1.hand == hand
    assert (t.deck, t.pile) == (deck, [])
    assert "looked" not in [event["event"] for event in t.events]
    assert t.p1.collection == ["T4"]
    assert (t.deciding(), t.prompt()) == (["p1"], "action")


def test_example_57_niches_must_learn() -> None:
    """The one card that fits is learned; the others go under the deck in the chosen order."""
    seven = ["T28", "T29", "T30", "T31", "T34", "T32", "T33"]
    others = ["T33", "T28", "T32", "T29", "T31", "T30"]

    def niches(past: list[str]) -> Table:
        area = {"timeline": {1: ["P7"]}, "past": past}
        return table(p1=area, phase="decline", tiles=[["T9", "T5", "T6"], [], []], knowledge={"2": seven})

    t = niches(["C6", "C7", "C9"])  # three cities: T34 fits
    assert t.offers() == ["learn T34"]
    t.play("learn T34")
    assert t.p1.collection == ["T34"]
    assert sorted(t.offers()) == sorted(f"bury {card}" for card in others)
    t.play(*(f"bury {card}" for card in others[:5]))  # the sixth is the last one left
    assert t.pool(2)[-6:] == others
    assert t.p1.past == ["C6", "C7", "C9", "P7"]

    t = niches(["C6", "C7", "M8"])
    assert t.p1.collection == []
    assert sorted(t.offers()) == sorted(f"bury {card}" for card in seven)
    t.play(*(f"bury {card}" for card in seven[:6]))
    assert t.pool(2)[-7:] == seven
    assert t.p1.collection == []

    two = niches(["C6", "C7", "C9", "P8", "P9", "P10", "P11"])  # T32 fits, too: a choice, but no way round it
    assert sorted(two.offers()) == ["learn T32", "learn T34"]


def test_example_59_candi_kethek_on_one_tile() -> None:
    """Two cards off one tile leave one, which is discarded, and three are dealt; two tiles can be chosen, too."""
    t = table(
        p1={"hand": ["P35", "A1"]},
        tiles=[["T1", "T2", "T3"], ["T9", "T10", "T11"], ["T34", "T35", "T36"]],
        knowledge={"1": ["T4", "T5", "T6", "T7"]},
    )
    t.play("create P35 slot 2")
    faces = [card for tile in t.tiles for card in tile]
    assert t.offers() == [f"bury {card}" for card in faces]
    t.play("bury T1")
    assert t.tiles[0] == ["T2", "T3"]
    assert t.pool(1)[-1] == "T1"
    assert t.offers() == [f"bury {card}" for card in faces if card != "T1"]

    other = Table(t.pos).play("bury T10")
    assert other.tiles == [["T2", "T3"], ["T9", "T11"], ["T34", "T35", "T36"]]
    assert (other.pool(1)[-2:], other.discarded(1)) == (["T1", "T10"], [])

    t.play("bury T2")
    assert t.discarded(1) == ["T3"]
    assert sorted(t.tiles[0]) == ["T4", "T5", "T6"]
    assert t.pool(1)[0] == "T7"
    assert t.pool(1)[-2:] == ["T1", "T2"]
    assert t.prompt() == "action"


def test_example_60_latin_alphabet_without_target() -> None:
    """With no level II card face up nothing happens."""
    t = table(
        p1={"hand": ["A1"], "past": ["C6", "C7", "C9", "M8", "M9"]},
        tiles=[["T27", "T9", "T5"], ["T1", "T2", "T3"], []],
    )
    pools = t.pool(1), t.pool(2)
    t.play("learn T27")
    assert t.tiles == [["T9", "T5"], ["T1", "T2", "T3"], []]
    assert (t.pool(1), t.pool(2)) == pools
    assert (t.p1.collection, t.prompt()) == (["T27"], "action")


@pytest.mark.rule("AK-063", "AK-175")
def test_example_61_mummification() -> None:
    """Four are to be removed, three are there: all three go, the fourth is ignored."""
    t = table(
        p1={"artefacts": ["A1", "A2", "A4", "A5"], "timeline": {3: ["C36(2)"], 5: ["M30(1)"]}},
        tiles=[["T12", "T9", "T5"], [], []],
    )
    t.play("learn T12")
    assert sorted(t.offers()) == ["remove C36", "remove M30"]
    assert t.refusal("done") == "AK-174"
    t.play("remove C36")
    assert is_compulsory(t)
    t.play("remove M30")  # what is left on C36 goes without a question
    assert t.p1.knowledge == {"C36": 0, "M30": 0}
    assert (t.p1.lost, t.prompt()) == (0, "action")
