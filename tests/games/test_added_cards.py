"""Cards that a card file adds belong to its box: without the file their ids can be read, but there is no such card."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.games import title
from tablee.games.ancient_knowledge.cards import ids as ancient_ids
from tablee.games.atlantes.cards import ids as atlantes_ids
from tablee.kernel.agenda import advance, pending
from tests.games.random_play import pick

IDS: dict[str, Any] = {"ancient-knowledge": ancient_ids, "atlantes": atlantes_ids}
FILES: dict[str, dict[str, dict[str, Any]]] = {
    "ancient-knowledge": {"X1": {"like": "C16", "name-en": "Y", "name-fr": "Y"}},
    "atlantes": {"X1": {"effects": "buy 3"}, "X2": {"type": "sharks", "gold": 1, "power": 2, "points": 1}},
}


@pytest.mark.parametrize("id", sorted(FILES))
def test_reading_a_card_file_changes_no_other_box_and_no_list_of_ids(id: str) -> None:
    game, ids = title(id), IDS[id]
    before = [*ids.IDS], dict(ids.INDEX), [*game.box().ids]
    box = game.box(FILES[id])
    assert box.ids == [*before[2], *FILES[id]]
    assert ([*ids.IDS], dict(ids.INDEX), [*game.box().ids]) == before


@pytest.mark.parametrize("id", sorted(IDS))
def test_an_added_id_means_the_same_card_in_every_file_and_is_written_as_it_was_read(id: str) -> None:
    ids, printed = IDS[id], len(IDS[id].IDS)
    for number in (1, 2, 37, 999):
        assert ids.card_of(f"X{number}") == printed + number - 1
        assert ids.id_of(printed + number - 1) == f"X{number}"
    assert [ids.id_of(ids.card_of(each)) for each in ids.IDS] == ids.IDS
    assert {ids.card_of(wrong) for wrong in ("X0", "X01", "X", "X-1", "X12345", "Y1", "")} == {-1}


@pytest.mark.parametrize("id", sorted(IDS))
def test_a_choice_of_a_card_that_this_box_lacks_is_refused_by_its_id(id: str) -> None:
    """At any moment, however the card is named; and nothing breaks over a card without columns."""
    game, refused = title(id), set()
    for number in range(6):
        rng = random.Random(number)
        pos = game.setup({}, 2, f"lacks {number}")
        while pending(pos):
            decision, choice = pick(pos, rng)
            for form in [" ".join(words) for words, _ in game.notation.templates]:
                words = form.replace("{card}", "X3").replace("{card2}", "X3")
                if words != form and rng.random() < 0.2:
                    line = words.format(slot=1, place=1, seat="p2", tile=1, amount=1, objective="", manta="")
                    refusal = game.explain(pos, decision.seat, line)
                    assert refusal is not None
                    refused.add(line)
            advance(pos, decision, choice)
    assert len(refused) > 4
    assert all("X3" in line for line in refused)
