"""Scholars of the South Tigris on its own table: three places, one rail, whole games by clicking on what is lit."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import DESKTOP, LAPTOP, PATIENCE, PHONE, ROOT, TABLET, Person, expect

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
QUICK = {"panel": False}
HURRY = r"^\s*\d*\s*(Rest|Repos|Done|Pass|Fini)"
"""What ends turns, and with them the draw pile, soonest; a button begins with its key."""
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
LEVELS = dict.fromkeys(("mathematics", "chemistry", "biology", "astronomy", "philosophy", "physics"), 4)
END: dict[str, Any] = {
    "title": "scholars",
    "pile": ["scroll-persian-h", "scroll-syriac-d", "caliph-3", "caliph-4", "caliph-2", "caliph-1"],
    "guilds": {"orange": {"p1": 2, "p2": 1, "control": "p1"}},
    "players": {
        "p1": {
            "goal": "greek",
            "levels": LEVELS,
            "bag": {"white": 4},
            "columns": {"travel": ["greek-a"], "research": ["greek-b"]},
            "due": ["persian-a"],
        },
        "p2": {"bag": {"white": 4}},
    },
}
"""A Rest turns up a caliph, for whom I have a guild; then an objective is reached, and my card completes a row."""
WATCHED: dict[str, Any] = {
    "title": "scholars",
    "pile": ["scroll-persian-h", "caliph-2", "caliph-3", "caliph-4", "caliph-1", "scroll-syriac-d"],
    "players": {
        "p1": {"bag": {"white": 4}},
        "p2": {"goal": "persian", "levels": LEVELS, "bag": {"white": 4}, "due": ["syriac-a"]},
    },
}
"""Noor tucks a card; then she can but rest, which brings a caliph and an objective."""
CHAINS: dict[str, Any] = {
    "title": "scholars",
    "rooms": {"1": "greek-a p1", "2": "persian-a", "3": "wild2-a p2 1"},
    "house": {"orange": ["scroll-greek-d p2", "scroll-persian-c"]},
    "players": {
        "p1": {"silver": 3, "gold": 3, "hand": ["white 1", "orange 6"], "goal": "hebrew"},
        "p2": {"bag": {"white": 4}},
    },
}
"""A Greek scroll with another's influence: Persian, Syriac and Arabic are spoken in room 2, anything in room 3."""
LISTEN = """() => {
    window.stories = [];
    let last = null;
    new MutationObserver(() => {
        const scene = document.querySelector("[data-scene]");
        if (scene && scene !== last) window.stories.push({});
        last = scene;
        if (!scene) return;
        const story = window.stories.at(-1);
        story.card = scene.querySelector("[data-card]")?.dataset.card ?? "";
        story.lines = [...scene.querySelectorAll("[data-told]")].map((line) => line.innerText);
        story.told = [...scene.querySelectorAll("[data-told]")].map((line) => line.dataset.told);
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps what is told over the board, however long it stays."""
TOLD = """(event) => {
    const story = window.stories?.at(-1);
    return story?.told?.at(-1) === event && story;
}"""
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
HIDDEN = """() => {
    const found = [];
    for (const each of document.querySelectorAll("#place-panel :is([data-target], [data-explained], .strip, .held)")) {
        const box = each.getBoundingClientRect();
        const corners = [[5, 5], [box.width - 5, 5], [5, box.height - 5], [box.width - 5, box.height - 5]];
        for (const [x, y] of box.width && box.height > 10 ? corners : []) {
            const top = document.elementFromPoint(box.x + x, box.y + y);
            if (!top || each.contains(top) || top.contains(each)) continue;
            found.push(`${each.className} under ${top.className}`);
        }
    }
    return found;
}"""
"""What lies partly under something else that is no part of it."""
TINY = """() => {
    const tiny = new Set();
    for (const each of document.querySelectorAll(".board *, .rail *")) {
        const own = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        if (!own || each.closest("svg, .sr") || each.getBoundingClientRect().width < 2) continue;
        let size = parseFloat(getComputedStyle(each).fontSize);
        for (let around = each; around; around = around.parentElement) size *= Number(getComputedStyle(around).zoom);
        // No size at all: a name that has no room is left out, and told where the card lies.
        if (size > 0 && size < 10.95) tiny.add(`${each.className} in ${each.parentElement.className}: ${size} px`);
    }
    return [...tiny];
}"""
"""Words and numbers that nobody reads."""
SIGNS = ":is(#place-panel, .rail, .sum) [data-sign]"
EXPLAINED = """async ([signs, how]) => {
    const wait = window.setTimeout;
    // A bubble waits for a pointer that rests; "why not", which asks the server, may wait longer.
    window.setTimeout = (does, time, ...more) => wait(does, time > 400 ? time : 0, ...more);
    // Timers inside timers wait 4 ms each; a message does not.
    const channel = new MessageChannel();
    const drawn = () => new Promise((done) => {
        channel.port1.onmessage = () => wait(done);
        channel.port2.postMessage(0);
    });
    // However long it takes: the first bubble's own script has to be fetched.
    const until = async (met) => {
        const began = performance.now();
        while (!met() && performance.now() - began < PATIENCE) await drawn();
    };
    const told = async () => {
        await until(() => document.querySelector(".hint p"));
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
        await until(() => !document.querySelector(".hint p"));
        if (document.querySelector(".hint p")) silent.push(`${name}: does not stop`);
    }
    window.setTimeout = wait;
    return [seen.length, silent];
}""".replace("PATIENCE", str(PATIENCE))
"""How many signs lie there, and those that are not explained, with a rule, to whoever goes over all of them.
Of those that are drawn alike the pointer and the finger try one; the focus comes to everything that has any."""
PRESS = """(die) => {
    const { setTimeout: wait, clearTimeout: forget } = window;
    const waiting = new Set();
    window.setTimeout = (does, time) => { const id = wait(does, time); if (time === 380) waiting.add(id); return id; };
    window.clearTimeout = (id) => { waiting.delete(id); forget(id); };
    for (const kind of ["pointermove", "click"])
        die.querySelector("svg").dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "mouse" }));
    Object.assign(window, { setTimeout: wait, clearTimeout: forget });
    return waiting.size;
}"""
"""Point at it and press it; how many explanations are still to come."""
FRAME = (
    "() => { const box = document.querySelector('#place-panel').getBoundingClientRect(); return [box.y, box.height]; }"
)


