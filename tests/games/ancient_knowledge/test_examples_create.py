"""Worked examples of creating and of the Timeline: a position, a choice, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient_knowledge.table import Table, table

TILES: list[list[str]] = [["T9", "T5", "T6"], [], []]
"""Something to learn without prerequisites: an action with a single choice would be done unasked."""
INERT = ["A1", "A2", "A4", "A5", "A6"]
"""Artefacts that act in the Chronicle phase only."""


def is_compulsory(t: Table) -> bool:
    """No way round the effect is offered."""
    return not {"pass", "done"} & set(t.offers())


def entering(choice: str, hand: list[str], **area: Any) -> int:
    """How much knowledge a monument gets when it is created."""
    t = table(p1={"hand": [*hand, "A7"], **area}, tiles=TILES)
    t.play(choice)
    created = [event for event in t.events if event["event"] == "created"]
    assert len(created) == 1
    knowledge = created[0]["knowledge"]
    assert isinstance(knowledge, int)
    return knowledge


@pytest.mark.rule("AK-055", "AK-065", "AK-067", "AK-068", "AK-069")
def test_example_01_heracleion_on_another_slot() -> None:
    """One slot to the left costs one card more than printed and changes nothing else."""
    t = table(p1={"hand": ["C16", "M1", "M2", "M3", "M4"]}, tiles=TILES)
    t.play("create C16 slot 1")
    assert t.offers() == ["discard M1", "discard M2", "discard M3", "discard M4"]
    t.play("discard M1", "discard M2", "discard M3")
    assert t.p1.timeline == {1: ["C16(2)"]}
    assert t.p1.hand == ["M4"]
    assert t.pile == ["M1", "M2", "M3"]


@pytest.mark.rule("AK-062", "AK-065", "AK-066", "AK-067")
def test_example_13_shift_to_the_right() -> None:
    """Three slots to the right cost three cards; the immediate effect already sees the card's own tokens."""
    t = table(p1={"hand": ["P18", "M1", "M2", "M3"], "timeline": {3: ["C7(6)"]}}, tiles=TILES)
    t.play("create P18 slot 4")
    assert t.pile == ["M1", "M2", "M3"]
    assert t.p1.hand == []
    assert t.p1.timeline == {3: ["C7(6)"], 4: ["P18(2)"]}
    assert sorted(t.offers()) == ["remove C7", "remove P18"]
    t.play("remove P18")
    assert t.p1.knowledge == {"C7": 6, "P18": 1}


@pytest.mark.rule("AK-056", "AK-057")
def test_example_15_not_enough_cards() -> None:
    """The card being created is not part of its own payment."""
    four = table(p1={"hand": ["M13", "M1", "M2", "M3"]}, tiles=TILES)
    assert "create M13 slot 6" not in four.offers()
    assert four.refusal("create M13 slot 6") == "AK-057"

    five = table(p1={"hand": ["M13", "M1", "M2", "M3", "M4"]}, tiles=TILES)
    five.play("create M13 slot 6")
    assert five.p1.knowledge == {"M13": 3}
    assert five.pile == ["M1", "M2", "M3", "M4"]


@pytest.mark.rule("AK-074")
def test_example_16_full_slot() -> None:
    """A slot with two monuments takes no third by creation or move, but one of the two can be swapped."""
    t = table(
        p1={"hand": ["C8", "A1"], "timeline": {2: ["C6"], 5: ["C24", "M20"]}},
        tiles=[["T10", "T16", "T1"], [], []],
    )
    assert t.refusal("create C8 slot 5") == "AK-074"
    t.play("learn T10")
    assert "move C6 slot 4" in t.offers()
    assert "move C6 slot 5" not in t.offers()

    t = table(p1={"hand": ["A1"], "timeline": {2: ["C6"], 5: ["C24", "M20"]}}, tiles=[["T10", "T16", "T1"], [], []])
    t.play("learn T16", "swap C6 with C24")
    assert t.p1.timeline == {2: ["C24(3)"], 5: ["C6(2)", "M20(2)"]}


@pytest.mark.rule("AK-077")
def test_example_17_dropping_down() -> None:
    """When the lower monument leaves a slot, the upper one takes its place."""
    t = table(p1={"hand": ["A1"], "timeline": {2: ["C6", "P26"]}}, tiles=[["T10", "T16", "T1"], [], []])
    t.play("learn T10", "move C6 slot 5")
    assert t.p1.timeline == {2: ["P26(1)"], 5: ["C6(2)"]}


