"""A board is drawn anew only where something has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.house import Person

Come = Callable[..., Person]
WATCH = """() => {
    window.attached = 0;
    // Each attachment marks its element anew, with the same value.
    const observer = new MutationObserver((changes) => { window.attached += changes.length; });
    observer.observe(document.querySelector("main"), { subtree: true, attributeFilter: ["data-target"] });
}"""
TALK = """async (count) => {
    const address = new URL(`api/tables/${location.hash.split("/")[2]}/live`, location.href.split("#")[0]);
    // It stays open: who comes and goes is another message.
    const socket = (window.talk ??= new WebSocket(address.href.replace("http", "ws")));
    if (socket.readyState !== WebSocket.OPEN) await new Promise((open) => { socket.onopen = open; });
    for (let i = 0; i < count; i++) {
        const heard = new Promise((done) => {
            socket.onmessage = ({ data }) => { if (JSON.parse(data).is === "chat") done(); };
        });
        socket.send(JSON.stringify({ do: "say", text: `line ${i}`, ref: i }));
        await heard;
    }
}"""


@pytest.mark.parametrize("title", ["ancient-knowledge", "atlantes", "scholars"])
def test_talk_attaches_no_target_anew(person: Come, title: str) -> None:
    me = person()
    me.sit_at(title, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    me.wait_until_asked()
    me.page.keyboard.press("t")
    me.page.evaluate(TALK, 1)
    me.page.get_by_text("line 0", exact=True).first.wait_for()  # the panel has opened, the board has its new width
    me.page.evaluate(WATCH)

    me.page.evaluate(TALK, 50)

    me.page.get_by_text("line 49", exact=True).first.wait_for()
    assert me.page.evaluate("window.attached") == 0
