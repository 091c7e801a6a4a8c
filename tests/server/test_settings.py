"""Settings from the environment: secrets in files, what is refused, what is remarked; and who may read the data."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablee.kernel.errors import BadInput
from tablee.server.settings import Settings, settings_from
from tests.server.running import running, tablee


def settings(**environ: str) -> Settings:
    return settings_from(environ, Path("data"), "127.0.0.1", 0)


def test_secrets_may_stand_in_files(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("k" * 40 + "\n")
    (tmp_path / "url").write_text("postgresql://tablee:secret@db/tablee\n")
    (tmp_path / "bus").write_text("nats://token@bus:4222\n")
    found = settings(
        TABLEE_KEY_FILE=str(tmp_path / "key"),
        TABLEE_DATABASE_URL_FILE=str(tmp_path / "url"),
        TABLEE_BUS_FILE=str(tmp_path / "bus"),
    )
    assert (found.key, found.database) == ("k" * 40, "postgresql://tablee:secret@db/tablee")
    assert (found.bus, found.remarks) == ("nats://token@bus:4222", ())


def test_a_secret_is_given_once_and_its_file_is_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        settings(TABLEE_KEY="k" * 40, TABLEE_KEY_FILE=str(tmp_path))
    assert refused.value.sentence.params["option"] == "TABLEE_KEY_FILE"
    with pytest.raises(BadInput) as refused:
        settings(TABLEE_KEY_FILE=str(tmp_path / "nowhere"))
    assert refused.value.sentence.params["place"] == str(tmp_path / "nowhere")


@pytest.mark.parametrize(
    "given", ["tables.example.org", "https://a.example b.example", "https://a.example/tables", "ftp://a.example"]
)
def test_an_origin_has_a_scheme_and_no_path(given: str) -> None:
    with pytest.raises(BadInput) as refused:
        settings(TABLEE_ORIGINS=given)
    assert refused.value.sentence.params["option"] == "TABLEE_ORIGINS"
    assert settings(TABLEE_ORIGINS="https://a.example/ http://b.example:8000").origins == (
        "https://a.example",
        "http://b.example:8000",
    )


def test_a_short_key_and_unknown_names_are_remarked_and_hold_nothing_up() -> None:
    found = settings(TABLEE_KEY="k" * 31, TABLEE_ORIGIN="https://a.example", TABLEE_LANG="fr", OTHER="x")
    assert [remark.sentence.id for remark in found.remarks] == ["unknown-setting", "short-key"]
    assert found.remarks[0].sentence.params == {"value": "TABLEE_ORIGIN"}
    assert found.key == "k" * 31
    assert settings(TABLEE_KEY="k" * 32, TABLEE_CALL_RATE="7", TABLEE_DATA="x").remarks == ()


def test_remarks_are_said_at_the_start_without_the_secret(tmp_path: Path) -> None:
    environ = {
        "TABLEE_KEY": "short and secret",
        "TABLEE_ORIGIN": "x",
        "TABLEE_DATABASE_URL": "postgresql://127.0.0.1:1/x",
    }
    code, _, errors = tablee("serve", "--data", str(tmp_path / "data"), "--port", "0", **environ)
    assert code == 2, "there is no such database"
    assert "unknown setting 'TABLEE_ORIGIN'" in errors or "unknown setting TABLEE_ORIGIN" in errors
    assert "TABLEE_KEY is short and might be guessed: its length is 16" in errors
    assert "secret" not in errors


@pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")
def test_the_folder_and_the_database_are_their_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0o022)
    try:
        with running(data) as here:
            here.guest()
            assert data.stat().st_mode & 0o777 == 0o700
            for name in ("tablee.db", "tablee.db-wal", "tablee.db-shm", "key"):
                assert (data / name).stat().st_mode & 0o777 == 0o600, name
        (data / "tablee.db").chmod(0o644)
        data.chmod(0o755)
        with running(data) as here:
            here.guest()
            assert (data / "tablee.db").stat().st_mode & 0o777 == 0o640, "others may not, the group still may"
            assert data.stat().st_mode & 0o777 == 0o755, "a folder that was there may hold other things"
    finally:
        os.umask(before)
