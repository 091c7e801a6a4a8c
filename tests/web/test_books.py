"""What lies beside the board: log, chat, rules, cards, scores."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

from tablee.games import title
from tests.cli.shell import POSITION
from tests.web.house import PHONE, Person, expect, hash_of

Come = Callable[..., Person]


def test_a_line_of_the_log_leads_to_its_moment(me: Person) -> None:
    me.start_at_once()
    for _ in range(5):
        me.move()
    me.wait_until_asked()
    line = me.page.locator(".log li").last
    line.hover()
    line.locator(".moment").click()
    expect(me.page.locator(".scrubber")).to_be_visible()
    moment = me.page.locator(".scrubber .count").inner_text().split(" /")[0]
    expect(line.locator(".moment")).to_have_attribute("aria-label", f"See moment {moment}")
    expect(me.offered(), "nothing is chosen in the past").to_have_count(0)
    me.page.get_by_role("button", name="Back to now").click()
    me.wait_until_asked()


def test_a_card_is_shown_large_with_what_is_known_of_it(me: Person) -> None:
    me.start_at_once()
    me.wait_until_asked()
    card = me.page.locator("[data-hand] [data-target]").first
    card.click(button="right", position={"x": 14, "y": 14})
    zoom = me.page.locator("dialog[open]")
    expect(zoom.get_by_text("Possible now")).to_be_visible()
    expect(zoom.get_by_label("Where it comes from")).not_to_be_empty()
    number = me.number()
    zoom.locator(".choices .button").first.click()
    me.wait_for_number(number + 1)


def test_the_rules_are_searched(person: Come) -> None:
    me = person()
    me.open("#/rules/ancient-knowledge")
    sections = me.page.locator("[data-section]")
    sections.first.wait_for()
    all_of_them = sections.count()
    me.page.get_by_label("Search the rules").fill("padlock")
    expect(me.page.locator("mark").first).to_be_visible()
    assert 0 < sections.count() < all_of_them
    me.page.get_by_label("Search the rules").fill("spaceship")
    expect(me.page.get_by_text("“spaceship” doesn’t appear in the rules")).to_be_visible()


def test_numbers_of_rules_are_seen_on_demand_and_stay_so(person: Come) -> None:
    me = person()
    me.open("#/rules/scholars")
    me.page.locator("[data-section]").first.wait_for()
    numbers = me.page.locator(".rule")
    expect(numbers).to_have_count(0)
    me.page.get_by_label("Rule numbers").check()
    expect(numbers.first).to_be_visible()
    me.page.reload()
    expect(numbers.first).to_be_visible()
    me.page.get_by_label("Rule numbers").uncheck()
    expect(numbers).to_have_count(0)


def test_a_rule_that_one_came_for_is_marked_and_told_in_few_words(person: Come) -> None:
    me = person()
    me.open("#/rules/atlantes/AT-183")
    marked = me.page.locator("[data-wanted]")
    expect(marked).to_contain_text("the last ocean character of the deck is turned up")
    expect(marked).to_contain_text("sets off the end")
    expect(marked).to_be_in_viewport()
    expect(marked).to_be_focused()
    expect(me.page.locator(".rule")).to_have_text(["AT-183"])


def test_a_refusal_leads_to_its_rule(person: Come) -> None:
    me = person()
    # Some of these Technology cards can be learned, others cannot.
    me.sit_at("ancient-knowledge", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], layout=tomllib.loads(POSITION))
    me.wait_until_asked()
    me.page.locator(".tile li [data-target]:not([data-lit]), .tile li[data-target]:not([data-lit])").first.hover()
    me.page.get_by_role("button", name="Show rule").click()
    marked = me.page.locator("[data-wanted]").first
    expect(marked).to_be_in_viewport()
    expect(marked.locator(".rule.wanted")).to_have_text(marked.locator(".asked b").inner_text())


def test_the_contents_lead_to_a_section(person: Come) -> None:
    me = person()
    me.open("#/rules/scholars")
    contents = me.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name="Guilds and caliphs").click()
    heading = me.page.get_by_role("heading", name="Guilds and caliphs")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    contents.get_by_role("button", name="When a caliph turns up").press("Enter")
    expect(me.page.get_by_role("heading", name="When a caliph turns up")).to_be_in_viewport()


def test_rules_of_later_levels_stay_hidden_until_one_has_come_there(person: Come) -> None:
    me = person()
    me.open("#/rules/syncro")
    me.page.locator("[data-section]").first.wait_for()
    later = me.page.locator('[data-section="lieutenants"]')
    expect(later).to_have_count(0)
    me.page.get_by_role("switch", name="Show everything").check()
    expect(later).to_have_count(1)
    me.open("#/rules/syncro/SY-148")
    expect(me.page.locator("[data-wanted]")).to_be_in_viewport()


def test_on_a_phone_the_contents_lie_over_the_pages(person: Come) -> None:
    me = person(size=PHONE)
    me.open("#/rules/atlantes")
    me.page.get_by_role("button", name="Contents").click()
    contents = me.page.get_by_role("navigation", name="Contents")
    expect(me.page.get_by_label("Rule numbers")).to_be_visible()
    contents.get_by_role("button", name="Scout").click()
    expect(contents).to_have_count(0)
    expect(me.page.get_by_role("heading", name="Scout")).to_be_in_viewport()
    drawing = me.page.get_by_role("img", name="Two rows of cards")
    expect(drawing.locator("svg")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_cards_are_looked_through(person: Come) -> None:
    me = person()
    me.open("#/cards/ancient-knowledge")
    expect(me.page.locator(".filters .count")).to_have_text("189 cards")
    me.page.get_by_label("Name, text, place").fill("stonehenge")
    expect(me.page.locator(".filters .count")).to_have_text("1 card")
    me.page.locator(".browser li button").click()
    expect(me.page.get_by_role("dialog", name="Stonehenge")).to_be_visible()
    assert hash_of(me.page).startswith("/cards/ancient-knowledge/")
    me.page.keyboard.press("Escape")
    me.page.get_by_label("Name, text, place").fill("")
    me.page.get_by_label("Every kind").select_option("pyramid")
    pyramids = sum(face.kind == "pyramid" for face in title("ancient-knowledge").box().faces())
    expect(me.page.locator(".filters .count")).to_have_text(f"{pyramids} cards")


def test_cards_of_a_title_that_nobody_has_drawn_show_where_they_come_from(person: Come) -> None:
    me = person(size=PHONE)
    me.open("#/cards/atlantes/L1")
    card = me.page.get_by_role("dialog", name="Shark pit 1")
    expect(card).to_be_visible()
    expect(card.get_by_label("Where it comes from")).to_contain_text("reconstructed")


def test_the_table_talks(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.page.keyboard.press("t")
    say = me.page.get_by_label("Say something")
    say.fill("Good luck")
    say.press("Enter")
    expect(me.page.get_by_role("log")).to_contain_text("Good luck")
    expect(say).to_have_value("")


def test_the_score_so_far_is_a_key_away(me: Person) -> None:
    me.start_at_once()
    me.page.keyboard.press("s")
    sheet = me.page.get_by_role("dialog", name="Score so far")
    expect(sheet.locator("tfoot td")).to_have_count(2)


def test_my_tables_say_whose_turn_it_is_and_finished_ones_are_kept(person: Come) -> None:
    me = person()
    me.start_at_once()
    table = f"#{hash_of(me.page)}"
    me.page.get_by_role("link", name="To the lobby").click()
    line = me.page.locator(f'.mine a[href="{table}"]')
    expect(line).to_contain_text("Your turn")
    line.click()
    me.give_up()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("link", name="To the lobby").click()
    expect(me.page.locator(f'.over a[href="{table}"]')).to_be_visible()
    expect(me.page.locator(f'.mine a[href="{table}"]')).to_have_count(0)


def test_cards_of_later_levels_stay_hidden_until_one_has_come_there(person: Come) -> None:
    faces = title("syncro").box().faces()
    me = person()
    me.open("#/cards/syncro")
    count = me.page.locator(".filters .count")
    expect(count).to_have_text(f"{sum(face.level <= 1 for face in faces)} cards")
    search = me.page.get_by_label("Name, text, place")
    search.fill("throne of brarguk")
    expect(me.page.get_by_text("No card fits")).to_be_visible()
    assert "lieutenant" not in me.page.get_by_label("Every kind").inner_text().lower()
    me.page.get_by_role("switch", name="Show everything").check()
    expect(count).to_have_text("1 card")
    search.fill("")
    expect(count).to_have_text(f"{len(faces)} cards")

    bots = [{"kind": "bot", "bot": "greedy", "name": "Vega"}]
    me.sit_at("syncro", [{"kind": "me"}, *bots], name="Tuesdays", options={"level": 5})
    me.page.locator("dialog[open] [data-close]").click()  # the new pages of the journal
    me.page.keyboard.press("c")
    expect(count).to_have_text(f"{sum(face.level <= 5 for face in faces)} cards")
    me.open("#/cards/syncro")
    expect(count).to_have_text(f"{sum(face.level <= 5 for face in faces)} cards")
