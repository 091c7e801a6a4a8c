"""Archive, Excavate, Search, the hand limit and the builder deck: AK-108 to AK-122."""

from __future__ import annotations

import random

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.errors import BadInput
from tests.games.ancient_knowledge.table import Area, Table, new_game, table

TILES = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]
HAND = ["A1", "A2", "A4", "A5", "A6"]
DECK = [f"M{number}" for number in range(1, 13)]


def past_lines(t: Table) -> dict[str, int]:
    score: dict[str, int] = TITLE.view(t.pos, None)["players"][0]["score"]
    return score


# Archive


@pytest.mark.rule("AK-108")
@pytest.mark.parametrize("amount", [1, 2, 3, 4, 5])
def test_archive_discards_any_number_of_cards_from_hand(amount: int) -> None:
    t = table(p1={"hand": HAND, "timeline": {3: "C29(10)"}}, tiles=TILES).play("archive")
    assert t.offers() == [f"discard {card}" for card in HAND]
    t.play(*[f"discard {card}" for card in HAND[:amount]])
    if amount < 5:
        assert t.offers() == [*[f"discard {card}" for card in HAND[amount:]], "done"]
        t.play("done")
    assert (t.p1.hand, t.pile) == (HAND[amount:], HAND[:amount])
    assert t.p1.knowledge == {"C29": 10 - amount}


@pytest.mark.rule("AK-108")
def test_archive_needs_a_card_to_discard() -> None:
    t = table(p1={"hand": HAND, "timeline": {3: "C29(10)"}}, tiles=TILES).play("archive")
    assert t.refusal("done") == "AK-108"
    t = table(p1={"hand": [], "timeline": {3: "C29(10)"}}, tiles=TILES)
    assert "archive" not in t.offers()
    assert t.refusal("archive") == "AK-108"


@pytest.mark.rule("AK-109")
def test_for_every_card_discarded_one_knowledge_is_removed_from_the_own_timeline() -> None:
    p1 = {"hand": HAND, "timeline": {3: "C29(4)", 5: "M20(2)"}}
    t = table(p1=p1, p2={"timeline": {4: "C24(3)"}}, tiles=TILES)
    t.play("archive", "discard A1", "discard A2", "discard A4", "done")
    for left in (6, 5, 4):
        assert sum(t.p1.knowledge.values()) == left
        assert t.offers() == ["remove C29", "remove M20"]  # own monuments only
        assert t.refusal("done") == "AK-174"  # and no token less than cards
        t.play("remove C29")
    assert (t.p1.knowledge, t.p2.knowledge) == ({"C29": 1, "M20": 2}, {"C24": 3})
    assert t.prompt() == "action"


@pytest.mark.rule("AK-109")
def test_archive_discards_no_more_cards_than_there_is_knowledge() -> None:
    t = table(p1={"hand": HAND, "timeline": {3: "C29(2)"}}, tiles=TILES)
    t.play("archive", "discard A1", "discard A2")  # which is all it can, so nothing more is asked
    assert t.prompt() == "action"
    assert (t.p1.hand, t.p1.knowledge) == (HAND[2:], {"C29": 0})


@pytest.mark.rule("AK-110")
def test_the_removals_of_one_archive_may_be_spread_over_several_monuments() -> None:
    for split in (["C7", "C7", "C7", "M30"], ["M30", "C7", "C7", "M30"], ["C7", "C7", "C7", "C7"]):
        t = table(p1={"hand": HAND, "timeline": {3: "C7(5)", 5: "M30(2)"}}, tiles=TILES)
        t.play("archive", *[f"discard {card}" for card in HAND[:4]], "done", *[f"remove {card}" for card in split])
        assert t.p1.knowledge == {"C7": 5 - split.count("C7"), "M30": 2 - split.count("M30")}


@pytest.mark.rule("AK-111")
def test_archived_tokens_return_to_the_supply_and_are_not_lost() -> None:
    t = table(p1={"hand": HAND, "timeline": {3: "C29(5)"}, "lost": 3}, p2={"lost": 1}, tiles=TILES)
    t.play("archive", *[f"discard {card}" for card in HAND])
    assert (t.p1.knowledge, t.p1.lost, t.p2.lost) == ({"C29": 0}, 3, 1)


