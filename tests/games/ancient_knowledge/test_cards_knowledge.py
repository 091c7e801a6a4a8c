"""The knowledge cards: what each one asks for, what it does when learned, what it gives in the end."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ancient_knowledge.game import TITLE
from tests.games.ancient_knowledge.decks import ANCIENT, SECRET, WRITING, final_lines, past, untested
from tests.games.ancient_knowledge.table import Table, table

ARTEFACTS = ["A26", "A28", "A36", "A22", "A23"]
"""Quiet while somebody learns."""


def face_up(card: str) -> list[list[str]]:
    """Tiles that show this card, and one more beside it."""
    if int(card[1:]) <= 27:
        return [[card, "T5" if card != "T5" else "T9"], [], []]
    return [[], [], [card, "T40" if card != "T40" else "T41"]]


def learn(card: str, area: dict[str, Any] | None = None, **layout: Any) -> Table:
    """p1 learns this card with the last action."""
    return table(p1={**(area or {})}, **{"actions": 1, "tiles": face_up(card), **layout}).play(f"learn {card}")


# What it asks for


PREREQUISITES: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = [
    # just enough; too little by one
    ("T1", {"artefacts": ARTEFACTS[:3]}, [{"artefacts": ARTEFACTS[:2], "hand": ["A24", "A29"]}]),
    ("T2", {"past": past(pyramids=2)}, [{"past": past(3, 3, 1)}]),
    ("T7", {"past": past(1, 1, 1)}, [{"past": past(3, 3, 0)}, {"past": past(3, 0, 3)}, {"past": past(0, 3, 3)}]),
    ("T8", {"hand_size": 1}, [{"hand_size": 2}]),
    ("T15", {"past": past(cities=2)}, [{"past": past(1, 3, 3)}]),
    ("T18", {"past": past(1, 0, 1)}, [{"past": past(3, 3, 0)}, {"past": past(0, 3, 3)}]),
    ("T23", {"lost": 5}, [{"lost": 4}]),
    ("T24", {"past": past(2, 1, 1)}, [{"past": past(1, 1, 1)}]),
    ("T25", {"past": past(megaliths=2)}, [{"past": past(3, 1, 3)}]),
    ("T27", {"past": past(2, 2, 1)}, [{"past": past(2, 1, 1)}]),
    ("T28", {"artefacts": ARTEFACTS[:4]}, [{"artefacts": ARTEFACTS[:3], "hand": ["A24", "A29"]}]),
    ("T29", {"past": past(cities=7)}, [{"past": past(6, 6, 6)}]),
    ("T29", {"past": past(megaliths=7)}, [{"past": past(1, 6, 0)}]),
    ("T29", {"past": past(pyramids=7)}, [{"past": past(0, 1, 6)}]),
    ("T30", {"lost": 9}, [{"lost": 8}]),
    ("T31", {"past": ["C1", "M5", "P3"]}, [{"past": ["C1", "P3", *past(3, 3, 3)]}]),
    ("T32", {"past": past(pyramids=4)}, [{"past": past(5, 5, 3)}]),
    ("T33", {"collection": ANCIENT[:3]}, [{"collection": ANCIENT[:2] + SECRET[:3] + WRITING[:3]}]),
    ("T34", {"past": past(cities=3)}, [{"past": past(2, 4, 4)}]),
    ("T35", {"collection": SECRET[:3]}, [{"collection": SECRET[:2] + ANCIENT[:3] + WRITING[:3]}]),
    ("T36", {"hand_size": 10}, [{"hand_size": 9}]),
    (
        "T37",
        {"past": past(3, 2, 2), "lost": 3, "timeline": {3: ["C2", "M2"], 4: ["P1", "C3"]}},
        [{"past": past(2, 2, 2)}, {"past": past(3, 3, 3), "lost": 4}],
    ),
    ("T38", {"past": past(cities=5)}, [{"past": past(4, 6, 6)}]),
    ("T39", {"past": past(3, 3, 3)}, [{"past": past(2, 4, 4)}, {"past": past(4, 2, 4)}, {"past": past(4, 4, 2)}]),
    ("T40", {"past": past(megaliths=3)}, [{"past": past(4, 2, 4)}]),
    ("T41", {"collection": WRITING[:3]}, [{"collection": WRITING[:2] + ANCIENT[:3] + SECRET[:3]}]),
    ("T42", {"collection": ANCIENT[:2] + SECRET[:2] + WRITING[-2:]}, [{"collection": ANCIENT[:5]}]),
    ("T43", {"past": past(4, 3, 3)}, [{"past": past(3, 3, 3)}]),
    ("T44", {"lost": 15}, [{"lost": 14}]),
    ("T45", {"past": past(megaliths=5)}, [{"past": past(6, 4, 6)}]),
]
FREE = ["T3", "T4", "T5", "T6", "T9", "T10", "T11", "T12", "T13", "T14"]
FREE += ["T16", "T17", "T19", "T20", "T21", "T22", "T26"]


@pytest.mark.rule("AK-089")
@pytest.mark.parametrize(("asking", "enough", "too_little"), PREREQUISITES)
def test_a_knowledge_card_is_learned_only_if_its_prerequisites_are_met(
    asking: str, enough: dict[str, Any], too_little: list[dict[str, Any]]
) -> None:
    elsewhere = {"timeline": {2: ["C2", "M2"], 3: ["P1", "C3"], 4: ["M3", "P2"], 5: ["C4", "M4"], 6: ["P4", "P5"]}}
    rich = {"past": ["C20", "C21", "C22", "M20", "M21", "P7", "P8"], "artefacts": ["A17", "A18", "A19"], "lost": 20}

    assert table(p1={**enough}, tiles=face_up(asking)).refusal(f"learn {asking}") is None
    for area in too_little:  # monuments of the Timeline and opponents do not help
        t = table(p1={**area, **elsewhere}, p2=rich, tiles=face_up(asking))
        assert t.refusal(f"learn {asking}") == "AK-089", area


@pytest.mark.parametrize("asking", FREE)
def test_a_knowledge_card_without_prerequisites_is_learned_with_an_empty_area(asking: str) -> None:
    assert table(tiles=face_up(asking)).refusal(f"learn {asking}") is None


def test_tilted_monuments_count_for_prerequisites() -> None:
    assert table(p1={"past": ["C6 tilted", "C7 tilted"]}, tiles=face_up("T15")).refusal("learn T15") is None


# What it is, and what it gives in the end


POINTS = {"T28": 3, "T29": 4, "T30": 2, "T31": 3, "T32": 3, "T33": 2, "T34": 2, "T35": 2, "T36": 2}
POINTS |= {"T37": 4, "T38": 3, "T39": 5, "T40": 2, "T41": 2, "T42": 2, "T43": 2, "T44": 4, "T45": 4}
DECK = {f"T{n}": POINTS.get(f"T{n}", 0) for n in range(1, 46)}


@pytest.mark.rule("AK-153")
@pytest.mark.parametrize("card", DECK)
def test_a_knowledge_card_gives_its_printed_points_in_the_end(card: str) -> None:
    lines = final_lines(collection=[card])

    assert lines == {"past": 0, "effects": 0, "knowledge": DECK[card], "timeline": 0, "lost": 0}


@pytest.mark.rule("AK-020")
@pytest.mark.parametrize("card", DECK)
def test_a_knowledge_card_has_its_printed_type_and_level(card: str) -> None:
    face = next(face for face in TITLE.box().faces() if face.id == card)

    assert face.kind == ("ancient" if card in ANCIENT else "secret" if card in SECRET else "writing")
    assert face.numbers["level"] == (2 if card in POINTS else 1)


LEVEL_2 = [(card, enough) for card, enough, _ in PREREQUISITES if card in POINTS]


@pytest.mark.parametrize(("card", "enough"), LEVEL_2)
def test_a_level_ii_card_does_nothing_but_join_the_collection(card: str, enough: dict[str, Any]) -> None:
    before = table(p1={**enough, "timeline": {4: ["C2(4)"]}}, tiles=face_up(card), actions=1, flipped=True)
    area = before.p1
    after = before.play(f"learn {card}")

    assert after.p1.collection == [*area.collection, card]
    assert (after.p1.hand, after.p1.lost, after.p1.knowledge) == (area.hand, area.lost, {"C2": 4})
    assert after.deciding() == ["p2"]


# Level I: cards


DRAWS = [("T1", 3), ("T2", 3), ("T7", 4), ("T8", 3), ("T15", 3), ("T18", 3), ("T24", 3), ("T25", 3)]


@pytest.mark.parametrize(("card", "amount"), DRAWS)
def test_a_knowledge_card_draws_cards(card: str, amount: int) -> None:
    area = next(enough for id, enough, _ in PREREQUISITES if id == card)
    deck = ["M1", "M2", "M3", "M4", "M5"]
    t = learn(card, {**area, "hand_size": 1}, deck=deck)

    assert t.p1.hand[1:] == deck[:amount]
    assert t.p2.hand == []


@pytest.mark.rule("AK-121")
@pytest.mark.parametrize(("card", "amount"), [case for case in DRAWS if case[0] != "T8"])
def test_a_knowledge_card_draws_up_to_10_in_hand(card: str, amount: int) -> None:
    area = next(enough for id, enough, _ in PREREQUISITES if id == card)

    assert len(learn(card, {**area, "hand_size": 8}).p1.hand) == 10


def test_T3_lets_everybody_take_a_card_clockwise_and_its_owner_a_second_one() -> None:
    top = ["M1", "M2", "M3", "M4", "M5"]
    t = learn("T3", deck=[*top, "M6"], p3={})
    assert t.offers() == [f"take {card}" for card in top]

    t.play("take M2")
    assert (t.deciding(), t.offers()) == (["p2"], ["take M1", "take M3", "take M4", "take M5"])
    t.play("take M5")
    assert t.deciding() == ["p3"]
    t.play("take M1")
    assert t.deciding() == ["p1"]
    t.play("take M4")

    assert (t.p1.hand, t.p2.hand, t.p3.hand) == (["M2", "M4"], ["M5"], ["M1"])
    assert t.pile == ["M3"]
    assert t.deck[0] == "M6"


def test_T3_skips_who_has_10_cards() -> None:
    hand = [f"P{n}" for n in range(1, 10)]
    t = learn("T3", {"hand": hand}, p2={"hand_size": 10}, p3={}, deck=["M1", "M2", "M3", "M4", "M5"])

    t.play("take M1")
    assert t.deciding() == ["p3"]
    t.play("take M2")

    assert t.p1.hand == [*hand, "M1"]  # full: no second card
    assert sorted(t.pile) == ["M3", "M4", "M5"]


def test_T4_takes_1_of_the_8_top_cards_and_discards_the_7_others() -> None:
    top = ["C1", "C2", "C3", "M1", "M2", "A1", "A2", "P1"]
    t = learn("T4", {"hand": ["M5"]}, deck=[*top, "P2"])
    assert t.offers() == [f"take {card}" for card in top]

    t.play("take P1")

    assert t.p1.hand == ["M5", "P1"]
    assert sorted(t.pile) == sorted(top[:-1])
    assert t.deck[0] == "P2"


def test_T4_is_skipped_with_10_cards_in_hand() -> None:
    t = learn("T4", {"hand_size": 10}, deck=["C1", "C2"])

    assert len(t.p1.hand) == 10
    assert (t.deck[:2], t.pile) == (["C1", "C2"], [])


def test_T13_draws_1_card_for_each_city_in_the_timeline() -> None:
    area = {"timeline": {3: ["C1", "C2"], 4: ["M1", "P1"], 5: ["C3"]}, "past": past(cities=2)}

    assert learn("T13", area, deck=["M5", "M6", "M7", "P3"]).p1.hand == ["M5", "M6", "M7"]
    assert learn("T13", {"past": past(cities=2)}).p1.hand == []


@pytest.mark.parametrize(
    ("choices", "hand"),
    [
        (["done"], ["M1", "M2", "M3", "M4"]),
        (["discard M2", "done"], ["M1", "M3", "M4", "P1"]),
        (["discard M2", "discard M1", "discard M4"], ["M3", "P1", "P2", "P3"]),
    ],
)
def test_T17_exchanges_up_to_3_cards(choices: list[str], hand: list[str]) -> None:
    t = learn("T17", {"hand": ["M1", "M2", "M3", "M4"]}, deck=["P1", "P2", "P3", "P4"]).play(*choices)

    assert t.p1.hand == hand
    assert t.deciding() == ["p2"]


def test_T26_makes_each_opponent_discard_1_card_of_their_choice() -> None:
    theirs = {"p2": {"hand": ["M1", "M2"]}, "p3": {"hand": ["M3"]}, "p4": {}}
    t = learn("T26", {"hand": ["M4"]}, **theirs)
    assert (t.deciding(), t.offers()) == (["p2"], ["discard M1", "discard M2"])

    t.play("discard M2")

    assert (t.p1.hand, t.p2.hand, t.p3.hand) == (["M4"], ["M1"], [])
    assert sorted(t.pile) == ["M2", "M3"]


TEN = ["A8", "M1", "A12", "M2", "A22", "M3", "P1", "P2", "P3", "P4"]


def test_T22_must_create_1_artefact_of_the_10_top_cards_that_can_be_paid() -> None:
    t = learn("T22", {"hand": ["A23", "C1"]}, deck=[*TEN, "A26"])
    assert t.offers() == ["create A8", "create A22"]  # neither A12 for 3 cards, nor from hand, nor the eleventh

    t.play("create A22")

    assert t.p1.artefacts == ["A22"]
    assert t.p1.hand == ["A23", "C1"]
    assert sorted(t.pile) == sorted(set(TEN) - {"A22"})
    assert t.deck[0] == "A26"


def test_T22_pays_the_cost_from_hand() -> None:
    t = learn("T22", {"hand": ["C1", "C2", "C3", "C4"]}, deck=TEN)

    t.play("create A12", "discard C1", "discard C2", "discard C4")

    assert t.p1.artefacts == ["A12"]
    assert t.p1.hand == ["C3"]


def test_T22_sets_off_what_waits_for_a_new_artefact() -> None:
    t = learn("T22", {"timeline": {5: ["M26(3)"]}}, deck=[*TEN, "P5", "P6"]).play("create A8")

    assert t.p1.knowledge == {"M26": 2}
    assert t.p1.hand == ["P5"]


@pytest.mark.parametrize(
    ("artefacts", "top"),
    [(ARTEFACTS, ["A8", "M1"]), ([], ["A12", "M1"])],
    ids=["no free place", "too expensive"],
)
def test_T22_discards_all_if_no_artefact_can_be_created(artefacts: list[str], top: list[str]) -> None:
    t = learn("T22", {"artefacts": artefacts}, deck=top, rest="out")

    assert t.p1.artefacts == artefacts
    assert sorted(t.pile) == top
    assert t.deciding() == ["p2"]


def test_T27_puts_1_face_up_level_ii_card_under_its_deck() -> None:
    tiles = [["T27", "T5", "T6"], ["T9", "T10"], ["T28", "T29", "T30"]]
    t = learn("T27", {"past": past(cities=5)}, tiles=tiles, knowledge={"2": ["T31"]}, rest="out")
    assert t.offers() == ["bury T28", "bury T29", "bury T30"]

    t.play("bury T29")

    assert t.deciding() == ["p2"]
    assert t.tiles == [["T5", "T6"], ["T9", "T10"], ["T28", "T30"]]
    assert t.pool(2) == ["T31", "T29"]


def test_T27_refills_a_tile_with_one_card_left() -> None:
    tiles = [["T27", "T5", "T6"], [], ["T28", "T29"]]
    t = learn("T27", {"past": past(cities=5)}, tiles=tiles, knowledge={"2": ["T31", "T32", "T33"]}, rest="out")

    t.play("bury T28")

    assert t.tiles[2] == ["T31", "T32", "T33"]
    assert (t.discarded(2), t.pool(2)) == (["T29"], ["T28"])


def test_T27_does_nothing_without_a_face_up_level_ii_card() -> None:
    t = learn("T27", {"past": past(cities=5)}, tiles=[["T27", "T5", "T6"], ["T9", "T10"], []])

    assert t.deciding() == ["p2"]
    assert t.tiles[:2] == [["T5", "T6"], ["T9", "T10"]]


# Level I: knowledge


@pytest.mark.parametrize(
    ("card", "lost", "left", "drawn"),
    [
        ("T5", 3, 2, 1),
        ("T5", 0, 0, 1),
        ("T9", 3, 1, 0),
        ("T9", 1, 0, 0),
        ("T9", 0, 0, 0),
        ("T23", 5, 2, 0),
        ("T23", 9, 6, 0),
    ],
)
def test_a_knowledge_card_returns_lost_knowledge(card: str, lost: int, left: int, drawn: int) -> None:
    t = learn(card, {"lost": lost}, p2={"lost": 7})

    assert t.p1.lost == left
    assert len(t.p1.hand) == drawn
    assert t.p2.lost == 7


@pytest.mark.parametrize(("card", "kind"), [("T6", "P"), ("T11", "C"), ("T20", "M")])
def test_a_knowledge_card_takes_1_off_each_monument_of_a_type(card: str, kind: str) -> None:
    tokens = {"C1": 4, "C2": 1, "C3": 0, "M1": 4, "M2": 1, "M3": 0, "P1": 3, "P2": 1, "P3": 0}
    ids = [f"{id}({count})" for id, count in tokens.items()]
    timeline = {2: ids[:2], 3: ids[2:4], 4: ids[4:6], 5: ids[6:8], 6: ids[8:]}
    t = learn(card, {"timeline": timeline}, p2={"timeline": {3: ["C4(4)", "M4(2)"], 4: ["P4(4)"]}})

    assert t.p1.knowledge == {id: max(0, count - (id[0] == kind)) for id, count in tokens.items()}
    assert t.p2.knowledge == {"C4": 4, "M4": 2, "P4": 4}
    assert t.p1.lost == 0


def test_T12_must_remove_as_much_knowledge_as_there_are_artefacts() -> None:
    area = {"artefacts": ARTEFACTS[:3], "hand": ["A24"], "timeline": {3: ["C1(4)"], 4: ["M1(4)"]}}
    t = learn("T12", area)
    assert t.offers() == ["remove C1", "remove M1"]

    t.play("remove C1", "remove M1", "remove M1")

    assert t.p1.knowledge == {"C1": 3, "M1": 2}
    assert t.deciding() == ["p2"]


def test_T12_removes_what_there_is_and_nothing_without_artefacts() -> None:
    all_of_it = learn("T12", {"artefacts": ARTEFACTS[:4], "timeline": {3: ["C1(2)"], 4: ["M1(1)"]}})
    all_of_it.play("remove C1", "remove C1")
    nothing = learn("T12", {"timeline": {3: ["C1(2)"]}})

    assert all_of_it.p1.knowledge == {"C1": 0, "M1": 0}
    assert nothing.p1.knowledge == {"C1": 2}


def test_T14_must_remove_exactly_3_from_a_monument_with_at_least_5() -> None:
    t = learn("T14", {"timeline": {3: ["C7(5)", "P13(9)"], 4: ["M1(4)"]}})
    assert t.offers() == ["remove C7", "remove P13"]

    t.play("remove C7")

    assert t.p1.knowledge == {"C7": 2, "P13": 9, "M1": 4}
    assert t.deciding() == ["p2"]


def test_T14_does_nothing_with_4_knowledge_on_each_monument() -> None:
    t = learn("T14", {"timeline": {3: ["C1(4)"], 4: ["M1(4)"]}}, p2={"timeline": {3: ["C7(9)"]}})

    assert (t.p1.knowledge, t.p2.knowledge) == ({"C1": 4, "M1": 4}, {"C7": 9})


def test_T21_puts_1_knowledge_on_a_monument_of_each_opponent_then_draws_1_card() -> None:
    t = learn(
        "T21",
        {"timeline": {4: ["P1(3)"]}},
        p2={"timeline": {2: ["C1(4)"], 3: ["M1(0)"]}},
        p3={"hand": ["M2"]},
        p4={"timeline": {5: ["C2(4)", "C3(2)"]}},
        deck=["M5"],
    )
    assert t.offers() == ["burden C1", "burden M1"]

    t.play("burden M1")
    assert t.offers() == ["burden C2", "burden C3"]  # p3 has no monument
    t.play("burden C3")

    assert t.p2.knowledge == {"C1": 4, "M1": 1}
    assert t.p4.knowledge == {"C2": 4, "C3": 3}
    assert t.p1.knowledge == {"P1": 3}
    assert t.p1.hand == ["M5"]


def test_T21_draws_even_if_no_opponent_has_a_monument() -> None:
    assert learn("T21", deck=["M5"]).p1.hand == ["M5"]


# Level I: monuments


def test_T10_must_move_a_monument_to_another_slot_with_room() -> None:
    area = {"timeline": {2: ["C21(0)", "M1(2)"], 3: ["P1(3)", "P2(2)"]}}
    t = learn("T10", area, actions=2)
    assert [offer for offer in t.offers() if "C21" in offer] == [f"move C21 slot {slot}" for slot in (1, 4, 5, 6)]
    assert {offer.split()[1] for offer in t.offers()} == {"C21", "M1", "P1", "P2"}  # no pass

    t.play("move C21 slot 6")

    assert t.p1.timeline == {2: ["M1(2)"], 3: ["P1(3)", "P2(2)"], 6: ["C21(0)"]}


def test_T10_does_nothing_without_a_monument() -> None:
    t = learn("T10", p2={"timeline": {3: ["C1(4)"]}})

    assert t.deciding() == ["p2"]
    assert t.p2.timeline == {3: ["C1(4)"]}


def test_T10_does_nothing_in_a_full_timeline() -> None:
    full = {slot: [f"C{slot}", f"M{slot}"] for slot in range(1, 7)}
    t = learn("T10", {"timeline": full}, actions=2)

    assert t.prompt() == "action"


def test_T10_hurries_a_monument_to_slot_1_in_a_decline_phase() -> None:
    area = {"timeline": {1: ["P9(0)"], 4: ["C1(2)"]}}
    t = table(phase="decline", p1=area, tiles=face_up("T10")).play("learn T10")
    assert {offer.split()[1] for offer in t.offers()} == {"C1"}  # not P9, whose decline has begun

    t.play("move C1 slot 1")

    assert t.p1.past == ["P9", "C1"]
    assert t.p1.lost == 2


def test_T16_must_swap_2_monuments_with_their_tokens() -> None:
    area = {"timeline": {2: ["C21(4)", "M1(2)"], 3: ["P1(3)", "P2(1)"]}}
    t = learn("T16", area, actions=2)
    pairs = ["C21 with M1", "C21 with P1", "C21 with P2", "M1 with P1", "M1 with P2", "P1 with P2"]
    assert t.offers() == [f"swap {pair}" for pair in pairs]

    t.play("swap C21 with P2")

    assert t.p1.timeline == {2: ["P2(1)", "M1(2)"], 3: ["P1(3)", "C21(4)"]}


def test_T16_does_nothing_with_1_monument() -> None:
    t = learn("T16", {"timeline": {3: ["C1(4)"]}}, p2={"timeline": {3: ["C2(4)"]}})

    assert t.p1.timeline == {2: ["C1(4)"]}  # shifted at the end of the turn
    assert t.p2.timeline == {3: ["C2(4)"]}


def test_T16_cannot_swap_a_monument_whose_decline_has_begun() -> None:
    area = {"timeline": {1: ["P9(0)"], 4: ["C1(2)"], 5: ["M1(4)"]}}
    t = table(phase="decline", p1=area, tiles=face_up("T16")).play("learn T16")

    assert t.p1.timeline == {3: ["M1(4)"], 4: ["C1(2)"]}  # the only pair, then shifted
    assert t.p1.past == ["P9"]


def test_T19_must_straighten_2_monuments() -> None:
    t = learn("T19", {"past": ["C6 tilted", "C7 tilted", "M8 tilted", "M9"]})
    assert t.offers() == ["straighten C6", "straighten C7", "straighten M8"]

    t.play("straighten M8", "straighten C6")

    assert t.p1.tilted == ["C7"]
    assert t.deciding() == ["p2"]


@pytest.mark.parametrize("tilted", [["C6 tilted"], ["C6 tilted", "C7 tilted"]])
def test_T19_straightens_all_if_there_are_no_more_than_2(tilted: list[str]) -> None:
    t = learn("T19", {"past": [*tilted, "M9"]}, p2={"past": ["C8 tilted", "C9"]})

    assert t.p1.tilted == []
    assert t.p2.tilted == ["C8"]


def test_every_knowledge_card_has_a_test() -> None:
    prerequisites = {case[0] for case in PREREQUISITES}

    assert prerequisites | set(FREE) == set(DECK)
    assert untested(globals(), "T", "immediate", "final") == set()
