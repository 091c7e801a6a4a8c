"""What fails on the page takes only itself away: a title's board, module or scene, the browser's storage."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.web.house import Person, expect

Come = Callable[..., Person]
FAULT = "(() => {{ throw new Error({!r}); }})"
BLOCKED = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""


def spoil(me: Person, pattern: str, change: Callable[[str], str]) -> None:
    """Let the script at this address arrive with a fault in it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        text = response.text()
        spoiled = change(text)
        assert spoiled != text, "there is nothing to spoil"
        route.fulfill(response=response, body=spoiled)

    me.page.route(pattern, answer)


def sit_at_syncro(me: Person) -> None:
    me.sit_at("syncro", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    me.page.locator("dialog[open] [data-close]").click()  # the first page of the journal


def forgive(me: Person, reason: str) -> None:
    """Take the complaints out that the test itself has caused."""
    me.complaints[:] = [each for each in me.complaints if reason not in each]


def expect_a_report(me: Person, reason: str) -> None:
    banner = me.page.locator("[data-fault]")
    expect(banner).to_contain_text("has a fault")
    banner.get_by_role("button", name="Copy report").click()
    report = me.page.evaluate("navigator.clipboard.readText()")
    assert me.page.url.rpartition("/")[2] in report
    assert "number:" in report
    assert reason in report


@pytest.mark.parametrize("part", ["Board", "Hand"])
def test_a_title_whose_board_or_hand_throws_is_played_on_the_generic_one(person: Come, part: str) -> None:
    me = person(permissions=["clipboard-read", "clipboard-write"])
    spoil(
        me,
        "**/assets/syncro-*.js",
        lambda text: text.replace(f",{part}:", f",{part}:{FAULT.format('broken part')},spoiled:"),
    )
    sit_at_syncro(me)
    expect_a_report(me, "broken part")
    me.wait_until_asked()
    me.play(3)
    forgive(me, "broken part")


def test_a_title_whose_module_throws_while_loading_is_played_on_the_generic_board(person: Come) -> None:
    me = person(permissions=["clipboard-read", "clipboard-write"])
    spoil(me, "**/assets/syncro-*.js", lambda text: text + "\nthrow new Error('broken module');")
    sit_at_syncro(me)
    expect_a_report(me, "broken module")
    me.wait_until_asked()
    me.play(3)
    forgive(me, "broken module")


def test_a_scene_that_throws_is_left_out_and_the_board_stays(person: Come) -> None:
    me = person(permissions=["clipboard-read", "clipboard-write"], kept={"speed": "2"})
    scene = FAULT.format("broken scene")
    spoil(me, "**/assets/syncro-*.js", lambda text: text.replace(",scene:", f",scene:()=>{scene},spoiled:"))
    sit_at_syncro(me)
    me.wait_until_asked()
    me.move()
    me.wait_until_asked()
    expect_a_report(me, "broken scene")
    expect(me.page.locator("main .generic")).to_have_count(0)
    me.play(2)
    forgive(me, "broken scene")


def test_a_browser_that_keeps_nothing_shows_the_page_all_the_same(person: Come) -> None:
    me = person()
    me.run_first(BLOCKED)
    me.open()
    me.page.get_by_role("button", name="Play now").first.wait_for()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("switch", name="Sounds").click()
    expect(me.page.get_by_role("switch", name="Sounds")).to_be_checked()
    forgive(me, "insecure")


def test_a_setting_that_one_tab_changes_is_changed_in_the_other(person: Come) -> None:
    me = person()
    me.open()
    me.page.get_by_role("button", name="Play now").first.wait_for()
    other = me.new_tab()
    other.goto(me.house.address)
    other.get_by_role("button", name="Jouer").or_(other.get_by_role("button", name="Play now")).first.wait_for()
    theme = other.evaluate("document.documentElement.dataset.theme")

    me.page.get_by_role("button", name="Dim the light" if theme == "light" else "Turn up the light").click()

    now = "dark" if theme == "light" else "light"
    other.wait_for_function("(now) => document.documentElement.dataset.theme === now", arg=now)
    other.close()