def test_example_19_discounts_add_up() -> None:
    """A card's own discount and those of other cards are added, down to nothing and no further."""
    cities = ["C6", "C7", "C9"]
    create = "create C23 slot 3"
    assert entering(create, ["C23"]) == 8
    assert entering(create, ["C23"], past=cities) == 2
    assert entering(create, ["C23"], past=cities, artefacts=["A28"]) == 1
    assert entering(create, ["C23"], past=cities, artefacts=["A28"], timeline={5: ["C24"]}) == 0
    assert entering(create, ["C23"], past=cities, artefacts=["A28"], timeline={5: ["C24"], 6: ["C18"]}) == 0


def test_example_20_no_self_discount() -> None:
    """A card that makes others lighter does not make itself lighter."""
    assert entering("create C24 slot 5", ["C24"]) == 3
    assert entering("create C24 slot 5", ["C24"], artefacts=["A28"]) == 2
    assert entering("create M20 slot 5", ["M20"]) == 2
    assert entering("create M20 slot 5", ["M20"], artefacts=["A26"]) == 1


def test_example_21_angkor_wat_needs_a_city() -> None:
    """Angkor Wat helps only with a city in the Past; pyramids do not do."""
    angkor: dict[int, list[str]] = {6: ["C18"]}
    assert entering("create C26 slot 3", ["C26"], timeline=angkor, past=["P2", "P3", "P4"]) == 7
    assert entering("create C26 slot 3", ["C26"], timeline=angkor, past=["P2", "P3", "C6"]) == 6


def test_example_23_threshold_missed_by_one() -> None:
    """Three megaliths are enough for one discount and one short of the other."""
    megaliths = ["M8", "M9", "M10"]
    assert entering("create M21 slot 3", ["M21"], past=megaliths) == 7
    assert entering("create M17 slot 2", ["M17"], past=megaliths) == 1


def test_example_24_inwa_looks_at_secrets() -> None:
    """Three Secret cards in the collection lighten Inwa, two do not."""
    assert entering("create C33 slot 2", ["C33"], collection=["T10", "T11", "T12"]) == 1
    assert entering("create C33 slot 2", ["C33"], collection=["T10", "T11"]) == 6
    assert entering("create C33 slot 2", ["C33"], collection=["T10", "T11", "T1"]) == 6


def test_example_25_yonaguni_pays_with_artefacts() -> None:
    """Any number of artefacts may go, four knowledge each; what a discarded one had saved stays saved."""
    t = table(p1={"hand": ["P13", "A1"], "artefacts": ["A36", "A8", "A15"]}, tiles=TILES)
    t.play("create P13 slot 4")
    assert t.p1.knowledge == {"P13": 13}
    assert t.offers() == ["discard A36", "discard A8", "discard A15", "done"]

    none = Table(t.pos).play("done")
    assert none.p1.knowledge == {"P13": 13}
    assert none.p1.artefacts == ["A36", "A8", "A15"]

    t.play("discard A36")
    assert t.p1.knowledge == {"P13": 9}
    assert "done" in t.offers()
    t.play("discard A8")
    assert t.p1.knowledge == {"P13": 5}
    assert "done" in t.offers()
    t.play("discard A15")
    assert t.p1.knowledge == {"P13": 1}
    assert t.p1.artefacts == []
    assert t.pile == ["A36", "A8", "A15"]
    assert t.prompt() == "action"


def test_example_27_swap_without_partner() -> None:
    """A lone monument has nothing to swap with, and the turn goes on."""
    t = table(p1={"hand": ["P23", "A1"]}, tiles=TILES)
    t.play("create P23 slot 4")
    assert t.p1.timeline == {4: ["P23(1)"]}
    assert (t.deciding(), t.prompt()) == (["p1"], "action")


def test_example_28_tiwanaku_spares_itself() -> None:
    """One knowledge comes off every other city that has some."""
    t = table(p1={"hand": ["C20", "A1"], "timeline": {3: ["C26(0)", "C36(3)"], 5: ["C34(1)"]}}, tiles=TILES)
    t.play("create C20 slot 2")
    assert t.p1.knowledge == {"C26": 0, "C34": 0, "C36": 2, "C20": 2}


def test_example_29_philae_counts_itself() -> None:
    """With three other cities Philae is the fourth; with two others nothing happens."""
    t = table(p1={"hand": ["C31", "A1"], "timeline": {2: ["C26(7)", "C36(2)"], 5: ["C34(0)"]}}, tiles=TILES)
    t.play("create C31 slot 3")
    assert t.p1.knowledge["C31"] == 3
    assert {"remove C26", "remove C36", "remove C31"} <= set(t.offers())
    assert is_compulsory(t)
    t.play("remove C26")
    assert "remove C26" not in t.offers()  # two different cities
    t.play("remove C36")
    assert t.p1.knowledge == {"C26": 4, "C36": 0, "C34": 0, "C31": 3}
    assert t.prompt() == "action"

    two = table(p1={"hand": ["C31", "A1"], "timeline": {2: ["C26(7)", "C36(2)"]}}, tiles=TILES)
    two.play("create C31 slot 3")
    assert two.p1.knowledge == {"C26": 7, "C36": 2, "C31": 3}
    assert two.prompt() == "action"


