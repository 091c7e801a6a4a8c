"""One browser and one server for all tests of a process; people come and go."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tablee.lab.page_bench import CHROMIUMS
from tablee.server.http.page import PAGE
from tests.web.house import Browsers, House, Person, coming_and_going, staying

FLAGS = [
    "--no-sandbox",  # Chromium asks for it when it is run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Fewer processes that hand things to each other, and Python inside the page compiled once, quickly.
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2",
    "--js-flags=--liftoff-only",
    "--font-render-hinting=none",  # the light Chromium would else set letters wider than people's browsers do
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, ("chromium-headless-shell", *CHROMIUMS))), None)
    assert found, "these tests need Chromium (Debian, Ubuntu: apt install chromium-headless-shell)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (PAGE / "index.html").exists(), "the page is not built: run `make page`"
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    return Browsers(browser)


@pytest.fixture
def person(browsers: Browsers, house: House) -> Iterator[Callable[..., Person]]:
    yield from coming_and_going(Person, browsers, house)


@pytest.fixture(scope="session")
def regular(browser: Browser, house: House) -> Iterator[Person]:
    regular = Person(browser, house)
    yield regular
    regular.leave()


@pytest.fixture
def me(regular: Person) -> Iterator[Person]:
    """Only for tests that leave all settings alone."""
    yield from staying(regular)


@pytest.fixture(scope="session")
def other_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (PAGE / "index.html").exists(), "the page is not built: run `make page`"
    house = House(tmp_path_factory.mktemp("other_house"))
    yield house
    house.stop()


@pytest.fixture
def own_house(other_house: House) -> House:
    """A server that a test may stop; the next one finds it running again."""
    if not other_house.is_running():
        other_house.start()
    return other_house
