"""Every label fits on its button: the longest ones of real games, in both languages, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tablee.bots import PositionSight, make_bot
from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.kernel.agenda import advance, pending
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker
from tests.web.house import MOVED, PHONE, Person, turn_the_pages

Come = Callable[..., Person]
NAMES = ("Anna", "Bartholomé", "Clémentine")
MOST_LETTERS = 70
MEASURE = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const wrong = [];
    const all = ".prompt .button, dialog[open] .button, header .button, nav button";
    for (const button of document.querySelectorAll(all)) {
        // What has no room in the bar is not seen there, but in its sheet; what is small shows its icon alone.
        if (!button.offsetParent || getComputedStyle(button).visibility === "hidden") continue;
        if (button.querySelector(".text")?.clientWidth <= 1) continue;
        const said = button.textContent.trim();
        const box = button.getBoundingClientRect();
        const text = button.querySelector(".text") ?? button;
        const lines = Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
        const clipped = [button, text].some((each) => each.scrollWidth > each.clientWidth + 1
            || each.scrollHeight > each.clientHeight + 1);
        if (clipped) wrong.push(`clipped: ${said}`);
        if (box.left < -0.5 || box.right > innerWidth + 0.5) wrong.push(`beside the screen: ${said}`);
        if (lines > 3) wrong.push(`${lines} lines: ${said}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is wider than the screen");
    return wrong;
}"""
PUT = """([place, labels]) => {
    const first = document.querySelector(`.prompt ${place} .button[data-choice]`);
    document.querySelectorAll("[data-tried]").forEach((each) => each.remove());
    for (const label of labels) {
        const button = first.cloneNode(true);
        button.dataset.tried = "";
        button.querySelector(".text").textContent = label;
        first.after(button);
    }
}"""
"""Buttons like the first one there, with other words."""
CRAM = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.prompt .button { overflow: hidden; max-width: 350px }
        .prompt .button .text { white-space: nowrap !important; max-width: none !important }`);
    document.adoptedStyleSheets.push(sheet);
}"""
"""What a careless style would do."""


@cache
def labels(lang: str, id: str) -> list[str]:
    """What may stand on buttons in whole games of two bots, the longest first: all of it, and in few words."""
    title = find_title(id)
    speaker = Speaker(lang, title)
    speaker.ids = False
    speaker.names = NAMES
    found = set()
    for seats in sorted({title.least, 3}):
        pos = title.setup({}, seats, f"labels {seats}", title.box())
        bots = [make_bot(("greedy", "random")[seat % 2], f"labels {seat}") for seat in range(seats)]
        while pending(pos):
            decision = pending(pos)[0]
            for choice in decision.choices:
                found.add(speaker.choice(choice, pos, decision.seat))
                found.add(speaker.short(choice, pos, decision.seat))
            advance(pos, decision, bots[decision.seat].choose(PositionSight(title, pos), decision))
    return sorted(found - {""}, key=lambda label: (-len(label), label))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_a_label_has_few_letters(lang: str, id: str) -> None:
    assert [label for label in labels(lang, id) if len(label) > MOST_LETTERS] == []


def sit_at_the_next(me: Person, id: str) -> None:
    """At a table of this title, without loading the page again."""
    bots = max(2, find_title(id).least) - 1
    me.sit_at(id, [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * bots)
    me.page.locator(f"[data-state][data-title={id}]").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_labels_of_real_games_fit_on_a_phone(person: Come, lang: str) -> None:
    me = person(lang=lang, size=PHONE, kept={"plain": True})
    for id in TITLES:
        sit_at_the_next(me, id)
        me.wait_until_asked()
        if find_title(id).adventure() is not None:  # its journal lies on the table first, with buttons of its own
            me.page.locator("dialog[open] [data-turn]").wait_for()
            assert me.page.evaluate(MEASURE) == [], id
            turn_the_pages(me)
        assert me.page.evaluate(MEASURE) == [], id
        put_into_the_sheet(me, labels(lang, id)[:60])
        assert me.page.evaluate(MEASURE) == [], id
        assert me.page.locator("[data-tried]").count() > 20, id


def put_into_the_sheet(me: Person, words: list[str]) -> None:
    """Where there are many, the bar has a sheet that opens over the board."""
    if not me.page.locator(".prompt [data-more]").count():
        me.page.evaluate(PUT, [".row", ["One of many choices"] * 9])
    me.page.locator(".prompt [data-more]").tap()
    me.page.locator(".prompt .sheet").wait_for()
    me.page.evaluate(PUT, [".sheet", words])


def test_the_measure_finds_what_does_not_fit(person: Come) -> None:
    me = person(size=PHONE, kept={"plain": True})
    me.sit_at("atlantes", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    me.wait_until_asked()
    put_into_the_sheet(me, ["word " * 40])
    assert any(" lines: word" in each for each in me.page.evaluate(MEASURE))
    me.page.evaluate(CRAM)
    assert any(each.startswith("clipped: word") for each in me.page.evaluate(MEASURE))


@pytest.mark.parametrize(("lang", "plain"), [("fr", False), ("en", True)])
def test_nothing_is_clipped_while_one_plays_on_a_phone(person: Come, lang: str, plain: bool) -> None:
    me = person(lang=lang, size=PHONE, kept={"plain": plain})
    for id in TITLES:
        sit_at_the_next(me, id)
        for _ in range(8):
            me.wait_until_asked()
            if me.is_over():
                break
            assert me.page.evaluate(MEASURE) == [], id
            before = me.number()
            me.choose()
            me.page.wait_for_function(MOVED, arg=before)
            assert me.page.evaluate(MEASURE) == [], id
