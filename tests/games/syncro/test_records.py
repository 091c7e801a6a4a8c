"""The recorded levels meet every family, Reward, Fog card, Lieutenant and Boss, and every way a level can end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tablee.games.syncro.game import TITLE
from tablee.games.syncro.state.board import Syncro
from tablee.kernel.records import read_record, replay
from tests.games.syncro.table import BOX

FOLDER = Path(__file__).parents[2] / "records" / "syncro"


def test_every_card_is_met_and_every_end_is_reached() -> None:
    met: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    levels: Counter[tuple[int, int]] = Counter()
    for path in sorted(FOLDER.glob("*.record")):
        game = replay(TITLE, BOX, read_record(path.read_text("utf-8"), path.name))
        pos = game.position
        assert isinstance(pos, Syncro)
        ends[pos.lost_by or "won"] += 1
        levels[pos.quest.level, pos.seats] += 1
        for moment in game.moments:
            for event in moment.events:
                if event.kind in ("used", "destroyed", "fog-turned", "revealed"):
                    met[str(event.facts[-1])] += 1
    assert [card for card in BOX.ids if not met[card]] == []
    assert set(ends) == {"won", "empty-hands", "payment"}
    assert set(levels) == {(level, seats) for level in range(1, 10) for seats in range(2, 6)}