def numbers(texts: list[str]) -> list[int]:
    """A line that somebody has no part in shows a dash."""
    return [0 if each == "–" else int(each.replace("−", "-")) for each in texts]


def expect_whole(me: Person, *where: Any) -> None:
    """The place that is open: nothing is cut, covered or too small to be read."""
    assert me.page.evaluate(SPILLS) == [], where
    assert me.page.evaluate(HIDDEN) == [], where
    assert me.page.evaluate(TINY) == [], where


def expect_a_score_sheet(me: Person, columns: int) -> None:
    """One for each player and for a solo opponent; each line that has points opens to say where they come from."""
    sheet = me.page.locator("dialog[open] table")
    expect(sheet).to_be_visible()
    totals = numbers(sheet.locator("tfoot td").all_inner_texts())
    assert len(totals) == columns
    dice = sheet.get_by_role("button", name="Dice Sum" if me.lang == "en" else "Somme des dés")
    dice.click()
    expect(sheet.locator(".player")).to_have_count(columns)
    for line in sheet.locator("tbody tr:has(> td + td), tbody tr:has(> th + td)").all():
        points = numbers(line.locator("td").all_inner_texts())
        assert len(points) == columns
        if any(points[:1]):
            expect(line.locator("[aria-expanded]")).to_be_visible()


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
    expect_a_score_sheet(me, 2)


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
            expect_whole(me, width, key)


