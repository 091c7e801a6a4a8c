"""What a score is made of: the things that a title names give, line by line, what stands on its score sheet."""

from __future__ import annotations

import random

import pytest

from tablee.games import title as find_title
from tablee.kernel.agenda import advance, pending
from tablee.texts import Catalogue

OPEN_LINES = {"ancient-knowledge": {"lost"}, "atlantes": set(), "scholars": set(), "syncro": set()}
"""Lines that no single thing gives."""


@pytest.mark.parametrize("id", sorted(OPEN_LINES))
@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_details_of_a_score_add_up_to_its_lines(id: str, seed: str) -> None:
    title = find_title(id)
    pos = title.setup({}, 2, seed)
    rng = random.Random(seed)
    while decisions := pending(pos):
        decision = decisions[0]
        values = title.guess_at(pos, decision)
        best = max(range(len(values)), key=lambda i: (values[i], rng.random()))
        advance(pos, decision, decision.choices[best])
    result = title.result(pos)
    assert result is not None
    words = Catalogue("en", id)
    cards = {face.id for face in title.box().faces()}
    for standing in result.standings:
        details = title.score_details(pos, standing.seat)
        for line, points in standing.lines.items():
            given = [detail for detail in details if detail.line == line]
            if line in OPEN_LINES[id]:
                assert given == []
            else:
                assert sum([detail.points for detail in given]) == points, line
        assert {detail.line for detail in details} <= set(standing.lines)
        assert all(detail.source in cards or detail.source.split()[0] in words for detail in details)
