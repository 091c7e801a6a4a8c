"""Syncro at its own table: level after level, in silence, from evening to evening."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from tests.web.house import DESKTOP, PHONE, House, Person, expect, hash_of, turn_the_pages

Come = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy", "name": "Vega"}
CROWD = [{**BOT, "name": name} for name in ("Vega", "Orsola", "Tarek", "Basile")]
QUICK = {"panel": False}
TOGETHER = "Everybody chooses at the same time"
ASKED_OR_DONE = """(together) => document.querySelector(".prompt.mine, [data-state=over]") ||
    document.querySelector(".prompt .sentence").textContent.includes(together)"""


def ask(me: Person, path: str, body: dict[str, Any] | None = None) -> Any:
    """A call that this browser's guest makes without the page."""
    address = f"{me.house.address}api/{path}"
    call = me.context.request
    return (call.get(address) if body is None else call.post(address, data=body)).json()


def sit(me: Person, seats: list[dict[str, str]], **more: Any) -> str:
    """A table that was set without the page; its id."""
    ask(me, "me", {"name": "Anna", "lang": "en"})
    made = ask(me, "tables", {"title": "syncro", "options": {}, "pace": "live", "seats": seats, **more})
    assert "id" in made, made
    table: str = made["id"]
    return table


def sit_down(me: Person, seats: list[dict[str, str]], **more: Any) -> None:
    me.open(f"#/table/{sit(me, seats, **more)}")
    me.page.wait_for_selector(".prompt")


def adventure(me: Person, name: str, **more: Any) -> None:
    sit_down(me, [ME, BOT], name=name, deal="an evening in the browser", **more)


def together(people: list[Person], **more: Any) -> None:
    """All at one table, each in front of a browser."""
    host, *guests = people
    table = sit(host, [ME, *[{"kind": "open"} for _ in guests]], **more)
    for guest in guests:
        ask(guest, "me", {"name": "Guest", "lang": "en"})
        ask(guest, f"tables/{table}/sit", {})
    for each in people:
        each.open(f"#/table/{table}")
    for each in people:
        turn_the_pages(each)
        each.wait_until_asked()


def left_to_bots(me: Person, table: str, bot: str = "greedy") -> Any:
    """A bot takes one's own seat, too, and they play the level to its end."""
    ask(me, f"tables/{table}/leave", {"bot": bot})
    while (seen := ask(me, f"tables/{table}"))["state"] == "running":
        time.sleep(0.02)  # they think in the server that is asked
    return seen


def table_of(me: Person) -> str:
    return hash_of(me.page).rpartition("/")[2]


def ended(me: Person) -> bool:
    """Whether the level that has just ended was won, as the page says it."""
    sheet = me.page.locator("dialog[open] [data-won]")
    expect(sheet).to_be_visible()
    return sheet.get_attribute("data-won") == "true"


def line_of(me: Person, name: str) -> Locator:
    """The adventure of this name, in the list of one's own tables."""
    return me.page.locator(".mine .adventure").filter(has_text=name)


def sign(me: Person, which: str) -> Locator:
    """The mages, oneself among them, whose last hand sign is this one."""
    return me.page.locator(f'[data-mage] .sign[title="{which}"]')


def answer(me: Person) -> None:
    """One of all the choices, from their list."""
    before = me.number()
    me.page.get_by_role("button", name=re.compile(r"^(All \d+ choices|1 choice)$")).click()
    choices = me.page.locator("dialog[open] ol button")
    choices.first.wait_for()  # the list comes when it is first asked for
    choices.nth(me.random.randrange(choices.count())).click()
    me.wait_for_number(before + 1)


