"""Makes the pictures of the documentation: a real game in a real browser, by `python tools/screenshots.py`."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tablee.lab.page_bench import CHROMIUMS

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "screenshots"
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
MOST_BYTES: Final = 400_000
TITLES: Final = ("ancient-knowledge", "atlantes", "scholars", "syncro")
TOLD_TO_THE_END: Final = TITLES[:3]
"""A finished level of an adventure keeps its secrets: what is taken along stays hidden."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SET_TABLE: Final = """async ([title, leaves]) => {
    const post = async (path, body) => (await fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    const seats = [{kind: "me"}, {kind: "bot", bot: "greedy"}, {kind: "bot", bot: "greedy"}];
    const table = await post("api/tables", {title, options: {}, pace: "live", seats});
    if (leaves) await post(`api/tables/${table.id}/leave`, {});
    return table.id;
}"""
"""Anna sits down with two bots; where she leaves her seat to a third, a whole game is there in a moment."""

FIND_TURN: Final = """async ([table, first, last]) => {
    let found = first;
    let most = 0;
    for (let number = first; number < Math.min(last, first + 60); number++) {
        const moment = await (await fetch(`api/tables/${table}/moments/${number}`)).json();
        const choices = moment.decision?.seat === "p1" ? moment.decision.choices.length : 0;
        if (choices > most) [found, most] = [number, choices];
    }
    return found;
}"""
"""Of the next moments the one at which Anna has most to choose from."""

PLAY: Final = """async ([table, choices]) => {
    const get = async (path) => (await fetch(path)).json();
    for (let done = 0; done < choices;) {
        const {number, state} = await get(`api/tables/${table}`);
        if (state !== "running") return;
        const {decision} = await get(`api/tables/${table}/moments/${number}`);
        if (decision?.seat !== "p1") continue;
        const liked = decision.choices.filter(({kind}) => kind !== "Pass" && kind !== "Done");
        const {line} = liked[(7 * done) % liked.length] ?? decision.choices[0];
        const body = JSON.stringify({number, choices: [line]});
        const headers = {"Content-Type": "application/json"};
        if ((await fetch(`api/tables/${table}/choices`, {method: "POST", headers, body})).ok) done++;
    }
}"""
"""Anna chooses now this, now that, as often as this."""

FEWER_COLOURS: Final = """async (seen) => {
    const bytes = Uint8Array.from(atob(seen), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const {width, height} = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const {data} = canvas.getImageData(0, 0, width, height);
    const bin = (i) => ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
    const counts = new Map();
    for (let i = 0; i < data.length; i += 4) counts.set(bin(i), (counts.get(bin(i)) ?? 0) + 1);
    const part = (colour, axis) => (colour >> (12 - 6 * axis)) & 63;
    const spread = (box) => {
        const ranges = [0, 1, 2].map((axis) => {
            let [low, high] = [63, 0];
            for (const [colour] of box) {
                low = Math.min(low, part(colour, axis));
                high = Math.max(high, part(colour, axis));
            }
            return high - low;
        });
        const axis = ranges.indexOf(Math.max(...ranges));
        return {box, axis, worth: ranges[axis] * Math.sqrt(box.reduce((sum, [, count]) => sum + count, 0))};
    };
    const boxes = [spread([...counts])];
    while (boxes.length < 256) {
        const next = boxes.reduce((best, each) => (each.worth > best.worth ? each : best));
        if (next.worth === 0) break;
        boxes.splice(boxes.indexOf(next), 1);
        next.box.sort(([one], [other]) => part(one, next.axis) - part(other, next.axis));
        const half = next.box.reduce((sum, [, count]) => sum + count, 0) / 2;
        let [cut, sum] = [0, 0];
        while (cut < next.box.length - 1 && sum < half) sum += next.box[cut++][1];
        cut = Math.max(1, cut);
        boxes.push(spread(next.box.slice(0, cut)), spread(next.box.slice(cut)));
    }
    const place = new Map(boxes.flatMap(({box}, number) => box.map(([colour]) => [colour, number])));
    const sums = boxes.map(() => [0, 0, 0, 0]);
    const pixels = new Uint8Array(width * height);
    for (let i = 0; i < data.length; i += 4) {
        const number = place.get(bin(i));
        pixels[i / 4] = number;
        for (let axis = 0; axis < 3; axis++) sums[number][axis] += data[i + axis];
        sums[number][3]++;
    }
    const mean = ([red, green, blue, count]) => [red, green, blue].map((sum) => Math.round(sum / count));
    const colours = new Uint8Array(sums.flatMap(mean));
    const text = (array) => {
        let all = "";
        for (let i = 0; i < array.length; i += 8192) all += String.fromCharCode(...array.subarray(i, i + 8192));
        return btoa(all);
    };
    return [width, height, text(colours), text(pixels)];
}"""
"""A picture in 256 colours: the colours are halved again and again where they differ most."""


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty data folder; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", data]
        settings = {"TABLEE_RATE": "1000", "TABLEE_LANG": "en"}
        process = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert found, "the server did not say where it listens"
            yield f"{found[0]}/"
        finally:
            process.terminate()
            process.wait(20)


def visit(
    browser: Browser, size: tuple[int, int], theme: Literal["light", "dark"], state: Any = None, **kept: Any
) -> BrowserContext:
    """A browser window, its settings kept, with the cookie of somebody who was here before."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale="en",
        reduced_motion="reduce",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        storage_state=state,
    )
    settings = json.dumps({"lang": "en", "theme": theme, "speed": "skip", **kept})
    context.add_init_script(f"localStorage.tablee = {json.dumps(settings)}")
    return context


def keep(page: Page, name: str) -> None:
    """The window as it is now, in as few colours as keep it below the limit."""
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_function("() => !document.querySelector('[data-fresh], .changed')")
    page.mouse.move(2, 2)
    seen = base64.b64encode(page.screenshot()).decode()
    sheet = page.context.new_page()
    width, height, colours, pixels = sheet.evaluate(FEWER_COLOURS, seen)
    sheet.close()
    picture = png(width, height, base64.b64decode(colours), base64.b64decode(pixels))
    path = FOLDER / f"{name}.png"
    path.write_bytes(picture)
    print(f"{path.relative_to(ROOT)}  {width} × {height}  {len(picture) // 1000} KB")
    assert len(picture) <= MOST_BYTES, f"{path} is larger than {MOST_BYTES} bytes"


def png(width: int, height: int, colours: bytes, pixels: bytes) -> bytes:
    """A picture of at most 256 colours, three bytes each; every pixel is the number of one."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))

    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def go_to_moment(page: Page, table: str, part: float) -> None:
    """Look at a moment of a finished game, at about this part of it, when Anna has much to choose from."""
    last = int(page.locator("[data-state]").get_attribute("data-number") or 0)
    number = page.evaluate(FIND_TURN, [table, int(last * part), last])
    page.locator(".scrubber input[type=range]").fill(str(number))
    page.wait_for_function(
        "(number) => document.querySelector('.scrubber input[type=range]').value == number", arg=number
    )


def turn_pages(page: Page, title: str) -> None:
    """The journal of an adventure lies open when a level begins."""
    if title not in TOLD_TO_THE_END:
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.locator("[data-lit]:visible").first.wait_for()


def open_table(page: Page, address: str, title: str) -> None:
    """A game in full swing, with something to choose."""
    if title in TOLD_TO_THE_END:
        page.goto(f"{address}#/table/{page.evaluate(SET_TABLE, [title, True])}")
        page.locator("[data-state=over]").wait_for(timeout=60_000)
        page.locator("dialog[open] table").first.wait_for()
        if title == TITLES[0]:
            keep(page, "score-sheet")
        page.keyboard.press("Escape")
        go_to_moment(page, page.url.rpartition("/")[2], 0.6)
        if title == TITLES[0]:
            keep(page, "replay")
        page.get_by_role("button", name="Play on from here").click()
        page.get_by_role("button", name="Open the new table").click()
    else:
        table = page.evaluate(SET_TABLE, [title, False])
        page.evaluate(PLAY, [table, 4])
        page.goto(f"{address}#/table/{table}")
    page.locator("[data-state=running]").wait_for()
    turn_pages(page, title)


def take_all(browser: Browser, address: str) -> None:
    anna = visit(browser, DESKTOP, "light")
    page = anna.new_page()
    page.goto(address)
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_label("Your name").fill("Anna")
    with page.expect_response("**/api/me"):
        page.keyboard.press("Tab")
    for title in TITLES:
        open_table(page, address, title)
        keep(page, title)
        table, state = page.url, anna.storage_state()
        for name, size, theme in (("dark", DESKTOP, "dark"), ("phone", PHONE, "light")):
            window = visit(browser, size, theme, state)  # type: ignore[arg-type]
            other = window.new_page()
            other.goto(table)
            other.locator("[data-lit]:visible").first.wait_for()
            keep(other, f"{title}-{name}")
            window.close()
    page.goto(f"{address}#/")
    page.get_by_role("heading", level=1).wait_for()
    keep(page, "lobby")


def main() -> None:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if not found:
        sys.exit("Screenshots need Chromium (Debian, Ubuntu: apt install chromium).")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        take_all(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
