"""Somebody who follows a guided first game and only presses what the coach points at."""

from __future__ import annotations

from tests.web.house import Person, expect

STEP = """() => !document.querySelector("[data-pressed]") &&
    document.querySelector("[data-lit], .prompt [data-choice]:not([disabled])") &&
    document.querySelector("[data-step]")?.dataset.step"""
"""Where the guide stands, once one is asked again."""
SELECTED = "[data-selected], .prompt [data-unselect], dialog[open] .choices"
POINT = f"""() => {{
    if (!({STEP})()) return null;
    const number = Number(document.querySelector("[data-state]").dataset.number);
    const selected = Boolean(document.querySelector("{SELECTED}"));
    const dialog = document.querySelector("dialog[open]");
    const marked = [...(dialog ?? document).querySelectorAll("[data-coached]")];
    for (const element of marked) {{
        const box = element.getBoundingClientRect();
        for (const [x, y] of [[box.width / 2, box.height / 2], [14, 14], [box.width - 6, 6], [6, box.height - 6]]) {{
            const point = [box.x + x, box.y + y];
            const hit = document.elementFromPoint(...point);
            if (element.contains(hit)) return {{ point, before: [number, selected] }};
        }}
    }}
    return null;
}}"""
"""Where something that is pointed at can be pressed as the page stands: in view, and covered by nothing; and whether
something was chosen or taken up before."""

PRESSED = f"""([number, selected]) => {{
    const table = document.querySelector("[data-state]");
    return Number(table.dataset.number) > number || Boolean(document.querySelector("{SELECTED}")) !== selected;
}}"""


def start(me: Person, title: str) -> None:
    """From the first visit to the guided table: one click."""
    me.open()
    me.page.locator(f"[data-title={title}] [data-guide]").click()
    expect(me.page.locator("[data-step]")).to_be_visible()


def step_of(me: Person) -> str:
    return me.page.locator("[data-step]").get_attribute("data-step") or ""


def press(me: Person) -> None:
    """Press what the coach points at, once."""
    found = me.page.wait_for_function(POINT).json_value()
    if me.touch:
        me.page.touchscreen.tap(*found["point"])
    else:
        me.page.mouse.click(*found["point"])
    me.page.wait_for_function(PRESSED, arg=found["before"])


def follow_to_the_end(me: Person, last: str) -> list[str]:
    """The steps that were met, in their order."""
    met = [step_of(me)]
    for _ in range(80):
        if met[-1] == last:
            return met
        press(me)
        step = me.page.wait_for_function(STEP).json_value()
        if step != met[-1]:
            met.append(step)
    raise AssertionError(f"the guide stays at {met[-1]}")
