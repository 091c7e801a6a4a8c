"""Training: equal courses give equal weights, however they are played, and nothing is ever half written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.values import read_values
from tablee.games import title
from tablee.kernel.errors import BadInput
from tablee.lab import training
from tablee.lab.training import Round, train

COURSE: dict[str, Any] = {"games": 12, "seed": "small", "corners": 3, "match": 2, "turns": 1}
SMALL = Path(__file__).parent / "small.values.json"
"""Made by: tablee lab train syncro --rounds 2 --games 12 --seed small --turns 1 --corners 3 --match 2"""


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("straight") / "values.json"
    train("syncro", rounds=2, out=out, **COURSE)
    return out


def test_a_small_course_comes_out_as_it_did_to_the_last_byte(straight: Path) -> None:
    assert straight.read_text("utf-8") == SMALL.read_text("utf-8"), f"{SMALL.name}: {__doc__}"


def test_what_was_learned_can_be_read_and_says_how_it_was_made(straight: Path) -> None:
    values = read_values(title("syncro"), straight.read_text("utf-8"), str(straight))
    assert values.shared
    pos = title("syncro").setup({"level": 1}, 2, "learned")
    assert 0.0 < values.value(pos, 0) < 1.0
    made = json.loads(straight.read_text("utf-8"))["made"]
    assert made["command"] == (
        "tablee lab train syncro --rounds 2 --games 12 --seed small --turns 1 --corners 3 --match 2"
    )
    assert [each["round"] for each in made["rounds"]] == [1, 2]
    assert all(0 <= each[what]["brier"] < 1 for each in made["rounds"] for what in ("constant", "hints", "learned"))


def test_whoever_stops_in_between_goes_on_and_comes_to_the_same(
    straight: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped by Ctrl-C in the first round and, with two processes, in the second."""
    out = tmp_path / "values.json"

    def interrupt(round: int, games: int) -> Any:
        def stop(what: str, now: int, done: int, _: int) -> None:
            if (what, now) == ("play", round) and done >= games:
                raise KeyboardInterrupt

        return stop

    with pytest.raises(KeyboardInterrupt):
        train("syncro", rounds=2, out=out, progress=interrupt(1, 5), **COURSE)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["values.json.course"]
    with pytest.raises(KeyboardInterrupt):
        train("syncro", rounds=2, out=out, resume=True, progress=interrupt(2, 7), **COURSE)
    assert len(json.loads(out.read_text("utf-8"))["made"]["rounds"]) == 1
    told: list[Round] = []
    train("syncro", rounds=2, out=out, resume=True, jobs=2, report=told.append, **COURSE)
    assert [each.round for each in told] == [1, 2]
    assert out.read_bytes() == straight.read_bytes()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["values.json", "values.json.course"]


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "values.json"
    out.write_text("old", "utf-8")

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(training.os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        training.put(out, b"new")
    assert [each.name for each in tmp_path.iterdir()] == ["values.json"]
    assert out.read_text("utf-8") == "old"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"games": 13}, "'games' was 12 and cannot become 13"),
        ({"seed": "other"}, "'seed' was 'small' and cannot become 'other'"),
        ({"corners": 4}, "'corners' was 3 and cannot become 4"),
    ],
)
def test_another_course_does_not_go_on_with_this_one(straight: Path, changes: dict[str, Any], said: str) -> None:
    before = straight.read_bytes()
    with pytest.raises(BadInput, match=f"{said}: leave out --resume to start over"):
        train("syncro", rounds=3, out=straight, resume=True, **{**COURSE, **changes})
    assert straight.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 but no more", b"{}", None])
def test_a_broken_course_gets_one_sentence(tmp_path: Path, straight: Path, content: bytes | None) -> None:
    out = tmp_path / "values.json"
    kept = straight.with_name("values.json.course").read_bytes()
    out.with_name("values.json.course").write_bytes(kept[: len(kept) // 2] if content is None else content)
    with pytest.raises(BadInput) as caught:
        train("syncro", rounds=3, out=out, resume=True, **COURSE)
    assert "values.json.course" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert not out.exists()


def test_there_has_to_be_something_to_go_on_with(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no file"):
        train("syncro", rounds=1, out=tmp_path / "none.json", resume=True, **COURSE)
