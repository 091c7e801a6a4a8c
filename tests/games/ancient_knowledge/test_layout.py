"""Position files and card files: what they set up, and the sentence for each thing that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.kernel.errors import BadInput
from tests.games.ancient_knowledge.table import table


def lay(**layout: Any) -> Ancient:
    pos = TITLE.lay_out(TITLE.box(), layout, "my.toml")
    assert isinstance(pos, Ancient)
    return pos


def test_only_what_matters_is_named_and_the_rest_is_dealt() -> None:
    t = table(
        p1={
            "hand": ["C16"],
            "hand_size": 5,
            "timeline": {2: ["C6", "P26(4)"]},
            "past": ["C28 tilted", "M12"],
            "lost": 3,
        },
        deck=["A1", "A2"],
        pile=["M4", "M5"],
    )
    assert t.p1.hand[0] == "C16"
    assert len(t.p1.hand) == 5
    assert t.p1.timeline == {2: ["C6(2)", "P26(4)"]}
    assert (t.p1.past, t.p1.tilted, t.p1.lost) == (["C28", "M12"], ["C28"], 3)
    assert t.deck[:2] == ["A1", "A2"]
    assert t.pile == ["M4", "M5"]
    assert [len(tile) for tile in t.tiles] == [3, 3, 3]
    assert (t.deciding(), t.prompt()) == (["p1"], "action")


def test_the_same_file_gives_the_same_position_and_another_seed_another_one() -> None:
    assert lay(seed="1") == lay(seed="1")
    assert lay(seed="1") != lay(seed="2")


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        (
            {"players": {"p1": {"hand": ["C99"]}}},
            "my.toml, p1 hand: unknown card 'C99': expected a card id such as 'C16'",
        ),
        (
            {"players": {"p1": {"hand": ["C1"]}, "p2": {"past": ["C1"]}}},
            "card 'C1' is in two places: 'p1 hand' and 'p2 past'",
        ),
        ({"players": {"p1": {"hand": ["C1", "C1"]}}}, "card 'C1' is in two places: 'p1 hand' and 'p1 hand'"),
        (
            {"players": {"p1": {"timeline": {"3": ["C1", "C2", "C3"]}}}},
            "'p1 timeline slot 3' holds 3, it has room for 2",
        ),
        (
            {"players": {"p1": {"timeline": {"7": ["C1"]}}}},
            "unknown field '7'; available: '1', '2', '3', '4', '5', '6'",
        ),
        ({"players": {"p1": {"timeline": {"1": ["A1"]}}}}, "'A1' cannot be in 'p1 timeline slot 1'"),
        ({"players": {"p1": {"timeline": {"1": ["C1(-2)"]}}}}, "cannot be 'C1(-2)'"),
        (
            {"players": {"p1": {"artefacts": ["A1", "A2", "A3", "A4", "A5", "A6"]}}},
            "'p1 artefacts' holds 6, it has room for 5",
        ),
        ({"players": {"p1": {"artefacts": ["T1"]}}}, "'T1' cannot be in 'p1 artefacts'"),
        ({"players": {"p1": {"lost": -1}}}, "'p1 lost' cannot be -1: expected a whole number from 0 to 999"),
        ({"players": {"p1": {"lost": True}}}, "'p1 lost' cannot be True"),
        ({"players": {"p1": {"past": ["C1 sideways"]}}}, "'p1 past' cannot be 'C1 sideways'"),
        ({"players": {"p1": {"hand": "C1"}}}, "'p1 hand' cannot be 'C1': expected a list"),
        ({"players": {"p1": {"hand": [f"C{n}" for n in range(1, 12)]}}}, "'p1 hand' holds 11, it has room for 10"),
        ({"players": {"p5": {}}}, "unknown field 'p5'; available: 'p1', 'p2', 'p3', 'p4'"),
        ({"players": []}, "'players' cannot be -: expected a table of fields"),
        ({"seats": 5}, "'seats' cannot be 5: expected a whole number from 2 to 4"),
        ({"turn": "p3"}, "'turn' cannot be 'p3': expected one of 'p1', 'p2'"),
        ({"phase": "night"}, "'phase' cannot be 'night': expected one of 'action', 'chronicle', 'decline'"),
        ({"tiles": [["T1", "T2", "T3"], ["T28", "T29", "T30"]]}, "'T28' cannot be in 'tile 2'"),
        ({"tiles": [["T1"]]}, "'tile 1' cannot be 'T1': expected one of 0, 2, 3"),
        ({"knowledge": {"1": ["T40"]}}, "'T40' cannot be in 'knowledge 1'"),
        (
            {"players": {"p1": {"collection": [f"T{n}" for n in range(1, 28)]}}},
            "'tile 1' cannot be filled: 0 cards are left, 3 are needed",
        ),
        ({"flipped": "yes"}, "'flipped' cannot be 'yes': expected true or false"),
        ({"monuments": []}, "unknown field 'monuments'"),
        ({"options": {"ages": [30]}}, "option 'ages' of ancient-knowledge cannot be 30"),
    ],
)
def test_a_position_that_cannot_exist_gets_one_sentence_with_value_and_place(
    layout: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput) as caught:
        lay(**layout)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"C99": {"cost": 1}}, "my.toml: unknown card 'C99': expected a card id such as 'A1'"),
        (
            {"C16": {"cost": "two"}},
            "my.toml: card 'C16', field 'cost': 'two' does not fit: expected a whole number from 0 to 9",
        ),
        ({"C16": {"slot": 7}}, "card 'C16', field 'slot': 7 does not fit: expected a whole number from 1 to 6"),
        ({"A1": {"slot": 2}}, "my.toml, A1: unknown field 'slot'"),
        ({"T28": {"cost": 2}}, "my.toml, T28: unknown field 'cost'"),
        ({"C16": {"name-fr": 4}}, "card 'C16', field 'name-fr': 4 does not fit: expected a line"),
        ({"C16": 4}, "my.toml: 'C16' cannot be 4: expected a table of fields"),
        ({"C16": {"cost": True}}, "field 'cost': True does not fit"),
    ],
)
def test_a_card_file_that_does_not_fit_names_file_card_and_field(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        TITLE.box(changes, "my.toml")
    assert sentence in str(caught.value)


def test_a_changed_card_is_played_as_changed_and_says_where_it_comes_from() -> None:
    box = TITLE.box({"C16": {"cost": 0, "knowledge": 5, "name-en": "Thonis"}}, "my.toml")
    pos = TITLE.lay_out(box, {"players": {"p1": {"hand": ["C16", "M1"]}}}, "test")
    after = TITLE.play(pos, 0, "create C16 slot 2")
    assert isinstance(after, Ancient)
    assert after.players[0].knowledge[2] == 5
    face = next(face for face in box.faces() if face.id == "C16")
    assert face.names["en"] == "Thonis"
    assert face.provenance["numbers"] == "card file"
