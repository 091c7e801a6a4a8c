"""The teacher by clicking, on a desktop and a phone: hints, the review of a game, puzzles, the deal of the day."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tablee.games import title as find_title
from tablee.teacher.puzzles import puzzles_of
from tests.web.house import DESKTOP, PHONE, Person, expect, hash_of, named, turn_the_pages

Come = Callable[..., Person]
SIZES = [DESKTOP, PHONE]
ATLANTES = find_title("atlantes")
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
LAST_TURN: dict[str, Any] = {
    "title": "atlantes",
    "round": 9,
    "ending": "p2",
    "last_turns": 1,
    "players": {
        "p1": {
            "board": ["L15@full", "L40@full"],
            "hand": ["matrona", "wave-teller", "recruiter", "legionary", "sealord", "sea-horse"],
            "mantas": [],
        },
        "p2": {"pile": ["L31", "L17"], "hand": ["matrona", "recruiter"], "mantas": []},
    },
}
"""One's last turn: the Wave-Teller scores two locations and wins; anything else loses."""
TO_THE_END = """async (id) => {
    const ask = async (path, body) => (await fetch(`api/tables/${id}${path}`, body && {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    for (;;) {
        const {state, turn, number} = await ask("");
        if (state !== "running") return state;
        if (!turn) { await new Promise((later) => setTimeout(later, 20)); continue; }
        const {decision} = await ask(`/moments/${number}`);
        if (decision) await ask("/choices", {number, choices: [decision.choices.at(-1).line]});
    }
}"""
"""Whatever is listed last is chosen, until the game is over."""


def play_card(me: Person, name: str) -> None:
    """A card of the hand; a thumb takes it up first, and then finds it in the bar."""
    before = me.number()
    me.page.locator(".hand [data-lit]").filter(has_text=name).first.click()
    if me.touch:
        me.page.locator(".prompt [data-choice]").filter(has_text="Play").first.click()
    me.wait_for_number(before + 1)


def card_name(line: str) -> str:
    """Of the character in a choice such as `play sea-horse`."""
    return next(face.names["en"] for face in ATLANTES.box().faces() if f"play {face.id}" == line)


def words(me: Person) -> str:
    return me.page.locator("[data-teacher]").inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_names_the_best_choice_lights_it_and_takes_it_when_pressed(person: Come, size: tuple[int, int]) -> None:
    me = person(size=size)
    me.sit_at("atlantes", SEATS, layout=LAST_TURN)
    me.page.locator("[data-hint]").click()
    best = me.page.locator("[data-hinted]").first
    expect(best).to_contain_text("Play Wave-Teller")
    expect(best).to_contain_text("99%")
    expect(best).to_contain_text("points")
    assert me.page.locator("[data-hinted]").count() <= 3
    expect(me.page.locator(".hand [data-advised]")).to_have_count(1)
    expect(me.page.locator(".hand [data-advised]")).to_contain_text("The teacher would choose this")
    assert me.violations() == []
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-teacher]")).to_have_count(0)
    expect(me.page.locator("[data-advised]")).to_have_count(0)
    me.page.keyboard.press("i")
    best.click()
    me.wait_for_number(1)
    expect(me.page.locator("[data-teacher]")).to_have_count(0)


def test_a_hint_is_lit_on_the_board_of_every_title(person: Come) -> None:
    me = person(lang="fr")
    for title in ("ancient-knowledge", "scholars", "syncro"):
        with named(title):
            me.sit_at(title, SEATS)
            me.page.locator(f"[data-state][data-title={title}]").wait_for()
            if title == "syncro":
                turn_the_pages(me)
            me.page.locator("[data-hint]").click()
            me.page.locator("[data-hinted]").first.wait_for()
            expect(me.page.locator("main [data-advised]").first).to_be_visible()
            assert me.violations() == []
            before = me.number()
            me.page.locator("[data-hinted]").first.click()
            me.wait_for_number(before + 1)