@pytest.mark.rule("AK-165")
def test_example_31_order_of_simultaneous_effects() -> None:
    """The owner may take the card first and create it with the other effect; in the other order it comes too late."""

    def spheres_created(top: str) -> Table:
        t = table(p1={"hand": ["M16", "C8"], "artefacts": ["A23"]}, deck=[top], tiles=TILES)
        return t.play("create M16 slot 2")

    t = spheres_created("A8")
    assert sorted(t.offers()) == ["resolve A23", "resolve M16"]
    t.play("resolve A23")
    assert t.p1.hand == ["C8", "A8"]
    assert t.offers() == ["create A8", "pass"]
    declined = Table(t.pos).play("pass")
    assert (declined.p1.artefacts, declined.prompt()) == (["A23"], "action")
    t.play("create A8")
    assert t.p1.artefacts == ["A23", "A8"]
    assert t.prompt() == "action"

    no_artefact = spheres_created("C9").play("resolve A23")
    assert no_artefact.offers() == ["pass"]  # asked all the same: others must not learn that there is no artefact
    no_artefact.play("pass")
    assert (no_artefact.p1.hand, no_artefact.prompt()) == (["C8", "C9"], "action")

    other_order = spheres_created("A8").play("resolve M16", "pass")
    assert (other_order.p1.hand, other_order.prompt()) == (["C8", "A8"], "action")
    assert other_order.p1.artefacts == ["A23"]


def test_example_32_persepolis() -> None:
    """The extra Archive takes at least one card and at most the hand or the knowledge, or is left out."""
    five = ["M1", "M2", "M3", "M4", "A1"]
    t = table(p1={"hand": ["C32", *five]}, tiles=TILES)
    t.play("create C32 slot 3")
    assert t.offers() == [*(f"discard {card}" for card in five), "pass"]  # not `done` without a card

    declined = Table(t.pos).play("pass")
    assert declined.p1.hand == five
    assert (declined.p1.knowledge, declined.prompt()) == ({"C32": 3}, "action")

    one = Table(t.pos).play("discard M1", "done")
    assert (one.p1.hand, one.p1.knowledge) == (five[1:], {"C32": 2})

    t.play("discard M1", "discard M2", "discard M3")  # all the knowledge there is, its own
    assert (t.p1.hand, t.p1.knowledge) == (["M4", "A1"], {"C32": 0})
    assert t.prompt() == "action"

    more = table(p1={"hand": ["C32", *five], "timeline": {5: ["C7(4)"]}}, tiles=TILES)
    more.play("create C32 slot 3", *(f"discard {card}" for card in five))
    assert more.prompt() == "remove"  # five cards, seven knowledge: the hand is the limit
    more.play(*["remove C7"] * 4)  # the fifth has to come off C32
    assert (more.p1.hand, more.p1.knowledge) == ([], {"C7": 0, "C32": 2})


def test_example_33_genetic_disk_uses_the_real_slot() -> None:
    """What counts is the slot where the monument lands, not the printed one."""
    area: dict[str, Any] = {"artefacts": ["A24"], "timeline": {3: ["C36(3)"]}}
    t = table(p1={"hand": ["P34", "M1", "M2", "M3"], **area}, tiles=TILES)
    t.play("create P34 slot 5")
    assert t.pile == ["M1", "M2", "M3"]
    assert t.offers() == ["remove C36", "done"]
    assert Table(t.pos).play("done").p1.knowledge == {"C36": 3, "P34": 0}
    t.play("remove C36")
    assert t.offers() == ["remove C36", "done"]
    assert Table(t.pos).play("done").p1.knowledge == {"C36": 2, "P34": 0}
    t.play("remove C36")
    assert t.p1.knowledge == {"C36": 1, "P34": 0}  # no third

    t = table(p1={"hand": ["C18", "M1", "M2"], **area}, tiles=TILES)
    t.play("create C18 slot 4")
    assert t.pile == ["M1", "M2"]
    assert t.p1.knowledge == {"C36": 3, "C18": 2}


