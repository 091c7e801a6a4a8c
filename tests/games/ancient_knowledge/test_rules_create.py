"""Creating monuments and artefacts, and who is adjacent to whom: AK-054 to AK-087."""

from __future__ import annotations

from itertools import combinations

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tablee.kernel.errors import BadInput
from tests.games.ancient_knowledge.table import Table, table

TILES = [["T3", "T4", "T5"], ["T9", "T10", "T11"], ["T28", "T29", "T30"]]
LOCKED = {"C21": 6, "C35": 4, "M9": 3, "M13": 6, "M14": 3, "P10": 6, "P19": 4, "P20": 3}
FACES = {face.id: face for face in TITLE.box().faces()}
MONUMENTS = [id for id in FACES if id[0] in "CMP"]
# nothing that acts by itself while it waits in a Timeline
QUIET = ["C1", "C2", "C3", "C4", "M1", "M2", "M3", "M4", "P2", "P3"]


def told(t: Table) -> list[str]:
    return [event["event"] for event in t.events]


def created(t: Table) -> dict[str, object]:
    (event,) = [event for event in t.events if event["event"] == "created"]
    return event


def slots_offered(t: Table, card: str) -> list[int]:
    return [int(offer.split()[-1]) for offer in t.offers() if offer.startswith(f"create {card} slot ")]


def rows(t: Table, seat: int = 0) -> dict[str, tuple[int, str]]:
    """Where each monument lies: its slot and row."""
    timeline = TITLE.view(t.pos, None)["players"][seat]["timeline"]
    return {place["card"]: (place["slot"], ("lower", "upper")[place["row"]]) for place in timeline}


# One card from the hand, and its price


@pytest.mark.rule("AK-054")
def test_create_plays_one_monument_or_artefact_from_the_own_hand() -> None:
    t = table(p1={"hand": ["M31", "A17", "C24"]}, p2={"hand": ["M30"]}, deck=["C5"], pile=["C6"])
    assert {offer.split()[1] for offer in t.offers() if offer.startswith("create")} == {"M31", "A17", "C24"}
    for elsewhere in ("create M30 slot 5", "create C5 slot 5", "create C6 slot 2"):  # p2's hand, deck, pile
        assert t.refusal(elsewhere) == "AK-054"
    t.play("create M31 slot 2")
    assert (t.p1.hand, t.p1.timeline, t.p1.artefacts) == (["A17", "C24"], {2: ["M31(3)"]}, [])
    t = table(p1={"hand": ["M31", "A17", "C24"]}).play("create A17")
    assert (t.p1.hand, t.p1.timeline, t.p1.artefacts) == (["M31", "C24"], {}, ["A17"])


@pytest.mark.rule("AK-055")
@pytest.mark.parametrize(("card", "cost"), [("C6", 0), ("M1", 1), ("C16", 2), ("M34", 3), ("M13", 4)])
def test_a_printed_cost_is_paid_by_discarding_that_many_cards_from_hand(card: str, cost: int) -> None:
    others = ["P4", "P5", "P6", "P7", "P8"]
    t = table(p1={"hand": [card, *others]})
    t.play(f"create {card} slot {FACES[card].numbers['slot']}", *[f"discard {other}" for other in others[:cost]])
    assert t.p1.hand == others[cost:]
    assert t.pile == others[:cost]
    assert list(t.p1.knowledge) == [card]


@pytest.mark.rule("AK-056")
def test_the_card_being_created_cannot_be_part_of_the_payment() -> None:
    t = table(p1={"hand": ["M13", "P4", "P5", "P6"]}, tiles=TILES)  # a cost of 4
    assert slots_offered(t, "M13") == []
    assert t.refusal("create M13 slot 6") == "AK-057"
    t = table(p1={"hand": ["C16", "P4", "P5", "P6"]}).play("create C16 slot 2")
    assert t.offers() == ["discard P4", "discard P5", "discard P6"]
    assert t.refusal("discard C16") == "AK-056"


