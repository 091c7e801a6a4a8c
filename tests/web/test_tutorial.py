"""The guided first game, followed by somebody who only does what the coach points at."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import tablee
from tests.web.house import PHONE, Person, expect, hash_of

Come = Callable[..., Person]

STEPS = Path(tablee.__file__).parent / "games" / "ancient_knowledge" / "tutorial" / "steps.json"
WISHES: dict[str, list[str]] = {step["id"]: step["choose"] for step in json.loads(STEPS.read_text("utf-8"))}
IDS = list(WISHES)
ASKED = """() => !document.querySelector("[data-pressed]") &&
    document.querySelector("[data-lit], .prompt [data-choice]:not([disabled])")"""


def start(me: Person, link: str) -> None:
    """From the first visit to the guided table: one click."""
    me.open()
    me.page.get_by_role("button", name=link).click()
    expect(me.page.locator(".coach")).to_be_visible()


def step_of(me: Person) -> str:
    return me.page.locator(".coach").get_attribute("data-step") or ""


def press(me: Person, what: str) -> None:
    place = me.page.locator(what).first
    place.scroll_into_view_if_needed()
    if me.touch:
        place.tap()
    else:
        place.click()


def follow(me: Person) -> None:
    """Press what the coach points at: the slot of a card that is chosen, else a piece, else the button that is left."""
    me.page.wait_for_function(ASKED)
    before = me.number()
    if me.page.locator(".coached[data-lit]:visible").count():
        press(me, ".coached[data-lit]:visible")
        if me.page.locator("dialog[open]").count():  # on a phone, the card's sheet
            slot = re.search(r"(?<=slot )\d$", WISHES[step_of(me)][0])
            words = re.compile(rf"{slot[0]}( \(.*\))?$" if slot else "")  # what it costs may follow
            me.page.locator("dialog[open] .choices .button", has_text=words).first.tap()
        elif me.page.locator("[data-selected]").count():
            press(me, ".coached[data-after]:visible")
    else:
        press(me, ".prompt [data-choice]:visible")
    me.page.wait_for_function(
        "(before) => Number(document.querySelector('[data-state]').dataset.number) > before", arg=before
    )


def follow_to_the_end(me: Person) -> list[str]:
    """The steps that were met, in their order."""
    met = [step_of(me)]
    for _ in range(40):
        if met[-1] == IDS[-1]:
            break
        follow(me)
        me.page.wait_for_function(ASKED)
        if step_of(me) != met[-1]:
            met.append(step_of(me))
    return met


def test_the_guide_leads_from_the_lobby_through_every_step_into_a_real_game(person: Come) -> None:
    me = person()
    start(me, "first game")
    assert follow_to_the_end(me) == IDS
    expect(me.page.locator(".coach")).to_contain_text("Well done")
    guided = hash_of(me.page)
    me.page.get_by_role("button", name="Play a real game").click()
    expect(me.page.locator(".coach")).to_have_count(0)
    expect(me.page.locator(".prompt")).to_be_visible()
    assert hash_of(me.page) != guided
    me.wait_until_asked()


def test_what_the_guide_does_not_want_yet_is_gently_refused(person: Come) -> None:
    me = person()
    start(me, "first game")
    me.wait_until_asked()
    me.page.keyboard.press("a")
    me.page.locator("dialog[open] ol button", has_text="search").click()
    expect(me.page.locator(".coach")).to_contain_text("Not yet")
    assert me.number() == 0
    follow(me)
    me.page.get_by_role("button", name="Undo").click()
    expect(me.page.locator(".coach")).to_have_attribute("data-step", IDS[0])
    follow(me)
    expect(me.page.locator(".coach")).to_have_attribute("data-step", IDS[1])
    me.page.reload()
    expect(me.page.locator(".coach")).to_have_attribute("data-step", IDS[1])
    me.page.get_by_role("button", name="End the guide").click()
    expect(me.page.locator(".coach")).to_have_count(0)
    me.play(2)  # anything goes now


def test_the_guide_speaks_french_on_a_phone(person: Come) -> None:
    me = person(size=PHONE, lang="fr-FR")
    start(me, "première partie")
    assert follow_to_the_end(me) == IDS
    expect(me.page.locator(".coach")).to_contain_text("Bravo")
    me.page.get_by_role("button", name="Continuer ici").tap()
    expect(me.page.locator(".coach")).to_have_count(0)
