"""Raising, scoring and taking back: AT-104 to AT-125."""

from __future__ import annotations

import pytest

from tablee.games.atlantes.game import TITLE
from tablee.kernel.game import Game
from tests.games.atlantes.table import table


@pytest.mark.rule("AT-104")
def test_raising_slides_an_own_location_up() -> None:
    t = table(p1={"board": ["L28"], "mantas": ["raise2"]}, p2={"board": ["L14"]})
    t.play("manta bonus-raise2")
    assert t.p1.board == ["L28@2"]
    assert t.p2.board == ["L14@0"]


@pytest.mark.rule("AT-105", "AT-106")
def test_raising_covers_empty_levels_and_icons_alike_and_gains_nothing() -> None:
    t = table(p1={"board": ["L21"], "mantas": ["raise2"]}, lower=["L17"])
    t.play("manta bonus-raise2")
    assert t.p1.board == ["L21@2"]  # a gold icon and an empty level
    assert [event["event"] for event in t.events] == ["tired", "raised", "raised"]


@pytest.mark.rule("AT-107")
@pytest.mark.parametrize(
    ("picks", "board"),
    [
        (("L34", "L17", "L17"), ["L34@1", "L17@2"]),
        (("L34", "L34", "L17"), ["L34@2", "L17@1"]),
        (("L34", "L34", "L34"), ["L34@3", "L17@0"]),
    ],
)
def test_a_raise_of_three_may_be_split_in_any_way(picks: tuple[str, ...], board: list[str]) -> None:
    t = table(p1={"hand": ["matrona", "researcher"], "board": ["L34", "L17"]})
    t.play("play researcher", *[f"raise {pick}" for pick in picks])
    assert t.p1.board == board


@pytest.mark.rule("AT-107")
def test_the_picks_of_a_raise_can_be_taken_back() -> None:
    layout = {"players": {"p1": {"hand": ["matrona", "researcher"], "board": ["L34", "L17"]}}}
    game = Game.begin(TITLE, TITLE.box(), {}, ["Ana", "Bo"], "1", layout=layout)
    game = game.next(0, "play researcher")
    before = game.position.hash64()
    game = game.next(0, "raise L34")
    game = game.next(0, "raise L17")
    assert game.undo_depth(0) == 3
    game = game.undo(0)
    game = game.undo(0)
    assert game.position.hash64() == before


@pytest.mark.rule("AT-108", "AT-111")
def test_the_raise_1_icon_raises_one_other_location_by_one() -> None:
    t = table(p1={"board": ["L38", "L34", "L17"]})
    t.play("exploit L38")
    assert t.offers() == ["raise L34", "raise L17"]
    assert t.refusal("raise L38") == "AT-111"
    t.play("raise L17")
    assert t.p1.board == ["L38@1", "L34@0", "L17@1"]


@pytest.mark.rule("AT-109")
def test_the_raise_2_icon_raises_one_other_location_by_two_or_two_by_one() -> None:
    for picks, board in ((("L34", "L34"), ["L34@2", "L17@0"]), (("L34", "L17"), ["L34@1", "L17@1"])):
        t = table(p1={"board": ["L40", "L34", "L17"]})
        t.play("exploit L40", *[f"raise {pick}" for pick in picks])
        assert t.p1.board == ["L40@1", *board]


@pytest.mark.rule("AT-110", "AT-111")
def test_the_raise_fully_icon_covers_one_other_location_to_the_end_and_wins_its_manta() -> None:
    t = table(p1={"board": ["L33", "L14", "L17"]})
    t.play("exploit L33")
    assert t.prompt() == "raise-fully"
    assert t.offers() == ["raise L14", "raise L17"]
    assert t.refusal("raise L33") == "AT-111"
    t.play("raise L14")
    assert t.p1.board == ["L33@1", "L14@6", "L17@0"]
    assert "bonus-power2" in t.p1.ready


