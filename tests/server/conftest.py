from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.running import Running, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; empty for SQLite, which lies in the data folder."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that many tests share: each makes its own guests and tables."""
    with running(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
