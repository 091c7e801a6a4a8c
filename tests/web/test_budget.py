"""What a browser has to fetch and to wait for."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable
from pathlib import Path

from tablee.server.http.page import PAGE
from tests.web.house import Person

KB = 1024
Come = Callable[..., Person]


def zipped(paths: Iterable[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def test_the_lobby_has_at_most_100_kb_of_script_and_no_title_s_board(person: Come) -> None:
    me = person()
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.open()
    me.page.get_by_role("button", name="Play now").first.wait_for()
    me.page.locator('[data-title="ancient-knowledge"] .lid svg').wait_for()
    scripts = {PAGE / url.removeprefix(me.house.address) for url in fetched if url.endswith(".js")}
    assert any("box" in path.name for path in scripts)
    assert not any("ancient-knowledge" in path.name for path in scripts)
    assert 20 * KB < zipped(scripts) <= 100 * KB


def test_shell_and_one_title_are_at_most_150_kb_of_script(person: Come) -> None:
    """Whoever comes straight to a table, as by a link; what windows bring that are opened later is not in it."""
    me = person()
    for title in ("ancient-knowledge", "atlantes", "scholars", "syncro"):
        me.sit_at(title, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        page = me.new_tab()
        fetched: list[str] = []
        page.on("request", lambda request, fetched=fetched: fetched.append(request.url))
        page.goto(me.page.url)
        page.locator("[data-lit]").first.wait_for()
        scripts = {PAGE / url.removeprefix(me.house.address) for url in fetched if url.endswith(".js")}
        page.close()
        assert any(title in path.name for path in scripts)
        assert 20 * KB < zipped(scripts) <= 150 * KB, (title, zipped(scripts) / KB)


def test_a_table_fetches_nothing_twice(person: Come) -> None:
    me = person()
    me.start_at_once()
    me.wait_until_asked()
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.page.reload()
    me.wait_until_asked()
    assert fetched
    assert sorted(set(fetched)) == sorted(fetched)
