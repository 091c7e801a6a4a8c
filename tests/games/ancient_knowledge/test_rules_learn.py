"""Learning, the knowledge tiles and the middle of the game: AK-088 to AK-107."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tests.games.ancient_knowledge.table import Table, table

FACES = {face.id: face for face in TITLE.box().faces()}
LEVEL_ONE = [f"T{number}" for number in range(1, 28)]
LEVEL_TWO = [f"T{number}" for number in range(28, 46)]
# tiles that nobody with an empty area can learn from, except T9 and its like where a test puts them
CLOSED = [["T1", "T2", "T7"], ["T15", "T18", "T24"], ["T28", "T29", "T32"]]
PYRAMIDS, CITIES, MEGALITHS = ([f"{kind}{number}" for number in range(1, 11)] for kind in "PCM")


def lessons(t: Table) -> set[str]:
    return {offer.split()[1] for offer in t.offers() if offer.startswith("learn")}


def levels(t: Table) -> list[int]:
    return [tile["level"] for tile in TITLE.view(t.pos, None)["tiles"]]


def everywhere(t: Table) -> list[str]:
    """All knowledge cards in zones of play."""
    piles = [*t.tiles, t.pool(1), t.pool(2), t.discarded(1), t.discarded(2), t.p1.collection, t.p2.collection]
    return [card for pile in piles for card in pile]


# Learn


@pytest.mark.rule("AK-088")
def test_learn_takes_one_face_up_knowledge_card_of_either_level() -> None:
    tiles = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T30", "T44", "T29"]]
    t = table(p1={"lost": 15}, tiles=tiles, knowledge={"1": ["T6"], "2": ["T43"], "discard1": ["T12"]})
    assert lessons(t) == {"T3", "T4", "T5", "T9", "T10", "T11", "T30", "T44"}  # T29 asks for more
    for hidden in ("T6", "T43", "T12", "M1"):  # decks, discard pile, and what is no knowledge card
        assert t.refusal(f"learn {hidden}") == "AK-088"
    t.play("learn T9")
    assert t.p1.collection == ["T9"]
    t.play("learn T30")
    assert t.p1.collection == ["T9", "T30"]


@pytest.mark.rule("AK-089")
@pytest.mark.parametrize(
    ("card", "met", "missing"),
    [
        ("T18", {"past": ["P1", "C1"]}, [{"past": ["P1", "P2"]}, {"past": ["C1", "C2"]}]),
        ("T7", {"past": ["P1", "C1", "M1"]}, [{"past": ["P1", "C1"]}, {"past": ["P1", "M1"]}, {"past": ["C1", "M1"]}]),
        ("T37", {"past": CITIES[:7], "lost": 3}, [{"past": CITIES[:6], "lost": 3}, {"past": CITIES[:7], "lost": 4}]),
        ("T8", {"hand": ["M1"]}, [{"hand": ["M1", "M2"]}]),
        ("T42", {"collection": LEVEL_ONE[8:14]}, [{"collection": LEVEL_ONE[8:13]}]),
    ],
)
def test_a_card_is_taken_only_by_a_player_who_meets_all_its_prerequisites(
    card: str, met: dict[str, Any], missing: list[dict[str, Any]]
) -> None:
    tiles = [["T1", "T2", "T3"], ["T20", "T21", "T22"], ["T28", "T29", "T32"]]
    tiles[0 if card in LEVEL_ONE else 2][0] = card
    assert card in lessons(table(p1=dict(met), tiles=tiles))
    for area in missing:
        t = table(p1=dict(area), tiles=tiles)
        assert card not in lessons(t)
        assert t.refusal(f"learn {card}") == "AK-089"


@pytest.mark.rule("AK-089")
def test_prerequisites_keep_a_player_with_an_empty_area_away() -> None:
    asking = [card for card in (*LEVEL_ONE, *LEVEL_TWO) if "needs" in FACES[card].extra and card != "T8"]
    assert len(asking) == 27
    for card in asking:
        tiles = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T32"]]
        tile = tiles[0 if card in LEVEL_ONE else 2]
        tile[:] = [card, *[other for other in tile if other != card][:2]]
        t = table(p1={}, p2={}, tiles=tiles)
        assert card not in lessons(t)
        assert t.refusal(f"learn {card}") == "AK-089"


@pytest.mark.rule("AK-090")
def test_a_card_without_prerequisites_can_be_taken_by_anyone() -> None:
    free = [card for card in LEVEL_ONE if "needs" not in FACES[card].extra]
    assert len(free) == 17
    assert not [card for card in LEVEL_TWO if "needs" not in FACES[card].extra]
    for card in free:
        t = table(p1={}, p2={}, tiles=[[card, "T1", "T2"], ["T7", "T15", "T18"], ["T28", "T29", "T32"]])
        assert card in lessons(t)


@pytest.mark.rule("AK-091")
def test_prerequisites_on_monuments_are_met_by_cards_in_the_past() -> None:
    timeline = {3: ["C2(1)", "C3(1)"], 4: "C4(1)"}
    tiles = [["T15", "T1", "T2"], ["T7", "T18", "T24"], ["T34", "T29", "T32"]]
    t = table(p1={"past": ["C1"], "timeline": timeline, "hand": ["C5", "C6"]}, p2={"past": ["C7", "C8"]}, tiles=tiles)
    assert "T15" not in lessons(t)  # asks for 2 cities
    assert t.refusal("learn T15") == "AK-089"
    t = table(p1={"past": ["C1", "C5 tilted"], "timeline": timeline}, tiles=tiles)
    assert "T15" in lessons(t)
    assert t.refusal("learn T34") == "AK-089"  # asks for 3 cities


@pytest.mark.rule("AK-092")
def test_a_prerequisite_of_artefacts_counts_those_in_play_on_the_own_board() -> None:
    t = table(p1={"artefacts": ["A17", "A18"], "hand": ["A19", "A20"]}, p2={"artefacts": ["A22"]}, tiles=CLOSED)
    assert "T1" not in lessons(t)
    assert t.refusal("learn T1") == "AK-089"
    t.play("create A19")
    assert "T1" in lessons(t)  # asks for 3
    assert t.refusal("learn T28") == "AK-089"  # asks for 4


@pytest.mark.rule("AK-093")
def test_meeting_a_prerequisite_uses_nothing_up() -> None:
    p1 = {"past": ["C1", "C2 tilted"], "artefacts": ["A17", "A22", "A23"], "collection": ["T33", "T30", "T31"]}
    t = table(p1=p1, tiles=[["T1", "T15", "T8"], ["T7", "T18", "T24"], ["T28", "T29", "T32"]], deck=["M1", "M2", "M3"])
    t.play("learn T1", "learn T15")
    assert (t.p1.past, t.p1.tilted) == (["C1", "C2"], ["C2"])
    assert t.p1.artefacts == ["A17", "A22", "A23"]
    assert t.p1.collection == ["T33", "T30", "T31", "T1", "T15"]


@pytest.mark.rule("AK-094")
@pytest.mark.parametrize(("card", "row"), [("T9", "ancient"), ("T20", "writing"), ("T11", "secret")])
def test_a_learned_card_joins_the_players_collection_in_the_row_of_its_type(card: str, row: str) -> None:
    t = table(p1={}, p2={}, tiles=[[card, "T1", "T2"], *CLOSED[1:]]).play(f"learn {card}")
    assert (t.p1.collection, t.p2.collection) == ([card], [])
    assert card not in t.tiles[0]
    (event,) = [event for event in t.events if event["event"] == "learned"]
    assert (event["seat"], event["type"]) == ("p1", row)


@pytest.mark.rule("AK-095")
def test_an_immediate_knowledge_card_works_at_once_and_as_far_as_possible() -> None:
    deck = ["M1", "M2", "M3", "M4"]
    for held, drawn in {0: 3, 7: 3, 8: 2, 9: 1, 10: 0}.items():
        hand = [f"A{number}" for number in range(1, held + 1)]
        t = table(p1={"past": ["P1", "P2"], "hand": hand}, tiles=CLOSED, deck=deck).play("learn T2")
        assert t.p1.hand == hand + deck[:drawn]
        assert t.prompt() == "action"
    t = table(p1={"lost": 1}, tiles=[["T9", "T1", "T2"], *CLOSED[1:]]).play("learn T9")  # discard 2 lost knowledge
    assert t.p1.lost == 0


@pytest.mark.rule("AK-096")
def test_a_final_scoring_knowledge_card_does_nothing_before_the_end() -> None:
    p1 = {"past": CITIES[:3], "hand": ["M1"], "timeline": {5: "M20(2)"}, "lost": 9}
    t = table(p1=p1, p2={"hand": ["M2"]}, tiles=[*CLOSED[:2], ["T34", "T29", "T32"]])
    before = t.p1
    t.play("learn T34")
    assert [event["event"] for event in t.events] == ["learned"]
    assert (t.p1.hand, t.p1.knowledge, t.p1.lost, t.p1.past) == (before.hand, before.knowledge, 9, before.past)
    end = table(p1={"collection": ["T34"]}, p2={"hand": ["M2"]}, turn="p2", phase="decline", ending=True).result()
    assert end is not None
    assert end.standings[0].lines == {"past": 0, "effects": 0, "knowledge": 2, "timeline": 0, "lost": 0}


# Tiles and decks


@pytest.mark.rule("AK-097")
def test_a_tile_is_not_filled_up_while_two_cards_are_left() -> None:
    t = table(p1={}, tiles=[["T9", "T1", "T2"], *CLOSED[1:]]).play("learn T9", "search")
    assert t.tiles[0] == ["T1", "T2"]


@pytest.mark.rule("AK-098", "AK-099")
def test_the_last_card_of_a_tile_is_discarded_and_three_new_ones_of_its_level_are_laid() -> None:
    deck = {"1": ["T3", "T4", "T5", "T6"], "2": ["T33", "T34", "T35", "T36"]}
    t = table(p1={"lost": 9}, tiles=[["T9", "T1"], ["T7", "T8", "T2"], ["T30", "T28"]], knowledge=deck)
    t.play("learn T9")
    assert t.tiles == [["T3", "T4", "T5"], ["T7", "T8", "T2"], ["T30", "T28"]]
    assert (t.discarded(1), t.discarded(2)) == (["T1"], [])
    t = table(p1={"lost": 9}, tiles=[["T9", "T1"], ["T7", "T8", "T2"], ["T30", "T28"]], knowledge=deck)
    t.play("learn T30")
    assert t.tiles == [["T9", "T1"], ["T7", "T8", "T2"], ["T33", "T34", "T35"]]
    assert (t.discarded(1), t.discarded(2)) == ([], ["T28"])
    assert t.pool(2)[0] == "T36"


@pytest.mark.rule("AK-100")
def test_an_empty_knowledge_deck_is_renewed_from_its_own_shuffled_discard_pile() -> None:
    discards = {"1": ["T6"], "discard1": LEVEL_ONE[9:20], "discard2": ["T33", "T34", "T35"]}
    laid = set()
    for seed in range(20):
        tiles = [["T9", "T1"], ["T7", "T8", "T2"], ["T30", "T28"]]
        t = table(p1={"hand": ["M1"]}, tiles=tiles, knowledge=discards, rest="out", seed=str(seed)).play("learn T9")
        assert t.tiles[0][0] == "T6"  # what was left of the deck comes first
        assert set(t.tiles[0][1:] + t.pool(1)) == {
            "T1",
            *LEVEL_ONE[9:20],
        }  # no card of level II, and the leftover is in
        assert (t.discarded(1), t.discarded(2), t.pool(2)) == ([], ["T33", "T34", "T35"], [])
        laid.add(tuple(t.tiles[0]))
    assert len(laid) > 10


@pytest.mark.rule("AK-101")
def test_if_the_cards_left_do_not_fill_the_tile_the_cards_and_the_tile_leave_the_game() -> None:
    tiles = [["T9", "T10"], ["T7", "T8", "T2"], ["T30", "T28"]]
    left = {"1": ["T6"], "2": ["T33"], "discard2": ["T34"]}
    t = table(p1={"hand": ["M1", "M2"]}, tiles=tiles, knowledge=left, rest="out").play("learn T9")
    assert levels(t) == [0, 1, 2]
    assert t.tiles == [[], *tiles[1:]]
    assert not {"T6", "T10"} & set(everywhere(t))
    assert (t.pool(2), t.discarded(2)) == (["T33"], ["T34"])  # the other level is not concerned
    assert {"T7", "T8", "T2"} <= set(everywhere(t))  # nor is the other tile of this level
    t = table(p1={"hand": ["M1"]}, tiles=tiles, knowledge={"1": ["T6"], "discard1": ["T5"]}, rest="out")
    t.play("learn T9")  # one card more is just enough
    assert levels(t) == [1, 1, 2]
    assert set(t.tiles[0]) == {"T5", "T6", "T10"}


# The middle of the game


def declining(past: int, cards: int, **layout: Any) -> Table:
    """So many cards in p1's Past, and so many on slot 1 that decline now."""
    area = {"past": [*CITIES, *MEGALITHS][:past], "timeline": {1: ["P2(0)", "P3(0)"][:cards], 4: "M20(2)"}}
    layout = {"p2": {"hand": ["A1"]}, "tiles": CLOSED} | layout
    t = table(p1=area, phase="decline", **layout)
    return t.play("decline P2") if cards == 2 else t


