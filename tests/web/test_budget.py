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


def test_the_first_page_has_at_most_150_kb_of_script(person: Come) -> None:
    me = person()
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.open()
    me.page.get_by_role("heading", name="Your tables").wait_for()
    scripts = {PAGE / url.removeprefix(me.house.address) for url in fetched if url.endswith(".js")}
    assert 20 * KB < zipped(scripts) <= 150 * KB


def test_shell_and_one_title_are_at_most_150_kb_of_script(person: Come) -> None:
    me = person()
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.start_at_once()
    me.wait_until_asked()
    me.move()
    scripts = {PAGE / url.removeprefix(me.house.address) for url in fetched if url.endswith(".js")}
    assert any("ancient-knowledge" in path.name for path in scripts)
    assert 20 * KB < zipped(scripts) <= 150 * KB


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
