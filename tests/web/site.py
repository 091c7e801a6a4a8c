"""The table as a folder of files, behind the plainest of servers, under a path of its own."""

from __future__ import annotations

import functools
import json
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tablee.server.inside.folder import write_folder
from tests.web.house import Person

PATH = "some/where/"
SAME_DEAL = """{
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
        if (message.do === "call" && message.method === "POST" && message.path === "/api/tables") {
            message = {...message, body: JSON.stringify({deal: "a game in the browser", ...JSON.parse(message.body)})};
        }
        return post.call(this, message, ...more);
    };
}"""
"""Whoever plays is dealt the same cards each time."""


KEPT = """() => navigator.serviceWorker.ready.then(({ active }) => active.state === "activated" ||
    new Promise((done) => active.addEventListener("statechange", () => done(true))))"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None: ...


class Site:
    """It can be stopped, as the network is cut, and comes back at the same address."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / PATH
        write_folder(self.folder)
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PATH}"

    def start(self) -> None:
        handler = functools.partial(Quiet, directory=str(self.root))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Traveller(Person):
    """Somebody whose tables are in the browser."""

    def __init__(self, browser: Browser, site: Any, **more: Any) -> None:
        super().__init__(browser, site, **more)
        self.context.add_init_script(SAME_DEAL)

    def hear(self, kind: str, text: str) -> None:
        """The page's own server warns on its console as well."""
        super().hear("error" if kind == "warning" else kind, text)

    def until_kept(self) -> None:
        """Until the page needs no network any more."""
        self.page.evaluate(KEPT)

    def sit_down(self, title: str) -> None:
        self.open()
        self.page.locator(f"article[data-title={title}] .actions .button").first.click()
        self.page.wait_for_selector(".prompt")

    def leave_it_to_a_bot(self) -> None:
        self.page.get_by_role("button", name="Menu").click()
        menu = self.page.locator("dialog[open]")
        menu.get_by_role("button", name="Leave").click()
        # The page has its hands full with what the bot does from now on.
        menu.get_by_role("button", name="Leave").click(no_wait_after=True)

    def read_file(self, content: Any, name: str = "tablee.json") -> None:
        text = content if isinstance(content, str) else json.dumps(content)
        chooser = self.page.locator("[data-where] input[type=file]")
        chooser.set_input_files({"name": name, "mimeType": "application/json", "buffer": text.encode()})
