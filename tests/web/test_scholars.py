"""Scholars of the South Tigris on its own table: three places, one rail, whole games by clicking on what is lit."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import DESKTOP, LAPTOP, PHONE, ROOT, TABLET, Person, expect

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
QUICK = {"panel": False}
HURRY = r"^\s*(Rest|Se reposer|Repos)\b|^Done|^Pass|^Fini|^Passer"
"""What ends turns, and with them the draw pile, soonest."""
PLACES = ("d", "f", "g")
SIDEWAYS = (TABLET[1], TABLET[0])
LARGE = (1920, 1080)
FULLEST: dict[str, Any] = json.loads((Path(__file__).parent / "positions" / "scholars_fullest.json").read_text("utf-8"))
"""Four players late in a game with Myriade: every room, space and column full, all figures in one place."""
FIRST_TURN: dict[str, Any] = json.loads(
    (ROOT / "src" / "tablee" / "games" / "scholars" / "tutorial" / "position.json").read_text("utf-8")
)
"""Five dice in hand, two workers, free slots: where the guided game begins."""
SOLO: dict[str, Any] = {
    "title": "scholars",
    "seats": 1,
    "pile": FIRST_TURN["pile"],
    "players": {"p1": {"slots": {"travel": {"card": "respite", "dice": ["white 3"]}}, "bag": {"white": 6}}},
    "opponent": {"schemes": ["scheme-3"]},
}
LISTEN = """() => {
    window.told = { card: "", lines: [] };
    new MutationObserver(() => {
        const story = document.querySelector(".scene[role=group]");
        if (!story) return;
        window.told.card = story.querySelector("[data-card]")?.dataset.card ?? "";
        window.told.lines = [...story.querySelectorAll("li")].map((line) => line.innerText);
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps what is told over the board, however long it stays."""
SPILLS = """() => {
    const place = document.querySelector("#place-panel");
    const within = place.getBoundingClientRect();
    const areas = [document.querySelector("main .board"), place, document.querySelector(".rail")];
    const spilt = [];
    for (const each of [...areas, ...place.querySelectorAll("*"), ...document.querySelectorAll(".rail *")]) {
        // A long name may end in dots: it is whole where the card is looked at.
        if (each.closest("svg, .sr, .name") || !each.clientWidth) continue;
        const style = getComputedStyle(each);
        const cut = (style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 2) ||
            (style.overflowY !== "visible" && each.scrollHeight > each.clientHeight + 2);
        const box = each.getBoundingClientRect();
        const out = place.contains(each)
            ? box.bottom > within.bottom + 1 || box.right > within.right + 1
            : box.right > document.documentElement.clientWidth + 1;
        if (cut || out) spilt.push(`${each.tagName} ${each.className}: ${each.scrollWidth}x${each.scrollHeight}`);
    }
    return spilt;
}"""
"""What does not fit into its place, or would have to be scrolled."""
SIGNS = ":is(#place-panel, .rail, .sum) [data-sign]"
EXPLAINED = """async ([signs, how]) => {
    const wait = window.setTimeout;
    // A bubble waits for a pointer that rests; "why not", which asks the server, may wait longer.
    window.setTimeout = (does, time, ...more) => wait(does, time > 400 ? time : 0, ...more);
    const drawn = () => new Promise((done) => wait(done));
    const told = async () => {
        for (let i = 0; i < 20 && !document.querySelector(".hint p"); i++) await drawn();
        const hint = document.querySelector(".hint");
        return [hint?.querySelector("p").textContent ?? "", Boolean(hint?.querySelector("button"))];
    };
    const seen = [...document.querySelectorAll(signs)].filter((each) => each.getBoundingClientRect().width);
    const holders = new Map(seen.map((each) => [each.closest("[data-explained], [data-target]"), each]));
    const silent = [];
    const kinds = new Map(seen.map((each) => [each.dataset.sign + each.parentElement.className, each]));
    const things = how === "focus" ? [...holders] : [...kinds.values()].map((each) => [each, each]);
    for (const [thing, sign] of things) {
        const name = `${sign.dataset.sign} in ${sign.parentElement.className}`;
        if (!thing) { silent.push(`${name}: nobody tells`); continue; }
        if (how === "focus") thing.focus();
        else if (how === "tap" && thing.closest("[data-target]")) continue;  // the shell answers for it
        else thing.dispatchEvent(new PointerEvent(how === "tap" ? "pointerup" : "pointermove",
            { bubbles: true, pointerType: how === "tap" ? "touch" : "mouse" }));
        const [text, rule] = await told();
        if (!text || text.includes("sign-") || !rule) silent.push(`${name}: ${text}`);
        thing.blur?.();
        for (const area of document.querySelectorAll(".board, .rail"))
            area.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
        for (let i = 0; i < 20 && document.querySelector(".hint p"); i++) await drawn();
        if (document.querySelector(".hint p")) silent.push(`${name}: does not stop`);
    }
    window.setTimeout = wait;
    return [seen.length, silent];
}"""
"""How many signs lie there, and those that are not explained, with a rule, to whoever goes over all of them.
Of those that are drawn alike the pointer and the finger try one; the focus comes to everything that has any."""
FRAME = (
    "() => { const box = document.querySelector('#place-panel').getBoundingClientRect(); return [box.y, box.height]; }"
)


def numbers(texts: list[str]) -> list[int]:
    return [int(each.replace("−", "-")) for each in texts]


def expect_a_score_sheet(me: Person, players: int) -> None:
    """One column for each player, and each line opens to say where its points come from."""
    sheet = me.page.locator("dialog[open] table")
    expect(sheet).to_be_visible()
    totals = numbers(sheet.locator("tfoot td").all_inner_texts())
    assert len(totals) == players
    line = sheet.locator("[aria-expanded=false]").first
    line.click()
    expect(sheet.locator("[aria-expanded=true]")).to_have_count(1)


def sit_at_my_first_turn(me: Person, others: int = 1) -> None:
    me.sit_at("scholars", [ME] + [BOT] * others, layout={**FIRST_TURN, "seats": 1 + others})
    expect(me.page.locator(".prompt .sentence")).to_contain_text("work or rest")


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


def test_the_fullest_table_of_four_is_whole_in_every_window(person: Come) -> None:
    """Each of the three places, the rail too; in the language with the longer words."""
    me = person(lang="fr", kept=QUICK)
    me.sit_at("scholars", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.wait_until_asked()
    for width, height in (DESKTOP, LAPTOP, LARGE, TABLET, SIDEWAYS):
        me.page.set_viewport_size({"width": width, "height": height})
        for key in PLACES:
            me.page.keyboard.press(key)
            expect(me.page.locator("#place-panel > *")).to_be_visible()
            assert me.page.evaluate(SPILLS) == [], (width, key)


def test_the_fullest_table_is_whole_beside_the_log(person: Come) -> None:
    me = person(kept={"panel": True})
    me.sit_at("scholars", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.wait_until_asked()
    for key in PLACES:
        me.page.keyboard.press(key)
        assert me.page.evaluate(SPILLS) == [], key


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_each_place_is_clean_for_axe_and_stays_where_it_is(person: Come, theme: str) -> None:
    me = person(size=DESKTOP if theme == "light" else LAPTOP, kept={"theme": theme})
    sit_at_my_first_turn(me, others=2)
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


def test_every_sign_is_explained_with_its_rule_by_hover_focus_and_tap(person: Come) -> None:
    me = person(kept=QUICK)
    me.sit_at("scholars", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.wait_until_asked()
    for key in PLACES:
        me.page.keyboard.press(key)  # and whoever uses keys sees where the focus is
        for how in ("hover", "focus", "tap"):
            seen, silent = me.page.evaluate(EXPLAINED, [SIGNS, how])
            assert seen > 100
            assert silent == [], (key, how)


def test_the_keyboard_walks_to_signs_that_cannot_be_chosen(person: Come) -> None:
    me = person(kept=QUICK)
    sit_at_my_first_turn(me)
    me.page.keyboard.press("d")
    met = set()
    for _ in range(30):
        me.page.keyboard.press("Shift+ArrowRight")
        met.add(me.page.evaluate("() => document.activeElement.matches('[data-explained]')"))
        me.page.keyboard.press("Shift+ArrowDown")
        met.add(me.page.evaluate("() => document.activeElement.matches('[data-explained]')"))
        if True in met:
            break
    assert True in met
    expect(me.page.locator(".hint p")).not_to_be_empty()


def test_card_dice_and_workers_are_dragged_onto_their_places(person: Come) -> None:
    me = person(kept=QUICK)
    sit_at_my_first_turn(me)
    page = me.page
    page.locator(".held", has_text="Respite").drag_to(page.locator(".slot", has_text="Travel").locator(".place"))
    expect(page.locator(".planning .title")).to_contain_text("Travel")
    page.locator(".die-button").first.drag_to(page.locator(".planning .place"))
    expect(page.locator(".planning .on")).to_have_count(1)
    page.locator(".worker-button").nth(1).drag_to(page.locator(".planning .on"))
    expect(page.locator(".planning .crew .worker")).to_have_count(1)
    # A red worker on a red 3 makes it a 6; one may still go back.
    expect(page.locator(".sum.plan")).to_contain_text("Makes red 6")
    page.get_by_role("button", name="Start this choice again").click()
    expect(page.locator(".planning")).to_have_count(0)


def test_the_opponents_scheme_is_told_step_by_step(person: Come) -> None:
    """The card is laid open, and each thing that follows from it is a line of its own."""
    me = person(kept={"speed": "1", "panel": False})
    me.sit_at("scholars", [ME], layout=SOLO)
    expect(me.page.locator(".prompt .sentence")).to_contain_text("work or rest")
    me.page.evaluate(LISTEN)
    me.page.locator(".rest [data-lit]").click()
    me.page.wait_for_function("() => window.told.lines.length > 1")
    told = me.page.evaluate("() => window.told")
    assert told["card"] == "scheme-3"
    assert "The opponent plays" in told["lines"][0]
    expect(me.page.locator(".rival .schemes button")).to_have_count(1)


def test_a_pinned_place_stays_open_whatever_is_asked(person: Come) -> None:
    me = person(kept=QUICK)
    sit_at_my_first_turn(me)
    page = me.page
    desk, city = page.locator("#place-tab-desk"), page.locator("#place-tab-city")
    page.keyboard.press("d")
    page.locator(".pin").click()
    page.keyboard.press("a")
    page.locator("dialog[open] ol button", has_text="Travel").first.click()
    expect(page.locator(".prompt .sentence")).to_contain_text("which action card")
    expect(desk).to_contain_class("asks")
    expect(city).to_have_attribute("aria-selected", "true")
    page.locator(".pin").click()
    page.keyboard.press("a")
    page.locator("dialog[open] ol button", has_text="Respite").first.click()
    expect(desk).to_have_attribute("aria-selected", "true")  # the next question opens its own place again


def test_what_a_rest_would_bring_is_written_on_it(person: Come) -> None:
    me = person(kept=QUICK)
    me.sit_at("scholars", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.wait_until_asked()
    expect(me.page.locator(".rest .harvests > span")).to_have_count(3)
    me.page.locator(".rest [data-sign]").first.hover()
    expect(me.page.locator(".hint p")).to_contain_text("Draw 4 dice; 5 go back into the bag, 5 workers to the supply")


def test_a_plan_says_what_it_reaches_before_it_is_done_and_is_taken_back_freely(person: Come) -> None:
    me = person(size=DESKTOP, kept=QUICK)
    sit_at_my_first_turn(me)
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
    expect(page.locator(".sum.plan")).to_contain_text("Makes")
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