@pytest.mark.rule("AK-057")
def test_without_enough_cards_to_discard_the_monument_cannot_be_created() -> None:
    t = table(p1={"hand": ["C16", "P4"]}, tiles=TILES)  # a cost of 2
    assert slots_offered(t, "C16") == []
    assert t.refusal("create C16 slot 2") == "AK-057"
    assert slots_offered(table(p1={"hand": ["C16", "P4", "P5"]}), "C16") == [2]


@pytest.mark.rule("AK-058")
def test_the_payer_chooses_which_cards_to_discard() -> None:
    others = ["P4", "P5", "A1", "M1"]
    for paid in combinations(others, 2):
        t = table(p1={"hand": ["C16", *others]}).play("create C16 slot 2", *[f"discard {card}" for card in paid])
        assert t.pile == list(paid)
        assert sorted(t.p1.hand) == sorted(set(others) - set(paid))


# Place, tokens, effect


@pytest.mark.rule("AK-059", "AK-060")
def test_a_monument_goes_to_its_printed_slot_with_its_printed_knowledge() -> None:
    for card in MONUMENTS:
        numbers = FACES[card].numbers
        payment = [other for other in QUIET if other != card][: numbers["cost"]]
        t = table(p1={"hand": [card, *payment]}, tiles=TILES)
        assert slots_offered(t, card) == [numbers["slot"]], card  # nothing left to pay for another one
        t.play(f"create {card} slot {numbers['slot']}")
        assert (created(t)["slot"], created(t)["knowledge"]) == (numbers["slot"], numbers["knowledge"]), card
    t = table(p1={"hand": ["C16", "P4", "P5"]}).play("create C16 slot 2")
    assert t.p1.timeline == {2: ["C16(2)"]}


@pytest.mark.rule("AK-059")
def test_a_monument_needs_a_slot() -> None:
    t = table(p1={"hand": ["M31"]}, tiles=TILES)
    assert "create M31" not in t.offers()
    assert t.refusal("create M31") == "AK-059"


@pytest.mark.rule("AK-061")
def test_the_tokens_of_a_new_monument_come_from_the_supply() -> None:
    p1 = {"hand": ["M31"], "timeline": {3: "C7(4)", 4: "M29(1)"}, "lost": 5}
    t = table(p1=p1, p2={"timeline": {2: "C36(3)"}, "lost": 2}).play("create M31 slot 2")
    assert t.p1.knowledge == {"M31": 3, "C7": 4, "M29": 1}
    assert (t.p1.lost, t.p2.lost, t.p2.knowledge) == (5, 2, {"C36": 3})


@pytest.mark.rule("AK-062")
def test_an_immediate_effect_is_applied_at_once_after_the_tokens_are_placed() -> None:
    t = table(p1={"hand": ["P18"], "timeline": {3: "C7(4)"}}).play("create P18 slot 1")
    assert t.p1.knowledge == {"P18": 2, "C7": 4}
    assert t.offers() == ["remove P18", "remove C7"]  # before anything else, and its own tokens are there
    t.play("remove P18")
    assert t.p1.knowledge == {"P18": 1, "C7": 4}
    assert t.prompt() == "action"


@pytest.mark.rule("AK-063")
def test_an_immediate_effect_that_cannot_be_applied_in_full_is_applied_as_far_as_possible() -> None:
    p1 = {"hand": ["C31"], "timeline": {4: ["C26(1)", "C36(2)"], 5: "C34(0)"}}
    t = table(p1=p1).play("create C31 slot 3", "remove C26", "remove C36")  # 3 from each of two cities
    assert t.p1.knowledge == {"C31": 3, "C26": 0, "C36": 0, "C34": 0}
    t = table(p1={"hand": ["C12"], "lost": 0}, tiles=TILES).play("create C12 slot 1")  # no lost knowledge to discard
    assert (t.p1.lost, t.prompt()) == (0, "action")


@pytest.mark.rule("AK-064")
def test_the_steps_of_creating_are_pay_place_tokens_immediate_effect() -> None:
    t = table(p1={"hand": ["M23", "P4", "P5"], "timeline": {4: "M30(3)"}})
    t.play("create M23 slot 5")
    assert t.p1.timeline == {4: ["M30(3)"]}  # not placed before it is paid
    t.play("discard P4")
    assert told(t) == ["discarded", "created", "effect", "removed"]
    assert created(t)["knowledge"] == 2


