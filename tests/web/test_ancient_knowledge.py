"""Ancient Knowledge's own table: what is read on it without pointing at anything, and what is in sight."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablee.games import title
from tests.web.house import DESKTOP, LAPTOP, PHONE, TABLET, Person, expect

Come = Callable[..., Person]

FULLEST: dict[str, Any] = json.loads(
    (Path(__file__).parent / "positions" / "ancient_knowledge_fullest.json").read_text("utf-8")
)
SEATS = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy", "name": name} for name in ("Clio", "Vega", "Milo"))]
WIDE = (1920, 1080)
TABLET_ON_ITS_SIDE = (1180, 820)
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
HELD = """(hand) => String([...document.querySelectorAll("[data-hand] [data-card]")]
    .map((each) => each.dataset.card).sort()) === String(hand)"""
UNREADABLE = """() => [...document.querySelectorAll("[data-hand] [data-card]")].flatMap((card) => {
    const [name, text] = [card.querySelector(".name, .title"), card.querySelector(".text")];
    if (!text || text.innerText.trim() === "") return [`${card.dataset.card} without its text`];
    const faults = [];
    if (parseFloat(getComputedStyle(text).fontSize) < 11) faults.push("small");
    const [inner, outer] = [text.getBoundingClientRect(), card.getBoundingClientRect()];
    if (inner.bottom > outer.bottom - 1 || inner.right > outer.right) faults.push("clipped");
    if (name.scrollWidth > name.clientWidth + 1) faults.push("its name cut");
    // Letters at the very edge would be covered by what hangs there.
    for (const [x, y] of [[inner.left + 3, inner.bottom - 5], [inner.left + 3, inner.top + 5]]) {
        if (!card.parentElement.contains(document.elementFromPoint(x, y))) faults.push("covered");
    }
    return faults.map((fault) => `${card.dataset.card} ${fault}`);
})"""


def wordiest(lang: str) -> list[str]:
    """The ten cards of the builder deck with the most to say."""
    faces = [face for face in title("ancient-knowledge").box().faces() if "level" not in face.numbers]
    return [face.id for face in sorted(faces, key=lambda face: -len(face.texts[lang]))[:10]]


def test_the_texts_of_ten_cards_in_hand_are_read_without_pointing_at_them(person: Come) -> None:
    me = person(size=DESKTOP)
    usual: list[str] = FULLEST["players"]["p1"]["hand"]
    sizes = [DESKTOP, LAPTOP, WIDE, TABLET, TABLET_ON_ITS_SIDE]
    for lang, other in (("en", "Français"), ("fr", "English")):
        me.lang = lang
        for hand in (usual, wordiest(lang)):
            layout = {"title": "ancient-knowledge", "players": {"p1": {"hand": hand}, "p2": {}}}
            me.sit_at("ancient-knowledge", SEATS[:2], layout=layout)
            me.page.wait_for_function(HELD, arg=sorted(hand))
            expect(me.page.locator("html")).to_have_attribute("lang", lang)
            for width, height in sizes:
                me.page.set_viewport_size({"width": width, "height": height})
                me.page.evaluate(DRAWN)
                me.page.wait_for_function(HELD, arg=sorted(hand))
                assert me.page.evaluate(UNREADABLE) == [], f"{lang}, {width} × {height}"
            sizes.reverse()
        me.page.get_by_role("button", name=other).click()


def test_the_fullest_table_is_seen_without_scrolling_and_its_small_cards_open_to_be_read(person: Come) -> None:
    me = person(size=DESKTOP)
    me.sit_at("ancient-knowledge", SEATS, layout=FULLEST)
    me.wait_until_asked()
    for width, height in (DESKTOP, LAPTOP, WIDE):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(DRAWN)
        assert me.page.evaluate(HIDDEN_BELOW) <= 1, f"{width} × {height}"
    mine = FULLEST["players"]["p1"]
    me.page.keyboard.press("e")
    shelf = me.page.locator("dialog[open] [data-shelf]")
    expect(shelf).to_contain_text("Each time you create another city, put 1 less knowledge on it.")  # C24
    me.page.keyboard.press("Escape")
    me.page.locator(".collection .head").first.click()
    expect(shelf.locator("[data-card]")).to_have_count(len(mine["collection"]))
    expect(shelf.locator(".text").first).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.locator(".past .tally").first.click()
    expect(shelf.locator("[data-card]")).to_have_count(len(mine["past"]))


HIDDEN_BELOW = """() => {
    const board = document.querySelector("main .all").parentElement;
    return board.scrollHeight - board.clientHeight;
}"""


def test_what_the_decline_would_cost_stands_on_its_line_and_follows_what_one_does(person: Come) -> None:
    me = person(size=DESKTOP)
    area = {"hand": ["A1", "A2"], "timeline": {"1": ["C7(2)", "P18(1)"], "2": ["M12(2)"]}}
    me.sit_at("ancient-knowledge", SEATS[:2], layout={"title": "ancient-knowledge", "players": {"p1": area, "p2": {}}})
    losing = me.page.locator("[data-losing]:visible")
    expect(losing).to_have_attribute("data-losing", "3")
    me.page.get_by_role("button", name="Archive").click()
    me.page.locator("[data-hand] [data-lit]").first.click()
    me.page.locator(".prompt [data-choice]", has_text="Done").click()
    me.page.locator("main [data-lit]", has_text="slot 1").first.click()
    expect(losing).to_have_attribute("data-losing", "2")


def test_the_texts_of_effects_stand_there_while_their_order_is_asked_for(person: Come) -> None:
    area = {"hand": ["A1", "A2"], "timeline": {"4": ["C35(1)"]}, "artefacts": ["A35"]}
    layout = {"title": "ancient-knowledge", "phase": "chronicle", "players": {"p1": area, "p2": {}}}
    for size in (DESKTOP, PHONE):
        me = person(size=size)
        me.sit_at("ancient-knowledge", SEATS[:2], layout=layout)
        tray = me.page.locator(".tray")
        expect(tray).to_contain_text("Discard 1 card from your hand.")
        expect(tray).to_contain_text("If you have at most 1 card in hand, draw 1 card.")
        tray.locator("[data-lit]").first.click()
        if size == PHONE:  # taken up first; the bar has the button
            me.page.locator(".prompt [data-choice]:not([data-unselect])").first.click()
        me.wait_for_number(1)


def test_an_order_that_makes_no_difference_settles_itself_unless_one_wants_to_be_asked(person: Come) -> None:
    """Discarding the only card in hand and discarding 1 lost knowledge: whichever is first."""
    area = {"hand": ["C5"], "lost": 6, "timeline": {"4": ["C35(2)"], "5": ["M31(2)"]}}
    layout = {"title": "ancient-knowledge", "phase": "chronicle", "players": {"p1": area, "p2": {}}}
    me = person(kept={"orders": False})
    me.sit_at("ancient-knowledge", SEATS[:2], layout=layout)
    expect(me.page.locator(".tray [data-lit]")).to_have_count(2)
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("switch", name="Auto-resolve effects when order doesn’t matter").check()
    me.sit_at("ancient-knowledge", SEATS[:2], layout=layout)
    me.wait_for_number(1)  # nobody has clicked
    expect(me.page.locator("[data-hand] [data-target]")).to_have_count(0)


TAP = """([part, hurried]) => {
    const table = document.querySelector("[data-state]");
    if (table?.dataset.state !== "running") return table ? "over" : null;
    // A card that was tapped twice is shown large: it is closed again.
    const close = document.querySelector("dialog[open] [data-close]")?.getBoundingClientRect();
    if (close) return [close.x + close.width / 2, close.y + close.height / 2, 0];
    const taken = document.querySelector("[data-selected]");
    const slots = [...document.querySelectorAll("[data-lit][data-after]")];
    const bar = [...document.querySelectorAll(".prompt [data-choice]:not([disabled], [data-unselect], [data-out])")];
    const quick = [...document.querySelectorAll(".pill[data-lit]")].filter((each) => /Search/.test(each.textContent));
    const lit = [...document.querySelectorAll("[data-lit]")];
    const next = slots.length ? slots : taken && bar.length ? bar : hurried && quick.length ? quick : [...bar, ...lit];
    const hit = (element) => {
        const box = element.getBoundingClientRect();
        for (const [x, y] of [[box.width / 2, box.height / 2], [12, 12], [box.width - 8, 8]]) {
            const point = [box.x + x, box.y + y];
            if (element.contains(document.elementFromPoint(...point))) return point;
        }
        return null;
    };
    const seen = next.map(hit).filter(Boolean);
    // What is to be chosen now has to be in sight: the page brings it there, nobody scrolls.
    // It may take a moment until it has come there; the patience of the test is the limit.
    if (!seen.length) return null;
    return [...seen[Math.floor(part * seen.length)], slots.length];
}"""


def test_a_whole_game_is_played_on_a_phone_by_tapping_what_one_sees(person: Come) -> None:
    me = person(size=PHONE)
    me.start_at_once()
    slots = 0
    for number in range(1500):
        found = me.page.wait_for_function(TAP, arg=[me.random.random(), number > 30]).json_value()
        if found == "over":
            break
        x, y, places = found
        slots += places > 0
        me.page.touchscreen.tap(x, y)
    assert me.is_over()
    assert slots > 3, "a slot was chosen with the Timeline in view"
    expect(me.page.locator("dialog[open] table")).to_be_visible()
