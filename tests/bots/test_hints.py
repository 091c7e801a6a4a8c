"""What a sensible player prefers, as the hints of Ancient Knowledge see it."""

from __future__ import annotations

from typing import Any

from tablee.games import title
from tablee.kernel.agenda import decision_of, pending
from tablee.kernel.title import Box
from tests.games.ancient_knowledge.table import Table, table

AK = title("ancient-knowledge")


def guessed(t: Table, seat: int = 0, box: Box | None = None) -> dict[str, float]:
    """What each choice of this seat is worth, by its notation."""
    decision = decision_of(t.pos, seat)
    assert decision is not None
    return dict(zip(AK.written(decision), AK.guess(AK.view(t.pos, seat), decision, box), strict=True))


def test_four_points_are_learned_rather_than_a_card_searched() -> None:
    tiles = [["T2", "T7", "T15"], ["T18", "T24", "T25"], ["T28", "T29", "T45"]]
    t = table(p1={"hand": ["C16"], "past": ["M1", "M2", "M3", "M4", "M5"]}, tiles=tiles)
    worth = guessed(t)
    assert worth["learn T45"] > worth["learn T25"] > worth["search"]


def test_with_an_empty_hand_four_upright_monuments_are_dug_up_rather_than_one_card_searched() -> None:
    worth = guessed(table(p1={"hand": [], "past": ["C1", "C2", "C3", "C4"]}))
    assert worth["excavate"] > worth["search"] > 0


def test_with_a_full_hand_neither_searching_nor_digging_is_worth_anything() -> None:
    hand = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"]
    worth = guessed(table(p1={"hand": hand, "past": ["M1", "M2"]}))
    assert worth["search"] == worth["excavate"] == 0


def test_the_printed_slot_is_better_than_a_distant_one_that_costs_cards() -> None:
    worth = guessed(table(p1={"hand": ["C9", "M1", "M2", "M3", "M4", "M5"]}))
    assert worth["create C9 slot 4"] > worth["create C9 slot 1"]


def test_knowledge_is_taken_first_from_the_monument_that_declines_first() -> None:
    t = table(p1={"hand": ["M1", "M2"], "timeline": {1: ["C16(3)"], 5: ["C5(3)"]}})
    t.play("archive", "discard M1", "done")
    worth = guessed(t)
    assert worth["remove C16"] > worth["remove C5"]


def test_archiving_goes_on_while_a_token_saved_is_worth_more_than_a_card() -> None:
    hand = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"]
    heavy = table(p1={"hand": hand, "timeline": {1: ["C7(10)"]}})
    heavy.play("archive", "discard M1")
    worth = guessed(heavy)
    assert max(worth, key=lambda choice: worth[choice]).startswith("discard")


def test_an_opponents_monument_that_declines_soon_is_burdened() -> None:
    t = table(p1={"hand": ["M25", "C1"]}, p2={"timeline": {1: ["C16(0)"], 6: ["C18(0)"]}})
    t.play("create M25 slot 2")
    worth = guessed(t)
    assert worth["burden C16"] > worth["burden C18"]


def test_a_monument_that_cannot_decline_any_more_counts_one_point_only() -> None:
    """In the last turn slot 6 never reaches the Past: its eight points are not worth having there."""
    t = table(p1={"hand": ["C30", "M1", "M2", "M3", "M4"]}, ending=True)
    worth = guessed(t)
    assert worth["create C30 slot 1"] > worth["create C30 slot 6"]


def test_set_up_tells_the_ten_cards_apart() -> None:
    pos = AK.setup({}, 2, "keep")
    decision = pending(pos)[0]
    worth = dict(zip(AK.written(decision), AK.guess(AK.view(pos, decision.seat), decision), strict=True))
    assert len(worth) == 10
    assert len(set(worth.values())) > 5


def test_a_card_file_changes_what_cards_are_worth() -> None:
    changes: dict[str, dict[str, Any]] = {"C9": {"points": 30}}
    t = table(p1={"hand": ["C9", "M1", "M2"]})
    printed, changed = guessed(t), guessed(t, box=AK.box(changes))
    assert changed["create C9 slot 4"] > printed["create C9 slot 4"] + 20
    assert changed["search"] == printed["search"]
