"""Scholars of the South Tigris on its own table: three places, one rail, whole games by clicking on what is lit."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.house import DESKTOP, LAPTOP, PHONE, Person, expect

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
QUICK = {"panel": False}
HURRY = r"^\s*(Rest|Se reposer|Repos)\b|^Done|^Pass|^Fini|^Passer"
"""What ends turns, and with them the draw pile, soonest."""
PLACES = ("d", "f", "g")
SPILLS = """() => {
    const area = document.querySelector("main .board");
    const place = document.querySelector("#place-panel");
    const spilt = [area, place, place.firstElementChild].filter(
        (each) => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2);
    return spilt.map((each) => `${each.className}: ${each.scrollWidth}x${each.scrollHeight}`);
}"""
FRAME = (
    "() => { const box = document.querySelector('#place-panel').getBoundingClientRect(); return [box.y, box.height]; }"
)


def numbers(texts: list[str]) -> list[int]:
    return [int(each.replace("−", "-")) for each in texts]


def expect_a_score_sheet(me: Person, players: int) -> None:
    """One column for each player, and each total is what stands above it."""
    sheet = me.page.locator("dialog[open] table")
    expect(sheet).to_be_visible()
    totals = numbers(sheet.locator("tfoot td").all_inner_texts())
    assert len(totals) == players


def play_to_my_first_turn(me: Person) -> None:
    """Through the draft and whatever the first cards ask."""
    me.wait_until_asked()
    while "work or rest" not in me.sentence():
        me.move()
        me.wait_until_asked()


def test_a_solo_game_is_played_on_the_board_from_the_draft_to_the_score_sheet(person: Come) -> None:
    me = person(lang="fr", kept=QUICK)
    me.sit_at("scholars", [ME], options={"level": 2})
    me.wait_until_asked()
    assert me.sentence() == "Prenez un traducteur de départ avec la carte Ressources dessous"
    expect(me.page.locator(".draft")).to_be_visible()
    me.play_to_the_end(hurry=HURRY)
    expect_a_score_sheet(me, 1)


def test_a_game_of_three_with_bots_is_played_on_the_board(person: Come) -> None:
    me = person(kept=QUICK)
    me.sit_at("scholars", [ME, BOT, BOT])
    me.play_to_the_end(hurry=HURRY)
    expect_a_score_sheet(me, 3)


def test_each_place_fits_its_window_is_clean_for_axe_and_stays_where_it_is(person: Come) -> None:
    for size, theme in ((DESKTOP, "light"), (LAPTOP, "dark")):
        me = person(size=size, kept={"theme": theme})
        me.sit_at("scholars", [ME, BOT, BOT])
        play_to_my_first_turn(me)
        expect(me.page.locator("#place-tab-desk")).to_have_attribute("aria-selected", "true")
        before = me.page.evaluate(FRAME)
        for key in PLACES:
            me.page.keyboard.press(key)
            assert me.page.evaluate(SPILLS) == [], key
            assert me.violations() == [], key
        me.page.keyboard.press("g")
        me.page.locator("[data-lit]", has_text="Travel").click()
        expect(me.page.locator(".planning")).to_contain_text("Travel")
        me.page.locator(".held[data-lit]").first.click()
        expect(me.page.locator(".die-button[data-lit]").first).to_be_visible()
        assert me.page.evaluate(FRAME) == before


def test_a_plan_says_what_it_reaches_before_it_is_done_and_is_taken_back_freely(person: Come) -> None:
    me = person(size=DESKTOP, kept=QUICK)
    me.sit_at("scholars", [ME, BOT])
    play_to_my_first_turn(me)
    page = me.page
    page.get_by_role("button", name="What can these dice do?").click()
    expect(page.locator(".prospects tbody tr").first).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    # A card that is taken up first goes into the slot that is named then.
    page.locator(".held", has_text="Respite").click()
    page.locator("[data-lit]", has_text="Travel").click()
    expect(page.locator(".planning")).to_contain_text("Travel")
    page.locator(".die-button[data-lit]").first.click()
    expect(page.locator(".sum.plan")).to_contain_text("Makes")
    expect(page.locator(".die-button .makes").first).to_be_visible()
    page.keyboard.press("f")
    expect(page.locator(".stop[data-reach]").first).to_be_visible()
    page.get_by_role("button", name="Start this choice again").click()
    expect(page.locator(".planning")).to_have_count(0)
    expect(page.locator(".prompt .sentence")).to_contain_text("work or rest")


def test_a_phone_keeps_the_dice_over_the_prompt_and_goes_where_the_question_is(person: Come) -> None:
    me = person(size=PHONE, kept={"theme": "dark"})
    me.sit_at("scholars", [ME], options={"level": 1})
    expect(me.page.locator(".draft")).to_be_visible()
    for _ in range(12):
        me.move()
        me.wait_until_asked()
        dice = me.page.locator(".rail").bounding_box()
        prompt = me.page.locator(".prompt").bounding_box()
        assert dice
        assert prompt
        assert dice["y"] < prompt["y"]
    assert me.violations() == []


def test_a_round_is_played_by_keyboard_alone(person: Come) -> None:
    """Keys press the buttons by their numbers, walk to what is lit and take it; d, f and g go from place to place."""
    me = person(kept=QUICK)
    me.sit_at("scholars", [ME], options={"level": 1})
    for _ in range(60):
        me.wait_until_asked()
        if "Round 2" in me.sentence():
            break
        before = me.number()
        if me.page.locator(".prompt [data-choice]").count():
            me.page.keyboard.press("1")
        else:
            me.page.keyboard.press("h")
            me.page.keyboard.press("Enter")
        me.page.wait_for_function(
            "(before) => Number(document.querySelector('[data-state]').dataset.number) > before || "
            "document.querySelector('[data-selected]')",
            arg=before,
        )
    assert "Round 2" in me.sentence()
