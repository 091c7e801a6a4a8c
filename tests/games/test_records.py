"""Whole recorded games of every title, replayed to their hashes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.games import TITLES, title
from tablee.kernel.records import read_record, record_of, replay, verify

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_to_its_hash_and_no_piece_is_lost_on_the_way(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    chosen = title(record.title)
    game = verify(chosen, chosen.box(), record)
    assert record.hash
    assert game.is_over()
    assert chosen.result(game.position) is not None
    way = game.way_back
    while way is not None:
        chosen.check(way.position)
        way = way.further
    assert record_of(game).write() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS[::6], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_can_be_left_and_taken_up_at_any_moment(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    chosen = title(record.title)
    box = chosen.box()
    end = replay(chosen, box, record).position
    half = replay(chosen, box, record, len(record.choices) // 2)
    pos = chosen.load(box, json.loads(json.dumps(half.position.dump())))
    for seat, choice in record.choices[half.number :]:
        pos = chosen.play(pos, int(seat[1:]) - 1, choice)
    assert pos == end


@pytest.mark.parametrize("id", sorted(TITLES))
def test_every_title_has_at_least_thirty_recorded_games_of_every_player_count(id: str) -> None:
    records = [read_record(path.read_text(encoding="utf-8"), path.name) for path in RECORDS if path.parent.name == id]
    assert len(records) >= 30
    chosen = title(id)
    assert {len(record.seats) for record in records} == set(range(chosen.least, chosen.most + 1))
