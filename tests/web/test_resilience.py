"""Nothing that was done is lost: not by loading the page again, not by a server that dies."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Request

from tests.web.house import House, Person, expect

Come = Callable[..., Person]


def logs_asked_for(me: Person) -> list[str]:
    """The whole log of a table, each time that the page asks for it."""
    asked: list[str] = []

    def look(request: Request) -> None:
        if request.url.endswith("/log"):
            asked.append(request.url)

    me.page.on("request", look)
    me.undo.append(partial(me.page.remove_listener, "request", look))
    return asked


def test_the_page_comes_back_to_the_same_question_after_it_was_loaded_again(me: Person) -> None:
    me.start_at_once()
    for _ in range(5):
        me.move()
    me.wait_until_asked()
    question, number = me.page.locator(".prompt .sentence").inner_text(), me.number()
    me.page.reload()
    me.wait_until_asked()
    expect(me.page.locator(".prompt .sentence")).to_have_text(question)
    assert me.number() == number


def test_a_turn_goes_on_after_the_server_was_killed_in_the_middle_of_it(person: Come, own_house: House) -> None:
    me = person(at=own_house)
    logs = logs_asked_for(me)
    me.start_at_once()
    me.move()
    me.move()  # of four cards to discard in secret
    me.wait_until_asked()
    question, number = me.page.locator(".prompt .sentence").inner_text(), me.number()
    own_house.stop(signal.SIGKILL)
    expect(me.page.get_by_text("Connection lost", exact=False)).to_be_visible()
    own_house.start()
    expect(me.page.get_by_text("Connection lost", exact=False)).to_be_hidden()
    me.wait_until_asked()
    expect(me.page.locator(".prompt .sentence")).to_have_text(question)
    assert me.number() >= number, "the bot discards at the same time"
    me.move()
    assert me.number() > number
    assert len(logs) == 1, "what came in between goes on from what was there"


def test_a_log_that_could_not_be_fetched_is_asked_for_again(person: Come, own_house: House) -> None:
    me = person(at=own_house)
    logs = logs_asked_for(me)
    me.page.route("**/log", lambda route: route.abort(), times=1)
    me.start_at_once()
    me.move()
    assert len(logs) == 1
    own_house.stop(signal.SIGKILL)
    expect(me.page.get_by_text("Connection lost", exact=False)).to_be_visible()
    with me.page.expect_response("**/log"):
        own_house.start()
    me.wait_until_asked()
    me.move()
    assert len(logs) == 2


def test_a_lobby_without_a_server_says_so_and_finds_it_again(person: Come, own_house: House) -> None:
    me = person(at=own_house)
    me.open()
    me.page.get_by_role("button", name="Play now").first.wait_for()
    own_house.stop()
    me.page.locator("article .actions .button").first.click()
    expect(me.page.get_by_role("alert")).to_contain_text("can’t be reached")
    own_house.start()
    me.page.locator("article .actions .button").first.click()
    me.page.wait_for_selector(".prompt")


def test_what_cannot_be_fetched_while_the_server_is_away_comes_when_it_is_back(person: Come, own_house: House) -> None:
    me = person(at=own_house)
    me.open()
    boxes = me.page.locator("article .actions .button").first
    boxes.wait_for()
    own_house.stop()
    with me.page.expect_event("requestfailed", lambda request: "/assets/SettingsDialog" in request.url):
        me.page.get_by_role("button", name="Settings").click()
    expect(boxes).to_be_visible()  # what was on the screen stays there
    with me.page.expect_event("requestfailed", lambda request: "/assets/NewTable" in request.url):
        me.page.evaluate("location.hash = '#/new/syncro'")
    expect(me.page.get_by_role("status")).to_contain_text("can’t be reached")
    own_house.start()
    me.page.get_by_role("button", name="Start").wait_for()
    me.page.evaluate("location.hash = '#/'")
    me.page.get_by_role("button", name="Settings").click()
    me.page.locator("dialog[open]").wait_for()
