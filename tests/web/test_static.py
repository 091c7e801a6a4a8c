"""The table without a server: whole games with the network cut, a killed tab, tables as files, one rule everywhere."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as BrowserError

from tablee.games import TITLES
from tablee.games import title as find_title
from tablee.lab.static_bench import BUDGETS, compressed
from tablee.server.inside.archive import list_of_files
from tests.games.guides import Guide
from tests.web import test_together
from tests.web.guide import follow_to_the_end, start
from tests.web.house import House, coming_and_going, expect, hash_of, named, staying, turn_the_pages
from tests.web.site import Site, Traveller

Come = Callable[..., Traveller]
Cut = Callable[[], contextlib.AbstractContextManager[None]]
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*"))
MOST_RECORDS = 13
"""Of each title."""
REPLAY = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
const zip = await (await fetch("./inside/tablee.zip")).arrayBuffer();
python.unpackArchive(new Uint8Array(zip), "zip", { extractDir: "/home/tablee" });
const hashes = python.runPython(`
import sys
sys.path.insert(0, "/home/tablee")
from tablee.games import title
from tablee.kernel.records import read_record, verify

def hash_of(text):
    record = read_record(text, "record")
    found = title(record.title)
    return verify(found, found.box(), record).position.hash64()

lambda texts: [hash_of(text) for text in texts.to_py()]
`);
onmessage = (event) => postMessage(hashes(event.data).toJs());
postMessage("ready");
"""
ASK = """(records) => new Promise((done, failed) => {
    const worker = new Worker("./replay.js", { type: "module" });
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = (event) => (event.data === "ready" ? worker.postMessage(records) : done(event.data));
})"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()


@pytest.fixture
def cut(site: Site) -> Cut:
    @contextlib.contextmanager
    def cut() -> Iterator[None]:
        site.stop()
        try:
            yield
        finally:
            site.start()

    return cut


@pytest.fixture
def traveller(browser: Browser, site: Site) -> Iterator[Come]:
    yield from coming_and_going(Traveller, browser, site)


@pytest.fixture(scope="module")
def settled(browser: Browser, site: Site) -> Iterator[Traveller]:
    settled = Traveller(browser, site)
    settled.open()
    settled.page.get_by_role("button", name="Play now").first.wait_for()
    yield settled
    settled.leave()


@pytest.fixture
def me(settled: Traveller) -> Iterator[Traveller]:
    """Python is not started for each test; tables of other tests may lie there."""
    yield from staying(settled)


def test_whole_games_of_all_titles_are_played_with_the_network_cut(me: Traveller, cut: Cut) -> None:
    """The last is watched to its end; the others go on by themselves meanwhile."""
    me.until_kept()
    tables = {}
    with cut():
        for title in TITLES:
            me.sit_down(title)
            tables[title] = hash_of(me.page)
            if title == "syncro":
                turn_the_pages(me)
            for _ in range(3):
                me.wait_until_asked()
                me.move()
            me.leave_it_to_a_bot()
        expect(me.page.locator("[data-state=over]")).to_be_visible()
        for title, table in tables.items():
            me.open("#" + table)
            expect(me.page.locator(f"[data-title={title}][data-state=over]"), title).to_be_visible()


def test_a_tab_that_is_killed_in_mid_turn_comes_back_to_the_same_question(me: Traveller, cut: Cut) -> None:
    """Without a network as well."""
    me.sit_down("ancient-knowledge")
    for _ in range(3):
        me.wait_until_asked()
        me.move()
    me.wait_until_asked()
    question, number, address = me.sentence(), me.number(), me.page.url
    me.until_kept()
    with cut():
        killed = me.page
        me.page = me.new_tab()
        with killed.expect_event("crash"), contextlib.suppress(BrowserError):
            killed.goto("chrome://crash")
        me.page.goto(address)
        me.wait_until_asked()
        expect(me.page.locator(".prompt .sentence")).to_have_text(question)
        assert me.number() == number
        me.move()
        assert me.number() > number


def test_a_bot_that_looks_ahead_thinks_in_a_worker_of_its_own(me: Traveller) -> None:
    me.open("#/new/atlantes")
    me.page.get_by_label("Seat 2", exact=True).select_option("bot expert")
    me.page.get_by_role("button", name="Start").click()
    me.wait_until_asked()
    with me.context.expect_event("request", lambda request: "thinker" in request.url):
        while me.deciding() == ["p1"]:
            me.move()
    me.page.wait_for_function("() => document.querySelector('[data-state]').dataset.deciding === 'p1'")
    me.wait_until_asked()
    me.page.evaluate("localStorage.removeItem('tablee-last')")  # other tables need no expert


def test_two_tabs_show_the_same_table(me: Traveller) -> None:
    me.sit_down("scholars")
    me.wait_until_asked()
    other = me.new_tab()
    other.goto(me.page.url)
    other.locator("[data-lit]").first.wait_for()
    me.move()
    me.wait_until_asked()
    expect(other.locator("[data-state]")).to_have_attribute("data-number", str(me.number()))
    other.close()


def test_all_tables_travel_to_another_browser_as_one_file(me: Traveller, traveller: Come) -> None:
    me.sit_down("atlantes")
    another = hash_of(me.page)
    me.sit_down("scholars")
    me.wait_until_asked()
    me.move()
    me.wait_until_asked()
    number, question, table = me.number(), me.sentence(), hash_of(me.page)
    me.open()
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Save all tables as a file").click()
    packed = download.value.path().read_text("utf-8")
    ids = ["/table/" + each["table"]["row"]["id"] for each in json.loads(packed)["tables"]]
    assert {table, another} <= {*ids}

    bo = traveller()
    bo.open()
    bo.page.locator("[data-where=here]").wait_for()
    bo.read_file("no tables at all")
    expect(bo.page.get_by_role("alert")).to_contain_text("holds no tables")
    bo.read_file(packed)
    expect(bo.page.get_by_role("status").filter(has_text=f"{len(ids)} tables were added")).to_be_visible()
    bo.open("#" + table)
    bo.wait_until_asked()
    assert (bo.number(), bo.sentence()) == (number, question)
    bo.move()
    assert bo.number() > number


def test_what_a_visit_downloads_is_within_its_budget(site: Site) -> None:
    assert (site.folder / "inside/memory.bin").stat().st_size > 0, "the page starts Python instead of remembering it"
    assert compressed(site.folder) <= BUDGETS["download"]


def test_a_newer_page_comes_by_itself_and_says_so(traveller: Come, tmp_path: Path) -> None:
    """And Python is started where there is no memory to begin with."""
    own = Site(tmp_path)
    memory = own.folder / "inside/memory.bin"
    me = traveller(at=own)
    me.page.goto(own.address + "manifest.webmanifest")  # no more of a first visit than that the page is kept
    me.page.evaluate("navigator.serviceWorker.register('./keeper.js').then(() => true)")
    me.until_kept()
    every = {path.relative_to(own.folder).as_posix(): path for path in own.folder.rglob("*") if path.is_file()}
    every["first.js"].write_text(every["first.js"].read_text() + "document.documentElement.dataset.newer = '1';")
    memory.write_bytes(b"")
    every["files.js"].write_bytes(list_of_files({name: every[name].read_bytes() for name in {*every} - {"files.js"}}))
    me.open()
    expect(me.page.get_by_role("status").filter(has_text="A newer Tablée is here")).to_be_visible()
    assert me.page.locator("html[data-newer]").count() == 0, "nothing is exchanged under one's hands"
    me.page.reload()
    me.page.locator("html[data-newer]").wait_for()
    with me.context.expect_event("request", lambda request: "python_stdlib" in request.url):
        me.sit_down("atlantes")
    me.wait_until_asked()
    assert "memory" in me.complaints.pop(), "that it has to be started is warned of"
    own.stop()


def test_a_table_is_carried_to_a_server_and_goes_on_there(me: Traveller, person: Come, house: House) -> None:
    me.sit_down("ancient-knowledge")
    for _ in range(3):
        me.wait_until_asked()
        me.move()
    me.wait_until_asked()
    question, view = me.sentence(), me.page.locator("[data-hand]").inner_text()
    me.page.get_by_role("button", name="Menu").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Take this table along").click()
    carried = json.loads(download.value.path().read_text("utf-8"))

    at_home = person()
    at_home.open()
    at_home.page.locator("[data-where=server]").wait_for()
    Traveller.read_file(at_home, carried)
    at_home.wait_until_asked()
    assert at_home.sentence() == question
    assert at_home.page.locator("[data-hand]").inner_text() == view
    number = at_home.number()
    assert number == len([line for line in carried["record"].splitlines() if line.startswith(("p1 ", "p2 "))])
    at_home.move()
    assert at_home.number() > number


def test_a_servers_page_opens_the_tables_of_the_browser_when_the_server_is_away(
    traveller: Come, own_house: House
) -> None:
    me = traveller(at=own_house)
    me.open()
    me.page.get_by_role("button", name="To the tables of this browser").click()
    me.page.locator("[data-where=here]").wait_for()
    me.page.locator("article[data-title=atlantes] .actions .button").first.click()
    me.wait_until_asked()
    me.until_kept()
    own_house.stop()
    me.open()
    expect(me.page.locator("[data-where=here]")).to_contain_text("The server cannot be reached")
    me.page.locator(".mine [data-table], .mine a").first.click()
    me.wait_until_asked()
    number = me.number()
    me.move()
    assert me.number() > number
    own_house.start()
    me.open()
    me.page.reload()
    me.page.locator("[data-where=server]").wait_for()


def test_recorded_games_replay_to_the_same_hashes_in_a_page(browser: Browser, site: Site) -> None:
    chosen = [path for title in TITLES for path in [p for p in RECORDS if p.parent.name == title][:MOST_RECORDS]]
    assert len(chosen) >= 50
    records = [path.read_text("utf-8") for path in chosen]
    (site.folder / "replay.js").write_text(REPLAY)
    page = browser.new_page()
    try:
        page.goto(site.address + "manifest.webmanifest")
        hashes = page.evaluate(ASK, records)
    finally:
        page.close()
    assert hashes == [record.rsplit("hash: ", 1)[1].strip() for record in records]


def test_what_tables_of_a_server_offer_is_offered_without_one(me: Traveller) -> None:
    """A hint, a game looked at again, one that goes on as another from there."""
    me.sit_down("ancient-knowledge")
    me.wait_until_asked()
    me.page.locator("[data-hint]").click()
    best = me.page.locator("[data-hinted]").first
    expect(best).to_contain_text("chance of winning")
    best.click()
    me.wait_for_number(1)
    me.wait_until_asked()
    me.move()
    first = hash_of(me.page)
    me.give_up()
    me.page.keyboard.press("Escape")
    me.page.locator(".scrubber input[type=range]").fill("1")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.get_by_role("button", name="Open the new table").click()
    expect(me.page.locator("[data-state=running]")).to_be_visible()
    assert first not in hash_of(me.page)
    me.move()


def test_what_python_says_is_said_in_french_without_a_server(traveller: Come) -> None:
    """It finds what it says its sentences with: a refusal, a hint of another title."""
    me = traveller(lang="fr-FR")
    me.sit_down("ancient-knowledge")
    for _ in range(4):
        me.wait_until_asked()
        me.move()
    me.wait_until_asked()
    tile = me.page.locator("main .tile [data-target]:not([data-lit], .plate):visible").first
    tile.click(position={"x": 14, "y": 14}, force=True)
    expect(me.page.locator("dialog[open] .why")).to_contain_text("Pas maintenant.")
    me.sit_down("syncro")
    turn_the_pages(me)
    me.wait_until_asked()
    me.page.locator("[data-hint]").click()
    me.page.locator("[data-hinted]").first.click()
    me.wait_for_number(1)


def test_a_guide_leads_to_its_end_without_a_server(me: Traveller) -> None:
    start(me, "syncro")
    ids = Guide("syncro").ids
    assert follow_to_the_end(me, ids[-1]) == ids


def test_two_people_share_a_screen_without_a_server(traveller: Come) -> None:
    test_together.test_two_people_share_a_screen_and_neither_sees_the_other_hand(traveller)


def test_who_is_alone_plays_alone_and_an_adventure_goes_on_without_a_server(me: Traveller) -> None:
    alone = [title for title in TITLES if find_title(title).least == 1]
    for title in alone:
        with named(title):
            me.open(f"#/new/{title}")
            me.page.get_by_role("button", name="Take seat 2 away").click()
            me.page.get_by_role("button", name="Start").click()
            for _ in range(3):
                me.wait_until_asked()
                me.move()
    me.open("#/new/syncro")  # another one may be under way
    me.page.get_by_role("button", name="Start").click()
    turn_the_pages(me)
    me.leave_it_to_a_bot()
    expect(me.page.locator("[data-state=over]")).to_be_visible()
    level = me.page.url
    me.page.locator("dialog[open]").get_by_role("button", name=re.compile("Next level|Try again")).click()
    expect(me.page.locator("[data-state=running]")).to_be_visible()
    assert me.page.url != level


def test_the_page_can_be_installed_with_a_server_and_without(me: Traveller, person: Come) -> None:
    """As far as the browser itself can tell."""
    at_home = person()
    for each in (me, at_home):
        each.open()
        each.page.get_by_role("button", name="Play now").first.wait_for()
        browser = each.context.new_cdp_session(each.page)
        assert browser.send("Page.getAppManifest")["errors"] == []
        assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
