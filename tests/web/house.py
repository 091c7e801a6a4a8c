"""A server in a process of its own, and people in front of browsers who know nothing but what they see."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import Error as BrowserError

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1440, 900)
LAPTOP = (1280, 720)
TABLET = (820, 1180)
PHONE = (390, 844)
OFFERED = "[data-lit]:visible, .prompt [data-choice]:not([disabled]):visible"
PATIENCE = 30_000
ASKED = """() => document.querySelector("[data-state=over], [data-state=stopped]") ||
    document.querySelector("[data-lit], .prompt [data-choice]:not([disabled])")"""
POINT = """([part, liked]) => {
    const table = document.querySelector("[data-state]");
    if (!table) return null;
    // Whatever still moves would be missed.
    const moves = (each) => each.playState === "running" && Number.isFinite(each.effect.getComputedTiming().endTime);
    if (document.getAnimations().some(moves)) return null;
    const listed = "dialog[open] :is(.choices .button, .all-choices button):not([disabled])";
    const sheet = [...document.querySelectorAll(listed)];
    // Some other window was opened by mistake.
    const away = document.querySelector("dialog[open]:not(:has(table, [data-won])) [data-close]");
    if (away && !sheet.length) away.click();
    if (!sheet.length && table.dataset.state !== "running") return "over";
    // A card that was taken up wants its place; the phone's sheet of a card wants one of its buttons.
    const next = [...document.querySelectorAll("[data-lit][data-after]")].filter((each) => each.offsetParent);
    const all = "[data-lit], .prompt [data-choice]:not([disabled], [data-unselect], [data-out])";
    const board = () => [...document.querySelectorAll(all)].filter((each) => each.offsetParent);
    // What has no room in the bar lies in its sheet; a card that was taken up and wants no place has a button.
    const open = [...document.querySelectorAll(".prompt .sheet [data-choice]:not([disabled])")];
    const taken = document.querySelector("[data-selected], .prompt [data-unselect]");
    const bar = [...document.querySelectorAll(".prompt [data-choice]:not([disabled], [data-unselect], [data-out])")];
    const lists = [sheet, open, next, taken ? bar : []];
    const all_of_it = lists.find((each) => each.length) ?? board();
    const isLiked = (each) => liked && new RegExp(liked).test(each.textContent);
    const below = [...document.querySelectorAll(".prompt [data-out]")].some(isLiked);
    const likes = all_of_it.filter((each) => isLiked(each) || (below && each.matches("[data-more]")));
    const offered = likes.length ? likes : all_of_it;
    const first = Math.floor(part * offered.length);
    for (let i = 0; i < offered.length; i++) {
        const element = offered[(first + i) % offered.length];
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = element.getBoundingClientRect();
        // Cards in a hand overlap: what is hit is what lies on top there.
        for (const [x, y] of [[14, 14], [box.width / 2, box.height / 2], [box.width - 6, 6], [6, box.height - 6]]) {
            const point = [box.x + x, box.y + y];
            if (element.contains(document.elementFromPoint(...point))) return point;
        }
    }
    return null;
}"""
"""A place where one of the offered things can be hit: of those with words that are `liked`, if there are any; `part`
from 0 to 1 says with which to begin."""

MOVED = """(before) => {
    const table = document.querySelector("[data-state]");
    return Number(table.dataset.number) > before || table.dataset.state !== "running" ||
        document.querySelector("[data-selected], .prompt :is([data-unselect], .sheet), dialog[open] .choices .button");
}"""
CALM = """() => {
    for (const each of document.querySelectorAll("[data-fresh]")) delete each.dataset.fresh;
    return document.getAnimations().every((each) => each.playState !== "running");
}"""
AXE_RUN = """async () => (await axe.run(document, {resultTypes: ["violations"], elementRef: false})).violations"""
DEAL = "a game in the browser"
SAME_DEAL = """(() => {
    const sent = window.fetch;
    const alike = (how) => {
        const wish = JSON.parse(how.body);
        const guests = wish.seats.some((seat) => ["link", "open"].includes(seat.kind));
        return guests ? how : { ...how, body: JSON.stringify({ deal: "DEAL", ...wish }) };
    };
    window.fetch = (to, how) => sent(to, to === "api/tables" && how?.method === "POST" ? alike(how) : how);
})()""".replace("DEAL", DEAL)
"""Whoever plays alone or with bots is dealt the same cards each time, however the table was set. To route the request
through the tests would do as well, but then the browser asks them about every file, and keeps none."""
EMPTY = "icon.svg"
"""What a tab shows that nobody uses: something of the same server, so that the browser keeps the process."""
MEDDLED_WITH = "Object.keys(window).some((name) => /^__pw(Clock|WebSocket)/.test(name))"
UNPAINTED = """
    window.unpainted = new CSSStyleSheet();
    unpainted.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [unpainted];
