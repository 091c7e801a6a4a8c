"""Several people at one table, and one who only watches."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route

from tests.web.house import PHONE, Person, expect, hash_of

Come = Callable[..., Person]
UNCOVERED = """{
    const look = () => {
        const [hand, cover] = ["[data-hand] *", "dialog[open]"].map((each) => document.querySelector(each));
        if (hand && !cover) window.uncovered = true;
        if (!cover) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Looks at every picture that is shown, until the first cover comes."""


def open_table(host: Person, kind: str) -> str:
    """A table with one seat for the host and one of this kind; its address."""
    host.open("#/new/ancient-knowledge")
    host.page.get_by_label("Seat 2").select_option(kind)
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("heading", name="One seat is free").wait_for()
    return "#" + hash_of(host.page)


def take_turns(people: list[Person], moves: int) -> None:
    """Whoever is asked chooses, so many times in all."""
    for _ in range(moves):
        latest = max(each.number() for each in people)
        for each in people:
            each.wait_for_number(latest)
        asked = [each for each in people if each.seat() in each.deciding()]
        assert asked, "somebody is always asked"
        asked[0].move()


def test_two_browsers_play_by_invitation_and_a_third_watches(person: Come) -> None:
    anna, ben, eve = person(permissions=["clipboard-read", "clipboard-write"]), person(), person()
    table = open_table(anna, "link")
    anna.page.get_by_role("button", name="Copy invitation").click()
    expect(anna.page.get_by_text("Copied").first).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")

    ben.page.goto(link)
    ben.page.get_by_label("Your name").last.fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    ben.page.wait_for_selector(".prompt")
    assert "join" not in ben.page.url, "the invitation does not stay in the address"
    anna.page.wait_for_selector(".prompt")
    eve.open(table)
    expect(eve.page.get_by_text("Watching").first).to_be_visible()

    take_turns([anna, ben], 14)
    for each in (anna, ben):
        eve.wait_for_number(each.number())
    for each in (anna, ben):
        expect(each.page.locator("[data-state]")).to_have_attribute("data-number", str(eve.number()))
    assert eve.number() >= 14
    assert eve.offered().count() == 0, "who watches is offered nothing"
    assert eve.page.locator("[data-hand]").count() == 0

    anna.page.keyboard.press("t")
    anna.page.get_by_label("Say something").fill("Well played <b>Ben</b>!")
    anna.page.keyboard.press("Enter")
    eve.page.keyboard.press("t")
    expect(eve.page.get_by_text("Well played <b>Ben</b>!", exact=True)).to_be_visible()
    expect(eve.page.get_by_text("Only players at the table can chat.")).to_be_visible()


def test_what_is_said_by_one_tap_is_read_in_ones_own_language(person: Come) -> None:
    anna, ben = person(), person(size=PHONE, lang="fr")
    table = open_table(anna, "open")
    ben.open(table)
    ben.page.get_by_role("button", name="S’asseoir ici").click()
    ben.page.wait_for_selector(".prompt")
    anna.page.wait_for_selector(".prompt")
    anna.page.keyboard.press("t")
    anna.page.get_by_role("button", name="Well played!").click()
    expect(anna.page.locator(".chat li p")).to_have_text("Well played!")
    history = ben.page.locator(".tabs label").last
    expect(history.locator(".count")).to_have_text("1")
    history.click()
    ben.page.get_by_role("radio", name="Discussion").check(force=True)
    expect(ben.page.locator(".chat li p")).to_have_text(re.compile("Bien joué"))
    ben.page.locator(".tabs label").first.click()
    expect(history.locator(".count")).to_have_count(0)


def test_somebody_sits_down_on_an_open_seat_from_the_lobby(person: Come) -> None:
    anna, ben = person(), person()
    table = open_table(anna, "open")
    ben.open()
    ben.page.locator(f'.open a[href="{table}"]').click()
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.wait_for_selector(".prompt")
    anna.page.wait_for_selector(".prompt")

    # Whoever has to go leaves the seat to a bot, and takes it back; the table waits for Anna meanwhile.
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave my seat to a bot").click()
    ben.page.locator("dialog[open]").get_by_role("button", name="Leave my seat to a bot").click()
    expect(anna.page.locator(".players")).to_contain_text("a bot plays: regular")
    expect(ben.page.locator(".turn.mine")).to_have_count(0)
    expect(ben.offered()).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Undo")).to_have_count(0)
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(anna.page.locator(".players")).not_to_contain_text("a bot plays: regular")


def test_two_people_share_a_screen_and_neither_sees_the_other_hand(person: Come) -> None:
    me = person(kept={"orders": False})  # nothing is chosen by itself between two looks
    me.run_first(UNCOVERED)
    me.open("#/new/ancient-knowledge")
    me.page.get_by_label("Seat 1").select_option("hotseat")
    me.page.get_by_label("Name on seat 1").fill("Anna")
    me.page.get_by_label("Seat 2").select_option("hotseat")
    me.page.get_by_label("Name on seat 2").fill("Ben")
    me.page.get_by_role("button", name="Start").click()
    seen: list[str] = []
    cover = me.page.get_by_role("button", name="Show my table")
    pass_on = me.page.get_by_role("button", name="Pass the screen")
    cover.wait_for()
    assert not me.page.evaluate("window.uncovered"), "a hand was in sight before the cover"
    while True:
        if cover.count():
            seen.append(me.page.locator("dialog[open] h2").inner_text())
            cover.click()
            expect(cover).to_have_count(0)
        if len(seen) == 5:
            break
        whose = me.seat()
        me.move()
        cover.or_(pass_on).or_(me.offered()).first.wait_for()
        if pass_on.count():  # the end of one's own turn is seen, and nothing covers it
            expect(cover).to_have_count(0)
            assert me.seat() == whose
            pass_on.click()
            cover.wait_for()
    assert {*seen} == {"Anna, it is your turn", "Ben, it is your turn"}


def test_an_invitation_that_is_not_valid_says_so(person: Come) -> None:
    anna, ben = person(), person()
    table = open_table(anna, "link")
    ben.open(f"#/join/{table.rpartition('/')[2]}/nonsense")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(ben.page.get_by_text("this invitation is not valid", exact=False)).to_be_visible()


def test_a_table_that_is_gone_says_so(person: Come) -> None:
    me = person()
    me.open("#/table/nowhere")
    expect(me.page.get_by_text("This table is gone")).to_be_visible()
    me.page.get_by_role("button", name="To the lobby").click()
    expect(me.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_guest_who_comes_while_the_host_s_table_waits_for_its_files_is_present(person: Come) -> None:
    anna, ben = person(), person()
    table = open_table(anna, "open")
    waiting: list[Route] = []
    anna.page.route("**/log", lambda route: waiting.append(route), times=1)
    ben.post("api/me", {"name": "Ben", "lang": "en"})
    with anna.page.expect_request("**/log"):
        ben.post(f"api/tables/{table.rpartition('/')[2]}/sit", {})
    ben.open(table)
    ben.page.wait_for_selector(".prompt")
    eve = person()
    eve.open(table)  # what the server has told Eve about Ben, it has told Anna before
    expect(eve.page.locator(".dot.here")).to_have_count(2)

    waiting[0].continue_()

    anna.page.wait_for_selector("[data-state=running]")
    expect(anna.page.locator(".dot.here")).to_have_count(2)