def test_the_fullest_table_is_whole_beside_the_log(person: Come) -> None:
    me = person(kept={"panel": True})
    me.sit_at("scholars", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.wait_until_asked()
    for key in PLACES:
        me.page.keyboard.press(key)
        expect_whole(me, key)
    # Whom one looks at shows what they hold.
    me.page.locator(".players .panel", has_text="Noor").click()
    expect(me.page.locator(".desk h2")).to_have_text("Noor")
    expect_whole(me, "Noor")
    expect(me.page.locator(".pouch .dice .die")).to_have_count(6)


def test_the_base_game_is_whole_on_a_small_screen(person: Come) -> None:
    me = person(size=LAPTOP, lang="fr", kept=QUICK)
    me.sit_at("scholars", [ME, BOT, BOT, BOT], options={"myriade": False})
    me.wait_until_asked()
    for key in PLACES[1:]:  # the draft lies over the City
        me.page.keyboard.press(key)
        expect_whole(me, key)


def test_each_place_is_clean_for_axe_and_stays_where_it_is(person: Come) -> None:
    me = person(kept={})
    sit_at_my_first_turn(me, others=2)
    expect(me.page.locator("#place-tab-desk")).to_have_attribute("aria-selected", "true")
    for theme, (width, height) in (("light", DESKTOP), ("dark", LAPTOP)):
        me.show_in(theme)
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.keyboard.press("g")
        before = me.page.evaluate(FRAME)
        for key in PLACES:
            me.page.keyboard.press(key)
            expect_whole(me, theme, key)
            assert me.violations() == [], (theme, key)
        me.page.keyboard.press("g")
        me.page.locator("[data-lit]", has_text="Travel").click()
        expect(me.page.locator(".planning")).to_contain_text("Travel")
        me.page.locator(".held[data-lit]").first.click()
        expect(me.page.locator(".die-button[data-lit]").first).to_be_visible()
        assert me.page.evaluate(FRAME) == before, theme
        me.page.get_by_role("button", name="Start this choice again").click()
        expect(me.page.locator(".planning")).to_have_count(0)


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


def touch(me: Person, selector: str, number: int = 0) -> None:
    thing = me.page.locator(selector).nth(number)
    if me.touch:
        thing.tap()
    else:
        thing.click()


def told_up_to(me: Person, event: str) -> dict[str, Any]:
    """What the scene over the board tells, until it has come to this event."""
    story: dict[str, Any] = me.page.wait_for_function(TOLD, arg=event).json_value()
    return story


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_of_a_turn_is_told_step_by_step_and_again_from_the_log(person: Come, lang: str) -> None:
    """A caliph, an objective, the tucked card and its row; with motion on a desk, without on a phone."""
    phone = lang == "fr"
    motion: Any = "reduce" if phone else "no-preference"
    kept = {"speed": "1", "panel": True}
    me = person(size=PHONE if phone else DESKTOP, lang=lang, kept=kept, reduced_motion=motion)
    me.sit_at("scholars", [ME, BOT], layout=END)
    me.wait_until_asked()
    scene = me.page.locator("[data-scene]")
    me.page.evaluate(LISTEN)
    touch(me, ".rest [data-lit]")
    assert told_up_to(me, "gained-xp")["card"] == "caliph-1"
    touch(me, "[data-scene] .button")
    expect(scene).to_have_count(0)

    assert me.page.locator(".caliphs [data-lit] .points").all_inner_texts() == ["3", "1"]
    touch(me, ".caliphs [data-lit]")
    story = told_up_to(me, "goal-reached")
    assert [each for each in story["told"] if each != "gained-silver"] == [
        "caliph",  # what was told before stands above
        "took-option",
        "consoled",
        "goal-reached",
    ]
    assert story["card"] == "goal-greek"
    me.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)

    touch(me, ".slot:nth-child(4) .below[data-lit]")
    assert told_up_to(me, "row-completed")["told"][-2:] == ["tucked", "row-completed"]
    touch(me, "[data-scene] .button")
    expect(scene).to_have_count(0)

    if phone:
        touch(me, ".tabs label:last-child")
    touch(me, ".log .again", 2)
    expect(scene.locator("[data-told=row-completed]")).to_be_visible()
    touch(me, "[data-scene] .button")
    expect(scene).to_have_count(0)


def test_the_end_of_a_bots_turn_is_told_to_those_who_watch(person: Come) -> None:
    me = person(kept={"speed": "1", "panel": False})
    me.sit_at("scholars", [ME, BOT], layout=WATCHED)
    me.wait_until_asked()
    me.page.evaluate(LISTEN)
    me.page.locator(".rest [data-lit]").click()
    story = told_up_to(me, "tucked")
    assert story["card"] == "syriac-a"
    assert story["lines"][-1].startswith("Noor tucked")
    story = told_up_to(me, "goal-reached")
    assert story["told"][0] == "caliph"
    assert story["card"] == "goal-persian"
    me.wait_until_asked()