def test_a_table_can_be_set_without_hints_and_a_game_given_up_has_no_review(person: Come) -> None:
    me = person()
    me.open("#/new/atlantes")
    hints = me.page.get_by_role("switch", name=re.compile("Hints"))
    expect(hints).to_be_checked()
    hints.click()
    me.page.get_by_role("button", name="Start").click()
    me.wait_until_asked()
    expect(me.page.locator("[data-hint]")).to_have_count(0)
    me.page.keyboard.press("i")
    expect(me.page.locator("[data-teacher]")).to_have_count(0)
    me.give_up()
    expect(me.page.locator("[data-review]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_review_shows_what_cost_most_and_opens_it_to_look_at_and_to_play_on(
    person: Come, size: tuple[int, int]
) -> None:
    me = person(size=size)
    me.sit_at("atlantes", SEATS, layout=LAST_TURN)
    played = hash_of(me.page)
    play_card(me, "Recruiter")
    while not me.is_over():
        me.choose("End the turn|Decline")
    me.page.locator("dialog[open] [data-review]").click()
    expect(me.page.get_by_role("progressbar")).to_be_visible()
    expect(me.page.locator("[data-review-state=done]")).to_be_visible()
    review = me.page.locator(".review")
    expect(review).to_contain_text("Skill")
    expect(review).to_contain_text("Luck")
    worst = review.locator("ol > li").first
    expect(worst).to_contain_text(re.compile("You chose.*Play Recruiter.*Better.*Play Wave-Teller", re.DOTALL))
    expect(worst).to_contain_text("−100%")
    review.locator("summary").click()
    expect(review.get_by_role("row").last).to_contain_text("0%")
    assert me.violations() == []
    worst.locator("[data-look]").click()
    me.page.wait_for_function("(at) => location.hash.endsWith(at)", arg=f"{played}/0")
    expect(me.page.locator(".board")).to_be_visible()
    assert me.violations() == []
    if me.touch:
        me.page.get_by_role("radio", name="Log").check(force=True)
    me.page.locator("[data-branch]").first.click()
    me.page.wait_for_function("(before) => !location.hash.includes(before)", arg=played)
    me.page.locator(".hand [data-lit]").filter(has_text="Wave-Teller").first.wait_for()


def test_a_puzzle_is_opened_in_the_lobby_judged_explained_and_remembered(person: Come) -> None:
    puzzle = next(each for each in puzzles_of(ATLANTES) if re.fullmatch("play [a-z-]+", each.solution))
    name = card_name(puzzle.solution)
    me = person()
    me.open()
    me.page.locator("[data-daily=atlantes] .puzzles").click()
    me.page.locator(f"[data-puzzle-number='{puzzle.number}']").wait_for()
    assert me.violations() == []
    me.page.locator(f"[data-puzzle-number='{puzzle.number}']").click()
    expect(me.page.locator("[data-puzzle=open]")).to_contain_text(f"Puzzle {puzzle.number}")
    me.wait_until_asked()
    expect(me.page.locator("[data-hint]")).to_have_count(0)
    play_card(me, name)
    expect(me.page.locator("[data-puzzle=solved]")).to_be_visible()
    expect(me.page.locator("[data-teacher]")).to_contain_text(f"Play {name}")
    assert "Right!" in words(me)
    assert me.violations() == []
    me.page.locator("[data-next-puzzle]").click()
    expect(me.page.locator("[data-puzzle=open]")).not_to_contain_text(f"Puzzle {puzzle.number} ")
    me.page.get_by_role("link", name="All puzzles").click()
    expect(me.page.locator(f"[data-puzzle-number='{puzzle.number}']")).to_contain_text("solved")
    me.open()
    expect(me.page.locator("[data-daily=atlantes] .puzzles")).to_contain_text("1/")
    expect(me.page.locator(":is(.waiting, .mine) .line")).to_have_count(0)  # others may have open tables


def test_a_wrong_answer_to_a_puzzle_is_told_what_was_better_and_may_try_again(person: Come) -> None:
    puzzle = next(each for each in puzzles_of(ATLANTES) if re.fullmatch("play [a-z-]+", each.greedy))
    name = card_name(puzzle.greedy)
    me = person(size=PHONE)
    me.open("#/puzzles/atlantes")
    me.page.locator(f"[data-puzzle-number='{puzzle.number}']").click()
    me.wait_until_asked()
    play_card(me, name)
    expect(me.page.locator("[data-puzzle=missed]")).to_be_visible()
    expect(me.page.locator("[data-teacher]")).to_contain_text("Best")
    expect(me.page.locator("[data-teacher] [data-next-puzzle]")).to_be_in_viewport()
    assert me.violations() == []
    before = hash_of(me.page)
    me.page.locator("[data-teacher]").get_by_role("button", name="Try again").click()
    me.page.wait_for_function("(before) => !location.hash.includes(before)", arg=before)
    expect(me.page.locator("[data-puzzle=open]")).to_contain_text(f"Puzzle {puzzle.number}")


@pytest.mark.parametrize("size", SIZES)
def test_the_deal_of_the_day_is_played_from_the_lobby(person: Come, size: tuple[int, int]) -> None:
    me = person(size=size)
    me.open()
    card = me.page.locator("[data-daily=atlantes]")
    expect(me.page.get_by_role("heading", name="Today’s deals")).to_be_visible()
    assert me.violations() == []
    card.get_by_role("button", name="Play").click()
    me.page.wait_for_selector(".prompt")
    me.wait_until_asked()
    expect(me.page.locator("[data-hint]")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("button", name="Give up")).to_be_visible()
    expect(me.page.get_by_role("button", name="Leave my seat")).to_have_count(0)
    table = hash_of(me.page)
    me.open()
    card.get_by_role("button", name="Continue").click()
    me.wait_until_asked()
    assert hash_of(me.page) == table


def test_the_first_finished_game_of_a_deal_is_on_its_list(person: Come) -> None:
    me = person()
    me.open()
    card = me.page.locator("[data-daily=atlantes]")
    card.get_by_role("button", name="Play").click()
    me.page.wait_for_selector(".prompt")
    assert me.page.evaluate(TO_THE_END, hash_of(me.page).removeprefix("/table/")) == "over"
    expect(me.page.locator("dialog[open] [data-daily-scores] tr").filter(has_text="(you)")).to_be_visible()
    assert me.violations() == []
    me.open()
    expect(card).to_contain_text(re.compile(r"You: \d+ points?, rank \d"))
    card.get_by_role("button", name="Today’s scores").click()
    mine = me.page.locator("dialog[open] tr").filter(has_text="(you)")
    expect(mine).to_be_visible()
    assert mine.locator("td").evaluate_all("(cells) => cells.every((each) => each.offsetHeight < 50)"), "one line each"
    assert me.violations() == []