# Another slot


@pytest.mark.rule("AK-065")
def test_a_monument_may_be_created_on_another_slot_than_the_printed_one() -> None:
    t = table(p1={"hand": ["M31", *QUIET[:5]]})
    assert slots_offered(t, "M31") == [1, 2, 3, 4, 5, 6]
    t.play("create M31 slot 5", *[f"discard {card}" for card in QUIET[:3]])
    assert t.p1.timeline == {5: ["M31(3)"]}


@pytest.mark.rule("AK-066", "AK-067")
def test_another_slot_costs_one_card_for_each_slot_of_difference_in_both_directions() -> None:
    for slot, price in {1: 3, 2: 2, 3: 1, 4: 0, 5: 1, 6: 2}.items():  # M29 is printed with slot 4
        t = table(p1={"hand": ["M29", *QUIET[:price]]}, tiles=TILES).play(f"create M29 slot {slot}")
        assert t.p1.timeline == {slot: ["M29(3)"]}
        assert (t.p1.hand, len(t.pile)) == ([], price)
        if price:
            t = table(p1={"hand": ["M29", *QUIET[: price - 1]]}, tiles=TILES)
            assert slot not in slots_offered(t, "M29")
            assert t.refusal(f"create M29 slot {slot}") == "AK-057"


@pytest.mark.rule("AK-068", "AK-069")
def test_the_cost_of_another_slot_is_added_to_the_printed_cost_and_leaves_the_tokens_alone() -> None:
    for slot, price in {1: 3, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}.items():  # C16: a cost of 2, slot 2, 2 knowledge
        t = table(p1={"hand": ["C16", *QUIET[:price]]}, tiles=TILES).play(f"create C16 slot {slot}")
        assert t.p1.timeline == {slot: ["C16(2)"]}
        assert (t.p1.hand, len(t.pile)) == ([], price)


@pytest.mark.rule("AK-070")
def test_once_placed_a_monument_is_never_shifted_by_discarding_cards() -> None:
    t = table(p1={"hand": ["M31", *QUIET[:5]]}).play("create M31 slot 3", "discard C1")
    assert not [offer for offer in t.offers() if offer.startswith("move")]
    for slot in (1, 2, 4):
        assert t.refusal(f"move M31 slot {slot}") == "AK-070"
        assert t.refusal(f"create M31 slot {slot}") == "AK-054"
    t = table(p1={"hand": QUIET[:3], "timeline": {3: "M20(3)"}})  # discarding for something else moves nothing
    t.play("archive", "discard C1", "discard C2", "done")
    assert t.p1.timeline == {3: ["M20(1)"]}


@pytest.mark.rule("AK-071")
def test_a_monument_cannot_be_created_into_the_past() -> None:
    t = table(p1={"hand": ["C12", *QUIET[:5]]})  # printed with slot 1, so the Past would be one step away
    assert slots_offered(t, "C12") == [1, 2, 3, 4, 5, 6]
    assert t.refusal("create C12 slot 0") == "AK-071"


@pytest.mark.rule("AK-072")
@pytest.mark.parametrize(("card", "slot"), LOCKED.items())
def test_a_monument_with_the_padlock_can_only_be_created_on_its_printed_slot(card: str, slot: int) -> None:
    t = table(p1={"hand": [card, *QUIET[:9]]})
    assert slots_offered(t, card) == [slot]
    for other in {1, 2, 3, 4, 5, 6} - {slot}:
        assert t.refusal(f"create {card} slot {other}") == "AK-072"
    t = table(p1={"hand": [card, *QUIET[:7]], "timeline": {slot: ["P4", "P5"]}})
    assert slots_offered(t, card) == []


@pytest.mark.rule("AK-072")
def test_only_eight_monuments_have_the_padlock() -> None:
    assert {face.id for face in FACES.values() if face.extra.get("locked")} == set(LOCKED)


# Two in one slot


