"""How long the table takes that plays inside the page: `python -m tablee.lab.static_bench`.

From a folder of files behind a plain server: a first visit and one from the cache until a table is playable, a choice,
a bot's turn, and how much is downloaded.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import json
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tablee.games import TITLES
from tablee.lab.page_bench import PATIENCE, POINT, SIZE, TAKE, WATCH, chromium

ZIPPED_ALREADY: Final = (".zip", ".bin", ".woff2", ".png")
PLAY: Final = "article[data-title={}] .actions .button"
NOTE: Final = """{
    const told = (window.told = []);
    const made = window.Worker;
    window.Worker = class extends made {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({data}) => {
                const message = data.is === "told" ? JSON.parse(data.text) : null;
                if (message?.is === "moved") told.push([performance.now(), message.deciding.includes("p1")]);
            });
        }
    };
}"""
"""When the table went on, and whether it was then the turn of whoever sits here."""
BUDGETS: Final = {
    "first visit": 5000.0,
    "from the cache": 2000.0,
    "choice to paint": 100.0,
    "greedy bot's turn": 300.0,
    "download": 9.0,
}


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None: ...


@contextmanager
def site(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def compressed(folder: Path) -> float:
    """Megabytes of everything that a visit brings, as a host that zips sends it; not of what is spare."""
    spare = json.loads((folder / "files.js").read_text("utf-8").partition("=")[2].rstrip(";\n"))["spare"]
    sizes = [
        path.stat().st_size if path.suffix in ZIPPED_ALREADY else len(gzip.compress(path.read_bytes(), 9))
        for path in folder.rglob("*")
        if path.is_file() and path.relative_to(folder).as_posix() not in spare
    ]
    return sum(sizes) / 1_000_000


def visited(context: BrowserContext, address: str, title: str) -> tuple[Page, float]:
    """A visit until a table of the title can be played: through the lobby, by one click."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    began = time.perf_counter()
    page.goto(address)
    page.locator(PLAY.format(title)).first.click()
    page.locator("[data-lit], .prompt [data-choice]:not([disabled]), dialog[open] [data-turn]").first.wait_for()
    return page, (time.perf_counter() - began) * 1000


def measure(browser: Browser, address: str, title: str, repeats: int, clicks: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in list(BUDGETS)[:4]}
    for _ in range(repeats):
        context = browser.new_context(viewport=SIZE, locale="en")
        context.add_init_script("localStorage.tablee ??= JSON.stringify({speed: 'skip', lang: 'en'})")
        context.add_init_script(WATCH)
        context.add_init_script(NOTE)
        page, took = visited(context, address, title)
        found["first visit"].append(took)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.close()
        page, took = visited(context, address, title)
        found["from the cache"].append(took)
        play(page, clicks)
        found["choice to paint"] += page.evaluate(TAKE)
        found["greedy bot's turn"] += turns(page.evaluate("() => window.told"))
        context.close()
    return found


def play(page: Page, clicks: int) -> None:
    """Point at what is offered, as somebody would who does not think."""
    for number in range(clicks * 4):
        if number % 8 == 7:
            page.keyboard.press("Escape")
        page.keyboard.press("k")
        time.sleep(0.2)
        found = page.evaluate(POINT, (number * 0.37) % 1)
        if found == "over" or len(page.evaluate("() => window.measured.clicks")) >= clicks:
            return
        if found:
            page.mouse.click(*found)


def turns(told: list[tuple[float, bool]]) -> list[float]:
    """From the end of one's own turn to the beginning of the next."""
    found, since = [], None
    for when, mine in told:
        if not mine and since is None:
            since = when
        elif mine and since is not None:
            found.append(when - since)
            since = None
    return found


def main(say: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", nargs="*", default=list(TITLES), metavar="TITLE")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--clicks", type=int, default=12)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        folder = Path(data)
        subprocess.run([sys.executable, "-m", "tablee", "static", data], check=True, stdout=subprocess.DEVNULL)
        size = compressed(folder)
        say(f"download, zipped: {size:.2f} MB (budget {BUDGETS['download']} MB)")
        with site(folder) as address:
            for title in asked.titles:
                for name, times in measure(browser, address, title, asked.repeats, asked.clicks).items():
                    if not times:
                        continue
                    middle, worst = statistics.median(times), max(times)
                    say(f"{title}, {name}: {middle:.0f} ms, worst {worst:.0f} (budget {BUDGETS[name]:.0f} ms)")


if __name__ == "__main__":
    main()