@pytest.mark.rule("AT-112", "AT-113")
def test_a_location_with_all_levels_covered_is_fully_raised_and_cannot_be_raised_further() -> None:
    t = table(p1={"board": ["L34@2", "L17@full", "L18"]})
    assert not t.pos.is_raised(0, 0)
    assert t.pos.is_raised(0, 1)
    t.play("manta start-raise1")
    assert t.offers() == ["raise L34", "raise L18"]
    assert t.refusal("raise L17") == "AT-113"


@pytest.mark.rule("AT-114")
def test_the_manta_comes_by_exploiting_by_raising_and_by_an_opponents_card() -> None:
    exploited = table(p1={"board": ["L32@2", "L34"]}).play("exploit L32")
    assert "bonus-raise1" in exploited.p1.ready
    raised = table(p1={"board": ["L36@2"]}).play("manta start-raise1")
    assert "bonus-raise2" in raised.p1.ready
    other = table(p1={"hand": ["matrona", "researcher"]}, p2={"board": ["L36@2"]}).play("play researcher")
    assert "bonus-raise2" in other.p2.ready


@pytest.mark.rule("AT-115")
def test_a_new_manta_is_ready_and_may_be_used_in_the_same_turn() -> None:
    t = table(p1={"board": ["L36@2", "L17"]})
    t.play("manta start-raise1", "raise L36", "manta bonus-raise2")
    assert t.p1.board == ["L36@3", "L17@2"]


@pytest.mark.rule("AT-116")
def test_a_resource_manta_joins_the_payment_that_wins_it() -> None:
    t = table(p1={"board": ["L9@2"], "mantas": ["power2", "power2"], "ready": []}, lower=["L12"])
    t.play("play legionary", "conquer L12")
    assert set(t.offers()) == {"manta bonus-power2", "exploit L9"}
    t.play("exploit L9")
    assert t.p1.board == ["L9@3", "L12@0"]  # 3 + 2 + 2 of one of three mantas that are alike now
    assert (t.p1.ready.count("bonus-power2"), t.p1.tired.count("bonus-power2")) == (2, 1)


@pytest.mark.rule("AT-116", "AT-053")
def test_an_ability_manta_won_in_a_payment_waits_until_the_main_action_is_over() -> None:
    mantas = ["power2", "power2"]
    t = table(p1={"board": ["L6@2", "L34"], "mantas": mantas, "ready": ["power2-sharks"]}, lower=["L12"])
    t.play("play legionary", "conquer L12", "exploit L6")
    assert t.prompt() == "pay"
    assert set(t.offers()) == {"manta start-power2-sharks", "manta bonus-power2"}
    assert t.refusal("manta bonus-raise1") == "AT-053"
    t.play("manta bonus-power2")
    assert t.prompt() == "after"
    assert "manta bonus-raise1" in t.offers()


@pytest.mark.rule("AT-117")
def test_a_manta_that_the_supply_lacks_is_not_taken() -> None:
    t = table(
        p1={"board": ["L49@2"], "discard": ["sealord"]},
        p2={"mantas": ["recruit-free", "recruit-free"]},
    )
    t.play("exploit L49")
    assert t.p1.board == ["L49@3"]
    assert t.p1.bonus == 0
    assert t.told("fully-raised")


@pytest.mark.rule("AT-116", "AT-117")
@pytest.mark.parametrize(("price", "payable"), [(7, True), (8, True), (9, True), (10, False), (11, False)])
@pytest.mark.parametrize("manta", ["power2", "power2-sharks"])
def test_a_payment_counts_on_a_manta_only_as_often_as_the_supply_has_it(price: int, payable: bool, manta: str) -> None:
    copies = {f"bonus-{manta}": {"copies": 5}}
    box = TITLE.box({"L6": {"manta": manta}, "L9": {"manta": manta}, "L12": {"power": price}, **copies})
    t = table(box, p1={"board": ["L9@2", "L6@2"], "ready": []}, p2={"mantas": [manta] * 4}, lower=["L12"])
    t.play("play legionary")  # 3 power, two levels of 2, and one manta of 2 for whichever level comes first
    assert t.p1.discard == ([] if payable else ["legionary"])
    if payable:
        assert t.offers() == ["conquer L12", "pass"]
        t.play("conquer L12")
        while t.prompt() == "pay":
            t.play(t.offers()[-1])
        assert "L12@0" in t.p1.board
        assert t.p1.bonus == 1