@pytest.mark.rule("AK-073", "AK-075", "AK-076")
def test_the_first_monument_of_a_slot_lies_in_the_lower_row_and_a_second_one_in_the_upper_row() -> None:
    t = table(p1={"hand": ["C24", "M20"], "timeline": {4: "P3"}}, tiles=TILES)
    t.play("create C24 slot 5")
    assert rows(t) == {"P3": (4, "lower"), "C24": (5, "lower")}
    assert slots_offered(t, "M20") == [5]
    t.play("create M20 slot 5")
    assert rows(t) == {"P3": (3, "lower"), "C24": (4, "lower"), "M20": (4, "upper")}  # after the shift of that turn


@pytest.mark.rule("AK-074")
def test_a_slot_holds_at_most_two_monuments() -> None:
    t = table(p1={"hand": ["C24", "M1"], "timeline": {5: ["P21(1)", "P22(1)"]}})
    assert slots_offered(t, "C24") == [4, 6]  # for a card, on either side of its own slot
    assert t.refusal("create C24 slot 5") == "AK-074"
    with pytest.raises(BadInput, match="room for 2"):
        table(p1={"timeline": {5: ["P21", "P22", "C24"]}})


@pytest.mark.rule("AK-077")
def test_an_upper_card_left_alone_on_its_slot_drops_to_the_lower_row() -> None:
    t = table(p1={"timeline": {2: ["C6(2)", "P26(1)"]}}, tiles=[["T10", "T4", "T5"]])
    t.play("learn T10", "move C6 slot 5")
    assert rows(t) == {"P26": (2, "lower"), "C6": (5, "lower")}
    assert t.p1.knowledge == {"P26": 1, "C6": 2}  # with its own tokens
    t = table(p1={"timeline": {2: ["C6(2)", "P26(1)"]}}, tiles=[["T10", "T4", "T5"]])
    t.play("learn T10", "move P26 slot 5")
    assert rows(t) == {"C6": (2, "lower"), "P26": (5, "lower")}


@pytest.mark.rule("AK-078")
def test_the_two_cards_of_a_slot_are_not_exchanged_at_will() -> None:
    t = table(p1={"timeline": {2: ["C24(2)", "M20(1)"]}, "hand": ["M1"]}, tiles=TILES)
    assert not [offer for offer in t.offers() if offer.startswith("swap")]
    assert t.refusal("swap C24 with M20") == t.refusal("swap M20 with C24") == "AK-078"
    t.play("search", "search")
    assert rows(t) == {"C24": (1, "lower"), "M20": (1, "upper")}  # nor does the shift do it


# Adjacent cards: P27 removes 1 knowledge from each adjacent city

AROUND = {2: ["C16(2)", "C17(3)"], 4: ["C24(3)", "C34(2)"], 1: "C3(4)", 5: "C18(2)"}


@pytest.mark.rule("AK-079", "AK-080", "AK-081")
def test_adjacent_are_the_other_card_of_the_slot_and_the_same_row_of_the_neighbouring_slots() -> None:
    t = table(p1={"timeline": AROUND | {3: ["P27(0)", "C5(3)"]}}, p2={"hand": ["M1"]}, phase="chronicle", tiles=TILES)
    assert t.p1.knowledge["C5"] == 3 - 1  # the same slot
    assert (t.p1.knowledge["C16"], t.p1.knowledge["C24"]) == (2 - 1, 3 - 1)  # beside it in its row
    assert (t.p1.knowledge["C17"], t.p1.knowledge["C34"]) == (3, 2)  # diagonal
    assert (t.p1.lost, t.p1.knowledge["C18"]) == (4, 2)  # two slots away; C3 has declined with all its tokens


@pytest.mark.rule("AK-079", "AK-080", "AK-081")
def test_a_card_in_the_upper_row_is_adjacent_to_the_upper_row() -> None:
    t = table(p1={"timeline": AROUND | {3: ["C5(3)", "P27(0)"]}}, p2={"hand": ["M1"]}, phase="chronicle", tiles=TILES)
    assert t.p1.knowledge["C5"] == 3 - 1
    assert (t.p1.knowledge["C17"], t.p1.knowledge["C34"]) == (3 - 1, 2 - 1)
    assert (t.p1.knowledge["C16"], t.p1.knowledge["C24"]) == (2, 3)


