"""The frame around any board: nothing moves for what the bar says, all screens are served, a turn can be planned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games import TITLES
from tests.web.house import DESKTOP, LAPTOP, PHONE, TABLET, Person, expect, turn_the_pages

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
PHONE_ON_ITS_SIDE = (844, 390)
TABLET_ON_ITS_SIDE = (1180, 820)
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
REMEMBER = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const at = (element) => {
        let [x, y] = [0, 0];
        for (let each = element; each; each = each.offsetParent) [x, y] = [x + each.offsetLeft, y + each.offsetTop];
        return [x, y, element.offsetWidth, element.offsetHeight].map(Math.round).join(" ");
    };
    window.placeOf = at;
    window.places = new Map([...document.querySelectorAll("main .board [data-target], [data-hand] [data-target]")]
        .map((each) => [each, at(each)]));
    for (const each of document.querySelectorAll(".board, .prompt, [data-hand]")) window.places.set(each, at(each));
    // On a phone, the switch may go to where the places are: that is another view.
    window.moment = () => document.querySelector("[data-state]").dataset.number +
        document.querySelector(".switch input:checked")?.value;
    window.remembered = window.moment();
}"""
"""Where every piece and the frame's own parts stand, without the lift of what is taken up."""
STRAYED = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    if (window.moment() !== window.remembered) return null;
    return [...window.places]
        .filter(([each, was]) => each.isConnected && window.placeOf(each) !== was)
        .map(([each, was]) => `${each.textContent.slice(0, 40)}: ${was} -> ${window.placeOf(each)}`);
}"""
"""What stands elsewhere now; null when the game has gone on meanwhile. One look, or a move could come between two."""
SIT = """async (id) => {
    const post = async (path, body) => (await fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    await post("api/me", {name: "Ben", lang: "en"});
    return post(`api/tables/${id}/sit`, {});
}"""
POSITION: dict[str, Any] = {
    "title": "ancient-knowledge",
    "seats": 2,
    "seed": "planned",
    "turn": "p2",
    "first": "p2",
    "round": 1,
    "players": {"p1": {"hand": ["P31", "P18", "C5", "A8"]}, "p2": {"hand": ["C24", "P29", "C9", "M31"]}},
}


def sit_at_the_next(me: Person, title: str, seats: list[dict[str, str]]) -> None:
    """At a table of this title, without loading the page again."""
    me.sit_at(title, seats)
    me.page.locator(f"[data-state][data-title={title}]").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_on_the_board_moves_for_what_the_bar_says(person: Come, size: tuple[int, int]) -> None:
    """A card taken up, a choice to be confirmed, one taken back: the bar says all sorts of things, the board stands."""
    me = person(size=size, kept={"confirm": True, "panel": False})
    for title in TITLES:
        sit_at_the_next(me, title, [ME, BOT])
        heights, compared = set(), 0
        me.wait_until_asked()
        for _ in range(9):
            me.page.evaluate(REMEMBER)
            if not me.choose():
                break
            strayed = me.page.evaluate(STRAYED)
            assert not strayed, (title, strayed)
            compared += strayed is not None
            heights.add(me.page.locator(".prompt").evaluate("(bar) => bar.offsetHeight"))
        assert compared > 3, title
        assert len(heights) == 1, title


UNFIT = """(least) => {
    const faults = [];
    const what = (element) => element.outerHTML.replace(/\\s+/g, " ").slice(0, 110);
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr");
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");
    // Of what is never scrolled, nothing sticks out.
    for (const place of document.querySelectorAll("header, .tabs, .prompt, [data-hand]")) {
        const box = place.getBoundingClientRect();
        if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) faults.push(`out of sight: ${what(place)}`);
        if (place.matches("[data-hand]")) continue;
        for (const part of place.querySelectorAll("button, label, .sentence")) {
            const inner = part.getBoundingClientRect();
            const out = inner.right > box.right + 1 || inner.left < box.left - 1 || inner.bottom > box.bottom + 8;
            if (out && seen(part)) faults.push(`sticks out: ${what(part)}`);
        }
    }
    const all = "[data-lit], .prompt [data-choice]:not([disabled])";
    const offered = [...document.querySelectorAll(all)].filter(seen);
    const tapped = [...document.querySelectorAll(".prompt .button, .tabs label, header button, header a")].filter(seen);
    // A thumb hits more than is drawn where the page says so.
    const at = (element, x, y) => element.contains(document.elementFromPoint(x, y));
    const isLarge = (element, { x, y, width, height }) => [[-21, 0], [21, 0], [0, -21], [0, 21]].every(
        ([right, down]) => at(element, x + width / 2 + right, y + height / 2 + down));
    for (const each of [...offered, ...tapped]) {
        const box = each.getBoundingClientRect();
        const [width, height] = [box.width, box.height].map(Math.round);
        if (Math.min(width, height) < least && !isLarge(each, box)) faults.push(`${width} x ${height}: ${what(each)}`);
    }
    const inSight = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [0.5, 0.2, 0.8].some((part) => at(element, x + part * width, y + part * height));
    };
    if (!offered.some(inSight)) faults.push("nothing that can be chosen is in sight");
    return faults;
}"""
"""What a thumb cannot do here: reach it, see it, hit it."""
UNFIT_AT_LAST = f"""(least) => {{
    const faults = ({UNFIT})(least);
    return faults.includes("nothing that can be chosen is in sight") ? null : faults;
}}"""
"""The page brings what can be chosen into sight, which may take a moment."""


def test_a_phone_on_its_side_and_a_tablet_both_ways_have_all_in_reach_of_a_thumb(person: Come) -> None:
    me = person(size=PHONE_ON_ITS_SIDE, lang="fr", has_touch=True, is_mobile=True)
    me.touch = True
    sizes = [PHONE_ON_ITS_SIDE, TABLET, TABLET_ON_ITS_SIDE]
    for title in TITLES:
        sit_at_the_next(me, title, [ME, BOT, BOT])
        if title == "syncro":
            turn_the_pages(me)
        for _ in range(3):
            me.wait_until_asked()
            if me.is_over():
                break
            for width, height in sizes:
                me.page.set_viewport_size({"width": width, "height": height})
                me.page.evaluate(DRAWN)
                least = 44 if (width, height) == PHONE_ON_ITS_SIDE else 28
                faults = me.page.wait_for_function(UNFIT_AT_LAST, arg=least).json_value()
                assert faults == [], f"{title}, {width} × {height}"
            sizes.reverse()
            me.move()


def test_panels_say_what_their_icons_mean_until_one_knows_them(person: Come) -> None:
    me = person(lang="fr")
    me.sit_at("ancient-knowledge", [ME, BOT, BOT, BOT])
    panels = me.page.locator(".players .panel")
    note = me.page.get_by_role("complementary", name="Pourquoi cette question")
    for size in (DESKTOP, LAPTOP):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(panels.first.get_by_text("Savoir perdu")).to_be_visible()
        expect(panels.first.locator(".label:visible")).to_have_count(7)
    note.get_by_role("button").click()
    me.page.evaluate(DRAWN)
    hidden = me.page.locator("aside.players").evaluate("(column) => column.scrollHeight - column.clientHeight")
    assert hidden <= 0, "four seats have room on a small laptop"
    expect(panels.last.locator(".label:visible")).to_have_count(0)
    words = me.page.locator("aside.players").get_by_role("button", name="Afficher le sens des icônes")
    words.click()  # whoever wants all of them has them, and keeps them
    expect(panels.last.locator(".label:visible")).to_have_count(7)

    # A title that was played a few times needs no words where there is no room for them.
    known = person(size=LAPTOP, kept={"played": {"ancient-knowledge": 3}})
    known.sit_at("ancient-knowledge", [ME, BOT, BOT, BOT])
    expect(known.page.locator(".players .fact").first).to_be_visible()
    expect(known.page.locator(".players .label:visible")).to_have_count(0)
    known.page.set_viewport_size({"width": 1920, "height": 1080})
    expect(known.page.locator(".players .label:visible")).to_have_count(4 * 7)


def test_a_turn_is_planned_while_the_other_plays_and_done_by_one_button(person: Come) -> None:
    anna, ben = person(), person()
    table = wait_for_ben(anna, ben)
    bar = anna.page.locator(".prompt")
    expect(bar.locator("[data-plan]")).to_be_visible()
    bar.locator("[data-plan]").click()
    expect(bar.locator(".sentence")).to_contain_text("a card, then its place")
    hand = anna.page.locator("[data-hand] [data-target]")
    hand.nth(2).click(force=True)
    anna.page.locator("main [data-after]").last.click(force=True)
    expect(bar.locator(".sentence")).to_contain_text("You plan")
    assert anna.page.locator("[data-planned]").count() >= 2
    bar.locator("[data-plan]").click()
    finish_turn(ben, anna)
    planned = bar.locator("[data-planned-choice]")
    expect(planned).to_contain_text("As planned: Create")
    number = anna.number()
    planned.click()
    anna.wait_for_number(number + 1)
    expect(planned).to_have_count(0)
    assert table


def test_who_left_a_seat_to_a_bot_reads_so_and_comes_back_by_one_button(person: Come) -> None:
    anna, ben = person(), person()
    wait_for_ben(anna, ben)
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave my seat to a bot").click()
    page.locator("dialog[open]").get_by_role("button", name="Leave my seat to a bot").click()
    banner = page.get_by_role("status").filter(has_text="You are away: a bot")
    expect(banner).to_be_visible()
    ben.wait_until_asked()
    ben.move()
    anna.wait_for_number(ben.number())
    # The seat's questions are the bot's: nothing is lit, nothing can be taken back.
    expect(anna.offered()).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.locator("header .turn")).not_to_have_text("Your turn")
    banner.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_have_count(0)
    expect(page.locator(".prompt [data-plan]")).to_be_visible()


def wait_for_ben(anna: Person, ben: Person) -> str:
    """A table at which Ben begins."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"title": "ancient-knowledge", "options": {}, "pace": "live", "seats": seats, "layout": POSITION}
    anna.post("api/me", {"name": "Anna", "lang": "en"})
    made = anna.post("api/tables", wish)
    ben.open()
    ben.page.get_by_role("heading", level=1).wait_for()
    ben.page.evaluate(SIT, made["id"])
    for each in (anna, ben):
        each.open(f"#/table/{made['id']}")
        each.page.wait_for_selector(".prompt")
    return str(made["id"])


def finish_turn(ben: Person, anna: Person) -> None:
    for _ in range(30):
        if anna.seat() in anna.deciding():
            return
        ben.wait_until_asked()
        ben.move()
        anna.wait_for_number(ben.number())
    raise AssertionError("Ben's turn does not end")
