"""Scholars of the South Tigris on the board that the page draws for any title: alone, and against a bot."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.house import Person, expect

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
QUICK = {"panel": False}
HURRY = "^Rest$|^Done|^Pass|^Se reposer$|^Fini|^Passer"
"""What ends turns, and with them the draw pile, soonest."""


def numbers(texts: list[str]) -> list[int]:
    return [int(each.replace("−", "-")) for each in texts]


def expect_a_score_sheet(me: Person, players: int) -> None:
    """Eight lines, one column for each player, and each total is what stands above it."""
    sheet = me.page.locator("dialog[open] table")
    expect(sheet).to_be_visible()
    rows = [numbers(row.locator("td").all_inner_texts()) for row in sheet.locator("tbody tr").all()]
    totals = numbers(sheet.locator("tfoot td").all_inner_texts())
    assert (len(rows), len(totals)) == (8, players)
    assert totals == [sum(column) for column in zip(*rows, strict=True)]


def test_a_solo_game_is_played_from_the_draft_to_the_score_sheet(person: Come) -> None:
    me = person(lang="fr", kept=QUICK)
    me.sit_at("scholars", [ME], options={"level": 2})
    me.wait_until_asked()
    assert me.sentence() == "Prenez un traducteur de départ avec la carte Ressources dessous"
    expect(me.page.locator("main .generic")).to_be_visible()
    me.play_to_the_end(hurry=HURRY)
    expect_a_score_sheet(me, 1)


def test_a_game_against_a_bot_is_played_from_the_draft_to_the_score_sheet(person: Come) -> None:
    me = person(kept=QUICK)
    me.sit_at("scholars", [ME, BOT])
    expect(me.page.locator("main .generic")).to_be_visible()
    me.play_to_the_end(hurry=HURRY)
    expect_a_score_sheet(me, 2)
