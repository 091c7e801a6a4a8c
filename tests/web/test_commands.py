"""One table of commands: keys, their list, tooltips, and a palette that also takes notations."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.house import Person, expect

Come = Callable[..., Person]


def test_a_choice_is_made_by_typing_its_notation(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.wait_until_asked()
    number = me.number()
    me.page.keyboard.press("p")
    box = me.page.get_by_role("combobox")
    expect(box).to_be_focused()
    line = me.page.get_by_role("option").first.locator("code").inner_text()

    box.press_sequentially(line.split(" ")[0])
    box.press("Tab")
    expect(me.page.get_by_role("option").first.locator("code")).to_contain_text(box.input_value().strip())
    box.fill(line)
    box.press("Enter")

    me.wait_for_number(number + 1)
    me.expect_no_complaints()


def test_commands_are_found_by_their_words_and_run(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.wait_until_asked()
    me.page.keyboard.press("p")
    me.page.get_by_role("combobox").fill("keyboard")
    me.page.get_by_role("option", name="Keyboard").click()
    keys = me.page.locator("dialog[open] dl")
    expect(keys).to_be_visible()
    shown = keys.locator("kbd").all_inner_texts()
    assert {"P", "A", "I", "U", "Esc", "H", "K", "L", "T", "R", "C", "S", "?"} <= set(shown)
    assert "J" not in shown, "this title has no journal"
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("button", name="Keyboard")).to_have_attribute("title", "Keyboard (?)")
    me.expect_no_complaints()


def test_a_title_adds_its_own_commands_to_keys_list_and_palette(person: Come) -> None:
    me = person()
    me.sit_at("scholars", [{"kind": "me"}, {"kind": "bot", "bot": "regular"}])
    me.wait_until_asked()
    city = me.page.locator("#place-tab-city")
    me.page.keyboard.press("?")
    keys = me.page.locator("dialog[open] dl")
    expect(keys).to_be_visible()
    assert {"D", "F", "G"} <= set(keys.locator("kbd").all_inner_texts())
    me.page.keyboard.press("Escape")

    me.page.keyboard.press("f")
    expect(city).to_have_attribute("aria-selected", "false")
    me.page.keyboard.press("p")
    me.page.get_by_role("combobox").fill(city.locator("span").first.inner_text())
    me.page.get_by_role("option").first.click()
    expect(city).to_have_attribute("aria-selected", "true")
    me.expect_no_complaints()
