"""Atlantes on its own board: whole games by clicking on what lies on the table, by keyboard, and what a player sees."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.house import DESKTOP, LAPTOP, PHONE, Person, expect

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
QUICK = {"panel": False}
SIZES = [LAPTOP, DESKTOP, (1920, 1080)]
OFFER = """([turn, before]) => {
    const table = document.querySelector("[data-state]");
    if (!table) return null;
    if (table.dataset.state !== "running") return { over: true };
    const number = Number(table.dataset.number);
    if (number <= before) return null;
    const seen = (each) => each.offsetParent && !each.closest("[inert]");
    const all = ".prompt [data-choice]:not([disabled], [data-unselect], [data-more])";
    const buttons = [...document.querySelectorAll(all)].filter(seen);
    const lit = [...document.querySelectorAll("main [data-lit]")].filter(seen);
    if (!buttons.length && !lit.length) return null;
    const words = buttons.map((each) => each.textContent.replace(/^\\s*\\d*/, "").trim());
    const end = words.findIndex((each) => /^(End|Finir)/.test(each));
    // Once the main action is over, now and then a manta or a level, mostly the end of the turn.
    const done = !lit.length || (end >= 0 && turn % 4);
    const wanted = done ? buttons[Math.max(0, end)] : lit[turn % lit.length];
    const list = [wanted, ...lit];
    for (const element of list) {
        const box = element.getBoundingClientRect();
        for (const [x, y] of [[box.width / 2, box.height / 2], [box.width / 2, box.height - 6], [9, 9]]) {
            const point = [box.x + x, box.y + y];
            if (element.contains(document.elementFromPoint(...point))) return { point, words, number };
        }
    }
    return null;
}"""
"""When more choices were made than `before`: where something that is offered can be hit; the words of the prompt's
buttons; how many choices were made."""
NO_PIECES = re.compile(r"End the turn|Decline|Finir le tour|Renoncer")
"""What may be a button: nothing on the table stands for it."""

FULLEST: dict[str, Any] = {
    "title": "atlantes",
    "round": 9,
    "upper": ["L37", "L20", "L9", "L26"],
    "lower": ["L14", "L28", "L41", "L30", "L55", "L42"],
    "row": ["researcher", "grabber", "healer", "meg", "diplomatic-crab", "anglerfish"],
    "sunk": [f"L{number}" for number in range(1, 6)],
    "players": {
        "p1": {
            "board": ["L12@1", "L21@1", "L40", "L29", "L15@full"],
            "pile": ["L17", "L46", "L43"],
            "hand": [
                *["matrona", "legionary", "recruiter", "wave-teller", "sealord", "sea-horse", "xander", "researcher"],
                *["mantas-leader", "meg", "healer", "diplomatic-crab", "reef-warden", "pearl-trader"],
            ],
            "mantas": ["gold2", "gold2 tired", "raise1 tired", "power2", "score", "take-back", "raise2"],
        },
        "p2": {"board": ["L35@1", "L7", "L52@2", "L10", "L11"], "pile": ["L31"], "hand": ["matrona", "cai"]},
        "p3": {"board": ["L48", "L50@1", "L56", "L32@1", "L53"], "discard": ["legionary", "sealord"]},
        "p4": {"board": ["L27@3", "L36", "L38", "L39", "L51"]},
    },
    "tracks": {"board5": ["p3 gold1", "p1 raise1", "p2 gold1", "p4 gold1"], "hand8": ["p2 power1"]},
}
PAYING: dict[str, Any] = {
    "title": "atlantes",
    "upper": ["L20"],
    "lower": ["L19", "L43", "L30"],
    "players": {"p1": {"board": ["L12", "L50"], "mantas": ["power2"]}, "p2": {}},
}


def numbers(texts: list[str]) -> list[int]:
    return [int(each.replace("−", "-")) for each in texts]


def expect_a_score_sheet(me: Person, players: int) -> None:
    """Three lines, one column for each player, and each total is what stands above it."""
    sheet = me.page.locator("dialog[open] table")
    expect(sheet).to_be_visible()
    rows = [numbers(row.locator("td").all_inner_texts()) for row in sheet.locator("tbody tr").all()]
    totals = numbers(sheet.locator("tfoot td").all_inner_texts())
    assert (len(rows), len(totals)) == (3, players)
    assert totals == [sum(column) for column in zip(*rows, strict=True)]


def play_on_the_board(me: Person, most: int = 900) -> None:
    """To the end of the game, by clicking on pieces; buttons serve for nothing that lies on the table."""
    made = -1
    for turn in range(most):
        found = me.page.wait_for_function(OFFER, arg=[turn, made]).json_value()
        if "over" in found:
            return
        assert all(NO_PIECES.search(words) for words in found["words"]), found["words"]
        me.page.mouse.click(*found["point"])
        made = found["number"]
    raise AssertionError("the game did not end")


def hand(me: Person, card: str) -> Any:
    return me.page.locator(f"[data-hand] [data-target]:has([data-card={card}])")


def shaft(me: Person, card: str) -> Any:
    return me.page.locator(f"[data-shaft={card}]")


@pytest.mark.rule("AT-201", "AT-205", "AT-215")
def test_a_lone_player_chooses_a_king_haunts_the_goals_and_is_given_a_totem(person: Come) -> None:
    me = person(lang="fr", kept=QUICK, size=LAPTOP)
    me.sit_at("atlantes", [ME], options={"advanced": True})
    me.wait_until_asked()
    assert me.sentence() == "Gardez un roi sur 3"
    expect(me.page.locator(".totems")).to_contain_text("Léviathan")
    play_on_the_board(me)
    expect_a_score_sheet(me, 1)
    expect(me.page.locator("dialog[open]")).to_contain_text("totem")


def test_a_game_with_two_bots_is_played_on_the_board_to_its_end(person: Come) -> None:
    me = person(kept=QUICK, size=LAPTOP)
    me.sit_at("atlantes", [ME, BOT, BOT])
    play_on_the_board(me)
    expect_a_score_sheet(me, 3)


@pytest.mark.rule("AT-197")
def test_four_players_draft_their_kings_and_play_on_the_board_to_the_end(person: Come) -> None:
    me = person(kept=QUICK, size=LAPTOP)
    me.sit_at("atlantes", [ME, BOT, BOT, BOT], options={"kings": "draft"})
    me.wait_until_asked()
    assert re.fullmatch(r"Keep a king, one of [2-5]", me.sentence())
    play_on_the_board(me)
    expect_a_score_sheet(me, 4)


def test_a_payment_tells_its_sum_at_the_price_and_strikes_out_what_would_be_lost(person: Come) -> None:
    me = person(kept=QUICK, size=DESKTOP)
    me.sit_at("atlantes", [ME, BOT], layout=PAYING)
    box = shaft(me, "L12").bounding_box()
    hand(me, "legionary").click()
    expect(me.page.locator(".offer[data-lit]")).to_have_count(4)
    me.page.locator(".offer", has=me.page.locator("text=Wreck 19")).click()
    expect(me.page.locator(".purse")).to_contain_text("3 of 4")
    sources = me.page.locator(".worth")
    assert sorted(each.inner_text().split() for each in sources.all()) == [["+1", "1", "4/4"]] * 2 + [["+1", "4/4"]]
    expect(sources.locator("s")).to_have_count(2)
    assert shaft(me, "L12").bounding_box() == box, "the board stands still while the prompt changes"
    me.page.get_by_role("button", name="Take back", exact=True).click()
    expect(me.page.locator(".purse")).to_be_hidden()
    me.page.locator(".offer", has=me.page.locator("text=Wreck 19")).click()
    shaft(me, "L12").click()
    expect(shaft(me, "L19")).to_be_visible()
    expect(shaft(me, "L12").locator(".top")).to_contain_text("empty")  # its power was used, and the card slid up


def test_on_a_phone_the_price_stays_in_sight_while_sources_are_tapped(person: Come) -> None:
    """What is bought lies in another part of the board: its picture, name and sum stand above every part."""
    me = person(kept=QUICK, size=PHONE)
    me.sit_at("atlantes", [ME, BOT], layout=PAYING)
    hand(me, "legionary").tap()
    me.page.locator(".prompt [data-choice]").first.tap()
    me.page.locator(".offer", has=me.page.locator("text=Wreck 19")).tap()
    me.page.get_by_role("button", name="Wreck 19 (4 power)").tap()
    bill = me.page.locator("[data-bill=L19]")
    expect(bill).to_contain_text("3 of 4")
    stands = bill.bounding_box()
    me.page.locator("main .board").evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
    expect(bill).to_be_in_viewport(ratio=1)
    me.page.locator("nav .segments").get_by_text("Centre").tap()
    expect(bill).to_be_in_viewport(ratio=1)
    me.page.locator("nav .segments").get_by_text("Mine").tap()
    assert bill.bounding_box() == stands
    shaft(me, "L12").tap()
    expect(shaft(me, "L19")).to_be_visible()
    expect(bill).to_be_hidden()


def test_a_level_says_what_it_gives_before_it_is_used(person: Come) -> None:
    me = person(kept=QUICK, size=DESKTOP)
    layout = {"players": {"p1": {"board": ["L29", "L34", "L13", "L43"]}, "p2": {}}, "title": "atlantes"}
    me.sit_at("atlantes", [ME, BOT], layout=layout)
    expect(shaft(me, "L29").locator(".ledge")).to_have_text("Exploit")
    expect(shaft(me, "L29").locator(".top")).to_contain_text("raise")
    expect(shaft(me, "L34")).not_to_have_attribute("data-lit", "")
    shaft(me, "L34").click(force=True)
    expect(me.page.locator("dialog[open]")).to_contain_text("only raising passes it")
    me.page.keyboard.press("Escape")
    shaft(me, "L43").click()  # it scores the one that is fully raised, and is fully raised itself
    expect(shaft(me, "L13")).to_be_hidden()
    expect(me.page.locator(".casket")).to_contain_text("4")
    me.page.get_by_role("button", name=re.compile("Prosperity pile")).click()
    expect(me.page.locator("[data-tray]")).to_contain_text("Shark pit 13")


OVER = "(at) => Math.max(at.scrollHeight - at.clientHeight, at.scrollWidth - at.clientWidth)"
CUT = """(texts) => texts.flatMap((text) => {
    const card = text.closest("[data-card]").getBoundingClientRect();
    const own = text.getBoundingClientRect();
    const whole = own.bottom <= card.bottom && own.right <= card.right && text.scrollHeight <= text.clientHeight + 1;
    return whole && parseFloat(getComputedStyle(text).fontSize) >= 11 ? [] : [text.textContent];
})"""


def cut_texts(me: Person) -> list[str]:
    """The rules texts in hand that cannot be read whole, or are too small."""
    found: list[str] = me.page.locator("[data-hand] .text").evaluate_all(CUT)
    return found


def make_wide(me: Person, size: tuple[int, int]) -> None:
    """Until all is laid out in a window of this size."""
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def test_the_characters_in_hand_are_read_without_hovering(person: Come) -> None:
    me = person(lang="fr")
    for size, held in zip(SIZES, (6, 9, 14), strict=True):
        make_wide(me, size)
        area = {**FULLEST["players"]["p1"], "hand": FULLEST["players"]["p1"]["hand"][:held]}
        me.sit_at("atlantes", [ME, BOT], layout={"title": "atlantes", "players": {"p1": area, "p2": {}}})
        expect(me.page.locator("[data-hand] .text")).to_have_count(held)
        assert cut_texts(me) == [], size


def test_the_fullest_table_has_room_without_scrolling(person: Come) -> None:
    """In both languages; what cannot be written whole in a hand of fourteen is told in signs."""
    me = person(kept={}, lang="fr")
    me.sit_at("atlantes", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.wait_until_asked()
    for size in SIZES:
        make_wide(me, size)
        for area in (".board", "[data-hand]", ".shafts"):
            tall = me.page.locator(f"main {area}").first.evaluate(
                "(at) => [at.scrollHeight - at.clientHeight, at.scrollWidth - at.clientWidth]"
            )
            assert max(tall) <= 1, (size, area)
        assert cut_texts(me) == [], size
    me.page.get_by_role("button", name="English").click()
    expect(me.page.locator("[data-hand]")).to_contain_text("Legionary")
    for size in SIZES:
        make_wide(me, size)
        assert cut_texts(me) == [], size
        places = me.page.locator(".shaft, .offer, .niche, .goal, .ray, .glance").evaluate_all(
            """(all) => all.filter((each) => each.closest("main")).filter((each) => {
                const board = each.closest(".board").getBoundingClientRect();
                const box = each.getBoundingClientRect();
                return box.left < board.left - 1 || box.right > board.right + 1 || box.bottom > board.bottom + 1;
            }).map((each) => each.className)"""
        )
        assert places == [], size


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_on_the_board(person: Come, size: tuple[int, int]) -> None:
    me = person(size=size)
    me.sit_at("atlantes", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.wait_until_asked()
    for part in ("", "Centre", "Others") if size == PHONE else ("",):
        if part:
            me.page.locator("nav .segments").get_by_text(part).click()
        for theme in ("light", "dark"):
            me.show_in(theme)
            assert me.violations() == [], (part, theme)


def test_a_whole_round_is_played_by_keyboard_alone(person: Come) -> None:
    """A manta, a character, what it takes, how it is paid, the end of the turn; then the bot's turn."""
    me = person(kept=QUICK)
    me.sit_at("atlantes", [ME, BOT], layout=PAYING)
    keyboard = me.page.keyboard
    asked = []
    for _ in range(30):
        me.wait_until_asked()
        before = me.number()
        if "Pay" in asked and me.sentence().startswith("Your turn"):
            return
        asked.append(me.sentence().split()[0].strip(":"))
        keyboard.press("h")  # the first thing that can be chosen
        if me.page.evaluate("document.activeElement.closest('[data-hand]') !== null"):
            keyboard.press("ArrowRight")  # past Matrona, to the Legionary
        keyboard.press("Enter")
        me.wait_for_number(before + 1)
    raise AssertionError(f"the round did not end: {asked}")


def test_another_realm_is_shown_whole_by_a_click_with_its_hand_and_its_discard(person: Come) -> None:
    me = person(kept=QUICK, size=DESKTOP)
    me.sit_at("atlantes", [ME, BOT, BOT, BOT], layout=FULLEST)
    me.page.locator(".glance").nth(1).click()
    expect(shaft(me, "L48")).to_be_visible()
    me.page.get_by_role("button", name="Discard pile: 2 characters").click()
    expect(me.page.locator("[data-tray]")).to_contain_text("Sealord")
    me.page.get_by_role("button", name="Close").click()
    me.page.get_by_role("button", name="Hand: 4 characters").click()
    expect(me.page.locator("[data-tray]")).to_contain_text("Recruiter")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-tray]")).to_be_hidden()
    me.page.get_by_role("button", name="Back to my realm").click()
    expect(shaft(me, "L12")).to_be_visible()
