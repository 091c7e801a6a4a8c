"""The lobby, setting a table, invitations, settings and first questions, as a person meets them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.house import DESKTOP, LAPTOP, PHONE, Person, expect

Come = Callable[..., Person]
TITLES = ("ancient-knowledge", "atlantes", "syncro", "scholars")
POST = """async ([path, body]) => (await fetch(path, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
})).json()"""
TOP = "(which) => document.querySelector(which).getBoundingClientRect().top + scrollY"


def post(person: Person, path: str, body: Any) -> Any:
    return person.page.evaluate(POST, [path, body])


def arrive(person: Person, name: str) -> None:
    person.open()
    person.page.get_by_role("heading", level=1).wait_for()
    post(person, "api/me", {"name": name, "lang": "en"})
    person.page.reload()
    person.page.get_by_role("heading", name=f"Welcome back, {name}.").wait_for()


def fits_the_screen(person: Person) -> None:
    """Nothing is wider than the screen."""
    wide = """() => [...document.querySelectorAll("body *")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && box.right > innerWidth + 1 && !each.closest(".sr, svg");
    }).map((each) => each.className.toString() || each.tagName)"""
    assert person.page.evaluate("document.documentElement.scrollWidth") == person.page.evaluate("innerWidth")
    assert person.page.evaluate(wide) == []


def test_what_waits_for_me_stands_at_the_top_and_in_the_tab_and_follows_live(person: Come) -> None:
    anna, ben = person(size=PHONE), person()
    for each, name in ((anna, "Anna"), (ben, "Ben")):
        each.page.clock.install()
        arrive(each, name)
    clock = {"seconds": 2 * 86400, "per": "choice"}
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = post(ben, "api/tables", {"title": "atlantes", "seats": seats, "pace": "days", "clock": clock})
    post(anna, f"api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
    others = post(anna, "api/tables", {"title": "ancient-knowledge", "seats": [{"kind": "me"}, {"kind": "open"}]})
    anna.page.reload()
    expect(anna.page.locator(f'a[href="#/table/{others["id"]}"]')).to_be_visible()
    shelf, mine = anna.page.evaluate(TOP, ".shelf"), anna.page.evaluate(TOP, ".mine")
    assert mine < shelf
    assert mine < 200
    fits_the_screen(anna)

    # Whoever begins plays until it is the other's turn.
    table = f"#/table/{made['id']}"
    for who, other in ((ben, anna), (anna, ben)):
        who.open(table)
        who.page.wait_for_selector(".prompt")
        if who.deciding() == [who.seat()]:
            expect(who.page).to_have_title("(1) Your turn · Atlantes")
            expect(who.page.locator(".prompt .due")).to_contain_text("in 2 days")
            other.open()
            for _ in range(40):
                if who.deciding() != [who.seat()]:
                    break
                who.move()
            waiting = other.page.locator(f'.waiting a[href="{table}"]')
            other.page.clock.fast_forward(10_000)  # no click, no reload: the lobby looks by itself
            expect(waiting).to_contain_text("in 2 days")
            expect(other.page).to_have_title("(1) Tablée")
            break
    else:
        raise AssertionError("it was nobody's turn")


def test_play_now_says_what_it_does_and_remembers(person: Come) -> None:
    anna = person(size=DESKTOP)
    anna.open()
    page = anna.page
    box = page.locator('article[data-title="atlantes"]')
    expect(box.locator(".quick")).to_have_text("You and one bot: regular")
    for title in TITLES:
        words = page.locator(f'article[data-title="{title}"] .what').inner_text()
        assert 100 < len(words) < 260
        assert "official" not in words
    box.get_by_role("button", name="Set a table").click()
    page.get_by_role("button", name="One more seat").click()
    page.locator(".seats select").nth(2).select_option("bot first")
    page.get_by_role("switch", name="Advanced mode").check()
    expect(page.locator("[data-group=advanced]")).to_have_count(0)  # what it decides is not asked again
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".prompt")
    names = [page.locator(".players .name").nth(i).inner_text() for i in range(3)]
    assert len(set(names)) == 3
    assert page.locator(".players svg.face").count() == 2

    page.get_by_role("link", name="To the lobby").click()

    expect(box.locator(".quick")).to_have_text("You and 2 bots: regular, first game, with last time’s options")
    box.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt")
    assert page.locator(".players .name").count() == 3


LEVELS = {
    "en": ["First-game bot", "Casual bot", "Regular bot", "Expert bot", "Master bot"],
    "fr": ["Robot de première partie", "Robot amateur", "Robot habitué", "Robot expert", "Robot maître"],
}


@pytest.mark.parametrize("lang", LEVELS)
def test_levels_are_chosen_by_name_with_a_sentence_each_and_remembered(person: Come, lang: str) -> None:
    anna = person(size=DESKTOP, lang=lang)
    anna.open("#/new/atlantes")
    page = anna.page
    seat = page.locator(".seats select").nth(1)
    offered = seat.locator("option[value^='bot ']")
    expect(offered).to_have_text(LEVELS[lang])
    sentences = set()
    for value in [option.get_attribute("value") for option in offered.all()]:
        seat.select_option(value)
        told = page.locator(f"#{seat.get_attribute('aria-describedby')}").inner_text()
        assert told.endswith(".")
        assert len(told) > 20
        sentences.add(told)
    assert len(sentences) == 5
    page.locator("form [type=submit]").click()
    page.wait_for_selector(".prompt")
    assert LEVELS[lang][-1] in page.locator(".players .state").nth(1).inner_text()

    anna.open("#/new/atlantes")

    expect(page.locator(".seats select").nth(1)).to_have_value("bot master")


def test_a_table_that_was_set_before_there_were_five_levels_is_set_again(person: Come) -> None:
    anna = person(size=DESKTOP)
    anna.open()
    kept = {"atlantes": {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]}}
    anna.page.evaluate("(kept) => localStorage.setItem('tablee-last', JSON.stringify(kept))", kept)
    anna.page.reload()
    quick = anna.page.locator('article[data-title="atlantes"] .quick')
    expect(quick).to_have_text("You and 2 bots: first game, regular")


def test_options_are_shown_where_they_matter_with_the_booklets_reading(person: Come) -> None:
    anna = person(size=DESKTOP)
    anna.open("#/new/atlantes")
    page = anna.page
    house = page.locator("[data-group=house]")
    house.locator("summary").click()
    expect(house.get_by_role("switch")).to_have_count(4)
    expect(house).to_contain_text("Default: off.")
    expect(house).to_contain_text("Matrona")
    page.get_by_role("button", name="Take seat 2 away").click()
    expect(house).not_to_contain_text("Matrona")
    expect(house).to_contain_text("solo game")
    house.get_by_role("switch").last.check()
    expect(house.locator("summary")).to_contain_text("1 changed")
    page.get_by_role("button", name="One more seat").click()
    expect(house.locator("summary")).not_to_contain_text("changed")  # what is out of sight is as printed
    page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(page.locator(".shelf")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_nothing_is_wider_than_the_screen_and_start_can_be_tapped(person: Come, lang: str) -> None:
    anna = person(size=PHONE, lang=lang)
    page = anna.page
    anna.open()
    page.wait_for_selector(".shelf")
    fits_the_screen(anna)
    for title in TITLES:
        anna.open(f"#/new/{title}")
        page.wait_for_selector(f'.new[data-title="{title}"] .start')
        page.locator(".seats select").nth(1).select_option("hotseat")
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        page.locator(".rows label", has_text="").first.wait_for()
        fits_the_screen(anna)
        words = page.locator("aside .what").bounding_box()
        assert words
        assert words["width"] > 300, "not squeezed beside the lid"
    anna.open("#/new/ancient-knowledge")
    page.wait_for_selector('.new[data-title="ancient-knowledge"]')
    page.locator(".seats select").nth(1).select_option("hotseat")
    page.locator(".start .button").tap()
    page.wait_for_selector("[data-state=running]")


def test_an_invitation_is_shared_scanned_or_copied(person: Come) -> None:
    anna, ben = person(size=PHONE, permissions=["clipboard-read", "clipboard-write"]), person()
    anna.run_first("navigator.share = async (what) => { window.shared = what; }")
    arrive(anna, "Anna")
    wish = {"title": "ancient-knowledge", "seats": [{"kind": "me"}, {"kind": "link"}], "pace": "days"}
    made = post(anna, "api/tables", wish)
    anna.open(f"#/table/{made['id']}")
    page = anna.page
    page.get_by_role("button", name="Share").tap()
    page.wait_for_function("() => window.shared")
    link = page.evaluate("window.shared.url")
    assert "/#/join/" in link
    page.get_by_role("button", name="Invitation to scan").tap()
    expect(page.get_by_role("img", name="The invitation as a QR code")).to_be_visible()
    expect(page.locator("dialog[open] code")).to_have_text(link)
    page.locator("dialog[open]").get_by_role("button", name="Copy invitation").tap()
    page.wait_for_function("async (link) => (await navigator.clipboard.readText()) === link", arg=link)
    fits_the_screen(anna)
    ben.page.goto(link)
    expect(ben.page.locator(".join")).to_contain_text("Ancient Knowledge")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("[data-state=running]")).to_be_visible()


def test_settings_are_in_groups_and_notices_are_asked_for_by_a_button(person: Come) -> None:
    anna = person(size=LAPTOP)
    anna.run_first("""
        window.notices = [];
        window.Notification = class {
            static permission = "default";
            static async requestPermission() { return (Notification.permission = "granted"); }
            constructor(title, more) { window.notices.push([title, more.body]); }
            close() {}
        };
        window.isHidden = false;
        Object.defineProperty(document, "visibilityState", { get: () => (window.isHidden ? "hidden" : "visible") });
    """)
    arrive(anna, "Anna")
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["Look", "Play", "Sounds and notifications"])
    dialog.get_by_role("button", name="Allow").click()
    expect(dialog.get_by_role("switch", name="Browser notifications")).to_be_checked()

    address = dialog.get_by_label("Post to an address")
    address.fill("ftp://nowhere.example")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("status")).to_contain_text("begins with http")
    address.fill("http://127.0.0.1:9/hook")
    dialog.get_by_role("button", name="Try it").click()
    expect(dialog.get_by_role("status")).to_contain_text("own network")

    day = time.strftime("%Y-%m-%d", time.localtime(time.time() + 5 * 86400))
    dialog.get_by_label("Away until").fill(day)
    dialog.get_by_role("button", name="Start holiday").click()
    expect(dialog.get_by_role("button", name="I am back")).to_be_visible()
    dialog.get_by_role("button", name="I am back").click()
    expect(dialog.get_by_label("Away until")).to_be_visible()
    page.keyboard.press("Escape")

    # It becomes Anna's turn while she looks elsewhere.
    page.evaluate("window.isHidden = true")
    post(anna, "api/tables", {"title": "syncro", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => window.notices.length === 1")
    assert page.evaluate("window.notices[0]") == ["Your turn", "Syncro"]
    expect(page).to_have_title("(1) Tablée")


def test_the_first_question_of_a_first_game_explains_itself_once(person: Come) -> None:
    anna = person(size=DESKTOP)
    anna.start_at_once()
    page = anna.page
    note = page.get_by_role("complementary", name="Why this is asked")
    expect(note).to_contain_text("six of these ten cards")
    anna.move()
    expect(note).to_contain_text("six of these ten cards")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    for _ in range(3):
        anna.move()
    expect(note).to_contain_text("two actions")
    anna.start_at_once()  # a second game needs no words
    expect(page.locator(".sentence")).to_contain_text("Discard")
    expect(note).to_have_count(0)