def test_a_first_level_is_played_from_the_lobby_to_its_end(person: Come) -> None:
    me = person(kept=QUICK)
    me.open()
    me.page.locator('article[data-title="syncro"]').get_by_role("button", name="Set a table").click()
    me.page.get_by_label("Name of the adventure").fill("Tuesdays")
    expect(me.page.get_by_text("No clock in this game", exact=False)).to_be_visible()
    expect(me.page.get_by_label("Clock for each player")).to_have_count(0)
    expect(me.page.get_by_text("campaign", exact=False)).to_have_count(0)
    me.page.get_by_role("button", name="Start").click()
    assert turn_the_pages(me) == ["The Ruined Fields"]
    me.wait_until_asked()
    assert me.sentence() == "How good is your hand? All signs are shown together"
    expect(me.page.locator("header .level")).to_have_text("Level 1 of 9")
    expect(me.page.locator("[data-place]")).to_have_count(6)

    me.play_to_the_end()
    won = ended(me)
    sheet = me.page.locator("dialog[open]")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Level 1 is won!" if won else "Level 1 is lost")
    expect(sheet).to_contain_text("Enemies destroyed together")
    expect(sheet.get_by_role("button", name="Stop here: pack up")).to_be_visible()
    me.page.keyboard.press("Escape")

    me.page.keyboard.press("t")
    me.page.get_by_label("Say something").fill("Well done")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".chat").get_by_text("Well done")).to_be_visible()

    # The mages go on with what they hold: nobody looks into it yet.
    expect(me.page.get_by_role("button", name="Play on from here")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.locator("dialog[open]")).to_be_visible()
    expect(me.page.get_by_role("button", name="Save the record")).to_have_count(0)
    me.page.keyboard.press("Escape")

    me.page.locator(".prompt").get_by_role("button", name="Next level" if won else "Try again").click()
    expect(me.page.locator("[data-state=running]")).to_be_visible()
    level = 2 if won else 1
    if won:
        assert turn_the_pages(me) == ["The Sour Road"]
    expect(me.page.locator("header .level")).to_have_text(f"Level {level} of 9")
    me.page.get_by_role("button", name="Journal").click()
    expect(me.page.locator("dialog[open] article")).to_have_count(level)
    expect(me.page.locator("dialog[open] article").first).to_contain_text("The Ruined Fields")

    me.open()
    line = line_of(me, "Tuesdays")
    expect(line).to_contain_text(f"Level {level} of 9")
    line.locator("summary").click()
    if not won:
        expect(line).to_contain_text("attempt 2")
    past = line.locator("li a")
    expect(past).to_have_count(1)
    expect(past).to_contain_text("Level 1: won" if won else "Level 1: lost")
    past.click()
    expect(me.page.locator(".scrubber")).to_be_visible()


def seat_two(anna: Person, ben: Person) -> None:
    """Two people in front of two browsers, at level 3. They talk before it begins."""
    anna.open("#/new/syncro")
    anna.page.get_by_label("Seat 2", exact=True).select_option("open")
    anna.page.get_by_label("level to start from").select_option("3")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.get_by_label("Say something").fill("Ready?")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text("Ready?").wait_for()
    ben.open("#" + hash_of(anna.page))
    ben.page.get_by_role("button", name="Sit here").click()


