"""A bot that is being asked is seen to think, at its seat and by ear, until it has answered."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.house import DESKTOP, PHONE, House, Person, expect

Come = Callable[..., Person]
THINKS_OR_ASKED = """() => document.querySelector(
    "[data-thinks], [data-state=over], [data-lit], .prompt [data-choice]:not([disabled])")"""


def send(house: House, what: signal.Signals) -> int:
    """To all processes that think for this server; how many there are."""
    assert house.process is not None
    found = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rsplit(")", 1)[1].split()[1])
            command = (path.parent / "cmdline").read_text()
        except (OSError, IndexError):
            continue
        if parent == house.process.pid and "bots.worker" in command:
            os.kill(int(path.parent.name), what)
            found += 1
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_bot_that_is_asked_is_seen_and_heard_to_think_until_it_answers(
    person: Come, own_house: House, size: tuple[int, int]
) -> None:
    me = person(at=own_house, size=size)
    me.sit_at("atlantes", [{"kind": "me"}, {"kind": "bot", "bot": "regular", "name": "Vega"}])
    page = me.page
    sign = page.locator("[data-thinks]")
    me.wait_until_asked()
    while not send(own_house, signal.SIGSTOP):  # until it has been asked once, and there is somebody to hold
        me.move()
        me.wait_until_asked()
    try:
        while not sign.count():
            me.move()
            page.wait_for_function(THINKS_OR_ASKED)
        assert me.deciding() != [me.seat()]
        panel = page.locator("button", has=sign)
        expect(panel.locator(".name")).to_have_text("Vega")
        expect(panel.locator("svg.face")).to_be_visible()
        level = panel.locator(".stands, .level")
        expect(level).to_have_text(re.compile("^Regular bot$|^regular$"))
        assert level.evaluate("each => each.scrollWidth <= each.clientWidth"), "the level is cut off"
        expect(sign).to_contain_text("thinking")
        expect(page.locator("[data-voice]")).to_contain_text("Vega is thinking.")
        moving = "document.querySelector('[data-thinks]').getAnimations({ subtree: true })"
        assert page.evaluate(f"{moving}.filter((each) => each.playState === 'running').length") == 0, (
            "less motion is wished"
        )
    finally:
        send(own_house, signal.SIGCONT)

    me.wait_until_asked()
    expect(sign).to_have_count(0)
