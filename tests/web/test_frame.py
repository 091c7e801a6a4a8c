"""The frame around any board: nothing moves for what the bar says, and one's next turn can be planned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games import TITLES
from tests.web.house import DESKTOP, PHONE, SET_TABLE, Person, expect

Come = Callable[..., Person]
REMEMBER = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const at = (element) => {
        let [x, y] = [0, 0];
        for (let each = element; each; each = each.offsetParent) [x, y] = [x + each.offsetLeft, y + each.offsetTop];
        return [x, y, element.offsetWidth, element.offsetHeight].map(Math.round).join(" ");
    };
    window.placeOf = at;
    window.places = new Map([...document.querySelectorAll("main .board [data-target], [data-hand] [data-target]")]
        .map((each) => [each, at(each)]));
    for (const each of document.querySelectorAll(".board, .prompt, [data-hand]")) window.places.set(each, at(each));
    // On a phone, the switch may go to where the places are: that is another view.
    window.moment = () => document.querySelector("[data-state]").dataset.number +
        document.querySelector(".switch input:checked")?.value;
    window.remembered = window.moment();
}"""
"""Where every piece and the frame's own parts stand, without the lift of what is taken up."""
STRAYED = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    if (window.moment() !== window.remembered) return null;
    return [...window.places]
        .filter(([each, was]) => each.isConnected && window.placeOf(each) !== was)
        .map(([each, was]) => `${each.textContent.slice(0, 40)}: ${was} -> ${window.placeOf(each)}`);
}"""
"""What stands elsewhere now; null when the game has gone on meanwhile. One look, or a move could come between two."""
SIT = """async (id) => {
    const post = async (path, body) => (await fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    await post("api/me", {name: "Ben", lang: "en"});
    return post(`api/tables/${id}/sit`, {});
}"""
POSITION: dict[str, Any] = {
    "title": "ancient-knowledge",
    "seats": 2,
    "seed": "planned",
    "turn": "p2",
    "first": "p2",
    "round": 1,
    "players": {"p1": {"hand": ["P31", "P18", "C5", "A8"]}, "p2": {"hand": ["C24", "P29", "C9", "M31"]}},
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_nothing_on_the_board_moves_for_what_the_bar_says(person: Come, title: str, size: tuple[int, int]) -> None:
    """A card taken up, a choice to be confirmed, one taken back: the bar says all sorts of things, the board stands."""
    me = person(size=size, kept={"confirm": True, "panel": False})
    me.sit_at(title, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    heights, compared = set(), 0
    me.wait_until_asked()
    for _ in range(14):
        me.page.evaluate(REMEMBER)
        if not me.choose():
            break
        strayed = me.page.evaluate(STRAYED)
        assert not strayed
        compared += strayed is not None
        heights.add(me.page.locator(".prompt").evaluate("(bar) => bar.offsetHeight"))
    assert compared > 3
    assert len(heights) == 1


def test_a_turn_is_planned_while_the_other_plays_and_done_by_one_button(person: Come) -> None:
    anna, ben = person(), person()
    table = wait_for_ben(anna, ben)
    bar = anna.page.locator(".prompt")
    expect(bar.locator("[data-plan]")).to_be_visible()
    bar.locator("[data-plan]").click()
    expect(bar.locator(".sentence")).to_contain_text("a card, then its place")
    hand = anna.page.locator("[data-hand] [data-target]")
    hand.nth(2).click(force=True)
    anna.page.locator("main [data-after]").last.click(force=True)
    expect(bar.locator(".sentence")).to_contain_text("You plan")
    assert anna.page.locator("[data-planned]").count() >= 2
    bar.locator("[data-plan]").click()
    finish_turn(ben, anna)
    planned = bar.locator("[data-planned-choice]")
    expect(planned).to_contain_text("As planned: Create")
    number = anna.number()
    planned.click()
    anna.wait_for_number(number + 1)
    expect(planned).to_have_count(0)
    assert table


def wait_for_ben(anna: Person, ben: Person) -> str:
    """A table at which Ben begins."""
    anna.open()
    anna.page.get_by_role("heading", level=1).wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"title": "ancient-knowledge", "options": {}, "pace": "live", "seats": seats, "layout": POSITION}
    made = anna.page.evaluate(SET_TABLE, wish)
    ben.open()
    ben.page.get_by_role("heading", level=1).wait_for()
    ben.page.evaluate(SIT, made["id"])
    for each in (anna, ben):
        each.open(f"#/table/{made['id']}")
        each.page.wait_for_selector(".prompt")
    return str(made["id"])


def finish_turn(ben: Person, anna: Person) -> None:
    for _ in range(30):
        if anna.seat() in anna.deciding():
            return
        ben.wait_until_asked()
        ben.move()
        anna.wait_for_number(ben.number())
    raise AssertionError("Ben's turn does not end")
