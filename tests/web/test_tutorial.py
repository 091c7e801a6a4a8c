"""The guided first games, followed by somebody who only does what the coach points at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.guides import GUIDED, Guide
from tests.web.guide import follow_to_the_end, press, start, step_of
from tests.web.house import LAPTOP, PHONE, Person, expect, hash_of

Come = Callable[..., Person]

# Every step has words in both languages: tests/games/test_guides.py.
WAYS = [(LAPTOP, "en"), (PHONE, "fr-FR")]
REAL = {"en": "Play a real game", "fr": "Jouer une vraie partie"}


@pytest.mark.parametrize(("size", "lang"), WAYS, ids=["laptop-en", "phone-fr"])
@pytest.mark.parametrize("title", GUIDED)
def test_the_guide_leads_from_the_lobby_through_every_step_into_a_real_game(
    person: Come, title: str, size: tuple[int, int], lang: str
) -> None:
    me = person(size=size, lang=lang)
    start(me, title)
    ids = Guide(title).ids
    assert follow_to_the_end(me, ids[-1]) == ids
    guided = hash_of(me.page)
    me.page.get_by_role("button", name=REAL[lang[:2]]).click()
    expect(me.page.locator("[data-step]")).to_have_count(0)
    expect(me.page.locator(".prompt")).to_be_visible()
    assert hash_of(me.page) != guided
    me.wait_until_asked()


def test_what_the_guide_does_not_want_yet_is_gently_refused(person: Come) -> None:
    me = person()
    start(me, "ancient-knowledge")
    first, second = Guide("ancient-knowledge").ids[:2]
    me.wait_until_asked()
    me.page.keyboard.press("a")
    me.page.locator("dialog[open] ol button", has_text="search").click()
    coach = me.page.locator("[data-step]")
    expect(coach).to_contain_text("Not yet")
    assert me.number() == 0
    press(me)  # the card
    press(me)  # its slot
    expect(coach).to_have_attribute("data-step", second)
    me.page.get_by_role("button", name="Undo").click()
    expect(coach).to_have_attribute("data-step", first)
    press(me)
    press(me)
    expect(coach).to_have_attribute("data-step", second)
    me.page.reload()
    expect(coach).to_have_attribute("data-step", second)
    assert step_of(me) == second
    me.page.get_by_role("button", name="End the guide").click()
    expect(coach).to_have_count(0)
    me.play(2)  # anything goes now
