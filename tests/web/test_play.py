"""Games played by clicking, tapping and typing, and what is there after them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.house import DESKTOP, LAPTOP, PHONE, TABLET, Person, expect, hash_of

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
QUICK = {"panel": False}


def numbers(texts: list[str]) -> list[int]:
    return [int(each.replace("−", "-")) for each in texts]


def expect_a_score_sheet(me: Person, players: int) -> None:
    """One column for each player, and each total is what stands above it."""
    sheet = me.page.locator("dialog[open] table")
    expect(sheet).to_be_visible()
    totals = numbers(sheet.locator("tfoot td").all_inner_texts())
    rows = [numbers(row.locator("td").all_inner_texts()) for row in sheet.locator("tbody tr").all()]
    assert len(totals) == players
    assert totals == [sum(column) for column in zip(*rows, strict=True)]


def test_a_whole_game_of_ancient_knowledge_is_played_by_clicking(person: Come) -> None:
    me = person(kept=QUICK)
    me.start_from_the_lobby()
    me.play_to_the_end(hurry="Search|Learn|Done|Pass")
    expect_a_score_sheet(me, 2)


def turn_to_the_generic_board(me: Person) -> None:
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("switch", name="Plain board").check()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("main .generic")).to_be_visible()


def test_a_whole_game_is_played_on_the_generic_board(person: Come) -> None:
    me = person(kept=QUICK)
    me.start_at_once()
    turn_to_the_generic_board(me)
    me.play_to_the_end(hurry="Search|Learn|Done|Pass")
    expect_a_score_sheet(me, 2)


def test_lights_of_the_generic_board_follow_what_a_choice_means(person: Come) -> None:
    me = person(kept=QUICK | {"plain": True})
    area = {"hand": ["white 4", "red 3"]}
    me.sit_at("scholars", [ME, BOT], layout={"title": "scholars", "players": {"p1": area, "p2": {}}})
    me.choose("Recruit")
    # The same words name action cards and research tracks: only the cards are asked for.
    lit = me.page.locator("main .fact:has([data-lit])")
    expect(lit).to_have_count(1)
    expect(lit.locator("dt")).to_have_text("Actions", ignore_case=True)
    expect(me.page.locator("main .fact", has_text="Experience on the tracks")).to_contain_text("Mathematics")

    # Of two equal Spells in hand, the one that was pressed is taken up.
    horde = {"r3c1": "MU-05", "r3c2": "GO-01"}
    hands = {"p1": {"hand": [3, 4, 3]}, "p2": {"hand": []}}
    layout = {"title": "syncro", "level": 1, "leader": "p1", "horde": horde, "players": hands}
    me.sit_at("syncro", [ME, BOT], layout=layout)
    me.wait_until_asked()
    spells = me.page.locator("[data-hand] [data-target]")
    expect(spells).to_have_count(3)
    spells.nth(2).click()
    expect(me.page.locator("[data-hand] [data-selected]")).to_have_count(1)
    expect(spells.nth(2)).to_have_attribute("data-selected", "")


def test_one_player_alone_plays_to_the_end(person: Come) -> None:
    me = person(kept=QUICK)
    me.sit_at("atlantes", [ME])
    me.play_to_the_end()
    expect_a_score_sheet(me, 1)


def test_a_finished_game_is_looked_at_again_and_played_on_from_a_moment(me: Person) -> None:
    me.start_at_once()
    first = hash_of(me.page)
    for _ in range(5):
        me.move()
    me.give_up()
    me.page.keyboard.press("Escape")
    slider = me.page.locator(".scrubber input[type=range]")
    slider.fill("3")
    expect(me.page.locator(".scrubber .count")).to_contain_text("3 /")
    me.page.get_by_role("button", name="One move on").click()
    expect(me.page.locator(".scrubber .count")).to_contain_text("4 /")
    assert hash_of(me.page).endswith("/4"), "the address names the moment"
    me.page.keyboard.press("ArrowLeft")
    expect(me.page.locator(".scrubber .count")).to_contain_text("3 /")
    me.page.get_by_role("button", name="Play on from here").click()
    expect(me.page.locator("dialog[open]")).to_contain_text("A new table begins at moment 3")
    me.page.get_by_role("button", name="Open the new table").click()
    expect(me.page.locator("[data-state=running]")).to_be_visible()
    assert first not in hash_of(me.page), "it is another table"
    me.move()


def test_a_replay_plays_by_itself_to_the_end(me: Person) -> None:
    me.start_at_once()
    me.move()
    me.give_up()
    me.page.locator("dialog[open]").get_by_role("button", name="Replay").click()
    last = str(me.number())
    expect(me.page.locator(".scrubber .count")).to_have_text(f"{last} / {last}")


def test_a_finished_game_has_a_rematch(me: Person) -> None:
    me.start_at_once()
    first = hash_of(me.page)
    me.give_up()
    me.page.locator("dialog[open]").get_by_role("button", name="Rematch").click()
    expect(me.page.locator("[data-state=running]")).to_be_visible()
    assert hash_of(me.page) != first


def test_what_was_chosen_can_be_taken_back_as_far_as_the_line_that_is_shown(me: Person) -> None:
    me.start_at_once()
    me.wait_until_asked()
    before = me.sentence()
    undo = me.page.get_by_role("button", name="Undo")
    expect(undo).to_be_hidden()
    me.move()
    expect(me.page.locator(".prompt .sentence")).not_to_have_text(before)
    undo.click()
    expect(me.page.locator(".prompt .sentence")).to_have_text(before)
    expect(undo).to_be_hidden()


def test_a_choice_waits_for_confirmation_where_that_is_wanted(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("switch", name="Confirm each choice").check()
    me.page.keyboard.press("Escape")
    me.wait_until_asked()
    number = me.number()
    me.choose()
    confirm = me.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    assert me.number() == number
    confirm.click()
    me.wait_for_number(number + 1)


@pytest.mark.parametrize("sizes", [(DESKTOP, TABLET, LAPTOP), (PHONE,)], ids=["wide", "phone"])
def test_prompt_and_hand_are_in_sight_on_every_screen(person: Come, sizes: tuple[tuple[int, int], ...]) -> None:
    me = person(size=sizes[0])
    me.start_at_once()
    for _ in range(5):
        me.move()
    me.wait_until_asked()
    for size in sizes:
        expect_prompt_and_hand_in_sight(me, size, "own board")
    turn_to_the_generic_board(me)
    me.wait_until_asked()
    expect_prompt_and_hand_in_sight(me, sizes[-1], "generic board")


def expect_prompt_and_hand_in_sight(me: Person, size: tuple[int, int], board: str) -> None:
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert me.page.evaluate("[innerWidth, innerHeight]") == [*size]
    where = f"{board}, {size[0]} × {size[1]}"
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where}: sticks out sideways"
    for place in (".prompt", "[data-hand]"):
        box = me.page.locator(place).bounding_box()
        assert box is not None, f"{where}: no {place}"
        assert box["y"] >= 0, f"{where}: {place} is too high"
        assert box["y"] + box["height"] <= size[1] + 1, f"{where}: {place} is too low"


def test_a_phone_plays_by_thumb(person: Come) -> None:
    me = person(size=PHONE)
    me.start_at_once()
    for _ in range(10):
        me.move()
    me.wait_until_asked()
    small = me.page.evaluate(
        """() => [...document.querySelectorAll("button:not(.card), a, select, .segments label")]
            .filter((each) => each.offsetParent && !each.closest(".sr"))
            .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
            .filter(([, box]) => box.height < 40 && box.width > 1)
            .map(([html]) => html)"""
    )
    assert small == []


def test_a_table_starts_in_two_clicks_with_the_seats_one_wants(person: Come) -> None:
    me = person()
    me.open()
    me.page.get_by_role("button", name="Set a table").first.click()
    me.page.get_by_role("button", name="Start").click()
    expect(me.page.locator(".players li")).to_have_count(2)
    me.move()


def test_a_table_is_set_with_more_seats(person: Come) -> None:
    me = person()
    me.open("#/new/ancient-knowledge")
    me.page.get_by_role("button", name="One more seat").click()
    me.page.get_by_label("Seat 3", exact=True).select_option("bot first")
    me.page.get_by_role("button", name="Start").click()
    expect(me.page.locator(".players li")).to_have_count(3)
    me.move()


@pytest.mark.parametrize("title", ["atlantes", "scholars"])
def test_every_title_on_the_shelf_is_started_by_one_click(me: Person, title: str) -> None:
    me.open()
    me.page.locator(f'article[data-title="{title}"] .actions .button').first.click()
    me.page.wait_for_selector(".prompt")
    for _ in range(6):
        me.move()
    assert me.number() >= 6