@pytest.mark.rule("AK-112")
def test_with_no_knowledge_in_the_timeline_nothing_can_be_archived() -> None:
    for timeline in ({}, {3: "C29(0)"}):
        t = table(p1={"hand": HAND, "timeline": timeline}, p2={"timeline": {2: "C24(3)"}}, tiles=TILES)
        assert "archive" not in t.offers()
        assert t.refusal("archive") == "AK-112"


@pytest.mark.rule("AK-113")
def test_lost_knowledge_cannot_be_archived() -> None:
    t = table(p1={"hand": HAND, "timeline": {3: "C29(0)"}, "lost": 8}, tiles=TILES)
    assert "archive" not in t.offers()
    assert t.refusal("archive") == "AK-112"
    t = table(p1={"hand": HAND, "timeline": {3: "C29(1)", 4: "C24(1)"}, "lost": 8}, tiles=TILES)
    t.play("archive", "discard A1", "done")
    assert t.offers() == ["remove C29", "remove C24"]
    t.play("remove C29")
    assert t.p1.lost == 8


# Excavate


@pytest.mark.rule("AK-114", "AK-115")
@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_excavate_tilts_any_number_of_upright_monuments_and_draws_two_cards_for_each(amount: int) -> None:
    past = ["C1", "M1", "P1", "C2"]
    deck = [card for card in DECK if card != "M1"]
    t = table(p1={"past": past}, deck=deck, tiles=TILES).play("excavate")
    assert t.offers() == [f"tilt {card}" for card in past]
    t.play(*[f"tilt {card}" for card in past[:amount]])
    if amount < 4:
        assert t.offers() == [*[f"tilt {card}" for card in past[amount:]], "done"]
        t.play("done")
    assert (t.p1.tilted, t.p1.past) == (past[:amount], past)
    assert t.p1.hand == deck[: 2 * amount]


@pytest.mark.rule("AK-114")
def test_excavate_needs_a_monument_of_the_own_past_to_tilt() -> None:
    t = table(p1={"hand": HAND, "timeline": {3: "C1(1)"}}, p2={"past": ["C2"]}, tiles=TILES)
    assert "excavate" not in t.offers()
    assert t.refusal("excavate") == "AK-114"
    t = table(p1={"past": ["C1", "C3"]}, p2={"past": ["C2"]}, tiles=TILES).play("excavate")
    assert t.refusal("done") == "AK-114"
    assert t.refusal("tilt C2") == "AK-114"


@pytest.mark.rule("AK-116")
def test_a_tilted_monument_cannot_be_tilted_again_until_an_effect_straightens_it() -> None:
    tiles = [["T19", "T4", "T5"], *TILES[1:]]
    t = table(p1={"past": ["C1 tilted", "C2", "C3"]}, tiles=tiles).play("excavate")
    assert t.offers() == ["tilt C2", "tilt C3"]
    assert t.refusal("tilt C1") == "AK-116"
    t.play("tilt C2")
    assert t.refusal("tilt C2") == "AK-116"
    t = table(p1={"past": ["C1 tilted", "C2 tilted"], "hand": HAND}, tiles=tiles)
    assert "excavate" not in t.offers()
    t.play("learn T19")  # straightens both
    assert t.p1.tilted == []
    t.play("excavate", "tilt C1", "tilt C2")
    assert t.p1.tilted == ["C1", "C2"]


@pytest.mark.rule("AK-117")
def test_only_card_effects_straighten() -> None:
    t = table(p1={"past": ["C1 tilted", "C2"], "hand": HAND}, p2={"hand": ["P1"]}, tiles=TILES)
    assert not [offer for offer in t.offers() if offer.startswith("straighten")]
    assert t.refusal("straighten C1") == "AK-117"
    t.play(*["search"] * 8)  # two full rounds
    assert t.deciding() == ["p1"]
    assert t.p1.tilted == ["C1"]