@pytest.mark.rule("AK-102")
@pytest.mark.parametrize(("past", "cards"), [(6, 1), (5, 2), (6, 2), (8, 1)])
def test_seven_or_more_monuments_in_a_past_set_off_the_middle_of_the_game(past: int, cards: int) -> None:
    t = declining(past, cards)
    assert len(t.p1.past) == past + cards >= 7
    assert (t.prompt(), t.deciding()) == ("flip", ["p1"])


@pytest.mark.rule("AK-102")
@pytest.mark.parametrize(("past", "cards"), [(0, 1), (4, 2), (5, 1)])
def test_fewer_than_seven_monuments_do_not(past: int, cards: int) -> None:
    t = declining(past, cards)
    assert len(t.p1.past) == past + cards < 7
    assert (t.prompt(), t.deciding()) == ("action", ["p2"])
    assert levels(t) == [1, 1, 2]


@pytest.mark.rule("AK-103")
def test_that_player_chooses_which_level_one_tile_is_turned() -> None:
    for tile in (1, 2):
        t = declining(6, 1)
        assert t.offers("p1") == ["flip tile 1", "flip tile 2"]
        assert t.offers("p2") == []
        t.play(f"flip tile {tile}")
        assert levels(t) == [[2, 1, 2], [1, 2, 2]][tile - 1]
    t = declining(6, 1, levels=[1, 2, 1], tiles=[CLOSED[0], CLOSED[2], CLOSED[1]])
    assert t.offers() == ["flip tile 1", "flip tile 3"]