@pytest.mark.rule("AK-080")
def test_the_ends_of_the_timeline_are_not_adjacent_to_each_other() -> None:
    timeline = {1: "P27(0)", 6: "C18(2)", 2: "C16(2)"}
    t = table(p1={"timeline": timeline}, p2={"hand": ["M1"]}, phase="chronicle", tiles=TILES)
    assert t.p1.knowledge == {"C16": 1, "C18": 2}


# Artefacts


@pytest.mark.rule("AK-082", "AK-087")
def test_an_artefact_from_hand_goes_to_a_free_artefact_place_without_knowledge() -> None:
    t = table(p1={"hand": ["A17", "M1"], "artefacts": ["A18"], "timeline": {3: "C7(4)"}}).play("create A17")
    assert (t.p1.artefacts, t.p1.hand) == (["A18", "A17"], ["M1"])
    assert created(t)["knowledge"] == 0
    assert t.p1.knowledge == {"C7": 4}  # tokens lie on monuments and nowhere else
    assert not [face.id for face in FACES.values() if face.kind == "artefact" and "knowledge" in face.numbers]


@pytest.mark.rule("AK-083")
def test_an_artefact_never_covers_another_one() -> None:
    artefacts = ["A17", "A18", "A19", "A20", "A28"]
    for before in range(1, 5):  # each new one takes a place of its own, and all go on working
        t = table(p1={"hand": ["A22", "C24"], "artefacts": artefacts[-before:]}).play("create A22", "create C24 slot 5")
        assert t.p1.artefacts == [*artefacts[-before:], "A22"]
        assert t.p1.knowledge == {"C24": 3 - 1}  # A28, whichever place it has
    t = table(p1={"hand": ["A22"], "artefacts": artefacts}, tiles=TILES)
    assert t.refusal("create A22") == "AK-084"  # not even on top of one of the five


@pytest.mark.rule("AK-084")
def test_with_all_five_places_taken_no_further_artefact_can_be_created() -> None:
    p1 = {"hand": ["A22", "M16"], "artefacts": ["A17", "A18", "A19", "A20", "A28"]}
    t = table(p1=p1, tiles=[["T22", "T4", "T5"], *TILES[1:]], deck=["A1", "A2", "C1"])
    assert "create A22" not in t.offers()
    assert t.refusal("create A22") == "AK-084"
    t.play("create M16 slot 2")  # its effect would create one
    assert t.prompt() == "action"
    t.play("learn T22")  # and so would this one
    assert len(t.p1.artefacts) == 5


@pytest.mark.rule("AK-085")
def test_artefacts_in_play_are_discarded_by_effects_only() -> None:
    t = table(p1={"artefacts": ["A15", "A17"], "hand": ["M1"], "past": ["C1 tilted"]}, tiles=TILES)
    assert not [offer for offer in t.offers() if "A15" in offer or "A17" in offer]
    assert t.refusal("discard A15") == t.refusal("discard A17") == "AK-085"
    t.play("search", "search", "use A15")
    assert (t.p1.artefacts, t.pile) == (["A17"], ["A15"])


@pytest.mark.rule("AK-086")
@pytest.mark.parametrize(("card", "cost"), [("A12", 3), ("A30", 1), ("A33", 3)])
def test_a_cost_printed_on_an_artefact_is_paid_like_that_of_a_monument(card: str, cost: int) -> None:
    t = table(p1={"hand": [card, *QUIET[: cost - 1]]}, tiles=TILES)
    assert f"create {card}" not in t.offers()
    assert t.refusal(f"create {card}") == "AK-057"
    t = table(p1={"hand": [card, *QUIET[: cost + 1]]}).play(f"create {card}")
    assert t.refusal(f"discard {card}") == "AK-056"
    t.play(*[f"discard {paid}" for paid in QUIET[:cost]])
    assert (t.p1.artefacts, t.p1.hand, t.pile) == ([card], [QUIET[cost]], QUIET[:cost])


@pytest.mark.rule("AK-086")
def test_all_other_artefacts_cost_nothing() -> None:
    costs = {face.id: face.numbers["cost"] for face in FACES.values() if face.kind == "artefact"}
    assert {card: cost for card, cost in costs.items() if cost} == {"A12": 3, "A30": 1, "A33": 3}