def test_two_mages_estimate_at_the_same_time_and_keep_silent(person: Come) -> None:
    anna, ben = person(), person()
    seat_two(anna, ben)
    people = (anna, ben)
    for each in people:
        assert turn_the_pages(each)[-1] == "The Burning Village"
        each.wait_until_asked()
        expect(each.page.locator("header .level")).to_have_text("Level 3 of 9")
        each.page.keyboard.press("t")
        expect(each.page.locator("[data-silence]")).to_be_visible()
        expect(each.page.locator("[data-locked]")).to_contain_text("No talking while the game runs")
        expect(each.page.get_by_label("Say something")).to_have_count(0)

    # Anna has judged her hand. Ben sees nothing of it, not even that she has.
    seen = [ben.page.locator(place).inner_text() for place in ("main", ".prompt", "header")]
    anna.choose("good hand")
    expect(anna.page.locator(".prompt .sentence")).to_contain_text(TOGETHER)
    ben.wait_for_number(1)
    assert [ben.page.locator(place).inner_text() for place in ("main", ".prompt", "header")] == seen
    expect(sign(ben, "Good hand")).to_have_count(0)
    ben.choose("poor hand")
    for each in people:
        expect(sign(each, "Good hand")).to_have_count(1)
        expect(sign(each, "Poor hand")).to_have_count(1)
        assert each.page.locator(".clock").count() == 0

    # From here on whoever is asked chooses; who has answered a question for all waits for the other.
    for _ in range(6):
        latest = max(each.number() for each in people)
        for each in people:
            each.wait_for_number(latest)
        if any(each.is_over() for each in people):
            break
        deciding = anna.deciding()
        for each in people:
            if each.seat() not in deciding:
                continue
            if len(deciding) > 1:
                each.page.wait_for_function(ASKED_OR_DONE, arg=TOGETHER)
                if each.page.locator(".prompt.mine").count() == 0:
                    continue
            before = each.number()
            answer(each)
            for other in people:
                other.wait_for_number(before + 1)
    for each in people:
        expect(each.page.locator("[data-state]")).to_have_attribute("data-number", str(anna.number()))
    assert anna.number() > 5


def test_two_estimates_that_cross_on_their_way_are_both_heard(person: Come) -> None:
    anna, ben = person(), person()
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    hold = False

    def listen(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda text: held.append(text) if hold else line.send(text))

    ben.page.route_web_socket(re.compile("/live$"), listen)
    together([anna, ben], options={"level": 3})
    hold = True
    anna.choose("good hand")
    expect(anna.page.locator(".prompt .sentence")).to_contain_text(TOGETHER)
    ben.choose("poor hand")
    expect(ben.page.locator("[data-pressed]")).to_have_count(1)
    hold = False
    for text in held:
        lines[-1].send(text)
    for each in (anna, ben):
        expect(sign(each, "Good hand")).to_have_count(1)
        expect(sign(each, "Poor hand")).to_have_count(1)
        expect(each.page.get_by_role("alert")).to_have_count(0)


def test_an_adventure_is_packed_up_and_goes_on_after_the_server_was_closed(person: Come, own_house: House) -> None:
    me = person(at=own_house, lang="fr", kept=QUICK)
    adventure(me, "Les mardis")
    turn_the_pages(me)
    left_to_bots(me, table_of(me))
    level = 2 if ended(me) else 1
    me.page.locator("dialog[open]").get_by_role("button", name="S’arrêter ici : ranger").click()
    expect(me.page.get_by_text("L’aventure est conservée", exact=False).first).to_be_visible()
    expect(me.page.locator(".shelf article .lid svg")).to_have_count(4)  # the lobby has all of its parts
    expect(line_of(me, "Les mardis").locator(".picture svg")).to_be_visible()
    own_house.stop()
    own_house.start()

    me.page.reload()
    line = line_of(me, "Les mardis")
    expect(line).to_contain_text(f"Niveau {level} sur 9")
    line.get_by_role("button", name="Journal des Quêtes").click()
    expect(me.page.locator("dialog[open] article")).to_have_count(level)
    me.page.keyboard.press("Escape")
    line.get_by_role("button", name=f"Continuer : niveau {level}").click()
    if level == 2:
        assert turn_the_pages(me) == ["La route aigre"]
    me.wait_until_asked()
    assert me.sentence() == "Que vaut votre main\u202f? Tous les signes se montrent ensemble"
    expect(me.page.locator("header .level")).to_have_text(f"Niveau {level} sur 9")

    # The hands are back in the box: what was played may be looked into by all.
    me.open()
    me.page.locator(".mine .adventure summary").click()
    me.page.locator(".mine .adventure li a").click()
    expect(me.page.get_by_role("button", name="Continuer à partir d’ici")).to_be_visible()


