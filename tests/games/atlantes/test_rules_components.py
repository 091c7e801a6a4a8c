"""What is in the box: AT-001 to AT-017."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.rules.choices import ICON_IDS
from tablee.games.atlantes.state.terms import GOLD1, KING, OCEAN, POWER1, SLOTS, STARTING, TYPES
from tablee.kernel.errors import BadInput
from tests.games.atlantes.table import new_game, table

CONTENTS = TITLE.box().contents


@pytest.mark.rule("AT-001")
def test_there_is_one_main_board_and_up_to_four_players_have_five_slots_each() -> None:
    assert TITLE.most == 4
    assert SLOTS == 5
    full = table(p1={"board": ["L1", "L2", "L3", "L4", "L5"]})
    assert len(full.p1.board) == 5
    with pytest.raises(BadInput, match="it has room for 5"):
        table(p1={"board": ["L1", "L2", "L3", "L4", "L5", "L6"]})


@pytest.mark.rule("AT-002")
def test_there_are_56_locations_each_with_a_number_of_its_own() -> None:
    assert [place.number for place in CONTENTS.locations] == list(range(1, 57))


@pytest.mark.rule("AT-003", "AT-004")
def test_each_of_the_four_types_has_fourteen_locations() -> None:
    assert len(TYPES) == 4
    assert Counter(place.kind for place in CONTENTS.locations) == {0: 14, 1: 14, 2: 14, 3: 14}


@pytest.mark.rule("AT-005")
def test_there_are_eight_kings_numbered_one_to_eight_with_effects_of_their_own() -> None:
    kings = [card for card in CONTENTS.characters if card.set == KING]
    assert [king.number for king in kings] == list(range(1, 9))
    effects = [([effect.words() for effect in king.do], king.leaves_for) for king in kings]
    assert all(effects.count(effect) == 1 for effect in effects)


@pytest.mark.rule("AT-006")
def test_there_are_four_sets_of_the_same_six_starting_characters() -> None:
    starting = [card for card in CONTENTS.characters if card.set == STARTING]
    assert [card.copies for card in starting] == [4] * 6
    hands = [sorted(player["hand"]) for player in new_game(4, kings="none").view()["players"]]
    assert hands == [sorted(card.id for card in starting)] * 4


@pytest.mark.rule("AT-007")
def test_there_are_nine_ocean_characters_in_two_copies_one_of_which_stays_out_alone() -> None:
    ocean = [card for card in CONTENTS.characters if card.set == OCEAN]
    assert [card.copies for card in ocean] == [2] * 9
    alone = new_game(1, kings="none")
    assert sorted(alone.cards("out")) == sorted(card.id for card in ocean)


@pytest.mark.rule("AT-008")
def test_each_of_the_four_symbols_has_four_starting_mantas() -> None:
    assert [people.symbol for people in CONTENTS.peoples] == ["A", "B", "C", "D"]
    mantas = [[ICON_IDS[icon] for icon in people.mantas] for people in CONTENTS.peoples]
    assert [own[:3] for own in mantas] == [["gold1", "power1", "raise1"]] * 4
    assert [own[3:] for own in mantas] == [[f"power2-{kind}"] for kind in TYPES]  # each people knows one type


@pytest.mark.rule("AT-009")
def test_there_are_23_bonus_mantas_enough_for_all_that_is_printed() -> None:
    assert sum(supply.copies for supply in CONTENTS.supplies) == 23
    printed = Counter(place.manta for place in CONTENTS.locations if place.manta >= 0)
    printed += Counter(card.leaves_for for card in CONTENTS.characters if card.leaves_for >= 0)
    assert printed == {supply.icon: supply.copies for supply in CONTENTS.supplies}


@pytest.mark.rule("AT-010")
def test_there_are_five_tokens_with_an_objective_on_either_side() -> None:
    sides = [(objective.token, objective.side) for objective in CONTENTS.objectives if objective.token]
    assert sorted(sides) == [(token, side) for token in range(1, 6) for side in "ab"]


@pytest.mark.rule("AT-011")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_can_play(seats: int) -> None:
    for fits in (1, 2, 3, 4):
        assert len(new_game(fits).view()["players"]) == fits
    with pytest.raises(BadInput, match="atlantes is for 1 to 4 players"):
        TITLE.setup({}, seats, "1")


@pytest.mark.rule("AT-012")
def test_a_location_shows_number_prices_levels_points_type_and_perhaps_a_manta() -> None:
    face = next(face for face in TITLE.box().faces() if face.id == "L18")
    place = CONTENTS.locations[17]
    assert face.numbers == {"gold": place.gold, "power": place.power, "points": 2}
    assert face.extra == {"levels": ["empty", "gold2", "raise1"], "manta": "bonus-gold2"}
    assert face.kind == "wrecks"
    for place in CONTENTS.locations:
        assert place.gold > 0
        assert place.power > 0
        assert place.points > 0
    assert any(place.manta < 0 for place in CONTENTS.locations)


@pytest.mark.rule("AT-013")
def test_levels_may_be_empty_and_a_location_may_have_none() -> None:
    assert any(0 in place.levels for place in CONTENTS.locations)
    assert any(not place.levels for place in CONTENTS.locations)


@pytest.mark.rule("AT-014")
def test_a_character_has_a_name_and_effects_in_order() -> None:
    face = next(face for face in TITLE.box().faces() if face.id == "xander")
    assert face.names["en"] == "Xander the Usurper"
    assert face.extra["effects"] == "explore; raise 1; conquer 5"
    assert face.texts["en"].startswith("Scout.")


@pytest.mark.rule("AT-015")
def test_starting_characters_ocean_characters_and_kings_are_all_characters() -> None:
    t = table(p1={"hand": ["matrona", "meg", "cai"]})
    assert t.offered("play") == ["matrona", "meg", "cai"]
    assert t.view()["players"][0]["score"]["hand"] == 3


@pytest.mark.rule("AT-016", "AT-017")
def test_levels_and_bonus_mantas_show_the_twelve_icons_and_single_resources_are_on_starting_mantas_only() -> None:
    twelve = set(range(1, len(ICON_IDS))) - {GOLD1, POWER1}
    assert len(twelve) == 12
    levels = {icon for place in CONTENTS.locations for icon in place.levels} - {0}
    assert levels == twelve
    assert {supply.icon for supply in CONTENTS.supplies} <= twelve
    assert {GOLD1, POWER1} <= {icon for people in CONTENTS.peoples for icon in people.mantas}
    assert [(icon.gold, icon.power) for icon in CONTENTS.icons[1:7]] == [(2, 0), *[(0, 2)] * 5]
    assert [CONTENTS.icons[icon].only for icon in range(2, 7)] == [-1, 0, 1, 2, 3]