@pytest.mark.rule("AK-104", "AK-105")
def test_the_cards_of_the_turned_tile_are_discarded_and_three_level_two_cards_laid() -> None:
    deck = {"2": ["T33", "T34", "T35", "T36"], "discard1": ["T9"]}
    t = declining(6, 1, knowledge=deck).play("flip tile 2")
    assert sorted(t.discarded(1)) == sorted(["T9", *CLOSED[1]])
    assert t.tiles == [CLOSED[0], ["T33", "T34", "T35"], CLOSED[2]]
    assert (t.pool(2)[0], t.discarded(2)) == ("T36", [])
    t = declining(6, 1, tiles=[["T9", "T10"], *CLOSED[1:]], knowledge=deck | {"discard1": []}).play("flip tile 1")
    assert (t.discarded(1), t.tiles[0]) == (["T9", "T10"], ["T33", "T34", "T35"])  # also from two cards


@pytest.mark.rule("AK-106")
def test_a_turned_tile_is_filled_with_level_two_cards_ever_after() -> None:
    deck = {"1": ["T3", "T4", "T5"], "2": ["T30", "T44", "T33", "T35", "T36", "T38", "T39"]}
    t = declining(6, 1, p2={"lost": 15}, knowledge=deck).play("flip tile 1")
    assert t.tiles[0] == ["T30", "T44", "T33"]
    t.play("learn T30", "learn T44")
    assert t.tiles[0] == ["T35", "T36", "T38"]
    assert (t.pool(1)[:3], t.discarded(2)) == (["T3", "T4", "T5"], ["T33"])