def test_the_opponents_scheme_is_told_step_by_step(person: Come) -> None:
    """The card is laid open, and each thing that follows from it is a line of its own."""
    me = person(kept={"speed": "1", "panel": False})
    me.sit_at("scholars", [ME], layout=SOLO)
    expect(me.page.locator(".prompt .sentence")).to_contain_text("work or rest")
    me.page.evaluate(LISTEN)
    me.page.locator(".rest [data-lit]").click()
    me.page.wait_for_function("() => window.stories.at(-1)?.lines?.length > 1")
    told = me.page.evaluate("() => window.stories.at(-1)")
    assert told["card"] == "scheme-3"
    assert "The opponent plays" in told["lines"][0]
    expect(me.page.locator("[data-scene] .chapter")).to_have_text("The opponent’s turn")
    expect(me.page.locator(".rival .schemes button")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_translation_is_an_arc_and_its_ways_are_compared(person: Come, lang: str) -> None:
    """On a desk in English, on a phone in French: languages, fees and who retires, before anything is paid."""
    me = person(size=DESKTOP if lang == "en" else PHONE, lang=lang, kept=QUICK)
    page = me.page
    me.sit_at("scholars", [ME, BOT], layout=CHAINS)
    me.wait_until_asked()
    touch(me, ".slot:nth-child(4) .free[data-lit]")
    touch(me, ".held[data-lit]", 1)
    touch(me, ".die-button[data-lit]", 1)
    expect(page.locator(".planning .on")).to_have_count(1)
    touch(me, ".prompt [data-choice]")
    touch(me, ".acts [data-lit]")
    scroll = page.locator('[data-scroll="scroll-greek-d"]')
    assert scroll.locator(".price").inner_text().split() == ["1", "2"]
    touch(me, '[data-scroll="scroll-greek-d"]')

    ways = page.locator("[data-way]")
    routes = ["wild2-a", "greek-a,persian-a", "greek-a,wild2-a"]
    expect(ways).to_have_count(3)
    assert sorted(each.get_attribute("data-way") or "" for each in ways.all()) == sorted(routes)
    costs = {each: page.locator(f'[data-way="{each}"] .cost').all_inner_texts() for each in routes}
    assert costs["wild2-a"] == ["1", "2", "3"]  # the translator of room 3 would have two gold, and retire
    assert costs["greek-a,persian-a"] == ["2", "2", ""]
    assert costs["greek-a,wild2-a"] == ["2", "2", "3"]
    said = page.locator('[data-way="greek-a,persian-a"] .sr').inner_text()
    assert ("by Persian for 1 silver" if lang == "en" else "par le persan pour 1 Pièce") in said

    page.locator('[data-way="greek-a,persian-a"]').focus()
    steps = page.locator(".arc .step")
    expect(steps).to_have_count(3)
    tongues = [step.locator(".tongue [data-sign]").get_attribute("data-sign") for step in steps.all()]
    assert tongues == ["greek", "persian", "arabic"]
    # To whoever has influence on the scroll, then to room 2, which is nobody's; mine costs nothing.
    assert [text.strip() for text in steps.all_inner_texts()] == ["1", "1", ""]
    room = page.locator('[data-room="persian-a"]').bounding_box()
    last = steps.last.bounding_box()
    assert room
    assert last
    assert room["x"] < last["x"] < room["x"] + room["width"]
    assert room["y"] < last["y"] < room["y"] + room["height"]

    touch(me, '[data-way="greek-a,persian-a"]')
    expect(page.locator(".chained")).to_have_count(2)
    expect(ways).to_have_count(1)
    assert me.violations() == []
    goods = page.locator(".goods .good b")
    assert goods.all_inner_texts()[:2] == ["3", "3"]
    touch(me, ".prompt [data-choice]")
    expect(scroll).to_have_count(0)
    expect(goods.first).to_have_text("1")
    expect(goods.nth(1)).to_have_text("1")


def test_a_pinned_place_stays_open_whatever_is_asked(person: Come) -> None:
    me = person(kept=QUICK)
    sit_at_my_first_turn(me)
    page = me.page
    desk, city = page.locator("#place-tab-desk"), page.locator("#place-tab-city")
    page.keyboard.press("d")
    page.locator(".pin").click()
    page.keyboard.press("a")
    page.locator("dialog[open] ol button", has_text="Travel").first.click()
    expect(page.locator(".prompt .sentence")).to_contain_text("Which action card for Travel")
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
    expect(me.page.locator(".hint p")).to_contain_text(
        "Draw 4 dice. 5 dice go back into the bag, 5 workers to the supply"
    )


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
    # Whoever presses a die needs no bubble that tells of it, over what is asked next.
    assert page.locator(".die-button[data-lit]").first.evaluate(PRESS) == 0
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
