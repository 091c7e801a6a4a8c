"""A title that is nothing but the folder and the line of docs/add-a-game.md is played in the browser."""

from __future__ import annotations

import os
from pathlib import Path

from tablee.server.http.page import PAGE
from tests.docs.test_add_a_game import with_kilns
from tests.web.house import Browsers, House, Person, coming_and_going, expect


def test_a_title_of_one_folder_and_one_line_is_played_on_the_generic_board(browsers: Browsers, tmp_path: Path) -> None:
    scratch = with_kilns(tmp_path / "scratch")
    os.symlink(PAGE, scratch / "src/tablee/server/page")
    house = House(tmp_path / "data", PYTHONPATH=str(scratch / "src"))
    try:
        for come in coming_and_going(Person, browsers, house):
            me = come()
            me.open()
            expect(me.page.locator("article", has_text="Kilns")).to_be_visible()
            me.sit_at("kilns", [{"kind": "me"}, {"kind": "bot", "bot": "greedy", "name": "Vega"}])
            expect(me.page.locator(".prompt .sentence")).not_to_be_empty()
            me.play_to_the_end(most=40)
            assert me.is_over()
    finally:
        house.stop()
