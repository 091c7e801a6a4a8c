"""How a game is set up, with the deal of ten or with the fixed hands: AK-023 to AK-044."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.decisions import seat_name
from tests.games.ancient_knowledge.table import Area, Table, new_game, table

HANDS = (
    {"C5", "M18", "P18", "P31", "A4", "A8"},
    {"M16", "M26", "P34", "A3", "A5", "A9"},
    {"C11", "M22", "P10", "P14", "P21", "A24"},
    {"M2", "M17", "P16", "A14", "A23", "A32"},
)
FEW = [str(seed) for seed in range(12)]
MANY = [str(seed) for seed in range(300)]


def seen(t: Table, seat: int | None = None) -> dict[str, Any]:
    return TITLE.view(t.pos, seat)


def areas(t: Table) -> list[Area]:
    return [Area(t.pos, seat) for seat in range(t.pos.seats)]


def in_turn_order(t: Table) -> list[Area]:
    """The players' areas, first player first."""
    return areas(t)[t.pos.first :] + areas(t)[: t.pos.first]


def keep_six(t: Table) -> Table:
    """Everybody discards the first four cards of the hand."""
    for seat in t.deciding():
        for _ in range(4):
            t.play(f"{seat}: {t.offers(seat)[0]}")
    return t


def hand_sizes(t: Table) -> list[int]:
    return [len(area.hand) for area in in_turn_order(t)]


# The table


@pytest.mark.rule("AK-023")
def test_every_player_has_a_board_of_their_own_and_all_boards_are_alike() -> None:
    for seats in (2, 3, 4):
        boards = seen(keep_six(new_game(seats)))["players"]
        assert [board.pop("seat") for board in boards] == [seat_name(seat) for seat in range(seats)]
        for board in boards:
            board.pop("hand_count")
            board.pop("known")
            assert board == boards[0]  # so whichever one likes may be taken
    t = table(p1={"hand": ["A17"]}, p2={}).play("create A17")
    assert (t.p1.artefacts, t.p2.artefacts) == (["A17"], [])


@pytest.mark.rule("AK-024")
def test_the_first_player_is_chosen_at_random_and_begins() -> None:
    firsts = Counter()
    for seed in MANY:
        t = new_game(3, seed, starting_hands=True)
        firsts[seen(t)["first"]] += 1
        assert t.deciding() == [seen(t)["first"]]
    assert set(firsts) == {"p1", "p2", "p3"}
    assert min(firsts.values()) > 70  # 100 each on average


@pytest.mark.rule("AK-025")
def test_all_builder_cards_are_shuffled_together() -> None:
    decks, dealt, on_top = set(), Counter[str](), Counter[str]()
    for seed in MANY:
        t = new_game(2, seed)
        decks.add(tuple(t.deck))
        dealt.update(t.p1.hand + t.p2.hand)
        on_top[t.deck[0][0]] += 1
    assert len(decks) == len(MANY)
    assert len(dealt) == 144  # 42 times each on average
    assert 15 < min(dealt.values()) <= max(dealt.values()) < 75
    assert set(on_top) == set("CMPA")  # 75 each on average: the kinds are mixed, not stacked
    assert min(on_top.values()) > 45
    assert new_game(2, "same").deck == new_game(2, "same").deck


@pytest.mark.rule("AK-026")
def test_each_player_is_dealt_ten_builder_cards_face_down() -> None:
    for seats in (2, 3, 4):
        t = new_game(seats)
        for owner, area in enumerate(areas(t)):
            assert len(set(area.hand)) == 10
            assert not [card for card in area.hand if card[0] == "T"]
            for viewer in (None, *range(seats)):
                shown = seen(t, viewer)["players"][owner]
                assert shown["hand_count"] == 10
                assert (shown.get("hand"), shown.get("known")) == ((area.hand, None) if viewer == owner else (None, []))


@pytest.mark.rule("AK-027")
def test_each_player_discards_exactly_four_and_keeps_six() -> None:
    t = new_game(2)
    assert t.deciding() == [seat_name(t.pos.first), seat_name(1 - t.pos.first)]  # both at once
    hands = [area.hand for area in areas(t)]
    for discarded in range(4):  # neither none nor one nor two nor three are enough
        assert "done" not in t.offers("p1")
        assert t.refusal("done", "p1") == "AK-027"
        t.play(f"p1: discard {hands[0][discarded]}")
    assert t.deciding() == ["p2"]
    assert t.offers("p1") == []  # a fifth is not asked for
    for card in (hands[1][9], hands[1][0], hands[1][5], hands[1][7]):  # any four
        t.play(f"p2: discard {card}")
    assert t.p1.hand == hands[0][4:]
    assert t.p2.hand == [hands[1][place] for place in (1, 2, 3, 4, 6, 8)]
    assert sorted(t.pile) == sorted(hands[0][:4] + [hands[1][place] for place in (0, 5, 7, 9)])


