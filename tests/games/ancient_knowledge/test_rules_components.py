"""What is in the box and what lies in front of a player: AK-001 to AK-022."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.errors import BadInput
from tablee.kernel.title import CardFace
from tests.games.ancient_knowledge.table import Table, new_game, table

MONUMENT_KINDS = ("city", "megalith", "pyramid")
TYPES = ("ancient", "writing", "secret")


def faces(*kinds: str) -> list[CardFace]:
    return [face for face in TITLE.box().faces() if face.kind in kinds]


def monuments() -> list[CardFace]:
    return faces(*MONUMENT_KINDS)


def builders() -> list[CardFace]:
    return faces(*MONUMENT_KINDS, "artefact")


def knowledge_cards() -> list[CardFace]:
    return faces(*TYPES)


def seen(t: Table, seat: int | None = None) -> dict[str, Any]:
    return TITLE.view(t.pos, seat)


# Components


@pytest.mark.rule("AK-001")
def test_two_three_or_four_can_play() -> None:
    for seats in (2, 3, 4):
        assert len(seen(new_game(seats))["players"]) == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadInput, match="2 to 4 players"):
            new_game(seats)


@pytest.mark.rule("AK-002")
def test_there_are_144_builder_cards_all_different() -> None:
    assert len({face.id for face in builders()}) == 144
    assert len({face.names["en"] for face in builders()}) == len(builders()) == 144


@pytest.mark.rule("AK-003")
def test_108_builder_cards_are_monuments_36_of_each_kind() -> None:
    assert Counter(face.kind for face in monuments()) == {"city": 36, "megalith": 36, "pyramid": 36}
    assert len(monuments()) == 108


@pytest.mark.rule("AK-004")
def test_the_other_36_builder_cards_are_artefacts() -> None:
    assert len(faces("artefact")) == len(builders()) - len(monuments()) == 36


@pytest.mark.rule("AK-005")
def test_there_are_27_knowledge_cards_of_level_one_and_18_of_level_two() -> None:
    levels = Counter((face.numbers["level"], face.kind) for face in knowledge_cards())
    assert levels == {(1, kind): 9 for kind in TYPES} | {(2, kind): 6 for kind in TYPES}
    assert len(knowledge_cards()) == 45 == len(TITLE.box().ids) - len(builders())


@pytest.mark.rule("AK-006")
def test_there_are_four_boards_and_each_player_has_one() -> None:
    full = [[f"A{number}" for number in range(first, first + 5)] for first in (1, 6, 11, 16)]
    t = table(**{f"p{number}": {"artefacts": artefacts} for number, artefacts in enumerate(full, 1)})
    assert [t.p1.artefacts, t.p2.artefacts, t.p3.artefacts, t.p4.artefacts] == full
    with pytest.raises(BadInput, match="p5"):
        TITLE.lay_out(TITLE.box(), {"players": {"p5": {}}}, "test")


@pytest.mark.rule("AK-007")
def test_there_are_three_knowledge_tiles() -> None:
    for seats in (2, 3, 4):
        assert len(seen(new_game(seats))["tiles"]) == 3
    with pytest.raises(BadInput, match="room for 3"):
        table(tiles=[["T1", "T2", "T3"], ["T4", "T5", "T6"], ["T28", "T29", "T30"], ["T7", "T8", "T9"]])


@pytest.mark.rule("AK-008")
def test_the_stock_of_tokens_is_forty_ones_and_ten_fives() -> None:
    rulebook = files("tablee.games.ancient_knowledge") / "rulebook"
    for language in ("en", "fr"):
        told = (rulebook / f"{language}.md").read_text("utf-8").split("[AK-008]")[0].rsplit("\n", 1)[-1]
        ones, one, fives, five = (int(number) for number in re.findall(r"\d+", told))
        assert {one: ones, five: fives} == {1: 40, 5: 10}
        assert one * ones + five * fives == 90


@pytest.mark.rule("AK-008")
def test_the_supply_never_runs_out() -> None:
    t = table(p1={"timeline": {1: "C29(60)"}, "lost": 60, "hand": ["M31"]}, p2={"timeline": {2: "C28(60)"}})
    t.play("create M31 slot 2")
    assert t.p1.knowledge == {"C29": 60, "M31": 3}


@pytest.mark.rule("AK-009")
def test_there_is_one_first_player_marker_and_it_stays_where_it_is() -> None:
    t = new_game(3, seed="marker", starting_hands=True)
    holder = seen(t)["first"]
    assert holder in ("p1", "p2", "p3")
    for _ in range(2 * 3 * 2):  # two actions of three players in two rounds
        assert {seen(t, viewer)["first"] for viewer in (None, 0, 1, 2)} == {holder}
        t.play("search")


@pytest.mark.rule("AK-010")
def test_score_pad_and_reference_cards_have_no_effect_on_play() -> None:
    t = table(p1={"past": ["C16"]}, turn="p2", phase="decline", ending=True)
    result = t.result()
    assert result is not None
    for standing in result.standings:  # the pad's five lines, and it only adds them up
        assert list(standing.lines) == ["past", "effects", "knowledge", "timeline", "lost"]
        assert standing.score == sum(standing.lines.values())
    assert {id[0] for id in TITLE.box().ids} == set("CMPAT")  # no pad and no reference card among the pieces
    kept = str(sorted(t.pos.pieces())).lower()
    assert not re.search(r"pad|refer|aid|reminder", kept)


@pytest.mark.rule("AK-011")
def test_a_builder_card_shows_name_country_type_and_cost_and_a_monument_slot_knowledge_and_points() -> None:
    for face in builders():
        assert all(face.names[language] and face.extra["country"][language] for language in ("en", "fr")), face.id
        assert face.numbers["cost"] >= 0
    for face in monuments():
        assert 1 <= face.numbers["slot"] <= 6, face.id
        assert face.numbers["knowledge"] >= 0 <= face.numbers["points"], face.id
    for face in faces("artefact"):
        assert not {"slot", "knowledge", "points"} & set(face.numbers), face.id
    (heracleion,) = [face for face in builders() if face.id == "C16"]
    assert (heracleion.names["en"], heracleion.kind, heracleion.extra["country"]["en"]) == (
        "Heracleion",
        "city",
        "Egypt",
    )
    assert heracleion.numbers == {"cost": 2, "slot": 2, "knowledge": 2, "points": 2}


@pytest.mark.rule("AK-012")
def test_a_knowledge_card_shows_name_type_prerequisites_effect_and_timing() -> None:
    for face in knowledge_cards():
        assert all(face.names[language] and face.texts[language] for language in ("en", "fr")), face.id
        assert face.timing == {1: "immediate", 2: "final"}[face.numbers["level"]], face.id
    needs = {face.id: face.extra.get("needs") for face in knowledge_cards()}
    assert needs["T2"]["en"] == "2 pyramids in your Past"
    assert needs["T3"] is None
    assert all(needs[face.id] for face in knowledge_cards() if face.numbers["level"] == 2)


@pytest.mark.rule("AK-013")
def test_the_same_tokens_are_knowledge_on_a_monument_and_lost_knowledge_on_the_board() -> None:
    t = table(p1={"timeline": {1: "M15(3)"}, "lost": 2}, p2={"timeline": {4: ["C5(1)", "C24(0)"]}}, phase="decline")
    t.play("burden C5")  # lost tokens of p1 become knowledge of p2, then knowledge of M15 becomes lost
    assert t.p2.knowledge == {"C5": 3, "C24": 0}
    assert (t.p1.knowledge, t.p1.lost) == ({}, 3)


# Player area


@pytest.mark.rule("AK-014")
def test_an_area_has_five_zones() -> None:
    t = table(
        p1={"timeline": {3: "C5(3)"}, "past": ["M1"], "artefacts": ["A1"], "collection": ["T1"], "lost": 4}, p2={}
    )
    mine, theirs = seen(t)["players"]
    assert mine["timeline"] == [{"card": "C5", "slot": 3, "row": 0, "knowledge": 3}]
    zones = ("past", "artefacts", "collection", "lost")
    assert [mine[zone] for zone in zones] == [["M1"], ["A1"], ["T1"], 4]
    assert [theirs[zone] for zone in ("timeline", *zones)] == [[], [], [], [], 0]


@pytest.mark.rule("AK-015")
def test_the_timeline_has_six_slots_numbered_from_one() -> None:
    t = table(p1={"hand": ["M31"], "hand_size": 10})
    assert [f"create M31 slot {slot}" in t.offers() for slot in range(1, 7)] == [True] * 6
    for slot in (0, 7, 8):
        assert f"create M31 slot {slot}" not in t.offers()
    assert t.refusal("create M31 slot 7") == "AK-015"
    for slot in (0, 7):
        with pytest.raises(BadInput, match=str(slot)):
            table(p1={"timeline": {slot: "M31"}})


@pytest.mark.rule("AK-015")
def test_slot_one_is_the_one_beside_the_past() -> None:
    t = table(p1={"timeline": {slot: f"C{slot}(0)" for slot in range(1, 7)}}, phase="decline")
    assert t.p1.past == ["C1"]
    assert sorted(t.p1.timeline) == [1, 2, 3, 4, 5]


@pytest.mark.rule("AK-016")
def test_only_monuments_lie_in_the_timeline() -> None:
    t = table(p1={"hand": ["A1", "C6", "M31", "P18"]})
    assert {offer.split()[1] for offer in t.offers() if " slot " in offer} == {"C6", "M31", "P18"}
    assert t.refusal("create A1 slot 2") == "AK-016"
    for stranger in ("A1", "T1"):
        with pytest.raises(BadInput, match=stranger):
            table(p1={"timeline": {2: stranger}})


@pytest.mark.rule("AK-017")
def test_a_monument_that_leaves_the_timeline_goes_to_its_owners_past_unless_a_card_says_otherwise() -> None:
    t = table(p1={"timeline": {1: ["M31(1)", "C28(1)"]}}, p2={}, phase="decline")
    t.play("decline M31")
    assert (t.p1.past, t.p2.past) == (["M31"], [])
    assert t.pile == ["C28"]  # its own text sends it there


@pytest.mark.rule("AK-018")
def test_every_player_sees_every_past_at_any_time() -> None:
    t = table(p1={"past": ["C28 tilted", "M12"]}, p2={"past": ["P1"]}, p3={})
    for _ in range(2):  # in p1's turn and in p2's
        for viewer in (None, 0, 1, 2):
            players = seen(t, viewer)["players"]
            assert [player["past"] for player in players] == [["C28", "M12"], ["P1"], []]
            assert players[0]["tilted"] == ["C28"]
        t.play("search", "search")


@pytest.mark.rule("AK-019")
def test_each_board_has_five_artefact_places_all_free_when_the_game_starts() -> None:
    for seats in (2, 3, 4):
        assert all(player["artefacts"] == [] for player in seen(new_game(seats))["players"])
    artefacts = ["A17", "A18", "A19", "A20", "A22", "A23"]
    t = table(p1={"hand": artefacts})
    t.play("create A17", "create A18", "search", "search", "create A19", "create A20", "search", "search", "create A22")
    assert t.p1.artefacts == artefacts[:5]
    assert "create A23" not in t.offers()
    assert t.refusal("create A23") == "AK-084"


@pytest.mark.rule("AK-020")
def test_the_collection_is_sorted_by_the_three_types() -> None:
    rows: dict[str, set[str]] = {type: set() for type in TYPES}
    for card in ("T3", "T9", "T10", "T19", "T20"):
        t = table(p1={}, tiles=[[card, "T11", "T12"], ["T4", "T5", "T6"], ["T28", "T29", "T30"]])
        (learned,) = [event for event in t.play(f"learn {card}").events if event["event"] == "learned"]
        rows[learned["type"]].add(card)
    assert rows == {"ancient": {"T3", "T9"}, "writing": {"T19", "T20"}, "secret": {"T10"}}


@pytest.mark.rule("AK-020")
@pytest.mark.parametrize(("row", "opened"), [("ancient", "T33"), ("secret", "T35"), ("writing", "T41")])
def test_a_card_counts_in_the_row_of_its_type_only(row: str, opened: str) -> None:
    three = [face.id for face in faces(row)][:3]
    t = table(p1={"collection": three}, tiles=[["T7", "T8", "T9"], ["T16", "T17", "T18"], ["T33", "T35", "T41"]])
    assert {offer for offer in t.offers() if offer in ("learn T33", "learn T35", "learn T41")} == {f"learn {opened}"}


@pytest.mark.rule("AK-021")
def test_a_collection_may_hold_any_number_of_cards() -> None:
    ancient = [face.id for face in faces("ancient") if face.id != "T33"]
    others = [face.id for face in faces("writing", "secret")][:20]
    t = table(p1={"collection": ancient + others, "hand": ["M31"]}, tiles=[[], [], ["T33", "T44"]], rest="out")
    t.play("learn T33")
    assert len(t.p1.collection) == 35
    assert sum(card in t.p1.collection for card in [*ancient, "T33"]) == 15


@pytest.mark.rule("AK-022")
def test_the_lost_knowledge_zone_takes_no_token_that_an_action_or_effect_removes() -> None:
    t = table(p1={"timeline": {3: "C7(9)"}, "hand": ["P18", "M1", "M2"], "lost": 1})
    t.play("create P18 slot 1", "remove C7")  # an effect
    t.play("archive", "discard M1", "discard M2", "remove C7", "remove C7")  # an action
    assert t.p1.knowledge["C7"] == 6
    assert t.p1.lost == 1 + 2  # P18 declined with its two
    t = table(p1={"timeline": {1: "C28(5)"}, "lost": 1}, phase="decline")  # a monument discarded with its tokens
    assert t.p1.lost == 1
