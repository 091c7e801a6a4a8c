"""Recruiting, buying, conquering and exploring: AT-077 to AT-103."""

from __future__ import annotations

import pytest

from tablee.games.atlantes.game import TITLE
from tests.games.atlantes.table import table

ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]
RICH = ["gold2", "gold2", "gold2"]
DEAR = ["L14", "L41", "L11", "L25", "L28", "L55"]


# Recruit


@pytest.mark.rule("AT-077")
def test_any_character_of_the_row_may_be_chosen_as_far_as_gold_goes() -> None:
    t = table(p1={"mantas": RICH}, row=ROW)
    t.play("play recruiter")
    assert t.offered("recruit") == [f"{card} place {place}" for place, card in enumerate(ROW, 1)]
    assert t.refusal("recruit researcher place 1") == "AT-077"


@pytest.mark.rule("AT-078")
@pytest.mark.parametrize("place", range(1, 7))
def test_a_place_costs_one_less_than_its_number(place: int) -> None:
    t = table(p1={"mantas": RICH, "ready": ["gold1"]}, row=ROW)
    t.play("play recruiter", f"recruit {ROW[place - 1]} place {place}")
    while t.prompt() == "pay":
        t.play(t.offers()[0])
    assert t.told("recruited")[0]["price"] == place - 1
    assert len(t.p1.tired) == 3 + (place // 2)  # of 1, 2, 2, 2: as many as make up the price


@pytest.mark.rule("AT-078")
def test_a_place_that_is_too_dear_is_refused() -> None:
    t = table(p1={"mantas": ["gold2"]}, row=ROW)
    t.play("play recruiter")
    assert t.refusal("recruit pearl-trader place 5") == "AT-078"


@pytest.mark.rule("AT-079")
def test_a_recruited_character_goes_to_the_hand() -> None:
    t = table(p1={"ready": []}, row=ROW)
    t.play("play recruiter")
    assert "grabber" in t.p1.hand
    assert t.p1.discard == ["recruiter"]


@pytest.mark.rule("AT-080", "AT-081")
def test_the_row_slides_left_and_is_filled_at_once() -> None:
    t = table(p1={}, row=ROW, shoal=["researcher"])
    t.play("play recruiter", "recruit meg place 2")
    assert t.cards("row") == ["grabber", "healer", "anglerfish", "pearl-trader", "reef-warden", "researcher"]
    assert t.told("surfaced") == [{"event": "surfaced", "card": "researcher"}]


@pytest.mark.rule("AT-082")
def test_with_an_empty_deck_the_row_gets_shorter_and_prices_stay_with_the_places() -> None:
    t = table(p1={"ready": []}, row=ROW, shoal=[], rest="out")
    t.play("play recruiter")
    assert [(place["card"], place["price"]) for place in t.view()["row"]] == list(zip(ROW[1:], range(5), strict=True))
    assert t.view()["ending"] is None


@pytest.mark.rule("AT-083")
def test_there_is_no_hand_limit() -> None:
    kings = ["sol"]
    hand = ["matrona", "legionary", "sealord", "sea-horse", "recruiter", "wave-teller", *ROW, "researcher", *kings]
    t = table(p1={"hand": hand, "mantas": ["recruit-free"]}, row=["meg", "healer"])
    t.play("manta bonus-recruit-free", "recruit meg place 1")
    assert len(t.p1.hand) == 15


@pytest.mark.rule("AT-084")
def test_both_copies_of_a_character_may_be_owned() -> None:
    t = table(p1={"hand": ["matrona", "recruiter", "meg"], "ready": []}, row=["meg", "healer"])
    t.play("play recruiter")
    assert t.p1.hand.count("meg") == 2
    assert table(p1={"hand": ["matrona", "meg", "meg"]}).offered("play") == ["matrona", "meg"]


@pytest.mark.rule("AT-085")
def test_the_free_recruit_icon_takes_any_character_without_paying() -> None:
    t = table(p1={"board": ["L45"], "ready": []}, row=ROW, shoal=["researcher"])
    t.play("exploit L45")
    assert len(t.offered("recruit")) == 6
    assert t.refusal("recruit meg place 1") == "AT-077"  # not in the row
    assert t.refusal("raise L45") != "AT-077"
    t.play("recruit reef-warden place 6")
    assert "reef-warden" in t.p1.hand
    assert t.cards("row") == [*ROW[:5], "researcher"]
    assert t.told("recruited")[0]["price"] == 0


# Buy and conquer


@pytest.mark.rule("AT-086")
def test_locations_of_both_rows_can_be_bought_and_conquered_and_no_others() -> None:
    t = table(p1={}, upper=["L1"], lower=["L2"], sunk=["L29"], row=ROW)
    t.play("play sealord")
    assert t.offers() == ["buy L2", "buy L1"]
    assert t.refusal("buy L29") == "AT-086"
    other = table(p1={}, upper=["L1"], lower=["L2"], sunk=["L29"])
    other.play("play legionary")
    assert other.offers() == ["conquer L2", "conquer L1"]
    assert other.refusal("conquer L29") == "AT-086"


@pytest.mark.rule("AT-087")
def test_a_purchase_costs_the_printed_gold() -> None:
    t = table(p1={"ready": ["gold1"], "mantas": ["gold2"]}, lower=["L17", "L18", "L26"])
    t.play("play sealord")
    assert t.offers() == ["buy L17", "buy L18", "pass"]
    assert t.refusal("buy L26") == "AT-087"
    assert t.refusal("conquer L17") == "AT-071"
    t.play("buy L18")
    assert t.told("bought")[0]["price"] == 4


@pytest.mark.rule("AT-088")
def test_a_new_location_lies_in_a_slot_with_its_top_level_showing() -> None:
    t = table(p1={}, lower=["L2", "L17"])
    t.play("play sealord")
    assert t.p1.board == ["L2@0"]


@pytest.mark.rule("AT-089", "AT-118")
def test_a_sixth_location_finds_no_slot_and_a_fully_raised_one_keeps_its_own() -> None:
    board = ["L15@full", "L17", "L18", "L35", "L9"]
    for card in ("legionary", "sealord"):
        t = table(p1={"board": board, "hand": ["matrona", card], "ready": []}, lower=["L2"])
        t.play(f"play {card}")
        assert t.told("could-not")
        assert len(t.p1.board) == 5
    after = table(p1={"board": board}, lower=["L2"])
    assert after.refusal("conquer L2") == "AT-089"
    assert after.refusal("buy L2") == "AT-089"


@pytest.mark.rule("AT-090", "AT-101")
def test_a_row_is_not_filled_again_after_a_conquest_or_a_purchase() -> None:
    t = table(p1={}, lower=["L2", "L17"], upper=["L18", "L26"])
    t.play("play legionary", "conquer L2")
    assert t.cards("lower") == ["L17"]
    assert t.cards("upper") == ["L18", "L26"]


@pytest.mark.rule("AT-091")
def test_a_conquest_costs_power_instead_of_gold() -> None:
    t = table(p1={"ready": []}, lower=["L2", "L13"])
    t.play("play legionary")  # 3 power pay for L2, which costs 1 gold, and not for L13, which costs 2
    assert t.p1.board == ["L2@0"]
    dear = table(p1={"ready": ["power1"]}, lower=["L1", "L13"])
    dear.play("play legionary")
    assert dear.refusal("conquer L13") == "AT-091"


@pytest.mark.rule("AT-092")
def test_what_is_missing_may_come_from_mantas_and_levels() -> None:
    t = table(p1={"ready": ["power1"], "board": ["L1"]}, lower=["L18", "L26"])
    t.play("play legionary")
    assert t.offers() == ["conquer L18", "conquer L26", "pass"]


@pytest.mark.rule("AT-093")
def test_a_location_without_levels_is_fully_raised_when_it_arrives_however_that_is() -> None:
    salvaged = table(p1={"hand": ["matrona", "anglerfish"]}, sunk=["L51"])
    salvaged.play("play anglerfish")
    assert "bonus-recruit-free" in salvaged.p1.ready
    conquered = table(p1={"mantas": ["power2", "power2"], "ready": ["power1"]}, lower=["L51"])
    conquered.play("play legionary", "conquer L51")
    assert "bonus-recruit-free" in conquered.p1.ready
    plain = table(p1={"mantas": ["power2"], "ready": []}, lower=["L13"])
    plain.play("play legionary", "conquer L13")
    assert plain.told("fully-raised") == [{"event": "fully-raised", "seat": "p1", "card": "L13"}]
    assert not plain.told("won-manta")


@pytest.mark.rule("AT-094")
def test_a_location_taken_by_the_first_effect_may_pay_for_the_second() -> None:
    t = table(p1={"hand": ["matrona", "grabber"], "ready": ["power1"]}, lower=["L2", "L17"])
    t.play("play grabber", "conquer L2")
    assert t.offers() == ["conquer L17", "pass"]


# Explore


@pytest.mark.rule("AT-095")
def test_exploring_discards_the_upper_row() -> None:
    t = table(p1={"ready": []}, upper=["L1", "L2"], lower=["L3"], deck=DEAR)
    t.play("play sea-horse")
    assert t.cards("sunk") == ["L1", "L2"]
    assert t.cards("upper") == ["L3"]
    assert t.cards("lower") == DEAR


@pytest.mark.rule("AT-096", "AT-097")
@pytest.mark.parametrize("amount", [0, 1, 4, 5, 6])
def test_the_upper_row_takes_four_and_the_explorer_discards_the_extras(amount: int) -> None:
    lower = ["L3", "L4", "L5", "L6", "L7", "L8"][:amount]
    t = table(p1={"ready": []}, lower=lower, deck=DEAR)
    t.play("play sea-horse")
    for _ in range(max(0, amount - 4)):
        assert t.prompt() == "thin"
        assert t.refusal("discard L56") == "AT-097"
        t.play(t.offers()[-1])
    assert t.cards("upper") == lower[:4]
    assert t.cards("sunk") == lower[4:][::-1]
    assert t.cards("lower") == DEAR


@pytest.mark.rule("AT-098")
def test_six_new_locations_are_revealed() -> None:
    t = table(p1={"ready": []}, lower=[], deck=DEAR)
    before = len(t.deck())
    t.play("play sea-horse")
    assert len(t.deck()) == before - 6
    assert t.told("revealed") == [{"event": "revealed", "cards": DEAR}]


@pytest.mark.rule("AT-099", "AT-182")
def test_with_fewer_than_six_cards_left_all_are_revealed_and_with_none_the_step_is_left_out() -> None:
    two = table(p1={"ready": []}, lower=["L3"], deck=["L14", "L41"], rest="out")
    two.play("play sea-horse")
    assert two.cards("lower") == ["L14", "L41"]
    assert two.view()["ending"] == "p1"
    none = table(p1={"ready": []}, lower=["L3"], upper=["L8"], deck=[], rest="out")
    none.play("play sea-horse")
    assert (none.cards("lower"), none.cards("sunk")) == ([], ["L8"])
    assert none.view()["ending"] is None


@pytest.mark.rule("AT-100")
def test_the_upper_row_costs_one_power_less_never_less_than_nothing_and_gold_as_printed() -> None:
    t = table(p1={"ready": []}, upper=["L1"], lower=["L3"])
    t.play("play legionary")
    assert t.p1.board == ["L1@0"]  # 4 - 1; L3 costs 4
    gold = table(p1={"ready": []}, upper=["L15"], lower=["L3"])
    gold.play("play sealord")
    assert gold.told("could-not")
    free = table(TITLE.box({"L1": {"power": 0}}), p1={}, upper=["L1"])
    assert free.view()["upper"][0]["power"] == 0


@pytest.mark.rule("AT-102")
def test_exploring_cannot_be_left_out() -> None:
    t = table(p1={}, lower=["L3", "L4", "L5", "L6", "L7"], deck=DEAR)
    t.play("play sea-horse")
    assert t.refusal("pass") == "AT-102"


@pytest.mark.rule("AT-102")
def test_a_switch_makes_exploring_optional() -> None:
    t = table(p1={"ready": []}, lower=["L3", "L4"], deck=DEAR, options={"scout-optional": True})
    t.play("play sea-horse")
    assert t.offers() == ["explore", "pass"]
    t.play("pass")
    assert t.cards("lower") == ["L3", "L4"]
    again = table(p1={"ready": []}, lower=["L3", "L4"], deck=DEAR, options={"scout-optional": True})
    again.play("play sea-horse", "explore")
    assert again.cards("upper") == ["L3", "L4"]


@pytest.mark.rule("AT-103")
def test_discarded_locations_are_an_open_pile_that_is_never_shuffled_back() -> None:
    t = table(p1={"ready": []}, upper=["L1"], lower=["L3"], deck=[], sunk=["L2"], rest="out")
    t.play("play sea-horse")
    assert t.view("p2")["sunk"] == ["L2", "L1"]
    assert t.deck() == []