@pytest.mark.rule("AK-028")
def test_the_third_and_the_fourth_player_in_turn_order_draw_one_card_more() -> None:
    for seed in FEW:
        t = new_game(4, seed)
        extra = t.deck[:2]
        assert hand_sizes(keep_six(t)) == [6, 6, 7, 7]
        assert [area.hand[-1] for area in in_turn_order(t)[2:]] == extra


@pytest.mark.rule("AK-029")
def test_with_three_players_only_the_third_one_draws_one_card_more() -> None:
    for seed in FEW:
        assert hand_sizes(keep_six(new_game(3, seed))) == [6, 6, 7]


@pytest.mark.rule("AK-030")
def test_with_two_players_nobody_draws_one_card_more() -> None:
    for seed in FEW:
        assert hand_sizes(keep_six(new_game(2, seed))) == [6, 6]


@pytest.mark.rule("AK-031")
def test_the_other_builder_cards_are_one_deck_and_one_discard_pile_for_all() -> None:
    for seats in (2, 3, 4):
        t = keep_six(new_game(seats))
        for _ in range(2):  # the first player's cards come off the same deck as the second player's
            drawer, top = t.pos.turn, t.deck[0]
            t.play("search")
            assert Area(t.pos, drawer).hand[-1] == top
            t.play("search")
        everywhere = t.deck + t.pile + [card for area in areas(t) for card in area.hand]
        assert len(everywhere) == len(set(everywhere)) == 144
        assert len(t.pile) == 4 * seats


# Knowledge tiles


@pytest.mark.rule("AK-032")
def test_two_tiles_begin_on_level_one_and_one_on_level_two() -> None:
    for seed in FEW:
        assert sorted(tile["level"] for tile in seen(new_game(2, seed))["tiles"]) == [1, 1, 2]


def face_up(t: Table, level: int) -> list[list[str]]:
    tiles = seen(t)["tiles"]
    return [tile["cards"] for tile in tiles if tile["level"] == level]


@pytest.mark.rule("AK-033")
def test_level_one_cards_are_shuffled_and_three_lie_face_up_on_each_level_one_tile() -> None:
    shown = Counter[str]()
    for seed in MANY:
        tiles = face_up(new_game(2, seed, starting_hands=True), 1)
        assert [len(tile) for tile in tiles] == [3, 3]
        shown.update(tiles[0] + tiles[1])
    assert set(shown) == {f"T{number}" for number in range(1, 28)}
    assert min(shown.values()) > 35  # 67 each on average


@pytest.mark.rule("AK-034")
def test_level_two_cards_are_shuffled_and_three_lie_face_up_on_the_level_two_tile() -> None:
    shown = Counter[str]()
    for seed in MANY:
        tiles = face_up(new_game(2, seed, starting_hands=True), 2)
        assert [len(tile) for tile in tiles] == [3]
        shown.update(tiles[0])
    assert set(shown) == {f"T{number}" for number in range(28, 46)}
    assert min(shown.values()) > 25  # 50 each on average


@pytest.mark.rule("AK-035")
def test_the_other_knowledge_cards_form_a_deck_for_each_level_with_its_own_discard_pile() -> None:
    t = new_game(4)
    assert [len(t.pool(1)), len(t.pool(2))] == [21, 15]
    assert {int(card[1:]) <= 27 for card in t.pool(1)} == {True}
    assert {int(card[1:]) <= 27 for card in t.pool(2)} == {False}
    assert [t.discarded(1), t.discarded(2)] == [[], []]
    t = table(p1={"lost": 15}, tiles=[["T9", "T10"], ["T1", "T2", "T3"], ["T30", "T44"]])
    t.play("learn T9", "learn T30")  # the last card of each of these tiles is discarded
    assert [t.discarded(1), t.discarded(2)] == [["T10"], ["T44"]]


# Tokens


@pytest.mark.rule("AK-036")
def test_all_tokens_begin_in_a_supply_for_all() -> None:
    for seats in (2, 3, 4):
        for area in areas(keep_six(new_game(seats))):
            assert (area.knowledge, area.lost) == ({}, 0)
    t = table(p1={"hand": ["M31"]}, p2={"hand": ["M30"]})
    t.play("create M31 slot 2", "search", "create M30 slot 5")  # each takes from it, nobody from a player
    assert (t.p1.knowledge, t.p2.knowledge) == ({"M31": 3}, {"M30": 3})