@pytest.mark.rule("AK-107")
def test_the_middle_of_the_game_happens_once_whoever_reaches_seven_later() -> None:
    p2 = {"past": PYRAMIDS[4:10], "timeline": {1: "M11(0)"}, "hand": ["A17"]}
    t = declining(6, 1, p2=p2).play("flip tile 1")
    tiles = t.tiles
    t.play("search", "search")
    while t.prompt() == "create-more":  # M11 may create a monument
        t.play("pass")
    assert len(t.p2.past) == 7
    assert (t.prompt(), t.deciding()) == ("action", ["p1"])
    assert (levels(t), t.tiles) == ([2, 1, 2], tiles)


@pytest.mark.rule("AK-101", "AK-105")
def test_a_turned_tile_that_cannot_be_filled_leaves_the_game() -> None:
    t = declining(6, 1, knowledge={"2": ["T33"], "discard2": ["T34"]}, rest="out").play("flip tile 1")
    assert (levels(t), t.tiles[0]) == ([0, 1, 2], [])
    assert not {"T33", "T34"} & set(everywhere(t))
    assert set(t.pool(1)) == set(CLOSED[0])  # there was no level I deck left: they are the new one


@pytest.mark.rule("AK-103")
def test_with_no_level_one_tile_left_nothing_is_turned() -> None:
    t = declining(6, 1, levels=[0, 0, 2], tiles=[[], [], CLOSED[2]])
    assert (t.prompt(), t.deciding(), levels(t)) == ("action", ["p2"], [0, 0, 2])