"""
"""Nobody looks at the pixels, which take a browser without a graphics card nearly half of its time. All is laid out,
hit and read as ever."""


expect.set_options(timeout=PATIENCE)


class House:
    """`tablee serve` with a data folder; it can be stopped or killed, and comes back at the same address."""

    def __init__(self, data: Path, **environ: str) -> None:
        self.data = data
        self.environ = environ
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        settings = {"TABLEE_RATE": "100", "TABLEE_LANG": "en", "TABLEE_BOT_WORKERS": "1"}
        # The teacher is quick here, and not wise.
        settings |= {"TABLEE_HINT_LOOKS": "24", "TABLEE_REVIEW_LOOKS": "300"}
        command = [sys.executable, "-m", "tablee", "serve", "--port", str(self.port), "--data", str(self.data)]
        settings |= self.environ
        self.process = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found, "the server did not say where it listens"
        self.port = int(found[1])

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Browsers:
    """Used by people one after the other: what the page has fetched stays in a cache, its scripts are compiled, and an
    empty tab is open. Whoever comes next is a stranger."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}

    def new_context(self, **settings: Any) -> BrowserContext:
        """Those that were used have an empty tab already."""
        free = self.free.get(repr(settings))
        return free.pop() if free else self.browser.new_context(**settings)

    def take_back(self, context: BrowserContext, settings: dict[str, Any], address: str) -> None:
        tab, *others = context.pages or [context.new_page()]
        for other in others:
            other.close()
        try:
            # A clock that was stopped would stand still for the next one, too.
            if tab.evaluate(MEDDLED_WITH):
                raise BrowserError("this tab is not as others are")
            tab.mouse.move(-1, -1)
            tab.set_viewport_size(settings["viewport"])
            tab.goto(address + EMPTY)
            tab.evaluate("sessionStorage.clear()")
            context.clear_cookies()
            forget = {"origin": address.rstrip("/"), "storageTypes": "all"}
            context.new_cdp_session(tab).send("Storage.clearDataForOrigin", forget)
        except BrowserError:  # or the server is away
            context.close()
        else:
            self.free.setdefault(repr(settings), []).append(context)


