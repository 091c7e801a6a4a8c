"""The declared types of a view are what a view has, at every moment of the recorded levels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablee.games.syncro.game import TITLE
from tablee.games.syncro.state.view_types import LaidView, MageView, OptionsView, PlaceView, SyncroView, TallyView
from tablee.kernel.decisions import seat_named
from tablee.kernel.records import begin_again, read_record
from tests.games.syncro.table import BOX

FOLDER = Path(__file__).parents[2] / "records" / "syncro"
OWN = {"hand", "aside", "reward", "judged"}
OF_OTHERS = {"known", "told"}


def fields(kind: Any) -> set[str]:
    return set(kind.__annotations__)


def check(view: dict[str, Any]) -> None:
    assert set(view) == fields(SyncroView)
    assert set(view["options"]) == fields(OptionsView)
    for tally in view["discards"]:
        assert set(tally) == fields(TallyView)
    for place in view["horde"]:
        assert set(place) == fields(PlaceView)
        for laid in place["on"]:
            assert set(laid) == fields(LaidView)
    for mage in view["players"]:
        own = mage["seat"] == view["seat"]
        assert set(mage) == fields(MageView) - (OF_OTHERS if own else OWN)


def test_a_view_has_the_declared_fields_and_no_others() -> None:
    for path in sorted(FOLDER.glob("*.record"))[::4]:
        record = read_record(path.read_text("utf-8"), path.name)
        game = begin_again(TITLE, BOX, record)
        for seat, choice in record.choices:
            check(TITLE.view(game.position, None))
            check(TITLE.view(game.position, seat_named(seat)))
            game = game.next(seat_named(seat), choice)
        check(TITLE.view(game.position, None))
