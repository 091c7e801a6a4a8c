"""Atlantes on the board that the page draws for any title: a whole game alone, and one against a bot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.house import Person, expect

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
QUICK = {"panel": False}


def numbers(texts: list[str]) -> list[int]:
    return [int(each.replace("−", "-")) for each in texts]


def expect_a_score_sheet(me: Person, players: int) -> None:
    """Three lines, one column for each player, and each total is what stands above it."""
    sheet = me.page.locator("dialog[open] table")
    expect(sheet).to_be_visible()
    rows = [numbers(row.locator("td").all_inner_texts()) for row in sheet.locator("tbody tr").all()]
    totals = numbers(sheet.locator("tfoot td").all_inner_texts())
    assert (len(rows), len(totals)) == (3, players)
    assert totals == [sum(column) for column in zip(*rows, strict=True)]


@pytest.mark.rule("AT-201", "AT-205", "AT-215")
def test_a_lone_player_chooses_a_king_and_is_given_a_totem(person: Come) -> None:
    me = person(lang="fr", kept=QUICK)
    me.sit_at("atlantes", [ME], options={"advanced": True})
    me.wait_until_asked()
    assert me.sentence() == "Gardez un roi sur 3"
    me.play_to_the_end()
    expect_a_score_sheet(me, 1)
    expect(me.page.locator("dialog[open]")).to_contain_text("totem")


@pytest.mark.rule("AT-197")
def test_a_game_against_a_bot_is_played_from_the_draft_of_kings_to_the_score_sheet(person: Come) -> None:
    me = person(kept=QUICK)
    me.sit_at("atlantes", [ME, BOT], options={"kings": "draft"})
    me.wait_until_asked()
    assert me.sentence() in ("Keep a king, one of 3", "Keep a king, one of 2")
    me.play_to_the_end()
    expect_a_score_sheet(me, 2)
