"""Knowing what happened: the log, what others did meanwhile, playback, the score, the game looked at again."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.house import DESKTOP, PHONE, Person, expect

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
AT_END = """() => {
    const log = document.querySelector(".log");
    return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


def play_rounds(me: Person, rounds: int) -> None:
    """By clicking, until one may act in that round: others' cards may ask for something before."""
    reached = me.page.get_by_text(f"Round {rounds}", exact=True)
    mine = me.page.locator(".prompt .sentence").get_by_text("Your first action of two")
    me.wait_until_asked()
    while not (reached.count() and mine.count()) and me.choose("Search|Learn|Done|Pass"):
        me.wait_until_asked()


def test_the_log_keeps_the_newest_line_in_sight_however_long_it_grows(person: Come) -> None:
    me = person(size=DESKTOP)
    me.sit_at("ancient-knowledge", [ME, BOT, BOT, BOT])
    play_rounds(me, 7)
    expect(me.page.locator(".log .more")).to_be_visible()  # it is longer than what is drawn
    me.page.wait_for_function(AT_END)
    expect(me.page.locator(".log .heading").last).to_have_text("Round 7: your turn")

    me.page.locator(".log").hover()
    me.page.mouse.wheel(0, -700)
    newest = me.page.get_by_role("button", name="Newest")
    expect(newest).to_be_visible()
    above = me.page.evaluate("document.querySelector('.log').scrollTop")
    me.move()
    me.wait_until_asked()
    assert me.page.evaluate("document.querySelector('.log').scrollTop") == above, "who reads further up is left there"
    newest.click()
    me.page.wait_for_function(AT_END)
    expect(newest).to_be_hidden()

    # Small events are folded under their action; each line leads to its moment.
    fold = me.page.locator(".log li .fold").last
    count = int(fold.inner_text())
    expect(me.page.locator(".log .details")).to_have_count(0)
    fold.press("Enter")
    expect(me.page.locator(".log .details li")).to_have_count(count)
    me.page.locator(".log .heading .moment").last.click()
    expect(me.page.locator(".scrubber .count")).to_be_visible()


def test_since_my_last_turn_is_told_all_turn_long_by_player(me: Person) -> None:
    me.sit_at("ancient-knowledge", [ME, BOT, BOT])
    play_rounds(me, 3)
    heads = []
    for _ in range(2):  # at the start of the turn, and in the middle of it
        me.page.get_by_role("button", name="Since your last turn").click()
        me.page.locator("dialog[open] h3").first.wait_for()
        heads.append(me.page.locator("dialog[open] h3").all_inner_texts())
        me.page.keyboard.press("Escape")
        me.move()
        me.wait_until_asked()
    assert len(heads[0]) == 2, "one heading for each of the others"
    assert heads[0] == heads[-1]


WAITED = """() => {
    const times = (name) => performance.getEntriesByName(name).map((each) => each.startTime);
    const pauses = performance.getEntriesByName("tablee-pause").map((each) => each.duration);
    return {
        pauses,
        moves: times("tablee-told").length,
        thinking: Math.max(0, ...times("tablee-told")) - Math.max(...times("tablee-chose")),
        asked: Boolean(document.querySelector("[data-lit], .prompt [data-choice]:not([disabled])")),
    };
}"""
"""What the page itself notes from one's last choice on: how long it meant to pause, and how long the server took."""
ASKED = f"() => ({WAITED})().asked"
SKIP = f"""() => {{
    const {{ pauses, asked }} = ({WAITED})();
    const skip = document.querySelector('.prompt [title="Skip to now"]');
    if (asked || pauses.length < 2 || !skip) return asked ? 0.5 : false;
    skip.click();
    return pauses.length + 1;
}}"""
"""Presses *skip* in the middle of playback: one more than the pauses so far; less than one if one is asked before."""


def test_nobody_waits_longer_than_four_seconds_for_the_moves_of_three_bots(person: Come) -> None:
    me = person(kept={"speed": "1"}, reduced_motion="no-preference")
    me.sit_at("ancient-knowledge", [ME, BOT, BOT, BOT], options={"starting-hands": True})
    longest: list[float] = []
    while len(longest) <= 5:
        me.wait_until_asked()
        me.move()
        me.page.wait_for_function(ASKED)
        waited = me.page.evaluate(WAITED)
        assert sum(waited["pauses"]) <= 4000 + max(0, waited["thinking"])
        longest = max(longest, waited["pauses"], key=len)
    assert max(longest) > 1.5 * min(longest), "what is small goes by more quickly"

    # Skipping leads to one's own decision, over what has not even arrived yet.
    paused = -1
    while paused < 0:
        me.move()
        paused = int(me.page.wait_for_function(SKIP).json_value()) - 1
        me.page.wait_for_function(ASKED)
    assert len(me.page.evaluate(WAITED)["pauses"]) == paused


def test_who_skips_others_moves_or_wants_no_motion_waits_for_nothing(person: Come) -> None:
    for kept in ({"speed": "skip"}, {"speed": "1"}):  # both with reduced motion
        me = person(kept=kept)
        me.sit_at("ancient-knowledge", [ME, BOT, BOT, BOT], options={"starting-hands": True})
        waited = {"moves": 0}
        while waited["moves"] <= 5:  # until others have played
            me.wait_until_asked()
            me.move()
            me.page.wait_for_function(ASKED)
            waited = me.page.evaluate(WAITED)
            assert waited["pauses"] == []


BROKEN = """(names) => names.map((each) => each.firstChild).flatMap((text) =>
    [...text.data.matchAll(/\\S+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(String))"""
"""Words that stand in two lines."""


def test_the_score_sheet_opens_to_single_cards_and_shows_how_points_grew(person: Come) -> None:
    me = person(size=PHONE)
    me.sit_at("ancient-knowledge", [ME, BOT, BOT, BOT])
    me.page.keyboard.press("s")
    expect(me.page.locator("dialog[open]")).to_contain_text("As if the game ended now")
    me.page.keyboard.press("Escape")
    play_rounds(me, 5)
    me.give_up()
    sheet = me.page.locator("dialog[open]")
    assert sheet.locator("thead .name").evaluate_all(BROKEN) == []
    row = sheet.get_by_role("button", name="Printed points of the Past")
    row.click()
    given = sum(int(each) for each in sheet.locator(".sources b").all_inner_texts())
    cells = row.locator("xpath=ancestor::tr/td").all_inner_texts()
    assert given == sum(int(each) for each in cells)
    ends = sheet.locator("figure .end").all_inner_texts()
    totals = sheet.locator("tfoot td").all_inner_texts()
    assert sorted(ends) == sorted(totals)
    expect(sheet.get_by_role("region", name="All hands are open").locator("ul")).to_have_count(4)
    assert me.violations() == []


def test_open_hands_at_the_end_are_dice_where_dice_are_held(me: Person) -> None:
    dice = {"p1": ["white 4", "red 3"], "p2": ["blue 6"]}
    players = {seat: {"hand": held} for seat, held in dice.items()}
    me.sit_at("scholars", [ME, BOT], layout={"title": "scholars", "players": players})
    me.wait_until_asked()
    me.give_up()
    hands = me.page.get_by_role("region", name="All hands are open")
    expect(hands.get_by_role("img", name="red 3")).to_be_visible()
    expect(hands.get_by_role("list").last.get_by_role("img")).to_have_count(1)


def test_a_finished_game_is_seen_with_anothers_eyes_and_has_most_of_the_phone(person: Come) -> None:
    me = person(size=PHONE)
    me.sit_at("ancient-knowledge", [ME, BOT])
    play_rounds(me, 3)
    me.give_up()
    me.page.keyboard.press("Escape")
    height = "(each) => each.getBoundingClientRect().height"
    assert me.page.locator("main > .board").evaluate(height) > PHONE[1] / 2
    bar = me.page.locator("header .facts")
    expect(bar).to_contain_text("Game over")
    me.page.get_by_role("slider").fill("8")
    expect(bar).not_to_contain_text("Game over")
    me.page.get_by_label("Point of view").select_option("p2")
    expect(me.page.locator("[data-state]")).to_have_attribute("data-seat", "p2")
    expect(me.page.locator("[data-hand] [data-target]").first).to_be_visible()
    assert me.violations() == []
    me.page.locator(".tabs label").last.click()
    assert me.page.locator(".log").evaluate(height) > PHONE[1] / 2
    me.page.get_by_role("button", name="To the end of the game").click()
    expect(me.page.locator("[data-state]")).to_have_attribute("data-seat", "p1")
