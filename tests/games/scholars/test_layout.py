"""Position files and card files: what they set up, and the sentence for each thing that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.scholars.game import TITLE
from tablee.games.scholars.state.board import Scholars
from tablee.kernel.agenda import pending
from tablee.kernel.errors import BadInput
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker
from tests.games.scholars.table import base, table


def lay(**layout: Any) -> Scholars:
    pos = TITLE.lay_out(TITLE.box(), layout, "my.toml")
    assert isinstance(pos, Scholars)
    return pos


def test_only_what_matters_is_named_and_the_rest_is_dealt() -> None:
    t = table(
        p1={"hand": ["red 3", "black 5"], "silver": 4, "columns": {"travel": ["chinese-a"]}, "goal": "persian"},
        rooms={5: "persian-b p1 1", 6: "greek-a"},
        house={"green": ["scroll-syriac-f p2"]},
        map={"north-east": "scroll-greek-a"},
    )
    assert (t.p1.hand, t.p1.silver, t.p1.columns[1]) == (["red 3", "black 5"], 4, ["chinese-a"])
    assert (t.p1.goal, t.p1.scrolls) == ("goal-persian", ["scroll-persian-start"])
    assert t.rooms() == {5: "persian-b p1 1", 6: "greek-a neutral 0"}
    assert (t.house("green"), t.mark("scroll-syriac-f")) == (["scroll-syriac-f", None, None], "p2")
    assert (t.on_map("north-east"), t.on_map("north-west")) == ("scroll-greek-a", None)
    assert len(t.deck("chinese")) == 9  # one of ten lies under the board
    assert None not in t.books()
    assert (t.deciding(), t.prompt()) == (["p1"], "turn")


def test_the_same_file_gives_the_same_position_and_another_seed_another_one() -> None:
    assert lay(seed="1") == lay(seed="1")
    assert lay(seed="1") != lay(seed="2")


def test_with_four_caliphs_the_next_round_is_the_last() -> None:
    assert table(caliphs=[[], [], [], []], round=7).pos.last == 8


BAD_POSITIONS: list[tuple[dict[str, Any], str]] = [
    (
        {"players": {"p1": {"hand": ["pink 3"]}}},
        "my.toml: 'p1 hand' cannot be 'pink': expected one of 'white', 'red', 'yellow'",
    ),
    ({"players": {"p1": {"hand": ["red 7"]}}}, "'p1 hand' cannot be 7: expected a whole number from 1 to 6"),
    ({"players": {"p1": {"hand": ["red " + "9" * 5000]}}}, "'p1 hand' cannot be '9999"),
    ({"players": {"p1": {"hand": ["green 3"]}}}, "'p1 hand' cannot be 3: expected a whole number from 4 to 6"),
    ({"players": {"p1": {"hand": "red 3"}}}, "'p1 hand' cannot be 'red 3': expected a list"),
    ({"players": {"p1": {"bag": {"white": 41}}}}, "'white dice' holds 41, it has room for 40"),
    ({"players": {"p1": {"workers": {"blue": 13}}}}, "'blue workers' holds 13, it has room for 12"),
    ({"players": {"p1": {"workers": {"black": 1}}}}, "unknown field 'black'"),
    ({"players": {"p1": {"levels": {"physics": 8}}}}, "cannot be 8: expected a whole number from 0 to 7"),
    ({"players": {"p1": {"levels": {"alchemy": 1}}}}, "unknown field 'alchemy'"),
    ({"players": {"p1": {"silver": -1}}}, "'p1 silver' cannot be -1: expected a whole number from 0 to 999"),
    ({"players": {"p1": {"silver": True}}}, "'p1 silver' cannot be True"),
    ({"players": {"p1": {"goal": "latin"}}}, "'p1 goal' cannot be 'latin'"),
    ({"players": {"p1": {"goal": "greek"}, "p2": {"goal": "greek"}}}, "card 'goal-greek' is in two places"),
    ({"players": {"p1": {"columns": {"fifth": ["chinese-a"]}}}}, "unknown field 'fifth'"),
    (
        {"players": {"p1": {"columns": {"travel": ["scroll-greek-a"]}}}},
        "'scroll-greek-a' cannot be in 'p1 under travel'",
    ),
    ({"players": {"p1": {"slots": {"sixth": {"card": "physics"}}}}}, "unknown field 'sixth'"),
    (
        {"players": {"p1": {"slots": {"travel": {"card": "physics"}, "research": {"card": "physics"}}}}},
        "'p1 slot research' cannot be 'physics'",
    ),
    (
        {"players": {"p1": {"slots": {"travel": {"dice": ["red 1", "red 2", "red 3"]}}}}},
        "'p1 slot travel' holds 3, it has room for 2",
    ),
    ({"players": {"p5": {}}}, "unknown field 'p5'; available: 'p1', 'p2', 'p3', 'p4'"),
    ({"players": []}, "'players' cannot be -: expected a table of fields"),
    ({"rooms": {"12": "greek-a"}}, "unknown field '12'"),
    (
        {"rooms": {"1": "latin-a"}},
        "my.toml, room 1: unknown card 'latin-a': expected a card id such as 'chinese-a'",
    ),
    ({"rooms": {"1": "greek-a p3"}}, "'room 1' cannot be 'p3': expected one of 'p1', 'p2', 'neutral'"),
    ({"rooms": {"1": "greek-a p1 2"}}, "'room 1' cannot be 2: expected a whole number from 0 to 1"),
    ({"rooms": {"1": "greek-a", "2": "greek-a"}}, "card 'greek-a' is in two places: 'room 1' and 'room 2'"),
    ({"rooms": {"1": "greek-i"}}, "'greek-i' cannot be in 'room 1'"),
    ({"map": {"east-upper": "scroll-greek-a"}}, "unknown field 'east-upper'"),
    ({"map": {"north-east": "greek-a"}}, "'greek-a' cannot be in 'map north-east'"),
    ({"house": {"green": ["a", "b", "c", "d"]}}, "'house green' holds 4, it has room for 3"),
    ({"guilds": {"purple": {"p1": 21}}}, "'guild purple' cannot be 21"),
    ({"guilds": {"purple": {"p1": 15}, "green": {"p1": 15}}}, "'p1 influence' holds 30, it has room for 20"),
    ({"neutral": "east-upper"}, "'neutral' cannot be 'east-upper'"),
    ({"decks": {"chinese": ["greek-a"]}}, "'greek-a' cannot be in 'deck chinese'"),
    ({"books": ["page-99"]}, "unknown card 'page-99'"),
    ({"caliphs": [["p9"]]}, "'caliph 1' cannot be 'p9'"),
    ({"round": 5, "last": 4}, "'last' cannot be 4: expected a whole number from 5 to 999"),
    ({"seats": 5}, "'seats' cannot be 5: expected a whole number from 1 to 4"),
    ({"turn": "p3"}, "'turn' cannot be 'p3': expected one of 'p1', 'p2'"),
    ({"phase": "night"}, "'phase' cannot be 'night': expected one of 'turn', 'end', 'final'"),
    ({"rest": "burn"}, "'rest' cannot be 'burn': expected one of 'deal', 'out'"),
    ({"dragons": []}, "unknown field 'dragons'"),
    ({"options": {"mode": "short"}}, "'mode' of scholars cannot be 'short'"),
    ({"options": {"myriade": False}, "books": []}, "unknown field 'books'"),
    ({"options": {"myriade": False}, "rooms": {"1": "greek-j"}}, "'greek-j' cannot be in 'room 1'"),
    ({"options": {"myriade": False}, "players": {"p1": {"xp": 1}}}, "'p1 xp' cannot be 1"),
    ({"seats": 2, "opponent": {}}, "'seats' cannot be 2: expected a whole number from 1 to 1"),
    ({"opponent": {"dice_sum": 7}}, "'opponent dice_sum' cannot be 7: expected a whole number from -6 to 6"),
]


@pytest.mark.parametrize(("layout", "sentence"), BAD_POSITIONS)
def test_a_position_that_cannot_exist_gets_one_sentence_with_value_and_place(
    layout: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput) as caught:
        lay(**layout)
    assert sentence in str(caught.value)


BAD_CARD_FILES: list[tuple[dict[str, Any], str]] = [
    ({"latin-a": {"points": 1}}, "my.toml: unknown card 'latin-a': expected a card id such as 'act-astronomy'"),
    (
        {"greek-a": {"points": "two"}},
        "my.toml: card 'greek-a', field 'points': 'two' does not fit: expected a whole number from 0 to 20",
    ),
    ({"greek-a": {"gold": 0}}, "card 'greek-a', field 'gold': 0 does not fit: expected a whole number from 1 to 9"),
    ({"greek-a": {"slot": 2}}, "my.toml, greek-a: unknown field 'slot'"),
    ({"greek-a": {"banner": "silver 1"}}, "my.toml, greek-a: unknown field 'banner'"),
    ({"greek-a": {"dispatch": "fly 3"}}, "card 'greek-a', field 'dispatch': 'fly 3' does not fit: expected one of"),
    ({"greek-a": {"dispatch": "silver many"}}, "card 'greek-a', field 'dispatch': 'silver many' does not fit"),
    ({"greek-a": {"name-fr": 4}}, "card 'greek-a', field 'name-fr': 4 does not fit: expected a line"),
    ({"greek-a": 4}, "my.toml: 'greek-a' cannot be 4: expected a table of fields"),
    ({"page-1": {"price": True}}, "field 'price': True does not fit"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD_CARD_FILES)
def test_a_card_file_that_does_not_fit_names_file_card_and_field(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        TITLE.box(changes, "my.toml")
    assert sentence in str(caught.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_such_sentence_is_said_in_both_languages(lang: str) -> None:
    speaker = Speaker(lang, TITLE, TITLE.box())
    errors = []
    for layout, _ in BAD_POSITIONS:
        with pytest.raises(BadInput) as caught:
            lay(**layout)
        errors.append(caught.value)
    for changes, _ in BAD_CARD_FILES:
        with pytest.raises(BadInput) as caught:
            TITLE.box(changes, "my.toml")
        errors.append(caught.value)
    for error in errors:
        said = speaker.error(error)
        assert "my.toml" in said or "scholars" in said
        assert "\n" not in said
        assert "{" not in said


def test_a_changed_card_is_played_as_changed_and_says_where_it_comes_from() -> None:
    changes = {"chinese-a": {"points": 9, "name-en": "Faxian", "dispatch": "gold 2, silver 1"}}
    box = TITLE.box(changes, "my.toml")
    layout = {"players": {"p1": {"hand": ["white 3"]}}, "decks": {"chinese": ["chinese-a", "chinese-b"]}}
    pos = TITLE.lay_out(box, layout, "test")
    for choice in ("work recruit", "play physics", "done", "act recruit", "dispatch chinese-a"):
        pos = TITLE.play(pos, 0, choice)
    assert isinstance(pos, Scholars)
    assert (pos.players[0].gold, pos.players[0].silver) == (2, 1)
    face = next(face for face in box.faces() if face.id == "chinese-a")
    assert (face.names["en"], face.provenance["card"]) == ("Faxian", "card file")
    assert "gain 2 gold and 1 silver" in face.texts["en"]
    assert box.content != TITLE.box().content


def test_reconstructed_numbers_can_be_changed_and_leave_the_printed_box_alone() -> None:
    harsher = {f"cost-{level}": cost for level, cost in enumerate((3, 3, 3, 4, 4, 5, 5), 1)}
    box = TITLE.box({"track-mathematics": harsher}, "my.toml")
    pos = TITLE.lay_out(box, {"players": {"p1": {"hand": ["red 5"]}}}, "test")
    for choice in ("work research", "play physics", "done", "act research"):
        pos = TITLE.play(pos, 0, choice)
    assert TITLE.written(pending(pos)[0])[0] == "gain white worker"
    assert isinstance(pos, Scholars)
    assert pos.players[0].levels[0] == 1  # 5 pays one step of 3, not two
    assert base(p1={"hand": ["red 4"]}).work("research", "red 4").pos.box.step_cost[0][0] == 2


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    with pytest.raises(BadInput):
        TITLE.setup({}, seats, "1")


@pytest.mark.parametrize("options", [{"mode": "short"}, {"level": 5}, {"myriade": "yes"}, {"dragons": True}])
def test_an_option_that_there_is_not_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        TITLE.setup(options, 2, "1")