def test_a_defeat_has_its_scene_and_the_level_is_tried_again(person: Come) -> None:
    me = person(kept=QUICK)
    for _ in range(20):  # partners who play anything lose a hard level, as a rule
        table = sit(me, [ME, {**BOT, "bot": "random"}], name="Anything", options={"level": 8})
        if not left_to_bots(me, table, "random")["result"]["won"]:
            break
    me.open(f"#/table/{table}")
    sheet = me.page.locator("dialog[open]")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Level 8 is lost")
    expect(sheet.locator("[data-ending=lost]")).to_contain_text(re.compile("The last Spell is spent|It asks its price"))
    sheet.get_by_role("button", name="Try again").click()
    expect(me.page.locator("[data-state=running]")).to_be_visible()
    expect(me.page.locator("header .level")).to_have_text("Level 8 of 9")
    me.open()
    line = me.page.locator(f'.adventure[data-series="{table}"]')
    expect(line).to_contain_text("Level 8 of 9")
    expect(line).to_contain_text("attempt 2")


def test_nine_levels_end_with_a_page_of_their_own_and_the_adventure_can_begin_anew(person: Come) -> None:
    me = person(kept=QUICK)
    table = sit(me, [ME, *CROWD], name="Tuesdays")
    games = 1
    while not (seen := left_to_bots(me, table))["adventure"]["over"]:
        assert games < 60, "so many defeats"
        table = ask(me, f"tables/{table}/rematch", {})["id"]
        games += 1
    assert seen["adventure"]["level"] == 9
    own = person(size=PHONE, lang="fr", kept=QUICK, storage_state=me.context.storage_state())  # the same, with a phone
    told = [
        (own, "Tuesdays : l’aventure est gagnée !", "Toute l’Aventure est gagnée sans un mot", "Le silence prend fin"),
        (me, "Tuesdays: the adventure is won!", "You have won the whole adventure without a word", "The Silence Ends"),
    ]
    for each, heading, words, page in told:
        each.open(f"#/table/{table}")
        sheet = each.page.locator("dialog[open]")
        ending = sheet.locator("[data-ending=adventure]")
        expect(ending).to_contain_text(words)
        assert re.sub(r"\s", " ", sheet.get_by_role("heading", level=2).inner_text()) == heading
        expect(sheet).to_contain_text(page)
        expect(
            ending.locator(".names span").filter(has_text=re.compile("Anna|Vega|Orsola|Tarek|Basile"))
        ).to_have_count(5)
        expect(ending.locator(".way li")).to_have_count(9)
        expect(ending.locator(".way")).to_contain_text(str(games))
        assert each.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    me.open()
    line = me.page.locator(".others .adventure").filter(has_text="Tuesdays")
    expect(line).to_contain_text("The adventure is won")
    expect(me.page.locator('article[data-title="syncro"]').get_by_role("button", name="Play now")).to_be_visible()
    line.get_by_role("button", name="Start over").click()
    expect(me.page.locator("header .level")).to_have_text("Level 1 of 9")


def test_an_adventure_that_waits_is_gone_on_with_from_its_box(person: Come) -> None:
    me = person()
    sit(me, [ME, BOT], name="Tuesdays", options={"level": 5})
    me.open()
    line = line_of(me, "Tuesdays")
    expect(line).to_contain_text("Fog over the Capital")
    expect(line.locator(".won")).to_have_count(4)
    assert not re.search("Rampart|Brarguk|Laughing", me.page.locator("main").inner_text()), "nothing of what is to come"
    box = me.page.locator('article[data-title="syncro"]').filter(has=me.page.get_by_role("button", name="Set a table"))
    expect(box).to_contain_text("Tuesdays")
    box.get_by_role("button", name="Continue: level 5").click()
    expect(me.page.locator("header .level")).to_have_text("Level 5 of 9")