class Person:
    """Somebody at a browser that keeps the settings `kept`. What the page complains about on its console is noted."""

    def __init__(
        self,
        browser: Browser | Browsers,
        house: House,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        kept: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        touch = size == PHONE
        settings: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}, "locale": lang}
        settings |= {"has_touch": touch, "is_mobile": touch, "reduced_motion": "reduce", **more}
        self.browser = browser
        self.settings = settings
        self.context: BrowserContext = browser.new_context(**settings)
        settings_kept = {"speed": "skip", "lang": lang[:2], **(kept or {})}
        self.scripts = [f"localStorage.tablee ??= {json.dumps(json.dumps(settings_kept))}", SAME_DEAL, UNPAINTED]
        self.undo: list[Callable[[], None]] = []
        """What is taken out of a tab again before somebody else has it."""
        self.house = house
        self.lang = lang[:2]
        self.touch = touch
        self.random = random.Random(7)
        self.complaints: list[str] = []
        self.page: Page = self.new_tab(*self.context.pages)

    def new_tab(self, *empty: Page) -> Page:
        page = empty[0] if empty else self.context.new_page()
        for script in self.scripts:
            self.run_first(script, page)
        page.set_default_timeout(PATIENCE)
        for event, hear in {"pageerror": self.hear_error, "console": self.hear_line}.items():
            page.on(event, hear)
            self.undo.append(partial(page.remove_listener, event, hear))
        return page

    def run_first(self, script: str, page: Page | None = None) -> None:
        """Before the page's own scripts, whenever it is loaded."""
        self.undo.append((page or self.page).add_init_script(script).close)

    def hear_error(self, error: BrowserError) -> None:
        self.complaints.append(str(error))

    def hear_line(self, message: ConsoleMessage) -> None:
        self.hear(message.type, message.text)

    def hear(self, kind: str, text: str) -> None:
        # A browser says by itself that a server is away; the page's own faults are what counts.
        if kind == "error" and "Failed to load resource" not in text and "WebSocket connection" not in text:
            self.complaints.append(text)

    def leave(self) -> None:
        if isinstance(self.browser, Browsers):
            for undo in self.undo:
                undo()
            self.browser.take_back(self.context, self.settings, self.house.address)
        else:
            self.context.close()

    def open(self, hash: str = "#/") -> None:
        self.page.goto(self.house.address + hash)

    def start_from_the_lobby(self) -> None:
        """From the first visit to a running table: one click."""
        self.open()
        self.page.locator("article .actions .button").first.click()
        self.page.wait_for_selector(".prompt")

    def start_at_once(self) -> None:
        """At the table that one click in the lobby sets."""
        self.sit_at("ancient-knowledge", [{"kind": "me"}, {"kind": "bot", "bot": "regular", "name": "Vega"}])

    def sit_at(self, title: str, seats: list[dict[str, str]], **more: Any) -> None:
        """At a table that was set by a script; who sits here is told to the server first."""
        wish = {"title": title, "options": {}, "pace": "live", "seats": seats, **more}
        self.post("api/me", {"name": "Anna", "lang": self.lang})
        made = self.post("api/tables", dealt_alike(wish))
        assert "id" in made, made
        self.open(f"#/table/{made['id']}")
        self.page.wait_for_selector(".prompt")

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What the page would send, from the same browser, without looking at a page."""
        origin = {"Origin": self.house.address.rstrip("/")}
        return self.context.request.post(self.house.address + path, data=body, headers=origin).json()

    def offered(self) -> Locator:
        return self.page.locator(OFFERED)

    def is_over(self) -> bool:
        return self.page.locator("[data-state=over]").count() > 0

    def wait_until_asked(self) -> None:
        """Until there is something to choose, or the game is over."""
        self.page.wait_for_function(ASKED)

    def choose(self, liked: str = "") -> bool:
        """Point at something that is offered, where it is not covered, and click there. False when the game is over."""
        point = self.page.wait_for_function(POINT, arg=[self.random.random(), liked]).json_value()
        if point == "over":
            return False
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        return True

    def move(self) -> None:
        """Click until something was chosen: a card may want a place as well, on a phone its sheet comes between."""
        before = self.number()
        for _ in range(8):
            if not self.choose():
                return
            self.page.wait_for_function(MOVED, arg=before)
            if self.number() > before or self.is_over():
                return
        raise AssertionError("clicking led to nothing")

    def seat(self) -> str:
        return self.page.locator("[data-state]").get_attribute("data-seat") or ""

    def deciding(self) -> list[str]:
        return (self.page.locator("[data-state]").get_attribute("data-deciding") or "").split()

    def number(self) -> int:
        return int(self.page.locator("[data-state]").get_attribute("data-number") or 0)

    def wait_for_number(self, least: int) -> None:
        self.page.wait_for_function(
            "(least) => Number(document.querySelector('[data-state]')?.dataset.number) >= least", arg=least
        )

    def sentence(self) -> str:
        return self.page.locator(".prompt .sentence").inner_text()

    def play(self, choices: int) -> None:
        """So many clicks, or fewer where the game ends before."""
        for _ in range(choices):
            if not self.choose():
                return

    def play_to_the_end(self, most: int = 1500, hurry: str = "") -> None:
        """Anything at first, to see all sorts of choices; then what ends turns soonest, by its words."""
        for number in range(most):
            if not self.choose(hurry if number > 25 else ""):
                return
        raise AssertionError("the game did not end")

    def give_up(self) -> None:
        """Against bots that ends the game; its score is shown."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Give up").click()
        self.page.locator("dialog[open]").get_by_role("button", name="Give up").click()
        expect(self.page.locator("[data-state=over]")).to_be_visible()
        expect(self.page.locator("dialog[open]").locator("table, [data-won]").first).to_be_visible()

    def show_in(self, theme: str) -> None:
        """By day or by night: all that the setting does to the colours, wherever its button is."""
        self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)

    def expect_no_complaints(self) -> None:
        assert self.complaints == []

    def violations(self) -> list[str]:
        """What axe-core finds wrong, one line each."""
        self.page.evaluate("unpainted.disabled = true")  # what nobody sees has no colours to be found wrong
        # Colours in the middle of a fade are nobody's colours; what has just come is lit for a second only.
        self.page.wait_for_function(CALM)
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(AXE_RUN)
        self.page.evaluate("unpainted.disabled = false")
        return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


P = TypeVar("P", bound=Person)


def dealt_alike(wish: dict[str, Any]) -> dict[str, Any]:
    guests = any(seat["kind"] in ("link", "open") for seat in wish.get("seats", [{"kind": "open"}]))
    return wish if guests else {"deal": DEAL, **wish}


def hash_of(page: Page) -> str:
    return page.url.partition("#")[2]


def coming_and_going(kind: type[P], browser: Browser | Browsers, house: Any) -> Iterator[Callable[..., P]]:
    """For a fixture that makes people: all leave at the end, and none may have seen the page complain."""
    people: list[P] = []

    def come(**more: Any) -> P:
        people.append(kind(browser, more.pop("at", house), **more))
        return people[-1]

    yield come
    for each in people:
        each.expect_no_complaints()
        each.leave()


def staying(person: P) -> Iterator[P]:
    """For a fixture that lends somebody whose page stays open from test to test."""
    person.complaints.clear()
    yield person
    person.expect_no_complaints()


@contextmanager
def named(case: str) -> Iterator[None]:
    """Where one visit looks at several things: which of them it was is said when it fails."""
    try:
        yield
    except Exception as error:
        error.add_note(f"the case: {case}")
        raise


def turn_the_pages(me: Person) -> list[str]:
    """Read the new pages of the journal, one after the other, until the level begins; their names."""
    names = []
    button = me.page.locator("dialog[open] [data-turn]")
    button.wait_for()
    while button.count():
        names.append(me.page.locator("[data-journal=new] h3").inner_text())
        button.click()
    return names


__all__ = [
    "DESKTOP",
    "LAPTOP",
    "PHONE",
    "TABLET",
    "Browsers",
    "House",
    "Person",
    "coming_and_going",
    "expect",
    "hash_of",
    "named",
    "staying",
    "turn_the_pages",
]