@pytest.mark.rule("AK-118")
def test_tilted_monuments_count_and_score_like_upright_ones() -> None:
    past = ["C28", "M12", "C5", "C1", "C2"]  # C5 scores the cities
    tiles = [["T15", "T1", "T2"], ["T7", "T24", "T25"], ["T34", "T29", "T32"]]
    hand = ["C22", "C36"]  # C22 enters with 5 less knowledge for 3 cities
    upright = table(p1={"past": past, "hand": hand}, tiles=tiles)
    tilted = table(p1={"past": [f"{card} tilted" for card in past], "hand": hand}, tiles=tiles)
    assert (
        past_lines(tilted)
        == past_lines(upright)
        == {"past": 12, "effects": 4} | dict.fromkeys(("knowledge", "timeline", "lost"), 0)
    )
    assert set(upright.offers()) - set(tilted.offers()) == {"excavate"}
    assert {"learn T15", "learn T34", "learn T24"} <= set(tilted.offers())
    assert tilted.play("create C22 slot 2").p1.knowledge == upright.play("create C22 slot 2").p1.knowledge == {"C22": 1}


# Search, hand limit, deck


@pytest.mark.rule("AK-119")
def test_search_draws_the_top_builder_card() -> None:
    t = table(p1={"hand": ["A1"]}, deck=DECK, tiles=TILES).play("search")
    assert (t.p1.hand, t.deck[0]) == (["A1", "M1"], "M2")
    assert t.prompt() == "action"


@pytest.mark.rule("AK-120")
def test_a_hand_never_has_more_than_ten_cards() -> None:
    ten = [f"A{number}" for number in range(1, 11)]
    t = table(p1={"hand": ten, "past": ["C1", "C2"]}, deck=DECK, tiles=TILES)
    t.play("search", "excavate", "tilt C1", "tilt C2")
    assert (t.p1.hand, t.deck[0]) == (ten, "M1")
    with pytest.raises(BadInput, match="room for 10"):
        table(p1={"hand": [*ten, "A11"]})


@pytest.mark.rule("AK-120", "AK-176")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_no_hand_passes_ten_and_no_board_five(seats: int) -> None:
    chance = random.Random(seats)
    t = new_game(seats, seed=f"limits {seats}")
    for _ in range(5000):
        if not t.deciding():
            break
        areas = [Area(t.pos, seat) for seat in range(seats)]
        assert max(len(area.hand) for area in areas) <= 10
        assert max(len(area.artefacts) for area in areas) <= 5
        seat = t.deciding()[0]
        t.play(f"{seat}: {chance.choice(t.offers(seat))}")
    assert t.result() is not None


@pytest.mark.rule("AK-121")
def test_cards_beyond_ten_are_not_drawn_and_stay_in_the_deck() -> None:
    for held, drawn in {6: 4, 7: 3, 8: 2, 9: 1}.items():
        hand = [f"A{number}" for number in range(1, held + 1)]
        t = table(p1={"hand": hand, "past": ["C1", "C2"]}, deck=DECK, tiles=TILES)
        t.play("excavate", "tilt C1", "tilt C2")  # a draw of four
        assert t.p1.hand == hand + DECK[:drawn]
        assert t.deck[: 12 - drawn] == DECK[drawn:]
        assert t.pile == []


@pytest.mark.rule("AK-122")
def test_an_empty_builder_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    orders = set()
    for seed in range(20):
        p1 = {"past": ["C1", "C2"], "hand": ["A1"]}
        t = table(p1=p1, deck=["M12"], pile=DECK[:11], tiles=TILES, rest="out", seed=str(seed))
        t.play("excavate", "tilt C1", "tilt C2")  # a draw of four: one is left, then three of the new deck
        assert t.p1.hand[1] == "M12"
        assert len(t.p1.hand) == 5
        assert sorted(t.p1.hand[2:] + t.deck) == sorted(DECK[:11])
        assert t.pile == []
        orders.add(tuple(t.p1.hand[2:] + t.deck))
    assert len(orders) == 20


@pytest.mark.rule("AK-122")
def test_with_deck_and_discard_pile_both_empty_the_rest_of_a_draw_is_lost() -> None:
    t = table(p1={"past": ["C1", "C2"], "hand": ["A1"]}, deck=["M12"], pile=["M1"], tiles=TILES, rest="out")
    t.play("excavate", "tilt C1", "tilt C2")
    assert (t.p1.hand, t.deck, t.pile) == (["A1", "M12", "M1"], [], [])
