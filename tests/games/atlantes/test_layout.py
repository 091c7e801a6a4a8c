"""Position files and card files: what they set up, and the sentence for each thing that cannot be."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.state.board import Sea
from tablee.kernel.errors import BadInput
from tablee.texts.speaker import Speaker
from tests.games.atlantes.table import table

ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


def lay(**layout: Any) -> Sea:
    pos = TITLE.lay_out(TITLE.box(), layout, "my.toml")
    assert isinstance(pos, Sea)
    return pos


def expect_french(error: BadInput, sentence: str) -> None:
    """The same in French: one sentence of other words that quotes the same first value."""
    french = Speaker("fr", TITLE).error(error)
    assert french != str(error)
    assert not re.search(r"[{}\n]", french)
    quoted = re.findall(r"'([^']+)'", sentence)[:1]
    assert all(value in french for value in quoted), french


def test_only_what_matters_is_named_and_the_rest_is_dealt() -> None:
    t = table(
        p1={
            "board": ["L34@1", "L15@full"],
            "discard": ["sealord"],
            "ready": ["power1"],
            "mantas": ["gold2", "raise1 tired"],
        },
        lower=["L2"],
        deck=["L7", "L8"],
        tracks={"hand8": ["p2 raise1", "p1"]},
    )
    assert t.p1.hand == ["matrona", "legionary", "sea-horse", "recruiter", "wave-teller"]
    assert t.p1.board == ["L34@1", "L15@1"]
    assert t.p1.ready == ["start-power1", "bonus-gold2"]
    assert t.p1.tired == ["start-gold1", "start-raise1", "bonus-raise1"]
    assert t.p2.ready == ["start-gold1", "start-power1", "start-power2-wrecks"]
    assert t.track("hand8") == ["p2", "p1"]
    assert t.deck()[:2] == ["L7", "L8"]
    assert len(t.deck()) == 56 - 3
    assert (len(t.cards("row")), len(t.deck("shoal"))) == (6, 12)
    assert (t.deciding(), t.prompt()) == (["p1"], "before")


def test_the_same_file_gives_the_same_position_and_another_seed_another_one() -> None:
    assert lay(seed="1") == lay(seed="1")
    assert lay(seed="1") != lay(seed="2")


def test_what_is_not_named_may_stay_in_the_box() -> None:
    t = table(p1={"hand": ["matrona"]}, lower=["L1"], row=["meg"], deck=["L2"], shoal=["healer"], rest="out")
    assert (t.deck(), t.deck("shoal")) == (["L2"], ["healer"])
    assert len(t.cards("out")) == 5 + 54 + 16


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ({"players": {"p1": {"hand": ["kraken"]}}}, "my.toml, p1 hand: unknown card 'kraken'"),
        (
            {"players": {"p1": {"pile": ["L1"]}}, "lower": ["L1"]},
            "card 'L1' is in two places: 'p1 pile' and 'lower'",
        ),
        (
            {"players": {"p1": {"hand": ["matrona", "sealord"], "discard": ["sealord"]}}},
            "card 'sealord' is in two places",
        ),
        (
            {"players": {"p1": {"hand": ["matrona", "meg", "meg"]}}, "row": ["meg"]},
            "card 'meg' is in two places: 'p1 hand' and 'row'",
        ),
        ({"seats": 1, "players": {"p1": {"hand": ["matrona", "meg", "meg"]}}}, "card 'meg' is in two places"),
        ({"players": {"p1": {"hand": ["legionary"]}}}, "'p1 hand' cannot be 'legionary'"),
        ({"players": {"p1": {"discard": ["matrona"]}}}, "'matrona' cannot be in 'p1 discard'"),
        ({"players": {"p1": {"discard": ["L1"]}}}, "'L1' cannot be in 'p1 discard'"),
        ({"players": {"p1": {"board": ["L34@9"]}}}, "'p1 board L34' cannot be 9: expected a whole number from 0 to 3"),
        ({"players": {"p1": {"board": ["L34+1"]}}}, "'p1 board' cannot be 'L34+1'"),
        ({"players": {"p1": {"board": ["L1", "L2", "L3", "L4", "L5", "L6"]}}}, "'p1 board' holds 6, it has room for 5"),
        ({"players": {"p1": {"board": ["meg"]}}}, "'p1 board' cannot be 'meg'"),
        ({"players": {"p1": {"ready": ["gold2"]}}}, "'p1 ready' cannot be 'gold2': expected one of 'gold1'"),
        ({"players": {"p1": {"ready": ["gold1", "gold1"]}}}, "card 'gold1' is in two places"),
        ({"players": {"p1": {"mantas": ["gold2 lazy"]}}}, "'p1 mantas' cannot be 'gold2 lazy'"),
        ({"players": {"p1": {"mantas": ["gold1"]}}}, "'p1 mantas gold1' cannot be filled: 0 cards are left"),
        ({"players": {"p1": {"mantas": ["recruit-free"] * 3}}}, "'p1 mantas recruit-free' cannot be filled"),
        ({"players": {"p1": {"symbol": "E"}}}, "'p1 symbol' cannot be 'E': expected one of 'A', 'B', 'C', 'D'"),
        ({"players": {"p1": {"hand": ["matrona", "cai", "sol"]}}}, "'p1 hand' holds 2, it has room for 1"),
        ({"players": {"p1": {"king": "meg"}}}, "'p1 king' cannot be 'meg'"),
        ({"players": {"p1": {"king": "cai", "king_hidden": True}}}, "'p1 king_hidden' cannot be True"),
        ({"players": {"p1": {"king_hidden": "yes"}}}, "expected true or false"),
        ({"players": {"p1": {"gold": 3}}}, "unknown field 'gold'"),
        ({"players": {"p5": {}}}, "unknown field 'p5'; available: 'p1', 'p2', 'p3', 'p4'"),
        ({"players": {"p1": {"hand": "meg"}}}, "'p1 hand' cannot be 'meg': expected a list"),
        ({"upper": ["L1", "L2", "L3", "L4", "L5"]}, "'upper' holds 5, it has room for 4"),
        ({"lower": ["meg"]}, "'meg' cannot be in 'lower'"),
        ({"row": ["legionary"]}, "'legionary' cannot be in 'row'"),
        ({"row": [*ROW, "researcher"]}, "'row' holds 7, it has room for 6"),
        ({"objectives": ["hand8", "hand8", "board5", "scored3"]}, "'objectives' cannot be"),
        ({"objectives": ["hand8"]}, "'objectives' cannot be"),
        ({"objectives": ["hand9", "hand8", "board5", "scored3"]}, "'objectives' cannot be 'hand9'"),
        ({"tracks": {"points15": ["p1"]}}, "unknown field 'points15'"),
        ({"tracks": {"hand8": ["p3"]}}, "'track hand8' cannot be 'p3': expected one of 'p1', 'p2'"),
        ({"tracks": {"hand8": ["ghost"]}}, "'track hand8' cannot be 'ghost'"),
        ({"tracks": {"hand8": ["p1", "p1"]}}, "card 'p1' is in two places"),
        ({"tracks": {"hand8": ["p1 gold2"]}}, "'p1 track' cannot be 'gold2'"),
        ({"tracks": {"hand8": ["p1 gold1"], "board5": ["p1 gold1"]}}, "card 'gold1' is in two places"),
        ({"seats": 5}, "'seats' cannot be 5: expected a whole number from 1 to 4"),
        ({"turn": "p3"}, "'turn' cannot be 'p3': expected one of 'p1', 'p2'"),
        ({"phase": "main"}, "'phase' cannot be 'main': expected one of 'before', 'after'"),
        ({"ending": "p9"}, "'ending' cannot be 'p9'"),
        ({"ending": "p1", "last_turns": 3}, "'last_turns' cannot be 3"),
        ({"rest": "sea"}, "'rest' cannot be 'sea'"),
        ({"options": {"kings": "none"}}, "unknown field 'kings'"),
        ({"options": {"strict-effects": 1}}, "option 'strict-effects' of atlantes cannot be 1"),
        ({"reef": []}, "unknown field 'reef'"),
    ],
)
def test_a_position_that_cannot_exist_gets_one_sentence_with_value_and_place(
    layout: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput) as caught:
        lay(**layout)
    assert sentence in str(caught.value)
    expect_french(caught.value, sentence)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"kings": "five"}, "option 'kings' of atlantes cannot be 'five': expected one of 'numbered', 'draft', 'none'"),
        ({"objectives": True}, "option 'objectives' of atlantes cannot be True"),
        ({"advanced": "yes"}, "option 'advanced' of atlantes cannot be 'yes'"),
        ({"scouting": True}, "atlantes has no option 'scouting'"),
    ],
)
def test_an_option_that_does_not_fit_gets_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        TITLE.setup(options, 2, "1")
    assert sentence in str(caught.value)
    expect_french(caught.value, sentence)


# Card files


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"L99": {"gold": 1}}, "my.toml: unknown card 'L99': expected a card id such as 'L1'"),
        ({"L1": {"gold": "two"}}, "card 'L1', field 'gold': 'two' does not fit: expected a whole number from 0 to 20"),
        ({"L1": {"gold": True}}, "field 'gold': True does not fit"),
        ({"L1": {"levels": "power2 power3"}}, "card 'L1', field 'levels': 'power3' does not fit"),
        ({"L1": {"levels": " ".join(["power2"] * 10)}}, "my.toml, L1: 'levels' holds 10, it has room for 9"),
        ({"L1": {"manta": "empty"}}, "card 'L1', field 'manta': 'empty' does not fit"),
        ({"L1": {"manta": "gold2 gold2"}}, "card 'L1', field 'manta'"),
        ({"L1": {"type": "reefs"}}, "card 'L1', field 'type': 'reefs' does not fit: expected one of 'sharks'"),
        ({"L1": {"effects": "explore"}}, "my.toml, L1: unknown field 'effects'"),
        ({"meg": {"effects": "swim 3"}}, "card 'meg', field 'effects': 'swim 3' does not fit"),
        ({"meg": {"effects": "conquer 3 or raise 1"}}, "card 'meg', field 'effects'"),
        ({"meg": {"effects": "raise 0"}}, "card 'meg', field 'effects'"),
        ({"meg": {"power": 3}}, "my.toml, meg: unknown field 'power'"),
        ({"meg": {"manta": "gold2"}}, "my.toml, meg: unknown field 'manta'"),
        ({"bonus-gold2": {"copies": -1}}, "card 'bonus-gold2', field 'copies': -1 does not fit"),
        ({"people-a": {"mantas": "gold1 power1"}}, "card 'people-a', field 'mantas'"),
        ({"hand8": {"least": 0}}, "card 'hand8', field 'least': 0 does not fit"),
        ({"main-board": {"points-6": 1}}, "my.toml, main-board: unknown field 'points-6'"),
        ({"main-board": {"name-en": "Sea"}}, "my.toml, main-board: unknown field 'name-en'"),
        ({"meg": 4}, "my.toml: 'meg' cannot be 4: expected a table of fields"),
    ],
)
def test_a_card_file_that_does_not_fit_names_file_card_and_field(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        TITLE.box(changes, "my.toml")
    assert sentence in str(caught.value)
    expect_french(caught.value, sentence)


def test_a_changed_location_is_played_as_changed_and_says_where_it_comes_from() -> None:
    box = TITLE.box(
        {"L1": {"power": 2, "levels": "gold2 score", "manta": "raise2", "type": "wrecks", "name-en": "Reef"}}
    )
    t = table(box, p1={"ready": [], "mantas": ["power2"]}, lower=["L1"])
    t.play("play legionary")
    assert t.told("conquered")[0]["price"] == 2
    assert t.view()["players"][0]["board"][0]["levels"] == ["gold2", "score"]
    face = next(face for face in box.faces() if face.id == "L1")
    assert (face.names["en"], face.kind, face.extra["manta"]) == ("Reef", "wrecks", "bonus-raise2")
    assert face.provenance["numbers"] == "card file"
    assert face.texts["en"] == "Levels from the top: 2 gold, score. Wild manta: raise 2."


def test_a_changed_character_does_and_says_what_the_file_writes() -> None:
    box = TITLE.box({"king-7": {"effects": "recruit free; raise 1 or score 1", "manta": "none", "name-fr": "Nérée"}})
    face = next(face for face in box.faces() if face.id == "king-7")
    assert face.texts["en"].startswith("Recruit 1 character without paying. Raise your locations by 1 level in all or ")
    assert face.names["fr"] == "Nérée"
    t = table(box, p1={"hand": ["matrona", "king-7"], "board": ["L15@full", "L34"]}, row=ROW)
    t.play("play king-7", "recruit healer place 3")
    assert t.offers() == ["raise L34", "score L15"]
    leaving = TITLE.box({"sol": {"manta": "gold2"}})
    assert leaving.leaves_for[leaving.index["sol"]] == 1


def test_mantas_objectives_and_the_board_can_be_changed() -> None:
    box = TITLE.box(
        {
            "people-a": {"mantas": "gold2 gold2 power2 score"},
            "bonus-raise-full": {"copies": 2},
            "hand8": {"least": 6},
            "main-board": {"price-1": 3, "discount": 2, "upper": 3, "points-1": 20},
        }
    )
    t = table(box, p1={"mantas": ["raise-full"]}, upper=["L2"], lower=["L3", "L4", "L5", "L6"], row=ROW)
    assert t.p1.ready == ["start-gold2", "start-gold2", "start-power2", "start-score", "bonus-raise-full"]
    assert (t.view()["row"][0]["price"], t.view()["upper"][0]["power"], t.view()["spots"][0]) == (3, 1, 20)
    assert "claim hand8" in t.offers()
    t.play("claim hand8")
    assert t.offers() == ["place start-gold2", "place start-power2", "place start-score"]
    t.play("place start-gold2", "play sea-horse")
    assert t.prompt() == "thin"
    assert "bonus-raise-full" in [face.id for face in box.faces()]