def test_example_35_poulnabrone_with_menga() -> None:
    """One creation is followed by three more at most: each grant counts, but not its own."""
    past = ["C1", "C2", "C3", "C4", "C5", "M1", "M2", "M3", "M4", "M5", "M6", "M7"]
    hand = ["M18", "C6", "C8", "C9", "C10"]
    t = table(p1={"hand": hand, "timeline": {6: ["M36"]}, "past": past}, tiles=TILES)
    t.play("create M18 slot 6")
    assert sorted(t.offers()) == ["resolve M18", "resolve M36"]

    menga_first = Table(t.pos).play("resolve M18")
    assert {"create C6 slot 2", "pass"} <= set(menga_first.offers())
    menga_first.play("create C6 slot 2")  # by M18
    assert {"create C8 slot 5", "pass"} <= set(menga_first.offers())
    menga_first.play("create C8 slot 5")  # by M36, for the monument that M18 created
    assert {"create C9 slot 4", "pass"} <= set(menga_first.offers())
    menga_first.play("create C9 slot 4")  # by M36, for M18
    assert set(menga_first.p1.knowledge) == {"M36", "M18", "C6", "C8", "C9"}
    assert (menga_first.prompt(), menga_first.p1.hand) == ("action", ["C10"])

    poulnabrone_first = Table(t.pos).play("resolve M36", "create C6 slot 2")
    poulnabrone_first.play("create C8 slot 5", "create C9 slot 4")
    assert (poulnabrone_first.prompt(), poulnabrone_first.p1.hand) == ("action", ["C10"])

    declined = t.play("resolve M18", "pass", "pass")
    assert set(declined.p1.knowledge) == {"M36", "M18"}
    assert declined.prompt() == "action"


@pytest.mark.rule("AK-019", "AK-084", "AK-176")
def test_example_36_five_artefacts() -> None:
    """Five artefacts fill the board: no action and no effect creates a sixth."""
    t = table(p1={"hand": ["A8", "M16", "P16"], "artefacts": INERT}, tiles=TILES)
    assert t.refusal("create A8") == "AK-084"
    for spheres in ("create M16 slot 2", "create P16 slot 2"):
        after = Table(t.pos).play(spheres)
        assert after.prompt() == "action"  # nothing was asked in between
        assert after.p1.artefacts == INERT
        assert "A8" in after.p1.hand

    ten = ["A8", "A22", "C6", "C7", "C8", "M8", "M9", "M10", "P7", "P8"]
    t = table(p1={"hand": ["C9"], "artefacts": INERT}, deck=ten, tiles=[["T22", "T9", "T5"], [], []])
    t.play("learn T22")
    assert t.prompt() == "action"
    assert sorted(t.pile) == sorted(ten)
    assert t.p1.artefacts == INERT

    four = table(p1={"hand": ["A8"], "artefacts": INERT[:4]}, tiles=TILES)
    assert "create A8" in four.offers()


@pytest.mark.rule("AK-086")
def test_example_37_artefact_with_a_cost() -> None:
    """The price printed on an artefact is paid with cards from hand."""
    t = table(p1={"hand": ["A12", "C6", "C7", "M13"]}, tiles=TILES)
    t.play("create A12")
    assert (t.p1.artefacts, t.p1.hand) == (["A12"], [])
    assert t.pile == ["C6", "C7", "M13"]

    short = table(p1={"hand": ["A12", "C6", "C7"]}, tiles=TILES)
    assert short.refusal("create A12") == "AK-057"


def test_example_39_sphinx_in_a_3_player_game() -> None:
    """The owner chooses among one opponent's monuments; an opponent without any is skipped."""
    t = table(p1={"hand": ["M25", "A1"]}, p2={"timeline": {2: ["C6(2)", "C7(5)"], 4: ["P31(0)"]}}, p3={}, tiles=TILES)
    t.play("create M25 slot 2")
    assert (t.deciding(), sorted(t.offers())) == (["p1"], ["burden C6", "burden C7", "burden P31"])
    t.play("burden P31")
    assert t.p2.knowledge == {"C6": 2, "C7": 5, "P31": 2}
    assert (t.deciding(), t.prompt()) == (["p1"], "action")
    assert t.p1.knowledge == {"M25": 3}


@pytest.mark.rule("AK-167")
def test_example_40_chabola_and_a_new_artefact() -> None:
    """Each new artefact takes one knowledge off a monument, then gives a card; without knowledge just the card."""
    t = table(
        p1={"hand": ["A8", "A22"], "timeline": {3: ["C36(1)"], 6: ["M26(3)"]}}, deck=["C6", "C9", "C8"], tiles=TILES
    )
    t.play("create A8")
    assert sorted(t.offers()) == ["remove C36", "remove M26"]
    assert t.p1.hand == ["A22"]  # the card comes afterwards
    t.play("remove M26")
    assert t.p1.knowledge == {"C36": 1, "M26": 2}
    assert t.p1.hand == ["A22", "C6"]
    t.play("create A22", "remove C36")
    assert t.p1.knowledge == {"C36": 0, "M26": 2}
    assert t.p1.hand == ["C6", "C9"]

    t = table(p1={"hand": ["A8"], "timeline": {6: ["M26(0)"]}}, deck=["C6"], tiles=TILES)
    t.play("create A8")
    assert (t.p1.knowledge, t.p1.hand, t.prompt()) == ({"M26": 0}, ["C6"], "action")
