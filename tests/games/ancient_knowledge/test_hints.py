"""What the hints make of cards that need more than a fixed price."""

from __future__ import annotations

from typing import Any

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.agenda import pending
from tests.games.ancient_knowledge.table import Table, table

TILES = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]
WAITING = {"hand": ["A29"]}


def worth(t: Table) -> dict[str, float]:
    (decision,) = pending(t.pos)
    return dict(zip(TITLE.written(decision), TITLE.guess_at(t.pos, decision), strict=True))


def at(area: dict[str, Any], **layout: Any) -> Table:
    return table(p1=area, p2=dict(WAITING), tiles=TILES, **layout)


def test_a_monument_that_teaches_any_card_is_worth_its_price() -> None:
    hand = ["M34", *[f"A{number}" for number in (17, 18, 19, 34, 35, 5, 14)]]
    values = worth(at({"hand": hand}))
    assert values["create M34 slot 5"] > 0.0


def test_artefacts_that_have_had_their_time_pay_for_yonaguni() -> None:
    without = worth(at({"hand": ["P13", "M1"]}))["create P13 slot 4"]
    three = {"hand": ["P13", "M1"], "artefacts": ["A17", "A18", "A34"]}
    assert worth(at(three))["create P13 slot 4"] > without + 1.5


def test_an_artefact_is_given_up_to_move_a_monument_only_when_that_saves_something() -> None:
    rescue = at({"artefacts": ["A31"], "timeline": {1: "C29(5)"}}, phase="chronicle")  # would be discarded
    assert worth(rescue)["use A31"] > 0.0
    idle = at({"artefacts": ["A31"], "timeline": {3: "C12(0)"}}, phase="chronicle")
    assert worth(idle)["use A31"] < 0.0


def test_a_card_is_gladly_changed_for_another_one() -> None:
    assert worth(at({"artefacts": ["A8"], "hand": ["A1", "A2", "A3"]}, phase="chronicle"))["use A8"] > 0.0


def test_two_monuments_that_swap_are_not_asked_about_each_other_for_ever() -> None:
    values = worth(at({"hand": ["C13", "C14", "P23"], "timeline": {2: ["C20(2)"], 5: ["M20(2)"]}}))
    assert values["create C13 slot 4"] > values["create C13 slot 2"]
    on_board = at({"hand": ["P23"], "timeline": {4: ["C13(1)"], 5: ["C14(2)"]}})
    assert worth(on_board)["create P23 slot 4"] < 5.0
