"""Worked examples of the display, of prices, and of when mantas and levels may be used."""

from __future__ import annotations

import pytest

from tests.games.atlantes.table import table

ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


@pytest.mark.rule("AT-090", "AT-101")
def test_example_21_holes_stay() -> None:
    t = table(p1={}, lower=["L2", "L17", "L18", "L26", "L35", "L56"])
    before = t.deck()
    t.play("play sealord")
    assert t.p1.board == ["L2@0"]
    assert t.cards("lower") == ["L17", "L18", "L26", "L35", "L56"]
    assert t.deck() == before


@pytest.mark.rule("AT-086", "AT-100")
def test_example_23_discount_only_for_power() -> None:
    t = table(p1={}, upper=["L31"], lower=["L30"])
    (upper,) = t.view()["upper"]
    assert (upper["power"], upper["gold"]) == (2, 2)
    (lower,) = t.view()["lower"]
    assert (lower["power"], lower["gold"]) == (3, 2)


@pytest.mark.rule("AT-043", "AT-129")
def test_example_24_compulsory_recruitment() -> None:
    """Without gold the character on the free place has to be taken."""
    t = table(p1={"ready": []}, row=ROW)
    t.play("play recruiter")
    assert "grabber" in t.p1.hand
    assert t.told("recruited") == [{"event": "recruited", "seat": "p1", "card": "grabber", "price": 0}]


@pytest.mark.rule("AT-074")
def test_example_25_type_limited_power() -> None:
    deck = ["L43", "L2", "L56", "L39", "L14", "L55"]
    t = table(p1={"board": ["L32"], "ready": []}, lower=[], deck=deck)
    t.play("play sea-horse")
    assert t.offers() == ["conquer L43", "pass"]
    assert t.refusal("conquer L2") == "AT-091"
    t.play("conquer L43")
    assert t.p1.board == ["L32@1", "L43@0"]


@pytest.mark.rule("AT-076")
def test_example_27_nothing_for_a_free_place() -> None:
    t = table(p1={"mantas": ["gold2"], "board": ["L15"]}, row=ROW)
    t.play("play recruiter", "recruit grabber place 1")
    assert t.p1.tired == []
    assert t.p1.board == ["L15@0"]


@pytest.mark.rule("AT-057", "AT-089", "AT-120")
def test_example_28_board_full_score_first() -> None:
    board = ["L15@full", "L17", "L18", "L35", "L9"]
    t = table(p1={"board": board, "mantas": ["score"]}, lower=["L2"])
    full = table(p1={"board": board}, lower=["L2"]).play("play legionary")
    assert full.told("could-not")
    assert full.cards("lower") == ["L2"]
    t.play("manta bonus-score", "play legionary")
    assert t.p1.pile == ["L15"]
    assert t.p1.board == ["L17@0", "L18@0", "L35@0", "L9@0", "L2@0"]


@pytest.mark.rule("AT-116")
def test_example_29_chain_inside_a_payment() -> None:
    t = table(p1={"board": ["L9@2"], "ready": []}, lower=["L28"])
    t.play("play legionary", "conquer L28")
    assert t.p1.board == ["L9@3", "L28@0"]
    assert "bonus-power2" in t.p1.tired
    assert t.p1.ready == []


@pytest.mark.rule("AT-068", "AT-123")
def test_example_31_score_icon_on_itself() -> None:
    t = table(p1={"board": ["L43"]})
    assert "exploit L43" not in t.offers()
    assert t.refusal("exploit L43") == "AT-068"


@pytest.mark.rule("AT-068", "AT-108")
def test_example_32_useless_raise() -> None:
    t = table(p1={"board": ["L29", "L15@full"]})
    assert t.refusal("exploit L29") == "AT-068"

    last = table(p1={"board": ["L31", "L15"]})
    last.play("exploit L31")
    assert last.p1.board == ["L31@1", "L15@1"]


@pytest.mark.rule("AT-051", "AT-136")
def test_example_33_mantas_leader() -> None:
    """Tired mantas are ready first, and give their power once."""
    t = table(
        p1={"hand": ["matrona", "mantas-leader"], "ready": ["gold1", "raise1"], "symbol": "D"},
        lower=["L2", "L15"],
        upper=["L16"],
    )
    t.play("play mantas-leader")
    assert t.told("readied") == [
        {"event": "readied", "seat": "p1", "mantas": ["start-power1", "start-power2-civilizations"]},
    ]
    assert t.offers() == ["conquer L16", "pass"]  # 1 of the card and 1 of the manta: 2 in all
    t.play("conquer L16")
    assert t.p1.tired == ["start-power1"]


@pytest.mark.rule("AT-127", "AT-138")
def test_example_35_meg() -> None:
    t = table(
        p1={"hand": ["matrona", "meg"]},
        p2={"hand": ["matrona"], "ready": []},
        p3={"hand": ["matrona", "sealord"]},
        lower=[],
    )
    t.play("play meg")
    assert (t.p2.hand, t.p2.discard) == (["matrona"], [])
    assert (t.p3.hand, t.p3.discard) == (["matrona"], ["sealord"])


@pytest.mark.rule("AT-124", "AT-125")
def test_example_36_take_back_the_card_just_played() -> None:
    t = table(p1={"board": ["L44"], "discard": ["sealord"], "ready": []}, lower=["L56"])
    t.play("play legionary", "exploit L44")
    assert t.offers() == ["take sealord", "take legionary"]
    t.play("take legionary")
    assert "legionary" in t.p1.hand
    assert t.p1.discard == ["sealord"]
    assert t.deciding() == ["p2"]  # nothing is left but to end the turn: the card is not played again


@pytest.mark.rule("AT-035", "AT-067")
def test_example_37_ability_levels_before_and_after() -> None:
    t = table(p1={"board": ["L23", "L15@full"], "ready": []}, lower=["L17"])
    t.play("exploit L23")
    assert t.p1.pile == ["L15"]
    t.play("play sealord", "buy L17")
    assert t.p1.board == ["L23@2", "L17@0"]
