"""How long the page takes in a real browser: a table's first visit, and a click until its effect is painted."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import Error as BrowserError

BEFORE = 4
"""Choices before the visits, so that there is something on the table and in the hand."""
SIZE: ViewportSize = {"width": 1280, "height": 720}
PATIENCE = 30_000
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
NO_CHROMIUM = "Chromium is not installed (Debian, Ubuntu: apt install chromium): the page was not measured."
NO_PAGE = "The page is not built (`make page` builds it) and was not measured."

WATCH = """
{
    const number = () => Number(document.querySelector("[data-state]")?.dataset.number);
    const isDrawn = () => [".board > *", "[data-hand]"].every((each) => document.querySelector(each));
    // The frame that begins now shows what is there; when the next one begins, it has been painted.
    const painted = (isThere, tell) => requestAnimationFrame(function look() {
        if (isThere()) requestAnimationFrame(() => tell(performance.now()));
        else requestAnimationFrame(look);
    });
    window.measured = {visit: null, clicks: []};
    painted(isDrawn, (now) => (window.measured.visit = now));
    let last = null;
    addEventListener("click", (event) => {
        last = event;
        const before = number();
        painted(() => last !== event || number() > before, (now) => {
            if (last === event) window.measured.clicks.push(now - event.timeStamp);
        });
    }, true);
}
"""
"""Milliseconds from the beginning of the navigation, and from each click that was a choice; one that only takes up a
card is none."""

POINT = """(part) => {
    const seen = (which) => [...document.querySelectorAll(which)].filter((each) => each.offsetParent);
    // A card that was taken up wants its place.
    const next = seen("[data-lit][data-after]");
    const offered = next.length ? next : seen("[data-lit], .prompt [data-choice]:not([disabled], [data-unselect])");
    const first = Math.floor(part * offered.length);
    for (const element of [...offered.slice(first), ...offered.slice(0, first)]) {
        element.scrollIntoView({block: "nearest", inline: "nearest"});
        const box = element.getBoundingClientRect();
        // Cards overlap: what is hit is what lies on top there.
        for (const [x, y] of [[box.width / 2, box.height / 2], [14, 14], [box.width - 6, 6], [6, box.height - 6]]) {
            if (element.contains(document.elementFromPoint(box.x + x, box.y + y))) return [box.x + x, box.y + y];
        }
    }
    return document.querySelector("[data-state=running]") ? null : "over";
}"""
"""Where something that is offered can be clicked; null while nothing is."""


TAKE = """() => new Promise((done) => {
    const take = () => done(window.measured.clicks.splice(0));
    requestAnimationFrame(() => requestAnimationFrame(take));
})"""
"""What was measured of the clicks so far; the last of them may still be being painted."""


class NotMeasured(Exception):
    """There is nothing to measure, or nothing to measure it with; says what to do."""


@contextmanager
def server() -> Iterator[str]:
    """A server of our own on a fresh data folder; its address."""
    with tempfile.TemporaryDirectory() as data:
        settings = {**os.environ, "TABLEE_RATE": "1000", "TABLEE_LANG": "en"}
        command = [sys.executable, "-m", "tablee", "serve", "--data", data, "--port", "0"]
        process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            yield line[line.index("http://") :].split()[0].rstrip("/") + "/"
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        raise NotMeasured(NO_CHROMIUM)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except BrowserError as problem:
            why = str(problem).partition("\n")[0]
            raise NotMeasured(f"Chromium does not start here, so the page was not measured: {why}") from None
        try:
            yield browser
        finally:
            browser.close()


class PageVisitor:
    """Somebody who plays one title against a bot, at one table after the other."""

    def __init__(self, browser: Browser, address: str, title: str) -> None:
        self.browser, self.address, self.title = browser, address, title
        self.random = random.Random("bench")
        self.context = browser.new_context(viewport=SIZE, locale="en")
        self.context.add_init_script(WATCH)
        if not self.context.request.get(address).ok:
            raise NotMeasured(NO_PAGE)
        self.context.request.post(f"{address}api/me", data={"name": "Ana", "lang": "en"})
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.table = ""

    def sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wish = {"title": self.title, "options": {}, "pace": "live", "seats": seats}
        made = self.context.request.post(f"{self.address}api/tables", data=wish).json()
        self.table = f"{self.address}#/table/{made['id']}"
        self.page.goto(self.table)
        self.page.wait_for_selector(".prompt")
        self.page.keyboard.press("Escape")  # an adventure opens its journal first

    def point(self) -> tuple[float, float] | None:
        """Where to click next, when the bot's moves were shown and nothing moves any more; None: the game is over."""
        for tries in range(300):
            if tries % 8 == 7:
                self.page.keyboard.press("Escape")  # a card that was clicked twice is shown large, over the table
            self.page.keyboard.press("k")  # skips what is still played back
            time.sleep(0.2)
            found = self.page.evaluate(POINT, self.random.random())
            if found is not None:
                return None if found == "over" else (found[0], found[1])
        raise TimeoutError(f"{self.title}: nothing is offered at {self.table}")

    def clicks(self, least: int) -> list[float]:
        """Play until so many choices were clicked; milliseconds until each was painted."""
        found: list[float] = []
        while True:
            point = self.point() if self.table else None
            if self.table:
                found += self.page.evaluate(TAKE)
            if len(found) >= least:
                return found
            if point:
                self.page.mouse.click(*point)
            else:
                self.sit_down()

    def visits(self, number: int) -> list[float]:
        """Milliseconds until the table is drawn, in browsers that have never been here but hold the seat's cookie."""
        found = []
        for _ in range(number):
            context = self.browser.new_context(viewport=SIZE, locale="en", storage_state=self.context.storage_state())
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto(self.table)
            found.append(page.wait_for_function("() => window.measured.visit", timeout=PATIENCE).json_value())
            context.close()
        return found


def measure(titles: Sequence[str], visits: int, clicks: int) -> dict[str, dict[str, list[float]]]:
    """Milliseconds of so many first visits, and of at least so many clicks in games against a bot, of each title."""
    found = {}
    with chromium() as browser, server() as address:
        for title in titles:
            player = PageVisitor(browser, address, title)
            player.clicks(BEFORE)
            found[title] = {"visit": player.visits(visits), "click": player.clicks(clicks)}
            player.context.close()
    return found
