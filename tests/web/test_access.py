"""For everybody: by keyboard alone, for screen readers, in both languages, by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.house import LAPTOP, MOVED, PHONE, Person, expect, hash_of

Come = Callable[..., Person]


def test_a_table_is_started_and_played_by_keyboard_alone(person: Come) -> None:
    me = person()
    me.open()
    me.page.get_by_role("button", name="Play now").first.wait_for()
    keyboard = me.page.keyboard
    for _ in range(20):
        keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.innerText").strip() == "Play now":
            break
    keyboard.press("Enter")
    me.page.wait_for_selector(".prompt")
    for turn in range(14):
        me.wait_until_asked()
        before = me.number()
        if me.page.locator(".prompt [data-choice]:not([disabled])").count() and turn % 2:
            keyboard.press("1")
        else:
            keyboard.press("h")  # the first thing that can be chosen
            if turn % 3:
                keyboard.press("ArrowRight")
            keyboard.press("Enter")
        me.page.wait_for_function(MOVED, arg=before)
        for _ in range(6):
            if me.number() > before or me.is_over():
                break
            keyboard.press("Enter")  # the focus has gone on to what the card still needs
            me.page.wait_for_function(MOVED, arg=before)
        me.wait_for_number(before + 1)
    assert me.number() >= 14


def test_a_window_keeps_the_focus_and_gives_it_back(person: Come) -> None:
    me = person()
    me.start_at_once()
    menu = me.page.get_by_role("button", name="Menu")
    menu.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("dialog[open]")).to_be_visible()
    for _ in range(12):
        me.page.keyboard.press("Tab")
        inside = me.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert inside, "Tab stays in the window"
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    expect(menu).to_be_focused()


def test_the_list_of_keys_is_a_key_away(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog", name="Keyboard")).to_be_visible()


def test_every_choice_is_in_the_list(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.wait_until_asked()
    me.page.keyboard.press("a")
    lines = me.page.locator("dialog[open] ol button")
    expect(lines).to_have_count(10)  # of ten cards, one is discarded
    number = me.number()
    lines.nth(4).click()
    me.wait_for_number(number + 1)
    expect(me.page.locator(".prompt .sentence")).to_contain_text("Discard 3")


def test_what_happens_is_announced(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.wait_until_asked()
    voice = me.page.locator("[data-voice]")
    expect(voice).to_have_attribute("aria-live", "polite")
    me.move()
    expect(voice).to_contain_text("Discard 3")  # the next question is read as well


def test_what_is_calm_shows_itself_and_says_why_it_cannot_be_chosen(person: Come) -> None:
    me = person()
    me.start_at_once()
    for _ in range(4):
        me.move()  # the set-up; then slots are free and no card is taken up
    me.wait_until_asked()
    slot = me.page.locator("main [data-after]:not([data-lit]):visible").first
    slot.click(force=True)  # calm is "disabled" to a machine; a person just clicks
    expect(me.page.locator(".hint p")).to_contain_text("First choose what to place here")
    # A card of the centre that cannot be learned, where others can or could: the reason stands beside it, large.
    tile = me.page.locator("main .tile [data-target]:not([data-lit], .plate):visible").first
    tile.click(position={"x": 14, "y": 14}, force=True)
    expect(me.page.locator("dialog[open] .why")).to_contain_text("Not now.")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)


BOTH = {"laptop-light": (LAPTOP, "light"), "phone-dark": (PHONE, "dark")}
"""Each size and each theme once: colours do not depend on sizes."""


@pytest.mark.parametrize(("size", "theme"), BOTH.values(), ids=BOTH)
def test_axe_finds_nothing_wrong_in_lobby_and_books(person: Come, theme: str, size: tuple[int, int]) -> None:
    me = person(size=size, color_scheme=theme)
    me.open()
    me.page.get_by_role("button", name="Play now").first.wait_for()
    found = {"lobby": me.violations()}
    me.open("#/new/ancient-knowledge")
    me.page.get_by_role("button", name="Start").wait_for()
    found["new table"] = me.violations()
    me.open("#/rules/ancient-knowledge")
    me.page.locator("[data-section]").first.wait_for()
    found["rules"] = me.violations()
    me.open("#/rules/scholars/SB-184")
    me.page.locator("[data-wanted]").wait_for()
    found["a rule"] = me.violations()
    me.open("#/cards/atlantes/L1")
    me.page.locator("dialog[open]").wait_for()
    found["card"] = me.violations()
    assert {place: lines for place, lines in found.items() if lines} == {}


@pytest.mark.parametrize(("size", "theme"), BOTH.values(), ids=BOTH)
def test_axe_finds_nothing_wrong_at_a_table(person: Come, theme: str, size: tuple[int, int]) -> None:
    """On the title's own board, then on the plain one."""
    me = person(size=size, color_scheme=theme)
    me.start_at_once()
    now = "#" + hash_of(me.page)
    for _ in range(6):
        me.move()
    found = {}
    for board in ("own", "plain"):
        if board == "plain":
            me.page.get_by_role("button", name="Settings").click()
            me.page.get_by_role("switch", name="Plain board").check()
            me.page.keyboard.press("Escape")
        expect(me.page.locator("dialog[open]")).to_have_count(0)
        expect(me.page.locator("main .generic")).to_have_count(int(board == "plain"))
        me.wait_until_asked()
        found[f"{board} table"] = me.violations()
        me.page.get_by_role("button", name="Menu").click()
        found[f"{board} menu"] = me.violations()
        me.page.get_by_role("button", name="Look back").click()
        me.page.locator(".scrubber input[type=range]").fill("4")
        expect(me.page.locator(".scrubber .count")).to_contain_text("4 /")
        found[f"{board} replay"] = me.violations()
        me.open(now)
        expect(me.page.locator(".scrubber")).to_have_count(0)
    assert {place: lines for place, lines in found.items() if lines} == {}


def test_the_language_changes_at_once_and_everywhere(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.wait_until_asked()
    english = me.page.locator(".prompt .sentence").inner_text()
    me.page.get_by_role("button", name="Français").click()
    expect(me.page.locator(".prompt .sentence")).not_to_have_text(english)
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    expect(me.page.locator(".players")).to_contain_text("Vous")
    me.page.keyboard.press("r")
    expect(me.page.get_by_placeholder("Chercher dans les règles")).to_be_visible()
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")


def test_a_french_browser_is_spoken_to_in_french(person: Come) -> None:
    me = person(lang="fr-FR")
    me.open()
    expect(me.page.get_by_role("heading", name="Prenez place.")).to_be_visible()
    me.start_at_once()
    me.move()
    expect(me.page.locator(".prompt .sentence")).to_contain_text("Défaussez")


def test_day_and_night_are_a_click_apart_and_last(person: Come) -> None:
    me = person(color_scheme="light")
    me.open()
    me.page.get_by_role("button", name="Dim the light").click()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_whoever_wants_less_motion_gets_none(person: Come) -> None:
    me = person(reduced_motion="reduce")
    me.start_at_once()
    me.move()
    me.wait_until_asked()
    assert me.page.evaluate("document.getAnimations().filter((each) => each.playState === 'running').length") == 0