@pytest.mark.rule("AK-037")
def test_tokens_are_changed_at_will_so_only_sums_matter() -> None:
    t = table(p1={"timeline": {3: "C7(5)"}, "hand": ["C12", "M1"], "lost": 5})
    t.play("create C12 slot 1")  # returns 1 of 5 lost
    assert t.p1.lost == 4
    t.play("archive", "remove C7")  # M1 takes 1 of 5 away, and C12's own 2 become lost
    assert (t.p1.knowledge, t.p1.lost) == ({"C7": 4}, 6)


@pytest.mark.rule("AK-038")
def test_a_token_on_a_timeline_card_is_knowledge_and_on_the_board_lost_knowledge() -> None:
    given = {"timeline": {2: "C7(4)"}, "lost": 3}
    t = table(p1=given | {"hand": ["M1", "M2"]}, tiles=[["T9", "T10", "T11"]])
    assert (sum(t.p1.knowledge.values()), t.p1.lost) == (4, 3)
    t.play("archive", "discard M1", "done")  # acts on knowledge alone
    assert (sum(t.p1.knowledge.values()), t.p1.lost) == (3, 3)
    t.play("learn T9")  # acts on lost knowledge alone
    assert (sum(t.p1.knowledge.values()), t.p1.lost) == (3, 1)


# The first game


@pytest.mark.rule("AK-039")
def test_the_fixed_hands_are_an_option_that_nobody_has_to_take() -> None:
    assert [option.default for option in TITLE.options if option.name == "starting-hands"] == [False]
    assert new_game(2, "1").prompt() == new_game(2, "1", starting_hands=False).prompt() == "setup-discard"
    assert new_game(2, "1", starting_hands=True).prompt() == "action"


@pytest.mark.rule("AK-040")
def test_there_are_four_fixed_hands_of_six_cards_recognised_by_a_symbol() -> None:
    for number, hand in enumerate(HANDS, 1):
        assert {face.id for face in TITLE.box().faces() if face.numbers.get("hand") == number} == hand
    assert sum("hand" in face.numbers for face in TITLE.box().faces()) == 24


@pytest.mark.rule("AK-041")
def test_fixed_hands_replace_the_deal_of_ten_and_the_discard_of_four() -> None:
    for seed in FEW:
        t = new_game(2, seed, starting_hands=True)
        assert hand_sizes(t) == [6, 6]
        assert (t.prompt(), t.pile) == ("action", [])


@pytest.mark.rule("AK-042")
def test_each_player_receives_one_of_the_four_hands_at_random() -> None:
    received = [Counter[int](), Counter[int]()]
    for seed in MANY:
        hands = [HANDS.index(set(area.hand)) for area in areas(new_game(2, seed, starting_hands=True))]
        assert hands[0] != hands[1]
        for seat in (0, 1):
            received[seat][hands[seat]] += 1
    for counts in received:
        assert len(counts) == 4
        assert min(counts.values()) > 45  # 75 each on average
    four = [set(area.hand[:6]) for area in areas(new_game(4, starting_hands=True))]
    assert all(hand in four for hand in HANDS)


@pytest.mark.rule("AK-043")
def test_hands_not_given_out_are_shuffled_into_the_deck() -> None:
    depths = []
    for seed in FEW:
        t = new_game(2, seed, starting_hands=True)
        assert len(t.deck) == 144 - 12
        given = [set(area.hand) for area in areas(t)]
        left = [card for hand in HANDS if hand not in given for card in hand]
        assert len(left) == 12
        depths += [t.deck.index(card) for card in left]
    assert len(new_game(3, starting_hands=True).deck) == 144 - 18 - 1
    quarters = Counter(depth * 4 // 132 for depth in depths)  # 36 each on average
    assert set(quarters) == {0, 1, 2, 3}
    assert min(quarters.values()) > 18


@pytest.mark.rule("AK-044")
def test_the_additional_card_of_the_third_and_fourth_player_stays_with_fixed_hands() -> None:
    for seed in FEW:
        assert hand_sizes(new_game(4, seed, starting_hands=True)) == [6, 6, 7, 7]
        assert hand_sizes(new_game(3, seed, starting_hands=True)) == [6, 6, 7]
        for area in areas(new_game(4, seed, starting_hands=True)):
            assert set(area.hand[:6]) in HANDS