def test_adventures_go_on_side_by_side(person: Come) -> None:
    me = person()
    adventure(me, "Tuesdays")
    turn_the_pages(me)
    me.give_up()
    expect(me.page.locator("dialog[open]").get_by_role("heading", level=2)).to_have_text("Level 1 is lost")
    adventure(me, "Children", options={"level": 5})
    me.open()
    expect(line_of(me, "Tuesdays")).to_contain_text("Level 1 of 9")
    expect(line_of(me, "Children")).to_contain_text("Level 5 of 9")
    expect(me.page.locator(".mine .adventure")).to_have_count(2)
    line_of(me, "Tuesdays").get_by_role("button", name="Begin level 1").click()
    expect(me.page.locator("header .level")).to_have_text("Level 1 of 9")
    me.wait_until_asked()


def test_mages_at_one_screen_do_not_see_each_others_hands(person: Come) -> None:
    me = person()
    sit_down(me, [{"kind": "hotseat", "name": name} for name in ("Anna", "Ben")])
    covers = []
    turn_the_pages(me)
    cover = me.page.get_by_role("button", name="Show my table")
    pass_on = me.page.get_by_role("button", name="Pass the screen")
    for _ in range(4):
        cover.or_(pass_on).or_(me.offered()).first.wait_for()
        if pass_on.count():  # what one has just done stays in sight until the screen is passed on
            expect(cover).to_have_count(0)
            pass_on.click()
            cover.wait_for()
        if cover.count():
            covers.append(me.page.locator("dialog[open] h2").inner_text())
            cover.click()
        answer(me)
    assert covers[:2] == ["Anna, it is your turn", "Ben, it is your turn"], (
        "each judges a hand that the other has not seen"
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_horde_is_in_sight_and_a_spell_is_laid_by_two_taps(person: Come, size: tuple[int, int]) -> None:
    me = person(size=size, kept=QUICK)
    adventure(me, "Tuesdays", options={"first-leader": "p1"})
    turn_the_pages(me)
    me.wait_until_asked()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    me.choose("average")
    enemy = me.page.locator("[data-place][data-lit]").first
    enemy.wait_for()
    number = me.number()
    enemy.click()
    me.page.locator("[data-hand] [data-lit]").first.click()
    me.wait_for_number(number + 1)
    expect(me.page.locator("[data-place] .laid").first).to_be_visible()


def test_level_nine_is_played_on_the_board_and_the_page_tells_how_it_ended(person: Come) -> None:
    me = person(kept=QUICK)
    sit_down(me, [ME, *CROWD], name="Brarguk", options={"level": 9})
    turn_the_pages(me)
    me.wait_until_asked()
    expect(me.page.locator("header .level")).to_have_text("Level 9 of 9")
    expect(me.page.locator("[data-place]").filter(has_text="Boss")).to_have_count(1)
    expect(me.page.locator("[data-place]").filter(has_text="Cerberus")).to_have_count(2)

    me.play_to_the_end()
    won = ended(me)
    sheet = me.page.locator("dialog[open]")
    if won:
        expect(sheet.get_by_role("heading", level=2)).to_have_text("Brarguk: the adventure is won!")
        expect(sheet).to_contain_text("The Silence Ends")
    else:
        expect(sheet.get_by_role("heading", level=2)).to_have_text("Level 9 is lost")
        expect(sheet).to_contain_text(re.compile("no mage has a Spell left|a penalty was not paid"))
    me.open()
    line = me.page.locator(".adventure").filter(has_text="Brarguk")
    expect(line).to_contain_text("The adventure is won" if won else "Level 9 of 9")


@pytest.mark.parametrize(
    ("spell", "won", "heading", "told"),
    [(3, True, "Won, all together!", "The adventure is won"), (2, False, "Lost, all together", "Level 9 is lost")],
    ids=["won", "lost"],
)
def test_the_last_blow_at_the_last_boss(person: Come, spell: int, won: bool, heading: str, told: str) -> None:
    """Brarguk alone has 13 and wears 10: a 3 beats it exactly, a 2 leaves 1 to be paid from empty hands."""
    me = person()
    boss = {"card": "BOSS-2", "on": [5, 5]}
    hands = {"p1": {"hand": [spell]}, "p2": {"hand": []}}
    layout = {"title": "syncro", "level": 9, "leader": "p1", "horde": {"r1c1": boss}, "players": hands}
    sit_down(me, [ME, BOT], layout=layout)
    me.wait_until_asked()
    me.choose(f"with a {spell}")
    me.play_to_the_end(most=10)
    assert ended(me) == won
    expect(me.page.locator("dialog[open]").get_by_role("heading", level=2)).to_have_text(heading)
    me.page.keyboard.press("Escape")
    log = me.page.locator(".log")
    expect(log).to_contain_text(f"You laid a {spell} face down on Brarguk, Boss in row 1, card 1")
    expect(log).to_contain_text(told)


def one_fight(me: Person, spells: list[int], **more: object) -> None:
    """A Mushroom of strength 5 and a Golem of strength 6, asleep; the learner leads and the bot has nothing to lay."""
    horde = {"r3c1": "MU-05", "r3c2": "GO-01", "r2c1": "down"}
    hands = {"p1": {"hand": spells}, "p2": {"hand": []}}
    layout = {"title": "syncro", "level": 1, "leader": "p1", "horde": horde, "players": hands, **more}
    sit_down(me, [ME, BOT], layout=layout)
    me.wait_until_asked()


def test_level_five_is_played_on_the_board_with_fog_rewards_and_a_lieutenant(person: Come) -> None:
    me = person(kept=QUICK)
    sit_down(me, [ME, *CROWD[:2]], name="Capital", options={"level": 5})
    assert turn_the_pages(me) == ["The Enchanter’s Thanks", "Fog over the Capital"]
    me.wait_until_asked()
    expect(me.page.locator("[data-place]").filter(has_text="Fog, face down")).to_have_count(2)
    expect(me.page.locator("[data-place]").filter(has_text="Lieutenant, face down")).to_have_count(1)
    # What this level adds is lit beside the cloth.
    for rule in ("Reward:", "Fog:", "Lieutenant:"):
        expect(me.page.locator(".rules .fresh").filter(has_text=rule)).to_be_visible()
    expect(me.page.locator("[data-hand] .reward .words")).to_be_visible()
    me.play_to_the_end()
    won = ended(me)
    expect(me.page.locator(f"[data-ending={'won' if won else 'lost'}]")).to_be_visible()


def test_five_mages_in_front_of_five_browsers_keep_silent(person: Come) -> None:
    people = [person(kept=QUICK) for _ in range(5)]
    together(people)
    host = people[0]
    for each in people:
        expect(each.page.locator("[data-mage]")).to_have_count(5 - 1)  # one's own place asks for the sign
    for each, word in zip(people, ["good", "poor", "average", "good", "poor"], strict=True):
        for other in people:
            expect(sign(other, "Good hand")).to_have_count(0)
        each.choose(f"{word}")
    for each in people:
        expect(sign(each, "Good hand")).to_have_count(2)
        expect(sign(each, "Poor hand")).to_have_count(2)
        expect(sign(each, "Average")).to_have_count(1)

    # A round: each lays a Spell or passes, and all see the same track.
    for _ in range(5):
        acting = next(each for each in people if each.seat() in host.deciding())
        before = acting.number()
        acting.move()
        for other in people:
            other.wait_for_number(before + 1)
        if len(host.deciding()) > 1:
            break
    tracks = {each.page.locator(".track").inner_text() for each in people}
    assert len({re.sub(r"\s+", " ", track) for track in tracks}) == 1


def test_a_resolution_is_a_scene_that_can_be_skipped_and_played_again(person: Come) -> None:
    me = person(kept={"speed": "1", "panel": True})
    clock = me.page.clock
    clock.install()
    one_fight(me, [5, 2])
    me.page.locator('[data-hand] [data-spell="5"]').click()
    me.page.locator('[data-place="r3c1"]').click()
    me.wait_for_number(1)
    clock.pause_at(me.page.evaluate("Date.now()") / 1000 + 10)
    me.page.locator("[data-lit]").filter(has_text="Pass").first.click()
    scene = me.page.locator("[data-scene]")
    play_until_seen(me, scene.locator(".verdict.shown"))
    expect(scene.locator(".verdict.shown")).to_have_text("Exactly! It falls.")
    scene.get_by_role("button", name="Skip").click()
    clock.resume()
    expect(scene).to_have_count(0)
    expect(me.page.locator('[data-place="r3c1"]')).to_have_count(0)
    clock.pause_at(me.page.evaluate("Date.now()") / 1000 + 10)
    me.page.get_by_role("button", name="Play this scene again").click()
    play_until_seen(me, scene.locator(".sum b").get_by_text("5", exact=True))
    me.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


def play_until_seen(me: Person, what: Locator) -> None:
    """A scene goes no faster than it is looked at, however busy the machine."""
    for _ in range(600):
        if what.is_visible():
            return
        me.page.clock.run_for(100)
    raise AssertionError("a minute of the scene has gone by without it")


def test_of_two_equal_spells_one_is_lifted_and_a_spell_can_be_dragged(person: Come) -> None:
    me = person(kept=QUICK)
    one_fight(me, [3, 4, 3])
    threes = me.page.locator('[data-hand] [data-spell="3"]')
    threes.nth(1).click()
    expect(me.page.locator("[data-hand] .up")).to_have_count(1)
    expect(threes.nth(1)).to_have_class(re.compile(r"\bup\b"))
    expect(me.page.locator(".prompt .sentence")).to_have_text("Spell of value 3: onto which enemy?")
    threes.nth(1).click()
    me.page.locator('[data-hand] [data-spell="4"]').drag_to(me.page.locator('[data-place="r3c2"]'))
    me.wait_for_number(1)
    expect(me.page.locator('[data-place="r3c2"] .sum')).to_contain_text("4")
    expect(me.page.locator("[data-hand] [data-spell]")).to_have_count(2)


def test_a_round_is_played_by_keyboard_alone(person: Come) -> None:
    me = person(kept=QUICK)
    adventure(me, "Keys", options={"first-leader": "p1"})
    me.page.keyboard.press("Enter")  # the page of the journal has the focus of its dialog
    me.page.keyboard.press("Escape")
    me.wait_until_asked()
    me.page.keyboard.press("h")
    me.page.keyboard.press("Enter")
    spell = me.page.locator("[data-hand] [data-lit][data-spell]").first
    spell.wait_for()
    before = me.number()
    spell.press("Enter")
    expect(me.page.locator("[data-place]:focus")).to_have_count(1)
    me.page.keyboard.press("Enter")
    me.wait_for_number(before + 1)
    me.wait_until_asked()
    rest = me.page.locator("[data-lit]").filter(has_text="Pass")
    if rest.count():
        before = me.number()
        rest.first.focus()
        me.page.keyboard.press("Enter")
        me.wait_for_number(before + 1)


@pytest.mark.parametrize(("theme", "lang"), [("light", "fr"), ("dark", "en")])
def test_the_table_is_clean_for_all_and_stays_where_it_is(person: Come, theme: str, lang: str) -> None:
    me = person(lang=lang, kept={"theme": theme, "panel": False})
    sit_down(me, [ME, *CROWD[:3]], name="Axe", options={"level": 8})
    me.page.locator("dialog[open] [data-turn]").wait_for()
    assert me.violations() == []
    turn_the_pages(me)
    me.wait_until_asked()
    stage = me.page.locator(".stage")
    where = stage.bounding_box()
    for _ in range(4):
        me.move()
        me.wait_until_asked()
        assert stage.bounding_box() == where
    assert me.violations() == []
    small = me.page.evaluate(
        """() => [...document.querySelectorAll("main *")].filter((each) => each.offsetParent && !each.closest(".sr") &&
            [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) &&
            parseFloat(getComputedStyle(each).fontSize) < 9).map((each) => each.outerHTML.slice(0, 80))"""
    )
    assert small == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
