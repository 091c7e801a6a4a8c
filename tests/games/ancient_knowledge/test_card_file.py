"""A card file adds cards: each takes the effect of a card that is there, with a name and numbers of its own."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.agenda import advance, pending
from tablee.kernel.errors import BadInput

CHANGES: dict[str, dict[str, Any]] = {
    "X1": {"like": "C16", "name-en": "Atlantis", "name-fr": "Atlantide", "cost": 0, "slot": 2, "points": 5},
    "X2": {"like": "T1", "name-en": "Plato", "points": 3},
    "X3": {"like": "A12"},
    "M1": {"cost": 3},
}


def test_an_added_card_has_its_own_name_and_numbers_and_the_effect_of_another() -> None:
    box = TITLE.box(CHANGES, "my.toml")
    card, like = box.cards[box.index["X1"]], box.cards[box.index["C16"]]
    assert (card.en, card.fr, card.cost, card.slot, card.points) == ("Atlantis", "Atlantide", 0, 2, 5)
    assert (card.knowledge, card.kind, card.when, card.do) == (like.knowledge, like.kind, like.when, like.do)
    assert card.text_en == like.text_en
    assert box.cards[box.index["X3"]].fr == "X3"
    assert box.cards[box.index["M1"]].cost == 3
    assert box.ids[:-3] == TITLE.box().ids
    assert box.content != TITLE.box().content


@pytest.mark.parametrize("number", range(6))
def test_games_with_added_cards_are_played_to_their_end(number: int) -> None:
    box = TITLE.box(CHANGES, "my.toml")
    pos = TITLE.setup({"starting-hands": number % 2 == 1}, 2 + number % 3, str(number), box)
    rng = random.Random(number)
    everywhere = json.dumps(pos.dump())
    assert all(f'"{id}"' in everywhere for id in ("X1", "X2", "X3"))
    while pending(pos):
        TITLE.check(pos)
        (decision, *_) = pending(pos)
        written = TITLE.written(decision)
        assert [TITLE.write(TITLE.read(line)) for line in written] == written
        view = TITLE.view(pos, decision.seat)
        assert TITLE.guess(view, decision, box) == TITLE.guess_at(pos, decision)
        advance(pos, decision, rng.choice(decision.choices))
    assert TITLE.load(box, json.loads(json.dumps(pos.dump()))) == pos


def test_an_added_card_is_created_by_its_id() -> None:
    box = TITLE.box(CHANGES, "my.toml")
    layout = {"players": {"p1": {"hand": ["X1"]}, "p2": {}}}
    pos = TITLE.play(TITLE.lay_out(box, layout, "position"), 0, "create X1 slot 2")
    assert TITLE.view(pos, 0)["players"][0]["timeline"][0]["card"] == "X1"


def test_a_card_of_another_file_is_refused_with_its_id() -> None:
    TITLE.box(CHANGES, "my.toml")
    refusal = TITLE.explain(TITLE.setup({"starting-hands": True}, 2, "1"), 0, "create X1 slot 2")
    assert refusal is not None
    assert refusal.params.get("card", "X1") == "X1"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"X2": {"like": "C16"}}, "my.toml: unknown card 'X2': expected one of 'X1'"),
        ({"C37": {"like": "C16"}}, "my.toml: unknown card 'C37': expected one of 'X1'"),
        (
            {"X1": {"like": "C99"}},
            "my.toml: card 'X1', field 'like': 'C99' does not fit: expected a card id such as 'C1'",
        ),
        (
            {"X1": {"like": ["C1"]}},
            "my.toml: card 'X1', field 'like': ['C1'] does not fit: expected a card id such as 'C1'",
        ),
        ({"X1": {"cost": 1}}, "my.toml: card 'X1', field 'like': '' does not fit: expected a card id such as 'C1'"),
        ({"X1": 3}, "my.toml: 'X1' cannot be 3: expected a table of fields"),
        (
            {"X1": {"like": "C16", "slot": 7}},
            "my.toml: card 'X1', field 'slot': 7 does not fit: expected a whole number from 1 to 6",
        ),
        (
            {"X1": {"like": "A1", "slot": 1}},
            "my.toml, X1: unknown field 'slot'; available: 'cost', 'name-en', 'name-fr', 'text-en', 'text-fr'",
        ),
    ],
)
def test_an_added_card_that_does_not_fit_is_told_with_file_card_and_field(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(sentence)}$"):
        TITLE.box(changes, "my.toml")


def test_a_card_of_the_box_cannot_be_like_another() -> None:
    with pytest.raises(BadInput, match="unknown field 'like'"):
        TITLE.box({"C1": {"like": "C16"}}, "my.toml")