@pytest.mark.rule("AT-118")
def test_a_fully_raised_location_keeps_its_slot_until_it_is_scored() -> None:
    t = table(p1={"board": ["L15@full", "L1@full"], "mantas": ["score"]})
    t.play("manta bonus-score", "score L1")
    assert t.p1.board == ["L15@1"]


@pytest.mark.rule("AT-119")
def test_only_own_fully_raised_locations_can_be_scored() -> None:
    t = table(p1={"board": ["L15@full", "L1@full", "L17@2"], "mantas": ["score"]}, p2={"board": ["L2@full"]})
    t.play("manta bonus-score")
    assert t.offers() == ["score L15", "score L1"]
    assert t.refusal("score L17") == "AT-119"
    assert t.refusal("score L2") == "AT-058"


@pytest.mark.rule("AT-120", "AT-121")
def test_scoring_moves_the_card_to_the_pile_where_its_points_count() -> None:
    t = table(p1={"board": ["L15@full"], "mantas": ["score"]})
    assert t.view()["players"][0]["score"]["pile"] == 0
    t.play("manta bonus-score")
    assert (t.p1.pile, t.p1.board) == (["L15"], [])
    assert t.view()["players"][0]["score"]["pile"] == 2


@pytest.mark.rule("AT-122", "AT-133")
@pytest.mark.parametrize(("raised", "scored"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_scoring_two_moves_as_many_as_qualify_up_to_two(raised: int, scored: int) -> None:
    full = ["L15@full", "L1@full", "L29@full"][:raised]
    t = table(p1={"board": [*full, "L34"]})
    t.play("play wave-teller")
    assert len(t.offered("score")) == raised
    for _ in range(scored):
        if t.offered("score"):
            t.play(f"score {t.offered('score')[0]}")
    assert len(t.p1.pile) == scored


@pytest.mark.rule("AT-122")
@pytest.mark.parametrize("card", ["wave-teller", "reef-warden"])
def test_whoever_scores_two_may_not_stop_after_one_when_two_qualify_and_the_card_says_so(card: str) -> None:
    t = table(p1={"hand": ["matrona", card], "board": ["L15@full", "L1@full", "L29@full"]})
    t.play(f"play {card}", "score L15")
    assert t.offers() == ["score L1", "score L29"]
    assert t.refusal("pass") == "AT-040"
    t.play("score L29")
    assert (t.p1.pile, t.p1.board) == (["L15", "L29"], ["L1@1"])
    face = next(face for face in TITLE.box().faces() if face.id == card)
    assert "2 fully raised locations (or all of them if there are fewer)" in face.texts["en"]
    assert "2 lieux complètement élevés (ou tous s’il y en a moins)" in face.texts["fr"]


@pytest.mark.rule("AT-123")
def test_the_score_icon_of_a_location_never_scores_that_location() -> None:
    t = table(p1={"board": ["L43", "L15@full", "L1@full"]})
    t.play("exploit L43")
    assert t.p1.board[0] == "L43@1"
    assert t.offers() == ["score L15", "score L1"]
    assert t.refusal("score L43") == "AT-123"


@pytest.mark.rule("AT-124")
def test_take_back_returns_one_character_of_the_own_discard_pile_by_choice() -> None:
    t = table(p1={"board": ["L44"], "discard": ["sealord", "legionary"]}, p2={"discard": ["recruiter"]})
    t.play("exploit L44")
    assert t.offers() == ["take sealord", "take legionary"]
    assert t.refusal("take recruiter") == "AT-124"
    t.play("take legionary")
    assert "legionary" in t.p1.hand
    assert t.p1.discard == ["sealord"]


@pytest.mark.rule("AT-125")
def test_a_card_taken_back_after_the_main_action_is_not_played_again_in_that_turn() -> None:
    t = table(p1={"board": ["L44", "L34"]}, lower=["L56"])
    t.play("play sealord", "exploit L44")
    assert "sealord" in t.p1.hand
    assert t.refusal("play sealord") == "AT-033"
